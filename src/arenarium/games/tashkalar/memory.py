"""What an effect remembers while it is carried out. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Frame
from arenarium.games.tashkalar.state import Bout

# Which part of a card is being resolved.
EFFECT_PART: Final = 0
UPPER_PART: Final = 1
LOWER_PART: Final = 2
FROZEN_PART: Final = 3
WARP_PART: Final = 4

# What the arriving piece has destroyed.
TRAMPLED_OWN: Final = 1
TRAMPLED_ENEMY: Final = 2

# Where a step counts by colour, each colour has a few bits of the memo.
TALLY_BITS: Final = 4
TALLY_MASK: Final = 15

ASIDE: Final = -2  # no square: where the first of two pieces waits while they exchange theirs


class Memory:
    """Lies in a frame and is not changed there: a step changes a copy, and the frame becomes one with that copy."""

    def __init__(self, card: int, part: int, square: int, orient: int) -> None:
        self.card = card
        self.part = part
        self.square = square  # the summon square; -1: nothing was summoned
        self.orient = orient
        self.here = -1  # the summoned piece, wherever it is
        self.it = -1  # the piece the last step was about
        self.spot = -1  # the square the last step was about
        self.done = False  # whether the last step was carried out
        self.hit = 0  # the rank of the piece destroyed last
        self.took = 0  # the rank of the piece that the last move destroyed
        self.equals = 0  # captures of an equal rank in this step
        self.heading = 0  # the direction of the last move
        self.kills = 0
        self.memo = 0  # what the step's flags make it count
        self.trampled = 0
        self.used: tuple[int, ...] = ()  # pieces of the pattern, wherever they are
        self.group: tuple[int, ...] = ()  # pieces this step has moved, wherever they are
        self.spots: tuple[int, ...] = ()  # squares this step has chosen

    def copy(self) -> Memory:
        c = Memory(self.card, self.part, self.square, self.orient)
        c.here = self.here
        c.it = self.it
        c.spot = self.spot
        c.done = self.done
        c.hit = self.hit
        c.took = self.took
        c.equals = self.equals
        c.heading = self.heading
        c.kills = self.kills
        c.memo = self.memo
        c.trampled = self.trampled
        c.used = self.used
        c.group = self.group
        c.spots = self.spots
        return c

    def pack(self) -> dict[str, object]:
        return {
            "card": self.card,
            "part": self.part,
            "square": self.square,
            "orient": self.orient,
            "here": self.here,
            "it": self.it,
            "spot": self.spot,
            "done": self.done,
            "hit": self.hit,
            "took": self.took,
            "equals": self.equals,
            "heading": self.heading,
            "kills": self.kills,
            "memo": self.memo,
            "trampled": self.trampled,
            "used": self.used,
            "group": self.group,
            "spots": self.spots,
        }

    def begin_step(self) -> None:
        self.equals = 0
        self.group = ()
        self.spots = ()

    def tally(self, colour: int) -> int:
        """How many of a colour the step has counted."""
        return (self.memo >> (TALLY_BITS * colour)) & TALLY_MASK

    def add(self, colour: int, by: int) -> None:
        self.memo += by << (TALLY_BITS * colour)

    def lose(self, q: int) -> None:
        """The piece there leaves the arena."""
        self.follow(q, -1)

    def follow(self, a: int, b: int) -> None:
        """The piece on a goes to b."""
        if self.here == a:
            self.here = b
        if self.it == a:
            self.it = b
        if a in self.used:
            self.used = _replaced(self.used, a, b)
        if a in self.group:
            self.group = _replaced(self.group, a, b)

    def swap(self, a: int, b: int) -> None:
        """The pieces on a and b exchange squares."""
        self.follow(a, ASIDE)
        self.follow(b, a)
        self.follow(ASIDE, b)


def _replaced(row: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    return tuple([new if one == old else one for one in row])


class Remembering(Frame[Bout]):
    """A frame of an effect."""

    def __init__(self, memory: Memory) -> None:
        self.memory: Final = memory


def memory_of(s: Bout) -> Memory | None:
    """What the effect now carried out remembers; None between effects."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Remembering):
            return frame.memory
    return None
