"""Cards of the Undead (WC §12)."""

from __future__ import annotations

from tests.warcraft.play import Play, hand


def test_cripple_holds_one_area_for_the_turn() -> None:
    """WC §12, A35"""
    p = Play("e1 o melee worker\ne3 o melee", "orc undead", undead=hand("cripple"))
    p.do("play cripple e1")
    assert all(" e1 " not in o for o in p.options())
    assert p.refused("move melee e1 e2") == "crippled WC A35"
    assert "move melee e3 e4" in p.options()


def test_cripple_does_not_stop_a_town_portal() -> None:
    """WC A18, A35"""
    p = Play("e3 o melee", "orc undead", orc=hand("town_portal"), undead=hand("cripple"))
    p.do("play cripple e3", "done", "play town_portal e3 e1")
    assert p.fact("board") == "e1  o melee\ne3  - crippled"


def test_cripple_may_not_be_played_in_ones_own_move_step() -> None:
    """WC §12: an enemy's Move Step"""
    p = Play("e1 u melee\ne9 o melee", "undead orc", undead=hand("cripple"))
    assert p.ask() == "undead move"
    assert p.refused("play cripple e9") == "window WC §12"


def test_curse_prevents_casualties() -> None:
    """WC §12, A31, T36"""
    p = Play("e3 o ranged*3\ne3 u melee*3", "orc undead", step="battle", undead=hand("curse"), lots="1 1 1")
    p.do("play curse", lots="3 4 6")
    assert p.fact("units", "undead") == {"melee": 1}


def test_curse_is_not_offered_without_an_enemy_hit() -> None:
    """WC §12"""
    p = Play("e3 o ranged\ne3 u melee", "orc undead", step="battle", undead=hand("curse"), lots="6 6")
    assert p.refused("play curse", 1) == "window WC §12"


def test_summon_building_needs_no_worker_and_brings_an_extra_step() -> None:
    """WC §12, A36"""
    p = Play("", "undead orc", step="spend", undead={**hand("summon_building"), "gold": 4, "wood": 4})
    p.do("play summon_building flying", "done")
    assert p.ask() == "undead spend"
    assert p.fact("summoned", "undead") == {"flying": 1}
    p.do("train melee", "done")
    assert p.ask() == "orc spend"


def test_summon_building_still_costs_and_starts_no_outpost() -> None:
    """WC §12: the 2 gold and 2 wood are paid"""
    p = Play("e1 u worker", "undead orc", step="spend", undead={**hand("summon_building"), "gold": 1, "wood": 4})
    assert p.refused("play summon_building melee") == "window WC §12"
    q = Play("e1 u worker", "undead orc", step="spend", undead={**hand("summon_building"), "gold": 4, "wood": 4})
    q.do("train melee")
    assert q.refused("play summon_building melee") == "window WC §12"


def test_web_grounds_flyers_for_the_rest_of_the_battle() -> None:
    """WC §12, T23"""
    p = Play("e3 u melee\ne3 o flying", "undead orc", step="battle", undead=hand("web"), lots="6")
    p.do("play web", lots="6 6 1 web")
    assert p.shows("e3 u melee")
    assert p.fact("battle") == "none"


def test_web_is_not_offered_without_enemy_flyers() -> None:
    """WC §12"""
    p = Play("e3 u melee flying\ne3 o melee", "undead orc", step="battle", undead=hand("web"), lots="6 6 1")
    assert "played" not in p.kinds()
