"""What a seat sees. Hidden: hands, the order of decks, cards discarded face down, cards returned under decks.

The open part is built field by field from the state; nothing is copied and cleaned.
"""

from __future__ import annotations

from typing import Final

import msgspec

from arenarium.core.squares import TURNS
from arenarium.games.tashkalar.arena import GRID, SQUARES
from arenarium.games.tashkalar.box import DECK_SIZE, FLARES, LEGENDS
from arenarium.games.tashkalar.decks import bits, card_number, deck_size
from arenarium.games.tashkalar.ending import goal, points, task_points, turns_left
from arenarium.games.tashkalar.memory import EFFECT_PART, memory_of
from arenarium.games.tashkalar.notation import rank_word, squares_json
from arenarium.games.tashkalar.pieces import owner_at, owner_of, rank_at, rank_of, supply_at
from arenarium.games.tashkalar.progress import progress
from arenarium.games.tashkalar.state import (
    BEING,
    CARD_KINDS,
    FLARE,
    FLARE_DECK,
    HIGH_FORM,
    LEGEND,
    LEGEND_DECK,
    MELEE,
    SCORES,
    TASK_DECK,
    Bout,
)
from arenarium.games.tashkalar.targets import marked
from arenarium.games.tashkalar.tasks import fulfilled
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC, LEGENDARY, RANKS
from arenarium.games.tashkalar.wire import (
    EffectNow,
    Fallen,
    Part,
    PieceOnSquare,
    Player,
    Reason,
    SideView,
    Tasks,
    Turn,
    View,
)

PARTS: Final[tuple[Part, ...]] = ("effect", "upper", "lower", "frozen", "warp")
ENDINGS: Final[tuple[Reason, ...]] = ("deck", "score", "limit")
NOBODY: Final = -1
encode: Final = msgspec.json.Encoder().encode
_shown: Final[dict[tuple[int, int, bool], bytes]] = {}  # squares as they were spelled out
REASONS: Final = ("", *ENDINGS)  # by the number that the state keeps


def view(s: Bout, seat: int) -> View:
    return {
        "mode": s.options["mode"],
        "seats": s.seats,
        "you": seat,
        "phase": "over" if not s.stack else ("setup" if s.number == 0 else "turn"),
        "turn": _turn(s),
        "board": board(s),
        "players": [_player(s, p, p == seat) for p in range(s.seats)],
        "sides": [_side(s, c) for c in range(s.colours)],
        "tasks": _tasks(s),
        "legends": {"deck": deck_size(s, LEGEND_DECK), "discard": _pile(s, LEGEND_DECK, LEGENDS)},
        "flares": {"deck": deck_size(s, FLARE_DECK), "discard": _pile(s, FLARE_DECK, FLARES)},
        "effect": _effect(s),
        "ending": None if s.ending < 0 else {"reason": ENDINGS[s.ended_by - 1], "turns_left": turns_left(s)},
        "goal": goal(s),
        "result": list(s.places) or None,
    }


def views_json(s: Bout, seats: list[int]) -> list[bytes]:
    """The view of each of these seats as JSON: who looks and what is said of the players differ, the rest is made and
    spelled out once."""
    shown = view(s, NOBODY)
    others = [encode(player) for player in shown["players"]]
    parts: list[bytes] = [b"{"]  # before `you`, up to the players, after them
    for key, value in shown.items():
        name = b'"' + key.encode() + b'":'
        if key == "you":
            parts[-1] += name
            parts.append(b",")
        elif key == "players":
            parts[-1] += name + b"["
            parts.append(b"],")
        elif key == "board":
            parts[-1] += name + b"[" + board_json(s) + b"],"
        else:
            parts[-1] += name + encode(value) + b","
    before, between, after = parts
    after = after[:-1] + b"}"
    found: list[bytes] = []
    for seat in seats:
        players = [encode(_player(s, p, True)) if p == seat else others[p] for p in range(s.seats)]
        found.append(before + str(seat).encode() + between + b",".join(players) + after)
    return found


def _turn(s: Bout) -> Turn:
    fell: list[Fallen] = [
        {"side": owner_of(i + 1), "rank": rank_word(rank_of(i + 1)), "count": n}
        for i, n in enumerate(s.fallen)
        if n and owner_of(i + 1) != s.side
    ]
    return {
        "number": s.number,
        "seat": s.seat,
        "actor": s.actor,
        "actions": s.actions,
        "discarded": s.discarded,
        "handed_over": s.handed,
        "borrow": s.borrow > 0,
        "void": s.void,
        "pattern_side": s.possessed if s.possessed >= 0 else None,
        "summoned": s.summoned,
        "extra_turns": s.extra_turns,
        "destroyed": fell,
    }


def board(s: Bout) -> list[PieceOnSquare]:
    return [_square(s, q) for q in SQUARES if s.board[q] > 0]


def board_json(s: Bout) -> bytes:
    """The same without its brackets; a piece on its square is spelled out once for all matches."""
    found: list[bytes] = []
    for q in SQUARES:
        piece = s.board[q]
        if piece <= 0:
            continue
        key = (q, piece, q in s.gate)
        json = _shown.get(key)
        if json is None:
            json = _shown[key] = encode(_square(s, q))
        found.append(json)
    return b",".join(found)


def _square(s: Bout, q: int) -> PieceOnSquare:
    found: PieceOnSquare = {"at": GRID.names[q], "side": owner_at(s, q), "rank": rank_word(rank_at(s, q))}
    if q in s.gate:
        found["gateway"] = True
    return found


def hand(s: Bout, seat: int) -> list[str]:
    """Beings first, then legends, then flares; sorted, so that the order says nothing."""
    found = []
    for kind in (BEING, LEGEND, FLARE):
        mask = s.hands[seat * CARD_KINDS + kind]
        found += [s.box.names[card_number(s, seat, kind, i)] for i in range(DECK_SIZE) if (mask >> i) & 1]
    return found


def _player(s: Bout, seat: int, own: bool) -> Player:
    pile: list[str | None] = []
    for i in s.piles[seat]:
        hidden = (s.secret[seat] >> i) & 1 and not own
        pile.append(None if hidden else s.box.names[s.first_card[seat] + i])
    size = deck_size(s, seat)
    loaded = s.loaded[seat]
    return {
        "seat": seat,
        "side": s.colour_of(seat),
        "school": s.options["schools"][seat],
        "beings": bits(s.hands[seat * CARD_KINDS]),
        "legends": bits(s.hands[seat * CARD_KINDS + LEGEND]),
        "flares": bits(s.hands[seat * CARD_KINDS + FLARE]),
        "cards": hand(s, seat) if own else None,
        "deck": size,
        "straight": max(0, size - s.box.sideways) if s.teams else size,
        "discard": pile,
        "frozen": _name(s, s.frozen[seat]),
        "pending": _name(s, s.pending[seat]),
        "on_card": {"side": owner_of(loaded), "rank": rank_word(rank_of(loaded))} if loaded else None,
        "missing_action": bool((s.chilled >> s.colour_of(seat)) & 1),
        "left": bool((s.gone >> seat) & 1),
    }


def _name(s: Bout, card: int) -> str | None:
    return s.box.names[card] if card >= 0 else None


def _side(s: Bout, colour: int) -> SideView:
    melee = s.mode == MELEE
    gate = s.gate[colour]
    return {
        "side": colour,
        "seats": s.seats_of(colour),
        "score": points(s, colour)[0],
        "colours": {str(c): s.score[colour * SCORES + c] for c in range(s.colours) if c != colour} if melee else None,
        "improvise": [c for c in range(s.colours) if (s.markers[colour] >> c) & 1] if melee else None,
        "claimed": [s.box.tasks[i].name for i in range(len(s.box.tasks)) if (s.claimed[colour] >> i) & 1],
        "task_points": task_points(s, colour),
        "supply": s.pool[supply_at(colour, COMMON)],
        "legendary_supply": s.pool[supply_at(colour, LEGENDARY)],
        "common": s.counts[colour * RANKS],
        "heroic": s.counts[colour * RANKS + HEROIC - 1],
        "legendary": s.counts[colour * RANKS + LEGENDARY - 1],
        "gateway": GRID.name(gate) if gate >= 0 else None,
    }


def _pile(s: Bout, deck: int, first: int) -> list[str]:
    return [s.box.names[first + i] for i in s.piles[deck]]


def _tasks(s: Bout) -> Tasks | None:
    if s.mode != HIGH_FORM:
        return None
    return {
        "current": [s.box.tasks[i].name for i in s.tasks],
        "next": s.box.tasks[s.next_task].name if s.next_task >= 0 else None,
        "deck": deck_size(s, TASK_DECK),
        "fulfilled": [s.box.tasks[i].name for i in s.tasks if fulfilled(s, s.box.tasks[i])],
        "progress": {s.box.tasks[i].name: [progress(s, s.box.tasks[i], c) for c in range(s.colours)] for i in s.tasks},
    }


def _effect(s: Bout) -> EffectNow | None:
    m = memory_of(s)
    if m is None:
        return None
    being = m.card < FLARES and m.part == EFFECT_PART
    oriented = being and s.box.cards[m.card].oriented
    return {
        "card": s.box.names[m.card],
        "part": PARTS[m.part],
        "square": GRID.name(m.square) if being else None,
        "orientation": TURNS[s.box.cards[m.card].orientations[m.orient].name] if oriented else None,
        "self": GRID.name(m.here) if m.here >= 0 else None,
        "pattern": sorted(squares_json(m.used)),
        "marked": squares_json(marked(s, m, False)) if being else [],
    }
