"""What Herosi shows: views, and the words that events and answers share. docs/views/herosi.md

Fields, slots, targets and spells in play are in notation; `@…` are locale keys.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from arenarium.core.wire import Seat

Element = Literal["fire", "water", "earth", "air"]
Symbol = Literal["fire", "water", "earth", "air", "command", "card"]
Mode = Literal["duel", "free_for_all", "no_elimination", "teams", "tournament"]
Pace = Literal["calm", "live"]
Cadence = Literal["brisk", "normal", "relaxed"]
Phase = Literal["draft", "army", "rolling", "keeps", "answers", "landing", "resolution", "over"]
Status = Literal["in", "stunned", "out"]
OnOff = Literal["on", "off"]


class Settings(TypedDict):
    no_boosts: bool
    plain_heroes: bool
    optional_ending: bool
    limit: int  # of stops
    life: int
    cadence: Cadence
    hints: bool
    penalty: list[OnOff]  # by seat


class OrdersView(TypedDict):
    """Creatures are being commanded: symbols pay for anything, bonus points for activations only."""

    seat: Seat
    symbols: int
    bonus: int


class BattleView(TypedDict):
    """Usually the only one; two in teams before the merge and in tournaments."""

    seats: list[Seat]
    phase: Phase
    preparation: int  # counts from 0
    stops: int
    stopper: Seat | None  # who stopped last
    actor: Seat | None  # who is resolving now
    priority: Seat
    acted: list[Seat]  # who has acted or failed in this stop
    orders: OrdersView | None
    forced: bool  # calm pace: in this round everyone rolls at least one die or stops
    upper: list[str | None]
    lower: list[str | None]


class FieldView(TypedDict):
    """A Being on a field; those of a Hero end with `exposed`."""

    id: str  # "hero", or a creature's
    wounds: int
    life: int
    exposed: bool
    strength: NotRequired[int]  # of a basic attack now
    cost: NotRequired[int]  # of an activation now
    frozen: NotRequired[bool]
    activated: NotRequired[bool]  # in this action


class DieView(TypedDict):
    face: Symbol | None
    at: Literal["table", "hand", "air"]


class HandView(TypedDict):
    size: int
    cards: NotRequired[list[str]]  # one's own
    known: NotRequired[list[str]]  # another's: what everybody saw entering it


class DeckView(TypedDict):
    size: int
    cards: NotRequired[list[str]]  # one's own; a deck has no order


class PlayerView(TypedDict):
    seat: Seat
    colour: str
    team: int  # the seat itself but in teams
    battle: int
    status: Status
    hero: Element | None
    life: int
    points: int
    ready: bool
    chosen: bool
    may_stop: bool
    must_roll: bool
    fields: dict[str, FieldView | None] | None  # null until armies are revealed
    beside: int  # creatures that can return
    dice: list[DieView]
    symbols: dict[str, int]  # on the table, by face
    hand: HandView
    deck: DeckView
    discard: list[str]


class LastingView(TypedDict):
    """A lasting spell in play."""

    name: str  # "poison@b.f2"
    card: str
    owner: Seat  # who cast it
    target_seat: Seat  # whose Being bears it, or who himself
    field: str | None  # null: it lies on the player
    power: int


class CastingView(TypedDict):
    """What the caster has announced so far."""

    card: str
    target: str | None
    heal: str | None
    discards: list[list[str]]  # in pairs
    boosts: int
    free: int  # of these


class View(TypedDict):
    mode: Mode
    pace: Pace
    seat: Seat
    phase: Phase  # of the seat's own battle; of the first for a spectator
    settings: Settings
    first: Seat
    pile: int
    heroes: list[Element]  # nobody's yet
    battles: list[BattleView]
    players: list[PlayerView]
    spells: list[LastingView]
    casting: CastingView | None  # only for the caster, before the effect
    army_points: int | None  # what an army may cost, while armies are built
    result: list[int] | None  # places by seat
