"""`arenarium record` and `arenarium perft`."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from typer.testing import CliRunner

from arenarium.cli.main import app

run = CliRunner().invoke
SCENARIOS = Path(__file__).parents[1] / "scenarios/herosi"
RECORDS = Path(__file__).parents[1] / "herosi" / "records"


def test_a_game_is_recorded_checked_and_renewed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    made = run(app, ["record", "play", "warcraft", "--set", "limit=1", "--seed", "2", "--out", str(file)])
    assert made.exit_code == 0, made.output
    assert run(app, ["record", "check", str(file)]).exit_code == 0
    whole = file.read_text(encoding="utf-8")
    head = json.loads(whole.splitlines()[0])
    file.write_text(whole.replace(head["digest"], "0"), encoding="utf-8")
    told = run(app, ["record", "check", str(file)])
    assert told.exit_code == 1
    assert f"digest is {head['digest']}, not 0" in told.output.replace("\n", "")
    assert run(app, ["record", "renew", str(file)]).exit_code == 0
    assert file.read_text(encoding="utf-8") == whole


def test_counts_are_checked_and_renewed(tmp_path: Path) -> None:
    file = tmp_path / "perft.txt"
    file.write_text("game herosi\nstart mode=duel: 2 41\n", encoding="utf-8")
    assert "[2, 40] today, not [2, 41]" in run(app, ["record", "check", str(file)]).output.replace("\n", "")
    assert run(app, ["record", "renew", str(file)]).exit_code == 0
    assert file.read_text(encoding="utf-8") == "game herosi\nstart mode=duel: 2 40\n"


def test_answers_are_counted() -> None:
    assert run(app, ["perft", "herosi", "2", "--mode", "duel"]).output == "2 40\n"
    told = run(app, ["perft", "herosi", "1", "--position", f"{RECORDS / 'duel-fell.txt'} after 9", "--json"])
    assert json.loads(told.output)["counts"] == [8]


def test_what_cannot_be_counted_is_named(tmp_path: Path) -> None:
    told = run(app, ["perft", "herosi", "1", "--position", str(tmp_path / "no.toml")])
    assert told.exit_code == 1
    assert "no.toml" in told.output
    told = run(app, ["perft", "herosi", "1", "--position", f"{RECORDS / 'duel-fell.txt'} soon"])
    assert "after NUMBER" in told.output


def test_what_scenarios_show_is_written_down_checked_and_renewed(tmp_path: Path) -> None:
    (tmp_path / "actions").mkdir()
    name = "actions/a-boost-may-be-declined"
    shutil.copy(SCENARIOS / f"{name}.toml", tmp_path / "actions")
    file = tmp_path / "scenarios.txt"
    file.write_text("game herosi\nfrom .\n", encoding="utf-8")
    assert run(app, ["record", "renew", str(file)]).exit_code == 0
    whole = file.read_text(encoding="utf-8")
    assert whole.splitlines()[2].startswith(f"{name}: ")
    assert run(app, ["record", "check", str(file)]).exit_code == 0
    file.write_text(whole[:-2] + ("0" if whole[-2] != "0" else "1") + "\n", encoding="utf-8")
    told = run(app, ["record", "check", str(file)])
    assert told.exit_code == 1
    assert f"{name} shows something else" in told.output.replace("\n", " ")
    assert run(app, ["record", "renew", str(file)]).exit_code == 0
    assert file.read_text(encoding="utf-8") == whole
    file.write_text("no list\n", encoding="utf-8")
    assert "no digests" in run(app, ["record", "check", str(file)]).output
