"""Nothing moves under the hand: sizes and places follow from the window, never from what is asked or shown.

By default a few answers of each game in each window; `ARENARIUM_WEB_WHOLE=1` plays the matches to their end, in both
languages.
"""

from __future__ import annotations

import os
import random
import time
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.web import board_hands
from tests.web.conftest import SIZES, Visitors
from tests.web.hands import answer_monolith, asked, over
from tests.web.tracks import astray, moved, shifted, watch

WHOLE = bool(os.environ.get("ARENARIUM_WEB_WHOLE"))
LIT = {"tashkalar": board_hands.TASHKALAR, "warcraft": board_hands.WARCRAFT, "herosi": board_hands.HEROSI}
LANGUAGES = {"monolith": "pl", "tashkalar": "en", "warcraft": "pl", "herosi": "en"}
# At live pace the other side ends a battle while one looks for a die.
OPTIONS = {"herosi": {"mode": "duel", "pace": "calm"}}
ANSWERS = 40 if WHOLE else 3


def answers(page: Page, game: str, dice: random.Random, count: int) -> int:
    """So many answers by clicks on pictures and buttons, fewer where the match ends."""
    given, end = 0, time.monotonic() + 240
    while given < count and not over(page):
        assert time.monotonic() < end, f"no end after {given} answers: {page.inner_text('.question')}"
        moved_on = answer_monolith(page, dice) if game == "monolith" else board_hands.answer(page, dice, LIT[game])
        given += moved_on
        if not moved_on:
            page.wait_for_timeout(40)
    return given


@pytest.mark.parametrize(
    ("game", "lang"),
    [(game, lang) for game in LANGUAGES for lang in (("pl", "en") if WHOLE else (LANGUAGES[game],))],
)
def test_no_track_moves_between_two_questions(visitor: Visitors, game: str, lang: str) -> None:
    ola, dice = visitor("Ola", lang=lang), random.Random(game)
    watch(ola.page)
    table = ola.table(game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options=OPTIONS.get(game, {}))
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question.mine")
    bad: list[str] = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("watchAnew()")
        answers(page, game, dice, ANSWERS)
        bad += [f"{size}: {what}" for what in (*moved(page), *astray(page))]
    assert not bad


SHIFTED = [("monolith", "phone"), ("tashkalar", "desk"), ("warcraft", "phone"), ("herosi", "desk")]
if WHOLE:
    SHIFTED = list(product(LANGUAGES, ["desk", "phone", "sideways"]))


@pytest.mark.parametrize(("game", "size"), SHIFTED)
def test_nothing_in_the_page_shifts_while_a_match_is_played(visitor: Visitors, game: str, size: str) -> None:
    """Nor while the other side's turn is on the stage."""
    ola, dice = visitor("Ola", size, speed="two"), random.Random(game)
    watch(ola.page)
    table = ola.table(game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options=OPTIONS.get(game, {}))
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question.mine")
    page.wait_for_timeout(500)  # what is drawn in a table's first moments has come
    page.evaluate("shifts.length = 0")
    answers(page, game, dice, 4 * ANSWERS)
    assert not shifted(page), "\n".join(shifted(page))


SAID = """
  window.said = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(data);
    if (message.t === 'act') window.said.push(message.d.text);
    return send.call(this, data);
  };
"""


def test_the_second_of_two_clicks_answers_nothing(visitor: Visitors) -> None:
    """A question that comes between two clicks on one spot is not answered by the second."""
    ola = visitor("Ola", guard=True)
    ola.page.add_init_script(SAID)
    page = ola.open(f"/t/{ola.table('tashkalar', [{'kind': 'me'}, {'kind': 'bot', 'bot': 'random'}])}")
    page.wait_for_selector(".question.mine")
    spots = 0
    for _ in range(6):
        page.wait_for_selector(".question.mine[aria-busy=false]")
        page.wait_for_timeout(550)  # nothing is deaf any more
        question = asked(page)
        thing = page.locator(".question .answers [data-option]:enabled, .tk-hit.may").last
        box = thing.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before = page.evaluate("said.length")
        page.mouse.click(x, y)
        page.wait_for_timeout(30)
        if asked(page) == question and page.evaluate("said.length") == before:
            continue  # it was only aimed at
        page.wait_for_function("q => document.querySelector('.question').dataset.q !== q", arg=question)
        page.mouse.click(x, y)
        page.wait_for_timeout(60)
        assert page.evaluate("said.length") == before + 1
        spots += 1
    assert spots > 1
