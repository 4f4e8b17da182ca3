"""Every fact of a box can be looked at, corrected and confirmed; what no box can say is refused with its place."""

from __future__ import annotations

import time
from typing import Any

import pytest

from arenarium.core import packfile
from arenarium.core.facts import BadFact, Edit, Thing, check, differences, edited
from arenarium.core.game import AnyGame
from arenarium.core.refusal import BadData
from arenarium.games import games
from arenarium.words import LANGUAGES, words

GAMES = [g for g in games() if g.things()]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)


def edit(thing: Thing, field: str, **what: Any) -> Edit:
    return {"file": thing["file"], "path": thing["path"], "field": field, **what}  # type: ignore[typeddict-item]


def named(game: AnyGame, name: str) -> Thing:
    return next(t for t in game.things() if t["path"] and t["path"][-1] == name)


def of(name: str) -> AnyGame:
    return next(g for g in GAMES if g.name == name)


def test_all_four_games_show_their_facts() -> None:
    assert {g.name for g in GAMES} == {"monolith", "tashkalar", "warcraft", "herosi"}


@each_game
def test_what_ships_is_of_its_kind(game: AnyGame) -> None:
    """Every fact written as a correction of itself is taken."""
    for thing in game.things():
        for field, fact in thing["facts"].items():
            if fact["value"] is not None:
                row = {field: fact["value"]}
                match thing["path"]:
                    case []:
                        sheet: dict[str, Any] = row
                    case [name]:
                        sheet = {name: row}
                    case [table, name] if thing["rows"]:
                        sheet = {table: [{"id": name, **row}]}
                    case [table, name]:
                        sheet = {table: {name: row}}
                check({thing["file"]: sheet}, [thing])


@each_game
def test_a_box_that_is_seen_through_and_through_differs_in_nothing_and_plays(game: AnyGame) -> None:
    things = game.things()
    pack = edited({}, things, [edit(t, field, seen=True) for t in things for field in t["facts"]])
    check(pack, things)
    game.check_pack(pack)
    found = differences(pack, things)
    assert len(found) == sum(len(t["facts"]) for t in things)
    assert all(d["seen"] and d["old"] == d["new"] for d in found)
    written = packfile.write(game.name, "Box", pack)
    assert packfile.read(written) == (game.name, "Box", pack)
    again = edited(pack, things, [edit(t, field, reset=True) for t in things for field in t["facts"]])
    assert again == {}


@each_game
def test_numbers_that_are_corrected_are_written_and_read_and_taken_back(game: AnyGame) -> None:
    things = game.things()
    tried = 0
    for t in things:
        for field, fact in t["facts"].items():
            if fact["kind"]["kind"] == "number" and isinstance(fact["value"], int):
                new = fact["value"] + (1 if fact["value"] < fact["kind"]["high"] else -1)
                pack = edited({}, things, [edit(t, field, value=new)])
                check(pack, things)
                assert [(d["field"], d["old"], d["new"]) for d in differences(pack, things)] == [
                    (field, fact["value"], new)
                ]
                assert packfile.read(packfile.write(game.name, "", pack))[2] == pack
                assert edited(pack, things, [edit(t, field, value=fact["value"])]) == {}
                tried += 1
    assert tried > 5


def test_a_corrected_tile_is_in_the_catalogue_with_its_mark() -> None:
    game = of("monolith")
    tile = named(game, "de_pikeman")
    pack = edited(
        {},
        game.things(),
        [edit(tile, "melee", value=[2, 0, 0, 0, 0, 0], seen=True), edit(tile, "ranged", value=[0, 1, 0, 0, 0, 0])],
    )
    game.check_pack(pack)
    shown = next(t for t in game.catalogue({"pack": pack})["tiles"] if t["id"] == "de_pikeman")
    assert (shown["melee"], shown["ranged"]) == ([2, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0])
    assert shown["source"]["melee"] == "box"
    assert shown["source"]["*"] == "rulebook"
    assert "box" not in (shown["source"].get("ranged"), shown["source"].get("armour"))


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("monolith", {"../rules.toml": {}}, "core-fact-file"),
    ("monolith", {"rules.toml": []}, "core-fact-table"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": "../../etc/passwd", "count": 1}]}}, "core-fact-unknown"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": "<script>alert(1)</script>"}]}}, "core-fact-unknown"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": ["de_banner"]}]}}, "core-fact-unknown"),
    ("monolith", {"dragon_empire.toml": {"tile": "de_banner"}}, "core-fact-table"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": "de_banner"}, {"id": "de_banner"}]}}, "core-fact-twice"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": "de_pikeman", "count": True}]}}, "core-fact-number"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": "de_pikeman", "count": 10**400}]}}, "core-fact-number"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": "de_pikeman", "melee": [1, 2]}]}}, "core-fact-list"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": "de_pikeman", "initiative": [2, 2]}]}}, "core-fact-different"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": "de_pikeman", "code": "<b>"}]}}, "core-fact-field"),
    ("monolith", {"dragon_empire.toml": {"tile": [{"id": "de_pikeman", "source": "myself"}]}}, "core-fact-source"),
    ("herosi", {"creatures.toml": {"creature": [{"id": "wisp", "direction": "up"}]}}, "core-fact-choice"),
    ("herosi", {"creatures.toml": {"creature": [{"id": "wisp", "direction": ["front"]}]}}, "core-fact-choice"),
    ("herosi", {"creatures.toml": {"creature": [{"id": "wisp", "covered": 1}]}}, "core-fact-flag"),
    ("herosi", {"presets.toml": {"preset": [{"id": "fire", "fields": {"f1": {"x": 1}}}]}}, "core-fact-choice"),
    ("tashkalar", {"imperial.toml": {"beings": [{"id": "swordmaster", "grid": ["<b>"]}]}}, "core-fact-grid"),
    (
        "tashkalar",
        {"imperial.toml": {"beings": [{"id": "swordmaster", "marks": {"cells": [[[[[[[[[[1]]]]]]]]]]}}]}},
        "core-fact-long",
    ),
    (
        "tashkalar",
        {"imperial.toml": {"beings": [{"id": "swordmaster", "steps": [{"op": "eval"}]}]}},
        "core-fact-choice",
    ),
]


@pytest.mark.parametrize(("name", "pack", "key"), BAD)
def test_what_no_box_can_say_is_refused_with_a_sentence(name: str, pack: dict[str, Any], key: str) -> None:
    with pytest.raises(BadFact) as refused:
        check(pack, of(name).things())
    assert refused.value.key == key
    for lang in LANGUAGES:
        said = words(lang).say(key, refused.value.args_)
        assert key not in said
        assert len(said) < 1500


FILES = [
    ("", "core-pack-version"),
    ("x" * 200_000, "core-pack-long"),
    ("a." * 20_000 + "b = 1", "core-pack-deep"),
    ("a = " + "[" * 40_000 + "]" * 40_000, "core-pack-deep"),
    ("a = [" + "[{}]," * 10_000 + "]", "core-pack-deep"),
    ("arenarium = 2\ngame = 'herosi'", "core-pack-version"),
    ("arenarium = true\ngame = 'herosi'", "core-pack-version"),
    ("arenarium = 1\ngame = 7", "core-pack-head"),
    ("arenarium = 1\ngame = 'herosi'\nd = 2001-01-01", "core-pack-plain"),
    ("arenarium = 1\ngame = 'herosi'\nd = nan", "core-pack-plain"),
    ("arenarium = 1\ngame = 'herosi", "core-refuse-read-toml"),
    ("\x00", "core-refuse-read-toml"),
]


@pytest.mark.parametrize(("text", "key"), FILES, ids=[str(n) for n in range(len(FILES))])
def test_a_file_that_is_no_pack_is_refused_at_once(text: str, key: str) -> None:
    began = time.process_time()
    with pytest.raises(BadData) as refused:
        packfile.read(text)
    assert refused.value.key == key
    assert time.process_time() - began < 2
    if key:
        for lang in LANGUAGES:
            assert key not in words(lang).say(key, refused.value.args_)


@pytest.mark.parametrize("value", ["nan", "-inf", "[1, 07:32:00]", "{ a = 2026-01-01 }", "0x" + "f" * 9_000])
def test_a_value_that_is_no_fact_is_told_by_its_place(value: str) -> None:
    row = f"[['creatures.toml'.creature]]\nid = 'wisp'\nlife = {value}"
    with pytest.raises(BadData) as refused:
        packfile.read(f"arenarium = 1\ngame = 'herosi'\n{row}")
    assert str(refused.value.args_["where"]).startswith("creatures.toml.creature.1.life")


def test_a_name_may_hold_anything_and_is_read_as_written() -> None:
    name = "\"<script>alert('1')</script>\\ \x7f\n\t]]= # ż 🐉"
    assert packfile.read(packfile.write("herosi", name, {}))[1] == name
