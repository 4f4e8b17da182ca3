"""Bots in every way to play: live tables between bots, one bot among others.

`ARENARIUM_LADDER=full` lets the strong level, with few nodes, play among solid ones in every mode: as far as
WHOLE games can tell it has its fair share or more. Results are in docs/lab.md.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from arenarium.bots.contract import find_game
from arenarium.bots.match import Fixture, play
from arenarium.bots.paced import Paced
from arenarium.bots.tournament import interval, on_cores
from arenarium.core.game import Json
from arenarium.core.kernel import Decision, Luck
from arenarium.core.table import ACT, Table
from tests.bots.among import WAYS, fair, fixture, points, sides

FULL = os.environ.get("ARENARIUM_LADDER") == "full"
SEED = int(os.environ.get("ARENARIUM_LADDER_SEED", "20261115"))
WHOLE = 24
STRONG = {"monolith": "strong@4000", "tashkalar": "strong@2000", "warcraft": "strong@2000", "herosi": "strong@1000"}
EVERY = [(game, way) for game in WAYS for way in WAYS[game]]
LIVE: Json = {"mode": "duel", "seats": 2, "pace": "live"}


def live() -> Json:
    return {**find_game("herosi").random_options, **LIVE}


def test_a_live_table_between_bots_is_the_same_each_time() -> None:
    whole = Fixture("herosi", live(), ("novice", "random"), 3)
    first, again = play(whole, limit=80), play(whole, limit=80)
    assert first.faults == []
    assert 80 <= sum(e["kind"] == ACT for e in first.match["entries"]) < 90  # lots are no answers
    assert first.match["entries"] == again.match["entries"]


def test_bots_at_a_live_table_take_their_time_to_react() -> None:
    game = find_game("herosi")
    table: Table[Any] = Table(game, live(), b"0123456789abcdef")
    pace = game.pace(live(), 2, range(2), Luck(1))
    assert pace is not None
    lot = Luck(2)

    def any_answer(d: Decision) -> str:
        return game.notate(table.state, d.nth(lot.below(d.count())))

    played = Paced(table, pace, any_answer)
    moments: list[int] = []
    while len(moments) < 200 and played.step():
        moments.append(played.now)
    assert moments == sorted(moments)
    assert len(set(moments)) > 20
    assert moments[-1] > 1000


def test_a_bot_whose_stop_waits_is_asked_nothing() -> None:
    """Once it was asked again every fifty milliseconds until the others' time for a Stop of their own was over."""
    game = find_game("herosi")
    table: Table[Any] = Table(game, live(), b"0123456789abcdef")
    pace: Any = game.pace(live(), 2, range(2), Luck(1))
    lot = Luck(2)
    stops = 0

    def stop_soon(d: Decision) -> str:
        nonlocal stops
        assert all(call.seat != d.seat for side in pace.sides for call in side.window)
        options = [game.notate(table.state, a) for a in d.options]
        stops += "stop" in options
        return "stop" if "stop" in options else options[lot.below(len(options))]

    Paced(table, pace, stop_soon).run(60)
    assert stops > 1


@pytest.mark.parametrize(("game", "way"), EVERY)
def test_each_side_in_turn_is_played_by_the_one(game: str, way: Json) -> None:
    seats = way["seats"]
    found = [fixture(game, way, "one", "others", n, SEED) for n in range(seats)]
    rules = find_game(game)
    for f in found:
        playing = sides(rules, f.options)
        assert len({side for side, bot in zip(playing, f.bots, strict=True) if bot == "one"}) == 1
    assert fair(game, way) == 1 / len(set(sides(rules, found[0].options)))
    assert {i for f in found for i, bot in enumerate(f.bots) if bot == "one"} == set(range(seats))


if FULL:

    @pytest.mark.parametrize(("game", "way"), EVERY)
    def test_the_strong_level_has_its_share_in_every_mode(game: str, way: Json) -> None:
        games = [fixture(game, way, STRONG[game], "solid", n, SEED) for n in range(WHOLE)]
        won = sum(points(played, STRONG[game]) for played in on_cores(games))
        _, high = interval(won, WHOLE)
        assert high >= fair(game, way)
