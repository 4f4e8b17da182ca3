"""Time in which no server ran is nobody's: player clocks stood still.

Servers note now and then that they are there. A server that starts after a gap moves every running clock on by it, all
in one change together with the new note, so that no gap is given back twice. Days per move go on: they are the
calendar's.
"""

from __future__ import annotations

import msgspec

from arenarium.store.changes import dumped
from arenarium.store.database import Connection
from arenarium.store.rows import Head

NOTE = "alive"  # its name among the values that all servers of a database share
SOON = 6 * 3600.0  # seconds

decode_head = msgspec.json.Decoder(Head).decode


def note_alive(c: Connection, now: float) -> None:
    sql = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    c.run(sql, (NOTE, repr(now)))


def clock_runs(c: Connection, now: float) -> bool:
    """Whether one somewhere will run out soon enough that a gap would matter."""
    return bool(c.rows("SELECT 1 FROM heads WHERE due <= ? LIMIT 1", (now + SOON,)))


def give_back(c: Connection, now: float, least: float) -> int:
    """A server starts: how many clocks were moved on, if there was none for at least so many seconds."""
    found = c.rows("SELECT value FROM secrets WHERE name = ?", (NOTE,))
    if not found:
        note_alive(c, now)
        return 0
    alive = float(found[0][0])
    mine = c.run("UPDATE secrets SET value = ? WHERE name = ? AND value = ?", (repr(now), NOTE, found[0][0]))
    if not mine or now - alive < least:  # another worker was faster, or one runs
        return 0
    sql = (
        "SELECT h.table_id, h.head, h.version, t.clock FROM heads h JOIN tables t ON t.id = h.table_id "
        "WHERE h.state = 'running' AND t.clock IS NOT NULL"
    )
    moved = 0
    for table, data, version, clock in c.rows(sql):
        head = decode_head(data)
        if head.clock is None or not head.clock.running or msgspec.json.decode(clock)["kind"] == "days":
            continue
        gap = now - max(alive, head.clock.since)
        if gap > 0:
            running = msgspec.structs.replace(head.clock, since=head.clock.since + gap)
            after = msgspec.structs.replace(head, clock=running, version=version + 1)
            sql = "UPDATE heads SET head = ?, version = ?, due = ? WHERE table_id = ? AND version = ?"
            moved += c.run(sql, (dumped(after), version + 1, now, table, version))
    return moved
