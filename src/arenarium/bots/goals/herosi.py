"""Herosi: life of the Heroes."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.bots.goals import Goal
from arenarium.core.kernel import State
from arenarium.games.herosi.state import Match


def measure(s: State, seat: int) -> int:
    assert isinstance(s, Match)
    return s.life[seat] - max(s.life[other] for other in range(s.seats) if other != seat)


def themes(line: Sequence[str], best: int, second: int) -> str:
    return "spell" if any(text.startswith("cast") for text in line) else "orders"


GOAL = Goal(
    measure=measure,
    asks=frozenset({"choose_action", "choose_target", "choose_boost", "give_orders"}),
    themes=themes,
    line_ups=({"mode": "duel", "seats": 2, "draft": "dealt"}, {"mode": "duel", "seats": 2}),
)
