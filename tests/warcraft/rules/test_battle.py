"""Battles and special abilities (WC §5, §11)."""

from __future__ import annotations

from tests.warcraft.play import Play, hand


def test_every_participant_draws_a_card_before_the_first_round() -> None:
    """WC §5.1, A11"""
    p = Play(
        "e3 o ranged\ne3 h melee",
        step="battle",
        orc={"deck": ["fast", "resources"]},
        human={"deck": ["fast"]},
        lots="fast fast 1 resources",
    )
    assert p.fact("hands") == {"orc": ["fast", "resources"], "human": ["fast"]}


def test_an_empty_deck_takes_the_discard_pile_at_once() -> None:
    """WC §5.1"""
    p = Play("e3 o ranged\ne3 h melee", step="battle", orc={"deck": ["fast"], "discard": ["resources"]}, lots="fast 1")
    assert p.fact("decks", "orc") == 1
    assert p.fact("discards", "orc") == []


def test_with_deck_and_discard_empty_nothing_is_drawn() -> None:
    """WC A52"""
    p = Play("e3 o ranged\ne3 h melee", step="battle", lots="1")
    assert p.fact("hand_counts") == {"orc": 0, "human": 0}


def test_units_of_one_type_roll_together_from_battlefield_and_flanks() -> None:
    """WC §5.2"""
    p = Play("e3 o melee*2\ne2 o melee*3\nf2 o melee\ne3 h melee", step="battle", lots="6 6 6 6 6 6 6")
    assert p.kinds().count("rolled") == 7


def test_all_casualties_are_taken_even_when_the_battle_is_decided() -> None:
    """WC §5.3: all inflicted casualties must be taken; A67: where all fall nobody is asked"""
    p = Play("e3 o ranged*3\ne3 h melee\ne4 h melee", step="battle", lots="1 1 6")
    assert p.ask() == "human move"
    assert p.shows("e3 o ranged*3")


def test_surplus_casualties_vanish() -> None:
    """WC A16"""
    p = Play("e3 o ranged*3\ne3 h melee\ne6 h melee", step="battle", lots="1 1 1")
    assert p.shows("e3 o ranged*3\ne6 h melee")


def test_the_owner_may_take_casualties_from_a_flank() -> None:
    """WC §5.3"""
    p = Play("e3 o ranged\ne3 h melee\ne4 h melee", step="battle", lots="1")
    assert p.options() == ["lose human melee e3", "lose human melee e4"]


def test_melee_does_not_reach_flyers() -> None:
    """WC §5.2: the surplus is lost when only flyers are left"""
    p = Play("e3 o melee*3\ne3 h flying melee", step="battle", lots="6 1 1 1 6 6")
    assert p.fact("units", "human") == {"flying": 1}
    assert p.fact("battle")["round"] == 2


def test_a_battle_ends_after_the_phase_that_empties_the_battlefield() -> None:
    """WC §5.4, A9"""
    p = Play("e3 o ranged melee\ne3 h melee", step="battle", lots="1")
    assert p.fact("battle") == "none"


def test_flank_units_fight_for_a_mountain() -> None:
    """WC §5.4: only flyers stand there, flank units of any type take part"""
    p = Play("d2 o flying\ne2 o ranged\nd2 h flying\nd3 h melee", step="battle", lots="1")
    assert p.options() == ["lose human melee d3", "lose human flying d2"]


def test_the_active_player_chooses_the_order_of_battles() -> None:
    """WC §5.5"""
    p = Play("e3 o melee\ne3 h melee\ne8 o melee\ne8 h melee", step="battle")
    assert p.ask() == "orc choose_battle"
    assert p.options() == ["fight e3 human", "fight e8 human"]
    assert p.refused("fight e5 human") == "no-battle WC §4.2"


def test_three_sides_in_one_area_are_fought_one_at_a_time() -> None:
    """WC A17"""
    p = Play("c3 o ranged\nc3 h melee\nc3 u melee", "orc human undead", "custom", step="battle")
    assert p.options() == ["fight c3 human", "fight c3 undead"]
    p.do("fight c3 undead", lots="1 1")
    assert p.shows("c3 o ranged")


def test_enemy_workers_alone_cause_no_battle_and_die() -> None:
    """WC §4.2"""
    p = Play("e3 o melee\ne3 h worker*2", step="battle")
    assert p.shows("e3 o melee")
    assert p.fact("reserve", "human")["worker"] == 8


def test_an_outpost_under_construction_survives_a_won_battle() -> None:
    """WC A20"""
    p = Play("e3 o ranged\ne3 h ranged\ne3 h worker [site]", step="battle", lots="6 1")
    assert p.shows("e3 h ranged worker [site]")


def test_a_builder_called_to_arms_gives_up_his_outpost() -> None:
    """WC A20"""
    p = Play("e2 o melee\ne3 h worker [site]", human={"hand": ["call_to_arms"], "deck": []})
    p.do("move melee e2 e3", "play call_to_arms").do("done", lots="call_to_arms 6 1")
    assert p.shows("e3 h worker")
    assert p.fact("reserve", "human")["outpost"] == 2


def test_after_a_hundred_rounds_the_attackers_on_the_battlefield_are_gone() -> None:
    """WC A56"""
    p = Play("e3 o melee worker\ne2 o melee\ne3 h melee", step="battle", lots="6 6 6 " * 100)
    assert p.fact("battle") == "none"
    assert p.shows("e2 o melee\ne3 h melee")
    assert p.kinds().count("lost") == 1, "the worker leaves as one among enemies, not with the army"
    assert p.kinds().count("round") == 99, "the second to the hundredth"


def test_a_devoured_unit_is_back_when_a_battle_is_broken_off() -> None:
    """WC A56, A28: nobody has won."""
    p = Play("e3 o melee\ne3 h melee\ne4 h flying", step="battle", orc=hand("devour"))
    p.do("play devour human flying e4", lots="6 6 " * 100)
    assert p.fact("battle") == "none"
    assert p.shows("e3 h melee\ne4 h flying")


def test_one_race_on_the_battlefield_means_one_team() -> None:
    """WC A10"""
    p = Play(
        "e3 o ranged\ne3 u melee\ne3 h melee",
        "night_elf undead human orc",
        step="battle",
        active="orc",
        first="orc",
        lots="1",
    )
    assert p.shows("e3 o ranged\ne3 u melee")
    assert p.fact("battle") == "none"


def test_a_side_without_casualties_waits_while_the_other_removes_all() -> None:
    """WC A15"""
    p = Play("e3 o ranged*2\ne3 h melee*2 flying", step="battle", lots="1 1")
    p.do("lose human melee e3")
    assert p.ask() == "human choose_casualty"


def test_a_devoured_unit_returns_to_its_own_area_whatever_happened_there() -> None:
    """WC A29"""
    p = Play(
        "e3 o melee\ne3 u ranged*3\ne4 u ranged",
        "orc undead",
        step="battle",
        orc={"hand": ["devour"], "deck": []},
        undead={"levels": {"ranged": 3}},
    )
    p.do("play devour undead ranged e3", lots="1 6 6")
    p.do("raise")
    assert p.shows("e3 u ranged*3\ne4 u ranged")
    assert p.fact("reserve", "undead")["melee"] == 10
