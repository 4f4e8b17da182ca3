"""One evaluation for each game, its weights and the levels' settings in `bots/data/<game>.toml`.

A module here holds `make(weights: Mapping[str, float]) -> Evaluation`. Games without one are judged by their
results alone.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from importlib import import_module, resources
from typing import Any

from arenarium.bots.search import Evaluation, chances, standing
from arenarium.core.data import read_toml
from arenarium.core.game import Game
from arenarium.core.kernel import State
from arenarium.core.refusal import BadData


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


LEVELS = {
    "novice": Settings(states=1, overlook=0.5, blur=0.04),
    "solid": Settings(states=4, keep=8, tries=3, horizon=1, nodes=4000),
    "strong": Settings(states=24, keep=16, horizon=3, nodes=0, seconds=2.0),
}


@dataclass(frozen=True)
class Knowhow:
    """What the levels know about one game."""

    evaluation: Evaluation
    levels: dict[str, Settings]
    expert: Evaluation | None = None  # a finer one, for the levels that ask for it


@cache
def knowhow(game: str) -> Knowhow:
    """The evaluation and settings for a game."""
    file = resources.files("arenarium.bots").joinpath(f"data/{game}.toml")
    if not file.is_file():
        # Nothing is known but results: play on blindly to the end.
        return Knowhow(Evaluation(), {k: replace(v, horizon=1000, guide=0, limit=1000) for k, v in LEVELS.items()})
    data = read_toml(file.read_text(encoding="utf-8"), file.name)
    weights = {k: float(v) for k, v in data["weights"].items()}
    evaluation: Evaluation = import_module(f"arenarium.bots.evaluations.{game}").make(weights)
    expert: Evaluation | None = None
    if "expert" in data:
        expert = import_module(f"arenarium.bots.evaluations.{game}_expert").make(data)
    levels = {level: _settings(base, data.get(level, {}), f"{game}.toml", level) for level, base in LEVELS.items()}
    return Knowhow(evaluation, levels, expert)


def chance(game: Game[Any], s: State, seat: int) -> float:
    """How likely the seat is to win, from 0 to 1, by the game's evaluation; exact when the game is over."""
    places = game.result(s) if not s.stack else None
    if places is not None:
        return standing(places, game.teams(s))[seat]
    evaluation = knowhow(game.name).evaluation
    return chances(evaluation.scores(s), game.teams(s), evaluation.scale)[seat]


def _settings(base: Settings, changes: dict[str, Any], file: str, where: str) -> Settings:
    known = {f.name: getattr(base, f.name) for f in fields(Settings)}
    for key, value in changes.items():
        if key not in known:
            raise BadData(file, f"{where}.{key}", f"unknown setting (known: {', '.join(known)})")
        known[key] = type(known[key])(value)
    return Settings(**known)
