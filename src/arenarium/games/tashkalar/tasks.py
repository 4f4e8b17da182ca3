"""Tasks of the High Form: whether their conditions hold for the player in turn. TK §8"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arenarium.games.tashkalar.arena import DISTANCE, GRID, SQUARES, TOUCHING
from arenarium.games.tashkalar.cards import COMMON, HEROIC, LEGENDARY, Task
from arenarium.games.tashkalar.state import Arena, owner_at


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
LINES: Final = [[q for q in SQUARES if q // 9 == y] for y in (3, 4, 5)] + [
    [q for q in SQUARES if q % 9 == x] for x in (3, 4, 5)
]
DIAGONALS: Final = ([10, 20, 30, 40, 50, 60, 70], [64, 56, 48, 40, 32, 24, 16])


def fulfilled(s: Arena, task: Task) -> bool:
    return TESTS[task.test](s, task)


def held(s: Arena, colour: int, squares: list[int], least: int) -> int:
    """How many of those squares hold a piece of that colour and at least that rank."""
    n = 0
    low = colour * 3 + least
    high = colour * 3 + LEGENDARY
    for q in squares:
        if low <= s.board[q] <= high:
            n += 1
    return n


def fallen(s: Arena, least: int, most: int = LEGENDARY) -> int:
    n = 0
    for i in range(len(s.fallen)):
        if i // 3 != s.side and least <= i % 3 + 1 <= most:
            n += s.fallen[i]
    return n


def destruction(s: Arena, t: Task) -> bool:
    return fallen(s, COMMON) >= t.needs["destroyed"] and fallen(s, HEROIC) >= t.needs.get("upgraded", 0)


def legends_fell(s: Arena, t: Task) -> bool:
    return fallen(s, LEGENDARY) >= t.needs["legendary"] or fallen(s, HEROIC, HEROIC) >= t.needs["or_heroic"]


def holding(s: Arena, t: Task) -> bool:
    return (
        held(s, s.side, t.squares, COMMON) >= t.needs["pieces"]
        and held(s, s.side, t.squares, HEROIC) >= t.needs["upgraded"]
        and held(s, s.side, t.squares, LEGENDARY) >= t.needs.get("legendary", 0)
    )


def rainbow(s: Arena, t: Task) -> bool:
    red = [q for q in SQUARES if s.box.red[q]]
    green = [q for q in SQUARES if s.box.green[q]]
    foe = 1 - s.side
    return held(s, s.side, red, HEROIC) > held(s, foe, red, HEROIC) and held(s, s.side, green, HEROIC) > held(
        s, foe, green, HEROIC
    )


def summoning(s: Arena, t: Task) -> bool:
    return (
        s.summoned >= t.needs.get("beings", 0)
        and s.on_red >= t.needs.get("on_red", 0)
        and s.on_green >= t.needs.get("on_green", 0)
        and s.on_red + s.on_green >= t.needs.get("on_coloured", 0)
        and s.legends >= t.needs.get("legends", 0)
    )


def crosses(s: Arena, t: Task) -> bool:
    return any(held(s, s.side, cross, COMMON) == 5 for cross in CROSSES)


def lines(s: Arena, t: Task) -> bool:
    foe = 1 - s.side
    return any(held(s, s.side, line, COMMON) - held(s, foe, line, COMMON) >= t.needs["lead"] for line in LINES)


def diagonals(s: Arena, t: Task) -> bool:
    return all(
        held(s, s.side, line, COMMON) >= t.needs["pieces"] and held(s, s.side, line, HEROIC) >= t.needs["upgraded"]
        for line in DIAGONALS
    )


def joined(s: Arena, start: list[int], goal: list[int]) -> bool:
    """A chain of own pieces, each touching the next."""
    todo = [q for q in start if owner_at(s, q) == s.side]
    seen = set(todo)
    while todo:
        q = todo.pop()
        if q in goal:
            return True
        for p in TOUCHING[q]:
            if p not in seen and owner_at(s, p) == s.side:
                seen.add(p)
                todo.append(p)
    return False


def side_chain(s: Arena, t: Task) -> bool:
    return any(joined(s, a, b) for a, b in SIDES)


def corner_chain(s: Arena, t: Task) -> bool:
    return any(joined(s, a, b) for a, b in CORNERS)


def surrounded(s: Arena, t: Task) -> bool:
    low = (1 - s.side) * 3 + COMMON
    for q in SQUARES:
        if low <= s.board[q] <= low + 2 and held(s, s.side, TOUCHING[q], COMMON) >= t.needs["around"]:
            return True
    return False


def isolated(s: Arena, t: Task) -> bool:
    """TK R42: a fellow within two, and yet no walk over empty squares to any fellow's side within three moves."""
    foe = 1 - s.side
    low = foe * 3 + COMMON
    foes = [q for q in SQUARES if low <= s.board[q] <= low + 2]
    for x in foes:
        others = [q for q in foes if q != x]
        if not any(DISTANCE[x * 81 + q] <= t.needs["near"] for q in others):
            continue
        reached = {x}
        edge = [x]
        for _ in range(t.needs["moves"]):
            edge = [p for q in edge for p in TOUCHING[q] if s.board[p] == 0 and p not in reached]
            reached.update(edge)
        if not any(DISTANCE[q * 81 + other] <= 1 for q in reached for other in others):
            return True
    return False


TESTS: Final[dict[str, Callable[[Arena, Task], bool]]] = {
    "destruction": destruction,
    "legends_fell": legends_fell,
    "holding": holding,
    "rainbow": rainbow,
    "summoning": summoning,
    "crosses": crosses,
    "lines": lines,
    "diagonals": diagonals,
    "side_chain": side_chain,
    "corner_chain": corner_chain,
    "surrounded": surrounded,
    "isolated": isolated,
}
