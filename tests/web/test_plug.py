"""A game of another package, installed and played in the browser on the plain board."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.installed import install_toll
from tests.web.conftest import Server, Visitors, build
from tests.web.hands import answered, asked, over, tab_to
from tests.web.test_pages import faults

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    build()
    folder = tmp_path_factory.mktemp("plug")
    one = Server(folder, install_toll(folder))
    one.start()
    yield one
    one.stop()


def answer(page: Page, dice: random.Random) -> None:
    """One of the buttons of the question, once there is one."""
    question = asked(page)
    buttons = page.locator(".question [data-option]:visible")
    buttons.nth(dice.randrange(buttons.count())).click()
    answered(page, question)


def play_out(page: Page, dice: random.Random, seconds: float = 120) -> int:
    given = 0
    end = time.monotonic() + seconds
    while not over(page):
        assert time.monotonic() < end, f"no end after {given} answers"
        if asked(page):
            answer(page, dice)
            given += 1
        else:
            page.wait_for_timeout(40)
    return given


def test_an_installed_game_is_played_from_the_lobby_to_its_replay(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open("/")
    card = page.locator(".game[data-game=toll]")
    expect(card).to_contain_text("Toll")
    expect(card).to_contain_text("nobody who believes the others")
    card.click()
    page.locator(".way.bot .button.primary").click()

    board = page.locator(".plain")
    expect(board.locator("pre")).to_contain_text("bag 12")
    expect(page.locator(".question")).to_contain_text("How much do you pledge?")
    expect(page.locator(".question [data-option='pledge 1']")).to_have_text("Pledge 1")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hinted p").first).to_contain_text("Pledge")
    page.locator(".hinted button").first.click()  # play it

    assert play_out(page, random.Random(3)) > 6
    expect(page.locator("dialog .over li")).to_have_count(2)
    expect(page.get_by_role("list", name="Log")).to_contain_text("scores")

    table = page.url.rsplit("/", 1)[-1]
    page = ola.open(f"/replay/{table}")
    expect(board.locator("pre")).to_contain_text("bag 12")
    page.keyboard.press("End")
    expect(board.locator("pre")).to_contain_text("bag 0")


def test_it_speaks_the_language_of_the_player(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", lang="pl")
    page = ola.open(f"/t/{ola.table('toll', BOT)}")
    expect(page.locator(".question")).to_contain_text("Ile zastawiasz?")
    expect(page.locator(".plain section")).to_contain_text("Karty w worku")
    page.locator(".question [data-option='pledge 2']").click()
    expect(page.locator(".question")).to_contain_text("Zagraj kartę")


def test_its_scenarios_are_shown_under_learn(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/toll")
    expect(page.get_by_text("A card that stands a challenge scores twice")).to_be_visible()


def test_it_is_played_to_its_end_by_touch_on_a_phone(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", touch=True)
    page = ola.open(f"/t/{ola.table('toll', BOT)}")
    page.wait_for_selector(".question.mine")
    assert play_out(page, random.Random(4)) > 6


def test_it_is_answered_by_keys_alone(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('toll', BOT)}")
    page.wait_for_selector(".question.mine")
    question = asked(page)
    assert tab_to(page, ".question [data-option]")
    page.keyboard.press("Enter")
    answered(page, question)


def test_the_cards_of_the_others_are_not_drawn(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('toll', BOT)}")
    page.wait_for_selector(".question.mine")
    picture, dice = page.locator(".plain pre"), random.Random(1)
    while "?" not in picture.inner_text() and not over(page):  # until the other holds cards
        if asked(page):
            answer(page, dice)
        else:
            page.wait_for_timeout(40)
    own, other = picture.inner_text().split("\n")[:2]
    assert "?" not in own
    assert "?" in other


@pytest.mark.parametrize(("size", "theme"), [("desk", "dark"), ("phone", "light")])
def test_axe_finds_no_serious_fault_on_its_pages(visitor: Visitors, size: str, theme: str) -> None:
    ola = visitor("Ola", size=size)
    keep = f"localStorage.setItem('arenarium-settings', JSON.stringify({{ theme: '{theme}' }}))"
    ola.context.add_init_script(keep)
    bad: list[str] = []
    for path in ("/", "/new/toll", "/learn/toll", f"/t/{ola.table('toll', BOT)}"):
        page = ola.open(path)
        page.wait_for_selector("main h1, .question.mine")
        page.wait_for_load_state("networkidle")
        bad += faults(page)
    assert not bad, "\n".join(bad)
