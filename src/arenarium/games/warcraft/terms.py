"""The words of the rulebook as small numbers: types, races, cards, verbs, windows."""

from __future__ import annotations

from typing import Final

MELEE: Final = 0
RANGED: Final = 1
FLYING: Final = 2
WORKER: Final = 3
TYPES: Final = ("melee", "ranged", "flying", "worker")

HUMAN: Final = 0
ORC: Final = 1
UNDEAD: Final = 2
NIGHT_ELF: Final = 3
RACES: Final = ("human", "orc", "undead", "night_elf")
LETTERS: Final = "houn"

NO_ABILITY: Final = 0
AREA_ATTACK: Final = 1
HEAL: Final = 2
SLOW_POISON: Final = 3
BLOODLUST: Final = 4
RAISE_DEAD: Final = 5
ABILITIES: Final = ("", "area_attack", "heal", "slow_poison", "bloodlust", "raise_dead")

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
CARDS: Final = (
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

# Verbs of actions, in the order in which options are listed.
PASS: Final = 0
DONE: Final = 1
PLAY: Final = 2  # card, operands
GIVE: Final = 3  # owner
AMOUNT: Final = 4  # gold, wood
FIGHT: Final = 5  # area, leader of the enemy side
INVITE: Final = 6  # owner
JOIN: Final = 7
RAISE: Final = 8
LOSE: Final = 9  # owner * 4 + type, area
RESPAWN: Final = 10  # area
PUT: Final = 11  # type, area
SUMMON: Final = 12  # area
DEPLOY: Final = 13  # type, area
FINISH: Final = 14  # type
FINISH_OUTPOST: Final = 15  # area
TRAIN: Final = 16  # type
BUILD: Final = 17  # type
BUILD_OUTPOST: Final = 18  # area
UPGRADE: Final = 19  # type
MOVE: Final = 20  # type, from, to
CARRY: Final = 21  # type, from, to
DEAL: Final = 30  # race
FIRST: Final = 31  # seat
DRAW: Final = 32  # card
ROLL: Final = 33  # face

# Windows in which cards may be played (WC §12).
M0: Final = 0  # start of a Move Step
M1: Final = 1  # an enemy unit has entered
M2: Final = 2  # movement is over, battles are not yet fought
B1: Final = 3  # start of a battle round
B2: Final = 4  # start of the melee phase
B3: Final = 5  # before one's attack roll
B4: Final = 6  # after attack rolls
B5: Final = 7  # before the first casualty
B6: Final = 8  # before one particular casualty
B7: Final = 9  # a unit was removed
H0: Final = 10  # start of one's own Harvest Step
V0: Final = 11  # end of an ally's Spend Step
WINDOW_ASKS: Final = (
    "move_card",
    "call_to_arms",
    "portal",
    "round_card",
    "melee_card",
    "roll_card",
    "hit_card",
    "casualty_card",
    "marksmanship",
    "pillage",
    "harvest_card",
    "lay_down",
)

MOVE_STEP: Final = 0
HARVEST_STEP: Final = 1
DEPLOY_STEP: Final = 2
SPEND_STEP: Final = 3
STEPS: Final = ("move", "harvest", "deploy", "spend")

NO_TOKEN: Final = 0
TOKENS: Final = ("", "melee", "ranged", "flying", "graveyard", "nordrassil")
GRAVEYARD: Final = 4

# What a die is thrown for.
ATTACK: Final = 0
REROLL: Final = 1
GLAIVE: Final = 2
HEX: Final = 3  # Curse
PURPOSES: Final = ("attack", "reroll", "glaive", "curse")

# Why a game ended.
REASONS: Final = (
    "points",
    "last",
    "hold",
    "necromancers_dead",
    "tokens_gone",
    "rescue",
    "spell",
    "limit",
    "resigned",
)
BY_POINTS: Final = 0
BY_LAST: Final = 1
BY_HOLD: Final = 2
BY_NECROMANCERS: Final = 3
BY_TOKENS: Final = 4
BY_RESCUE: Final = 5
BY_SPELL: Final = 6
BY_LIMIT: Final = 7
BY_RESIGNING: Final = 8

STACK: Final = 3  # units, and workers, of one side in an area (WC §3)
ROUND_LIMIT: Final = 100  # WC A56
