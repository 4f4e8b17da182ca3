"""What Warcraft answers: inquiries, and the catalogue. docs/views/warcraft.md"""

from __future__ import annotations

from typing import TypedDict

from arenarium.games.warcraft.wire import AbilityId, AreaId, BySide, CardId, Map, PieceType, RaceId


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


# --- the catalogue ----------------------------------------------------------------------------


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
