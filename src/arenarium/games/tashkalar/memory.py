"""What an effect remembers while it is carried out. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.games.tashkalar.state import Bout

# Which part of a card is being resolved.
EFFECT_PART: Final = 0
UPPER_PART: Final = 1
LOWER_PART: Final = 2
FROZEN_PART: Final = 3
WARP_PART: Final = 4


def begin(s: Bout, card: int, part: int) -> None:
    """Nothing is remembered of an earlier effect."""
    s.card = card
    s.part = part
    s.spawn = -1
    s.orient = 0
    s.here = -1
    s.it = -1
    s.spot = -1
    s.done = 0
    s.hit = 0
    s.took = 0
    s.equals = 0
    s.heading = 0
    s.kills = 0
    s.memo = 0
    s.trampled = 0
    s.fate = 0
    s.used = ()
    s.group = ()
    s.spots = ()
