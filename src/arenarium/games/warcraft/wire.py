"""What Warcraft tells: views, events, questions, answers, the catalogue. docs/views/warcraft.md

Areas, races, types and cards are ids in views; in events they are locale keys, `@warcraft-orc`.
"""

# ruff: noqa: UP013 - events with little to say have a line each
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

# --- views -----------------------------------------------------------------------------------


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


# --- questions -------------------------------------------------------------------------------

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


# --- events ----------------------------------------------------------------------------------
# The fields of an event are its numbers in order; what a number stands for is in the note of its type. An event kept
# from before a field was added ends without it.

Race = Annotated[str, "race"]
OwnersRace = Annotated[str, "owner's race"]  # of the seat named last; `@warcraft-nobody` where there is none
Type = Annotated[str, "type"]
Card = Annotated[str, "card"]
Resource = Annotated[str, "resource"]
Token = Annotated[str, "token"]
Step = Annotated[str, "step"]
Purpose = Annotated[Literal["attack", "reroll", "glaive", "curse"], "purpose"]
Reason = Annotated[str, "reason"]

Dealt = TypedDict("Dealt", {"kind": Literal["dealt"], "seat": Seat, "race": Race})
First = TypedDict("First", {"kind": Literal["first"], "seat": Seat})
# Somebody drew a card you do not see.
Drew = TypedDict("Drew", {"kind": Literal["drew"], "seat": Seat})
DrewCard = TypedDict("DrewCard", {"kind": Literal["drew_card"], "seat": Seat, "card": Card})
Reshuffled = TypedDict("Reshuffled", {"kind": Literal["reshuffled"], "seat": Seat})
StepBegan = TypedDict("StepBegan", {"kind": Literal["step"], "seat": Seat, "step": Step})
SiteLost = TypedDict("SiteLost", {"kind": Literal["site_lost"], "seat": Seat, "area": AreaId})
Called = TypedDict("Called", {"kind": Literal["called"], "seat": Seat, "area": AreaId, "count": int})
Ported = TypedDict("Ported", {"kind": Literal["ported"], "seat": Seat, "type": Type, "from": AreaId, "to": AreaId})
Joined = TypedDict("Joined", {"kind": Literal["joined"], "seat": Seat, "area": AreaId})
RoundBegan = TypedDict("RoundBegan", {"kind": Literal["round"], "round": int, "area": AreaId})
Raised = TypedDict("Raised", {"kind": Literal["raised"], "seat": Seat, "area": AreaId})
Respawned = TypedDict(
    "Respawned", {"kind": Literal["respawned"], "seat": Seat, "type": Type, "from": AreaId, "to": AreaId}
)
Trimmed = TypedDict("Trimmed", {"kind": Literal["trimmed"], "seat": Seat, "area": AreaId, "count": int})
Eliminated = TypedDict("Eliminated", {"kind": Literal["eliminated"], "seat": Seat})
Renewed = TypedDict("Renewed", {"kind": Literal["renewed"], "seat": Seat, "area": AreaId})
Summoned = TypedDict("Summoned", {"kind": Literal["summoned"], "seat": Seat, "type": Type, "area": AreaId})
Deployed = TypedDict("Deployed", {"kind": Literal["deployed"], "seat": Seat, "type": Type, "area": AreaId})
Finished = TypedDict("Finished", {"kind": Literal["finished"], "seat": Seat, "type": Type})
OutpostFinished = TypedDict("OutpostFinished", {"kind": Literal["outpost_finished"], "seat": Seat, "area": AreaId})
OutpostBegun = TypedDict("OutpostBegun", {"kind": Literal["outpost_begun"], "seat": Seat, "area": AreaId})
Trained = TypedDict("Trained", {"kind": Literal["trained"], "seat": Seat, "type": Type})
Took = TypedDict("Took", {"kind": Literal["took"], "seat": Seat, "amount": int, "resource": Resource})
Gave = TypedDict("Gave", {"kind": Literal["gave"], "seat": Seat, "to_seat": Seat, "gold": int, "wood": int})
Laid = TypedDict("Laid", {"kind": Literal["laid"], "seat": Seat})
Rescued = TypedDict("Rescued", {"kind": Literal["rescued"], "seat": Seat, "race": OwnersRace})
Resigned = TypedDict("Resigned", {"kind": Literal["resigned"], "seat": Seat})
DrawnGame = TypedDict("DrawnGame", {"kind": Literal["drawn_game"], "reason": Reason})


class TurnBegan(TypedDict):
    kind: Literal["turn"]
    turn: int
    seat: Seat  # the first player


Moved = TypedDict(
    "Moved",
    {
        "kind": Literal["moved"],
        "seat": Seat,
        "type": Type,
        "from": AreaId,
        "to": AreaId,
        "carried": int,  # the captive of its race, 0 or 1
    },
)


class Played(TypedDict):
    """A card, and its operands where it has some."""

    kind: Literal["played"]
    seat: Seat
    card: Card
    area: NotRequired[AreaId]
    to: NotRequired[AreaId]
    race: NotRequired[Race]
    type: NotRequired[Type]
    resource: NotRequired[Resource]
    target_seat: NotRequired[Owner]  # whose unit, or who is to lose less


class Cancelled(TypedDict):
    kind: Literal["cancelled"]
    seat: Seat  # whose card
    card: Card
    by_seat: Seat


class BattleBegan(TypedDict):
    kind: Literal["battle"]
    seat: Seat  # the attacker
    area: AreaId
    defender_seat: Owner
    race: OwnersRace  # the defender's


class Rolled(TypedDict):
    kind: Literal["rolled"]
    seat: Owner
    race: OwnersRace
    type: Type
    face: int
    strength: int
    hit: int  # 0 or 1
    purpose: Purpose


class LossesDue(TypedDict):
    """Casualties of the phase, and who leads each side."""

    kind: Literal["losses"]
    attackers: int
    defenders: int
    attacker_seat: Owner
    defender_seat: Owner


class Prevented(TypedDict):
    kind: Literal["prevented"]
    seat: Owner  # who suffers less
    race: OwnersRace
    count: int


class UnitOfOwner(TypedDict):
    """A unit of a player, or of the neutral side."""

    seat: Owner
    race: OwnersRace
    type: Type
    area: AreaId


class Objected(UnitOfOwner):
    """An ally will not lose this unit: the leader's own falls."""

    kind: Literal["objected"]


class Lost(UnitOfOwner):
    kind: Literal["lost"]


class Devoured(UnitOfOwner):
    kind: Literal["devoured"]


class Returned(UnitOfOwner):
    kind: Literal["returned"]


class Digested(UnitOfOwner):
    kind: Literal["digested"]


class Pillaged(TypedDict):
    kind: Literal["pillaged"]
    seat: Seat
    from_seat: Seat
    gold: int
    wood: int


class BattleEnded(TypedDict):
    kind: Literal["battle_ended"]
    area: AreaId
    seat: Owner  # the winner; null neutral units or nobody
    race: OwnersRace


class Destroyed(TypedDict):
    kind: Literal["destroyed"]
    seat: Seat
    area: AreaId
    count: int  # workers
    outpost: int  # 0 or 1


class TokenRemoved(TypedDict):
    kind: Literal["token_removed"]
    area: AreaId
    token: Token
    seat: Owner  # whose powers it gave
    by_seat: Seat


class Occupied(TypedDict):
    kind: Literal["occupied"]
    seat: Seat  # the owner of the Town
    area: AreaId


class Harvested(TypedDict):
    kind: Literal["harvested"]
    seat: Seat
    area: AreaId
    amount: int
    resource: Resource


class Depleted(TypedDict):
    kind: Literal["depleted"]
    area: AreaId
    level: int  # 1 partly, 2 completely
    seat: Seat  # by whose workers


class Built(TypedDict):
    kind: Literal["built"]
    seat: Seat
    type: Type
    summoned: int  # 0 or 1


class Upgraded(TypedDict):
    kind: Literal["upgraded"]
    seat: Seat
    type: Type
    level: int
    name: str  # of the unit, a locale key


class Spell(TypedDict):
    kind: Literal["spell"]
    seat: Seat
    left: int  # cards still to draw


class Won(TypedDict):
    kind: Literal["won"]
    seat: Seat  # the first winner
    winners: list[Seat]
    count: int
    reason: Reason


Told = (
    Dealt | First | Drew | DrewCard | Reshuffled | TurnBegan | StepBegan | Moved | SiteLost | Played | Cancelled
    | Called | Ported | BattleBegan | Joined | RoundBegan | Rolled | Raised | LossesDue | Prevented | Objected | Lost
    | Devoured | Returned | Digested | Pillaged | Respawned | Trimmed | BattleEnded | Destroyed | TokenRemoved
    | Occupied | Eliminated | Harvested | Depleted | Renewed | Summoned | Deployed | Finished | OutpostFinished
    | OutpostBegun | Trained | Built | Upgraded | Took | Gave | Laid | Spell | Rescued | Resigned | Won | DrawnGame
)  # fmt: skip

# --- answers ---------------------------------------------------------------------------------


class Shares(TypedDict):
    """Of each side, on the average."""

    attackers: float
    defenders: float


class Odds(TypedDict):
    """How a battle would probably end; no cards are played in it."""

    area: AreaId
    attackers: list[RaceId]
    defenders: list[RaceId]
    samples: int
    win: float  # for the attackers
    lose: float
    neither: float
    losses: Shares
    attacker_losses: dict[str, float]  # by how many units: how often
    defender_losses: dict[str, float]
    standing: BySide  # units that take part


class Reach(TypedDict):
    areas: list[AreaId]


# --- the catalogue ---------------------------------------------------------------------------


class UnitFacts(TypedDict):
    id: str
    race: RaceId
    type: PieceType
    level: int
    strength: int
    ability: AbilityId | None
    needs: dict[PieceType, int] | None
    vp: int
    source: dict[str, str]  # where each fact is from; "*" for the rest


class RaceFacts(TypedDict):
    id: RaceId
    colour: str
    key: str
    source: str
    units: list[UnitFacts]
    deck: dict[CardId, int]


class CardFacts(TypedDict):
    id: CardId
    races: list[RaceId]
    window: str
    source: str
    copies_source: str


class AbilityFacts(TypedDict):
    id: AbilityId
    source: str


class Price(TypedDict):
    gold: int
    wood: int
    source: str


class RacePrice(Price):
    """What one race pays instead."""

    race: RaceId
    type: PieceType


class Costs(TypedDict):
    train: dict[PieceType, Price]
    override: list[RacePrice]
    building: Price
    outpost: Price
    upgrade: Price


class Die(TypedDict):
    faces: list[int]
    source: str


class Dice(TypedDict):
    resource: Die


class ScenarioFacts(TypedDict):
    id: str
    source: str
    map: Map


class Catalogue(TypedDict):
    races: list[RaceFacts]
    cards: list[CardFacts]
    abilities: list[AbilityFacts]
    costs: Costs
    dice: Dice
    scenario: ScenarioFacts
