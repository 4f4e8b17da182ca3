"""What a seat may know. docs/views/monolith.md

Hidden are only the two tiles under a Monolith that was never unfolded: their owner sees them. Because a
stack is the faction less what is seen, the others must not learn what it holds either: they are shown the
stack and the two tiles as one heap. Hands and discard piles are open. MA §1, §10
"""

from __future__ import annotations

from typing import Final

from arenarium.core.hexes import NAMES, hexes, names
from arenarium.games.monolith.attacks import how_of, is_venomous, source_of, strength_of, victim_of
from arenarium.games.monolith.battle import THE_LAST, Battle, Segment
from arenarium.games.monolith.board import board, board_json, encode, keep
from arenarium.games.monolith.box import tray_size
from arenarium.games.monolith.events import HOW, segment_now
from arenarium.games.monolith.knowledge import is_secret
from arenarium.games.monolith.monoliths import (
    is_folded,
    slots_of,
    stored_kind,
    stored_owner,
    stored_poison,
    stored_trench,
    stored_wounds,
)
from arenarium.games.monolith.notation import source_name
from arenarium.games.monolith.orders import Push
from arenarium.games.monolith.setup import Banners
from arenarium.games.monolith.state import EMPTY, OPEN, UNCHOSEN, Arena, tray_kinds
from arenarium.games.monolith.turn import Discarding, Drawing, hand_limit, plays_left
from arenarium.games.monolith.unfolding import Hide, Unfolding
from arenarium.games.monolith.wire import (
    BattleView,
    Blow,
    Monolith,
    Phase,
    Progress,
    Rest,
    SeatView,
    Side,
    UnderTile,
    UnfoldingView,
    View,
)
from arenarium.games.monolith.wounds import Venom, Wounds

SEAT_KEY: Final = -1  # no hex has this number


def view(s: Arena, seat: int, result: list[int] | None) -> View:
    seats = [_seat(s, n, is_secret(s, n, seat)) for n in range(s.seats)]
    return {**_progress(s), "seats": seats, "board": board(s), **_rest(s, result)}


def _progress(s: Arena) -> Progress:
    sides: list[Side] = []
    for side in range(2):
        seats = [n for n in range(s.seats) if s.side[n] == side]
        sides.append({"side": side, "seats": seats, "hp": s.hp[side]})
    return {
        "mode": s.setup["mode"],
        "monoliths": s.monoliths,
        "tactical": s.tactical,
        "turn": s.turn,
        "active": s.active,
        "phase": phase(s),
        "hand_limit": hand_limit(s),
        "plays_left": max(0, plays_left(s)) if s.tactical else None,
        "sides": sides,
        "order": s.cycle[:],
        "place": s.at,
    }


def _rest(s: Arena, result: list[int] | None) -> Rest:
    return {
        "segments": [
            {"hex": NAMES[h], "seat": n, "empty": s.tile[h] < 0} for n in range(s.seats) for h in hexes(s.segment[n])
        ],
        "poison_pool": s.pool,
        "ending": {
            "drawn_out": s.drawn_out,
            "due": [n for n in range(s.seats) if s.due >> n & 1],
            "extra": s.extra,
        },
        "battle": _battle(s),
        "unfolding": _unfolding(s),
        "result": result,
    }


def views_json(s: Arena, seats: list[int], result: list[int] | None) -> list[bytes]:
    """The view of each of these seats as JSON. Tiles and seats that were shown before are not spelled out again."""
    before: bytes = encode(_progress(s))[:-1] + b',"seats":['
    after: bytes = b'],"board":[' + board_json(s) + b"]," + encode(_rest(s, result))[1:]
    found = []
    for seat in seats:
        people = [_seat_json(s, n, is_secret(s, n, seat)) for n in range(s.seats)]
        found.append(before + b",".join(people) + after)
    return found


def phase(s: Arena) -> Phase:
    if s.outcome != OPEN or not s.stack:
        return "over"
    top = s.stack[-1]
    if isinstance(top, Hide):
        return "hide"
    if isinstance(top, Banners):
        return "banners"
    if isinstance(top, Drawing):
        return "draw"
    if isinstance(top, Discarding):
        return "discard"
    if isinstance(top, Unfolding):
        return "unfold"
    if isinstance(top, Push):
        return "push"
    if isinstance(top, (Battle, Segment, Wounds, Venom)):
        return "battle"
    return "play"


def _seat_json(s: Arena, n: int, hides: bool) -> bytes:
    slots = slots_of(s, n) if s.monoliths else [EMPTY, EMPTY]
    folded = s.monoliths and is_folded(s, n)
    at, faction, hand, bag, pile = s.side[n], s.faction[n], s.hand[n], s.bag[n], s.pile[n]
    key = (SEAT_KEY, n, at, faction, hand, bag, pile, hides, s.monoliths, folded, slots[0], slots[1])
    json = s.box.kept.get(key)
    return json if json is not None else keep(s.box, key, encode(_seat(s, n, hides)))


def _seat(s: Arena, n: int, hides: bool) -> SeatView:
    rest = tray_kinds(s, n, s.bag[n])
    if hides:
        rest = sorted(rest + [stored_kind(x) for x in slots_of(s, n)])
    left: dict[str, int] = {}
    for k in rest:
        left[s.box.ids[k]] = left.get(s.box.ids[k], 0) + 1
    return {
        "seat": n,
        "side": s.side[n],
        "faction": s.box.factions[s.faction[n]],
        "hand": [s.box.ids[k] for k in tray_kinds(s, n, s.hand[n])],
        "bag": tray_size(s.bag[n]),
        "discard": [s.box.ids[k] for k in tray_kinds(s, n, s.pile[n])],
        "left": left,
        "monolith": _monolith(s, n, hides) if s.monoliths else None,
    }


def _monolith(s: Arena, n: int, hides: bool) -> Monolith:
    if not is_folded(s, n):
        return {"folded": False, "under": None}
    slots = slots_of(s, n)
    if hides or UNCHOSEN in slots:
        return {"folded": True, "under": None}
    return {"folded": True, "under": [_under(s, x) for x in slots]}


def _under(s: Arena, x: int) -> UnderTile | None:
    if x == EMPTY:
        return None
    return {
        "tile": s.box.ids[stored_kind(x)],
        "seat": stored_owner(x),
        "wounds": stored_wounds(x),
        "poison": stored_poison(x),
        "entrenched": bool(stored_trench(x)),
    }


def _battle(s: Arena) -> BattleView | None:
    frames = [f for f in s.stack if isinstance(f, (Battle, Segment, Wounds, Venom))]
    if not frames:
        return None
    last = any(isinstance(f, Battle) and f.cause == THE_LAST for f in frames)
    pending: list[Blow] = []
    spent: list[str] = []
    for f in frames:
        if isinstance(f, Wounds):
            pending += [_blow(b) for b in f.blows]
            spent = names(f.spent)
    return {"segment": segment_now(s), "last": last, "pending": pending, "spent": spent}


def _blow(b: int) -> Blow:
    return {
        "from": source_name(source_of(b)),
        "to": NAMES[victim_of(b)],
        "strength": strength_of(b),
        "how": HOW[how_of(b)],
        "venom": is_venomous(b),
    }


def _unfolding(s: Arena) -> UnfoldingView | None:
    for f in s.stack:
        if isinstance(f, Unfolding):
            return {"seat": f.seat, "hexes": [NAMES[f.first], NAMES[f.second]]}
    return None
