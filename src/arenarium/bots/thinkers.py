"""How the levels choose: at random, at a glance, a turn ahead, by searching a tree.

What makes a level weak is what makes people weak: it looks less far ahead, and of the answers that look nearly as good
as the best it may take a worse one. An answer that it sees to be bad it never gives, nor one that no human would give.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from arenarium.bots.contract import Bot, Budget, Observation
from arenarium.bots.evaluations import knowhow
from arenarium.bots.nonsense import Move
from arenarium.bots.nonsense import found as nonsense
from arenarium.bots.search import Candidate, Evaluation, Search
from arenarium.core.game import AnyGame
from arenarium.core.kernel import Decision, Luck, State

SEARCHING: Final = 0.9  # of the seconds; the rest is for drawing states and reading the answer back
TRIED: Final = 12  # answers among which a sensible one is looked for
STEPS: Final = 1_000_000  # of a draw from 0 to 1


@dataclass(frozen=True)
class Settings:
    """How a level thinks about a game. `docs/bots.md` says what each number does."""

    way: str = "ahead"  # glance, ahead or tree
    states: int = 4  # states drawn anew to think on
    width: int = 400  # options looked at once; more are sampled
    keep: int = 8  # options thought about further
    tries: int = 3  # turns played out for each of them
    breadth: int = 12  # answers looked at when a node of the tree is opened
    own: int = 0  # the same where the thinker's own turn goes on; 0: as many
    guide: int = 4  # options compared at each step of a playout
    drawn: int = 1  # so many times as many are drawn; those are looked at that promise most at a glance
    horizon: int = 1  # turns a playout runs on
    limit: int = 60  # answers a playout takes at most
    explore: float = 0.4
    widen: float = 1.5
    grow: bool = True  # a tree below each option; without it every try plays on by evaluation
    verdict: bool = False  # of the last two options the better mean wins, not the one that was tried once more
    nodes: int = 4000  # without another budget: answers played in thought
    seconds: float = 0.0  # without another budget: seconds, 0 for none
    slip: float = 0.0  # how much worse than the best an answer may look that is still given, in chances of winning
    expert: bool = False  # judges by the game's second, finer evaluation
    learned: bool = False  # judges by what was learned from games, where the game has such weights
    counsel: bool = False  # takes that one's counsel where it has any
    sane: bool = False  # gives no answer that no human would give, where it has another


SettingsOf = Callable[[AnyGame], Settings]


class Random(Bot):
    """Any option, all alike."""

    def choose(self, observation: Observation, budget: Budget) -> str:
        return observation.options[observation.luck.below(len(observation.options))]


def prepare(
    observation: Observation, budget: Budget, settings: Settings, judge: Evaluation | None = None
) -> tuple[Search, list[State]]:
    """A search for this question and the states it thinks on, which are judged as the settings say or by `judge`."""
    game = observation.game
    states = observation.resample(settings.states)
    nodes = settings.nodes if budget.nodes is None else budget.nodes
    seconds = budget.seconds or 0.0
    if budget.nodes is None and budget.seconds is None:
        seconds = settings.seconds
    evaluation = judge or judge_of(game, settings)
    search = Search(evaluation, game.teams(states[0]), game.result, observation.luck, nodes, SEARCHING * seconds)
    search.breadth, search.own, search.guide = settings.breadth, settings.own or settings.breadth, settings.guide
    search.horizon, search.verdict = settings.horizon, settings.verdict
    search.limit, search.explore, search.widen = settings.limit, settings.explore, settings.widen
    search.grow, search.drawn = settings.grow, settings.drawn
    return search, states


def judge_of(game: AnyGame, settings: Settings) -> Evaluation:
    """The evaluation by which these settings judge: the learned one, the finer one, or the plain one, the first that
    they ask for and the game has."""
    known = knowhow(game)
    if settings.learned and known.learned:
        return known.learned
    return known.expert if settings.expert and known.expert else known.evaluation


class Thinker(Bot):
    """A bot that thinks by evaluation, as far as its level's settings go; by another one where a `judge` is given."""

    def __init__(self, settings_of: SettingsOf, judge: Evaluation | None = None) -> None:
        self.settings_of = settings_of
        self.judge = judge

    def choose(self, observation: Observation, budget: Budget) -> str:
        decision = observation.decision
        if decision.count() == 1:
            return observation.options[0]
        how = self.settings_of(observation.game)
        found = self.weigh(observation, budget)
        given = taken(found, how, observation.luck)
        if how.sane:
            given = sensible(found, given, observation)
        return observation.options[decision.options.index(given.action)]

    def weigh(self, observation: Observation, budget: Budget) -> list[Candidate]:
        """The options with their values, best first."""
        how = self.settings_of(observation.game)
        search, states = prepare(observation, budget, how, self.judge)
        decision = observation.decision
        known = search.evaluation.opening(search, states, decision)
        if not known and how.counsel:
            known = search.evaluation.counsel(search, states, decision)
        return known or WAYS[how.way](search, states, decision, how)


def glance(search: Search, states: list[State], decision: Decision, how: Settings) -> list[Candidate]:
    """Judge every option by how the position looks right after it."""
    return search.screen(states, decision, how.width, min(2, len(states)))


def ahead(search: Search, states: list[State], decision: Decision, how: Settings) -> list[Candidate]:
    """Look at every option, then play the turn to its end after each of the best."""
    return search.ahead(states, decision, how.width, how.keep, how.tries)


def tree(search: Search, states: list[State], decision: Decision, how: Settings) -> list[Candidate]:
    """Search a tree over the small decisions of the own turn and the replies."""
    return search.tree(states, decision, how.width, how.keep)


WAYS: Final = {"glance": glance, "ahead": ahead, "tree": tree}


def taken(found: list[Candidate], how: Settings, luck: Luck) -> Candidate:
    """The answer that is given: the best, or with a `slip` one that looks nearly as good, the less often the worse it
    looks."""
    best = found[0]
    if how.slip <= 0:
        return best
    # What was not thought about is left: how it looked at once does not compare with what thinking came to.
    thought = found if how.way == "glance" else found[: how.keep]
    room = [max(0.0, how.slip - max(0.0, best.value - c.value)) for c in thought]
    draw = sum(room) * luck.below(STEPS) / STEPS
    for c, share in zip(thought, room, strict=True):
        draw -= share
        if draw < 0:
            return c
    return best


def sensible(found: list[Candidate], given: Candidate, observation: Observation) -> Candidate:
    """The answer that was to be given, or if no human would give it the best that a human would."""
    for c in (given, *found[:TRIED]):
        option = observation.options[observation.decision.options.index(c.action)]
        if not nonsense(Move(observation.game, observation.knowledge, observation.seat, option)):
            return c
    return given
