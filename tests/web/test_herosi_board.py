"""Herosi in a real browser: the calm and the live pace, dice by keys, the two buttons that never move."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.web.board_hands import HEROSI, play_out
from tests.web.conftest import Visitors
from tests.web.hands import answered, asked

QUICK = {"mode": "duel", "army": "preset", "life": 10}


def draft(page: Page, dice: random.Random) -> None:
    """Takes a Hero or a spell if it is this page's turn to."""
    offered = page.locator("[data-option^='hero '].he-pick, .he-track-card.may")
    question = asked(page)
    if question and offered.count():
        offered.nth(dice.randrange(offered.count())).click()
        answered(page, question)
    else:
        page.wait_for_timeout(30)


def test_a_whole_calm_match_against_a_bot_on_a_phone(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", lang="pl")
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={**QUICK, "pace": "calm"})
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".he-boards")
    assert page.locator("[data-field]").count() == 16
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    play_out([page], random.Random(4), HEROSI)
    expect(page.locator("dialog .over")).to_be_visible()


def test_an_army_is_built_by_choosing_a_creature_and_a_field(visitor: Visitors) -> None:
    ola = visitor("Ola")
    options = {"mode": "duel", "army": "build", "pace": "calm"}
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options=options)
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".he-boards")
    dice = random.Random(1)
    for _ in range(300):
        if page.locator(".he-being.own").count():
            break
        draft(page, dice)
    page.locator("[data-field='0:b2']").click()  # the Hero needs no choosing
    expect(page.locator("[data-creature]").first).to_be_visible()
    creature = page.locator("[data-creature]").first
    creature.click()
    expect(creature).to_have_attribute("aria-pressed", "true")
    page.locator("[data-field='0:f1']").click()
    expect(page.locator("[data-field='0:f1']")).to_have_attribute("aria-label", re.compile(r"Ola, f1, .+, life \d"))


def test_live_dice_by_keys_and_a_stop_that_both_see(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", lang="pl")
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "invite"}], options={**QUICK, "pace": "live"})
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    host = ola.open(f"/t/{table}")
    host.wait_for_selector(".he-boards")
    dice = random.Random(6)
    for _ in range(300):
        if host.locator(".he-tray").count() and guest.locator(".he-tray").count():
            break
        draft(host, dice)
        draft(guest, dice)
    roll, stop = host.locator("[data-do=roll]"), host.locator("[data-do=stop]")
    places = roll.bounding_box(), stop.bounding_box()
    expect(roll).to_be_enabled()
    host.keyboard.press("r")
    expect(host.locator(".he-die:enabled")).to_have_count(6)  # all have landed
    host.keyboard.press("2")
    expect(host.locator("[data-die='2']")).to_have_attribute("aria-pressed", "true")
    expect(roll).to_contain_text("5 dice")
    assert (roll.bounding_box(), stop.bounding_box()) == places
    expect(stop).to_be_enabled()
    host.keyboard.press(" ")
    expect(host.locator(".he-stopbar")).to_contain_text("You stopped the game")
    expect(guest.locator(".he-stopbar")).to_contain_text("Grę zatrzymuje Ola")


def test_two_browsers_play_a_calm_match_to_its_end(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", size="phone")
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "invite"}], options={**QUICK, "pace": "calm"})
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    host = ola.open(f"/t/{table}")
    host.wait_for_selector(".he-boards")
    play_out([host, guest], random.Random(2), HEROSI)
    for page in (host, guest):
        expect(page.locator("dialog .over")).to_be_visible()
