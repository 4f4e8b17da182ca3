"""How good a position is for each keeper: what he has, less what he owes, and what his cards may bring."""

from __future__ import annotations

from collections.abc import Mapping

from arenarium.bots.search import Evaluation
from arenarium.core.kernel import State
from toll.state import Tollhouse


class TollEvaluation(Evaluation):
    """The weights are explained where they stand, in bots.toml."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights["scale"])
        self.card = weights["card"]
        self.pledge = weights["pledge"]

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Tollhouse)
        use = self.pledge * (sum(s.bag) + sum(map(len, s.hands))) / s.seats  # challenges that are still to come
        return [
            points + self.card * len(hand) - max(pledge, 0) * (1 - use)
            for points, hand, pledge in zip(s.points, s.hands, s.pledges)
        ]


def make(weights: Mapping[str, float]) -> Evaluation:
    return TollEvaluation(weights)
