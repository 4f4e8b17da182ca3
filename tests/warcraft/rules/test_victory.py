"""Points, the limit, giving up (WC §9)."""

from __future__ import annotations

import pytest

from arenarium.core.kernel import Luck, apply, questions
from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play


def test_points_come_from_areas_cards_and_top_levels() -> None:
    """WC §9"""
    p = Play("e1 o melee\ne5 o ranged\nd3 o worker\ne9 h worker", orc={"laid": 2, "levels": {"melee": 4}})
    assert p.fact("points") == {"orc": 3 + 2 + 2 + 1, "human": 0}


def test_both_sides_score_a_contested_town() -> None:
    """WC A5"""
    p = Play("e1 o melee\ne1 h melee\ne1 - locked")
    assert p.fact("points") == {"orc": 3, "human": 3}


def test_points_are_checked_for_the_acting_player_only() -> None:
    """WC A1, A6"""
    ten = ["e9", "b1", "b6", "h1", "h6", "e5", "d3", "d6", "f3", "f6"]
    board = "\n".join(f"{area} h melee" for area in ten)
    p = Play(board, step="spend", human={"laid": 1})
    assert p.fact("points", "human") == 18
    p.do("done")
    assert p.ask() == "human spend"
    p.do("done")
    assert p.fact("winner") == ["human"]


def test_the_target_may_be_set() -> None:
    """WC A7"""
    p = Play("e1 o melee", step="spend", options={"target": 3})
    p.do("done")
    assert p.fact("winner") == ["orc"]


def test_the_limit_decides_by_points_then_units_then_not_at_all() -> None:
    """WC A56"""
    for board, winner in (
        ("e1 o melee\ne8 h melee", ["orc"]),
        ("e2 o melee\ne8 h melee*2", ["human"]),
        ("e2 o melee\ne8 h melee", []),
    ):
        p = Play(board, step="spend", active="human", first="orc", turn=7, options={"limit": 7})
        p.do("done")
        assert p.fact("winner") == winner


def test_resigning_gives_the_game_to_the_other_side() -> None:
    p = Play("e1 o melee\ne9 h melee")
    GAME.resign(p.s, 0)
    assert GAME.result(p.s) == [2, 1]


def test_in_a_game_of_three_the_others_play_on() -> None:
    p = Play("c1 o ranged*2\nc1 h melee ranged\nc5 u melee", "orc human undead", "custom", step="battle", lots="1 6 6")
    assert p.ask() == "human choose_casualty"
    GAME.resign(p.s, 1)
    assert p.fact("out") == ["human"]
    assert p.fact("battle") == "none"
    assert p.ask() == "undead move"


@pytest.mark.parametrize(("mode", "seats"), [("main", 2), ("main", 4), ("elf_gate", 3), ("nordrassil", 4)])
def test_in_random_games_the_sources_add_up_to_the_points(mode: str, seats: int) -> None:
    s = GAME.start({"mode": mode, "seats": seats, "limit": 12})
    luck = Luck(seats)
    kinds = set()
    while questions(s):
        d = questions(s)[0]
        apply(s, d.seat, luck.draw(d))
        for row in GAME.view(s, 0)["seats"]:
            assert sum(source["points"] for source in row["sources"]) == row["points"]
            kinds |= {source["kind"] for source in row["sources"]}
    assert "town" in kinds
