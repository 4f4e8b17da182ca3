"""Matches by chance: how they are played. `python -m tests.matches warcraft` records them for the client."""

from __future__ import annotations

from collections.abc import Iterator

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Action, Decision, Event, Luck, apply, questions
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.state import War

# Every way of playing; the seat that watches, and the seed.
MATCHES: tuple[tuple[Json, int, int], ...] = (
    ({"mode": "main", "seats": 2}, 0, 7),
    ({"mode": "main", "seats": 2, "edition": "english"}, 1, 8),
    ({"mode": "main", "seats": 4}, 1, 8),
    ({"mode": "elf_gate", "seats": 3}, 1, 8),
    ({"mode": "necromancers", "seats": 2}, 0, 7),
    ({"mode": "prisoners", "seats": 2}, 1, 8),
    ({"mode": "nordrassil", "seats": 4}, 1, 8),
    ({"mode": "custom", "seats": 2}, 0, 7),
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


def walk(options: Json, seed: int) -> Iterator[tuple[War, list[Event]]]:
    """From the first turn on."""
    s, luck = GAME.start(options), Luck(seed)
    while s.turn == 0:
        d = questions(s)[0]
        apply(s, d.seat, luck.draw(d))
    yield s, []
    for _ in range(ENTRIES):
        if not (asked := questions(s)):
            break
        d = asked[0]
        yield s, apply(s, d.seat, chosen(s, d, luck))
