"""What is one person's: matches they finished, tables they put away, lessons they learned, and being forgotten."""

from __future__ import annotations

from typing import Literal

import msgspec

from arenarium.store.database import Connection
from arenarium.store.rows import PUZZLE, UNDO, ChatRow, LobbyRow
from arenarium.store.store import HEAD, TABLE, Store, lobby_rows
from arenarium.store.studies import Studies
from arenarium.store.studies import forget as forget_studies

What = Literal["hidden", "deleted", "done"]
KEPT = 24 * 3600.0  # seconds for which a finished lesson stays, or a puzzle that nobody touches
PARTS = (
    "calls",
    "chat",
    "entries",
    "heads",
    "presence",
    "reports",
    "seats",
    "shelf",
    "snapshots",
    "verdicts",
)  # of a table, by `table_id`

OWN = "SELECT table_id FROM seats WHERE person = ?"
FINISHED = f"h.state = 'finished' AND t.origin IS NULL AND t.id IN ({OWN})"
BOTH = "heads h JOIN tables t ON t.id = h.table_id"
AWAY = "SELECT table_id FROM shelf WHERE person = ?"


class Matches(msgspec.Struct, frozen=True):
    rows: list[LobbyRow]
    counts: dict[str, int]  # by game, those that are not put away
    hidden: int


class Shelf:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def matches(self, person: str, before: float, hidden: bool, limit: int) -> Matches:
        """Matches that somebody has finished, the newest first."""
        which = "t.id IN" if hidden else "t.id NOT IN"
        away = f"{AWAY} AND what = 'hidden'" if hidden else AWAY
        sql = (
            f"SELECT {TABLE}, {HEAD}, h.changed FROM {BOTH} WHERE {FINISHED} AND {which} ({away}) AND h.changed < ? "
            "ORDER BY h.changed DESC LIMIT ?"
        )
        count = f"SELECT t.game, count(*) FROM {BOTH} WHERE {FINISHED} AND t.id NOT IN ({AWAY}) GROUP BY t.game"
        put = f"SELECT count(*) FROM {BOTH} WHERE {FINISHED} AND t.id IN ({AWAY} AND what = 'hidden')"

        def work(c: Connection) -> Matches:
            rows = lobby_rows(c, sql, (person, person, before, limit))
            counts = {str(game): int(n) for game, n in c.rows(count, (person, person))}
            return Matches(rows, counts, int(c.rows(put, (person, person))[0][0]))

        return await self.store.read(work)

    async def put(self, person: str, table: str, what: What, at: float) -> None:
        sql = (
            "INSERT INTO shelf (person, table_id, what, at) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (person, table_id) DO UPDATE SET what = excluded.what, at = excluded.at"
        )
        await self.store.write(lambda c: c.run(sql, (person, table, what, at)))

    async def take(self, person: str, table: str) -> None:
        sql = "DELETE FROM shelf WHERE person = ? AND table_id = ?"
        await self.store.write(lambda c: c.run(sql, (person, table)))

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables that everybody who sat there has thrown away, and cannot want back any more."""
        late = "((%s.what = 'deleted' AND %s.at <= ?) OR (%s.what = 'done' AND %s.at <= ?))"
        mine, theirs = late.replace("%s", "f"), late.replace("%s", "o")
        sql = (
            f"SELECT DISTINCT f.table_id FROM shelf f WHERE {mine} AND NOT EXISTS (SELECT 1 FROM seats s "
            "WHERE s.table_id = f.table_id AND s.person IS NOT NULL AND NOT EXISTS (SELECT 1 FROM shelf o "
            f"WHERE o.table_id = s.table_id AND o.person = s.person AND {theirs})) LIMIT ?"
        )
        times = (now - UNDO, now - KEPT)
        return [str(r[0]) for r in await self.store.read(lambda c: c.rows(sql, (*times, *times, limit)))]

    async def stray(self, now: float, limit: int = 100) -> list[str]:
        """Tables of puzzles that nobody has touched for long: their pages were closed without a word."""
        sql = f"SELECT t.id FROM {BOTH} WHERE t.parent LIKE ? AND h.changed <= ? LIMIT ?"
        given = (f"{PUZZLE}%", now - KEPT, limit)
        return [str(r[0]) for r in await self.store.read(lambda c: c.rows(sql, given))]

    async def remove(self, table: str) -> None:
        """The table and all that is known of it."""
        await self.store.write(lambda c: remove(c, table))

    # --- what was learned ----------------------------------------------------------------------

    async def learn(self, person: str, game: str, name: str, at: float) -> None:
        sql = (
            "INSERT INTO learned (person, game, name, at) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (person, game, name) DO NOTHING"
        )
        await self.store.write(lambda c: c.run(sql, (person, game, name, at)))

    async def learned(self, person: str) -> list[tuple[str, str]]:
        """Game and name of every lesson and position that somebody has finished."""
        sql = "SELECT game, name FROM learned WHERE person = ? ORDER BY at"
        return [(str(r[0]), str(r[1])) for r in await self.store.read(lambda c: c.rows(sql, (person,)))]

    # --- all of it -----------------------------------------------------------------------------

    async def everything(self, person: str) -> tuple[list[LobbyRow], list[tuple[str, ChatRow]]]:
        """Every table somebody sits at, and every line they wrote with its table."""
        tables = f"SELECT {TABLE}, {HEAD}, h.changed FROM {BOTH} WHERE t.id IN ({OWN}) ORDER BY t.created"
        said = "SELECT table_id, n, person, name, text, at FROM chat WHERE person = ? ORDER BY at"

        def work(c: Connection) -> tuple[list[LobbyRow], list[tuple[str, ChatRow]]]:
            lines = [(str(r[0]), ChatRow(*r[1:])) for r in c.rows(said, (person,))]
            return lobby_rows(c, tables, (person,)), lines

        return await self.store.read(work)

    async def forget(self, person: str, recovery: str) -> None:
        """Nothing stays but an empty name in the matches of others; `recovery` is a code that nobody has."""

        def work(c: Connection) -> None:
            for table in ("chat", "shelf", "learned", "mutes", "puzzles", "boxes"):
                c.run(f"DELETE FROM {table} WHERE person = ?", (person,))
            forget_studies(c, person)
            c.run("DELETE FROM ratings WHERE who = ?", (person,))
            c.run("DELETE FROM mutes WHERE other = ?", (person,))
            sql = "UPDATE people SET name = '', recovery = ?, webhook = NULL WHERE id = ?"
            c.run(sql, (recovery, person))

        await Studies(self.store).remove_all(person)
        await self.store.write(work)


def remove(c: Connection, table: str) -> None:
    for part in PARTS:
        c.run(f"DELETE FROM {part} WHERE table_id = ?", (table,))
    c.run("DELETE FROM tables WHERE id = ?", (table,))
