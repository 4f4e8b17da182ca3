"""Movement and stacking (WC §3, §4.1)."""

from __future__ import annotations

from tests.warcraft.play import Play


def test_each_piece_moves_once() -> None:
    """WC §4.1"""
    p = Play("e2 o melee flying")
    p.do("move melee e2 e3")
    assert p.refused("move melee e3 e4") == "moved WC §4.1"
    p.do("move flying e2 e4")
    assert p.options() == ["done"]


def test_units_that_moved_in_do_not_stop_those_that_wait() -> None:
    """WC §3: pieces that are to leave a full area go first"""
    p = Play("e2 o melee\ne3 o melee*3")
    assert p.refused("move melee e2 e3") == "full WC §3"
    p.do("move melee e3 e4", "move melee e2 e3")
    assert p.shows("e3 o melee*3\ne4 o melee")


def test_a_full_area_may_be_passed() -> None:
    """WC §3"""
    p = Play("e2 o flying\ne3 o melee*3")
    assert "move flying e2 e4" in p.options()


def test_workers_and_units_have_limits_of_their_own() -> None:
    """WC §3"""
    p = Play("e2 o worker\ne3 o melee*3 worker*2")
    p.do("move worker e2 e3")
    assert p.shows("e3 o melee*3 worker*3")


def test_three_units_may_enter_an_area_with_three_enemies() -> None:
    """WC §3: limits count one's own pieces"""
    p = Play("e2 o melee*3\ne3 h melee*3")
    p.do("move melee e2 e3", "move melee e2 e3", "move melee e2 e3")
    assert p.fact("units", "orc") == {"melee": 3}


def test_an_outpost_stops_a_flyer() -> None:
    """WC §4.1, A50"""
    p = Play("e2 o flying\ne3 h [outpost]")
    assert "move flying e2 e3" in p.options()
    assert "move flying e2 e4" not in p.options()


def test_leaving_an_area_with_enemies_is_free() -> None:
    """WC §4.1"""
    p = Play("e3 o melee\ne3 h melee")
    assert "move melee e3 e2" in p.options()


def test_a_worker_passes_no_enemy() -> None:
    """WC §4.1: he stops where enemies are, and enters only behind a unit of his race"""
    p = Play("e2 o worker\ne3 h worker\ne3 o melee")
    assert "move worker e2 e3" in p.options()
    assert "move worker e2 e4" not in p.options()


def test_too_far_no_piece_and_wrong_step_have_reasons() -> None:
    """WC §4.1, §2"""
    p = Play("e2 o melee")
    assert p.refused("move melee e2 e4") == "too-far WC §4.1"
    assert p.refused("move ranged e2 e3") == "no-piece WC §4.1"
    assert p.refused("train melee") == "not-now WC §2"
    assert p.refused("move melee e2 e3", 1) == "core-refuse-not-asked WC §2"
