"""In a battle of Warcraft nothing moves under the hand while several units are named one after the other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.board_hands import position
from tests.web.conftest import Visitors
from tests.web.hands import answered, asked
from tests.web.test_warcraft_board import CLASH, ONE_HIT

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


PLACES = """() => {
  window.seen = {};
  const keep = (what, e) => {
    const { x, y, width } = e.getBoundingClientRect();
    if (width) (seen[what] ??= new Set()).add(`${Math.round(x)} ${Math.round(y)}`);
  };
  const look = () => {
    for (const e of document.querySelectorAll('.wc-battle :is(.side .name, h2)')) keep(e.textContent.slice(0, 8), e);
    document.querySelectorAll('.wc-phase').forEach((phase, i) => phase.querySelectorAll('.row').forEach((row, j) =>
      row.querySelectorAll('.die').forEach((die, k) => keep(`die ${i} ${j} ${k}`, die))));
    document.querySelectorAll('.wc-fallen').forEach((side, i) =>
      side.querySelectorAll('svg').forEach((mark, k) => keep(`fallen ${i} ${k}`, mark)));
    if (!seen.end) requestAnimationFrame(look);
  };
  look();
}"""


ARMIES = CLASH.replace("melee*3", "melee*2 ranged").replace("h  melee", "h  melee*2 ranged flying")


@pytest.mark.parametrize("size", ["desk", "small", "phone"])
def test_dice_and_the_marks_of_the_fallen_keep_their_places_through_a_battle(visitor: Visitors, size: str) -> None:
    page = position(visitor("Ola", size=size, speed="two"), ARMIES)
    page.evaluate(PLACES)
    page.locator("[data-area=e2]").click()
    page.locator("[data-area=e3]").click()
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile("1: melee unit 2, ranged unit 1"))
    page.locator(".question [data-option=done]").click()
    expect(page.locator(".wc-battle")).to_be_visible()
    falls, curtain = page.locator(".question.mine [data-option^=lose]"), page.locator(".curtain .button")
    fought, over = page.locator(".wc-battle"), page.locator(".table:not(:has(.wc-battle)) #question")
    while fought.count():
        expect(falls.or_(curtain).or_(over).first).to_be_visible()
        if curtain.count():
            curtain.click()
        elif falls.count():
            question = asked(page)
            falls.first.click()
            answered(page, question)
    places = page.evaluate("Object.fromEntries(Object.entries(seen).map(([k, v]) => [k, [...v]]))")
    assert any(what.startswith("die") for what in places)
    assert any(what.startswith("fallen") for what in places)
    assert {what: all for what, all in places.items() if len(all) > 1} == {}
