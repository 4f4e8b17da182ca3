"""What the store promises, on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

from arenarium.store.changes import Prepared, alone, at_once, together
from arenarium.store.checkpoints import MOMENT, carry_over
from arenarium.store.database import Connection, Database, FromTheFuture, SqliteConnection, StoreFailed
from arenarium.store.rows import Change, EntryRow, Head, Person, Seat, Snapshot, Stored, TableRow
from arenarium.store.schema import metadata
from arenarium.store.store import Store


def a_table(key: str = "t1", public: bool = True) -> Stored:
    row = TableRow(key, "toll", {"seats": 2}, b"\x01" * 16, None, public, "Title", "ada", None, "w", None, 5.0)
    return Stored(row, Head(rules=1), (Seat(0, "person", "ada"), Seat(1, "bot", None, "random")), ())


def an_entry(seq: int, nonce: str | None = None) -> EntryRow:
    return EntryRow(seq, 0, "act", "pledge 1", [["chose", [0, 1], 1, [0, -1], False]], False, 7.5, nonce)


def a_change(head: Head, *entries: EntryRow, snapshot: Snapshot | None = None) -> Change:
    new = msgspec.structs.replace(head, version=head.version + 1, length=head.length + len(entries))
    return Change("t1", new, 8.0, None, entries, (), snapshot)


async def with_table(url: str) -> Store:
    store = Store.open(url)
    await store.add_person(Person("ada", "Ada", "en", "hash-of-code", None, 1.0))
    await store.add_table(a_table(), 5.0)
    return store


def test_what_was_committed_is_read_back(url: str) -> None:
    async def main() -> None:
        store = await with_table(url)
        snapshot = Snapshot(1, {"seq": 1, "state": {"żółw": [1, None]}})
        assert await store.commit(a_change(Head(rules=1), an_entry(0, "0:n1"), snapshot=snapshot))
        found = await store.load("t1")
        assert found is not None
        assert found.table == a_table().table
        assert found.entries == (an_entry(0, "0:n1"),)
        assert (found.head.version, found.head.length, found.head.rules) == (1, 1, 1)
        assert found.seats == a_table().seats
        assert found.snapshot == snapshot
        assert await store.load("nothing") is None
        store.close()

    asyncio.run(main())


def test_of_two_changes_to_the_same_version_one_is_refused_whole(url: str) -> None:
    async def main() -> None:
        store = await with_table(url)
        first, second = a_change(Head(), an_entry(0, "0:a")), a_change(Head(), an_entry(0, "0:b"), an_entry(1))
        assert list(await asyncio.gather(store.commit(first), store.commit(second))) == [True, False]
        found = await store.load("t1")
        assert found is not None
        assert [e.nonce for e in found.entries] == ["0:a"]
        store.close()

    asyncio.run(main())


def test_two_workers_cannot_both_write_the_next_entry(url: str) -> None:
    async def main() -> None:
        one, two = await with_table(url), Store(Database(url))
        head = Head()
        won = [0, 0]
        for n in range(20):
            changes = [a_change(head, an_entry(n, f"0:{n}-{w}")) for w in range(2)]
            done = await asyncio.gather(one.commit(changes[0]), two.commit(changes[1]))
            assert sum(done) == 1
            won[done.index(True)] += 1
            head = changes[0].head
        found = await one.load("t1")
        assert found is not None
        assert [e.seq for e in found.entries] == list(range(20))
        one.close()
        two.close()

    asyncio.run(main())


def test_one_bad_job_does_not_spoil_the_others_of_its_commit(url: str) -> None:
    async def main() -> None:
        store = await with_table(url)

        def bad(c: Connection) -> None:
            c.run("INSERT INTO chat (table_id, n) VALUES ('t1', 1)")

        jobs = [
            store.write(bad)
            if i == 7
            else store.commit(
                a_change(
                    Head(version=i),
                )
            )
            for i in range(20)
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(results[7], StoreFailed)
        assert results[:7] == [True] * 7
        assert results[8:] == [False] * 12  # version 7 was never written, so nothing follows it
        store.close()

    asyncio.run(main())


def test_steps_written_together_are_what_each_alone_would_be(url: str) -> None:
    """One of them comes too late, one has seats and a snapshot; texts are as people type them."""

    def step(c: int, table: str) -> Prepared:
        texts = ['"quoted"', "back\\slash", "żółw 🐢", "it's", "line\nbreak", ""]
        rows = tuple(
            EntryRow(i, i % 2, "act", t, [["said", [t], -1, None, True]], bool(i % 2), 1794748448.584 + i, f"0:{t}")
            for i, t in enumerate(texts[: 1 + c])
        )
        head = Head(version=5 if c == 2 else 1, length=len(rows), rules=1, called={"0": 3})
        seats = (Seat(1, "person", "bob", "novice"),) if c == 3 else ()
        snapshot = Snapshot(len(rows), {"state": ["ż", None, 1.5]}) if c == 3 else None
        return Prepared.of(Change(table, head, 1794748448.123, None if c else 9.25, rows, seats, snapshot))

    async def main() -> None:
        store = await with_table(url)
        for name in ("a", "b"):
            for n in range(6):
                await store.add_table(a_table(f"{name}{n}"), 5.0)
        done = await store.write(lambda c: together(c, [step(n, f"a{n}") for n in range(6)]))
        each = [await store.write(lambda c, n=n: alone(c, step(n, f"b{n}"))) for n in range(6)]  # type: ignore[misc]
        assert done == each == [True, True, False, True, True, True]
        assert await store.write(lambda c: together(c, [step(n, f"a{n}") for n in range(6)])) == [False] * 6
        for n in range(6):
            one, other = await store.load(f"a{n}"), await store.load(f"b{n}")
            assert one is not None
            assert other is not None
            assert msgspec.structs.replace(one, table=other.table) == other
            assert len(one.entries) == (0 if n == 2 else n + 1)
        store.close()

    asyncio.run(main())


def test_plain_steps_are_a_commit_of_their_own_and_all_or_none(url: str) -> None:
    def steps(name: str, late: int | None = None) -> list[Prepared]:
        row = EntryRow(0, 1, "act", 'it\'s "żółw"', [["said", ["🐢"], -1, None, True]], True, 1794748448.584, "0:n")
        return [
            Prepared.of(
                Change(f"{name}{n}", Head(version=5 if n == late else 1, length=1), 7.5, None if n else 9.25, (row,))
            )
            for n in range(3)
        ]

    async def main() -> None:
        store = await with_table(url)
        for name in ("a", "b"):
            for n in range(3):
                await store.add_table(a_table(f"{name}{n}"), 5.0)
        c = store.database.connect()
        assert not at_once(c, steps("a", late=1))
        assert [(await load_(store, f"a{n}")).entries for n in range(3)] == [()] * 3
        assert at_once(c, steps("a"))
        assert not at_once(c, steps("a"))
        for n, step in enumerate(steps("b")):
            assert await store.write(lambda c, step=step: alone(c, step))  # type: ignore[misc]
            one, other = await load_(store, f"a{n}"), await load_(store, f"b{n}")
            assert msgspec.structs.replace(one, table=other.table) == other
        due = "SELECT table_id, due, changed FROM heads WHERE table_id LIKE ? ORDER BY table_id"
        assert [r[1:] for r in c.rows(due, ("a%",))] == [r[1:] for r in c.rows(due, ("b%",))]
        c.close()
        store.close()

    asyncio.run(main())


async def load_(store: Store, table: str) -> Stored:
    found = await store.load(table)
    assert found is not None
    return found


def test_moves_that_wait_together_are_committed_together(url: str) -> None:
    async def main() -> None:
        store = await with_table(url)
        before = store.writer.commits
        lines = [store.add_chat("t1", "ada", "Ada", f"line {i}", 1.0) for i in range(200)]
        await asyncio.gather(*lines)
        assert store.writer.commits - before < 100
        found = await store.chats("t1", 0, 500)
        assert [c.n for c in found] == list(range(1, 201))
        store.close()

    asyncio.run(main())


def test_work_that_is_due_is_claimed_by_one_worker(url: str) -> None:
    async def main() -> None:
        one, two = await with_table(url), Store(Database(url))
        change = Change("t1", Head(version=1), 8.0, 50.0)
        assert await one.commit(change)
        assert await one.claim_due(40.0, 60.0) == []
        claims = await asyncio.gather(one.claim_due(50.0, 60.0), two.claim_due(50.0, 60.0))
        assert sorted(claims) == [[], ["t1"]]
        assert await two.claim_due(60.0, 70.0) == ["t1"]  # whoever had it did not do it
        one.close()
        two.close()

    asyncio.run(main())


def test_the_lobby_shows_public_tables_and_ones_own(url: str) -> None:
    async def main() -> None:
        store = await with_table(url)
        await store.add_table(a_table("hidden", public=False), 6.0)
        assert [r.table.id for r in await store.lobby("open", None)] == ["t1"]
        assert [r.table.id for r in await store.lobby("mine", "ada")] == ["hidden", "t1"]
        assert (await store.lobby("mine", "ada"))[0].names == {"ada": "Ada"}
        assert await store.lobby("mine", "eve") == []
        store.close()

    asyncio.run(main())


def test_presence_is_what_other_workers_lately_said(url: str) -> None:
    async def main() -> None:
        store = await with_table(url)
        await store.say_present("w1", [("t1", "ada")], 100.0)
        await store.say_present("w2", [("t1", "bob")], 90.0)
        assert await store.present(["t1"], 80.0, "w2") == {"t1": {"ada"}}
        assert await store.present(["t1"], 95.0, "w0") == {"t1": {"ada"}}
        await store.leave("w1")
        assert await store.present(["t1"], 80.0, "w0") == {"t1": {"bob"}}
        store.close()

    asyncio.run(main())


def test_a_secret_is_chosen_once(url: str) -> None:
    async def main() -> None:
        store = Store.open(url)
        assert list(await asyncio.gather(store.secret("cookie", "a"), store.secret("cookie", "b"))) == ["a", "a"]
        store.close()

    asyncio.run(main())


def test_migrations_lead_to_the_shape_the_code_expects(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext
    from sqlalchemy import create_engine

    Database(url).upgrade()
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_from_the_future_is_refused(url: str) -> None:
    database = Database(url)
    database.upgrade()
    connection = database.connect()
    connection.run("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(FromTheFuture, match="9999"):
        database.upgrade()


def test_a_database_that_cannot_be_is_refused() -> None:
    with pytest.raises(StoreFailed, match="sqlite:///PATH"):
        Database("mysql://somewhere")


def test_sqlite_commits_reach_the_disk(tmp_path: Path) -> None:
    connection = Database(f"sqlite:///{tmp_path}/a.db").connect()
    assert connection.rows("PRAGMA journal_mode") == [("wal",)]
    assert connection.rows("PRAGMA synchronous") == [(2,)]  # FULL
    connection.close()


def test_a_backup_can_be_made_while_the_table_is_played(tmp_path: Path) -> None:
    """As docs/hosting.md says: sqlite3's own backup, from another process."""

    async def main() -> None:
        store = await with_table(f"sqlite:///{tmp_path}/a.db")
        head = Head()
        for n in range(50):
            change = a_change(head, an_entry(n))
            assert await store.commit(change)
            head = change.head
            if n == 25:
                source, target = sqlite3.connect(tmp_path / "a.db"), sqlite3.connect(tmp_path / "backup.db")
                source.backup(target)
                source.close()
                target.close()
        store.close()
        copy = Store(Database(f"sqlite:///{tmp_path}/backup.db"))
        found = await copy.load("t1")
        assert found is not None
        assert found.head.length == len(found.entries) == 26
        copy.close()

    asyncio.run(main())


def test_the_log_of_sqlite_is_carried_over_beside_the_writer_and_begins_anew_when_it_is_long(tmp_path: Path) -> None:
    path = f"{tmp_path}/arenarium.db"

    async def main() -> None:
        store = await with_table(f"sqlite:///{path}")
        for i in range(20):
            await store.add_chat("t1", "ada", "Ada", f"line {i}", 1.0)
        beside = SqliteConnection(path)
        grown = Path(f"{path}-wal").stat().st_size
        carry_over(beside, long=10_000)
        alone = sqlite3.connect(f"file:{path}?immutable=1", uri=True)  # what the file itself has, without its log
        assert alone.execute("SELECT count(*) FROM chat").fetchone() == (20,)
        alone.close()
        await store.add_chat("t1", "ada", "Ada", "one more", 1.0)
        carry_over(beside, long=1)
        for i in range(20):
            await store.add_chat("t1", "ada", "Ada", f"again {i}", 1.0)
        assert Path(f"{path}-wal").stat().st_size <= grown + 100_000  # written over, not longer
        beside.close()
        assert len(await store.chats("t1", 0, 500)) == 41
        store.close()

    asyncio.run(main())


def test_who_reads_for_long_does_not_keep_others_from_writing(tmp_path: Path) -> None:
    """A back-up, for example: the long log waits until it has ended."""
    path = f"{tmp_path}/arenarium.db"

    async def main() -> None:
        store = await with_table(f"sqlite:///{path}")
        reader, beside = SqliteConnection(path), SqliteConnection(path)
        reader.raw.execute("BEGIN")  # who only reads sees one moment of the file, for as long as it takes
        assert reader.rows("SELECT count(*) FROM chat") == [(0,)]
        for i in range(20):
            await store.add_chat("t1", "ada", "Ada", f"line {i}", 1.0)
        waits: list[str] = []
        beside.raw.set_trace_callback(waits.append)
        carry_over(beside, long=1)
        assert not any("RESTART" in sql for sql in waits)  # it would hold up every commit until the reader has gone
        reader.raw.execute("COMMIT")
        carry_over(beside, long=1)
        assert any("RESTART" in sql for sql in waits)
        assert beside.rows("PRAGMA busy_timeout") == [(MOMENT,)]
        assert MOMENT <= 100
        for connection in (reader, beside):
            connection.close()
        store.close()

    asyncio.run(main())


def test_whether_changes_are_taken_is_tried_with_more_than_a_move(tmp_path: Path) -> None:
    """On a full disk a small change may still fit into what the log has, and moves do not."""
    log = tmp_path / "arenarium.db-wal"

    async def main() -> None:
        store = await with_table(f"sqlite:///{tmp_path}/arenarium.db")
        assert await store.trouble() == ""
        before = log.stat().st_size
        store.writer.failing = True
        assert await store.trouble() == ""
        assert log.stat().st_size > before + 40_000
        assert not store.writer.failing
        assert await store.read(lambda c: c.rows("SELECT count(*) FROM presence")) == [(0,)]
        store.close()

    asyncio.run(main())
