"""Matches by chance: how they are played. `python -m tests.matches monolith` records them for the client."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Action, Decision, Event, answer, questions
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.state import Arena

TABLES: list[Json] = [
    {"mode": "duel", "seats": 2, "monoliths": True},
    {"mode": "duel", "seats": 2, "factions": ["lords_of_the_abyss", "guardians_of_the_realm"]},
    {"mode": "four", "seats": 4, "monoliths": True, "tactical": True},
    {"mode": "three", "seats": 3},
    {"mode": "duel", "seats": 2, "factions": ["harbingers_of_the_forest", "guardians_of_the_realm"]},
    {"mode": "duel", "seats": 2, "mirror": True, "factions": ["lords_of_the_abyss", "lords_of_the_abyss"]},
]
MATCHES: Final = [(TABLES[0], 0, 0), (TABLES[1], 0, 1)]


def choose(d: Decision, dice: random.Random) -> Action:
    """Every verb is as likely as any other, so that rare ones come up too."""
    options = list(d.options)
    if d.seat == CHANCE:
        return dice.choice(options)
    wanted = dice.choice(sorted({verb for verb, _, _, _ in options}))
    return dice.choice([(verb, x, y, z) for verb, x, y, z in options if verb == wanted])


def walk(options: Json, seed: int) -> Iterator[tuple[Arena, list[Event]]]:
    dice = random.Random(seed)
    s = GAME.start(options)
    yield s, []
    while asked := questions(s):
        events: list[Event] = []
        answer(s, asked[0], choose(asked[0], dice), events)
        yield s, events
