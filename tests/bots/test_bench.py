"""The bench measures every subject in every round and compares round by round."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from arenarium.bots import bench
from arenarium.bots.benches import monolith, tashkalar
from arenarium.bots.contract import find_game
from arenarium.games.monolith.state import Arena
from arenarium.games.tashkalar.state import Bout

PEER = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"rate": 2.0}), flush=True)
"""


def test_rates_and_ratios(tmp_path: Path) -> None:
    script = tmp_path / "peers.py"
    script.write_text(PEER, encoding="utf-8")
    turns: list[float] = []
    report = bench.run(["tests.toy:GAME"], 2, 0.01, (Path(sys.executable), script), turns.append)
    rates = report["rates"]
    assert len(turns) == 2 * len(rates) == 18
    assert turns == sorted(turns)
    assert turns[-1] == 1
    assert all(rate > 0 for rate in rates.values())
    assert rates["catanatron play"] == 2.0
    ratio = report["ratios"]["tests.toy:GAME engine / catanatron play"]
    assert ratio["ratio"] == pytest.approx(rates["tests.toy:GAME engine"] / 2, rel=0.01)
    assert ratio["goal"] == 30
    assert report["compiled"] is bench.compiled()


def test_a_peer_that_ends_is_named(tmp_path: Path) -> None:
    script = tmp_path / "peers.py"
    script.write_text("input()", encoding="utf-8")
    with bench.Peers(Path(sys.executable), script) as peers, pytest.raises(RuntimeError, match="catanatron_play"):
        peers.subject("catanatron_play")(0.01)


def test_previews_are_timed_board_by_board() -> None:
    answers = bench.Answers(find_game("monolith"), monolith.INQUIRIES[0], 3)
    assert all(isinstance(s, Arena) and len(s.tile) - s.tile.count(-1) >= 18 for s in answers.positions)
    assert answers.measure(0.0) > 0
    report = answers.report()
    assert report["positions"] == 3
    assert 0 < report["median_us"] <= report["worst_us"]


def test_summonings_are_timed_position_by_position() -> None:
    answers = bench.Answers(find_game("tashkalar"), tashkalar.INQUIRIES[0], 2)
    assert all(isinstance(s, Bout) and sum(s.counts) >= 24 for s in answers.positions)
    assert answers.measure(0.0) > 0
    report = answers.report()
    assert report["positions"] == 2
    assert 0 < report["median_us"] <= report["worst_us"]


def test_a_game_adds_what_is_its_own() -> None:
    found = bench.Bench("tashkalar")
    assert found.promised["engine"] == 20
    assert "tashkalar summons" in found.subjects()
    assert bench.Bench("tests.toy:GAME").promised == bench.PROMISED
