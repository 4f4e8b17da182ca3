"""Abilities of units (WC §11)."""

from __future__ import annotations

from arenarium.games.warcraft.box import ABILITIES
from tests.warcraft.play import Play


def test_area_attack_doubles_a_natural_one_only() -> None:
    """WC §11, T26"""
    p = Play("e3 o melee*2\ne3 h melee*3", step="battle", orc={"levels": {"melee": 4}}, lots="1 5 6 6 6")
    assert p.shows("e3 o melee*2")
    p = Play("e3 o melee*2\ne3 h melee*3", step="battle", orc={"levels": {"melee": 4}}, lots="2 5 6 6 6")
    assert p.fact("units", "human") == {"melee": 1}


def test_heal_spares_one_casualty_for_each_enemy_one() -> None:
    """WC §11"""
    p = Play("e3 o ranged*3\ne3 h ranged melee*2", step="battle", human={"levels": {"ranged": 3}}, lots="1 1 2 6")
    assert p.fact("losses")["defenders"] == 1


def test_heal_is_not_cumulative_and_needs_a_healer_in_the_battle() -> None:
    """WC §11"""
    p = Play("e3 o ranged\ne3 h melee\ne6 h ranged", step="battle", human={"levels": {"ranged": 3}}, lots="1")
    assert p.shows("e3 o ranged\ne6 h ranged")


def test_slow_poison_strikes_before_the_enemy_rolls() -> None:
    """WC §11, A23, T33"""
    p = Play(
        "e3 n ranged*2\ne3 h ranged*2",
        "night_elf human",
        step="battle",
        night_elf={"levels": {"ranged": 4}},
        lots="5 6",
    )
    p.lots = ["6"]
    p.chance()
    assert [e.args[0] for e in p.events if e.kind == "rolled"] == [0, 0, 1]


def test_bloodlust_adds_one_die_to_a_phase_with_dice() -> None:
    """WC §11, A24, T30"""
    p = Play("e3 o ranged melee\ne3 h melee*3", step="battle", orc={"levels": {"ranged": 3}}, lots="6 6 6 6 6 6 6")
    types = [e.args[1] for e in p.events if e.kind == "rolled" and e.args[0] == 0]
    assert types == [1, 1, 0, 0]  # two ranged dice, two melee dice; none in the flying phase


def test_raise_dead_puts_a_melee_unit_on_the_battlefield() -> None:
    """WC §11, A25: it may attack in a later phase of the same round"""
    p = Play("e3 u ranged\ne3 o melee*2", "undead orc", step="battle", undead={"levels": {"ranged": 3}}, lots="1")
    p.do("raise", lots="2 6")
    assert p.shows("e3 u ranged melee")


def test_raise_dead_may_be_declined() -> None:
    """WC §11: may"""
    p = Play("e3 u ranged\ne3 o melee", "undead orc", step="battle", undead={"levels": {"ranged": 3}}, lots="1")
    p.do("pass")
    assert p.shows("e3 u ranged")


def test_every_ability_has_a_test() -> None:
    for ability in ABILITIES[1:]:
        assert any(name.startswith("test_") and ability in name for name in globals()), ability
