"""Cards that every race has (WC §12)."""

from __future__ import annotations

from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play, hand


def test_fast_adds_two_areas_up_to_three() -> None:
    """WC §12, A32, T19"""
    p = Play("e1 o melee flying worker", orc=hand("fast", "fast"))
    p.do("play fast e1")
    assert p.options() == ["pass", "play fast e1"]
    p.do("play fast e1")  # a second one on the same area is allowed and does nothing
    assert {"move melee e1 e4", "move flying e1 e4", "move worker e1 e4"} <= set(p.options())
    assert "move flying e1 e5" not in p.options()


def test_fast_does_not_lift_the_stop_rule_or_the_lock() -> None:
    """WC §12, A18"""
    p = Play("e1 o melee\nd1 h worker\ne2 h worker\nf1 h worker", orc=hand("fast"))
    p.do("play fast e1")
    assert p.options() == ["done", "move melee e1 d1", "move melee e1 e2", "move melee e1 f1"]
    q = Play("e1 o melee\ne1 h melee\ne1 - locked", orc=hand("fast"))
    q.do("play fast e1")
    assert q.options() == ["done"]


def test_resources_bring_two_of_either() -> None:
    """WC §12"""
    p = Play("", step="spend", orc=hand("resources", "resources"))
    p.do("play resources gold", "play resources wood")
    assert (p.fact("gold", "orc"), p.fact("wood", "orc")) == (2, 2)


def test_resources_come_before_anything_is_bought() -> None:
    """WC §12: at the start of the Spend Step"""
    p = Play("", step="spend", orc={**hand("resources"), "gold": 1, "wood": 1})
    p.do("train melee")
    assert p.refused("play resources gold") == "window WC §12"


def test_town_portal_takes_all_units_of_an_area_home() -> None:
    """WC §12, T46"""
    p = Play("e3 o melee ranged worker", step="battle", orc=hand("town_portal"))
    p.do("play town_portal e3 e1")
    assert p.shows("e1 o melee ranged\ne3 o worker")


def test_town_portal_overflow_goes_beside_the_target() -> None:
    """WC A33"""
    p = Play("e3 o melee flying ranged\ne1 o melee*2\nd1 h melee", step="battle", orc=hand("town_portal"))
    p.do("play town_portal e3 e1")
    assert p.options() == ["put melee e1", "put ranged e1", "put flying e1"]
    p.do("put ranged e1")
    way = GAME.view(p.s, 0)["portal"]
    assert way == {
        "seat": 0,
        "race": "orc",
        "from": "e3",
        "to": "e1",
        "melee": 1,
        "ranged": 0,
        "flying": 1,
        "worker": 0,
    }
    assert p.options() == [f"put {t} {area}" for t in ("melee", "flying") for area in ("d1", "e2", "f1")]
    p.do("put melee e2", "put flying f1")
    assert p.shows("e1 o melee*2 ranged\ne2 o melee\nf1 o flying\nd1 h melee")
    assert "portal" not in GAME.view(p.s, 0)


def test_town_portal_reaches_an_outpost_but_no_other_place() -> None:
    """WC §12"""
    p = Play("e3 o melee\ne5 o [outpost]", step="battle", orc=hand("town_portal"))
    assert p.options() == ["pass", "play town_portal e3 e1", "play town_portal e3 e5"]
    assert p.refused("play town_portal e3 e4") == "card-target WC §12"


def test_town_portal_into_an_occupied_town_brings_a_battle() -> None:
    """WC A33: with the active player's units on one side a battle follows at once."""
    p = Play("e3 o ranged\ne1 h melee", step="battle", orc=hand("town_portal"))
    p.do("play town_portal e3 e1", lots="town_portal 1")
    assert p.shows("e1 o ranged")


def test_town_portal_takes_workers_under_arms_along() -> None:
    """WC A34"""
    p = Play("e2 o melee\ne3 h worker*2 [site]", human=hand("call_to_arms", "town_portal"))
    p.do("move melee e2 e3", "play call_to_arms", "done", "play town_portal e3 e9")
    assert p.shows("e3 o melee\ne9 h worker*2")


def test_victory_point_cards_are_laid_down_in_ones_own_steps() -> None:
    """WC §12, A46"""
    p = Play("e9 h melee", orc=hand("victory_point", "victory_point"))
    p.do("play victory_point", "play victory_point")
    assert (p.fact("laid", "orc"), p.fact("points", "orc")) == (2, 2)


def test_victory_point_cards_are_not_laid_down_in_a_battle() -> None:
    """WC A46"""
    p = Play("e3 o ranged*2\ne3 h melee*2 ranged", step="battle", orc=hand("victory_point"), lots="1 6 6")
    assert p.fact("battle") != "none"
    assert p.refused("play victory_point", 0) == "window WC §12"
