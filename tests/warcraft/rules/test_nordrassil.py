"""Nordrassil (WC §13.4)."""

from __future__ import annotations

from typing import Any

from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play, start

ALL = "night_elf orc undead human"


def tree(board: str, **position: Any) -> Play:
    return Play(board, ALL, "nordrassil", **position)


def test_nordrassil_begins_at_top_levels_without_resources() -> None:
    """WC §13.4"""
    facts = GAME.facts(start("nordrassil", 4))
    assert facts["first"] == "night_elf"
    assert facts["levels"]["night_elf"] == {"melee": 2, "ranged": 4, "flying": 3}
    assert set(facts["gold"].values()) == {0}
    assert "h1  u melee*2 ranged [outpost]" in facts["board"]


def test_nobody_harvests_deploys_or_spends() -> None:
    """WC §13.4"""
    p = tree("b2 n melee\ni4 u melee", active="human", first="night_elf", night_elf={"deck": ["fast", "fast"]})
    p.do("done")
    assert (p.fact("turn"), p.ask()) == (2, "orc move")


def test_a_returned_unit_takes_no_further_part_in_the_battle() -> None:
    """WC A43"""
    p = tree(
        "g2 h ranged*2\ng2 u melee ranged\nh1 u [outpost]", step="battle", active="human", first="human", lots="2 6 6"
    )
    p.do("lose undead melee g2", lots="2")
    assert p.fact("battle")["phase"] == "ranged"
    assert p.fact("battle")["round"] == 2
    assert not any(e.kind == "rolled" and e.args[1] == 0 for e in p.events)


def test_a_source_with_enemies_is_no_source() -> None:
    """WC A43"""
    p = tree(
        "g2 h ranged\ng2 u melee\nh1 u [outpost]\nh1 h flying\ni4 u melee", step="battle", active="human", first="human"
    )
    p.lots = ["2"]
    p.chance()
    assert "i4  u melee*2" in p.fact("board")


def test_the_dead_ignore_stacking_until_they_leave() -> None:
    """WC §13.4"""
    p = tree("h1 u melee*5 [outpost]\ng1 u melee", active="undead", first="undead")
    assert p.refused("move melee g1 h1") == "full WC §3"
    p.do("move melee h1 h2", "move melee h1 h2", "move melee h1 h2")
    assert p.refused("move melee h1 h2") == "full WC §3"


def test_allied_outposts_are_towns() -> None:
    """WC A41"""
    p = tree("e2 u melee\nb2 n melee", active="human", first="night_elf", night_elf={"deck": ["fast", "fast"]})
    p.do("done")
    assert "e2  - marker" in p.fact("board")
    q = tree("b2 u melee\nb2 - marker\ne2 h melee", active="human", first="night_elf")
    q.do("done")
    assert q.fact("winner") == ["undead"]


def test_undead_outposts_are_ordinary_ones() -> None:
    """WC A41"""
    p = tree("h1 u [outpost]\ng1 h melee", active="human", first="human")
    p.do("move melee g1 h1", "done")
    assert "[outpost]" not in p.fact("board")


def test_the_spell_is_cast_by_its_last_card() -> None:
    """WC §13.4, A42"""
    p = tree("b2 n melee\ni4 u melee", active="human", first="night_elf", night_elf={"deck": ["fast"]})
    p.do("done")
    assert p.fact("winner") == ["night_elf", "orc", "human"]


def test_the_spells_deck_is_never_reshuffled() -> None:
    """WC A42"""
    p = tree(
        "e6 n ranged\ne6 u melee",
        step="battle",
        night_elf={"deck": ["fast", "fast"], "discard": ["fast"]},
        lots="fast 2 fast",
    )
    assert p.fact("winner") == ["night_elf", "orc", "human"]
    assert p.fact("discards", "night_elf") == ["fast"]


def test_holes_are_not_on_the_map_and_clear_areas_are_open() -> None:
    """WC A39"""
    view = GAME.view(start("nordrassil", 4), 0)
    names = {a["id"] for a in view["map"]["areas"]}
    assert {"e3", "g5", "c5"} & names == set()
    assert len(view["map"]["holes"]) == 3
    p = tree("h4 u melee", active="undead", first="undead")
    assert "move melee h4 h3" in p.options()


def test_allies_may_stand_on_the_tree_and_the_undead_win_there() -> None:
    """WC §13.4, A1: checked at the Undead place in the order, after everybody has moved"""
    p = tree(
        "e5 u melee\nd4 h melee\nb2 n melee", active="human", first="night_elf", night_elf={"deck": ["fast", "fast"]}
    )
    p.do("move melee d4 e5").do("done", lots="6 1")
    assert p.fact("winner") == ["undead"]
