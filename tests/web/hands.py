"""Playing through the page as a person does: by clicking on hand, board and the red button."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page


def over(page: Page) -> bool:
    return page.locator("dialog[open] .over").count() > 0


def asked(page: Page) -> str:
    """The id of the question this page is asked, or "" while it is not."""
    found: str = page.evaluate("() => document.querySelector('.question')?.dataset.q ?? ''")
    return found


def answered(page: Page, question: str) -> None:
    """Until the answer has come back from the server and the page shows what follows."""
    page.wait_for_function("q => (document.querySelector('.question')?.dataset.q ?? '') !== q", arg=question)


def answer_monolith(page: Page, dice: random.Random) -> bool:
    """One answer by clicking. False when it is not this page's turn."""
    question = asked(page)
    if not question or over(page):
        return False
    ready = page.locator(".question .button.primary:visible")
    tiles = page.locator(".hand-tile")
    if tiles.count() and page.locator(".hand-tile.chosen").count() == 0 and ready.count() == 0:
        tiles.nth(dice.randrange(tiles.count())).click()
    for _ in range(3):
        lit = page.locator(".hex.lit:not([aria-pressed])")
        if ready.count() or not lit.count():
            break
        lit.nth(dice.randrange(lit.count())).click()
    buttons = page.locator(".question .buttons [data-option]:visible")
    if ready.count():
        ready.first.click()
    elif buttons.count():
        buttons.first.click()  # nothing on the board fits what was taken up: discard it, or end the turn
    else:
        page.locator(".question details summary").click()
        page.locator(".question details [data-option]").first.click()
    answered(page, question)
    return True


def play_out(pages: list[Page], dice: random.Random, answers: int = 600, seconds: float = 60) -> int:
    """All pages answer when they are asked, until the match is over or so many answers were given."""
    given = 0
    end = time.monotonic() + seconds
    while given < answers:
        assert time.monotonic() < end, f"no end after {given} answers"
        if all(over(page) for page in pages):
            return given
        moved = False
        for page in pages:
            if answer_monolith(page, dice):
                given += 1
                moved = True
        if not moved:
            pages[0].wait_for_timeout(40)
    return given
