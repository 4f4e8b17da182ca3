"""The tutor speaks of a clear mistake in every game, and of nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from arenarium.bots import Job
from arenarium.bots.contract import find_game
from arenarium.bots.nonsense import EVERYWHERE, situations
from arenarium.bots.tutor import clear, warning
from arenarium.core.refusal import NotAllowed
from arenarium.words import LANGUAGES, words
from tests.bots.test_contract import middle, twins

KNIGHT = """
                    .
          .                   .
.                   .                   .
          .                   b.ban0=2
.                   .                   .
          .                   .
b.axe1              r.kni0              .
          .                   .
                    r.ban0=1
"""
MESSENGER = """
# # . . . . . # #
# . . . . . . . #
. . o . . . . . .
. . . x . . . . .
. . . . x . . . .
. . . . . . . . .
. . . . . . . . .
# . . . . . . . #
# # . . . . . # #
"""
LAST_TURN = {"turn": "b", "actions": 1, "ending": 0, "decks": {"r": [], "b": []}, "legends": [], "flares": []}
MISSILE = {"life": 2, "dice": "F F F K K K", "hand": ["magic_missile"]}
# Each can be won at once, or is soon lost: options, the position, whose answer, what wins, what does not.
POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any], int, str, str]] = {
    "monolith": (
        {"factions": ["dragon_empire", "guardians_of_the_realm"]},
        {"board": KNIGHT, "hands": {"r": ["bat"], "b": ["bat", "bat"]}},
        0,
        "charge c4>c3/1 d2",
        "battle",
    ),
    "tashkalar": (
        {"mode": "duel", "schools": ["highland", "northern"]},
        {
            **LAST_TURN,
            "board": MESSENGER,
            "score": {"r": 19, "b": 18},
            "destroyed": {"r": "c"},
            "hands": {"b": ["messenger"]},
        },
        1,
        "summon messenger c3",
        "place c1",
    ),
    "warcraft": (
        {"mode": "main", "races": ["orc", "human"]},
        {
            "step": "spend",
            "board": "e1 o melee\nb1 o melee\nb6 o melee\ne5 o melee\nh1 o melee\nd3 o melee\ne9 h melee*3",
            "orc": {"laid": 2, "hand": ["victory_point"], "deck": []},
            "human": {"laid": 10},
        },
        0,
        "play victory_point",
        "done",
    ),
    "herosi": ({}, {"phase": "stop", "stopper": "r", "r": MISSILE, "b": MISSILE}, 0, "cast magic_missile", "pass"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_clear_mistake_is_warned_of_and_a_good_answer_is_not(name: str) -> None:
    options, position, seat, good, bad = POSITIONS[name]
    game = find_game(name)
    job = Job.of(game, game.position(options, position), seat, "solid", 1)
    assert warning(job, good) is None
    found = warning(job, bad)
    assert found is not None
    assert found["better"] == found["line"][0] == good
    assert found["lost"] - found["doubt"] >= 0.1


def test_what_nobody_means_is_asked_about_though_it_costs_little() -> None:
    game = find_game("herosi")
    castable = {"life": 21, "dice": "F F F K K K", "hand": ["magic_missile"]}
    position = {"phase": "stop", "stopper": "r", "r": castable, "b": castable}
    job = Job.of(game, game.position({}, position), 0, "solid", 1)
    found = warning(job, "pass")  # it has stopped the fight, and does nothing with it
    assert found is not None
    assert not clear(found)
    assert (found["better"], found["slip"]) == ("cast magic_missile", "passes-its-own-stop")
    assert warning(job, "cast magic_missile") is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_what_nobody_means_has_its_sentence(name: str, lang: str) -> None:
    say = words(lang)
    for slip in situations(find_game(name)):
        assert say.has(f"bots-slip-{slip}" if slip in EVERYWHERE else f"{name}-slip-{slip}")


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    s, other, seat = twins()
    jobs = [Job.of("tests.toy:GAME", x, seat, "solid", 5) for x in (s, other)]
    text = jobs[0].observation().options[-1]
    assert warning(jobs[0], text) == warning(jobs[1], text)


def test_what_the_rules_forbid_is_refused() -> None:
    job = Job.of("tests.toy:GAME", middle(4), 0, "solid", 1)
    with pytest.raises(NotAllowed):
        warning(job, "pledge 0")


def test_what_may_be_a_matter_of_taste_is_left_alone() -> None:
    found = {"verdict": "mistake", "lost": 0.2, "doubt": 0.05}
    assert clear(found)
    assert not clear({**found, "doubt": 0.12})
    assert not clear({**found, "lost": 0.14, "doubt": 0.01})
    assert not clear({**found, "verdict": "close"})
