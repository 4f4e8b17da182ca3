"""The numbers of live Herosi, and what is remembered. HE §10"""

from __future__ import annotations

from arenarium.core.kernel import Luck
from arenarium.core.pace import Tell
from arenarium.games.herosi.live import BOT_PACES, TUMBLE
from arenarium.games.herosi.live_absence import ALL_PAUSES, FIRST_PAUSE, LATER_PAUSE, SILENCE, Absence
from arenarium.games.herosi.live_clocks import CHOICE, OPT_IN, SKIP, WHOLE_ACTION, Asked, Clocks
from arenarium.games.herosi.live_latency import CAP, Latency


def test_the_times_are_those_of_the_rules() -> None:
    """HE §10, in milliseconds"""
    assert (CHOICE, WHOLE_ACTION, OPT_IN) == (30_000, 120_000, 10_000)
    assert (SILENCE, FIRST_PAUSE, LATER_PAUSE, ALL_PAUSES) == (5_000, 60_000, 15_000, 120_000)
    assert (TUMBLE, CAP, *SKIP) == (350, 120, 1000, 2000)
    assert BOT_PACES == {
        "quick": ((100, 110), (150, 300)),
        "human": ((110, 160), (250, 500)),
        "slow": ((160, 240), (600, 1200)),
    }


def test_who_can_only_pass_is_passed_after_one_to_two_seconds() -> None:
    waits = set()
    for seed in range(400):
        clocks = Clocks(Luck(seed))
        clocks.sync(0, [Asked(0, 0, 0, "opt_in", ("pass",))])
        waits.add(clocks.running[0].at)
    assert 1000 <= min(waits) < 1020
    assert 1980 < max(waits) <= 2000


def test_of_several_who_are_away_one_is_waited_for_at_a_time() -> None:
    absence = Absence(4, ())
    assert absence.drop(0, 0) == [Tell({"kind": "paused", "seat": 0}, FIRST_PAUSE)]
    assert absence.drop(1, 10) == absence.drop(2, 20) == []
    absence.back(0, 100)
    absence.end_pause(100, gave_up=False)
    assert absence.wait_for_others(100) == [Tell({"kind": "paused", "seat": 1}, 100 + FIRST_PAUSE)]
    assert absence.paused_by == 1


def test_of_what_was_sent_the_last_sixty_four_are_remembered() -> None:
    way = Latency(bot=False)
    way.pong(200)
    for number in range(65):
        way.told(number, now=1000)
    assert way.round_trip(1050, seen=1) == 50
    assert way.round_trip(1050, seen=0) == 200, "forgotten"
