"""What the others did in their last turn: marked on every board, told in the strip, the same after a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.board_hands import position
from tests.web.conftest import Visitor, Visitors
from tests.web.hands import answered, asked, take_over
from tests.web.test_warcraft_board import STACK, over_the_edge
from tests.web.tracks import astray

ORDERS = """
game = "herosi"
title = "Orders"
[options]
mode = "duel"
pace = "calm"
[position]
phase = "stop"
stopper = "r"
[position.r]
front = ". ifrit . ."
back = ". hero . ."
hand = ["magic_missile"]
dice = "F F F C C K"
[position.b]
front = ". . triton triton"
back = ". hero . ."
dice = "A E K K C W"
"""
HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]


def click(page: Page, selector: str) -> None:
    """A click that answers the question."""
    question = asked(page)
    page.locator(selector).first.click()
    answered(page, question)


def marched(one: Visitor) -> Page:
    """Three units of the first player have gone from e2 to e3, and the second player sits before the screen."""
    page = position(one, STACK)
    page.locator("[data-area=e2]").click()
    page.locator("[data-area=e3]").click()
    expect(page.locator("[data-area=e2]")).not_to_have_attribute("aria-label", re.compile("Ola 1"))
    page.wait_for_function("() => document.querySelector('.question [data-option=done]')?.disabled === false")
    click(page, ".question [data-option=done]")
    take_over(page)
    return page


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ola 1: 2 melee units and a ranged unit e2 → e3."),
        ("pl", "Ola 1: 2 oddziały walczące i oddział strzelający e2 → e3."),
    ],
)
def test_on_a_phone_the_strip_tells_it_and_the_log_opens_there(visitor: Visitors, lang: str, told: str) -> None:
    page = marched(visitor("Ola", size="phone", lang=lang))
    line = page.locator(".strip .say")
    expect(line).to_contain_text(told)
    # The screen reader hears it from the announcer, once: the line itself is not live.
    assert line.evaluate("e => e.closest('[aria-live], [role=status], [role=alert]')") is None
    page.locator("header [aria-label=Log], header [aria-label=Przebieg]").click()
    lit = page.locator("dialog[open] li", has_text=told)
    expect(lit).to_have_count(1)
    expect(lit).to_be_in_viewport()
    lit.locator("button").click()  # and from there to the moment when the last of the three had arrived
    expect(page.locator(".strip .now")).to_be_enabled()
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile(r"Ola 1: .*2, .*1"))


@pytest.mark.parametrize(("width", "size"), [(390, 16), (320, 16), (390, 32)])
def test_nothing_leaves_a_narrow_window_or_covers_another(visitor: Visitors, width: int, size: int) -> None:
    page = marched(visitor("Ola", size="phone", lang="pl"))
    page.set_viewport_size({"width": width, "height": 844})
    page.add_style_tag(content=f"html {{ font-size: {size}px !important }}")
    assert not astray(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.locator(".question .answers")).to_be_in_viewport()


def test_a_stack_is_one_line_of_the_log_and_one_sentence_to_hear(visitor: Visitors) -> None:
    page = marched(visitor("Ola"))
    told = "2 melee units and a ranged unit e2 → e3."
    expect(page.locator(".log li", has_text="e2 → e3")).to_have_count(1)
    expect(page.locator(".log li", has_text=told)).to_have_count(1)
    page.locator(".log li", has_text=told).locator("button").click()
    expect(page.locator(".log li.at")).to_have_count(1)


def test_marks_on_the_map_outlast_a_reload(visitor: Visitors) -> None:
    page = marched(visitor("Ola"))
    mark = page.locator("[data-last=e3]")
    expect(mark).to_have_count(1)
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile("just touched"))
    page.reload()
    take_over(page)
    expect(mark).to_have_count(1)
    page.locator(".question [data-option=done]").click()
    expect(page.locator(".question .fore .loss")).to_be_visible()  # all their units have still to move
    click(page, ".question [data-option=done]")  # whoever acts has seen it
    expect(mark).to_have_count(0)


def test_marks_on_the_boards_of_herosi_outlast_a_reload(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ORDERS)
    page.locator("[data-action=cast]").click()
    click(page, "[data-option='cast magic_missile']")
    click(page, "[data-field='1:f4']")
    page.locator("[data-field='0:f2']").click()
    click(page, "[data-field='1:f3']")
    take_over(page)
    struck = page.locator("[data-field='1:f3']")
    for _ in range(2):
        for field in ("0:f2", "1:f3", "1:f4"):
            expect(page.locator(f"[data-field='{field}'] .he-recent")).to_have_count(1)
        expect(page.locator(".he-recent")).to_have_count(3)
        expect(struck).to_have_attribute("aria-label", re.compile("just touched"))
        page.reload()
        take_over(page)


def test_marks_in_the_arena_outlast_a_reload(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('tashkalar', HOTSEAT)}")
    page.wait_for_selector(".question.mine")
    click(page, "[data-square=e5]")
    click(page, "[data-option=end]")
    take_over(page)
    for _ in range(2):
        expect(page.locator(".tk-last")).to_have_count(1)
        page.reload()
        take_over(page)


def test_marks_among_the_hexes_outlast_a_reload(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('monolith', HOTSEAT)}")
    page.wait_for_selector(".question.mine")
    page.locator(".hex.lit").first.click()
    click(page, ".question .button.primary:visible")
    take_over(page)
    for _ in range(2):
        expect(page.locator("path.fresh")).to_have_count(1)
        page.reload()
        take_over(page)


def test_boards_dice_and_hand_of_herosi_share_the_screen_of_a_phone(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="phone"), ORDERS)
    expect(page.locator(".he-spell .foot").first).to_be_visible()
    assert over_the_edge(page) <= 0
    click(page, ".question [data-option=pass]")
    take_over(page)
    assert over_the_edge(page) <= 0


def test_an_action_that_the_dice_do_not_allow_says_why(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ORDERS)
    for action, rule in (("draw", "HE §4.2"), ("learn", "HE"), ("dispel", "HE §4.4")):
        page.locator(f"[data-action={action}]").click(force=True)
        expect(page.locator(".gb-why")).to_contain_text(rule)
    page.locator("[data-action=cast]").click()
    click(page, "[data-option='cast magic_missile']")
    expect(page.locator(".gb-why")).to_have_count(0)  # it belonged to the question before


def test_a_table_that_follows_a_page_with_drawings_is_laid_out_like_any_other(visitor: Visitors) -> None:
    """The styles of a board come after those of the frame, whichever page was opened first."""
    page = visitor("Ola", size="phone").open("/learn/warcraft")
    page.wait_for_selector(".wc-map")  # a drawing between the words
    page.locator("[data-scenario^='lesson-1']").click()
    page.wait_for_selector(".table #board .wc-map")
    boxes = page.evaluate(
        "() => ['.others', '.own', '#board'].map((s) => document.querySelector(s).getBoundingClientRect())"
        ".map((r) => [r.left, r.right, r.top, r.bottom])"
    )
    (_, others_end, _, row_end), (own, _, _, _), (left, right, top, _) = boxes
    assert others_end <= own  # the two players share a row
    assert left < 20
    assert right > 370
    assert top >= row_end
