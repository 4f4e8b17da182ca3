"""The lobby, people and whole matches over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from arenarium.bots.levels import LEVELS
from arenarium.core.game import Game, Json
from arenarium.server import luck, matches, scenarios, webhook
from arenarium.server.analysis import Analyst
from arenarium.server.doors import Doors
from arenarium.server.hub import Hub
from arenarium.server.identity import AGE, COOKIE, clean, hashed, hashed_token, new_recovery, new_token
from arenarium.server.lobby import Lobby
from arenarium.server.matches import Branch, NewTable, Play, PlayFile
from arenarium.server.pages import folder, page
from arenarium.server.reading import Readers, Work
from arenarium.server.refusals import Denied, NobodyYet, NotNow, Unknown
from arenarium.server.room import Room
from arenarium.server.session import may_watch
from arenarium.server.telling import Viewer
from arenarium.store.rows import Person, Stored
from arenarium.words import LANGUAGES

Req = Request[Any, Any, Any]
PACKED = "packed"  # the option of what comes packed already


class Me(Struct):
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")] | None = None
    lang: Annotated[str, Meta(pattern="^(en|pl)$")] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Code(Struct):
    code: Annotated[str, Meta(min_length=1, max_length=60)]


class Join(Struct):
    token: Annotated[str, Meta(max_length=100)] | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatOnly(Struct):
    seat: Annotated[int, Meta(ge=0, le=7)]


def hub_of(request: Req) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def person_of(request: Req) -> Person | None:
    return await hub_of(request).person_in(request.headers.get("cookie"))


async def required(request: Req) -> Person:
    person = await person_of(request)
    if person is None:
        raise NobodyYet("server-refuse-nobody")
    return person


# --- people ------------------------------------------------------------------------------------


def _about(person: Person, recovery: str | None = None) -> Json:
    about: Json = {"id": person.id, "name": person.name, "lang": person.lang, "webhook": person.webhook is not None}
    return about if recovery is None else {**about, "recovery": recovery}


def _signed(request: Req, person: Person, recovery: str | None = None) -> Response[Json]:
    hub = hub_of(request)
    answer = Response(_about(person, recovery))
    answer.set_cookie(
        COOKIE,
        hub.cookie_for(person),
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=hub.settings.secure,
        path="/",
    )
    return answer


@get("/api/me", summary="Who the cookie says you are")
async def who_am_i(request: Req, quiet: FromQuery[bool] = False) -> Json:
    """Nobody is a refusal; who asks quietly gets an empty answer, which no browser calls an error in its console."""
    if quiet and await person_of(request) is None:
        return {}
    return _about(await required(request))


@post("/api/me", status_code=200, summary="Begin as, or change to, that name")
async def call_me(request: Req, data: JSONBody[Me]) -> Response[Json]:
    hub = hub_of(request)
    hook = webhook.checked(data.webhook, hub.settings.webhook_hosts) if data.webhook else None
    person = await person_of(request)
    if person is not None:
        person = msgspec.structs.replace(
            person,
            name=clean(data.name) if data.name else person.name,
            lang=data.lang or person.lang,
            webhook=person.webhook if data.webhook is None else hook,
        )
        await request.app.state.persons.change(person)
        return _signed(request, person)
    if data.name is None:
        raise NobodyYet("server-refuse-nobody")
    request.app.state.doors.new_person(request.scope)
    code = new_recovery()
    lang = data.lang or request.app.state.doors.language(request.scope)
    person = Person(hub.settings.new_id(), clean(data.name), lang, hashed(code), hook, hub.now())
    await hub.store.add_person(person)
    return _signed(request, person, code)


@post("/api/me/recover", status_code=200, summary="Become that person on this device")
async def recover(request: Req, data: JSONBody[Code]) -> Response[Json]:
    request.app.state.doors.guess(request.scope)
    person = await hub_of(request).store.person_by_recovery(hashed(data.code))
    if person is None:
        raise Denied("server-refuse-code")
    return _signed(request, person)


@post("/api/me/recovery", status_code=200, summary="A new recovery code; the old one and all other devices are void")
async def new_code(request: Req) -> Response[Json]:
    """Whoever lost a code or a device shuts the others out: only this device gets a new cookie."""
    person, code = await required(request), new_recovery()
    person = msgspec.structs.replace(person, recovery=hashed(code))
    await request.app.state.persons.change(person)
    return _signed(request, person, code)


@post("/api/me/leave", status_code=200, summary="Forget me on this device")
async def forget_me(request: Req) -> Response[Json]:
    answer: Response[Json] = Response({})
    answer.delete_cookie(COOKIE, path="/")
    return answer


# --- games -------------------------------------------------------------------------------------


def about_game(hub: Hub, game: Game[Any]) -> Json:
    return {
        "name": game.name,
        "rules": game.rules,
        "stage": game.stage,
        "abbreviation": game.abbreviation,
        "colours": list(game.colours),
        "modes": [{"name": m.name, "seats": list(m.seats), "teams": m.teams} for m in game.modes],
        "settings": [
            {
                "name": s.name,
                "default": s.default,
                "choices": list(s.choices),
                "modes": list(s.modes),
                "per_seat": s.per_seat,
            }
            for s in game.settings
        ],
    }


@get("/api/games", summary="Games with modes, settings, bots, packs")
async def all_games(request: Req) -> Json:
    hub = hub_of(request)
    found = [about_game(hub, hub.game(name)) for name in hub.settings.games.names()]
    others = [b for b in hub.levels() if b not in LEVELS]
    bots = [{"name": b, "level": i} for i, b in enumerate(LEVELS)] + [{"name": b, "level": None} for b in others]
    return {"games": found, "bots": bots, "packs": matches.pack_names(hub), "languages": list(LANGUAGES)}


@get("/api/games/{game:str}/catalogue", summary="Every tile, card and area of a game", opt={PACKED: True})
async def catalogue(request: Req, game: FromPath[str], pack: FromQuery[str | None] = None) -> Response[Any]:
    hub = hub_of(request)
    found = hub.game(game)
    if pack is None:
        return await taught(request, ("catalogue", game), lambda: found.catalogue({}), lasting=True)
    return await taught(
        request, ("catalogue", game, pack), lambda: found.catalogue({"pack": matches.named_pack(hub, pack)})
    )


async def taught(request: Req, what: tuple[Any, ...], work: Work, lasting: bool = False) -> Response[Any]:
    """What teaches a game takes a while to make; those who play do not wait for it, nor for many who learn."""

    async def read() -> Work:
        return work

    teachers = teachers_of(request)
    answer = teachers.lasting if lasting else teachers.answer
    data = await answer(where(request), what, takes_packed(request), read)
    return sent(request, data, data)


def teachers_of(request: Req) -> Readers:
    teachers: Readers = request.app.state.teachers
    return teachers


def where(request: Req) -> str:
    """The address somebody comes from."""
    doors: Doors = request.app.state.doors
    return doors.where(request.scope)


# --- tables ------------------------------------------------------------------------------------


async def room_for(request: Req, table: str, token: str | None = None) -> tuple[Room, Person | None]:
    """The room, for somebody who may know of it."""
    person = await person_of(request)
    room = await hub_of(request).room(table)
    if not may_watch(room, person, token):
        raise Denied("server-refuse-private")
    return room, person


@get("/api/tables", summary="The lobby", opt={PACKED: True})
async def lobby(
    request: Req,
    which: Annotated[str, QueryParameter(name="state", pattern="^(open|running|finished|mine)$")] = "open",
) -> Response[Any]:
    tables: Lobby = request.app.state.lobby
    if which == "mine":
        return sent(request, *await tables.own((await required(request)).id))
    return sent(request, *await tables.everybodys(which))


@post("/api/tables", status_code=201, summary="Make a table")
async def make(request: Req, data: JSONBody[NewTable]) -> Json:
    person = await required(request)
    request.app.state.doors.new_table(request.scope, person)
    room, links = await matches.make_table(hub_of(request), person, data)
    return {**room.info(), "links": links}


@get("/api/tables/{table:str}", summary="One table")
async def one_table(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> Json:
    room, person = await room_for(request, table, token)
    return {**room.info(), "mine": list(room.seats_of(person))}


@post("/api/tables/{table:str}/join", status_code=200, summary="Take a seat")
async def join(request: Req, table: FromPath[str], data: JSONBody[Join]) -> Json:
    person = await required(request)
    room, _ = await room_for(request, table, data.token)
    info = await room.post(lambda: room.join(person, data.token, data.seat))
    return {**info, "mine": list(room.seats_of(person))}


@post("/api/tables/{table:str}/leave", status_code=200, summary="Stand up before the start; the host closes the table")
async def leave(request: Req, table: FromPath[str]) -> Json:
    person = await required(request)
    room, _ = await room_for(request, table)
    return await room.post(lambda: room.leave(person))


@post("/api/tables/{table:str}/invite", status_code=200, summary="A fresh invitation to a seat")
async def invite(request: Req, table: FromPath[str], data: JSONBody[SeatOnly]) -> Json:
    person = await required(request)
    room, _ = await room_for(request, table)
    token = new_token()
    info = await room.post(lambda: room.invite(person, data.seat, hashed_token(token)))
    return {**info, "links": {str(data.seat): f"/t/{table}?token={token}"}}


@post("/api/tables/{table:str}/start", status_code=200, summary="Begin")
async def start(request: Req, table: FromPath[str]) -> Json:
    person = await required(request)
    room, _ = await room_for(request, table)
    return await room.post(lambda: room.start(person))


@post("/api/tables/{table:str}/rematch", status_code=201, summary="The same people and options once more")
async def rematch(request: Req, table: FromPath[str]) -> Json:
    person = await required(request)
    room, _ = await room_for(request, table)
    if not room.seats_of(person):
        raise Denied("server-refuse-not-seated")
    request.app.state.doors.new_table(request.scope, person)
    made, links = await matches.rematch(hub_of(request), person, room)
    return {**made.info(), "links": links}


@post("/api/tables/{table:str}/branch", status_code=201, summary="Go on from a moment of a match at a new table")
async def branch(request: Req, table: FromPath[str], data: JSONBody[Branch]) -> Json:
    person = await required(request)
    stored, _ = await stored_for(request, table, None)
    request.app.state.doors.new_table(request.scope, person)
    async with teachers_of(request).turn(where(request)):
        room, links = await matches.branch(hub_of(request), person, stored, data)
    return {**room.info(), "links": links}


def takes_packed(request: Req) -> bool:
    return "gzip" in (request.headers.get("accept-encoding") or "")


def sent(request: Req, plain: bytes, packed: bytes, **headers: str) -> Response[Any]:
    """What is written already, in the way the client takes it."""
    if takes_packed(request):
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        plain = packed
    return Response(plain, media_type=MediaType.JSON, headers=headers)


async def stored_for(request: Req, table: str, token: str | None) -> tuple[Stored, Viewer]:
    """A match as it is stored, and the seats the caller has in it."""
    room, viewer = await whole_for(request, table, token)
    return await loaded(room), viewer


async def whole_for(request: Req, table: str, token: str | None) -> tuple[Room, Viewer]:
    """A match that somebody wants to read from its beginning, and the seats they have in it."""
    request.app.state.doors.whole_match(request.scope)
    room, person = await room_for(request, table, token)
    return room, room.seats_of(person)


async def loaded(room: Room, *states: str, otherwise: str = "") -> Stored:
    """What the store has of a match, if it is in one of these states."""
    stored = await room.hub.store.load(room.row.id)
    if stored is None:
        raise Unknown("server-refuse-table")
    if states and stored.head.state not in states:
        raise NotNow(otherwise)
    return stored


async def told_whole(
    request: Req, room: Room, what: tuple[Any, ...], read: Callable[[], Awaitable[Work]], **headers: str
) -> Response[Any]:
    """What `read` makes of a match. `what` says what is asked of it: the same is made once for all who wait for it."""
    readers: Readers = request.app.state.readers
    key = (room.row.id, room.head.version, *what)
    data = await readers.answer(where(request), key, takes_packed(request), read)
    return sent(request, data, data, **headers)


def begun(room: Room) -> Awaitable[Stored]:
    return loaded(room, "running", "finished", otherwise="server-refuse-not-begun")


def finished(room: Room) -> Awaitable[Stored]:
    """A match that is over: before that, looking back would help somebody."""
    return loaded(room, "finished", otherwise="server-refuse-not-over")


@get("/api/tables/{table:str}/export", summary="The match as a file", opt={PACKED: True})
async def export(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> Response[Any]:
    room, viewer = await whole_for(request, table, token)

    async def read() -> Work:
        stored = await begun(room)
        people = await room.hub.store.people(s.person for s in stored.seats if s.person)
        names = {k: p.name for k, p in people.items()}
        return partial(matches.exported, room.game, room.options, stored, names, viewer)

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
) -> Response[Any]:
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
        return lambda: {"seat": whose, "frames": matches.frames(room.game, room.options, stored, viewer, first, end)}

    return await told_whole(request, room, ("replay", viewer, others, first, end), read)


@get(
    "/api/tables/{table:str}/luck",
    summary="What chance gave each seat beside what could be expected, after the end",
    opt={PACKED: True},
)
async def luck_report(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> Response[Any]:
    room, _ = await whole_for(request, table, token)

    async def read() -> Work:
        stored = await finished(room)
        return lambda: {"luck": luck.report(room.game, room.options, stored)}

    return await told_whole(request, room, ("luck",), read)


@get("/api/tables/{table:str}/analysis", summary="How the chances ran and what turned the match, after the end")
async def analysis_report(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> Json:
    """Begins when first asked for; ask again until `ready`."""
    room, _ = await whole_for(request, table, token)
    analyst: Analyst = request.app.state.analyst
    course = analyst.known(table) or analyst.course(await finished(room), room.options)
    return course.json()


# --- scenarios -----------------------------------------------------------------------------------


@get("/api/scenarios", summary="Positions to learn from", opt={PACKED: True})
async def all_scenarios(request: Req, game: FromQuery[str | None] = None) -> Response[Any]:
    names = hub_of(request).settings.games.names()
    wanted = [game] if game in names else names
    return await taught(request, ("scenarios", *wanted), lambda: {"scenarios": scenarios.listed(wanted)})


@get("/api/scenarios/{game:str}/{name:str}", summary="A scenario step by step, for a guide", opt={PACKED: True})
async def one_scenario(request: Req, game: FromPath[str], name: FromPath[str]) -> Response[Any]:
    known = hub_of(request).game(game)
    return await taught(request, ("lesson", game, name), lambda: scenarios.lesson(known, scenarios.find(game, name)))


@get(
    "/api/scenarios/{game:str}/{name:str}/picture",
    summary="A scenario's position as one seat sees it",
    opt={PACKED: True},
)
async def scenario_picture(
    request: Req, game: FromPath[str], name: FromPath[str], step: FromQuery[int] = 0
) -> Response[Any]:
    known = hub_of(request).game(game)
    return await taught(
        request, ("picture", game, name, step), lambda: scenarios.picture(known, scenarios.find(game, name), step)
    )


@post("/api/scenarios/play", status_code=201, summary="Open a scenario of one's own as a table")
async def play_file(request: Req, data: JSONBody[PlayFile]) -> Json:
    person = await required(request)
    request.app.state.doors.new_table(request.scope, person)
    async with teachers_of(request).turn(where(request)):
        room, links = await scenarios.play_file(hub_of(request), person, data)
    return {**room.info(), "links": links}


@post("/api/scenarios/{game:str}/{name:str}/play", status_code=201, summary="Open a scenario as a table")
async def play_scenario(request: Req, game: FromPath[str], name: FromPath[str], data: JSONBody[Play]) -> Json:
    person = await required(request)
    request.app.state.doors.new_table(request.scope, person)
    async with teachers_of(request).turn(where(request)):
        room, links = await scenarios.play(hub_of(request), person, game, name, data)
    return {**room.info(), "links": links}


# --- operation -----------------------------------------------------------------------------------


@get("/healthz", summary="The process runs", media_type=MediaType.TEXT)
async def healthz() -> str:
    return "fine\n"


@get("/readyz", summary="It can take people: the database answers", media_type=MediaType.TEXT)
async def readyz(request: Req) -> Response[str]:
    hub = hub_of(request)
    trouble = "stopping" if hub.stopping else await hub.store.trouble()
    text = f"not ready: {trouble}\n" if trouble else "ready\n"
    return Response(text, status_code=503 if trouble else 200, media_type=MediaType.TEXT)


@get("/metrics", summary="For Prometheus", media_type=MediaType.TEXT)
async def metrics(request: Req) -> str:
    return hub_of(request).metrics.text()


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Req, path: FromPath[str] = "") -> Response[bytes]:
    if path.startswith("/api"):
        raise Unknown("server-refuse-address")
    found = await asyncio.to_thread(page, folder(hub_of(request).settings.web), path)
    headers = {"cache-control": found.cache}
    return Response(found.content, status_code=found.status, media_type=found.kind, headers=headers)


ROUTES = [
    who_am_i,
    call_me,
    recover,
    new_code,
    forget_me,
    all_games,
    catalogue,
    lobby,
    make,
    one_table,
    join,
    leave,
    invite,
    start,
    rematch,
    branch,
    export,
    replay,
    luck_report,
    analysis_report,
    all_scenarios,
    one_scenario,
    scenario_picture,
    play_file,
    play_scenario,
    healthz,
    readyz,
    metrics,
    client,
]
