"""What Monolith Arena tells: views, events, answers, the catalogue. docs/views/monolith.md

Hexes are names, directions 0 up then clockwise. Lists of six go by board direction in views, by side in the catalogue.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from arenarium.core.wire import Question, Seat

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
Kind = Literal["banner", "champion", "rune", "order"]
Moment = int | Literal["start", "none"]  # an initiative; "none" outside a battle

# --- views -----------------------------------------------------------------------------------


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
    kind: Kind
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


class Course(TypedDict):
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


class View(Course, Rest):
    seats: list[SeatView]
    board: list[BoardTile]


# --- events ----------------------------------------------------------------------------------
# The fields of each are the arguments of the event, those it inherits first. Who saw less is told less.


class OfSeat(TypedDict):
    seat: Seat


class OfSeatAndTile(OfSeat):
    tile: Tile


class OfMovedTile(OfSeatAndTile):
    tile_seat: Seat


class OfMarkedTile(OfSeatAndTile):
    hex: Hex
    tile_seat: Seat


class OfTile(TypedDict):
    tile: Tile
    hex: Hex


class OfTileThatLeft(TypedDict):
    tile: Tile
    tile_seat: Seat
    hex: Hex


Start = TypedDict("Start", {"from": Hex})
Way = TypedDict("Way", {"from": Hex, "to": Hex})
Aimed = TypedDict("Aimed", {"tile": Tile, "from": Hex, "target": Tile, "to": Hex})


class BannerPlaced(OfSeatAndTile):
    kind: Literal["banner_placed"]
    hex: Hex


class TurnBegan(OfSeat):
    kind: Literal["turn_began"]
    number: int


class Drew(OfSeatAndTile):
    kind: Literal["drew"]


class LastTile(OfSeat):
    kind: Literal["last_tile"]


class Redrew(OfSeat):
    kind: Literal["redrew"]
    count: int


class Discarded(OfSeatAndTile):
    kind: Literal["discarded"]


class Placed(OfSeatAndTile):
    kind: Literal["placed"]
    hex: Hex
    rotation: int


class Transformed(OfSeatAndTile):
    kind: Literal["transformed"]
    hex: Hex
    rotation: int
    victim: Tile
    victim_seat: Seat


class Played(OfSeatAndTile):
    kind: Literal["played"]  # an order is shown


class TurnEnded(OfSeat):
    kind: Literal["turn_ended"]


class Moved(OfMovedTile, Way):
    kind: Literal["moved"]
    rotation: int
    by: Mover


class Turned(OfMovedTile):
    kind: Literal["turned"]
    hex: Hex
    rotation: int
    by: Mover


class PushBegun(OfSeatAndTile, Start):
    kind: Literal["push_begun"]
    victim: Tile
    to: Hex
    victim_seat: Seat


Pushed = TypedDict("Pushed", {"kind": Literal["pushed"], "tile": Tile, "tile_seat": Seat, "from": Hex, "to": Hex})


class Charged(OfSeatAndTile, Way):
    kind: Literal["charged"]
    rotation: int
    target: Tile
    target_hex: Hex
    by: Hex  # the rune's, or ""
    target_seat: Seat


class ChargeDisarmed(OfTile):
    kind: Literal["charge_disarmed"]
    tile_seat: Seat


class Bombed(OfSeat):
    kind: Literal["bombed"]
    hexes: Hexes


class Entrenched(OfMarkedTile):
    kind: Literal["entrenched"]


class NetThrown(OfMarkedTile):
    kind: Literal["net_thrown"]


class Shot(OfMarkedTile):
    kind: Literal["shot"]


class Hidden(OfSeat):
    kind: Literal["hidden"]
    first: NotRequired[Tile]  # only for its owner
    second: NotRequired[Tile]


class UnfoldBegun(OfSeat):
    kind: Literal["unfold_begun"]


class Unfolded(OfSeat):
    kind: Literal["unfolded"]
    first_hex: Hex
    second_hex: Hex


class Revealed(OfMovedTile):
    kind: Literal["revealed"]
    hex: Hex
    rotation: int


class Folded(OfSeat):
    kind: Literal["folded"]


class FoldBlocked(OfMarkedTile):
    kind: Literal["fold_blocked"]


class BattleBegan(TypedDict):
    kind: Literal["battle_began"]
    cause: Cause


class SegmentBegan(TypedDict):
    kind: Literal["segment"]
    initiative: int


class Struck(Aimed):
    kind: Literal["struck"]
    strength: int
    how: How
    venom: Flag
    tile_seat: Seat
    target_seat: Seat


class Stopped(Aimed):
    kind: Literal["stopped"]  # armour took all of a shot
    tile_seat: Seat
    target_seat: Seat


class Softened(TypedDict):
    kind: Literal["softened"]  # armour took one off a shot
    target: Tile
    to: Hex
    strength: int
    target_seat: Seat


class Held(OfTile):
    kind: Literal["held"]
    why: Why
    tile_seat: Seat


# Only in previews.
Missed = TypedDict("Missed", {"kind": Literal["missed"], "tile": Tile, "from": Hex, "tile_seat": Seat})


class Morlock(Aimed):
    kind: Literal["morlock"]
    tile_seat: Seat
    target_seat: Seat


class PoisonWorks(OfTile):
    kind: Literal["poison_works"]
    wounds: int
    tile_seat: Seat


class BattleEnded(TypedDict):
    kind: Literal["battle_ended"]
    hp0: int
    hp1: int


class Regenerated(TypedDict):
    kind: Literal["regenerated"]
    rune_hex: Hex
    rune_seat: Seat
    tile: Tile
    hex: Hex
    source: Source
    tile_seat: Seat


class Wounded(OfTile):
    kind: Literal["wounded"]
    wounds: int
    life: int
    tile_seat: Seat


class TrenchLost(OfTile):
    kind: Literal["trench_lost"]
    tile_seat: Seat


class BannerHurt(OfSeat):
    kind: Literal["banner_hurt"]
    hex: Hex
    wounds: int
    hp: int


class Poisoned(OfTile):
    kind: Literal["poisoned"]
    pool: int
    tile_seat: Seat


class Eliminated(OfTileThatLeft):
    kind: Literal["eliminated"]


class RuneSpent(OfTileThatLeft):
    kind: Literal["rune_spent"]


class Faded(OfTileThatLeft):
    kind: Literal["faded"]  # it has lost a borrowed point of toughness


class BannerFell(OfSeat):
    kind: Literal["banner_fell"]
    hex: Hex


class NetLifted(OfTile):
    kind: Literal["net_lifted"]
    tile_seat: Seat


class LastTurns(TypedDict):
    kind: Literal["last_turns"]  # the tie-break turns begin


class GameOver(TypedDict):
    kind: Literal["game_over"]
    outcome: Outcome
    hp0: int
    hp1: int
    winner_seat: NotRequired[Seat]  # the first seat of the side that won; not with a draw


class Resigned(OfSeat):
    kind: Literal["resigned"]


TurnTold = BannerPlaced | TurnBegan | Drew | LastTile | Redrew | Discarded | Placed | Transformed | Played | TurnEnded
OrderTold = Moved | Turned | PushBegun | Pushed | Charged | ChargeDisarmed | Bombed | Entrenched | NetThrown | Shot
MonolithTold = Hidden | UnfoldBegun | Unfolded | Revealed | Folded | FoldBlocked
AttackTold = Struck | Stopped | Softened | Held | Missed | Morlock | PoisonWorks
BattleTold = BattleBegan | SegmentBegan | AttackTold | NetLifted | BattleEnded
WoundTold = Regenerated | Wounded | TrenchLost | BannerHurt | Poisoned | Eliminated | RuneSpent | Faded | BannerFell
EndTold = LastTurns | GameOver | Resigned
Told = TurnTold | OrderTold | MonolithTold | BattleTold | WoundTold | EndTold

# --- answers ---------------------------------------------------------------------------------


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


# --- the catalogue ---------------------------------------------------------------------------


class Effect(TypedDict):
    type: str
    amount: NotRequired[int]


class Card(TypedDict):
    id: str
    code: str
    faction: str
    kind: Kind
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
