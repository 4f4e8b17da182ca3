"""Herosi's dice as arithmetic: which to keep, and when what lies there is better than rolling on.

Rolling costs nothing but time, and time is what the others use to do the same. So a player wants the most value for
each roll in the long run: what an action is worth, less `rate` for each roll it took, where `rate` is what the best way
of rolling earns in a roll. This is the textbook problem of optimal stopping with a price on time, and with six dice it
is small: 462 throws, 924 sets of dice to keep.
"""

from __future__ import annotations

from typing import Final

FACES: Final = 6
NEVER: Final = -1000.0
SWEEPS: Final = 20
PATIENCE: Final = 0.3  # one over the rolls that an action usually takes, to find the rate quickly


class Throws:
    """Every set of at most `dice` dice, by size; what a die more or less makes of it."""

    def __init__(self, dice: int) -> None:
        self.dice: Final = dice
        counts: list[tuple[int, ...]] = [(0,) * FACES]
        number: dict[tuple[int, ...], int] = {counts[0]: 0}
        first: list[int] = [0]  # the first set of each size
        begin = 0
        for _ in range(dice):
            end = len(counts)
            first.append(end)
            for i in range(begin, end):
                for face in range(FACES):
                    more = _with(counts[i], face, 1)
                    if more not in number:
                        number[more] = len(counts)
                        counts.append(more)
            begin = end
        self.counts: Final = counts
        self.number: Final = number
        self.full: Final = first[dice]
        self.more: Final = [[number[_with(c, f, 1)] for f in range(FACES)] for c in counts[: self.full]]
        self.less: Final = [[number[_with(c, f, -1)] for f in range(FACES) if c[f]] for c in counts]


def _with(counts: tuple[int, ...], face: int, n: int) -> tuple[int, ...]:
    return counts[:face] + (counts[face] + n,) + counts[face + 1 :]


class Prospects:
    """What every set of dice is worth to someone to whom a throw pays `payoff[throw]` if he acts on it."""

    def __init__(self, throws: Throws, payoff: list[float]) -> None:
        self.throws: Final = throws
        self.payoff: Final = payoff  # by throw, from throws.full on
        size = len(throws.counts)
        full = throws.full
        worth = [0.0] * size  # of keeping exactly these and rolling the others
        best = [0.0] * size  # of keeping these or fewer of them
        rate = 0.0
        for _ in range(SWEEPS):
            for i in range(full, size):
                on = best[i] - rate
                worth[i] = payoff[i - full] if payoff[i - full] > on else on
            for i in range(full - 1, -1, -1):
                total = 0.0
                for j in throws.more[i]:
                    total += worth[j]
                worth[i] = total / FACES
            best[0] = worth[0]
            for i in range(1, size):
                top = worth[i] if i < full else NEVER  # keeping all is no roll
                for j in throws.less[i]:
                    if best[j] > top:
                        top = best[j]
                best[i] = top
            rate += PATIENCE * (worth[0] - rate)
            if rate < 0.0:
                rate = 0.0
        self.worth: Final = worth
        self.best: Final = best
        self.rate: Final = rate

    def act(self, throw: int) -> float:
        """What acting on a throw pays."""
        return self.payoff[throw - self.throws.full]

    def go_on(self, throw: int) -> float:
        """What a throw is worth to someone who rolls on."""
        return self.best[throw] - self.rate
