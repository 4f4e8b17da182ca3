"""Herosi: life of the Heroes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arenarium.bots.goals import Goal
from arenarium.core.kernel import State
from arenarium.games.herosi.state import Match

VERBS: Final = {"cast": "spell", "attack": "attack", "use": "ability"}  # how the best answer begins, and its theme


def measure(s: State, seat: int, scope: int) -> int:
    assert isinstance(s, Match)
    return s.life[seat] - max(s.life[other] for other in range(s.seats) if other != seat)


def themes(ask: str, line: Sequence[str], gain: int) -> str:
    if ask in ("choose_target", "choose_heal", "strike"):
        return "target"
    return VERBS.get(line[0].split()[0], "orders")


GOALS = (
    Goal(
        measure=measure,
        asks=frozenset({"choose_action", "choose_target", "choose_boost", "give_orders"}),
        themes=themes,
        line_ups=({"mode": "duel", "seats": 2, "draft": "dealt"}, {"mode": "duel", "seats": 2}),
    ),
)
