"""Matches by chance: how they are played. `python -m tests.matches herosi` records them for the client."""

from __future__ import annotations

from collections.abc import Iterator

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Action, Decision, Event, Luck, apply, questions
from arenarium.games.herosi.actions import actions
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.state import FIGHTING, Match

# Every mode, as the first seat sees it, and the seed.
MATCHES: tuple[tuple[Json, int, int], ...] = (
    ({"mode": "duel", "pace": "live", "penalty": "off", "limit": 50}, 0, 2),
    ({"mode": "free_for_all", "seats": 3, "life": 10, "limit": 50}, 0, 9),
    ({"mode": "no_elimination", "seats": 3, "life": 10, "limit": 50}, 0, 4),
    ({"mode": "teams", "life": 10, "limit": 50}, 0, 8),
    ({"mode": "tournament", "life": 10, "limit": 50}, 0, 7),
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


def walk(options: Json, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    s, luck = GAME.start(options), Luck(seed)
    yield s, []
    while asked := questions(s):
        d = asked[luck.below(len(asked))]
        yield s, apply(s, d.seat, choice(s, d, luck))
