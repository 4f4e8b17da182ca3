"""What everybody at a table is told, each thing written once for all who are told the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from arenarium.server import wire
from arenarium.server.restore import entry_of
from arenarium.server.table.desk import BROKEN, Desk, Guest
from arenarium.server.wire import redaction
from arenarium.server.wire.messages import write
from arenarium.server.wire.redaction import Viewer
from arenarium.store.rows import ChatRow

SPECTATOR = (-1,)


def send_all(guest: Guest, messages: list[bytes]) -> None:
    for data in messages:
        guest.send(data)


class Telling:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.deliver: Callable[[Guest, list[bytes]], None] = send_all  # at a live pace some are told a little later
        self.offering = False  # an offer stands, as far as anybody was told

    # --- the table ---------------------------------------------------------------------------

    def info(self) -> wire.TableInfo:
        d, worker = self.desk, self.desk.worker
        names = {k: p.name for k, p in d.people.items()}
        absent = worker.settings.absent
        head = msgspec.structs.replace(d.head, broken=BROKEN) if d.lost else d.head
        return redaction.table_info(d.row, head, d.seats, names, worker.now(), d.here(), d.away, absent)

    def table(self) -> None:
        self.offering = bool(self.desk.head.offers)
        self.everybody(write({"t": "table", "d": self.info()}))

    def everybody(self, data: bytes) -> None:
        for guest in self.desk.guests:
            guest.send(data)

    def acknowledge(self, guest: Guest, n: str, seq: int | None = None) -> None:
        """What that message wanted is done, and committed; `seq` is its entry, if it made one."""
        done: wire.Ack = {"n": n, "change": self.desk.head.version} if seq is None else {"n": n, "seq": seq}
        guest.send(write({"t": "ack", "d": done}))

    # --- entries and views -------------------------------------------------------------------

    def moves(self, first: int) -> None:
        """New entries, then the views they lead to. An offer that they have overtaken is gone at once."""
        if self.desk.table is None:
            return
        if self.offering and not self.desk.head.offers:
            self.table()
        made: dict[Viewer, list[bytes]] = {}
        views = self.views_of({seat for guest in self.desk.guests for seat in guest.viewer or SPECTATOR})
        for guest in self.desk.guests:
            if guest.viewer not in made:
                seen = [views[seat] for seat in guest.viewer or SPECTATOR]
                made[guest.viewer] = [self.entries(first, guest.viewer), *seen]
            self.deliver(guest, made[guest.viewer])

    def entries(self, first: int, viewer: Viewer, end: int | None = None) -> bytes:
        d = self.desk
        assert d.table is not None
        s, log = d.table.state, d.table.log
        numbers = range(first - d.left, len(log))[: None if end is None else max(0, end - first)]
        told = [redaction.entry_for(d.game, s, log[i], d.times[i], viewer) for i in numbers]
        return write({"t": "entries", "d": {"from": first, "entries": told}})

    async def earlier(self, first: int, viewer: Viewer, end: int) -> bytes:
        """The same of what only the store has."""
        d = self.desk
        rows = await d.worker.store.entries(d.row.id, first, end)
        s = None if d.table is None else d.table.state
        told = [redaction.entry_for(d.game, s, entry_of(row), row.at, viewer) for row in rows]
        return write({"t": "entries", "d": {"from": first, "entries": told}})

    def views(self, viewer: Viewer) -> list[bytes]:
        return list(self.views_of(viewer or SPECTATOR).values())

    def views_of(self, seats: Iterable[int]) -> dict[int, bytes]:
        """The position as each of these seats knows it; what they share is made once."""
        assert self.desk.table is not None
        wanted = list(seats)
        if not wanted:
            return {}
        time = redaction.time_info(self.desk.head, self.desk.worker.now())
        views = redaction.views_for(self.desk.table, wanted, time)
        return {view.seat: write({"t": "view", "d": view}) for view in views}

    # --- people ------------------------------------------------------------------------------

    def viewer_of(self, guest: Guest) -> Viewer:
        mine = self.desk.seats_of(guest.person)
        return mine if guest.seat is None or guest.seat not in mine else (guest.seat,)

    def reseat(self) -> None:
        """Seats have changed hands: guests see the table from where they sit now."""
        for guest in self.desk.guests:
            viewer = self.viewer_of(guest)
            if viewer != guest.viewer:
                guest.viewer = viewer
                if self.desk.table is not None:
                    send_all(guest, self.views(viewer))
                guest.send(write({"t": "seats", "d": {"seats": list(self.desk.seats_of(guest.person))}}))

    def chat(self, said: ChatRow) -> None:
        head = self.desk.head
        self.desk.head = msgspec.structs.replace(head, chats=max(head.chats, said.n))
        data = write({"t": "chat", "d": redaction.said(said)})
        for guest in self.desk.guests:
            if said.person not in guest.muted:
                guest.send(data)
