"""Nothing that a page shows is set in a font of the machine: on another it would look otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from arenarium.words import LANGUAGES
from tests.web.conftest import Visitors

GAMES = ("monolith", "tashkalar", "warcraft", "herosi")
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
# Marks as few elements as show every letter of the page in every face it is set in.
MARK = """() => {
  const seen = new Set();
  const marks = (element, text, style) => {
    const face = [style.fontFamily, style.fontWeight, style.fontStyle].join();
    const fresh = [...new Set(text)].filter((letter) => letter.trim() && !seen.has(face + letter));
    fresh.forEach((letter) => seen.add(face + letter));
    if (fresh.length) element.dataset.letters = '';
  };
  let words = 0;
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('script, style') || !element.getClientRects().length) continue;
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const own = texts.map((node) => node.data).join('');
    words += own.trim() !== '';
    marks(element, own, getComputedStyle(element));
    for (const pseudo of ['::before', '::after', '::marker', '::placeholder']) {
      const style = getComputedStyle(element, pseudo);
      if (/^"/.test(style.content)) marks(element, style.content.slice(1, -1), style);
    }
  }
  return words;
}"""


def marked(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The elements that were marked, and what styles put before or after them."""
    if "data-letters" in node.get("attributes", ()):
        yield node
        yield from node.get("pseudoElements", ())
    for child in node.get("children", ()):
        yield from marked(child)


def foreign_letters(page: Page) -> list[str]:
    """Where letters come from a font that is not ours, each with the name of that font."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(MARK) > 5, "a page without words"
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    out = []
    for node in marked(devtools.send("DOM.getDocument", {"depth": -1})["root"]):
        used = devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
        foreign = [font["familyName"] for font in used if not font["isCustomFont"]]
        if foreign:
            html = devtools.send("DOM.getOuterHTML", {"nodeId": node["nodeId"]})["outerHTML"]
            out.append(f"{page.url} {foreign}: {html[:160]}")
    devtools.detach()
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_around_the_games_are_set_in_our_fonts(visitor: Visitors, lang: str) -> None:
    ola = visitor("Ola", lang=lang)
    waiting = ola.table("monolith", [{"kind": "me"}, {"kind": "open"}])
    bad: list[str] = []
    for path in ("/", "/learn", "/replays", "/settings", "/credits", f"/t/{waiting}"):
        page = ola.open(path)
        page.wait_for_selector("main h1")
        bad += foreign_letters(page)
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize("game", GAMES)
def test_pages_of_a_game_are_set_in_our_fonts(visitor: Visitors, game: str) -> None:
    ola = visitor("Ola", lang="pl")
    bad: list[str] = []
    for path in (f"/new/{game}", f"/learn/{game}", f"/gallery/{game}", f"/t/{ola.table(game, BOT)}"):
        page = ola.open(path)
        page.wait_for_selector("main h1, .question.mine")
        bad += foreign_letters(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    bad += foreign_letters(page)
    assert not bad, "\n".join(bad)


def test_a_letter_of_the_machine_is_found(visitor: Visitors) -> None:
    page = visitor("Ola").open("/credits")
    page.wait_for_selector("main h1")
    page.evaluate("() => document.querySelector('main p').append('⚔')")
    assert len(foreign_letters(page)) == 1
