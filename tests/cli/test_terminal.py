"""`arenarium play`: what is drawn, how long lists are narrowed down, a game of each to its end."""

from __future__ import annotations

import os
import pty
import random
import sys
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium import games
from arenarium.cli.answers import Answers
from arenarium.cli.main import app
from arenarium.cli.screen import Screen, heaviest, outlined
from arenarium.conformance import name_of, play_table, variants, walk
from arenarium.core.game import AnyGame, Json
from arenarium.core.paint import MARK, beside, paint, width
from arenarium.words import LANGUAGES, words
from tests import toy

run = CliRunner()
SEED = "07" * 16
PLACES = [f"place pik {hex_}/{turn}" for hex_ in ("c3", "c4", "d2") for turn in range(6)]


def play(game: str, *lines: str, more: tuple[str, ...] = ()) -> str:
    shown = run.invoke(
        app,
        ["play", game, "--seats-are", "me,random", "--seed", SEED, *more],
        input="".join(f"{line}\n" for line in lines),
    )
    assert shown.exit_code == 0, shown.output
    return shown.output


# --- narrowing down ------------------------------------------------------------------------------


def test_long_lists_are_grouped_word_by_word() -> None:
    answers = Answers([*PLACES, "place kni c3/0", "discard pik", "done"])
    assert answers.labels(answers.choices()) == ["place", "discard pik", "done"]
    assert answers.take("place pik") is None
    assert [(label, c.count) for label, c in zip(answers.labels(answers.choices()), answers.choices())] == [
        ("c3", 6),
        ("c4", 6),
        ("d2", 6),
    ]
    assert answers.take("c4") is None
    assert answers.labels(answers.choices()) == ["0", "1", "2", "3", "4", "5"]
    assert answers.take("5") == "place pik c4/5"
    answers.back()
    assert " ".join(answers.at) == "place pik"
    answers.back()
    assert " ".join(answers.at) == "place"


def test_what_can_mean_only_one_answer_is_that_answer() -> None:
    answers = Answers([*PLACES, "place kni c3/0", "done"])
    assert answers.take("place kni") == "place kni c3/0"
    assert answers.take("place pik d2/4") == "place pik d2/4"
    assert answers.take("place pik d2 4") == "place pik d2/4"
    assert answers.take("fly away") == "fly away"


def test_a_number_is_of_the_list_unless_the_list_is_of_numbers() -> None:
    answers = Answers([*PLACES, "done"])
    assert answers.pick(answers.choices(), "1") is None
    assert answers.pick(answers.choices(), "3") is None
    assert answers.at == ("place", "pik", "d2")
    assert answers.pick(answers.choices(), "1") == "place pik d2/1"
    dice = Answers(["keep", *(f"roll {' '.join(mask)}" for mask in ("1", "12", "13", "123", "2", "23", "3"))] * 3)
    assert dice.take("roll 1 3") == "roll 1 3"
    assert dice.take("roll 1") == "roll 1"


# --- the drawing ---------------------------------------------------------------------------------


CASES = [pytest.param(g, o, id=f"{g.name}-{name_of(o)}") for g in games.games() for o in variants(g)]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_every_position_can_be_drawn_for_everybody(game: AnyGame, options: Json) -> None:
    for s, _ in islice(walk(game, options, 6), 5, 400, 79):
        for seat in range(-1, s.seats):
            for lang in LANGUAGES:
                drawn = MARK.sub("", game.screen(game.view(s, seat), options, words(lang).say))
                assert drawn.count("\n") > 8
                assert "terminal-" not in drawn
                assert f"{game.name}-" not in drawn


def test_blocks_stand_side_by_side_whatever_their_colours() -> None:
    assert width(paint("[site]", "bold red")) == 6
    assert [MARK.sub("", line) for line in beside([paint("ab", "red"), "c"], ["1", "2", "3"], 1)] == [
        "ab 1",
        "c  2",
        "   3",
    ]


def test_a_game_without_a_screen_is_drawn_by_its_picture(capsys: pytest.CaptureFixture[str]) -> None:
    table = play_table(toy.GAME, variants(toy.GAME)[0], 3, most=4)
    Screen(table, ["me", "random"], words("en")).draw(0)
    assert capsys.readouterr().out.strip() == toy.GAME.picture(toy.GAME.resample(table.state, 0, heaviest)).strip()


# --- the conversation ----------------------------------------------------------------------------


def test_a_tile_is_placed_in_three_steps() -> None:
    shown = play("monolith", "place ban", "c3", "1", "place agi", "a2", "2", "quit")
    assert "Red places Rune of Agility on a2." in shown


def test_help_tells_the_commands_and_what_a_card_does() -> None:
    shown = " ".join(play("tashkalar", "help", "help messenger", "help Bomb", "help spaceship", "quit").split())
    assert "place c1" in shown
    assert "view players.0" in shown
    assert "first words" in shown
    assert "any number of standard moves" in shown
    assert "every common piece touching it" in shown
    assert "Nothing is called “spaceship”" in shown
    assert "Knight" in play("monolith", "help kni", "quit")


def test_help_with_the_first_word_of_actions_lists_them_and_a_word_of_none_is_told() -> None:
    shown = play("monolith", "help place", "? dragon", "quit")
    assert shown.count("c3/0") == 2
    assert "No answer to this question has “dragon”." in shown


def test_an_option_by_seat_is_a_word_for_each() -> None:
    shown = play("warcraft", "quit", more=("--set", "races=human,orc"))
    assert "Red, Human" in shown
    assert "Blue, Orc" in shown


def test_the_view_is_an_outline_of_what_is_known() -> None:
    shown = play("warcraft", "view seats.0.units.melee", "view nowhere", "quit")
    assert "level: 1" in shown
    assert "needs: melee 1" in shown
    assert "The view has no “nowhere”. It has: mode," in " ".join(shown.split())
    assert "@warcraft" not in shown  # names are said, not their keys
    whole = play("herosi", "view", "quit")
    assert "battles:" in whole
    assert "{" not in whole
    assert list(outlined({"a": {"b": [1, 2], "c": None}, "d": [{"e": [[1], True]}]})) == [
        "a: b 1 2, c –",
        "d:",
        "  0:",
        "    e:",
        "      0: 1",
        "      1: yes",
    ]
    assert list(outlined({"a": {"b": ["long"] * 30, "c": None}})) == ["a:", "  b:" + " long" * 30, "  c: –"]
    assert "\n    0: id a1, x 234, y 52, kind clear, vp 0, town –, label –, neighbours b1 b2\n" in play(
        "warcraft", "view", "quit"
    )


def test_the_board_undo_giving_up_and_words_of_actions(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    shown = play("tashkalar", "place e5", "undo", "board", "? c1", "1", f"save {file}", "", "..", "resign")
    assert "Red: common piece placed on e5." in shown
    assert "Red: common piece placed on c1." in shown
    assert file.exists()
    assert "Blue won." in shown


@pytest.mark.parametrize(
    ("name", "setting"),
    [("monolith", "tactical=true"), ("tashkalar", "turn_limit=12"), ("warcraft", "limit=3"), ("herosi", "life=10")],
)
def test_a_game_of_each_is_played_to_its_end(name: str, setting: str) -> None:
    luck = random.Random(3)
    lines = [str(luck.choice((1, 1, 2, 2, 3, 4, 5, 6))) for _ in range(4000)]
    assert "Seed of the lots" in play(name, *lines, more=("--set", setting))


def in_a_terminal(*more: str) -> str:
    """What somebody sees who sits at a terminal and leaves at once."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", **dict(word.split("=") for word in more))
        os.execv(sys.executable, [sys.executable, "-m", "arenarium", "play", "tashkalar", "--seed", SEED])
    os.write(terminal, b"quit\n")
    shown = b""
    try:
        while part := os.read(terminal, 4096):
            shown += part
    except OSError:  # the other end is closed
        pass
    os.waitpid(child, 0)
    return shown.decode()


def test_colours_are_for_terminals_that_want_them() -> None:
    assert "\x1b[" in in_a_terminal("COLUMNS=100")
    bare = in_a_terminal("NO_COLOR=1")
    assert "38;" not in bare
    assert "\x1b[31m" not in bare
    assert "Tasks" in bare
    assert "\x1b[" not in play("tashkalar", "quit")
