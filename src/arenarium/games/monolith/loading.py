"""From data files to a Box: reading, checking, laying a data pack over them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core import hexes
from arenarium.core.data import check_keys, check_source, overlay, pack_hash, read_resource, source_of
from arenarium.core.game import Json
from arenarium.core.refusal import BadData
from arenarium.games.monolith.box import (
    ACTS,
    AIMS,
    ASSASSIN,
    AT_DISARMED,
    AT_DOUBLE,
    AT_INITIATIVE,
    AT_MELEE,
    AT_PENETRATION,
    AT_RANGED,
    AT_TOUGHNESS,
    AT_VENOM,
    BANNER,
    CHAMPION,
    CHARGE,
    DIRECTIONS,
    DISARM,
    DOUBLE,
    FEATURES,
    GIFTS,
    GIVES,
    GRANT_MANEUVER,
    GRANT_TELEPORT,
    GRANTS,
    HEALS,
    INITIATIVE,
    MANEUVER,
    MELEE,
    NETS,
    NOTHING,
    ORDER,
    ORDERS,
    PENETRATION,
    POISON,
    RANGED,
    REGENERATION,
    ROLES,
    ROTATION,
    RUNE,
    STRENGTH,
    STRIKES_FIRST,
    TELEPORT,
    TOUGHNESS,
    TRAY,
    TRAY_MASK,
    Box,
)
from arenarium.games.monolith.wire import Card, Catalogue, Fact, Faction

PACKAGE = "arenarium.games.monolith"
FACTIONS = ("dragon_empire", "lords_of_the_abyss", "guardians_of_the_realm", "harbingers_of_the_forest")
SIDES = ("melee", "ranged", "armour", "net", "lightning", "connect")
TILES_IN_A_FACTION = 35

_known: dict[str, tuple[Box, dict[str, dict[str, Any]]]] = {}


def sheets(pack: Mapping[str, Any] | None) -> dict[str, dict[str, Any]]:
    """The data files by name, with the pack laid over them. Raises BadData."""
    files = {f"{name}.toml": read_resource(PACKAGE, f"data/{name}.toml") for name in (*FACTIONS, "rules")}
    for name, change in (pack or {}).items():
        if name not in files:
            raise BadData(name, "", f"this game has no such data file (known: {', '.join(sorted(files))})")
        files[name] = overlay(files[name], change, name)
    return files


def box_of(pack: Mapping[str, Any] | None) -> Box:
    return _load(pack)[0]


def sheets_of(pack: Mapping[str, Any] | None) -> dict[str, dict[str, Any]]:
    return _load(pack)[1]


def _load(pack: Mapping[str, Any] | None) -> tuple[Box, dict[str, dict[str, Any]]]:
    key = pack_hash(pack) if pack else ""
    if key not in _known:
        files = sheets(pack)
        _known[key] = (_build(files), files)
    return _known[key]


def _build(files: dict[str, dict[str, Any]]) -> Box:
    box = Box()
    _read_rules(box, files["rules.toml"])
    for name in FACTIONS:
        _read_faction(box, f"{name}.toml", files[f"{name}.toml"])
    return box


def _read_rules(box: Box, sheet: dict[str, Any]) -> None:
    file = "rules.toml"
    facts: dict[str, Any] = {}
    for row in sheet["fact"]:
        where = f"fact.{row.get('id')}"
        check_keys(row, file, where, {"id": str, "value": object, "source": object}, {})
        check_source(row, file, where)
        facts[row["id"]] = row["value"]
    for name in ("hit_points", "poison_markers", "penetration_strength"):
        value = facts.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 99:
            raise BadData(file, f"fact.{name}", f"must be a number from 1 to 99, not {value!r}")
    box.hit_points = facts["hit_points"]
    box.poison_markers = facts["poison_markers"]
    box.penetration = facts["penetration_strength"]
    box.bombs = _bombs(file, facts.get("bomb"))


def _bombs(file: str, shape: Any) -> list[int]:
    if shape == "trefoil":
        return list(hexes.TREFOILS)
    if shape == "row":
        rows = {
            sum(1 << n for n in [h, *hexes.RAY[h * DIRECTIONS + d][:2]])
            for h in range(hexes.CELLS)
            for d in range(DIRECTIONS)
        }
        return sorted(m for m in rows if hexes.size(m) == 3)
    raise BadData(file, "fact.bomb", f"must be 'trefoil' or 'row', not {shape!r}")


def _read_faction(box: Box, file: str, sheet: dict[str, Any]) -> None:
    check_keys(sheet, file, "", {"id": str, "prefix": str, "colour": str, "tile": list}, {})
    faction = len(box.factions)
    box.factions.append(sheet["id"])
    box.prefixes.append(sheet["prefix"])
    box.colours.append(sheet["colour"])
    box.first.append(len(box.ids))
    box.kinds.append(len(sheet["tile"]))
    box.order_kind.extend([-1] * len(ORDERS))
    total = 0
    stack = 0
    for local, row in enumerate(sheet["tile"]):
        _read_tile(box, file, row, faction, local)
        total += row["count"]
        if row["kind"] != "banner":
            stack |= row["count"] << (TRAY * local)
    if total != TILES_IN_A_FACTION:
        raise BadData(file, "tile", f"a faction has {TILES_IN_A_FACTION} tiles, these are {total}")
    box.stack.append(stack)


def _read_tile(box: Box, file: str, row: dict[str, Any], faction: int, local: int) -> None:
    where = f"tile.{row.get('id')}"
    lists = dict.fromkeys(SIDES, list)
    check_keys(
        row,
        file,
        where,
        {"id": str, "code": str, "kind": str, "count": int, "source": object},
        {"initiative": list, "features": dict, "effect": dict, "aura": dict, **lists},
    )
    check_source(row, file, where)
    if row["kind"] not in ROLES:
        raise BadData(file, where, f"kind must be one of {', '.join(ROLES)}, not {row['kind']!r}")
    if (row["kind"] == "banner") != (local == 0):
        raise BadData(file, where, "the banner comes first and there is one")
    if not 1 <= row["count"] <= TRAY_MASK:
        raise BadData(file, where, f"count must be 1 to {TRAY_MASK}, not {row['count']}")
    role = ROLES.index(row["kind"])
    effect = _effect(file, where, row, role)
    box.ids.append(row["id"])
    box.words.append(f"@monolith-{row['id']}")
    box.codes.append(row["code"])
    box.faction.append(faction)
    box.local.append(local)
    box.unit.append(1 << (TRAY * local))
    box.role.append(role)
    box.count.append(row["count"])
    box.slots.append(_slots(file, where, row.get("initiative", [])))
    features = row.get("features", {})
    for name, number in features.items():
        if name not in (*FEATURES, "toughness") or not isinstance(number, int) or number < 1:
            raise BadData(file, where, f"no such feature: {name} = {number!r}")
    box.toughness.append(features.get("toughness", 0))
    bits = sum(1 << i for i, name in enumerate(FEATURES) if name in features)
    if effect[0] == "assassin":
        bits |= ASSASSIN
    box.features.append(bits)
    box.order.append(ORDERS.index(effect[0]) if role == ORDER else 0)
    if role == ORDER:
        at = faction * len(ORDERS) + box.order[-1]
        if box.order_kind[at] >= 0:
            raise BadData(file, where, f"the faction has this order twice: {effect[0]}")
        box.order_kind[at] = len(box.ids) - 1
    gives = role in (RUNE, BANNER)
    gift = GIFTS.index(effect[0]) if gives else NOTHING
    box.gift.append(gift)
    box.amount.append(effect[1] if role != CHAMPION or effect[0] else 0)
    box.bonus.append(_bonus(gift, effect[1]))
    sides = {name: _six(file, where, name, row.get(name)) for name in SIDES}
    if role == BANNER:
        sides["connect"] = [1] * DIRECTIONS
    sets = 0
    if box.bonus[-1]:
        sets |= GIVES
    if gift in (GRANT_MANEUVER, GRANT_TELEPORT):
        sets |= GRANTS
    if gift == REGENERATION:
        sets |= HEALS
    if any(sides["net"]):
        sets |= NETS
    if any(sides["lightning"]):
        sets |= STRIKES_FIRST
    if bits & ASSASSIN:
        sets |= AIMS
    if bits & (MANEUVER | TELEPORT | ROTATION) or gift == CHARGE:
        sets |= ACTS
    box.sets.append(sets)
    masks = ("melee_dirs", "ranged_dirs", "armour_dirs", "net_dirs", "bolt_dirs", "link_dirs")
    for rotation in range(DIRECTIONS):
        seen = {
            name: [values[(d - rotation) % DIRECTIONS] for d in range(DIRECTIONS)] for name, values in sides.items()
        }
        for attribute, name in zip(masks, SIDES):
            getattr(box, attribute).append(sum(1 << d for d in range(DIRECTIONS) if seen[name][d]))
        box.melee.extend(seen["melee"])
        box.ranged.extend(seen["ranged"])


def _slots(file: str, where: str, values: list[Any]) -> int:
    mask = 0
    for v in values:
        if not isinstance(v, int) or not 0 <= v <= 9 or mask >> v & 1:
            raise BadData(file, where, f"initiative must be different numbers from 0 to 9, not {values!r}")
        mask |= 1 << v
    return mask


def _six(file: str, where: str, name: str, values: Any) -> list[int]:
    if values is None:
        return [0] * DIRECTIONS
    if len(values) != DIRECTIONS or any(
        not isinstance(v, int) or isinstance(v, bool) or not 0 <= v <= 9 for v in values
    ):
        raise BadData(file, where, f"'{name}' must be six numbers from 0 to 9, not {values!r}")
    if name not in ("melee", "ranged") and max(values) > 1:
        raise BadData(file, where, f"'{name}' is 0 or 1 on each side, not {values!r}")
    return list(values)


def _effect(file: str, where: str, row: dict[str, Any], role: int) -> tuple[str, int]:
    """The name of what the tile does beside its sides, and how much of it."""
    key = "aura" if role == BANNER else "effect"
    other = "effect" if role == BANNER else "aura"
    if other in row:
        raise BadData(file, where, f"a {row['kind']} has no '{other}'")
    table = row.get(key, {})
    name = table.get("type", "")
    known: tuple[str, ...] = ("", "assassin")
    if role == ORDER:
        known = ORDERS[1:]
    elif role in (RUNE, BANNER):
        known = GIFTS[1:]
    if name not in known:
        raise BadData(file, where, f"unknown {key} {name!r} (known: {', '.join(n for n in known if n)})")
    amount = table.get("amount", 1)
    if not isinstance(amount, int) or not 1 <= amount <= 9:
        raise BadData(file, where, f"the amount of an {key} is 1 to 9, not {amount!r}")
    return name, amount


def _bonus(gift: int, amount: int) -> int:
    if gift == MELEE:
        return amount << AT_MELEE
    if gift == RANGED:
        return amount << AT_RANGED
    if gift == STRENGTH:
        return amount << AT_MELEE | amount << AT_RANGED
    if gift == INITIATIVE:
        return amount << AT_INITIATIVE
    if gift == TOUGHNESS:
        return amount << AT_TOUGHNESS
    single = {
        POISON: AT_VENOM,
        DOUBLE: AT_DOUBLE,
        PENETRATION: AT_PENETRATION,
        DISARM: AT_DISARMED,
    }
    return 1 << single[gift] if gift in single else 0


# --- the catalogue ---------------------------------------------------------------------------


def catalogue(pack: Mapping[str, Any] | None) -> Catalogue:
    """Every faction and tile with its facts and where each is from."""
    files = sheets_of(pack)
    factions: list[Faction] = []
    tiles: list[Card] = []
    for name in FACTIONS:
        sheet = files[f"{name}.toml"]
        ids = [row["id"] for row in sheet["tile"]]
        factions.append({"id": name, "prefix": sheet["prefix"], "colour": sheet["colour"], "tiles": ids})
        tiles += [_card(name, row) for row in sheet["tile"]]
    return {"factions": factions, "tiles": tiles, "rules": [_fact(row) for row in files["rules.toml"]["fact"]]}


def _fact(row: Json) -> Fact:
    return {"id": row["id"], "value": row["value"], "source": row["source"]}


def _card(faction: str, row: Json) -> Card:
    """A tile as the catalogue shows it, every field spelled out."""
    rest = source_of(row, "*")
    fields = ("count", "initiative", *SIDES, "features", "effect", "aura")
    return {
        "id": row["id"],
        "code": row["code"],
        "faction": faction,
        "kind": row["kind"],
        "count": row["count"],
        "initiative": sorted(row.get("initiative", []), reverse=True),
        "melee": _six_of(row, "melee"),
        "ranged": _six_of(row, "ranged"),
        "armour": _six_of(row, "armour"),
        "net": _six_of(row, "net"),
        "lightning": _six_of(row, "lightning"),
        "connect": _six_of(row, "connect"),
        "features": dict(row.get("features", {})),
        "effect": row.get("effect"),
        "aura": row.get("aura"),
        "source": {"*": rest, **{f: source_of(row, f) for f in fields if source_of(row, f) != rest}},
    }


def _six_of(row: Json, side: str) -> list[int]:
    return list(row.get(side, [0] * DIRECTIONS))
