"""The socket as a plain ASGI function around a session."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from arenarium.core.refusal import Refusal
from arenarium.server import wire
from arenarium.server.errand import Errand
from arenarium.server.frames import TEXTS, Frames
from arenarium.server.hub import Hub
from arenarium.server.limits import Bucket, neighbourhood
from arenarium.server.refusals import TooMuch, Unavailable, headers_of, status_of, told
from arenarium.server.session import Session
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Person
from arenarium.words import LANGUAGES

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PING_LIVE = 1.0  # seconds between pings at live tables, HE §10
PING_OTHERS = 10  # and so many times that at others
MOST_UNREAD = 8 * 1024 * 1024  # bytes that wait for a slow reader
GOING_AWAY, POLICY, TOO_SLOW = 1012, 1008, 1013


def header(scope: Scope, name: bytes) -> str | None:
    found = next((v for k, v in scope["headers"] if k == name), None)
    return None if found is None else found.decode("latin-1")


def address(scope: Scope, proxies: int) -> str:
    """Where a client comes from; what proxies say counts only as far as the operator trusts them."""
    if proxies:
        chain = [a.strip() for a in (header(scope, b"x-forwarded-for") or "").split(",") if a.strip()]
        if len(chain) >= proxies:
            return chain[-proxies]
    client = scope.get("client")
    return client[0] if client else "local"


def own_origin(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Whether the page that asks is ours. Programs that are no browsers send no Origin."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    host = header(scope, b"host") or ""
    return urlsplit(origin).netloc.lower() == host.lower() or origin in allowed


def language(scope: Scope) -> str:
    """The first of our languages that the client asks for."""
    for part in (header(scope, b"accept-language") or "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def answer(scope: Scope, refusal: Refusal) -> tuple[dict[str, Any], dict[str, Any]]:
    """A refusal as the two parts of an answer over HTTP."""
    headers = {"content-type": "application/json", **headers_of(refusal)}
    start = {"status": status_of(refusal), "headers": [(k.encode(), v.encode()) for k, v in headers.items()]}
    return start, {"body": msgspec.json.encode({"error": told(refusal, language(scope))})}


async def turn_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    """No socket for this client: it is told why, and when to come back."""
    start, body = answer(scope, refusal)
    await send({"type": "websocket.http.response.start", **start})
    await send({"type": "websocket.http.response.body", **body})


class Sockets:
    """All sockets of a worker."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.open: dict[Session, asyncio.Event] = {}
        self.by_address: dict[str, int] = {}
        hub.metrics.gauge("sockets", "Open sockets.", lambda: len(self.open))

    async def begin(self) -> None:
        self.hub.spawn(self._ping())

    async def farewell(self) -> None:
        """The server stops: say so, and close."""
        for session, leave in list(self.open.items()):
            session.send(wire.write("bye", {"reason": "restart", "again": 1.0}))
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
                session.send(wire.write("bye", {"reason": "signed-out", "again": 1.0}))
                leave.set()

    async def _ping(self) -> None:
        while True:
            for turn in range(PING_OTHERS):
                await asyncio.sleep(PING_LIVE)
                for session in list(self.open):
                    if turn == 0 or (session.room is not None and session.room.pace is not None):
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
            ours = (scope.get("extensions") or {}).get(TEXTS)
            line = Line(receive, send, limits.backlog, None if ours is None else ours["frames"])
            await self._serve(line, person, lang, None if ours is None else ours["frames"].together)
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

    async def _serve(self, line: Line, person: Any, lang: str, together: Bucket | None) -> None:
        session = Session(self.hub, person, lang, line.put)
        session.together = together
        self.open[session] = line.leave
        writer = asyncio.get_running_loop().create_task(line.write())
        writer.add_done_callback(lambda _: line.ended.set())
        session.ping()
        try:
            await line.read(session.receive)
        finally:
            session.gone()
            del self.open[session]
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer


class Line:
    """What waits to be sent, and the two directions of one socket.

    Where the socket is one of ours (`frames`), an action is done as it comes in, and what is said meanwhile goes out
    together in the next round of the loop. Everything else, and whatever has to wait, goes through two tasks.
    """

    def __init__(self, receive: Receive, send: Send, backlog: int, frames: Frames | None) -> None:
        self._receive, self._send, self._backlog, self._frames = receive, send, backlog, frames
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._some = asyncio.Event()
        self._flushes = False  # what waits is sent in the next round of the loop
        self._writes = False  # the writing task has taken something out and not sent it yet
        self._listens = False  # the reading task waits for a message
        self._errand = False  # an action is being done
        self._over: asyncio.Future[None] | None = None  # when it is done, where somebody waits for that
        self.leave = asyncio.Event()
        self.ended = asyncio.Event()
        self.slow = False

    # --- out ---------------------------------------------------------------------------------

    def put(self, data: bytes) -> None:
        if len(self._waiting) >= self._backlog:
            self.slow = True
        else:
            self._waiting.append(data)
        if self._frames is None or self.slow:
            self._some.set()
        elif not self._flushes:
            self._flushes = True
            self._loop.call_soon(self._flush, self._frames)

    def _flush(self, frames: Frames) -> None:
        self._flushes = False
        if self._writes or self.slow or self.leave.is_set() or not frames.says(self._waiting):
            self._some.set()
            if sum(map(len, self._waiting)) > MOST_UNREAD:  # nobody reads it; who comes back is told everything
                self._waiting.clear()
                frames.transport.abort()
        else:
            self._waiting.clear()

    async def write(self) -> None:
        leaving = asyncio.ensure_future(self.leave.wait())
        leaving.add_done_callback(lambda _: self._some.set())
        try:
            while True:
                await self._some.wait()
                self._some.clear()
                while self._waiting:
                    await self._write_some()
                if self.slow:
                    await self._send({"type": "websocket.close", "code": TOO_SLOW, "reason": "slow"})
                    return
                if self.leave.is_set():
                    await self._send({"type": "websocket.close", "code": GOING_AWAY, "reason": "restart"})
                    return
        except (OSError, RuntimeError):  # the other side has gone; the reader sees it too
            return
        finally:
            leaving.cancel()

    async def _write_some(self) -> None:
        self._writes = True
        try:
            if self._frames is None:
                await self._send({"type": "websocket.send", "text": self._waiting.pop(0).decode()})
            else:
                texts, self._waiting = self._waiting, []
                await self._frames.saying(texts)
        finally:
            self._writes = False

    # --- in ----------------------------------------------------------------------------------

    async def read(self, take: Callable[[bytes | str], Coroutine[Any, Any, None]]) -> None:
        if self._frames is not None:
            self._frames.hears = lambda text: self._hear(text, take)
        while not self.ended.is_set():
            self._listens = True
            message = await self._receive()
            self._listens = False
            if self._errand:
                self._over = self._loop.create_future()
                await self._over
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            await take(text if text is not None else message.get("bytes") or b"")

    def _hear(self, text: str, take: Callable[[bytes | str], Coroutine[Any, Any, None]]) -> bool:
        """An action, if nothing of this socket is under way; the order of its messages stays."""
        if self._errand or not self._listens or not text.startswith(wire.ACT):
            return False
        self._errand = True
        Errand(take(text), self._done)
        return True

    def _done(self) -> None:
        self._errand = False
        if self._over is not None and not self._over.done():
            self._over.set_result(None)
