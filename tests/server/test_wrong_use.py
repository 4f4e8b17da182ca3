"""What a host may mistype: one clear line and the right status, never a traceback, and nothing is begun."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium.cli.main import app
from arenarium.store.store import Store

SERVE = [
    (["--port", "99999"], 2, "65535"),
    (["--port", "abc"], 2, "integer"),
    (["--database", "mysql://x"], 1, "sqlite:///PATH"),
    (["--database", "postgresql://nobody@127.0.0.1:1/none"], 1, "Connection refused"),
    (["--database", "sqlite:///{folder}"], 1, "unable to open database file"),
    (["--database", "sqlite:///"], 1, "is a file here"),
    (["--database", "sqlite:///:memory:"], 1, "is a file here"),
    (["--database", "sqlite:///{folder}/broken.db"], 1, "not a database"),
    (["--database", "sqlite:///{folder}/broken.db/under/a.db"], 1, "broken.db"),
    (["--database", "sqlite:///{folder}/nowhere/a.db"], 1, "there is no folder"),
    (["--redis", "cache:6379"], 2, "redis://HOST:PORT"),
    (["--origin", "arena.example"], 2, "https://HOST"),
    (["--packs", "{folder}/nowhere"], 2, "does not exist"),
    (["--web", "{folder}/nowhere"], 2, "does not exist"),
    (["--bot-workers", "-1"], 2, "equal to 0"),
    (["--proxies", "-2"], 2, "equal to 0"),
    (["--connections", "0"], 2, "equal to 1"),
    (["--log-level", "loud"], 2, "debug, info, warning, error"),
    (["--host", "no.such.host.invalid"], 1, "cannot listen at"),
    (["--port", "{taken}"], 1, "in use"),
]
OTHERS = [
    (["export", "{folder}/out", "--database", "sqlite:///{folder}/nowhere.db"], 1, "there is no file"),
    (["export", "{folder}/broken.db/out", "--database", "sqlite:///{folder}/good.db"], 1, "broken.db"),
    (["import", "{folder}/nowhere.json"], 2, "does not exist"),
    (["import", "{folder}/broken.db", "--database", "sqlite:///{folder}/good.db"], 1, "Expecting value"),
    (["migrate", "--from", "sqlite:///{folder}/nowhere.db", "--to", "sqlite:///{folder}/b.db"], 1, "there is no file"),
    (["migrate", "--from", "nonsense", "--to", "sqlite:///{folder}/b.db"], 1, "sqlite:///PATH"),
    (["migrate", "--from", "sqlite:///{folder}/good.db", "--to", "postgresql://x@127.0.0.1:1/y"], 1, "refused"),
]


@pytest.mark.parametrize(
    ("words", "status", "says"), [*((["serve", *w], s, t) for w, s, t in SERVE), *OTHERS], ids=lambda x: str(x)[:60]
)
def test_a_mistake_gets_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], status: int, says: str
) -> None:
    monkeypatch.setattr("arenarium.server.logs.set_up", lambda level: None)  # logging belongs to the tests here
    (tmp_path / "broken.db").write_text("this was never a database, however long one looks at it\n" * 20)
    Store.open(f"sqlite:///{tmp_path}/good.db").close()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        given = [w.format(folder=tmp_path, taken=taken.getsockname()[1]) for w in words]
        if given[0] == "serve" and "--database" not in given:
            given += ["--database", f"sqlite:///{tmp_path}/good.db"]
        if given[0] == "serve" and "--port" not in given:
            with socket.socket() as other:
                other.bind(("127.0.0.1", 0))
                given += ["--port", str(other.getsockname()[1])]
        result = CliRunner().invoke(app, given)
    shown = " ".join(result.output.replace("│", " ").split())
    assert result.exit_code == status, (shown, result.exception)
    assert says in shown
    assert "Traceback" not in shown
    assert not (tmp_path / "nowhere.db").exists()
