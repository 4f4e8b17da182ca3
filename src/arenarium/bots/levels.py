"""The four levels a player can sit down with: random, novice, solid, strong."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from arenarium.bots.contract import Bot, Budget, Observation
from arenarium.bots.evaluations import Settings, knowhow
from arenarium.bots.search import Candidate, Search


class Random(Bot):
    """Any option, all alike."""

    def choose(self, observation: Observation, budget: Budget) -> str:
        return observation.options[observation.luck.below(len(observation.options))]


def prepare(observation: Observation, budget: Budget, settings: Settings) -> tuple[Search, list[Any]]:
    """A search for this question and the states it thinks on."""
    game = observation.game
    states = observation.resample(settings.states)
    nodes, seconds = budget.nodes or 0, budget.seconds or 0.0
    if budget.nodes is None and budget.seconds is None:
        nodes, seconds = settings.nodes, settings.seconds
    # What is left for drawing states and reading the answer back, so that the whole stays within the budget.
    known = knowhow(game.name)
    evaluation = known.expert if settings.expert and known.expert else known.evaluation
    search = Search(evaluation, game.teams(states[0]), game.result, observation.luck, nodes, 0.9 * seconds)
    search.breadth, search.own, search.guide = settings.breadth, settings.own or settings.breadth, settings.guide
    search.horizon, search.verdict = settings.horizon, settings.verdict
    search.limit, search.explore, search.widen = settings.limit, settings.explore, settings.widen
    search.grow = settings.grow
    return search, states


class Level(Bot):
    """A bot that thinks by evaluation; the levels differ in how far."""

    name: str

    def choose(self, observation: Observation, budget: Budget) -> str:
        decision = observation.decision
        if decision.count() == 1:
            return observation.options[0]
        best = self.weigh(observation, budget)[0]
        return observation.options[decision.options.index(best.action)]

    @abstractmethod
    def weigh(self, observation: Observation, budget: Budget) -> list[Candidate]:
        """The options with their values, best first."""

    def settings(self, observation: Observation) -> Settings:
        return knowhow(observation.game.name).levels[self.name]


class Novice(Level):
    """Sees some of the options, judges them at a glance and misjudges a little. Wins what is in plain sight."""

    name = "novice"

    def weigh(self, observation: Observation, budget: Budget) -> list[Candidate]:
        how = self.settings(observation)
        search, states = prepare(observation, budget, how)
        seen = max(2, round((1 - how.overlook) * min(how.width, observation.decision.count())))
        found = search.screen(states, observation.decision, seen, 1)
        luck = observation.luck
        for c in found:
            # The sum of two even draws: small errors often, large ones now and then.
            c.value += how.blur * (luck.below(1001) + luck.below(1001) - 1000) / 1000
        return sorted(found, key=lambda c: -c.value)


class Solid(Level):
    """Looks at every option, then plays the turn to its end after each of the best."""

    name = "solid"

    def weigh(self, observation: Observation, budget: Budget) -> list[Candidate]:
        how = self.settings(observation)
        search, states = prepare(observation, budget, how)
        known = search.evaluation.opening(search, states, observation.decision)
        return known or search.ahead(states, observation.decision, how.width, how.keep, how.tries)


class Strong(Level):
    """Searches a tree over the small decisions of its own turn and the replies."""

    name = "strong"

    def weigh(self, observation: Observation, budget: Budget) -> list[Candidate]:
        how = self.settings(observation)
        search, states = prepare(observation, budget, how)
        known = search.evaluation.opening(search, states, observation.decision)
        known = known or search.evaluation.counsel(search, states, observation.decision)
        return known or search.tree(states, observation.decision, how.width, how.keep)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {"random": Random, "novice": Novice, "solid": Solid, "strong": Strong}


def make(name: str) -> Bot:
    return LEVELS[name]()
