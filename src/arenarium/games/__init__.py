"""The games: each folder here that has a game.py, and those of installed packages, which name them by entry points:

    [project.entry-points."arenarium.games"]
    toll = "toll.game:GAME"

A game that cannot be used is left out, and the log says which and why; the others are played all the same.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from arenarium.core.game import AnyGame, Game

GROUP: Final = "arenarium.games"
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")  # it stands in addresses, in keys of sentences and in names of files
log = logging.getLogger(__name__)


def game(name: str) -> AnyGame:
    """The game of that name. Raises KeyError."""
    found = _load(name)
    if found is None:
        raise KeyError(name)
    return found


def games() -> list[AnyGame]:
    """All games, in the order in which they are listed."""
    return sorted((g for name in _entries() if (g := _load(name)) is not None), key=lambda g: g.order)


def names() -> list[str]:
    return [g.name for g in games()]


def plugged() -> list[AnyGame]:
    """The games of other packages."""
    return [g for g in games() if not is_built_in(g)]


def is_built_in(game: AnyGame) -> bool:
    """Whether the game is part of this package."""
    return game.package.startswith(f"{__name__}.")


def part(game: AnyGame, built_in: str, own: str) -> ModuleType | None:
    """A module about a game that other parts of the product use, such as its evaluation: `built_in` in this package,
    `own` in the package of any other game. None: it has none."""
    if not game.package:
        return None
    module = built_in if is_built_in(game) else f"{game.package}.{own}"
    return import_module(module) if find_spec(module) is not None else None


def file(game: AnyGame, built_in: str, own: str) -> Traversable | None:
    """A file or folder about a game, found in the same way: `built_in` below the top of this package, `own` in the
    game's package."""
    if not game.package:
        return None
    found = files("arenarium") / built_in if is_built_in(game) else files(game.package) / own
    return found if found.is_file() or found.is_dir() else None


@cache
def _entries() -> dict[str, EntryPoint]:
    """Where each game is found: the built-in ones first, whose names nobody can take."""
    found: dict[str, EntryPoint] = {}
    for folder in iter_modules(__path__):
        if folder.ispkg and find_spec(f"{__name__}.{folder.name}.game"):
            found[folder.name] = EntryPoint(folder.name, f"{__name__}.{folder.name}.game:GAME", GROUP)
    for entry in sorted(entry_points(group=GROUP), key=lambda e: (e.name, _package(e))):
        if entry.name in found:
            _leave_out(entry, f"the name is taken by the package {_package(found[entry.name])}")
        else:
            found[entry.name] = entry
    return found


@cache
def _load(name: str) -> AnyGame | None:
    entry = _entries().get(name)
    if entry is None:
        return None
    try:
        return _checked(entry.name, entry.load())
    except Exception as error:  # whatever a stranger's package does while it is imported
        _leave_out(entry, f"{type(error).__name__}: {error}")
        return None


def _checked(name: str, found: object) -> AnyGame:
    if not isinstance(found, Game):
        raise TypeError(f"it is not a Game but {found!r}")
    if missing := [a for a in Game.__annotations__ if not hasattr(found, a)]:
        raise TypeError(f"its class lacks {', '.join(missing)}")
    if found.name != name:
        raise ValueError(f"the game calls itself {found.name!r}")
    if not NAME.fullmatch(name):
        raise ValueError("a name is lower-case letters, digits and underscores, a letter first")
    if not found.package:
        raise ValueError("a game lies in a package of its own, not in a module alone")
    return found


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else "arenarium"


def _leave_out(entry: EntryPoint, reason: str) -> None:
    log.warning("The game %r of the package %s is left out: %s", entry.name, _package(entry), reason)
