"""Answers on their way out are packed (gzip): short ones where they are, long ones beside the loop.

Packing fifty kilobytes takes a millisecond or two of the processor; with hundreds of requests at once several come to
their end in the same round of the loop, and everybody's next move waited for all of them. Litestar's own compression
packs in that round, whatever the length, so it is not used.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

SMALL: Final = 1000  # bytes: below this nothing is packed
LONG: Final = 4000  # from here on it is done on another thread, which leaves the interpreter to others meanwhile
LEVEL: Final = 5


class Packing(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, packed: str) -> None:
        self.exclude_opt_key = packed  # of routes whose answers come packed already

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        takes = any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])
        await next_app(scope, receive, packing(send) if takes else send)


def packing(send: Send) -> Send:
    """The same for an answer whose body comes in one; one that comes in parts goes out as it is."""
    start: HTTPResponseStartEvent | None = None

    async def sending(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
            return
        if message["type"] == "http.response.body" and start is not None:
            first, start = start, None
            if not message.get("more_body", False) and len(message["body"]) >= SMALL:
                message["body"] = await packed(message["body"])
                first["headers"] = [*unpacked(first), *headers(message["body"])]
            await send(first)
        await send(message)

    return sending


def unpacked(start: HTTPResponseStartEvent) -> list[tuple[bytes, bytes]]:
    """The headers that are still true when the body is packed."""
    return [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]


def headers(body: bytes) -> list[tuple[bytes, bytes]]:
    length = str(len(body)).encode()
    return [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding"), (b"content-length", length)]


async def packed(body: bytes) -> bytes:
    if len(body) < LONG:
        return gzip.compress(body, LEVEL)
    return await asyncio.to_thread(gzip.compress, body, LEVEL)
