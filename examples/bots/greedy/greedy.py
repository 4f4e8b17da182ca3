"""A bot in one file. `pip install ./examples/bots/greedy` makes it known by the name `greedy`."""

from __future__ import annotations

from arenarium.bots import Bot, Budget, Observation, chance
from arenarium.core.kernel import apply


class Greedy(Bot):
    """Tries every option on states that look like the real one and takes the best-looking result."""

    def choose(self, observation: Observation, budget: Budget) -> str:
        game, seat = observation.game, observation.seat
        states = observation.resample(2)

        def worth(option: str) -> float:
            total = 0.0
            for state in states:
                s = state.clone()
                apply(s, seat, game.parse(s, option))
                total += chance(game, s, seat)
            return total

        return max(observation.options, key=worth)
