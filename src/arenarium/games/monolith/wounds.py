"""Blows that land: runes that answer first, then wounds, poison, and what leaves the board. MA §5-§7

Until a segment ends nobody leaves the board, so whatever is worked out from the board stays the same while
players are asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import CELLS, lowest
from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.monolith.attacks import (
    BY_MORLOCK,
    how_of,
    is_venomous,
    pair,
    poisoner,
    source_of,
    strength_of,
    victim_of,
    who_of,
    whom_of,
)
from arenarium.games.monolith.menu import ALL_TURNS, HEXES, ask_for, group
from arenarium.games.monolith.nets import recompute
from arenarium.games.monolith.regeneration import absorbed, choices
from arenarium.games.monolith.state import Arena, bonuses, kind_on, points, remove, seats_in_order
from arenarium.games.monolith.verbs import POISON


class Wounds(Frame[Arena]):
    """Blows that have not landed yet, and the Regeneration runes already spent on them. MA §5, §7"""

    def __init__(self, segment: int, blows: tuple[int, ...], spent: int, doomed: int) -> None:
        self.segment: Final = segment
        self.blows: Final = blows
        self.spent: Final = spent  # runes that leave when this is over
        self.doomed: Final = doomed  # Morlocks that have struck

    def pack(self) -> list[object]:
        return ["wounds", self.segment, self.blows, self.spent, self.doomed]

    def run(self, s: Arena, out: list[Event]) -> bool:
        if s.healers:
            options = choices(s, self.blows, self.spent, self.doomed)
            if len(options) > 1:
                return True
            if options:  # all of it lies open on the board: no need to ask
                self.absorb(s, options[0], out)
                return False
        s.pop()
        land(s, self.segment, self.blows, self.spent, self.doomed, out)
        return False

    def ask(self, s: Arena) -> list[Decision]:
        options = choices(s, self.blows, self.spent, self.doomed)
        _, rune, _, _ = options[0]  # equal: all these runes have one owner
        return [Decision(s.owner[rune], "spend_regeneration", options)]

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        self.absorb(s, action, out)

    def absorb(self, s: Arena, action: Action, out: list[Event]) -> None:
        """One rune cancels all that one source does to one tile."""
        _, rune, source, victim = action
        if not s.quiet:
            kind = kind_on(s, victim)
            out.append(Event("regenerated", (rune, s.owner[rune], kind, victim, source, s.owner[victim])))
        left = absorbed(self.blows, source, victim)
        s.become(Wounds(self.segment, left, self.spent | 1 << rune, self.doomed))


class Venom(Frame[Arena]):
    """More targets of venom than poison markers: the Abyss player says who gets them, one by one. MA R30, R81"""

    def __init__(self, segment: int, claims: tuple[int, ...], spent: int, gone: int) -> None:
        self.segment: Final = segment
        self.claims: Final = claims  # each a pair of the seat that decides and a victim
        self.spent: Final = spent
        self.gone: Final = gone

    def pack(self) -> list[object]:
        return ["venom", self.segment, self.claims, self.spent, self.gone]

    def run(self, s: Arena, out: list[Event]) -> bool:
        if s.pool == 0 or not self.claims:
            s.pop()
            leave(s, self.spent, self.gone, out)
            return False
        if s.pool >= len(self.claims):
            for claim in self.claims:
                poison(s, whom_of(claim), out)
            s.become(Venom(self.segment, (), self.spent, self.gone))
            return False
        seat, targets = self.turn_of(s)
        if targets & (targets - 1):
            return True
        self.give(s, seat, lowest(targets), out)
        return False

    def turn_of(self, s: Arena) -> tuple[int, int]:
        """Who decides now and among which targets. MA R6"""
        for seat in seats_in_order(s):
            targets: i64 = 0
            for claim in self.claims:
                if who_of(claim) == seat:
                    targets |= 1 << whom_of(claim)
            if targets:
                return (seat, targets)
        raise AssertionError("claims without a seat")

    def ask(self, s: Arena) -> list[Decision]:
        seat, targets = self.turn_of(s)
        return ask_for(seat, "share_poison", group(POISON, 0, 0, HEXES, targets, ALL_TURNS))

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        _, _, victim, _ = action
        self.give(s, seat, victim, out)

    def give(self, s: Arena, seat: int, victim: int, out: list[Event]) -> None:
        poison(s, victim, out)
        left = list(self.claims)
        left.remove(pair(seat, victim))
        s.become(Venom(self.segment, tuple(left), self.spent, self.gone))


def land(s: Arena, segment: int, blows: tuple[int, ...], spent: int, doomed: int, out: list[Event]) -> None:
    """What was not cancelled becomes wounds; the eliminated and the spent leave together. MA §5"""
    totals = [0] * CELLS
    victims: i64 = 0
    gone: i64 = doomed
    venom = False  # equal: a shortcut, every blow is asked for its venom below
    for b in blows:
        v = victim_of(b)
        victims |= 1 << v
        if how_of(b) == BY_MORLOCK:
            gone |= 1 << v  # toughness is no help
        else:
            totals[v] = totals[v] + strength_of(b)
            if is_venomous(b):
                venom = True
    if victims:
        sums = bonuses(s)
        while victims:
            h = lowest(victims)
            victims &= victims - 1
            if totals[h] and wound(s, h, totals[h], sums[h], out):
                gone |= 1 << h
    for side in range(2):
        if s.hp[side] <= 0:
            gone |= s.banners & s.sides[side]  # R58: both banners of a team
    if venom:
        claims: list[int] = []  # one for each blow that landed: R19, R32
        for b in blows:
            v = victim_of(b)
            if is_venomous(b) and not gone >> v & 1:
                claims.append(pair(poisoner(s, source_of(b)), v))
        if claims and s.pool:
            s.push(Venom(segment, tuple(claims), spent, gone))
            return
    leave(s, spent, gone, out)


def wound(s: Arena, h: i64, wounds: i64, bonus: i64, out: list[Event]) -> bool:
    """One tile takes its wounds; whether they eliminate it. Banners know only hit points. MA §5, R26, R28, R65"""
    kind: i64 = kind_on(s, h)
    if s.trench >> h & 1:
        s.trench &= ~(1 << h)
        if not s.quiet:
            out.append(Event("trench_lost", (kind, h, s.owner[h])))
        wounds -= 1
        if not wounds:  # it may have lived on the marker alone
            return s.wounds[h] >= points(s, h, bonus)
    if s.banners >> h & 1:
        side: i64 = s.side[s.owner[h]]
        s.hp[side] = max(0, s.hp[side] - wounds)
        if not s.quiet:
            out.append(Event("banner_hurt", (s.owner[h], h, wounds, s.hp[side])))
        return False
    wounds_now: i64 = s.wounds[h] + wounds
    s.wounds[h] = wounds_now
    left: i64 = points(s, h, bonus) - wounds_now
    if not s.quiet:
        out.append(Event("wounded", (kind, h, wounds, max(0, left), s.owner[h])))
    if left <= 0:
        return True
    s.hurt |= 1 << h
    return False


def leave(s: Arena, spent: int, gone: int, out: list[Event]) -> None:
    """The eliminated and the spent runes leave together; what lived on a borrowed point follows. MA §5 d, e"""
    m: i64 = spent | gone
    if not m:
        return
    while m:
        h = lowest(m)
        m &= m - 1
        kind: i64 = kind_on(s, h)
        if s.banners >> h & 1:
            out.append(Event("banner_fell", (s.owner[h], h)))
        elif gone >> h & 1:
            if not s.quiet:
                out.append(Event("eliminated", (kind, s.owner[h], h)))
        else:
            if not s.quiet:
                out.append(Event("rune_spent", (kind, s.owner[h], h)))
        remove(s, h)
    recompute(s, out)


def poison(s: Arena, h: int, out: list[Event]) -> None:
    s.pool -= 1
    s.poison[h] += 1
    s.poisoned |= 1 << h
    if not s.quiet:
        out.append(Event("poisoned", (kind_on(s, h), h, s.pool, s.owner[h])))
