"""The file of a game's puzzles: matches as answers in notation, and the moments in them.

Answers outlive every change of how a state is saved; `rules` says by which rules they were played.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Struct

from arenarium import games
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State, apply
from arenarium.core.refusal import BadData

FORMAT: Final = "arenarium-puzzles"


class Puzzle(Struct):
    """A moment with one best answer, and the proof."""

    id: str
    match: int  # which of the file's matches
    at: int  # after so many of its answers
    first: list[str]  # and these of the seat's own, which nobody gave in the match
    seat: int
    theme: str
    line: list[str]  # the seat's answers from there on, until others decide or the turn is over
    find: int  # how many of them are the only best ones, one after the other
    options: int  # answers there are to the first question
    best: int  # what the line gains for certain
    second: int  # what any other first answer may gain at most
    worlds: int  # worlds in which all lines were tried
    lines: int  # answers tried in each of them
    missed: float  # the share of the bots below the strongest that answer otherwise
    goal: str = ""  # what counts, where a game's puzzles ask for several things


class PlayedMatch(Struct):
    options: Json
    answers: list[str]  # "0 place her d4/5"; -1 is chance


class Book(Struct):
    game: str
    rules: int
    seed: int
    played: int  # games that were played to find them
    matches: list[PlayedMatch]
    puzzles: list[Puzzle]
    format: str = FORMAT

    def packed(self) -> bytes:
        """The same book, the same bytes."""
        return gzip.compress(msgspec.json.encode(self), 9, mtime=0)

    def find(self, name: str) -> Puzzle | None:
        return next((p for p in self.puzzles if p.id == name), None)

    def position(self, game: AnyGame, puzzle: Puzzle) -> State:
        """The position as it stood in the match. Raises BadData where today's rules lead elsewhere."""
        match = self.matches[puzzle.match]
        s: State = game.start(match.options)
        own = [f"{puzzle.seat} {text}" for text in puzzle.first]
        for n, row in enumerate([*match.answers[: puzzle.at], *own]):
            seat, _, text = row.partition(" ")
            try:
                apply(s, int(seat), game.parse(s, text))
            except ValueError as error:
                raise BadData(puzzle.id, f"answer {n}", f"{row!r} cannot be played: {error}") from None
        return s


def name_of(options: Json, answers: list[str]) -> str:
    """A puzzle's name, by its position: it does not change when others come into the book."""
    text = json.dumps([options, answers], sort_keys=True)
    return blake2b(text.encode(), digest_size=4).hexdigest()


def read(data: bytes, file: str) -> Book:
    """Raises BadData."""
    try:
        found = msgspec.json.decode(gzip.decompress(data), type=Book)
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise BadData(file, "", f"no book of puzzles: {error}") from None
    if found.format != FORMAT or any(not 0 <= p.match < len(found.matches) for p in found.puzzles):
        raise BadData(file, "", "no book of puzzles")
    return found


@cache
def book_of(game: AnyGame) -> Book | None:
    """The puzzles that ship with a game; None: it has none."""
    file = games.file(game, f"bots/data/{game.name}.puzzles", "puzzles.gz")
    return read(file.read_bytes(), file.name) if file is not None else None
