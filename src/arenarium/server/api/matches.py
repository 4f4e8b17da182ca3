"""Whole matches read back: replay, export, luck, analysis, and going on from a moment of one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from arenarium.bots.weighing import LINE
from arenarium.server import wire
from arenarium.server.api import making, reading
from arenarium.server.api.making import Branch
from arenarium.server.api.requests import (
    PACKED,
    Req,
    hub_of,
    limits_of,
    required,
    room_for,
    sent,
    takes_packed,
    where,
)
from arenarium.server.jobs.analysis import Analyst
from arenarium.server.jobs.read_queue import ReadQueue, Work
from arenarium.server.parcel import Parcel
from arenarium.server.refusals import Denied, NotNow, Unknown
from arenarium.server.table.room import Room
from arenarium.server.wire.redaction import Viewer
from arenarium.store.rows import Stored


async def stored_for(request: Req, table: str, token: str | None) -> tuple[Stored, Viewer]:
    """A match as it is stored, and the seats the caller has in it."""
    room, viewer = await whole_for(request, table, token)
    return await loaded(room), viewer


async def whole_for(request: Req, table: str, token: str | None) -> tuple[Room, Viewer]:
    """A match that somebody wants to read from its beginning, and the seats they have in it."""
    limits_of(request).whole_match(request.scope)
    room, person = await room_for(request, table, token)
    return room, room.seats_of(person)


async def loaded(room: Room, *states: str, otherwise: str = "") -> Stored:
    """What the store has of a match, if it is in one of these states."""
    stored = await room.worker.store.load(room.row.id)
    if stored is None:
        raise Unknown("server-refuse-table")
    if states and stored.head.state not in states:
        raise NotNow(otherwise)
    return stored


async def told_whole(
    request: Req, room: Room, what: tuple[Hashable, ...], read: Callable[[], Awaitable[Work]], **headers: str
) -> Response[bytes]:
    """What `read` makes of a match. `what` says what is asked of it: the same is made once for all who wait for it."""
    readers: ReadQueue = request.app.state.readers
    key = (room.row.id, room.head.version, *what)
    data = await readers.answer(where(request), key, takes_packed(request), read)
    return sent(request, data, data, **headers)


def match_of(room: Room, stored: Stored) -> Parcel:
    return Parcel.of(room.worker.settings.games.path(room.row.game), room.options, stored)


def begun(room: Room) -> Awaitable[Stored]:
    return loaded(room, "running", "finished", otherwise="server-refuse-not-begun")


def finished(room: Room) -> Awaitable[Stored]:
    """A match that is over: before that, looking back would help somebody."""
    return loaded(room, "finished", otherwise="server-refuse-not-over")


@post("/api/tables/{table:str}/branch", status_code=201, summary="Go on from a moment of a match at a new table")
async def branch(request: Req, table: FromPath[str], data: JSONBody[Branch]) -> wire.TableInfo:
    person = await required(request)
    stored, _ = await stored_for(request, table, None)
    limits_of(request).new_table(request.scope, person)
    room, links = await making.branch(hub_of(request), person, where(request), stored, data)
    return {**room.telling.info(), "links": links}


@get("/api/tables/{table:str}/export", summary="The match as a file", opt={PACKED: True})
async def export(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> Response[bytes]:
    room, viewer = await whole_for(request, table, token)

    async def read() -> Work:
        stored = await begun(room)
        people = await room.worker.store.people(s.person for s in stored.seats if s.person)
        names = {k: p.name for k, p in people.items()}
        key = await hub_of(request).signing_key()
        return partial(reading.export, match_of(room, stored), names, viewer, key)

    file = f'attachment; filename="{room.row.game}-{table}.json"'
    return await told_whole(request, room, ("export", viewer), read, **{"content-disposition": file})


@get("/api/tables/{table:str}/replay", summary="Every entry with the position after it", opt={PACKED: True})
async def replay(
    request: Req,
    table: FromPath[str],
    token: FromQuery[str | None] = None,
    seat: Annotated[int | None, QueryParameter(ge=-1, le=7)] = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    end: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000,
) -> Response[bytes]:
    room, mine = await whole_for(request, table, token)
    if seat is not None and seat >= len(room.seats):
        raise Unknown("server-refuse-no-such-seat", seat=seat)
    viewer = mine if seat is None else () if seat < 0 else (seat,)
    others = seat is not None and seat >= 0 and seat not in mine

    async def read() -> Work:
        stored = await begun(room)
        if others and stored.head.state != "finished":
            raise Denied("server-refuse-seat")
        return partial(reading.replay, match_of(room, stored), viewer, first, end)

    return await told_whole(request, room, ("replay", viewer, others, first, end), read)


@get(
    "/api/tables/{table:str}/luck",
    summary="What chance gave each seat beside what could be expected, after the end",
    opt={PACKED: True},
)
async def luck_report(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> Response[bytes]:
    room, _ = await whole_for(request, table, token)

    async def read() -> Work:
        return partial(reading.fortune, match_of(room, await finished(room)))

    return await told_whole(request, room, ("luck",), read)


@get("/api/tables/{table:str}/analysis", summary="How the chances ran and what turned the match, after the end")
async def analysis_report(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> wire.Report:
    """Begins when first asked for; ask again until `ready`."""
    room, _ = await whole_for(request, table, token)
    analyst: Analyst = request.app.state.analyst
    if (review := analyst.known(table)) is not None:
        return review.summary()
    kept = await analyst.kept(table)
    return analyst.review(await finished(room), room.options).summary() if kept is None else kept


@get(
    "/api/tables/{table:str}/line",
    summary="Other answers from a moment of a match on, each with the position after it, after the end",
    opt={PACKED: True},
)
async def other_line(
    request: Req,
    table: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=7)],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    answers: Annotated[list[str], QueryParameter(name="answer", max_items=LINE)],
    token: FromQuery[str | None] = None,
) -> Response[bytes]:
    room, _ = await whole_for(request, table, token)

    async def read() -> Work:
        return partial(reading.other_line, match_of(room, await finished(room)), seat, at, answers)

    return await told_whole(request, room, ("line", seat, at, *answers), read)


ROUTES = [branch, export, replay, luck_report, analysis_report, other_line]
