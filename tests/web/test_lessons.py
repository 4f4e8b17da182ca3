"""The guided first matches, walked through in a real browser, and scenarios that come with a link."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from arenarium.cli.main import app
from arenarium.words import LANGUAGES
from tests.web.conftest import SIZES, Visitors
from tests.web.tracks import moved, watch

LESSONS = Path(__file__).parents[2] / "src" / "arenarium" / "scenarios"
WHOLE = bool(os.environ.get("ARENARIUM_WEB_WHOLE"))
GAMES = ("monolith", "tashkalar", "warcraft", "herosi")
SCENARIOS = Path(__file__).parents[1] / "scenarios"


def seen_together(page: Page) -> None:
    """What the guide says and the board it speaks of are in the window at once; nobody has to scroll between them."""
    for part in (".guide", "#board"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= page.evaluate("innerHeight") + 0.5


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("monolith", "pl", "laptop"),
        ("tashkalar", "en", "phone"),
        ("warcraft", "pl", "sideways"),
        ("herosi", "en", "small"),
    ]
    if not WHOLE
    else [(game, lang, size) for game in GAMES for lang in LANGUAGES for size in SIZES],
)
def test_a_newcomer_is_led_from_lesson_to_lesson(visitor: Visitors, game: str, lang: str, size: str) -> None:
    ola = visitor("Ola", size, lang)
    watch(ola.page)
    page = ola.open(f"/learn/{game}")
    page.locator("[data-scenario^='lesson-1']").click()
    count = len(list((LESSONS / game).rglob("lesson-*.toml")))
    for n in range(1, count + 1):
        guide = page.locator(".guide")
        expect(guide).to_be_visible()
        total = int(re.findall(r"/ (\d+)", guide.inner_text())[0])
        for _ in range(80):
            if f"{total} / {total}" in guide.inner_text():
                break
            seen_together(page)
            mine = guide.locator("button.go:visible, button.small:visible")
            if mine.count():
                mine.click()
            page.wait_for_timeout(250)
        expect(guide).to_contain_text(f"{total} / {total}")
        assert not moved(page), "from the first to the last step everything stays where it is"
        page.evaluate("watchAnew()")
        address = page.url
        guide.locator("button.primary").click()  # the next lesson; after the last one a match against a bot
        page.wait_for_function("old => location.href !== old", arg=address)
        assert ("lesson=" in page.url) == (n < count)
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator(".player")).to_have_count(2)


def test_a_step_beside_the_path_can_be_taken_back(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/warcraft")
    page.locator("[data-scenario^='lesson-1']").click()
    guide = page.locator(".guide")
    expect(guide).to_contain_text("0 / 4")
    page.locator("[data-area=e1]").click()
    page.locator("[data-area=f1]").click()  # all units, to the wrong side
    expect(guide).to_contain_text("another way")
    guide.get_by_role("button", name="Take it back").click()
    expect(guide).to_contain_text("Send a worker to the goldmine")
    expect(page.locator("[data-area=e1]")).to_have_attribute("aria-label", re.compile("melee unit 3"))
    guide.locator("button.small").click()
    expect(guide).to_contain_text("1 / 4")


def test_a_scenario_of_ones_own_opens_from_a_link(visitor: Visitors) -> None:
    ola = visitor("Ola")
    file = next(iter(sorted((SCENARIOS / "monolith").rglob("t073*.toml"))))
    said = CliRunner().invoke(app, ["scenario", "play", str(file), "--server", ola.server.url, "--no-browser"])
    assert said.exit_code == 0
    page = ola.open(said.output.strip())
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(".monolith-board")
    page = ola.open("/try#nonsense")
    expect(page.get_by_role("alert")).to_be_visible()


def test_an_example_says_what_to_try_and_why_not(visitor: Visitors) -> None:
    page = visitor("Ola", "phone").open("/learn/tashkalar")
    page.locator("[data-scenario^='t009-']").click()
    guide = page.locator(".guide.example")
    # What is to be found is asked; what it is, and what to play, is told to those who have thought about it.
    expect(guide).to_contain_text("No piece is left in the supply. How do you place?")
    expect(guide).not_to_contain_text("Place a piece on e5")
    expect(page.locator("[data-due]")).to_have_count(0)
    guide.get_by_role("button", name="See").click()
    expect(guide).to_contain_text("Is this allowed? Place a piece on e5")
    guide.get_by_role("button", name="Try and see").click()
    expect(guide.locator(".reason")).to_contain_text("Your supply is empty")
    expect(guide).to_contain_text("Is this allowed? Lift the piece on i7")
    guide.get_by_role("button", name="Try and see").click()
    expect(guide.locator(".reason")).to_contain_text("A legendary piece cannot be lifted")
    expect(guide).to_contain_text("Try it: Lift the piece on e3")
    page.locator("[data-square=d1]").click()  # another piece may be lifted as well
    expect(guide).to_contain_text("the example goes another way")
    guide.get_by_role("button", name="Take it back").click()
    expect(page.locator("[data-square=e3][data-due]")).to_have_count(1)
    page.locator("[data-square=e3]").click()
    expect(guide).to_contain_text("Try it: Place a piece on e5")
    guide.get_by_role("button", name="Do it for me").click()
    expect(guide).to_contain_text("That was it")
    expect(guide).to_contain_text("Placing with all seventeen pieces on the board lifts one of them")
    guide.get_by_role("button", name="Next example").click()
    expect(guide).to_contain_text("An enemy piece stands in for yours. How often?")
