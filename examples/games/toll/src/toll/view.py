"""What a seat sees; a spectator is seat -1."""

from __future__ import annotations

from toll.notation import picture
from toll.state import HIDDEN, Tollhouse
from toll.wire import View


def view(s: Tollhouse, seat: int) -> View:
    return {
        "picture": picture(s, seat),
        "seats": s.seats,
        "bag": sum(s.bag),
        "hands": [hand[:] if i == seat else len(hand) for i, hand in enumerate(s.hands)],
        "played": s.played[:],
        "points": s.points[:],
        "pledges": [p if p != HIDDEN and (s.shown or i == seat) else None for i, p in enumerate(s.pledges)],
        "chosen": [p != HIDDEN for p in s.pledges],
    }
