"""Your box: facts are corrected where they stand, confirmed by one key, sent by a link, and played with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.conftest import Visitors

CROSSBOW = "/box/monolith?thing=guardians_of_the_realm.tile.gr_crossbowman"


def fact(page: Page, field: str) -> Locator:
    return page.locator(f"[data-fact={field}]")


def test_an_owner_corrects_a_tile_confirms_it_and_plays_with_it(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(CROSSBOW)
    expect(page.get_by_role("heading", name="Crossbowman")).to_be_visible()
    page.locator("[data-drawing] path.side").nth(1).click()
    expect(page.get_by_role("radio", name="Side 1")).to_have_attribute("aria-checked", "true")
    asked: list[Route] = []
    page.route("**/api/me/box/monolith", lambda route: asked.append(route))  # whatever the server says, and whenever
    drawn = page.locator("[data-drawing] svg").inner_html()
    page.get_by_role("button", name="Ranged 1: more").click()
    expect(page.get_by_text("1 fact differs")).to_be_visible()
    assert page.locator("[data-drawing] svg").inner_html() != drawn
    page.unroute("**/api/me/box/monolith")  # what was held goes on its way
    expect(fact(page, "ranged")).to_contain_text("ships: 2 0 0 0 0 0")

    # Two facts may only be right together: the first waits in its row, with the reason.
    fact(page, "count").get_by_role("button", name="Copies: more").click()
    expect(fact(page, "count").get_by_role("alert")).to_contain_text("35")
    page.get_by_role("link", name="Axeman").click()
    fact(page, "count").get_by_role("button", name="Copies: less").click()
    expect(page.get_by_text("3 facts differ")).to_be_visible()

    # By keyboard: all of it is as in the box, and on to the next.
    page.locator("h1").click()
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 of 71 checked")).to_be_visible()
    expect(page.get_by_role("heading", name="Axeman")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("3 facts differ")).to_be_visible()
    page.get_by_role("searchbox").fill("crossb")
    expect(page.get_by_role("navigation", name="Everything in the box").get_by_role("link")).to_have_count(1)

    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Link to your box").input_value()
    page.keyboard.press("Escape")

    eve = visitor("Ewa", size="phone", lang="pl")
    theirs = eve.open(link)
    expect(theirs.get_by_role("dialog")).to_contain_text("3 fakty są inne niż w wydaniu")
    expect(theirs.get_by_role("dialog")).to_contain_text("Kusznik")

    page.get_by_role("link", name="Play with it").click()
    expect(page.locator("select[name=box]")).to_have_value("mine")
    page.get_by_role("button", name="Open the table").or_(page.locator("button.primary")).click()
    page.get_by_role("button", name="Own facts").click()
    expect(page.get_by_role("dialog")).to_contain_text("3 facts differ")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up").click()
    page.locator("dialog .over").get_by_role("link", name="Analysis").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="Own facts").click()
    expect(page.get_by_role("dialog")).to_contain_text("3 facts differ")
    assert not ola.errors


def test_a_fact_is_corrected_on_a_phone_and_taken_back(visitor: Visitors) -> None:
    page = visitor("Jan", size="phone", lang="pl").open("/box/herosi")
    page.get_by_role("link", name="Ognik").click()
    fact(page, "strength").get_by_role("button", name="Siła: więcej").click()
    expect(fact(page, "strength")).to_contain_text("w wydaniu: 1")
    fact(page, "strength").get_by_role("button", name="Siła: jak w wydaniu").click()
    expect(fact(page, "strength")).not_to_contain_text("w wydaniu")
    page.get_by_role("link", name="Wszystko z pudełka").click()
    expect(page.get_by_text("Wszystko jest jak w wydaniu")).to_be_visible()


def test_on_a_phone_a_unit_keeps_its_colours_where_the_list_is_away(visitor: Visitors) -> None:
    page = visitor("Jan", size="phone").open("/box/warcraft")
    page.get_by_role("link", name="Grunt").click()
    expect(page.locator("[data-drawing] svg:visible").first).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    painted = page.locator('[data-drawing] [fill^="url("]')
    expect(painted.first).to_be_attached()
    # A colour that is defined in what is not displayed is black.
    defined = "(all) => all.map((e) => document.getElementById(e.getAttribute('fill').slice(5, -1)).closest('svg'))"
    assert painted.evaluate_all(f"(all) => ({defined})(all).every((svg) => svg.getClientRects().length)")


def test_a_faction_of_ones_own_gets_a_tile_that_is_tried_at_once(visitor: Visitors) -> None:
    page = visitor("Ola").open("/box/monolith")
    page.get_by_role("button", name="New faction").click()
    page.get_by_label("Name").fill("Wolves")
    page.get_by_role("button", name="Make this faction").click()
    page.get_by_role("button", name="faction", exact=True).click()
    page.get_by_role("button", name="+ Champion").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".facts h2")).to_have_text("New tile")
    page.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/editor/monolith?*")
    expect(page.locator("textarea")).to_have_value(re.compile("own_wolves"))
    expect(page.locator("#board [data-hex=c3]")).to_have_attribute("aria-label", re.compile("New tile"))


FIREBALL = """
game = "herosi"
title = "A fireball"
rules = ["HE §4"]
[position]
phase = "stop"
stopper = "r"
[position.r]
hero = "earth"
dice = "F F F F C C"
hand = ["fireball", "weaken"]
front = ". . ifrit ."
[position.b]
front = ". triton . ."
[[step]]
asked = { seat = 0 }
"""


@pytest.mark.parametrize(("lang", "does"), [("en", "5 damage to an exposed"), ("pl", "5 obrażeń odsłoniętej")])
def test_a_card_says_at_the_table_what_was_corrected(visitor: Visitors, lang: str, does: str) -> None:
    ola = visitor("Ola", lang=lang)
    edits = [{"file": "spells.toml", "path": ["spell", "fireball"], "field": "damage", "value": 5}]
    edits += [{"file": "spells.toml", "path": ["spell", "weaken"], "field": "amount", "value": 2}]
    assert ola.context.request.post(f"{ola.server.url}/api/me/box/herosi", data={"edits": edits}).ok
    made = ola.context.request.post(
        f"{ola.server.url}/api/scenarios/play", data={"text": FIREBALL, "game": "herosi", "box": "mine"}
    )
    assert made.ok, made.text()
    page = ola.open(f"/t/{made.json()['id']}")
    hand = page.locator(".hand")
    expect(hand).to_contain_text(does)
    expect(hand).to_contain_text("attack −2" if lang == "en" else "ataki −2")
