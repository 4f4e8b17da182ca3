"""What scenarios ask for besides points: a gate to hold, tokens and Necromancers, captives, a spell (WC §13).

Each is a way to win at once, and no way to it shows in points, armies or stock. So the nearer a side is to one, the
more it is worth, and what stands in the way is taken off.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arenarium.games.warcraft.box import GRAVEYARD, UNIT_TYPES, Box
from arenarium.games.warcraft.pieces import (
    ALL_UNITS,
    UNITS,
    WORKER_BITS,
    is_necromancer,
    is_top,
    nib,
    ones,
    strength,
)
from arenarium.games.warcraft.state import War, deck_size
from arenarium.games.warcraft.verbs import kind_of

# What is left of a unit's strength so many steps from where it is wanted.
CLOSE: Final = (1.0, 0.7, 0.48, 0.33, 0.22, 0.14, 0.08, 0.04)
CROWD: Final = 9  # enemies beside a gate that make it as good as shut
NEAR: Final = 2  # steps from which a Necromancer or a captive is in danger
FAR: Final = 9
AWAY: Final = 0.2  # of a post's worth, for each step from it
FURTHER: Final = 0.5  # of an enemy who is NEAR steps away and not next to it
COVER: Final = 1.5  # enemies that an own unit beside a Necromancer keeps off
JAILERS: Final = 4  # enemies at a captive that are as bad as any more


def aimed(box: Box) -> bool:
    """Whether there is anything but points, and all that the others have, to win by."""
    return box.hold_area >= 0 or box.rescue or box.dead_race >= 0 or box.gone_race >= 0 or box.spell_race >= 0


class Aims:
    """The weights are explained where they stand, in bots/data/warcraft.toml."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.gate = weights["gate"]
        self.held = weights["held"]
        self.guard = weights["guard"]
        self.necromancer = weights["necromancer"]
        self.post = weights["post"]
        self.stalk = weights["stalk"]
        self.token = weights["token"]
        self.hunt = weights["hunt"]
        self.rescue = weights["rescue"]
        self.fetch = weights["fetch"]
        self.jailer = weights["jailer"]
        self.spell = weights["spell"]

    def worth(self, s: War, seat: int) -> float:
        """What the seat's way to its own victories is worth, less what it must fear of others' ways."""
        box = s.box
        value = 0.0
        if box.hold_area >= 0:
            value += self.holding(s, seat)
        if is_necromancer(s, seat):
            value += self.raising(s, seat)
        elif box.gone_race == s.race[seat] or box.dead_race == s.race[seat]:
            value += self.hunting(s, seat)
        if box.rescue:
            value += self.rescuing(s, seat)
        if box.spell_race >= 0 and s.race[seat] == box.spell_race:
            value -= self.spell * deck_size(s, seat)
        return value

    def holding(self, s: War, seat: int) -> float:
        """Strength near the gate, and a unit on it with few enough enemies beside it."""
        box = s.box
        area = box.hold_area
        near = 0.0
        row = box.distance[area]
        places = s.units[seat]
        while places:
            bit = places & -places
            places ^= bit
            at = bit.bit_length() - 1
            packed = s.pieces[seat * box.size + at]
            force = 0
            for t in range(UNIT_TYPES):
                force += nib(packed, t) * strength(s, seat, t)
            near += force * CLOSE[min(row[at], len(CLOSE) - 1)]
        stands = s.units[seat] >> area & 1
        if box.hold_race >= 0 and s.race[seat] != box.hold_race:
            # Others may hold it: whoever stands there is in their way.
            return self.guard * near + (self.held if stands else 0.0)
        excess = 0
        if box.hold_enemies >= 0:
            for other in range(box.owners):
                if s.foes[seat] >> other & 1:
                    for a in box.nbr[area]:
                        excess += UNITS[s.pieces[other * box.size + a] & ALL_UNITS]
            excess = max(0, excess - box.hold_enemies)
        open_ = max(0.0, 1.0 - excess / CROWD)
        return self.gate * near * (0.5 + 0.5 * open_) + (self.held * open_ if stands else 0.0)

    def raising(self, s: War, seat: int) -> float:
        """Necromancers: that they live, stand on tokens and have no enemies near them; the tokens."""
        box = s.box
        size = box.size
        value = self.token * ones(s.tokens & box.gone_tokens)
        useful = 0
        climbs = False
        for t in range(UNIT_TYPES):
            if not is_top(s, seat, t):
                climbs = True
        tokens = s.tokens
        while tokens:
            bit = tokens & -tokens
            tokens ^= bit
            token = box.token[bit.bit_length() - 1]
            if (token == GRAVEYARD and climbs) or (token < GRAVEYARD and s.reserve[kind_of(seat, token - 1)] > 0):
                useful |= bit
        taken = s.workers[seat]
        places = s.workers[seat]
        while places:
            bit = places & -places
            places ^= bit
            at = bit.bit_length() - 1
            value += self.necromancer * (s.pieces[seat * size + at] >> WORKER_BITS)
            if useful & bit:
                value += self.post
            elif useful & ~taken:
                value -= self.post * AWAY * nearest(s, at, useful & ~taken, FAR)
            value -= self.stalk * self.stalked(s, seat, at)
        if ones(s.workers[seat]) < 2:
            value -= self.necromancer  # one alone is as good as lost
        return value

    def stalked(self, s: War, seat: int, at: int) -> float:
        """How far enemies outnumber an area's own units, from next to it or two areas away."""
        box = s.box
        row = box.distance[at]
        threat = 0.0
        for other in range(box.owners):
            if s.foes[seat] >> other & 1:
                places = s.units[other]
                while places:
                    bit = places & -places
                    places ^= bit
                    a = bit.bit_length() - 1
                    if row[a] <= NEAR:
                        threat += UNITS[s.pieces[other * box.size + a] & ALL_UNITS] * (
                            1.0 if row[a] < NEAR else FURTHER
                        )
        if threat == 0.0:
            return 0.0
        cover = UNITS[s.pieces[seat * box.size + at] & ALL_UNITS]
        return threat / (threat + COVER * cover)

    def hunting(self, s: War, seat: int) -> float:
        """Steps to the tokens that are left and to the Necromancers, each from the nearest unit."""
        box = s.box
        value = 0.0
        goals = s.tokens & box.gone_tokens
        for other in range(s.seats):
            if is_necromancer(s, other):
                goals |= s.workers[other]
        while goals:
            bit = goals & -goals
            goals ^= bit
            value -= self.hunt * nearest(s, bit.bit_length() - 1, s.units[seat], FAR)
        return value

    def rescuing(self, s: War, seat: int) -> float:
        """The captive's way home, the nearest unit's way to it, and enemies that could stop it."""
        box = s.box
        at = s.captive[s.race[seat]] if s.race[seat] >= 0 else -1
        town = s.town[seat]
        if at < 0 or town < 0:
            return 0.0
        value = -self.rescue * box.distance[at][town] - self.fetch * nearest(s, at, s.units[seat], FAR)
        jailers = 0
        near = 1 << at | box.air[at]
        for other in range(box.owners):
            if s.foes[seat] >> other & 1:
                places = s.units[other] & near
                while places:
                    bit = places & -places
                    places ^= bit
                    jailers += UNITS[s.pieces[other * box.size + bit.bit_length() - 1] & ALL_UNITS]
        return value - self.jailer * min(jailers, JAILERS)


def nearest(s: War, area: int, among: int, far: int) -> int:
    """Steps by flight from an area to the nearest of a set, `far` at most."""
    best = far
    row = s.box.distance[area]
    while among:
        bit = among & -among
        among ^= bit
        if row[bit.bit_length() - 1] < best:
            best = row[bit.bit_length() - 1]
    return best
