"""Tables: the lobby, making one, and sitting down at it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from arenarium.server import wire
from arenarium.server.api import making
from arenarium.server.api.lobby import Lobby
from arenarium.server.api.making import NewTable
from arenarium.server.api.requests import PACKED, Req, hub_of, limits_of, required, room_for, sent
from arenarium.server.api.shelf import shelf_of
from arenarium.server.edge.identity import hashed_token, new_token
from arenarium.server.refusals import Denied


class Join(Struct):
    token: Annotated[str, Meta(max_length=100)] | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatOnly(Struct):
    seat: Annotated[int, Meta(ge=0, le=7)]


@get("/api/tables", summary="The lobby", opt={PACKED: True})
async def lobby(
    request: Req,
    which: Annotated[str, QueryParameter(name="state", pattern="^(open|running|finished|mine)$")] = "open",
) -> Response[bytes]:
    tables: Lobby = request.app.state.lobby
    if which == "mine":
        return sent(request, *await tables.own((await required(request)).id))
    return sent(request, *await tables.everybodys(which))


@post("/api/tables", status_code=201, summary="Make a table")
async def make(request: Req, data: JSONBody[NewTable]) -> wire.TableInfo:
    person = await required(request)
    limits_of(request).new_table(request.scope, person)
    room, links = await making.make_table(hub_of(request), person, data)
    return {**room.telling.info(), "links": links}


@get("/api/tables/{table:str}", summary="One table")
async def one_table(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> wire.TableInfo:
    room, person = await room_for(request, table, token)
    return {**room.telling.info(), "mine": list(room.seats_of(person))}


@post("/api/tables/{table:str}/join", status_code=200, summary="Take a seat")
async def join(request: Req, table: FromPath[str], data: JSONBody[Join]) -> wire.TableInfo:
    person = await required(request)
    room, _ = await room_for(request, table, data.token)
    info = await room.post(lambda: room.seating.join(person, data.token, data.seat))
    if info["state"] == "running":  # a host who had thrown the open table away plays after all
        await shelf_of(request).take(room.row.host, table)
    return {**info, "mine": list(room.seats_of(person))}


@post("/api/tables/{table:str}/leave", status_code=200, summary="Stand up before the start; the host closes the table")
async def leave(request: Req, table: FromPath[str]) -> wire.TableInfo:
    person = await required(request)
    room, _ = await room_for(request, table)
    return await room.post(lambda: room.seating.leave(person))


@post("/api/tables/{table:str}/invite", status_code=200, summary="A fresh invitation to a seat")
async def invite(request: Req, table: FromPath[str], data: JSONBody[SeatOnly]) -> wire.TableInfo:
    person = await required(request)
    room, _ = await room_for(request, table)
    token = new_token()
    info = await room.post(lambda: room.seating.invite(person, data.seat, hashed_token(token)))
    return {**info, "links": {str(data.seat): f"/t/{table}?token={token}"}}


@post("/api/tables/{table:str}/start", status_code=200, summary="Begin")
async def start(request: Req, table: FromPath[str]) -> wire.TableInfo:
    person = await required(request)
    room, _ = await room_for(request, table)
    return await room.post(lambda: room.seating.start(person))


@post("/api/tables/{table:str}/rematch", status_code=201, summary="The same people and options once more")
async def rematch(request: Req, table: FromPath[str]) -> wire.TableInfo:
    person = await required(request)
    room, _ = await room_for(request, table)
    if not room.seats_of(person):
        raise Denied("server-refuse-not-seated")
    limits_of(request).new_table(request.scope, person)
    made, links = await making.rematch(hub_of(request), person, room)
    return {**made.telling.info(), "links": links}


ROUTES = [lobby, make, one_table, join, leave, invite, start, rematch]
