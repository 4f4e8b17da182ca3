"""The nineteen hexes: names, directions, lines, turning, pictures."""

from __future__ import annotations

import pytest

from arenarium.core.hexes import (
    CELLS,
    FULL,
    NAMES,
    NEAR,
    NEIGHBOUR,
    NUMBERS,
    RAY,
    RAY_MASK,
    REACH,
    TREFOILS,
    direction,
    draw,
    hexes,
    highest,
    lowest,
    names,
    nearest,
    nth,
    read,
    size,
    turned,
)


def test_names_go_by_columns_from_the_left_and_numbers_from_the_top() -> None:
    assert [f"{c}{n + 1}" for c, count in zip("abcde", (3, 4, 5, 4, 3)) for n in range(count)] == NAMES


def test_directions_run_clockwise_from_up() -> None:
    assert [NAMES[NEIGHBOUR[NUMBERS["c3"] * 6 + d]] for d in range(6)] == ["c2", "d2", "d3", "c4", "b3", "b2"]


def test_opposite_directions_lead_back() -> None:
    for h in range(CELLS):
        for d in range(6):
            n = NEIGHBOUR[h * 6 + d]
            if n >= 0:
                assert NEIGHBOUR[n * 6 + (d + 3) % 6] == h
                assert direction(h, n) == d
                assert NEAR[h] >> n & 1


def test_corners_have_three_neighbours_and_the_centre_six() -> None:
    assert [size(NEAR[NUMBERS[n]]) for n in ("a1", "a2", "c3", "e3")] == [3, 4, 6, 3]


def test_a_line_goes_to_the_edge_nearest_first() -> None:
    assert [NAMES[h] for h in RAY[NUMBERS["c5"] * 6]] == ["c4", "c3", "c2", "c1"]
    assert [NAMES[h] for h in RAY[NUMBERS["a1"] * 6 + 2]] == ["b2", "c3", "d3", "e3"]


def test_the_nearest_on_a_line_is_a_lowest_or_highest_bit() -> None:
    for h in range(CELLS):
        for d in range(6):
            if RAY[h * 6 + d]:
                assert nearest(RAY_MASK[h * 6 + d], d) == RAY[h * 6 + d][0]


def test_reach_gathers_neighbours_in_some_directions() -> None:
    c3 = NUMBERS["c3"]
    assert names(REACH[c3 * 64 + 0b001001]) == ["c2", "c4"]
    assert REACH[c3 * 64 + 63] == NEAR[c3]


def test_there_are_twenty_four_trefoils() -> None:
    assert len(TREFOILS) == 24
    assert all(size(m) == 3 for m in TREFOILS)


def test_sets_of_hexes() -> None:
    mask = 1 << 2 | 1 << 11 | 1 << 18
    assert (lowest(mask), highest(mask), size(mask)) == (2, 18, 3)
    assert [nth(mask, i) for i in range(3)] == hexes(mask) == [2, 11, 18]
    assert (lowest(FULL), highest(FULL), size(FULL)) == (0, 18, 19)


def test_six_turns_of_the_board_are_none() -> None:
    for h in range(CELLS):
        assert turned(h, 6) == h
        assert turned(turned(h, 2), 4) == h
    assert [NAMES[turned(NUMBERS["c2"], k)] for k in range(6)] == ["c2", "d2", "d3", "c4", "b3", "b2"]


def test_a_turn_keeps_neighbours() -> None:
    for h in range(CELLS):
        for d in range(6):
            n = NEIGHBOUR[h * 6 + d]
            if n >= 0:
                assert NEIGHBOUR[turned(h, 1) * 6 + (d + 1) % 6] == turned(n, 1)


def test_a_picture_reads_back() -> None:
    assert read(draw(NAMES)) == NAMES
    assert draw(NAMES).split() == [
        *["c1", "b1", "d1", "a1", "c2", "e1", "b2", "d2", "a2", "c3"],
        *["e2", "b3", "d3", "a3", "c4", "e3", "b4", "d4", "c5"],
    ]


@pytest.mark.parametrize(("picture", "reason"), [(". . .", "9 lines"), (". .\n" * 9, "line 1")])
def test_a_wrong_picture_says_what_is_wrong(picture: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read(picture)
