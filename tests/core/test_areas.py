"""Maps of named areas."""

from __future__ import annotations

import pytest

from arenarium.core.areas import AreaMap, bits, map_of, mask_of, write_lines
from arenarium.core.refusal import BadData

ROWS = [
    ("ford", "clear", ["hill", "wood"]),
    ("hill", "mountain", ["ford", "keep"]),
    ("keep", "town", ["hill"]),
    ("wood", "forest", ["ford"]),
    ("isle", "clear", []),
]


@pytest.fixture
def island() -> AreaMap:
    return map_of(ROWS, "island.toml")


def test_neighbours_and_kinds_by_index(island: AreaMap) -> None:
    assert island.areas(island.masks[island.index["ford"]]) == ["hill", "wood"]
    assert island.areas(island.of_kind("mountain")) == ["hill"]
    assert len(island) == 5


def test_distances_go_round_closed_areas(island: AreaMap) -> None:
    assert island.distances(0) == [0, 1, 2, 1, -1]
    assert island.distances(0, closed=island.of_kind("mountain")) == [0, -1, -1, 1, -1]


def test_masks_and_bits_are_inverse() -> None:
    assert bits(mask_of([0, 3, 60])) == [0, 3, 60]
    assert bits(0) == []


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ([("a", "clear", ["b"]), ("b", "clear", [])], "'b' is its neighbour, but 'a' is none of 'b'"),
        ([("a", "clear", ["c"])], "unknown neighbour 'c'"),
        ([("a", "clear", ["a"])], "is a neighbour of itself"),
        ([("a", "clear", []), ("a", "clear", [])], "this id is used twice"),
    ],
)
def test_a_map_that_cannot_be_is_refused(rows: list[tuple[str, str, list[str]]], reason: str) -> None:
    with pytest.raises(BadData) as caught:
        map_of(rows, "broken.toml")
    assert caught.value.reason == reason
    assert caught.value.file == "broken.toml"


def test_a_position_is_a_line_for_each_area(island: AreaMap) -> None:
    assert write_lines([("keep", ["h", "melee*2"]), ("ford", []), ("mill-pond", ["-", "partial"])]).splitlines() == [
        "keep       h melee*2",
        "ford       ",
        "mill-pond  - partial",
    ]
