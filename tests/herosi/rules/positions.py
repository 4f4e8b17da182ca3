"""Random positions of a battle, as scenario files write them."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from arenarium.core.game import Json
from arenarium.core.kernel import Luck

SEATS = "rbgp"
FIELDS = ("f1", "f2", "f3", "f4", "b1", "b2", "b3", "b4")
DATA = resources.files("arenarium.games.herosi") / "data"


def rows_of(file: str) -> Json:
    """The rows of a data file by their names, read as they stand there."""
    tables = tomllib.loads((DATA / file).read_text())
    return {row["id"]: row for rows in tables.values() for row in rows}


CREATURES = rows_of("creatures.toml")
SPELLS = rows_of("spells.toml")
HEROES = rows_of("heroes.toml")
LASTING = sorted(name for name, row in SPELLS.items() if row["effect"] == "lasting")


def pick(luck: Luck, things: Any) -> Any:
    return things[luck.below(len(things))]


def random_seat(luck: Luck, hero: str) -> Json:
    """A Hero with some creatures, wounds, cards and dice."""
    fields = ["."] * 8
    for _ in range(luck.below(8)):
        name = pick(luck, [n for n, row in CREATURES.items() if row["hero"] == hero])
        fields[luck.below(8)] = name + "!" * luck.below(CREATURES[name]["life"])
    fields[luck.below(8)] = "hero"
    cards = [[pick(luck, sorted(SPELLS)) for _ in range(luck.below(most))] for most in (7, 4, 3)]
    faces = pick(luck, ["FWEACK", "FWEACK", "KKKFWE", "FFFWEA", "WWWKCA", "EEEACK", "AAAFKC"])
    dice = [pick(luck, faces) if luck.below(8) else "-" for _ in range(6)]
    return {
        "hero": hero,
        "life": 1 + luck.below(21),
        "front": " ".join(fields[:4]),
        "back": " ".join(fields[4:]),
        "hand": cards[0],
        "deck": cards[1],
        "discard": cards[2],
        "dice": " ".join(dice if any(d != "-" for d in dice) else ["K"] * 6),
    }


def on_the_brink(luck: Luck, seat: Json) -> Json:
    """A full board of creatures that the next marker kills, and little that the dice could be used for."""
    own = [n for n, row in CREATURES.items() if row["hero"] == seat["hero"]]
    fields = [name + "!" * (CREATURES[name]["life"] - 1) for name in (pick(luck, own) for _ in FIELDS)]
    fields[luck.below(8)] = "hero"
    hand = [pick(luck, ["teleport", "command", "heal"])] if luck.below(3) else []
    dice = pick(luck, ["WWAAEC", "WWKKEA", "KKKAAE", "CCCAAE"])
    row = {"front": " ".join(fields[:4]), "back": " ".join(fields[4:]), "hand": hand, "deck": [], "discard": []}
    return {**seat, **row, "dice": " ".join(dice)}


def random_spells(luck: Luck, position: Json, battle: str) -> list[str]:
    """Lasting spells of the players of one battle on each other, none twice on one target."""
    found: dict[str, str] = {}
    for _ in range(luck.below(7)):
        card, bearer, owner = pick(luck, [*LASTING, "poison", "poison"]), pick(luck, battle), pick(luck, battle)
        kind = SPELLS[card]["target"]
        target = bearer
        if kind != "any_player":
            seat = position[bearer]
            standing = zip(FIELDS, f"{seat['front']} {seat['back']}".split(), strict=True)
            beings = [f for f, name in standing if name != "." and ("creature" not in kind or name != "hero")]
            if not beings:
                continue
            target = f"{bearer}.{pick(luck, beings)}"
        power = luck.below(3)
        found[f"{card}@{target}"] = f"{card}@{target}/{owner}" + (f"+{power}" if power else "")
    return list(found.values())


def random_position(luck: Luck, seats: int, battles: tuple[str, ...] = ()) -> Json:
    """Everybody's board, cards and dice, the track, and spells within each battle; the spell deck is empty, so that
    nobody's luck depends on what others take."""
    heroes = sorted(HEROES)
    position: Json = {name: random_seat(luck, heroes.pop(luck.below(len(heroes)))) for name in SEATS[:seats]}
    for name in SEATS[:seats]:
        if luck.below(6) == 0:
            position[name] = on_the_brink(luck, position[name])
    found: list[str] = []
    for battle in battles or (SEATS[:seats],):
        found += random_spells(luck, position, battle)
    tracks = len(battles) or 1
    for row in ("upper", "lower"):
        cards = [" ".join(pick(luck, [*sorted(SPELLS), "."]) for _ in range(4)) for _ in range(tracks)]
        position[row] = cards if tracks > 1 else cards[0]
    return {**position, "spells": found, "pile": []}
