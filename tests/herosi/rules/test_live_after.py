"""What a Stop, a failed one and the end of a match leave behind in live Herosi. HE §10"""

from __future__ import annotations

from arenarium.core.table import Table
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.live_latency import CAP
from tests.herosi.rules.test_live import PRESET, Desk, lying


def test_dice_taken_up_in_the_very_moment_of_the_winning_stop_land_with_it() -> None:
    """HE §10"""
    desk = lying()
    desk.roll(1, 1, 2, n="b")
    desk.stop(0)
    desk.until(desk.now + CAP)
    assert [text for _, _, text in desk.submitted()] == ["roll 1 2", "stop"]


def test_no_clock_outlives_the_match() -> None:
    desk = lying()
    desk.stop(0)
    desk.until(desk.now + CAP)
    assert desk.live.next_wake() is not None
    desk.do(desk.live.over())
    assert desk.live.next_wake() is None


def test_who_stopped_in_vain_without_penalty_rolls_first_and_the_other_need_not() -> None:
    """HE §10"""
    options = {**PRESET, "penalty": "off"}
    position = {"r": {"dice": "F W E A C C"}, "b": {"dice": "W W E E A C"}}
    for failed in (0, 1):
        desk = Desk(Table(GAME, options, bytes(16), GAME.position(options, position)))
        desk.until(desk.live.sides[0].opens)
        desk.stop(failed)
        desk.until(desk.now + CAP)
        desk.table.submit(failed, "pass")
        desk.table.submit(1 - failed, "pass")
        desk.do(desk.sync())
        desk.until(desk.live.sides[0].opens)
        desk.roll(failed, 1, 2, 3, 4, 5, 6)
        desk.roll(1 - failed, 1)
        assert [desk.live.hands[seat].must_roll for seat in (failed, 1 - failed)] == [True, False]
