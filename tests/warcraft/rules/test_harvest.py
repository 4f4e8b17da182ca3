"""Harvest and depletion (WC §6)."""

from __future__ import annotations

from tests.warcraft.play import Play


def test_a_three_leaves_a_marker_and_a_second_one_exhausts() -> None:
    """WC §6"""
    p = Play("d1 o worker*3", step="harvest", lots="3 3")
    assert p.fact("gold", "orc") == 6
    assert p.shows("d1 o worker*3\nd1 - depleted")


def test_goldmines_come_before_forests() -> None:
    """WC §6"""
    p = Play("a1 o melee\nd4 o worker\nf5 o worker", step="harvest", lots="1 2")
    assert (p.fact("gold", "orc"), p.fact("wood", "orc")) == (1, 2)


def test_a_builder_does_not_harvest() -> None:
    """WC §6, A21"""
    p = Play("d1 o worker*2 [site]", step="harvest", lots="2")
    assert p.fact("gold", "orc") == 2


def test_markers_bind_all_players() -> None:
    """WC A47"""
    p = Play("d1 o worker\nd1 - depleted\ne4 h worker\ne4 - depleted", step="harvest")
    assert p.fact("gold") == {"orc": 0, "human": 0}
