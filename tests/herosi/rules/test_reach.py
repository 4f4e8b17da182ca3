"""Whom a creature reaches. HE §5"""

from __future__ import annotations

import pytest

from arenarium.games.herosi.box import DIRECTIONS, REACH


@pytest.mark.parametrize("own", range(4))
def test_columns_in_reach_are_those_that_own_neighbours_face(own: int) -> None:
    """HE §5: own column c faces column 5-c; right and left are those of who attacks."""
    neighbours = {
        "front": [own],
        "front_right": [own, own + 1],
        "front_sides": [own - 1, own, own + 1],
        "any": range(4),
    }
    for direction, columns in zip(DIRECTIONS, REACH, strict=True):
        faced = {3 - column for column in neighbours[direction] if 0 <= column < 4}
        assert set(columns[own]) == faced, direction
