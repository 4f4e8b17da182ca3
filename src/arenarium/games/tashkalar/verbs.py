"""The verbs of actions, in the order in which options are listed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.kernel import Action, Decision
from arenarium.games.tashkalar.arena import BIT, CELLS, HIGH_SQUARE, LOW_SQUARE, ROOT, WORD, ones, squares_in

PLACE: Final = 1  # square, colour + 1 (0: own), rank (0: common)
LIFT: Final = 2  # square
SUMMON: Final = 3  # card, square and orientation, pieces that stand in: see unpack_summon
DISCARD: Final = 4  # card
FLARE_UP: Final = 5  # flare, colour compared with + 1 (0: the only opponent)
THAW: Final = 6  # card
WARP: Final = 7  # card
CLAIM: Final = 8  # task
END: Final = 9
COPY: Final = 10  # card
MOVE: Final = 11  # from, to
LEAP: Final = 12  # from, to
DESTROY_AT: Final = 13
UPGRADE_AT: Final = 14
DOWNGRADE_AT: Final = 15
CONVERT_AT: Final = 16
SHOOT: Final = 17  # direction
CHOOSE: Final = 18  # square
SWAP: Final = 19  # square, square
OPTION: Final = 20  # number
GAIN: Final = 21
RECOVER: Final = 22  # card
DROP: Final = 23  # card
KEEP: Final = 24  # card
RETURN: Final = 25  # card
START: Final = 26  # square, colour + 1 (0: own)
SCORE: Final = 27  # colour
DRAW: Final = 28  # card
PASS_VERB: Final = 30
DONE_VERB: Final = 31
HANDOVER_VERB: Final = 32

ORIENTATION: Final = 128  # square + ORIENTATION * orientation  # equal: any number above the squares
IMPROVISED: Final = 128  # borrowed square + 1 + IMPROVISED * (improvised square + 1)  # equal: the same

PASS: Final[Action] = (PASS_VERB, 0, 0, 0)
DONE: Final[Action] = (DONE_VERB, 0, 0, 0)
HANDOVER: Final[Action] = (HANDOVER_VERB, 0, 0, 0)
ENDING: Final[Action] = (END, 0, 0, 0)


def unpack_summon(action: Action) -> tuple[int, int, int, int, int]:
    """Card, square, orientation, borrowed and improvised square of an action."""
    _, card, place, codes = action
    return (
        card,
        place % ORIENTATION,
        place // ORIENTATION,
        codes % IMPROVISED - 1,
        codes // IMPROVISED - 1,
    )


def stand_ins(borrowed: int, improvised: int) -> int:
    """The last operand of a summoning: the squares of pieces that stand in, -1 for none."""
    return borrowed + 1 + IMPROVISED * (improvised + 1)


class Drawn(Decision):
    """Chance draws one of the cards in a mask."""

    def __init__(self, mask: int, first: int, stream: int) -> None:
        super().__init__(-1, "draw", [], None, stream)
        self.mask = mask
        self.first = first

    @property
    def options(self) -> list[Action]:
        return [self.nth(i) for i in range(self.count())]

    def count(self) -> int:
        return ones(self.mask)

    def nth(self, i: int) -> Action:
        mask: i64 = self.mask
        left: i64 = i
        card: i64 = self.first
        while True:
            if mask & 1 != 0:
                if left == 0:
                    return (DRAW, card, 0, 0)
                left -= 1
            mask >>= 1
            card += 1

    def allows(self, action: Action) -> bool:
        verb, card, a, b = action
        i = card - self.first
        return verb == DRAW and a == 0 and b == 0 and 0 <= i < 32 and (self.mask >> i) & 1 == 1


class Acting(Decision):
    """The main question of a turn: every square to place on, or every piece to lift, then all the rest.

    The squares are two words, as the arena keeps them.
    """

    def __init__(self, seat: int, ask: str, verb: int, low: i64, high: i64, squares: int, rest: list[Action]) -> None:
        super().__init__(seat, ask, rest)
        self.verb = verb
        self.low: i64 = low
        self.high: i64 = high
        self.squares = squares

    @property
    def options(self) -> list[Action]:
        found: list[Action] = [(self.verb, q, 0, 0) for q in squares_in(self.low, self.high)]
        return found + self.listed

    def count(self) -> int:
        return self.squares + len(self.listed)

    def nth(self, i: int) -> Action:
        if i >= self.squares:
            return self.listed[i - self.squares]
        n: i64 = i
        word: i64 = self.low
        while word != 0:
            if n == 0:
                return (self.verb, LOW_SQUARE[(word & -word) % ROOT], 0, 0)
            word &= word - 1
            n -= 1
        word = self.high
        while n > 0:
            word &= word - 1
            n -= 1
        return (self.verb, HIGH_SQUARE[(word & -word) % ROOT], 0, 0)

    def allows(self, action: Action) -> bool:
        verb, q, a, b = action
        if verb != self.verb:
            return action in self.listed
        if a != 0 or b != 0 or not 0 <= q < CELLS:
            return False
        at: i64 = BIT[q]
        return (self.low >> at) & 1 == 1 if at < WORD else (self.high >> (at - WORD)) & 1 == 1
