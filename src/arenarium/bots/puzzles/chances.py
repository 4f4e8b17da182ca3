"""Which answer has the best chances, proven: every lot is weighed.

The mean over all that lots may bring, if the seat's side answers for its own good and all others for the worst. Cards
that are drawn are part of a world: in one world a deck brings always the same one. What is the same for the goal is
reckoned once; a position that leads back to itself (a round in which everybody misses) counts by its own worth, found
by trying until it no longer changes.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final

from arenarium.bots.contract import seed_for
from arenarium.bots.goals import Goal
from arenarium.bots.puzzles.proof import LONGEST, Lines, TooMany, Weighed
from arenarium.core.game import AnyGame
from arenarium.core.kernel import CHANCE, Decision, Luck, State, questions

FREE: Final = 1 << 30  # leans on no position that is still being reckoned
NEAR: Final = 1e-3
DEEPEST: Final = 300  # positions after one another, at most
AGAIN: Final = 60  # times that a worth is tried, at most
DOUBT: Final = 2  # hundredths by which a gain may differ in other worlds and still be the same


class Chances(Lines):
    """The lines of one seat, every lot weighed."""

    def __init__(self, game: AnyGame, goal: Goal, seat: int, limit: int, longest: int = LONGEST) -> None:
        super().__init__(game, goal, seat, limit, longest)
        self.world = 0
        self.drew = False
        self.known: dict[Hashable, float] = {}
        self.loose: dict[Hashable, tuple[float, int]] = {}  # as known as the guesses they lean on
        self.open: dict[Hashable, int] = {}  # positions on the way here, and how far along it
        self.guess: dict[Hashable, float] = {}
        self.teams: list[int] = []

    def gain(self, s: State, begun: int, world: int) -> float:
        if world != self.world:
            self.world = world
            if self.drew:
                self.known.clear()
        self.loose.clear()
        self.open.clear()
        self.guess.clear()
        self.teams = self.game.teams(s)
        return self.worth(s, begun)[0]

    def worth(self, s: State, begun: int) -> tuple[float, int]:
        """The mean, and the first position on the way here that it leans on."""
        assert self.goal.key is not None
        while True:
            asked = questions(s)
            if not asked or self.turn(s) != begun:
                return self.count(s, begun), FREE
            d = asked[0]
            if d.count() > 1:
                break
            self.play(s, d, d.nth(0))
        key = self.goal.key(s)
        if key in self.known:
            return self.known[key], FREE
        if key in self.loose:
            return self.loose[key]
        if key in self.open:
            return self.guess.get(key, 0.0), self.open[key]
        if len(self.open) == DEEPEST:
            raise TooMany
        place = self.open[key] = len(self.open)
        for _ in range(AGAIN):
            value, leans = self.mean(s, d, begun) if d.seat == CHANCE else self.choice(s, d, begun)
            if leans != place:
                break
            settled = abs(value - self.guess.get(key, 0.0)) < NEAR
            self.guess[key] = value
            if settled:
                break
            self.loose = {k: row for k, row in self.loose.items() if row[1] < place}
        del self.open[key]
        if leans >= place:
            self.known[key] = value
            return value, FREE
        self.loose[key] = value, leans
        return value, leans

    def mean(self, s: State, d: Decision, begun: int) -> tuple[float, int]:
        if d.stream:
            # Which card comes is part of the world.
            self.drew = True
            c = s.clone()
            self.play(c, d, Luck(seed_for(self.world, str(d.options), str(d.weights))).draw(d))
            return self.worth(c, begun)
        weights = d.weights or [1] * d.count()
        total, leans = 0.0, FREE
        for i, weight in enumerate(weights):
            c = s.clone()
            self.play(c, d, d.nth(i))
            value, low = self.worth(c, begun)
            total += weight * value
            leans = min(leans, low)
        return total / sum(weights), leans

    def choice(self, s: State, d: Decision, begun: int) -> tuple[float, int]:
        own = self.teams[d.seat] == self.teams[self.seat]
        best, leans = -math.inf if own else math.inf, FREE
        for action in self.goal.matter(s, d) if self.goal.matter is not None else d.options:
            c = s.clone()
            self.play(c, d, action)
            value, low = self.worth(c, begun)
            leans = min(leans, low)
            if value > best if own else value < best:
                best = value
        return best, leans

    def left(self, s: State, begun: int) -> float | None:
        self.tried = 0
        return self.gain(s, begun, 1)

    def only(self, weighed: list[Weighed]) -> bool:
        """Whether one answer has the better chances in every world."""
        return len(weighed) > 1 and all(
            weighed[0].gains[k] >= max(w.gains[k] for w in weighed[1:]) + self.goal.margin
            for k in range(len(weighed[0].gains))
        )

    def weigh(self, worlds: list[State], d: Decision) -> list[Weighed]:
        self.known.clear()
        return sorted(super().weigh(worlds, d), key=lambda w: -w.mean)

    def proof(self, weighed: list[Weighed]) -> tuple[int, int]:
        return round(weighed[0].mean), round(max(w.mean for w in weighed[1:]))

    def keeps(self, weighed: list[Weighed], best: int) -> bool:
        return True

    def hopeful(self, s: State, d: Decision, luck: Luck) -> bool:
        return d.count() > 1 and (self.goal.ready is None or self.goal.ready(s, d))


def lines_of(game: AnyGame, goal: Goal, seat: int, deeper: int = 1) -> Lines:
    return (Lines if goal.key is None else Chances)(game, goal, seat, goal.lines * deeper, LONGEST * deeper)
