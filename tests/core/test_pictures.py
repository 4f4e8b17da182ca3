"""The pictures of the documents are there, small, and not too old. `scripts/pictures` takes them anew."""

from __future__ import annotations

import pytest

from arenarium.server import teaching
from arenarium.words import FALLBACK, LANGUAGES
from tests.pictures import DOCS, GAMES, IMAGES, drawings, gone, shown


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_show_the_board_as_it_is_drawn_now(game: str) -> None:
    assert gone(game) < 0.3, "much of this game's client is new since its pictures were taken: run scripts/pictures"


def test_every_drawing_is_there_and_no_other() -> None:
    files = {p for p in (IMAGES / "play").rglob("*") if p.is_file()}
    assert files == {d.file for d in drawings()}, "run scripts/pictures"


def test_drawings_are_positions_of_scenario_files() -> None:
    for game, name, step in {(d.game, d.name, d.step) for d in drawings()}:
        assert teaching.picture(game, game, name, step)["view"]


@pytest.mark.parametrize("game", GAMES)
def test_every_language_shows_the_same_positions(game: str) -> None:
    pages = {lang: DOCS / "play" / f"{game}{'' if lang == FALLBACK else f'.{lang}'}.md" for lang in LANGUAGES}
    drawn = {lang: shown(page) for lang, page in pages.items() if page.exists()}
    assert len(drawn[FALLBACK]) >= 4
    for lang, found in drawn.items():
        assert {d.lang for d in found} <= {lang, "all"}
        assert {d[1:] for d in found} == {d[1:] for d in drawn[FALLBACK]}


def test_pictures_are_small() -> None:
    sizes = {p.relative_to(IMAGES): p.stat().st_size for p in IMAGES.rglob("*") if p.is_file()}
    assert sizes.pop((IMAGES / "battle.webp").relative_to(IMAGES)) < 2_000_000
    assert max(sizes.values()) < 120_000
    assert sum(sizes.values()) < 3_000_000
