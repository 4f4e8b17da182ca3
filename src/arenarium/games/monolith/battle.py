"""Battle: the start, then initiative segments, all blows of one at once, then the end. MA §5"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import CELLS, lowest
from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.monolith.attacks import (
    BY_MORLOCK,
    BY_POISON,
    DISARMED,
    FROM_POISON,
    NETTED,
    blow,
    held,
    highest_initiative,
    pair,
    slot_due,
    strike,
    who_of,
)
from arenarium.games.monolith.box import AT_DISARMED, NIBBLE
from arenarium.games.monolith.menu import ALL_TURNS, HEXES, ask_for, group
from arenarium.games.monolith.monoliths import fold
from arenarium.games.monolith.nets import recompute
from arenarium.games.monolith.state import Arena, bolt_hexes, bonuses, kind_on, seats_in_order
from arenarium.games.monolith.verbs import STRIKE
from arenarium.games.monolith.wounds import Wounds

# Moments of a battle beside the initiatives.
START: Final = 99  # the step before the first segment
TOP: Final = 98  # the highest initiative is yet to be found
OUTSIDE: Final = 97  # wounds outside a battle

# Why it began: wire.Cause.
BY_ORDER_TILE: Final = 0
BY_FULL_BOARD: Final = 1
THE_LAST: Final = 2
CAUSES: Final = 3


class Battle(Frame[Arena]):
    """Count the initiative down; each number is one Segment. MA §5"""

    def __init__(self, initiative: int, cause: int) -> None:
        self.initiative: Final = initiative
        self.cause: Final = cause

    def pack(self) -> list[object]:
        return ["battle", self.initiative, self.cause]

    def run(self, s: Arena, out: list[Event]) -> bool:
        i = self.initiative
        if i == START:
            if not s.quiet:
                out.append(Event("battle_began", (self.cause,)))
            s.become(MOMENTS[self.cause][TOP])
            _begin(s, out)
            return False
        if i == TOP:
            i = highest_initiative(s)
        if i < 0:
            s.pop()
            _end(s, out)
            return False
        s.become(MOMENTS[self.cause][i])
        if s.assassins:
            s.push(Segment(i, ()))
        else:
            _open_segment(s, i, (), out)
        return False


class Segment(Frame[Arena]):
    """Assassins of this initiative choose their victims, then everyone strikes at once. MA §6, R6, R7"""

    def __init__(self, initiative: int, aims: tuple[int, ...]) -> None:
        self.initiative: Final = initiative
        self.aims: Final = aims  # each a pair of an Assassin and its victim

    def pack(self) -> list[object]:
        return ["segment", self.initiative, self.aims]

    def run(self, s: Arena, out: list[Event]) -> bool:
        h = self.next_assassin(s)
        if h < 0:
            s.pop()
            _open_segment(s, self.initiative, self.aims, out)
            return False
        targets: i64 = s.sides[1 - s.side[s.owner[h]]]
        if targets & (targets - 1):
            return True
        s.become(Segment(self.initiative, self.aims + (pair(h, lowest(targets)),)))
        return False

    def next_assassin(self, s: Arena) -> int:
        """Who strikes now and has not chosen yet, in the order of R6; -1 if nobody. Netted or disarmed: R8."""
        chosen = 0
        for aim in self.aims:
            chosen |= 1 << who_of(aim)
        sums = bonuses(s)
        for seat in seats_in_order(s):
            m: i64 = s.assassins & s.mine[seat] & ~s.netted & ~chosen
            while m:
                h = lowest(m)
                m &= m - 1
                if (
                    s.sides[1 - s.side[seat]]
                    and not sums[h] >> AT_DISARMED & NIBBLE
                    and slot_due(s, h, self.initiative, sums[h])
                ):
                    return h
        return -1

    def ask(self, s: Arena) -> list[Decision]:
        h = self.next_assassin(s)
        targets: i64 = s.sides[1 - s.side[s.owner[h]]]
        return ask_for(s.owner[h], "assassin_target", group(STRIKE, h, 0, HEXES, targets, ALL_TURNS))

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        _, assassin, victim, _ = action
        s.become(Segment(self.initiative, self.aims + (pair(assassin, victim),)))


def _open_segment(s: Arena, i: int, aims: tuple[int, ...], out: list[Event]) -> None:
    blows: list[int] = []
    strike(s, i, aims, blows, out)
    if blows:
        s.push(Wounds(i, tuple(blows), 0, 0))


def _begin(s: Arena, out: list[Event]) -> None:
    """The start of the battle: poison, which stays (R31), and Morlocks, all at once. MA §5, §6, R64"""
    if not s.poisoned and not s.morlocks:
        return
    blows: list[int] = []
    m: i64 = s.poisoned
    while m:
        h = lowest(m)
        m &= m - 1
        if not s.quiet:
            out.append(Event("poison_works", (kind_on(s, h), h, s.poison[h], s.owner[h])))
        blows.append(blow(FROM_POISON, h, s.poison[h], BY_POISON, 0))
    doomed: i64 = 0
    m = s.morlocks
    if m:
        sums = bonuses(s)
        while m:
            h = lowest(m)
            m &= m - 1
            target: i64 = bolt_hexes(s, h) & s.sides[1 - s.side[s.owner[h]]]
            if not target:
                continue
            if s.netted >> h & 1:
                if not s.quiet:
                    out.append(held(s, h, NETTED))
                continue
            if sums[h] >> AT_DISARMED & NIBBLE:
                if not s.quiet:
                    out.append(held(s, h, DISARMED))
                continue
            doomed |= 1 << h
            while target:
                n = lowest(target)
                target &= target - 1
                if not s.quiet:
                    out.append(Event("morlock", (kind_on(s, h), h, kind_on(s, n), n, s.owner[h], s.owner[n])))
                if not s.banners >> n & 1:
                    blows.append(blow(h, n, 0, BY_MORLOCK, 0))
    if blows or doomed:
        s.push(Wounds(START, tuple(blows), 0, doomed))


def _end(s: Arena, out: list[Event]) -> None:
    """Net orders end, Monoliths fold; whoever is below on the stack looks at the hit points. MA §5.4, R50"""
    s.slots = [0] * CELLS
    m: i64 = s.net_markers
    while m:
        h = lowest(m)
        m &= m - 1
        if not s.quiet:
            out.append(Event("net_lifted", (kind_on(s, h), h, s.owner[h])))
    if s.net_markers:
        s.net_markers = 0
        recompute(s, out)  # R85: a netter set free may take an aura away
    if s.monoliths:
        fold(s, out)
        recompute(s, out)
    if not s.quiet:
        out.append(Event("battle_ended", (s.hp[0], s.hp[1])))


def start_battle(s: Arena, cause: int) -> None:
    s.push(Battle(START, cause))


# Frames are frozen, so one of each serves everybody: by cause, then by initiative plus one.
MOMENTS: Final = [[Battle(i - 1, cause) for i in range(TOP)] + [Battle(TOP, cause)] for cause in range(CAUSES)]
