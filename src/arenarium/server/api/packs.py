"""Data packs of the server's folder."""

from __future__ import annotations

import asyncio

from arenarium.core.data import pack_hash
from arenarium.core.game import Json
from arenarium.server.hub import Hub
from arenarium.server.teaching import named_pack


async def stored_pack(hub: Hub, name: str) -> str:
    """The hash of a pack of the server's folder, its content kept for as long as the match."""
    pack = await asyncio.to_thread(named_pack, hub.settings.packs, name)
    hashed = pack_hash(pack)
    await hub.store.add_pack(hashed, pack)
    return hashed


async def with_pack(hub: Hub, options: Json) -> Json:
    if "pack" not in options:
        return options
    return {**options, "pack": await hub.store.pack(options["pack"])}
