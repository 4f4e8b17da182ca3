"""Tash-Kalar in a real browser: whole matches by clicking and by keys, cards that show their places, tasks, effects."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.board_hands import TASHKALAR, play_out, position
from tests.web.conftest import Visitor, Visitors
from tests.web.hands import answer_by_keys, answered, asked, play_out_by
from tests.web.test_pages import faults

KNIGHT = re.compile("e4, heroic piece of Ola 1")


DUEL = """
game = "tashkalar"
title = "Northern Empire to move"
[options]
mode = "duel"
schools = ["northern", "highland"]
[position]
"""
KNIGHT_MAY_COME = f"""{DUEL}
board = '''
# # . . . . . # #
# . . . . . . . #
. . . . . . . . .
. . . . x . . . .
. . . o o o . . .
. . . o . . . . .
. . . . . . . . .
# . . . . . . . #
# # . . . . . # #
'''
hands = {{ r = ["knight", "messenger", "bomb"], b = [] }}
"""
ASSASSIN_MAY_COME = f"""{DUEL}
board = '''
# # . . . . . # #
# . . . . . . . #
. . . . o . . . .
. . . o . . . . .
. . o . X . . . .
. . . . . . . . .
. . . . . . . . .
# . . . . . . . #
# # . . . . . # #
'''
hands = {{ r = ["assassin", "gryphon-rider", "summoner", "titan", "f03"], b = [] }}
"""
LEVIATHAN_MAY_COME = f"""{DUEL}
board = '''
# # . . . . . # #
# . . . . . . . #
. . . . . . . . .
. . . . . . . . .
. . . O O . . . .
. O o . . . . . .
. . . . . . . . .
# . . . . . . . #
# # . . . . . # #
'''
hands = {{ r = ["leviathan"], b = [] }}
"""
KNIGHT_NEARLY_TWICE = f"""{DUEL}
board = '''
# # . . . . . # #
# . . . . . . . #
. . . . . . . . .
. . . . . . . . .
. . . o o o . . .
. . . o . . . o o
. . . . . . . o .
# . . . . . . . #
# # . . . . . # #
'''
hands = {{ r = ["knight"], b = [] }}
"""
LAST_TURN = f"""{DUEL}
board = '''
# # . . . . . # #
# . . . . . . . #
. . . . . . . . .
. . . . . . . . .
. . . o . . . . .
. . . . . . . . .
. . . . . . . . .
# . . . . . . . #
# # . . . . . # #
'''
ending = 1
"""
TASKS = """
game = "tashkalar"
title = "Two tasks"
[options]
mode = "high_form"
schools = ["northern", "highland"]
[position]
board = '''
# # . . . . . # #
# . . O . . . . #
. . . . . . . . .
. . . . . . . . .
. . . . o . . . .
. . . . . . . X .
. . . . . . . . .
# . . . . . . . #
# # . . . . . # #
'''
tasks = ["t06", "t01"]
destroyed = { b = "cc" }
"""


def over_the_edge(page: Page) -> int:
    """How many pixels of the table are below the screen."""
    found: int = page.evaluate("(t => t.scrollHeight - t.clientHeight)(document.querySelector('.table[data-mode]'))")
    return found


# The squares whose pieces have set out or risen: how long that takes does not matter.
SET_OUT = """window.setOut = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  if (this.dataset.piece) setOut.push(this.dataset.piece);
  return animate.apply(this, how);
};"""


def moving_pieces(page: Page) -> list[str]:
    """The squares whose pieces are on their way."""
    script = (
        "[...document.querySelectorAll('[data-piece]')].filter(p => p.getAnimations().length).map(p => p.dataset.piece)"
    )
    found: list[str] = page.evaluate(script)
    return found


def test_nothing_scrolls_on_a_phone(visitor: Visitors) -> None:
    page = against_a_bot(visitor("Ola", size="phone", lang="pl"), "high_form", 6)
    assert page.locator(".tk-hit").count() == 69
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.wait_for_selector(".question.mine")
    expect(page.locator(".tk-card .foot").first).to_be_visible()
    assert over_the_edge(page) <= 0  # the whole table is on the screen, before and after a card is chosen
    page.locator(".tk-card").first.click()
    expect(page.locator(".fore .hint")).not_to_be_empty()
    assert over_the_edge(page) <= 0


def against_a_bot(one: Visitor, mode: str, limit: int) -> Page:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    page = one.open(f"/t/{one.table('tashkalar', seats, options={'mode': mode, 'turn_limit': limit})}")
    page.wait_for_selector(".tk-arena")
    return page


def test_a_match_without_a_mouse(visitor: Visitors) -> None:
    page = against_a_bot(visitor("Ola"), "duel", 4)
    dice = random.Random(2)
    assert play_out_by(page, lambda p: answer_by_keys(p, dice, TASHKALAR)) >= 4
    expect(page.locator("dialog .over")).to_be_visible()


def test_two_browsers_play_a_duel(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", size="phone", lang="pl")
    table = ola.table("tashkalar", [{"kind": "me"}, {"kind": "invite"}], options={"mode": "duel", "turn_limit": 6})
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    host = ola.open(f"/t/{table}")
    for page in (host, guest):
        page.wait_for_selector(".tk-arena")
    assert play_out([host, guest], random.Random(8), TASHKALAR) >= 8
    for page in (host, guest):
        expect(page.locator("dialog .over")).to_be_visible()


def test_a_card_shows_its_places_and_a_click_summons(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    expect(page.locator("[data-card=messenger] .foot")).to_have_text("2 places")
    page.locator("[data-card=knight]").click()
    expect(page.locator(".tk-hit.may")).to_have_count(1)
    assert page.locator(".tk-hit.may").get_attribute("data-square") == "e4"
    page.locator("[data-square=e4]").hover()
    expect(page.locator(".tk-ring")).to_have_count(4)  # the four pieces of the pattern
    expect(page.locator(".tk-thread")).to_have_count(4)
    question = asked(page)
    page.locator("[data-square=e4]").click()
    answered(page, question)
    expect(page.locator("[data-square=e4]")).to_have_attribute("aria-label", KNIGHT)


def test_a_legend_with_one_place_is_shown_before_it_is_summoned(visitor: Visitors) -> None:
    page = position(visitor("Ola"), LEVIATHAN_MAY_COME)
    question = asked(page)
    page.locator("[data-card=leviathan]").click()  # nothing else can be done with it, but looking is free
    expect(page.locator(".tk-hit.may")).to_have_count(1)
    assert asked(page) == question
    page.locator(".tk-hit.may").click()
    answered(page, question)
    expect(page.locator("[data-square=f4]")).to_have_attribute("aria-label", re.compile("legendary piece of Ola 1"))


def test_what_a_summoning_strikes_is_crossed_out_before(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ASSASSIN_MAY_COME)
    page.locator("[data-card=assassin]").click()
    page.locator("[data-square=f6]").hover()
    expect(page.locator(".tk-marked")).to_have_count(1)
    expect(page.locator(".tk-scene .cross")).to_have_count(1)
    expect(page.locator(".fore .gain")).to_contain_text("Ola 2 loses the piece on e5")
    assert page.locator("[data-square=e5]").get_attribute("aria-disabled") == "true"  # only shown, not chosen


def test_a_finger_tries_one_place_and_takes_another(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="phone", touch=True), ASSASSIN_MAY_COME)
    question = asked(page)
    page.locator("[data-card=assassin]").tap()
    page.locator("[data-square=f6]").tap()
    expect(page.locator(".question h1")).to_have_text("Summon Assassin on f6?")
    page.locator("[data-square=b2]").tap()
    expect(page.locator(".question h1")).to_have_text("Summon Assassin on b2?")
    assert asked(page) == question
    page.locator(".question .ready").tap()
    answered(page, question)
    expect(page.locator("[data-square=b2]")).to_have_attribute("aria-label", re.compile("heroic piece of Ola 1"))


def test_a_second_touch_of_its_square_sends_a_piece_on_its_way(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="phone", touch=True), KNIGHT_MAY_COME)
    for square, label in (("e4", KNIGHT), ("e3", re.compile("e3, heroic piece of Ola 1"))):
        if square == "e4":
            page.locator("[data-card=knight]").tap()
        page.locator(f"[data-square={square}]").tap()
        expect(page.locator(".question .yes.ready")).to_be_visible()
        question = asked(page)
        page.locator(f"[data-square={square}]").tap()
        answered(page, question)
        expect(page.locator(f"[data-square={square}]")).to_have_attribute("aria-label", label)


def test_cards_are_drawn_whole_on_a_phone(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="phone"), ASSASSIN_MAY_COME)
    page.locator("[data-card=assassin]").click()  # words of a card above the hand hide nothing of a flare
    expect(page.locator("[data-card=f03] .half")).to_have_count(2)
    for half in page.locator("[data-card=f03] .half").all():
        expect(half).to_be_visible()
    script = """cards => cards.every(c => {
      const [card, picture] = [c.getBoundingClientRect(), c.querySelector('.tk-pattern').getBoundingClientRect()];
      const foot = c.querySelector('.foot').getBoundingClientRect();
      const across = picture.left >= card.left && picture.right <= card.right;
      return across && picture.top >= card.top && picture.bottom <= foot.top + 2;
    })"""
    assert page.locator(".tk-hand .tk-card:not(.flare)").evaluate_all(script)


def test_the_card_beside_a_card_says_where_it_can_appear_and_explains_its_words(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    page.locator("[data-card=knight]").focus()
    page.keyboard.press("i")
    card = page.locator(".tip")
    expect(card).to_contain_text("Can appear now on e4.")
    expect(card).to_contain_text("Combat move:")
    expect(card.locator(".rule").first).to_contain_text("TK §4")
    assert card.inner_text().count("the Knight never captures common pieces") == 1


def test_a_square_says_what_stands_there_and_which_cards_reckon_with_it(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    page.locator("[data-square=d6]").hover()
    card = page.locator(".tip")
    expect(card).to_contain_text("d6 · common piece of Ola 1")
    expect(card).to_contain_text(re.compile("Part of your pattern for: .*Knight"))


def test_a_chosen_card_is_laid_aside(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    card = page.locator("[data-card=messenger]")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tk-hit.may")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    assert page.locator(".tk-hit.may").count() > 20  # placing a common piece is offered again


def test_by_keys_alone_a_being_is_summoned(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    page.locator("#question .about").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("#question .about")).to_be_focused()  # a closed sheet gives the focus back
    page.locator("#question").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".tk-hit:focus")).to_have_count(1)  # arrows lead to the squares
    names = page.locator(".tk-hand [data-card]").evaluate_all("cards => cards.map(c => c.dataset.card)")
    page.keyboard.press(str(names.index("knight") + 1))
    expect(page.locator(".tk-hit.may")).to_have_count(1)
    page.locator(".tk-hit[tabindex='0']").focus()
    assert page.evaluate("document.activeElement.dataset.square") == "e4"  # the one tab stop is the legal place
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.square") == "e3"
    page.keyboard.press("ArrowDown")
    question = asked(page)
    page.keyboard.press("Enter")
    answered(page, question)
    expect(page.locator("[data-square=e4]")).to_have_attribute("aria-label", KNIGHT)


def test_by_keys_a_square_never_ends_the_turn(visitor: Visitors) -> None:
    """After the last action Enter leads to the button that ends the turn, and answers nothing."""
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('tashkalar', [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    page.wait_for_selector(".question.mine")
    page.locator("[data-square=e5]").focus()
    question = asked(page)
    page.keyboard.press("Enter")
    answered(page, question)
    expect(page.locator(".question .answers [data-option=end]")).to_be_enabled()
    expect(page.locator("[data-square=e5]")).to_be_focused()
    question = asked(page)
    page.keyboard.press("Enter")
    expect(page.locator("#question .yes")).to_be_focused()
    assert asked(page) == question
    page.locator("[data-square=e4]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#question .yes")).to_be_focused()
    assert asked(page) == question
    page.keyboard.press("Enter")
    expect(page.locator(".curtain")).to_be_visible()


def test_who_declines_by_the_mouse_goes_on_from_the_question(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    page.locator("[data-card=knight]").click()
    question = asked(page)
    page.locator("[data-square=e4]").click()
    answered(page, question)
    question = asked(page)
    page.locator("#question .no").click()
    answered(page, question)
    expect(page.locator("#question .no")).to_be_disabled()
    expect(page.locator("#question")).to_be_focused()


def test_the_card_beside_a_resting_mouse_goes_when_a_key_is_pressed(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    names = page.locator(".tk-hand [data-card]").evaluate_all("cards => cards.map(c => c.dataset.card)")
    page.locator("[data-card=messenger]").hover()
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press(str(names.index("knight") + 1))
    expect(page.locator("[data-card=knight]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tip")).to_have_count(0)


def test_what_cannot_be_done_says_why(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    page.locator("[data-card=knight]").click()
    page.locator("[data-square=g8]").click(force=True)
    expect(page.locator(".gb-why")).to_contain_text("Your pieces do not form the pattern of Knight for g8")
    expect(page.locator(".gb-why .rule")).to_contain_text("TK")
    expect(page.locator("[data-card=knight]")).to_have_attribute("aria-pressed", "true")  # nothing was put back


def test_squares_where_one_piece_lacks_are_shown_beside_the_places(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_NEARLY_TWICE)
    page.locator("[data-card=knight]").click()
    expect(page.locator(".tk-hit.may")).to_have_count(1)
    expect(page.locator(".tk-near").first).to_be_attached()
    expect(page.locator(".tk-ghost")).to_have_count(0)
    near = page.locator(".tk-near").first
    x, y = (float(near.get_attribute(name) or 0) for name in ("x", "y"))
    square = "abcdefghi"[int((x - 24) // 80)] + str(int((y - 24) // 80) + 1)
    page.locator(f"[data-square={square}]").hover()
    expect(page.locator(".tk-place-miss")).to_have_count(1)
    expect(page.locator(".tk-ghost")).to_have_count(1)  # the piece that lacks, where it lacks


def test_tasks_say_how_far_both_sides_are(visitor: Visitors) -> None:
    page = position(visitor("Ola"), TASKS)
    red = page.locator("[data-task=t06] .tk-count")
    expect(red.nth(0)).to_have_attribute("aria-label", "Ola 1: pieces 2 of 3, upgraded 1 of 2")
    expect(red.nth(1)).to_have_attribute("aria-label", "Ola 2: pieces 1 of 3, upgraded 1 of 2")
    destroyed = page.locator("[data-task=t01] .tk-count")
    expect(destroyed.nth(0)).to_contain_text("2/3")
    expect(destroyed.nth(1)).to_have_attribute("aria-label", "Ola 2: counted in their own turn")


@pytest.mark.parametrize("size", ["small", "tablet"])
def test_in_a_rail_all_tasks_are_as_high_whatever_they_are_called(visitor: Visitors, size: str) -> None:
    """Whatever comes in place of a task that is done, the others stay where they are."""
    page = position(visitor("Ola", size=size, lang="pl"), TASKS.replace("t01", "t02"))  # names of two lines and of one
    tasks = page.locator(".table:not(.drawer) .tk-tasks .tk-task:not(.next)")
    heights = {round(box["height"]) for task in tasks.all() if (box := task.bounding_box())}
    assert tasks.count() == 2
    assert len(heights) == 1


def test_a_task_that_is_met_is_offered_and_the_key_that_ends_the_turn_does_not_lose_it(visitor: Visitors) -> None:
    page = position(visitor("Ola"), TASKS.replace('"cc"', '"ccc"'))
    for square in ("c7", "d7"):
        question = asked(page)
        page.locator(f"[data-square={square}]").click()
        answered(page, question)
    expect(page.locator(".question .hint")).to_contain_text("You have fulfilled a task")
    claim = page.locator(".question .buttons [data-option='claim t01']")
    expect(claim).to_be_visible()
    question = asked(page)
    page.keyboard.press("t")
    expect(claim).to_be_focused()
    assert asked(page) == question
    page.keyboard.press("Enter")
    answered(page, question)
    expect(page.locator(".curtain")).to_be_visible()


def test_an_effect_is_chosen_on_the_board_and_the_piece_walks(visitor: Visitors) -> None:
    ola = visitor("Ola")
    ola.page.emulate_media(reduced_motion="no-preference")
    ola.page.add_init_script("localStorage.setItem('arenarium-settings', JSON.stringify({ speed: 0.01, lang: 'en' }))")
    ola.page.add_init_script(SET_OUT)
    page = position(ola, KNIGHT_MAY_COME)
    page.locator("[data-card=knight]").click()
    question = asked(page)
    page.locator("[data-square=e4]").click()
    answered(page, question)
    assert page.evaluate("setOut") == ["e4"]  # the Knight rises
    expect(page.locator(".fore")).to_contain_text("Knight")
    # Only the Knight may move: it is taken up already, and its targets are lit.
    expect(page.locator("[data-square=e3]")).to_have_attribute("aria-disabled", "false")
    assert page.locator(".tk-sign").count() == page.locator(".tk-hit.may").count()
    question = asked(page)
    page.locator("[data-square=e3]").click()
    answered(page, question)
    assert page.evaluate("setOut") == ["e4", "e3"]  # it walks there
    page.keyboard.press("ArrowDown")
    assert moving_pieces(page) == []  # whoever acts skips the rest of the way


def test_nothing_moves_where_motion_is_not_wanted(visitor: Visitors) -> None:
    page = position(visitor("Ola"), KNIGHT_MAY_COME)
    page.locator("[data-card=knight]").click()
    question = asked(page)
    page.locator("[data-square=e4]").click()
    answered(page, question)
    assert moving_pieces(page) == []
    expect(page.locator("[aria-live=polite].sr")).not_to_be_empty()  # what happened is said instead


def test_the_last_turn_is_announced(visitor: Visitors) -> None:
    page = position(visitor("Ola", lang="pl", size="phone"), LAST_TURN)
    expect(page.locator(".tk-ending")).to_be_visible()
    page.locator("[data-square=e5]").click()
    expect(page.locator(".tk-ending")).to_contain_text("Po tej turze jeszcze jedna")


def test_partners_are_named_and_control_is_passed(visitor: Visitors) -> None:
    ola = visitor("Ola")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "hotseat"}, {"kind": "bot", "bot": "random"}]
    page = ola.open(f"/t/{ola.table('tashkalar', seats, options={'mode': 'duel_teams'})}")
    page.wait_for_selector(".question.mine, .curtain")
    for _ in range(12):
        if page.locator(".question [data-option=handover]").count():
            break
        if page.locator(".curtain").count():
            page.locator(".curtain .button").click()
        else:
            question = asked(page)
            if question and page.locator(".tk-hit.may").count():
                page.locator(".tk-hit.may").first.click()
        page.wait_for_timeout(150)
    expect(page.locator(".tk-player .ally").first).to_contain_text("together with")
    page.locator(".question [data-option=handover]").click()
    page.locator(".curtain .button").click()
    expect(page.locator(".question h1")).to_contain_text("You have control")
    expect(page.locator(".fore")).to_contain_text("With the actions of Ola")


def test_a_shared_screen_shows_the_log_with_the_eyes_of_who_sits_before_it(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('tashkalar', [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    page.wait_for_selector(".question.mine")

    def drawn(name: str) -> list[str]:
        return [line for line in page.locator(".log li").all_inner_texts() if f"{name} draws" in line]

    def told(name: str) -> bool:
        """Whether the cards are named; the hand of the first turn is one line."""
        (line,) = drawn(name)[:1]
        return not line.endswith(f"{name} draws 6 cards.")

    assert told("Ola 1")
    assert not told("Ola 2")
    page.locator("[data-square=e5]").click()
    page.get_by_role("button", name="End the turn").click()
    page.locator(".curtain .button").click()
    expect(page.locator(".question.mine")).to_be_visible()
    assert not told("Ola 1")
    assert told("Ola 2")
    expect(page.locator(".tk-last")).to_have_count(1)  # where the other has just acted


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_words_of_tasks_and_cards_grow_with_the_text(visitor: Visitors, size: str) -> None:
    page = position(
        visitor("Ola", size=size), TASKS.replace("[position]", '[position]\nhands = { r = ["knight", "f03"] }')
    )
    words = [".tk-task .nm", ".tk-task .pt", ".tk-card .head b", ".tk-card .foot", ".tk-card.flare .cond b"]
    sizes = "words => words.map((w) => parseFloat(getComputedStyle(document.querySelector(w)).fontSize))"
    before = page.evaluate(sizes, words)
    page.add_style_tag(content="html { font-size: 32px !important }")
    assert page.evaluate(sizes, words) == [2 * x for x in before]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    # The words stay on their card.
    inside = "all => all.every((c) => c.querySelector('.head').scrollWidth <= c.clientWidth)"
    assert page.locator(".tk-card").evaluate_all(inside)


@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
def test_axe_finds_no_serious_fault(visitor: Visitors, size: str, theme: str) -> None:
    ola = visitor("Ola", size=size)
    ola.page.add_init_script(f"localStorage.setItem('arenarium-settings', JSON.stringify({{ theme: '{theme}' }}))")
    page = position(ola, KNIGHT_NEARLY_TWICE)
    page.locator("[data-card=knight]").click()
    bad = faults(page)
    bad += faults(position(ola, TASKS))
    bad += faults(position(ola, LAST_TURN))
    assert not bad, "\n".join(bad)
