"""What a seat can do: each verb with its three operands.

A spot is a hex and a rotation in one operand. Where a rune or banner may grant a movement, the operand is
PRINTED or stands for the granter's hex.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import CELLS, DIRECTIONS

DRAW: Final = 0  # kind
HIDE: Final = 1  # kind, 0, kind
PLACE: Final = 2  # kind, hex, rotation
DISCARD: Final = 3  # kind
REDRAW: Final = 4
BATTLE: Final = 5
CHARGE: Final = 6  # PRINTED or the rune, from, a charge
MOVE: Final = 7  # 0, from, spot
FALSE: Final = 8  # 0, from, spot
TURN: Final = 9  # 0, hex, rotation
PUSH: Final = 10  # pusher, pushed
RETREAT: Final = 11  # from, to
BOMB: Final = 12  # three hexes, the smallest first
ENTRENCH: Final = 13  # 0, hex
NET: Final = 14  # 0, hex
SHOOT: Final = 15  # 0, hex
MANEUVER: Final = 16  # PRINTED or the granter, from, spot
TELEPORT: Final = 17  # the same
ROTATE: Final = 18  # 0, hex, rotation
UNFOLD: Final = 19  # hex of the first segment, of the second
FACE: Final = 20  # 0, hex, rotation
STRIKE: Final = 21  # assassin, target
SPEND: Final = 22  # rune, source, victim
POISON: Final = 23  # 0, hex
DONE: Final = 24

VERBS: Final = (
    "draw",
    "hide",
    "place",
    "discard",
    "redraw",
    "battle",
    "charge",
    "move",
    "false",
    "turn",
    "push",
    "retreat",
    "bomb",
    "entrench",
    "net",
    "shoot",
    "maneuver",
    "teleport",
    "rotate",
    "unfold",
    "face",
    "strike",
    "spend",
    "poison",
    "done",
)

PRINTED: Final = 0  # the movement is printed on the tile; of a charge: the order's


def granted_by(granter: i64) -> i64:
    return 1 + granter


def granter_of(operand: i64) -> i64:
    """The hex of the rune or banner; -1 where it is PRINTED."""
    return operand - 1


def spot(to: i64, rotation: i64) -> i64:
    return to * DIRECTIONS + rotation


def spot_hex(spot: i64) -> i64:
    return spot // DIRECTIONS


def spot_rotation(spot: i64) -> i64:
    return spot % DIRECTIONS


def charge_at(spot: i64, target: i64) -> i64:
    """Where the charging tile comes to lie, and whom it attacks."""
    return spot * CELLS + target


def charge_spot(charge: i64) -> i64:
    return charge // CELLS


def charge_target(charge: i64) -> i64:
    return charge % CELLS
