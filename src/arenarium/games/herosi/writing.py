"""A position written from a state: the [position] table that leads to it. The inverse of `position.set_up`."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.games.herosi.box import BACK, BOARD, ELEMENTS, HERO
from arenarium.games.herosi.notation import COLOURS, card_names, cards_of, dice_text, row_text, spells_text, track_text
from arenarium.games.herosi.state import (
    FIGHTING,
    LOWER,
    MERGED,
    NO_ELIMINATION,
    PRIORITY,
    STOPPER,
    STOPS,
    TOURNAMENT,
    TRACK,
    Match,
    fights_in,
)
from arenarium.games.herosi.stop import Round


def position_of(s: Match) -> Json:
    """What a table of keys can say of a state. A stop begins anew; nothing can be said before the armies stand."""
    if s.stage not in (FIGHTING, MERGED) or not all(_stands(s, seat) for seat in range(s.seats)):
        return {}
    if s.rules.mode == TOURNAMENT and len(set(s.place)) > 1:  # a second round has other pairs than the seats say
        return {}
    tracks = range(len(s.track) // TRACK)
    stopper = s.battle[STOPPER]
    stopped = any(isinstance(frame, Round) for frame in s.stack) and fights_in(s, stopper, s.arena[stopper])
    table: Json = {"phase": "stop" if stopped else "rolling"}
    if stopped:
        table["stopper"] = COLOURS[stopper]
    upper, lower = [track_text(s, n, 0) for n in tracks], [track_text(s, n, LOWER) for n in tracks]
    table |= {
        "first": COLOURS[s.first],
        "priority": COLOURS[s.battle[PRIORITY]],
        "stops": max(0, s.battle[STOPS] - stopped),
        "upper": upper[0] if len(upper) == 1 else upper,
        "lower": lower[0] if len(lower) == 1 else lower,
        "pile": list(card_names(s.box, tuple(s.pile))),
        "spells": spells_text(s),
    }
    if s.stage == MERGED:
        table["merged"] = True
    return table | {COLOURS[seat]: _seat(s, seat) for seat in range(s.seats)}


def _stands(s: Match, seat: int) -> bool:
    """Whether the seat's Hero is on its board, or out."""
    return not s.alive >> seat & 1 or s.kind[seat * BOARD : seat * BOARD + BOARD].count(HERO) == 1


def _seat(s: Match, seat: int) -> Json:
    table: Json = {"hero": ELEMENTS[max(0, s.hero[seat])], "life": s.life[seat]}
    if not s.alive >> seat & 1:
        table["out"] = True
    elif s.stunned >> seat & 1:
        table["stunned"] = True
    if s.rules.mode == NO_ELIMINATION:
        table["points"] = s.points[seat]
    table |= {
        "front": row_text(s, seat, 0),
        "back": row_text(s, seat, BACK),
        "hand": cards_of(s.box, s.hand, seat),
        "deck": cards_of(s.box, s.deck, seat),
        "discard": cards_of(s.box, s.discard, seat),
        "dice": dice_text(s, seat),
    }
    if s.beside[seat]:
        table["beside"] = s.beside[seat]
    return table
