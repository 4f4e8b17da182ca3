"""Towns occupied, locked, lost (WC §4.2, §7)."""

from __future__ import annotations

from tests.warcraft.play import Play


def test_two_occupations_need_not_follow_each_other() -> None:
    """WC A2, A3: the marker stays"""
    p = Play("e1 h melee\ne1 - marker\ne5 o melee", active="human", first="orc")
    p.do("done")
    assert p.fact("winner") == ["human"]
    assert p.fact("result") == [2, 1]


def test_one_marker_a_turn_whoever_stands_there() -> None:
    """WC A4"""
    p = Play("c1 h melee\nc1 u melee*2\nc5 o melee", "orc human undead", "custom", first="human", active="orc")
    p.do("done")
    assert "marker" in p.fact("board")
    assert p.fact("out") == []


def test_an_eliminated_players_town_still_scores() -> None:
    """WC A5"""
    p = Play(
        "c1 h melee\nc1 - marker\ne3 h melee\nc5 u melee",
        "orc human undead",
        "custom",
        first="human",
        active="orc",
    )
    p.do("done")
    assert p.fact("out") == ["orc"]
    assert p.fact("winner") == "open"
    assert p.fact("points", "human") == 6


def test_two_towns_that_fall_together_leave_nobody() -> None:
    """WC §4.2: at once, so neither is the last"""
    p = Play("e1 h melee\ne1 - marker\ne9 o melee\ne9 - marker", active="human", first="orc")
    p.do("done")
    assert p.fact("winner") == []
    assert p.fact("result") == [1, 1]


def test_deploying_into_an_occupied_town_locks_units_of_both_sides() -> None:
    """WC §7, A17"""
    p = Play("e1 h melee worker\ne2 o melee", step="deploy", orc={"training": {"melee": 1}})
    p.do("deploy melee e1", "done", "done")
    assert p.ask() == "human move"
    assert p.refused("move melee e1 d1") == "locked WC §7"


def test_a_locked_town_holds_workers_only_by_the_setting() -> None:
    """WC §7: the switch for the English rule"""
    for held in (False, True):
        p = Play("e1 o worker\ne1 h melee\ne1 - locked", options={"lock_workers": held})
        assert ("move worker e1 e2" in p.options()) is not held


def test_the_portal_leaves_a_locked_town() -> None:
    """WC A18"""
    p = Play("e1 h melee\ne1 o melee\ne1 - locked", active="human", first="human", human={"hand": ["town_portal"]})
    p.do("done", "play town_portal e1 e9")
    assert p.fact("units", "human") == {"melee": 1}
    assert "e9  h melee" in p.fact("board")


def test_workers_deployed_into_an_occupied_town_die_after_the_next_battles() -> None:
    """WC A19"""
    p = Play("e1 h melee", step="deploy", orc={"training": {"worker": 1}})
    p.do("deploy worker e1", "done", "done")
    assert p.ask() == "human move"
    p.do("done")
    assert p.fact("units", "orc") == {}
