"""The hexagon of nineteen flat-top hexes: names, directions, lines, masks, pictures.

Columns a to e from the left, numbers from the top: a1-a3, b1-b4, c1-c5, d1-d4, e1-e3; c3 is the
centre. A hex is its number in that order, a set of hexes a mask of nineteen bits. Directions are 0 up,
then clockwise. Numbers grow along directions 1, 2 and 3 and fall along 0, 4 and 5, which is why the
nearest of several hexes on a line is the lowest or the highest bit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.refusal import BadData

CELLS: Final = 19
FULL: Final = (1 << CELLS) - 1
DIRECTIONS: Final = 6
DIRECTION_SETS: Final = 64  # masks of directions
NOWHERE: Final = -1

STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # axial, by direction
HALF_ROWS: Final = (1, 2, 3, 2, 3, 2, 3, 2, 1)  # tokens in each line of a picture


def _axial() -> list[tuple[int, int]]:
    return [(q, r) for q in range(-2, 3) for r in range(max(-2, -2 - q), min(2, 2 - q) + 1)]


def _names() -> list[str]:
    return ["abcde"[q + 2] + str(r - max(-2, -2 - q) + 1) for q, r in _axial()]


AXIAL: Final[list[tuple[int, int]]] = _axial()
NAMES: Final[list[str]] = _names()
NUMBERS: Final[dict[str, int]] = {name: h for h, name in enumerate(NAMES)}


def _neighbours() -> list[int]:
    at = {axial: h for h, axial in enumerate(AXIAL)}
    return [at.get((q + dq, r + dr), NOWHERE) for q, r in AXIAL for dq, dr in STEPS]


NEIGHBOUR: Final[list[int]] = _neighbours()  # hex * DIRECTIONS + direction


def _near() -> list[int]:
    return [sum(1 << n for n in NEIGHBOUR[h * DIRECTIONS : (h + 1) * DIRECTIONS] if n >= 0) for h in range(CELLS)]


def _rays() -> list[list[int]]:
    rays = []
    for h in range(CELLS):
        for d in range(DIRECTIONS):
            ray, n = [], NEIGHBOUR[h * DIRECTIONS + d]
            while n >= 0:
                ray.append(n)
                n = NEIGHBOUR[n * DIRECTIONS + d]
            rays.append(ray)
    return rays


def _reach() -> list[int]:
    found = []
    for h in range(CELLS):
        for dirs in range(DIRECTION_SETS):
            ends = [NEIGHBOUR[h * DIRECTIONS + d] for d in range(DIRECTIONS) if dirs >> d & 1]
            found.append(sum(1 << n for n in ends if n >= 0))
    return found


def _trefoils() -> list[int]:
    """Every three hexes that touch one another, as masks, in order of their names."""
    found = []
    for a in range(CELLS):
        for b in range(a + 1, CELLS):
            for c in range(b + 1, CELLS):
                if NEAR[a] >> b & 1 and NEAR[a] >> c & 1 and NEAR[b] >> c & 1:
                    found.append(1 << a | 1 << b | 1 << c)
    return found


NEAR: Final[list[int]] = _near()  # mask of the neighbours of a hex
RAY: Final[list[list[int]]] = _rays()  # hexes along a line, nearest first: hex * DIRECTIONS + direction
RAY_MASK: Final[list[int]] = [sum(1 << n for n in ray) for ray in RAY]
REACH: Final[list[int]] = _reach()  # mask of the neighbours in some directions: hex * DIRECTION_SETS + mask
TREFOILS: Final[list[int]] = _trefoils()
# A mask is looked up in two parts. Bytes, because a compiled build reads them without making a number of each.
PART: Final = 10  # bits
LOWER: Final = (1 << PART) - 1
LOW: Final = bytes([0] + [(i & -i).bit_length() - 1 for i in range(1, 1 << PART)])
HIGH: Final = bytes([0] + [i.bit_length() - 1 for i in range(1, 1 << PART)])
ONES: Final = bytes([bin(i).count("1") for i in range(1 << PART)])
# The hexes of a picture in reading order: half-rows from the top, each from the left.
READING: Final[list[int]] = sorted(range(CELLS), key=lambda h: (2 * AXIAL[h][1] + AXIAL[h][0], AXIAL[h][0]))


def lowest(mask: i64) -> i64:
    """The hex with the smallest number in a set that is not empty."""
    part: i64 = mask & LOWER
    if part:
        return LOW[part]
    return PART + LOW[mask >> PART]


def highest(mask: i64) -> i64:
    """The hex with the largest number in a set that is not empty."""
    part: i64 = mask >> PART
    if part:
        return PART + HIGH[part]
    return HIGH[mask]


def size(mask: i64) -> i64:
    return ONES[mask & LOWER] + ONES[mask >> PART]


def nth(mask: i64, i: i64) -> i64:
    """The hex with i smaller ones before it in the set."""
    while i > 0:
        mask &= mask - 1
        i -= 1
    return lowest(mask)


def nearest(mask: i64, direction: i64) -> i64:
    """The first hex of a set that lies on one line, going in that direction."""
    if 1 <= direction <= 3:
        return lowest(mask)
    return highest(mask)


def hexes(mask: int) -> list[int]:
    return [h for h in range(CELLS) if mask >> h & 1]


def names(mask: int) -> list[str]:
    return [NAMES[h] for h in hexes(mask)]


def direction(a: int, b: int) -> int:
    """The direction from a hex to its neighbour, or NOWHERE."""
    for d in range(DIRECTIONS):
        if NEIGHBOUR[a * DIRECTIONS + d] == b:
            return d
    return NOWHERE


def turned(h: int, steps: int) -> int:
    """Where a hex goes when the whole board turns clockwise by sixty degrees `steps` times."""
    q, r = AXIAL[h]
    for _ in range(steps % DIRECTIONS):
        q, r = -r, q + r
    return AXIAL.index((q, r))


def draw(tokens: list[str]) -> str:
    """A picture of nineteen tokens, given by hex."""
    width = max(9, max([len(t) for t in tokens])) + 1
    lines, at = [], 0
    for count in HALF_ROWS:
        row = [tokens[h] for h in READING[at : at + count]]
        at += count
        gap = " " * width
        if count == 1:
            lines.append(gap + gap + row[0])
        elif count == 2:
            lines.append(gap + row[0].ljust(2 * width) + row[1])
        else:
            lines.append(row[0].ljust(2 * width) + row[1].ljust(2 * width) + row[2])
    return "\n".join(line.rstrip() for line in lines)


def read(picture: str) -> list[str]:
    """The nineteen tokens of a picture, by hex. Raises BadData with the line that is wrong."""
    rows = [line.split() for line in picture.splitlines() if line.strip()]
    if len(rows) != len(HALF_ROWS):
        reason = f"a board has {len(HALF_ROWS)} lines, not {len(rows)}"
        raise BadData("board", "", reason, "core-refuse-read-lines", count=len(HALF_ROWS), found=len(rows))
    tokens = [""] * CELLS
    at = 0
    for n, (row, count) in enumerate(zip(rows, HALF_ROWS)):
        if len(row) != count:
            reason = f"line {n + 1} of the board has {count} hexes, not {len(row)}"
            raise BadData("board", "", reason, "core-refuse-read-hexes", row=n + 1, count=count, found=len(row))
        for token in row:
            tokens[READING[at]] = token
            at += 1
    return tokens
