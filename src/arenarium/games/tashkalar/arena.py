"""The arena: sixty-nine squares, as a grid and as the bits that patterns are matched on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.squares import Grid

GRID: Final = Grid(
    (
        "##.....##",
        "#.......#",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        "#.......#",
        "##.....##",
    )
)
SIDE: Final = 9  # rows, and columns
CELLS: Final = SIDE * SIDE
WAYS: Final = 8  # directions, clockwise from the north
SQUARES: Final = GRID.squares
CENTRE: Final = 40
MIDDLE: Final = (3, 4, 5)  # of the rows and columns
CENTRAL: Final = [q for q in SQUARES if q % SIDE in MIDDLE and q // SIDE in MIDDLE]
STEPS: Final = GRID.steps  # [square * WAYS + direction]: the next square, -1 beyond the edge
RAYS: Final = GRID.rays
TOUCHING: Final = GRID.touching
EDGES: Final = GRID.edges
CORNERS: Final = GRID.corners
DISTANCE: Final = [GRID.distance(a, b) for a in range(CELLS) for b in range(CELLS)]  # [a * CELLS + b]
WITHIN2: Final = [GRID.within(q, 2) for q in range(CELLS)]
WITHIN3: Final = [GRID.within(q, 3) for q in range(CELLS)]

# Four empty columns stand beside the nine, so that a shifted board never runs over into the next row. The 117 bits
# are kept in two words that fit a machine integer with room for the sign.
STRIDE: Final = 13
WORD: Final = 58
FULL: Final = (1 << WORD) - 1


def opposite(way: int) -> int:
    return (way + WAYS // 2) % WAYS


def beside(way: int, by: int) -> int:
    """The direction so many eighths of a turn further on."""
    return (way + by) % WAYS


def bends(heading: int, way: int) -> bool:
    """Whether it goes on in that direction or in one beside it."""
    return (way - heading + 1) % WAYS <= 2


def bit_of(square: int) -> int:
    return (square // SIDE) * STRIDE + square % SIDE


BIT: Final = [bit_of(q) for q in range(CELLS)]  # less WORD: the bit in the high word
# Two is a primitive root of 59: a single bit modulo 59 tells which one it is.
ROOT: Final = 59
LOW_SQUARE: Final = [-1] * ROOT
HIGH_SQUARE: Final = [-1] * ROOT
for _q in SQUARES:
    if BIT[_q] < WORD:
        LOW_SQUARE[(1 << BIT[_q]) % ROOT] = _q
    else:
        HIGH_SQUARE[(1 << (BIT[_q] - WORD)) % ROOT] = _q

# [bit + MARGIN]: the square of a bit, -1 where there is none, also for bits that a shift has carried off the board.
MARGIN: Final = 60
SQUARE_AT: Final = [-1] * (2 * MARGIN + 9 * STRIDE)
for _q in SQUARES:
    SQUARE_AT[BIT[_q] + MARGIN] = _q


def low_word(squares: list[int]) -> int:
    return sum(1 << BIT[q] for q in squares if BIT[q] < WORD)


def high_word(squares: list[int]) -> int:
    return sum(1 << (BIT[q] - WORD) for q in squares if BIT[q] >= WORD)


ARENA_LOW: Final = low_word(SQUARES)
ARENA_HIGH: Final = high_word(SQUARES)


def ones(word: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while word != 0:
        word &= word - 1
        n += 1
    return n


def shifted(low: i64, high: i64, by: i64) -> tuple[i64, i64]:
    """Squares moved towards the first one; a negative number moves them away from it."""
    full: i64 = FULL
    if by >= 0:
        return (low >> by) | ((high << (WORD - by)) & full), high >> by
    return (low << -by) & full, ((high << -by) | (low >> (WORD + by))) & full


def spread(low: i64, high: i64) -> tuple[i64, i64]:
    """Those squares and all that touch them; beyond the edges too."""
    full: i64 = FULL
    a: i64 = low | ((low << 1) & full) | (low >> 1) | ((high & 1) << (WORD - 1))
    b: i64 = high | ((high << 1) & full) | (high >> 1) | (low >> (WORD - 1))
    return (
        a | ((a << STRIDE) & full) | (a >> STRIDE) | ((b << (WORD - STRIDE)) & full),
        b | ((b << STRIDE) & full) | (b >> STRIDE) | (a >> (WORD - STRIDE)),
    )


def squares_in(low: i64, high: i64) -> list[int]:
    """The squares of two words, in board order."""
    found: list[int] = []
    bit: i64 = 0  # equal: set before it is read
    while low != 0:
        bit = low & -low
        low ^= bit
        found.append(LOW_SQUARE[bit % ROOT])
    while high != 0:
        bit = high & -high
        high ^= bit
        found.append(HIGH_SQUARE[bit % ROOT])
    return found
