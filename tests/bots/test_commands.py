"""The commands: what they print, what they leave behind, and how they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium.cli.main import app

run = CliRunner().invoke

LEVELS = ["random", "novice", "apprentice", "solid", "adept", "veteran", "strong", "legend"]


def test_a_tournament_leaves_a_folder_that_can_be_played_again(tmp_path: Path) -> None:
    cup = tmp_path / "cup"
    told = run(
        app,
        ["tournament", "herosi", "--bots", "novice,random", "--rounds", "1", "--seed", "3", "--cores", "1"]
        + ["--out", str(cup), "--json"],
    )
    assert told.exit_code == 0, told.output
    summary = json.loads(told.output)
    assert summary["games"] == 2
    assert set(summary["ratings"]) == {"novice", "random"}
    assert sorted(p.name for p in cup.iterdir()) == [
        "balance.json",
        "games.jsonl",
        "matches",
        "plan.json",
        "ratings.json",
        "report.md",
    ]
    again = run(app, ["tournament", "--again", str(cup), "--cores", "1"])
    assert (again.exit_code, again.output) == (0, "0 differences\n")
    (cup / "games.jsonl").write_text((cup / "games.jsonl").read_text().replace('"answers": ', '"answers": 1'))
    assert run(app, ["tournament", "--again", str(cup), "--cores", "1"]).exit_code == 1
    checked = run(app, ["verify", str(cup / "matches" / "00000.json")])
    assert checked.exit_code == 0, checked.output


def test_balance_of_factions_by_one_bot_against_itself(tmp_path: Path) -> None:
    told = run(
        app,
        [
            "tournament",
            "monolith",
            "--bots",
            "novice",
            "--rounds",
            "2",
            "--cores",
            "1",
            "--out",
            str(tmp_path),
            "--json",
        ],
    )
    balance = json.loads(told.output)["balance"]
    assert balance["games"] == 4
    assert sum(row["games"] for row in balance["sides"].values()) == 8
    assert sum(row["points"] for row in balance["sides"].values()) == 4
    assert "Balance: sides" in (tmp_path / "report.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["tournament"], "Name a game"),
        (["tournament", "chess"], "no game"),
        (["tournament", "herosi", "--bots", "solid,nobody"], "no bot is called 'nobody'"),
        (["tournament", "herosi", "--bots", ","], "name at least one"),
        (["tournament", "--again", "nowhere"], "no plan.json"),
        (["bench", "--games", "chess"], "no game"),
        (["bench", "--peers", "--python", "nowhere/python"], "setup-peers"),
        (["bot", "try", "nobody", "herosi"], "no bot is called"),
    ],
)
def test_wrong_use_says_what_is_wrong(words: list[str], why: str) -> None:
    told = run(app, words)
    assert told.exit_code == 2
    assert why in told.output


def test_a_folder_that_holds_something_else_is_not_played_again(tmp_path: Path) -> None:
    for text in ("", "{}", "[]", '{"game": "chess", "options": {}, "bots": [], "rounds": 1, "seed": 0, "nodes": 1}'):
        (tmp_path / "plan.json").write_text(text, encoding="utf-8")
        told = run(app, ["tournament", "--again", str(tmp_path)])
        assert told.exit_code == 2
        assert "cannot be played again" in told.output


def test_bots_are_listed() -> None:
    assert run(app, ["bot", "list"]).stdout.split()[: len(LEVELS)] == LEVELS
    assert json.loads(run(app, ["bot", "list", "--json"]).output)[: len(LEVELS)] == LEVELS


def test_a_bot_is_tried_and_a_match_analysed(tmp_path: Path) -> None:
    told = run(app, ["bot", "try", "novice", "herosi", "--games", "2", "--json"])
    assert told.exit_code == 0, told.output
    report = json.loads(told.output)
    assert (report["games"], report["faults"]) == (2, [])
    run(app, ["tournament", "herosi", "--bots", "random", "--rounds", "1", "--cores", "1", "--out", str(tmp_path)])
    match = tmp_path / "matches" / "00000.json"
    asked = ["bot", "analyse", str(match), "--best", "2", "--nodes", "200"]
    found = json.loads(run(app, [*asked, "--json"]).output)
    assert 0 < len(found["moments"]) <= 2
    assert all(row["chance_better"] > row["chance"] for row in found["moments"] if row["kind"] == "choice")
    told = run(app, [*asked, "--lang", "pl"])
    assert told.exit_code == 0, told.output
    assert told.output.count("Lepiej: ") == sum(row["kind"] == "choice" for row in found["moments"])
    assert "herosi-" not in told.output, "a sentence without a text"


def test_a_bot_is_tried_in_any_mode_with_more_players() -> None:
    told = run(
        app, ["bot", "try", "random", "herosi", "--mode", "free_for_all", "--seats", "3", "--games", "2", "--json"]
    )
    assert told.exit_code == 0, told.output
    assert json.loads(told.output)["games"] == 2
    told = run(app, ["bot", "try", "random", "warcraft", "--mode", "elf_gate", "--set", "limit=1", "--games", "2"])
    assert told.exit_code == 0, told.output
    told = run(app, ["bot", "try", "random", "herosi", "--mode", "duel", "--seats", "3"])
    assert told.exit_code == 2
    assert "not for 3 players" in told.output


def test_a_bench_prints_what_it_measured() -> None:
    told = run(app, ["bench", "--games", "herosi", "--rounds", "1", "--seconds", "0.02", "--json"])
    assert told.exit_code == 0, told.output
    rates = json.loads(told.output)["rates"]
    assert set(rates) == {f"herosi {what}" for what in ("api", "engine", "clone", "nodes", "simulations")}
