"""Weak, but sane: what no human would do the lower levels do not do either, and the list of it is met in play."""

from __future__ import annotations

from functools import cache

import pytest

from arenarium.bots.contract import Budget, Observation, find_game
from arenarium.bots.levels import settings
from arenarium.bots.nonsense import EVERYWHERE, Move, found, situations
from arenarium.bots.registry import find
from arenarium.bots.sense import measure, moves
from arenarium.core.kernel import State, apply, questions

SANE = [level for level in ("novice", "apprentice", "solid") if settings(level, find_game("monolith")).sane]
# Games of dice, by their seeds, in which it is met.
GAMES = {"monolith": range(100, 112), "tashkalar": (118, 129), "warcraft": (100, 101), "herosi": range(100, 106)}
# Of Warcraft, too seldom met by dice: a position, and what leads to the end of the Move Step in a way nobody would.
BY_HAND = {
    "opens-its-town": ("e9 h worker\ne8 o melee\nd8 h melee\n", []),
    "marches-to-its-death": ("d8 h melee\ne8 o melee melee melee melee\nd7 h melee\n", ["move melee d8 e8"]),
}


def test_the_lower_levels_are_held_to_it() -> None:
    assert SANE == ["novice", "apprentice", "solid"]


@cache
def senseless(game: str) -> dict[str, list[Move]]:
    """What is wrong, with answers of dice that are wrong so."""
    rules = find_game(game)
    met: dict[str, list[Move]] = {}
    for seed in GAMES[game]:
        for move in moves(rules, rules.start(rules.random_options), find("random"), seed):
            for fault in found(move):
                met.setdefault(fault, []).append(move)
    return met


@pytest.mark.parametrize("game", GAMES)
def test_dice_do_what_no_human_would(game: str) -> None:
    """Every situation arises: none of them is a rule that nobody could break. What ends a match is seldom met."""
    assert senseless(game).keys() | BY_HAND.keys() | EVERYWHERE.keys() >= situations(find_game(game)).keys()


def test_dice_leave_wins_and_lose_at_once() -> None:
    met = {fault for game in GAMES for fault in senseless(game)}
    assert EVERYWHERE.keys() <= met


@pytest.mark.parametrize("level", SANE)
@pytest.mark.parametrize("game", GAMES)
def test_a_level_does_better_where_dice_were_senseless(game: str, level: str) -> None:
    for moves_met in senseless(game).values():
        for move in moves_met[:4]:
            for seed in range(3):
                given = find(level).choose(Observation(move.game, move.known, move.seat, seed), Budget())
                assert not found(Move(move.game, move.known, move.seat, given)), (move.ask, given)


def war(board: str) -> State:
    rules = find_game("warcraft")
    position = {"step": "move", "board": board, "first": "human", "orc": {"deck": []}, "human": {"deck": []}}
    s: State = rules.position({}, position)
    return s


@pytest.mark.parametrize("fault", BY_HAND)
def test_ending_the_moves_of_a_war(fault: str) -> None:
    rules, (board, lead) = find_game("warcraft"), BY_HAND[fault]
    s = war(board)
    [human] = questions(s)
    for text in lead:
        apply(s, human.seat, rules.parse(s, text))
    assert found(Move(rules, s, human.seat, "done")) == [fault]


@pytest.mark.parametrize("level", SANE)
@pytest.mark.parametrize("fault", BY_HAND)
def test_a_level_ends_its_moves_otherwise(fault: str, level: str) -> None:
    rules = find_game("warcraft")
    for seed in range(5):
        s = war(BY_HAND[fault][0])
        while questions(s)[0].ask == "move":
            d = questions(s)[0]
            option = find(level).choose(Observation(rules, s, d.seat, seed), Budget())
            assert not found(Move(rules, s, d.seat, option))
            apply(s, d.seat, rules.parse(s, option))


def test_sense_is_measured() -> None:
    dice = measure("monolith", "random", 8)
    assert dice.answers > 300
    assert 0 < dice.share < 0.2
    assert dice.first.keys() == dice.senseless.keys()
    assert measure("monolith", "novice", 3).share == 0
