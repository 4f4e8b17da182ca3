"""Flares: when a player who is behind may invoke one. TK §6"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action
from arenarium.games.tashkalar.box import FLARES
from arenarium.games.tashkalar.pieces import total, upgraded
from arenarium.games.tashkalar.state import CARD_KINDS, FLARE, MELEE, Bout
from arenarium.games.tashkalar.verbs import FLARE_UP

UPPER_MET: Final = 1
LOWER_MET: Final = 2


def flare_parts(s: Bout, seat: int, flare: int, foe: int) -> int:
    """Which halves of a flare are met against a colour. TK §6"""
    f = s.box.flares[flare]
    mine = s.colour_of(seat)
    met = 0
    if upgraded(s, foe) - upgraded(s, mine) >= f.upper:
        met |= UPPER_MET
    if total(s, foe) - total(s, mine) >= f.lower:
        met |= LOWER_MET
    return met


def playable_flares(s: Bout, seat: int) -> list[Action]:
    """TK §6, R52: an opponent may be compared with only if a criterion is met against them."""
    found: list[Action] = []
    mask = s.hands[seat * CARD_KINDS + FLARE]
    mine = s.colour_of(seat)
    while mask:
        bit = mask & -mask
        mask ^= bit
        i = bit.bit_length() - 1
        for foe in range(s.colours):
            if foe != mine and flare_parts(s, seat, i, foe):
                found.append((FLARE_UP, FLARES + i, foe + 1 if s.mode == MELEE else 0, 0))
    return found
