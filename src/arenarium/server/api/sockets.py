"""All sockets of a worker: who may open one, and the session behind each."""

from __future__ import annotations

import asyncio
import contextlib

from arenarium.core.refusal import Refusal
from arenarium.server.api.session import Session
from arenarium.server.api.watching import Watching
from arenarium.server.edge.asgi import Receive, Scope, Send, address, header, language, own_origin, turn_away
from arenarium.server.edge.connection import Connection
from arenarium.server.edge.rate_limits import neighbourhood
from arenarium.server.edge.ws_protocol import ours
from arenarium.server.hub import Hub
from arenarium.server.refusals import TooMuch, Unavailable
from arenarium.server.wire.messages import write
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Person

PING_LIVE = 1.0  # seconds between pings at live tables, HE §10
PING_OTHERS = 10  # and so many times that at others
POLICY = 1008


class Sockets:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.watching = Watching(hub)
        self.open: dict[Session, asyncio.Event] = {}
        self.by_address: dict[str, int] = {}
        hub.metrics.gauge("sockets", "Open sockets.", lambda: len(self.open))

    async def begin(self) -> None:
        self.hub.spawn(self._ping())

    async def farewell(self) -> None:
        """The server stops: say so, and close."""
        for session, leave in list(self.open.items()):
            session.send(write({"t": "bye", "d": {"reason": "restart", "again": 1.0}}))
            leave.set()
        for _ in range(50):
            if not self.open:
                return
            await asyncio.sleep(0.02)

    def part(self, person: Person) -> None:
        """Older cookies of this person became void: their sockets connect again, if they still can."""
        for session, leave in list(self.open.items()):
            known = session.person
            if known is not None and known.id == person.id and known.recovery != person.recovery:
                session.send(write({"t": "bye", "d": {"reason": "signed-out", "again": 1.0}}))
                leave.set()

    async def _ping(self) -> None:
        while True:
            for turn in range(PING_OTHERS):
                await asyncio.sleep(PING_LIVE)
                for session in list(self.open):
                    if turn == 0 or (session.room is not None and session.room.pacing is not None):
                        session.ping()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        limits = self.hub.settings.limits
        where = neighbourhood(address(scope, self.hub.settings.proxies))
        if not own_origin(scope, self.hub.settings.origins):
            await send({"type": "websocket.close", "code": POLICY, "reason": "origin"})
            return
        if (full := self._full(where)) is not None:
            await turn_away(scope, send, full)
            return
        self.by_address[where] = self.by_address.get(where, 0) + 1
        try:
            person = await self.hub.person_in(header(scope, b"cookie"))
            await send({"type": "websocket.accept"})
            lang = person.lang if person is not None else language(scope)
            protocol = ours(scope)
            connection = Connection(receive, send, limits.backlog, protocol)
            session = Session(self.hub, person, where, lang, connection.put, self.watching.watch)
            session.together = None if protocol is None else protocol.together
            await self._serve(connection, session)
        except StoreFailed:
            await turn_away(scope, send, Unavailable("server-refuse-storage", seconds=1))
        finally:
            self.by_address[where] -= 1
            if not self.by_address[where]:
                del self.by_address[where]

    def _full(self, where: str) -> Refusal | None:
        """Why there is no place for one more. Those on their way in count."""
        limits = self.hub.settings.limits
        if self.by_address.get(where, 0) >= limits.connections_per_address:
            self.hub.metrics.count("kept_out", 'what="connections"')
            return TooMuch("server-refuse-connections", seconds=10)
        if self.hub.stopping or sum(self.by_address.values()) >= limits.connections:
            return Unavailable("server-refuse-full", seconds=2)
        return None

    async def _serve(self, connection: Connection, session: Session) -> None:
        self.open[session] = connection.leave
        writer = asyncio.get_running_loop().create_task(connection.write())
        writer.add_done_callback(lambda _: connection.ended.set())
        session.ping()
        try:
            await connection.read(session.receive)
        finally:
            session.end()
            self.watching.leave(session)
            del self.open[session]
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
