"""Cards of the Night Elf (WC §12)."""

from __future__ import annotations

from tests.warcraft.play import Play, hand


def test_faerie_fire_subtracts_one_from_every_die() -> None:
    """WC §12"""
    p = Play("e3 n ranged*2\ne3 o melee*2", "night_elf orc", step="battle", night_elf=hand("faerie_fire"))
    p.do("play faerie_fire", lots="3 3")
    assert p.shows("e3 n ranged*2")


def test_faerie_fire_ends_with_the_phase() -> None:
    """WC §12: in this phase"""
    p = Play("e3 n ranged flying\ne3 o melee", "night_elf orc", step="battle", night_elf=hand("faerie_fire"))
    p.do("play faerie_fire", lots="4 3")
    rolls = [e.args for e in p.events if e.kind == "rolled"]
    assert [r[4] for r in rolls] == [0, 0]


def test_marksmanship_lets_the_archer_choose() -> None:
    """WC §12"""
    p = Play(
        "e3 n ranged\ne3 o melee ranged", "night_elf orc", step="battle", night_elf=hand("marksmanship"), lots="1 6"
    )
    p.do("play marksmanship")
    assert p.ask() == "night_elf choose_target"
    p.do("lose orc ranged e3", lots="6")
    assert p.fact("units", "orc") == {"melee": 1}


def test_marksmanship_needs_a_casualty_of_ones_own() -> None:
    """WC §12: caused by you"""
    p = Play(
        "e3 n ranged\ne3 o ranged melee", "night_elf orc", step="battle", night_elf=hand("marksmanship"), lots="6 6 6"
    )
    assert "played" not in p.kinds()
    assert p.asked().ask != "marksmanship"


def test_moon_glaive_rolls_one_more_for_each_hit_at_strength_two() -> None:
    """WC §12, A30"""
    elves = {**hand("moon_glaive"), "levels": {"ranged": 3}}
    p = Play("e3 n ranged*2\ne3 o melee*3", "night_elf orc", step="battle", night_elf=elves, lots="4 4")
    p.do("play moon_glaive", lots="2 3 moon_glaive")
    assert [e.args[3] for e in p.events if e.kind == "rolled"] == [4, 4, 2, 2]
    assert p.shows("e3 n ranged*2")


def test_moon_glaive_is_not_offered_without_a_hit() -> None:
    """WC §12"""
    p = Play("e3 n ranged\ne3 o melee", "night_elf orc", step="battle", night_elf=hand("moon_glaive"), lots="6 6")
    assert "played" not in p.kinds()
    assert p.refused("play moon_glaive", 0) == "window WC §12"


def test_renew_takes_a_marker_off_any_forest() -> None:
    """WC §12, A47"""
    p = Play("e2 - depleted\nd4 - partial\nd1 - depleted", "night_elf orc", step="harvest", night_elf=hand("renew"))
    assert p.options() == ["pass", "play renew d4", "play renew e2"]
    p.do("play renew e2")
    assert p.shows("d4 - partial\nd1 - depleted")


def test_renew_does_not_touch_goldmines_or_towns() -> None:
    """WC A47"""
    p = Play("d1 - depleted\ne2 - partial\ne1 - marker", "night_elf orc", step="harvest", night_elf=hand("renew"))
    assert p.refused("play renew d1") == "card-target WC §12"
    assert p.refused("play renew e1") == "card-target WC §12"
