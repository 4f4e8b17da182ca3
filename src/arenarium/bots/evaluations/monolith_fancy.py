"""Which answers in Monolith Arena are worth a look, told at a glance: nothing is played for it, no battle imagined."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import DIRECTION_SETS, DIRECTIONS, NEAR, RAY_MASK, REACH, lowest, size
from arenarium.core.kernel import Action
from arenarium.games.monolith.box import RUNE, Box
from arenarium.games.monolith.state import Arena
from arenarium.games.monolith.verbs import (
    BATTLE,
    DISCARD,
    DONE,
    MANEUVER,
    MOVE,
    PLACE,
    ROTATE,
    TELEPORT,
    spot_hex,
    spot_rotation,
)

# What is told of an answer: of the placing of a tile the first ones, of any other what it is.
TRAITS: Final = (
    "struck",  # enemies that the tile would strike
    "first",  # of these, those that would strike later
    "goal",  # the enemy's banner is among them
    "pressed",  # enemies that strike its hex: none to two
    "near",  # beside the enemy's banner
    "mid",  # a step further
    "home",  # beside the own banner
    "edge",  # at the edge
    "nets",  # enemies that it would net
    "linked",  # own tiles that a rune would be connected to
    "served",  # a champion would be connected to an own rune
    "worth",  # of the tile
    "moved",  # a tile that lies on the board already; its traits there count against it
    "done",
    "battle",
    "discard",
    "other",
)
# Their places in that list.
STRUCK: Final = 0
SOONER: Final = 1
AIMED: Final = 2
PRESSED: Final = 3
NEAR_GOAL: Final = 4
STEP_AWAY: Final = 5
AT_HOME: Final = 6
AT_EDGE: Final = 7
NETTED: Final = 8
LINKED: Final = 9
SERVED: Final = 10
WORTH: Final = 11
MOVED: Final = 12
NOT_PLACED: Final[dict[int, int]] = {DONE: 13, BATTLE: 14, DISCARD: 15}
OTHER: Final = 16
BEATS: Final = 12
FAR: Final = 3  # steps; further is as far


def steps(a: i64, b: i64) -> i64:
    """How far two hexes lie apart, from 1; everything beyond FAR is FAR."""
    if NEAR[a] >> b & 1:
        return 1
    return 2 if NEAR[a] & NEAR[b] else FAR


def strikes(box: Box, face: i64, h: i64) -> i64:
    """The hexes that a tile on `h` strikes at, as a mask."""
    found: i64 = REACH[h * DIRECTION_SETS + box.melee_dirs[face]]
    shot: i64 = box.ranged_dirs[face]
    d: i64 = 0
    while shot:
        if shot & 1:
            found |= RAY_MASK[h * DIRECTIONS + d]
        shot >>= 1
        d += 1
    return found


class Glance:
    """A position as one seat sees it at a glance."""

    def __init__(self, s: Arena, seat: int, worth: list[float], weights: list[float]) -> None:
        self.s = s
        self.worth = worth
        self.weights = weights
        mine: i64 = s.side[seat]
        self.own: i64 = s.sides[mine]
        self.enemies: i64 = s.sides[1 - mine]
        self.goal: i64 = self.enemies & s.banners
        self.home: i64 = self.own & s.banners
        self.once: i64 = 0  # hexes that an enemy strikes, that two strike
        self.twice: i64 = 0
        self.served: i64 = 0  # hexes to which own runes are connected
        self.late: list[i64] = [0] * BEATS  # enemies that strike later than that
        box = s.box
        m: i64 = self.enemies
        while m:
            h: i64 = lowest(m)
            m &= m - 1
            blows: i64 = strikes(box, s.tile[h], h)
            self.twice |= self.once & blows
            self.once |= blows
            speed: i64 = box.slots[s.tile[h] // DIRECTIONS].bit_length()
            for beat in range(speed + 1, BEATS):
                self.late[beat] |= 1 << h
        m = self.own
        while m:
            h = lowest(m)
            m &= m - 1
            face: i64 = s.tile[h]
            if box.role[face // DIRECTIONS] == RUNE:
                self.served |= beside(box.link_dirs[face], h)

    def tile(self, kind: i64, face: i64, at: i64) -> float:
        """What a tile promises on a hex."""
        box = self.s.box
        w = self.weights
        struck: i64 = strikes(box, face, at) & self.enemies
        value = w[WORTH] * self.worth[kind]
        if struck:
            value += w[STRUCK] * float(size(struck & ~self.goal))
            value += w[SOONER] * float(size(struck & self.late[min(box.slots[kind].bit_length(), BEATS - 1)]))
            if struck & self.goal:
                value += w[AIMED]
        value += w[PRESSED] * float((self.once >> at & 1) + (self.twice >> at & 1))
        far: i64 = steps(at, lowest(self.goal)) if self.goal else FAR
        if far < FAR:
            value += w[NEAR_GOAL] if far == 1 else w[STEP_AWAY]
        if self.home & NEAR[at]:
            value += w[AT_HOME]
        if size(NEAR[at]) < DIRECTIONS:
            value += w[AT_EDGE]
        if box.net_dirs[face]:
            value += w[NETTED] * float(size(beside(box.net_dirs[face], at) & self.enemies))
        if box.role[kind] == RUNE:
            value += w[LINKED] * float(size(beside(box.link_dirs[face], at) & self.own))
        elif self.served >> at & 1:
            value += w[SERVED]
        return value

    def answer(self, action: Action) -> float:
        verb, a, b, c = action
        if verb == PLACE:
            return self.tile(a, a * DIRECTIONS + c, b)
        if verb in (MANEUVER, TELEPORT, MOVE, ROTATE):
            start: i64 = b
            old: i64 = self.s.tile[start]
            kind: i64 = old // DIRECTIONS
            to: i64 = start if verb == ROTATE else spot_hex(c)
            turned: i64 = c if verb == ROTATE else spot_rotation(c)
            gain = self.tile(kind, kind * DIRECTIONS + turned, to) - self.tile(kind, old, start)
            return self.weights[MOVED] + gain
        return self.weights[NOT_PLACED.get(verb, OTHER)]


def traits(s: Arena, seat: int, actions: list[Action], worth: list[float], weights: list[float]) -> list[float]:
    """By answer: the sum of its traits, each by its weight."""
    glance = Glance(s, seat, worth, weights)
    return [glance.answer(action) for action in actions]


def beside(dirs: i64, h: i64) -> i64:
    """The neighbours of a hex in these directions, as a mask."""
    found: i64 = REACH[h * DIRECTION_SETS + dirs]
    return found
