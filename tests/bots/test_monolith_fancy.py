"""What an answer in Monolith Arena promises at a glance."""

from __future__ import annotations

from typing import Any

from arenarium.bots.evaluations import knowhow
from arenarium.bots.evaluations.monolith_fancy import TRAITS, traits
from arenarium.bots.search import Search
from arenarium.core.game import AnyGame
from arenarium.core.kernel import CHANCE, Decision, Luck, apply, questions
from arenarium.games.monolith import game as monolith

GAME: AnyGame = monolith.GAME
WIDE = 40  # options, at least


def middle() -> tuple[Any, Decision]:
    """A position with many answers, some way into a game."""
    s: Any = GAME.start(GAME.random_options)
    luck = Luck(3)
    for step in range(400):
        d = questions(s)[0]
        if step > 60 and d.seat != CHANCE and d.count() >= WIDE:
            return s, d
        apply(s, d.seat, luck.draw(d))
    raise AssertionError


def test_all_traits_have_a_number() -> None:
    table = knowhow(GAME).tables["weights"]
    assert {f"fancy_{name}" for name in TRAITS} == {name for name in table if name.startswith("fancy_")}


def test_answers_promise_more_by_what_they_strike() -> None:
    s, d = middle()
    actions = d.options
    worth = [0.0] * len(s.box.ids)
    struck = traits(s, d.seat, actions, worth, [1.0 if name == "struck" else 0.0 for name in TRAITS])
    assert max(struck) > 0.0
    assert traits(s, d.seat, actions, worth, [0.0] * len(TRAITS)) == [0.0] * len(actions)


def test_of_many_drawn_those_are_looked_at_that_promise_most() -> None:
    s, d = middle()
    judge = knowhow(GAME).evaluation
    search = Search(judge, GAME.teams(s), GAME.result, Luck(1), 1000)
    search.drawn = d.count()  # all of them
    kept = search.likely(s, d, 5)
    worth = judge.fancies(s, d, d.options)
    least = min(judge.fancies(s, d, kept))
    assert len(kept) == 5
    assert sum(w > least for w in worth) < 5
    search.drawn = 1
    assert len(search.likely(s, d, 5)) == 5
