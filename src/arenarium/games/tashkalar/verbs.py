"""The verbs of actions, in the order in which options are listed."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision

PLACE: Final = 1  # square, colour + 1 (0: own), rank (0: common)
LIFT: Final = 2  # square
SUMMON: Final = 3  # card, square + 128 * orientation, borrowed square + 1 + 128 * (improvised square + 1)
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

PASS: Final[Action] = (PASS_VERB, 0, 0, 0)
DONE: Final[Action] = (DONE_VERB, 0, 0, 0)
HANDOVER: Final[Action] = (HANDOVER_VERB, 0, 0, 0)
ENDING: Final[Action] = (END, 0, 0, 0)


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
        n = 0
        mask = self.mask
        while mask:
            mask &= mask - 1
            n += 1
        return n

    def nth(self, i: int) -> Action:
        mask = self.mask
        bit = 0
        while True:
            if mask & 1:
                if i == 0:
                    return (DRAW, self.first + bit, 0, 0)
                i -= 1
            mask >>= 1
            bit += 1

    def allows(self, action: Action) -> bool:
        verb, card, a, b = action
        i = card - self.first
        return verb == DRAW and a == 0 and b == 0 and 0 <= i < 32 and (self.mask >> i) & 1 == 1


class Acting(Decision):
    """The main question of a turn: every square to place on, or every piece to lift, then all the rest.

    The squares are kept as a copy of the board and the pieces to be found there: `low` to `high`, 0 for none.
    """

    def __init__(
        self, seat: int, ask: str, verb: int, board: list[int], low: int, high: int, squares: int, rest: list[Action]
    ) -> None:
        super().__init__(seat, ask, rest)
        self.verb = verb
        self.board = board
        self.low = low
        self.high = high
        self.squares = squares

    @property
    def options(self) -> list[Action]:
        found: list[Action] = []
        if self.squares:
            for q, v in enumerate(self.board):
                if self.low <= v <= self.high:
                    found.append((self.verb, q, 0, 0))
        return found + self.listed

    def count(self) -> int:
        return self.squares + len(self.listed)

    def nth(self, i: int) -> Action:
        if i >= self.squares:
            return self.listed[i - self.squares]
        low = self.low
        high = self.high
        for q, v in enumerate(self.board):
            if low <= v <= high:
                if i == 0:
                    return (self.verb, q, 0, 0)
                i -= 1
        raise AssertionError("fewer squares than were counted")

    def allows(self, action: Action) -> bool:
        verb, q, a, b = action
        if verb == self.verb:
            found = self.squares > 0 and 0 <= q < 81 and a == 0 and b == 0
            return found and self.low <= self.board[q] <= self.high
        return action in self.listed
