"""The map as a drawing: where areas lie, what they are, and who is there."""

from __future__ import annotations

from itertools import pairwise

from arenarium.core.paint import padded
from arenarium.games.warcraft.box import LETTERS, TYPES, Box
from arenarium.games.warcraft.pieces import count_of
from arenarium.games.warcraft.state import War

SIGNS = {"town": "#", "objective": "*", "forest": "%", "goldmine": "$", "mountain": "^"}


def chart(s: War) -> str:
    """The map with the letter of every race that has a piece or an Outpost in an area."""
    owners = [""] * s.box.size
    if s.slot[0] >= 0:
        for o in range(s.box.owners):
            for a in range(s.box.size):
                built = (s.outposts[o] | s.sites[o]) >> a & 1
                if built or any(count_of(s, o, t, a) for t in range(len(TYPES))):
                    owners[a] += LETTERS[s.race[o]]
    return draw(s.box, owners)


def draw(box: Box, owners: list[str]) -> str:
    cells = [name + SIGNS.get(kind, "") + more for name, kind, more in zip(box.names, box.kinds, owners)]
    return "\n".join(laid_out([(x, y, cell) for (x, y), cell in zip(box.xy, cells)], max(map(len, cells)) + 1))


def laid_out(cells: list[tuple[int, int, str]], step: int) -> list[str]:
    """What stands at x and y, painted or plain: one height is one line, and in it each lies as far to the right as on
    the board. The nearest neighbours are `step` places apart."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for x, y, cell in cells:
        rows.setdefault(y, []).append((x, cell))
    places = [sorted(row) for _, row in sorted(rows.items())]
    gap = min((b - a for row in places for (a, _), (b, _) in pairwise(row) if b > a), default=1)
    left = min(x for x, _, _ in cells)
    lines = []
    for row in places:
        line = ""
        for x, cell in row:
            line = padded(line, round((x - left) * step / gap)) + cell + " "
        lines.append(line.rstrip())
    return lines
