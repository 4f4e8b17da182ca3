"""Tash-Kalar: points of the turn."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.bots.goals import Goal
from arenarium.core.kernel import State
from arenarium.games.tashkalar.ending import points
from arenarium.games.tashkalar.state import Bout


def measure(s: State, seat: int, scope: int) -> int:
    assert isinstance(s, Bout)
    mine = seat % s.colours
    return points(s, mine)[0] - max(points(s, c)[0] for c in range(s.colours) if c != mine)


def themes(ask: str, line: Sequence[str], gain: int) -> str:
    if any(text.startswith("claim") for text in line):
        return "task"
    if ask != "act":
        return "effect"
    return "summons" if sum(text.startswith("summon") for text in line) > 1 else "summon"


GOALS = (
    Goal(
        measure=measure,
        asks=frozenset({"act", "place_lifted", "effect", "lift"}),
        themes=themes,
        fewest=4,
        line_ups=({"mode": "duel", "seats": 2}, {"mode": "high_form", "seats": 2}),
    ),
)
