"""What Monolith Arena shows: views, and the words that events and answers share. docs/views/monolith.md

Hexes are names, directions 0 up then clockwise. Lists of six go by board direction in views, by side in the catalogue.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from arenarium.core.wire import Seat

Hex = Annotated[str, "hex"]  # "c3"
Hexes = Annotated[str, "hexes"]  # "c2 c3 d2"
Tile = Annotated[str, "tile"]  # the locale key of its name: "@monolith-de_pikeman"
Source = Annotated[str, "source"]  # a hex, "poison" or "order"
Flag = Annotated[bool, "flag"]
Six = list[int]

# Words for numbers of the rules, in the order of those numbers.
Mover = Annotated[Literal["move", "false", "maneuver", "teleport", "turn", "rotate"], "mover"]
How = Annotated[Literal["melee", "ranged", "penetrating", "assassin", "poison", "morlock", "order"], "how"]
Cause = Annotated[Literal["order", "full", "last"], "cause"]
Why = Annotated[Literal["netted", "disarmed"], "why"]
Outcome = Annotated[Literal["side0", "side1", "draw"], "outcome"]

Phase = Literal["hide", "banners", "draw", "discard", "play", "unfold", "push", "battle", "over"]
MoveName = Literal["maneuver", "teleport", "rotation"]
Role = Literal["banner", "champion", "rune", "order"]
Moment = int | Literal["start", "none"]  # an initiative; "none" outside a battle


class Grant(TypedDict):
    """What a rune or banner gives to a tile."""

    what: (
        str  # melee, ranged, initiative, toughness, venom, double_attack, penetration, maneuver, teleport, regeneration
    )
    amount: int
    by: Hex


class Movement(TypedDict):
    """A source of movement in the owner's turn."""

    what: MoveName
    by: Hex | None  # null: printed on the tile
    used: bool


class PrintedFacts(TypedDict):
    melee: Six
    ranged: Six
    initiative: list[int]
    life: int
    features: dict[str, int]


class PrintedTile(TypedDict):
    """What a tile of this kind and rotation has wherever it lies."""

    tile: str
    kind: Role
    rotation: int
    armour: Six
    net: Six
    lightning: Six
    connect: Six
    printed: PrintedFacts


class TileNow(TypedDict):
    """What the tile on a hex is like now."""

    hex: Hex
    seat: Seat
    side: int
    wounds: int
    life: int  # wounds it can still take; of a banner its side's hit points
    poison: int
    entrenched: bool
    net_marker: bool
    netted: bool
    netted_by: list[Hex]
    disarmed: bool
    disarmed_by: list[Hex]
    melee: Six
    ranged: Six
    initiative: list[int]  # slots from the highest, those of Double Attack included
    used_attacks: list[int]  # slots already used in the battle that is on
    venom: bool
    penetrating: bool
    granted: list[Grant]
    moves: list[Movement]
    segment: Seat | None  # whose Monolith it lies on; a banner's own seat when Monoliths are on


class BoardTile(PrintedTile, TileNow):
    """A tile on the board."""


class EmptyHex(TypedDict):
    hex: Hex
    empty: Literal[True]


class UnderTile(TypedDict):
    tile: str
    seat: Seat
    wounds: int
    poison: int
    entrenched: bool


class Monolith(TypedDict):
    folded: bool
    under: list[UnderTile | None] | None  # null: unfolded, or not for this seat to know; an entry: an empty segment


class SeatView(TypedDict):
    seat: Seat
    side: int
    faction: str
    hand: list[str]
    bag: int
    discard: list[str]
    left: dict[str, int]  # the bag; while its Monolith is secret, for others the two hidden tiles too
    monolith: Monolith | None


class Side(TypedDict):
    side: int
    seats: list[Seat]
    hp: int


class Segment(TypedDict):
    """A lower segment of a Monolith on the board."""

    hex: Hex
    seat: Seat
    empty: bool


class Ending(TypedDict):
    drawn_out: bool
    due: list[Seat]
    extra: bool


# A blow that has not landed yet.
Blow = TypedDict("Blow", {"from": Source, "to": Hex, "strength": int, "how": How, "venom": bool})


class BattleView(TypedDict):
    segment: Moment
    last: bool
    pending: list[Blow]
    spent: list[Hex]  # runes of Regeneration


class UnfoldingView(TypedDict):
    seat: Seat
    hexes: list[Hex]  # of the tiles whose rotations are being chosen


class Progress(TypedDict):
    mode: str
    monoliths: bool
    tactical: bool
    turn: int  # counts from 1; 0 before the first
    active: Seat
    phase: Phase
    hand_limit: int
    plays_left: int | None  # only in the more tactical game
    sides: list[Side]
    order: list[Seat]
    place: int  # in the order


class Rest(TypedDict):
    """What is the same for every seat, beside the board."""

    segments: list[Segment]
    poison_pool: int
    ending: Ending
    battle: BattleView | None
    unfolding: UnfoldingView | None
    result: list[int] | None


class View(Progress, Rest):
    seats: list[SeatView]
    board: list[BoardTile]
