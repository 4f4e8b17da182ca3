"""Playing Tash-Kalar, Warcraft and Herosi through the page: what is lit is clicked until the question is answered."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Error, Page

from tests.web.conftest import Visitor
from tests.web.hands import answered, asked, over

TASHKALAR = ".tk-hit.may, .tk-card.ready, .tk-task.may"
WARCRAFT = ".wc-area.may, .wc-unit.may, .wc-card.ready"
HEROSI = (
    ".he-being.legal, .he-being.own, .he-being.act, .answers .button:enabled, .he-track-card.may:visible, "
    ".he-offer.may, .he-army .he-pick:enabled, .he-army-end .button:enabled, .he-action.can, .he-spell.ready"
)
BUTTONS = ".question .buttons [data-option]:visible"


def position(one: Visitor, text: str, asked: int = 0) -> Page:
    """A scenario of one's own as a table where all seats are this visitor's; `asked` is the first to answer."""
    whole = f"{text}\n[[step]]\nasked = {{ seat = {asked} }}\n"
    made = one.context.request.post(f"{one.server.url}/api/scenarios/play", data={"text": whole})
    assert made.ok, made.text()
    page = one.open(f"/t/{made.json()['id']}")
    page.wait_for_selector(".question.mine")
    return page


def answer(page: Page, dice: random.Random, lit: str) -> bool:
    """One answer by clicking on pictures and buttons. False when it is not this page's turn."""
    question = asked(page)
    if not question or over(page):
        return False
    for _ in range(8):
        if page.locator("dialog[open]").count() and not over(page):
            page.keyboard.press("Escape")  # what cannot be used now has said why
        things = page.locator(f"{lit}, {BUTTONS}")
        count = things.count()
        if not count:
            break
        try:
            things.nth(dice.randrange(count)).click(timeout=500)
        except Error:
            continue  # what was lit went out while the finger was on its way
        page.wait_for_timeout(25)
        if asked(page) != question:
            return True
    return asked(page) != question or from_the_list(page, dice, question)


def from_the_list(page: Page, dice: random.Random, question: str) -> bool:
    """No picture led anywhere: the list of all options always does. Dice in the air are the server's to land."""
    options = page.locator(".all-options [data-option]:not([data-option=land])")
    all_of_them = page.locator(".question .all:enabled")
    if over(page) or not all_of_them.is_visible():
        return False
    try:
        if not options.count():
            all_of_them.click(timeout=1_500)
        if asked(page) != question or not options.count():
            return False
        options.nth(dice.randrange(options.count())).click(timeout=1_500)
    except Error:
        return False  # the question was closed meanwhile
    answered(page, question)
    return True


def play_out(pages: list[Page], dice: random.Random, lit: str, seconds: float = 400) -> int:
    """All pages answer when they are asked until the match is over; how many answers that took."""
    given = 0
    end = time.monotonic() + seconds
    while not all(over(page) for page in pages):
        assert time.monotonic() < end, f"no end after {given} answers: {pages[0].inner_text('.question')}"
        moved = [answer(page, dice, lit) for page in pages]
        given += sum(moved)
        if not any(moved):
            pages[0].wait_for_timeout(40)
    return given
