"""Matches between two evaluations under the same search."""

from __future__ import annotations

import time
from dataclasses import dataclass

from arenarium.bots.contract import Budget, Observation, find_game, seed_for
from arenarium.bots.levels import BEST
from arenarium.bots.match import line_ups
from arenarium.bots.search import standing
from arenarium.core.kernel import Luck, apply
from arenarium.research.learn.games import choices, evaluation, thinker


@dataclass(frozen=True)
class Pair:
    """Two games with the same lots, seats swapped. Empty weights: the plain evaluation."""

    game: str
    weights: bytes
    other: bytes
    seed: int
    nodes: int
    others: int = 0  # nodes of the other; 0: as many


@dataclass(frozen=True)
class Outcome:
    """Points of the first player out of two, and the processor seconds of both."""

    points: float
    seconds: float
    others: float


def play(pair: Pair) -> Outcome:
    game = find_game(pair.game)
    judges = [evaluation(pair.game, pair.weights), evaluation(pair.game, pair.other)]
    nodes = [pair.nodes, pair.others or pair.nodes]
    bots = [thinker(BEST, judge) for judge in judges]
    spent = [0.0, 0.0]
    points = 0.0
    for first in range(2):
        s = game.start(line_ups(game, {}, 2, pair.seed)[0])
        for step, d in choices(game, s, Luck(pair.seed)):
            who = d.seat ^ first
            seen = Observation.of(game, s, d.seat, seed_for(pair.seed, step))
            began = time.process_time()
            action = bots[who].weigh(seen, Budget(nodes=nodes[who]))[0].action
            spent[who] += time.process_time() - began
            apply(s, d.seat, action)
        places = game.result(s)
        points += standing(places, game.teams(s))[first] if places is not None else 0.5
    return Outcome(points, *spent)
