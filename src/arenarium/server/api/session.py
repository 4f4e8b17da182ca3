"""One connection, free of any framework: bytes in, bytes out. It sits at one table at a time."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

from arenarium.bots.contract import Budget, Job
from arenarium.core.game import Json
from arenarium.core.refusal import Refusal
from arenarium.server.api import wire
from arenarium.server.api.redaction import Viewer
from arenarium.server.edge.identity import same
from arenarium.server.edge.rate_limits import Bucket
from arenarium.server.hub import Hub, logger
from arenarium.server.refusals import Denied, Malformed, NotNow, TooMuch, Unavailable, told
from arenarium.server.table.room import Room, bot_seconds
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Person

LAG_WEIGHT = 0.3  # of the newest measurement
SHOWN_CHAT = 50
MOST_MUTED = 500
COSTS = {"hello": 5.0, "since": 5.0, "view": 2.0, "ask": 2.0}  # messages that make the server work, beside others
TOGETHER = 4.0  # times that, for all sockets of one address: two hundred of them would be at work all the time


class Session:
    def __init__(self, hub: Hub, person: Person | None, lang: str, send: Callable[[bytes], None]) -> None:
        self.hub = hub
        self.person = person
        self.lang = lang
        self.send = send
        self.room: Room | None = None
        self.viewer: Viewer = ()
        self.seat: int | None = None
        self.lag = 0.0  # seconds there and back, measured by the server's own pings
        self.muted: set[str] = set()
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
                n = wire.nonce_of(data) if len(data) <= wire.LARGEST else None
                raise TooMuch("server-refuse-rate", seconds=1)
            t, m = wire.read(data)
            n = getattr(m, "n", None)
            if t in COSTS:
                await self._pay(COSTS[t])
            self._alive()
            await self._do(t, m, arrived)
        except Refusal as refusal:
            if isinstance(refusal, Malformed) and n is None and len(data) <= wire.LARGEST:
                n = wire.nonce_of(data)
            self.refuse(refusal, n)
            if isinstance(refusal, TooMuch):  # a flood waits in its own machine
                await asyncio.sleep(self._messages.wait())
        except StoreFailed:
            self.refuse(Unavailable("server-refuse-storage"), n)
        except Exception:
            logger.exception("a message failed")
            self.hub.metrics.count("failures")
            self.refuse(NotNow("server-refuse-failed"), n)

    async def _pay(self, cost: float) -> None:
        """For a message that makes work: refused by socket, done later by address."""
        now = time.monotonic()
        if not self._messages.take(now, cost - 1.0):
            raise TooMuch("server-refuse-rate", seconds=1)
        if self.together is not None and (debt := self.together.charge(now, TOGETHER * cost)) > 0:
            await asyncio.sleep(debt)

    def refuse(self, refusal: Refusal, n: str | None) -> None:
        self.hub.metrics.count("refused", f'kind="{refusal.kind}"')
        if n is None:
            self.send(wire.write("error", told(refusal, self.lang)))
        else:
            self.send(wire.write("refused", {"n": n, **told(refusal, self.lang)}))

    async def _do(self, t: str, m: Any, arrived: float) -> None:
        if t == "act":
            room = self._room()
            await room.post(lambda: room.act(self, m, arrived))
            return
        if t == "ping":
            self.send(wire.write("pong", {"at": m.at, "now": self.hub.now()}))
            return
        if t == "pong":
            self._measured(m.at)
            return
        if t == "hello":
            await self._hello(m)
            return
        room = self._room()
        if t == "view":
            await room.post(lambda: self._view(room, m.seat))
        elif t == "since":
            await room.post(lambda: self._since(room, m.seq))
        elif t == "undo":
            await room.post(lambda: room.undo(self, m))
        elif t == "consent":
            await room.post(lambda: room.consent(self, m))
        elif t == "draw":
            await room.post(lambda: room.draw(self, m))
        elif t == "resign":
            await room.post(lambda: room.resign(self, m))
        elif t == "pause":
            await room.post(lambda: room.pause(self, m))
        elif t == "resume":
            await room.post(lambda: room.resume(self, m))
        elif t == "sitin":
            await room.post(lambda: room.sit_in(self, m))
        elif t == "back":
            await room.post(lambda: room.back(self, m))
        elif t == "chat":
            if self.person is not None and not self.hub.chats.take(self.person.id, time.monotonic()):
                raise TooMuch("server-refuse-chat-rate", seconds=2)
            text = wire.one_line(m.text)
            if text:
                await room.post(lambda: room.chat(self, text))
        elif t == "mute":
            await self._mute(m.who, m.on)
        elif t == "ask":
            await self._ask(room, m)

    def _alive(self) -> None:
        if self.room is not None and self.room.pace is not None:
            for seat in self.viewer:
                self.room.pace.heard(seat)

    def _room(self) -> Room:
        if self.room is None:
            raise NotNow("server-refuse-no-hello")
        return self.room

    # --- coming and going ----------------------------------------------------------------------

    async def _hello(self, m: wire.Hello) -> None:
        if m.v != wire.VERSION:
            raise Malformed("server-refuse-version", known=wire.VERSION)
        self.gone()
        if self.person is not None:
            self.muted = await self.hub.store.mutes(self.person.id)
        chat = await self.hub.store.chats(m.table, 0, SHOWN_CHAT)
        room = await self.hub.room(m.table)
        await room.post(lambda: self._sit(room, m, chat))

    async def _sit(self, room: Room, m: wire.Hello, chat: list[Any]) -> None:
        mine = room.seats_of(self.person)
        if m.seat is not None and m.seat not in mine:
            raise Denied("server-refuse-seat")
        if not mine and not may_watch(room, self.person, m.token):
            raise Denied("server-refuse-private")
        await room.begin_if_full()
        self.seat = m.seat
        self.viewer = room.viewer_of(self)
        self.room = room
        room.welcome(self, m.have, self.lang, chat)
        room.arrive(self)

    def gone(self) -> None:
        """The connection has ended, or moves to another table."""
        room, self.room = self.room, None
        if room is not None:
            room.depart(self)

    # --- reading -------------------------------------------------------------------------------

    def _own_seat(self, room: Room, seat: int | None) -> int:
        mine = room.seats_of(self.person)
        if seat is not None and seat not in mine:
            raise Denied("server-refuse-seat")
        if seat is not None:
            return seat
        return self.viewer[0] if self.viewer else -1

    async def _view(self, room: Room, seat: int | None) -> None:
        if room.table is None:
            self.send(wire.write("table", room.info()))
            return
        views = room.views(self.viewer) if seat is None else list(room.views_of([self._own_seat(room, seat)]).values())
        for data in views:
            self.send(data)

    async def _since(self, room: Room, seq: int) -> None:
        if room.table is None:
            raise NotNow("server-refuse-not-begun")
        self.send(room.entries(min(max(0, seq), len(room.table.log)), self.viewer))
        for data in room.views(self.viewer):
            self.send(data)

    async def _mute(self, who: str, on: bool) -> None:
        if self.person is None:
            raise Denied("server-refuse-chat-nobody")
        if on and len(self.muted) >= MOST_MUTED:
            raise TooMuch("server-refuse-mutes", most=MOST_MUTED)
        await self.hub.store.mute(self.person.id, who, on)
        (self.muted.add if on else self.muted.discard)(who)
        self.send(wire.write("muted", {"who": sorted(self.muted)}))

    async def _ask(self, room: Room, m: wire.Ask) -> None:
        """A question about the position, answered from what the asking seat may know."""
        if room.asleep:
            await room.post(room.awake)
        try:
            if room.table is None:
                raise NotNow("server-refuse-not-begun")
            seat = self._own_seat(room, m.seat)
            if m.what == "hint":
                answer = await self._hint(room, seat)
            elif m.what == "knowledge":
                answer = self._knowledge(room, seat)
            elif m.what == "why":
                answer = self._why(room, seat, str(m.args.get("text", "")))
            else:
                answer = room.game.inquire(room.table.state, seat, m.what, m.args)
        except Refusal as refusal:
            self.send(wire.write("told", {"id": m.id, "what": m.what, "refused": told(refusal, self.lang)}))
            return
        self.send(wire.write("told", {"id": m.id, "what": m.what, "answer": answer}))

    def _why(self, room: Room, seat: int, text: str) -> Json:
        """Whether an action is allowed, and if not, the rule that forbids it."""
        assert room.table is not None
        try:
            room.table.propose(seat, text)
        except Refusal as refusal:
            return {"allowed": False, **told(refusal, self.lang)}
        return {"allowed": True}

    async def _hint(self, room: Room, seat: int) -> Json:
        """What a good bot would do. Not where other people play: that would be help from outside."""
        assert room.table is not None
        others = {s.person for s in room.seats if s.person is not None} - {self.person.id if self.person else None}
        if others:
            raise Denied("server-refuse-hint-people")
        if room.table.question_of(seat) is None:
            raise NotNow("core-refuse-not-asked")
        path = self.hub.settings.games.path(room.row.game)
        budget = Budget(seconds=bot_seconds(self.hub.settings, "solid"))
        job = Job.of(path, room.table.state, seat, "solid", random.getrandbits(48), budget, hint=True)
        answer = await self.hub.pool.think(job, self.person.id if self.person is not None else room.row.host)
        if answer is None:
            raise NotNow("server-refuse-failed")
        return {"text": answer.text, "bot": answer.bot, "options": list(answer.hints)}

    def _knowledge(self, room: Room, seat: int) -> Json:
        """What the seat knows as a state, the rest drawn anew: a bot of the player's own thinks on it."""
        assert room.table is not None
        if room.table.question_of(seat) is None:
            raise NotNow("core-refuse-not-asked")
        path = self.hub.settings.games.path(room.row.game)
        return {"state": Job.of(path, room.table.state, seat, "guest", random.getrandbits(48)).state}

    # --- lag -----------------------------------------------------------------------------------

    def ping(self) -> None:
        """Measure the way there and back."""
        self._pinged = time.monotonic()
        self.send(wire.write("ping", {"at": self._pinged}))

    def _measured(self, at: float) -> None:
        if self._pinged is None or at != self._pinged:
            return
        took, self._pinged = time.monotonic() - self._pinged, None
        self.lag = took if not self.lag else (1 - LAG_WEIGHT) * self.lag + LAG_WEIGHT * took
        if self.room is not None and self.room.pace is not None:
            for seat in self.viewer:
                self.room.pace.pong(seat, took)


def may_watch(room: Room, person: Person | None, token: str | None) -> bool:
    """Public tables are for everybody; others for who sits there or holds a link."""
    if room.row.public or (person is not None and (person.id == room.row.host or room.seats_of(person))):
        return True
    return same(room.row.watch, token) or any(same(s.token, token) for s in room.seats)
