"""Requests come in a few at a time, in each round of the loop.

However many have come at once: whoever plays waits for those few, not for all. A large body comes in once more when it
is whole, and by itself, for then it is read as data, which takes a while.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from arenarium.server.edge.asgi import Message, Receive

FEW: Final = 8  # requests in one round
LARGE: Final = 16 * 1024  # bytes of a body


class Doorway:
    def __init__(self) -> None:
        self._waiting: deque[tuple[int, asyncio.Future[None]]] = deque()
        self._opens = False

    async def enter(self, breadth: int = 1) -> None:
        loop = asyncio.get_running_loop()
        inside: asyncio.Future[None] = loop.create_future()
        self._waiting.append((breadth, inside))
        if not self._opens:
            self._opens = True
            loop.call_soon(self._open)
        await inside

    def _open(self) -> None:
        room = FEW
        while self._waiting and room > 0:
            breadth, inside = self._waiting.popleft()
            if not inside.done():  # else whoever waited has gone
                room -= breadth
                inside.set_result(None)
        self._opens = bool(self._waiting)
        if self._opens:
            asyncio.get_running_loop().call_soon(self._open)

    def receiver(self, receive: Receive) -> Receive:
        """What comes of a request's body."""
        size = 0

        async def received() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGE and not message.get("more_body", False):
                await self.enter(FEW)
            return message

        return received
