"""A state as plain data, and back."""

from __future__ import annotations

from typing import Final

from arenarium.core.codec import pack_stack, unpack_stack
from arenarium.core.game import Json
from toll.state import Tollhouse
from toll.turn import Challenge, Doubt, Pledges, Refill, Turn

FRAMES: Final = {"pledges": Pledges, "turn": Turn, "refill": Refill, "challenge": Challenge, "doubt": Doubt}


def pack(s: Tollhouse) -> Json:
    return {
        "seats": s.seats,
        "hand": s.hand_size,
        "stack": pack_stack(s.stack),
        "drawn": s.drawn[:],
        "bag": s.bag[:],
        "hands": [h[:] for h in s.hands],
        "played": s.played[:],
        "points": s.points[:],
        "pledges": s.pledges[:],
        "shown": s.shown,
        "gone": s.gone,
    }


def unpack(data: Json) -> Tollhouse:
    s = Tollhouse(data["seats"], data["hand"])
    s.stack = unpack_stack(data["stack"], FRAMES)
    s.drawn, s.bag, s.played = data["drawn"][:], data["bag"][:], data["played"][:]
    s.hands = [h[:] for h in data["hands"]]
    s.points, s.pledges = data["points"][:], data["pledges"][:]
    s.shown, s.gone = data["shown"], data["gone"]
    return s
