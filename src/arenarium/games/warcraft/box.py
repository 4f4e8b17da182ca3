"""What is in the box: the words of the rulebook as small numbers, and the tables that every state shares."""

from __future__ import annotations

from typing import Final, Literal

from arenarium.games.warcraft.wire import AbilityId, CardId, PieceType, RaceId, StepId, TokenId

MELEE: Final = 0
RANGED: Final = 1
FLYING: Final = 2
WORKER: Final = 3
TYPES: Final[tuple[PieceType, ...]] = ("melee", "ranged", "flying", "worker")
UNIT_TYPES: Final = 3  # those that fight; each has its building
PIECE_TYPES: Final = 4  # workers too
UNIT_NAMES: Final = TYPES[:UNIT_TYPES]

HUMAN: Final = 0
ORC: Final = 1
UNDEAD: Final = 2
NIGHT_ELF: Final = 3
RACES: Final[tuple[RaceId, ...]] = ("human", "orc", "undead", "night_elf")
RACE_COUNT: Final = 4
LEVELS: Final = 8  # places of levels in tables, from 0; no unit has more than four
LETTERS: Final = "houn"

NO_ABILITY: Final = 0
AREA_ATTACK: Final = 1
HEAL: Final = 2
SLOW_POISON: Final = 3
BLOODLUST: Final = 4
RAISE_DEAD: Final = 5
ABILITIES: Final[tuple[AbilityId | Literal[""], ...]] = (
    "",
    "area_attack",
    "heal",
    "slow_poison",
    "bloodlust",
    "raise_dead",
)

CALL_TO_ARMS: Final = 0
DISPEL_MAGIC: Final = 1
INVISIBILITY: Final = 2
POLYMORPH: Final = 3
DEVOUR: Final = 4
ENSNARE: Final = 5
ENVENOMED_SPEARS: Final = 6
PILLAGE: Final = 7
FAERIE_FIRE: Final = 8
MARKSMANSHIP: Final = 9
MOON_GLAIVE: Final = 10
RENEW: Final = 11
CRIPPLE: Final = 12
CURSE: Final = 13
SUMMON_BUILDING: Final = 14
WEB: Final = 15
FAST: Final = 16
RESOURCES: Final = 17
TOWN_PORTAL: Final = 18
VICTORY_POINT: Final = 19
CARDS: Final[tuple[CardId, ...]] = (
    "call_to_arms",
    "dispel_magic",
    "invisibility",
    "polymorph",
    "devour",
    "ensnare",
    "envenomed_spears",
    "pillage",
    "faerie_fire",
    "marksmanship",
    "moon_glaive",
    "renew",
    "cripple",
    "curse",
    "summon_building",
    "web",
    "fast",
    "resources",
    "town_portal",
    "victory_point",
)
KINDS_OF_CARD: Final = 20
CARD_BITS: Final = 3  # a hand, a deck or a discard pile is one int: three bits for the copies of each card
MOST_COPIES: Final = 7  # that so many bits can tell

MOVE_STEP: Final = 0
HARVEST_STEP: Final = 1
DEPLOY_STEP: Final = 2
SPEND_STEP: Final = 3
STEPS: Final[tuple[StepId, ...]] = ("move", "harvest", "deploy", "spend")

NO_TOKEN: Final = 0
TOKENS: Final[tuple[TokenId | Literal[""], ...]] = ("", "melee", "ranged", "flying", "graveyard", "nordrassil")
GRAVEYARD: Final = 4

NOWHERE: Final = -1  # no area
NECROMANCERS: Final = 2  # instead of workers (WC §13.2)
STACK: Final = 3  # units, and workers, of one side in an area (WC §3)

GOLD: Final = 0
WOOD: Final = 1
GOODS: Final = ("gold", "wood")


def price_place(race: int, t: int) -> int:
    """Where the price of a type stands: it is printed on each race's building."""
    return race * PIECE_TYPES + t


def type_place(race: int, t: int) -> int:
    """Where a unit type of a race stands in tables of all unit types."""
    return race * UNIT_TYPES + t


def level_place(race: int, t: int, level: int) -> int:
    """Where a unit card stands in tables of all unit cards."""
    return type_place(race, t) * LEVELS + level


class Box:
    """Facts by area, slot (a place at the table), race, type and card. Filled by `loading`, then only read."""

    def __init__(self, scenario: str, seats: int, size: int) -> None:
        self.scenario = scenario
        self.seats = seats
        self.neutral = -1  # the race of neutral units, which belong to owner `seats`
        self.owners = seats
        # --- areas; sets of areas are bit masks
        self.size = size
        self.names: list[str] = []
        self.kinds: list[str] = []
        self.labels: list[str] = []
        self.xy: list[tuple[int, int]] = []
        self.vp: list[int] = [0] * size
        self.nbr: list[list[int]] = []
        self.air: list[int] = [0] * size  # where a flyer may go
        self.ground: list[int] = [0] * size  # melee and ranged: no mountains, no walls
        self.foot: list[int] = [0] * size  # workers: no mountains
        self.air_two: list[int] = []  # within two steps where no enemy stands
        self.foot_two: list[int] = []
        self.flank: list[int] = [0] * size  # from where melee and ranged units flank
        self.distance: list[list[int]] = []  # by flight
        self.mountains = 0
        self.forests = 0
        self.mines = 0
        self.scored: list[int] = []  # areas with victory points
        self.harvest: list[int] = []  # goldmines, then forests
        self.walls: list[tuple[int, int]] = []
        self.holes: list[tuple[int, int]] = []
        # --- slots
        self.slot_race: list[int] = []  # -1: any race
        self.slot_town: list[int] = []  # -1: none
        self.slot_team: list[int] = []
        self.slot_gold: list[int] = []
        self.slot_wood: list[int] = []
        self.slot_top: list[bool] = []  # all unit types begin at their top level
        self.slot_pieces: list[list[int]] = []  # packed counts by area
        self.slot_outposts: list[int] = []
        self.slot_skips: list[int] = []  # mask of steps
        self.slot_respawns: list[bool] = []
        self.slot_necromancers: list[bool] = []
        self.town_outposts = 0  # areas of Outposts that are treated as Towns (A59)
        self.slot_removed: list[list[int]] = []  # copies by card
        self.neutral_level = 0  # equal: read only where there are neutral units
        self.neutral_pieces: list[int] = []
        # --- races and cards
        self.strength: list[int] = [0] * (RACE_COUNT * UNIT_TYPES * LEVELS)  # see `level_place`
        self.ability: list[int] = [0] * (RACE_COUNT * UNIT_TYPES * LEVELS)
        # Buildings to leave the level: packed counts by type.
        self.needs: list[int] = [0] * (RACE_COUNT * UNIT_TYPES * LEVELS)
        self.top: list[int] = [0] * (RACE_COUNT * UNIT_TYPES)  # see `type_place`
        self.copies: list[list[int]] = []  # race, card
        self.train_gold: list[int] = [0] * (RACE_COUNT * PIECE_TYPES)  # see `price_place`
        self.train_wood: list[int] = [0] * (RACE_COUNT * PIECE_TYPES)
        self.building_gold = 2
        self.building_wood = 2
        self.outpost_gold = 2
        self.outpost_wood = 2
        self.upgrade_gold = 2
        self.upgrade_wood = 2
        self.pieces: list[int] = [0] * PIECE_TYPES
        self.maps: dict[tuple[int, ...], bytes] = {}  # the map as it goes over the wire, by whose Town is where
        self.outposts = 0
        self.buildings: list[int] = [0] * PIECE_TYPES  # that can be constructed
        self.printed = 0  # packed
        self.faces: list[int] = []  # of the resource die, each with its weight
        self.weights: list[int] = []
        # --- scenario rules
        self.first_race = -1  # -1: random
        self.never_depletes = 0  # equal: loading says it
        self.start_depleted = 0
        self.token: list[int] = [0] * size
        self.tokens = 0
        self.captive: list[int] = [-1, -1, -1, -1]  # area by race
        self.no_resources = False
        self.target = 0
        self.hold_area = NOWHERE
        self.hold_race = -1  # -1: anybody
        self.hold_enemies = -1  # most enemy units beside it; -1: any number
        self.dead_race = -1  # whose side wins when all Necromancers are dead
        self.gone_race = -1  # whose side wins when the tokens in `gone_tokens` are gone
        self.gone_tokens = 0
        self.rescue = False
        self.spell_race = -1
        self.limit_race = -1
        self.limit_areas = False  # equal: read from every scenario
