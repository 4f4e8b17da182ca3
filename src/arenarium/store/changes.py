"""Changes of tables on their way into the log, one alone or many of different tables at once.

Many at once are two statements with one JSON value each, however many they are: the database unfolds it. A statement
for each change would hand the interpreter's lock to and fro for each of them, and everybody would wait for everybody.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from arenarium.store.database import Connection
from arenarium.store.rows import Change, EntryRow, Seat, Snapshot

encode = msgspec.json.Encoder().encode


def dumped(value: object) -> str:
    return encode(value).decode()


@dataclass(frozen=True)
class Prepared:
    """A change as the database takes it; made ready in the thread that wants it."""

    table: str
    changed: float
    head: tuple[object, ...]  # in the order of ALONE
    entries: list[tuple[object, ...]]
    seats: tuple[Seat, ...]
    snapshot: tuple[int, str] | None
    calls: tuple[tuple[str, int], ...]  # seats whose people are called, and to which question

    @staticmethod
    def of(change: Change) -> Prepared:
        h = change.head
        head = (h.version, h.length, h.state, dumped(h), change.due, change.changed, change.table, h.version - 1)
        entries = [entry_values(change.table, e) for e in change.entries]
        snapshot = None if change.snapshot is None else (change.snapshot.seq, dumped(change.snapshot.data))
        return Prepared(change.table, change.changed, head, entries, change.seats, snapshot, tuple(h.called.items()))


ALONE = (
    "UPDATE heads SET version = ?, length = ?, state = ?, head = ?, due = ?, changed = ? "
    "WHERE table_id = ? AND version = ?"
)


def alone(c: Connection, change: Prepared) -> bool:
    """False, and nothing written, if the table has moved on."""
    if c.run(ALONE, change.head) != 1:
        return False
    if change.entries:
        insert_entries(c, change.entries)
    _rest(c, change)
    return True


def at_once(c: Connection, changes: list[Prepared]) -> bool:
    """All of these in a commit of their own, or none of them. The changes belong to different tables."""
    if any(s.seats or s.snapshot is not None or s.calls for s in changes):
        return False
    return c.change_all(
        dumped([s.head for s in changes]), dumped([e for s in changes for e in s.entries]), len(changes)
    )


def together(c: Connection, changes: list[Prepared]) -> list[bool]:
    """What came of each. The changes belong to different tables."""
    c.run("SAVEPOINT together")
    if c.run(c.update_heads, (dumped([s.head for s in changes]),)) != len(changes):
        c.run("ROLLBACK TO SAVEPOINT together")  # somebody was faster at one of them: find out at which
        done = [alone(c, s) for s in changes]
    else:
        c.run(c.insert_entries, (dumped([e for s in changes for e in s.entries]),))
        for change in changes:
            _rest(c, change)
        done = [True] * len(changes)
    c.run("RELEASE SAVEPOINT together")
    return done


def _rest(c: Connection, change: Prepared) -> None:
    for seat in change.seats:
        put_seat(c, change.table, seat)
    if change.snapshot is not None:
        _put_snapshot(c, change.table, *change.snapshot)
    for number, question in change.calls:
        _put_call(c, change.table, int(number), question, change.changed)


def _put_call(c: Connection, table: str, seat: int, question: int, due: float) -> None:
    """Due at once; nobody is called to the same question twice."""
    c.run(
        "INSERT INTO calls (table_id, seat, question, due, tries) VALUES (?, ?, ?, ?, 0) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET question = excluded.question, due = excluded.due, tries = 0 "
        "WHERE calls.question <> excluded.question",
        (table, seat, question, due),
    )


def entry_values(table: str, e: EntryRow) -> tuple[object, ...]:
    return (table, e.seq, e.seat, e.kind, e.text, dumped(e.events), e.sealed, e.at, e.nonce)


def insert_entries(c: Connection, rows: list[tuple[object, ...]]) -> None:
    sql = (
        "INSERT INTO entries (table_id, seq, seat, kind, text, events, sealed, at, nonce) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    if len(rows) == 1:
        c.run(sql, rows[0])
    else:
        c.run_many(sql, rows)


def put_seat(c: Connection, table: str, s: Seat) -> None:
    c.run(
        "INSERT INTO seats (table_id, seat, kind, person, bot, token) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, person = excluded.person, "
        "bot = excluded.bot, token = excluded.token",
        (table, s.seat, s.kind, s.person, s.bot, s.token),
    )


def put_snapshot(c: Connection, table: str, s: Snapshot) -> None:
    _put_snapshot(c, table, s.seq, dumped(s.data))


def _put_snapshot(c: Connection, table: str, seq: int, data: str) -> None:
    c.run(
        "INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
        "SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshots.seq",
        (table, seq, data),
    )
