"""What Monolith Arena answers: inquiries, and the catalogue. docs/views/monolith.md"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from arenarium.core.wire import Question
from arenarium.games.monolith.wire import BoardTile, EmptyHex, Hex, Role, Six
from arenarium.games.monolith.wire_events import Told


class Moves(TypedDict):
    hex: Hex
    options: list[str]  # what the asker may do now with the tile there


TileAnswer = BoardTile | EmptyHex

# An initiative, or what comes before the battle, in its first step, after the last segment.
PreviewMoment = int | Literal["before", "start", "end", "none"]


class PreviewSegment(TypedDict):
    initiative: PreviewMoment
    events: list[Told]


class PreviewEnd(TypedDict):
    hp: list[int]
    gone: list[Hex]
    board: str  # the picture in notation
    fallen: list[int]  # sides at zero


class PreviewBranch(TypedDict):
    do: str
    then: Preview


class Preview(TypedDict):
    """What happens up to a question or the end of the battle."""

    segments: list[PreviewSegment]
    ask: Question | None
    branches: list[PreviewBranch]
    end: PreviewEnd | None
    cut: bool  # there were more answers than are worked out
    board: NotRequired[list[BoardTile]]  # at the root, of an answer: the tiles with it given, the battle not yet begun


# --- the catalogue ----------------------------------------------------------------------------


class Effect(TypedDict):
    type: str
    amount: NotRequired[int]


class Card(TypedDict):
    id: str
    code: str
    faction: str
    kind: Role
    count: int
    initiative: list[int]
    melee: Six
    ranged: Six
    armour: Six
    net: Six
    lightning: Six
    connect: Six
    features: dict[str, int]
    effect: Effect | None
    aura: Effect | None
    source: dict[str, str]  # by field where it is from; "*" for the rest
    names: NotRequired[dict[str, str]]  # by language, for where the locale has none
    texts: NotRequired[dict[str, str]]


class Faction(TypedDict):
    id: str
    prefix: str
    colour: str
    tiles: list[str]
    names: NotRequired[dict[str, str]]  # by language, for where the locale has none


class Fact(TypedDict):
    id: str
    value: int | str
    source: str


class Catalogue(TypedDict):
    factions: list[Faction]
    tiles: list[Card]
    rules: list[Fact]
