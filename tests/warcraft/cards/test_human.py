"""Cards of the Human (WC §12)."""

from __future__ import annotations

from tests.warcraft.play import Play, hand


def test_call_to_arms_makes_workers_fight_as_melee() -> None:
    """WC §12, A34"""
    p = Play("e2 o melee\ne3 h worker*2", human={**hand("call_to_arms"), "levels": {"melee": 3}})
    p.do("move melee e2 e3")
    assert p.ask() == "human call_to_arms"
    p.do("play call_to_arms").do("done", lots="call_to_arms 6 4 6")  # Strength 4: the current melee card
    assert p.shows("e3 h worker*2")


def test_call_to_arms_is_not_offered_when_a_worker_enters_or_nobody_works_there() -> None:
    """WC §12: an enemy unit must enter an area with workers."""
    p = Play("e2 o worker melee\ne3 o melee\ne3 h worker\nf3 h melee", human=hand("call_to_arms"))
    p.do("move worker e2 e3")
    assert p.ask() == "orc move"
    assert p.refused("play call_to_arms", 1) == "window WC §12"


def test_called_workers_flank_and_do_not_count_for_unit_stacking() -> None:
    """WC A34"""
    p = Play("e2 o melee\ne3 h worker\ne4 h melee*3 worker\ne4 o melee", human=hand("call_to_arms"))
    p.do("move melee e2 e3", "play call_to_arms")
    p.do("done")
    assert p.options() == ["fight e3 human", "fight e4 human"]
    # The called worker in e3 is one of four defenders' dice in e4.
    p.do("fight e4 human", lots="call_to_arms 6 6 6 6 6 2")
    assert p.ask() == "orc choose_casualty"


def test_dispel_magic_cancels_a_card_just_played() -> None:
    """WC §12, A8"""
    p = Play("e1 o melee\ne9 h melee", orc=hand("fast"), human=hand("dispel_magic"))
    p.do("play fast e1")
    assert p.ask() == "human dispel"
    p.do("play dispel_magic")
    assert p.fact("discards") == {"orc": ["fast"], "human": ["dispel_magic"]}
    assert "move melee e1 e4" not in p.options()


def test_dispel_magic_cancels_a_victory_point_being_laid_down() -> None:
    """WC A8"""
    p = Play("e1 o melee", step="spend", orc=hand("victory_point"), human=hand("dispel_magic"))
    p.do("play victory_point", "play dispel_magic")
    assert p.fact("laid", "orc") == 0
    assert p.fact("discards", "orc") == ["victory_point"]


def test_dispel_magic_in_a_battle_needs_a_unit_there() -> None:
    """WC §5.6, A8"""
    p = Play(
        "c3 o ranged\nc3 u melee\na3 h melee",
        "orc undead human",
        "custom",
        step="battle",
        orc=hand("devour", "envenomed_spears"),
        human=hand("dispel_magic"),
    )
    p.do("pass").do("play envenomed_spears", lots="1 envenomed_spears")
    assert p.shows("c3 o ranged\na3 h melee")


def test_invisibility_takes_one_casualty_off_any_player() -> None:
    """WC §12"""
    p = Play("e3 o ranged*3\ne3 h ranged*2 melee", step="battle", human=hand("invisibility"), lots="1 1 1 1 6")
    assert p.options() == ["pass", "play invisibility orc", "play invisibility human"]
    p.do("play invisibility human")
    assert p.fact("losses") == {"attackers": 1, "defenders": 2}


def test_invisibility_is_too_late_after_the_first_casualty() -> None:
    """WC §12, T35"""
    p = Play("e3 o ranged*2\ne3 h melee*2 ranged", step="battle", human=hand("invisibility"), lots="1 1 6")
    p.do("pass", "lose human melee e3")
    assert p.refused("play invisibility human", 1) == "window WC §12"


def test_polymorph_keeps_one_unit_from_attacking_this_round() -> None:
    """WC §12, T40"""
    p = Play("e3 o ranged*2\ne3 h melee*2", step="battle", human=hand("polymorph"))
    assert p.options() == ["pass", "play polymorph orc ranged e3"]
    p.do("play polymorph orc ranged e3", lots="6 6 6 1 6")  # one ranged die, two melee dice, then two ranged dice
    assert p.kinds().count("rolled") == 5
    assert p.fact("battle")["round"] == 2


def test_polymorph_reaches_no_unit_outside_the_battle_and_none_of_its_own() -> None:
    """WC §12"""
    p = Play("e3 o ranged\ne1 o ranged\ne3 h melee", step="battle", human=hand("polymorph"))
    assert p.refused("play polymorph orc ranged e1") == "card-target WC §12"
    assert p.refused("play polymorph human melee e3") == "card-target WC §12"
