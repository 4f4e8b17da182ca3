"""The data files: what is in the box, what a pack may change, what is refused."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from arenarium.core.data import source_of
from arenarium.core.refusal import BadData, BadOptions
from arenarium.games.monolith.box import ASSASSIN, AURAS, FEATURES, GIFTS, ORDERS, tray_size
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.loading import FACTIONS, box_for, files_of
from arenarium.words import LANGUAGES, words
from tests.monolith.play import arena, at, play
from tests.monolith.rules import page

BOX = box_for({})


def test_the_box_has_four_factions_of_thirty_five_tiles_in_sixty_seven_kinds() -> None:
    """MA §2"""
    assert len(BOX.ids) == len(set(BOX.ids)) == 67
    assert [tray_size(stack) for stack in BOX.stack] == [34, 34, 34, 34]


def test_codes_are_unambiguous_within_a_faction() -> None:
    for f in range(4):
        codes = BOX.codes[BOX.first[f] : BOX.first[f] + BOX.kinds[f]]
        assert len(set(codes)) == len(codes)
        assert all(len(c) == 3 for c in codes)


def test_every_tile_is_named_by_a_test_of_its_own() -> None:
    """At least two tests for each tile: what it does and what it may not do."""
    named: list[str] = []
    for file in Path(__file__).parents[1].joinpath("cards").glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                named.append((ast.get_docstring(node) or "").split(",")[0])
    assert {i: named.count(i) for i in BOX.ids if named.count(i) < 2} == {}


def test_every_tile_has_its_words_in_both_languages() -> None:
    for lang in LANGUAGES:
        for name in BOX.ids:
            assert words(lang).has(f"monolith-{name}")
            assert words(lang).say(f"monolith-{name}.text") != f"monolith-{name}.text"


def test_facts_the_book_does_not_show_are_marked() -> None:
    """The icons are from public material; what the cards say is from the rulebook."""
    content = files_of(None)["dragon_empire.toml"]
    pikeman = next(row for row in content["tile"] if row["id"] == "de_pikeman")
    assert (source_of(pikeman, "count"), source_of(pikeman, "melee")) == ("rulebook", "published")
    rules = files_of(None)["rules.toml"]["fact"]
    assert next(row for row in rules if row["id"] == "bomb")["source"] == "reconstructed"


def test_thirteen_empire_champions_eight_of_them_armoured() -> None:
    """A published remark that the data must satisfy."""
    kinds = [k for k in range(BOX.kinds[0]) if BOX.role[k] == 1]
    assert sum(BOX.count[k] for k in kinds) == 13
    assert sum(BOX.count[k] for k in kinds if BOX.armour_dirs[k * 6]) == 8


def pack(**change: Any) -> dict[str, Any]:
    return {"guardians_of_the_realm.toml": {"tile": [{"id": "gr_crossbowman", **change}]}}


def test_a_pack_corrects_a_tile() -> None:
    """MA R1: the Crossbowman's initiative is data"""
    s = GAME.position(
        {"pack": pack(initiative=[1]), "factions": ["guardians_of_the_realm", "dragon_empire"]},
        {"board": ".\n. .\n. . .\n. .\n. r.cro0 .\n. .\n. . .\n. .\n."},
    )
    assert GAME.facts(s)["initiative"]["c3"] == [1]
    again = GAME.unpack(GAME.pack(s))
    assert GAME.facts(again)["initiative"]["c3"] == [1]


def test_a_pack_may_change_the_shape_of_the_bomb() -> None:
    """MA R4"""
    changed = box_for({"pack": {"rules.toml": {"fact": [{"id": "bomb", "value": "row"}]}}})
    assert len(changed.bombs) == 27


@pytest.mark.parametrize(
    ("tiles", "target", "hp"),
    [
        ("d2:b.ban", "b.ban0", 19),
        ("d2:b.ban b2:r.str0", "b.ban0", 18),  # the Rune beside the landing hex
        ("d2:b.cha4", "b.cha4", 20),  # its armour stops a shot of one
        ("d2:b.cha4 b2:r.str0", ".", 20),  # and takes one from a stronger shot
        ("d2:b.cha3", ".", 20),  # armour on another side
    ],
)
def test_a_rider_to_whom_a_pack_gives_a_bow_shoots_as_it_charges(tiles: str, target: str, hp: int) -> None:
    """MA §8, R37"""
    bow = {"id": "de_knight", "melee": [0] * 6, "ranged": [1, 0, 0, 0, 0, 0]}
    rune = {"id": "de_rune_strength", "effect": {"type": "ranged", "amount": 1}}
    options = {"pack": {"dragon_empire.toml": {"tile": [bow, rune]}}}
    s = play(arena(f"c4:r.kni0 {tiles}", options=options, hands={"r": ["bat"]}), "charge c4>c3/1 d2")
    assert (at(s, "d2"), s.hp[1]) == (target, hp)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"initiative": [1, 1]}, "different numbers"),
        ({"melee": [1, 2]}, "six numbers"),
        ({"armour": [2, 0, 0, 0, 0, 0]}, "0 or 1"),
        ({"kind": "hero"}, "unknown kind"),
        ({"count": 9}, "count must be"),
        ({"count": 2}, "35 tiles"),
        ({"features": {"flying": 1}}, "no such feature"),
        ({"colour": "red"}, "unknown field"),
        ({"effect": {"type": "teleport"}}, "unknown effect"),
        ({"source": "hearsay"}, "unknown source"),
    ],
)
def test_a_wrong_pack_is_refused_with_file_id_and_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadData, match=reason) as error:
        box_for({"pack": pack(**change)})
    assert error.value.file == "guardians_of_the_realm.toml"
    assert "gr_crossbowman" in error.value.where or error.value.where == "tile"


def test_a_pack_for_a_file_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadData, match="no such data file"):
        box_for({"pack": {"dwarves.toml": {}}})


def test_one_faction_cannot_be_led_twice_unless_mirror_matches_are_allowed() -> None:
    """MA §2"""
    twice = {"factions": [FACTIONS[0], FACTIONS[0]]}
    with pytest.raises(BadOptions):
        GAME.start(twice)
    assert GAME.start({**twice, "mirror": True}).faction == [0, 0]


def test_open_seats_take_the_factions_that_are_left() -> None:
    s = GAME.start({"mode": "three", "factions": [None, FACTIONS[0], None]})
    assert s.faction == [1, 0, 2]


def test_the_catalogue_spells_every_tile_out() -> None:
    book = GAME.catalogue({})
    assert len(book["tiles"]) == 67
    card = next(t for t in book["tiles"] if t["id"] == "la_spike")
    assert card["features"] == {"venom": 1}
    assert card["source"]["melee"] == "published"


def test_the_rules_page_lists_every_tile_and_every_scenario() -> None:
    """After a change of either: python -m tests.monolith.rules.page"""
    text = page.PAGE.read_text(encoding="utf-8")
    assert text == page.page(text)
    assert sum(f"`{card['code']}` | {card['count']} |" in text for card in GAME.catalogue({})["tiles"]) == 67


def test_every_feature_has_a_bit_of_its_own() -> None:
    bits = [*FEATURES.values(), ASSASSIN]
    assert all(bit.bit_count() == 1 for bit in bits)
    assert len(set(bits)) == len(bits)


EFFECTS = [
    *(f"feature-{name}" for name in (*FEATURES, "toughness")),
    *(f"rune-{name}" for name in GIFTS[1:]),
    *(f"aura-{name}" for name in AURAS),
    *(f"order-{name}" for name in ORDERS[1:]),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_a_name_and_a_sentence(lang: str) -> None:
    """Also those that no tile of the box has, for a tile of one's own may."""
    book = words(lang)
    sentences = [f"monolith-help-{effect}" for effect in EFFECTS]
    names = [f"monolith-box-{effect.partition('-')[2]}" for effect in EFFECTS]
    assert [key for key in [*sentences, *names] if not book.has(key)] == []
