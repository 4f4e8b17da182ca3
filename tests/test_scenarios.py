"""Every scenario file in the tree holds, those of the tests and the lessons that are shipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium import games
from arenarium.core import scenario
from arenarium.words import LANGUAGES

TESTS = Path(__file__).parent / "scenarios"
LESSONS = Path(__file__).parents[1] / "src" / "arenarium" / "scenarios"
FILES = [(folder, path) for folder in (TESTS, LESSONS) for path in scenario.find([folder])]


@pytest.mark.parametrize(("folder", "path"), [pytest.param(f, p, id=str(p.relative_to(f))) for f, p in FILES])
def test_scenario(folder: Path, path: Path) -> None:
    found = scenario.read(path)
    assert found.game == path.relative_to(folder).parts[0]
    scenario.check(games.game(found.game), found)


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_scenarios_and_no_title_twice(name: str) -> None:
    titles = [scenario.read(p).title for f, p in FILES if p.relative_to(f).parts[0] == name]
    assert len(titles) >= 10
    assert sorted(titles) == sorted(set(titles))


@pytest.mark.parametrize("path", [pytest.param(p, id=p.stem) for p in scenario.find([LESSONS])])
def test_a_lesson_speaks_both_languages_before_each_action_of_the_learner(path: Path) -> None:
    lesson = scenario.read(path)
    assert set(lesson.titles) == set(lesson.text) == set(LANGUAGES)
    learner = lesson.steps[0]["seat"]
    assert all(set(s["say"]) == set(LANGUAGES) for s in lesson.steps if s.get("seat") == learner)
    assert set(lesson.steps[-1]["say"]) == set(LANGUAGES)
