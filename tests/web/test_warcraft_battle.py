"""In a battle of Warcraft nothing moves under the hand while several units are named one after the other."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.board_hands import position
from tests.web.conftest import Visitors
from tests.web.hands import answered, asked
from tests.web.test_warcraft_board import ONE_HIT

TWO_HITS = ONE_HIT.replace('"roll 1", "roll 6"', '"roll 1", "roll 1"')


def test_who_is_left_keeps_the_place_while_two_fall(visitor: Visitors) -> None:
    page = position(visitor("Ola"), TWO_HITS)
    expect(page.locator("#question .fore")).to_contain_text("2 units")
    row = page.locator("#question .options")
    first, last = row.locator("[data-option='lose orc melee e2']"), row.locator("[data-option='lose orc flying e3']")
    before = last.bounding_box()
    question = asked(page)
    first.click()
    answered(page, question)
    expect(page.locator("#question .fore")).to_contain_text("One unit")
    expect(row.locator("[data-spent='lose orc melee e2']")).to_be_visible()  # it says why it cannot be had
    assert last.bounding_box() == before
