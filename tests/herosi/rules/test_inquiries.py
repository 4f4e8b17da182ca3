"""Questions about a position are answered in their declared types."""

from __future__ import annotations

import pytest

from arenarium.core.game import Json
from arenarium.core.refusal import NotAllowed, Unreadable
from arenarium.core.wire import check
from arenarium.games.herosi.box import FIELDS
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.wire import Possible, Reach
from tests.herosi.play import position, random_match


@pytest.mark.parametrize("answers", [5, 40, 120, 300])
@pytest.mark.parametrize("options", [{}, {"mode": "no_elimination", "seats": 3, "pace": "live"}, {"mode": "teams"}])
def test_answers_are_of_their_type(options: Json, answers: int) -> None:
    s = random_match(options, 5, answers)
    for seat in range(s.seats):
        check(GAME.inquire(s, seat, "possible", {}), Possible)
        for field in FIELDS:
            check(GAME.inquire(s, seat, "targets", {"from": field}), Reach)


def test_a_table_without_hints_gives_none() -> None:
    s = position({"hints": False})
    with pytest.raises(NotAllowed, match="herosi-refuse-no-hints"):
        GAME.inquire(s, 0, "possible", {})


@pytest.mark.parametrize(("seat", "what"), [(0, "fortune"), (-1, "possible"), (-1, "targets")])
def test_other_questions_are_not_understood(seat: int, what: str) -> None:
    with pytest.raises(Unreadable, match="core-refuse-inquiry"):
        GAME.inquire(position({}), seat, what, {})
