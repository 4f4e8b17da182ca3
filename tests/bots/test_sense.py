"""Weak, but sane: what no human would do the lower levels do not do either, and the list of it is met in play."""

from __future__ import annotations

from functools import cache

import pytest

from arenarium.bots.contract import Budget, Observation, find_game
from arenarium.bots.levels import settings
from arenarium.bots.nonsense import EVERYWHERE, Move, found, situations
from arenarium.bots.registry import find
from arenarium.bots.sense import measure, moves
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Decision, State, apply, questions

# Single answers: a position, what leads there, the answer that nobody would give, and what it is called.
STOPPED: Json = {"phase": "stop", "stopper": "r", "b": {}}
MARCHED: Json = {"step": "move", "first": "human", "orc": {"deck": []}}
BY_NAME: dict[str, tuple[str, Json, list[str], str, str]] = {
    "a-curse-on-the-own-side": (
        "herosi",
        {**STOPPED, "r": {"hero": "earth", "dice": "E E E C C C", "hand": ["poison"], "front": "gnome . . ."}},
        ["cast poison"],
        "at r.f1",
        "enchants-the-wrong-side",
    ),
    "a-boon-for-the-enemy": (
        "herosi",
        {**STOPPED, "r": {"hero": "earth", "dice": "F F F F C C", "hand": ["fire_wall"]}},
        ["cast fire_wall"],
        "at b",
        "enchants-the-wrong-side",
    ),
    "taking-a-curse-off-an-enemy": (
        "herosi",
        {**STOPPED, "r": {"dice": "F W E A C C", "hand": []}, "spells": ["stupor@b/r", "stupor@r/b"]},
        [],
        "dispel stupor@b",
        "dispels-for-the-enemy",
    ),
    "leaving-the-work": (
        "warcraft",
        {**MARCHED, "human": {"deck": []}, "board": "e9 h worker\ne8 h worker\ne1 o melee\n"},
        [],
        "move worker e8 d8",
        "strolls",
    ),
    "walking-nowhere": (
        "warcraft",
        {**MARCHED, "human": {"deck": []}, "board": "e9 h worker\nd8 h worker\ne1 o melee\n"},
        [],
        "move worker d8 c7",
        "strolls",
    ),
    "a-portal-for-one-step": (
        "warcraft",
        {
            **MARCHED,
            "human": {"deck": [], "hand": ["town_portal"]},
            "board": "e9 h worker melee\ne1 o melee\n",
        },
        ["move melee e9 e8", "done"],
        "play town_portal e8 e9",
        "portals-next-door",
    ),
}

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
    by_hand = BY_HAND.keys() | {row[-1] for row in BY_NAME.values()}
    assert senseless(game).keys() | by_hand | EVERYWHERE.keys() >= situations(find_game(game)).keys()


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


def led(name: str) -> tuple[AnyGame, State, Decision]:
    game, position, lead, _, _ = BY_NAME[name]
    rules = find_game(game)
    s: State = rules.position({}, position)
    for text in lead:
        [asked] = questions(s)
        apply(s, asked.seat, rules.parse(s, text))
    return rules, s, questions(s)[0]


@pytest.mark.parametrize("name", BY_NAME)
def test_an_answer_that_nobody_would_give(name: str) -> None:
    rules, s, d = led(name)
    wrong = [rules.notate(s, a) for a in d.options if found(Move(rules, s, d.seat, rules.notate(s, a)))]
    assert found(Move(rules, s, d.seat, BY_NAME[name][3])) == [BY_NAME[name][4]]
    assert len(wrong) < d.count()


@pytest.mark.parametrize("level", SANE)
@pytest.mark.parametrize("name", BY_NAME)
def test_a_level_gives_another(name: str, level: str) -> None:
    for seed in range(4):
        rules, s, d = led(name)
        option = find(level).choose(Observation(rules, s, d.seat, seed), Budget())
        assert not found(Move(rules, s, d.seat, option))


def test_a_worker_may_leave_where_an_enemy_is_near_and_walk_to_work_and_home() -> None:
    rules = find_game("warcraft")
    free = ("move worker e8 d8", "move worker e8 e9", "move worker e8 f8", "move worker e8 e6")
    for enemy, options in (("d7", free), ("e1", free[1:])):
        position = {**MARCHED, "human": {"deck": []}, "board": f"e9 h worker\ne8 h worker\n{enemy} o melee\n"}
        s: State = rules.position({}, position)
        for option in options:
            assert not found(Move(rules, s, questions(s)[0].seat, option)), (enemy, option)


def test_a_stop_only_to_help_the_enemy_is_in_vain() -> None:
    """All the dice pay for is to dispel: the enemy's Stupor, or the own one."""
    rules = find_game("herosi")
    base = {"phase": "rolling", "r": {"dice": "F W E A C C", "hand": []}, "b": {"dice": "F F F F F F", "hand": []}}
    for spell, wrong in (("stupor@b/r", ["stops-in-vain"]), ("stupor@r/b", [])):
        s: State = rules.position({}, {**base, "spells": [spell]})
        for seat in (0, 1):
            apply(s, seat, rules.parse(s, "keep"))
        assert next(d for d in questions(s) if d.seat == 0).ask == "answer_stop"
        assert found(Move(rules, s, 0, "stop")) == wrong


def test_sense_is_measured() -> None:
    dice = measure("monolith", "random", 8)
    assert dice.answers > 300
    assert 0 < dice.share < 0.2
    assert dice.first.keys() == dice.senseless.keys()
    assert measure("monolith", "novice", 3).share == 0
