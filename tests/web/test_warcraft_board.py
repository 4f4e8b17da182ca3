"""Warcraft in a real browser: a stack that moves at one click, the battle panel, a whole short match."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.board_hands import WARCRAFT, play_out, position
from tests.web.conftest import Visitors
from tests.web.hands import answered, asked

HEAD = """
game = "warcraft"
title = "Orcs against Humans"
{lots}
[options]
mode = "main"
races = ["orc", "human"]
[position]
orc = {{ deck = [], hand = [] }}
human = {{ deck = [], hand = [] }}
"""
STACK = (
    HEAD.format(lots="")
    + """
step = "move"
board = '''
e2  o  melee*2 ranged
e9  h  worker
'''
"""
)
ONE_HIT = (
    HEAD.format(lots='lots = ["roll 6", "roll 1", "roll 6"]')
    + """
step = "battle"
board = '''
e3  o  melee*2 ranged flying
e2  o  melee
e3  h  melee ranged*2
e4  h  flying
'''
"""
)


def test_a_short_match_against_a_bot_on_a_phone(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", lang="pl")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ola.table("warcraft", seats, options={"mode": "main", "limit": 1})
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".wc-map")
    assert page.locator("[data-area]").count() == 49
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    play_out([page], random.Random(3), WARCRAFT)
    expect(page.locator("dialog .over")).to_be_visible()


def test_two_browsers_play_a_turn_to_the_end(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", size="phone", lang="pl")
    options = {"mode": "main", "limit": 1, "races": ["orc", "human"]}
    table = ola.table("warcraft", [{"kind": "me"}, {"kind": "invite"}], options=options)
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    host = ola.open(f"/t/{table}")
    for page in (host, guest):
        page.wait_for_selector(".wc-map")
    play_out([host, guest], random.Random(12), WARCRAFT)
    for page in (host, guest):
        expect(page.locator("dialog .over")).to_be_visible()


def test_a_stack_goes_where_one_click_sends_it(visitor: Visitors) -> None:
    page = position(visitor("Ola"), STACK)
    area = page.locator("[data-area=e2]")
    area.click()
    expect(page.locator(".wc-pick button[aria-pressed=true]")).to_have_count(3)
    page.locator(".wc-pick button").first.click()  # one melee unit stays
    expect(page.locator(".wc-pick button[aria-pressed=true]")).to_have_count(2)
    page.locator("[data-area=e3]").click()
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile(r"Ola 1: .*1, .*1"))
    expect(area).to_have_attribute("aria-label", re.compile(r"Ola 1: .*1$|Ola 1: .*1,"))


def test_the_battle_panel_shows_odds_and_asks_for_a_casualty(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ONE_HIT)
    panel = page.locator(".wc-battle")
    expect(panel.locator(".wc-odds")).to_have_attribute("aria-label", re.compile(r"Odds of the attack: wins \d+ %"))
    expect(panel.locator(".wc-phase.now h3")).to_contain_text("1.")
    expect(panel.locator(".wc-unit")).to_have_count(9)
    expect(panel.locator(".wc-unit.may")).to_have_count(5)  # all of the attacker's, none of the defender's
    question = asked(page)
    panel.locator("[data-unit='orc melee e2']").click()
    answered(page, question)
    expect(panel.locator("[data-unit='orc melee e2'][aria-label*=lost]")).to_be_visible()
    assert panel.locator(".wc-die").count() > 0


def test_the_map_is_walked_by_keys(visitor: Visitors) -> None:
    page = position(visitor("Ola"), STACK)
    page.locator("[data-area=e2]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".wc-pick")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.area") == "e3"
    page.keyboard.press("Enter")
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile("Ola 1"))


def test_a_march_too_far_says_why(visitor: Visitors) -> None:
    page = position(visitor("Ola"), STACK)
    page.locator("[data-area=e2]").click()
    page.locator("[data-area=e8]").click(force=True)
    expect(page.locator(".gb-why .rule")).to_contain_text("WC")
    expect(page.locator(".wc-pick")).to_be_visible()
