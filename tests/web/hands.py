"""Playing through the page as a person does: by clicking on hand, board and the red button, or by keys alone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, expect


def over(page: Page) -> bool:
    return page.locator("dialog[open] .over").count() > 0


ASKED = """() => new Promise((tell) => {
  const look = () => {
    const question = document.querySelector('.question');
    if (question?.ariaBusy === 'true') requestAnimationFrame(look);
    else tell(question?.dataset.q ?? '');
  };
  look();
})"""


def asked(page: Page) -> str:
    """The id of the question this page is asked, or "" while it is not. An answer that is under way is waited for."""
    found: str = page.evaluate(ASKED)
    return found


def answered(page: Page, question: str) -> None:
    """Until the answer has come back from the server and the page shows what follows."""
    page.wait_for_function("q => (document.querySelector('.question')?.dataset.q ?? '') !== q", arg=question)


def take_over(page: Page) -> None:
    """The other of two at this screen sits down, if there is something to keep from them."""
    page.wait_for_function("() => document.querySelector('.curtain, .question.mine:not([aria-busy=true])')")
    curtain = page.locator(".curtain .button")
    if curtain.count():
        curtain.click()
    expect(page.locator(".question.mine")).to_be_visible()


def tap(thing: Locator) -> bool:
    """Click on it. False when it went away while the finger was on its way."""
    try:
        thing.click(timeout=2_000)
    except Error:
        return False
    return True


def answer_monolith(page: Page, dice: random.Random) -> bool:
    """One answer by clicking. False when it is not this page's turn."""
    question = asked(page)
    if not question or over(page):
        return False
    ready = page.locator(".question .button.primary:visible")
    tiles, lit = page.locator(".hand-tile:not(.rest)"), page.locator(".hex.lit:not([aria-pressed])")
    if tiles.count() and not page.locator(".hand-tile.chosen").count() and not ready.count() and not lit.count():
        tap(tiles.nth(dice.randrange(tiles.count())))
    for _ in range(3):
        if ready.count() or not (places := lit.count()):
            break
        tap(lit.nth(dice.randrange(places)))
    buttons = page.locator(".question .buttons [data-option]:visible")
    # Where nothing on the board fits what was taken up, it is discarded, or the turn ended.
    if (ready.count() or asked(page) == question) and not tap(ready.first if ready.count() else buttons.first):
        return False
    answered(page, question)
    return True


def play_out(pages: list[Page], dice: random.Random, answers: int = 600, seconds: float = 300) -> int:
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


# --- without a mouse -----------------------------------------------------------------------------


def focused(page: Page, selector: str) -> bool:
    found: bool = page.evaluate("s => document.activeElement?.matches(s) ?? false", selector)
    return found


def tab_to(page: Page, selector: str, after: int = 0, presses: int = 120) -> bool:
    """Tab on until the focus is on something of that kind, passing `after` others of it. False: there is no way."""
    for _ in range(presses):
        page.keyboard.press("Tab")
        if focused(page, selector):
            if after <= 0:
                return True
            after -= 1
    return False


def answer_by_keys(page: Page, dice: random.Random, lit: str) -> bool:
    """One answer by Tab and Enter on what is lit or a button: for any board. False when it is not this page's turn."""
    question = asked(page)
    if not question or over(page):
        return False
    for _ in range(8):
        if not tab_to(page, f"{lit}, .question [data-option]", dice.randrange(4)):
            break
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
        if asked(page) != question:
            return True
    return asked(page) != question


def answer_monolith_by_keys(page: Page, dice: random.Random) -> bool:
    """One answer as a practised player types it: digit, arrows, E, Enter; X discards, T ends the turn."""
    question = asked(page)
    if not question or over(page):
        return False
    lit, ready = page.locator(".hex.lit"), page.locator(".question .ready")
    places = page.locator(".hand-tiles > *").evaluate_all(
        "all => all.flatMap((e, i) => e.matches('.hand-tile:not(.rest)') ? [i + 1] : [])"
    )
    if places and not page.locator(".hand-tile.chosen").count() and not lit.count():
        page.keyboard.press(str(dice.choice(places)))  # a digit is a place of the hand
    for _ in range(3):
        if ready.count() or not lit.count():
            break
        for n in range(3000):  # a walk by chance: the last free hex may be far
            if focused(page, ".hex.lit"):
                break
            if n % 100 == 99 and asked(page) != question:
                return True  # what was lit when it was looked at has been answered meanwhile
            page.keyboard.press(dice.choice(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")))
        assert focused(page, ".hex.lit"), "the arrows lead to every hex"
        page.keyboard.press("Enter")
        if page.locator(".ghost.turnable").count():
            page.keyboard.press("e")
    if ready.count():
        # On the hex that was chosen, or nowhere, Enter plays; elsewhere Tab leads to the red button.
        if focused(page, "body, #question, .hex[aria-pressed], .hex:not(.lit, .source)") or tab_to(
            page, ".question .ready"
        ):
            page.keyboard.press("Enter")
        if focused(page, ".question .ready"):  # what only costs its owner is pressed, not answered by the way
            page.keyboard.press("Enter")
    else:
        page.keyboard.press("x" if page.locator(".question [data-option^=discard]").count() else "t")
    page.wait_for_timeout(30)
    if asked(page) == question and tab_to(page, ".question [data-option]"):
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    return asked(page) != question


def play_out_by(page: Page, answer: Callable[[Page], bool], seconds: float = 300) -> int:
    """The page answers in its own way whenever it is asked, until the match is over; how many answers that took."""
    given = 0
    end = time.monotonic() + seconds
    while not over(page):
        assert time.monotonic() < end, f"no end after {given} answers: {page.inner_text('.question')}"
        if answer(page):
            given += 1
        else:
            page.wait_for_timeout(30)
    return given
