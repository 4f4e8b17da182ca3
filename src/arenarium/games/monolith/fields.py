"""Every fact of the box, and what may stand there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.facts import OWN, FieldKind, Fields, Thing, check_value, choice, counts, number, only, things
from arenarium.games.monolith.box import AURAS, FEATURES, GIFTS, ORDERS, TRAY_MASK
from arenarium.games.monolith.loading import LARGEST, MOST_OF_A_FACT, build, files_with
from arenarium.games.monolith.own import check_factions, is_own

FIGHTERS = ["champion", "banner"]


def six(high: int) -> FieldKind:
    return {"kind": "six", "low": 0, "high": high}


def effect(names: tuple[str, ...]) -> FieldKind:
    return {"kind": "table", "fields": {"type": choice(n for n in names if n), "amount": number(1, LARGEST)}}


TABLES: dict[str, Fields] = {
    "tile": {
        "count": number(1, TRAY_MASK),
        "initiative": only({"kind": "numbers", "low": 0, "high": LARGEST, "most": 3, "different": True}, kind=FIGHTERS),
        "melee": only(six(LARGEST), kind=FIGHTERS),
        "ranged": only(six(LARGEST), kind=FIGHTERS),
        "armour": only(six(1), kind=FIGHTERS),
        "net": only(six(1), kind=FIGHTERS),
        "lightning": only(six(1), kind=FIGHTERS),
        "connect": only(six(1), kind=["rune"]),
        "features": only(counts((*FEATURES, "toughness"), 1, LARGEST), kind=["champion", "rune"]),
        "effect": only(effect(("assassin", *GIFTS, *ORDERS)), kind=["champion", "rune", "order"]),
        "aura": only(effect(AURAS), kind=["banner"]),
        **OWN,
    },
    "fact": {"value": number(1, MOST_OF_A_FACT)},
    "fact:bomb": {"value": choice(("trefoil", "row"))},
}


def all_things() -> list[Thing]:
    return things(files_with(None), TABLES)


def check(pack: Mapping[str, Any]) -> None:
    """Raises BadData, BadFact."""
    check_factions(pack)
    own = {file: content for file, content in pack.items() if is_own(file)}
    for file, content in own.items():
        for field, kind in OWN.items():
            if field in content:
                check_value(content[field], kind, {"file": file, "where": "", "field": field})
    for thing in things(own, TABLES):
        place = {"file": thing["file"], "where": ".".join(thing["path"])}
        for field, fact in thing["facts"].items():
            if fact["value"] is not None:
                check_value(fact["value"], fact["kind"], {**place, "field": field})
    build(files_with(pack))
