"""What web/tests/matches holds is of the present shape."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from arenarium.core.game import AnyGame
from arenarium.games import games
from tests import matches

ENOUGH = 120  # entries: by then most of what a view can hold has been in one


def fields(value: object, path: str = "") -> Iterator[str]:
    """The paths of all that is in it, without the names of places and the numbers of seats."""
    if isinstance(value, dict):
        for key, part in value.items():
            name = key if key.isidentifier() and not any(sign.isdigit() for sign in key) else "*"
            yield from fields(part, f"{path}.{name}")
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from fields(part, f"{path}.*")
    else:
        yield path


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_recorded_matches_are_of_the_present_shape(game: AnyGame) -> None:
    """After a change of what is shown or told: python -m tests.matches <game>"""
    recorded = matches.read(game.name)
    seen, kept = set[str](), set[str]()
    for match, (options, seat, seed) in zip(recorded, matches.plan(game.name), strict=True):
        now = islice(matches.steps(game, options, seat, seed), ENOUGH)
        seen.update(path for told, view in now for part in (view, *told) for path in fields(part))
        kept.update(path for told, view in matches.entries(match) for part in (view, *told) for path in fields(part))
        seen.update(fields(game.catalogue(options), "catalogue"))
        kept.update(fields(match["catalogue"], "catalogue"))
    assert len(seen) > 50
    assert not seen - kept
