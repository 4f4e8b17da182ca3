"""Matches to files and back, and from SQLite to PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Text
from typer.testing import CliRunner

from arenarium.bots.contract import find_game
from arenarium.cli.main import app
from arenarium.core.refusal import BadData
from arenarium.core.table import Table
from arenarium.server.restore import row_of, snapshot_of
from arenarium.store.database import Database
from arenarium.store.rows import Head, Person, Seat, Stored, TableRow
from arenarium.store.schema import metadata
from arenarium.store.store import Store, load
from arenarium.store.transfer import from_file, match_hash, migrate, to_file
from tests import toy
from tests.server.services import Postgres


def played(key: str, seed: bytes, moves: int) -> Stored:
    table = Table(toy.GAME, {"mode": "plain", "seats": 2, "hand": 2}, seed)
    while moves and (asked := table.questions()):
        moves -= 1
        table.submit(asked[0].seat, toy.GAME.notate(table.state, asked[0].nth(0)))
    row = TableRow(key, "toll", table.options, seed, None, True, "Zażółć", "ada", None, "w", None, 5.0)
    result = table.result()
    head = Head(
        length=len(table.log),
        state="running" if result is None else "finished",
        rules=1,
        result=None if result is None else tuple(result),
    )
    entries = tuple(row_of(e, 10.0 + e.seq, f"0:{e.seq}") for e in table.log)
    seats = (Seat(0, "person", "ada"), Seat(1, "bot", None, "random"))
    return Stored(row, head, seats, entries, snapshot_of(table))


def filled(url: str) -> list[Stored]:
    matches = [played(f"m{i}", bytes([i]) * 16, moves) for i, moves in enumerate((0, 7, 500))]

    async def main() -> None:
        store = Store.open(url)
        await store.add_person(Person("ada", "Ada", "pl", "code", None, 1.0))
        for stored in matches:
            await store.add_table(stored, 6.0)
        await store.add_chat("m1", "ada", "Ada", "cześć", 3.0)
        await store.secret("cookie", "abc")
        store.close()

    asyncio.run(main())
    return matches


def toll(name: str) -> Any:
    return toy.GAME if name == "toll" else find_game(name)


def test_an_exported_match_comes_back_the_same(url: str, tmp_path: Path) -> None:
    matches = filled(url)
    assert {m.head.state for m in matches} == {"running", "finished"}
    source = Database(url).connect()
    files = [to_file(source, m.table.id, toll) for m in matches]
    originals = [load(source, m.table.id) for m in matches]
    source.close()
    other = Database(f"sqlite:///{tmp_path}/other.db")
    other.upgrade()
    target = other.connect()
    for file, stored in zip(files, originals):
        assert stored is not None
        assert from_file(target, json.loads(json.dumps(file)), "f", 9.0, toll) == stored.table.id
        assert from_file(target, file, "f", 9.0, toll) is None
        copied = load(target, stored.table.id)
        assert copied is not None
        assert copied == stored
        assert match_hash(copied) == match_hash(stored)
    target.close()


def test_a_changed_file_is_refused(url: str) -> None:
    filled(url)
    connection = Database(url).connect()
    file = to_file(connection, "m1", toll)
    file["archive"]["stored"]["entries"][0]["text"] = "pledge 2"
    with pytest.raises(BadData, match="hash differs"):
        from_file(connection, file, "f", 9.0, toll)
    connection.close()


@pytest.mark.parametrize("lie", ["who won", "who played", "what it is called"])
def test_an_archive_that_is_not_the_match_is_refused(tmp_path: Path, lie: str) -> None:
    filled(f"sqlite:///{tmp_path}/a.db")
    connection = Database(f"sqlite:///{tmp_path}/a.db").connect()
    file = json.loads(json.dumps(to_file(connection, "m2", toll)))
    archive = file["archive"]
    if lie == "who won":
        archive["stored"]["head"]["result"] = [place + 1 for place in file["result"]]
    elif lie == "who played":
        archive["people"][0]["name"] = "Eve"
    else:
        archive["stored"]["table"]["title"] = "Final"
    archive["hash"] = match_hash(msgspec.convert(archive["stored"], Stored))
    connection.close()
    other = Database(f"sqlite:///{tmp_path}/b.db")
    other.upgrade()
    target = other.connect()
    with pytest.raises(BadData, match="archive"):
        from_file(target, file, "f", 9.0, toll)
    target.close()


def test_a_match_downloaded_by_a_player_can_be_imported(url: str, tmp_path: Path) -> None:
    filled(url)
    connection = Database(url).connect()
    file = to_file(connection, "m2", toll)
    del file["archive"]
    other = Database(f"sqlite:///{tmp_path}/other.db")
    other.upgrade()
    target = other.connect()
    key = from_file(target, file, "f", 9.0, toll)
    assert key is not None
    copied, original = load(target, key), load(connection, "m2")
    assert copied is not None
    assert original is not None
    assert [e.text for e in copied.entries] == [e.text for e in original.entries]
    assert copied.head.result == original.head.result
    connection.close()
    target.close()


def test_everything_moves_from_sqlite_to_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    source, target = Database(f"sqlite:///{tmp_path}/a.db"), Database(postgres.fresh())
    matches = filled(source.url)
    assert dict(migrate(source, target)) == {m.table.id: True for m in matches}
    assert dict(migrate(source, target)) == {m.table.id: True for m in matches}  # again does no harm

    async def main() -> None:
        store = Store(target)
        assert (await store.person("ada")) == Person("ada", "Ada", "pl", "code", None, 1.0)
        assert [c.text for c in await store.chats("m1", 0)] == ["cześć"]
        assert await store.secret("cookie", "other") == "abc"
        store.close()

    asyncio.run(main())


def test_every_table_of_the_database_moves(tmp_path: Path) -> None:
    """Also those that are to come. Who is connected is nobody's to keep; heads are compared by the hash of a match."""
    source, target = Database(f"sqlite:///{tmp_path}/a.db"), Database(f"sqlite:///{tmp_path}/b.db")
    filled(source.url)
    connection = source.connect()
    kept = [table for table in metadata.sorted_tables if table.name not in ("presence", "heads")]
    for table in kept:
        if not connection.rows(f"SELECT * FROM {table.name}"):
            names = [column.name for column in table.columns]
            row: list[object] = [
                "m1" if column.name == "table_id" else "s1" if isinstance(column.type, Text) else 7
                for column in table.columns
            ]
            connection.run(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join('?' * len(row))})", row)
    assert all(equal for _, equal in migrate(source, target))
    assert all(equal for _, equal in migrate(source, target))  # again does no harm
    other = target.connect()
    for table in kept:
        columns = ", ".join(column.name for column in table.columns)
        sql = f"SELECT {columns} FROM {table.name} ORDER BY {columns}"
        assert connection.rows(sql), table.name
        assert other.rows(sql) == connection.rows(sql), table.name
    connection.close()
    other.close()


def test_migrate_says_which_matches_differ(tmp_path: Path) -> None:
    source, target = Database(f"sqlite:///{tmp_path}/a.db"), Database(f"sqlite:///{tmp_path}/b.db")
    filled(source.url)
    assert all(equal for _, equal in migrate(source, target))
    connection = target.connect()
    connection.run("UPDATE entries SET text = 'pass' WHERE table_id = 'm1' AND seq = 1")
    connection.close()
    assert dict(migrate(source, target)) == {"m0": True, "m1": False, "m2": True}
    result = CliRunner().invoke(app, ["migrate", "--from", source.url, "--to", target.url, "--json"])
    assert result.exit_code == 1
    assert json.loads(result.stdout)["different"] == ["m1"]


def test_a_backup_is_made_in_the_middle_of_a_move(tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path}/arenarium.db"
    matches = filled(source)
    writer = Database(source).connect()
    before = [load(writer, m.table.id) for m in matches]
    writer.begin()  # somebody is in the middle of a move
    writer.run("UPDATE heads SET length = 99 WHERE table_id = 'm1'")
    file = tmp_path / "monday.db"
    made = CliRunner().invoke(app, ["backup", str(file), "--database", source, "--json"])
    assert made.exit_code == 0, made.output
    assert json.loads(made.stdout) == {"file": str(file), "matches": 3}
    writer.commit()
    writer.close()
    again = CliRunner().invoke(app, ["backup", str(file), "--database", source])
    assert again.exit_code == 1
    assert "never overwrites" in again.output
    connection = Database(f"sqlite:///{file}").connect()
    assert [load(connection, m.table.id) for m in matches] == before
    connection.close()
    assert sorted(f.name for f in tmp_path.iterdir() if f.name.startswith("monday")) == ["monday.db"]


def test_only_sqlite_is_copied_so(tmp_path: Path) -> None:
    other = CliRunner().invoke(app, ["backup", str(tmp_path / "b.db"), "--database", "postgresql://x@127.0.0.1:1/y"])
    assert (other.exit_code, "pg_dump" in other.output) == (2, True)
    missing = CliRunner().invoke(app, ["backup", str(tmp_path / "b.db"), "--database", f"sqlite:///{tmp_path}/none.db"])
    assert (missing.exit_code, "there is no file" in missing.output) == (1, True)


@pytest.mark.parametrize(
    "broken", [{"times": 3}, {"made": "long ago"}, {"players": 7}, {"seed": "zz"}, {"entries": [1]}]
)
def test_a_broken_file_is_named_and_nothing_is_added(tmp_path: Path, broken: dict[str, Any]) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    filled(url)
    connection = Database(url).connect()
    file = to_file(connection, "m2", toll)
    connection.close()
    del file["archive"]
    path = tmp_path / "match.json"
    path.write_text(json.dumps({**file, **broken}), encoding="utf-8")
    result = CliRunner().invoke(app, ["import", str(path), "--database", f"sqlite:///{tmp_path}/b.db"])
    assert result.exit_code == 1
    assert "match.json" in result.output
    assert "Traceback" not in result.output
    target = Database(f"sqlite:///{tmp_path}/b.db").connect()
    assert target.rows("SELECT count(*) FROM tables") == [(0,)]
    target.close()
