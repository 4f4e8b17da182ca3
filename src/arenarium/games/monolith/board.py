"""The board as everybody sees it: each tile with what is printed on it and what it can do now. docs/views/monolith.md

A tile that was shown before is remembered as JSON, by all it depends on.
"""

from __future__ import annotations

from typing import Final

import msgspec

from arenarium.core.hexes import CELLS, DIRECTIONS, NAMES, NUMBERS, hexes
from arenarium.games.monolith.attacks import current_slots, used_slots, venom_of
from arenarium.games.monolith.box import (
    ASSASSIN,
    AT_DISARMED,
    AT_MELEE,
    AT_PENETRATION,
    AT_RANGED,
    BANNER,
    BYTE,
    DISARM,
    FEATURES,
    GIFTS,
    HAS_MANEUVER,
    HAS_TELEPORT,
    NIBBLE,
    ROLES,
    ROTATION,
    STRENGTH,
    Box,
    kind_of,
    rotation_of,
    side_of,
)
from arenarium.games.monolith.nets import net_hexes
from arenarium.games.monolith.state import (
    USED_MANEUVER,
    USED_ROTATION,
    USED_TELEPORT,
    Arena,
    bonuses,
    kind_on,
    link_hexes,
    monolith_at,
    points,
)
from arenarium.games.monolith.wire import BoardTile, Grant, Movement, MoveName, PrintedTile, TileNow
from arenarium.games.monolith.wire_answers import TileAnswer

encode: Final = msgspec.json.Encoder().encode
MOST_KEPT: Final = 16384  # parts of views kept as JSON, most of them 700 bytes long
PRINTED_KEY: Final = -2  # no hex has this number
HEX_BITS: Final = 5
GIVER_BITS: Final = 20  # of one giver: its face, its hex, whether it was used
OWN_MOVES: Final = USED_MANEUVER | USED_TELEPORT | USED_ROTATION
MOVES: Final[tuple[tuple[MoveName, int, int], ...]] = (
    ("maneuver", HAS_MANEUVER, USED_MANEUVER),
    ("teleport", HAS_TELEPORT, USED_TELEPORT),
    ("rotation", ROTATION, USED_ROTATION),
)


def keep(box: Box, key: tuple[int, ...], json: bytes) -> bytes:
    """Keep a part of a view as it goes over the wire."""
    if len(box.kept) >= MOST_KEPT:
        box.kept.clear()
    box.kept[key] = json
    return json


def board(s: Arena) -> list[BoardTile]:
    sums = bonuses(s)
    gifts = _gifts(s)
    return [_tile(s, h, sums[h], gifts[h]) for h in range(CELLS) if s.tile[h] >= 0]


def board_json(s: Arena) -> bytes:
    """`board` without its brackets. A tile that looks as some tile of this set has looked before is only looked up."""
    sums = bonuses(s)
    givers = _givers(s)
    gifts: list[list[Grant]] | None = None
    found: list[bytes] = []
    for h in range(CELLS):
        if s.tile[h] < 0:
            continue
        key = _looks(s, h, sums[h], givers[h])
        json = s.box.kept.get(key)
        if json is None:
            if gifts is None:
                gifts = _gifts(s)
            json = keep(s.box, key, _tile_json(s, h, sums[h], gifts[h]))
        found.append(json)
    return b",".join(found)


def _givers(s: Arena) -> list[int]:
    """By hex: who gives what to the tile there and whether that is used, packed; 0: nobody."""
    found: list[int] = [0] * CELLS
    for h in hexes((s.givers | s.granters | s.healers) & ~s.netted):
        gives = (s.tile[h] << HEX_BITS | h) << 1
        for n in hexes(_receivers(s, h)):
            found[n] = found[n] << GIVER_BITS | gives | (1 if s.used[n] & s.source[h] else 0)
    return found


def _looks(s: Arena, h: int, bonus: int, givers: int) -> tuple[int, ...]:
    """All that the look of a tile depends on. It is netted by the marker or by netters: that need not be said again."""
    side = s.side[s.owner[h]]
    netters = 0
    for n in netters_of(s, h):
        netters |= 1 << n
    return (
        h,
        s.tile[h],
        s.owner[h],
        side,
        monolith_at(s, h),
        s.hp[side] if s.banners >> h & 1 else 0,
        bonus,
        givers,
        netters,
        s.wounds[h],
        s.poison[h],
        s.trench >> h & 1,
        s.net_markers >> h & 1,
        s.used[h] & OWN_MOVES,
        s.slots[h],
        s.printed_penetration,
    )


def _tile_json(s: Arena, h: int, bonus: int, granted: list[Grant]) -> bytes:
    keenness = _keenness(s, h, bonus)
    key = (PRINTED_KEY, s.tile[h], keenness)
    printed = s.box.kept.get(key)
    if printed is None:
        printed = keep(s.box, key, encode(_printed(s.box, s.tile[h], keenness)))
    as_it_is: bytes = encode(_as_it_is(s, h, bonus, granted))
    return printed[:-1] + b"," + as_it_is[1:]


def tile_at(s: Arena, h: int) -> TileAnswer:
    if s.tile[h] < 0:
        return {"hex": NAMES[h], "empty": True}
    return _tile(s, h, bonuses(s)[h], _gifts(s)[h])


def strengths(s: Arena, h: int, bonus: int) -> tuple[list[int], list[int]]:
    """Melee and ranged strength by direction as they are now, Penetration's own strength included."""
    face = s.tile[h]
    more = bonus >> AT_MELEE & BYTE
    melee = [x + more if x else 0 for x in _sides(s.box.melee, face)]
    if s.box.features[kind_of(face)] & ASSASSIN:
        melee = [0] * DIRECTIONS
    more = bonus >> AT_RANGED & BYTE
    ranged = _sides(s.box.ranged, face)
    if bonus >> AT_PENETRATION & NIBBLE and not s.printed_penetration:
        ranged = [s.box.penetration if x else 0 for x in ranged]
    return melee, [x + more if x else 0 for x in ranged]


def life(s: Arena, h: int, bonus: int) -> int:
    if s.banners >> h & 1:
        return s.hp[s.side[s.owner[h]]]
    return points(s, h, bonus) - s.wounds[h] + (s.trench >> h & 1)


def _tile(s: Arena, h: int, bonus: int, granted: list[Grant]) -> BoardTile:
    return {**_printed(s.box, s.tile[h], _keenness(s, h, bonus)), **_as_it_is(s, h, bonus, granted)}


def _keenness(s: Arena, h: int, bonus: int) -> int:
    """What is added to the one number of a printed feature that grows."""
    return bonus >> AT_MELEE & BYTE if s.box.features[kind_on(s, h)] & ASSASSIN else 0


def _printed(box: Box, face: int, keenness: int) -> PrintedTile:
    """What a tile of this kind and rotation has wherever it lies."""
    kind = kind_of(face)
    is_banner = box.role[kind] == BANNER
    features = {name: 1 for name, bit in FEATURES.items() if box.features[kind] & bit}
    if box.toughness[kind]:
        features["toughness"] = box.toughness[kind]
    if box.features[kind] & ASSASSIN:
        features["assassin"] = box.amount[kind] + keenness
    return {
        "tile": box.ids[kind],
        "kind": ROLES[box.role[kind]],
        "rotation": rotation_of(face),
        "armour": _six(box.armour_dirs[face]),
        "net": _six(box.net_dirs[face]),
        "lightning": _six(box.bolt_dirs[face]),
        "connect": [0] * DIRECTIONS if is_banner else _six(box.link_dirs[face]),
        "printed": {
            "melee": _sides(box.melee, face),
            "ranged": _sides(box.ranged, face),
            "initiative": [v for v in range(9, -1, -1) if box.slots[kind] >> v & 1],  # equal: a file has 9 at most
            "life": box.hit_points if is_banner else 1 + box.toughness[kind],
            "features": features,
        },
    }


def _as_it_is(s: Arena, h: int, bonus: int, granted: list[Grant]) -> TileNow:
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
        "net_marker": bool(s.net_markers >> h & 1),
        "netted": bool(s.netted >> h & 1),
        "netted_by": [NAMES[n] for n in netters_of(s, h)],
        "disarmed": bool(bonus >> AT_DISARMED & NIBBLE),
        "disarmed_by": [g["by"] for g in granted if g["what"] == "disarm"],
        "melee": melee,
        "ranged": ranged,
        "initiative": current_slots(s, h, bonus),
        "used_attacks": used_slots(s, h, bonus),
        "venom": bool(venom_of(s, kind_on(s, h), bonus)),
        "penetrating": bool(bonus >> AT_PENETRATION & NIBBLE),
        "granted": [g for g in granted if g["what"] != "disarm"],
        "moves": _moves(s, h, granted),
        "segment": owner if owner >= 0 else None,
    }


def _six(dirs: int) -> list[int]:
    return [dirs >> d & 1 for d in range(DIRECTIONS)]


def _sides(strengths: list[int], face: int) -> list[int]:
    first = side_of(face, 0)
    return strengths[first : first + DIRECTIONS]


def netters_of(s: Arena, h: int) -> list[int]:
    """Netters at work on this tile; the Net order's marker is not among them."""
    if not s.netted >> h & 1:
        return []
    foes = s.sides[1 - s.side[s.owner[h]]] & s.netters & ~s.netted
    return [n for n in hexes(foes) if net_hexes(s, n) >> h & 1]


def _receivers(s: Arena, h: int) -> int:
    """The tiles that a rune or banner gives to, netted or not; Disarmament is a gift to enemies."""
    side = s.side[s.owner[h]]
    is_disarm = s.box.gift[kind_on(s, h)] == DISARM
    return link_hexes(s, h) & s.sides[1 - side if is_disarm else side]


def _gifts(s: Arena) -> list[list[Grant]]:
    """By hex: what runes and banners give to the tile there, and which of them."""
    found: list[list[Grant]] = [[] for _ in range(CELLS)]
    for h in hexes((s.givers | s.granters | s.healers) & ~s.netted):
        kind = kind_on(s, h)
        gift, amount = s.box.gift[kind], s.box.amount[kind]
        names = ["melee", "ranged"] if gift == STRENGTH else [GIFTS[gift]]
        for n in hexes(_receivers(s, h)):
            for name in names:
                found[n].append({"what": name, "amount": amount, "by": NAMES[h]})
    return found


def _moves(s: Arena, h: int, granted: list[Grant]) -> list[Movement]:
    has, used = s.box.features[kind_on(s, h)], s.used[h]
    found: list[Movement] = []
    for name, feature, mark in MOVES:
        if has & feature:
            found.append({"what": name, "by": None, "used": bool(used & mark)})
    for g in granted:
        for name, _, _ in MOVES:
            if name == g["what"]:
                found.append({"what": name, "by": g["by"], "used": bool(used & s.source[NUMBERS[g["by"]]])})
    return found
