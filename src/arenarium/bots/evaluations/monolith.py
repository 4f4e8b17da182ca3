"""Monolith Arena: hit points now, and what a battle fought at this moment would leave."""

from __future__ import annotations

from collections.abc import Mapping

from arenarium.bots.evaluations.monolith_fancy import TRAITS, traits
from arenarium.bots.search import Evaluation
from arenarium.core.hexes import DIRECTIONS, lowest
from arenarium.core.kernel import Action, Decision, Event, State, settle
from arenarium.games.monolith.battle import BY_ORDER_TILE, START, Battle
from arenarium.games.monolith.box import CHAMPION, RUNE, Box, face_of, side_of
from arenarium.games.monolith.state import OPEN, Arena, kind_on

QUESTIONS = 12  # asked in an imagined battle before it is given up


class MonolithEvaluation(Evaluation):
    """The weights are explained where they stand, in bots/data/monolith.toml."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights["scale"])
        self.hp = weights["hp"]
        self.battle = weights["battle"]
        self.survivor = weights["survivor"]
        self.netted = weights["netted"]
        self.champion = weights["champion"]
        self.rune = weights["rune"]
        self.blow = weights["blow"]
        self.toughness = weights["toughness"]
        self.fancied: list[float] = [weights.get(f"fancy_{name}", 0.0) for name in TRAITS]
        self.boxes: list[Box] = []
        self.worths: list[list[float]] = []  # by box, by kind

    def turn(self, s: State) -> int:
        assert isinstance(s, Arena)
        return s.turn

    def fancies(self, s: State, d: Decision, actions: list[Action]) -> list[float]:
        assert isinstance(s, Arena)
        return traits(s, d.seat, actions, self.worth(s), self.fancied)

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Arena)
        return self.after(s, fought(s))

    def after(self, s: Arena, after: Arena) -> list[float]:
        """The scores of a position, given what a battle now would leave of it."""
        sides = [self.hp * s.hp[0], self.hp * s.hp[1]]
        self.add_tiles(s, sides, 1.0 - self.survivor)
        for side in range(2):
            sides[side] += self.battle * after.hp[side]
        self.add_tiles(after, sides, self.survivor)
        seats = [0, 0]
        for side in s.side:
            seats[side] += 1
        return [sides[side] / seats[side] for side in s.side]

    def add_tiles(self, s: Arena, sides: list[float], share: float) -> None:
        """The worth of the tiles on the board, less for netted ones."""
        worth = self.worth(s)
        for side in range(2):
            m = s.sides[side] & ~s.banners
            while m:
                h = lowest(m)
                m &= m - 1
                value = worth[kind_on(s, h)] * share
                sides[side] += value * self.netted if s.netted >> h & 1 else value

    def worth(self, s: Arena) -> list[float]:
        """The worth of every kind of tile in the box."""
        for i in range(len(self.boxes)):
            if self.boxes[i] is s.box:
                return self.worths[i]
        self.boxes.append(s.box)
        self.worths.append([self.worth_of(s, kind) for kind in range(len(s.box.ids))])
        return self.worths[-1]

    def worth_of(self, s: Arena, kind: int) -> float:
        box = s.box
        value = self.toughness * box.toughness[kind]
        if box.role[kind] == CHAMPION:
            strikes = 0
            for d in range(DIRECTIONS):
                side = side_of(face_of(kind, 0), d)
                strikes += box.melee[side] + box.ranged[side]
            value += self.champion + self.blow * strikes * box.slots[kind].bit_count()
        elif box.role[kind] == RUNE:
            value += self.rune
        return value


def fought(s: Arena) -> Arena:
    """The board as a battle now would leave it; whoever is asked something there takes the first option."""
    c = s.clone()
    if c.outcome != OPEN:
        return c
    c.stack = c.stack[:0]
    out: list[Event] = []
    c.push(Battle(START, BY_ORDER_TILE))
    settle(c, out)
    for _ in range(QUESTIONS):
        if not c.stack:
            break
        d = c.stack[-1].ask(c)[0]
        c.stack[-1].answer(c, d.seat, d.nth(0), out)
        settle(c, out)
    return c


def make(weights: Mapping[str, float]) -> MonolithEvaluation:
    return MonolithEvaluation(weights)
