"""The editor: a position somebody sets up, drawn for every seat, and questions about it. Nothing is stored."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from arenarium.bots import levels
from arenarium.bots.contract import Answer
from arenarium.core.game import Json
from arenarium.server import positions
from arenarium.server.api.matches import finished, match_of, told_whole, whole_for
from arenarium.server.api.packs import laid_over
from arenarium.server.api.requests import PACKED, Req, hub_of, person_of, where
from arenarium.server.edge.asgi import language
from arenarium.server.jobs.read_queue import Work
from arenarium.server.refusals import NotNow

SECONDS: Final = 3.0  # for reading a position, and for answering about it
MOST: Final = 100_000


class Sketching(Struct):
    """A position as a text, or as its tables; neither: an empty one."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=MOST)] | None = None
    doc: Json | None = None
    box: Annotated[str, Meta(max_length=80)] | None = None  # "mine", or the link of somebody's
    kept: Annotated[str, Meta(max_length=80)] | None = None  # what a table plays with, by its hash


class Asking(Struct):
    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=MOST)]
    what: Annotated[str, Meta(max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    args: Json = {}
    box: Annotated[str, Meta(max_length=80)] | None = None
    kept: Annotated[str, Meta(max_length=80)] | None = None


@post("/api/positions", status_code=200, summary="A position of one's own as every seat sees it")
async def sketch(request: Req, data: JSONBody[Sketching]) -> positions.Sketch:
    hub = hub_of(request)
    hub.game(data.game)
    _, pack = await laid_over(hub, await person_of(request), data.game, data.box, data.kept)
    games, lang = hub.settings.games.paths(), language(request.scope)
    work = partial(positions.sketch, games, data.game, data.text, data.doc, pack, lang)
    return await hub.aside.run(where(request), work, SECONDS)


@post("/api/positions/ask", status_code=200, summary="A question about a position of one's own")
async def ask(request: Req, data: JSONBody[Asking]) -> Json:
    hub = hub_of(request)
    hub.game(data.game)
    games, whose = hub.settings.games.paths(), where(request)
    _, pack = await laid_over(hub, await person_of(request), data.game, data.box, data.kept)
    if data.what == "hint":
        seconds = hub.settings.bot_seconds or levels.seconds(levels.SUBSTITUTE)
        wanted = partial(positions.job, games, data.game, data.text, data.seat, seconds, pack)
        return hinted(await hub.pool.think(await hub.aside.run(whose, wanted, SECONDS), whose))
    work = partial(positions.asked_about, games, data.game, data.text, data.seat, data.what, data.args, pack)
    return await hub.aside.run(whose, work, SECONDS)


def hinted(found: Answer | None) -> Json:
    """What a good bot would do, as it is told."""
    if found is None:
        raise NotNow("server-refuse-failed")
    return {"text": found.text, "bot": found.bot, "options": list(found.hints)}


@get("/api/tables/{table:str}/position", summary="A moment of a match as a position, after the end", opt={PACKED: True})
async def of_match(
    request: Req,
    table: FromPath[str],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    token: FromQuery[str | None] = None,
) -> Response[bytes]:
    room, _ = await whole_for(request, table, token)

    async def read() -> Work:
        return partial(positions.moment, match_of(room, await finished(room)), at)

    return await told_whole(request, room, ("position", at), read)


ROUTES = [sketch, ask, of_match]
