"""The box as players read it. docs/views/monolith.md"""

from __future__ import annotations

from arenarium.core.data import source_of
from arenarium.core.game import Json
from arenarium.core.hexes import DIRECTIONS
from arenarium.games.monolith.loading import RULES, SIDES, factions_in, files_of
from arenarium.games.monolith.wire_answers import Card, Catalogue, Fact, Faction


def catalogue(options: Json) -> Catalogue:
    """Every faction and tile with its facts and where each is from."""
    files = files_of(options.get("pack"))
    factions: list[Faction] = []
    tiles: list[Card] = []
    for name in factions_in(files):
        content = files[f"{name}.toml"]
        ids = [row["id"] for row in content["tile"]]
        faction: Faction = {"id": name, "prefix": content["prefix"], "colour": content["colour"], "tiles": ids}
        if "names" in content:
            faction["names"] = content["names"]
        factions.append(faction)
        tiles += [_card(name, row) for row in content["tile"]]
    return {"factions": factions, "tiles": tiles, "rules": [_fact(row) for row in files[RULES]["fact"]]}


def _fact(row: Json) -> Fact:
    return {"id": row["id"], "value": row["value"], "source": row["source"]}


def _card(faction: str, row: Json) -> Card:
    """A tile as the catalogue shows it, every field spelled out."""
    rest = source_of(row, "*")
    fields = ("count", "initiative", *SIDES, "features", "effect", "aura")
    card: Card = {
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
    if "names" in row:
        card["names"] = row["names"]
    if "texts" in row:
        card["texts"] = row["texts"]
    return card


def _six_of(row: Json, side: str) -> list[int]:
    return list(row.get(side, [0] * DIRECTIONS))
