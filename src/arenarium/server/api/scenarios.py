"""Scenario files as tables: teaching positions, puzzles, bug reports."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from arenarium.core.data import pack_hash
from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE
from arenarium.core.table import EXAMPLE
from arenarium.server import teaching, wire
from arenarium.server.api.making import NewSeat, NewTable, Seats, make_table
from arenarium.server.api.packs import laid_over
from arenarium.server.api.requests import PACKED, Req, hub_of, limits_of, path_of, required, taught, where
from arenarium.server.hub import Hub
from arenarium.server.refusals import Malformed
from arenarium.server.table.room import Room
from arenarium.server.teaching import Opening
from arenarium.store.rows import SCENARIO, Person

SECONDS: Final = 3.0  # for opening a scenario


class Play(Struct):
    """How a scenario is opened; without seats the caller plays all of them, or whoever is asked first against bots."""

    seats: Seats | None = None
    against: Annotated[str, Meta(max_length=80)] | None = None
    step: Annotated[int, Meta(ge=0, le=10_000)] = 0


class PlayFile(Play):
    """A scenario of one's own: the text of a TOML file."""

    text: Annotated[str, Meta(max_length=100_000)] = ""
    game: Annotated[str, Meta(max_length=40)] = ""  # whose box it is
    box: Annotated[str, Meta(max_length=80)] | None = None  # "mine", or the link of somebody's
    kept: Annotated[str, Meta(max_length=80)] | None = None  # what a table plays with, by its hash


async def seat(
    hub: Hub, person: Person, opened: Opening, name: str, wanted: Play, called: str = ""
) -> tuple[Room, Json]:
    """Open a scenario as a table."""
    seats = wanted.seats or [NewSeat("hotseat") for _ in range(opened.seats)]
    if wanted.against is not None and wanted.seats is None:
        seats = [
            NewSeat("me") if i == opened.first else NewSeat("bot", bot=wanted.against) for i in range(opened.seats)
        ]
    if len(seats) != opened.seats:
        raise Malformed("server-refuse-seat-count", seats=opened.seats, given=len(seats))
    title = opened.titles.get(person.lang, opened.titles[""])[:80]
    new = NewTable(game=opened.game, seats=seats, public=False, title=title)
    origin = opened.origin
    if any(seat == CHANCE for seat, _ in opened.line) and all(w.kind in ("me", "hotseat", "bot") for w in seats):
        origin = {**origin, EXAMPLE: opened.line}  # nobody else is at the table whom foreknown lots could wrong
    options = opened.options
    if options.get("pack"):
        options = {**options, "pack": pack_hash(options["pack"])}
        await hub.store.add_pack(options["pack"], opened.options["pack"])
    return await make_table(hub, person, new, origin, f"{SCENARIO}{name}", options=options, called=called)


def alone(wanted: Play) -> bool:
    return wanted.seats is None and wanted.against is None


@get("/api/scenarios", summary="Positions to learn from", opt={PACKED: True})
async def all_scenarios(request: Req, game: FromQuery[str | None] = None) -> Response[bytes]:
    names = hub_of(request).settings.games.names()
    wanted = [game] if game in names else names
    return await taught(request, ("scenarios", *wanted), partial(teaching.listed, wanted))


@get("/api/scenarios/{game:str}/{name:str}", summary="A scenario step by step, for a guide", opt={PACKED: True})
async def one_scenario(request: Req, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    return await taught(request, ("lesson", game, name), partial(teaching.lesson, path_of(request, game), game, name))


@get(
    "/api/scenarios/{game:str}/{name:str}/picture",
    summary="A scenario's position as one seat sees it",
    opt={PACKED: True},
)
async def scenario_picture(
    request: Req, game: FromPath[str], name: FromPath[str], step: FromQuery[int] = 0
) -> Response[bytes]:
    drawing = partial(teaching.picture, path_of(request, game), game, name, step)
    return await taught(request, ("picture", game, name, step), drawing)


@post("/api/scenarios/play", status_code=201, summary="Open a scenario of one's own as a table")
async def open_own(request: Req, data: JSONBody[PlayFile]) -> wire.TableInfo:
    person = await required(request)
    limits_of(request).new_table(request.scope, person)
    hub = hub_of(request)
    called, pack = await laid_over(hub, person, data.game, data.box, data.kept)
    open_it = partial(teaching.own, hub.settings.games.paths(), data.text, data.step, alone(data), pack)
    opened = await hub.aside.run(where(request), open_it, SECONDS)
    room, links = await seat(hub, person, opened, "own", data, called)
    return {**room.telling.info(), "links": links}


@post("/api/scenarios/{game:str}/{name:str}/play", status_code=201, summary="Open a scenario as a table")
async def open_shipped(request: Req, game: FromPath[str], name: FromPath[str], data: JSONBody[Play]) -> wire.TableInfo:
    person = await required(request)
    limits_of(request).new_table(request.scope, person)
    hub = hub_of(request)
    hub.game(game)
    open_it = partial(teaching.shipped, hub.settings.games.paths(), game, name, data.step, alone(data))
    opened = await hub.aside.run(where(request), open_it, SECONDS)
    room, links = await seat(hub, person, opened, name, data)
    return {**room.telling.info(), "links": links}


ROUTES = [all_scenarios, one_scenario, scenario_picture, open_own, open_shipped]
