"""Tash-Kalar as an expert sees it: patterns that lack one piece, and how far both sides are with the tasks.

The plain evaluation sees a being that can be summoned now and a task that is fulfilled now. Two turns ahead are too few
to find either by chance, so this one also pays for the last step before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from arenarium.bots.evaluations.tashkalar import TashKalarEvaluation
from arenarium.core.game import Json
from arenarium.core.kernel import Action, State
from arenarium.games.tashkalar.arena import ARENA_HIGH, ARENA_LOW, ones, shifted, spread, squares_in
from arenarium.games.tashkalar.box import (
    CELL_BITS,
    CELL_SHIFT,
    CELL_UPGRADED,
    NO_SHIFT,
    TEST_CORNER_CHAIN,
    TEST_CROSSES,
    TEST_DIAGONALS,
    TEST_HOLDING,
    TEST_LINES,
    TEST_RAINBOW,
    TEST_SIDE_CHAIN,
    TEST_SURROUNDED,
    Card,
    Task,
)
from arenarium.games.tashkalar.patterns import Sight
from arenarium.games.tashkalar.pieces import free_high, free_low
from arenarium.games.tashkalar.state import HIGH_FORM, Bout
from arenarium.games.tashkalar.tasks import (
    CORNER_WORDS,
    CROSS_WORDS,
    CROSSES,
    DIAGONAL_WORDS,
    LINE_WORDS,
    RINGS,
    SIDE_WORDS,
    Squares,
    Words,
)

FAR: Final = 4  # steps from which a task is as good as out of reach
LATER: Final = 0  # how near a being is: not yet, one common piece away, there
SOON: Final = 1
NOW: Final = 2


class TashKalarExpert(TashKalarEvaluation):
    """The weights are explained where they stand, in bots/data/tashkalar.toml."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.near = weights["near"]
        self.pending = weights["pending"]
        # What a task is worth to a side that lacks so many steps, as a share of its points.
        self.lacking = [weights["ready"]] + [weights["task"] * weights["step"] ** n for n in range(FAR)]
        # What was seen in the position judged last, where it is noted: by seat and card, and by side and task, how near
        # they are.
        self.noting = False
        self.cards: list[tuple[int, int, int]] = []
        self.tasks: list[tuple[int, int, int]] = []

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Bout)
        if self.noting:
            self.cards = []
            self.tasks = []
        out = super().scores(s)
        if s.mode != HIGH_FORM:
            return out
        members = 2 if s.teams else 1
        for side in range(2):
            ground = Ground(s, side)
            best = 0.0
            value = 0.0
            for number in s.tasks:
                if number >= 0:
                    task = s.box.tasks[number]
                    steps = ground.steps(task)
                    if self.noting:
                        self.tasks.append((side, number, steps))
                    if steps == 0 and side == s.side:
                        continue  # due at the end of this turn, and counted as such
                    worth = self.lacking[steps] * task.points if steps <= FAR else 0.0
                    # One task a turn: the nearest counts whole, the others in part.
                    if worth > best:
                        value += 0.5 * best
                        best = worth
                    else:
                        value += 0.5 * worth
            value += best
            for seat in range(s.seats):
                if s.colour_of(seat) == side:
                    out[seat] += self.point * value / members
        return out

    def reach(self, sight: Sight, card: Card, found: list[Action]) -> float:
        """1 for a being that could be summoned now, a part of it for one that a single common piece would bring."""
        sight.ways(card, found)
        if found:
            found.clear()
            if self.noting:
                self.cards.append((sight.seat, card.number, NOW))
            return 1.0
        near = lacks_one(sight, card)
        if self.noting:
            self.cards.append((sight.seat, card.number, SOON if near else LATER))
        return self.near if near else 0.0


def lacks_one(sight: Sight, card: Card) -> bool:
    """Whether a common piece on an empty square would complete the pattern somewhere."""
    if sight.pieces + 1 < card.cells or sight.promoted < card.upgraded:
        return False
    open_low, open_high = sight.open_squares(card)
    empty_low: i64 = free_low(sight.s)
    empty_high: i64 = free_high(sight.s)
    for orientation in card.orientations:
        recipe: i64 = orientation.recipe
        low: i64 = open_low  # nothing is lacking so far
        high: i64 = open_high
        one_low: i64 = 0  # one piece is
        one_high: i64 = 0
        while recipe != 0:
            k: i64 = (recipe & CELL_SHIFT) - NO_SHIFT
            if recipe & CELL_UPGRADED != 0:
                a, b = shifted(sight.up_low, sight.up_high, k)
                one_low &= a
                one_high &= b
            else:
                a, b = shifted(sight.own_low, sight.own_high, k)
                x, y = shifted(empty_low, empty_high, k)
                one_low = (one_low & a) | (low & x)
                one_high = (one_high & b) | (high & y)
            recipe >>= CELL_BITS
            low &= a
            high &= b
            if low | high | one_low | one_high == 0:
                break
        if one_low | one_high != 0:
            return True
    return False


class Ground(Squares):
    """The steps that a task still takes."""

    def steps(self, task: Task) -> int:
        """Pieces and upgrades that are lacking; far for what is done within one turn."""
        judge = task.judge
        if judge == TEST_HOLDING:
            return self.holding(task)
        if judge == TEST_RAINBOW:
            box = self.s.box
            return self.fewer(box.red_low, box.red_high) + self.fewer(box.green_low, box.green_high)
        if judge == TEST_CROSSES:
            return min([len(CROSSES[0]) - self.own(cross) for cross in CROSS_WORDS])
        if judge == TEST_LINES:
            return max(0, min([task.lead - self.own(line) + self.foes(line) for line in LINE_WORDS]))
        if judge == TEST_DIAGONALS:
            lacking = 0
            for line in DIAGONAL_WORDS:
                lacking += max(0, task.pieces - self.own(line)) + max(
                    0, task.upgraded - self.upgraded(line.low, line.high)
                )
            return lacking
        if judge == TEST_SIDE_CHAIN:
            return self.gap(SIDE_WORDS)
        if judge == TEST_CORNER_CHAIN:
            return self.gap(CORNER_WORDS)
        if judge == TEST_SURROUNDED:
            best = FAR + 1
            for q in squares_in(self.foe_low, self.foe_high):
                best = min(best, max(0, task.around - self.own(RINGS[q])))
            return best
        return FAR + 1

    def own(self, words: Words) -> int:
        return ones(self.low & words.low) + ones(self.high & words.high)

    def foes(self, words: Words) -> int:
        return ones(self.foe_low & words.low) + ones(self.foe_high & words.high)

    def upgraded(self, low: i64, high: i64) -> int:
        return ones(self.up_low & low) + ones(self.up_high & high)

    def holding(self, task: Task) -> int:
        low = task.low
        high = task.high
        lacking = max(0, task.pieces - ones(self.low & low) - ones(self.high & high))
        lacking += max(0, task.upgraded - self.upgraded(low, high))
        if task.legendary:
            lacking += max(0, task.legendary - self.upgraded(low & self.s.legends_low, high & self.s.legends_high))
        return lacking

    def fewer(self, low: i64, high: i64) -> int:
        """Upgraded pieces that are lacking to have more of them there than the other side."""
        return max(0, 1 + ones(self.foe_up_low & low) + ones(self.foe_up_high & high) - self.upgraded(low, high))

    def gap(self, ends: list[tuple[Words, Words]]) -> int:
        """The fewest squares that must still become one's own for a chain between two opposite ends."""
        best = FAR + 1
        for start, goal in ends:
            low: i64 = 0
            high: i64 = 0
            for more in range(best):
                # Squares that `more` foreign ones lead to, then all own ones in touch with them.
                if more:
                    low, high = spread(low, high)
                    low = (low & ARENA_LOW) | start.low
                    high = (high & ARENA_HIGH) | start.high
                else:
                    low = start.low & self.low
                    high = start.high & self.high
                while True:
                    if low & goal.low != 0 or high & goal.high != 0:
                        break
                    a, b = spread(low, high)
                    a = low | (a & self.low)
                    b = high | (b & self.high)
                    if a == low and b == high:
                        break
                    low = a
                    high = b
                if low & goal.low != 0 or high & goal.high != 0:
                    best = more
                    break
        return best


def make(data: Json) -> TashKalarExpert:
    weights = {**data["weights"], **data["expert"]}
    return TashKalarExpert({k: float(v) for k, v in weights.items()})
