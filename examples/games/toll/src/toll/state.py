"""The bridge as it stands."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import State

CARDS: Final = 6  # cards are worth 1 to 6
COPIES: Final = 2
MOST_PLEDGED: Final = 2
MOST_BOASTED: Final = 2
FACES: Final = 6
HIDDEN: Final = -1  # a pledge that is not chosen yet, and in events what not everybody sees


class Tollhouse(State):
    def __init__(self, seats: int, hand: int) -> None:
        super().__init__(seats)
        self.hand_size = hand
        self.bag = [COPIES] * CARDS  # how many of each card, from the 1
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = []
        self.points = [0] * seats
        self.pledges = [HIDDEN] * seats
        self.shown = False  # whether the pledges are
        self.gone = 0  # mask of seats that gave up: the game is over then

    def clone(self) -> Tollhouse:
        c = Tollhouse(self.seats, self.hand_size)
        c.stack, c.drawn = self.stack, self.drawn[:]
        c.bag, c.played, c.points = self.bag[:], self.played[:], self.points[:]
        c.hands = [h[:] for h in self.hands]
        c.pledges, c.shown, c.gone = self.pledges[:], self.shown, self.gone
        return c
