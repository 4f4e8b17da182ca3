"""Positions of scenario files, and the facts their expectations can name: docs/notation/monolith.md."""

from __future__ import annotations

from typing import Any

from arenarium.core import hexes
from arenarium.core.data import check_choice, check_known
from arenarium.core.game import Json
from arenarium.core.hexes import CELLS, NAMES
from arenarium.core.kernel import settle
from arenarium.core.refusal import BadData, quoted
from arenarium.games.monolith.attacks import brings_poison, current_slots
from arenarium.games.monolith.battle import BY_ORDER_TILE, THE_LAST, start_battle
from arenarium.games.monolith.board import life, strengths
from arenarium.games.monolith.box import AT_DISARMED, NIBBLE, TRAY, TRAY_MASK, tray_size
from arenarium.games.monolith.events import segment_now
from arenarium.games.monolith.monoliths import is_folded, slots_of, stored_kind, stored_owner, stored_poison
from arenarium.games.monolith.nets import cast_nets
from arenarium.games.monolith.notation import (
    COLOURS,
    picture,
    read_token,
    read_tray,
    read_under,
    same_board,
    tray_codes,
    under_token,
)
from arenarium.games.monolith.state import (
    EMPTY,
    SLOTS,
    Arena,
    banner_hex,
    bonuses,
    is_connected,
    kind_on,
    occupied,
    points,
    put,
    tray_kinds,
)
from arenarium.games.monolith.turn import (
    DISCARDING,
    DRAWING,
    PLAYING,
    Rounds,
    Verdict,
    battle_tile,
)
from arenarium.games.monolith.view import phase

KEYS = {
    "board",
    "turn",
    "phase",
    "hands",
    "bags",
    "discards",
    "hp",
    "poison_pool",
    "number",
    "drawn_out",
    "due",
    "extra",
    "under",
    "secret",
    "placed",
}
PHASES = ("play", "discard", "draw", "battle", "last_battle")
MOST_HP = 99
MOST_POISON = 20


def _bad(key: str, reason: str, said: str, /, **args: object) -> BadData:
    return BadData("position", key, reason, said, **args)


def set_up(s: Arena, position: Json) -> Arena:
    """A blank arena as the [position] table of a scenario says, at its first question. Raises BadData."""
    check_known(position, sorted(KEYS), "position")
    _board(s, position.get("board", ""))
    _course(s, position)
    _monoliths(s, position)
    _trays(s, position)
    _numbers(s, position)
    cast_nets(s)
    sums = bonuses(s)
    for h in hexes.hexes(occupied(s) & ~s.banners):
        if s.wounds[h] >= points(s, h, sums[h]) + (s.trench >> h & 1):
            raise _bad(
                "board",
                f"the tile on {NAMES[h]} has more wounds than it can bear",
                "monolith-refuse-read-wounds",
                hex=NAMES[h],
            )
    _stack(s, position)
    settle(s, [])
    return s


def _board(s: Arena, text: Any) -> None:
    if not isinstance(text, str):
        raise _bad("board", "must be a picture, a text of nine lines", "monolith-refuse-read-board")
    if not text.strip():
        return
    try:
        tokens = hexes.read(text)
    except BadData as error:
        raise error.placed("position", "board", error.reason) from None
    for h, token in enumerate(tokens):
        tile = read_token(s, token, f"board, {NAMES[h]}")
        if tile is None:
            continue
        if tile.on >= 0:
            if not s.monoliths:
                raise _bad(
                    "board",
                    f"{NAMES[h]}: a segment needs options.monoliths = true",
                    "monolith-refuse-read-segment",
                    hex=NAMES[h],
                )
            s.segment[tile.on] |= 1 << h
        if tile.seat < 0:
            continue
        put(s, h, tile.face, tile.seat)
        wounds, markers = tile.marks.count("!"), tile.marks.count("p")
        if wounds:
            s.wounds[h] = wounds
            s.hurt |= 1 << h
        if markers:
            s.poison[h] = markers
            s.poisoned |= 1 << h
        if "e" in tile.marks:
            s.trench |= 1 << h
        if "#" in tile.marks:
            s.net_markers |= 1 << h
        if tile.hp is not None:
            s.hp[s.side[tile.seat]] = tile.hp
    for seat in range(s.seats):
        if hexes.size(s.mine[seat] & s.banners) > 1:
            raise _bad(
                "board", f"seat {COLOURS[seat]} has two banners", "monolith-refuse-read-two-banners", who=COLOURS[seat]
            )


def _seat(s: Arena, value: Any, key: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < s.seats:
        return value
    if isinstance(value, str) and len(value) == 1 and value in COLOURS[: s.seats]:
        return COLOURS.index(value)
    raise _bad(key, f"no such seat: {value!r}", "monolith-refuse-read-no-seat", value=quoted(value))


def _by_seat(s: Arena, position: Json, key: str) -> dict[int, Any]:
    table = position.get(key, {})
    if not isinstance(table, dict):
        raise _bad(key, "must be a table by seat, { r = [...] }", "core-refuse-read-table-by-seat")
    return {_seat(s, int(k) if k.isdecimal() else k, key): value for k, value in table.items()}


def _turn(s: Arena, value: Any) -> int:
    """A place in the order of play: a seat, and for its second turn of the round a 2 after the letter. MA §11"""
    which = 1
    if isinstance(value, str) and len(value) == 2 and value[1] in "12":
        value, which = value[0], int(value[1])
    seat = _seat(s, value, "turn")
    places = [i for i, n in enumerate(s.cycle) if n == seat]
    if which > len(places):
        raise _bad(
            "turn",
            f"{COLOURS[seat]} has one turn in a round, not {which}",
            "monolith-refuse-read-one-turn",
            who=COLOURS[seat],
        )
    return places[which - 1]


def _course(s: Arena, position: Json) -> None:
    s.at = _turn(s, position.get("turn", 0))
    s.active = s.cycle[s.at]
    number = position.get("number", 10)
    if not isinstance(number, int) or number < 1:
        raise _bad("number", "must be a number from 1", "core-refuse-read-from", least=1, value=quoted(number))
    s.turn = number
    for key in ("drawn_out", "extra", "placed"):
        if not isinstance(position.get(key, False), bool):
            raise _bad(key, "must be true or false", "core-refuse-read-flag")
    s.drawn_out = position.get("drawn_out", False)
    s.extra = position.get("extra", False)
    s.placed = position.get("placed", False)
    due = position.get("due", [])
    for value in due if isinstance(due, list) else [due]:
        s.due |= 1 << _seat(s, value, "due")


def _monoliths(s: Arena, position: Json) -> None:
    under = _by_seat(s, position, "under")
    if not s.monoliths:
        if under or "secret" in position:
            raise _bad("under", "needs options.monoliths = true", "monolith-refuse-read-needs-monoliths")
        return
    for seat in range(s.seats):
        s.under[SLOTS * seat] = s.under[SLOTS * seat + 1] = EMPTY
        lower = s.segment[seat]
        if lower:
            if hexes.size(lower) != 2 or seat in under:
                raise _bad(
                    "board",
                    f"an unfolded Monolith of {COLOURS[seat]} has two lower segments on the board",
                    "monolith-refuse-read-unfolded",
                    who=COLOURS[seat],
                )
            banner = banner_hex(s, seat)
            a, b = hexes.hexes(lower)
            if banner >= 0 and not is_connected(banner, a, b):
                raise _bad(
                    "board",
                    f"the segments of {COLOURS[seat]} do not hold together",
                    "monolith-refuse-read-chain",
                    who=COLOURS[seat],
                )
        tokens = under.get(seat, [".", "."])
        if not isinstance(tokens, list) or len(tokens) != 2:
            raise _bad("under", "two tokens for each seat", "monolith-refuse-read-two-under")
        for i, token in enumerate(tokens):
            s.under[SLOTS * seat + i] = read_under(s, seat, str(token), "under")
    secret = position.get("secret", [])
    for value in secret if isinstance(secret, list) else [secret]:
        seat = _seat(s, value, "secret")
        if EMPTY in slots_of(s, seat):
            raise _bad(
                "secret", "a Monolith that nobody has seen has two tiles under it", "monolith-refuse-read-secret"
            )
        s.secret |= 1 << seat


def _trays(s: Arena, position: Json) -> None:
    hands = _by_seat(s, position, "hands")
    if "hands" not in position:
        s.hand[s.active] = 1 << (TRAY * s.box.local[battle_tile(s, s.active)])
    for seat, words in hands.items():
        s.hand[seat] = read_tray(s, seat, words, "hands")
    for seat, words in _by_seat(s, position, "discards").items():
        s.pile[seat] = read_tray(s, seat, words, "discards")
    every = position.get("bags") == "rest"
    bags = dict.fromkeys(range(s.seats), "rest") if every else _by_seat(s, position, "bags")
    for seat, words in bags.items():
        s.bag[seat] = _rest(s, seat) if words == "rest" else read_tray(s, seat, words, "bags")


def _rest(s: Arena, seat: int) -> int:
    """Every tile of the seat's faction that is nowhere else."""
    first = s.box.first[s.faction[seat]]
    left = [s.box.stack[s.faction[seat]] >> (TRAY * i) & TRAY_MASK for i in range(s.box.kinds[s.faction[seat]])]
    seen = [k for tray in (s.hand[seat], s.pile[seat]) for k in tray_kinds(s, seat, tray)]
    seen += [kind_on(s, h) for h in range(CELLS) if s.owner[h] == seat]
    seen += [stored_kind(x) for x in s.under if x >= 0 and stored_owner(x) == seat]
    for k in seen:
        if 0 <= k - first < len(left):
            left[k - first] = max(0, left[k - first] - 1)
    return sum(n << (TRAY * i) for i, n in enumerate(left))


def poison_markers(s: Arena) -> int:
    """All there are at this table; a position may have them whoever plays."""
    return s.box.poison_markers * max(1, sum(brings_poison(s.box, f) for f in s.faction))


def _numbers(s: Arena, position: Json) -> None:
    if "hp" in position:
        hp = position["hp"]
        if not isinstance(hp, list) or len(hp) != 2 or any(not isinstance(n, int) or not 0 <= n <= MOST_HP for n in hp):
            raise _bad("hp", "two numbers, one for each side", "monolith-refuse-read-two-hp")
        s.hp = list(hp)
    markers = sum(s.poison) + sum(stored_poison(x) for x in s.under if x >= 0)
    s.pool = max(0, poison_markers(s) - markers)
    if "poison_pool" in position:
        pool = position["poison_pool"]
        if not isinstance(pool, int) or not 0 <= pool <= MOST_POISON:
            raise _bad(
                "poison_pool", f"a number from 0 to {MOST_POISON}", "core-refuse-read-within", low=0, high=MOST_POISON
            )
        s.pool = pool


def impossible(s: Arena) -> BadData | None:
    """More tiles or poison markers than there are, with the key to blame."""
    under = [x for x in s.under if x >= 0]  # equal: kind 0 is a banner
    for seat in range(s.seats):
        held = [k for tray in (s.hand[seat], s.bag[seat], s.pile[seat]) for k in tray_kinds(s, seat, tray)]
        laid = [kind_on(s, h) for h in range(CELLS) if s.owner[h] == seat]
        laid += [stored_kind(x) for x in under if stored_owner(x) == seat]
        for kind in {*held, *laid}:
            if held.count(kind) + laid.count(kind) > s.box.count[kind]:
                key = "board" if kind in laid else "hands"
                name, most = s.box.ids[kind], s.box.count[kind]
                reason = f"{COLOURS[seat]} has more of {name} than the {most} there are"
                return BadData("position", key, reason, "core-doubt-box", what=f"@monolith-{name}", most=most)
    markers = sum(s.poison) + sum(stored_poison(x) for x in under)
    most = poison_markers(s)
    if markers + s.pool > most:
        key = "poison_pool" if markers <= most else "board"
        return BadData("position", key, f"there are only {most} poison markers", "monolith-doubt-poison", most=most)
    return None


def _stack(s: Arena, position: Json) -> None:
    phase = position.get("phase", "play")
    check_choice(phase, PHASES, "position", "phase", "phase")
    s.push(Rounds())
    if phase == "play":
        s.push(PLAYING)
    elif phase == "discard":
        if not s.hand[s.active]:
            raise _bad("phase", "nothing in the hand to discard", "monolith-refuse-read-no-discard")
        s.push(DISCARDING)
    elif phase == "draw":
        s.push(DRAWING)
    elif phase == "battle":
        start_battle(s, BY_ORDER_TILE)
    else:
        s.drawn_out = True
        s.push(Verdict())
        start_battle(s, THE_LAST)


# --- facts -----------------------------------------------------------------------------------


def facts(s: Arena) -> Json:
    sums = bonuses(s)
    seats = range(s.seats)
    taken = [h for h in range(CELLS) if s.tile[h] >= 0]
    known: Json = {
        "board": picture(s),
        "hp": list(s.hp),
        "turn": COLOURS[s.active],
        "number": s.turn,
        "phase": phase(s),
        "segment": segment_now(s),
        "hands": {COLOURS[n]: tray_codes(s, n, s.hand[n]) for n in seats},
        "discards": {COLOURS[n]: tray_codes(s, n, s.pile[n]) for n in seats},
        "bags": {COLOURS[n]: tray_codes(s, n, s.bag[n]) for n in seats},
        "bag_sizes": {COLOURS[n]: tray_size(s.bag[n]) for n in seats},
        "netted": hexes.names(s.netted),
        "disarmed": [NAMES[h] for h in taken if sums[h] >> AT_DISARMED & NIBBLE],
        "poison_pool": s.pool,
        "drawn_out": s.drawn_out,
        "extra": s.extra,
        "due": [COLOURS[n] for n in seats if s.due >> n & 1],
        "strength": {},
        "initiative": {},
        "life": {},
    }
    for h in taken:
        melee, ranged = strengths(s, h, sums[h])
        known["strength"][NAMES[h]] = [max(a, b) for a, b in zip(melee, ranged)]
        known["initiative"][NAMES[h]] = current_slots(s, h, sums[h])
        known["life"][NAMES[h]] = life(s, h, sums[h])
    if s.monoliths:
        known["under"] = {COLOURS[n]: _under(s, n) for n in seats}
    return known


def _under(s: Arena, n: int) -> str | list[str]:
    if not is_folded(s, n):
        return "unfolded"
    return [under_token(s, n, x) for x in slots_of(s, n)]


def same_fact(s: Arena, key: str, expected: Any, found: Any, otherwise: bool) -> bool:
    if key == "board" and isinstance(expected, str):
        return same_board(s, expected, found)
    if key == "turn" and isinstance(expected, str) and len(expected) == 2:
        return _turn(s, expected) == s.at
    if key in ("turn", "due", "asked"):
        return _seats(s, key, expected) == _seats(s, key, found)
    if isinstance(expected, dict) and isinstance(found, dict):
        if key in ("hands", "discards", "bags"):
            return all(
                read_tray(s, n, words, key) == read_tray(s, n, found[COLOURS[n]], key)
                for n, words in _by_seat(s, {key: expected}, key).items()
            )
        if key == "under":
            return all(_same_under(s, n, tokens) for n, tokens in _by_seat(s, {key: expected}, key).items())
        if key == "bag_sizes":
            return all(size == found[COLOURS[n]] for n, size in _by_seat(s, {key: expected}, key).items())
        for name in expected:
            if name not in NAMES:
                raise _bad(key, f"there is no hex {name!r}", "monolith-refuse-read-hex", hex=quoted(name))
        return all(_same(value, found.get(name)) for name, value in expected.items())
    return otherwise or _same(expected, found)


def _same_under(s: Arena, n: int, tokens: Any) -> bool:
    """The two lower segments in any order, their tiles in any spelling."""
    if not isinstance(tokens, list) or not is_folded(s, n):
        return bool(tokens == _under(s, n))
    return sorted(read_under(s, n, str(t), "under") for t in tokens) == sorted(slots_of(s, n))


def _seats(s: Arena, key: str, value: Any) -> list[int]:
    """Seats by number or by letter, one or a list."""
    return sorted(_seat(s, v, key) for v in (value if isinstance(value, list) else [value]))


def _same(expected: Any, found: Any) -> bool:
    """Lists of words in any order; everything else as it is."""
    if isinstance(expected, list) and isinstance(found, list) and all(isinstance(w, str) for w in expected):
        return sorted(expected) == sorted(found)
    return bool(expected == found)
