"""Whole matches of Monolith Arena by clicking, and what happens around them."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.board_hands import position
from tests.web.conftest import Server, Visitors
from tests.web.hands import (
    answer_monolith,
    answer_monolith_by_keys,
    answered,
    asked,
    over,
    play_out,
    play_out_by,
    tab_to,
)

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]


def test_a_match_against_a_bot_begins_in_the_lobby_and_ends_with_a_result(visitor: Visitors) -> None:
    ola = visitor("Ola", lang="pl")
    page = ola.open("/")
    page.locator("[data-game=monolith]").click()
    page.locator(".way.bot .button.primary").click()
    page.wait_for_selector(".monolith-board")
    play_out([page], random.Random(5))
    expect(page.locator("dialog .over li")).to_have_count(2)
    page.locator("dialog section .button").first.click()  # the browser computes the fingerprint of the seed by itself
    expect(page.locator(".verdict.good")).to_be_visible()


def test_two_browsers_play_a_match_at_a_desk_and_on_a_phone(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", size="phone", lang="pl")
    table = ola.table("monolith", [{"kind": "me"}, {"kind": "invite"}])
    host = ola.open(f"/t/{table}")
    expect(host.locator(".waiting")).to_be_visible()
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    for page in (host, guest):
        page.wait_for_selector(".monolith-board")
    play_out([host, guest], random.Random(11))
    for page in (host, guest):
        expect(page.locator("dialog .over")).to_be_visible()
    assert guest.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_two_share_one_screen(visitor: Visitors) -> None:
    ola = visitor("Ola", size="tablet")
    table = ola.table("monolith", [{"kind": "me"}, {"kind": "hotseat"}])
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question.mine")
    play_out([page], random.Random(2), answers=12)
    assert page.locator(".hex .hit").count() == 19
    for name in ("Ola 1", "Ola 2"):
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()


def test_a_whole_match_by_keys_alone(visitor: Visitors) -> None:
    """No mouse event reaches the page from the lobby to the result."""
    ola = visitor("Ola", lang="pl")
    page = ola.open("/")
    page.evaluate(
        """() => {
          window.mouse = 0;
          for (const kind of ['mousedown', 'pointerdown', 'touchstart', 'wheel'])
            addEventListener(kind, () => { window.mouse += 1 }, true);
        }"""
    )
    page.wait_for_selector(".way.bot .button.primary:enabled")
    assert tab_to(page, "[data-game=monolith] .pick")
    page.keyboard.press("Enter")
    assert tab_to(page, ".way.bot .button.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".monolith-board")
    dice = random.Random(7)
    given = play_out_by(page, lambda p: answer_monolith_by_keys(p, dice))
    assert given > 10
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("() => window.mouse") == 0


def test_a_banner_lies_in_the_hand_by_itself_and_a_tile_in_hand_needs_no_scrolling(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", lang="pl")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    for _ in range(12):
        page.wait_for_selector(".question.mine[aria-busy=false]")
        if page.locator(".hand-tile").count() > 1:
            break
        if not page.locator(".hand-tile").count():
            expect(page.get_by_role("button", name="Odłóż")).to_have_count(
                0
            )  # nothing was taken up, nothing to put back
        answer_monolith(page, random.Random(3))
    for i in range(page.locator(".hand-tile").count()):
        page.locator(".hand-tile").nth(i).click()
        if page.locator(".hex.lit").count():
            page.locator(".hex.lit").first.click()
        below = page.evaluate("(t => t.scrollHeight - t.clientHeight)(document.querySelector('.table[data-mode]'))")
        assert below <= 0, f"{below} pixels of the table are below the screen"
        page.keyboard.press("Escape")


def test_a_ghost_turns_by_wheel_keys_and_tap_and_can_be_put_back(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    page.wait_for_selector(".question.mine")
    dice = random.Random(1)
    hint = page.locator(".question .hint")
    for _ in range(30):
        page.wait_for_selector(".question.mine")
        for i in range(page.locator(".hand-tile").count()):
            page.locator(".hand-tile").nth(i).click()
            if page.locator(".hex.lit").count():
                page.locator(".hex.lit").first.click()
                if page.locator(".ghost.turnable").count():
                    break
            page.keyboard.press("Escape")
        if page.locator(".ghost.turnable").count():
            break
        answer_monolith(page, dice)
        page.wait_for_timeout(100)
    assert page.locator(".ghost.turnable").count() == 1
    seen = {hint.inner_text()}
    page.keyboard.press("e")
    seen.add(hint.inner_text())
    page.locator(".ghost").hover()
    page.mouse.wheel(0, 120)
    page.wait_for_timeout(50)
    seen.add(hint.inner_text())
    page.locator(".ghost").click()
    seen.add(hint.inner_text())
    assert len(seen) == 4, seen
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".hand-tile.chosen")).to_have_count(1)  # back by one step: the tile is still taken up
    page.keyboard.press("Escape")
    expect(page.locator(".hand-tile.chosen")).to_have_count(0)


def test_the_preview_tells_what_a_battle_would_do(visitor: Visitors) -> None:
    ola = visitor("Ola", lang="pl")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    page.wait_for_selector(".question.mine")
    play_out([page], random.Random(9), answers=8)
    if over(page):
        page.keyboard.press("Escape")
    page.keyboard.press("b")
    expect(page.locator("section.preview h2")).to_be_visible()
    expect(page.locator("section.preview footer .score")).to_have_count(2)
    page.locator("section.preview .part").last.click()
    page.keyboard.press("b")
    expect(page.locator("section.preview")).to_have_count(0)


def test_the_language_changes_without_a_reload(visitor: Visitors) -> None:
    ola = visitor("Ola", lang="en")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    page.wait_for_selector(".question.mine")
    page.evaluate("() => { window.sameness = 1 }")
    before = page.inner_text(".question h1")
    page.get_by_role("button", name="Polski").click()
    page.wait_for_function("b => document.querySelector('.question h1').innerText !== b", arg=before)
    assert page.evaluate("() => document.documentElement.lang") == "pl"
    assert page.evaluate("() => window.sameness") == 1
    page.wait_for_function("async () => (await (await fetch('/api/me')).json()).lang === 'pl'")  # calls come in it too


def test_undo_says_its_cost_and_the_log_shows_it(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('monolith', [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    page.wait_for_selector(".question.mine")
    dice = random.Random(3)
    for _ in range(40):
        if page.locator(".undo", has_text="free").count():
            break
        answer_monolith(page, dice)
        page.wait_for_timeout(80)
    page.locator(".undo", has_text="free").click()
    expect(page.locator(".log li.gone").first).to_be_visible()


def test_play_goes_on_after_the_server_was_killed(visitor: Visitors, server: Server) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('monolith', [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    page.wait_for_selector(".question.mine")
    page.evaluate("() => { window.sameness = 1 }")
    page.locator(".hex.lit").first.click()
    server.kill()
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator(".question .ready").click()  # an action without a server: kept, and sent when it is back
    server.start()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".hex[aria-label*='Ola 1']")).to_have_count(1)
    assert page.evaluate("() => window.sameness") == 1
    page.wait_for_function("async () => (await (await fetch('/api/me')).json()).lang === 'pl'")  # calls come in it too
    play_out([page], random.Random(8), answers=3)


def test_another_tab_of_the_same_seat_stays_in_step(visitor: Visitors) -> None:
    ola = visitor("Ola")
    table = ola.table("monolith", [{"kind": "me"}, {"kind": "hotseat"}])
    page = ola.open(f"/t/{table}")
    other = ola.context.new_page()
    other.goto(f"/t/{table}")
    for tab in (page, other):
        tab.wait_for_selector(".question.mine")
    page.locator(".hex.lit").first.click()
    page.locator(".question .ready").click()
    expect(other.locator(".hex[aria-label*='Ola 1']")).to_have_count(1)


def test_a_phone_needs_no_scrolling(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", lang="pl")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    page.wait_for_selector(".question.mine")
    play_out([page], random.Random(3), answers=7)
    page.wait_for_selector(".question.mine")
    if page.locator(".hand-tile").count():
        page.locator(".hand-tile").first.click()
    if page.locator(".hex.lit").count():
        page.locator(".hex.lit").first.click()
    low = page.evaluate(
        "() => Math.max(...[...document.querySelectorAll('.player')].map(p => p.getBoundingClientRect().bottom))"
    )
    assert low <= 844, f"the own row ends at {low}"
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_on_a_phone_with_letters_twice_as_large_the_question_is_read_whole(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", lang="pl")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    page.wait_for_selector(".question.mine")
    page.locator("[data-hex=c3]").click()
    page.locator(".question .ready").click()
    page.wait_for_selector(".question.mine [data-option=done]")
    page.add_style_tag(content="html { font-size: 32px !important }")
    page.set_viewport_size({"width": 390, "height": 843})  # so that the page measures its letters anew
    question = page.locator(".question h1")
    expect(question).to_have_text("Zagrywaj żetony albo zakończ turę.")
    page.wait_for_function("() => document.querySelector('.strip').getBoundingClientRect().top < 450")
    assert question.evaluate("e => e.scrollHeight <= e.clientHeight + 1")
    answers = page.locator(".question .answers").bounding_box()
    assert answers
    assert answers["y"] + answers["height"] <= 843


def test_a_hint_can_be_had_where_only_bots_play(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    page.wait_for_selector(".question.mine")
    page.keyboard.press("h")
    page.locator(".hinted button").click()
    expect(page.locator(".hex[aria-label*='Ola']")).to_have_count(1)


def test_a_hint_is_read_also_while_a_tile_is_held_and_goes_when_another_is(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    page.wait_for_selector(".question.mine")
    page.locator("[data-hex=c3]").click()
    expect(page.locator(".question .ready")).to_be_visible()
    page.locator(".question").get_by_role("button", name="Hint").click()
    expect(page.locator(".hinted")).to_be_visible()
    page.locator("[data-hex=b2]").click()
    expect(page.locator(".hinted")).to_have_count(0)


def test_what_cannot_be_done_says_why(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('monolith', [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    page.wait_for_selector(".question.mine")
    page.locator("[data-hex=c3]").click()
    page.locator(".question .ready").click()
    page.wait_for_selector(".question.mine[data-q^='1 ']")
    page.locator("[data-hex=c3]").click()  # the second banner cannot stand on the first
    expect(page.locator(".why")).to_contain_text("MA §")


POSITION = """
game = "monolith"
title = "one against one"
[options]
factions = ["dragon_empire", "guardians_of_the_realm"]
[position]
board = '''
                    .
          .                   .
b.ban0=2            .                   .
          .                   .
.                   .                   .
          .                   .
.                   .                   .
          .                   .
                    r.ban0
'''
hands = { r = ["pik", "bat"] }
"""


def test_the_preview_supposes_the_tile_that_is_not_played_yet(visitor: Visitors) -> None:
    page = position(visitor("Ola"), POSITION)
    page.locator(".hand-tile").first.click()
    page.locator("[data-hex=a2]").click()
    page.keyboard.press("b")
    outcome = page.locator("section.preview footer .score").last
    expect(outcome).to_contain_text("1")  # the Pikeman under the banner strikes it, its front up
    expect(page.locator("section.preview header")).to_contain_text("Pikeman")
    for _ in range(3):
        page.keyboard.press("e")
    expect(outcome).to_have_text("2 → 2")  # turned away it strikes nobody
    assert page.locator(".log li").count() == 0, "nothing was played"
    page.locator(".question .yes").click()
    expect(page.locator(".hex[aria-label*='Pikeman']")).to_have_count(1)
    expect(page.locator("section.preview")).to_have_count(0)


def strike_the_banner(page: Page, aimed: Callable[[], None] = lambda: None) -> None:
    """The Pikeman is placed under the enemy banner, then Battle is played; `aimed` looks before that."""
    question = asked(page)
    page.locator(".hand-tile").first.click()
    page.locator("[data-hex=a2]").click()
    page.locator(".question .button.primary:visible").first.click()
    answered(page, question)  # whatever is taken up before is put down by the next question
    page.locator(".hand-tile").first.click()
    aimed()
    page.locator(".question .button.primary:visible").first.click()


def now(page: Page) -> Locator:
    """The segment of a battle that is shown."""
    return page.locator(".info .segments [aria-current]")


def test_everything_shows_the_same_moment_of_a_battle(visitor: Visitors) -> None:
    page = position(visitor("Ola", speed="step"), POSITION)
    strike_the_banner(page, aimed=lambda: expect(page.locator(".notches .due")).to_have_count(1))
    expect(page.locator(".strip .say")).to_contain_text("Battle!")
    enemy = page.get_by_role("img", name="2 hit points")
    expect(enemy).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(now(page)).to_contain_text("2")
    expect(page.locator(".over .strike")).to_have_count(1)
    expect(page.get_by_role("img", name="1 hit point")).to_be_visible()
    expect(page.locator(".notches .lost")).to_have_count(1)
    told = page.locator(".log li").count()
    assert "The battle is over" not in page.inner_text(".log")
    page.keyboard.press("ArrowLeft")
    expect(enemy).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".notches .lost")).to_have_count(0)
    expect(page.locator(".question.mine")).to_be_visible()
    assert page.locator(".log li").count() > told


def test_the_end_waits_for_the_battle_that_is_shown(visitor: Visitors) -> None:
    page = position(visitor("Ola", speed="step"), POSITION.replace("=2", "=1"))
    strike_the_banner(page)
    expect(page.locator(".strip .say")).to_contain_text("Battle!")
    page.keyboard.press("ArrowRight")
    expect(now(page)).to_contain_text("2")
    assert "wins" not in page.inner_text(".log")
    assert not over(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog .over")).to_be_visible()
    assert "wins" in page.inner_text(".log")


def test_the_blows_of_a_segment_are_told_with_their_reasons_on_a_phone_too(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="phone", speed="step"), POSITION)
    strike_the_banner(page)
    expect(page.locator(".strip .say")).to_contain_text("Battle!")
    page.keyboard.press("ArrowRight")
    blow = page.locator(".question .options li").first
    expect(blow).to_contain_text("Pikeman (a2) strikes Banner of the Guardians (a1): 1.")
    expect(page.locator(".board-wrap .segments [aria-current]")).to_contain_text("2")


def test_a_battle_without_a_blow_is_seen_too(visitor: Visitors) -> None:
    page = position(visitor("Ola", speed="step"), POSITION)
    page.locator("[data-tile=de_order_battle_charge]").click()
    page.locator(".question .yes").click()
    expect(page.locator(".info")).to_contain_text("Nobody strikes anybody")
    page.keyboard.press("Escape")
    expect(page.locator(".log li").nth(1)).to_have_text("Battle!")
    expect(page.locator(".log li").nth(2)).to_contain_text("The battle is over")  # no list of empty segments


def test_an_opponents_whole_turn_is_shown_tile_by_tile(visitor: Visitors) -> None:
    ola = visitor("Ola", speed="step")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    page.wait_for_selector(".question.mine")
    answer_monolith(page, random.Random(1))
    for told in ("Newcomer (bot) plants the banner", "Turn 1: Ola", "Ola draws"):
        expect(page.locator(".strip .say")).to_contain_text(told)
        page.keyboard.press("ArrowRight")
    expect(page.locator(".hand-tile")).to_have_count(1)


def test_a_card_says_what_acts_on_a_tile_and_why_it_cannot_act(visitor: Visitors) -> None:
    page = position(visitor("Ola"), POSITION)
    page.locator("[data-tile=de_pikeman]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Initiative 2")
    page.locator("[data-tile=de_pikeman]").click()
    page.locator("[data-hex=b4]").click()
    page.locator(".question .yes").click()
    expect(page.locator(".hex[aria-label*='Pikeman']")).to_have_count(1)
    page.locator("[data-hex=b4]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("melee +1 from Imperial Banner c5")


def test_the_places_of_a_hand_stay_and_say_where_tiles_went(visitor: Visitors) -> None:
    page = position(visitor("Ola"), POSITION)
    box = page.locator("[data-tile=de_order_battle_charge]").bounding_box()
    page.locator("[data-tile=de_pikeman]").click()
    page.locator("[data-hex=b2]").click()
    page.locator(".question .yes").click()
    expect(page.locator(".hand .place").first).to_have_text("Pikeman: on b2")
    assert page.locator("[data-tile=de_order_battle_charge]").bounding_box() == box
    page.keyboard.press("z")
    expect(page.locator(".hand .place", has_text="b2")).to_have_count(0)
    expect(page.locator(".hand-tile").first).to_have_attribute("data-tile", "de_pikeman")
    assert page.locator("[data-tile=de_order_battle_charge]").bounding_box() == box


def test_enter_plays_what_was_just_turned_and_what_was_taken_by_the_mouse(visitor: Visitors) -> None:
    page = position(visitor("Ola", guard=True), POSITION)
    pikeman, yes = page.locator("[data-tile=de_pikeman]"), page.locator(".question .yes:not(.deaf)")
    for _ in range(2):  # Yes was pressed before: that does not make it deaf to what comes later
        pikeman.click()
        page.locator("[data-hex=a2]").click()
        expect(yes).to_be_enabled()
        page.keyboard.press("e")
        page.keyboard.press("Enter")
        expect(page.locator(".hex[aria-label*='Pikeman']")).to_have_count(1)
        expect(page.get_by_role("button", name="Undo")).to_be_enabled()  # the answer has arrived
        page.keyboard.press("z")
        expect(pikeman).to_be_visible()
    page.locator("[data-tile=de_order_battle_charge]").click()
    expect(yes).to_have_text("Battle Enter")
    expect(page.locator(".notches .due")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("ol.log")).to_contain_text("The battle is over")


def test_a_screen_reader_hears_the_whole_battle_and_then_the_question(visitor: Visitors) -> None:
    page = position(visitor("Ola"), POSITION)
    heard = page.locator("[aria-live=polite].sr")
    expect(heard).to_contain_text("Your turn. Play")
    strike_the_banner(page)
    expect(page.locator(".log li")).not_to_have_count(1)
    lines = page.locator(".log li").all_inner_texts()
    assert len(lines) > 4, "a Battle is many lines"
    for line in lines:
        expect(heard).to_contain_text(line.strip())


def test_a_rune_that_gives_a_tile_two_things_is_linked_once(visitor: Visitors) -> None:
    ola = visitor("Ola")
    name = "t035-penetration-strengthened-by-reinforcement"
    made = ola.context.request.post(f"{ola.server.url}/api/scenarios/monolith/{name}/play", data={})
    assert made.ok, made.text()
    page = ola.open(f"/t/{made.json()['id']}")
    expect(page.locator(".monolith-board .piece").first).to_be_visible()


def test_a_tile_is_turned_by_dragging_its_handle(visitor: Visitors) -> None:
    page = position(visitor("Ola"), POSITION)
    page.locator(".hand-tile").first.click()
    page.locator("[data-hex=c3]").click()
    expect(page.locator(".question .ready")).to_have_attribute("data-option", "place pik c3/0")
    box = page.locator("[data-hex=c3]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y - box["height"] * 0.3)
    page.mouse.down()
    page.mouse.move(x + box["width"] * 0.4, y + box["height"] * 0.2, steps=6)
    page.mouse.up()
    expect(page.locator(".question .ready")).to_have_attribute("data-option", "place pik c3/2")
    expect(page.locator(".ghost")).to_have_count(1)


def test_a_guide_marks_the_tile_in_the_hand_and_the_hex(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/monolith")
    page.locator("[data-scenario^='lesson-1']").click()
    page.wait_for_selector(".hex[data-due]")
    expect(page.locator(".hand-tile[data-tile=de_pikeman][data-due]")).to_have_count(1)
    expect(page.locator(".hex[data-due]")).to_have_attribute("data-hex", "c3")
    page.locator(".guide button.small").click()
    expect(page.locator(".hand-tile[data-tile=de_order_battle_charge][data-due]")).to_have_count(1)


def test_a_free_hex_says_that_a_tile_comes_first(visitor: Visitors) -> None:
    page = position(visitor("Ola"), POSITION)
    page.locator("[data-hex=c3]").click()
    expect(page.locator(".why")).to_contain_text("First take a tile from your hand")
    page.locator(".hand-tile").first.click()
    page.locator("[data-hex=c3]").click()
    expect(page.locator(".why")).to_have_count(0)


MONOLITHS = {"monoliths": True, "factions": ["lords_of_the_abyss", "dragon_empire"]}


def test_tiles_that_are_hidden_are_counted_and_fit_a_phone(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone")
    page = ola.open(f"/t/{ola.table('monolith', BOT, options=MONOLITHS)}")
    page.wait_for_selector(".question.mine")
    spike = page.locator(".hand-tile[data-tile=la_spike]")
    expect(spike.locator(".count")).to_have_text("×3")
    spike.click()
    expect(spike.locator(".count")).to_have_text("×2")
    spike.click()
    expect(spike.locator(".count")).to_have_text("×1")
    expect(spike.locator(".times")).to_have_text("2")
    ready = page.locator(".question .ready")
    expect(ready).to_contain_text("Hide: Spike, Spike")
    below = page.evaluate("(t => t.scrollHeight - t.clientHeight)(document.querySelector('.table[data-mode]'))")
    assert below <= 0, f"{below} pixels of the table are below the screen"
    ready.click()
    expect(page.locator(".log li").first).to_have_count(1)


FOUR = """
game = "monolith"
title = "two against two"
[options]
mode = "four"
monoliths = true
factions = ["dragon_empire", "lords_of_the_abyss", "guardians_of_the_realm", "harbingers_of_the_forest"]
[position]
board = '''
                    .
          .                   .
b.ban0              .                   g.ban0
          .                   .
.                   .                   .
          .                   .
p.ban0              .                   .
          .                   .
                    r.ban0
'''
under = { r = ["pik", "kni"] }
hands = { r = ["pik", "mov", "bat"] }
"""


def test_four_players_with_monoliths_fit_a_phone_and_allies_are_named(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="phone", lang="pl"), FOUR)
    expect(page.locator(".player .ally")).to_have_text("sojusznik")
    expect(page.locator(".player .with")).to_have_count(4)
    unfold = page.get_by_role("button", name="Rozwiń Monolit")
    expect(unfold).to_be_visible()
    overflow = "(t => t.scrollHeight - t.clientHeight)(document.querySelector('.table[data-mode]'))"
    assert page.evaluate(overflow) <= 0
    page.locator(".hand-tile").first.click()
    page.locator("[data-hex=c3]").click()
    expect(page.get_by_role("button", name="Obróć w prawo").last).to_be_visible()
    assert page.evaluate(overflow) <= 0
    page.keyboard.press("Escape")
    unfold.click()
    expect(page.locator(".unfolding")).to_contain_text("Pikinier, potem na Rycerz")
    assert page.evaluate(overflow) <= 0
    page.locator("[data-hex=c4]").click()
    page.locator("[data-hex=b4]").click()
    page.locator(".question .ready").click()
    # The tiles are turned one after the other; each is drawn as itself.
    for initiative in ("2", "1"):
        expect(page.locator(".ghost")).to_have_text(initiative)
        question = page.locator(".question").get_attribute("data-q")
        page.locator(".question .yes").click()
        page.wait_for_function("q => document.querySelector('.question').dataset.q !== q", arg=question)
    expect(page.locator(".hex[aria-label*='Rycerz']")).to_have_attribute("data-hex", "b4")


def test_learn_offers_positions_of_the_game_and_no_trials_of_the_notation(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/monolith")
    page.wait_for_selector("[data-scenario^='lesson-1']")  # the list has come
    page.locator("section input.field").fill("refusals-name")
    expect(page.locator(".every [data-scenario]")).to_have_count(0)
    page.locator("section input.field").fill("mirror-match")
    expect(page.locator("[data-scenario=mirror-match]")).to_have_count(1)
    page.locator("section input.field").fill("names-seats")
    expect(page.locator(".every [data-scenario]")).to_have_count(0)


def test_the_question_says_what_the_taken_tile_waits_for(visitor: Visitors) -> None:
    page = position(
        visitor("Ola"), POSITION.replace('"pik", "bat"', '"pik", "bat", "net"').replace("b.ban0=2 ", "b.ban0=2p")
    )
    asked = page.locator(".question h1")
    expect(asked).to_have_text("Play tiles or end your turn.")
    page.locator("[data-tile=de_pikeman]").first.click()
    expect(asked).to_have_text("Pikeman: choose a hex.")
    page.locator("[data-hex=c3]").click()
    expect(asked).to_have_text("Pikeman: turn it, then confirm.")
    page.locator("[data-tile=de_order_net]").click()
    expect(asked).to_have_text("Net: which enemy?")
    page.locator("[data-tile=de_order_battle_charge]").click()
    expect(asked).to_have_text("Battle / Charge: play it now?")


def test_an_order_without_a_target_is_dimmed_and_says_so(visitor: Visitors) -> None:
    page = position(
        visitor("Ola"), POSITION.replace('"pik", "bat"', '"pus"').replace("dragon_empire", "lords_of_the_abyss")
    )
    push = page.locator(".hand-tile[data-tile=la_order_push]")
    expect(page.locator(".hand-tile.useless")).to_have_count(1)
    push.click()
    expect(page.locator(".question h1")).to_have_text("Push: nothing to use it on now.")
    expect(page.locator(".question [data-option='discard pus']")).to_be_visible()


PUSHED = """
game = "monolith"
title = "pushed away"
[options]
factions = ["guardians_of_the_realm", "lords_of_the_abyss"]
[position]
board = '''
                    .
          .                   .
.                   b.myg0              .
          .                   .
.                   r.cro0              .
          .                   .
.                   .                   .
          .                   .
                    .
'''
hands = { r = ["pus"] }
"""


def test_a_pushed_tile_is_marked_while_its_owner_is_asked(visitor: Visitors) -> None:
    page = position(visitor("Ola"), PUSHED)
    page.locator(".hand-tile").click()
    page.locator("[data-hex=c3]").click()
    page.locator("[data-hex=c2]").click()
    page.locator(".question .ready").click()
    expect(page.locator(".question h1")).to_have_text("Where is your tile pushed to?")
    expect(page.locator("[data-hex=c2] .chosen")).to_have_count(1)
    expect(page.locator(".hex.lit")).to_have_count(3)


def test_the_preview_puts_what_becomes_of_a_tile_beside_the_blow(visitor: Visitors) -> None:
    page = position(visitor("Ola"), POSITION)
    page.locator(".hand-tile").first.click()
    page.locator("[data-hex=a2]").click()
    page.keyboard.press("b")
    lines = page.locator("section.preview .told li")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Pikeman (a2) strikes Banner of the Guardians (a1): 1.")
    expect(lines.locator(".badge")).to_have_text("2 → 1")
    page.locator("section.preview .part").last.click()
    expect(page.locator(".notches .lost")).to_have_count(1)  # the hit point that would be lost


def test_a_monolith_that_has_unfolded_leaves_its_words_where_they_were(visitor: Visitors) -> None:
    page = position(visitor("Ola"), FOUR)
    words = page.locator(".monolith .words")
    place = words.bounding_box()
    page.locator(".monolith").click()
    page.locator("[data-hex=c4]").click()
    page.locator("[data-hex=b4]").click()
    for _ in range(3):
        question = asked(page)
        page.locator(".question .yes").click()
        answered(page, question)
    expect(words).to_have_text("Monolith unfolded")
    now = words.bounding_box()
    assert place
    assert now
    assert (now["x"], now["y"]) == (place["x"], place["y"])
