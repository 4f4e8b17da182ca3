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
from arenarium.games.herosi.loading import (
    FILES,
    NEEDED,
    OF_CREATURE,
    OF_DICE,
    OF_HERO,
    OF_NUMBER,
    OF_SPELL,
    PACKAGE,
    read,
)


def tables(rows: Mapping[str, Any]) -> dict[str, Fields]:
    creatures = [row["id"] for row in rows["creatures.toml"]["creature"]]
    special = [row["id"] for row in rows["spells.toml"]["spell"] if row["group"] == "special"]
    return {
        "hero": {"opposed": choice(ELEMENTS), "life": number(*OF_HERO["life"]), "special": choice(special)},
        "creature": {
            "hero": choice(ELEMENTS),
            "copies": number(*OF_CREATURE["copies"]),
            "points": number(*OF_CREATURE["points"]),
            "strength": number(*OF_CREATURE["strength"]),
            "life": number(*OF_CREATURE["life"]),
            "activation": number(*OF_CREATURE["activation"]),
            "direction": choice(DIRECTIONS),
            "ability": choice(ABILITIES),
            "covered": FLAG,
            "damage": number(*OF_CREATURE["damage"]),
            "adjacent": number(*OF_CREATURE["adjacent"]),
            "heal": number(*OF_CREATURE["heal"]),
            "power": number(*OF_CREATURE["power"]),
            "markers": number(*OF_CREATURE["markers"]),
            "orders": choice(creatures),
            **OWN,
        },
        "spell": {
            "element": choice(("none", *ELEMENTS)),
            "copies": number(*OF_SPELL["copies"]),
            "needs": counts((*FACES, "same_element"), *NEEDED),
            "target": choice(TARGETS),
            "boost": choice(BOOSTS),
            "max_boosts": number(*OF_SPELL["max_boosts"]),
            "effect": choice(EFFECTS),
            "hook": choice(HOOKS),
            "damage": number(*OF_SPELL["damage"]),
            "heal": number(*OF_SPELL["heal"]),
            "amount": number(*OF_SPELL["amount"]),
            "symbol": choice(FACES),
            "splash": choice(SPLASHES),
            **OWN,
        },
        "preset": {"fields": {"kind": "names", "keys": list(FIELDS), "of": ["hero", *creatures]}},
        "number": {"value": number(*OF_NUMBER["value"])},
        "number:dice": {"value": number(*OF_DICE["value"])},
    }


def all_things() -> list[Thing]:
    files = {name: read_resource(PACKAGE, f"data/{name}") for name in FILES}
    return things(files, tables(files))


def check(pack: Mapping[str, Any]) -> None:
    """Raises BadData."""
    read(pack)
