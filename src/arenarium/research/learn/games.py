"""Games to learn from: positions, and what came of them.

A position of a game is worth what the search found then and in the positions that followed, the sooner the more, and
in the end the result. Most answers are given as `solid` does; some questions are searched deeper, and then every option
that was searched is a position of its own with a value. Now and then a second best or any option is played, so that the
games come to differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from arenarium.bots.contract import Budget, Observation, find_game, seed_for
from arenarium.bots.evaluations import learner
from arenarium.bots.learned import Learned
from arenarium.bots.levels import BEST, SURE, settings
from arenarium.bots.match import line_ups
from arenarium.bots.search import standing
from arenarium.bots.thinkers import Thinker
from arenarium.core.game import AnyGame
from arenarium.core.kernel import CHANCE, Decision, Luck, State, apply, questions

HUNDRED: Final = 100
DEEP: Final = 8  # of a hundred questions: searched by the teacher
STRAY: Final = 5  # answered with any option
SECOND: Final = 15  # answered with the second best
LATER: Final = 0.9  # how much of a position's worth is left to the positions after it
TRIED: Final = 3  # visits an option of the teacher must have had to be a position to learn from


@dataclass(frozen=True)
class Lesson:
    """Some games to be played, in any process."""

    game: str
    weights: bytes  # of the player; empty: plays by the plain evaluation
    seed: int
    first: int
    games: int
    nodes: int  # of the teacher


@dataclass
class Rows:
    """Positions: facts one after the other, how many each has, and the chance of the side that they are told from."""

    facts: NDArray[np.int32]
    lengths: NDArray[np.int64]
    target: NDArray[np.float32]

    @staticmethod
    def joined(parts: list[Rows]) -> Rows:
        return Rows(
            np.concatenate([p.facts for p in parts]),
            np.concatenate([p.lengths for p in parts]),
            np.concatenate([p.target for p in parts]),
        )


@cache
def evaluation(game: str, weights: bytes) -> Learned:
    """A game's evaluation with these weights, or without any."""
    found = learner(find_game(game), weights)
    if found is None:
        raise ValueError(f"{game} has no facts to learn from")
    return found


def thinker(level: str, judge: Learned) -> Thinker:
    return Thinker(lambda game: replace(settings(level, game), slip=0.0), judge)


def lesson(task: Lesson) -> Rows:
    """Play it."""
    game = find_game(task.game)
    judge = evaluation(task.game, task.weights)
    notes = Notes(judge)
    for n in range(task.first, task.first + task.games):
        _play(game, judge, seed_for(task.seed, n), task.nodes, notes)
    return notes.rows()


class Notes:
    """What is written down while games are played. Chances are the first seat's until a game has ended."""

    def __init__(self, judge: Learned) -> None:
        self.judge = judge
        self.facts: list[list[int]] = []
        self.chance: list[float] = []
        self.seats: list[int] = []  # from which the facts are told
        self.played: list[bool] = []  # and not only thought of
        self.begun = 0  # where the game that is being played begins

    def note(self, s: State, seat: int, chance: float, played: bool) -> None:
        """`chance` is the seat's in `s`."""
        if s.stack and self.judge.fits(s):
            self.facts.append(self.judge.facts(s))
            self.chance.append(chance if seat == 0 else 1.0 - chance)
            self.seats.append(self.judge.side(s))
            self.played.append(played)

    def end(self, result: float) -> None:
        """The game is over: every position played is told what came later."""
        for i in range(len(self.chance) - 1, self.begun - 1, -1):
            if self.played[i]:
                result = LATER * result + (1 - LATER) * self.chance[i]
                self.chance[i] = result
        self.begun = len(self.chance)

    def rows(self) -> Rows:
        told = [c if seat == 0 else 1.0 - c for c, seat in zip(self.chance, self.seats, strict=True)]
        return Rows(
            np.array([f for facts in self.facts for f in facts], np.int32),
            np.array([len(facts) for facts in self.facts], np.int64),
            np.array(told, np.float32),
        )


def choices(game: AnyGame, s: State, luck: Luck) -> Iterator[tuple[int, Decision]]:
    """The questions of a game that are a choice, with their number; whoever is given one answers it. Chance and
    answers without an alternative are carried out."""
    for step in range(game.bound):
        asked = questions(s)
        if not asked:
            return
        d = asked[0]
        if d.seat == CHANCE:
            apply(s, CHANCE, luck.draw(d))
        elif d.count() == 1:
            apply(s, d.seat, d.nth(0))
        else:
            yield step, d


def _play(game: AnyGame, judge: Learned, seed: int, nodes: int, notes: Notes) -> None:
    luck = Luck(seed)
    drawn = line_ups(game, {}, 2, seed)
    s = game.start(drawn[luck.below(len(drawn))])
    player, teacher = thinker(SURE, judge), thinker(BEST, judge)
    for step, d in choices(game, s, luck):
        seen = Observation.of(game, s, d.seat, seed_for(seed, step))
        deep = luck.below(HUNDRED) < DEEP
        found = teacher.weigh(seen, Budget(nodes=nodes)) if deep else player.weigh(seen, Budget())
        notes.note(s, d.seat, found[0].value, played=True)
        if deep:
            for option in found:
                if option.visits >= TRIED:
                    after = s.clone()
                    apply(after, d.seat, option.action)
                    _settle(after, luck)
                    notes.note(after, d.seat, option.value, played=False)
        draw = luck.below(HUNDRED)
        if draw < STRAY:
            action = d.nth(luck.below(d.count()))
        else:
            action = found[1 if draw < STRAY + SECOND else 0].action
        apply(s, d.seat, action)
    places = game.result(s)
    notes.end(standing(places, game.teams(s))[0] if places is not None else 0.5)


def _settle(s: State, luck: Luck) -> None:
    """Chance has its say before the next question."""
    while (asked := questions(s)) and asked[0].seat == CHANCE:
        apply(s, CHANCE, luck.draw(asked[0]))
