"""What is drawn stays where it is: a page that moves when its letters and texts come makes a finger miss.

A touch that begins on a button becomes a click a moment later, and falls beside the button if that has moved.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, Route

from arenarium.words import LANGUAGES
from tests.web.conftest import Visitors

LATE = 0.1  # seconds: later than everything else, well before the page shows itself without its letters
WATCH = """
window.moved = [];
new PerformanceObserver((list) => {
  for (const e of list.getEntries()) window.moved.push(...e.sources.map((s) => [s.previousRect.y, s.currentRect.y]));
}).observe({ type: 'layout-shift', buffered: true });
"""


def come_late(route: Route) -> None:
    time.sleep(LATE)
    route.continue_()


def opened_slowly(page: Page, path: str, shows: str) -> None:
    page.add_init_script(WATCH)
    page.route("**/*.woff2", come_late)
    page.route("**/api/games", come_late)
    page.goto(path)
    page.wait_for_selector(shows)
    page.wait_for_load_state("networkidle")


def moved(page: Page) -> list[tuple[float, float]]:
    """From where to where, in pixels down the page; what only makes room at its side is not counted."""
    return [(a, b) for a, b in page.evaluate("window.moved") if abs(a - b) > 2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "shows"),
    [("/", ".ways"), ("/learn", ".card.game"), ("/new/monolith", "form"), ("/settings", ".switch")],
)
def test_a_page_does_not_move_when_it_is_complete(visitor: Visitors, path: str, shows: str, lang: str) -> None:
    page = visitor("Ola", size="phone", lang=lang).page
    opened_slowly(page, path, shows)
    assert not moved(page)


def test_the_lobby_does_not_move_at_a_desk_when_the_puzzle_of_the_day_comes(visitor: Visitors) -> None:
    page = visitor("Ola", size="laptop", lang="pl").page
    page.route("**/api/puzzles/**", come_late)
    opened_slowly(page, "/", ".ways")
    page.wait_for_selector("aside .card a.button")
    assert not moved(page)


def test_the_seat_that_is_offered_does_not_move(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", size="phone", lang="pl")
    ola.table("tashkalar", [{"kind": "me"}, {"kind": "invite"}], options={"mode": "high_form"})
    opened_slowly(marek.page, ola.links["1"], ".waiting .button.primary")
    assert not moved(marek.page)


@pytest.mark.parametrize("answers", [True, False])
def test_no_card_is_drawn_before_its_facts_are_known(visitor: Visitors, answers: bool) -> None:
    """Without them every pattern is empty and every task is worth nothing. Where they cannot be had the board comes."""
    ola = visitor("Ola")
    page, held, told = ola.page, list[Route](), list[str]()
    page.route("**/catalogue*", lambda route: held.append(route))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: told.append(str(data)[:40])))
    ola.open(f"/t/{ola.table('tashkalar', [{'kind': 'me'}, {'kind': 'bot', 'bot': 'random'}])}")
    while not (held and any('"view"' in message for message in told)):
        page.wait_for_timeout(20)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.locator(".question, .tk-hit").count() == 0
    for route in held:
        route.continue_() if answers else route.fulfill(status=404, body="{}")
    page.wait_for_selector(".question.mine")
    if answers:
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert page.locator(".tk-pattern").count() > 2


@pytest.mark.parametrize("size", ["desk", "small", "phone", "sideways"])
def test_a_name_stays_where_it_is_when_the_places_are_known(visitor: Visitors, size: str) -> None:
    ola = visitor("Ola", size=size)
    page = ola.open(f"/t/{ola.table('tashkalar', [{'kind': 'me'}, {'kind': 'bot', 'bot': 'apprentice'}])}")
    page.wait_for_selector(".question.mine")
    names = (
        "() => [...document.querySelectorAll('.player strong')].map((e) => JSON.stringify(e.getBoundingClientRect()))"
    )
    before = page.evaluate(names)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up").click()
    page.wait_for_selector(".player .place", state="attached")
    assert page.evaluate(names) == before
