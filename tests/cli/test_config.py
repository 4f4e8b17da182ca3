"""arenarium.toml, the environment and the command line: which wins, and what a mistake is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium.cli.main import app
from arenarium.store.store import Store

run = CliRunner()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, with nobody else's settings."""
    for key in ("HOST", "PORT", "DATABASE", "PROXIES", "CONFIG", "EXTRA_GAMES", "BOT_PAUSE"):
        monkeypatch.delenv(f"ARENARIUM_{key}", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "none"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def settings(*words: str) -> dict[str, dict[str, object]]:
    shown = run.invoke(app, ["config", "--json", *words])
    assert shown.exit_code == 0, shown.output
    found: dict[str, dict[str, object]] = json.loads(shown.stdout)
    return found


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "arenarium.toml").write_text(
        'port = 1001\nproxies = 1\nhost = "0.0.0.0"\norigin = ["https://a.example"]\n'
    )
    monkeypatch.setenv("ARENARIUM_PORT", "1002")
    monkeypatch.setenv("ARENARIUM_PROXIES", "2")
    found = settings("--port", "1003")
    assert found["port"] == {"value": 1003, "from": "--port"}
    assert found["proxies"] == {"value": 2, "from": "ARENARIUM_PROXIES"}
    assert found["host"] == {"value": "0.0.0.0", "from": "arenarium.toml"}
    assert found["origin"] == {"value": ["https://a.example"], "from": "arenarium.toml"}
    assert found["connections"] == {"value": 200, "from": None}


def test_what_is_printed_can_be_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "arenarium.toml").write_text('secure = true\nbot_pause = 2\nwebhook_hosts = ["a.example", "b.example"]\n')
    shown = run.invoke(app, ["config"])
    lines = [line for line in shown.output.splitlines() if "# arenarium.toml" in line and " = " in line]
    assert len(lines) == 3
    (folder / "arenarium.toml").unlink()
    (folder / "again.toml").write_text("\n".join(lines))
    again = settings("--config", "again.toml")
    assert [again[k]["value"] for k in ("secure", "bot_pause", "webhook_hosts")] == [
        True,
        2.0,
        ["a.example", "b.example"],
    ]


def test_no_password_is_printed() -> None:
    shown = run.invoke(app, ["config", "--database", "postgresql://arena:secret@db/arena"])
    assert "postgresql://arena:***@db/arena" in shown.output
    assert "secret" not in shown.output


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 1", "no key prot; did you mean port?"),
        ("colour = 1", "no key colour; there are base, bot_pause"),
        ('port = "8000"', "port: a whole number is expected"),
        ("port = true", "port: a whole number is expected"),
        ("port = 70000", "port: Input should be less than or equal to 65535"),
        ("secure = 1", "secure: true or false is expected"),
        ("host = 5", "host: a text in quotes is expected"),
        ('origin = "https://a.example"', "origin: a list of texts is expected"),
        ('origin = ["a.example"]', "origin: an origin is https://HOST"),
        ('log_level = "loud"', "log_level: 'loud' is none of"),
        ('packs = "nowhere"', "packs: dir 'nowhere' does not exist"),
        ("bot_pause = -1", "bot_pause: Input should be greater than or equal to 0"),
        ("[port]", "port: Input should be a valid integer"),
        ("port = ", "Invalid value"),
    ],
)
@pytest.mark.parametrize("command", ["config", "serve"])
def test_a_mistake_in_the_file_names_the_key(folder: Path, text: str, says: str, command: str) -> None:
    (folder / "arenarium.toml").write_text(text)
    shown = run.invoke(app, [command])
    assert shown.exit_code == 2
    assert shown.output.startswith("arenarium.toml: ")
    assert says in shown.output


def test_a_mistake_in_the_environment_names_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARENARIUM_PORT", "many")
    shown = run.invoke(app, ["config"])
    assert shown.exit_code == 2
    assert "ARENARIUM_PORT" in shown.output


def test_other_commands_find_the_database_of_the_file(folder: Path) -> None:
    Store.open(f"sqlite:///{folder}/club.db").close()
    (folder / "arenarium.toml").write_text(f'database = "sqlite:///{folder}/club.db"\n')
    shown = run.invoke(app, ["backup", "copy.db"])
    assert shown.exit_code == 0, shown.output
    assert (folder / "copy.db").is_file()
