"""What the routes share: who asks, which table they mean, and how an answer that takes a while is made."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import Any

from litestar import Request, Response
from litestar.enums import MediaType

from arenarium.server.edge.rate_limits import RateLimits
from arenarium.server.hub import Hub
from arenarium.server.jobs.read_queue import ReadQueue, Work
from arenarium.server.refusals import Denied, NobodyYet
from arenarium.server.table.room import Room
from arenarium.store.rows import Person

Req = Request[Any, Any, Any]
PACKED = "packed"  # the option of what comes packed already


def hub_of(request: Req) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def limits_of(request: Req) -> RateLimits:
    limits: RateLimits = request.app.state.limits
    return limits


async def person_of(request: Req) -> Person | None:
    return await hub_of(request).person_in(request.headers.get("cookie"))


async def required(request: Req) -> Person:
    person = await person_of(request)
    if person is None:
        raise NobodyYet("server-refuse-nobody")
    return person


async def room_for(request: Req, table: str, token: str | None = None) -> tuple[Room, Person | None]:
    """The room as it is now, for somebody who may know of it."""
    person = await person_of(request)
    room = await hub_of(request).room(table)
    if hub_of(request).several:  # a wake-up may have been lost
        await room.catch_up()
    if not room.presence.may_watch(person, token):
        raise Denied("server-refuse-private")
    return room, person


def takes_packed(request: Req) -> bool:
    return "gzip" in (request.headers.get("accept-encoding") or "")


def sent(request: Req, plain: bytes, packed: bytes, **headers: str) -> Response[bytes]:
    """What is written already, in the way the client takes it."""
    if takes_packed(request):
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        plain = packed
    return Response(plain, media_type=MediaType.JSON, headers=headers)


def path_of(request: Req, game: str) -> str:
    """How another process finds a game that is played here."""
    hub = hub_of(request)
    hub.game(game)
    return hub.settings.games.path(game)


async def taught(request: Req, what: tuple[Hashable, ...], work: Work, lasting: bool = False) -> Response[bytes]:
    """What teaches a game takes a while to make; those who play do not wait for it, nor for many who learn."""

    async def read() -> Work:
        return work

    teachers: ReadQueue = request.app.state.teachers
    answer = teachers.lasting if lasting else teachers.answer
    data = await answer(where(request), what, takes_packed(request), read)
    return sent(request, data, data)


def where(request: Req) -> str:
    """The address somebody comes from."""
    return limits_of(request).where(request.scope)


@asynccontextmanager
async def body_as_file(request: Req) -> AsyncIterator[Path]:
    """What was sent, as a file that is gone afterwards: megabytes need not lie in memory until their turn comes."""
    handle, name = await asyncio.to_thread(mkstemp, prefix="arenarium-body-")
    try:
        with open(handle, "wb", buffering=0) as file:
            async for piece in request.stream():
                await asyncio.to_thread(file.write, piece)
        yield Path(name)
    finally:
        await asyncio.to_thread(Path(name).unlink)
