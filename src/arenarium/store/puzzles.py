"""Which puzzles somebody tried, and how good people and puzzles are."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from arenarium.core.game import Json
from arenarium.store.database import Connection
from arenarium.store.store import Store

TRIED = "helped, points, at, mu, solved"
RATED = "mu, sigma, tried, solved"


class Tried(msgspec.Struct, frozen=True):
    """What somebody made of a puzzle."""

    helped: float = 0.0  # what the help that was taken costs, of one point
    points: float | None = None  # what the first answer came to
    at: float | None = None  # when it was given
    mu: float | None = None  # how good the person was afterwards
    solved: float | None = None  # when


class Rated(msgspec.Struct, frozen=True):
    mu: float
    sigma: float
    tried: int = 0
    solved: int = 0


Rate = Callable[[Rated | None, Rated | None, float], tuple[Rated, Rated]]  # of the person, of the puzzle, points


class Puzzles:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def tried(self, person: str, game: str) -> dict[str, Tried]:
        sql = f"SELECT name, {TRIED} FROM puzzles WHERE person = ? AND game = ?"
        rows = await self.store.read(lambda c: c.rows(sql, (person, game)))
        return {str(name): Tried(*rest) for name, *rest in rows}

    async def everything(self, person: str) -> list[Json]:
        """All that is known of somebody's puzzles."""
        sql = f"SELECT game, name, {TRIED} FROM puzzles WHERE person = ? ORDER BY game, name"
        rows = await self.store.read(lambda c: c.rows(sql, (person,)))
        keys = ("game", "name", *TRIED.split(", "))
        return [dict(zip(keys, row, strict=True)) for row in rows]

    async def ratings(self, game: str, who: str) -> dict[str, Rated]:
        """Of every puzzle of the game that was tried, by `#name`, and of one person."""
        sql = f"SELECT who, {RATED} FROM ratings WHERE game = ? AND (who = ? OR who LIKE ?)"
        rows = await self.store.read(lambda c: c.rows(sql, (game, who, "#%")))
        return {str(name): Rated(*rest) for name, *rest in rows}

    async def help(self, person: str, game: str, name: str, cost: float) -> None:
        """Help before the first answer costs; what was taken already is not given back."""

        def work(c: Connection) -> None:
            before = _tried(c, person, game, name)
            _keep(c, person, game, name, msgspec.structs.replace(before, helped=max(before.helped, cost)))

        await self.store.write(work)

    async def answered(self, person: str, game: str, name: str, right: bool, at: float, rate: Rate) -> Tried:
        """The first answer counts for both ratings, whatever comes later; a puzzle stays solved."""

        def work(c: Connection) -> Tried:
            before = _tried(c, person, game, name)
            after = before
            if before.points is None:
                points = max(0.0, 1.0 - before.helped) if right else 0.0
                mine, its = rate(_rated(c, game, person), _rated(c, game, f"#{name}"), points)
                after = msgspec.structs.replace(after, points=points, at=at, mu=mine.mu)
                for who, rated in ((person, mine), (f"#{name}", its)):
                    solved = rated.solved + (right and before.helped < 1)
                    _rate(c, game, who, Rated(rated.mu, rated.sigma, rated.tried + 1, solved))
            if right and before.solved is None:
                after = msgspec.structs.replace(after, solved=at)
            _keep(c, person, game, name, after)
            return after

        return await self.store.write(work)


def _tried(c: Connection, person: str, game: str, name: str) -> Tried:
    sql = f"SELECT {TRIED} FROM puzzles WHERE person = ? AND game = ? AND name = ?"
    return next((Tried(*row) for row in c.rows(sql, (person, game, name))), Tried())


def _keep(c: Connection, person: str, game: str, name: str, row: Tried) -> None:
    sql = (
        f"INSERT INTO puzzles (person, game, name, {TRIED}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (person, game, name) DO UPDATE SET helped = excluded.helped, points = excluded.points, "
        "at = excluded.at, mu = excluded.mu, solved = excluded.solved"
    )
    c.run(sql, (person, game, name, row.helped, row.points, row.at, row.mu, row.solved))


def _rated(c: Connection, game: str, who: str) -> Rated | None:
    sql = f"SELECT {RATED} FROM ratings WHERE game = ? AND who = ?"
    return next((Rated(*row) for row in c.rows(sql, (game, who))), None)


def _rate(c: Connection, game: str, who: str, row: Rated) -> None:
    sql = (
        "INSERT INTO ratings (game, who, mu, sigma, tried, solved) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, who) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, tried = excluded.tried, "
        "solved = excluded.solved"
    )
    c.run(sql, (game, who, row.mu, row.sigma, row.tried, row.solved))
