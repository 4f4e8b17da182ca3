"""Every scenario file in the tree holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium import games
from arenarium.core import scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = scenario.find([FOLDER])


@pytest.mark.parametrize("path", [pytest.param(p, id=str(p.relative_to(FOLDER))) for p in FILES])
def test_scenario(path: Path) -> None:
    found = scenario.read(path)
    assert found.game == path.relative_to(FOLDER).parts[0]
    scenario.check(games.game(found.game), found)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_has_scenarios_and_no_title_twice(name: str) -> None:
    titles = [scenario.read(p).title for p in FILES if p.relative_to(FOLDER).parts[0] == name]
    assert len(titles) >= 10
    assert sorted(titles) == sorted(set(titles))
