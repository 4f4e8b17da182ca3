"""Boards of squares."""

from __future__ import annotations

import pytest

from arenarium.core.squares import DIRECTIONS, DX, DY, TURNS, Grid, turned, turned_direction

ARENA = Grid(
    (
        "##.....##",
        "#.......#",
        ".........",
        ".........",
        ".........",
        ".........",
        ".........",
        "#.......#",
        "##.....##",
    )
)


def test_columns_are_letters_from_the_left_and_rows_numbers_from_the_top() -> None:
    assert ARENA.name(ARENA.at(2, 0)) == "c1"
    assert ARENA.name(ARENA.at(8, 6)) == "i7"
    assert ARENA.square("e5") == 40
    assert all(ARENA.square(ARENA.name(q)) == q for q in ARENA.squares)


@pytest.mark.parametrize("name", ["", "e", "5", "e0", "e10", "j5", "a1", "E5", "e05", "e5x", "é5", "e٣"])
def test_what_names_no_square_is_no_square(name: str) -> None:
    assert ARENA.square(name) == -1


def test_an_arena_without_corners_has_sixty_nine_squares() -> None:
    assert len(ARENA.squares) == 69


def test_neighbours_stop_at_the_edge() -> None:
    c1 = ARENA.square("c1")
    assert [ARENA.name(q) for q in ARENA.touching[c1]] == ["d1", "b2", "c2", "d2"]
    assert [ARENA.name(q) for q in ARENA.edges[c1]] == ["d1", "c2"]
    assert [ARENA.name(q) for q in ARENA.corners[c1]] == ["b2", "d2"]


def test_a_ray_runs_to_the_edge() -> None:
    e5 = ARENA.square("e5")
    ray = ARENA.rays[e5 * 8 + DIRECTIONS.index("nw")]
    assert [ARENA.name(q) for q in ray] == ["d4", "c3", "b2"]


def test_the_distance_is_the_number_of_king_moves() -> None:
    assert ARENA.distance(ARENA.square("a3"), ARENA.square("c7")) == 4
    assert len(ARENA.within(ARENA.square("e5"), 2)) == 24


def test_a_quarter_turn_is_clockwise_and_the_flip_comes_first() -> None:
    east = (1, 0)
    assert turned(*east, TURNS.index("r90")) == (0, 1)
    assert turned(*east, TURNS.index("m0")) == (-1, 0)
    assert turned(*east, TURNS.index("m90")) == (0, -1)


def test_directions_turn_with_offsets() -> None:
    for turn in range(8):
        for d in range(8):
            there = turned_direction(d, turn)
            assert turned(DX[d], DY[d], turn) == (DX[there], DY[there])


def test_the_eight_symmetries_map_the_arena_onto_itself() -> None:
    for turn in range(8):
        assert sorted(ARENA.turn(q, turn) for q in ARENA.squares) == ARENA.squares
    assert ARENA.name(ARENA.turn(ARENA.square("c1"), TURNS.index("r90"))) == "i3"


def test_pictures_are_read_and_drawn() -> None:
    tokens = [("x" if ARENA.name(q) == "e5" else ".") if ARENA.on[q] else "#" for q in range(81)]
    assert ARENA.read(ARENA.draw(tokens)) == tokens


def test_a_wrong_picture_is_refused_with_the_place() -> None:
    good = ARENA.draw(["."] * 81)
    with pytest.raises(ValueError, match="9 lines expected, 8 found"):
        ARENA.read("\n".join(good.splitlines()[:8]))
    with pytest.raises(ValueError, match="line 2: 9 tokens expected, 8 found"):
        ARENA.read(good.replace("# . . . . . . . #", "# . . . . . . #", 1))
    with pytest.raises(ValueError, match="line 1, token 1: a1 is not a square"):
        ARENA.read("." + good[1:])


def test_a_grid_has_rows_of_one_length() -> None:
    with pytest.raises(ValueError, match="one length"):
        Grid(("..", "."))
