"""Monolith Arena: previews of battles."""

from __future__ import annotations

from typing import Final

from arenarium.bots.bench import Inquiry, met
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Decision, State
from arenarium.games.monolith.state import Arena

FULL: Final = 18  # hexes of 19 that are taken
PROMISED: Final = {"api": 10.0, "engine": 30.0, "clone": 30.0, "simulations": 5.0}


def full_boards(game: AnyGame, count: int) -> list[State]:
    """Boards with at most one free hex, at a question of the play phase, from random games of all pairs of factions."""
    factions = [f["id"] for f in game.catalogue({})["factions"]]
    pairs = [[a, b] for a in factions for b in factions if a != b]

    def options(n: int) -> Json:
        return {"factions": pairs[n % len(pairs)]}

    def is_full(s: State, d: Decision) -> bool:
        assert isinstance(s, Arena)
        return d.ask == "play" and (s.sides[0] | s.sides[1]).bit_count() >= FULL

    return met(game, count, options, is_full)


INQUIRIES: Final = [Inquiry("preview", "battle previews of full boards", lambda s: -1, full_boards, 1000.0)]
