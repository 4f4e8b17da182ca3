"""Every fact of the box, and what may stand there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.facts import OWN, RAW, FieldKind, Fields, Thing, choice, counts, number, things
from arenarium.games.warcraft.box import ABILITIES, MOST_COPIES, RACES, TYPES, UNIT_NAMES
from arenarium.games.warcraft.loading import SCENARIOS, Pack, base, build
from arenarium.games.warcraft.scenario_map import AREA_KINDS, MOST_POINTS

PRICE: Fields = {"gold": number(0, 9), "wood": number(0, 9)}
SCENARIO: Fields = dict.fromkeys(("first", "slot", "victory", "neutral", "rules", "walls", "holes", "seating"), RAW)
TABLES: dict[str, Fields] = {
    "unit": {
        "strength": number(1, 6),
        "ability": choice(ABILITIES),
        "needs": counts(UNIT_NAMES, 0, 3),
        "vp": number(0, 9),
        **OWN,
    },
    "card": {"copies": counts(RACES, 0, MOST_COPIES)},
    "train.*": PRICE,
    "building": PRICE,
    "outpost": PRICE,
    "upgrade": PRICE,
    "pieces": {**{name: number(1, 15) for name in TYPES}, "outpost": number(0, 9)},
    "buildings": {name: number(0, 9) for name in UNIT_NAMES},
    "printed": {"melee": number(0, 3), "worker": number(0, 3)},
    "resource_die": {"faces": {"kind": "numbers", "low": 1, "high": 3, "least": 6, "most": 6}},
}


def all_things() -> list[Thing]:
    found = things({f"{name}.toml": base(name) for name in ("races", "cards", "costs")}, TABLES)
    for name in SCENARIOS:
        content = base(name)
        areas: FieldKind = {"kind": "list", "of": [row["id"] for row in content["area"]], "most": 12}
        area: Fields = {"kind": choice(AREA_KINDS), "vp": number(0, MOST_POINTS), "neighbours": areas}
        top = {field: kind for field, kind in SCENARIO.items() if field in content}
        found += things({f"{name}.toml": content}, {"": top, "area": area})
    return found


def check(pack: Mapping[str, Any]) -> None:
    """Raises BadData: every scenario that the pack touches is read with all that it changes."""
    read = Pack(pack)
    prices = any(f"{name}.toml" in read.files for name in ("races", "cards", "costs"))
    for name in SCENARIOS:
        if prices or f"{name}.toml" in read.files:
            scenario = read.table(name)
            for seats in scenario["players"]:
                build(read, scenario, f"{name}.toml", seats)
