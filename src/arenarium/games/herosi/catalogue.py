"""The box as players read it. docs/views/herosi.md"""

from __future__ import annotations

from typing import cast

from arenarium.core.data import source_of
from arenarium.core.game import Json
from arenarium.games.herosi.box import PASSIVE
from arenarium.games.herosi.loading import box_for
from arenarium.games.herosi.wire_answers import Catalogue


def with_sources(row: Json) -> Json:
    fields = {k: v for k, v in row.items() if k != "source"}
    return {**fields, "source": {k: source_of(row, k) for k in fields if k != "id"}}


def catalogue(options: Json) -> Catalogue:
    """Every Hero, creature and spell with its facts and where each is from."""
    box = box_for(options)
    creatures = []
    for row in box.rows["creature"]:
        ability = row.get("ability", "none")
        kind = "none" if ability == "none" else "passive" if ability in PASSIVE else "activated"
        creatures.append({"ability": "none", "covered": True, **with_sources(row), "kind": kind})
    spells = [{**with_sources(row), "lasting": row["effect"] == "lasting"} for row in box.rows["spell"]]
    heroes = [{**with_sources(row), "element": row["id"]} for row in box.rows["hero"]]
    presets = [{"hero": row["id"], "fields": row["fields"], "source": row["source"]} for row in box.rows["preset"]]
    numbers = [with_sources(row) for row in box.rows["number"]]
    found = {"heroes": heroes, "creatures": creatures, "spells": spells, "presets": presets, "numbers": numbers}
    return cast("Catalogue", found)
