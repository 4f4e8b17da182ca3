"""What an answer would bring, as far as the seat can know."""

from __future__ import annotations

import pytest

from arenarium.core.foresight import Foresight
from arenarium.core.kernel import apply
from arenarium.core.refusal import NotAllowed, Unreadable
from tests.toy import GAME, PLEDGE


def test_it_ends_before_what_the_seat_cannot_know() -> None:
    told = []
    for secret in range(3):
        s = GAME.start({"seats": 2})
        apply(s, 1, (PLEDGE, secret, 0, 0))
        told.append(Foresight(GAME, s, 0).of("pledge 2"))
    assert told == [[{"kind": "chose", "seat": 0, "points": 2}]] * 3


def test_only_the_open_answers_of_the_asked_seat_are_foreseen() -> None:
    s = GAME.start({"seats": 2})
    with pytest.raises(NotAllowed):
        Foresight(GAME, s, 0).of("play 3")
    with pytest.raises(Unreadable):
        Foresight(GAME, s, 0).of("nonsense")
    apply(s, 0, (PLEDGE, 1, 0, 0))
    for nobody in (0, -1):
        with pytest.raises(NotAllowed):
            Foresight(GAME, s, nobody)
