"""Every tile, card and a set of positions of each game, drawn by Chromium and compared with the sheets in gallery/.

Changed a drawing on purpose? Look at /gallery/<game>, then write the sheets anew:
`ARENARIUM_UPDATE=1 pytest tests/web/test_gallery.py`. A failing run leaves what it saw in out/gallery/.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import ROOT, Visitors
from tests.web.sheets import differences, shrunk

SHEETS = Path(__file__).parent / "gallery"
SEEN = ROOT / "out" / "gallery"
GAMES = ("monolith", "tashkalar", "warcraft", "herosi")
# Headings, captions and the way to the other galleries are words, not drawings: tests of texts look after them.
HIDDEN = "main :is(h1, h2, h3, nav, figcaption) { visibility: hidden } header { display: none }"


def gallery(page: Page, game: str) -> None:
    page.goto(f"/gallery/{game}")
    page.wait_for_function("() => document.querySelectorAll('main svg').length > 20")
    page.wait_for_function("() => [...document.querySelectorAll('[data-position]')].every(p => p.querySelector('svg'))")
    page.add_style_tag(content=HIDDEN)
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.wait_for_load_state("networkidle")


def sheet(page: Page, blank: Page, part: str = "main") -> bytes:
    return shrunk(blank, page.locator(part).first.screenshot(animations="disabled"))


@pytest.mark.parametrize("game", GAMES)
def test_everything_looks_as_it_did(visitor: Visitors, game: str) -> None:
    ola = visitor("Ola")
    page, blank = ola.page, ola.context.new_page()
    gallery(page, game)
    assert not re.search(rf"\b{game}-[a-z_]+\b", page.inner_text("main")), "a thing without a name"
    now = sheet(page, blank)
    stored = SHEETS / f"{game}.png"
    if os.environ.get("ARENARIUM_UPDATE"):
        stored.write_bytes(now)
    found = differences(blank, now, stored.read_bytes())
    if found:
        SEEN.mkdir(parents=True, exist_ok=True)
        (SEEN / f"{game}.png").write_bytes(now)
    assert not found, f"{len(found)} places of /gallery/{game} look different, first {found[:5]}; see {SEEN}/{game}.png"


def test_one_mark_less_on_one_tile_is_noticed(visitor: Visitors) -> None:
    """The comparison itself: every mark of a tile, taken away alone, must be seen."""
    ola = visitor("Ola")
    page, blank = ola.page, ola.context.new_page()
    gallery(page, "monolith")
    whole = sheet(page, blank, "main section")
    assert not differences(blank, whole, sheet(page, blank, "main section")), "the same page twice is the same"
    marks = page.locator("main figure svg").first.locator("g > g, g > text")
    shown = [i for i in range(marks.count()) if (marks.nth(i).bounding_box() or {"width": 0})["width"] >= 9]
    assert len(shown) > 3
    for i in shown[:: max(1, len(shown) // 4)]:
        marks.nth(i).evaluate("m => m.style.visibility = 'hidden'")
        assert differences(blank, whole, sheet(page, blank, "main section")), marks.nth(i).evaluate("m => m.outerHTML")
        marks.nth(i).evaluate("m => m.style.visibility = ''")
