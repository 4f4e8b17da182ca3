"""What a puzzle asks for in each game: a number that the rules count, at the end of one's turn.

A built-in game's goal is the module here of its name; any other game has it in its own package, `goal.py`. The module
holds `GOAL`. A game without one has no puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from arenarium import games
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State

WIN = "win"  # the theme of a puzzle that ends the game
WON = 1000  # what a won game counts


@dataclass(frozen=True)
class Goal:
    """What counts. Themes are locale keys `<game>-puzzle-<theme>`, "win" is every game's."""

    measure: Callable[[State, int], int]  # what the seat has of it, less what its enemies have
    asks: frozenset[str]  # the questions a puzzle may begin with
    themes: Callable[[Sequence[str], int, int], str]  # from the answers of the best line, the best and second-best gain
    line_ups: Sequence[Json]  # options of the games that are mined, taken in turn
    fewest: int = 3  # answers to choose from
    least: int = 1  # what the best line gains at least
    lines: int = 20_000  # answers tried in one world, at most: a turn with more is left alone
    samples: int = 40  # turns finished at random to see whether there is anything to find


@cache
def goal_of(game: AnyGame) -> Goal | None:
    module = games.part(game, f"arenarium.bots.goals.{game.name}", "goal")
    found: Goal | None = getattr(module, "GOAL", None)
    return found


def counted(game: AnyGame, goal: Goal, s: State, seat: int) -> int:
    """What the seat has in a position; a game that is over counts by its result."""
    if not s.stack:
        places = game.result(s)
        if places is not None:
            if places[seat] == 1:
                return WON if places.count(1) < len(places) else 0
            return -WON
    return goal.measure(s, seat)
