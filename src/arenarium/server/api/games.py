"""Which games there are, and what is in their boxes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import cast

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery

from arenarium.bots.levels import DEFAULT, LEVELS, stand_ins
from arenarium.bots.registry import names
from arenarium.core.data import pack_hash
from arenarium.core.game import AnyGame, modes_of, settings_of
from arenarium.server import teaching, wire
from arenarium.server.api.packs import laid_over
from arenarium.server.api.requests import PACKED, Req, hub_of, path_of, person_of, taught
from arenarium.server.refusals import Unknown
from arenarium.server.teaching import pack_names
from arenarium.words import LANGUAGES, source

KEPT = 300  # seconds that a browser need not ask again


def about_game(game: AnyGame) -> wire.GameInfo:
    return {
        "name": game.name,
        "rules": game.rules,
        "stage": game.stage,
        "abbreviation": game.abbreviation,
        "colours": list(game.colours),
        "modes": cast("list[wire.Mode]", modes_of(game)),
        "settings": cast("list[wire.Setting]", settings_of(game)),
        "stand_ins": stand_ins(game),
        "first": {**game.first_match},
    }


@get("/api/games", summary="Games with modes, settings, bots, packs")
async def all_games(request: Req) -> wire.Games:
    hub = hub_of(request)
    found = [about_game(hub.game(name)) for name in hub.settings.games.names()]
    bots: list[wire.BotInfo] = [{"name": b, "level": i} for i, b in enumerate(LEVELS)]
    bots += [{"name": b, "level": None} for b in names() if b not in LEVELS]
    return {
        "games": found,
        "bots": bots,
        "usual": DEFAULT,
        "packs": pack_names(hub.settings.packs),
        "languages": list(LANGUAGES),
    }


@get("/api/games/{game:str}/catalogue", summary="Every tile, card and area of a game", opt={PACKED: True})
async def catalogue(
    request: Req,
    game: FromPath[str],
    pack: FromQuery[str | None] = None,
    kept: FromQuery[str | None] = None,
    box: FromQuery[str | None] = None,
) -> Response[bytes]:
    """With a pack of the server's folder, one that a table plays with, by its hash, or somebody's box."""
    path, packs = path_of(request, game), hub_of(request).settings.packs
    _, content = await laid_over(hub_of(request), await person_of(request), game, box, kept)
    if content is not None:
        what = ("kept", game, pack_hash(content))
        return await taught(request, what, partial(teaching.catalogue_kept, path, content))
    if pack is None:
        return await taught(request, ("catalogue", game), partial(teaching.catalogue, path), lasting=True)
    return await taught(request, ("catalogue", game, pack), partial(teaching.catalogue_with, path, packs, pack))


@get("/api/games/{game:str}/texts/{lang:str}", summary="A game's sentences in one language, as Fluent")
async def texts(request: Req, game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """For a client that was built without this game."""
    found = hub_of(request).game(game)
    if lang not in LANGUAGES:
        raise Unknown("server-refuse-address")
    text = await asyncio.to_thread(source, found, lang)
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": f"public, max-age={KEPT}"})


ROUTES = [all_games, catalogue, texts]
