"""Matches played at random, as the first seat sees them: the client's steps are tried on them.

`python -m tests.herosi.rules.matches` writes web/tests/matches/herosi.json.gz.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Action, Decision, Luck, apply, questions
from arenarium.games.herosi.actions import actions
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.state import FIGHTING, Match
from tests.changes import change

FILE = Path(__file__).parents[3] / "web" / "tests" / "matches" / "herosi.json.gz"
MATCHES: tuple[tuple[Json, int], ...] = (
    ({"mode": "duel", "pace": "live", "penalty": "off", "limit": 50}, 2),
    ({"mode": "free_for_all", "seats": 3, "life": 10, "limit": 50}, 9),
    ({"mode": "no_elimination", "seats": 3, "life": 10, "limit": 50}, 4),
    ({"mode": "teams", "life": 10, "limit": 50}, 8),
    ({"mode": "tournament", "life": 10, "limit": 50}, 7),
)


def choice(s: Match, d: Decision, luck: Luck) -> Action:
    """At random, but who has an action stops and carries it out, casting before all: much happens."""
    if d.seat == CHANCE:
        return luck.draw(d)
    able = bool(actions(s, d.seat)) if s.stage >= FIGHTING else False
    texts = [GAME.notate(s, a) for a in d.options]
    good = [i for i, text in enumerate(texts) if text.startswith("cast ") or (able and text in ("stop", "act"))]
    if able is False:
        good = [i for i, text in enumerate(texts) if text != "stop"]
    elif not good:
        good = [i for i, text in enumerate(texts) if text not in ("pass", "keep")]
    return d.nth(good[luck.below(len(good))] if good else luck.below(len(texts)))


def played(options: Json, seed: int) -> Json:
    """The first view, and by entry its events and what it changed in the view."""
    s, luck = GAME.start(options), Luck(seed)
    first = view = GAME.view(s, 0)
    entries: list[list[Any]] = []
    while asked := questions(s):
        d = asked[luck.below(len(asked))]
        events = apply(s, d.seat, choice(s, d, luck))
        told = [t for t in (GAME.tell(s, event, 0) for event in events) if t is not None]
        old, view = view, GAME.view(s, 0)
        entries.append([told, change(old, view)])
    return {"first": first, "entries": entries}


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    matches = [played(options, seed) for options, seed in MATCHES]
    text = json.dumps({"catalogue": GAME.catalogue({}), "matches": matches}, separators=(",", ":"))
    FILE.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
