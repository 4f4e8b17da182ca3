"""The analysis of a match: what it says is so, it knows no more than the seat did, and its parts come to the whole."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from arenarium.bots import Budget
from arenarium.bots.analysis import GLANCE, STAND, WEIGH, WEIGHED, Look, Report, analyse, looks, think
from arenarium.bots.match import Fixture, play
from arenarium.bots.weighing import BEST, CLOSE, FAULTS, GOOD, GREY, verdict
from arenarium.core.kernel import questions
from arenarium.core.matchfile import MatchFile, read_match
from arenarium.core.table import ACT, Entry, play_entry
from arenarium.games import game as shipped
from tests.bots.test_contract import twins
from tests.toy import GAME

TOY = "tests.toy:GAME"
QUICK = Budget(nodes=300)


def a_match(game: str = TOY, seed: int = 5, **options: Any) -> MatchFile:
    played = play(Fixture(game, options, ("random", "random"), seed))
    return read_match(json.loads(json.dumps(played.match)), "match")


@cache
def of_herosi() -> tuple[MatchFile, dict[str, Any]]:
    match = a_match("herosi")
    return match, analyse(shipped("herosi"), match, QUICK, 3, weighed=30)


def test_better_choices_are_found_in_a_random_match() -> None:
    game, (match, report) = shipped("herosi"), of_herosi()
    line = match.line()
    choices = [row for row in report["moments"] if row["kind"] == "choice"]
    assert choices
    weighed = {row["at"]: row for row in report["decisions"]}
    assert list(weighed) == sorted(weighed)
    assert all((row["verdict"] in FAULTS) == ("better" in row) for row in weighed.values())
    assert [row["at"] for row in report["moments"]] == sorted(row["at"] for row in report["moments"])
    for row in choices:
        entry = line[row["at"]]
        assert (entry.seq, entry.seat, entry.text) == (row["seq"], row["seat"], row["played"])
        s = match.start(game)
        for e in line[: row["at"]]:
            s = play_entry(game, s, e)
        (d,) = [q for q in questions(s) if q.seat == row["seat"]]
        assert row["better"] in [game.notate(s, a) for a in d.options]
        assert row["line"][0] == row["better"] != row["played"]
        assert row["lost"] - row["doubt"] > GREY
        assert abs(row["chance_better"] - row["chance"] - row["lost"]) < 0.002
        for event in row["gains"] + row["spares"]:
            assert event["often"] > event["otherwise"]


def test_the_curve_runs_from_the_start_to_the_result() -> None:
    match, report = of_herosi()
    curve = report["curve"]
    assert curve[0]["at"] == 0
    assert curve[-1]["at"] == len(match.line())
    assert match.result is not None
    assert curve[-1]["chances"] == [1.0 if place == 1 else 0.0 for place in match.result]
    assert [p["at"] for p in curve] == sorted({p["at"] for p in curve})
    assert all(0 <= chance <= 1 for p in curve for chance in p["chances"])
    assert 0.2 < curve[0]["chances"][0] < 0.8
    assert len(curve) <= 61


def test_the_same_match_has_the_same_report() -> None:
    match = a_match(seats=2, hand=3)
    assert analyse(GAME, match, QUICK, name=TOY) == analyse(GAME, match, QUICK, name=TOY)


def test_a_look_holds_no_more_than_the_seat_knew() -> None:
    """Two matches that differ only in what the seat cannot see give the same looks, and so the same thoughts."""
    s, other, seat = twins()
    (d,) = [q for q in questions(s) if q.seat == seat]
    entry = Entry(0, seat, ACT, GAME.notate(s, d.options[0]), (), False)
    found = [[x for x in looks(TOY, start, [entry]) if x.seat == seat] for start in (s, other)]
    assert found[0] == found[1]
    assert [x.task for x in found[0]] == [STAND, GLANCE]


def test_looks_travel_as_plain_data() -> None:
    match = a_match(seats=2, hand=3)
    look = next(x for x in looks(TOY, match.start(GAME), match.line()) if x.task == GLANCE)
    again = Look(**json.loads(json.dumps(look.json())))
    assert again == look
    assert think(again) == think(look)


def test_a_match_of_older_rules_is_looked_at_as_far_as_todays_lead() -> None:
    """An answer that is none any more once was to be weighed."""
    match = a_match(seats=2, hand=3)
    line = match.line()
    at = next(i for i, e in enumerate(line) if i > 5 and e.kind == ACT)
    older = [*line[:at], line[at]._replace(text="no such answer"), *line[at + 1 :]]
    whole = [look for look in looks(TOY, match.start(GAME), line) if look.at < at]
    cut = list(looks(TOY, match.start(GAME), older))
    assert cut
    assert [(x.task, x.at, x.played) for x in cut if x.task == GLANCE] == [
        (x.task, x.at, x.played) for x in whole if x.task == GLANCE
    ]
    for look in cut:
        think(look, QUICK)


def choice(at: int, turn: int, lost: float, seat: int = 0) -> tuple[Look, dict[str, Any]]:
    found = {"verdict": "mistake", "better": "play 2", "lost": lost, "doubt": 0.01, "chance": 0.5}
    return Look(WEIGH, at, at, seat, turn, TOY, {}, 0, "play 1", "play"), found


def test_a_turn_is_told_once_and_the_greatest_moments_in_order() -> None:
    report = Report(best=2)
    for row in (choice(9, 3, 0.1), choice(10, 3, 0.2), choice(4, 1, 0.15), choice(7, 2, 0.05)):
        report.take(*row)
    assert [(m["at"], m["lost"]) for m in report.moments()] == [(4, 0.15), (10, 0.2)]


def test_a_fall_without_a_better_choice_is_told_as_such() -> None:
    report = Report()
    for at, chances in ((0, (0.5, 0.5)), (5, (0.52, 0.48)), (9, (0.2, 0.8)), (12, (0.0, 1.0))):
        for seat, chance in enumerate(chances):
            report.take(Look(STAND, at, at, seat, 0, TOY, {}, 0), {"chance": chance})
    (fall,) = report.moments()
    assert (fall["kind"], fall["at"], fall["to"], fall["seat"]) == ("swing", 5, 9, 0)
    assert (fall["chance_before"], fall["chance"]) == (0.52, 0.2)


def test_only_the_worst_looking_choices_are_thought_about() -> None:
    report = Report()
    for at in range(WEIGHED + 10):
        report.take(Look(GLANCE, at, at, 0, at, TOY, {}, 0), {"lost": at / 1000})
    asked = report.doubtful()
    assert [x.at for x in asked] == list(range(WEIGHED + 9, 9, -1))
    assert {x.task for x in asked} == {WEIGH}


def test_a_verdict_is_given_only_where_the_difference_is_larger_than_its_doubt() -> None:
    assert [verdict(lost, 0.02, 0.01, False) for lost in (0.06, 0.15, 0.3)] == list(FAULTS)
    assert verdict(0.3, 0.28, 0.28, False) == verdict(0.02, 0.04, 0.02, True) == CLOSE
    assert verdict(0.0, 0.05, 0.01, True) == verdict(-0.1, 0.1, 0.05, False) == BEST
    assert verdict(0.01, 0.05, 0.01, False) == GOOD


def test_what_lots_gave_one_seat_they_took_from_the_other() -> None:
    _, report = of_herosi()
    luck = report["luck"]
    assert sum(luck["gave"]) == pytest.approx(0, abs=0.01)
    assert luck["doubt"] > 0
    for row in report["lots"]:
        assert max(map(abs, row["gave"])) > row["doubt"]
