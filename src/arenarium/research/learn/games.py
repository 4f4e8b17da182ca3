"""Games to learn from: positions, and what came of them.

A position of a game is worth what the search found then and in the positions that followed, the sooner the more, and
in the end the result. Most answers are given as `solid` does; some questions are searched deeper, and then every option
that was searched is a position of its own with a value. Now and then a second best or any option is played, so that the
games come to differ.

A game is kept as the answers that were given and what was thought of them. Positions are made of it by playing it
again, so that other facts can be learned from the same games.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from arenarium.bots.contract import Budget, Observation, find_game, seed_for
from arenarium.bots.evaluations import learner
from arenarium.bots.learned import Learned
from arenarium.bots.levels import BEST, SUBSTITUTE, settings
from arenarium.bots.match import line_ups
from arenarium.bots.search import standing
from arenarium.bots.thinkers import Thinker
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, Decision, Luck, State, apply, questions

HUNDRED: Final = 100
DEEP: Final = 4  # of a hundred questions: searched by the teacher
STRAY: Final = 5  # answered with any option
SECOND: Final = 15  # answered with the second best
LATER: Final = 0.9  # how much of a position's worth is left to the positions after it
TRIED: Final = 3  # visits an option of the teacher must have had to be a position to learn from
FINE: Final = 1000  # chances are kept in parts of a thousand


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
class Record:
    """A game that was played. Chances are those of the seat that was asked, in thousandths."""

    seed: int
    answers: list[int]  # by choice: the number of the option that was taken
    chances: list[int]  # by choice: what the search found
    thought: list[tuple[int, int, int]]  # what was searched and not played: choice, option, chance
    result: int  # of the first seat, in thousandths

    def json(self) -> Json:
        return asdict(self)

    @staticmethod
    def from_json(row: Json) -> Record:
        thought = [(choice, option, chance) for choice, option, chance in row["thought"]]
        return Record(row["seed"], row["answers"], row["chances"], thought, row["result"])


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


def lesson(task: Lesson) -> list[Record]:
    """Play it."""
    game = find_game(task.game)
    judge = evaluation(task.game, task.weights)
    return [_play(game, judge, seed_for(task.seed, n), task.nodes) for n in range(task.first, task.first + task.games)]


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


def _begin(game: AnyGame, seed: int) -> tuple[State, Luck]:
    """The first state of a game, and its chance."""
    luck = Luck(seed)
    drawn = line_ups(game, {}, 2, seed)
    s: State = game.start(drawn[luck.below(len(drawn))])
    return s, luck


def _play(game: AnyGame, judge: Learned, seed: int, nodes: int) -> Record:
    s, luck = _begin(game, seed)
    mind = Luck(seed_for(seed, "mind"))
    player, teacher = thinker(SUBSTITUTE, judge), thinker(BEST, judge)
    record = Record(seed, [], [], [], FINE // 2)
    for step, d in choices(game, s, luck):
        seen = Observation.of(game, s, d.seat, seed_for(seed, step))
        deep = mind.below(HUNDRED) < DEEP
        found = teacher.weigh(seen, Budget(nodes=nodes)) if deep else player.weigh(seen, Budget())
        numbers = {action: i for i, action in enumerate(d.options)}
        if deep:
            choice = len(record.answers)
            tried = [c for c in found if c.visits >= TRIED]
            record.thought += [(choice, numbers[c.action], round(c.value * FINE)) for c in tried]
        draw = mind.below(HUNDRED)
        if draw < STRAY:
            action = d.nth(mind.below(d.count()))
        else:
            action = found[1 if draw < STRAY + SECOND else 0].action
        record.answers.append(numbers[action])
        record.chances.append(round(found[0].value * FINE))
        apply(s, d.seat, action)
    places = game.result(s)
    if places is not None:
        record.result = round(standing(places, game.teams(s))[0] * FINE)
    return record


@dataclass(frozen=True)
class Review:
    """Some games to be made positions of, in any process."""

    game: str
    records: list[Record]
    later: float = LATER


def review(task: Review) -> Rows:
    """The positions of these games."""
    notes = Notes(evaluation(task.game, b""), task.later)
    for record in task.records:
        _again(find_game(task.game), record, notes)
    return notes.rows()


class Notes:
    """What is written down while games are played again. Chances are the first seat's until a game has ended."""

    def __init__(self, judge: Learned, later: float) -> None:
        self.judge, self.later = judge, later
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
                result = self.later * result + (1 - self.later) * self.chance[i]
                self.chance[i] = result
        self.begun = len(self.chance)

    def rows(self) -> Rows:
        told = [c if seat == 0 else 1.0 - c for c, seat in zip(self.chance, self.seats, strict=True)]
        return Rows(
            np.array([f for facts in self.facts for f in facts], np.int32),
            np.array([len(facts) for facts in self.facts], np.int64),
            np.array(told, np.float32),
        )


def _again(game: AnyGame, record: Record, notes: Notes) -> None:
    s, luck = _begin(game, record.seed)
    thought = iter(record.thought)
    aside = next(thought, None)
    for choice, (_, d) in enumerate(choices(game, s, luck)):
        notes.note(s, d.seat, record.chances[choice] / FINE, played=True)
        while aside is not None and aside[0] == choice:
            after = s.clone()
            apply(after, d.seat, d.nth(aside[1]))
            _settle(after, Luck(seed_for(record.seed, "aside", choice)))
            notes.note(after, d.seat, aside[2] / FINE, played=False)
            aside = next(thought, None)
        apply(s, d.seat, d.nth(record.answers[choice]))
    notes.end(record.result / FINE)


def _settle(s: State, luck: Luck) -> None:
    """Chance has its say before the next question."""
    while (asked := questions(s)) and asked[0].seat == CHANCE:
        apply(s, CHANCE, luck.draw(asked[0]))
