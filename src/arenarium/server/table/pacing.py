"""A table at live pace: what its players do passes through `Live`, which keeps cadence and order, into the table.

Rolls and Stops are intents: they come as `act`, are answered by `live` messages on their way, and by `ack` or `refused`
in the end. Everything here runs in the table's mailbox.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from arenarium.core.game import Json
from arenarium.core.kernel import Event
from arenarium.core.refusal import NotAllowed, Refusal
from arenarium.server.api import wire
from arenarium.server.table.live import (
    Asked,
    BotLeaves,
    BotSits,
    Clock,
    Figures,
    Live,
    Opens,
    Out,
    Paused,
    Reply,
    Resumed,
    Submit,
)
from arenarium.store.rows import Seat

if TYPE_CHECKING:
    from arenarium.server.table.room import Guest, Room

ASK = "roll_or_stop"
FINAL = ("refused", "too_late", "dropped")  # an intent that came to nothing


class Failed(NotAllowed):
    """An intent that came to nothing, with what became of it."""

    def __init__(self, kind: str, key: str, rule: str, args: Json) -> None:
        super().__init__(key, rule, **args)
        self.kind = "stale" if kind in ("too_late", "dropped") else "not_allowed"


class Pacing:
    def __init__(self, room: Room, now: Callable[[], float] = time.monotonic) -> None:
        self.room = room
        self._now = now
        options = room.options
        bots = [s.seat for s in room.seats if s.kind == "bot"]
        self.live = Live(
            len(room.seats), options.get("cadence", "normal"), bots, options.get("bot_pace", "human"), random.Random()
        )
        self.running = False
        self.guests: dict[str, Guest] = {}  # who waits for which nonce
        self.asking: set[int] = set()  # bots that think about an intent
        self.timer: asyncio.TimerHandle | None = None
        self.released: dict[Any, float] = {}  # until when messages to a near guest are held back

    def now(self) -> int:
        return int(self._now() * 1000)

    # --- from the room -------------------------------------------------------------------------

    def takes(self, seat: int) -> bool:
        """Whether this seat's answers are intents just now."""
        assert self.room.table is not None
        d = self.room.table.question_of(seat)
        return d is not None and d.ask == ASK

    async def intent(self, guest: Guest | None, seat: int, text: str, n: str, seen: int | None) -> None:
        """A roll, a cancel or a Stop."""
        verb, *operands = text.split() or [""]
        if guest is not None:
            self.guests[f"{seat}:{n}"] = guest
        if verb == "roll" and all(o.isdecimal() and len(o) < 3 for o in operands):
            out = self.live.roll(seat, [int(o) for o in operands], self.now(), seen, n)
        elif verb == "cancel" and not operands:
            out = self.live.cancel(seat, self.now(), n)
        elif verb == "stop" and not operands:
            out = self.live.stop(seat, self._preparation(seat), self.now(), seen, n)
        else:
            self.guests.pop(f"{seat}:{n}", None)
            assert self.room.table is not None
            action = self.room.game.parse(self.room.table.state, text)
            raise self.room.game.refuse(self.room.table.state, seat, action)
        await self.run(out)

    def _preparation(self, seat: int) -> int:
        side = self.live.side_of(seat)
        return -1 if side is None else side.preparation

    async def sync(self) -> None:
        """The table has changed."""
        await self.run(self._synced())

    def _synced(self) -> list[Out]:
        table = self.room.table
        if table is None or self.room.head.state != "running":
            return self.live.over()
        game, s = self.room.game, table.state
        asked = [
            Asked(d.seat, table.opened[d.seat], d.ask, tuple(game.notate(s, a) for a in d.options))
            for d in table.questions()
            if d.ask != ASK  # nobody's clock runs while he rolls, and these lists are long
        ]
        return self.live.sync(self.now(), game.inquire(s, -1, "pulse", {}), asked)

    async def wake(self) -> None:
        await self.run(self.live.wake(self.now()))

    def heard(self, seat: int) -> None:
        """A sign of life from a seat's person."""
        hand = self.live.hands[seat]
        if hand.dropped is None:
            hand.heard = self.now()
        else:
            self.room.hub.spawn(self._back(seat))

    async def _back(self, seat: int) -> None:
        await self.room.post(lambda: self.run(self.live.heard(seat, self.now())))

    def pong(self, seat: int, seconds: float) -> None:
        self.live.pong(seat, int(seconds * 1000), self.now())

    def told(self, guest: Guest, data: list[bytes], seq: int) -> None:
        """Send what just happened, held back a little for who is near, so that all see it at about the same time."""
        for seat in guest.viewer:
            self.live.told(seat, seq, self.now())
        loop = asyncio.get_running_loop()
        held = min((self.live.delay(seat) for seat in guest.viewer), default=0) / 1000
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

    async def run(self, out: list[Out]) -> None:
        """Do everything in order, then look again, until nothing is left to do."""
        self.running = True
        try:
            while out:
                for step in out:
                    await self._do(step)
                changed = any(isinstance(step, (Submit, BotSits, BotLeaves)) for step in out)
                out = self._synced() if changed else []
        finally:
            self.running = False
        self._set_timer()
        self._wake_bots()

    async def _do(self, step: Out) -> None:
        if isinstance(step, Submit):
            await self._submit(step)
        elif isinstance(step, Reply):
            self._reply(step)
        elif isinstance(step, Opens):
            wait = step.at - self.now()
            self._tell_all("opens", {"battle": step.battle, "preparation": step.preparation, "in": max(0, wait)})
        elif isinstance(step, Clock):
            self._tell_all("clock", {"seat": step.seat, "in": max(0, step.at - self.now())})
        elif isinstance(step, Paused):
            self._tell_all("paused", {"seat": step.seat, "in": max(0, step.until - self.now())})
        elif isinstance(step, Resumed):
            self._tell_all("resumed", {})
        elif isinstance(step, BotSits):
            await self._seat_bot(step.seat, "novice")
        elif isinstance(step, BotLeaves):
            await self._seat_bot(step.seat, None)

    async def _submit(self, step: Submit) -> None:
        nonce = f"{step.seat}:{step.n}" if step.n else None
        seq = await self.room.submit(step.seat, step.text, nonce, stop_times(step.figures))
        guest = None if nonce is None else self.guests.pop(nonce, None)
        if seq is None:
            self.live.failed(step.seat)
            if guest is not None:
                guest.refuse(NotAllowed("core-refuse-no-option"), step.n)
            return
        if step.figures is not None:  # at another worker somebody may have been faster: only what the log has is told
            self._tell_figures(step.figures)
        if guest is not None:
            guest.send(wire.write("ack", {"n": step.n, "seq": seq}))

    def _tell_figures(self, figures: Figures) -> None:
        rows = [call.json() for call in figures.rows]
        self._tell_all("figures", {"battle": figures.battle, "preparation": figures.preparation, "rows": rows})
        self.room.hub.log("stop", table=self.room.row.id, rows=rows)

    def _reply(self, reply: Reply) -> None:
        guest = self.guests.get(f"{reply.seat}:{reply.n}")
        if reply.kind in FINAL or reply.kind == "cancelled":
            self.guests.pop(f"{reply.seat}:{reply.n}", None)
        if guest is None:
            return
        if reply.kind in FINAL:
            guest.refuse(Failed(reply.kind, reply.key, reply.rule, reply.args), reply.n)
        elif reply.kind == "cancelled":
            assert self.room.table is not None
            guest.send(wire.write("ack", {"n": reply.n, "seq": len(self.room.table.log)}))
        else:
            told: Json = {"kind": reply.kind, "n": reply.n, "seat": reply.seat}
            if "lands" in reply.args:
                told["in"] = max(0, reply.args["lands"] - self.now())
            guest.send(wire.write("live", told))

    def _tell_all(self, kind: str, more: Json) -> None:
        data = wire.write("live", {"kind": kind, **more})
        for guest in self.room.guests:
            guest.send(data)

    async def _seat_bot(self, seat: int, bot: str | None) -> None:
        s = self.room.seats[seat]
        if s.person is not None and s.bot != bot:
            await self.room.reseat_bot(Seat(s.seat, s.kind, s.person, bot))

    # --- time and bots -----------------------------------------------------------------------------

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        at = self.live.next_wake()
        if at is not None and self.room.head.state == "running":
            wait = max(0.0, (at - self.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self.room.hub.begin_at_once(self._woken())

    async def _woken(self) -> None:
        await self.room.post(self.wake)

    def _wake_bots(self) -> None:
        """Each bot that may roll or stop and has nothing under way thinks about it, at a human pace."""
        table = self.room.table
        if table is None or self.room.head.state != "running" or self.live.paused_by is not None:
            return
        for d in table.questions():
            bot = self.room.seats[d.seat].bot
            hand = self.live.hands[d.seat]
            under_way = hand.queued is not None or hand.held is not None or hand.lands is not None
            if bot is None or d.ask != ASK or under_way or d.seat in self.asking:
                continue
            self.asking.add(d.seat)
            self.room.task(self._bot(d.seat, bot))

    async def _bot(self, seat: int, bot: str) -> None:
        try:
            await self._bot_intends(seat, bot)
        except Refusal as refusal:
            self.room.hub.log("bot could not play", table=self.room.row.id, bot=bot, why=refusal.key)
        finally:
            self.asking.discard(seat)
        await asyncio.sleep(0.05)
        self._wake_bots()

    async def _bot_intends(self, seat: int, bot: str) -> None:
        wait = self.live.bot_time(seat, self.now()) - self.now()
        await asyncio.sleep(max(0.0, wait / 1000))
        table = self.room.table
        if table is None or not self.takes(seat):
            return
        text = await self.room.answer_of(table, seat, bot)
        if text != "land" and self.takes(seat):
            await self.room.post(lambda: self.intent(None, seat, text, "", None))


def stop_times(figures: Figures | None) -> tuple[Event, ...]:
    """Every Stop of a window for the log, the winner first: when it was heard, what was taken off, when it counts."""
    if figures is None:
        return ()
    opened = figures.opened
    return tuple(
        Event("stop_time", (c.seat, c.received - opened, c.received - c.effective, c.effective - opened))
        for c in figures.rows
    )
