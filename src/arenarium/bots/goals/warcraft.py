"""Warcraft: victory points."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.bots.goals import Goal
from arenarium.core.kernel import State
from arenarium.games.warcraft.endings import points
from arenarium.games.warcraft.state import War


def measure(s: State, seat: int) -> int:
    assert isinstance(s, War)
    return points(s, seat) - max(points(s, other) for other in range(s.seats) if not s.friends[seat] >> other & 1)


def themes(line: Sequence[str], best: int, second: int) -> str:
    if any(text.startswith("upgrade") for text in line):
        return "upgrade"
    return "card" if any(text.startswith("play") for text in line) else "march"


GOAL = Goal(
    measure=measure,
    asks=frozenset({"move", "spend", "move_card"}),
    themes=themes,
    fewest=4,
    line_ups=(
        {"mode": "main", "seats": 2, "target": 8, "limit": 40},
        {"mode": "main", "seats": 2, "target": 12, "limit": 40},
        {"mode": "prisoners", "seats": 2, "limit": 40},
    ),
)
