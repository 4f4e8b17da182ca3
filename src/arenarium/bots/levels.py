"""The levels a player can sit down with, from the weakest up. They are named here and nowhere else.

How a level plays one game stands in the game's data (`arenarium.bots.evaluations`), in a table of the level's name.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Final

from arenarium.bots.contract import Bot
from arenarium.bots.evaluations import knowhow
from arenarium.bots.thinkers import WAYS, Random, Settings, Thinker
from arenarium.core.game import AnyGame, Json
from arenarium.core.refusal import BadData


@dataclass(frozen=True)
class Level:
    """One strength: for how long it thinks at a table, and how, unless the game says otherwise."""

    name: str
    seconds: float  # for one answer at a table
    own: Json  # how it differs from the level it thinks like
    like: str = ""  # the level whose settings it starts from, those in a game's data too


LEVELS: Final = {
    level.name: level
    for level in (
        Level("random", 0.2, {}),
        Level("novice", 0.5, {"way": "glance", "slip": 0.04}, like="solid"),
        Level("apprentice", 1.0, {"slip": 0.1}, like="solid"),
        Level(
            "solid",
            1.5,
            {"way": "ahead", "states": 4, "keep": 8, "tries": 3, "horizon": 1, "nodes": 4000, "sane": True},
        ),
        Level("adept", 2.0, {"nodes": 300, "seconds": 0, "slip": 0.03}, like="strong"),
        Level("veteran", 2.0, {"nodes": 300, "seconds": 0, "slip": 0.01}, like="strong"),
        Level(
            "strong",
            2.0,
            {"way": "tree", "states": 24, "keep": 16, "horizon": 3, "counsel": True, "nodes": 0, "seconds": 2.0},
        ),
        Level("legend", 2.0, {"learned": True}, like="strong"),
    )
}
TO_THE_END: Final = 1000  # turns and answers, where nothing is known of a game but its results
NAMES: Final = tuple(LEVELS)
THINKING: Final = NAMES[1:]  # those that need states to think on
LEAST: Final = NAMES[0]  # any answer, without a thought
DEFAULT: Final = "novice"  # who sits down where no bot is named
SUBSTITUTE: Final = "solid"  # who gives hints, answers for a bot that is no level, and plays on where others have begun
BEST: Final = NAMES[-1]
# Named one by one: with another the same seed would find other puzzles, and weigh them otherwise.
MINED: Final = ("solid", "apprentice", "novice")  # in whose games puzzles are looked for, taken in turn
TRYING: Final = ("novice", "apprentice", "solid", "adept", "veteran")  # whose mistakes say how hard a puzzle is
NO_BOT: Final = "first"  # in place of a name, where every bot failed: the first option was taken


def make(level: str) -> Bot:
    return Thinker(lambda game: settings(level, game)) if level in THINKING else Random()


@cache
def settings(level: str, game: AnyGame) -> Settings:
    """How a level thinks about a game: as the level it is like, as this one does, as the game's data say."""
    known = knowhow(game)
    it = LEVELS[level]
    base = settings(it.like, game) if it.like else Settings()
    found = _changed(base, it.own, "levels", level)
    if known.blind:
        found = replace(found, guide=0, horizon=TO_THE_END, limit=TO_THE_END)
    found = _changed(found, known.tables.get(level, {}), known.file, level)
    return _changed(found, known.tuned.get("search", {}), known.file, level) if found.learned else found


def _changed(base: Settings, table: Json, file: str, level: str) -> Settings:
    merged = {f.name: getattr(base, f.name) for f in fields(Settings)}
    for key, value in table.items():
        if key not in merged:
            raise BadData(file, f"{level}.{key}", f"unknown setting (known: {', '.join(merged)})")
        merged[key] = type(merged[key])(value)
    if merged["way"] not in WAYS:
        raise BadData(file, f"{level}.way", f"unknown way to think (known: {', '.join(WAYS)})")
    return Settings(**merged)


def stand_ins(game: AnyGame) -> dict[str, str]:
    """Levels that judge by what was learned, where nothing was learned of the game, and those they play like there."""
    unlearned = knowhow(game).learned is None
    return {name: level.like for name, level in LEVELS.items() if unlearned and settings(name, game).learned}


def seconds(bot: str) -> float:
    """How long a bot may think about one answer at a table; one that is no level, as long as the best level."""
    return LEVELS.get(bot, LEVELS[BEST]).seconds


def below(bot: str) -> str | None:
    """Who answers when a bot cannot: the level under it; for one that is no level the sure one; nobody under the
    first."""
    if bot not in LEVELS:
        return SUBSTITUTE
    place = NAMES.index(bot)
    return NAMES[place - 1] if place else None
