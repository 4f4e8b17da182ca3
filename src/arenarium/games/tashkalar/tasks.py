"""Tasks of the High Form: whether their conditions hold for the player in turn. TK §8"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.games.tashkalar.arena import (
    ARENA_HIGH,
    ARENA_LOW,
    CELLS,
    GRID,
    MIDDLE,
    SIDE,
    SQUARES,
    TOUCHING,
    high_word,
    low_word,
    ones,
    spread,
    squares_in,
)
from arenarium.games.tashkalar.box import (
    TEST_CORNER_CHAIN,
    TEST_CROSSES,
    TEST_DESTRUCTION,
    TEST_DIAGONALS,
    TEST_HOLDING,
    TEST_ISOLATED,
    TEST_LEGENDS_FELL,
    TEST_LINES,
    TEST_RAINBOW,
    TEST_SIDE_CHAIN,
    TEST_SUMMONING,
    TEST_SURROUNDED,
    Task,
)
from arenarium.games.tashkalar.pieces import owner_of, piece_of, rank_of, total
from arenarium.games.tashkalar.state import HELD, HIGH, LOW, UP_HIGH, UP_LOW, Bout
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC, LEGENDARY


def _named(*names: str) -> list[int]:
    return [GRID.square(n) for n in names]


SIDES: Final = (
    ([2, 3, 4, 5, 6], [74, 75, 76, 77, 78]),  # top and bottom: c1-g1, c9-g9
    ([18, 27, 36, 45, 54], [26, 35, 44, 53, 62]),  # left and right: a3-a7, i3-i7
)
CORNERS: Final = (
    (_named("a3", "b2", "c1"), _named("i7", "h8", "g9")),
    (_named("g1", "h2", "i3"), _named("a7", "b8", "c9")),
)
CROSSES: Final = (_named("e4", "d5", "e5", "f5", "e6"), _named("d4", "f4", "e5", "d6", "f6"))
LINES: Final = [[q for q in SQUARES if q // SIDE == y] for y in MIDDLE] + [
    [q for q in SQUARES if q % SIDE == x] for x in MIDDLE
]
DIAGONALS: Final = ([10, 20, 30, 40, 50, 60, 70], [64, 56, 48, 40, 32, 24, 16])


class Words:
    """A set of squares as two words."""

    def __init__(self, squares: list[int]) -> None:
        self.low: i64 = low_word(squares)
        self.high: i64 = high_word(squares)


CROSS_WORDS: Final = [Words(cross) for cross in CROSSES]
LINE_WORDS: Final = [Words(line) for line in LINES]
DIAGONAL_WORDS: Final = [Words(line) for line in DIAGONALS]
SIDE_WORDS: Final = [(Words(a), Words(b)) for a, b in SIDES]
CORNER_WORDS: Final = [(Words(a), Words(b)) for a, b in CORNERS]
RINGS: Final = [Words(TOUCHING[q]) for q in range(CELLS)]
POINTS: Final = [Words([q]) for q in range(CELLS)]


def held(s: Bout, colour: int, squares: list[int], least: int) -> int:
    """How many of those squares hold a piece of that colour and at least that rank."""
    n = 0
    low = piece_of(colour, least)
    high = piece_of(colour, LEGENDARY)
    for q in squares:
        if low <= s.board[q] <= high:
            n += 1
    return n


def fallen(s: Bout, least: int, most: int = LEGENDARY) -> int:
    n = 0
    for i in range(len(s.fallen)):
        if owner_of(i + 1) != s.side and least <= rank_of(i + 1) <= most:
            n += s.fallen[i]
    return n


def fulfilled(s: Bout, task: Task) -> bool:
    judge = task.judge
    if judge == TEST_DESTRUCTION:
        return fallen(s, COMMON) >= task.destroyed and fallen(s, HEROIC) >= task.upgraded
    if judge == TEST_LEGENDS_FELL:
        return fallen(s, LEGENDARY) >= task.legendary or fallen(s, HEROIC, HEROIC) >= task.or_heroic
    if judge == TEST_SUMMONING:
        return (
            s.summoned >= task.beings
            and s.on_red >= task.on_red
            and s.on_green >= task.on_green
            and s.on_red + s.on_green >= task.on_coloured
            and s.legends >= task.legends
        )
    return Sides(s, s.side).fulfil(task)


class Squares:
    """The squares of one side and those of the other, as words: both, and the upgraded ones."""

    def __init__(self, s: Bout, side: int) -> None:
        self.s = s
        mine = side * HELD
        foe = HELD - mine
        self.low: i64 = s.have[mine + LOW]
        self.high: i64 = s.have[mine + HIGH]
        self.up_low: i64 = s.have[mine + UP_LOW]
        self.up_high: i64 = s.have[mine + UP_HIGH]
        self.foe_low: i64 = s.have[foe + LOW]
        self.foe_high: i64 = s.have[foe + HIGH]
        self.foe_up_low: i64 = s.have[foe + UP_LOW]
        self.foe_up_high: i64 = s.have[foe + UP_HIGH]


class Sides(Squares):
    """What the player in turn has done."""

    def fulfil(self, task: Task) -> bool:
        judge = task.judge
        if judge == TEST_HOLDING:
            return self.holding(task)
        if judge == TEST_RAINBOW:
            return self.rainbow()
        if judge == TEST_CROSSES:
            return self.crosses()
        if judge == TEST_LINES:
            return self.lines(task.lead)
        if judge == TEST_DIAGONALS:
            return self.diagonals(task)
        if judge == TEST_SIDE_CHAIN:
            return self.joins(SIDE_WORDS)
        if judge == TEST_CORNER_CHAIN:
            return self.joins(CORNER_WORDS)
        if judge == TEST_SURROUNDED:
            return self.surrounds(task.around)
        assert judge == TEST_ISOLATED
        return self.isolates(task)

    def holding(self, task: Task) -> bool:
        low = task.low
        high = task.high
        if ones(self.low & low) + ones(self.high & high) < task.pieces:
            return False
        if ones(self.up_low & low) + ones(self.up_high & high) < task.upgraded:
            return False
        if task.legendary == 0:
            return True
        top_low = self.up_low & self.s.legends_low
        top_high = self.up_high & self.s.legends_high
        return ones(top_low & low) + ones(top_high & high) >= task.legendary

    def rainbow(self) -> bool:
        """More upgraded pieces on the red squares than the opponent, and on the green ones."""
        box = self.s.box
        low = box.red_low
        high = box.red_high
        red = ones(self.up_low & low) + ones(self.up_high & high)
        if red <= ones(self.foe_up_low & low) + ones(self.foe_up_high & high):
            return False
        low = box.green_low
        high = box.green_high
        green = ones(self.up_low & low) + ones(self.up_high & high)
        return green > ones(self.foe_up_low & low) + ones(self.foe_up_high & high)

    def crosses(self) -> bool:
        return any(cross.low & ~self.low == 0 and cross.high & ~self.high == 0 for cross in CROSS_WORDS)

    def lines(self, lead: i64) -> bool:
        for line in LINE_WORDS:
            mine = ones(self.low & line.low) + ones(self.high & line.high)
            if mine >= lead and mine - ones(self.foe_low & line.low) - ones(self.foe_high & line.high) >= lead:
                return True
        return False

    def diagonals(self, task: Task) -> bool:
        for line in DIAGONAL_WORDS:
            if ones(self.low & line.low) + ones(self.high & line.high) < task.pieces:
                return False
            if ones(self.up_low & line.low) + ones(self.up_high & line.high) < task.upgraded:
                return False
        return True

    def joins(self, ends: list[tuple[Words, Words]]) -> bool:
        """A chain of own pieces, each touching the next, between two opposite ends."""
        for start, goal in ends:
            low = self.low & start.low
            high = self.high & start.high
            if self.low & goal.low == 0 and self.high & goal.high == 0:
                continue
            while True:
                if low & goal.low != 0 or high & goal.high != 0:
                    return True
                a, b = spread(low, high)
                a &= self.low
                b &= self.high
                if a == low and b == high:
                    break
                low = a
                high = b
        return False

    def surrounds(self, around: int) -> bool:
        """An enemy piece touched by so many own ones."""
        if total(self.s, self.s.side) < around:
            return False
        for q in squares_in(self.foe_low, self.foe_high):
            ring = RINGS[q]
            if ones(self.low & ring.low) + ones(self.high & ring.high) >= around:
                return True
        return False

    def isolates(self, task: Task) -> bool:
        """TK R42: a fellow within two, and yet no walk over empty squares to any fellow's side within three moves."""
        free_low: i64 = ARENA_LOW
        free_high: i64 = ARENA_HIGH
        free_low &= ~(self.low | self.foe_low)
        free_high &= ~(self.high | self.foe_high)
        for q in squares_in(self.foe_low, self.foe_high):
            at = POINTS[q]
            low = at.low
            high = at.high
            fellows_low = self.foe_low & ~low
            fellows_high = self.foe_high & ~high
            a: i64 = low
            b: i64 = high
            for _ in range(task.near):
                a, b = spread(a, b)
            if a & fellows_low == 0 and b & fellows_high == 0:
                continue
            for _ in range(task.moves):
                a, b = spread(low, high)
                low |= a & free_low
                high |= b & free_high
            a, b = spread(low, high)
            if a & fellows_low == 0 and b & fellows_high == 0:
                return True
        return False
