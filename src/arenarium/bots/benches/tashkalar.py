"""Tash-Kalar: which beings of a full hand can be summoned."""

from __future__ import annotations

from typing import Final

from arenarium.bots.bench import Inquiry, met
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Decision, State
from arenarium.games.tashkalar.state import Bout

CROWD: Final = 24  # pieces
FULL_HAND: Final = [3, 2]  # beings and legends
PROMISED: Final = {"api": 8.0, "engine": 20.0, "clone": 30.0, "simulations": 5.0}


def crowded_positions(game: AnyGame, count: int) -> list[State]:
    """Crowded positions with a full hand, in turn from a Duel and a Melee."""

    def options(n: int) -> Json:
        return {"mode": "melee", "seats": 4} if n % 2 else {"mode": "duel"}

    def is_crowded(s: State, d: Decision) -> bool:
        assert isinstance(s, Bout)
        return d.ask == "act" and sum(s.counts) >= CROWD and game.facts(s)["hand_sizes"][d.seat][:2] == FULL_HAND

    return met(game, count, options, is_crowded)


def asked(s: State) -> int:
    assert isinstance(s, Bout)
    return s.seat


INQUIRIES: Final = [Inquiry("summons", "summonings of a full hand on crowded boards", asked, crowded_positions, 200.0)]
