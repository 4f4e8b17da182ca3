"""What is one's own: finished matches, tables put away, lessons learned; a copy of all of it, and being forgotten."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from secrets import token_hex
from typing import Final, TypedDict

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from arenarium.bots.analysis import REVISION
from arenarium.core.game import Json
from arenarium.core.refusal import Refusal
from arenarium.server import wire
from arenarium.server.api.lobby import lobby_info
from arenarium.server.api.people import about
from arenarium.server.api.requests import PACKED, Req, hub_of, limits_of, required, room_for, sent, takes_packed
from arenarium.server.api.studies import listed_info, study_info
from arenarium.server.edge.identity import COOKIE, hashed
from arenarium.server.hub import Hub
from arenarium.server.refusals import Denied, NotNow
from arenarium.server.table.room import Room
from arenarium.store.boxes import Boxes
from arenarium.store.database import Connection, StoreFailed
from arenarium.store.puzzles import Puzzles
from arenarium.store.rows import SCENARIO, UNDO, Person
from arenarium.store.shelf import Shelf, What
from arenarium.store.studies import Studies
from arenarium.store.study_reading import entered, whole
from arenarium.store.study_rows import Listed, Who

PAGE: Final = 200
EVERY: Final = 15.0  # seconds
HIDDEN: Final = "hidden"  # beside the games
MOST_WRITTEN: Final = 20_000_000  # bytes of studies in one answer
FAR: Final = 1e12  # later than any match


class Put(Struct):
    """Nothing: bring it back."""

    what: What | None = None


class Shelved(TypedDict):
    what: What | None
    seconds: float  # in which it can be brought back, where that ends


class Shared(TypedDict):
    link: str


class Learned(TypedDict):
    learned: dict[str, list[str]]  # names of lessons and positions, by game


class Everything(TypedDict):
    """All that is known of a person."""

    me: Json
    tables: list[wire.TableInfo]
    chat: list[Json]
    learned: list[Json]
    puzzles: list[Json]
    muted: list[str]
    boxes: list[Json]
    studies: list[msgspec.Raw]  # as they are read; where they are very many only what the list says
    study_comments: list[Json]  # in studies of others


class Shelves:
    """Throws away what nobody wants back."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.shelf = Shelf(hub.store)
        self.studies = Studies(hub.store)

    async def run(self) -> None:
        while True:
            await self.sweep()
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        try:
            now = self.hub.now()
            for table in [*await self.shelf.due(now), *await self.shelf.stray(now)]:
                await self.remove(table)
            await self.studies.sweep(self.hub.now())
        except StoreFailed:
            self.hub.log("nothing thrown away")

    async def remove(self, table: str) -> None:
        self.hub.drop(table)
        await self.shelf.remove(table)


def shelf_of(request: Req) -> Shelf:
    shelves: Shelves = request.app.state.shelves
    return shelves.shelf


def alone(room: Room, person: Person) -> bool:
    """Whether no other person sits there."""
    return all(s.person in (None, person.id) for s in room.seats)


@get("/api/me/matches", summary="Matches you have finished, the newest first")
async def matches(request: Req, before: FromQuery[float] = FAR, hidden: FromQuery[bool] = False) -> wire.Lobby:
    person = await required(request)
    found = await shelf_of(request).matches(person.id, before, hidden, PAGE)
    tables = (await lobby_info(hub_of(request), found.rows))["tables"]
    verdicts = await hub_of(request).store.verdicts([row["id"] for row in tables], REVISION)
    for row in tables:
        if row["id"] in verdicts:
            row["verdicts"] = verdicts[row["id"]]
    return {"tables": tables, "counts": {**found.counts, HIDDEN: found.hidden}}


@post("/api/tables/{table:str}/shelf", status_code=200, summary="Hide or delete one of your tables, or bring it back")
async def shelve(request: Req, table: FromPath[str], data: JSONBody[Put]) -> Shelved:
    """Deleted is for good after a minute. Others who played keep the match; what nobody keeps is erased."""
    person, shelf = await required(request), shelf_of(request)
    room, _ = await room_for(request, table)
    if not room.seats_of(person):
        raise Denied("server-refuse-not-seated")
    if data.what is None:
        await shelf.take(person.id, table)
        return {"what": None, "seconds": 0}
    if room.head.state in ("open", "running") and not alone(room, person):
        raise NotNow("server-refuse-not-over")
    now = hub_of(request).now()
    if data.what == "done":
        if room.row.kind != "scenario":
            raise NotNow("server-refuse-not-lesson")
        await shelf.learn(person.id, room.row.game, (room.row.parent or "").removeprefix(SCENARIO), now)
    await shelf.put(person.id, table, data.what, now)
    return {"what": data.what, "seconds": UNDO if data.what == "deleted" else 0}


@post("/api/tables/{table:str}/share", status_code=200, summary="A link by which others see one of your tables")
async def share(request: Req, table: FromPath[str]) -> Shared:
    person, hub = await required(request), hub_of(request)
    room, _ = await room_for(request, table)
    if not room.seats_of(person):
        raise Denied("server-refuse-not-seated")
    return {"link": f"/replay/{table}" if room.row.public else f"/replay/{table}?token={hub.shared(table)}"}


@get("/api/me/learned", summary="Lessons and positions you have finished")
async def learned(request: Req) -> Learned:
    found: dict[str, list[str]] = {}
    for game, name in await shelf_of(request).learned((await required(request)).id):
        found.setdefault(game, []).append(name)
    return {"learned": found}


async def studies_of_person(hub: Hub, person: str) -> list[msgspec.Raw]:
    """Somebody's own studies, whole up to a limit that nobody writes by hand."""
    found: list[msgspec.Raw] = []
    left = MOST_WRITTEN
    for one in await Studies(hub.store).of(person):
        if one.row.may == "own":
            data = await hub.store.read(partial(written, one.row.id, person)) if left > 0 else short(one)
            found.append(msgspec.Raw(data))
            left -= len(data)
    return found


def written(study: str, person: str, c: Connection) -> bytes:
    return study_info(whole(c, entered(c, study, Who(person))))


def short(one: Listed) -> bytes:
    return msgspec.json.encode(listed_info(one))


@get("/api/me/export", summary="Everything that is known of you", opt={PACKED: True})
async def everything(request: Req) -> Response[bytes]:
    """Written and packed beside the loop: it may be many megabytes."""
    person, shelf, hub = await required(request), shelf_of(request), hub_of(request)
    limits_of(request).whole_match(request.scope)
    rows, lines = await shelf.everything(person.id)
    answer: Everything = {
        "me": {**about(person), "created": person.created, "webhook": person.webhook},
        "tables": (await lobby_info(hub, rows))["tables"],
        "chat": [{"table": table, "text": line.text, "at": line.at} for table, line in lines],
        "learned": [{"game": game, "name": name} for game, name in await shelf.learned(person.id)],
        "boxes": [{"game": b.game, "name": b.name, "pack": b.pack} for b in await Boxes(hub.store).all_of(person.id)],
        "puzzles": await Puzzles(hub.store).everything(person.id),
        "studies": await studies_of_person(hub, person.id),
        "study_comments": await Studies(hub.store).comments(person.id),
        "muted": sorted(await hub.store.mutes(person.id)),
    }
    data = await asyncio.to_thread(whole_answer, answer, takes_packed(request))
    return sent(request, data, data, **{"content-disposition": 'attachment; filename="arenarium.json"'})


def whole_answer(answer: Everything, packs: bool) -> bytes:
    data = msgspec.json.encode(answer)
    return gzip.compress(data, 4) if packs else data


@post("/api/me/forget", status_code=200, summary="Forget me everywhere")
async def forget(request: Req) -> Response[dict[str, bool]]:
    """Own tables are erased, a bot takes the seats among others, whose matches keep a player without a name."""
    person, shelves = await required(request), request.app.state.shelves
    hub, shelf = hub_of(request), shelves.shelf
    rows, _ = await shelf.everything(person.id)
    for row in rows:
        if all(s.person in (None, person.id) for s in row.seats):
            await shelves.remove(row.table.id)
        elif row.head.state in ("open", "running"):
            await leave(hub, person, row.table.id)
    code = hashed(token_hex(32))
    await shelf.forget(person.id, code)
    await request.app.state.people.change(msgspec.structs.replace(person, name="", recovery=code, webhook=None))
    answer = Response({"forgotten": True})
    answer.delete_cookie(COOKIE, path="/")
    return answer


async def leave(hub: Hub, person: Person, table: str) -> None:
    """Stand up, or let a bot play on. A table that just ended or closed needs neither."""
    room = await hub.room(table)
    work = partial(room.seating.leave, person) if room.head.state == "open" else partial(room.bots.replace, person)
    try:
        await room.post(work)
    except Refusal:
        hub.log("seat not left", table=table)


ROUTES = [matches, shelve, share, learned, everything, forget]
