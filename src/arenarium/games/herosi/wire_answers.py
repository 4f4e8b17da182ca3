"""What Herosi answers: inquiries, and the catalogue. docs/views/herosi.md"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from arenarium.games.herosi.wire import Element


class PossibleAction(TypedDict):
    """One of the four actions, with what the dice lack for it."""

    action: str  # "cast fireball", "draw", "learn lower", "learn upper", "dispel"
    possible: bool
    missing: dict[str, int]  # by face; "same element" where any one of the four will do
    card: NotRequired[str]  # casting
    targets: NotRequired[bool]  # casting: it has one
    cards: NotRequired[int]  # drawing: so many at most
    spells: NotRequired[list[str]]  # dispelling


NoStop = Literal["not_rolled", "must_roll", "stunned", "not_playing"]


class StopEffect(TypedDict):
    spell: str
    target: str
    amount: int


class PossibleStop(TypedDict):
    """What a Stop would bring; dice in the air would land with it and are not counted."""

    allowed: bool
    reason: NoStop | None
    in_air: int
    weakness: int
    effects: list[StopEffect]
    penalty: int  # of a failed stop
    commands: int
    hero_falls: bool  # by the effects alone
    in_vain: bool  # no action is left once the effects are done


class Possible(TypedDict):
    symbols: dict[str, int]
    actions: list[PossibleAction]
    stop: PossibleStop


class Reach(TypedDict):
    """Of an own creature as it stands."""

    attack: list[str]
    use: list[str]  # whole actions
    cost: int
    exposed: bool


# --- the catalogue ----------------------------------------------------------------------------

Sources = dict[str, str]  # where each field is from: rulebook, published, reconstructed


class HeroFacts(TypedDict):
    id: Element
    element: Element
    opposed: Element
    life: int
    special: str
    source: Sources


class CreatureFacts(TypedDict):
    id: str
    hero: Element
    copies: int
    points: int
    strength: int
    life: int
    activation: int
    direction: Literal["front", "front_right", "front_sides", "any"]
    ability: str
    kind: Literal["none", "passive", "activated"]
    covered: bool
    damage: NotRequired[int]
    adjacent: NotRequired[int]
    heal: NotRequired[int]
    power: NotRequired[int]
    markers: NotRequired[int]
    orders: NotRequired[str]
    source: Sources


class SpellFacts(TypedDict):
    id: str
    group: Literal["basic", "deck", "special"]
    element: Element | Literal["none"]
    copies: int
    needs: dict[str, int]
    target: str
    lasting: bool
    boost: str
    effect: str
    hook: NotRequired[str]
    damage: NotRequired[int]
    heal: NotRequired[int]
    amount: NotRequired[int]
    symbol: NotRequired[str]
    splash: NotRequired[str]
    max_boosts: NotRequired[int]
    source: Sources


class PresetFacts(TypedDict):
    hero: Element
    fields: dict[str, str]
    source: Sources | str


class NumberFacts(TypedDict):
    id: str
    value: int
    source: Sources


class Catalogue(TypedDict):
    heroes: list[HeroFacts]
    creatures: list[CreatureFacts]
    spells: list[SpellFacts]
    presets: list[PresetFacts]
    numbers: list[NumberFacts]
