"""Catanatron and OpenSpiel for `arenarium bench --peers`. Runs in its own environment and imports nothing of ours.

Reads lines `SUBJECT SECONDS [DEPTH]`, measures for that long, answers with a line of JSON:
{"subject": ..., "rate": per second, "count": ..., "seconds": ...}. Seconds are those of the processor.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Measure = Callable[[float, int], tuple[int, float]]


def catanatron_play(seconds: float, depth: int) -> tuple[int, float]:
    """Moves of games between four random players."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]

    moves = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            moves += 1
            if moves % 256 == 0 and time.process_time() - began > seconds:
                break
    return moves, spent


_middle: dict[str, Any] = {}


def catanatron_copy(seconds: float, depth: int) -> tuple[int, float]:
    """Copies of a game in its middle."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]

    if "game" not in _middle:
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=1)
        for _ in range(400):
            game.play_tick()
        _middle["game"] = game
    game, copies = _middle["game"], 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(64):
            game.copy()
        copies += 64
    return copies, spent


def openspiel_play(seconds: float, depth: int) -> tuple[int, float]:
    """Moves of random backgammon through the Python API."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game = pyspiel.load_game("backgammon")
    moves = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves, spent


def openspiel_mcts(seconds: float, depth: int) -> tuple[int, float]:
    """Simulations of OpenSpiel's Python MCTS on backgammon, random rollouts cut after `depth` moves."""
    import numpy as np
    import pyspiel  # type: ignore[import-not-found,unused-ignore]
    from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped,unused-ignore]

    game = pyspiel.load_game("backgammon")
    rng = np.random.RandomState(1)

    class Cut(mcts.Evaluator):  # type: ignore[misc]
        def evaluate(self, state: Any) -> Any:
            working = state.clone()
            for _ in range(depth):
                if working.is_terminal():
                    return working.returns()
                if working.is_chance_node():
                    outcomes, weights = zip(*working.chance_outcomes())
                    working.apply_action(int(rng.choice(outcomes, p=weights)))
                else:
                    working.apply_action(int(rng.choice(working.legal_actions())))
            return [0.0, 0.0]

        def prior(self, state: Any) -> Any:
            legal = state.chance_outcomes() if state.is_chance_node() else None
            if legal is not None:
                return legal
            actions = state.legal_actions()
            return [(a, 1.0 / len(actions)) for a in actions]

    per_search = 50
    bot = mcts.MCTSBot(game, 1.4, per_search, Cut(), random_state=rng)
    simulations = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        for _ in range(20):
            state.apply_action(int(rng.choice(state.legal_actions())))
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        bot.mcts_search(state)
        simulations += per_search
    return simulations, spent


SUBJECTS: dict[str, Measure] = {
    "catanatron_play": catanatron_play,
    "catanatron_copy": catanatron_copy,
    "openspiel_play": openspiel_play,
    "openspiel_mcts": openspiel_mcts,
}


def main() -> None:
    for line in sys.stdin:
        name, seconds, *rest = line.split()
        count, spent = SUBJECTS[name](float(seconds), int(rest[0]) if rest else 0)
        print(json.dumps({"subject": name, "rate": count / spent, "count": count, "seconds": spent}), flush=True)


if __name__ == "__main__":
    main()
