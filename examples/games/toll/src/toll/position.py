"""Positions of scenario files, and what their expectations can name. All keys may be left out."""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.core.kernel import settle
from arenarium.core.refusal import BadData
from toll.notation import picture
from toll.state import CARDS, COPIES, Tollhouse
from toll.turn import Turn

KEYS = ("hands", "bag", "points", "pledges", "turn")


def set_up(s: Tollhouse, position: Json) -> Tollhouse:
    """Pledges are shown, and it is the turn of seat `turn`. The bag is how many of each card it holds."""
    for key in position:
        if key not in KEYS:
            raise BadData("position", key, f"known keys are {', '.join(KEYS)}")
    s.pledges, s.shown = list(position.get("pledges", [0] * s.seats)), True
    s.hands = [sorted(h) for h in position.get("hands", s.hands)]
    s.bag = list(position.get("bag", [0] * CARDS))
    s.points = list(position.get("points", s.points))
    for key, row in (("pledges", s.pledges), ("hands", s.hands), ("points", s.points)):
        if len(row) != s.seats:
            raise BadData("position", key, f"there are {s.seats} seats")
    s.push(Turn(position.get("turn", 0)))
    settle(s, [])
    return s


def facts(s: Tollhouse) -> Json:
    return {
        "board": picture(s),
        "points": s.points[:],
        "hands": [h[:] for h in s.hands],
        "pledges": s.pledges[:],
    }


def impossible(s: Tollhouse) -> BadData | None:
    """More cards of a kind than the bag held."""
    for card in range(1, CARDS + 1):
        held = sum(hand.count(card) for hand in s.hands)
        if held + s.bag[card - 1] + s.played.count(card) > COPIES:
            key, reason = "hands" if held > COPIES else "bag", f"there are {COPIES} cards of {card}"
            return BadData("position", key, reason, "toll-doubt-cards", card=card, most=COPIES)
    return None
