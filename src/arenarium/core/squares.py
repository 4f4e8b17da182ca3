"""Boards of squares: names, neighbours, the eight symmetries, pictures.

A grid is written as rows of tokens, `#` where there is no square. Squares are numbered row by row from the top left,
the missing ones included, so that a square is `y * width + x`. Directions are 0 north, then clockwise by 45 degrees.
"""

from __future__ import annotations

from typing import Final

from arenarium.core.refusal import BadData

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
DX: Final = (0, 1, 1, 1, 0, -1, -1, -1)
DY: Final = (-1, -1, 0, 1, 1, 1, 0, -1)
WAYS: Final = 8  # directions; of the board, as many symmetries
QUARTERS: Final = 4  # of a full turn; from the same number on symmetries are flipped
TURNS: Final = ("r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270")
VOID: Final = "#"
FIRST_COLUMN: Final = ord("a")
LONGEST_NAME: Final = 3


def turned(dx: int, dy: int, turn: int) -> tuple[int, int]:
    """An offset under symmetry `turn`: the last four flip left to right first; then quarter turns clockwise."""
    if turn >= QUARTERS:
        dx = -dx
    for _ in range(turn % QUARTERS):
        dx, dy = -dy, dx
    return dx, dy


def turned_direction(direction: int, turn: int) -> int:
    if turn >= QUARTERS:
        direction = (WAYS - direction) % WAYS
    return (direction + 2 * (turn % QUARTERS)) % WAYS


class Grid:
    """A board of at most 26 columns. Tables are made once; looking things up is what boards do all day."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        if not rows or any(len(r) != len(rows[0]) for r in rows):
            raise ValueError("the rows of a grid have one length")
        self.width: Final = len(rows[0])
        self.height: Final = len(rows)
        self.cells: Final = self.width * self.height
        self.on: Final = [c != VOID for row in rows for c in row]
        self.squares: Final = [q for q in range(self.cells) if self.on[q]]
        self.names: Final = [self.name(q) for q in range(self.cells)]
        # ray[q * WAYS + d]: the squares met from q in direction d, to the edge
        self.rays: Final = [self._ray(q, d) for q in range(self.cells) for d in range(WAYS)]
        self.steps: Final = [ray[0] if ray else -1 for ray in self.rays]
        self.touching: Final = [self._next(q, 0, 1) for q in range(self.cells)]
        self.edges: Final = [self._next(q, 0, 2) for q in range(self.cells)]
        self.corners: Final = [self._next(q, 1, 2) for q in range(self.cells)]

    def _next(self, q: int, first: int, every: int) -> list[int]:
        """The neighbours of a square in direction `first` and in each `every`-th one after it."""
        return sorted(r[0] for r in self.rays[q * WAYS + first : (q + 1) * WAYS : every] if r)

    def _ray(self, q: int, d: int) -> list[int]:
        found: list[int] = []
        if not self.on[q]:
            return found
        q = self.offset(q, DX[d], DY[d])
        while q >= 0:
            found.append(q)
            q = self.offset(q, DX[d], DY[d])
        return found

    def at(self, x: int, y: int) -> int:
        """The square in column x, row y, both from 0; -1 where there is none."""
        if 0 <= x < self.width and 0 <= y < self.height and self.on[y * self.width + x]:
            return y * self.width + x
        return -1

    def offset(self, q: int, dx: int, dy: int) -> int:
        return self.at(q % self.width + dx, q // self.width + dy)

    def distance(self, a: int, b: int) -> int:
        """King's moves, whatever stands between."""
        return max(abs(a % self.width - b % self.width), abs(a // self.width - b // self.width))

    def within(self, q: int, most: int) -> list[int]:
        """All other squares at most that far."""
        return [p for p in self.squares if p != q and self.distance(p, q) <= most]

    def turn(self, q: int, turn: int) -> int:
        """Where a square goes when the whole (square) board is turned or flipped."""
        half = self.width - 1
        x, y = turned(2 * (q % self.width) - half, 2 * (q // self.width) - half, turn)
        return self.at((x + half) // 2, (y + half) // 2)

    # --- names and pictures ----------------------------------------------------------------

    def name(self, q: int) -> str:
        return chr(FIRST_COLUMN + q % self.width) + str(q // self.width + 1)

    def square(self, name: str) -> int:
        """The square of that name; -1 if the text names none."""
        if len(name) < 2 or not ("a" <= name[0] <= "z") or not name[1:].isascii() or not name[1:].isdigit():
            return -1
        if len(name) > LONGEST_NAME or name[1] == "0":
            return -1
        return self.at(ord(name[0]) - FIRST_COLUMN, int(name[1:]) - 1)

    def draw(self, tokens: list[str]) -> str:
        """A picture from one token for each cell; missing squares are drawn as such."""
        widest = max(len(t) for t in tokens)
        lines = []
        for y in range(self.height):
            row = range(y * self.width, (y + 1) * self.width)
            lines.append(" ".join((tokens[q] if self.on[q] else VOID).ljust(widest) for q in row).rstrip())
        return "\n".join(lines)

    def read(self, picture: str) -> list[str]:
        """The tokens of a picture, one for each cell. White space is free; BadData says what is wrong."""
        lines = [line.split() for line in picture.splitlines() if line.strip()]
        if len(lines) != self.height:
            reason = f"{self.height} lines expected, {len(lines)} found"
            raise BadData("board", "", reason, "core-refuse-read-lines", count=self.height, found=len(lines))
        tokens: list[str] = []
        for y, line in enumerate(lines):
            if len(line) != self.width:
                reason = f"line {y + 1}: {self.width} tokens expected, {len(line)} found"
                raise BadData(
                    "board", "", reason, "core-refuse-read-squares", row=y + 1, count=self.width, found=len(line)
                )
            for x, token in enumerate(line):
                if (token == VOID) == self.on[y * self.width + x]:
                    what = "is a square" if token == VOID else "is not a square"
                    square = self.name(y * self.width + x)
                    reason = f"line {y + 1}, token {x + 1}: {square} {what}"
                    raise BadData("board", "", reason, "core-refuse-read-corner", row=y + 1, square=square)
                tokens.append(token)
        return tokens
