"""What people have corrected and confirmed of the games' facts: one pack for each person and game."""

from __future__ import annotations

import msgspec

from arenarium.store.changes import dumped
from arenarium.store.database import Connection
from arenarium.store.store import Store, decode_json

FIELDS = "person, game, name, data, link, version"


class Box(msgspec.Struct, frozen=True):
    person: str
    game: str
    name: str = ""
    pack: dict[str, object] = {}
    link: str | None = None
    version: int = 0


class Boxes:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str, game: str) -> Box:
        rows = await self._found("person = ? AND game = ?", (person, game))
        return rows[0] if rows else Box(person, game)

    async def all_of(self, person: str) -> list[Box]:
        return await self._found("person = ? ORDER BY game", (person,))

    async def linked(self, link: str) -> Box | None:
        rows = await self._found("link = ?", (link,))
        return rows[0] if rows else None

    async def _found(self, where: str, values: tuple[str, ...]) -> list[Box]:
        return await self.store.read(lambda c: found(c, where, values))

    async def put(self, box: Box, at: float) -> bool:
        """Keep the next version of a box; false where somebody was faster."""
        return await self.store.write(lambda c: put(c, box, at))


def found(c: Connection, where: str, values: tuple[str, ...] = ()) -> list[Box]:
    return [
        Box(person, game, name, decode_json(data), link, version)
        for person, game, name, data, link, version in c.rows(f"SELECT {FIELDS} FROM boxes WHERE {where}", values)
    ]


def put(c: Connection, box: Box, at: float) -> bool:
    before = c.rows("SELECT version FROM boxes WHERE person = ? AND game = ?", (box.person, box.game))
    if (before[0][0] if before else 0) != box.version - 1:
        return False
    c.run(
        "INSERT INTO boxes (person, game, name, data, link, version, changed) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (person, game) DO UPDATE SET name = excluded.name, data = excluded.data, link = excluded.link, "
        "version = excluded.version, changed = excluded.changed",
        (box.person, box.game, box.name, dumped(box.pack), box.link, box.version, at),
    )
    return True


def packs_of(c: Connection, game: str) -> list[dict[str, object]]:
    """What everybody says of a game, and nobody's name."""
    return [decode_json(data) for (data,) in c.rows("SELECT data FROM boxes WHERE game = ? ORDER BY data", (game,))]
