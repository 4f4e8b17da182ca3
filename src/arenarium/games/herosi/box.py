"""What is printed in the box: faces, fields, cards as flat lists. Shared by all states, never changed."""

# ruff: noqa: SIM110 (compiled: plain loops are the fast path)

from __future__ import annotations

from typing import Final

from arenarium.core.game import Json
from arenarium.games.herosi.wire import Element, Symbol

# Faces of a die, which are also the elements (the first four). HE §1
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
COMMAND: Final = 4
CARD: Final = 5
FACES: Final[tuple[Symbol, ...]] = ("fire", "water", "earth", "air", "command", "card")
ELEMENTS: Final[tuple[Element, ...]] = ("fire", "water", "earth", "air")
FACE_COUNT: Final = 6
ELEMENT_COUNT: Final = 4  # and as many Heroes
LETTERS: Final = "FWEACK"
MOST_SEATS: Final = 4
USUAL_LIFE: Final = 21  # the setting that leaves every Hero the life on its card
NO_ELEMENT: Final = -1

# A board: the front row, then from BACK on the back row. A field of the table is seat * BOARD + field; PLAYER + seat is
# the player.
BOARD: Final = 8
BACK: Final = 4
FIELDS: Final = ("f1", "f2", "f3", "f4", "b1", "b2", "b3", "b4")
PLAYER: Final = 32
BESIDE: Final = 40  # equal: between the numbers of players and OWN. A dead Phoenix beside the own board, as a target
ADJACENT: Final = ((1, 4), (0, 2, 5), (1, 3, 6), (2, 7), (0, 5), (1, 4, 6), (2, 5, 7), (3, 6))

# What stands on a field; creatures follow in the order of the data file.
EMPTY: Final = 0
HERO: Final = 1
FIRST_CREATURE: Final = 2

DIRECTIONS: Final = ("front", "front_right", "front_sides", "any")
# The opponent's columns that a creature of own column c reaches: c faces 3 - c. HE §5
REACH: Final = (
    ((3,), (2,), (1,), (0,)),
    ((2, 3), (1, 2), (0, 1), (0,)),
    ((2, 3), (1, 2, 3), (0, 1, 2), (0, 1)),
    ((0, 1, 2, 3), (0, 1, 2, 3), (0, 1, 2, 3), (0, 1, 2, 3)),
)

# Abilities of creatures.
NO_ABILITY: Final = 0
SACRIFICE: Final = 1
BLAST: Final = 2
RETURN: Final = 3
REROLL: Final = 4
ORDER: Final = 5
NURSE: Final = 6
EMPOWER: Final = 7
IMMUNE: Final = 8
RETALIATE: Final = 9
ABILITIES: Final = (
    "none",
    "sacrifice",
    "blast",
    "return",
    "reroll",
    "order",
    "nurse",
    "empower",
    "immune",
    "retaliate",
)
PASSIVE: Final = ("none", "immune", "retaliate")

# Targets of spells.
ANY_BEING: Final = 0
ANY_CREATURE: Final = 1
ANY_PLAYER: Final = 2
ANY_EXPOSED_BEING: Final = 3
OWN_CREATURE: Final = 4
OWN_BEING: Final = 5
LASTING_SPELL: Final = 6
TARGETS: Final = (
    "any_being",
    "any_creature",
    "any_player",
    "any_exposed_being",
    "own_creature",
    "own_being",
    "lasting_spell",
)

# Effects of spells.
DAMAGE: Final = 0
CHAIN: Final = 1
AREA: Final = 2
FRENZY: Final = 3
DRAIN: Final = 4
HEALING: Final = 5
TELEPORT: Final = 6
DISCARDING: Final = 7
ACTIVATE: Final = 8
BREAK: Final = 9
LASTING: Final = 10
EFFECTS: Final = (
    "damage",
    "chain",
    "area",
    "frenzy",
    "drain",
    "heal",
    "teleport",
    "discard",
    "activate",
    "break",
    "lasting",
)

# Where the rules look for a lasting spell.
NO_HOOK: Final = 0
IGNITE: Final = 1
FIRE_WALL: Final = 2
BAD_LUCK: Final = 3
HASTE: Final = 4
CONCENTRATION: Final = 5
FREEZE: Final = 6
WEAKEN: Final = 7
POISON: Final = 8
REGENERATION: Final = 9
STUPOR: Final = 10
STONE_SKIN: Final = 11
BLESSING: Final = 12
WAR_WIND: Final = 13
HOOKS: Final = (
    "none",
    "ignite",
    "fire_wall",
    "bad_luck",
    "haste",
    "concentration",
    "freeze",
    "weaken",
    "poison",
    "regeneration",
    "stupor",
    "stone_skin",
    "blessing",
    "war_wind",
)

BOOSTS: Final = ("none", "durability", "damage", "heal", "discard", "next_target")
NO_BOOST: Final = 0

NO_SPLASH: Final = 0
SPLASH_ADJACENT: Final = 1
SPLASH_BEHIND: Final = 2
SPLASHES: Final = ("none", "adjacent", "behind")


class Creature:
    """One kind of creature."""

    def __init__(
        self,
        name: str,
        hero: int,
        copies: int,
        points: int,
        strength: int,
        life: int,
        activation: int,
        direction: int,
        ability: int,
        covered: bool,
        amount: int,
        adjacent: int,
        orders: int,
    ) -> None:
        self.name: Final = name
        self.hero: Final = hero
        self.copies: Final = copies
        self.points: Final = points
        self.strength: Final = strength
        self.life: Final = life
        self.activation: Final = activation
        self.direction: Final = direction
        self.ability: Final = ability
        self.covered: Final = covered  # its ability works while it is covered
        self.amount: Final = amount  # damage, healing, power or markers, by ability
        self.adjacent: Final = adjacent
        self.orders: Final = orders  # the kind it makes attack (Gnome: Golem)


class Spell:
    """One kind of spell card."""

    def __init__(
        self,
        name: str,
        group: str,
        element: int,
        copies: int,
        needs: list[int],
        same: int,
        target: int,
        boost: int,
        max_boosts: int,
        effect: int,
        hook: int,
        damage: int,
        heal: int,
        amount: int,
        symbol: int,
        splash: int,
    ) -> None:
        self.name: Final = name
        self.group: Final = group
        self.element: Final = element
        self.copies: Final = copies
        self.needs: Final = needs  # by face
        self.same: Final = same  # so many of any one element
        self.target: Final = target
        self.boost: Final = boost
        self.max_boosts: Final = max_boosts
        self.effect: Final = effect
        self.hook: Final = hook
        self.damage: Final = damage
        self.heal: Final = heal
        self.amount: Final = amount
        self.symbol: Final = symbol
        self.splash: Final = splash
        self.lasting: Final = effect == LASTING

    def paid_by(self, symbols: list[int]) -> bool:
        if self.same:
            return (
                symbols[0] >= self.same or symbols[1] >= self.same or symbols[2] >= self.same or symbols[3] >= self.same
            )
        for face in range(FACE_COUNT):
            if symbols[face] < self.needs[face]:
                return False
        return True


class Box:
    """All the facts of one edition: the shipped data, or the data with a pack laid over it."""

    def __init__(
        self,
        opposed: list[int],
        life: list[int],
        special: list[int],
        creatures: list[Creature],
        spells: list[Spell],
        presets: list[list[int]],
        numbers: dict[str, int],
        rows: Json,
    ) -> None:
        self.opposed: Final = opposed
        self.life: Final = life
        self.special: Final = special
        self.creatures: Final = creatures  # kind k is creatures[k - FIRST_CREATURE]
        self.spells: Final = spells  # by card number, in alphabetical order
        self.presets: Final = presets  # by Hero: what stands on the eight fields
        self.rows: Final = rows  # the data as read, for the catalogue
        self.cards: Final = len(spells)
        self.kinds: Final = FIRST_CREATURE + len(creatures)
        self.card_of: Final = {spell.name: i for i, spell in enumerate(spells)}
        self.kind_of: Final = {c.name: FIRST_CREATURE + i for i, c in enumerate(creatures)}
        self.dice: Final = numbers["dice"]
        self.army_points: Final = numbers["army_points"]
        self.army_creatures: Final = numbers["army_creatures"]
        self.draw_needs: Final = numbers["draw_needs"]
        self.learn_lower_needs: Final = numbers["learn_lower_needs"]
        self.learn_upper_needs: Final = numbers["learn_upper_needs"]
        self.failed_stop_damage: Final = numbers["failed_stop_damage"]
        self.revive_needs: Final = numbers["revive_needs"]
        self.revive_life: Final = numbers["revive_life"]
        self.victory_points: Final = numbers["victory_points"]
        self.third_place_life: Final = numbers["third_place_life"]
        self.third_place_points: Final = numbers["third_place_points"]
        returning = [0, 0, 0, 0]  # the kind that comes back from beside the board, by Hero
        some = 0
        for i, c in enumerate(creatures):
            if c.ability == RETURN:
                some = FIRST_CREATURE + i
                returning[c.hero] = some
        for hero in range(ELEMENT_COUNT):
            if returning[hero] == 0:
                returning[hero] = some  # a position may lay any creature before any Hero
        self.returning: Final = returning

    def creature(self, kind: int) -> Creature:
        return self.creatures[kind - FIRST_CREATURE]
