"""Monolith Arena: points of the banners."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.bots.goals import Goal
from arenarium.core.kernel import State
from arenarium.games.monolith.state import Arena


def measure(s: State, seat: int) -> int:
    assert isinstance(s, Arena)
    side = s.side[seat]
    return s.hp[side] - s.hp[1 - side]


def themes(line: Sequence[str], best: int, second: int) -> str:
    return "battle" if "battle" in line else "banner"


GOAL = Goal(
    measure=measure,
    asks=frozenset({"play", "discard"}),
    themes=themes,
    fewest=8,
    line_ups=({"mode": "duel", "seats": 2},),
)
