"""Puzzles: what is mined has one best answer, and what ships still has."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from arenarium.bots.contract import find_game, seed_for
from arenarium.bots.goals import goal_of, goals_of
from arenarium.bots.levels import BEST, MINED, THINKING, TRYING
from arenarium.bots.puzzles.book import Book, Puzzle, book_of, read
from arenarium.bots.puzzles.mining import Found, book, by_coin, check, prove
from arenarium.bots.puzzles.proof import Lines, TooMany
from arenarium.cli.main import app
from arenarium.core.game import AnyGame
from arenarium.core.kernel import apply, questions
from arenarium.core.refusal import BadData
from arenarium.words import LANGUAGES, words

NAMES: Final = ("herosi", "monolith", "tashkalar", "warcraft")
SHORT: Final = 250  # answers tried in one world: what a test has time for


def shipped(name: str) -> tuple[AnyGame, Book]:
    game = find_game(name)
    found = book_of(game)
    assert found is not None
    return game, found


def short(found: Book, count: int) -> list[Puzzle]:
    """Some puzzles with few lines, not always the same kind."""
    cheap = [p for p in found.puzzles if p.lines <= SHORT]
    return sorted(cheap, key=lambda p: seed_for(1, p.id))[:count]


@pytest.mark.parametrize("name", NAMES)
def test_what_ships_is_whole(name: str) -> None:
    game, found = shipped(name)
    assert (found.game, found.rules) == (name, game.rules), "the rules changed: mine the puzzles anew"
    assert len(found.puzzles) >= 200
    assert sum(by_coin(p) for p in found.puzzles) <= len(found.puzzles) / 8
    assert len({p.id for p in found.puzzles}) == len(found.puzzles)
    assert len(found.packed()) < 1 << 20
    for p in found.puzzles:
        assert p.best > p.second
        assert goal_of(game, p.goal) in goals_of(game)
        assert 1 <= p.find <= len(p.line)
        assert 0 <= p.missed <= 1
        assert p.worlds >= 12


@pytest.mark.parametrize("name", NAMES)
def test_themes_are_told_in_every_language(name: str) -> None:
    _, found = shipped(name)
    for lang in LANGUAGES:
        for theme in {p.theme for p in found.puzzles}:
            for key in (f"{name}-puzzle-{theme}", f"{name}-puzzle-{theme}.name"):
                assert words(lang).say(key, {}) != key


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_can_be_played_by_todays_rules(name: str) -> None:
    """The positions are answers in notation: saves may change their shape, and these stay."""
    game, found = shipped(name)
    for puzzle in sorted(found.puzzles, key=lambda p: seed_for(2, p.id))[:10]:
        s = found.position(game, puzzle)
        for text in puzzle.line:
            apply(s, puzzle.seat, game.parse(s, text))


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_has_one_best_answer_in_worlds_it_was_not_proven_in(name: str) -> None:
    game, found = shipped(name)
    chosen = short(found, 4)
    assert chosen
    assert [check(game, found, p, 4, 99) for p in chosen] == [""] * len(chosen)


def test_a_puzzle_that_is_wrong_is_noticed() -> None:
    game, found = shipped("herosi")
    puzzle = short(found, 1)[0]
    s = found.position(game, puzzle)
    d = next(q for q in questions(s) if q.seat == puzzle.seat)
    other = next(text for a in d.options if (text := game.notate(s, a)) != puzzle.line[0])
    assert check(game, found, replace(puzzle, line=[other]), 2, 1)
    assert check(game, found, replace(puzzle, best=puzzle.best + 1), 2, 1)
    assert check(game, found, replace(puzzle, at=puzzle.at - 1, first=[]), 2, 1)


def test_the_same_question_is_proven_in_the_same_way() -> None:
    game, found = shipped("herosi")
    puzzle = next(p for p in short(found, 20) if not p.first)
    goal = goal_of(game, puzzle.goal)
    s = found.position(game, puzzle)
    d = next(q for q in questions(s) if q.seat == puzzle.seat)
    seeds = range(8)  # by other lots it may look too easy, never have another answer
    twice = [[prove(Lines(game, goal, puzzle.seat, goal.lines), s, d, seed, 3) for seed in seeds] for _ in "12"]
    assert twice[0] == twice[1]
    answers = {p.line[0] for p in twice[0] if p is not None}
    assert answers == {puzzle.line[0]}


def test_a_turn_with_too_many_lines_is_left_alone() -> None:
    game, found = shipped("herosi")
    puzzle = short(found, 1)[0]
    goal = goal_of(game, puzzle.goal)
    s = found.position(game, puzzle)
    d = next(q for q in questions(s) if q.seat == puzzle.seat)
    with pytest.raises(TooMany):
        Lines(game, goal, puzzle.seat, 1).weigh([s], d)
    assert prove(Lines(game, goal, puzzle.seat, 1), s, d, 1, 2) is None


def test_a_book_is_put_together_in_the_order_of_the_games() -> None:
    game, found = shipped("herosi")
    rows = [Found(n, m, [p for p in found.puzzles if p.match == n]) for n, m in enumerate(found.matches)]
    made = book(game, found.seed, rows, 30)
    assert made.packed() == book(game, found.seed, reversed(rows), 30).packed()
    assert len(made.puzzles) == 30
    assert made.position(game, made.puzzles[-1]).stack
    assert sum(p.missed == 0 for p in made.puzzles) <= 0.25 * 30


def test_few_of_a_book_are_answered_by_a_coin() -> None:
    game, found = shipped("herosi")
    rows = [Found(n, m, [p for p in found.puzzles if p.match == n]) for n, m in enumerate(found.matches)]
    for row in rows:
        row.puzzles = [replace(p, options=2, find=1, missed=0.5) for p in row.puzzles]
    assert len(book(game, found.seed, rows, 30).puzzles) == 3


@pytest.mark.parametrize("data", [b"", b"no gzip", b"\x1f\x8b\x08\x00"])
def test_a_file_that_is_none_is_refused(data: bytes) -> None:
    with pytest.raises(BadData):
        read(data, "broken")


def test_the_command_proves_again(tmp_path: Path) -> None:
    game, found = shipped("herosi")
    few = book(game, 1, [Found(0, found.matches[p.match], [p]) for p in short(found, 1)], 2)
    file = tmp_path / "few.puzzles"
    file.write_bytes(few.packed())
    run = CliRunner().invoke(app, ["puzzles", "herosi", "--check", "2", "--file", str(file), "--worlds", "2"])
    assert run.exit_code == 0
    assert "0 with a fault" in run.output
    few.puzzles[0].best += 1
    file.write_bytes(few.packed())
    run = CliRunner().invoke(app, ["puzzles", "herosi", "--check", "2", "--file", str(file), "--worlds", "2"])
    assert run.exit_code == 1
    assert few.puzzles[0].id in run.output


def test_the_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    game, found = shipped("herosi")
    few = book(game, 1, [Found(0, found.matches[p.match], [p]) for p in short(found, 1)], 2, played=3)
    file, out = tmp_path / "few.puzzles", tmp_path / "more.puzzles"
    file.write_bytes(few.packed())
    args = ["puzzles", "herosi", "--games", "1", "--worlds", "2", "--onto", str(file), "--out", str(out)]
    assert CliRunner().invoke(app, args).exit_code == 0
    more = read(out.read_bytes(), "more")
    assert more.played == 4
    assert more.puzzles[0].id == few.puzzles[0].id
    assert more.matches[0] == few.matches[0]
    refused = CliRunner().invoke(app, [*args, "--seed", "2"])
    assert refused.exit_code == 1
    assert "another seed" in refused.output


def test_who_plays_and_tries_puzzles_is_a_level_that_thinks_and_not_the_best() -> None:
    assert {*MINED, *TRYING} <= set(THINKING) - {BEST}
