"""Questions about a position are answered in their declared types."""

from __future__ import annotations

import pytest

from arenarium.core.game import Json
from arenarium.core.refusal import NotAllowed, Unreadable
from arenarium.core.wire import check
from arenarium.games.herosi.box import FIELDS
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.wire_answers import Possible, Reach
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


def test_a_stop_in_vain_is_told_before() -> None:
    """HE A11: what counts is what the dice allow once the own stop effects are done"""
    poisoned = {"hero": "water", "dice": "C C C W W A", "front": "siren!!! siren triton triton"}
    full = "triton hero triton triton"

    def in_vain(hand: str, back: str, life: int = 21) -> bool:
        seat = {**poisoned, "hand": hand, "back": back, "life": life}
        s = position({"pace": "live"}, b=seat, spells=["poison@b.f1/r", "poison@b.b2/r"])
        told: bool = GAME.inquire(s, 1, "possible", {})["stop"]["in_vain"]
        return told

    assert in_vain("", full)
    assert not in_vain("teleport", full)
    assert not in_vain("command", ". hero . .")
    assert not in_vain("", full, life=1)  # the Hero falls, which is told by itself
    alone = {"hero": "water", "dice": "C C C A A E", "hand": "command", "front": "triton! . . ."}
    s = position({"pace": "live"}, b=alone, spells=["poison@b.f1/r"])
    assert GAME.inquire(s, 1, "possible", {})["stop"]["in_vain"]


@pytest.mark.parametrize(("dice", "cards"), [("K K C C C C", 0), ("K K K C C C", 1), ("K K K K K C", 3)])
def test_the_hint_says_how_many_cards_could_be_drawn(dice: str, cards: int) -> None:
    """HE §4.2"""
    s = position(r={"dice": dice, "deck": ["heal", "haste", "poison", "weaken"]})
    (draw,) = [row for row in GAME.inquire(s, 0, "possible", {})["actions"] if row["action"] == "draw"]
    assert (draw["possible"], draw["cards"]) == (cards > 0, cards)
