"""The two directions of one socket: what waits to be sent, and what comes in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from arenarium.server.edge.asgi import Receive, Send
from arenarium.server.edge.eager import Eager
from arenarium.server.edge.ws_protocol import WsProtocol

ACT = ('{"t":"act",', '{"t": "act",')  # how an action begins, as browsers and as Python write it
MOST_UNREAD = 8 * 1024 * 1024  # bytes that wait for a slow reader
GOING_AWAY, TOO_SLOW = 1012, 1013


class Connection:
    """What waits to be sent, and the two directions of one socket.

    Where the socket is one of ours (`protocol`), an action is done as it comes in, and what is said meanwhile goes out
    together in the next round of the loop. Everything else, and whatever has to wait, goes through two tasks.
    """

    def __init__(self, receive: Receive, send: Send, backlog: int, protocol: WsProtocol | None) -> None:
        self._receive, self._send, self._backlog, self._protocol = receive, send, backlog, protocol
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._some = asyncio.Event()
        self._flushes = False  # what waits is sent in the next round of the loop
        self._writes = False  # the writing task has taken something out and not sent it yet
        self._listens = False  # the reading task waits for a message
        self._acting = False  # an action is being done
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
        if self._protocol is None or self.slow:
            self._some.set()
        elif not self._flushes:
            self._flushes = True
            self._loop.call_soon(self._flush, self._protocol)

    def _flush(self, protocol: WsProtocol) -> None:
        self._flushes = False
        if self._writes or self.slow or self.leave.is_set() or not protocol.says(self._waiting):
            self._some.set()
            if sum(map(len, self._waiting)) > MOST_UNREAD:  # nobody reads it; whoever comes back is told everything
                self._waiting.clear()
                protocol.transport.abort()
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
            if self._protocol is None:
                await self._send({"type": "websocket.send", "text": self._waiting.pop(0).decode()})
            else:
                texts, self._waiting = self._waiting, []
                await self._protocol.saying(texts)
        finally:
            self._writes = False

    # --- in ----------------------------------------------------------------------------------

    async def read(self, take: Callable[[bytes | str], Coroutine[Any, Any, None]]) -> None:
        if self._protocol is not None:
            self._protocol.hears = lambda text: self._hear(text, take)
        while not self.ended.is_set():
            self._listens = True
            message = await self._receive()
            self._listens = False
            if self._acting:
                self._over = self._loop.create_future()
                await self._over
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            await take(text if text is not None else message.get("bytes") or b"")
            await asyncio.sleep(0)  # others get their turn between two messages of one socket

    def _hear(self, text: str, take: Callable[[bytes | str], Coroutine[Any, Any, None]]) -> bool:
        """An action, if nothing of this socket is under way; the order of its messages stays."""
        if self._acting or not self._listens or not text.startswith(ACT):
            return False
        self._acting = True
        Eager(take(text), self._done)
        return True

    def _done(self) -> None:
        self._acting = False
        if self._over is not None and not self._over.done():
            self._over.set_result(None)
