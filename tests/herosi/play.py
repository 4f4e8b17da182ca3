"""Small helpers for the tests of Herosi."""

from __future__ import annotations

from typing import Any

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Event, Luck, apply, questions
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.state import Match


def position(options: Json | None = None, **keys: Any) -> Match:
    return GAME.position(options or {}, keys)


def do(s: Match, *actions: str, seat: int | None = None) -> list[Event]:
    """Answers one after the other; without a seat the one who is asked, chance included."""
    events: list[Event] = []
    for text in actions:
        asked = questions(s)
        who = seat if seat is not None and asked[0].seat != CHANCE else asked[0].seat
        events += apply(s, who, GAME.parse(s, text))
    return events


def options(s: Match, seat: int) -> list[str]:
    return [GAME.notate(s, a) for d in questions(s) if d.seat == seat for a in d.options]


def random_match(options: Json, seed: int, answers: int = 10**9) -> Match:
    """A match played at random for so many answers, or to its end."""
    s, luck = GAME.start(options), Luck(seed)
    for _ in range(answers):
        asked = questions(s)
        if not asked:
            break
        d = asked[luck.below(len(asked))]
        apply(s, d.seat, luck.draw(d))
    return s
