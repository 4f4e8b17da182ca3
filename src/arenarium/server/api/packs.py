"""Packs that tables play with: those of the server's folder, and what people keep in their boxes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from arenarium.core.data import pack_hash
from arenarium.core.game import Json
from arenarium.server import boxes
from arenarium.server.hub import Hub
from arenarium.server.refusals import Unknown
from arenarium.server.teaching import named_pack
from arenarium.store.boxes import Box, Boxes
from arenarium.store.rows import Person

MINE: Final = "mine"
SECONDS: Final = 3.0  # for checking a pack


async def stored_pack(hub: Hub, name: str) -> str:
    """The hash of a pack of the server's folder, its content kept for as long as the match."""
    pack = await asyncio.to_thread(named_pack, hub.settings.packs, name)
    hashed = pack_hash(pack)
    await hub.store.add_pack(hashed, pack)
    return hashed


async def boxed_pack(hub: Hub, person: Person, game: str, which: str) -> tuple[str, str]:
    """Name and hash of what somebody keeps ("mine") or shares by a link; no hash where it is all as it ships."""
    box = await (Boxes(hub.store).of(person.id, game) if which == MINE else linked(hub, which, game))
    if not box.pack:
        return "", ""
    work = partial(boxes.checked, hub.settings.games.path(game), box.pack)  # the rules may have changed since
    pack = await hub.aside.run(person.id, work, SECONDS)
    hashed = pack_hash(pack)
    await hub.store.add_pack(hashed, pack)
    return box.name, hashed


async def laid_over(
    hub: Hub, person: Person | None, game: str, box: str | None, kept: str | None
) -> tuple[str, Json | None]:
    """The facts that somebody looks at a game with, and what they are called: those of a box ("mine", or a link), or
    those of a table by their hash. None: as they ship."""
    if kept is not None:
        pack = await hub.store.pack(kept)
        if pack is None:
            raise Unknown("server-refuse-pack", pack=kept)
        return "", pack
    if box is None or (box == MINE and person is None):
        return "", None
    found = await (Boxes(hub.store).of(person.id, game) if person and box == MINE else linked(hub, box, game))
    return found.name, found.pack or None


async def linked(hub: Hub, link: str, game: str | None = None) -> Box:
    box = await Boxes(hub.store).linked(link)
    if box is None or game not in (None, box.game):
        raise Unknown("server-refuse-box")
    return box


async def with_pack(hub: Hub, options: Json) -> Json:
    if "pack" not in options:
        return options
    return {**options, "pack": await hub.store.pack(options["pack"])}
