"""A faction is one file: found in the data, offered as an option, played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import arenarium
from arenarium.core.refusal import BadData
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.loading import FACTIONS, box_for
from arenarium.games.monolith.own import check_factions

NEWCOMERS = "wanderers_of_the_waste"
HEAD = """
id = "wanderers_of_the_waste"
prefix = "ww"
colour = "yellow"
names = { en = "Wanderers of the Waste", pl = "Wędrowcy Pustkowi" }
"""
PLAY = """
import json
from arenarium.core.kernel import Luck, playout
from arenarium.core.refusal import BadData
from arenarium.games.monolith.game import GAME

name = "wanderers_of_the_waste"
s = GAME.start({"mode": "four", "monoliths": True, "factions": [name, None, None, None]})
playout(s, Luck(3), GAME.bound)
book = GAME.catalogue({})
print(json.dumps({
    "offered": [w.choices for w in GAME.settings if w.name == "factions"][0],
    "faction": [f for f in book["factions"] if f["id"] == name][0],
    "tile": [t for t in book["tiles"] if t["id"] == "ww_pikeman"][0],
    "kinds": [t["id"] for t in book["tiles"]],
    "result": GAME.result(s),
}))
"""


def copied(folder: Path) -> Path:
    """The package with data files of its own; everything else is linked."""
    source = Path(arenarium.__file__).parent
    games = folder / "arenarium" / "games"
    games.mkdir(parents=True)
    for file in source.iterdir():
        if file.name != "games":
            (folder / "arenarium" / file.name).symlink_to(file)
    for file in (source / "games").iterdir():
        if file.name != "monolith":
            (games / file.name).symlink_to(file)
    shutil.copytree(source / "games" / "monolith", games / "monolith")
    return games / "monolith" / "data"


def test_a_new_faction_is_one_new_file(tmp_path: Path) -> None:
    data = copied(tmp_path)
    model = (data / "dragon_empire.toml").read_text(encoding="utf-8")
    tiles = model[model.index("[[tile]]") :].replace('"de_', '"ww_')
    named = re.sub(r'(id = "ww_pikeman"\n)', r'\1names = { en = "Nomad" }\ntexts = { en = "Roams." }\n', tiles)
    (data / f"{NEWCOMERS}.toml").write_text(HEAD + named, encoding="utf-8")
    places = [str(tmp_path), str(Path(arenarium.__file__).parents[1])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    told = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, check=True, text=True).stdout
    found = json.loads(told)
    assert found["offered"] == [*FACTIONS, NEWCOMERS]
    assert found["faction"]["names"] == {"en": "Wanderers of the Waste", "pl": "Wędrowcy Pustkowi"}
    assert found["tile"]["names"] == {"en": "Nomad"}
    assert found["tile"]["texts"] == {"en": "Roams."}
    known = [t["id"] for t in GAME.catalogue({})["tiles"]]
    assert found["kinds"][: len(known)] == known  # kinds are numbered, and saves hold the numbers
    assert sorted(found["result"]) in ([1, 1, 1, 1], [1, 1, 2, 2])


def test_the_factions_of_the_box_come_in_the_order_of_their_sheets() -> None:
    empire, abyss, guardians, harbingers = FACTIONS
    assert (empire, abyss) == ("dragon_empire", "lords_of_the_abyss")
    assert (guardians, harbingers) == ("guardians_of_the_realm", "harbingers_of_the_forest")


def test_a_faction_is_called_as_its_file() -> None:
    with pytest.raises(BadData, match="the file's name"):
        box_for({"pack": {"dragon_empire.toml": {"id": "dwarves"}}})


def own(**changes: object) -> dict[str, object]:
    tiles = [{"id": f"ox_{code}", "code": code} for code in ("ban", "aa", "bb")]
    return {"prefix": "ox", "colour": "blue", "tile": tiles, **changes}


def with_codes(*codes: object) -> dict[str, object]:
    return own(tile=[{"id": f"ox_{code}", "code": code} for code in codes])


def test_four_factions_of_ones_own_are_all_that_sit_at_a_table() -> None:
    pack = {f"own_{word}.toml": own(prefix=f"o{word}", tile=own_tiles(f"o{word}")) for word in ("a", "b", "c", "d")}
    check_factions(pack)
    pack["own_e.toml"] = own(prefix="oe", tile=own_tiles("oe"))
    with pytest.raises(BadData, match="at most 4 factions"):
        check_factions(pack)


def own_tiles(prefix: str) -> list[dict[str, str]]:
    return [{"id": f"{prefix}_ban", "code": "ban"}]


NO_CODES = (("ban", 7), ("ban", "A"), ("ban", "abcdefghi"), ("ban", "aa", "aa"), ("aa", "ban"), ("ban", "ban"), ("aa",))


@pytest.mark.parametrize("codes", NO_CODES)
def test_a_code_of_ones_own_is_a_word_that_stands_once_and_the_banner_first(codes: tuple[object, ...]) -> None:
    check_factions({"own_x.toml": own()})
    with pytest.raises(BadData, match="cannot stand here, or stands here twice"):
        check_factions({"own_x.toml": with_codes(*codes)})


def test_a_ring_of_nets_that_another_ring_aims_at_is_caught() -> None:
    """MA R21: only the ring that nobody else aims at cancels itself; its members work on everyone else."""
    wide = {"lords_of_the_abyss.toml": {"tile": [{"id": "la_horror", "net": [1, 0, 1, 0, 0, 0]}]}}
    board = """
                        .
              .                   .
    r.hor3              r.hor4              .
              b.la_hor5           .
    b.la_hor0           .                   .
              .                   .
    .                   .                   .
              .                   .
                        .
    """
    options = {"factions": ["lords_of_the_abyss", "guardians_of_the_realm"], "pack": wide}
    assert GAME.facts(GAME.position(options, {"board": board}))["netted"] == ["a1"]
