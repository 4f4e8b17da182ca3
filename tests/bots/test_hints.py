"""Hints speak of what the seat may know, and of what is really there."""

from __future__ import annotations

import json

from arenarium.bots import Budget, Job, Observation, decide
from arenarium.bots.hints import hint, ideas, in_order
from arenarium.core.kernel import questions
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


def test_three_turns_of_one_tile_are_one_idea() -> None:
    assert ideas(["place kni b3/2", "place kni b3/0", "battle", "move b3>c4/1", "place kni b2/2"]) == [0, 2, 3, 4]


def test_the_chances_of_hints_fall() -> None:
    """What was left early may have looked better than what was thought about to the end."""
    assert in_order([(4, 0.5), (0, 0.3), (7, 0.55), (2, 0.4)]) == [(4, 0.5), (7, 0.5), (2, 0.4), (0, 0.3)]


def test_a_job_may_ask_for_a_hint() -> None:
    """As the server asks for it, in a worker process."""
    s = middle(4)
    (d,) = questions(s)
    job = Job.of("tests.toy:GAME", s, d.seat, "solid", 1, Budget(nodes=300), hint=True)
    answer = decide(Job.from_json(json.loads(json.dumps(job.json()))))
    assert answer.text == answer.hints[0]["option"]
    assert answer.text in job.observation().options
    assert "chance" in answer.hints[0]
