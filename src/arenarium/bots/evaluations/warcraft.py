"""Warcraft: points, armies and where they stand, workers at work, stock, buildings and upgrades."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arenarium.bots.search import Candidate, Evaluation, Search
from arenarium.core.kernel import Decision, State
from arenarium.games.warcraft.battlefield import the_battle
from arenarium.games.warcraft.box import MELEE, UNIT_TYPES, WORKER
from arenarium.games.warcraft.casualties import Losses, Objection, decider, victims
from arenarium.games.warcraft.pieces import ALL_UNITS, WORKER_BITS, low, nib, price_of, strength, top_level
from arenarium.games.warcraft.state import War, card_count
from arenarium.games.warcraft.verbs import NOTHING, owner_and_type

LOST: Final = -30.0  # a side that is out
MOST: Final = 8  # more than there are steps of a turn, or seats
HALF_DUG: Final = 0.6  # of what a mine or forest is worth that has been dug in once
ENOUGH: Final = 8  # gold or wood; what comes beyond them
SURPLUS: Final = 0.3  # is worth so much of it
IN_TOWN: Final = 3.0  # enemies beside a Town that one within it is as bad as
SURE: Final = (0.9, 0.1)  # an answer that asks for no thought, and what stands beside it
FAR: Final = 9  # steps, where no area is left to go to


def paid(s: War, kind: int) -> int:
    """What a unit cost, and what it strikes with."""
    owner, t = owner_and_type(kind)
    return sum(price_of(s, owner, t)) + strength(s, owner, MELEE if t == WORKER else t)


class WarcraftEvaluation(Evaluation):
    """The weights are explained where they stand, in bots/data/warcraft.toml."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights["scale"])
        self.point = weights["point"]
        self.unit = weights["unit"]
        self.strength = weights["strength"]
        self.worker = weights["worker"]
        self.digging = weights["digging"]
        self.stock = weights["stock"]
        self.building = weights["building"]
        self.level = weights["level"]
        self.outpost = weights["outpost"]
        self.card = weights["card"]
        self.near = weights["near"]
        self.menace = weights["menace"]
        self.coming = weights["coming"]

    def turn(self, s: State) -> int:
        assert isinstance(s, War)
        return (s.turn * MOST + s.step + 1) * MOST + s.active + 1

    def opening(self, search: Search, states: list[State], d: Decision) -> list[Candidate]:
        """Allies share losses: one agrees to a loss that costs no more than what the leader would lose instead."""
        s = states[0]
        assert isinstance(s, War)
        top = s.stack[-1]
        if not isinstance(top, Objection):
            return []
        losses = s.stack[-2]
        assert isinstance(losses, Losses)
        b = the_battle(s)
        leader = 1 << decider(s, b, losses.side)
        others = [paid(s, kind) for _, kind, _, _ in victims(s, b, losses.side, leader)]
        agrees = paid(s, top.kind) <= min(others)
        found = [Candidate(d.nth(i), SURE[(d.nth(i) == NOTHING) != agrees]) for i in range(d.count())]
        return found if found[0].value > found[1].value else found[::-1]

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, War)
        out: list[float] = []
        for seat in range(s.seats):
            out.append(self.seat_score(s, seat) if s.alive >> seat & 1 and s.race[seat] >= 0 else LOST)
        return out

    def seat_score(self, s: War, seat: int) -> float:
        box = s.box
        size = box.size
        worth = [self.unit + self.strength * strength(s, seat, t) for t in range(UNIT_TYPES)]
        mines = (box.mines | box.forests) & ~s.complete
        held = 0
        value = 0.0
        for area in range(size):
            packed = s.pieces[seat * size + area]
            if not packed:
                continue
            workers = packed >> WORKER_BITS
            value += self.worker * workers
            if workers and mines >> area & 1:
                value += self.digging * workers * (HALF_DUG if s.partial >> area & 1 else 1.0)
            if packed & ALL_UNITS:
                held |= 1 << area
                steps = self.steps(s, seat, area)
                for t in range(UNIT_TYPES):
                    n = nib(packed, t)
                    if n:
                        value += n * (worth[t] - self.near * steps)
        for area in box.scored:
            if held >> area & 1:
                value += self.point * box.vp[area]
        value += self.point * s.laid[seat]
        for t in range(UNIT_TYPES):
            at = nib(s.levels[seat], t)
            value += self.level * at
            if at >= top_level(s, seat, t):
                value += self.point
            value += self.building * nib(s.built[seat], t)
            value += self.coming * worth[t] * nib(s.training[seat], t)
            rising = nib(s.rising[seat], t) + nib(s.summoned[seat], t)
            value += self.coming * self.building * rising + self.worker * nib(s.rising[seat], t)
        value += self.coming * self.worker * nib(s.training[seat], WORKER)
        value += self.outpost * (s.outposts[seat].bit_count() + self.coming * s.sites[seat].bit_count())
        for stock in (s.gold[seat], s.wood[seat]):
            value += self.stock * (stock if stock < ENOUGH else ENOUGH + SURPLUS * (stock - ENOUGH))
        value += self.card * card_count(s.hand[seat])
        town = s.town[seat]
        if town >= 0:
            around = 1 << town | box.ground[town]
            for other in range(box.owners):
                if s.foes[seat] >> other & 1:
                    near = s.units[other] & around
                    while near:
                        area = low(near)
                        near &= near - 1
                        value -= self.menace * (IN_TOWN if area == town else 1.0)
        return value

    def steps(self, s: War, seat: int, area: int) -> int:
        """The way to the nearest area worth points that is not the own Town; 0 on one."""
        best = FAR
        for goal in s.box.scored:
            if goal != s.town[seat] and s.box.distance[area][goal] < best:
                best = s.box.distance[area][goal]
        return best


def make(weights: Mapping[str, float]) -> WarcraftEvaluation:
    return WarcraftEvaluation(weights)
