"""Warcraft by a finger: a destination is aimed at first, and who goes there may change before the answer."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.board_hands import position
from tests.web.conftest import Visitors
from tests.web.hands import answered, asked
from tests.web.test_warcraft_board import ALLIES, HEAD

TOWN = (
    HEAD.format(lots="")
    + """
step = "move"
board = '''
e1  o  melee*3 worker*2
e9  h  worker
'''
"""
)


def test_who_is_marked_after_the_destination_goes_there_and_nobody_else(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="phone", touch=True), TOWN)
    fore, marks = page.locator(".question .fore"), page.locator(".wc-pick button")
    page.locator("[data-area=e1]").tap()
    page.locator("[data-area=e2]").tap()
    expect(fore).to_contain_text("e1 is left without a unit")
    marks.nth(0).tap()
    marks.nth(1).tap()
    expect(page.locator(".wc-pick button[aria-pressed=true]")).to_have_count(1)
    expect(fore).not_to_contain_text("left without a unit")
    question = asked(page)
    page.locator(".answers .yes").tap()
    answered(page, question)
    expect(page.locator("[data-area=e2]")).to_have_attribute("aria-label", re.compile("Ola 1: melee unit 1$|unit 1,"))
    expect(page.locator("[data-area=e1]")).to_have_attribute("aria-label", re.compile("Ola 1: melee unit 2"))


def test_whoever_objects_to_a_loss_reads_whose_unit_falls_instead(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="phone", lang="pl", touch=True), ALLIES)
    question = asked(page)
    page.locator(".question [data-option='lose undead melee c3']").tap()
    page.locator(".answers .yes").tap()
    answered(page, question)
    page.locator(".curtain .button").tap()
    expect(page.locator(".question .fore")).to_contain_text("zginie jego oddział")
    asks = page.locator(".question h1")
    expect(asks).to_contain_text("Sprzeciw?")
    assert asks.evaluate("e => e.scrollHeight <= e.clientHeight + 1")  # whole, on one line


def test_a_finger_says_what_a_card_is_played_on_and_then_yes(visitor: Visitors) -> None:
    head = HEAD.replace("deck = [], hand = [] }}", 'deck = [], hand = ["resources"] }}', 1).format(lots="")
    text = f"""{head}
step = "spend"
board = '''
e1  o  melee
e9  h  worker
'''
"""
    page = position(visitor("Ola", size="phone", touch=True), text)
    question = asked(page)
    page.locator(".hand [data-card=resources], .hand button").first.tap()
    page.locator(".question [data-option='play resources gold']").tap()
    yes = page.locator(".answers .yes[data-option='play resources gold']")
    expect(yes).to_be_visible()
    assert asked(page) == question
    yes.tap()
    answered(page, question)
