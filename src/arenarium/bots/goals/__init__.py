"""What a puzzle asks for in each game: a number that the rules count, at the end of one's turn.

A built-in game's goals are in the module here of its name, any other game's in its own package, `goal.py`. The module
holds `GOALS`. A game without any has no puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from arenarium import games
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Action, Decision, State

WIN = "win"  # the theme of a puzzle that ends the game
WON = 1000  # what a won game counts


@dataclass(frozen=True)
class Goal:
    """What counts. Themes are locale keys `<game>-puzzle-<theme>`, "win" is every game's.

    Without `key` what counts is what is certain. With it lots are weighed, and what counts is the mean: then `margin`
    is how much better the best answer is in every world.
    """

    measure: Callable[[State, int, int], int]  # what the seat has of it, less what its enemies have; by scope
    asks: frozenset[str]  # the questions a puzzle may begin with
    themes: Callable[[str, Sequence[str], int], str]  # from the question, the answers of the best line and its gain
    line_ups: Sequence[Json]  # options of the games that are mined, taken in turn
    fewest: int = 3  # answers to choose from
    least: int = 1  # what the best line gains at least
    lines: int = 20_000  # answers tried in one world, at most: a turn with more is left alone
    deep: int = 0  # answers to be tried in one world, at least: fewer ask nothing
    samples: int = 40  # turns finished at random to see whether there is anything to find
    name: str = ""  # as a book of puzzles names it
    scope: Callable[[State], int] | None = None  # lines end where this number changes; None: at the end of the turn
    key: Callable[[State], Hashable] | None = None  # all that the chances from a position on depend on
    margin: float = 0.0
    goes_on: bool = False  # what an answer leads to is seen only when lots have fallen and others have answered
    scale: int = 1  # what is measured for one of what players read
    ready: Callable[[State, Decision], bool] | None = None  # whether a question is worth a look, told at a glance
    matter: Callable[[State, Decision], Iterable[Action]] | None = None  # answers of a side that may change the gain


def goals_of(game: AnyGame) -> tuple[Goal, ...]:
    module = games.part(game, f"arenarium.bots.goals.{game.name}", "goal")
    return tuple(getattr(module, "GOALS", ()))


@cache
def goal_of(game: AnyGame, name: str) -> Goal:
    return next(goal for goal in goals_of(game) if goal.name == name)


def counted(game: AnyGame, goal: Goal, s: State, seat: int, scope: int) -> int:
    """What the seat has in a position; a game that is over counts by its result."""
    if not s.stack:
        places = game.result(s)
        if places is not None:
            if places[seat] == 1:
                return WON * goal.scale if places.count(1) < len(places) else 0
            return -WON * goal.scale
    return goal.measure(s, seat, scope)
