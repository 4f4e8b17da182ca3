"""From an older shape to this version's, whatever happens on the way."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from arenarium.store.database import Database, SqliteConnection, StoreFailed
from arenarium.store.rows import Change, Head, Stored
from arenarium.store.store import Store, load
from arenarium.store.transfer import match_hash
from tests.server.people import ROOT
from tests.store.test_transfer import filled

KILLED = """
import os, sys
from alembic import op
from arenarium.store.database import Database

done = 0

def stopped(real):
    def call(*args, **more):
        global done
        done += 1
        if done > int(sys.argv[2]):
            os.kill(os.getpid(), 9)
        return real(*args, **more)
    return call

op.create_table, op.create_index = stopped(op.create_table), stopped(op.create_index)
Database(sys.argv[1]).upgrade()
"""


@pytest.mark.parametrize("after", [0, 1, 5, 12])
def test_a_migration_cut_off_by_a_kill_is_done_again(url: str, after: int) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    cut = subprocess.run([sys.executable, "-c", KILLED, url, str(after)], env=env, timeout=60, check=False)
    assert cut.returncode == -9
    assert {m.head.state for m in filled(url)} == {"running", "finished"}


def shaped(url: str, revision: str, step: str) -> None:
    """The database in an older shape."""
    database = Database(url)
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        config = database.migrations()
        config.attributes["connection"] = connection
        (command.upgrade if step == "up" else command.downgrade)(config, revision)
    engine.dispose()


def stored(url: str) -> dict[str, Stored]:
    connection = Database(url).connect()
    found = {t: load(connection, t) for t in ("m0", "m1", "m2")}
    connection.close()
    assert None not in found.values()
    return {t: s for t, s in found.items() if s is not None}


def test_matches_of_an_older_version_are_carried_over(url: str) -> None:
    filled(url)
    before = {t: match_hash(s) for t, s in stored(url).items()}
    shaped(url, "0001", "down")
    connection = Database(url).connect()
    told = '{"rules": 1, "told": {"0": 7}, "state": "running"}'
    connection.run("UPDATE heads SET head = ? WHERE table_id = 'm1'", (told,))
    connection.close()
    Database(url).upgrade()
    after = {t: match_hash(s) for t, s in stored(url).items()}
    assert {t for t in before if before[t] != after[t]} == {"m1"}
    assert stored(url)["m1"].head.called == {"0": 7}

    async def main() -> None:
        store = Store(Database(url))
        assert await store.claim_calls(1e12, (1.0,)) == []
        head = stored(url)["m1"].head
        change = Head(head.version + 1, head.length, state="running", rules=1, called={"0": 7, "1": 9})
        assert await store.commit(Change("m1", change, 50.0))
        found = await store.claim_calls(1e12, (1.0,))
        assert [(c.seat, c.question) for c in found] == [(1, 9)]  # the other was called by the older version
        store.close()

    asyncio.run(main())


def test_reports_of_before_are_counted_once(url: str) -> None:
    filled(url)
    shaped(url, "0007", "down")
    given = [{"seat": 0, "verdict": "best"}, {"seat": 1, "verdict": "mistake"}, {"seat": 1, "verdict": "mistake"}]
    report = {"curve": [{"chances": [0.5, 0.25, 0.25]}], "decisions": given}
    connection = Database(url).connect()
    sql = "INSERT INTO reports (table_id, revision, data) VALUES ('m0', 1, ?)"
    connection.run(sql, (json.dumps(report),))
    connection.close()

    async def main() -> None:
        store = Store.open(url)
        assert await store.verdicts(["m0", "m1"], 1) == {"m0": [{"best": 1}, {"mistake": 2}, {}]}
        assert await store.verdicts(["m0"], 2) == {}
        store.close()

    asyncio.run(main())


def test_several_workers_that_start_at_once_shape_it_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(Database(url).upgrade) for _ in range(4)]:
            done.result()
    filled(url)


def test_who_opens_a_new_sqlite_file_waits_while_another_shapes_it(tmp_path: Path) -> None:
    path = tmp_path / "arenarium.db"
    first = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    first.execute("CREATE TABLE shape (part)")
    first.execute("BEGIN IMMEDIATE")  # in the old journal mode SQLite refuses the turn to WAL at once
    done = threading.Timer(0.3, first.close)
    done.start()
    SqliteConnection(str(path)).close()
    done.join()


def test_an_sqlite_too_old_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.31.1")
    with pytest.raises(StoreFailed, match=r"SQLite 3\.33 or newer is needed, this Python has 3\.31\.1"):
        Database("sqlite:///never-made.db").upgrade()
