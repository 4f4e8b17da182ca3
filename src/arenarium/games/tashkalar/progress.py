"""How far each side is with a task of the High Form, in numbers a player can read. TK §8

A task is fulfilled when every count reaches its need (with `either`: when one does). What happens within a turn,
destroying and summoning, is counted for the side in turn alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from arenarium.games.tashkalar.arena import ARENA_HIGH, ARENA_LOW, SQUARES, TOUCHING, spread
from arenarium.games.tashkalar.box import Task
from arenarium.games.tashkalar.pieces import owner_at
from arenarium.games.tashkalar.state import HELD, HIGH, LOW, Bout
from arenarium.games.tashkalar.tasks import (
    CORNER_WORDS,
    CROSSES,
    DIAGONALS,
    LINES,
    SIDE_WORDS,
    Words,
    fallen,
    fulfilled,
    held,
)
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC, LEGENDARY
from arenarium.games.tashkalar.wire import Progress

Counts = list[tuple[str, int, int]]  # what, have, need


def progress(s: Bout, task: Task, side: int) -> Progress:
    """No counts where another side's turn is judged."""
    counts = COUNTS[task.test](s, task, side)
    return {
        "counts": [{"what": what, "have": have, "need": need} for what, have, need in counts],
        "either": task.test == "legends_fell",
    }


def destruction(s: Bout, t: Task, side: int) -> Counts:
    if side != s.side:
        return []
    upgraded = t.needs.get("upgraded", 0)
    rows = [("destroyed", fallen(s, COMMON), t.needs["destroyed"])]
    return rows + [("upgraded", fallen(s, HEROIC), upgraded)] if upgraded else rows


def legends_fell(s: Bout, t: Task, side: int) -> Counts:
    if side != s.side:
        return []
    legendary, heroic = fallen(s, LEGENDARY), fallen(s, HEROIC, HEROIC)
    return [("legendary", legendary, t.needs["legendary"]), ("heroic", heroic, t.needs["or_heroic"])]


def holding(s: Bout, t: Task, side: int) -> Counts:
    kinds = (("pieces", COMMON), ("upgraded", HEROIC), ("legendary", LEGENDARY))
    return [(what, held(s, side, t.squares, rank), t.needs[what]) for what, rank in kinds if what in t.needs]


def rainbow(s: Bout, t: Task, side: int) -> Counts:
    """More than the opponent has: the need moves with theirs."""
    rows = []
    for what, colour in (("red", s.box.red), ("green", s.box.green)):
        squares = [q for q in SQUARES if colour[q]]
        rows.append((what, held(s, side, squares, HEROIC), held(s, 1 - side, squares, HEROIC) + 1))
    return rows


def summoning(s: Bout, t: Task, side: int) -> Counts:
    if side != s.side:
        return []
    counted = {
        "beings": s.summoned,
        "on_red": s.on_red,
        "on_green": s.on_green,
        "on_coloured": s.on_red + s.on_green,
        "legends": s.legends,
    }
    return [(what, have, t.needs[what]) for what, have in counted.items() if what in t.needs]


def crosses(s: Bout, t: Task, side: int) -> Counts:
    return [("pieces", max(held(s, side, cross, COMMON) for cross in CROSSES), len(CROSSES[0]))]


def lines(s: Bout, t: Task, side: int) -> Counts:
    lead = max(held(s, side, line, COMMON) - held(s, 1 - side, line, COMMON) for line in LINES)
    return [("lead", lead, t.needs["lead"])]


def diagonals(s: Bout, t: Task, side: int) -> Counts:
    rows = []
    for line in DIAGONALS:
        rows.append(("diagonal", held(s, side, line, COMMON), t.needs["pieces"]))
        rows.append(("upgraded", held(s, side, line, HEROIC), t.needs["upgraded"]))
    return rows


def lacking(s: Bout, side: int, start: Words, goal: Words) -> int:
    """The fewest squares that must still become this side's for a chain from start to goal."""
    own_low: i64 = s.have[side * HELD + LOW]
    own_high: i64 = s.have[side * HELD + HIGH]
    low: i64 = start.low & own_low  # reached with so many squares more
    high: i64 = start.high & own_high
    next_low: i64 = start.low  # reached with one more than that
    next_high: i64 = start.high
    a: i64 = 0
    b: i64 = 0
    more = 0
    while True:
        while True:  # on over all that is held
            a, b = spread(low, high)
            next_low |= a
            next_high |= b
            a = low | (a & own_low)
            b = high | (b & own_high)
            if a == low and b == high:
                break
            low = a
            high = b
        if low & goal.low != 0 or high & goal.high != 0:
            return more
        more += 1
        low |= next_low & ARENA_LOW
        high |= next_high & ARENA_HIGH


def side_chain(s: Bout, t: Task, side: int) -> Counts:
    return [("missing", -min([lacking(s, side, a, b) for a, b in SIDE_WORDS]), 0)]


def corner_chain(s: Bout, t: Task, side: int) -> Counts:
    return [("missing", -min([lacking(s, side, a, b) for a, b in CORNER_WORDS]), 0)]


def surrounded(s: Bout, t: Task, side: int) -> Counts:
    foes = [q for q in SQUARES if owner_at(s, q) == 1 - side]
    return [("around", max((held(s, side, TOUCHING[q], COMMON) for q in foes), default=0), t.needs["around"])]


def isolated(s: Bout, t: Task, side: int) -> Counts:
    if side != s.side:
        return []
    return [("isolated", int(fulfilled(s, t)), 1)]


COUNTS: Final[dict[str, Callable[[Bout, Task, int], Counts]]] = {
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
