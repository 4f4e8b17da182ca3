"""A table with a pace: what its players intend passes through the game's `Pace`, which keeps the order, into the table.

Intents come as `act`, are answered by `live` messages on their way, and by `ack` or `refused` in the end. Everything
here runs in the table's mailbox.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arenarium.core.game import Json
from arenarium.core.kernel import Decision, Luck
from arenarium.core.pace import Done, News, Pace, Refused, SeatBot, Step, Submit, Tell, UnderWay, UnseatBot
from arenarium.core.refusal import NotAllowed, Refusal
from arenarium.server.api import wire
from arenarium.store.rows import Seat

if TYPE_CHECKING:
    from arenarium.server.table.room import Guest, Room

SITS_IN = "novice"  # the bot that plays for who is away


def pace_of(room: Room) -> Pacing | None:
    """What keeps time at this table, if its game has a pace there."""
    bots = [s.seat for s in room.seats if s.kind == "bot"]
    pace = room.game.pace(room.options, len(room.seats), bots, Luck(random.getrandbits(60)))
    return None if pace is None else Pacing(room, pace)


class Pacing:
    def __init__(self, room: Room, pace: Pace[Any], now: Callable[[], float] = time.monotonic) -> None:
        self.room = room
        self.pace = pace
        self._now = now
        self.running = False
        self.guests: dict[str, Guest] = {}  # who waits for which nonce
        self.asking: set[int] = set()  # bots that think about an intent
        self.timer: asyncio.TimerHandle | None = None
        self.released: dict[Any, float] = {}  # until when messages to a near guest are held back

    def now(self) -> int:
        return int(self._now() * 1000)

    # --- from the room -------------------------------------------------------------------------

    def takes(self, d: Decision | None) -> bool:
        """Whether answers to this question are intents."""
        return d is not None and self.pace.takes(d)

    async def intent(self, guest: Guest | None, seat: int, text: str, n: str, seen: int | None) -> None:
        assert self.room.table is not None
        if guest is not None:
            self.guests[f"{seat}:{n}"] = guest
        await self.run(self.pace.intent(self.room.table.state, seat, text, self.now(), seen, n))

    async def sync(self) -> None:
        """The table has changed."""
        await self.run(self._synced())

    def _synced(self) -> list[Step]:
        table = self.room.table
        if table is None or self.room.head.state != "running":
            return self.pace.over()
        return self.pace.sync(table.state, table.opened, self.now())

    async def wake(self) -> None:
        await self.run(self.pace.wake(self.now()))

    def heard(self, seat: int) -> None:
        """A sign of life from a seat's person."""
        if self.pace.heard(seat, self.now()):
            self.room.hub.spawn(self._back(seat))

    async def _back(self, seat: int) -> None:
        await self.room.post(lambda: self.run(self.pace.back(seat, self.now())))

    def pong(self, seat: int, seconds: float) -> None:
        self.pace.pong(seat, int(seconds * 1000), self.now())

    def told(self, guest: Guest, data: list[bytes], seq: int) -> None:
        """Send what just happened, held back a little for who is near, so that all see it at about the same time."""
        for seat in guest.viewer:
            self.pace.told(seat, seq, self.now())
        loop = asyncio.get_running_loop()
        held = min((self.pace.delay(seat) for seat in guest.viewer), default=0) / 1000
        at = max(loop.time() + held, self.released.get(guest, 0.0))
        if at <= loop.time():
            for message in data:
                guest.send(message)
            return
        for message in data:
            at += 1e-5  # timers of one instant have no order among themselves
            loop.call_at(at, guest.send, message)
        self.released[guest] = at

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    # --- what shall happen -----------------------------------------------------------------------

    async def run(self, out: list[Step]) -> None:
        """Do everything in order, then look again, until nothing is left to do."""
        self.running = True
        try:
            while out:
                for step in out:
                    await self._do(step)
                changed = any(isinstance(step, (Submit, SeatBot, UnseatBot)) for step in out)
                out = self._synced() if changed else []
        finally:
            self.running = False
        self._set_timer()
        self._wake_bots()

    async def _do(self, step: Step) -> None:
        if isinstance(step, Submit):
            await self._submit(step)
        elif isinstance(step, Tell):
            self._tell(step)
        elif isinstance(step, SeatBot):
            await self._seat_bot(step.seat, SITS_IN)
        elif isinstance(step, UnseatBot):
            await self._seat_bot(step.seat, None)
        else:
            self._reply(step)

    async def _submit(self, step: Submit) -> None:
        nonce = f"{step.seat}:{step.n}" if step.n else None
        seq = await self.room.submit(step.seat, step.text, nonce, step.events)
        guest = None if nonce is None else self.guests.pop(nonce, None)
        if seq is None:
            self.pace.failed(step.seat)
            if guest is not None:
                guest.refuse(NotAllowed("core-refuse-no-option"), step.n)
            return
        if step.tell is not None:  # at another worker somebody may have been faster: only what the log has is told
            self._tell(step.tell)
            self.room.hub.log("pace", table=self.room.row.id, **step.tell.news)
        if guest is not None:
            guest.send(wire.write("ack", {"n": step.n, "seq": seq}))

    def _reply(self, step: UnderWay | Done | Refused) -> None:
        nonce = f"{step.seat}:{step.n}"
        guest = self.guests.get(nonce) if isinstance(step, UnderWay) else self.guests.pop(nonce, None)
        if guest is None:
            return
        if isinstance(step, Refused):
            guest.refuse(step.refusal, step.n)
        elif isinstance(step, Done):
            assert self.room.table is not None
            guest.send(wire.write("ack", {"n": step.n, "seq": len(self.room.table.log)}))
        else:
            news = {**step.news, "n": step.n, "seat": step.seat}
            guest.send(wire.write("live", self._timed(news, step.at)))

    def _tell(self, step: Tell) -> None:
        data = wire.write("live", self._timed(step.news, step.at))
        for guest in self.room.guests:
            guest.send(data)

    def _timed(self, news: News, at: int | None) -> Json:
        """With how many milliseconds are left until the moment it tells of."""
        return dict(news) if at is None else {**news, "in": max(0, at - self.now())}

    async def _seat_bot(self, seat: int, bot: str | None) -> None:
        s = self.room.seats[seat]
        if s.person is not None and s.bot != bot:
            await self.room.reseat_bot(Seat(s.seat, s.kind, s.person, bot))

    # --- time and bots -----------------------------------------------------------------------------

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        at = self.pace.next_wake()
        if at is not None and self.room.head.state == "running":
            wait = max(0.0, (at - self.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self.room.hub.begin_at_once(self._woken())

    async def _woken(self) -> None:
        await self.room.post(self.wake)

    def _wake_bots(self) -> None:
        """Each bot that is asked for an intent and has nothing under way thinks about it."""
        table = self.room.table
        if table is None or self.room.head.state != "running":
            return
        for d in table.questions():
            bot = self.room.seats[d.seat].bot
            if bot is None or d.seat in self.asking or not self.takes(d):
                continue
            at = self.pace.bot_time(d.seat, self.now())
            if at is not None:
                self.asking.add(d.seat)
                self.room.task(self._bot(d.seat, bot, at))

    async def _bot(self, seat: int, bot: str, at: int) -> None:
        try:
            await self._bot_intends(seat, bot, at)
        except Refusal as refusal:
            self.room.hub.log("bot could not play", table=self.room.row.id, bot=bot, why=refusal.key)
        finally:
            self.asking.discard(seat)
        await asyncio.sleep(0.05)
        self._wake_bots()

    async def _bot_intends(self, seat: int, bot: str, at: int) -> None:
        await asyncio.sleep(max(0.0, (at - self.now()) / 1000))
        table = self.room.table
        if table is None or not self.takes(table.question_of(seat)):
            return
        text = await self.room.answer_of(table, seat, bot)
        if self.takes(table.question_of(seat)):
            await self.room.post(lambda: self.intent(None, seat, text, "", None))
