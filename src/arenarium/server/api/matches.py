"""Whole matches read back: replay, export, luck, analysis, and going on from a moment of one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from arenarium.bots.weighing import LINE
from arenarium.core import codec
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import apply
from arenarium.core.lots import commitment
from arenarium.core.matchfile import match_json
from arenarium.core.table import ACT, Entry
from arenarium.server.api import luck, making, redaction, wire
from arenarium.server.api.making import Branch
from arenarium.server.api.redaction import Viewer
from arenarium.server.api.requests import (
    PACKED,
    Req,
    hub_of,
    limits_of,
    required,
    room_for,
    sent,
    takes_packed,
    teachers_of,
    where,
)
from arenarium.server.jobs.analysis import Analyst
from arenarium.server.jobs.read_queue import ReadQueue, Work
from arenarium.server.refusals import Denied, NotNow, Unknown
from arenarium.server.restore import FOREIGN, entry_of, first_of, line_in, played
from arenarium.server.table.room import Room
from arenarium.store.rows import Stored
from arenarium.store.seal import signed


def positions(
    game: AnyGame, options: Json, stored: Stored, viewer: Viewer, first: int, end: int
) -> list[wire.ReplayStep]:
    """Every entry of the line with the position after it, as that viewer knows it.

    A match by older rules is told from its stored events; positions are there as far as today's rules can follow.
    """
    line = line_in(stored)
    seat = viewer[0] if viewer else -1
    s = first_of(game, options, stored.table.origin)
    found: list[wire.ReplayStep] = []
    if first == 0:
        found.append({"n": 0, "entry": None, "view": None if s is None else game.view(s, seat)})
    for n, e in enumerate(line[:end], 1):
        if s is not None:
            s = played(game, s, e)
        if n < first:
            continue
        entry = redaction.entry_for(game, s, e, stored.entries[e.seq].at, viewer)
        found.append({"n": n, "entry": entry, "view": None if s is None else game.view(s, seat)})
    return found


def line_from(
    game: AnyGame, options: Json, stored: Stored, seat: int, at: int, answers: list[str]
) -> list[wire.ReplayStep]:
    """The answers of one seat given after `at` entries of a match, as far as the rules allow, as that seat sees it.

    Nobody else acts and no lot is drawn: it ends where that would be due.
    """
    line = line_in(stored)[:at]
    s = first_of(game, options, stored.table.origin)
    for e in line:
        s = None if s is None else played(game, s, e)
    found: list[wire.ReplayStep] = []
    for n, text in enumerate(answers, at + 1):
        try:
            if s is None:
                break
            events = apply(s, seat, game.parse(s, text))
        except FOREIGN:
            break
        entry = Entry(n, seat, ACT, text, tuple(events), False)
        found.append({"n": n, "entry": redaction.entry_for(game, s, entry, 0.0, (seat,)), "view": game.view(s, seat)})
    return found


def exported(game: AnyGame, options: Json, stored: Stored, names: dict[str, str], viewer: Viewer, key: str) -> Json:
    """The match as a file: whole and signed after the end, before it as far as the viewer knows it."""
    row, head = stored.table, stored.head
    log = [entry_of(r) for r in stored.entries]
    players = [names.get(s.person or "", "") or s.bot or "" for s in stored.seats]
    more = {
        "table": row.id,
        "title": row.title,
        "players": players,
        "origin": row.origin,
        "times": [e.at for e in stored.entries],
        "made": row.created,
    }
    if head.state == "finished":
        result = None if head.result is None else list(head.result)
        match = {**match_json(game, options, row.seed, log, result, **more), "rules": head.rules}
        return signed(codec.plain(match), key)
    s = first_of(game, options, row.origin)
    return {
        "format": "arenarium-known",
        "version": 1,
        "game": game.name,
        "rules": head.rules,
        "options": options,
        "commitment": commitment(row.seed),
        "table": row.id,
        "title": row.title,
        "players": players,
        "seats": list(viewer),
        "entries": [redaction.entry_for(game, s, e, stored.entries[e.seq].at, viewer) for e in log],
    }


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
    async with teachers_of(request).turn(where(request)):
        room, links = await making.branch(hub_of(request), person, stored, data)
    return {**room.telling.info(), "links": links}


@get("/api/tables/{table:str}/export", summary="The match as a file", opt={PACKED: True})
async def export(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> Response[bytes]:
    room, viewer = await whole_for(request, table, token)

    async def read() -> Work:
        stored = await begun(room)
        people = await room.worker.store.people(s.person for s in stored.seats if s.person)
        names = {k: p.name for k, p in people.items()}
        key = await hub_of(request).signing_key()
        return partial(exported, room.game, room.options, stored, names, viewer, key)

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
        whose = viewer[0] if viewer else -1
        return lambda: {"seat": whose, "frames": positions(room.game, room.options, stored, viewer, first, end)}

    return await told_whole(request, room, ("replay", viewer, others, first, end), read)


@get(
    "/api/tables/{table:str}/luck",
    summary="What chance gave each seat beside what could be expected, after the end",
    opt={PACKED: True},
)
async def luck_report(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> Response[bytes]:
    room, _ = await whole_for(request, table, token)

    async def read() -> Work:
        stored = await finished(room)
        return lambda: {"luck": luck.report(room.game, room.options, stored)}

    return await told_whole(request, room, ("luck",), read)


@get("/api/tables/{table:str}/analysis", summary="How the chances ran and what turned the match, after the end")
async def analysis_report(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> wire.Report:
    """Begins when first asked for; ask again until `ready`."""
    room, _ = await whole_for(request, table, token)
    analyst: Analyst = request.app.state.analyst
    if (course := analyst.known(table)) is not None:
        return course.told()
    kept = await analyst.kept(table)
    return analyst.course(await finished(room), room.options).told() if kept is None else kept


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
        stored = await finished(room)
        return lambda: {"seat": seat, "frames": line_from(room.game, room.options, stored, seat, at, answers)}

    return await told_whole(request, room, ("line", seat, at, *answers), read)


ROUTES = [branch, export, replay, luck_report, analysis_report, other_line]
