"""What a seat is told of what happened. wire_events.py declares every kind; docs/views/tashkalar.md explains them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from arenarium.core.game import Json
from arenarium.core.kernel import Event
from arenarium.core.squares import DIRECTIONS, TURNS
from arenarium.games.tashkalar.arena import GRID
from arenarium.games.tashkalar.notation import KIND_WORDS, rank_word, squares_json
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.view import REASONS
from arenarium.games.tashkalar.wire_events import Told

WHYS: Final = ("destroyed", "legend", "flare", "leftover")
TASK_PLACES: Final = ("current", "next", "under", "aside")

Args = tuple[int, ...]


def tell(s: Bout, event: Event, seat: int) -> Told | None:
    args = event.seen_by(seat)
    if args is None:
        return None
    return cast(Told, {"kind": event.kind, **TOLD[event.kind](s, args)})


# --- parts that many events have ---------------------------------------------------------------


def _owned(s: Bout, seat: int, side: int) -> Json:
    """Whose piece it is: in teams both partners', and the player in turn stands for both."""
    owner = seat if s.colour_of(seat) == side else side
    return {"side": side, "owner_seat": owner, "owner_seats": s.seats_of(side)}


def _card(s: Bout, card: int) -> Json:
    if card < 0:
        return {"card": None, "id": None, "known": "no"}
    return {"card": f"@tashkalar-{s.box.names[card]}", "id": s.box.names[card], "known": "yes"}


# --- one function for each shape ---------------------------------------------------------------


def _turn(s: Bout, args: Args) -> Json:
    seat, number, actions = args
    return {"seat": seat, "number": number, "actions": actions}


def _by_seat(s: Bout, args: Args) -> Json:
    (seat,) = args
    return {"seat": seat}


def _piece(s: Bout, args: Args) -> Json:
    seat, q, side, rank = args
    return {"seat": seat, "at": GRID.name(q), "rank": rank_word(rank), **_owned(s, seat, side)}


def _own_piece(s: Bout, args: Args) -> Json:
    seat, q = args
    return {"seat": seat, "at": GRID.name(q), **_owned(s, seat, s.colour_of(seat))}


def _chose(s: Bout, args: Args) -> Json:
    seat, q, *more = args
    told: Json = {"seat": seat, "at": GRID.name(q)}
    if more and more[0] >= 0:
        return told | _owned(s, seat, more[0])
    return told | {"side": None, "owner_seat": None, "owner_seats": []}


def _summoned(s: Bout, args: Args) -> Json:
    seat, card, q, orientation, *pattern = args
    return {
        "seat": seat,
        **_card(s, card),
        "at": GRID.name(q),
        "orientation": TURNS[orientation] if orientation >= 0 else None,
        "pattern": squares_json(pattern) if pattern else None,
    }


def _improvised(s: Bout, args: Args) -> Json:
    seat, q, side = args
    return {"seat": seat, "at": GRID.name(q), **_owned(s, seat, side)}


def _destroyed(s: Bout, args: Args) -> Json:
    *piece, counted = args
    return {**_piece(s, tuple(piece)), "counted": bool(counted)}


def _moved(s: Bout, args: Args) -> Json:
    seat, a, b, side, rank = args
    return {"seat": seat, "from": GRID.name(a), "to": GRID.name(b), "rank": rank_word(rank), **_owned(s, seat, side)}


def _converted(s: Bout, args: Args) -> Json:
    *piece, was, lost = args
    return {
        **_piece(s, tuple(piece)),
        "was": rank_word(was),
        "from_side": lost,
        "from_seat": lost,
        "from_seats": s.seats_of(lost),
    }


def _swapped(s: Bout, args: Args) -> Json:
    seat, a, b, *more = args
    other = more[0] if more else None
    return {
        "seat": seat,
        "from": GRID.name(a),
        "to": GRID.name(b),
        **_owned(s, seat, s.colour_of(seat)),
        "other_side": other,
        "other_seat": None if other is None else _owned(s, seat, other)["owner_seat"],
        "other_seats": [] if other is None else s.seats_of(other),
    }


def _shot(s: Bout, args: Args) -> Json:
    seat, a, way = args
    return {
        "seat": seat,
        "from": GRID.name(a),
        "direction": DIRECTIONS[way],
        **_owned(s, seat, s.colour_of(seat)),
    }


def _gained(s: Bout, args: Args) -> Json:
    seat, actions = args
    return {"seat": seat, "actions": actions}


def _card_of_seat(s: Bout, args: Args) -> Json:
    seat, card = args
    return {"seat": seat, **_card(s, card)}


def _recovered(s: Bout, args: Args) -> Json:
    seat, card, *position = args
    return {"seat": seat, **_card(s, card), "position": (position[0] or None) if position else None}


def _card_of_kind(s: Bout, args: Args) -> Json:
    seat, kind, card = args
    return {"seat": seat, "what": KIND_WORDS[kind], **_card(s, card)}


def _flare(s: Bout, args: Args) -> Json:
    seat, card, upper, lower, foe = args
    return {
        "seat": seat,
        **_card(s, card),
        "upper": bool(upper),
        "lower": bool(lower),
        "half": "both" if upper and lower else ("upper" if upper else "lower"),
        "against_seat": foe,
        "against_seats": s.seats_of(foe),
    }


def _handed_over(s: Bout, args: Args) -> Json:
    seat, partner = args
    return {"seat": seat, "to_seat": partner}


def _task(s: Bout, args: Args) -> Json:
    card, place = args
    return {**_card(s, card), "place": TASK_PLACES[place]}


def _claimed(s: Bout, args: Args) -> Json:
    seat, card, points = args
    return {"seat": seat, **_card(s, card), "points": points}


def _scored(s: Bout, args: Args) -> Json:
    seat, points, colour, why = args
    side = colour if colour >= 0 else None
    return {
        "seat": seat,
        "points": points,
        "side": side,
        "colour_seat": side,
        "coloured": "no" if side is None else "yes",
        "why": WHYS[why],
        "scorer_seats": s.seats_of(s.colour_of(seat)),
    }


def _reshuffled(s: Bout, args: Args) -> Json:
    (kind,) = args
    return {"what": KIND_WORDS[kind]}


def _ending(s: Bout, args: Args) -> Json:
    reason, turns_left = args
    return {"reason": REASONS[reason], "turns_left": turns_left}


def _over(s: Bout, args: Args) -> Json:
    return {"places": list(args)}


TOLD: Final[dict[str, Callable[[Bout, Args], Json]]] = {
    "turn": _turn,
    **dict.fromkeys(("placed", "upgraded", "downgraded", "loaded", "unloaded"), _piece),
    **dict.fromkeys(("lifted", "gateway"), _own_piece),
    "chose": _chose,
    "summoned": _summoned,
    "improvised": _improvised,
    "destroyed": _destroyed,
    **dict.fromkeys(("moved", "leapt"), _moved),
    "converted": _converted,
    "swapped": _swapped,
    "shot": _shot,
    "gained": _gained,
    **dict.fromkeys(("lost_action", "extra_turn", "resigned", "chilled"), _by_seat),
    **dict.fromkeys(("discarded", "dropped", "thawed", "froze", "warped", "pending", "shown"), _card_of_seat),
    "recovered": _recovered,
    **dict.fromkeys(("returned", "drew"), _card_of_kind),
    "flare": _flare,
    "handed_over": _handed_over,
    "task": _task,
    "claimed": _claimed,
    "scored": _scored,
    "reshuffled": _reshuffled,
    "ending": _ending,
    "over": _over,
}
