"""Actions: the verbs, with their operands by name."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action
from arenarium.games.herosi.box import BESIDE, BOARD, PLAYER

# Verbs. Operands in brackets; "own" fields are 0-7, others seat * BOARD + field, see notation.py.
PASS: Final = 0
HERO_PICK: Final = 1  # [element]
TAKE: Final = 2  # [slot]
PLACE: Final = 3  # [kind, own field]
CLEAR: Final = 4
READY: Final = 5
ROLL: Final = 6  # [mask of dice]
LAND: Final = 7
STOP: Final = 8
KEEP: Final = 9
GO: Final = 10
ACT: Final = 11
CAST: Final = 12  # [card]
DRAW: Final = 13  # [cards]
LEARN: Final = 14  # [slot]
DISPEL: Final = 15  # [card, target]
AT: Final = 16  # [target]
PAIR: Final = 17  # [card, card]
DISCARD: Final = 18  # [card]
TO: Final = 19  # [own field]
HEAL: Final = 20  # [own field]
ATTACK: Final = 21  # [own field, field]
USE: Final = 22  # [own field, target, the Golem's target + 1]
MOVE: Final = 23  # [own field, own field]
RETURN_TO: Final = 24  # [own field]
DONE: Final = 25
GIVE: Final = 26  # [die]
FIRST: Final = 27  # chance: [seat]
LAY: Final = 28  # chance: [card]
DREW: Final = 29  # chance: [card]
FACE: Final = 30  # chance: [face]
LEAVE: Final = 31  # [own field]

# Verbs that need no operand, as whole actions.
PASSING: Final[Action] = (PASS, 0, 0, 0)
CLEARING: Final[Action] = (CLEAR, 0, 0, 0)
READYING: Final[Action] = (READY, 0, 0, 0)
LANDING: Final[Action] = (LAND, 0, 0, 0)
STOPPING: Final[Action] = (STOP, 0, 0, 0)
KEEPING: Final[Action] = (KEEP, 0, 0, 0)
GOING: Final[Action] = (GO, 0, 0, 0)
ACTING: Final[Action] = (ACT, 0, 0, 0)
FINISHED: Final[Action] = (DONE, 0, 0, 0)

# A target is a field, PLAYER + seat, BESIDE, an own field (OWN + field), or a spell in play (from SPELL on).
OWN: Final = 48  # equal: between BESIDE and SPELL
SPELL: Final = 64
BEARERS: Final = 64  # places for what bears a spell: fields and players


def target_is_player(target: int) -> bool:
    return PLAYER <= target < BESIDE


def target_seat(target: int) -> int:
    """The seat a field or player belongs to."""
    return target - PLAYER if target >= PLAYER else target // BOARD


def spell_target(card: int, bearer: int) -> int:
    """A lasting spell in play, as a target."""
    return SPELL + card * BEARERS + bearer


def spell_of(target: int) -> tuple[int, int]:
    """Its card and its bearer."""
    return (target - SPELL) // BEARERS, (target - SPELL) % BEARERS
