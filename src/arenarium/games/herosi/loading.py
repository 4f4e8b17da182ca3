"""Reads and checks the data files and lays packs over them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arenarium.core.data import Kept, check_files, check_keys, check_source, overlay, pack_hash, read_resource
from arenarium.core.game import Json
from arenarium.core.refusal import BadData, quoted
from arenarium.games.herosi.box import (
    ABILITIES,
    BOARD,
    BOOSTS,
    DIRECTIONS,
    EFFECTS,
    ELEMENTS,
    EMPTY,
    FACE_COUNT,
    FACES,
    FIELDS,
    FIRST_CREATURE,
    HERO,
    HOOKS,
    LASTING,
    SPLASHES,
    TARGETS,
    Box,
    Creature,
    Spell,
)
from arenarium.games.herosi.state import DICE

PACKAGE: Final = "arenarium.games.herosi"
FILES: Final = ("heroes.toml", "creatures.toml", "spells.toml", "presets.toml", "numbers.toml")
MOST_DICE: Final = DICE - 1  # a seventh comes with Blessing

NAMED: Final[dict[str, type]] = {"names": dict, "texts": dict}  # of a card that somebody made up

# The least and the most that numbers of the data files may be, by the table they stand in.
Bounds = Mapping[str, tuple[int, int]]
MOST: Final = 99
OF_HERO: Final[Bounds] = {"life": (1, MOST)}
OF_CREATURE: Final[Bounds] = {
    "copies": (0, 23),
    "points": (0, 20),
    "strength": (0, MOST),
    "life": (1, MOST),
    "activation": (1, DICE),
    "damage": (0, MOST),
    "adjacent": (0, MOST),
    "heal": (0, MOST),
    "power": (0, MOST),
    "markers": (0, MOST),
}
OF_SPELL: Final[Bounds] = {
    "copies": (0, 15),
    "max_boosts": (0, MOST),
    "damage": (0, MOST),
    "heal": (0, MOST),
    "amount": (0, MOST),
}
OF_NUMBER: Final[Bounds] = {"value": (0, MOST)}
OF_DICE: Final[Bounds] = {"value": (1, MOST_DICE)}
NEEDED: Final = (1, DICE)  # of one symbol

_boxes: Kept[Box] = Kept()


def box_for(options: Json) -> Box:
    """The box of a match, with the pack of its options; loaded once for each content."""
    pack = options.get("pack")
    return _boxes.get(pack_hash(pack) if pack else "", lambda: read(pack or {}))


def read(pack: Mapping[str, Any]) -> Box:
    check_files(pack, FILES)
    rows: Json = {}
    for name in FILES:
        data = read_resource(PACKAGE, f"data/{name}")
        if name in pack:
            data = overlay(data, pack[name], name)
        rows.update(data)
    heroes = _heroes(rows["hero"])
    creatures = [_creature(row, rows["creature"]) for row in rows["creature"]]
    spells = [_spell(row) for row in sorted(rows["spell"], key=lambda r: str(r["id"]))]
    names = [s.name for s in spells]
    opposed, life, special = [], [], []
    for row in heroes:
        if row["special"] not in names or spells[names.index(row["special"])].group != "special":
            raise BadData(
                "heroes.toml",
                row["id"],
                f"'{row['special']}' is no special spell",
                "herosi-refuse-read-special",
                value=row["special"],
            )
        opposed.append(_index(row["opposed"], ELEMENTS, "heroes.toml", row["id"], "opposed"))
        life.append(_within(OF_HERO, row, "life", "heroes.toml"))
        special.append(names.index(row["special"]))
    for hero, element in enumerate(ELEMENTS):
        if sum(1 for c in creatures if c.hero == hero and c.ability == ABILITIES.index("return")) > 1:
            raise BadData(
                "creatures.toml",
                element,
                "only one creature of a Hero may have the ability 'return'",
                "herosi-refuse-one-return",
            )
    presets = _presets(rows["preset"], creatures)
    numbers = {}
    for row in rows["number"]:
        check_keys(row, "numbers.toml", str(row.get("id")), {"id": str, "value": int, "source": object}, {})
        check_source(row, "numbers.toml", row["id"])
        numbers[row["id"]] = _within(OF_DICE if row["id"] == "dice" else OF_NUMBER, row, "value", "numbers.toml")
    return Box(opposed, life, special, creatures, spells, presets, numbers, rows)


def _index(value: Any, known: tuple[str, ...], file: str, where: str, field: str) -> int:
    if value not in known:
        raise BadData(
            file,
            where,
            f"field '{field}' must be one of {', '.join(known)}, not {value!r}",
            "herosi-refuse-read-field-choice",
            field=field,
            known=", ".join(known),
            value=quoted(value),
        )
    return known.index(value)


def _within(bounds: Bounds, row: Json, field: str, file: str, left_out: int = 0) -> int:
    value: int = row.get(field, left_out)
    low, high = bounds[field]
    if not low <= value <= high:
        raise BadData(
            file,
            str(row["id"]),
            f"field '{field}' must be from {low} to {high}, not {value}",
            "core-refuse-read-field-range",
            field=field,
            low=low,
            high=high,
            value=value,
        )
    return value


def _heroes(rows: list[Json]) -> list[Json]:
    for row in rows:
        fields: dict[str, type] = {"id": str, "opposed": str, "life": int, "special": str, "source": object}
        check_keys(row, "heroes.toml", str(row.get("id")), fields, {})
        check_source(row, "heroes.toml", row["id"])
    if tuple(row["id"] for row in rows) != ELEMENTS:
        raise BadData(
            "heroes.toml",
            "hero",
            f"the Heroes must be {', '.join(ELEMENTS)}, in this order",
            "herosi-refuse-read-heroes",
            known=", ".join(ELEMENTS),
        )
    return rows


def _creature(row: Json, rows: list[Json]) -> Creature:
    file, where = "creatures.toml", str(row.get("id"))
    required: dict[str, type] = {
        "id": str, "hero": str, "copies": int, "points": int, "strength": int, "life": int, "activation": int,
        "direction": str, "source": object,
    }  # fmt: skip
    optional: dict[str, type] = {
        "ability": str, "covered": bool, "damage": int, "adjacent": int, "heal": int, "power": int, "markers": int,
        "orders": str,
    }  # fmt: skip
    check_keys(row, file, where, required, {**optional, **NAMED})
    check_source(row, file, where)
    ability = row.get("ability", "none")
    amount_of = {
        "sacrifice": "damage",
        "blast": "damage",
        "retaliate": "damage",
        "nurse": "heal",
        "empower": "power",
        "return": "markers",
    }
    amount = 0
    if ability in amount_of:
        if amount_of[ability] not in row:
            reason = f"the ability '{ability}' needs the field '{amount_of[ability]}'"
            field = f"@herosi-fact-{amount_of[ability]}"
            raise BadData(file, where, reason, "herosi-refuse-ability", what=f"@herosi-box-{ability}", field=field)
        amount = _within(OF_CREATURE, row, amount_of[ability], file)
    orders = 0
    if ability == "order":
        ids = [r.get("id") for r in rows]
        if row.get("orders") not in ids:
            reason = f"field 'orders' must name a creature, not {row.get('orders')!r}"
            raise BadData(file, where, reason, "herosi-refuse-orders")
        orders = FIRST_CREATURE + ids.index(row["orders"])
    life = _within(OF_CREATURE, row, "life", file)
    if ability == "return" and amount >= life:
        raise BadData(file, where, "it would return dead: 'markers' must be less than 'life'", "herosi-refuse-dead")
    return Creature(
        where,
        _index(row["hero"], ELEMENTS, file, where, "hero"),
        _within(OF_CREATURE, row, "copies", file),
        _within(OF_CREATURE, row, "points", file),
        _within(OF_CREATURE, row, "strength", file),
        life,
        _within(OF_CREATURE, row, "activation", file),
        _index(row["direction"], DIRECTIONS, file, where, "direction"),
        _index(ability, ABILITIES, file, where, "ability"),
        bool(row.get("covered", True)),
        amount,
        _within(OF_CREATURE, row, "adjacent", file),
        orders,
    )


def _spell(row: Json) -> Spell:
    file, where = "spells.toml", str(row.get("id"))
    required: dict[str, type] = {
        "id": str, "group": str, "element": str, "copies": int, "needs": dict, "target": str, "boost": str,
        "effect": str, "source": object,
    }  # fmt: skip
    optional: dict[str, type] = {
        "hook": str, "damage": int, "heal": int, "amount": int, "symbol": str, "splash": str, "max_boosts": int,
    }  # fmt: skip
    check_keys(row, file, where, required, {**optional, **NAMED})
    check_source(row, file, where)
    needs = [0] * FACE_COUNT
    same = 0
    for symbol, count in row["needs"].items():
        if not isinstance(count, int) or not NEEDED[0] <= count <= NEEDED[1]:
            raise BadData(
                file,
                where,
                f"field 'needs' asks for {count!r} of '{symbol}'",
                "herosi-refuse-read-needs",
                count=quoted(count),
                symbol=symbol,
            )
        if symbol == "same_element":
            same = count
        else:
            needs[_index(symbol, FACES, file, where, "needs")] = count
    if same and sum(needs):
        reason = "field 'needs' cannot mix 'same_element' with other symbols"
        raise BadData(file, where, reason, "herosi-refuse-mixed")
    effect = _index(row["effect"], EFFECTS, file, where, "effect")
    hook = _index(row.get("hook", "none"), HOOKS, file, where, "hook")
    if (effect == LASTING) != (hook != 0):
        raise BadData(file, where, "a lasting spell has a 'hook', no other spell has", "herosi-refuse-hook")
    group = row["group"]
    if group not in ("basic", "deck", "special"):
        raise BadData(
            file,
            where,
            f"field 'group' must be basic, deck or special, not {group!r}",
            "herosi-refuse-read-group",
            value=quoted(group),
        )
    return Spell(
        where,
        group,
        -1 if row["element"] == "none" else _index(row["element"], ELEMENTS, file, where, "element"),
        _within(OF_SPELL, row, "copies", file),
        needs,
        same,
        _index(row["target"], TARGETS, file, where, "target"),
        _index(row["boost"], BOOSTS, file, where, "boost"),
        _within(OF_SPELL, row, "max_boosts", file, MOST),
        effect,
        hook,
        _within(OF_SPELL, row, "damage", file),
        _within(OF_SPELL, row, "heal", file),
        _within(OF_SPELL, row, "amount", file),
        _index(row.get("symbol", "fire"), FACES, file, where, "symbol"),
        _index(row.get("splash", "none"), SPLASHES, file, where, "splash"),
    )


def _presets(rows: list[Json], creatures: list[Creature]) -> list[list[int]]:
    presets = [[EMPTY] * BOARD for _ in ELEMENTS]
    names = [c.name for c in creatures]
    for row in rows:
        file, where = "presets.toml", str(row.get("id"))
        check_keys(row, file, where, {"id": str, "fields": dict, "source": object}, {})
        check_source(row, file, where)
        hero = _index(where, ELEMENTS, file, where, "id")
        for field, being in row["fields"].items():
            at = _index(field, FIELDS, file, where, "fields")
            if being == "hero":
                presets[hero][at] = HERO
            elif being in names and creatures[names.index(being)].hero == hero:
                presets[hero][at] = FIRST_CREATURE + names.index(being)
            else:
                reason = f"'{being}' is no creature of this Hero"
                raise BadData(file, where, reason, "herosi-refuse-stranger", what=f"@herosi-{being}")
        if presets[hero].count(HERO) != 1:
            raise BadData(file, where, "exactly one field must hold 'hero'", "herosi-refuse-one-hero")
        for kind in set(presets[hero]) - {EMPTY, HERO}:
            if presets[hero].count(kind) > creatures[kind - FIRST_CREATURE].copies:
                name = names[kind - FIRST_CREATURE]
                reason = f"more copies of '{name}' than there are cards"
                raise BadData(file, where, reason, "herosi-refuse-copies", what=f"@herosi-{name}")
    return presets
