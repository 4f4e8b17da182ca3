"""Data packs: laid over the shipped facts, checked with file, id and reason."""

from __future__ import annotations

from typing import Any

import pytest

from arenarium.core.refusal import BadData
from arenarium.core.wire import check
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.loading import box_for
from arenarium.games.herosi.wire_answers import Catalogue
from tests.herosi.play import do, options, position


def spell(**fields: Any) -> dict[str, Any]:
    return {"spells.toml": {"spell": [fields]}}


def creature(**fields: Any) -> dict[str, Any]:
    return {"creatures.toml": {"creature": [fields]}}


def preset(**fields: str) -> dict[str, Any]:
    return {"presets.toml": {"preset": [{"id": "fire", "fields": fields}]}}


def test_a_pack_corrects_one_number() -> None:
    pack = spell(id="ice_bolt", damage=5)
    s = position(
        {"pack": pack},
        phase="stop",
        stopper="r",
        r={"hero": "earth", "dice": "W W W E E C", "hand": ["ice_bolt"]},
    )
    do(s, "cast ice_bolt", "at b.b2")
    assert s.life == [21, 16]
    assert box_for({}).spells[s.box.card_of["ice_bolt"]].damage == 3


def test_an_army_has_as_many_creatures_as_the_box_says() -> None:
    """HE A2"""
    pack = {"numbers.toml": {"number": [{"id": "army_creatures", "value": 2}]}}
    s = position({"pack": pack, "army": "build"}, phase="army")
    do(s, "place hero b2", "place wisp f1", "place wisp f2", seat=0)
    assert [text for text in options(s, 0) if text.startswith("place")] == []


def test_a_save_finds_its_pack_again() -> None:
    s = position({"pack": creature(id="golem", life=12)})
    again = GAME.unpack(GAME.pack(s))
    assert again.box is s.box
    assert again.box.creature(again.box.kind_of["golem"]).life == 12


@pytest.mark.parametrize(
    ("pack", "file", "where", "reason"),
    [
        (spell(id="icebolt", damage=5), "spells.toml", "spell.icebolt", "no such id"),
        (spell(id="ice_bolt", damage="5"), "spells.toml", "ice_bolt", "must be int"),
        (spell(id="ice_bolt", dmg=5), "spells.toml", "ice_bolt", "unknown field 'dmg'"),
        (spell(id="ice_bolt", damage=500), "spells.toml", "ice_bolt", "from 0 to 99"),
        (spell(id="ice_bolt", target="anyone"), "spells.toml", "ice_bolt", "any_exposed_being"),
        (spell(id="ice_bolt", effect="lasting"), "spells.toml", "ice_bolt", "hook"),
        (spell(id="ice_bolt", needs={"ice": 3}), "spells.toml", "ice_bolt", "fire, water"),
        (spell(id="ice_bolt", needs={"same_element": 2, "card": 1}), "spells.toml", "ice_bolt", "mix"),
        (spell(id="ice_bolt", source="hearsay"), "spells.toml", "ice_bolt", "source"),
        (creature(id="golem", life=0), "creatures.toml", "golem", "from 1 to 99"),
        (creature(id="golem", direction="behind"), "creatures.toml", "golem", "front"),
        (creature(id="golem", ability="blast"), "creatures.toml", "golem", "needs the field 'damage'"),
        (creature(id="gnome", orders="giant"), "creatures.toml", "gnome", "must name a creature"),
        (creature(id="phoenix", markers=8), "creatures.toml", "phoenix", "dead"),
        (creature(id="wisp", ability="return", markers=1), "creatures.toml", "fire", "only one creature"),
        (preset(f1="golem"), "presets.toml", "fire", "no creature"),
        (preset(f1="wisp"), "presets.toml", "fire", "hero"),
        ({"heroes.toml": {"hero": [{"id": "fire", "special": "heal"}]}}, "heroes.toml", "fire", "no special spell"),
        ({"numbers.toml": {"number": [{"id": "dice", "value": 9}]}}, "numbers.toml", "dice", "from 1 to 6"),
        ({"cards.toml": {}}, "cards.toml", "", "no such data file"),
    ],
)
def test_a_wrong_pack_is_refused_with_file_id_and_reason(
    pack: dict[str, Any], file: str, where: str, reason: str
) -> None:
    with pytest.raises(BadData) as caught:
        box_for({"pack": pack})
    assert (caught.value.file, caught.value.where) == (file, where)
    assert reason in caught.value.reason


@pytest.mark.parametrize(
    ("keys", "where"),
    [
        ({"bord": ""}, "bord"),
        ({"r": {"heroo": "fire"}}, "r.heroo"),
        ({"r": {"hero": "ice"}}, "r.hero"),
        ({"r": {"hand": ["firebal"]}}, "r.hand"),
        ({"r": {"dice": "F F X"}}, "r.dice"),
        ({"r": {"front": "golem . ."}}, "r.front"),
        ({"r": {"front": "goblin . . ."}}, "r.front"),
        ({"r": {"front": "wisp!! . . .", "back": "hero . . ."}}, "r.front"),
        ({"r": {"front": "wisp . . .", "back": ". . . ."}}, "r"),
        ({"r": {"life": -1}}, "r.life"),
        ({"r": {"life": 0}}, "r.life"),
        ({"r": {"life": 22}}, "r.life"),
        ({"r": {"stunned": True}}, "r.stunned"),
        ({"b": {"beside": -1}}, "b.beside"),
        ({"spells": ["poison@b.f2"]}, "spells"),
        ({"spells": ["poison@b.f2/r"]}, "spells"),
        ({"spells": ["heal@b/r"]}, "spells"),
        ({"spells": ["poison@b/r"]}, "spells"),
        ({"spells": ["stupor@b.b2/r"]}, "spells"),
        ({"spells": ["freeze@b.b2/r"]}, "spells"),
        ({"spells": ["poison@b.b2/r", "poison@b.b2/b+1"]}, "spells"),
        ({"phase": "stop"}, "stopper"),
        ({"phase": "later"}, "phase"),
        ({"upper": "heal heal"}, "upper"),
        ({"board": "life 3 | life 4\n. hero | . hero"}, "board"),
        ({"board": "life | life 4\n. hero | . hero"}, "board"),
        ({"board": "| life 4\n. hero | . hero"}, "board"),
        ({"board": ". hero | . hero | . ."}, "board"),
        ({"g": {}}, "seats"),
    ],
)
def test_a_wrong_position_is_refused_by_its_key(keys: dict[str, Any], where: str) -> None:
    with pytest.raises(BadData) as caught:
        position({}, **keys)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("heal@b.b2/r", "an instant spell does not stay in play"),
        ("poison@b.b2", "the owner is missing, as in poison@b.b2/r"),
        ("venom@b.b2/r", "no spell is called 'venom'"),
        ("poison@b.b9/r", "written as poison@b.f2/r+2"),
        ("poison@b.b2/r+x", "written as poison@b.f2/r+2"),
    ],
)
def test_a_wrong_lasting_spell_is_told_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(BadData) as caught:
        position({}, spells=[text])
    assert caught.value.where == "spells"
    assert reason in caught.value.reason


def test_a_picture_is_read_as_it_is_drawn() -> None:
    s = position(
        {},
        board="""
        life 21          |   life 18
        .        wisp    |   leviathan!!  .
        hero     ifrit   |   .        .
        .        .       |   triton   hero
        .        .       |   .        .
        dice F F W K - - |   dice A A C - - -
        """,
    )
    fact = GAME.facts(s)
    assert fact["front"] == {"r": "wisp ifrit . .", "b": ". triton . leviathan!!"}
    assert fact["back"] == {"r": ". hero . .", "b": ". hero . ."}
    assert fact["life"] == [21, 18]
    assert fact["dice"] == {"r": "F F W K - -", "b": "A A C - - -"}
    assert GAME.facts(position({}, board=fact["board"]))["board"] == fact["board"]


def test_the_catalogue_names_the_source_of_every_field() -> None:
    catalogue = GAME.catalogue({})
    check(catalogue, Catalogue)
    assert {k: len(v) for k, v in catalogue.items() if k != "numbers"} == {
        "heroes": 4,
        "creatures": 20,
        "spells": 27,
        "presets": 4,
    }
    wisp = next(c for c in catalogue["creatures"] if c["id"] == "wisp")
    assert wisp["source"]["damage"] == "rulebook"
    assert wisp["source"]["strength"] == "reconstructed"
    assert wisp["kind"] == "activated"
