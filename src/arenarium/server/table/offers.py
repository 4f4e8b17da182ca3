"""What needs the others: a draw, a pause, taking back what somebody has seen."""

from __future__ import annotations

import time

import msgspec

from arenarium.core.refusal import Stale
from arenarium.core.table import AnyTable
from arenarium.server import wire
from arenarium.server.refusals import Denied, NotNow
from arenarium.server.table.bots import Bots
from arenarium.server.table.clock import Clock
from arenarium.server.table.commit import Commits
from arenarium.server.table.desk import Desk, Guest
from arenarium.server.table.pacing import Pacing
from arenarium.server.table.telling import Telling
from arenarium.store.rows import Offer


class Offers:
    def __init__(
        self, desk: Desk, commits: Commits, telling: Telling, clock: Clock, bots: Bots, pacing: Pacing | None = None
    ) -> None:
        self.desk, self.commits, self.telling, self.clock, self.bots = desk, commits, telling, clock, bots
        self.pacing = pacing  # where people play each other it sees to pauses itself

    # --- asking ------------------------------------------------------------------------------

    async def draw(self, guest: Guest, m: wire.Seated) -> None:
        table = self.desk.playing(guest, m.seat)
        here = table.game.in_play(table.state)
        if any(s.person is None and s.seat in here for s in self.desk.seats):
            raise NotNow("server-refuse-draw-bot")
        await self.put(guest, Offer("draw", m.seat), m.n)

    async def pause(self, guest: Guest, m: wire.Seated) -> None:
        """At once where no clock runs; otherwise with consent."""
        self.desk.playing(guest, m.seat)
        if not self.desk.head.paused:
            if self.pacing is not None and not all(s.bot for s in self.desk.seats if s.seat != m.seat):
                raise NotNow("server-refuse-live-pause")
            if self.desk.time_control is not None:
                await self.put(guest, Offer("pause", m.seat), m.n)
                return
            await self._pause()
        self.telling.acknowledge(guest, m.n)

    async def resume(self, guest: Guest, m: wire.Seated) -> None:
        self.desk.playing(guest, m.seat)
        if self.desk.head.paused:
            await self.commits.commit(paused=False, clock=self.clock.started())
            self.clock.set()
            if self.pacing is not None:
                self.pacing.go_on()
            self.bots.wake()
        self.telling.acknowledge(guest, m.n)
        self.telling.table()

    async def put(self, guest: Guest, offer: Offer, n: str) -> None:
        """Put it to the others. Bots, seats of the same person and, but for a take-back, who is out agree at once."""
        table = self.desk.playing()
        mine = self.desk.seats_of(guest.person)
        asked = range(len(self.desk.seats)) if offer.what == "undo" else table.game.in_play(table.state)
        agreed = tuple(s.seat for s in self.desk.seats if s.seat in mine or s.person is None or s.seat not in asked)
        if len(agreed) < len(self.desk.seats):
            self._not_too_often(guest)
        await self._stands(msgspec.structs.replace(offer, yes=agreed))
        self.telling.acknowledge(guest, n)

    def _not_too_often(self, guest: Guest) -> None:
        if guest.person is not None:
            self.desk.worker.offer_limits.demand(guest.person.id, time.monotonic(), "server-refuse-offers")

    # --- answering ---------------------------------------------------------------------------

    async def consent(self, guest: Guest, m: wire.Consent) -> None:
        self.desk.playing()
        mine = self.desk.seats_of(guest.person)
        if not mine:
            raise Denied("server-refuse-not-seated")
        offer = next((o for o in self.desk.head.offers if o.what == m.what), None)
        if offer is None:
            raise Stale("server-refuse-no-offer")
        if m.yes:
            await self._stands(msgspec.structs.replace(offer, yes=tuple(sorted({*offer.yes, *mine}))))
        else:
            await self.commits.commit(offers=self._beside(offer))
            self.telling.table()
        self.telling.acknowledge(guest, m.n)

    async def _stands(self, offer: Offer) -> None:
        """Carried out if all agree, else shown to all."""
        if len(offer.yes) == len(self.desk.seats):
            await self._agreed(offer)
        else:
            await self.commits.commit(offers=(*self._beside(offer), offer))
            self.telling.table()

    def _beside(self, offer: Offer) -> tuple[Offer, ...]:
        return tuple(o for o in self.desk.head.offers if o.what != offer.what)

    async def _agreed(self, offer: Offer) -> None:
        table = self.desk.playing()
        if offer.what == "pause":
            await self._pause()
        else:
            await self._play(table, offer)

    async def _play(self, table: AnyTable, offer: Offer) -> None:
        if offer.what == "undo" and offer.to < table.left.line:
            await self.commits.whole()
            table = self.desk.playing()
        first = table.length
        if offer.what == "undo":
            proposal = table.propose_undo(offer.seat, offer.to, consent=True)
        else:
            proposal = table.propose_draw()
        await self.commits.commit(proposal)
        self.telling.table()
        await self.desk.moved(first)

    async def _pause(self) -> None:
        await self.commits.commit(paused=True, clock=self.clock.stopped(), offers=())
        if self.pacing is not None:
            self.pacing.stand()
        self.clock.set()
        self.telling.table()
