"""Views made together are the views made one by one, to the byte, in every game, mode and number of seats."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from arenarium.core.game import Game, Json
from arenarium.core.kernel import Luck, apply, questions
from arenarium.games import games
from tests import toy

GAMES: list[Game[Any]] = [toy.GAME, *games()]
WAYS = [(g, {"mode": m.name, "seats": n}) for g in GAMES for m in g.modes for n in m.seats]


@pytest.mark.parametrize(("game", "options"), WAYS, ids=[f"{g.name}-{o['mode']}-{o['seats']}" for g, o in WAYS])
def test_views_made_together_are_the_views_made_one_by_one(game: Game[Any], options: Json) -> None:
    luck = Luck(5)
    s = game.start({**game.random_options, **options})
    for n in range(160):
        asked = questions(s)
        if not asked:
            break
        if n % 4 == 0:
            seats = [*range(s.seats), -1]
            alone = [game.view(s, seat) for seat in seats]
            for order in (seats, seats[::-1], seats[:1]):
                together = game.views_json(s, order)
                assert together == [msgspec.json.encode(alone[i]) for i in order]
        d = asked[luck.below(len(asked))]
        apply(s, d.seat, luck.draw(d))
