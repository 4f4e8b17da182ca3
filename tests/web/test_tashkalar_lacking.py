"""What a card of Tash-Kalar lacks, where it is looked at and put; what stands on its buttons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.board_hands import position
from tests.web.conftest import Visitors
from tests.web.hands import answered, asked
from tests.web.test_tashkalar_board import DUEL, TASKS

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
TWO_WAYS = f"""{DUEL}
board = '''
# # . . . . . # #
# . . . . . . . #
. . . . . . . . .
. . . . . . . . .
. . o . . . . . .
. . o . . . . . .
. . . x . . . . .
# . . . . . . . #
# # . . . . . # #
'''
hands = {{ r = ["herald"], b = [] }}
"""
CANNON_MAY_COME = f"""{DUEL}
board = '''
# # . . . . . # #
# . . . . . . x #
. . . . . . . . .
. . . . . . . . .
. . . o o . . . .
. . o . . . . . .
. . . . . . . . .
# . . . . . . . #
# # . . x . . # #
'''
hands = {{ r = ["cannon"], b = [] }}
"""


def test_a_card_that_lacks_one_piece_says_where(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ONE_SHORT)
    expect(page.locator("[data-card=knight] .foot")).to_have_text("1 short: h6")
    page.locator("[data-card=knight]").hover()
    expect(page.locator(".tk-place-miss")).to_have_count(1)
    expect(page.locator(".tk-ghost")).to_have_count(1)


def test_the_piece_that_a_chosen_card_lacks_is_put_where_it_is_shown(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ONE_SHORT)
    page.locator("[data-card=knight]").click()
    expect(page.locator(".tk-ghost")).to_have_count(
        1
    )  # the server has said what it lacks: before, a click only asks why
    square = page.locator("[data-square=h6]")
    square.click(force=True)  # no place of the Knight's own, so not among the frames
    expect(square).to_have_attribute("aria-label", re.compile("common piece of Ola 1"))
    expect(page.locator("[data-card=knight] .foot")).to_have_text("1 place")


def test_a_square_that_lacks_a_piece_says_which(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ONE_SHORT)
    page.locator("[data-card=knight]").click()
    expect(page.locator(".question h1")).to_have_text("Knight lacks a common piece on h6.")
    x, y = (float(page.locator(".tk-place-miss").get_attribute(name) or 0) for name in ("x", "y"))
    square = "abcdefghi"[int((x - 24) // 80)] + str(int((y - 24) // 80) + 1)
    page.locator(f"[data-square={square}]").click(force=True)
    expect(page.locator(".gb-why")).to_contain_text(f"Knight on {square}: your common piece is missing on h6.")
    question = asked(page)
    page.locator("[data-square=h6]").click(force=True)
    answered(page, question)
    expect(page.locator(".gb-why")).to_have_count(0)  # the reason belonged to the position before


@pytest.mark.parametrize("touch", [True, False])
def test_the_place_that_was_looked_at_stays_while_the_hand_goes_to_what_it_lacks(
    visitor: Visitors, touch: bool
) -> None:
    page = position(visitor("Ola", size="phone" if touch else "desk", touch=touch), TWO_WAYS)
    page.locator("[data-card=herald]").click()
    expect(page.locator(".question h1")).to_have_text("Herald: one piece is missing.")

    def go(square: str) -> None:
        box = page.locator(f"[data-square={square}]").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.touchscreen.tap(x, y) if touch else page.mouse.move(x, y)

    expect(page.locator(".tk-ghost")).to_have_count(1)
    go("d7")
    ghost = page.locator("[data-square=b6].may")
    expect(ghost).to_have_count(1)
    expect(ghost).to_have_attribute("aria-disabled", "false")
    go("b6")
    if not touch:
        page.mouse.down()
        page.mouse.up()
    expect(page.locator("[data-square=b6]")).to_have_attribute("aria-label", re.compile("common piece of Ola 1"))
    expect(page.locator("[data-card=herald] .foot")).to_have_text("1 place")


def test_a_finger_leaves_nothing_behind_that_it_would_look_at(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="phone", touch=True), TWO_WAYS)
    page.locator("[data-square=g7]").tap()
    expect(page.locator(".tk-ghost")).to_have_count(1)
    page.locator("[data-square=g7]").tap()
    expect(page.locator("[data-square=g7]")).to_have_attribute("aria-label", re.compile("common piece of Ola 1"))
    page.locator(
        ".question .tools button"
    ).first.tap()  # taken back: the square is empty again, and nobody points at it
    expect(page.locator("[data-square=g7]")).to_have_attribute("aria-label", re.compile("empty"))
    expect(page.locator(".question.mine")).to_be_visible()
    expect(page.locator(".tk-ghost")).to_have_count(0)


def test_a_card_that_is_far_off_shows_where_it_lacks_fewest(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ONE_SHORT.replace("o o", "o .").replace("o .", ". o", 1))
    foot = page.locator("[data-card=knight] .foot")
    expect(foot).to_have_text(re.compile(r"\d short"))
    lacking = int(foot.inner_text().split()[0])
    assert lacking > 1
    page.locator("[data-card=knight]").click()
    expect(page.locator(".question h1")).to_have_text(f"Knight: {lacking} pieces are missing.")
    expect(page.locator(".tk-ghost")).to_have_count(lacking)


@pytest.mark.parametrize("size", ["laptop", "desk"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_direction_of_a_shot_fits_its_button(visitor: Visitors, size: str, lang: str) -> None:
    page = position(visitor("Ola", size=size, lang=lang), CANNON_MAY_COME)
    page.locator("[data-card=cannon]").click()
    page.locator("[data-square=e5]").click()
    expect(page.locator(".tk-shot .does > *")).not_to_have_count(0)  # the server has said what each would strike
    row = page.locator(".question .options")
    assert row.evaluate("e => e.scrollHeight <= e.clientHeight")
    for words in page.locator(".tk-shot .way").all():
        assert words.evaluate("e => e.offsetHeight <= e.closest('button').clientHeight"), words.inner_text()


def test_what_a_common_piece_does_for_a_task_is_said_before_it_is_placed(visitor: Visitors) -> None:
    page = position(visitor("Ola"), TASKS)
    page.locator("[data-square=c8]").hover()
    expect(page.locator(".fore .gain", has_text="you: pieces 3 of 3")).to_be_visible()


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_task_that_is_met_fits_its_button(visitor: Visitors, size: str) -> None:
    page = position(visitor("Ola", size=size, lang="pl"), TASKS.replace('"cc"', '"ccc"'))
    for square in ("c7", "d7"):
        question = asked(page)
        page.locator(f"[data-square={square}]").click()
        answered(page, question)
    claim = page.locator(".answers [data-option='claim t01']")
    expect(claim).to_be_visible()
    assert claim.locator(".words").evaluate("e => e.offsetHeight <= e.closest('button').clientHeight")


@pytest.mark.parametrize(("lang", "cards"), [("en", '"swordmaster", "knight"'), ("pl", '"gryphon-rider", "hypnotist"')])
def test_a_long_name_stays_on_its_card_on_a_phone(visitor: Visitors, lang: str, cards: str) -> None:
    page = position(visitor("Ola", size="phone", lang=lang), TWO_WAYS.replace('"herald"', cards))
    expect(page.locator(".hand .tk-card")).to_have_count(2)
    inside = """e => {
      const words = document.createRange();
      words.selectNodeContents(e.querySelector('.head b'));
      return words.getBoundingClientRect().right < e.getBoundingClientRect().right - 1;
    }"""
    for card in page.locator(".hand .tk-card").all():
        assert card.evaluate(inside), card.inner_text()
