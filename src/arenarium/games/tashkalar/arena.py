"""The arena: sixty-nine squares, as a grid and as the bits that patterns are matched on."""

from __future__ import annotations

from typing import Final

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
CELLS: Final = 81
SQUARES: Final = GRID.squares
CENTRE: Final = 40
STEPS: Final = GRID.steps  # [square * 8 + direction]: the next square, -1 beyond the edge
RAYS: Final = GRID.rays
TOUCHING: Final = GRID.touching
EDGES: Final = GRID.edges
CORNERS: Final = GRID.corners
DISTANCE: Final = [GRID.distance(a, b) for a in range(CELLS) for b in range(CELLS)]  # [a * 81 + b]
WITHIN2: Final = [GRID.within(q, 2) for q in range(CELLS)]
WITHIN3: Final = [GRID.within(q, 3) for q in range(CELLS)]

# Four empty columns stand beside the nine, so that a shifted board never runs over into the next row. The 117 bits
# are kept in two words that fit a machine integer with room for the sign.
STRIDE: Final = 13
WORD: Final = 58
FULL: Final = (1 << WORD) - 1


def bit_of(square: int) -> int:
    return (square // 9) * STRIDE + square % 9


LOW_BIT: Final = [1 << bit_of(q) if bit_of(q) < WORD else 0 for q in range(CELLS)]
HIGH_BIT: Final = [1 << (bit_of(q) - WORD) if bit_of(q) >= WORD else 0 for q in range(CELLS)]
LOW_SQUARE: Final = {LOW_BIT[q]: q for q in SQUARES if LOW_BIT[q]}
HIGH_SQUARE: Final = {HIGH_BIT[q]: q for q in SQUARES if HIGH_BIT[q]}
ARENA_LOW: Final = sum(LOW_BIT[q] for q in SQUARES)
ARENA_HIGH: Final = sum(HIGH_BIT[q] for q in SQUARES)
