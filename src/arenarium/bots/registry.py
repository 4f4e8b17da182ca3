"""Bots by name: the levels, installed ones, and programs that speak over stdio.

A name may carry a budget of its own: `strong@5000` thinks 5000 nodes, `strong@0.5s` half a second.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from arenarium.bots import levels
from arenarium.bots.contract import Bot, Budget

GROUP: Final = "arenarium.bots"  # the entry points by which `pip install my-bot` adds one
PROGRAM: Final = "stdio:"  # "stdio:./my-bot --fast" is a bot in any language


class UnknownBot(KeyError):
    """No level, no installed bot and no program has that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are {', '.join(names())} and {PROGRAM}COMMAND")


_made: dict[str, Bot] = {}
_added: dict[str, Callable[[], Bot]] = {}


def add(name: str, make: Callable[[], Bot]) -> None:
    """A bot of this process only, for scripts and tests; installed bots use entry points."""
    _added[name] = make
    _made.pop(name, None)


@cache
def _installed() -> frozenset[str]:
    """Looked for once: it reads the folders of all packages, and a server asks for every table with a bot."""
    return frozenset(e.name for e in entry_points(group=GROUP))


def names() -> list[str]:
    """Every bot that can be named without a command: the levels first."""
    installed = sorted(_installed() | set(_added))
    return [*levels.NAMES, *(n for n in installed if n not in levels.LEVELS)]


def split(name: str) -> tuple[str, Budget | None]:
    """The bot's own name and the budget that its name carries."""
    bare, at, amount = name.rpartition("@")
    if not at or name.startswith(PROGRAM):
        return name, None
    try:
        return bare, Budget(seconds=float(amount[:-1])) if amount.endswith("s") else Budget(nodes=int(amount))
    except ValueError:
        raise UnknownBot(name) from None


def find(name: str) -> Bot:
    """The bot of that name; made once for a process."""
    name, _ = split(name)
    if name not in _made:
        _made[name] = _make(name)
    return _made[name]


def _make(name: str) -> Bot:
    if name in levels.LEVELS:
        return levels.make(name)
    if name in _added:
        return _added[name]()
    if name.startswith(PROGRAM):
        from arenarium.bots.stdio import Program

        return Program(name.removeprefix(PROGRAM))
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            make: Callable[[], Bot] = entry.load()
            return make()
    raise UnknownBot(name)


def below(name: str) -> str | None:
    """Who answers when the bot of that name cannot."""
    return levels.below(name.split("@")[0])
