"""Every fact of the box, and what may stand there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.data import read_resource
from arenarium.core.facts import FLAG, OWN, Fields, Thing, choice, counts, number, things
from arenarium.games.herosi.box import (
    ABILITIES,
    BOOSTS,
    DIRECTIONS,
    EFFECTS,
    ELEMENTS,
    FACES,
    FIELDS,
    HOOKS,
    SPLASHES,
    TARGETS,
)
from arenarium.games.herosi.loading import FILES, MOST_DICE, PACKAGE, read


def tables(rows: Mapping[str, Any]) -> dict[str, Fields]:
    creatures = [row["id"] for row in rows["creatures.toml"]["creature"]]
    special = [row["id"] for row in rows["spells.toml"]["spell"] if row["group"] == "special"]
    return {
        "hero": {"opposed": choice(ELEMENTS), "life": number(1, 99), "special": choice(special)},
        "creature": {
            "hero": choice(ELEMENTS),
            "copies": number(0, 23),
            "points": number(0, 20),
            "strength": number(0, 99),
            "life": number(1, 99),
            "activation": number(1, 7),
            "direction": choice(DIRECTIONS),
            "ability": choice(ABILITIES),
            "covered": FLAG,
            "damage": number(0, 99),
            "adjacent": number(0, 99),
            "heal": number(0, 99),
            "power": number(0, 99),
            "markers": number(0, 99),
            "orders": choice(creatures),
            **OWN,
        },
        "spell": {
            "element": choice(("none", *ELEMENTS)),
            "copies": number(0, 15),
            "needs": counts((*FACES, "same_element"), 1, 7),
            "target": choice(TARGETS),
            "boost": choice(BOOSTS),
            "max_boosts": number(0, 99),
            "effect": choice(EFFECTS),
            "hook": choice(HOOKS),
            "damage": number(0, 99),
            "heal": number(0, 99),
            "amount": number(0, 99),
            "symbol": choice(FACES),
            "splash": choice(SPLASHES),
            **OWN,
        },
        "preset": {"fields": {"kind": "names", "keys": list(FIELDS), "of": ["hero", *creatures]}},
        "number": {"value": number(0, 99)},
        "number:dice": {"value": number(1, MOST_DICE)},
    }


def all_things() -> list[Thing]:
    files = {name: read_resource(PACKAGE, f"data/{name}") for name in FILES}
    return things(files, tables(files))


def check(pack: Mapping[str, Any]) -> None:
    """Raises BadData."""
    read(pack)
