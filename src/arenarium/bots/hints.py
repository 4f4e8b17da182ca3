"""What a bot can tell people: good options with what it foresees, and where a match turned.

Both think on knowledge drawn anew, like every bot: a hint cannot give away what the seat may not know, and an
analysis judges a choice by what its maker could know.
"""

from __future__ import annotations

import json
from typing import Any

from arenarium.bots.contract import DEFAULT, Budget, Observation, seed_for
from arenarium.bots.evaluations import knowhow
from arenarium.bots.levels import Strong, prepare
from arenarium.bots.search import Candidate, Search
from arenarium.core.game import Game, Json
from arenarium.core.kernel import CHANCE, Action, Event, answer, questions
from arenarium.core.matchfile import MatchFile
from arenarium.core.table import ACT, play_entry

FORESEEN = 6  # events shown with a hint
TRIALS = 8
OFTEN = 0.75  # the share of trials in which an event must come to count as foreseen: no single throw of dice does


def hint(observation: Observation, budget: Budget = DEFAULT, best: int = 3) -> list[Json]:
    """The best options: `{"option", "chance", "foreseen": [event...]}`, chance from 0 to 1.

    Events are those of `Game.tell` for the seat, with `often`, the share of trials in which they came, between the
    answer and the end of the turn.
    """
    decision = observation.decision
    if decision.count() == 1:
        ranked = [Candidate(decision.nth(0), 0.5)]
    else:
        ranked = Strong().weigh(observation, budget)
    how = knowhow(observation.game.name).levels["solid"]
    search, _ = prepare(observation, Budget(nodes=0, seconds=0), how)
    states = observation.resample(TRIALS)
    index = decision.options.index
    return [
        {
            "option": observation.options[index(c.action)],
            "chance": round(c.value, 3),
            "foreseen": foreseen(observation, c.action, search, states),
        }
        for c in ranked[:best]
    ]


def foreseen(observation: Observation, action: Action, search: Search, states: list[Any]) -> list[Json]:
    """What usually follows from an action before the turn passes on, in the order in which it happens."""
    game, seat = observation.game, observation.seat
    counts: dict[str, int] = {}
    order: dict[str, int] = {}
    for s in (state.clone() for state in states):
        out: list[Event] = []
        d = next(q for q in questions(s) if q.seat == seat)
        turn = search.evaluation.turn(s)
        answer(s, d, action, out)
        for _ in range(20):
            asked = questions(s)
            if not asked:
                break
            d = asked[0]
            passed_on = search.evaluation.turn(s) != turn if turn >= 0 else d.seat not in (seat, CHANCE)
            if passed_on:
                break
            answer(s, d, search.luck.draw(d) if d.seat == CHANCE else search.prefer(s, d, 12), out)
        told = [game.tell(s, e, seat) for e in out]
        for n, text in enumerate(dict.fromkeys(json.dumps(t, sort_keys=True) for t in told if t is not None)):
            counts[text] = counts.get(text, 0) + 1
            order.setdefault(text, n)
    usual = [t for t in counts if counts[t] >= OFTEN * len(states)]
    usual.sort(key=lambda t: order[t])
    return [{**json.loads(t), "often": round(counts[t] / len(states), 2)} for t in usual[:FORESEEN]]


def analyse(
    game: Game[Any], match: MatchFile, budget: Budget = DEFAULT, best: int = 5, origin: Any = None
) -> list[Json]:
    """The choices that cost most: `{"at", "seq", "seat", "played", "better", "chance", "chance_better", "lost"}`.

    `at` is the length of the line before the choice. Every choice is weighed at a glance first; those that seem to
    have lost most are thought about within the budget.
    """
    s = game.start(match.options) if origin is None else origin.clone()
    moments: list[tuple[float, int, Any]] = []
    line = match.line()
    for at, entry in enumerate(line):
        d = next((q for q in questions(s) if q.seat == entry.seat), None)
        if entry.kind == ACT and d is not None and d.count() > 1:
            ranked = _glance(game, s, entry.seat, at)
            played = next(c for c in ranked if c.action == game.parse(s, entry.text))
            moments.append((ranked[0].value - played.value, at, s.clone()))
        s = play_entry(game, s, entry)
    moments.sort(key=lambda m: (-m[0], m[1]))
    found: list[Json] = []
    for _, at, before in moments[: 3 * best]:
        entry = line[at]
        observation = Observation.of(game, before, entry.seat, seed_for(at, "analysis"))
        ranked = Strong().weigh(observation, budget)
        action = game.parse(before, entry.text)
        played = next((c for c in ranked if c.action == action), ranked[-1])
        lost = ranked[0].value - played.value
        if ranked[0].action != action and lost > 0:
            found.append(
                {
                    "at": at,
                    "seq": entry.seq,
                    "seat": entry.seat,
                    "played": entry.text,
                    "better": game.notate(before, ranked[0].action),
                    "chance": round(played.value, 3),
                    "chance_better": round(ranked[0].value, 3),
                    "lost": round(lost, 3),
                }
            )
    found.sort(key=lambda row: -row["lost"])
    return found[:best]


def _glance(game: Game[Any], s: Any, seat: int, at: int) -> list[Candidate]:
    """All options by how they look at once to the seat."""
    observation = Observation.of(game, s, seat, seed_for(at, "glance"))
    search, states = prepare(observation, Budget(nodes=0, seconds=0), knowhow(game.name).levels["solid"])
    return search.screen(states, observation.decision, observation.decision.count(), 1)
