"""A whole match as one file: what was played, and after the end the seed that proves the lots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from arenarium.core import codec
from arenarium.core.game import AnyGame, Game, Json, S
from arenarium.core.kernel import Event
from arenarium.core.lots import commitment
from arenarium.core.refusal import NONSENSE, BadData, quoted
from arenarium.core.table import Entry, Table, line_of
from arenarium.core.verifying import added_by_time, played_again, word_of_others

FORMAT: Final = "arenarium-match"
VERSION: Final = 1
LONGEST: Final = 1_000_000  # entries
Line = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*\Z")]  # of text, without control characters
Moment = Annotated[float, Meta(ge=0, le=1e12)]
Number = Annotated[int, Meta(ge=-(2**62), le=2**62)]
EventRow = tuple[str, tuple[Number, ...], Number, tuple[Number, ...] | None, bool]
CLAIMS: Final = ("players", "origin", "times", "made", "table", "title")  # what a file may say beside the match itself


class EntryData(Struct):
    seq: Annotated[int, Meta(ge=0, lt=LONGEST)]
    seat: Annotated[int, Meta(ge=-1, le=7)]
    kind: str
    text: str
    events: list[EventRow]
    sealed: bool


class MatchData(Struct):
    """The shape of a file."""

    game: str
    rules: Annotated[int, Meta(ge=0, le=1_000_000)]
    options: dict[str, Any]
    commitment: str
    seed: str | None
    entries: Annotated[list[EntryData], Meta(max_length=LONGEST)]
    result: Annotated[list[int], Meta(max_length=8)] | None = None
    origin: dict[str, Any] | None = None
    players: Annotated[list[Line], Meta(max_length=8)] | None = None
    times: list[Moment] | None = None
    made: Moment | None = None
    table: Line | None = None
    title: Line | None = None


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
    claims: tuple[str, ...] = ()  # what else the file says that only its server can know

    def start(self, game: Game[S]) -> S:
        """The state the first entry was played in."""
        return codec.beginning(game, self.options, self.origin)

    def line(self) -> list[Entry]:
        return line_of(self.log)

    def seed_faults(self) -> list[str]:
        if self.seed is None:
            return ["the file holds no seed: the match was not over when it was exported"]
        if commitment(self.seed) != self.commitment:
            return ["the seed is not the one that was promised: its SHA-256 differs from the commitment"]
        return []

    def faults(self, game: AnyGame) -> list[str]:
        """Whatever of the match does not follow from its seed and the rules."""
        faults = self.seed_faults()
        if faults:
            return faults
        assert self.seed is not None
        faults, result = played_again(game, self.options, self.seed, self.log, self.origin)
        if not faults and result is None:
            faults = ["the log ends before the match does"]
        elif not faults and result != self.result:
            faults = [f"the log leads to the places {result}, the file says {self.result}"]
        if faults and self.rules != game.rules:
            faults.append(f"it was played by rules {self.rules}, and this program has {game.rules}")
        return faults

    def unproven(self, game: AnyGame) -> list[str]:
        """What nobody can check who was not there: it needs the word of the server. For a match without faults."""
        assert self.seed is not None
        timed = added_by_time(game, self.options, self.seed, self.log, self.origin)
        return [*self.claims, *word_of_others(self.log), *(["real time"] if timed else [])]


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
    """A file, checked for shape. Raises BadData."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadData(file, "format", f"this is not a match file: 'format' must be {FORMAT!r}")
    if data.get("version") != VERSION:
        raise BadData(
            file, "version", f"version {quoted(data.get('version'))} is unknown; this program reads {VERSION}"
        )
    try:
        found = msgspec.convert(data, MatchData)
        seed = None if found.seed is None else bytes.fromhex(found.seed)
        log = [
            Entry(e.seq, e.seat, e.kind, e.text, tuple([Event(*row) for row in e.events]), e.sealed)
            for e in found.entries
        ]
    except (msgspec.ValidationError, *NONSENSE) as error:
        raise BadData(file, "", f"a field is missing or broken: {error}") from None
    if [e.seq for e in log] != list(range(len(log))):
        raise BadData(file, "entries", "the numbers of the entries have gaps")
    if found.times is not None and len(found.times) != len(log):
        raise BadData(file, "times", "there is not one for each entry")
    claims = tuple(name for name in CLAIMS if data.get(name))
    return MatchFile(
        found.game, found.rules, found.options, found.commitment, seed, log, found.result, found.origin, claims
    )
