"""Setup (WC §1, §13)."""

from __future__ import annotations

import pytest

from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import start


def test_setup_of_the_main_scenario() -> None:
    """WC §1"""
    s = start("main", 2, races=["orc", "night_elf"])
    facts = GAME.facts(s)
    assert facts["gold"] == facts["wood"] == {"orc": 5, "night_elf": 5}
    assert facts["board"].split("\n") == ["e1  o melee*3 worker*3", "e9  n melee*3 worker*3"]
    assert facts["hand_counts"] == {"orc": 3, "night_elf": 3}
    assert facts["decks"] == {"orc": 18, "night_elf": 18}


def test_teams_of_the_main_scenario_for_four() -> None:
    """WC §1"""
    s = start("main", 4)
    races = {v["race"]: v["team"] for v in GAME.view(s, -1)["seats"]}
    assert races["human"] == races["night_elf"] != races["orc"] == races["undead"]
    assert GAME.view(s, -1)["target"] == 20


@pytest.mark.parametrize(
    ("mode", "seats", "cards"),
    [
        ("elf_gate", 3, {"human": 18, "undead": 18, "orc": 18}),
        ("necromancers", 2, {"human": 18, "undead": 16}),
        ("nordrassil", 4, {"night_elf": 16, "orc": 16, "undead": 16, "human": 16}),
    ],
)
def test_cards_out_of_the_decks(mode: str, seats: int, cards: dict[str, int]) -> None:
    """WC §13: Victory Points, and what the scenario names"""
    facts = GAME.facts(start(mode, seats))
    assert {race: facts["decks"][race] + 3 for race in facts["decks"]} == cards
    assert not any("victory_point" in hand for hand in facts["hands"].values())


def test_the_map_says_where_towns_stand_whatever_side_a_piece_shows() -> None:
    """WC A55"""
    for races in (["human", "night_elf"], ["orc", "undead"]):
        s = GAME.position({"races": races}, {})
        assert [seat["town"] for seat in GAME.view(s, -1)["seats"]] == ["e1", "e9"]
