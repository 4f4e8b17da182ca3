"""Matches by chance for web/tests/monolith-steps.test.ts: after every answer what one seat is told and sees.

.venv/bin/python -m tests.monolith.rules.matches 2 web/tests/fixtures/monolith-steps.json.gz
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from pathlib import Path

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Action, Decision, Event, answer, questions
from arenarium.games.monolith.game import GAME

WATCHER = 0
TABLES: list[Json] = [
    {"mode": "duel", "seats": 2, "monoliths": True},
    {"mode": "duel", "seats": 2, "factions": ["lords_of_the_abyss", "guardians_of_the_realm"]},
    {"mode": "four", "seats": 4, "monoliths": True, "tactical": True},
    {"mode": "three", "seats": 3},
    {"mode": "duel", "seats": 2, "factions": ["harbingers_of_the_forest", "guardians_of_the_realm"]},
    {"mode": "duel", "seats": 2, "mirror": True, "factions": ["lords_of_the_abyss", "lords_of_the_abyss"]},
]


def choose(d: Decision, dice: random.Random) -> Action:
    """Every verb is as likely as any other, so that rare ones come up too."""
    options = list(d.options)
    if d.seat == CHANCE:
        return dice.choice(options)
    wanted = dice.choice(sorted({verb for verb, _, _, _ in options}))
    return dice.choice([(verb, x, y, z) for verb, x, y, z in options if verb == wanted])


def match(seed: int) -> Json:
    dice = random.Random(seed)
    s = GAME.start(TABLES[seed % len(TABLES)])
    entries: list[Json] = []
    start = GAME.view(s, WATCHER)
    while asked := questions(s):
        events: list[Event] = []
        answer(s, asked[0], choose(asked[0], dice), events)
        told = [t for e in events if (t := GAME.tell(s, e, WATCHER)) is not None]
        entries.append({"events": told, "view": GAME.view(s, WATCHER)})
    return {"start": start, "entries": entries}


def main(count: str, path: str) -> None:
    matches = [match(seed) for seed in range(int(count))]
    text = json.dumps({"catalogue": GAME.catalogue({}), "matches": matches}, separators=(",", ":"))
    Path(path).write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main(*sys.argv[1:])
