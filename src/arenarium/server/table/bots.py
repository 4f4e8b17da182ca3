"""Bots at a table: those that have a seat, and those that sit in for somebody."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from arenarium.bots.levels import DEFAULT, SUBSTITUTE
from arenarium.bots.registry import names
from arenarium.core.refusal import Refusal
from arenarium.server import wire
from arenarium.server.refusals import Denied, NotNow, Unknown
from arenarium.server.table.commit import Commits
from arenarium.server.table.desk import Desk, Guest
from arenarium.server.table.pacing import Pacing
from arenarium.server.table.telling import Telling
from arenarium.server.table.thinker import Thinker
from arenarium.store.rows import Person, Seat

PACED: Final = 2.0  # times the pause of bots that are watched: a spell or a blow is seen to its end


class Bots:
    def __init__(
        self, desk: Desk, commits: Commits, telling: Telling, thinker: Thinker, pacing: Pacing | None = None
    ) -> None:
        self.desk, self.commits, self.telling, self.thinker, self.pacing = desk, commits, telling, thinker, pacing
        self.thinking: dict[int, int] = {}  # seat: the question its bot thinks about

    # --- playing -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Let every bot that is asked something think about it, once. Intents are left to the pace."""
        table = self.desk.table
        if table is None or not self.desk.goes_on:
            return
        for d in table.questions():
            bot = self.desk.seats[d.seat].bot
            question = table.opened.get(d.seat, -1)
            if bot is None or self.thinking.get(d.seat) == question:
                continue
            if self.pacing is None or not self.pacing.takes(d):
                self.thinking[d.seat] = question
                self.desk.task(self._think(d.seat, bot, question))

    async def _think(self, seat: int, bot: str, question: int) -> None:
        try:
            table = self.desk.table
            assert table is not None
            began = time.monotonic()
            text = await self.thinker.choice(table, seat, bot)
            await asyncio.sleep(max(0.0, self.pause(question) - (time.monotonic() - began)))
            await self.desk.post(lambda: self.act(seat, text, question))
        except Refusal as refusal:
            self.desk.worker.log("bot could not play", table=self.desk.row.id, bot=bot, why=refusal.key)
        finally:
            if self.thinking.get(seat) == question:
                del self.thinking[seat]

    def pause(self, question: int) -> float:
        """How long a bot takes at least before it answers.

        Whoever plays sees what bots did step by step, whenever it came. Who watches bots alone wants to keep up; so
        does who is asked while bots go on among themselves, as in the other battle of a tournament. At a table with a
        pace nothing waits for what is shown, so what bots do there comes no faster than it can be followed.
        """
        table, seats = self.desk.table, self.desk.seats
        if not self.desk.guests:
            return 0.0
        opened = table.opened if table is not None else {}
        pause = self.desk.worker.settings.bot_pause
        if self.pacing is not None:
            return PACED * pause
        alone = all(s.person is None for s in seats)
        beside = any(q < question and seats[seat].bot is None for seat, q in opened.items())
        return pause if alone or beside else 0.0

    async def act(self, seat: int, text: str, question: int) -> None:
        """Play what a bot chose, unless the question it thought about has closed."""
        table, head = self.desk.table, self.desk.head
        if table is None or head.paused or head.state != "running" or self.desk.seats[seat].bot is None:
            return
        if table.opened.get(seat) != question or table.question_of(seat) is None:
            return
        first = table.length
        nonce = f"{seat}:bot-{question}-{first}"
        await self.commits.commit(table.propose(seat, text, question), nonce, actor=seat)
        self.desk.worker.metrics.count("bot_actions")
        self.thinking.pop(seat, None)
        await self.desk.moved(first)

    # --- sitting in --------------------------------------------------------------------------

    async def sit_in(self, guest: Guest, m: wire.SitIn) -> None:
        """A bot plays on for somebody who left; one's own seat may be lent at any time."""
        self.desk.playing()
        mine = self.desk.seats_of(guest.person)
        if not mine:
            raise Denied("server-refuse-not-seated")
        if m.seat >= len(self.desk.seats):
            raise Unknown("server-refuse-no-such-seat", seat=m.seat)
        s = self.desk.seats[m.seat]
        if s.person is None:
            raise NotNow("server-refuse-bot-there")
        bot = m.bot or SUBSTITUTE
        if bot not in names():
            raise Unknown("server-refuse-bot", bot=bot, known=names())
        if m.seat not in mine and not self._left(s.person):
            raise NotNow("server-refuse-not-away")
        await self.commits.commit(seats=(Seat(s.seat, s.kind, s.person, bot),))
        self.telling.acknowledge(guest, m.n)
        self.telling.table()
        self.wake()

    async def replace(self, person: Person) -> None:
        """A bot plays on in every seat of somebody who will not come back."""
        self.desk.playing()
        mine = [self.desk.seats[seat] for seat in self.desk.seats_of(person)]
        await self.commits.commit(seats=tuple(Seat(s.seat, s.kind, s.person, s.bot or DEFAULT) for s in mine))
        self.telling.table()
        self.wake()

    def _left(self, person: str) -> bool:
        """Whether somebody has been away for long enough."""
        since, worker = self.desk.away.get(person), self.desk.worker
        return not self.desk.is_here(person) and since is not None and worker.now() >= since + worker.settings.absent

    async def back(self, guest: Guest, m: wire.Seated) -> None:
        """The person takes the seat back from the bot that sat in."""
        self.desk.playing(guest, m.seat)
        seats = self.handed_back(m.seat)
        if seats:
            await self.commits.commit(seats=seats)
        self.telling.acknowledge(guest, m.n)
        self.telling.table()

    def handed_back(self, seat: int) -> tuple[Seat, ...]:
        """The seat without the bot that sits in; nothing where none does."""
        s = self.desk.seats[seat]
        return (Seat(s.seat, s.kind, s.person),) if s.bot is not None and s.person is not None else ()
