"""What was bought enters play (WC §7)."""

from __future__ import annotations

from tests.warcraft.play import Play


def test_units_and_workers_enter_in_the_town_or_on_outposts() -> None:
    """WC §7"""
    p = Play("e5 o [outpost]", step="deploy", orc={"training": {"melee": 1, "worker": 1}})
    assert p.refused("deploy melee e2") == "deploy-place WC §7"
    p.do("deploy melee e5", "deploy worker e1")
    assert p.shows("e5 o melee [outpost]\ne1 o worker")


def test_a_unit_without_a_place_stays_in_training() -> None:
    """WC §7"""
    p = Play("e1 o melee*3", step="deploy", orc={"training": {"melee": 1}})
    assert p.ask() == "orc spend"
    assert p.fact("training", "orc") == {"melee": 1}


def test_a_building_waits_while_its_worker_cannot_return() -> None:
    """WC §7: never to an Outpost"""
    p = Play("e1 o worker*3\ne5 o [outpost]", step="deploy", orc={"sites": {"ranged": 1}, "training": {"melee": 1}})
    assert p.refused("finish ranged") == "town-full WC §7"
    q = Play("e1 o worker*2", step="deploy", orc={"sites": {"ranged": 1}})
    q.do("finish ranged")
    assert q.shows("e1 o worker*3")
    assert q.fact("buildings", "orc") == {"ranged": 1}


def test_a_summoned_building_is_finished_without_a_worker() -> None:
    """WC §12"""
    p = Play("e1 u worker*3", "undead orc", step="deploy", undead={"summoned": {"flying": 1}})
    p.do("finish flying")
    assert p.shows("e1 u worker*3")


def test_everything_may_be_put_off() -> None:
    """WC §7"""
    p = Play("e5 o worker [site]", step="deploy", orc={"training": {"melee": 1}, "sites": {"melee": 1}})
    p.do("done")
    assert p.fact("training", "orc") == {"melee": 1}
    assert p.fact("sites", "orc") == {"melee": 1}
