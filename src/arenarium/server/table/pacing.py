"""A table with a pace: what its players intend passes through the game's `Pace`, which keeps the order, into the table.

Intents come as `act`, are answered by `live` messages on their way, and by `ack` or `refused` in the end. Everything
here runs in the table's mailbox.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from arenarium.bots import levels
from arenarium.core.game import Json
from arenarium.core.kernel import Decision, Luck
from arenarium.core.pace import Done, News, Pace, Refused, SeatBot, Step, Submit, Tell, UnderWay, UnseatBot
from arenarium.core.refusal import NotAllowed, Refusal
from arenarium.server.alarm import Alarm
from arenarium.server.table.commit import TRIES, Commits, Conflict
from arenarium.server.table.desk import Desk, Guest
from arenarium.server.table.telling import Telling, send_all
from arenarium.server.table.thinker import Thinker
from arenarium.server.wire.messages import write
from arenarium.store.rows import Seat

BREATH = 0.05  # seconds between two thoughts of a bot
APART = 1e-5  # seconds: timers of one instant have no order among themselves


def pacing_of(desk: Desk, commits: Commits, telling: Telling, thinker: Thinker) -> Pacing | None:
    """What keeps time at this table, if its game has a pace there."""
    bots = [s.seat for s in desk.seats if s.kind == "bot"]
    pace = desk.game.pace(desk.options, len(desk.seats), bots, Luck(random.getrandbits(60)))
    return None if pace is None else Pacing(desk, pace, commits, telling, thinker)


class Pacing:
    def __init__(
        self,
        desk: Desk,
        pace: Pace[Any],
        commits: Commits,
        telling: Telling,
        thinker: Thinker,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.desk, self.pace = desk, pace
        self.commits, self.telling, self.thinker = commits, telling, thinker
        self._now = now
        self.stands: float | None = None  # since when the table is paused by hand
        self.stood = 0.0  # how many seconds it has been, all pauses together
        self.running = False
        self.waiting: dict[str, Guest] = {}  # who waits for which intent
        self.asking: set[int] = set()  # bots that think about an intent
        self.alarm = Alarm()
        self.released: dict[Guest, float] = {}  # until when messages to a near guest are held back

    def now(self) -> int:
        """Milliseconds of the table's own time, which stands still while it is paused."""
        at = self._now() if self.stands is None else self.stands
        return int((at - self.stood) * 1000)

    def stand(self) -> None:
        self.stands = self._now()
        self.alarm.off()

    def go_on(self) -> None:
        if self.stands is not None:
            self.stood += self._now() - self.stands
            self.stands = None
        self._set_alarm()
        self._wake_bots()

    # --- what comes in -------------------------------------------------------------------------

    def takes(self, d: Decision | None) -> bool:
        """Whether answers to this question are intents."""
        return d is not None and self.pace.takes(d)

    async def intent(self, guest: Guest | None, seat: int, text: str, n: str = "", seen: int | None = None) -> None:
        assert self.desk.table is not None
        if guest is not None:
            self.waiting[f"{seat}:{n}"] = guest
        await self._run(self.pace.intent(self.desk.table.state, seat, text, self.now(), seen, n))

    async def sync(self) -> None:
        """The table has changed."""
        if self.desk.head.paused and self.stands is None:  # it was paused before this worker had it
            self.stand()
        if not self.running:
            await self._run(self._synced())

    def _synced(self) -> list[Step]:
        table = self.desk.table
        if table is None or self.desk.head.state != "running":
            return self.pace.over()
        return self.pace.sync(table.state, table.opened, self.now())

    def heard(self, seat: int) -> None:
        """A sign of life from a seat's person."""
        if self.pace.heard(seat, self.now()):
            self.desk.worker.spawn(self.desk.post(lambda: self._run(self.pace.back(seat, self.now()))))

    def pong(self, seat: int, seconds: float) -> None:
        self.pace.pong(seat, int(seconds * 1000), self.now())

    # --- what is to happen -----------------------------------------------------------------------

    async def _run(self, steps: list[Step]) -> None:
        """Do everything in order, then look again, until nothing is left to do."""
        self.running = True
        try:
            while steps:
                for step in steps:
                    await self._do(step)
                changed = any(isinstance(step, (Submit, SeatBot, UnseatBot)) for step in steps)
                steps = self._synced() if changed else []
        finally:
            self.running = False
        self._set_alarm()
        self._wake_bots()

    async def _do(self, step: Step) -> None:
        if isinstance(step, Submit):
            await self._submit(step)
        elif isinstance(step, Tell):
            self._tell(step)
        elif isinstance(step, SeatBot):
            await self._seat_bot(step.seat, levels.DEFAULT)
        elif isinstance(step, UnseatBot):
            await self._seat_bot(step.seat, None)
        else:
            self._reply(step)

    async def _submit(self, step: Submit) -> None:
        nonce = f"{step.seat}:{step.n}" if step.n else None
        seq = await self._played(step, nonce)
        guest = None if nonce is None else self.waiting.pop(nonce, None)
        if seq is None:
            self.pace.failed(step.seat)
            if guest is not None:
                guest.refuse(NotAllowed("core-refuse-no-option"), step.n)
            return
        if guest is not None:
            self.telling.acknowledge(guest, step.n, seq)
        await self.desk.moved(seq)
        if step.tell is not None:  # at another worker somebody may have been faster: only what the log has is told
            self._tell(step.tell)
            self.desk.worker.log("pace", table=self.desk.row.id, **step.tell.news)

    async def _played(self, step: Submit, nonce: str | None) -> int | None:
        """The number of the entry that it made in the log; None if the table does not allow it."""
        for _ in range(TRIES):
            table = self.desk.playing()
            first = table.length
            try:
                proposal = table.propose(step.seat, step.text)
                told = proposal.telling(step.events) if step.events else proposal
                await self.commits.commit(told, nonce, actor=step.seat)
            except Conflict:
                await self.desk.follow()
                continue
            except Refusal:
                return None
            return first
        return None

    async def _seat_bot(self, seat: int, bot: str | None) -> None:
        """A bot sits in for somebody who is away, or leaves."""
        for _ in range(TRIES):
            s = self.desk.seats[seat]
            if s.person is None or s.bot == bot:
                return
            try:
                await self.commits.commit(seats=(Seat(s.seat, s.kind, s.person, bot),))
            except Conflict:
                await self.desk.follow()
                continue
            self.telling.table()
            return

    # --- what is told ----------------------------------------------------------------------------

    def _reply(self, step: UnderWay | Done | Refused) -> None:
        nonce = f"{step.seat}:{step.n}"
        guest = self.waiting.get(nonce) if isinstance(step, UnderWay) else self.waiting.pop(nonce, None)
        if guest is None:
            return
        if isinstance(step, Refused):
            guest.refuse(step.refusal, step.n)
        elif isinstance(step, Done):
            self.telling.acknowledge(guest, step.n)
        else:
            news = {**step.news, "n": step.n, "seat": step.seat}
            guest.send(write({"t": "live", "d": self._timed(news, step.at)}))

    def _tell(self, step: Tell) -> None:
        self.telling.everybody(write({"t": "live", "d": self._timed(step.news, step.at)}))

    def _timed(self, news: News, at: int | None) -> Json:
        """With how many milliseconds are left until the moment it tells of."""
        return dict(news) if at is None else {**news, "in": max(0, at - self.now())}

    def deliver(self, guest: Guest, messages: list[bytes]) -> None:
        """Send what just happened, a little later to those who are near, so that all see it at about the same time."""
        for seat in guest.viewer:
            self.pace.told(seat, self.desk.length, self.now())
        loop = asyncio.get_running_loop()
        held = min((self.pace.delay(seat) for seat in guest.viewer), default=0) / 1000
        at = max(loop.time() + held, self.released.get(guest, 0.0))
        if at <= loop.time():
            send_all(guest, messages)
            return
        for data in messages:
            at += APART
            loop.call_at(at, guest.send, data)
        self.released[guest] = at

    # --- time and bots -----------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        self.alarm.off()
        at = self.pace.next_wake()
        if at is not None and self.stands is None and self.desk.head.state == "running":
            wait = max(0.0, (at - self.now()) / 1000)
            self.alarm.set(wait, lambda: self.desk.worker.begin_at_once(self.desk.post(self._wake)))

    async def _wake(self) -> None:
        await self._run(self.pace.wake(self.now()))

    def _wake_bots(self) -> None:
        """Each bot that is asked for an intent and has nothing under way thinks about it."""
        table = self.desk.table
        if table is None or self.stands is not None or self.desk.head.state != "running":
            return
        for d in table.questions():
            bot = self.desk.seats[d.seat].bot
            if bot is None or d.seat in self.asking or not self.takes(d):
                continue
            at = self.pace.bot_time(d.seat, self.now())
            if at is not None:
                self.asking.add(d.seat)
                self.desk.task(self._bot(d.seat, bot, at))

    async def _bot(self, seat: int, bot: str, at: int) -> None:
        try:
            await asyncio.sleep(max(0.0, (at - self.now()) / 1000))
            await self._bot_intends(seat, bot)
        except Refusal as refusal:
            self.desk.worker.log("bot could not play", table=self.desk.row.id, bot=bot, why=refusal.key)
        finally:
            self.asking.discard(seat)
        await asyncio.sleep(BREATH)
        self._wake_bots()

    async def _bot_intends(self, seat: int, bot: str) -> None:
        table = self.desk.table
        if table is None or self.stands is not None or not self.takes(table.question_of(seat)):
            return
        text = await self.thinker.choice(table, seat, bot)
        if self.stands is None and self.takes(table.question_of(seat)):
            await self.desk.post(lambda: self.intent(None, seat, text))

    def close(self) -> None:
        self.alarm.off()
