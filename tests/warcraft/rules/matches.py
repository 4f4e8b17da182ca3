"""Matches played at random, as one of the seats sees them: the client's steps are tried on them.

`python -m tests.warcraft.rules.matches` writes web/tests/matches/warcraft.json.gz.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Action, Decision, Luck, apply, questions
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.state import War
from tests.changes import change

FILE = Path(__file__).parents[3] / "web" / "tests" / "matches" / "warcraft.json.gz"
MATCHES: tuple[tuple[Json, int], ...] = (
    ({"mode": "main", "seats": 2}, 0),
    ({"mode": "main", "seats": 2, "edition": "english"}, 1),
    ({"mode": "main", "seats": 4}, 1),
    ({"mode": "elf_gate", "seats": 3}, 1),
    ({"mode": "necromancers", "seats": 2}, 0),
    ({"mode": "prisoners", "seats": 2}, 1),
    ({"mode": "nordrassil", "seats": 4}, 1),
    ({"mode": "custom", "seats": 2}, 0),
)
ENTRIES = 500


def chosen(s: War, d: Decision, luck: Luck) -> Action:
    """At random, but who may act seldom passes: otherwise little would happen."""
    options = d.options
    if d.seat == CHANCE:
        return luck.draw(d)
    acts = [a for a in options if GAME.notate(s, a) not in ("done", "pass")]
    if acts and luck.below(8):
        return acts[luck.below(len(acts))]
    return options[luck.below(len(options))]


def played(options: Json, seat: int) -> Json:
    """The first view, and by entry its events and what it changed in the view."""
    s, luck = GAME.start(options), Luck(seat + 7)
    while s.turn == 0:
        d = questions(s)[0]
        apply(s, d.seat, luck.draw(d))
    first = view = GAME.view(s, seat)
    entries: list[list[Any]] = []
    while len(entries) < ENTRIES and (asked := questions(s)):
        d = asked[0]
        events = apply(s, d.seat, chosen(s, d, luck))
        told = [t for t in (GAME.tell(s, event, seat) for event in events) if t is not None]
        old, view = view, GAME.view(s, seat)
        entries.append([told, change(old, view)])
    return {"catalogue": GAME.catalogue(options), "first": first, "entries": entries}


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    text = json.dumps([played(options, seat) for options, seat in MATCHES], separators=(",", ":"))
    FILE.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
