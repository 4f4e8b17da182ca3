"""Monoliths: what lies under a banner, folding after a battle, where a Monolith can unfold. MA §10"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import FULL, NEAR, lowest
from arenarium.core.kernel import Event
from arenarium.games.monolith.box import BYTE, NIBBLE, face_of
from arenarium.games.monolith.menu import ALL_TURNS, HEXES, Menu, group
from arenarium.games.monolith.state import EMPTY, SLOTS, Arena, all_segments, banner_hex, clear, kind_on, occupied, put
from arenarium.games.monolith.verbs import UNFOLD

# A tile under a banner is one number; it has no rotation (MA R53).
AT_OWNER: Final = 8
AT_WOUNDS: Final = 11
AT_POISON: Final = 15
AT_TRENCH: Final = 19
ONE_OWNER: Final = 7  # the bits between two of them; a kind has all eight of a byte, markers four each


def stored(kind: int, owner: int, wounds: int, poison: int, trench: int) -> int:
    return kind | owner << AT_OWNER | wounds << AT_WOUNDS | poison << AT_POISON | trench << AT_TRENCH


def stored_kind(x: int) -> int:
    return x & BYTE


def stored_owner(x: int) -> int:
    return x >> AT_OWNER & ONE_OWNER


def stored_wounds(x: int) -> int:
    return x >> AT_WOUNDS & NIBBLE


def stored_poison(x: int) -> int:
    return x >> AT_POISON & NIBBLE


def stored_trench(x: int) -> int:
    return x >> AT_TRENCH & 1


def slots_of(s: Arena, seat: int) -> list[int]:
    """What lies under the two lower segments of a seat's monolith."""
    return s.under[SLOTS * seat : SLOTS * (seat + 1)]


def is_folded(s: Arena, seat: int) -> bool:
    return s.segment[seat] == 0


def fold(s: Arena, out: list[Event]) -> None:
    """After a battle every unfolded Monolith folds unless a lower tile is netted; what lies on it is out of play, with
    its markers. MA R51, R55, R68, R69"""
    netted: i64 = s.netted
    for seat in range(s.seats):
        lower: i64 = s.segment[seat]
        if not lower or banner_hex(s, seat) < 0:
            continue
        caught: i64 = lower & netted
        if caught:
            h = lowest(caught)
            out.append(Event("fold_blocked", (seat, kind_on(s, h), h, s.owner[h])))
            continue
        slot = SLOTS * seat
        while lower:
            h = lowest(lower)
            lower &= lower - 1
            s.under[slot] = EMPTY
            if s.tile[h] >= 0:  # equal: 0 is a banner, and banners lie on top
                s.under[slot] = stored(kind_on(s, h), s.owner[h], s.wounds[h], s.poison[h], s.trench >> h & 1)
                clear(s, h)
            slot += 1
        s.segment[seat] = 0
        out.append(Event("folded", (seat,)))


def add_unfoldings(s: Arena, seat: int, into: Menu) -> None:
    """UNFOLD actions: every pair of empty hexes that keeps the three segments together. MA §10"""
    b = banner_hex(s, seat)
    if b < 0:
        return
    open_: i64 = FULL & ~occupied(s) & ~all_segments(s)
    first: i64 = open_
    while first:
        h = lowest(first)
        first &= first - 1
        second: i64 = open_ & ~(1 << h)
        if NEAR[b] >> h & 1:
            second &= NEAR[b] | NEAR[h]
        else:
            second &= NEAR[b] & NEAR[h]
        if second:
            into.add(group(UNFOLD, h, 0, HEXES, second, ALL_TURNS))


def bring_out(s: Arena, seat: int, slot: int, h: int, rotation: int) -> None:
    """A segment appears on a hex with what lies on it; a Demon does not transform (R56). The caller recomputes when
    both are there."""
    s.segment[seat] |= 1 << h
    x = s.under[SLOTS * seat + slot]
    s.under[SLOTS * seat + slot] = EMPTY
    if x == EMPTY:
        return
    put(s, h, face_of(stored_kind(x), rotation), stored_owner(x))
    if stored_wounds(x):
        s.wounds[h] = stored_wounds(x)
        s.hurt |= 1 << h
    if stored_poison(x):
        s.poison[h] = stored_poison(x)
        s.poisoned |= 1 << h
    if stored_trench(x):
        s.trench |= 1 << h
