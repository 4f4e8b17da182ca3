"""Pictures of the board that a scenario expects: what is the same, and what cannot be read."""

from __future__ import annotations

import pytest

from arenarium import games
from arenarium.core.refusal import BadData
from arenarium.games.warcraft.chart import laid_out
from tests.warcraft.rules import maps

GAME = games.game("warcraft")
STATE = GAME.position({"mode": "main"}, {"board": "e1 o melee*2 worker [outpost]\ne2 - partial"})


def same(board: str) -> bool:
    return GAME.same_fact(STATE, "board", board, GAME.facts(STATE)["board"])


@pytest.mark.parametrize(
    "board",
    [
        "e1 o melee*2 worker [outpost]\ne2 - partial",
        "e2 - partial\n\n  e1 orc [outpost] melee worker*1 melee  ",
        "e1 o melee*2\ne1 o worker [outpost]\ne2 - partial\ne3 h",
    ],
)
def test_spelling_does_not_matter(board: str) -> None:
    assert same(board)


@pytest.mark.parametrize(
    "board",
    [
        "e1 o melee*3 worker [outpost]\ne2 - partial",
        "e1 o melee*2 worker\ne2 - partial",
        "e1 o melee*2 worker [outpost]",
    ],
)
def test_pieces_and_marks_matter(board: str) -> None:
    assert not same(board)


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("e1 o meele", "line 1: 'meele' is no piece"),
        ("e1 o melee*x", "line 1: 'melee.x' is no piece"),
        ("e1 o melee\ne2 - melee", "line 2: 'melee' is no mark"),
        ("z9 o melee", "line 1: unknown area 'z9'"),
        ("e1 melee", "line 1: an area is followed by an owner"),
        ("e1", "line 1: an area is followed by an owner"),
    ],
)
def test_a_slip_of_the_pen_is_named(board: str, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        same(board)


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("e1 o melee\ne2 - marker", "line 2: 'marker' is for Towns, and 'e2' is none"),
        ("e3 - locked", "line 1: 'locked' is for Towns, and 'e3' is none"),
        ("e1 - depleted", "line 1: 'depleted' is for forests and goldmines, and 'e1' is neither"),
        ("e3 - partial", "line 1: 'partial' is for forests and goldmines, and 'e3' is neither"),
    ],
)
def test_a_mark_lies_where_it_means_something(board: str, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        GAME.position({"mode": "main"}, {"board": board})


def test_the_map_shows_where_areas_lie_and_who_is_there() -> None:
    rows = GAME.chart(STATE).splitlines()
    assert [row.split() for row in rows[4:5]] == [["e1#o", "e2%", "e3", "e4$", "e5*", "e6%", "e7", "e8%", "e9#"]]
    drawn = {row.split()[0].strip("#*%$^o")[0]: len(row) - len(row.lstrip()) for row in rows}
    assert drawn["e"] == 0 < drawn["d"] < drawn["c"]


def test_the_map_shows_whoever_has_only_a_worker_or_an_outpost_somewhere() -> None:
    s = GAME.position({"mode": "main"}, {"board": "e2 o worker\ne3 h [outpost]\ne4 h worker [site]\ne6 o flying"})
    row = GAME.chart(s).splitlines()[4]
    assert row.split() == ["e1#", "e2%o", "e3h", "e4$h", "e5*", "e6%o", "e7", "e8%", "e9#"]


def test_areas_no_two_of_which_lie_beside_each_other_stand_apart() -> None:
    assert laid_out([(0, 0, "a1"), (2, 1, "b1")], 3) == ["a1", "      b1"]


def test_the_page_of_maps_is_up_to_date() -> None:
    assert maps.PAGE.read_text(encoding="utf-8") == maps.page()
