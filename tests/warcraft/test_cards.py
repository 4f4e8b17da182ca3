"""Every experience card: what it does and what it may not do (WC §12)."""

from __future__ import annotations

from arenarium.games.warcraft.box import CARDS
from tests.warcraft.play import Play


def hand(*cards: str) -> dict[str, list[str]]:
    return {"hand": list(cards), "deck": []}


# --- Human -----------------------------------------------------------------------------------


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


# --- Orc -------------------------------------------------------------------------------------


def test_devour_takes_a_ranged_or_flying_unit_out_and_kills_it_on_victory() -> None:
    """WC §12, A28"""
    p = Play("e3 o ranged\ne3 h melee\ne4 h flying", step="battle", orc=hand("devour"))
    p.do("play devour human flying e4", lots="1")
    assert p.shows("e3 o ranged")
    assert p.fact("reserve", "human")["flying"] == 4


def test_devour_on_the_last_unit_ends_the_battle_at_once() -> None:
    """WC A28"""
    p = Play("e3 o melee\ne3 h ranged\ne4 h melee", step="battle", orc=hand("devour"))
    p.do("play devour human ranged e3")
    assert p.shows("e3 o melee\ne4 h melee")
    assert "rolled" not in p.kinds()


def test_devour_may_not_take_melee_units() -> None:
    """WC §12: flying or ranged"""
    p = Play("e3 o ranged\ne3 h melee", step="battle", orc=hand("devour"))
    assert p.options() == ["pass"]
    assert p.refused("play devour human melee e3") == "window WC §12"


def test_devour_without_a_winner_returns_the_unit_or_kills_it_by_the_setting() -> None:
    """WC A28"""
    for kills, board in ((False, "e4 h ranged"), (True, "")):
        p = Play(
            "e3 o ranged\ne3 h ranged\ne4 h ranged",
            step="battle",
            orc=hand("devour"),
            options={"devour_kills": kills},
        )
        p.do("play devour human ranged e4", lots="1 1")
        assert p.shows(board)


def test_ensnare_lets_melee_reach_flyers() -> None:
    """WC §12, A27"""
    p = Play("e3 o melee\ne3 h flying", step="battle", orc=hand("ensnare"), lots="6")
    assert p.ask() == "orc melee_card"
    p.do("play ensnare", lots="1")
    assert p.shows("e3 o melee")


def test_ensnare_is_of_no_use_before_the_melee_phase() -> None:
    """WC §12"""
    p = Play("e3 o melee ranged\ne3 h flying ranged", step="battle", orc=hand("ensnare"), human=hand("invisibility"))
    p.lots = ["1", "6"]
    p.chance()
    assert p.ask() == "human casualty_card"
    assert p.refused("play ensnare", 0) == "window WC §12"


def test_envenomed_spears_reroll_all_misses_once() -> None:
    """WC §12, A32"""
    p = Play("e3 o ranged*3\ne3 h melee*3", step="battle", orc=hand("envenomed_spears"))
    p.do("play envenomed_spears", lots="6 1 5 2 6 6 6")
    assert [e.args[2:6] for e in p.events if e.kind == "rolled"][:5] == [
        (6, 2, 0, 0),
        (1, 2, 1, 0),
        (5, 2, 0, 0),
        (2, 2, 1, 1),
        (6, 2, 0, 1),
    ]
    assert p.shows("e3 o ranged*3\ne3 h melee")


def test_envenomed_spears_are_not_offered_without_a_die_to_roll() -> None:
    """WC §12: before your attack roll"""
    p = Play("e3 o melee\ne3 h ranged", step="battle", orc=hand("envenomed_spears"), lots="6")
    assert p.ask() == "orc roll_card"
    assert p.fact("battle")["phase"] == "melee"


def test_pillage_takes_the_training_price() -> None:
    """WC §12, T41"""
    p = Play("e3 o ranged\ne3 h ranged", step="battle", orc=hand("pillage"), human={"gold": 3, "wood": 0}, lots="1 6")
    p.do("play pillage")
    assert p.fact("gold") == {"orc": 2, "human": 1}
    assert p.fact("wood") == {"orc": 0, "human": 0}


def test_pillage_gets_nothing_where_nothing_is() -> None:
    """WC §12: no window when the owner has no resources."""
    p = Play("e3 o ranged\ne3 h melee", step="battle", orc=hand("pillage"), lots="1")
    assert p.fact("hands", "orc") == ["pillage"]
    assert "played" not in p.kinds()


def test_pillage_counts_a_worker_under_arms_as_melee() -> None:
    """WC A53"""
    p = Play(
        "e2 o ranged\ne3 h worker",
        orc=hand("pillage"),
        human={**hand("call_to_arms"), "gold": 4, "wood": 4},
    )
    p.do("move ranged e2 e3", "play call_to_arms").do("done", lots="call_to_arms 1")
    p.do("play pillage")
    assert (p.fact("gold", "orc"), p.fact("wood", "orc")) == (1, 1)


# --- Night Elf -------------------------------------------------------------------------------


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


# --- Undead ----------------------------------------------------------------------------------


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


# --- all races -------------------------------------------------------------------------------


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
    assert p.options() == ["put melee e2", "put melee f1", "put flying e2", "put flying f1"]  # not d1: enemy units
    p.do("put melee e2", "put flying f1")
    assert p.shows("e1 o melee*2 ranged\ne2 o melee\nf1 o flying\nd1 h melee")


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


def test_every_card_has_tests() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    for card in CARDS:
        assert sum(card in name for name in tests) >= 2, card
