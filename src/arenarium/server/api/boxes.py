"""Your box: every fact of a game, corrected and confirmed by whoever owns it, and what others may read of that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from secrets import token_urlsafe
from typing import Annotated, Final, TypedDict

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType

from arenarium.core.facts import Edit
from arenarium.core.game import Json
from arenarium.core.packfile import MOST
from arenarium.server import boxes
from arenarium.server.api.packs import SECONDS, linked
from arenarium.server.api.requests import PACKED, Req, hub_of, path_of, required, room_for, taught, where
from arenarium.server.refusals import Unavailable
from arenarium.store.boxes import Box, Boxes

TRIES: Final = 5  # where two pages of one person write at once
Text = Annotated[str, Meta(max_length=80)]


class FactEdit(Struct):
    file: Text
    path: Annotated[list[Text], Meta(max_length=3)]
    field: Text
    value: object = UNSET
    reset: bool = False
    seen: bool | UnsetType = UNSET


class Edits(Struct):
    edits: Annotated[list[FactEdit], Meta(max_length=2000)] = []
    name: Annotated[str, Meta(max_length=200)] | None = None


class PackText(Struct):
    text: Annotated[str, Meta(max_length=MOST)]


class Sharing(Struct):
    """Whether others may read it by a link; a link that is withdrawn does not come back."""

    shared: bool


class Taking(Struct):
    link: Text


class OwnBox(TypedDict):
    """What somebody has corrected and confirmed."""

    name: str
    pack: Json
    link: str | None  # by which others read it
    version: int
    added: boxes.Added


class SharedBox(TypedDict):
    game: str
    name: str
    by: str  # whose it is
    pack: Json
    added: boxes.Added


class TablePack(TypedDict):
    name: str
    pack: Json


def boxes_of(request: Req) -> Boxes:
    return Boxes(hub_of(request).store)


def box_info(request: Req, box: Box) -> OwnBox:
    added = boxes.added(path_of(request, box.game), box.pack)
    return {"name": box.name, "pack": box.pack, "link": box.link, "version": box.version, "added": added}


async def change(request: Req, game: str, make: Callable[[Box], Awaitable[Box]]) -> OwnBox:
    """Keep what `make` makes of somebody's box; nothing is stored where it refuses."""
    person, kept = await required(request), boxes_of(request)
    path_of(request, game)
    for _ in range(TRIES):
        old = await kept.of(person.id, game)
        box = msgspec.structs.replace(await make(old), version=old.version + 1)
        if await kept.put(box, hub_of(request).now()):
            return box_info(request, box)
    raise Unavailable("server-refuse-full", seconds=1)


@get("/api/games/{game:str}/box", summary="Every fact of a game, and where it is from", opt={PACKED: True})
async def every_fact(request: Req, game: FromPath[str]) -> Response[bytes]:
    return await taught(request, ("box", game), partial(boxes.facts_of, path_of(request, game)), lasting=True)


@get("/api/me/box/{game:str}", summary="What you have corrected and confirmed")
async def own_box(request: Req, game: FromPath[str]) -> OwnBox:
    person = await required(request)
    path_of(request, game)
    return box_info(request, await boxes_of(request).of(person.id, game))


@post("/api/me/box/{game:str}", status_code=200, summary="Correct and confirm facts")
async def edit_box(request: Req, game: FromPath[str], data: JSONBody[Edits]) -> OwnBox:
    """All of it or nothing: what breaks a rule of the data is refused."""
    hub, path = hub_of(request), path_of(request, game)
    edits: list[Edit] = [msgspec.to_builtins(edit) for edit in data.edits]

    async def make(old: Box) -> Box:
        pack = await hub.aside.run(where(request), partial(boxes.changed, path, old.pack, edits), SECONDS)
        name = old.name if data.name is None else boxes.one_name(data.name)
        return msgspec.structs.replace(old, pack=pack, name=name)

    return await change(request, game, make)


@post("/api/me/box/{game:str}/file", status_code=200, summary="Take the facts of a pack in place of your own")
async def upload(request: Req, game: FromPath[str], data: JSONBody[PackText]) -> OwnBox:
    hub, path = hub_of(request), path_of(request, game)

    async def make(old: Box) -> Box:
        found = await hub.aside.run(where(request), partial(boxes.read, path, game, data.text), SECONDS)
        return msgspec.structs.replace(old, pack=found["pack"], name=found["name"] or old.name)

    return await change(request, game, make)


@get("/api/me/box/{game:str}/file", summary="Your pack as a TOML file")
async def download(request: Req, game: FromPath[str]) -> Response[str]:
    person, hub = await required(request), hub_of(request)
    path_of(request, game)
    box = await boxes_of(request).of(person.id, game)
    text = await hub.aside.run(where(request), partial(boxes.written, game, box.name, box.pack), SECONDS)
    headers = {"content-disposition": f'attachment; filename="{game}.toml"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/api/me/box/{game:str}/link", status_code=200, summary="Let others read your pack by a link, or no longer")
async def share(request: Req, game: FromPath[str], data: JSONBody[Sharing]) -> OwnBox:
    async def make(old: Box) -> Box:
        link = (old.link or token_urlsafe(12)) if data.shared else None
        return msgspec.structs.replace(old, link=link)

    return await change(request, game, make)


@post("/api/me/box/{game:str}/take", status_code=200, summary="Take what somebody shares in place of your own")
async def take(request: Req, game: FromPath[str], data: JSONBody[Taking]) -> OwnBox:
    async def make(old: Box) -> Box:
        box = await linked(hub_of(request), data.link, game)
        return msgspec.structs.replace(old, pack=box.pack, name=box.name)

    return await change(request, game, make)


@get("/api/boxes/{link:str}", summary="A pack that somebody shares")
async def shared_box(request: Req, link: FromPath[str]) -> SharedBox:
    hub = hub_of(request)
    box = await linked(hub, link)
    by = await hub.store.person(box.person)
    return {
        "game": box.game,
        "name": box.name,
        "by": by.name if by else "",
        "pack": box.pack,
        "added": boxes.added(path_of(request, box.game), box.pack),
    }


@get("/api/tables/{table:str}/pack", summary="Which facts a table plays with that are not as they ship")
async def table_pack(request: Req, table: FromPath[str], token: FromQuery[str | None] = None) -> TablePack:
    room, _ = await room_for(request, table, token)
    hashed = room.row.options.get("pack")
    pack = await hub_of(request).store.pack(hashed) if hashed else None
    return {"name": room.head.pack, "pack": pack or {}}


ROUTES = [every_fact, own_box, edit_box, upload, download, share, take, shared_box, table_pack]
