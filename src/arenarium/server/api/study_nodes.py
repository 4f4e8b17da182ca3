"""What happens at the nodes of a study: answers, notes, branches, positions, questions."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from arenarium.bots import levels, tutor
from arenarium.bots.contract import Job
from arenarium.core.game import Json
from arenarium.core.refusal import NotAllowed, Unreadable
from arenarium.server import wire
from arenarium.server.answers import AskAdvise, args_of
from arenarium.server.api import studying
from arenarium.server.api.positions import hinted
from arenarium.server.api.requests import PACKED, Req, hub_of, limits_of, path_of, sent, takes_packed, where
from arenarium.server.api.studies import Link, author, changed, known, studies_of, who
from arenarium.server.api.study_files import lines
from arenarium.server.api.studying import SECONDS, Answered, Given, Line
from arenarium.server.edge.asgi import language
from arenarium.server.jobs.read_queue import ReadQueue, Work
from arenarium.server.refusals import Unknown, refusal_info
from arenarium.store.rows import UNDO
from arenarium.store.study_changes import Pen
from arenarium.store.study_rows import NodeRow, NotYours, Path

Eye = Annotated[int | None, QueryParameter(ge=-1, le=7)]
Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]


def line_to(request: Req, way: Path) -> Line:
    answers = tuple(Answered(node.seat, node.text, tuple(node.fallen())) for node in way.nodes)
    return Line(path_of(request, way.chapter.game), way.start, answers)


async def way_to(request: Req, study: str, node: int, link: str | None) -> Path:
    return await studies_of(request).path(study, await who(request, link), known(node))


def follows(node: NodeRow, given: wire.StudyAnswer) -> bool:
    """Whether that answer has been given already, with these lots as far as they are said."""
    same = node.seat == given.seat and node.text == given.text
    return same and (not given.lots or node.fallen()[: len(given.lots)] == given.lots)


@post("/api/studies/{study:str}/add", status_code=200, summary="Give answers below a node")
async def add(request: Req, study: FromPath[str], data: JSONBody[wire.StudyAdd], link: Link = None) -> wire.StudyDone:
    """Those that are there already are followed with their lots; the others are drawn for and added."""
    hub, studies, by = hub_of(request), studies_of(request), await author(request, link)
    row = await studies.row(study, by)
    if row.may == "read":
        raise NotYours("server-refuse-study-read")
    way = await studies.path(study, by, known(data.node))
    nodes, left = list(way.nodes), list(data.line)
    while left and not (data.again and len(left) == 1):
        fits = [x for x in await studies.children(study, nodes[-1].id) if follows(x, left[0])]
        if not fits:
            break
        nodes.append(fits[0])
        left.pop(0)
    node = nodes[-1].id
    if not left:
        return {"revision": row.revision, "edits": [], "node": node}
    given = [Given(one.seat, one.text, one.lots) for one in left]
    line = line_to(request, msgspec.structs.replace(way, nodes=nodes))
    new = await hub.aside.run(where(request), partial(studying.answered, line, given), SECONDS)
    exact = data.again or any(one.lots for one in left)
    return await changed(request, study, link, data.n, lambda pen: pen.grow(node, new, exact))


@post("/api/studies/{study:str}/nodes/{node:int}/note", status_code=200, summary="Say something of a node")
async def note(
    request: Req, study: FromPath[str], node: FromPath[int], data: JSONBody[wire.StudyNote], link: Link = None
) -> wire.StudyDone:
    says: Json = {}
    if data.comment is not None:
        says["comment"] = lines(data.comment)
    if data.verdict is not None:
        says["verdict"] = data.verdict
    if data.marks is not None:
        says["marks"] = data.marks
    return await changed(request, study, link, data.n, lambda pen: pen.note(known(node), data.seen, says))


@post("/api/studies/{study:str}/nodes/{node:int}/put", status_code=200, summary="Put a branch first, or delete it")
async def put(
    request: Req, study: FromPath[str], node: FromPath[int], data: JSONBody[wire.StudyPut], link: Link = None
) -> wire.StudyDone:
    """Deleted is for good after a minute."""

    def make(pen: Pen) -> None:
        if data.what == "gone":
            pen.gone(known(node))
        elif data.what == "back":
            pen.back(known(node))
        else:
            pen.first(known(node), data.what == "main")

    done = await changed(request, study, link, data.n, make)
    return {**done, "seconds": UNDO} if data.what == "gone" else done


@get("/api/studies/{study:str}/nodes/{node:int}", summary="The position at a node", opt={PACKED: True})
async def position(
    request: Req,
    study: FromPath[str],
    node: FromPath[int],
    seat: Eye = None,
    since: Since = None,
    link: Link = None,
) -> Response[bytes]:
    way = await way_to(request, study, node, link)
    line, chapter = line_to(request, way), way.chapter
    first = place_of(way, since)
    work = partial(studying.written, takes_packed(request), line, node, chapter.id, chapter.options, seat, first)
    data = await hub_of(request).aside.run(where(request), work, SECONDS)
    return sent(request, data, data)


def place_of(way: Path, since: int | None) -> int:
    """How many answers of the way come before what is told."""
    if since is None:
        return len(way.nodes) - 1
    if since == 0:
        return 0
    for n, node in enumerate(way.nodes, 1):
        if node.id == since:
            return n
    raise Unknown("server-refuse-study-node")


@get("/api/studies/{study:str}/nodes/{node:int}/line", summary="The way to a node, as a replay", opt={PACKED: True})
async def whole_line(
    request: Req, study: FromPath[str], node: FromPath[int], seat: Eye = None, link: Link = None
) -> Response[bytes]:
    limits_of(request).whole_match(request.scope)
    way = await way_to(request, study, node, link)

    async def read() -> Work:
        return partial(studying.frames, line_to(request, way), seat)

    readers: ReadQueue = request.app.state.readers
    data = await readers.answer(where(request), ("study", study, node, seat), takes_packed(request), read)
    return sent(request, data, data)


@get("/api/studies/{study:str}/nodes/{node:int}/text", summary="The position at a node as a text")
async def text(request: Req, study: FromPath[str], node: FromPath[int], link: Link = None) -> Json:
    way = await way_to(request, study, node, link)
    work = partial(studying.text, line_to(request, way), way.chapter.options)
    return await hub_of(request).aside.run(where(request), work, SECONDS)


@post("/api/studies/{study:str}/nodes/{node:int}/ask", status_code=200, summary="A question about the position")
async def ask(
    request: Req, study: FromPath[str], node: FromPath[int], data: JSONBody[wire.StudyAsk], link: Link = None
) -> Json:
    """As at a table. Nobody can be wronged here, so hints are for everybody."""
    hub = hub_of(request)
    line = line_to(request, await way_to(request, study, node, link))
    if data.what in ("hint", "advise"):
        return await advised(request, line, data)
    try:
        work = partial(studying.asked, line, data.seat, data.what, data.args)
        return await hub.aside.run(where(request), work, SECONDS)
    except (Unreadable, NotAllowed) as refusal:
        if data.what != "why":
            raise
        return {"allowed": False, **refusal_info(refusal, language(request.scope))}


async def advised(request: Req, line: Line, data: wire.StudyAsk) -> Json:
    """What a good bot would do there, or whether an answer is a clear mistake."""
    hub, whose = hub_of(request), where(request)
    seconds = hub.settings.bot_seconds or levels.seconds(levels.SUBSTITUTE)
    job: Job = await hub.aside.run(whose, partial(studying.job, line, data.seat, seconds), SECONDS)
    if data.what == "advise":
        option = args_of(data.what, data.args, AskAdvise).option
        return {"warning": await hub.pool.run(whose, partial(tutor.warning, job, option), tutor.SECONDS)}
    return hinted(await hub.pool.think(job, whose))


ROUTES = [add, note, put, position, whole_line, text, ask]
