"""Tables with their logs and seats, people, calls and chat in the database; what else is kept has its own modules."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from sys import intern
from typing import IO, TypeVar

import msgspec
import psycopg

from arenarium.core.game import Json
from arenarium.store.changes import Prepared, dumped, entry_values, insert_entries, put_seat, put_snapshot
from arenarium.store.database import Connection, Database, Row, StoreFailed, Unfit
from arenarium.store.rows import (
    Call,
    Change,
    ChatRow,
    EntryRow,
    Head,
    LobbyRow,
    Person,
    Seat,
    Snapshot,
    Stored,
    TableRow,
)
from arenarium.store.writer import Writer

T = TypeVar("T")
Verdicts = list[dict[str, int]]  # how many of each, by seat
READERS = 4
ANSWER = 3.0  # seconds after which a database that says nothing counts as away

decode_json = msgspec.json.Decoder(Json).decode
decode_list = msgspec.json.Decoder(list[list[object]]).decode
decode_verdicts = msgspec.json.Decoder(Verdicts).decode
decode_head = msgspec.json.Decoder(Head).decode

TABLE = "t.id, t.game, t.options, t.seed, t.origin, t.public, t.title, t.host, t.clock, t.watch, t.parent, t.created"
HEAD = "h.head, h.version, h.length, h.chats, h.state"
ENTRY = "seq, seat, kind, text, events, sealed, at, nonce"
OF_TABLE = len(TABLE.split(", "))  # columns; those of HEAD come next
OF_HEAD = len(HEAD.split(", "))

LONG_MATCH = 500  # entries before a snapshot that need not be read with it
REPEATED = 200  # entries in which a message sent twice is known again
LINE = "line"  # in a snapshot: how long the line was there, where what came before may be left out
OF_ONE_HOST = 20  # tables in a lobby that everybody sees


class Store:
    def __init__(self, database: Database, hold: IO[str] | None = None) -> None:
        self.database = database
        self._hold = hold
        self.writer = Writer(database)
        self.bulk = asyncio.Lock()  # for those who write thousands of rows: one at a time, and moves in between
        self._local = threading.local()
        self._opened: list[Connection] = []
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    @staticmethod
    def open(url: str) -> Store:
        """Bring the database up to date and open it."""
        database = Database(url)
        database.upgrade()
        return Store(database)

    @staticmethod
    def serve(url: str) -> Store:
        """The same for a server, which must be the only one on an SQLite file."""
        database = Database(url)
        hold = database.hold()
        try:
            database.upgrade()
        except BaseException:
            if hold is not None:
                hold.close()
            raise
        return Store(database, hold)

    def close(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        for connection in self._opened:
            connection.close()
        if self._hold is not None:
            self._hold.close()

    # --- how ---------------------------------------------------------------------------------

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        return self.writer.submit(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        known: Connection | None = getattr(self._local, "connection", None)
        if known is not None:
            try:
                return work(known)
            except psycopg.DataError as error:
                raise Unfit(str(error)) from error
            except (sqlite3.Error, psycopg.Error):  # the server went away, or the file: once more on a new connection
                self._forget(known)
        connection = self._connected()
        try:
            return work(connection)
        except psycopg.DataError as error:
            raise Unfit(str(error)) from error
        except (sqlite3.Error, psycopg.Error) as error:
            self._forget(connection)
            raise StoreFailed(str(error)) from error

    def _connected(self) -> Connection:
        connection = self.database.connect()
        self._local.connection = connection
        self._opened.append(connection)
        return connection

    def _forget(self, connection: Connection) -> None:
        self._local.connection = None
        self._opened.remove(connection)
        with contextlib.suppress(sqlite3.Error, psycopg.Error):
            connection.close()

    async def trouble(self) -> str:
        """What is wrong with the database, if anything: whether it answers; and, where the last change could not be
        written, whether one can be now."""
        if not await self._in_time(self.read(lambda c: c.rows("SELECT 1"))):
            return "the database does not answer"
        if self.writer.failing and not await self._in_time(self._try_to_write()):
            return "the database takes no changes"
        return ""

    async def _try_to_write(self) -> None:
        await self.write(_write_a_trial)
        await self.write(_forget_the_trial)

    @staticmethod
    async def _in_time(work: Awaitable[object]) -> bool:
        try:
            async with asyncio.timeout(ANSWER):
                await work
        except (StoreFailed, TimeoutError):
            return False
        return True

    async def secret(self, name: str, fresh: str) -> str:
        """A secret all workers share; the first to ask decides."""

        def work(c: Connection) -> str:
            c.run("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh))
            return str(c.rows("SELECT value FROM secrets WHERE name = ?", (name,))[0][0])

        return await self.write(work)

    # --- people ------------------------------------------------------------------------------

    async def add_person(self, p: Person) -> None:
        values = (p.id, p.name, p.lang, p.recovery, p.webhook, p.created)
        await self.write(
            lambda c: c.run(
                "INSERT INTO people (id, name, lang, recovery, webhook, created) VALUES (?, ?, ?, ?, ?, ?)", values
            )
        )

    async def change_person(self, p: Person) -> None:
        values = (p.name, p.lang, p.recovery, p.webhook, p.id)
        await self.write(
            lambda c: c.run("UPDATE people SET name = ?, lang = ?, recovery = ?, webhook = ? WHERE id = ?", values)
        )

    async def person(self, key: str) -> Person | None:
        return await self._person("id", key)

    async def person_by_recovery(self, hashed: str) -> Person | None:
        return await self._person("recovery", hashed)

    async def _person(self, field: str, key: str) -> Person | None:
        sql = f"SELECT id, name, lang, recovery, webhook, created FROM people WHERE {field} = ?"
        rows = await self.read(lambda c: c.rows(sql, (key,)))
        return Person(*rows[0]) if rows else None

    async def people(self, ids: Iterable[str]) -> dict[str, Person]:
        wanted = sorted(set(ids))
        return await self.read(lambda c: _people(c, wanted))

    async def mute(self, person: str, other: str, on: bool) -> None:
        if on:
            sql = "INSERT INTO mutes (person, other) VALUES (?, ?) ON CONFLICT (person, other) DO NOTHING"
        else:
            sql = "DELETE FROM mutes WHERE person = ? AND other = ?"
        await self.write(lambda c: c.run(sql, (person, other)))

    async def mutes(self, person: str) -> set[str]:
        rows = await self.read(lambda c: c.rows("SELECT other FROM mutes WHERE person = ?", (person,)))
        return {str(r[0]) for r in rows}

    # --- tables ------------------------------------------------------------------------------

    async def add_table(self, stored: Stored, changed: float, due: float | None = None) -> None:
        await self.write(lambda c: add_table(c, stored, changed, due))

    def commit(self, change: Change) -> asyncio.Future[bool]:
        """True: it is on the disk. False: somebody else changed the table first, and nothing was written."""
        return self.writer.submit_change(Prepared.of(change))

    async def put_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self.write(lambda c: put_snapshot(c, table, snapshot))

    async def load(self, table: str, whole: bool = True) -> Stored | None:
        """Not `whole`: of a long match only what came after its snapshot."""
        return await self.read(lambda c: load(c, table, whole))

    async def entries(self, table: str, first: int, end: int) -> tuple[EntryRow, ...]:
        return await self.read(lambda c: _entries(c, table, first, end))

    async def tail(self, table: str, seq: int) -> tuple[Head, tuple[Seat, ...], tuple[EntryRow, ...]] | None:
        """The head, the seats, and the entries from `seq` on."""

        def work(c: Connection) -> tuple[Head, tuple[Seat, ...], tuple[EntryRow, ...]] | None:
            rows = c.rows(f"SELECT {HEAD} FROM heads h WHERE h.table_id = ?", (table,))
            if not rows:
                return None
            head = _head(rows[0])
            return head, _seats(c, table), _entries(c, table, seq, head.length)

        return await self.read(work)

    async def versions(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """Version and number of chat lines of each table."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT table_id, version, chats FROM heads WHERE table_id IN ({marks})"
        return {table: (version, chats) for table, version, chats in await self.read(lambda c: c.rows(sql, tables))}

    async def lobby(self, state: str, person: str | None, limit: int = 100) -> list[LobbyRow]:
        """Public tables in that state, or all of a person that are not put away (state "mine")."""
        both = "heads h JOIN tables t ON t.id = h.table_id"
        if state == "mine":
            mine = "SELECT table_id FROM seats WHERE person = ?"
            away = "SELECT table_id FROM shelf WHERE person = ?"
            which = f"t.id IN ({mine}) AND t.id NOT IN ({away})"
            found = f"SELECT t.id, h.changed FROM {both} WHERE {which} AND h.state <> 'closed'"
            values: tuple[object, ...] = (person, person, limit)
        elif state in ("open", "running"):  # nobody fills the whole lobby
            nth = "row_number() OVER (PARTITION BY t.host ORDER BY h.changed DESC) AS nth"
            gone = "SELECT 1 FROM shelf f WHERE f.table_id = t.id AND f.person = t.host AND f.what = 'deleted'"
            each = f"SELECT t.id, h.changed, {nth} FROM {both} WHERE h.state = ? AND t.public AND NOT EXISTS ({gone})"
            found = f"SELECT id, changed FROM ({each}) AS of_each WHERE nth <= ?"
            values = (state, OF_ONE_HOST, limit)
        else:
            found = f"SELECT t.id, h.changed FROM {both} WHERE h.state = ? AND t.public"
            values = (state, limit)
        # First which, by a narrow list: there may be ten thousand to be put in order. Then what is told of these.
        sql = (
            f"WITH chosen AS ({found} ORDER BY 2 DESC LIMIT ?) SELECT {TABLE}, {HEAD}, h.changed FROM chosen "
            "JOIN heads h ON h.table_id = chosen.id JOIN tables t ON t.id = chosen.id ORDER BY h.changed DESC"
        )
        return await self.read(lambda c: lobby_rows(c, sql, values))

    async def table_ids(self, states: tuple[str, ...] = ("running", "finished")) -> list[str]:
        marks = ", ".join("?" * len(states))
        sql = f"SELECT table_id FROM heads WHERE state IN ({marks}) ORDER BY changed, table_id"
        return [str(r[0]) for r in await self.read(lambda c: c.rows(sql, states))]

    async def counts(self) -> dict[str, int]:
        rows = await self.read(lambda c: c.rows("SELECT state, count(*) FROM heads GROUP BY state"))
        return {str(one): int(count) for one, count in rows}

    # --- who looks after a table ---------------------------------------------------------------

    async def claim_due(self, now: float, again: float, limit: int = 50) -> list[str]:
        """Tables where the server has something to do. Whoever claims one has until `again` to do it."""

        sql = "SELECT table_id, due FROM heads WHERE due <= ? ORDER BY due LIMIT ?"
        found = await self.read(lambda c: c.rows(sql, (now, limit)))
        if not found:
            return []

        def claim(c: Connection) -> list[str]:
            sql = "UPDATE heads SET due = ? WHERE table_id = ? AND due = ?"
            return [str(table) for table, due in found if c.run(sql, (again, table, due))]

        return await self.write(claim)

    async def newest(self) -> float | None:
        """When something last changed here."""
        rows = await self.read(lambda c: c.rows("SELECT max(changed) FROM heads"))
        return rows[0][0] if rows else None

    # --- calls to a turn -----------------------------------------------------------------------

    async def claim_calls(self, now: float, again: Sequence[float], limit: int = 50) -> list[Call]:
        """Calls that are due. Whoever claims one delivers it before it is due again, `again[tries]` seconds later;
        after the last try it is given up."""
        sql = "SELECT table_id, seat, question, tries, due FROM calls WHERE due <= ? ORDER BY due LIMIT ?"
        found = await self.read(lambda c: c.rows(sql, (now, limit)))
        if not found:
            return []

        def claim(c: Connection) -> list[Call]:
            sql = "UPDATE calls SET due = ?, tries = tries + 1 WHERE table_id = ? AND seat = ? AND due = ?"
            mine = []
            for table, seat, question, tries, due in found:
                later = now + again[tries] if tries < len(again) else None
                if c.run(sql, (later, table, seat, due)):
                    mine.append(Call(table, seat, question, tries))
            return mine

        return await self.write(claim)

    async def called(self, call: Call) -> None:
        """It was delivered, or nobody needs it any more."""
        sql = "UPDATE calls SET due = NULL WHERE table_id = ? AND seat = ? AND question = ?"
        await self.write(lambda c: c.run(sql, (call.table, call.seat, call.question)))

    async def head_and_person(self, call: Call) -> tuple[TableRow, Head, Person | None]:
        """The table as it is now, and who sits in the seat that is called."""

        def work(c: Connection) -> tuple[TableRow, Head, Person | None]:
            sql = f"SELECT {TABLE}, {HEAD} FROM tables t JOIN heads h ON h.table_id = t.id WHERE t.id = ?"
            row = c.rows(sql, (call.table,))[0]
            sql = "SELECT person FROM seats WHERE table_id = ? AND seat = ? AND person IS NOT NULL"
            people = _people(c, [r[0] for r in c.rows(sql, (call.table, call.seat))])
            return _table(row), _head(row[OF_TABLE:]), next(iter(people.values()), None)

        return await self.read(work)

    # --- who is here ---------------------------------------------------------------------------

    async def leave(self, worker: str) -> None:
        """The worker stops; nobody is connected to it any more."""
        await self.write(lambda c: c.run("DELETE FROM presence WHERE worker = ?", (worker,)))

    async def say_present(self, worker: str, who: list[tuple[str, str]], now: float) -> None:
        """`who` (table, person) is everybody connected to this worker."""

        def work(c: Connection) -> None:
            c.run("DELETE FROM presence WHERE worker = ?", (worker,))
            if who:
                c.run_many(
                    "INSERT INTO presence (table_id, person, worker, seen) VALUES (?, ?, ?, ?)",
                    [(table, person, worker, now) for table, person in who],
                )

        await self.write(work)

    async def present(self, tables: list[str], since: float, but: str) -> dict[str, set[str]]:
        """Who is connected to each of these tables by workers other than `but`."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT table_id, person FROM presence WHERE seen >= ? AND worker <> ? AND table_id IN ({marks})"
        found: dict[str, set[str]] = {t: set() for t in tables}
        for table, person in await self.read(lambda c: c.rows(sql, [since, but, *tables])):
            found[table].add(person)
        return found

    # --- chat, packs, reports ------------------------------------------------------------------

    async def add_chat(self, table: str, person: str, name: str, text: str, at: float) -> ChatRow | None:
        """The line as it is kept; None where there is no such table any more."""

        def work(c: Connection) -> ChatRow | None:
            c.run("UPDATE heads SET chats = chats + 1 WHERE table_id = ?", (table,))
            rows = c.rows("SELECT chats FROM heads WHERE table_id = ?", (table,))
            if not rows:
                return None
            n = int(rows[0][0])
            c.run(
                "INSERT INTO chat (table_id, n, person, name, text, at) VALUES (?, ?, ?, ?, ?, ?)",
                (table, n, person, name, text, at),
            )
            return ChatRow(n, person, name, text, at)

        return await self.write(work)

    async def chats(self, table: str, after: int, limit: int = 200) -> list[ChatRow]:
        sql = "SELECT n, person, name, text, at FROM chat WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?"
        rows = await self.read(lambda c: c.rows(sql, (table, after, limit)))
        return [ChatRow(*r) for r in reversed(rows)]

    async def add_pack(self, hashed: str, data: Json) -> None:
        sql = "INSERT INTO packs (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING"
        await self.write(lambda c: c.run(sql, (hashed, dumped(data))))

    async def pack(self, hashed: str) -> Json | None:
        rows = await self.read(lambda c: c.rows("SELECT data FROM packs WHERE hash = ?", (hashed,)))
        return decode_json(rows[0][0]) if rows else None

    async def keep_report(self, table: str, revision: int, data: Json, verdicts: Verdicts) -> None:
        """What looking back at a match came to; the first of a revision stays."""

        def work(c: Connection) -> None:
            for name, column, value in (("reports", "data", dumped(data)), ("verdicts", "counts", dumped(verdicts))):
                c.run(
                    f"INSERT INTO {name} (table_id, revision, {column}) VALUES (?, ?, ?) ON CONFLICT (table_id) DO "
                    f"UPDATE SET revision = excluded.revision, {column} = excluded.{column} "
                    f"WHERE {name}.revision < excluded.revision",
                    (table, revision, value),
                )

        await self.write(work)

    async def report(self, table: str, revision: int) -> Json | None:
        sql = "SELECT data FROM reports WHERE table_id = ? AND revision = ?"
        rows = await self.read(lambda c: c.rows(sql, (table, revision)))
        return decode_json(rows[0][0]) if rows else None

    async def verdicts(self, tables: list[str], revision: int) -> dict[str, Verdicts]:
        """Of those that have a report: how many verdicts of each kind there are in it."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT table_id, counts FROM verdicts WHERE table_id IN ({marks}) AND revision = ?"
        rows = await self.read(lambda c: c.rows(sql, (*tables, revision)))
        return {str(table): decode_verdicts(found) for table, found in rows}


TRIAL = [("-" * 1_000, str(n), "", 0.0) for n in range(32)]  # more than a move takes: on a full disk less may still fit


def _write_a_trial(c: Connection) -> None:
    _forget_the_trial(c)
    c.run_many("INSERT INTO presence (table_id, person, worker, seen) VALUES (?, ?, ?, ?)", TRIAL)


def _forget_the_trial(c: Connection) -> None:
    c.run("DELETE FROM presence WHERE worker = ''")


# --- rows in and out ---------------------------------------------------------------------------


def add_table(c: Connection, stored: Stored, changed: float, due: float | None) -> None:
    t, h = stored.table, stored.head
    c.run(
        "INSERT INTO tables (id, game, options, seed, origin, public, title, host, clock, watch, parent, created) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            t.id,
            t.game,
            dumped(t.options),
            t.seed.hex(),
            None if t.origin is None else dumped(t.origin),
            t.public,
            t.title,
            t.host,
            None if t.clock is None else dumped(t.clock),
            t.watch,
            t.parent,
            t.created,
        ),
    )
    c.run(
        "INSERT INTO heads (table_id, version, length, chats, state, head, due, changed) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (t.id, h.version, h.length, h.chats, h.state, dumped(h), due, changed),
    )
    for seat in stored.seats:
        put_seat(c, t.id, seat)
    if stored.entries:
        insert_entries(c, [entry_values(t.id, e) for e in stored.entries])
    if stored.snapshot is not None:
        put_snapshot(c, t.id, stored.snapshot)


def load(c: Connection, table: str, whole: bool = True) -> Stored | None:
    rows = c.rows(f"SELECT {TABLE}, {HEAD} FROM tables t JOIN heads h ON h.table_id = t.id WHERE t.id = ?", (table,))
    if not rows:
        return None
    (row,) = rows
    head = _head(row[OF_TABLE:])
    shots = c.rows("SELECT seq, data FROM snapshots WHERE table_id = ? AND seq <= ?", (table, head.length))
    snapshot = next((Snapshot(seq, decode_json(data)) for seq, data in shots), None)
    left = 0 if whole or snapshot is None or LINE not in snapshot.data else snapshot.seq
    if left < LONG_MATCH:
        left = 0
    known = _nonces(c, table, left - REPEATED, left) if left else {}
    entries = _entries(c, table, left, head.length)
    return Stored(_table(row), head, _seats(c, table), entries, snapshot, left, known)


def _nonces(c: Connection, table: str, first: int, end: int) -> dict[str, int]:
    sql = "SELECT nonce, seq FROM entries WHERE table_id = ? AND seq >= ? AND seq < ? AND nonce IS NOT NULL"
    return {str(nonce): int(seq) for nonce, seq in c.rows(sql, (table, first, end))}


def _table(r: Row) -> TableRow:
    """What a row begins with."""
    name, game, options, seed, origin, public, title, host, clock, watch, parent, created = r[:OF_TABLE]
    return TableRow(
        id=name,
        game=game,
        options=decode_json(options),
        seed=bytes.fromhex(seed),
        origin=None if origin is None else decode_json(origin),
        public=bool(public),
        title=title,
        host=host,
        clock=None if clock is None else decode_json(clock),
        watch=watch,
        parent=parent,
        created=created,
    )


def _head(r: Row) -> Head:
    """What a row begins with."""
    head, version, length, chats, state = r[:OF_HEAD]
    return msgspec.structs.replace(decode_head(head), version=version, length=length, chats=chats, state=state)


def _seats(c: Connection, table: str) -> tuple[Seat, ...]:
    sql = "SELECT seat, kind, person, bot, token FROM seats WHERE table_id = ? ORDER BY seat"
    return tuple(Seat(*r) for r in c.rows(sql, (table,)))


def lobby_rows(c: Connection, sql: str, values: Sequence[object]) -> list[LobbyRow]:
    rows = c.rows(sql, values)
    if not rows:
        return []
    tables = [_table(r) for r in rows]
    seats: dict[str, list[Seat]] = {table.id: [] for table in tables}
    marks = ", ".join("?" * len(seats))
    of_all = f"SELECT table_id, seat, kind, person, bot, token FROM seats WHERE table_id IN ({marks}) ORDER BY seat"
    for table, *seat in c.rows(of_all, list(seats)):
        seats[table].append(Seat(*seat))
    people = _people(c, sorted({s.person for of_one in seats.values() for s in of_one if s.person}))
    found = []
    for one, r in zip(tables, rows, strict=True):
        names = {s.person: people[s.person].name for s in seats[one.id] if s.person in people}
        *head, changed = r[OF_TABLE:]
        found.append(LobbyRow(one, _head(tuple(head)), tuple(seats[one.id]), names, changed))
    return found


def _entries(c: Connection, table: str, first: int, end: int) -> tuple[EntryRow, ...]:
    sql = f"SELECT {ENTRY} FROM entries WHERE table_id = ? AND seq >= ? AND seq < ? ORDER BY seq"
    return tuple(
        EntryRow(seq, seat, intern(kind), text, decode_list(events), bool(sealed), at, nonce)
        for seq, seat, kind, text, events, sealed, at, nonce in c.rows(sql, (table, first, end))
    )


def _people(c: Connection, ids: list[str]) -> dict[str, Person]:
    if not ids:
        return {}
    marks = ", ".join("?" * len(ids))
    sql = f"SELECT id, name, lang, recovery, webhook, created FROM people WHERE id IN ({marks})"
    return {person.id: person for person in (Person(*r) for r in c.rows(sql, ids))}
