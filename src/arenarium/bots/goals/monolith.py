"""Monolith Arena: points of the banners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arenarium.bots.goals import Goal
from arenarium.core.kernel import State
from arenarium.games.monolith.state import Arena

# How the best answer begins, and its theme.
VERBS: Final = {"place": "place", "maneuver": "maneuver", "charge": "charge", "battle": "battle"}
THEN_BATTLE: Final = {"place": "place_battle", "maneuver": "maneuver_battle"}


def measure(s: State, seat: int, scope: int) -> int:
    assert isinstance(s, Arena)
    side = s.side[seat]
    return s.hp[side] - s.hp[1 - side]


def themes(ask: str, line: Sequence[str], gain: int) -> str:
    if ask != "play":
        return "target"
    own = VERBS.get(line[0].split()[0], "banner")
    return THEN_BATTLE.get(own, own) if "battle" in line else own


GOALS = (
    Goal(
        measure=measure,
        asks=frozenset({"play", "discard"}),
        themes=themes,
        fewest=8,
        line_ups=({"mode": "duel", "seats": 2},),
    ),
)
