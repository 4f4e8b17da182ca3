"""Tash-Kalar in a real browser: whole matches by clicking, cards that show their places, keys alone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.board_hands import TASHKALAR, play_out, position
from tests.web.conftest import Visitors
from tests.web.hands import answered, asked

KNIGHT = re.compile("e4, heroic piece of Ola 1")


DUEL = """
game = "tashkalar"
title = "Northern Empire to move"
[options]
mode = "duel"
schools = ["northern", "highland"]
[position]
"""
KNIGHT_MAY_COME = f"""{DUEL}
board = '''
# # . . . . . # #
# . . . . . . . #
. . . . . . . . .
. . . . x . . . .
. . . o o o . . .
. . . o . . . . .
. . . . . . . . .
# . . . . . . . #
# # . . . . . # #
'''
hands = {{ r = ["knight", "messenger", "bomb"], b = [] }}
"""
ONE_SHORT = f"""{DUEL}
board = '''
# # . . . . . # #
# . . . . . . . #
. . . . . . . . .
. . . . . . . o o
. . . . . . . o .
. . . . . . . . .
. . . . . . . . .
# . . . . . . . #
# # . . . . . # #
'''
hands = {{ r = ["knight"], b = [] }}
"""


def test_a_short_match_against_a_bot_on_a_phone(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", lang="pl")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ola.table("tashkalar", seats, options={"mode": "high_form", "turn_limit": 6})
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".tk-arena")
    assert page.locator(".tk-hit").count() == 69
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    play_out([page], random.Random(3), TASHKALAR)
    expect(page.locator("dialog .over")).to_be_visible()


def test_two_browsers_play_a_duel(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", size="phone", lang="pl")
    table = ola.table("tashkalar", [{"kind": "me"}, {"kind": "invite"}], options={"mode": "duel", "turn_limit": 6})
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    host = ola.open(f"/t/{table}")
    for page in (host, guest):
        page.wait_for_selector(".tk-arena")
    assert play_out([host, guest], random.Random(8), TASHKALAR) >= 8
    for page in (host, guest):
        expect(page.locator("dialog .over")).to_be_visible()


def test_a_card_shows_its_places_and_a_click_summons(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    expect(page.locator("[data-card=messenger] .foot")).to_have_text("2 places")
    page.locator("[data-card=knight]").click()
    expect(page.locator(".tk-hit.may")).to_have_count(1)
    assert page.locator(".tk-hit.may").get_attribute("data-square") == "e4"
    page.locator("[data-square=e4]").hover()
    expect(page.locator(".tk-ring")).to_have_count(4)  # the four pieces of the pattern
    expect(page.locator(".tk-thread")).to_have_count(4)
    question = asked(page)
    page.locator("[data-square=e4]").click()
    answered(page, question)
    expect(page.locator("[data-square=e4]")).to_have_attribute("aria-label", KNIGHT)


def test_a_card_that_lacks_one_piece_says_where(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ONE_SHORT)
    expect(page.locator("[data-card=knight] .foot")).to_have_text("1 short: h6")
    page.locator("[data-card=knight]").hover()
    expect(page.locator(".tk-place-miss")).to_have_count(1)
    expect(page.locator(".tk-ghost")).to_have_count(1)


def test_a_chosen_card_is_laid_aside(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    card = page.locator("[data-card=messenger]")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tk-hit.may")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    assert page.locator(".tk-hit.may").count() > 20  # placing a common piece is offered again


def test_by_keys_alone_a_being_is_summoned(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    names = page.locator(".tk-hand [data-card]").evaluate_all("cards => cards.map(c => c.dataset.card)")
    page.keyboard.press(str(names.index("knight") + 1))
    expect(page.locator(".tk-hit.may")).to_have_count(1)
    page.locator(".tk-hit[tabindex='0']").focus()
    assert page.evaluate("document.activeElement.dataset.square") == "e4"  # the one tab stop is the legal place
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.square") == "e3"
    page.keyboard.press("ArrowDown")
    question = asked(page)
    page.keyboard.press("Enter")
    answered(page, question)
    expect(page.locator("[data-square=e4]")).to_have_attribute("aria-label", KNIGHT)


def test_what_cannot_be_done_says_why(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    page.locator("[data-card=knight]").click()
    page.locator("[data-square=g8]").click(force=True)
    expect(page.locator(".gb-why")).to_contain_text("Your pieces do not form the pattern of Knight for g8")
    expect(page.locator(".gb-why .rule")).to_contain_text("TK")
    expect(page.locator("[data-card=knight]")).to_have_attribute("aria-pressed", "true")  # nothing was put back
