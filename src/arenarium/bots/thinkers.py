"""How the levels choose: at random, at a glance, a turn ahead, by searching a tree."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from arenarium.bots.contract import Bot, Budget, Observation
from arenarium.bots.evaluations import knowhow
from arenarium.bots.search import Candidate, Search
from arenarium.core.game import AnyGame
from arenarium.core.kernel import State

SEARCHING: Final = 0.9  # of the seconds; the rest is for drawing states and reading the answer back
STEPS: Final = 1000  # of a draw from 0 to 1


@dataclass(frozen=True)
class Settings:
    """How a level thinks about a game. `docs/bots.md` says what each number does."""

    states: int = 4  # states drawn anew to think on
    width: int = 400  # options looked at once; more are sampled
    keep: int = 8  # options thought about further
    tries: int = 3  # turns played out for each of them
    breadth: int = 12  # answers looked at when a node of the tree is opened
    own: int = 0  # the same where the thinker's own turn goes on; 0: as many
    guide: int = 4  # options compared at each step of a playout
    horizon: int = 1  # turns a playout runs on
    limit: int = 60  # answers a playout takes at most
    explore: float = 0.4
    widen: float = 1.5
    grow: bool = True  # a tree below each option; without it every try plays on by evaluation
    verdict: bool = False  # of the last two options the better mean wins, not the one that was tried once more
    nodes: int = 4000  # without another budget: answers played in thought
    seconds: float = 0.0  # without another budget: seconds, 0 for none
    overlook: float = 0.0  # the share of options that a beginner does not see
    blur: float = 0.0  # how far a beginner misjudges a position, in chances of winning
    expert: bool = False  # judges by the game's second, finer evaluation and takes its counsel


SettingsOf = Callable[[AnyGame], Settings]


class Random(Bot):
    """Any option, all alike."""

    def choose(self, observation: Observation, budget: Budget) -> str:
        return observation.options[observation.luck.below(len(observation.options))]


def prepare(observation: Observation, budget: Budget, settings: Settings) -> tuple[Search, list[State]]:
    """A search for this question and the states it thinks on."""
    game = observation.game
    states = observation.resample(settings.states)
    nodes, seconds = budget.nodes or 0, budget.seconds or 0.0
    if budget.nodes is None and budget.seconds is None:
        nodes, seconds = settings.nodes, settings.seconds
    known = knowhow(game)
    evaluation = known.expert if settings.expert and known.expert else known.evaluation
    search = Search(evaluation, game.teams(states[0]), game.result, observation.luck, nodes, SEARCHING * seconds)
    search.breadth, search.own, search.guide = settings.breadth, settings.own or settings.breadth, settings.guide
    search.horizon, search.verdict = settings.horizon, settings.verdict
    search.limit, search.explore, search.widen = settings.limit, settings.explore, settings.widen
    search.grow = settings.grow
    return search, states


class Thinker(Bot):
    """A bot that thinks by evaluation, as far as its level's settings go."""

    def __init__(self, settings_of: SettingsOf) -> None:
        self.settings_of = settings_of

    def choose(self, observation: Observation, budget: Budget) -> str:
        decision = observation.decision
        if decision.count() == 1:
            return observation.options[0]
        best = self.weigh(observation, budget)[0]
        return observation.options[decision.options.index(best.action)]

    @abstractmethod
    def weigh(self, observation: Observation, budget: Budget) -> list[Candidate]:
        """The options with their values, best first."""


class Novice(Thinker):
    """Sees some of the options, judges them at a glance and misjudges a little. Wins what is in plain sight."""

    def weigh(self, observation: Observation, budget: Budget) -> list[Candidate]:
        how = self.settings_of(observation.game)
        search, states = prepare(observation, budget, how)
        seen = max(2, round((1 - how.overlook) * min(how.width, observation.decision.count())))
        found = search.screen(states, observation.decision, seen, 1)
        luck = observation.luck
        for c in found:
            # The sum of two even draws: small errors often, large ones now and then.
            c.value += how.blur * (luck.below(STEPS + 1) + luck.below(STEPS + 1) - STEPS) / STEPS
        return sorted(found, key=lambda c: -c.value)


class Solid(Thinker):
    """Looks at every option, then plays the turn to its end after each of the best."""

    def weigh(self, observation: Observation, budget: Budget) -> list[Candidate]:
        how = self.settings_of(observation.game)
        search, states = prepare(observation, budget, how)
        known = search.evaluation.opening(search, states, observation.decision)
        return known or search.ahead(states, observation.decision, how.width, how.keep, how.tries)


class Strong(Thinker):
    """Searches a tree over the small decisions of its own turn and the replies."""

    def weigh(self, observation: Observation, budget: Budget) -> list[Candidate]:
        how = self.settings_of(observation.game)
        search, states = prepare(observation, budget, how)
        known = search.evaluation.opening(search, states, observation.decision)
        known = known or search.evaluation.counsel(search, states, observation.decision)
        return known or search.tree(states, observation.decision, how.width, how.keep)
