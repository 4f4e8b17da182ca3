"""Studies: lists, one whole, chapters, links, files. What happens at their nodes is in study_nodes."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import partial
from secrets import token_urlsafe
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter

from arenarium.server import wire
from arenarium.server.api import study_files, study_origins
from arenarium.server.api.matches import finished, loaded, match_of
from arenarium.server.api.requests import (
    PACKED,
    Req,
    body_as_file,
    hub_of,
    limits_of,
    path_of,
    person_of,
    required,
    room_for,
    sent,
    takes_packed,
    where,
)
from arenarium.server.api.studying import SECONDS
from arenarium.server.api.watching import Watching
from arenarium.server.jobs.read_queue import READING
from arenarium.server.refusals import Denied, Malformed, NobodyYet, Unknown
from arenarium.server.table.room import Room
from arenarium.server.wire.messages import one_line
from arenarium.store.database import Connection
from arenarium.store.rows import UNDO, Person, Stored
from arenarium.store.studies import Studies
from arenarium.store.study_changes import Pen
from arenarium.store.study_reading import entered, told_chapter, whole
from arenarium.store.study_rows import MOST_CHAPTERS, MOST_NODES, Changed, Listed, NewChapter, StudyRow, Who, Whole

Link = Annotated[str | None, QueryParameter(name="link", max_length=64)]
FREE: Final = ("open", "invite")  # seats that somebody may still take
LONGEST_NAME: Final = 60  # letters of a file's


def studies_of(request: Req) -> Studies:
    return Studies(hub_of(request).store)


async def who(request: Req, link: str | None) -> Who:
    person = await person_of(request)
    return Who(None if person is None else person.id, link)


async def author(request: Req, link: str | None) -> Who:
    """Somebody who wants to write."""
    found = await who(request, link)
    if found.person is None:
        raise NobodyYet("server-refuse-nobody")
    return found


# --- what is told ----------------------------------------------------------------------------------


def links_of(row: StudyRow) -> wire.StudyLinks:
    return {"read": row.read, "write": row.write}


def row_info(row: StudyRow, games: list[str], count: int) -> wire.StudyRow:
    return {
        "id": row.id,
        "title": row.title,
        "owner": row.name,
        "may": row.may,
        "revision": row.revision,
        "created": row.created,
        "changed": row.changed,
        "games": games,
        "count": count,
    }


def study_info(found: Whole) -> bytes:
    games = list(dict.fromkeys(chapter.game for chapter in found.chapters))
    count = sum(len(nodes) - 1 for nodes in found.nodes.values())
    info = {
        **row_info(found.row, games, count),
        "chapters": [told_chapter(chapter, found.nodes[chapter.id]) for chapter in found.chapters],
        "most": {"chapters": MOST_CHAPTERS, "nodes": MOST_NODES},
    }
    if found.row.may == "own":
        info["links"] = links_of(found.row)
    return msgspec.json.encode(info)


def written(c: Connection, study: str, by: Who, packs: bool) -> bytes:
    data = study_info(whole(c, entered(c, study, by)))
    return gzip.compress(data, 4) if packs else data


async def whole_study(request: Req, study: str, by: Who, status: int = 200) -> Response[bytes]:
    """The whole study, read and written beside the loop."""
    data = await hub_of(request).store.read(lambda c: written(c, study, by, takes_packed(request)))
    answer = sent(request, data, data)
    answer.status_code = status
    return answer


def done(found: Changed) -> wire.StudyDone:
    edits: list[wire.StudyEdit] = found.edits  # type: ignore[assignment]  # written as such
    answer: wire.StudyDone = {"revision": found.revision, "edits": edits}
    if found.node is not None:
        answer["node"] = found.node
    return answer


async def changed(
    request: Req, study: str, link: str | None, nonce: str, make: Callable[[Pen], int | None]
) -> wire.StudyDone:
    """Write it, and tell everybody who has the study open."""
    hub = hub_of(request)
    found = await studies_of(request).change(study, await author(request, link), nonce, hub.now(), make)
    for edit in found.edits:
        hub.metrics.count("study_edits", f'kind="{edit["kind"]}"')
    announce(request, study)
    return done(found)


def announce(request: Req, study: str) -> None:
    watching: Watching = request.app.state.watching
    watching.changed(study)


# --- where chapters begin --------------------------------------------------------------------------


async def begun(request: Req, person: Person, data: wire.StudyBegin) -> NewChapter:
    """A new chapter, worked out in another process."""
    hub = hub_of(request)
    title = one_line(data.title)
    ways = [data.text is not None, data.table is not None, data.game is not None]
    if sum(ways) != 1:
        raise Malformed("server-refuse-study-begin")
    if data.text is not None:
        work = partial(study_origins.of_text, hub.settings.games.paths(), data.text, title, data.follow)
    elif data.table is not None:
        return await of_match(request, person, data, title)
    elif data.scenario is not None:
        path = path_of(request, data.game or "")
        work = partial(study_origins.of_shipped, path, data.game or "", data.scenario, title, person.lang, data.follow)
    else:
        work = partial(study_origins.of_start, path_of(request, data.game or ""), title, data.options)
    return await hub.aside.run(where(request), work, SECONDS)


async def of_match(request: Req, person: Person, data: wire.StudyBegin, title: str) -> NewChapter:
    hub = hub_of(request)
    limits_of(request).whole_match(request.scope)
    room, _ = await room_for(request, data.table or "", data.token)
    match = match_of(room, await no_secret(room, person))
    work = partial(study_origins.of_match, match, data.at, title, data.follow)
    return await hub.reading.run(where(request), work, READING)


async def no_secret(room: Room, person: Person) -> Stored:
    """A match of which everybody may know everything: it is over, or nobody else plays it; bots have secrets where a
    match was begun with them, not in a puzzle or an example."""
    open_to = {person.id} if room.row.kind != "scenario" else {person.id, None}
    if room.head.state == "running" and all(s.person in open_to and s.kind not in FREE for s in room.seats):
        return await loaded(room, "running", "finished", otherwise="server-refuse-not-over")
    return await finished(room)


# --- routes ----------------------------------------------------------------------------------------


@get("/api/studies", summary="Your studies, and those you have joined")
async def mine(request: Req) -> wire.StudyList:
    person = await required(request)
    return {"studies": [listed_info(one) for one in await studies_of(request).of(person.id)]}


def listed_info(one: Listed) -> wire.StudyRow:
    return row_info(one.row, one.games, one.count)


@post("/api/studies", status_code=201, summary="Begin a study with its first chapter", opt={PACKED: True})
async def create(request: Req, data: JSONBody[wire.StudyNew]) -> Response[bytes]:
    person = await required(request)
    limits_of(request).new_study(request.scope, person)
    first = await begun(request, person, data.chapter)
    return await added(request, person, one_line(data.title) or first.title, [first])


async def added(request: Req, person: Person, title: str, chapters: list[NewChapter]) -> Response[bytes]:
    hub = hub_of(request)
    study = hub.settings.new_id()
    await studies_of(request).add(study, person.id, title, chapters, hub.now())
    for game in {chapter.game for chapter in chapters}:
        hub.metrics.count("studies_made", f'game="{game}"')
    return await whole_study(request, study, Who(person.id), 201)


@get("/api/studies/{study:str}", summary="A study with all that is in it", opt={PACKED: True})
async def one(request: Req, study: FromPath[str], link: Link = None) -> Response[bytes]:
    return await whole_study(request, study, await who(request, link))


@post("/api/studies/{study:str}/title", status_code=200, summary="Rename a study")
async def rename(
    request: Req, study: FromPath[str], data: JSONBody[wire.StudyTitled], link: Link = None
) -> wire.StudyDone:
    return await changed(request, study, link, data.n, lambda pen: pen.title(one_line(data.title)))


@post("/api/studies/{study:str}/shelf", status_code=200, summary="Delete a study, or bring it back")
async def shelve(request: Req, study: FromPath[str], data: JSONBody[wire.StudyShelf]) -> wire.StudyShelved:
    hub, now = hub_of(request), hub_of(request).now()
    at = None if data.what is None else now
    await studies_of(request).shelve(study, await author(request, None), at, now)
    announce(request, study)
    hub.metrics.count("study_edits", f'kind="{data.what or "back"}"')
    return {"what": data.what, "seconds": UNDO if data.what else 0}


@post("/api/studies/{study:str}/share", status_code=200, summary="Make or withdraw a link to a study")
async def share(request: Req, study: FromPath[str], data: JSONBody[wire.StudyShare]) -> wire.StudyLinks:
    person = await required(request)
    if data.shared and not person.name:
        raise Denied("server-refuse-nameless")
    link = token_urlsafe(12) if data.shared else None
    row = await studies_of(request).share(study, Who(person.id), data.what, link)
    announce(request, study)
    return links_of(row)


@post("/api/studies/{study:str}/join", status_code=200, summary="Keep a shared study among yours", opt={PACKED: True})
async def join(request: Req, study: FromPath[str], data: JSONBody[wire.StudyJoin]) -> Response[bytes]:
    by = await author(request, data.link)
    await studies_of(request).join(study, by)
    return await whole_study(request, study, by)


@post("/api/studies/{study:str}/leave", status_code=200, summary="Keep a shared study no longer")
async def leave(request: Req, study: FromPath[str]) -> dict[str, bool]:
    person = await required(request)
    await studies_of(request).leave(study, person.id)
    announce(request, study)
    return {"left": True}


@post("/api/studies/{study:str}/copy", status_code=201, summary="A study of your own like this", opt={PACKED: True})
async def copy(request: Req, study: FromPath[str], link: Link = None) -> Response[bytes]:
    person, hub = await required(request), hub_of(request)
    limits_of(request).new_study(request.scope, person)
    fresh = hub.settings.new_id()
    await studies_of(request).copy(study, Who(person.id, link), fresh, hub.now())
    hub.metrics.count("studies_made", 'game="copy"')
    return await whole_study(request, fresh, Who(person.id), 201)


@post("/api/studies/{study:str}/chapters", status_code=200, summary="A new chapter")
async def open_chapter(
    request: Req, study: FromPath[str], data: JSONBody[wire.StudyOpen], link: Link = None
) -> wire.StudyDone:
    person = await required(request)
    await studies_of(request).row(study, Who(person.id, link))
    new = await begun(request, person, data)
    return await changed(request, study, link, data.n, lambda pen: pen.chapter(new))


@post("/api/studies/{study:str}/order", status_code=200, summary="The order of the chapters")
async def order(
    request: Req, study: FromPath[str], data: JSONBody[wire.StudyOrder], link: Link = None
) -> wire.StudyDone:
    return await changed(request, study, link, data.n, lambda pen: pen.order(data.chapters))


@post("/api/studies/{study:str}/chapters/{chapter:int}/title", status_code=200, summary="Rename a chapter")
async def rename_chapter(
    request: Req, study: FromPath[str], chapter: FromPath[int], data: JSONBody[wire.StudyTitled], link: Link = None
) -> wire.StudyDone:
    return await changed(request, study, link, data.n, lambda pen: pen.rename(known(chapter), one_line(data.title)))


def known(node: int) -> int:
    """The id of a node, if it can be one."""
    if not 1 <= node <= 1_000_000_000:
        raise Unknown("server-refuse-study-node")
    return node


# --- files -----------------------------------------------------------------------------------------


@get("/api/studies/{study:str}/file", summary="A study as a file")
async def file(request: Req, study: FromPath[str], link: Link = None) -> Response[bytes]:
    hub = hub_of(request)
    limits_of(request).whole_match(request.scope)
    found, starts = await studies_of(request).with_starts(study, await who(request, link))
    packs = {hashed: await hub.store.pack(hashed) or {} for hashed in {c.pack for c in found.chapters} if hashed}
    games = {game: hub.game(game).rules for game in {c.game for c in found.chapters} if hub.settings.games.get(game)}
    work = partial(study_files.export, found, starts, packs, games, await hub.signing_key())
    data = await hub.reading.run(where(request), work, READING)
    name = "".join(c if c.isascii() and c.isalnum() else "-" for c in found.row.title)[:LONGEST_NAME].strip("-")
    headers = {"content-disposition": f'attachment; filename="{name or "study"}.json"'}
    return Response(data, media_type=MediaType.JSON, headers=headers)


@post(
    "/api/studies/file",
    status_code=201,
    summary="A study of your own from a file",
    opt={PACKED: True},
    request_max_body_size=study_files.LARGEST,
)
async def upload(request: Req) -> Response[bytes]:
    person, hub = await required(request), hub_of(request)
    limits_of(request).new_study(request.scope, person)
    async with body_as_file(request) as file:
        work = partial(study_files.read, hub.settings.games.paths(), file, await hub.signing_key())
        found = await hub.reading.run(where(request), work, READING)
    return await added(request, person, found.title, found.chapters)


ROUTES = [
    mine, create, upload, one, rename, shelve, share, join, leave, copy, open_chapter, order, rename_chapter, file,
]  # fmt: skip
