"""Data packs of the server's folder."""

from __future__ import annotations

import asyncio
from pathlib import Path

from arenarium.core.data import pack_hash, read_pack
from arenarium.core.game import Json
from arenarium.core.refusal import BadData, BadOptions
from arenarium.server.hub import Hub
from arenarium.server.refusals import Unknown


def pack_names(hub: Hub) -> list[str]:
    folder = hub.settings.packs
    return sorted(f.name for f in folder.iterdir() if f.is_dir()) if folder is not None and folder.is_dir() else []


def named_pack(hub: Hub, name: str) -> Json:
    """A pack of the server's folder."""
    if name not in pack_names(hub):
        raise Unknown("server-refuse-pack", pack=name)
    assert hub.settings.packs is not None
    try:
        return read_pack(hub.settings.packs / name)
    except BadData as error:
        reason = f"{Path(error.file).name}: {error.where}: {error.reason}"
        raise BadOptions("server-refuse-pack-data", reason=reason) from None


async def stored_pack(hub: Hub, name: str) -> str:
    """The hash of a pack of the server's folder, its content kept for as long as the match."""
    pack = await asyncio.to_thread(named_pack, hub, name)
    hashed = pack_hash(pack)
    await hub.store.add_pack(hashed, pack)
    return hashed


async def with_pack(hub: Hub, options: Json) -> Json:
    if "pack" not in options:
        return options
    return {**options, "pack": await hub.store.pack(options["pack"])}
