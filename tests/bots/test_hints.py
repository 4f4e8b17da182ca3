"""Hints and analysis speak of what the seat may know, and of what is really there."""

from __future__ import annotations

import json

from arenarium.bots import Budget, Job, Observation, decide
from arenarium.bots.hints import analyse, hint
from arenarium.bots.match import Fixture, play
from arenarium.core.kernel import questions
from arenarium.core.matchfile import read_match
from tests.bots.test_contract import middle, twins
from tests.toy import GAME


def test_hints_name_options_with_chances_and_foreseen_events() -> None:
    s = middle(4)
    (d,) = questions(s)
    observation = Observation.of(GAME, s, d.seat, 1)
    found = hint(observation, Budget(nodes=400))
    assert found[0]["option"] in observation.options
    assert all(0 <= row["chance"] <= 1 for row in found)
    assert any(row["foreseen"] for row in found)
    for row in found:
        for event in row["foreseen"]:
            assert 0.75 <= event["often"] <= 1


def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    s, other, seat = twins()
    one, two = (hint(Observation.of(GAME, x, seat, 5), Budget(nodes=300)) for x in (s, other))
    assert one == two


def test_the_end_is_weighed_by_its_result() -> None:
    """The last card decides: challenging a six that cannot be held is better than letting it score."""
    s = GAME.position({"seats": 2, "hand": 1}, {"hands": [[6], []], "points": [0, 5]})
    from arenarium.core.kernel import apply

    apply(s, 0, (1, 6, 0, 0))
    best = hint(Observation.of(GAME, s, 1, 3), Budget(nodes=500))[0]
    assert best["option"] == "challenge"
    assert best["chance"] > 0.6


def test_analysis_finds_better_choices_in_a_random_match() -> None:
    played = play(Fixture("tests.toy:GAME", {"seats": 2, "hand": 3}, ("random", "random"), 5))
    match = read_match(json.loads(json.dumps(played.match)), "match")
    found = analyse(GAME, match, Budget(nodes=400), 3)
    assert found
    assert [row["lost"] for row in found] == sorted((row["lost"] for row in found), reverse=True)
    for row in found:
        entry = match.line()[row["at"]]
        assert (entry.seat, entry.text) == (row["seat"], row["played"])
        assert row["better"] != row["played"]
        assert row["chance_better"] > row["chance"]


def test_a_job_may_ask_for_a_hint() -> None:
    """As the server asks for it, in a worker process."""
    s = middle(4)
    (d,) = questions(s)
    job = Job.of("tests.toy:GAME", s, d.seat, "solid", 1, Budget(nodes=300), hint=True)
    answer = decide(Job.from_json(json.loads(json.dumps(job.json()))))
    assert answer.text == answer.hints[0]["option"]
    assert answer.text in job.observation().options
    assert "chance" in answer.hints[0]
