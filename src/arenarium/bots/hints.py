"""What a bot can tell people: good options with what it foresees.

It thinks on knowledge drawn anew, like every bot: a hint cannot give away what the seat may not know.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Final

from arenarium.bots.contract import DEFAULT, Budget, Observation
from arenarium.bots.evaluations import knowhow
from arenarium.bots.levels import BEST, SUBSTITUTE, settings
from arenarium.bots.search import Candidate, Search
from arenarium.bots.thinkers import Thinker, prepare
from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Action, Event, State, answer, questions

ADVISER: Final = Thinker(lambda game: settings(BEST, game))
FORESEEN = 6  # events shown with a hint
TRIALS = 8
AHEAD = 20  # answers that a trial goes on, at most
CHOICES = 12  # options compared at each of them
TURNED: Final = re.compile(r"/\d+")  # how a thing is turned, in the notation of an option
OFTEN = 0.75  # the share of trials in which an event must come to count as foreseen: no single throw of dice does


def hint(observation: Observation, budget: Budget = DEFAULT, best: int = 3) -> list[Json]:
    """The best options, each another idea: `{"option", "chance", "foreseen": [event...]}`, chance from 0 to 1.

    Events are those of `Game.tell` for the seat, with `often`, the share of trials in which they came, between the
    answer and the end of the turn.
    """
    decision = observation.decision
    if decision.count() == 1:
        ranked = [Candidate(decision.nth(0), 0.5)]
    else:
        ranked = ADVISER.weigh(observation, budget)
    how = settings(SUBSTITUTE, observation.game)
    search, _ = prepare(observation, Budget(nodes=0, seconds=0), how)
    states = observation.resample(TRIALS)
    index = decision.options.index
    texts = [observation.options[index(c.action)] for c in ranked]
    return [
        {
            "option": texts[i],
            "chance": round(chance, 3),
            "foreseen": foreseen(observation, ranked[i].action, search, states),
        }
        for i, chance in in_order([(i, ranked[i].value) for i in ideas(texts)[:best]])
    ]


def in_order(found: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Ideas as they are told, the chances falling: the first was tried longest, so nothing that was left earlier is
    said to be better than it; the others follow by what was seen of them."""
    (first, top), *others = found
    return [(first, top), *sorted(((i, min(top, value)) for i, value in others), key=lambda other: -other[1])]


def ideas(texts: Sequence[str]) -> list[int]:
    """Which of these options, best first, are ideas of their own: another turn of the same thing is none."""
    first: dict[str, int] = {}
    for i, text in enumerate(texts):
        first.setdefault(TURNED.sub("", text), i)
    return list(first.values())


def foreseen(observation: Observation, action: Action, search: Search, states: list[State]) -> list[Json]:
    """What usually follows from an action before the turn passes on, in the order in which it happens."""
    game, seat = observation.game, observation.seat
    marks = knowhow(game).marks
    counts: dict[str, int] = {}
    order: dict[str, int] = {}
    for s in (state.clone() for state in states):
        out: list[Event] = []
        d = next(q for q in questions(s) if q.seat == seat)
        turn = search.evaluation.turn(s)
        answer(s, d, action, out)
        for _ in range(AHEAD):
            asked = questions(s)
            if not asked:
                break
            d = asked[0]
            passed_on = search.evaluation.turn(s) != turn if turn >= 0 else d.seat not in (seat, CHANCE)
            if passed_on:
                break
            answer(s, d, search.luck.draw(d) if d.seat == CHANCE else search.prefer(s, d, CHOICES), out)
        told = [t for e in out if (t := game.tell(s, e, seat)) is not None and t["kind"] not in marks]
        for n, text in enumerate(dict.fromkeys(json.dumps(t, sort_keys=True) for t in told)):
            counts[text] = counts.get(text, 0) + 1
            order.setdefault(text, n)
    usual = [t for t in counts if counts[t] >= OFTEN * len(states)]
    usual.sort(key=lambda t: order[t])
    return [{**json.loads(t), "often": round(counts[t] / len(states), 2)} for t in usual[:FORESEEN]]
