"""What Warcraft shows: views and questions, and the words that events and answers share. docs/views/warcraft.md

Areas, races, types and cards are ids in views; in events they are locale keys, `@warcraft-orc`.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from arenarium.core.wire import Question, Seat

RaceId = Literal["human", "orc", "undead", "night_elf"]
PieceType = Literal["melee", "ranged", "flying", "worker"]
AbilityId = Literal["area_attack", "heal", "slow_poison", "bloodlust", "raise_dead"]
CardId = Literal[
    "call_to_arms", "dispel_magic", "invisibility", "polymorph", "devour", "ensnare", "envenomed_spears", "pillage",
    "faerie_fire", "marksmanship", "moon_glaive", "renew", "cripple", "curse", "summon_building", "web", "fast",
    "resources", "town_portal", "victory_point",
]  # fmt: skip
StepId = Literal["move", "harvest", "deploy", "spend"]
TokenId = Literal["melee", "ranged", "flying", "graveyard", "nordrassil"]
Side = Literal["attackers", "defenders"]
Owner = Annotated[int | None, "owner"]  # a seat; null for neutral units
AreaId = Annotated[str, "area"]


class Source(TypedDict):
    """Where points come from; they add up to the side's points."""

    kind: Literal["town", "objective", "level", "card"]
    points: int
    area: NotRequired[AreaId]  # of a Town or an objective
    seat: NotRequired[Seat]  # whose level or cards
    type: NotRequired[PieceType]  # at its highest level


class UnitView(TypedDict):
    """A unit type: its card in force, and where its pieces are."""

    level: int
    levels: int
    strength: int
    ability: AbilityId | None
    name: str  # a locale key
    needs: dict[PieceType, int] | None  # buildings for the next level; null at the highest
    board: int
    training: int
    reserve: int


class WorkersView(TypedDict):
    board: int
    training: int
    building: int
    reserve: int


class BuildingsView(TypedDict):
    """Buildings of one type."""

    ready: int
    sites: int
    summoned: int
    left: int  # that can still be constructed
    idle: int


class OutpostsView(TypedDict):
    board: int
    sites: int
    reserve: int


class SeatView(TypedDict):
    seat: Seat
    race: RaceId | None  # null until it is dealt
    team: int
    alive: bool
    town: AreaId | None
    gold: int
    wood: int
    points: int  # the side's: allies show the same number
    sources: list[Source]
    hand: list[CardId] | None  # null where it is not to be seen
    hand_count: int
    deck: int
    discard: list[CardId]
    laid: int
    aside: int
    units: dict[PieceType, UnitView]  # empty until the races are dealt, and so are the buildings
    workers: WorkersView
    buildings: dict[PieceType, BuildingsView]
    outposts: OutpostsView


class Stack(TypedDict):
    """Pieces of one race, counted."""

    race: RaceId
    melee: int
    ranged: int
    flying: int
    worker: int


class Pieces(Stack):
    """One owner's pieces in an area."""

    seat: Owner
    moved: NotRequired[dict[PieceType, int]]  # in this Move Step


class Outpost(TypedDict):
    seat: Seat
    race: RaceId
    ready: bool


class AreaView(TypedDict, total=False):
    """What is in one area; what is not there is left out."""

    pieces: list[Pieces]
    depleted: int  # 1 partly, 2 completely
    marker: bool  # occupied once
    locked: bool
    fast: bool
    crippled: bool
    called: bool  # workers under arms
    outpost: Outpost
    captive: RaceId
    token: TokenId


class MapArea(TypedDict):
    id: AreaId
    x: int  # the centre, in a drawing of 800 by 680
    y: int
    kind: str
    vp: int
    town: RaceId | None  # whose Town it is now
    label: str | None
    neighbours: list[AreaId]


class Map(TypedDict):
    areas: list[MapArea]
    walls: list[tuple[AreaId, AreaId]]
    holes: list[tuple[int, int]]  # centres of missing hexes inside the board


class Fighters(Stack):
    """One owner's units of a battle in one area."""

    seat: Owner
    side: Side
    area: AreaId


class UnitAt(TypedDict):
    seat: Owner
    race: RaceId
    type: PieceType
    area: AreaId


class Rolling(TypedDict):
    """Dice that are due."""

    seat: Owner
    race: RaceId
    type: PieceType
    left: int


class BySide(TypedDict):
    attackers: int
    defenders: int


class BattleHead(TypedDict):
    """Where the battle is, how far it has come and who is in it."""

    area: AreaId
    round: int
    phase: PieceType | None  # null between rounds
    attackers: list[RaceId]
    defenders: list[RaceId]


class BattleView(BattleHead):
    flanks: list[AreaId]
    fighting: list[Fighters]
    losses: BySide  # still to be taken
    hits: dict[RaceId, int]
    grounded: list[RaceId]  # whose flyers may be taken as melee casualties
    polymorphed: list[UnitAt]
    devoured: list[UnitAt]
    rolling: Rolling | None


Way = TypedDict("Way", {"seat": Seat, "from": AreaId, "to": AreaId})


class PortalView(Stack, Way):
    """Who is on the way through a Town Portal."""


class View(TypedDict):
    mode: str
    scenario: str
    turn: int
    limit: int
    target: int | None  # null where points do not decide
    step: StepId | Literal["setup", "over"]
    active: Seat | None
    first: Seat | None
    seats: list[SeatView]
    areas: dict[str, AreaView]  # only those with something in them
    map: Map
    battle: BattleView | None
    portal: NotRequired[PortalView]  # who is on the way through a Town Portal and stands nowhere yet
    result: list[int] | None


# --- questions --------------------------------------------------------------------------------

FromTo = TypedDict("FromTo", {"from": NotRequired[AreaId], "to": NotRequired[AreaId]})


class Asked(Question, FromTo):
    """A question, with what it is about."""

    area: NotRequired[AreaId]  # the battlefield, the area entered (call_to_arms), where the unit stands (objection)
    left: NotRequired[int]  # casualties still to take
    card: NotRequired[CardId]  # what would be cancelled (dispel)
    by_seat: NotRequired[Seat]  # and who played it
    race: NotRequired[RaceId]  # of the unit removed (pillage) or named (objection)
    type: NotRequired[PieceType]
    gold: NotRequired[int]  # to be had
    wood: NotRequired[int]
    to_seat: NotRequired[Seat]  # whom the gift is for
    kind: NotRequired[Literal["train", "build", "upgrade"] | None]  # what this Spend Step is for already
