"""One connection, free of any framework: bytes in, bytes out. It sits at one table at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine

from msgspec import Struct

from arenarium.core.refusal import Refusal
from arenarium.server import wire
from arenarium.server.edge.rate_limits import Bucket
from arenarium.server.hub import Hub, logger
from arenarium.server.refusals import Denied, Malformed, NotNow, TooMuch, Unavailable, refusal_info
from arenarium.server.table.desk import Guest
from arenarium.server.table.room import Room
from arenarium.server.wire import messages
from arenarium.server.wire.messages import write
from arenarium.server.wire.redaction import Viewer
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Person

Deed = Callable[[Guest, wire.Seated], Coroutine[None, None, None]]
Watch = Callable[["Session", wire.WatchStudy], Coroutine[None, None, None]]
LAG_WEIGHT = 0.3  # of the newest measurement
MOST_MUTED = 500
MOST_ASKED = 8  # questions of one socket that wait for their answer: more are refused
COSTS = {
    "hello": 5.0,
    "since": 5.0,
    "view": 2.0,
    "ask": 2.0,
    "study": 5.0,
}  # messages that make the server work, and how much
TOGETHER = 4.0  # times that, for all sockets of one address: two hundred of them would be at work all the time


class Session:
    def __init__(
        self, hub: Hub, person: Person | None, where: str, lang: str, send: Callable[[bytes], None], watch: Watch
    ) -> None:
        self.hub = hub
        self.watch = watch  # a study, beside the table
        self.ended = False
        self.person = person
        self.where = where
        self.lang = lang
        self.send = send
        self.room: Room | None = None
        self.viewer: Viewer = ()
        self.seat: int | None = None
        self.lag = 0.0  # seconds there and back, measured by the server's own pings
        self.muted: set[str] = set()
        self._asked: set[asyncio.Task[None]] = set()
        self._answering = asyncio.Lock()
        self.together: Bucket | None = None  # what all sockets of this address may say, if that is limited
        self._pinged: float | None = None
        now = time.monotonic()
        self._messages = Bucket(hub.settings.limits.messages_per_second, hub.settings.limits.burst, now)

    # --- in ----------------------------------------------------------------------------------

    async def receive(self, data: bytes | str) -> None:
        """One message. Whatever it is, the connection lives on."""
        arrived = time.perf_counter()
        self.hub.metrics.count("messages")
        n: str | None = None
        try:
            if not self._messages.take(time.monotonic()):
                n = messages.nonce_of(data) if len(data) <= messages.LARGEST else None
                raise TooMuch("server-refuse-rate", seconds=1)
            t, m = messages.read(data)
            n = getattr(m, "n", None)
            debt = self._pay(COSTS[t]) if t in COSTS else 0.0
            self._alive()
            if isinstance(m, wire.Ask):
                await self._ask(m, debt)
            else:
                if debt:
                    await asyncio.sleep(debt)
                await self._do(t, m, arrived)
        except Refusal as refusal:
            if isinstance(refusal, Malformed) and n is None and len(data) <= messages.LARGEST:
                n = messages.nonce_of(data)
            self.refuse(refusal, n)
            if isinstance(refusal, TooMuch):  # a flood waits in its own machine
                await asyncio.sleep(self._messages.wait())
        except StoreFailed:
            self.refuse(Unavailable("server-refuse-storage"), n)
        except Exception:
            self._failed(n)

    def _failed(self, n: str | None) -> None:
        """A fault of ours."""
        logger.exception("a message failed")
        self.hub.metrics.count("failures")
        self.refuse(NotNow("server-refuse-failed"), n)

    def _pay(self, cost: float) -> float:
        """For a message that makes work: refused by socket, done later by address, after so many seconds."""
        now = time.monotonic()
        if not self._messages.take(now, cost - 1.0):
            raise TooMuch("server-refuse-rate", seconds=1)
        return 0.0 if self.together is None else self.together.charge(now, TOGETHER * cost)

    def refuse(self, refusal: Refusal, n: str | None) -> None:
        self.hub.metrics.count("refused", f'kind="{refusal.kind}"')
        says = refusal_info(refusal, self.lang)
        if n is None:
            self.send(write({"t": "error", "d": says}))
        else:
            self.send(write({"t": "refused", "d": {"n": n, **says}}))

    async def _do(self, t: str, m: Struct, arrived: float) -> None:
        """Each message has one place where it is carried out: here what is about the connection, the rest at the
        table, most of it when its turn comes."""
        match m:
            case wire.Act() as act:
                room = self._room()
                await room.post(lambda: room.play.act(self, act, arrived))
            case wire.Beat() if t == "ping":
                self.send(write({"t": "pong", "d": {"at": m.at, "now": self.hub.now()}}))
            case wire.Beat():
                self._measured(m.at)
            case wire.Hello():
                await self._hello(m)
            case wire.Mute():
                await self._mute(m)
            case wire.WatchStudy():
                await self.watch(self, m)
            case wire.Chat():
                await self._room().talk.chat(self, m)
            case _:
                room = self._room()
                await room.post(lambda: at_table(room, self, t, m))

    async def _ask(self, m: wire.Ask, debt: float) -> None:
        """What takes a while and changes nothing: whatever is said next does not wait for it."""
        inquiries = self._room().inquiries
        if len(self._asked) >= MOST_ASKED:
            inquiries.refuse(self, m, TooMuch("server-refuse-asked", most=MOST_ASKED))
            return
        task = asyncio.get_running_loop().create_task(self._answered(await inquiries.ask(self, m), debt))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _answered(self, answer: Callable[[], Awaitable[None]], debt: float) -> None:
        try:
            await asyncio.sleep(debt)
            async with self._answering:  # one after the other, so that one socket keeps no more than one process busy
                await answer()
        except Exception:
            self._failed(None)

    def _room(self) -> Room:
        if self.room is None:
            raise NotNow("server-refuse-no-hello")
        return self.room

    # --- coming and going ----------------------------------------------------------------------

    async def _hello(self, m: wire.Hello) -> None:
        if m.v != messages.VERSION:
            raise Malformed("server-refuse-version", known=messages.VERSION)
        self.gone()
        if self.person is not None:
            self.muted = await self.hub.store.mutes(self.person.id)
        room = await self.hub.room(m.table)
        await room.post(lambda: room.presence.hello(self, m))
        self.room = room

    def gone(self) -> None:
        """The connection has ended, or moves to another table."""
        room, self.room = self.room, None
        if room is not None:
            room.presence.depart(self)

    def end(self) -> None:
        """The connection has ended: nobody waits for answers any more."""
        self.ended = True
        self.gone()
        for task in self._asked:
            task.cancel()

    async def _mute(self, m: wire.Mute) -> None:
        if self.person is None:
            raise Denied("server-refuse-nobody")
        if m.on and len(self.muted) >= MOST_MUTED:
            raise TooMuch("server-refuse-mutes", most=MOST_MUTED)
        await self.hub.store.mute(self.person.id, m.who, m.on)
        (self.muted.add if m.on else self.muted.discard)(m.who)
        self.send(write({"t": "muted", "d": {"who": sorted(self.muted)}}))

    # --- lag -----------------------------------------------------------------------------------

    def _alive(self) -> None:
        if self.room is not None and self.room.pacing is not None:
            for seat in self.viewer:
                self.room.pacing.heard(seat)

    def ping(self) -> None:
        """Measure the way there and back."""
        self._pinged = time.monotonic()
        self.send(write({"t": "ping", "d": {"at": self._pinged}}))

    def _measured(self, at: float) -> None:
        if self._pinged is None or at != self._pinged:
            return
        took, self._pinged = time.monotonic() - self._pinged, None
        self.lag = took if not self.lag else (1 - LAG_WEIGHT) * self.lag + LAG_WEIGHT * took
        if self.room is not None and self.room.pacing is not None:
            for seat in self.viewer:
                self.room.pacing.pong(seat, took)


def at_table(room: Room, guest: Guest, t: str, m: Struct) -> Coroutine[None, None, None]:
    """What is done when a message's turn at the table comes."""
    match m:
        case wire.Show():
            return room.presence.show(guest, m)
        case wire.Since():
            return room.presence.since(guest, m)
        case wire.Undo():
            return room.play.undo(guest, m)
        case wire.Consent():
            return room.offers.consent(guest, m)
        case wire.SitIn():
            return room.bots.sit_in(guest, m)
        case wire.Seated():
            return by_a_seat(room)[t](guest, m)
    raise AssertionError(t)


def by_a_seat(room: Room) -> dict[str, Deed]:
    return {
        "resign": room.play.resign,
        "draw": room.offers.draw,
        "pause": room.offers.pause,
        "resume": room.offers.resume,
        "back": room.bots.back,
    }
