"""What a seat may know. docs/views/monolith.md

Hidden are only the two tiles under a Monolith that was never unfolded: their owner sees them. Because a
stack is the faction less what is seen, the others must not learn what it holds either: they are shown the
stack and the two tiles as one heap. Hands and discard piles are open. MA §1, §10
"""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from arenarium.core.game import Json
from arenarium.core.hexes import CELLS, NAMES, REACH, hexes
from arenarium.games.monolith.attacks import HOW, current_slots, how_of, is_venomous, source_of, strength_of, victim_of
from arenarium.games.monolith.battle import THE_LAST, Battle, Segment
from arenarium.games.monolith.box import (
    ASSASSIN,
    AT_DISARMED,
    AT_INITIATIVE,
    AT_MELEE,
    AT_PENETRATION,
    AT_RANGED,
    AT_VENOM,
    BANNER,
    BYTE,
    DISARM,
    FEATURES,
    GIFTS,
    MANEUVER,
    NIBBLE,
    ROLES,
    ROTATION,
    STRENGTH,
    TELEPORT,
    VENOM,
    Box,
    tray_size,
)
from arenarium.games.monolith.events import segment_now
from arenarium.games.monolith.knowledge import is_secret
from arenarium.games.monolith.monoliths import (
    is_folded,
    stored_kind,
    stored_owner,
    stored_poison,
    stored_trench,
    stored_wounds,
)
from arenarium.games.monolith.notation import source_name
from arenarium.games.monolith.orders import Push
from arenarium.games.monolith.state import (
    EMPTY,
    EXTRA_SLOT,
    OPEN,
    UNCHOSEN,
    USED_MANEUVER,
    USED_ROTATION,
    USED_TELEPORT,
    Arena,
    bonuses,
    monolith_at,
    points,
    tray_kinds,
)
from arenarium.games.monolith.turn import Banners, Discarding, Drawing, hand_limit, plays_left
from arenarium.games.monolith.unfolding import Hide, Unfolding
from arenarium.games.monolith.wounds import Venom, Wounds

encode: Final = msgspec.json.Encoder().encode
MOST_SAID: Final = 16384  # parts of views kept as JSON, most of them 700 bytes long
SEAT_KEY: Final = -1  # no hex has these numbers
PRINTED_KEY: Final = -2
OWN_MOVES: Final = USED_MANEUVER | USED_TELEPORT | USED_ROTATION

# --- the whole view --------------------------------------------------------------------------


def view(s: Arena, seat: int, result: list[int] | None) -> Json:
    seats = [_seat(s, n, is_secret(s, n, seat)) for n in range(s.seats)]
    return {**_course(s), "seats": seats, "board": board(s), **_rest(s, result)}


def _course(s: Arena) -> Json:
    sides = []
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


def _rest(s: Arena, result: list[int] | None) -> Json:
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
    before: bytes = encode(_course(s))[:-1] + b',"seats":['
    after: bytes = b'],"board":[' + _board_json(s) + b"]," + encode(_rest(s, result))[1:]
    found = []
    for seat in seats:
        people = [_seat_json(s, n, is_secret(s, n, seat)) for n in range(s.seats)]
        found.append(before + b",".join(people) + after)
    return found


def phase(s: Arena) -> str:
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
    flags = s.side[n] << 3 | hides << 2 | s.monoliths << 1 | (s.monoliths and is_folded(s, n))
    slots = s.under[2 * n : 2 * n + 2] if s.monoliths else [EMPTY, EMPTY]
    key = (SEAT_KEY, n, s.faction[n], flags, s.hand[n], s.bag[n], s.pile[n], slots[0], slots[1])
    said = s.box.said.get(key)
    return said if said is not None else _say(s.box, key, encode(_seat(s, n, hides)))


def _say(box: Box, key: tuple[int, ...], said: bytes) -> bytes:
    if len(box.said) >= MOST_SAID:
        box.said.clear()
    box.said[key] = said
    return said


def _seat(s: Arena, n: int, hides: bool) -> Json:
    rest = tray_kinds(s, n, s.bag[n])
    if hides:
        rest = sorted(rest + [stored_kind(x) for x in s.under[2 * n : 2 * n + 2]])
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


def _monolith(s: Arena, n: int, hides: bool) -> Json:
    if not is_folded(s, n):
        return {"folded": False, "under": None}
    slots = s.under[2 * n : 2 * n + 2]
    if hides or UNCHOSEN in slots:
        return {"folded": True, "under": None}
    return {"folded": True, "under": [_under(s, x) for x in slots]}


def _under(s: Arena, x: int) -> Json | None:
    if x == EMPTY:
        return None
    return {
        "tile": s.box.ids[stored_kind(x)],
        "seat": stored_owner(x),
        "wounds": stored_wounds(x),
        "poison": stored_poison(x),
        "entrenched": bool(stored_trench(x)),
    }


def _battle(s: Arena) -> Json | None:
    frames = [f for f in s.stack if isinstance(f, (Battle, Segment, Wounds, Venom))]
    if not frames:
        return None
    last = any(isinstance(f, Battle) and f.cause == THE_LAST for f in frames)
    moment, pending, spent = segment_now(s), [], 0
    for f in frames:
        if isinstance(f, Wounds):
            spent = f.spent
            for b in f.blows:
                pending.append(
                    {
                        "from": source_name(source_of(b)),
                        "to": NAMES[victim_of(b)],
                        "strength": strength_of(b),
                        "how": HOW[how_of(b)],
                        "venom": is_venomous(b),
                    }
                )
    return {"segment": moment, "last": last, "pending": pending, "spent": [NAMES[h] for h in hexes(spent)]}


def _unfolding(s: Arena) -> Json | None:
    for f in s.stack:
        if isinstance(f, Unfolding):
            return {"seat": f.seat, "hexes": [NAMES[f.first], NAMES[f.second]]}
    return None


# --- tiles as they are now -------------------------------------------------------------------


def board(s: Arena) -> list[Json]:
    sums = bonuses(s)
    gifts = _gifts(s)
    return [_tile(s, h, sums[h], gifts[h]) for h in range(CELLS) if s.tile[h] >= 0]


def _board_json(s: Arena) -> bytes:
    """`board` without its brackets. A tile that looks as some tile of this set has looked before is only looked up."""
    sums = bonuses(s)
    box = s.box
    givers: list[int] = [0] * CELLS  # by hex: who gives what to the tile there, packed; 0: nobody
    m: i64 = (s.givers | s.granters | s.healers) & ~s.netted
    for h in hexes(m):
        face = s.tile[h]
        is_disarm = box.gift[face // 6] == DISARM
        side = s.side[s.owner[h]]
        packed = (face * 32 + h) * 2
        for n in hexes(REACH[h * 64 + box.link_dirs[face]] & s.sides[1 - side if is_disarm else side]):
            givers[n] = givers[n] << 20 | packed | (1 if s.used[n] & s.source[h] else 0)
    found: list[bytes] = []
    gifts: list[list[Json]] | None = None
    for h in range(CELLS):
        face = s.tile[h]
        if face < 0:
            continue
        flags = (
            (s.trench >> h & 1)
            | (s.marked >> h & 1) << 1
            | (s.netted >> h & 1) << 2
            | s.printed_penetration << 3
            | s.side[s.owner[h]] << 4
            | (monolith_at(s, h) + 1) << 5
        )
        netters = 0
        if s.netted >> h & 1:
            for n in netters_of(s, h):
                netters |= 1 << n
        hp = s.hp[s.side[s.owner[h]]] if s.banners >> h & 1 else 0
        state = (s.wounds[h] << 8 | s.poison[h]) << 8 | s.used[h] & OWN_MOVES
        key = (h, face, s.owner[h], flags, sums[h], givers[h], netters, hp, state, s.slots[h])
        said = box.said.get(key)
        if said is None:
            if gifts is None:
                gifts = _gifts(s)
            said = _say(box, key, _tile_json(s, h, sums[h], gifts[h]))
        found.append(said)
    return b",".join(found)


def _tile_json(s: Arena, h: int, bonus: int, granted: list[Json]) -> bytes:
    key = (PRINTED_KEY, s.tile[h], _keenness(s, h, bonus))
    printed = s.box.said.get(key)
    if printed is None:
        printed = _say(s.box, key, encode(_printed(s.box, s.tile[h], key[2])))
    as_it_is: bytes = encode(_as_it_is(s, h, bonus, granted))
    return printed[:-1] + b"," + as_it_is[1:]


def tile_at(s: Arena, h: int) -> Json:
    if s.tile[h] < 0:
        return {"hex": NAMES[h], "empty": True}
    return _tile(s, h, bonuses(s)[h], _gifts(s)[h])


def strengths(s: Arena, h: int, bonus: int) -> tuple[list[int], list[int]]:
    """Melee and ranged strength by direction as they are now, Penetration's own strength included."""
    face = s.tile[h]
    more = bonus >> AT_MELEE & BYTE
    melee = [x + more if x else 0 for x in s.box.melee[face * 6 : face * 6 + 6]]
    if s.box.features[face // 6] & ASSASSIN:
        melee = [0] * 6
    more = bonus >> AT_RANGED & BYTE
    ranged = list(s.box.ranged[face * 6 : face * 6 + 6])
    if bonus >> AT_PENETRATION & NIBBLE and not s.printed_penetration:
        ranged = [s.box.penetration if x else 0 for x in ranged]
    return melee, [x + more if x else 0 for x in ranged]


def life(s: Arena, h: int, bonus: int) -> int:
    if s.banners >> h & 1:
        return s.hp[s.side[s.owner[h]]]
    return points(s, h, bonus) - s.wounds[h] + (s.trench >> h & 1)


def _tile(s: Arena, h: int, bonus: int, granted: list[Json]) -> Json:
    return {**_printed(s.box, s.tile[h], _keenness(s, h, bonus)), **_as_it_is(s, h, bonus, granted)}


def _keenness(s: Arena, h: int, bonus: int) -> int:
    """What is added to the one number of a printed feature that grows."""
    return bonus >> AT_MELEE & BYTE if s.box.features[s.tile[h] // 6] & ASSASSIN else 0


def _printed(box: Box, face: int, keenness: int) -> Json:
    """What a tile of this kind and rotation has wherever it lies."""
    kind, rotation = divmod(face, 6)
    is_banner = box.role[kind] == BANNER
    features = {name: 1 for i, name in enumerate(FEATURES) if box.features[kind] >> i & 1}
    if box.toughness[kind]:
        features["toughness"] = box.toughness[kind]
    if box.features[kind] & ASSASSIN:
        features["assassin"] = box.amount[kind] + keenness
    return {
        "tile": box.ids[kind],
        "kind": ROLES[box.role[kind]],
        "rotation": rotation,
        "armour": _six(box.armour_dirs[face]),
        "net": _six(box.net_dirs[face]),
        "lightning": _six(box.bolt_dirs[face]),
        "connect": [0] * 6 if is_banner else _six(box.link_dirs[face]),
        "printed": {
            "melee": list(box.melee[face * 6 : face * 6 + 6]),
            "ranged": list(box.ranged[face * 6 : face * 6 + 6]),
            "initiative": [v for v in range(9, -1, -1) if box.slots[kind] >> v & 1],
            "life": box.hit_points if is_banner else 1 + box.toughness[kind],
            "features": features,
        },
    }


def _as_it_is(s: Arena, h: int, bonus: int, granted: list[Json]) -> Json:
    box = s.box
    kind = s.tile[h] // 6
    seat = s.owner[h]
    melee, ranged = strengths(s, h, bonus)
    owner = monolith_at(s, h)
    return {
        "hex": NAMES[h],
        "seat": seat,
        "side": s.side[seat],
        "wounds": s.wounds[h],
        "life": life(s, h, bonus),
        "poison": s.poison[h],
        "entrenched": bool(s.trench >> h & 1),
        "net_marker": bool(s.marked >> h & 1),
        "netted": bool(s.netted >> h & 1),
        "netted_by": [NAMES[n] for n in netters_of(s, h)],
        "disarmed": bool(bonus >> AT_DISARMED & NIBBLE),
        "disarmed_by": [g["by"] for g in granted if g["what"] == "disarm"],
        "melee": melee,
        "ranged": ranged,
        "initiative": current_slots(s, h, bonus),
        "used_attacks": _used_attacks(s, h, bonus),
        "venom": bool(bonus >> AT_VENOM & NIBBLE) or bool(box.features[kind] & VENOM),
        "penetrating": bool(bonus >> AT_PENETRATION & NIBBLE),
        "granted": [g for g in granted if g["what"] != "disarm"],
        "moves": _moves(s, h, granted),
        "segment": owner if owner >= 0 else None,
    }


def _six(dirs: int) -> list[int]:
    return [dirs >> d & 1 for d in range(6)]


def netters_of(s: Arena, h: int) -> list[int]:
    """Netters at work on this tile; the Net order's marker is not among them."""
    if not s.netted >> h & 1:
        return []
    foes = s.sides[1 - s.side[s.owner[h]]] & s.netters & ~s.netted
    return [n for n in hexes(foes) if REACH[n * 64 + s.box.net_dirs[s.tile[n]]] >> h & 1]


def _used_attacks(s: Arena, h: int, bonus: int) -> list[int]:
    """Current values of the printed attacks already made in this battle, then of the additional ones."""
    slots = current_slots(s, h, bonus)
    raised = bonus >> AT_INITIATIVE & BYTE
    printed = [v + raised for v in range(9, -1, -1) if s.box.slots[s.tile[h] // 6] >> v & 1]
    used = [v for v in printed if s.slots[h] >> (v - raised) & 1]
    more = [v for v in slots if v not in printed]
    return sorted(used + [v for j, v in enumerate(more) if s.slots[h] >> (EXTRA_SLOT + j) & 1], reverse=True)


def _gifts(s: Arena) -> list[list[Json]]:
    """By hex: what runes and banners give to the tile there, and which of them."""
    found: list[list[Json]] = [[] for _ in range(CELLS)]
    box = s.box
    for h in hexes((s.givers | s.granters | s.healers) & ~s.netted):
        face = s.tile[h]
        gift, amount = box.gift[face // 6], box.amount[face // 6]
        side = s.side[s.owner[h]]
        targets = REACH[h * 64 + box.link_dirs[face]] & s.sides[1 - side if gift == DISARM else side]
        names = ["melee", "ranged"] if gift == STRENGTH else [GIFTS[gift]]
        for n in hexes(targets):
            for name in names:
                found[n].append({"what": name, "amount": amount, "by": NAMES[h]})
    return found


def _moves(s: Arena, h: int, granted: list[Json]) -> list[Json]:
    kind = s.tile[h] // 6
    has, used = s.box.features[kind], s.used[h]
    found: list[Json] = []
    for bit, mark, name in (
        (MANEUVER, USED_MANEUVER, "maneuver"),
        (TELEPORT, USED_TELEPORT, "teleport"),
        (ROTATION, USED_ROTATION, "rotation"),
    ):
        if has & bit:
            found.append({"what": name, "by": None, "used": bool(used & mark)})
    for g in granted:
        if g["what"] in ("maneuver", "teleport"):
            is_used = bool(used & s.source[NAMES.index(g["by"])])
            found.append({"what": g["what"], "by": g["by"], "used": is_used})
    return found
