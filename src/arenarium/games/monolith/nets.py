"""Who is netted, and who fades: worked out anew after every change of the board.

What lives on a borrowed point of toughness only is eliminated as soon as the point is gone. MA R22, R29
"""

from __future__ import annotations

from mypy_extensions import i64

from arenarium.core.hexes import CELLS, DIRECTION_SETS, REACH, lowest
from arenarium.core.kernel import Event
from arenarium.games.monolith.state import Arena, bonuses, kind_on, points, remove


def net_hexes(s: Arena, h: i64) -> i64:
    """Where the nets of the tile on a hex point."""
    return REACH[h * DIRECTION_SETS + s.box.net_dirs[s.tile[h]]]


def recompute(s: Arena, out: list[Event]) -> None:
    """After a change of the board: nets, then what was alive only through a borrowed point. That is no attack, so no
    rune of Regeneration answers it. MA R20, R22, R29"""
    cast_nets(s)
    while s.hurt and lives_on_loan(s):
        gone: i64 = 0
        sums = bonuses(s)
        m: i64 = s.hurt & ~s.banners
        while m:
            h = lowest(m)
            m &= m - 1
            if s.wounds[h] >= points(s, h, sums[h]) + (s.trench >> h & 1):  # R26: the marker is a point too
                gone |= 1 << h
        if not gone:
            return
        while gone:
            h = lowest(gone)
            gone &= gone - 1
            out.append(Event("faded", (kind_on(s, h), s.owner[h], h)))
            remove(s, h)
        cast_nets(s)


def lives_on_loan(s: Arena) -> bool:
    """Whether any wounded tile needs more than its own points: only then is a lost aura of interest."""
    m: i64 = s.hurt & ~s.banners
    while m:
        h = lowest(m)
        m &= m - 1
        if s.wounds[h] >= points(s, h, 0) + (s.trench >> h & 1):
            return True
    return False  # equal: with the sums nothing fades either


def cast_nets(s: Arena) -> None:
    """Who is netted now. MA R21: free netters net; the netted do not, those under a Net order first of all (R23);
    closed loops cancel inside."""
    s.has_sums = False
    netted: i64 = s.net_markers
    if s.netters:
        aims = [0] * CELLS
        asking: i64 = 0
        m: i64 = s.netters & ~netted
        while m:
            h = lowest(m)
            m &= m - 1
            aim: i64 = net_hexes(s, h) & s.sides[1 - s.side[s.owner[h]]]
            if aim:
                aims[h] = aim
                asking |= 1 << h
        while asking:
            aimed: i64 = 0
            m = asking
            while m:
                h = lowest(m)
                m &= m - 1
                aimed |= aims[h]
            at_large: i64 = asking & ~aimed
            if at_large:
                m = at_large
                while m:
                    h = lowest(m)
                    m &= m - 1
                    netted |= aims[h]
            else:
                at_large = _closed_loop(aims, asking)
                m = at_large
                while m:
                    h = lowest(m)
                    m &= m - 1
                    netted |= aims[h] & ~at_large
            asking &= ~(at_large | netted)
    s.netted = netted


def _closed_loop(aims: list[int], asking: int) -> int:
    """Netters that net one another in a ring and that no other netter aims at. One always exists here."""
    m: i64 = asking
    while m:
        h = lowest(m)
        m &= m - 1
        upstream: i64 = _aimers(aims, asking, 1 << h)
        loop: i64 = upstream  # all that reach h; a source loop if each of them is reached by the same ones
        rest: i64 = upstream
        closed = True
        while rest:
            n = lowest(rest)
            rest &= rest - 1
            if _aimers(aims, asking, 1 << n) != upstream:
                closed = False
                break
        if closed and loop >> h & 1:
            return loop
    raise AssertionError("nets that are all aimed at contain a ring")


def _aimers(aims: list[int], asking: int, goal: int) -> int:
    """All netters from which a chain of nets leads to the goal."""
    found = 0
    wanted: i64 = goal
    grown = True
    while grown:
        grown = False
        m: i64 = asking & ~found
        while m:
            h = lowest(m)
            m &= m - 1
            if aims[h] & wanted:
                found |= 1 << h
                wanted |= 1 << h
                grown = True
    return found
