"""Actions: a verb and what it is about, in the order in which options are listed."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action
from arenarium.games.warcraft.box import PIECE_TYPES

PASS: Final = 0
DONE: Final = 1
PLAY: Final = 2  # card, operands
GIVE: Final = 3  # owner
AMOUNT: Final = 4  # gold, wood
FIGHT: Final = 5  # area, leader of the enemy side
INVITE: Final = 6  # owner
JOIN: Final = 7
RAISE: Final = 8
LOSE: Final = 9  # kind (see `kind_of` and `POLYMORPHED_BIT`), area
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
OBJECT: Final = 22  # equal: a name
DEAL: Final = 30  # race
FIRST: Final = 31  # seat
DRAW: Final = 32  # card
ROLL: Final = 33  # face

NOTHING: Final[Action] = (PASS, 0, 0, 0)


POLYMORPHED_BIT: Final = 128  # on a kind: the polymorphed one, where others of the kind beside it are not (A62)


def kind_of(owner: int, t: int) -> int:
    """An owner's units of one type as one operand."""
    return owner * PIECE_TYPES + t


def owner_and_type(kind: int) -> tuple[int, int]:
    """Whose and of which type, polymorphed or not."""
    return kind % POLYMORPHED_BIT // PIECE_TYPES, kind % PIECE_TYPES


def is_polymorphed(kind: int) -> bool:
    return kind >= POLYMORPHED_BIT
