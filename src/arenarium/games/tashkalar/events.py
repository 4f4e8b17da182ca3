"""What a seat is told of what happened."""

from __future__ import annotations

from typing import Any

from arenarium.core.game import Json
from arenarium.core.kernel import Event
from arenarium.core.squares import DIRECTIONS, TURNS
from arenarium.games.tashkalar.arena import GRID
from arenarium.games.tashkalar.notation import KIND_WORDS, rank_word, squares_json
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.view import REASONS

WHYS = ("destroyed", "legend", "flare", "leftover")
TASK_PLACES = ("current", "next", "under", "aside")


# --- events ---------------------------------------------------------------------------------------------


def _card(s: Bout, card: int) -> Json:
    if card < 0:
        return {"card": None, "id": None, "known": "no"}
    return {"card": f"@tashkalar-{s.box.names[card]}", "id": s.box.names[card], "known": "yes"}


def tell(s: Bout, event: Event, seat: int) -> Json | None:
    args = event.seen_by(seat)
    if args is None:
        return None
    told = _told(s, event.kind, args)
    if "rank" in told:
        told["owner_seat"] = told["side"]  # a side is named after its first player
    return {"kind": event.kind, **told}


def _told(s: Bout, kind: str, a: tuple[int, ...]) -> dict[str, Any]:
    name = GRID.name
    if kind == "turn":
        return {"seat": a[0], "number": a[1], "actions": a[2]}
    if kind in ("placed", "upgraded", "downgraded", "loaded", "unloaded"):
        return {"seat": a[0], "at": name(a[1]), "side": a[2], "rank": rank_word(a[3])}
    if kind in ("lifted", "gateway", "chose"):
        return {"seat": a[0], "at": name(a[1])}
    if kind == "summoned":
        orientation = TURNS[a[3]] if a[3] >= 0 else None
        return {
            "seat": a[0],
            **_card(s, a[1]),
            "at": name(a[2]),
            "orientation": orientation,
            "pattern": squares_json(a[4:]) if len(a) > 4 else None,
        }
    if kind == "improvised":
        return {"seat": a[0], "at": name(a[1]), "side": a[2]}
    if kind == "destroyed":
        return {"seat": a[0], "at": name(a[1]), "side": a[2], "rank": rank_word(a[3]), "counted": bool(a[4])}
    if kind in ("moved", "leapt"):
        return {"seat": a[0], "from": name(a[1]), "to": name(a[2]), "side": a[3], "rank": rank_word(a[4])}
    if kind == "converted":
        return {
            "seat": a[0],
            "at": name(a[1]),
            "side": a[2],
            "rank": rank_word(a[3]),
            "was": rank_word(a[4]),
            "from_side": a[5],
        }
    if kind == "swapped":
        return {"seat": a[0], "from": name(a[1]), "to": name(a[2])}
    if kind == "shot":
        return {"seat": a[0], "from": name(a[1]), "direction": DIRECTIONS[a[2]]}
    if kind == "gained":
        return {"seat": a[0], "actions": a[1]}
    if kind in ("lost_action", "extra_turn", "resigned", "chilled"):
        return {"seat": a[0]}
    if kind in ("discarded", "dropped", "thawed", "froze", "warped", "pending", "shown"):
        return {"seat": a[0], **_card(s, a[1])}
    if kind == "recovered":
        return {"seat": a[0], **_card(s, a[1]), "position": a[2] if len(a) > 2 and a[2] else None}
    if kind in ("returned", "drew"):
        return {"seat": a[0], "what": KIND_WORDS[a[1]], **_card(s, a[2])}
    if kind == "flare":
        half = "both" if a[2] and a[3] else ("upper" if a[2] else "lower")
        return {
            "seat": a[0],
            **_card(s, a[1]),
            "upper": bool(a[2]),
            "lower": bool(a[3]),
            "half": half,
            "against_seat": a[4],
        }
    if kind == "handed_over":
        return {"seat": a[0], "to_seat": a[1]}
    if kind == "task":
        return {**_card(s, a[0]), "place": TASK_PLACES[a[1]]}
    if kind == "claimed":
        return {"seat": a[0], **_card(s, a[1]), "points": a[2]}
    if kind == "scored":
        side = a[2] if a[2] >= 0 else None
        coloured = "no" if side is None else "yes"
        return {
            "seat": a[0],
            "points": a[1],
            "side": side,
            "colour_seat": side,
            "coloured": coloured,
            "why": WHYS[a[3]],
        }
    if kind == "reshuffled":
        return {"what": KIND_WORDS[a[0]]}
    if kind == "ending":
        return {"reason": REASONS[a[0]], "turns_left": a[1]}
    assert kind == "over", kind
    return {"places": list(a)}
