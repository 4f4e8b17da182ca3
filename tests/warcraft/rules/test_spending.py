"""Training, buildings, upgrades (WC §8)."""

from __future__ import annotations

from tests.warcraft.play import Play


def test_one_piece_a_building_and_workers_one_at_a_time() -> None:
    """WC §8"""
    p = Play("", step="spend", orc={"gold": 9, "wood": 9})
    p.do("train melee", "train worker")
    assert p.refused("train melee") == "busy-building WC §8"
    assert p.refused("train worker") == "busy-building WC §8"
    assert p.refused("train flying") == "no-building WC §8"


def test_a_piece_left_in_training_keeps_its_building_busy() -> None:
    """WC §8: an idle building"""
    p = Play("e1 o melee*3", step="spend", orc={"gold": 9, "wood": 9, "training": {"melee": 1}})
    assert p.refused("train melee") == "busy-building WC §8"


def test_prices_of_training() -> None:
    """WC §8"""
    p = Play("", step="spend", orc={"gold": 6, "wood": 4, "buildings": {"ranged": 1, "flying": 1}})
    p.do("train melee", "train ranged", "train flying", "train worker")
    assert (p.fact("gold", "orc"), p.fact("wood", "orc")) == (0, 0)
    q = Play("", step="spend", orc={"gold": 0, "wood": 9})
    assert q.refused("train melee") == "resources WC §8"


def test_the_box_limits_pieces_buildings_and_outposts() -> None:
    """WC §8"""
    p = Play(
        "e1 o melee*3 worker\ne2 o melee*3\nd1 o melee*3\nf1 o melee\ne4 o [outpost]\ne5 o [outpost]",
        step="spend",
        orc={"gold": 9, "wood": 9, "buildings": {"melee": 2}},
    )
    assert p.refused("train melee") == "reserve WC §8"
    assert p.refused("build melee") == "no-building-left WC §8"
    assert p.refused("build outpost e1") == "no-outpost-left WC §8"


def test_a_building_needs_a_free_worker_in_the_town() -> None:
    """WC §8"""
    p = Play("e2 o worker\ne1 o worker [site]", step="spend", orc={"gold": 9, "wood": 9})
    assert p.refused("build melee") == "no-worker-in-town WC §8"


def test_a_worker_who_builds_cannot_build_again() -> None:
    """WC §8"""
    p = Play("e3 o worker", step="spend", orc={"gold": 9, "wood": 9})
    p.do("build outpost e3")
    assert p.refused("build outpost e3") == "builder-busy WC §8"


def test_one_outpost_in_an_area() -> None:
    """WC A49"""
    p = Play("e3 o worker*2 [site]", step="spend", orc={"gold": 9, "wood": 9})
    assert p.refused("build outpost e3") == "outpost-there WC A49"


def test_an_outpost_may_stand_on_a_forest_which_stays_harvestable() -> None:
    """WC A49"""
    p = Play("e2 o worker*2 [outpost]", step="harvest", lots="1 2")
    assert p.fact("wood", "orc") == 3


def test_several_types_may_be_upgraded_each_once() -> None:
    """WC §8"""
    p = Play("", step="spend", orc={"gold": 9, "wood": 9, "buildings": {"ranged": 1, "flying": 1}})
    p.do("upgrade melee", "upgrade ranged", "upgrade flying")
    assert p.fact("levels", "orc") == {"melee": 2, "ranged": 2, "flying": 2}
    assert p.refused("upgrade ranged") == "upgrade-twice WC §8"
    assert p.refused("upgrade flying") == "top WC §8"
    assert p.refused("train melee") == "one-option WC §8"


def test_buildings_under_construction_do_not_count() -> None:
    """WC §8: completed buildings"""
    p = Play("", step="spend", orc={"gold": 9, "wood": 9, "sites": {"ranged": 1}})
    assert p.refused("upgrade ranged") == "needs WC §8"


def test_buildings_cannot_be_destroyed() -> None:
    """WC A48: nothing that happens on the board touches them"""
    p = Play("e1 h melee", active="human", first="orc", orc={"buildings": {"ranged": 2}, "sites": {"flying": 1}})
    p.do("done")
    assert p.fact("buildings", "orc") == {"ranged": 2}
    assert p.fact("sites", "orc") == {"flying": 1}
