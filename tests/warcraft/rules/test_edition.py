"""The English edition of 2003 where it differs from the rulebook (WC A57)."""

from __future__ import annotations

from typing import Any

import pytest

from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play, hand


def play(board: str, races: str = "orc human", **more: Any) -> Play:
    options = {"edition": "english", **more.pop("options", {})}
    return Play(board, races, options=options, **more)


@pytest.mark.parametrize(("options", "target"), [({}, 20), ({"edition": "english"}, 30), ({"target": 25}, 25)])
def test_english_teams_play_to_thirty(options: dict[str, Any], target: int) -> None:
    assert GAME.start({"seats": 4, **options}).target == target
    assert GAME.start({"seats": 2, **options}).target == (25 if options.get("target") else 15)


def test_english_cripple_takes_a_step_off_for_each_copy() -> None:
    p = play("e3 o melee flying worker\ne5 o flying", "orc undead", undead=hand("cripple", "cripple"))
    p.do("play cripple e3", "pass")
    assert p.refused("move melee e3 e4") == "crippled WC A35"
    assert p.refused("move flying e3 e5") == "too-far WC §4.1"
    assert "move flying e3 e4" in p.options()
    assert "move worker e3 e4" in p.options()
    assert "move flying e5 e3" in p.options()
    p = play("e3 o melee flying worker", "orc undead", undead=hand("cripple", "cripple"))
    p.do("play cripple e3", "play cripple e3")
    assert p.options() == ["done"]


def test_english_cripple_and_fast_leave_two_steps() -> None:
    p = play("e3 o melee", "orc undead", orc=hand("fast"), undead=hand("cripple"))
    p.do("play fast e3", "play cripple e3")
    assert "move melee e3 e5" in p.options()
    assert p.refused("move melee e3 e6") == "too-far WC §4.1"


def test_english_attackers_play_cards_first() -> None:
    board = "e3 o melee\ne3 h melee"
    cards: dict[str, Any] = {"orc": hand("devour"), "human": hand("polymorph")}
    assert play(board, step="battle", **cards).ask() == "orc round_card"
    assert Play(board, step="battle", **cards).ask() == "human round_card"


def test_english_devour_takes_melee_and_ranged_units_and_kills_without_a_winner() -> None:
    p = play("e3 o melee\ne3 h melee ranged flying", step="battle", orc=hand("devour"))
    assert p.options() == ["pass", "play devour human melee e3", "play devour human ranged e3"]
    p = play("e3 o melee\ne3 h melee\nd3 h ranged", step="battle", orc=hand("devour"))
    p.do("play devour human ranged d3", lots="1 1")
    assert p.shows("")


def test_english_devour_takes_a_worker_under_arms() -> None:
    p = play("e2 o melee*2\ne3 h worker*2", orc=hand("devour"), human=hand("call_to_arms"))
    p.do("move melee e2 e3", "play call_to_arms")
    p.do("move melee e2 e3", "done", lots="call_to_arms")
    assert p.options() == ["pass", "play devour human worker e3"]
    p.do("play devour human worker e3", lots="1 6 6")
    assert p.shows("e3 o melee*2")
    assert p.fact("reserve", "human")["worker"] == 8


def test_english_moon_glaive_strikes_with_the_strength_of_the_unit() -> None:
    p = play("e3 n melee*2\ne3 o melee*3", "night_elf orc", step="battle", lots="3 6 6 6 6", night_elf={
        **hand("moon_glaive"), "levels": {"melee": 2, "ranged": 1, "flying": 1},
    })  # fmt: skip
    p.do("play moon_glaive", lots="3")
    assert p.kinds().count("lost") == 2


def test_english_dispel_magic_works_in_battles_only() -> None:
    p = play("e3 o melee", human=hand("dispel_magic"), orc=hand("fast"))
    p.do("play fast e3")
    assert p.ask() == "orc move"
    p = play("e3 o melee\ne3 h ranged", step="battle", human=hand("dispel_magic"), orc=hand("devour"))
    p.do("play devour human ranged e3")
    assert p.ask() == "human dispel"


def test_english_summon_building_brings_no_extra_step() -> None:
    p = play("e1 u worker", "undead orc", step="spend", undead={**hand("summon_building"), "gold": 4, "wood": 4})
    p.do("play summon_building ranged", "done")
    assert p.ask() == "orc spend"


def test_english_locked_towns_hold_workers() -> None:
    p = play("e1 o melee worker\ne1 h melee\ne1 - locked")
    assert p.refused("move worker e1 e2") == "locked WC §7"


def test_english_allies_join_as_they_please() -> None:
    p = play(
        "e5 o melee\ne6 u ranged\ne5 h melee", "night_elf undead human orc", step="battle", active="orc", first="orc"
    )
    assert p.ask() == "undead join"


@pytest.mark.parametrize(("options", "winner"), [({}, ["orc"]), ({"edition": "english"}, "open")])
def test_english_gate_falls_to_fewer_than_three_enemies(options: dict[str, Any], winner: Any) -> None:
    board = "e5 o melee\nd4 n ranged*2 melee"
    p = Play(board, "human undead orc", mode="elf_gate", step="spend", active="orc", first="orc", options=options)
    p.do("done")
    assert p.fact("winner") == winner


def test_english_necromancers_upgrade_in_the_spend_step() -> None:
    p = play(
        "c3 u worker\ne5 u worker", "human undead", mode="necromancers", step="harvest", active="undead", first="undead"
    )
    assert p.options() == ["done", "summon e5"]
    p.do("summon e5")
    while p.ask() != "undead necromancer":
        p.do("done")
    assert p.options() == ["done", "upgrade melee", "upgrade ranged", "upgrade flying"]
    p.do("upgrade ranged")
    assert p.fact("levels", "undead")["ranged"] == 2
    assert p.ask() == "undead spend"
