"""What Tash-Kalar shows: views and questions, and the words that events and answers share. docs/views/tashkalar.md

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
