"""Who is at a table: connections that come and go, and what they are shown."""

from __future__ import annotations

import asyncio

from arenarium.server import wire
from arenarium.server.edge.identity import same
from arenarium.server.refusals import Denied, NotNow
from arenarium.server.table.desk import Desk, Guest
from arenarium.server.table.seating import Seating
from arenarium.server.table.telling import Telling, send_all
from arenarium.server.table.thinker import Thinker
from arenarium.server.wire import redaction
from arenarium.server.wire.messages import VERSION, write
from arenarium.store.rows import ChatRow, Person

SHOWN_CHAT = 50
PIECE = 250  # entries that are written together


class Presence:
    def __init__(self, desk: Desk, telling: Telling, seating: Seating, thinker: Thinker) -> None:
        self.desk, self.telling, self.seating, self.thinker = desk, telling, seating, thinker

    # --- coming and going --------------------------------------------------------------------

    def may_watch(self, person: Person | None, token: str | None) -> bool:
        """Public tables are for everybody; others for those who sit there or hold a link."""
        row = self.desk.row
        if row.public or (person is not None and (person.id == row.host or self.desk.seats_of(person))):
            return True
        if self.desk.worker.watches(row.id, token):
            return True
        return same(row.watch, token) or any(same(s.token, token) for s in self.desk.seats)

    async def hello(self, guest: Guest, m: wire.Hello) -> None:
        """Somebody comes to the table, or asks to see it from another seat."""
        await self.desk.newest()
        mine = self.desk.seats_of(guest.person)
        if m.seat is not None and m.seat not in mine:
            raise Denied("server-refuse-seat")
        if not mine and not self.may_watch(guest.person, m.token):
            raise Denied("server-refuse-private")
        await self.seating.begin_if_full()
        chat = await self.desk.worker.store.chats(self.desk.row.id, 0, SHOWN_CHAT)
        guest.seat = m.seat
        guest.viewer = self.telling.viewer_of(guest)
        await self._welcome(guest, m.have, chat)
        self._arrive(guest)

    async def _welcome(self, guest: Guest, have: int | None, chat: list[ChatRow]) -> None:
        told: wire.Welcome = {
            "v": VERSION,
            "table": self.telling.info(),
            "seats": list(self.desk.seats_of(guest.person)),
            "seq": self.desk.length,
            "lang": guest.lang,
            "chat": [redaction.said(row) for row in chat if row.person not in guest.muted],
        }
        guest.send(write({"t": "welcome", "d": told}))
        if self.desk.table is not None:
            await self._show_from(guest, have or 0)
        self.thinker.tell_faults(guest)

    def _arrive(self, guest: Guest) -> None:
        news = guest.person is not None and not self.desk.is_here(guest.person.id)
        self.desk.guests.add(guest)
        if guest.person is not None:
            self.desk.away.pop(guest.person.id, None)
        if news:
            self.telling.table()

    def depart(self, guest: Guest) -> None:
        self.desk.guests.discard(guest)
        person = guest.person
        if person is not None and not self.desk.is_here(person.id) and self.desk.seats_of(person):
            self.desk.away[person.id] = self.desk.worker.now()
            self.telling.table()

    def note(self, people: set[str]) -> None:
        """Who is connected to some other worker, as the store says."""
        was = self.desk.here()
        self.desk.elsewhere = people
        now = self.desk.here()
        for person in was - now:
            self.desk.away[person] = self.desk.worker.now()
        for person in now:
            self.desk.away.pop(person, None)
        if was != now:
            self.telling.table()

    def learn(self, person: Person) -> None:
        """Somebody who sits here has a new name."""
        if person.id in self.desk.people and self.desk.people[person.id] != person:
            self.desk.people[person.id] = person
            self.telling.table()

    # --- being shown -------------------------------------------------------------------------

    async def show(self, guest: Guest, m: wire.Show) -> None:
        """The position, from the guest's own seats or from one of them."""
        await self.desk.newest()
        if self.desk.table is None:
            guest.send(write({"t": "table", "d": self.telling.info()}))
            return
        if m.seat is not None:
            self.desk.own(guest, m.seat)
        send_all(guest, self.telling.views(guest.viewer if m.seat is None else (m.seat,)))

    async def since(self, guest: Guest, m: wire.Since) -> None:
        await self.desk.newest()
        if self.desk.table is None:
            raise NotNow("server-refuse-not-begun")
        await self._show_from(guest, m.seq)

    async def _show_from(self, guest: Guest, seq: int) -> None:
        """The entries from a number on, and the position. Between two pieces of a long log others get their turn."""
        first, length = min(max(0, seq), self.desk.length), self.desk.length
        left = self.desk.left
        for at in range(first, left, PIECE):
            guest.send(await self.telling.earlier(at, guest.viewer, min(at + PIECE, left)))
        first = max(first, left)
        guest.send(self.telling.entries(first, guest.viewer, first + PIECE))
        for at in range(first + PIECE, length, PIECE):
            await asyncio.sleep(0)
            guest.send(self.telling.entries(at, guest.viewer, at + PIECE))
        send_all(guest, self.telling.views(guest.viewer))
