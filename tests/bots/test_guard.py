"""The guard of the bench: what became slower or misses its goal is named, what only hiccuped is not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium import games
from arenarium.bots import bench, guard
from arenarium.bots.guard import Kept, Row, judged, yardstick
from arenarium.cli.bench import TOP
from arenarium.cli.main import app

run = CliRunner().invoke


def three(seconds: float) -> float:
    """Three yardsticks long, whatever the machine does meanwhile."""
    return 3 * yardstick(seconds)


class Hiccup:
    """Slow for its first rounds."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def __call__(self, seconds: float) -> float:
        self.rounds -= 1
        return (0.01 if self.rounds >= 0 else 3) * yardstick(seconds)


def verdicts(subjects: dict[str, bench.Subject], kept: dict[str, float], least: dict[str, float]) -> dict[str, str]:
    told: list[float] = []
    rows = judged(subjects, least, Kept({}, kept, {}), 3, 0.002, told.append)
    assert told[len(subjects) * 3 - 1] == 1
    return {row.name: row.verdict for row in rows}


def test_a_planted_slow_row_is_named() -> None:
    kept = {"as ever": 1.0, "slow": 12.0}
    assert verdicts({"as ever": three, "slow": three, "new": three}, kept, {}) == {
        "as ever": "good",
        "slow": "slower",
        "new": "not kept yet",
    }


def test_a_goal_is_missed_however_slow_the_row_was_before() -> None:
    found = verdicts({"near": three, "far": three}, {"near": 1.0, "far": 1.0}, {"near": 1.0, "far": 12.0})
    assert found == {"near": "good", "far": "misses its goal"}


def test_a_row_that_looks_bad_is_measured_again() -> None:
    once, always = Hiccup(3), Hiccup(10**6)
    assert verdicts({"once": once, "always": always}, {"once": 1.0, "always": 1.0}, {}) == {
        "once": "good",
        "always": "slower",
    }
    assert (once.rounds, always.rounds) == (-3, 10**6 - 3 * guard.TRIES)


def test_a_loss_counts_from_fifteen_percent() -> None:
    assert Row("row", 0.86, 1.0, 0.5).faults == []
    assert Row("row", 0.84, 1.0, 0.5).faults == ["slower"]
    assert Row("row", 0.84, 1.0, 0.9).faults == ["slower", "misses its goal"]


def test_goals_are_told_in_yardsticks() -> None:
    found = guard.goals(bench.Bench("tashkalar"), Kept({}, {}, {"catanatron play": 0.5}), 1000.0)
    assert found["tashkalar engine"] == 10  # twenty times as fast as the peer
    assert found["tashkalar summons"] == 5  # 200 µs: five thousand a second
    assert found["tashkalar clone"] == 0  # its peer is not kept


def test_the_command_keeps_and_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "compiled", lambda: True)
    file = tmp_path / "kept.json"
    command = ["bench", "--games", "herosi", "--rounds", "1", "--seconds", "0.01", "--file", str(file)]
    told = run(app, [*command, "--check"])
    assert (told.exit_code, "nothing to compare with" in told.output) == (2, True)
    assert run(app, [*command, "--keep"]).exit_code == 0
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert set(kept["rows"]) == {f"herosi {what}" for what in bench.SUBJECTS}
    kept["rows"] = {name: ratio / 100 for name, ratio in kept["rows"].items()}
    file.write_text(json.dumps(kept), encoding="utf-8")
    told = run(app, [*command, "--check", "--json"])
    assert told.exit_code == 0, told.output
    assert {row["verdict"] for row in json.loads(told.output).values()} == {"good"}
    kept["rows"]["herosi clone"] *= 10**6
    file.write_text(json.dumps(kept), encoding="utf-8")
    told = run(app, [*command, "--check"])
    assert told.exit_code == 1
    assert [line.split()[1] for line in told.output.splitlines() if "slower" in line] == ["clone"]


def test_what_cannot_be_compared_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    told = run(app, ["bench", "--check", "--keep"])
    assert (told.exit_code, "stands alone" in told.output) == (2, True)
    monkeypatch.setattr(bench, "compiled", lambda: False)
    told = run(app, ["bench", "--check"])
    assert (told.exit_code, "make setup" in told.output) == (2, True)


def test_every_row_of_every_game_is_kept() -> None:
    kept = Kept.read(TOP / "bench" / "kept.json")
    shipped = {row.split()[0] for row in kept.rows}
    assert shipped == {path.parent.name for path in Path(games.__file__).parent.glob("*/game.py")}
    assert set(kept.rows) == {name for game in shipped for name in bench.Bench(game).subjects()}
    assert set(bench.COMPARED.values()) <= set(kept.peers)
