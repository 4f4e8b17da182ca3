"""The command line as a person or a script uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium import games
from arenarium.cli.main import app
from arenarium.conformance import play_table, variants
from arenarium.core.matchfile import of_table
from arenarium.words import LANGUAGES

SCENARIOS = Path(__file__).parents[1] / "scenarios"
run = CliRunner()


def test_help_shows_the_way() -> None:
    shown = run.invoke(app, ["--help"])
    assert shown.exit_code == 0
    for command in ("games", "serve", "play", "simulate", "scenario", "replay", "verify", "bench", "tournament"):
        assert command in shown.output


COMMANDS = (
    "games serve config play simulate replay verify bench tournament export import migrate scenario-pack|check "
    "scenario|check scenario|show scenario|play record|play record|check record|renew perft box|corrections box|take"
)


@pytest.mark.parametrize("command", COMMANDS.split())
def test_every_command_has_help_with_an_example(command: str) -> None:
    shown = run.invoke(app, [*command.split("|"), "--help"])
    assert shown.exit_code == 0
    assert "Example" in shown.output


def test_games_lists_modes_seats_and_options() -> None:
    listed = json.loads(run.invoke(app, ["games", "--json"]).output)
    assert [g["name"] for g in listed] == list(games.names())
    for g in listed:
        assert g["modes"]
        assert all(m["seats"] for m in g["modes"])
    for lang in LANGUAGES:
        shown = run.invoke(app, ["games", "--lang", lang])
        assert shown.exit_code == 0
        assert "Tash-Kalar" in shown.output


@pytest.mark.parametrize("name", games.names())
def test_simulate_is_the_same_for_the_same_seed(name: str) -> None:
    command = ["simulate", name, "--games", "2", "--seed", "5", "--json"]
    first, second = (json.loads(run.invoke(app, command).output) for _ in range(2))
    assert first["games"] == 2
    assert first["actions"] > 10
    assert sum(first["outcomes"].values()) == 2
    assert {"seconds", "actions_per_second"} <= first.keys()
    assert (first["actions"], first["outcomes"]) == (second["actions"], second["outcomes"])


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "monolith", "--mode", "chess"], "no mode"),
        (["simulate", "monolith", "--seats", "9"], "9 players"),
        (["simulate", "monolith", "--set", "tactical"], "name=value"),
        (["simulate", "monolith", "--set", "colour=red"], "no option"),
        (["simulate", "monolith", "--bots", "nobody"], "no bot is called"),
        (["simulate", "monolith", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["play", "monolith", "--seed", "xyz"], "hex digits"),
    ],
)
def test_wrong_use_is_said_and_ends_with_two(command: list[str], reason: str) -> None:
    shown = run.invoke(app, command)
    assert shown.exit_code == 2
    assert reason in shown.output


def test_a_scenario_that_fails_is_shown_with_its_step_and_ends_with_one(tmp_path: Path) -> None:
    good = next(iter(sorted((SCENARIOS / "monolith").rglob("*.toml"))))
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "monolith"\ntitle = "t"\n[[step]]\ndo = "fly c3"\n', encoding="utf-8")
    shown = run.invoke(app, ["scenario", "check", str(good), str(bad)])
    assert shown.exit_code == 1
    assert "bad.toml, step 1, line 3" in shown.output
    assert "monolith-refuse" not in shown.output, "a reason is a sentence, not a key"
    assert shown.output.rstrip().endswith("1 passed, 1 failed")
    data = json.loads(run.invoke(app, ["scenario", "check", str(good), "--json"]).output)
    assert (data["passed"], data["failed"]) == (1, 0)
    assert run.invoke(app, ["scenario", "check", str(tmp_path / "none")]).exit_code == 2
    assert run.invoke(app, ["scenario", "show", str(good)]).exit_code == 0


def test_a_scenario_on_a_map_is_shown_with_the_map() -> None:
    path = SCENARIOS / "warcraft" / "examples" / "t008-battle-example.toml"
    shown = run.invoke(app, ["scenario", "show", str(path)])
    assert "a2$   b2*   c2n   d2*   e2%\n" in shown.output


@pytest.mark.parametrize("name", games.names())
def test_an_exported_match_replays_and_verifies(name: str, tmp_path: Path) -> None:
    game = games.game(name)
    table = play_table(game, variants(game)[0], 3)
    assert table.result() is not None
    path = tmp_path / "match.json"
    path.write_text(json.dumps(of_table(table)), encoding="utf-8")
    assert run.invoke(app, ["verify", str(path)]).exit_code == 0
    replayed = json.loads(run.invoke(app, ["replay", str(path), "--json"]).output)
    assert replayed["result"] == table.result()
    data = json.loads(path.read_text())
    lot = next(e for e in reversed(data["entries"]) if e["kind"] == "lot")
    lot["text"] = next(e["text"] for e in data["entries"] if e["kind"] == "lot" and e["text"] != lot["text"])
    path.write_text(json.dumps(data), encoding="utf-8")
    forged = run.invoke(app, ["verify", str(path)])
    assert forged.exit_code == 1
    assert "entry" in forged.output


def test_a_file_that_is_no_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    for text in ("{}", "[", '{"format": "arenarium-match", "version": 7}'):
        path.write_text(text)
        assert run.invoke(app, ["replay", str(path)]).exit_code == 1
        assert run.invoke(app, ["verify", str(path)]).exit_code == 1


def test_a_game_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    out = tmp_path / "m.json"
    answers = "?\nfly away\n1\nundo\n1\n" + "1\n" * 6 + f"save {out}\nquit\n"
    shown = run.invoke(app, ["play", "monolith", "--seats-are", "me,random", "--seed", "00" * 16], input=answers)
    assert shown.exit_code == 0, shown.output
    assert json.loads(out.read_text())["game"] == "monolith"
