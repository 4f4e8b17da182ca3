"""Every level plays every game in every mode with every number of seats."""

from __future__ import annotations

from typing import Any

import pytest

from arenarium.bots import Budget, Job, decide
from arenarium.bots.levels import LEVELS
from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Luck, apply, questions
from arenarium.games import games

TABLES = [
    pytest.param(g.name, {"mode": m.name, "seats": seats}, id=f"{g.name}-{m.name}-{seats}")
    for g in games()
    for m in g.modes
    for seats in m.seats
]
LIVELY = pytest.param("herosi", {"pace": "live"}, id="herosi-live")
HIDDEN = pytest.param("monolith", {"monoliths": True, "tactical": True}, id="monolith-monoliths")


@pytest.mark.parametrize(("game", "options"), [*TABLES, LIVELY, HIDDEN])
def test_every_level_answers(game: str, options: Json) -> None:
    from arenarium.bots.contract import find_game

    rules = find_game(game)
    s: Any = rules.start({**rules.random_options, **options})
    luck = Luck(11)
    asked: set[str] = set()
    for _ in range(600):
        found = questions(s)
        if not found:
            break
        d = found[luck.below(len(found))]
        if d.seat != CHANCE and d.ask not in asked and d.count() > 1:
            asked.add(d.ask)
            for bot in LEVELS:
                answer = decide(Job.of(game, s, d.seat, bot, 3, Budget(nodes=40)))
                assert answer.faults == ()
                assert d.allows(rules.parse(s, answer.text))
        apply(s, d.seat, luck.draw(d))
    assert len(asked) >= 2
