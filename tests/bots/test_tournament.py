"""Tournaments are seeded, fair to seats and sides, rated with intervals, and can be played again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from arenarium.bots import Budget
from arenarium.bots.contract import find_game
from arenarium.bots.match import Fixture, play
from arenarium.bots.tournament import Plan, balance, differences, here, interval, on_cores, on_ray, pairs, ratings, run
from arenarium.core.matchfile import read_match
from arenarium.core.verifying import verify

PLAN = Plan("tests.toy:GAME", {"seats": 2}, ("solid", "random"), 3, 7, Budget(nodes=60))


def test_every_pair_plays_every_drawing_from_both_seats() -> None:
    fixtures = PLAN.fixtures()
    assert [f.bots for f in fixtures] == [("solid", "random"), ("random", "solid")] * 3
    assert [f.seed for f in fixtures[::2]] == [f.seed for f in fixtures[1::2]]
    assert len({f.seed for f in fixtures}) == 3


@pytest.mark.parametrize("name", ["monolith", "tashkalar", "warcraft", "herosi"])
def test_every_mode_can_be_played_for(name: str) -> None:
    """Drawn sides where players choose them, the scenario's own where it says who plays what."""
    game = find_game(name)
    for mode in game.modes:
        if mode.name == "custom":  # needs a map of one's own
            continue
        for seats in mode.seats:
            for seed in range(3):
                plan = Plan(name, {"mode": mode.name, "seats": seats}, ("solid", "random"), 1, seed)
                for fixture in plan.fixtures():
                    assert game.start(fixture.options).seats == len(fixture.bots) == seats


def test_a_game_can_be_verified_like_any_match() -> None:
    played = play(PLAN.fixtures()[0])
    match = read_match(json.loads(json.dumps(played.match)), "match")
    assert match.seed_faults() == []
    assert match.seed is not None
    assert verify(find_game("tests.toy:GAME"), match.options, match.seed, match.log) == []
    assert match.result == played.places


def test_a_folder_reproduces_itself_and_a_change_shows(tmp_path: Path) -> None:
    summary = run(PLAN, tmp_path, here)
    assert summary["games"] == 6
    assert differences(tmp_path, on_cores) == []
    text = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    rows = [json.loads(line) for line in text.splitlines()]
    rows[2]["places"] = rows[2]["places"][::-1] if rows[2]["places"][0] != rows[2]["places"][1] else [1, 2]
    (tmp_path / "games.jsonl").write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    assert len(differences(tmp_path, here)) == 1
    assert "solid - random" in (tmp_path / "report.md").read_text(encoding="utf-8")


def test_wilson_intervals() -> None:
    """Values of the textbook formula for 15 of 20 and for the ends."""
    low, high = interval(15, 20)
    assert (round(low, 3), round(high, 3)) == (0.531, 0.888)
    assert interval(0, 10)[0] == 0.0
    assert round(interval(10, 10)[1], 6) == 1.0


def test_who_wins_more_is_rated_higher() -> None:
    rows = [{"bots": ["a", "b"], "places": [1, 2], "options": {}}] * 9
    rows += [{"bots": ["b", "a"], "places": [1, 2], "options": {}}]
    found = ratings(rows)
    assert list(found) == ["a", "b"]
    assert found["a"]["low"] < found["a"]["rating"] < found["a"]["high"]
    assert pairs(rows)["a - b"]["points"] == 9


def test_balance_counts_seats_and_sides() -> None:
    sides = ["orc", "human"]
    rows = [{"bots": ["a", "a"], "places": p, "sides": sides} for p in ([1, 2], [1, 2], [1, 1], [2, 1])]
    rows.append({"bots": ["a", "b"], "places": [2, 1], "sides": sides})  # not among equals
    found = balance(rows)
    assert found["seats"]["0"]["points"] == 2.5
    assert found["seats"]["1"]["points"] == 1.5
    assert found["sides"]["orc"]["share"] == 0.625
    assert found["pairs"]["human - orc"]["points"] == 1.5


def test_a_bot_that_fails_in_a_tournament_is_written_down() -> None:
    played = play(Fixture("tests.toy:GAME", {"seats": 2}, ("missing-bot", "random"), 1, Budget(nodes=30)))
    assert played.places is not None
    assert {f.bot for f in played.faults} == {"missing-bot"}


@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_seats(seats: int) -> None:
    plan = Plan("tests.toy:GAME", {"seats": seats}, ("solid", "random"), 1, 7, Budget(nodes=60))
    assert [len(f.bots) for f in plan.fixtures()] == [seats, seats]
    played = play(plan.fixtures()[0])
    assert played.places is not None
    assert len(played.places) == seats


def test_a_ray_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray is an optional part: a stand-in with its three calls shows that fixtures go out and games come back."""
    calls: list[str] = []

    class Remote:
        def __init__(self, work: Any) -> None:
            self.work = work

        def remote(self, fixture: Fixture) -> Any:
            calls.append("remote")
            return lambda: self.work(fixture)

    ray = ModuleType("ray")
    ray.init = lambda **settings: calls.append(settings["address"])  # type: ignore[attr-defined]
    ray.remote = Remote  # type: ignore[attr-defined]
    ray.get = lambda reference: reference()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ray", ray)
    spread = list(on_ray(PLAN.fixtures(), "cluster:6379"))
    assert calls == ["cluster:6379", *["remote"] * 6]
    assert [p.places for p in spread] == [p.places for p in here(PLAN.fixtures())]
