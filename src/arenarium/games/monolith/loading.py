"""From data files to a Box: reading, checking, laying a data pack over them.

Every file of data/ but rules.toml is a faction, and a new faction is a new file: `order` is its place among the
factions (without one it comes last), `names` and `texts` by language are shown where the locale has none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from arenarium.core import hexes
from arenarium.core.data import (
    Kept,
    check_choice,
    check_files,
    check_keys,
    check_source,
    overlay,
    pack_hash,
    read_resource,
)
from arenarium.core.game import Json
from arenarium.core.hexes import DIRECTIONS
from arenarium.core.refusal import BadData, quoted
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
    AURAS,
    BANNER,
    CHARGE_RUNE,
    DISARM,
    DOUBLE,
    FEATURES,
    GIFTS,
    GIVES,
    GRANT_MANEUVER,
    GRANT_TELEPORT,
    GRANT_VENOM,
    GRANTS,
    HAS_MANEUVER,
    HAS_TELEPORT,
    HEALS,
    INITIATIVE,
    KINDS_IN_A_FACTION,
    MELEE,
    MOST_KINDS,
    NETS,
    NOTHING,
    ORDER,
    ORDERS,
    PENETRATION,
    RANGED,
    REGENERATION,
    ROLES,
    ROTATION,
    RUNE,
    STRENGTH,
    STRIKES_FIRST,
    TOUGHNESS,
    TRAY,
    TRAY_MASK,
    Box,
)
from arenarium.games.monolith.own import check_factions, is_own

PACKAGE = "arenarium.games.monolith"
RULES = "rules.toml"
SIDES = ("melee", "ranged", "armour", "net", "lightning", "connect")
TILES_IN_A_FACTION = 35
LAST = 99  # the order of a faction that names none
LARGEST = 9  # number on a tile
MOST_OF_A_FACT = 99
BOMB_HEXES = 3

Files = dict[str, Json]  # data files by name
_known: Kept[tuple[Box, Files]] = Kept()


@cache
def _shipped() -> Files:
    """The data files as they are, the rules first, then the factions in their order."""
    names = [file.name for file in resources.files(PACKAGE).joinpath("data").iterdir() if file.name.endswith(".toml")]
    files = {name: read_resource(PACKAGE, f"data/{name}") for name in names}
    factions = sorted(files.keys() - {RULES}, key=lambda name: (files[name].get("order", LAST), name))
    return {name: files[name] for name in (RULES, *factions)}


FACTIONS = tuple(name.removesuffix(".toml") for name in _shipped() if name != RULES)


def files_with(pack: Mapping[str, Any] | None) -> Files:
    """The data files by name, with the pack laid over them. Raises BadData."""
    files = dict(_shipped())
    check_factions(pack or {})
    for name, change in (pack or {}).items():
        if is_own(name):
            files[name] = change
        else:
            check_files([name], sorted(files))
            files[name] = overlay(files[name], change, name)
    return files


def factions_in(files: Mapping[str, Any]) -> list[str]:
    """Those that ship, then those of a pack, in its order."""
    return [*FACTIONS, *(name.removesuffix(".toml") for name in files if is_own(name))]


def box_for(options: Json) -> Box:
    """The box of a match, with the pack of its options."""
    box, _ = _load(options.get("pack"))
    return box


def files_of(pack: Mapping[str, Any] | None) -> Files:
    _, files = _load(pack)
    return files


def _load(pack: Mapping[str, Any] | None) -> tuple[Box, Files]:
    def read() -> tuple[Box, Files]:
        files = files_with(pack)
        return build(files), files

    return _known.get(pack_hash(pack) if pack else "", read)


def build(files: Files) -> Box:
    box = Box()
    _read_rules(box, files[RULES])
    for name in factions_in(files):
        _read_faction(box, name, files[f"{name}.toml"])
    return box


def _read_rules(box: Box, content: Json) -> None:
    facts: Json = {}
    for row in content["fact"]:
        where = f"fact.{row.get('id')}"
        check_keys(row, RULES, where, {"id": str, "value": object, "source": object}, {})
        check_source(row, RULES, where)
        facts[row["id"]] = row["value"]
    for name in ("hit_points", "poison_markers", "penetration_strength"):
        value = facts.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_OF_A_FACT:
            raise BadData(
                RULES,
                f"fact.{name}",
                f"must be a number from 1 to {MOST_OF_A_FACT}, not {value!r}",
                "monolith-refuse-read-range",
                low=1,
                high=MOST_OF_A_FACT,
                value=quoted(value),
            )
    box.hit_points = facts["hit_points"]
    box.poison_markers = facts["poison_markers"]
    box.penetration = facts["penetration_strength"]
    box.bombs = _bombs(facts.get("bomb"))


def _bombs(shape: object) -> list[int]:
    if shape == "trefoil":
        return list(hexes.TREFOILS)
    if shape == "row":
        rows = {sum(1 << n for n in [i // DIRECTIONS, *ray[:2]]) for i, ray in enumerate(hexes.RAY)}
        return sorted(m for m in rows if hexes.size(m) == BOMB_HEXES)
    raise BadData(
        RULES,
        "fact.bomb",
        f"must be 'trefoil' or 'row', not {shape!r}",
        "monolith-refuse-read-bomb",
        value=quoted(shape),
    )


def _read_faction(box: Box, name: str, content: Json) -> None:
    file = f"{name}.toml"
    required = {"id": str, "prefix": str, "colour": str, "tile": list}
    check_keys(content, file, "", required, {"order": int, "names": dict})
    if content["id"] != name:
        raise BadData(
            file,
            "id",
            f"must be the file's name, {name!r}, not {content['id']!r}",
            "monolith-refuse-read-own-id",
            value=quoted(name),
        )
    if len(content["tile"]) > KINDS_IN_A_FACTION:
        reason = f"a faction has at most {KINDS_IN_A_FACTION} kinds of tiles"
        raise BadData(file, "tile", reason, "monolith-refuse-kinds", most=KINDS_IN_A_FACTION)
    faction = len(box.factions)
    box.factions.append(name)
    box.prefixes.append(content["prefix"])
    box.colours.append(content["colour"])
    box.first.append(len(box.ids))
    box.kinds.append(len(content["tile"]))
    box.order_kind.extend([-1] * len(ORDERS))
    total = 0
    stack = 0
    for local, row in enumerate(content["tile"]):
        _add_tile(box, _Tile(file, row, local), faction, local)
        total += row["count"]
        if row["kind"] != "banner":
            stack |= row["count"] << (TRAY * local)
    if total != TILES_IN_A_FACTION:
        raise BadData(
            file,
            "tile",
            f"a faction has {TILES_IN_A_FACTION} tiles, these are {total}",
            "monolith-refuse-tiles",
            most=TILES_IN_A_FACTION,
            count=total,
        )
    box.stack.append(stack)


# --- tiles -----------------------------------------------------------------------------------


class _Tile:
    """A tile's table in a data file, checked as it is read."""

    def __init__(self, file: str, row: Json, local: int) -> None:
        self.file = file
        self.row = row
        self.where = f"tile.{row.get('id')}"
        self.check(local)
        self.role = ROLES.index(row["kind"])
        self.effect, self.amount = self.read_effect()
        self.slots = self.read_slots()
        self.features = self.read_features()
        self.toughness: int = row.get("features", {}).get("toughness", 0)
        self.gift = GIFTS.index(self.effect) if self.role in (RUNE, BANNER) else NOTHING
        self.bonus = bonus_of(self.gift, self.amount)
        self.sides = {name: self.read_six(name) for name in SIDES}
        if self.role == BANNER:
            self.sides["connect"] = [1] * DIRECTIONS

    def bad(self, reason: str, key: str = "", **args: object) -> BadData:
        return BadData(self.file, self.where, reason, key, **args)

    def check(self, local: int) -> None:
        required = {"id": str, "code": str, "kind": str, "count": int, "source": object}
        optional = {"initiative": list, "features": dict, "effect": dict, "aura": dict, "names": dict, "texts": dict}
        check_keys(self.row, self.file, self.where, required, {**optional, **dict.fromkeys(SIDES, list)})
        check_source(self.row, self.file, self.where)
        kind, count = self.row["kind"], self.row["count"]
        check_choice(kind, ROLES, self.file, self.where, "kind")
        if (kind == "banner") != (local == 0):
            raise self.bad("the banner comes first and there is one", "monolith-refuse-banner")
        if not 1 <= count <= TRAY_MASK:
            raise self.bad(
                f"count must be 1 to {TRAY_MASK}, not {count}",
                "core-refuse-read-field-range",
                field="count",
                low=1,
                high=TRAY_MASK,
                value=count,
            )

    def read_effect(self) -> tuple[str, int]:
        """The name of what the tile does beside its sides, and how much of it."""
        key, other = ("aura", "effect") if self.role == BANNER else ("effect", "aura")
        if other in self.row:
            raise self.bad(
                f"a {self.row['kind']} has no '{other}'",
                "monolith-refuse-read-no-effect",
                kind=self.row["kind"],
                other=other,
            )
        table = self.row.get(key, {})
        name = table.get("type", "")
        known: tuple[str, ...] = ("", "assassin")
        if self.role == ORDER:
            known = ORDERS[1:]
        elif self.role == RUNE:
            known = GIFTS[1:]
        elif self.role == BANNER:
            known = AURAS
        if name not in known:
            reason = f"unknown {key} {name!r} (known: {', '.join(n for n in known if n)})"
            kinds = [f"@monolith-box-{n}" for n in known if n]
            raise self.bad(reason, "monolith-refuse-effect", what=f"@monolith-box-{name}", known=kinds)
        amount = table.get("amount", 1)
        if not isinstance(amount, int) or not 1 <= amount <= LARGEST:
            raise self.bad(
                f"the amount of an {key} is 1 to {LARGEST}, not {amount!r}",
                "core-refuse-read-field-range",
                field=key,
                low=1,
                high=LARGEST,
                value=quoted(amount),
            )
        return name, amount

    def read_slots(self) -> int:
        values = self.row.get("initiative", [])
        mask = 0
        for v in values:
            if not isinstance(v, int) or not 0 <= v <= LARGEST or mask >> v & 1:
                raise self.bad(
                    f"initiative must be different numbers from 0 to {LARGEST}, not {values!r}",
                    "monolith-refuse-read-initiative",
                    most=LARGEST,
                    value=quoted(values),
                )
            mask |= 1 << v
        return mask

    def read_features(self) -> int:
        features = self.row.get("features", {})
        for name, number in features.items():
            if name not in (*FEATURES, "toughness") or not isinstance(number, int) or number < 1:
                raise self.bad(
                    f"no such feature: {name} = {number!r}",
                    "monolith-refuse-read-feature",
                    name=name,
                    value=quoted(number),
                )
        bits = sum(bit for name, bit in FEATURES.items() if name in features)
        return bits | ASSASSIN if self.effect == "assassin" else bits

    def read_six(self, name: str) -> list[int]:
        values = self.row.get(name, [0] * DIRECTIONS)
        numbers = [v for v in values if isinstance(v, int) and not isinstance(v, bool) and 0 <= v <= LARGEST]
        if len(numbers) != len(values) or len(values) != DIRECTIONS:
            raise self.bad(
                f"'{name}' must be six numbers from 0 to {LARGEST}, not {values!r}",
                "monolith-refuse-read-six",
                field=name,
                most=LARGEST,
                value=quoted(values),
            )
        if name not in ("melee", "ranged") and max(numbers) > 1:
            raise self.bad(
                f"'{name}' is 0 or 1 on each side, not {values!r}",
                "monolith-refuse-read-zero-one",
                field=name,
                value=quoted(values),
            )
        return numbers

    def sets(self) -> int:
        """Which of the board's sets it belongs to."""
        moves = self.features & (HAS_MANEUVER | HAS_TELEPORT | ROTATION) or self.gift == CHARGE_RUNE
        belongs = {
            GIVES: self.bonus,
            GRANTS: self.gift in (GRANT_MANEUVER, GRANT_TELEPORT),
            HEALS: self.gift == REGENERATION,
            NETS: any(self.sides["net"]),
            STRIKES_FIRST: any(self.sides["lightning"]),
            AIMS: self.features & ASSASSIN,
            ACTS: moves,
        }
        return sum(bit for bit, is_in in belongs.items() if is_in)


def _add_tile(box: Box, tile: _Tile, faction: int, local: int) -> None:
    kind = len(box.ids)
    if kind >= MOST_KINDS:
        raise tile.bad(f"a box has at most {MOST_KINDS} kinds of tiles", "monolith-refuse-read-kinds", most=MOST_KINDS)
    box.ids.append(tile.row["id"])
    box.words.append(f"@monolith-{tile.row['id']}")
    box.codes.append(tile.row["code"])
    box.faction.append(faction)
    box.local.append(local)
    box.unit.append(1 << (TRAY * local))
    box.role.append(tile.role)
    box.count.append(tile.row["count"])
    box.slots.append(tile.slots)
    box.toughness.append(tile.toughness)
    box.features.append(tile.features)
    box.gift.append(tile.gift)
    box.amount.append(tile.amount)
    box.bonus.append(tile.bonus)
    box.sets.append(tile.sets())
    box.order.append(ORDERS.index(tile.effect) if tile.role == ORDER else 0)
    if tile.role == ORDER:
        at = faction * len(ORDERS) + box.order[kind]
        if box.order_kind[at] >= 0:
            reason = f"the faction has this order twice: {tile.effect}"
            raise tile.bad(reason, "monolith-refuse-order-twice", what=f"@monolith-box-{tile.effect}")
        box.order_kind[at] = kind
    _add_faces(box, tile.sides)


def _add_faces(box: Box, sides: dict[str, list[int]]) -> None:
    masks = (box.melee_dirs, box.ranged_dirs, box.armour_dirs, box.net_dirs, box.bolt_dirs, box.link_dirs)
    for rotation in range(DIRECTIONS):
        turned = {name: values[-rotation:] + values[:-rotation] for name, values in sides.items()}
        for table, name in zip(masks, SIDES):
            table.append(sum(1 << d for d in range(DIRECTIONS) if turned[name][d]))
        box.melee.extend(turned["melee"])
        box.ranged.extend(turned["ranged"])


def bonus_of(gift: int, amount: int) -> int:
    """What a gift adds to the number of bonuses of a tile."""
    places = {
        MELEE: (AT_MELEE,),
        RANGED: (AT_RANGED,),
        STRENGTH: (AT_MELEE, AT_RANGED),
        INITIATIVE: (AT_INITIATIVE,),
        TOUGHNESS: (AT_TOUGHNESS,),
    }
    if gift in places:
        return sum(amount << at for at in places[gift])
    single = {GRANT_VENOM: AT_VENOM, DOUBLE: AT_DOUBLE, PENETRATION: AT_PENETRATION, DISARM: AT_DISARMED}
    return 1 << single[gift] if gift in single else 0
