"""What bots know about each game: an evaluation, its weights, how each level thinks, which events say little.

A built-in game's evaluation is the module here of its name, its numbers are `bots/data/<game>.toml`; any other game has
both in its own package, `evaluation.py` and `bots.toml`. The module holds `make(weights: Mapping[str, float]) ->
Evaluation`. Games without them are judged by their results alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from arenarium import games
from arenarium.bots.search import Evaluation, chances, standing
from arenarium.core.data import read_toml
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State


@dataclass(frozen=True)
class Knowhow:
    """What bots know about one game."""

    file: str
    evaluation: Evaluation
    blind: bool  # nothing is known but results
    expert: Evaluation | None  # a finer one, for the levels that ask for it
    tables: Json  # the file: among others a table for each level that thinks differently here
    marks: frozenset[str]  # kinds of events that mark the course of play: never told in hints and analyses
    dull: frozenset[str]  # kinds that a choice may bring about, but that are no reason to choose it


@cache
def knowhow(game: AnyGame) -> Knowhow:
    file = games.file(game, f"bots/data/{game.name}.toml", "bots.toml")
    data = read_toml(file.read_text(encoding="utf-8"), file.name) if file is not None else {}
    own = games.part(game, f"arenarium.bots.evaluations.{game.name}", "evaluation")
    finer = games.part(game, f"arenarium.bots.evaluations.{game.name}_expert", "expert")
    events = data.get("events", {})
    return Knowhow(
        file=file.name if file is not None else "",
        evaluation=own.make({k: float(v) for k, v in data["weights"].items()}) if own else Evaluation(),
        blind=own is None,
        expert=finer.make(data) if finer else None,
        tables=data,
        marks=frozenset(events.get("marks", ())),
        dull=frozenset(events.get("dull", ())),
    )


def chance(game: AnyGame, s: State, seat: int) -> float:
    """How likely the seat is to win, from 0 to 1, by the game's evaluation; exact when the game is over."""
    places = game.result(s) if not s.stack else None
    if places is not None:
        return standing(places, game.teams(s))[seat]
    evaluation = knowhow(game).evaluation
    return chances(evaluation.scores(s), game.teams(s), evaluation.scale)[seat]
