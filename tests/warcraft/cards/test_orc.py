"""Cards of the Orc (WC §12)."""

from __future__ import annotations

from tests.warcraft.play import Play, hand


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
