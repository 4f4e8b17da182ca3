"""The levels a player can sit down with, from the weakest up. They are named here and nowhere else.

How a level plays one game stands in the game's data (`arenarium.bots.evaluations`), in a table of the level's name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Final

from arenarium.bots.contract import Bot
from arenarium.bots.evaluations import knowhow
from arenarium.bots.thinkers import Novice, Random, Settings, SettingsOf, Solid, Strong
from arenarium.core.game import AnyGame
from arenarium.core.refusal import BadData


@dataclass(frozen=True)
class Level:
    """One strength: who thinks, for how long at a table, and how far unless the game says otherwise."""

    name: str
    thinker: Callable[[SettingsOf], Bot]
    seconds: float  # for one answer at a table
    settings: Settings


LEVELS: Final = {
    level.name: level
    for level in (
        Level("random", lambda _: Random(), 0.2, Settings()),
        Level("novice", Novice, 0.5, Settings(states=1, overlook=0.5, blur=0.04)),
        Level("solid", Solid, 1.5, Settings(states=4, keep=8, tries=3, horizon=1, nodes=4000)),
        Level("strong", Strong, 2.0, Settings(states=24, keep=16, horizon=3, nodes=0, seconds=2.0)),
    )
}
TO_THE_END: Final = 1000  # turns and answers, where nothing is known of a game but its results
NAMES: Final = tuple(LEVELS)
THINKING: Final = NAMES[1:]  # those that need states to think on
USUAL: Final = "novice"  # who sits down where no bot is named
SURE: Final = "solid"  # who gives hints, and answers for a bot that is no level
BEST: Final = NAMES[-1]


def make(level: str) -> Bot:
    return LEVELS[level].thinker(lambda game: settings(level, game))


@cache
def settings(level: str, game: AnyGame) -> Settings:
    """How a level thinks about a game: as every level does, as this one does, as the game's data say."""
    known = knowhow(game)
    base = LEVELS[level].settings
    if known.blind:
        base = replace(base, guide=0, horizon=TO_THE_END, limit=TO_THE_END)
    merged = {f.name: getattr(base, f.name) for f in fields(Settings)}
    for key, value in known.tables.get(level, {}).items():
        if key not in merged:
            raise BadData(known.file, f"{level}.{key}", f"unknown setting (known: {', '.join(merged)})")
        merged[key] = type(merged[key])(value)
    return Settings(**merged)


def seconds(bot: str) -> float:
    """How long a bot may think about one answer at a table; one that is no level, as long as the best level."""
    return LEVELS.get(bot, LEVELS[BEST]).seconds


def below(bot: str) -> str | None:
    """Who answers when a bot cannot: the level under it; for one that is no level the sure one; nobody under the
    first."""
    if bot not in LEVELS:
        return SURE
    place = NAMES.index(bot)
    return NAMES[place - 1] if place else None
