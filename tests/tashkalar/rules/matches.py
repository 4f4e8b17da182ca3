"""Matches by chance: how they are played. `python -m tests.matches tashkalar` records them for the client."""

from __future__ import annotations

import random
from collections.abc import Iterator

from arenarium.core.game import Json
from arenarium.core.kernel import Event
from arenarium.core.table import Table
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.state import Bout

# Every mode, every school; the seat through whose eyes each match is told, and its seed.
MATCHES: list[tuple[Json, int, int]] = [
    ({"mode": "high_form", "seats": 2, "schools": ["everfrost", "northern"]}, 0, 1),
    ({"mode": "duel", "seats": 2, "schools": ["nethervoid", "etherweave"]}, 1, 2),
    ({"mode": "melee", "seats": 3, "schools": ["highland", "sylvan", "etherweave"]}, 2, 3),
    ({"mode": "duel_teams", "seats": 4, "schools": ["everfrost", "highland", "nethervoid", "southern"]}, 3, 4),
]
LONGEST = 160  # answers of one match
PREFERRED = ("summon", "claim", "flare", "thaw", "warp")


def chosen(texts: list[str], dice: random.Random) -> str:
    """Mostly what makes things happen."""
    lively = [text for text in texts if text.split()[0] in PREFERRED]
    if lively and dice.random() < 0.75:
        return dice.choice(lively)
    return "end" if "end" in texts else dice.choice(texts)


def walk(options: Json, seed: int) -> Iterator[tuple[Bout, list[Event]]]:
    dice = random.Random(seed)
    table: Table[Bout] = Table(GAME, GAME.checked(options), bytes([seed]) * 32)
    yield table.state, []
    for _ in range(LONGEST):
        if not table.questions():
            break
        decision = table.questions()[0]
        text = chosen([GAME.notate(table.state, action) for action in decision.options], dice)
        events = [e for entry in table.submit(decision.seat, text) for e in entry.events]
        yield table.state, events
