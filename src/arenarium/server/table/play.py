"""Actions, undone actions, and giving up. Each is committed, then acknowledged, then told."""

from __future__ import annotations

import time

from arenarium.core.table import AnyProposal
from arenarium.server import wire
from arenarium.server.refusals import NotNow
from arenarium.server.table.bots import Bots
from arenarium.server.table.clock import Clock
from arenarium.server.table.commit import Commits
from arenarium.server.table.desk import Desk, Guest
from arenarium.server.table.offers import Offers
from arenarium.server.table.pacing import Pacing
from arenarium.server.table.telling import Telling
from arenarium.store.rows import Offer


class Play:
    def __init__(
        self,
        desk: Desk,
        commits: Commits,
        telling: Telling,
        clock: Clock,
        bots: Bots,
        offers: Offers,
        pacing: Pacing | None = None,
    ) -> None:
        self.desk, self.commits, self.telling = desk, commits, telling
        self.clock, self.bots, self.offers, self.pacing = clock, bots, offers, pacing

    async def act(self, guest: Guest, m: wire.Act, arrived: float) -> None:
        """What a seat answers; `arrived` is when its message came in, on the clock of `time.perf_counter`."""
        if self._repeated(guest, m.seat, m.n):
            return
        table = self.desk.playing(guest, m.seat)
        if self.desk.head.paused:
            raise NotNow("server-refuse-paused")
        if self.pacing is not None and self.pacing.takes(table.question_of(m.seat)):
            await self.pacing.intent(guest, m.seat, m.text, m.n, m.seen)
            return
        await self.clock.fall()
        proposal = table.propose(m.seat, m.text, m.q)
        seats = self.bots.handed_back(m.seat)  # whoever plays again takes the seat back
        first = table.length
        await self.commits.commit(proposal, f"{m.seat}:{m.n}", seats, m.seat, guest.lag)
        self.desk.worker.metrics.acknowledged(time.perf_counter() - arrived)
        self.telling.acknowledge(guest, m.n, first)
        if seats:
            self.telling.table()
        await self.desk.moved(first)

    async def undo(self, guest: Guest, m: wire.Undo) -> None:
        """Free as long as nobody else has learned anything; after that the others are asked."""
        if self._repeated(guest, m.seat, m.n):
            return
        if m.to < self.desk.playing(guest, m.seat).left.line:
            await self.commits.whole()
        table = self.desk.playing(guest, m.seat)
        if m.to >= table.floor(m.seat):
            await self._do(guest, table.propose_undo(m.seat, m.to), m.seat, m.n)
        else:
            table.propose_undo(m.seat, m.to, consent=True)  # refused now if it never could be
            await self.offers.put(guest, Offer("undo", m.seat, m.to), m.n)

    async def resign(self, guest: Guest, m: wire.Seated) -> None:
        if not self._repeated(guest, m.seat, m.n):
            table = self.desk.playing(guest, m.seat)
            await self._do(guest, table.propose_resign(m.seat), m.seat, m.n)

    async def _do(self, guest: Guest, proposal: AnyProposal, seat: int, n: str) -> None:
        first = self.desk.length
        await self.commits.commit(proposal, f"{seat}:{n}")
        self.telling.acknowledge(guest, n, first)
        await self.desk.moved(first)

    def _repeated(self, guest: Guest, seat: int, n: str) -> bool:
        """Whether this message was done before; its sender hears so again."""
        self.desk.own(guest, seat)
        seq = self.desk.nonces.get(f"{seat}:{n}")
        if seq is None:
            return False
        self.telling.acknowledge(guest, n, seq)
        return True
