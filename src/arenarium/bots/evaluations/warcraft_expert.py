"""Warcraft as an expert sees it: goals still to be taken, the way to the last levels, masons, threats, the last points.

The plain evaluation hoards: wood and gold pile up while all units stand on the nearest objective. This one asks what
stock can be turned into (buildings and upgrades on the way to a level worth a point), which points a spare unit could
go for, where the next to move could fall upon us, and whether there is anything left to dig.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arenarium.bots.evaluations.warcraft import HALF_DUG, IN_TOWN, WarcraftEvaluation
from arenarium.bots.evaluations.warcraft_aims import Aims, aimed, nearest
from arenarium.core.game import Json
from arenarium.games.warcraft.box import FLYING, MOVE_STEP, UNIT_TYPES, VICTORY_POINT, WORKER, level_place
from arenarium.games.warcraft.endings import points
from arenarium.games.warcraft.pieces import (
    ALL_UNITS,
    UNITS,
    WORKER_BITS,
    is_necromancer,
    nib,
    ones,
    strength,
    top_level,
)
from arenarium.games.warcraft.state import War, card_count, copies

FAR: Final = 6  # steps beyond which a goal is as good as out of reach
ENOUGH: Final = 8  # gold or wood that one Spend Step can use
MASONS: Final = 2  # workers in the Town that can be put to building at once
LAST: Final = 5  # points before the target that count for more


class WarcraftExpert(WarcraftEvaluation):
    """The weights are explained where they stand, in bots/data/warcraft.toml."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.late = weights["late"]
        self.goal = weights["goal"]
        self.barren = weights["barren"]
        self.way = weights["way"]
        self.pair = weights["pair"]
        self.surplus = weights["surplus"]
        self.mason = weights["mason"]
        self.climb = weights["climb"]
        self.hidden = weights["hidden"]
        self.marked = weights["marked"]
        self.threat = weights["threat"]
        self.later = weights["later"]
        self.ground = weights["ground"]
        self.aims = Aims(weights)

    def seat_score(self, s: War, seat: int) -> float:
        worth = [self.unit + self.strength * strength(s, seat, t) for t in range(UNIT_TYPES)]
        land = self.land(s, seat) * (1.0 if s.target else self.ground)
        value = self.pieces(s, seat, worth) + land + self.works(s, seat, worth) + self.treasury(s, seat)
        value += self.outpost * (ones(s.outposts[seat]) + self.coming * ones(s.sites[seat]))
        value += self.card * card_count(s.hand[seat]) + self.hidden * copies(s.hand[seat], VICTORY_POINT)
        if aimed(s.box):
            value += self.aims.worth(s, seat)
        return value - self.danger(s, seat) - self.exposed(s, seat, worth)

    def pieces(self, s: War, seat: int, worth: list[float]) -> float:
        """Units by their strength; workers by what is left to dig and how far they are from it."""
        box = s.box
        ground = box.mines | box.forests
        fresh = ground & ~s.complete
        worker = self.worker
        if ground:
            worker -= self.barren * (1.0 - ones(fresh) / ones(ground))
        vacant = fresh & ~s.full_workers[seat]
        for other in range(box.owners):
            if s.foes[seat] >> other & 1:
                vacant &= ~s.units[other]
        value = 0.0
        raising = is_necromancer(s, seat)  # who digs nothing, and is an aim of its own
        places = s.units[seat] | s.workers[seat]
        while places:
            bit = places & -places
            places ^= bit
            area = bit.bit_length() - 1
            packed = s.pieces[seat * box.size + area]
            workers = packed >> WORKER_BITS
            if workers and not raising:
                value += worker * workers
                if fresh & bit:
                    value += self.digging * workers * (HALF_DUG if s.partial & bit else 1.0)
                elif vacant:
                    value -= self.way * workers * nearest(s, area, vacant, FAR)
            for t in range(UNIT_TYPES):
                value += worth[t] * nib(packed, t)
        return value

    def land(self, s: War, seat: int) -> float:
        """Points held, and how far the next spare unit is from each that is not."""
        box = s.box
        held = s.units[seat]
        spare = held
        for area in box.scored:
            if held >> area & 1 and UNITS[s.pieces[seat * box.size + area] & ALL_UNITS] < 2:
                spare &= ~(1 << area)  # who leaves gives the points up
        value = self.point * s.laid[seat]
        for area in box.scored:
            if held >> area & 1:
                value += self.point * box.vp[area]
            else:
                value -= self.goal * box.vp[area] * nearest(s, area, spare, FAR)
        if s.target:
            value += self.late * max(points(s, seat) - s.target + LAST, 0)
        return value

    def works(self, s: War, seat: int, worth: list[float]) -> float:
        """Buildings, what is in training, levels, and how far each type has come on the way to its last level."""
        box = s.box
        value = self.coming * self.worker * nib(s.training[seat], WORKER)
        for t in range(UNIT_TYPES):
            at = nib(s.levels[seat], t)
            top = top_level(s, seat, t)
            built = nib(s.built[seat], t) + self.coming * (nib(s.rising[seat], t) + nib(s.summoned[seat], t))
            value += self.level * at + self.building * built
            value += self.coming * worth[t] * nib(s.training[seat], t) + self.worker * nib(s.rising[seat], t)
            if at >= top:
                value += self.point + self.climb
            else:
                needed = nib(box.needs[level_place(s.race[seat], t, top - 1)], t)
                value += self.climb * (at - 1 + min(built, float(needed))) / (top - 1 + needed)
        return value

    def treasury(self, s: War, seat: int) -> float:
        """Gold and wood, best in pairs, and workers at hand to turn them into buildings."""
        gold = s.gold[seat]
        wood = s.wood[seat]
        value = self.stock * (min(gold, ENOUGH) + min(wood, ENOUGH)) + self.pair * min(gold, wood, ENOUGH)
        value += self.surplus * (max(gold - ENOUGH, 0) + max(wood - ENOUGH, 0))
        town = s.town[seat]
        if town >= 0 and s.workers[seat] >> town & 1:
            value += self.mason * min(s.pieces[seat * s.box.size + town] >> WORKER_BITS, gold // 2, wood // 2, MASONS)
        return value

    def danger(self, s: War, seat: int) -> float:
        """The own Town: marked once, enemies in it and beside it."""
        town = s.town[seat]
        if town < 0:
            return 0.0
        value = self.marked if s.markers >> town & 1 else 0.0
        for other in range(s.box.owners):
            if s.foes[seat] >> other & 1:
                value += self.menace * ones(s.units[other] & s.box.ground[town])
                if s.units[other] >> town & 1:
                    value += IN_TOWN * self.menace
        return value

    def exposed(self, s: War, seat: int, worth: list[float]) -> float:
        """What enemies could fall upon with more than the own side has there, by the odds.

        Attackers come from two areas away at most, one to enter and the other to flank; flyers enter from there too.
        """
        box = s.box
        mover = next_mover(s)
        total = 0.0
        for other in range(box.owners):
            if not s.foes[seat] >> other & 1 or not s.units[other]:
                continue
            weight = self.threat if other == mover else self.later
            places = s.units[seat]
            while places:
                bit = places & -places
                places ^= bit
                area = bit.bit_length() - 1
                row = box.distance[area]
                close = 0
                enters = False
                near = s.units[other]
                while near:
                    b = near & -near
                    near ^= b
                    at = b.bit_length() - 1
                    if row[at] <= 2:
                        close |= b
                        if row[at] < 2 or nib(s.pieces[other * box.size + at], FLYING):
                            enters = True
                if not enters:
                    continue
                attack = power(s, other, close)
                defence = power(s, seat, s.units[seat] & (bit | box.air[area]))
                if attack > defence:
                    packed = s.pieces[seat * box.size + area]
                    stake = self.point * box.vp[area]
                    for t in range(UNIT_TYPES):
                        stake += worth[t] * nib(packed, t)
                    total += weight * stake * (attack - defence) / (attack + defence)
        return total


def power(s: War, owner: int, areas: int) -> int:
    """The Strength of all units of an owner in a set of areas."""
    total = 0
    while areas:
        bit = areas & -areas
        areas ^= bit
        packed = s.pieces[owner * s.box.size + bit.bit_length() - 1]
        for t in range(UNIT_TYPES):
            n = nib(packed, t)
            if n:
                total += n * strength(s, owner, t)
    return total


def next_mover(s: War) -> int:
    """Who takes the next Move Step after the one in progress: the first player changes from turn to turn (WC §2)."""
    if s.step == MOVE_STEP and (s.active - s.first) % s.seats + 1 < s.seats:
        return (s.active + 1) % s.seats
    return (s.first + 1) % s.seats


def make(data: Json) -> WarcraftExpert:
    weights = {**data["weights"], **data["expert"], **data["aims"]}
    return WarcraftExpert({k: float(v) for k, v in weights.items()})
