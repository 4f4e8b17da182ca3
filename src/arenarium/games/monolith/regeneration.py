"""Runes of Regeneration: which of them may answer for which blow. MA §7"""

from __future__ import annotations

from mypy_extensions import i64

from arenarium.core.hexes import CELLS, FULL, lowest
from arenarium.core.kernel import Action
from arenarium.games.monolith.attacks import (
    BY_MORLOCK,
    how_of,
    is_venomous,
    pair,
    poisoner,
    source_of,
    strength_of,
    victim_of,
)
from arenarium.games.monolith.state import Arena, bonuses, link_hexes, points, seats_in_order
from arenarium.games.monolith.verbs import SPEND

Ending = tuple[int, tuple[int, ...], tuple[int, ...]]  # who leaves, wounds by hex, claims to poison markers
Known = dict[tuple[tuple[int, ...], int], frozenset[Ending]]  # by blows and spent runes


def destroyed(s: Arena, blows: tuple[int, ...], among: int) -> int:
    """Which of these tiles the blows would eliminate as they stand. MA §7 case 4, R16"""
    gone: i64 = 0
    total: list[int] = []
    for b in blows:
        v = victim_of(b)
        if among >> v & 1:
            if how_of(b) == BY_MORLOCK:
                gone |= 1 << v
            else:
                if not total:
                    total = [0] * CELLS
                total[v] = total[v] + strength_of(b)
    if total:
        sums = bonuses(s)
        m: i64 = among & ~gone
        while m:
            h = lowest(m)
            m &= m - 1
            left: i64 = s.wounds[h] + total[h] - (s.trench >> h & 1)
            if total[h] and left >= points(s, h, sums[h]):
                gone |= 1 << h
    return gone


def choices(s: Arena, blows: tuple[int, ...], spent: int, doomed: int) -> list[Action]:
    """What the next seat has to decide. One answer alone if all lead to the same board, or if it leaves all
    the others open. MA §7, R87"""
    options = absorptions(s, blows, spent, doomed)
    if len(options) < 2:
        return options
    _, first, _, _ = options[0]  # equal: all of them are one seat's
    seat = s.owner[first]
    own: i64 = s.sides[s.side[seat]]
    at_own = tuple([b for b in blows if own >> victim_of(b) & 1])
    known: Known = {}
    ends = [endings(s, absorbed(at_own, source, v), spent | 1 << rune, doomed, known) for _, rune, source, v in options]
    reachable: frozenset[Ending] = frozenset().union(*ends)
    healers: i64 = s.healers & own & ~s.mine[seat]
    if len(reachable) == 1 or not healers:  # an ally's rune may have to follow what is decided first
        for option, found in zip(options, ends):
            if found == reachable:
                return [option]
    return options


def absorbed(blows: tuple[int, ...], source: int, victim: int) -> tuple[int, ...]:
    """The blows without those of one source on one tile."""
    return tuple([b for b in blows if source_of(b) != source or victim_of(b) != victim])


def endings(s: Arena, blows: tuple[int, ...], spent: int, doomed: int, known: Known) -> frozenset[Ending]:
    """Every board that further answers can lead to."""
    key = (blows, spent)
    if key not in known:
        options = absorptions(s, blows, spent, doomed)
        found: set[Ending] = set()
        for _, rune, source, v in options:
            found |= endings(s, absorbed(blows, source, v), spent | 1 << rune, doomed, known)
        known[key] = frozenset(found) if options else frozenset([ending(s, blows, spent, doomed)])
    return known[key]


def ending(s: Arena, blows: tuple[int, ...], spent: int, doomed: int) -> Ending:
    """What matters of blows that land: who leaves, wounds of the others, and claims to poison markers."""
    wounds = [0] * CELLS
    for b in blows:
        v = victim_of(b)
        wounds[v] = wounds[v] + strength_of(b)
    gone: i64 = doomed | destroyed(s, blows, FULL & ~s.banners) | _fallen(s, wounds)
    claims: list[int] = []
    for b in blows:
        v = victim_of(b)
        if gone >> v & 1:
            wounds[v] = 0
        elif is_venomous(b):
            claims.append(pair(poisoner(s, source_of(b)), v))
    claims.sort()
    return (gone | spent, tuple(wounds), tuple(claims))


def _fallen(s: Arena, wounds: list[int]) -> int:
    """The banners that these wounds bring to 0. MA R58"""
    fallen: i64 = 0
    for side in range(2):
        banners: i64 = s.banners & s.sides[side]
        lost: i64 = 0
        m = banners
        while m:
            h = lowest(m)
            m &= m - 1
            if wounds[h]:
                lost += wounds[h] - (s.trench >> h & 1)
        if lost >= s.hp[side]:
            fallen |= banners
    return fallen


def absorptions(s: Arena, blows: tuple[int, ...], spent: int, doomed: int) -> list[Action]:
    """What the next seat may let a rune of regeneration do: (SPEND, rune, source, victim). MA §7, R16, R17, R18, R63"""
    able: i64 = s.healers & ~s.netted & ~spent & ~doomed
    if not able:
        return []
    able &= ~destroyed(s, blows, able)
    if not able:
        return []
    # By rune: the own tiles it is connected to.
    covers = [0] * CELLS  # equal: entries are read of able runes alone, and set for them below
    covered: i64 = 0
    m: i64 = able
    while m:
        h = lowest(m)
        m &= m - 1
        covers[h] = link_hexes(s, h) & s.sides[s.side[s.owner[h]]]
        covered |= covers[h]
    found: list[Action] = []
    for b in blows:
        v = victim_of(b)
        if covered >> v & 1:
            m = payers(covers, able & ~(1 << v), v)
            while m:
                h = lowest(m)
                m &= m - 1
                option = (SPEND, h, source_of(b), v)
                if option not in found:
                    found.append(option)
    if len(found) > 1:
        for seat in seats_in_order(s):  # of two allies' runes that of the first in order is spent (R6, R86)
            own = [(verb, rune, source, v) for verb, rune, source, v in found if s.owner[rune] == seat]
            if own:
                own.sort()
                return own
    return found


def payers(covers: list[int], able: int, victim: int) -> int:
    """The runes one of which pays for the victim: the ends of the chains of runes that guard runes. MA R18"""
    ends: i64 = 0
    m: i64 = _beyond(covers, able, victim)
    while m:
        h = lowest(m)
        m &= m - 1
        is_end = True
        rest: i64 = _beyond(covers, able, h)
        while rest:
            n = lowest(rest)
            rest &= rest - 1
            if not _beyond(covers, able, n) >> h & 1:
                is_end = False
                break
        if is_end:
            ends |= 1 << h
    return ends


def _guards(covers: list[int], able: int, h: int) -> int:
    found = 0
    m: i64 = able & ~(1 << h)
    while m:
        n = lowest(m)
        m &= m - 1
        if covers[n] >> h & 1:
            found |= 1 << n
    return found


def _beyond(covers: list[int], able: int, h: int) -> int:
    """All runes to which the chain of guards of a tile leads."""
    found = 0
    fresh: i64 = _guards(covers, able, h)
    while fresh:
        found |= fresh
        m: i64 = fresh
        fresh = 0
        while m:
            n = lowest(m)
            m &= m - 1
            fresh |= _guards(covers, able, n)
        fresh &= ~found
    return found
