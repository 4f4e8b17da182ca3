"""Herosi where the hand of a player finds what an action offers: in the row of options, and never below its edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.board_hands import position
from tests.web.conftest import Visitors
from tests.web.hands import answered, asked

SIREN = """
game = "herosi"
title = "A Siren may make the opponent roll anew"
[position]
phase = "stop"
stopper = "r"
[position.r]
hero = "water"
dice = "W W C C C C"
hand = ["weaken"]
front = "siren siren . ."
[position.b]
hero = "earth"
dice = "E E E E F F"
front = "gnome . . ."
"""


@pytest.mark.parametrize("size", ["desk", "laptop", "small", "phone", "sideways"])
def test_an_ability_that_no_field_offers_is_seen(visitor: Visitors, size: str) -> None:
    page = position(visitor("Ola", size=size), SIREN)
    page.locator(".he-spell.ready").first.click()
    page.locator("[data-field='1:f1']").click()
    question = asked(page)
    if page.locator(".answers .yes[data-option^=at]").count():
        page.locator(".answers .yes").click()
        answered(page, question)
    ability = page.locator("#question .options [data-option='use f1 b']")
    expect(ability).to_be_in_viewport(ratio=0.9)
    row, box = page.locator("#question .options").bounding_box(), ability.bounding_box()
    assert row is not None
    assert box is not None
    assert row["y"] - 1 <= box["y"] <= row["y"] + row["height"] - box["height"] + 1
    other = page.locator("#question .options [data-option='use f2 b']")
    place = other.bounding_box()
    question = asked(page)
    ability.click()
    answered(page, question)
    expect(page.locator("#question .options [data-spent='use f1 b']")).to_be_visible()
    assert other.bounding_box() == place  # a second click does not use the other Siren
