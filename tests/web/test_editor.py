"""The editor: a position set up on the board and as text, doubted, shared, played; a moment of a match changed."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.test_pages import resigned


def put(page: Page, piece: str, place: str) -> None:
    held = page.locator(f"[data-piece={piece}]")
    if held.get_attribute("aria-pressed") != "true":
        held.click()
    page.locator(f"#board [data-hex={place}]").click()


def text(page: Page) -> str:
    return page.locator("textarea").input_value()


def test_a_position_is_set_up_doubted_mended_in_its_text_sent_and_played(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open("/learn/monolith")
    page.get_by_role("link", name="Set up a position").click()
    put(page, "kni", "c2")
    expect(page.locator("textarea")).to_have_value(re.compile(r"r\.kni0"))
    page.keyboard.press("Escape")  # the piece is laid down, what was clicked stays chosen
    page.keyboard.press("e")
    expect(page.locator("textarea")).to_have_value(re.compile(r"r\.kni1"))
    page.keyboard.press("w")
    expect(page.locator("textarea")).to_have_value(re.compile(r"r\.kni1!"))

    # By keys alone: whose it is, what, where.
    page.get_by_role("group", name="Whose").get_by_role("button").nth(1).press("Enter")
    page.locator("[data-piece=ban]").press("Enter")
    page.locator("#board [data-hex=c5]").press("Enter")
    expect(page.locator("textarea")).to_have_value(re.compile(r"b\.ban0=20"))
    page.keyboard.press("Control+z")
    expect(page.locator("textarea")).not_to_have_value(re.compile(r"b\.ban"))
    page.keyboard.press("Control+Shift+z")
    expect(page.locator("textarea")).to_have_value(re.compile(r"b\.ban0=20"))

    # More knights than the box has: said with the reason, and meant if one says so.
    page.get_by_role("group", name="Whose").get_by_role("button").nth(0).click()
    for place in ("a1", "a2", "a3", "e1", "e2"):
        put(page, "kni", place)
    expect(page.locator("#editor-notes .doubt")).to_contain_text("Knight")
    page.get_by_role("checkbox", name="This is meant").check()
    expect(page.locator("textarea")).to_have_value(re.compile("^impossible = true$", re.MULTILINE))
    expect(page.locator("#editor-notes .doubt")).to_contain_text("Meant")

    # An error is shown at its line, the board stays, and nothing that was written is lost.
    good = text(page)
    bad = good.replace("r.kni1!", "r.xyz1!")
    page.locator("textarea").fill(bad)
    line = bad[: bad.index("r.xyz1")].count("\n") + 1
    expect(page.locator("#editor-notes")).to_contain_text("xyz")
    expect(page.locator(".numbers .bad")).to_have_text(str(line))
    expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
    page.locator("textarea").press("Escape")
    assert text(page) == bad
    page.locator("textarea").fill(good)
    expect(page.locator(".numbers .bad")).to_have_count(0)

    # The address holds it: a stranger opens the same, in another language.
    expect(page).to_have_url(re.compile("#."))
    ewa = visitor("Ewa", size="phone", lang="pl")
    theirs = ewa.open(page.url)
    expect(theirs.locator("textarea")).to_have_value(good)
    expect(theirs.get_by_text("Tak ma być", exact=True)).to_be_visible()
    theirs.get_by_role("navigation", name="Gry").get_by_role("link", name="Warcraft").click()
    expect(theirs).to_have_url(re.compile("/editor/warcraft"))

    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="All seats, on this screen").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(".question.mine")
    expect(page.locator("#board [data-hex=c2]")).to_have_attribute("aria-label", re.compile("Knight"))
    assert not ola.errors
    assert not ewa.errors


BATTLE = Path("tests/scenarios/warcraft/battle/t043-the-defender-plays-first.toml")


def test_a_battle_whose_dice_fall_next_has_its_odds(visitor: Visitors) -> None:
    page = visitor("Ola").open("/editor/warcraft")
    page.locator("textarea").fill(BATTLE.read_text().split("[[step]]")[0])
    expect(page.locator("[data-about=odds]")).to_have_text(re.compile(r"\d+%\s*\d+%"))


def test_a_moment_of_a_match_that_is_over_is_changed(visitor: Visitors) -> None:
    ola = visitor("Ola")
    table = resigned(ola)
    page = ola.open(f"/replay/{table}?at=4")
    page.get_by_role("link", name="Editor").click()
    expect(page.locator("textarea")).to_have_value(re.compile(r"r\.ban"))
    expect(page.get_by_role("button", name="Play from here")).to_be_enabled()
    hexes = page.locator("#board [data-hex]")
    expect(hexes).to_have_count(19)
    page.goto("/editor/monolith#nonsense")
    expect(page.locator("#editor-notes")).to_contain_text("This link is broken")
    assert not ola.errors
