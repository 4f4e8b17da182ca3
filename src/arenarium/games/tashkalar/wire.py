"""What Tash-Kalar tells: views, events, answers, the catalogue. docs/views/tashkalar.md

A side is a colour of pieces: in teams seats 0 and 2 are side 0, seats 1 and 3 side 1, otherwise every seat is its own.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from arenarium.core.wire import Question, Seat

Square = str  # "e5": columns a to i, rows 1 to 9 from the top
Side = int
Rank = Literal["common", "heroic", "legendary"]
Card = str  # its id: "knight", "f03", "t06"
Name = str  # the locale key of a card's name: "@tashkalar-knight"
Orientation = str  # "r0", "r90", … "m270"
Direction = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
CardKind = Literal["being", "legend", "flare"]
Reason = Literal["deck", "score", "limit"]
Part = Literal["effect", "upper", "lower", "frozen", "warp"]  # of a card
Source = str | dict[str, str]  # "published", "rulebook", …; by field where the facts of a row differ

# --- views -----------------------------------------------------------------------------------


class Fallen(TypedDict):
    """Enemy pieces destroyed this turn."""

    side: Side
    rank: Rank
    count: int


class Turn(TypedDict):
    number: int
    seat: Seat
    actor: Seat  # who decides now: the partner after a handover
    actions: int
    discarded: bool
    handed_over: bool
    borrow: bool  # the next being summoned this turn may use one enemy piece
    void: int  # empty squares that may count in its pattern
    pattern_side: Side | None  # whose pieces make the pattern (Possessed Summoner)
    summoned: int
    extra_turns: int
    destroyed: list[Fallen]


class PieceOnSquare(TypedDict):
    at: Square
    side: Side
    rank: Rank
    gateway: NotRequired[Literal[True]]


class PieceOnCard(TypedDict):
    side: Side
    rank: Rank


class Player(TypedDict):
    seat: Seat
    side: Side
    school: str
    beings: int
    legends: int
    flares: int
    cards: list[Card] | None  # the own hand: beings, legends, flares, each sorted; null for everybody else's
    deck: int
    straight: int  # cards of the deck not turned sideways
    discard: list[Card | None]  # the top card last; null: discarded face down
    frozen: Card | None
    pending: Card | None
    on_card: PieceOnCard | None  # Merchant of Time
    missing_action: bool  # the next turn begins with one action fewer
    left: bool


class SideView(TypedDict):
    side: Side
    seats: list[Seat]
    score: int  # Melee: the lowest colour
    colours: dict[str, int] | None  # Melee: points by enemy side
    improvise: list[Side] | None  # Melee: who may still be improvised with
    claimed: list[Card]
    task_points: int
    supply: int
    legendary_supply: int
    common: int
    heroic: int
    legendary: int
    gateway: Square | None


class Count(TypedDict):
    what: str
    have: int
    need: int


class Progress(TypedDict):
    """A task is fulfilled when every count reaches its need; with `either`, when one does."""

    counts: list[Count]
    either: bool


class Tasks(TypedDict):
    current: list[Card]
    next: Card | None
    deck: int
    fulfilled: list[Card]  # what the player in turn could claim as things stand
    progress: dict[str, list[Progress]]  # by task, then by side


class SharedDeck(TypedDict):
    deck: int
    discard: list[Card]


class EffectNow(TypedDict):
    """The effect being resolved."""

    card: Card
    part: Part
    square: Square | None  # where a being was summoned
    orientation: Orientation | None
    self: Square | None  # where it is now
    pattern: list[Square]
    marked: list[Square]


class Ending(TypedDict):
    reason: Reason
    turns_left: int  # turns after the present one


class View(TypedDict):
    mode: str
    seats: int
    you: Seat
    phase: Literal["setup", "turn", "over"]
    turn: Turn
    board: list[PieceOnSquare]
    players: list[Player]
    sides: list[SideView]
    tasks: Tasks | None
    legends: SharedDeck
    flares: SharedDeck
    effect: EffectNow | None
    ending: Ending | None
    goal: int
    result: list[int] | None


class Asked(Question):
    """An open question as one seat may see it."""

    card: NotRequired[Card | None]  # whose effect asks
    optional: NotRequired[bool]  # `pass`, `end` or `done` is among the options


# --- events ----------------------------------------------------------------------------------


class BySeat(TypedDict):
    seat: Seat  # who did it, or to whom it happened


class Owned(TypedDict):
    """A piece is named: its side, all who play it, and the one of them to name (the player in turn, or the first)."""

    side: Side
    owner_seat: Seat
    owner_seats: list[Seat]


class OnSquare(BySeat, Owned):
    at: Square


class RankOnSquare(OnSquare):
    rank: Rank  # as it is now


class OneCard(TypedDict):
    """A card is named; null for those who may not know it."""

    card: Name | None
    id: Card | None
    known: Literal["yes", "no"]


class CardOfSeat(OneCard):
    seat: Seat


From = TypedDict("From", {"from": Square})
Way = TypedDict("Way", {"from": Square, "to": Square})


class TurnBegan(BySeat):
    kind: Literal["turn"]
    number: int
    actions: int


class Placed(RankOnSquare):
    kind: Literal["placed"]


class Upgraded(RankOnSquare):
    kind: Literal["upgraded"]


class Downgraded(RankOnSquare):
    kind: Literal["downgraded"]


class Loaded(RankOnSquare):
    """Merchant of Time takes a piece from the board."""

    kind: Literal["loaded"]


class Unloaded(RankOnSquare):
    """Merchant of Time gives it back."""

    kind: Literal["unloaded"]


class Lifted(OnSquare):
    kind: Literal["lifted"]


class Gateway(OnSquare):
    kind: Literal["gateway"]


class Chose(BySeat):
    """The piece or the empty square that an effect goes on from."""

    kind: Literal["chose"]
    at: Square
    side: Side | None  # null: no piece is there
    owner_seat: Seat | None
    owner_seats: list[Seat]


class Summoned(CardOfSeat):
    kind: Literal["summoned"]
    at: Square
    orientation: Orientation | None
    pattern: list[Square] | None  # null where it made no difference


class Improvised(OnSquare):
    kind: Literal["improvised"]


class Destroyed(RankOnSquare):
    kind: Literal["destroyed"]
    counted: bool


class Moved(BySeat, Owned, Way):
    kind: Literal["moved"]
    rank: Rank


class Leapt(BySeat, Owned, Way):
    kind: Literal["leapt"]
    rank: Rank


class Converted(RankOnSquare):
    kind: Literal["converted"]
    was: Rank
    from_side: Side
    from_seat: Seat
    from_seats: list[Seat]


class Swapped(BySeat, Owned, Way):
    """Two pieces have exchanged squares: the named one went to `to`, the other one came from there."""

    kind: Literal["swapped"]
    other_side: Side | None  # null in matches that were logged before it was told
    other_seat: Seat | None
    other_seats: list[Seat]


class Shot(BySeat, Owned, From):
    kind: Literal["shot"]
    direction: Direction


class Gained(BySeat):
    kind: Literal["gained"]
    actions: int


class LostAction(BySeat):
    kind: Literal["lost_action"]


class ExtraTurn(BySeat):
    kind: Literal["extra_turn"]


class Resigned(BySeat):
    kind: Literal["resigned"]


class Chilled(BySeat):
    """All others begin their next turn with one action fewer."""

    kind: Literal["chilled"]


class Discarded(CardOfSeat):
    kind: Literal["discarded"]


class Dropped(CardOfSeat):
    kind: Literal["dropped"]


class Thawed(CardOfSeat):
    kind: Literal["thawed"]


class Froze(CardOfSeat):
    kind: Literal["froze"]


class Warped(CardOfSeat):
    kind: Literal["warped"]


class Pending(CardOfSeat):
    kind: Literal["pending"]


class Shown(CardOfSeat):
    """A card discarded face down is proven to lie in the pile, and lies open from now on."""

    kind: Literal["shown"]


class Recovered(CardOfSeat):
    kind: Literal["recovered"]
    position: int | None  # which card of the discard pile it was, 1 the lowest; null: the pending being


class Returned(CardOfSeat):
    kind: Literal["returned"]
    what: CardKind


class Drew(CardOfSeat):
    kind: Literal["drew"]
    what: CardKind


class FlareInvoked(CardOfSeat):
    kind: Literal["flare"]
    upper: bool
    lower: bool
    half: Literal["upper", "lower", "both"]
    against_seat: Seat  # the first player of the side compared with
    against_seats: list[Seat]


class HandedOver(BySeat):
    kind: Literal["handed_over"]
    to_seat: Seat


class TaskTurnedUp(OneCard):
    kind: Literal["task"]
    place: Literal["current", "next", "under", "aside"]


class Claimed(CardOfSeat):
    kind: Literal["claimed"]
    points: int


class Scored(BySeat):
    kind: Literal["scored"]
    points: int
    side: Side | None  # Melee: in which colour
    colour_seat: Seat | None
    coloured: Literal["yes", "no"]
    why: Literal["destroyed", "legend", "flare", "leftover"]
    scorer_seats: list[Seat]  # all who have these points


class Reshuffled(TypedDict):
    kind: Literal["reshuffled"]
    what: CardKind


class EndingBegan(Ending):
    kind: Literal["ending"]


class Over(TypedDict):
    kind: Literal["over"]
    places: list[int]  # by seat


Told = (
    TurnBegan
    | Placed
    | Upgraded
    | Downgraded
    | Loaded
    | Unloaded
    | Lifted
    | Gateway
    | Chose
    | Summoned
    | Improvised
    | Destroyed
    | Moved
    | Leapt
    | Converted
    | Swapped
    | Shot
    | Gained
    | LostAction
    | ExtraTurn
    | Resigned
    | Chilled
    | Discarded
    | Dropped
    | Thawed
    | Froze
    | Warped
    | Pending
    | Shown
    | Recovered
    | Returned
    | Drew
    | FlareInvoked
    | HandedOver
    | TaskTurnedUp
    | Claimed
    | Scored
    | Reshuffled
    | EndingBegan
    | Over
)

# --- answers of `inquire` --------------------------------------------------------------------


class Summon(TypedDict):
    """A way to summon a card; rows that are the same choice share their text."""

    card: Card
    square: Square
    orientation: Orientation
    pattern: list[Square]
    marked: list[Square]  # what the effect would reach from there
    destroys: Square | None
    needs_lift: bool
    borrow: Square | None
    improvise: Square | None
    text: str


Has = Literal["empty", "own", "enemy"]  # "own": its rank is too low


class Near(TypedDict):
    """A pattern that lacks a single piece."""

    card: Card
    square: Square | None
    orientation: Orientation
    pattern: list[Square]
    missing: Square
    rank: Rank  # that is needed there
    has: Has


class Missing(TypedDict):
    square: Square
    rank: Rank


class Far(TypedDict):
    """A place where a card that is in neither list lacks the fewest pieces."""

    card: Card
    square: Square
    pattern: list[Square]
    missing: list[Missing]


class Summons(TypedDict):
    summons: list[Summon]
    near: list[Near]
    far: list[Far]


class TasksAhead(TypedDict):
    """How far the tasks that lie open now would be."""

    fulfilled: list[Card]  # what the player in turn could claim then
    progress: dict[str, list[Progress]]  # by task, then by side


class Preview(TypedDict):
    """What an answer would lead to, up to the next question or the next card drawn."""

    events: list[Told]
    board: list[PieceOnSquare]
    actions: int
    seat: Seat | None  # who would be asked next; -1: a card is drawn; null: the game is over
    tasks: TasksAhead | None  # in High Form, while the turn goes on


# --- the catalogue ---------------------------------------------------------------------------


class Marks(TypedDict):
    """Squares by steps right and down from the summon square, and arrows."""

    cells: list[list[int]]
    cells2: list[list[int]]
    directions: list[Direction]
    effect: bool  # false: a picture aid only


class BeingFacts(TypedDict):
    """`grid`: c own piece, h own heroic or higher, T summon square, C and H one that must hold such a piece."""

    id: Card
    kind: Literal["being", "legend"]
    deck: str
    rank: Rank
    grid: list[str]
    marks: Marks
    oriented: bool
    orientations: list[Orientation]
    frozen: bool
    warp: bool
    source: Source


class FlareFacts(TypedDict):
    id: Card
    kind: Literal["flare"]
    upper: int
    lower: int
    source: Source


class TaskFacts(TypedDict):
    id: Card
    kind: Literal["task"]
    type: Literal["destruction", "colored", "summoning", "pattern", "enemy"]
    advanced: bool
    points: int
    source: Source


class ArenaFacts(TypedDict):
    squares: list[Square]
    red: list[Square]
    green: list[Square]
    central: list[Square]
    duel_start: list[Square]
    melee_start: list[list[Square]]
    source: Source


class PieceFacts(TypedDict):
    two_sided: int
    legendary: int
    source: Source


class School(TypedDict):
    id: str
    deck: str
    colour: str
    source: Source


class Catalogue(TypedDict):
    arena: ArenaFacts
    pieces: PieceFacts
    schools: list[School]
    cards: list[BeingFacts | FlareFacts | TaskFacts]
