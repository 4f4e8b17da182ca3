"""Puzzles: a game's list, one of them, what an answer comes to, help."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

PuzzleResult = Literal["", "missed", "helped", "solved"]


class PuzzleRating(TypedDict):
    value: int
    doubt: int  # how far it may be off (95 %)


class PuzzleTheme(TypedDict):
    all: int
    solved: int


class Puzzles(TypedDict):
    """The puzzles of a game for one person."""

    count: int
    themes: dict[str, PuzzleTheme]
    rating: PuzzleRating
    answered: int
    curve: list[int]  # your rating after each of the last answers that counted
    daily: str  # the name of today's
    week: list[PuzzleResult]  # the daily ones, today's last
    next: str | None  # by rating; None: all are solved


class PuzzleProof(TypedDict):
    best: float  # what the best line gains, for certain or on average as the goal has it
    second: float  # what any other answer may gain at most
    worlds: int
    lines: int


class Puzzle(TypedDict):
    name: str
    theme: str
    goal: str  # what counts; "": the usual of the game
    goes_on: bool  # what an answer leads to is seen only when others have answered too
    seat: int
    find: int  # answers to be found, one after the other
    rating: PuzzleRating
    mine: PuzzleRating
    tried: int  # by how many people
    solved: int
    result: PuzzleResult
    proof: NotRequired[PuzzleProof]
    line: NotRequired[list[str]]


class PuzzleVerdict(TypedDict):
    right: bool | None  # None: right so far, there is more to find
    done: int
    gain: float | None  # what the answer can still gain
    then: list[str]  # how the turn goes on from it at its best


class PuzzleHelp(TypedDict):
    hint: str  # how the best answer begins, as far as another begins so too
    line: list[str]  # the solution; empty with a hint
