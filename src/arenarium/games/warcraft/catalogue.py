"""The box as players read it. docs/views/warcraft.md"""

from __future__ import annotations

from arenarium.core.data import source_of
from arenarium.core.game import Json
from arenarium.games.warcraft.box import ABILITIES, RACES
from arenarium.games.warcraft.loading import OWN, Pack, box_for
from arenarium.games.warcraft.view import map_view
from arenarium.games.warcraft.wire_answers import Catalogue, RaceFacts, UnitFacts


def catalogue(options: Json) -> Catalogue:
    """Every race, unit, card and area with its facts and where each fact is from."""
    pack = Pack(options.get("pack"))
    box = box_for(options)
    races, cards, costs = pack.table("races"), pack.table("cards"), pack.table("costs")
    scenario = pack.files[OWN] if options["mode"] == "custom" and OWN in pack.files else pack.table(box.scenario)
    towns = {a: RACES[r] for a, r in zip(box.slot_town, box.slot_race) if a >= 0 and r >= 0}
    return {
        "races": [race_facts(race, races["unit"], cards["card"]) for race in races["race"]],
        "cards": [
            {
                "id": card["id"],
                "races": list(card["copies"]),
                "window": card["window"],
                "source": source_of(card, "window"),
                "copies_source": source_of(card, "copies"),
            }
            for card in cards["card"]
        ],
        "abilities": [{"id": name, "source": "rulebook"} for name in ABILITIES if name],
        "costs": {
            "train": costs["train"],
            "override": costs["override"],
            "building": costs["building"],
            "outpost": costs["outpost"],
            "upgrade": costs["upgrade"],
        },
        "dice": {"resource": costs["resource_die"]},
        "scenario": {"id": box.scenario, "source": source_of(scenario, "area"), "map": map_view(box, towns)},
    }


def race_facts(race: Json, units: list[Json], cards: list[Json]) -> RaceFacts:
    """A race with its units and its deck."""
    name = race["id"]
    return {
        "id": name,
        "colour": race["colour"],
        "key": f"warcraft-{name}",
        "source": race["source"],
        "units": [unit_facts(row) for row in units if row["race"] == name],
        "deck": {card["id"]: card["copies"][name] for card in cards if name in card["copies"]},
    }


def unit_facts(row: Json) -> UnitFacts:
    return {
        "id": row["id"],
        "race": row["race"],
        "type": row["type"],
        "level": row["level"],
        "strength": row["strength"],
        "ability": row.get("ability"),
        "needs": row.get("needs"),
        "vp": row.get("vp", 0),
        "source": row["source"],
    }
