"""Puzzles in which lots are weighed: the chances are exact, also where a fight may go on for ever."""

from __future__ import annotations

from typing import Final

import pytest

from arenarium.bots.contract import find_game
from arenarium.bots.goals import goal_of
from arenarium.bots.puzzles.chances import Chances, lines_of
from arenarium.bots.puzzles.proof import Lines, TooMany, Weighed
from arenarium.core.kernel import CHANCE, Decision, State, answer, questions
from arenarium.games.warcraft.box import MELEE
from arenarium.games.warcraft.pieces import strength
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.verbs import NOTHING

GAME: Final = find_game("warcraft")
BATTLE: Final = goal_of(GAME, "battle")
DECKS: Final = {"orc": {"deck": ["fast"] * 2}, "human": {"deck": ["fast"] * 2}}  # nothing to be played in a battle


def fought(board: str) -> tuple[State, Decision]:
    """A battle in which cards have been drawn and the first question or die is due."""
    options = {"mode": "main", "races": ["orc", "human"]}
    s = GAME.position(options, {"step": "battle", "board": board, **DECKS})
    while (d := questions(s)[0]).seat == CHANCE and d.ask == "draw":
        answer(s, d, d.nth(0), [])
    return s, d


def chances(s: State, seat: int, limit: int = 6000) -> float:
    lines = Chances(GAME, BATTLE, seat, limit)
    return lines.gain(s, lines.turn(s), 1) / 100


def hits(s: State, seat: int) -> float:
    assert isinstance(s, War)
    return strength(s, seat, MELEE) / 6


def test_two_who_strike_until_one_falls() -> None:
    """Each round both, one of them or nobody may fall; where nobody does it is the same again."""
    s, _ = fought("e3 o melee\ne3 h melee\n")
    orc, human = hits(s, 0), hits(s, 1)
    somebody = 1 - (1 - orc) * (1 - human)
    assert chances(s, 0) == pytest.approx(orc * (1 - human) / somebody, abs=1e-3)
    assert chances(s, 1) == pytest.approx(human * (1 - orc) / somebody, abs=1e-3)


def test_each_side_loses_what_is_worst_for_the_other() -> None:
    """Two against one: the one must fall first, and then one of the two may fall in vain."""
    s, _ = fought("e3 o melee*2\ne3 h melee\n")
    orc, human = hits(s, 0), hits(s, 1)
    both_miss = (1 - orc) ** 2
    # After a round: nobody fell, the Human fell, or one Orc alone did and it is one against one.
    alone = orc * (1 - human) / (1 - (1 - orc) * (1 - human))
    won = (1 - both_miss) + both_miss * human * alone
    assert chances(s, 0) == pytest.approx(won / (1 - both_miss * (1 - human)), abs=1e-3)


def test_a_battle_with_too_many_lines_is_left_alone() -> None:
    s, _ = fought("e3 o melee\ne3 h melee\n")
    with pytest.raises(TooMany):
        chances(s, 0, limit=5)


def test_the_best_answer_leads_by_a_margin_in_every_world() -> None:
    lines = lines_of(GAME, BATTLE, 0)
    assert isinstance(lines, Chances)
    margin = BATTLE.margin
    best, other = (Weighed(NOTHING, gains) for gains in ((60.0, 50.0), (60 - margin, 50 - margin)))
    assert lines.only([best, other])
    assert lines.proof([best, other]) == (55, round(55 - margin))
    best, other = (Weighed(NOTHING, gains) for gains in ((60.0, 50.0), (30.0, 49.0)))
    assert not lines.only([best, other])
    assert type(lines_of(find_game("herosi"), goal_of(find_game("herosi"), ""), 0)) is Lines
