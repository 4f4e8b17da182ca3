"""The games, by the names the command line and the wire use."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from arenarium.core.game import Game

NAMES = ("monolith", "tashkalar", "warcraft", "herosi")


@cache
def game(name: str) -> Game[Any]:
    """The game of that name. Its module `arenarium.games.<name>.game` holds it as GAME."""
    if name not in NAMES:
        raise KeyError(name)
    found: Game[Any] = import_module(f"arenarium.games.{name}.game").GAME
    return found


def games() -> list[Game[Any]]:
    return [game(name) for name in NAMES]
