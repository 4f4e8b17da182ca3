"""The four-player game: shared limits, gifts, allied battles (WC §10)."""

from __future__ import annotations

from typing import Any

from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play

FOUR = "night_elf undead human orc"


def four(board: str, **position: Any) -> Play:
    return Play(board, FOUR, **position)


def test_shared_areas_cause_no_battle() -> None:
    """WC §10"""
    p = four("e3 o melee\ne3 u melee", step="battle", active="orc", first="orc")
    assert p.ask() == "night_elf move"


def test_allied_workers_and_units_count_for_the_limits() -> None:
    """WC §3, §10"""
    p = four("e2 o worker melee\ne3 u worker*3 melee*3", first="orc")
    assert p.refused("move worker e2 e3") == "full WC §3"
    assert p.refused("move melee e2 e3") == "full WC §3"


def test_an_ally_does_not_open_an_enemy_area_for_workers() -> None:
    """WC A54"""
    p = four("e2 o worker\ne3 u melee\ne3 h worker\nf1 o melee", first="orc")
    assert p.refused("move worker e2 e3") == "worker-enemy WC §4.1"


def test_an_area_of_an_ally_is_open_to_workers() -> None:
    """WC A54"""
    p = four("e2 o worker\ne3 u melee worker", first="orc")
    assert "move worker e2 e3" in p.options()
    assert "move worker e2 e4" in p.options()


def test_an_allys_flank_joins_if_the_attacker_wants_and_its_owner_agrees() -> None:
    """WC A13"""
    board = "e3 o ranged\ne4 u ranged\ne3 h melee*2"
    p = four(board, step="battle", active="orc", first="orc")
    assert p.ask() == "orc invite"
    p.do("invite undead")
    assert p.ask() == "undead join"
    p.do("join", lots="6 6 6 6")
    assert [e.args[0] for e in p.events if e.kind == "rolled"] == [3, 1, 2, 2]
    for answers in (["pass"], ["invite undead", "pass"]):
        q = four(board, step="battle", active="orc", first="orc")
        q.do(*answers, lots="6 6 6")
        assert [e.args[0] for e in q.events if e.kind == "rolled"] == [3, 2, 2]


def test_allied_units_on_the_battlefield_always_fight() -> None:
    """WC A13"""
    p = four("e3 o ranged\ne3 u ranged\ne3 h melee", step="battle", active="orc", first="orc", lots="6 6 6")
    assert [e.args[0] for e in p.events if e.kind == "rolled"] == [3, 1, 2]


def test_the_defenders_allies_fight_from_the_flanks_anyway() -> None:
    """WC §5.1, A13"""
    p = four("e3 o melee\ne3 h ranged\ne4 n ranged", step="battle", active="orc", first="orc", lots="6 6 6")
    assert [e.args[0] for e in p.events if e.kind == "rolled"] == [2, 0, 3]


def test_the_leader_of_a_side_divides_casualties() -> None:
    """WC A14"""
    p = four("e3 o ranged\ne3 h melee\ne4 n melee", step="battle", active="orc", first="orc", lots="1")
    assert p.ask() == "human choose_casualty"
    assert p.options() == ["lose night_elf melee e4", "lose human melee e3"]


def test_two_allies_attacked_together_are_led_by_the_next_clockwise() -> None:
    """WC A14, our reading: clockwise from the attacker"""
    p = four("e3 o ranged\ne3 h melee\ne3 n melee", step="battle", active="orc", first="orc", lots="1")
    assert p.ask() == "night_elf choose_casualty"


def test_every_winner_on_the_battlefield_draws() -> None:
    """WC A12"""
    p = four(
        "e3 o ranged\ne3 u melee\ne3 h melee",
        step="battle",
        active="orc",
        first="orc",
        orc={"deck": ["fast", "fast"]},
        undead={"deck": ["fast", "fast"]},
        lots="fast fast 1 fast fast",
    )
    assert p.fact("hand_counts") == {"night_elf": 0, "undead": 2, "human": 0, "orc": 2}


def test_gifts_in_ones_own_step_as_long_as_there_is_something() -> None:
    """WC §10, A51"""
    p = four("e1 o melee", step="spend", first="orc", orc={"gold": 3, "wood": 1})
    p.do("give undead")
    assert p.ask() == "orc gift_amount"
    assert len(p.options()) == 7
    assert p.refused("amount 4 0") == "amount WC §10"
    p.do("amount 2 1")
    assert (p.fact("gold", "undead"), p.fact("wood", "undead"), p.fact("gold", "orc")) == (2, 1, 1)
    p.do("give undead", "amount 1 0")
    assert p.refused("give undead") == "gift-received WC A51"
    assert p.refused("give human") == "not-ally WC §10"


def test_an_ally_may_help_at_the_start_of_a_spend_step() -> None:
    """WC A51"""
    p = four("e1 o melee", step="spend", first="orc", undead={"gold": 1})
    assert p.ask() == "undead gift"
    p.do("give orc", "amount 1 0", "train worker")
    assert p.fact("training", "orc") == {"worker": 1}


def test_an_ally_lays_down_points_at_the_end_of_a_spend_step() -> None:
    """WC A46, T61"""
    board = "e1 o melee\ne9 u melee\na3 u melee\nb1 o melee\nb6 o melee\nh1 u melee\nh6 u melee\nd3 o melee\ne5 u melee"
    p = four(board, step="spend", first="orc", undead={"hand": ["victory_point"], "deck": []})
    assert p.fact("points", "orc") == 20
    q = four(board.replace("d3 o melee\n", ""), step="spend", first="orc", undead={"hand": ["victory_point"]})
    assert q.fact("points", "orc") == 19
    q.do("done")
    assert q.ask() == "undead lay_down"
    q.do("play victory_point")
    assert sorted(q.fact("winner")) == ["orc", "undead"]
    assert q.fact("result") == [2, 1, 2, 1]


def test_cards_are_never_given_and_hands_are_shared_only_by_the_setting() -> None:
    """WC §10"""
    for share in (False, True):
        p = four("e1 o melee", undead={"hand": ["fast"]}, options={"share_hands": share})
        assert GAME.view(p.s, 3)["seats"][1]["hand"] == (["fast"] if share else None)
        assert GAME.view(p.s, 0)["seats"][1]["hand"] is None
        assert GAME.view(p.s, -1)["seats"][1]["hand"] is None


def test_resigning_is_for_the_team() -> None:
    p = four("e1 o melee\na3 n melee")
    GAME.resign(p.s, 0)
    assert GAME.result(p.s) == [2, 1, 2, 1]


def test_cripple_binds_the_victims_ally_too() -> None:
    """WC A35"""
    p = four("h3 h melee\nh3 n melee", first="human", undead={"hand": ["cripple"]})
    p.do("play cripple h3", "done", "done")
    assert p.ask() == "night_elf move"
    assert p.refused("move melee h3 h4") == "crippled WC A35"
