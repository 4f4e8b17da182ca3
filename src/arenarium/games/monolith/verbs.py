"""What a seat can do: each verb with its operands."""

from __future__ import annotations

from typing import Final

DRAW: Final = 0  # kind
HIDE: Final = 1  # kind, 0, kind
PLACE: Final = 2  # kind, hex, rotation
DISCARD: Final = 3  # kind
REDRAW: Final = 4
BATTLE: Final = 5
CHARGE: Final = 6  # 0 or 1 + hex of the rune, from, (to * 6 + rotation) * 19 + target
MOVE: Final = 7  # 0, from, to * 6 + rotation
FALSE: Final = 8  # 0, from, to * 6 + rotation
TURN: Final = 9  # 0, hex, rotation
PUSH: Final = 10  # pusher, pushed
RETREAT: Final = 11  # from, to
BOMB: Final = 12  # three hexes, the smallest first
ENTRENCH: Final = 13  # 0, hex
NET: Final = 14  # 0, hex
SHOOT: Final = 15  # 0, hex
MANEUVER: Final = 16  # 0 or 1 + hex of the granter, from, to * 6 + rotation
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
