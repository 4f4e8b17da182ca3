"""Matches by chance as one seat is told of them, for web/tests/tashkalar-steps.test.ts.

Run it when events, views or cards change: python -m tests.tashkalar.rules.matches
"""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

from arenarium.core.game import Json
from arenarium.core.table import Table
from arenarium.games.tashkalar.game import GAME

OUT = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "tashkalar-steps.json.gz"
# Every mode, every school; the seat through whose eyes each match is told.
MATCHES: list[tuple[Json, int]] = [
    ({"mode": "high_form", "seats": 2, "schools": ["everfrost", "northern"]}, 0),
    ({"mode": "duel", "seats": 2, "schools": ["nethervoid", "etherweave"]}, 1),
    ({"mode": "melee", "seats": 3, "schools": ["highland", "sylvan", "etherweave"]}, 2),
    ({"mode": "duel_teams", "seats": 4, "schools": ["everfrost", "highland", "nethervoid", "southern"]}, 3),
]
LONGEST = 160  # answers of one match
PREFERRED = ("summon", "claim", "flare", "thaw", "warp")


def chosen(texts: list[str], dice: random.Random) -> str:
    """Mostly what makes things happen."""
    lively = [text for text in texts if text.split()[0] in PREFERRED]
    if lively and dice.random() < 0.75:
        return dice.choice(lively)
    return "end" if "end" in texts else dice.choice(texts)


def played(options: Json, seat: int, seed: int) -> Json:
    dice = random.Random(seed)
    table: Table[Any] = Table(GAME, GAME.checked(options), bytes([seed]) * 32)
    start = GAME.view(table.state, seat)
    entries: list[Json] = []
    while table.questions() and len(entries) < LONGEST:
        decision = table.questions()[0]
        text = chosen([GAME.notate(table.state, action) for action in decision.options], dice)
        told = [GAME.tell(table.state, e, seat) for entry in table.submit(decision.seat, text) for e in entry.events]
        entries.append({"events": [e for e in told if e is not None], "view": GAME.view(table.state, seat)})
    return {"start": start, "entries": entries}


def main() -> None:
    matches = [played(options, seat, 1 + i) for i, (options, seat) in enumerate(MATCHES)]
    recorded = {"catalogue": GAME.catalogue({}), "matches": matches}
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_bytes(gzip.compress(json.dumps(recorded, separators=(",", ":")).encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
