"""A position written from a state: the [position] table that leads to it. The inverse of `position.set_up`."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.games.monolith.monoliths import is_folded, slots_of
from arenarium.games.monolith.notation import COLOURS, picture, tray_codes, under_token
from arenarium.games.monolith.state import EMPTY, Arena
from arenarium.games.monolith.view import phase

SAID = {"draw": "draw", "discard": "discard", "play": "play", "battle": "battle"}


def position_of(s: Arena) -> Json:
    """What a table of keys can say of a state. A battle begins anew; what interrupts the play phase is left out."""
    if phase(s) in ("hide", "banners"):  # the game has not begun
        return {}
    seats = range(s.seats)
    now = SAID.get(phase(s), "play")
    if now == "battle" and s.drawn_out and not any(s.hand):
        now = "last_battle"
    table: Json = {
        "turn": COLOURS[s.active] + ("2" if s.cycle.index(s.active) != s.at else ""),
        "phase": now,
        "board": picture(s).rstrip("\n") + "\n",
        "hp": list(s.hp),
        "hands": {COLOURS[n]: tray_codes(s, n, s.hand[n]) for n in seats},
        "bags": {COLOURS[n]: tray_codes(s, n, s.bag[n]) for n in seats},
        "discards": {COLOURS[n]: tray_codes(s, n, s.pile[n]) for n in seats},
        "poison_pool": s.pool,
        "number": max(1, s.turn),
    }
    table |= {key: True for key in ("drawn_out", "extra", "placed") if getattr(s, key)}
    if s.due:
        table["due"] = [COLOURS[n] for n in seats if s.due >> n & 1]
    if s.monoliths:
        folded = [n for n in seats if is_folded(s, n)]
        table["under"] = {COLOURS[n]: [under_token(s, n, x) for x in slots_of(s, n)] for n in folded}
        secret = [COLOURS[n] for n in folded if s.secret >> n & 1 and EMPTY not in slots_of(s, n)]
        if secret:
            table["secret"] = secret
    return table
