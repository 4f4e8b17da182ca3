"""Which answer is the best, proven.

`Lines` tries every line of answers to the end of the seat's turn, in worlds that all look to the seat like the true one
and in which lots fall differently. The seat takes what is best for it, others what is worst for it. What an answer
gains for certain is its least gain over the worlds, what it may gain at most the greatest: the best answer is proven
where the one exceeds the other of every rival.

Where a goal weighs lots, an answer's gain in a world is its mean over all of them (`chances.py`), and the best answer
is proven where it leads by the goal's margin in every world. Turns with too many lines are left alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arenarium.bots.contract import seed_for
from arenarium.bots.evaluations import knowhow
from arenarium.bots.goals import Goal, counted
from arenarium.core.game import AnyGame, pick_by
from arenarium.core.kernel import CHANCE, Action, Decision, Event, Luck, State, answer, questions

LONGEST: Final = 24  # answers of a line, lots included
LUCKY: Final = 0.25  # a turn in which chance finds the best so often asks nothing


class TooMany(Exception):
    """More lines than are worth trying."""


@dataclass(frozen=True)
class Weighed:
    """An answer and what it gains in each world."""

    action: Action
    gains: tuple[float, ...]

    @property
    def least(self) -> float:
        return min(self.gains)

    @property
    def most(self) -> float:
        return max(self.gains)

    @property
    def mean(self) -> float:
        return sum(self.gains) / len(self.gains)


class Lines:
    """All lines of one seat's turn."""

    def __init__(self, game: AnyGame, goal: Goal, seat: int, limit: int, longest: int = LONGEST) -> None:
        self.game, self.goal, self.seat, self.limit, self.longest = game, goal, seat, limit, longest
        self.number = knowhow(game).evaluation.turn
        self.tried = 0  # answers, in the world that is being tried
        self.widest = 0  # in any of the worlds of the last weighing
        self.out: list[Event] = []

    def worlds(self, s: State, count: int, seed: int) -> list[State]:
        """The position as the seat knows it, so many times, each drawn anew; the first one as it is."""
        pick = pick_by(Luck(seed_for(seed, "worlds")))
        return [s, *(self.game.resample(s, self.seat, pick) for _ in range(count - 1))]

    def weigh(self, worlds: list[State], d: Decision) -> list[Weighed]:
        """Every answer, the best first. Raises TooMany."""
        gains: list[list[float]] = [[] for _ in range(d.count())]
        self.widest = 0
        for k, world in enumerate(worlds):
            self.tried = 0
            begun = self.turn(world)
            have = self.count(world, begun)
            for i in range(d.count()):
                s = world.clone()
                s.quiet = True
                self.play(s, d, d.nth(i))
                gains[i].append(self.gain(s, begun, k + 1) - have)
            self.widest = max(self.widest, self.tried)
        found = [Weighed(d.nth(i), tuple(row)) for i, row in enumerate(gains)]
        return sorted(found, key=lambda w: (-w.least, -w.most))

    def turn(self, s: State) -> int:
        return self.goal.scope(s) if self.goal.scope is not None else self.number(s)

    def count(self, s: State, begun: int) -> int:
        return counted(self.game, self.goal, s, self.seat, begun)

    def gain(self, s: State, begun: int, world: int) -> float:
        """What the seat comes to from a position on."""
        return self.value(s, begun, Luck(world), self.longest)

    def left(self, s: State, begun: int) -> float | None:
        """What it comes to where the seat itself has nothing more to answer; None: that is for others to say."""
        asked = questions(s)
        over = not asked or self.turn(s) != begun or asked[0].seat == CHANCE
        return self.count(s, begun) if over else None

    def only(self, weighed: list[Weighed]) -> bool:
        """Whether one answer gains more for certain than any other may."""
        return len(weighed) > 1 and weighed[0].least > max(w.most for w in weighed[1:])

    def proof(self, weighed: list[Weighed]) -> tuple[int, int]:
        """What the best answer gains, and what any other may."""
        return int(weighed[0].least), int(max(w.most for w in weighed[1:]))

    def keeps(self, weighed: list[Weighed], best: int) -> bool:
        """Whether the best answer gains as much as it was proven to."""
        return int(weighed[0].least) >= best

    def hopeful(self, s: State, d: Decision, luck: Luck) -> bool:
        """Whether turns finished at random leave something to find."""
        least, most, share = self.spread(s, d, self.goal.samples, luck)
        return least < most and share <= LUCKY

    def play(self, s: State, d: Decision, action: Action) -> None:
        self.tried += 1
        if self.tried > self.limit:
            raise TooMany
        answer(s, d, action, self.out)
        self.out.clear()

    def value(self, s: State, begun: int, luck: Luck, left: int) -> int:
        """What the seat comes to by the end of the turn, if it and all others answer for their own good."""
        while True:
            asked = questions(s)
            if not asked or left <= 0 or self.turn(s) != begun:
                return self.count(s, begun)
            d = asked[0]
            left -= 1
            if d.seat == CHANCE:
                self.play(s, d, luck.draw(d))
            elif d.count() == 1:
                self.play(s, d, d.nth(0))
            else:
                break
        word = luck.word
        best = 0
        for i in range(d.count()):
            c = s.clone()
            self.play(c, d, d.nth(i))
            luck.word = word
            value = self.value(c, begun, luck, left)
            if i == 0 or (value > best if d.seat == self.seat else value < best):
                best = value
        return best

    def spread(self, s: State, d: Decision, samples: int, luck: Luck) -> tuple[int, int, float]:
        """The least and greatest gain of turns finished at random, and the share of those that come to the greatest."""
        begun = self.turn(s)
        have = self.count(s, begun)
        found: list[int] = []
        for _ in range(samples):
            self.tried = 0
            c = s.clone()
            c.quiet = True
            self.play(c, d, luck.draw(d))
            for _ in range(LONGEST):
                asked = questions(c)
                if not asked or self.turn(c) != begun:
                    break
                self.play(c, asked[0], luck.draw(asked[0]))
            found.append(self.count(c, begun) - have)
        return min(found), max(found), found.count(max(found)) / samples
