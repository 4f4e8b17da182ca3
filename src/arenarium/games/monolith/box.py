"""What is printed on the tiles, as flat tables that the rules read.

A kind is a number over all factions of the box. A face is a kind in one of its six rotations, so that every
table by face is already turned: direction 0 is up, then clockwise. MA §6, §7
"""

from __future__ import annotations

from typing import Final, get_args

from mypy_extensions import i64

from arenarium.core.hexes import DIRECTIONS
from arenarium.games.monolith.wire import Role

BANNER: Final = 0
CHAMPION: Final = 1  # equal: no rule asks for it, bots do
RUNE: Final = 2
ORDER: Final = 3
ROLES: Final[tuple[Role, ...]] = get_args(Role)

# Features printed on a tile, as bits.
HAS_MANEUVER: Final = 1
HAS_TELEPORT: Final = 2
ROTATION: Final = 4
CAVALRY: Final = 8
VENOM: Final = 16
TRANSFORMATION: Final = 32
ASSASSIN: Final = 64
FEATURES: Final = {  # by the names that data files use; the Assassin's is read from its effect
    "maneuver": HAS_MANEUVER,
    "teleport": HAS_TELEPORT,
    "rotation": ROTATION,
    "cavalry": CAVALRY,
    "venom": VENOM,
    "transformation": TRANSFORMATION,
}

# What a rune gives to the tiles it is connected to, or a banner to those beside it.
NOTHING: Final = 0
MELEE: Final = 1
RANGED: Final = 2
STRENGTH: Final = 3
INITIATIVE: Final = 4
TOUGHNESS: Final = 5
GRANT_VENOM: Final = 6
DOUBLE: Final = 7
PENETRATION: Final = 8
DISARM: Final = 9
GRANT_MANEUVER: Final = 10
GRANT_TELEPORT: Final = 11
REGENERATION: Final = 12
CHARGE_RUNE: Final = 13
GIFTS: Final = (
    "",
    "melee",
    "ranged",
    "strength",
    "initiative",
    "toughness",
    "venom",
    "double_attack",
    "penetration",
    "disarm",
    "maneuver",
    "teleport",
    "regeneration",
    "charge",
)
AURAS: Final = tuple(gift for gift in GIFTS if gift not in ("", "regeneration", "charge"))  # a banner is not used up

# Orders.
BATTLE_ORDER: Final = 1
BATTLE_CHARGE_ORDER: Final = 2
MOVE_ORDER: Final = 3
PUSH_ORDER: Final = 4
BOMB_ORDER: Final = 5
ENTRENCH_ORDER: Final = 6
TURN_ORDER: Final = 7
FALSE_ORDER: Final = 8
NET_ORDER: Final = 9
SHOT_ORDER: Final = 10
ORDERS: Final = ("", "battle", "battle_charge", "move", "push", "bomb", "entrench", "turn", "false", "net", "shot")

# Bonuses of one tile are added up in one number, a few bits for each.
AT_MELEE: Final = 0
AT_RANGED: Final = 8
AT_INITIATIVE: Final = 16
AT_DOUBLE: Final = 24
AT_PENETRATION: Final = 28
AT_VENOM: Final = 32
AT_TOUGHNESS: Final = 36
AT_DISARMED: Final = 40
BYTE: Final = 255
NIBBLE: Final = 15

# Which of the board's sets a tile belongs to, as bits.
GIVES: Final = 1  # bonuses
GRANTS: Final = 2  # maneuver or teleport
HEALS: Final = 4  # regeneration
NETS: Final = 8
STRIKES_FIRST: Final = 16  # the Morlock
AIMS: Final = 32  # the Assassin
ACTS: Final = 64  # printed movement, or a Rune of Charge: something to do in the play phase


MOST_KINDS: Final = 256  # of all factions: a kind fits in eight bits
TRAY: Final = 3  # bits for the count of one kind in a packed hand, bag or pile
TRAY_MASK: Final = 7
KINDS_IN_A_FACTION: Final = 20  # at most, for there is no room for more counts
EVERY_OTHER: Final = 0o07070707070707070707  # the counts of every second kind
PAIR: Final = 1 << 2 * TRAY  # what two counts side by side come to at most, and one


class Box:
    """One set of tiles, shared by every state that was started from it."""

    def __init__(self) -> None:
        # By kind.
        self.ids: list[str] = []
        self.words: list[str] = []  # the locale key of its name, as events tell it
        self.codes: list[str] = []
        self.faction: list[int] = []
        self.local: list[int] = []  # place among the kinds of its faction
        self.unit: list[int] = []  # one of it in a packed hand, bag or pile
        self.role: list[int] = []
        self.count: list[int] = []
        self.slots: list[int] = []  # bit v: an initiative icon with v
        self.toughness: list[int] = []
        self.features: list[int] = []
        self.gift: list[int] = []
        self.amount: list[int] = []
        self.bonus: list[int] = []  # what it adds to the number of bonuses of a tile
        self.order: list[int] = []
        self.sets: list[int] = []
        # By face: masks of directions.
        self.melee_dirs: list[int] = []
        self.ranged_dirs: list[int] = []
        self.armour_dirs: list[int] = []
        self.net_dirs: list[int] = []
        self.bolt_dirs: list[int] = []
        self.link_dirs: list[int] = []  # all six for a banner's aura
        # By side_of(face, direction): strengths.
        self.melee: list[int] = []
        self.ranged: list[int] = []
        # By faction.
        self.factions: list[str] = []
        self.prefixes: list[str] = []
        self.colours: list[str] = []
        self.first: list[int] = []  # its first kind; the banner
        self.kinds: list[int] = []  # how many
        self.stack: list[int] = []  # all its tiles but the banner, packed
        self.order_kind: list[int] = []  # faction * len(ORDERS) + order: the kind, or -1
        # The rest.
        self.hit_points = 20
        self.poison_markers = 5
        self.penetration = 1
        self.bombs: list[int] = []  # masks
        self.kept: dict[tuple[int, ...], bytes] = {}  # parts of views as JSON, by all they depend on

    def kind_named(self, faction: int, code: str) -> int:
        """The kind with that code or name in a faction, or with that id anywhere; -1 if there is none."""
        own = range(self.first[faction], self.first[faction] + self.kinds[faction])
        for k in own:
            if self.codes[k] == code:
                return k
        names = [self.prefixes[faction] + part + code for part in ("_", "_rune_", "_order_")]
        for k in own:
            if self.ids[k] in names:
                return k
        for k in range(len(self.ids)):
            if self.ids[k] == code or code == self.prefixes[self.faction[k]] + "_" + self.codes[k]:
                return k
        return -1


def face_of(kind: i64, rotation: i64) -> i64:
    return kind * DIRECTIONS + rotation


def kind_of(face: i64) -> i64:
    return face // DIRECTIONS


def rotation_of(face: i64) -> i64:
    return face % DIRECTIONS


def side_of(face: i64, direction: i64) -> i64:
    """The place in `Box.melee` and `Box.ranged` of what a face has in a direction."""
    return face * DIRECTIONS + direction


def tray_count(tray: int, local: int) -> int:
    return (tray >> (TRAY * local)) & TRAY_MASK


def tray_size(tray: i64) -> i64:
    """All counts added up: they are digits, and a number is its digits' sum modulo the base less one."""
    pairs: i64 = (tray & EVERY_OTHER) + (tray >> TRAY & EVERY_OTHER)
    return pairs % (PAIR - 1)
