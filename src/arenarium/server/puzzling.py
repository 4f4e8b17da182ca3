"""Puzzles as tables and answers: what one opens with, what an answer to it comes to, which comes next.

Plain data in and out: what takes long is done in another process.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Final

from arenarium.bots.contract import find_game
from arenarium.bots.goals import goal_of
from arenarium.bots.puzzles.book import Book, Puzzle, book_of
from arenarium.bots.puzzles.chances import lines_of
from arenarium.bots.puzzles.proof import TooMany
from arenarium.core import codec
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State, apply, questions
from arenarium.core.refusal import BadData, Refusal
from arenarium.server.refusals import Malformed, Unknown
from arenarium.server.wire import PuzzleProof

DAY: Final = 24 * 3600
LONGEST: Final = 12  # answers of a line shown, at most
FROM: Final = 20  # puzzles nearest to a person's rating among which the next one is chosen


def book(path: str) -> tuple[AnyGame, Book]:
    game = find_game(path)
    found = book_of(game)
    if found is None:
        raise Unknown("server-refuse-no-puzzle")
    return game, found


def puzzle(path: str, name: str) -> tuple[AnyGame, Book, Puzzle]:
    game, found = book(path)
    one = by_name(path).get(name)
    if one is None:
        raise Unknown("server-refuse-no-puzzle")
    return game, found, one


@cache
def by_name(path: str) -> dict[str, Puzzle]:
    return {p.id: p for p in book(path)[1].puzzles}


@dataclass(frozen=True)
class Opened:
    """A puzzle as a new table begins with it."""

    game: str
    options: Json
    origin: Json
    seats: int
    seat: int


def opened(path: str, name: str) -> Opened:
    game, found, one = puzzle(path, name)
    s = position(game, found, one)
    return Opened(
        game.name, {**found.matches[one.match].options, "seats": s.seats}, codec.save(game, s, 0), s.seats, one.seat
    )


def position(game: AnyGame, found: Book, one: Puzzle) -> State:
    try:
        return found.position(game, one)
    except BadData:
        raise Unknown("server-refuse-old-puzzle") from None


def daily(path: str, now: float) -> str:
    """The puzzle of a day, the same for everybody, in an order nobody can guess."""
    order = days(path)
    return order[int(now // DAY) % len(order)]


@cache
def days(path: str) -> list[str]:
    return sorted(by_name(path), key=lambda name: blake2b(name.encode(), digest_size=8).digest())


def hint(path: str, name: str) -> str:
    """How the best answer begins, as far as another begins so too: the tile, not the hex."""
    game, found, one = puzzle(path, name)
    s = position(game, found, one)
    asked = next(q for q in questions(s) if q.seat == one.seat)
    others = [text.split() for a in asked.options if (text := game.notate(s, a)) != one.line[0]]
    best = one.line[0].split()
    for n in range(len(best) - 1, 0, -1):
        if any(words[:n] == best[:n] for words in others):
            return " ".join(best[:n])
    return ""


@dataclass(frozen=True)
class Judged:
    """What an answer comes to. `then` is how the turn goes on from it at its best."""

    right: bool | None  # None: so far it is right, and there is more to find
    done: int  # answers of the best line that were given
    gain: float | None  # what a wrong one can still gain; None: more lines than there is time for
    then: list[str]


def judged(path: str, name: str, answers: list[str]) -> Judged:
    game, found, one = puzzle(path, name)
    done = 0
    while done < min(len(answers), one.find) and answers[done] == one.line[done]:
        done += 1
    if done >= one.find:
        rest = one.line[len(answers) :] if answers == one.line[: len(answers)] else []
        return Judged(True, done, one.best / goal_of(game, one.goal).scale, rest)
    if done == len(answers):
        return Judged(None, done, None, [])
    s = position(game, found, one)
    lines = lines_of(game, goal_of(game, one.goal), one.seat)
    begun = lines.turn(s)
    have = lines.count(s, begun)
    try:
        for text in answers:
            apply(s, one.seat, game.parse(s, text))
    except (Refusal, ValueError):
        raise Malformed("server-refuse-puzzle-answer") from None
    then: list[str] = []
    try:
        while (asked := questions(s)) and lines.turn(s) == begun and asked[0].seat == one.seat and len(then) < LONGEST:
            best = lines.weigh([s], asked[0])[0].action
            then.append(game.notate(s, best))
            apply(s, one.seat, best)
        gain = lines.left(s, begun)
    except TooMany:
        gain = None
    return Judged(False, done, None if gain is None else (gain - have) / lines.goal.scale, then)


def proof(path: str, one: Puzzle) -> PuzzleProof:
    scale = goal_of(find_game(path), one.goal).scale
    return {"best": one.best / scale, "second": one.second / scale, "worlds": one.worlds, "lines": one.lines}


def next_one(path: str, ratings: dict[str, float], mine: float, done: set[str], theme: str, turn: int) -> str | None:
    """One of those nearest to a rating that are not solved yet, another for every `turn`; None: all are solved."""
    _, found = book(path)
    left = [p for p in found.puzzles if p.id not in done and theme in ("", p.theme)]
    near = sorted(left, key=lambda p: (abs(ratings[p.id] - mine), p.id))[:FROM]
    return near[turn % len(near)].id if near else None
