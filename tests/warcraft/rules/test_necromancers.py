"""The March of the Necromancers (WC §13.2)."""

from __future__ import annotations

from typing import Any

from arenarium.games.warcraft.game import GAME
from tests.warcraft.play import Play, start

NECRO = "human undead"


def necro(board: str, **position: Any) -> Play:
    return Play(board, NECRO, "necromancers", **{"first": "undead", **position})


def test_the_undead_begin_the_march() -> None:
    """WC §13.2"""
    s = start("necromancers", 2)
    facts = GAME.facts(s)
    assert facts["first"] == "undead"
    assert facts["units"]["undead"] == {"worker": 2}
    assert facts["gold"] == {"human": 5, "undead": 0}


def test_each_necromancer_uses_one_power() -> None:
    """WC §13.2, A44"""
    p = necro("c6 u worker\ng6 u worker", step="harvest")
    assert p.options() == ["done", "summon c6", "summon g6"]
    p.do("summon c6", "summon g6")
    assert p.fact("units", "undead") == {"ranged": 1, "flying": 1, "worker": 2}


def test_two_graveyards_upgrade_two_different_types() -> None:
    """WC §13.2"""
    p = necro("c3 u worker\ng3 u worker", step="harvest")
    p.do("upgrade ranged")
    assert p.options() == ["done", "upgrade melee", "upgrade flying"]
    p.do("upgrade flying")
    assert p.fact("levels", "undead") == {"melee": 1, "ranged": 2, "flying": 2}


def test_powers_may_be_declined_and_respect_stacking() -> None:
    """WC §13.2"""
    p = necro("e5 u worker melee*3", step="harvest")
    assert p.ask() != "undead necromancer"
    q = necro("e5 u worker melee*2", step="harvest")
    q.do("done")
    assert q.fact("units", "undead") == {"melee": 2, "worker": 1}


def test_a_destroyed_token_has_no_power() -> None:
    """WC §13.2"""
    p = necro("e5 u worker\nc6 - token:ranged", step="harvest")
    assert p.ask() != "undead necromancer"


def test_necromancers_do_not_share_an_area() -> None:
    """WC §13.2"""
    p = necro("e5 u worker\ne6 u worker")
    assert p.refused("move worker e5 e6") == "necromancers WC §13.2"
    assert "move worker e5 e4" in p.options()


def test_necromancers_harvest_build_and_train_nothing() -> None:
    """WC §13.2"""
    p = necro("e4 u worker\nd8 u worker", step="harvest")
    assert p.ask() == "undead spend"
    assert p.options() == ["done"]


def test_a_necromancer_alone_with_enemies_dies_and_two_dead_lose_the_game() -> None:
    """WC §13.2, A45"""
    p = necro("e5 u worker\ne4 h melee", first="human")
    p.do("move melee e4 e5", "done")
    assert p.fact("winner") == ["human"]
    q = necro("e5 u worker\nd8 u worker\ne4 h melee", first="human")
    q.do("move melee e4 e5", "done")
    assert q.fact("winner") == "open"
    assert q.fact("units", "undead") == {"worker": 1}


def test_necromancers_stop_units_and_move_by_fast() -> None:
    """WC A45"""
    p = necro("e5 u worker\nd8 u worker\ne6 h flying", first="human")
    assert "move flying e6 e4" not in p.options()
    q = necro("e5 u worker\nd8 u worker", undead={"hand": ["fast"], "deck": []})
    q.do("play fast e5")
    assert "move worker e5 e2" in q.options()


def test_the_humans_land_beside_the_town_never_depletes() -> None:
    """WC §13.2"""
    p = necro("e2 h worker\ne5 u worker", first="human", step="harvest", lots="3")
    assert p.shows(
        "e2 h worker\ne5 u worker\ne5 - token:melee\nc6 - token:ranged\ng6 - token:flying\n"
        "c3 - token:graveyard\ng3 - token:graveyard"
    )


def test_the_undead_win_by_the_town() -> None:
    """WC §13.2"""
    p = necro("e1 u melee\ne1 - marker\nd8 u worker", active="human")
    p.do("done")
    assert p.fact("winner") == ["undead"]


def test_at_the_limit_the_human_town_has_held() -> None:
    """WC A56"""
    p = necro("e5 u worker melee*3", step="spend", active="human", turn=5, options={"limit": 5})
    p.do("done")
    assert p.fact("winner") == ["human"]
