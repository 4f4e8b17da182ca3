"""A whole match as one file: what was played, and after the end the seed that proves the lots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from arenarium.core import codec
from arenarium.core.game import AnyGame, Game, Json, S
from arenarium.core.lots import commitment
from arenarium.core.refusal import BadData
from arenarium.core.table import Entry, Table, line_of

FORMAT = "arenarium-match"
VERSION = 1


@dataclass(frozen=True)
class MatchFile:
    game: str
    rules: int
    options: Json
    commitment: str
    seed: bytes | None
    log: list[Entry]
    result: list[int] | None
    origin: Json | None = None  # a save, for a match that did not begin from the start

    def start(self, game: Game[S]) -> S:
        """The state the first entry was played in."""
        return game.start(self.options) if self.origin is None else codec.load(game, self.origin)

    def line(self) -> list[Entry]:
        return line_of(self.log)

    def seed_faults(self) -> list[str]:
        if self.seed is None:
            return ["the file holds no seed: the match was not over when it was exported"]
        if commitment(self.seed) != self.commitment:
            return ["the seed is not the one that was promised: its SHA-256 differs from the commitment"]
        return []


def match_json(
    game: AnyGame, options: Json, seed: bytes, log: list[Entry], result: list[int] | None, **more: Any
) -> Json:
    """The file of a match, all of it. Without a result the seed stays secret."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules": game.rules,
        "schema": game.schema,
        "options": options,
        "commitment": commitment(seed),
        "seed": seed.hex() if result is not None else None,
        "result": result,
        **more,
        "entries": [e.json() for e in log],
    }


def of_table(table: Table[S], **more: Any) -> Json:
    return match_json(table.game, table.options, table.seed, table.log, table.result(), **more)


def read_match(data: Any, file: str) -> MatchFile:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadData(file, "format", f"this is not a match file: 'format' must be {FORMAT!r}")
    if data.get("version") != VERSION:
        raise BadData(file, "version", f"version {data.get('version')!r} is unknown; this program reads {VERSION}")
    try:
        seed = None if data["seed"] is None else bytes.fromhex(data["seed"])
        log = [Entry.of(row) for row in data["entries"]]
        match = MatchFile(
            data["game"],
            data["rules"],
            data["options"],
            data["commitment"],
            seed,
            log,
            data.get("result"),
            data.get("origin"),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadData(file, "", f"a field is missing or broken: {error!r}") from None
    if [e.seq for e in log] != list(range(len(log))):
        raise BadData(file, "entries", "the numbers of the entries have gaps")
    return match
