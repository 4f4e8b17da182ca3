"""Warcraft in a real browser: whole matches by clicking and by keys, stacks, Town, battle panel, every scenario."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.board_hands import WARCRAFT, answer, play_out, position
from tests.web.conftest import Visitor, Visitors
from tests.web.hands import answer_by_keys, answered, asked, play_out_by, take_over
from tests.web.test_pages import faults

HEAD = """
game = "warcraft"
title = "Orcs against Humans"
{lots}
[options]
mode = "main"
races = ["orc", "human"]
[position]
orc = {{ deck = [], hand = [] }}
human = {{ deck = [], hand = [] }}
"""
STACK = (
    HEAD.format(lots="")
    + """
step = "move"
board = '''
e2  o  melee*2 ranged
e9  h  worker
'''
"""
)
ONE_HIT = (
    HEAD.format(lots='lots = ["roll 6", "roll 1", "roll 6"]')
    + """
step = "battle"
board = '''
e3  o  melee*2 ranged flying
e2  o  melee
e3  h  melee ranged*2
e4  h  flying
'''
"""
)


SPENDING = (
    HEAD.replace("deck = [], hand = [] }}", "deck = [], hand = [], gold = 6, wood = 6 }}", 1).format(lots="")
    + """
step = "spend"
board = '''
e1  o  melee worker*2
d3  o  melee
e9  h  worker
'''
"""
)
CLASH = (
    HEAD.format(lots="")
    + """
step = "move"
board = '''
e2  o  melee*3
e3  h  melee
e9  h  worker
'''
"""
)
TEAMS = """
game = "warcraft"
title = "Two pairs"
{lots}
[options]
mode = "main"
seats = 4
races = ["orc", "night_elf", "undead", "human"]
[position]
first = "{first}"
step = "battle"
orc = {{ deck = [], hand = [] }}
night_elf = {{ deck = [], hand = {hand} }}
undead = {{ deck = [], hand = [] }}
human = {{ deck = [], hand = [] }}
"""
ALLIES = (
    TEAMS.format(lots='lots = ["roll 1", "roll 1"]', first="human", hand="[]")
    + """
board = '''
d3 h ranged*2
d3 o melee*2
c3 u melee
d4 o flying
'''
"""
)
SHEEP = (
    HEAD.replace("human = {{ deck = [], hand = [] }}", 'human = {{ deck = [], hand = ["polymorph"] }}').format(
        lots='lots = ["roll 6", "roll 1", "roll 6"]'
    )
    + """
step = "battle"
first = "human"
board = '''
e3  o  melee*2
e3  h  melee ranged
'''
"""
)
BOT = {"kind": "bot", "bot": "random"}


def over_the_edge(page: Page) -> int:
    """How many pixels of the table are below the screen."""
    found: int = page.evaluate("(t => t.scrollHeight - t.clientHeight)(document.querySelector('.table[data-mode]'))")
    return found


def opened(one: Visitor, **more: object) -> Page:
    """A table of one's own against bots that throw dice, as many as the mode needs."""
    page = one.open(f"/t/{one.table('warcraft', **more)}")  # type: ignore[arg-type]
    page.wait_for_selector(".wc-map")
    return page


def test_a_short_match_against_a_bot_on_a_phone(visitor: Visitors) -> None:
    page = opened(
        visitor("Ola", size="phone", lang="pl"), seats=[{"kind": "me"}, BOT], options={"mode": "main", "limit": 1}
    )
    assert page.locator("[data-area]").count() == 49
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.wait_for_selector(".question.mine")
    assert over_the_edge(page) <= 0
    play_out([page], random.Random(3), WARCRAFT)
    expect(page.locator("dialog .over")).to_be_visible()


def test_a_match_without_a_mouse(visitor: Visitors) -> None:
    page = opened(visitor("Ola"), seats=[{"kind": "me"}, BOT], options={"mode": "main", "limit": 1})
    dice = random.Random(6)
    play_out_by(page, lambda p: answer_by_keys(p, dice, WARCRAFT))
    expect(page.locator("dialog .over")).to_be_visible()


SCENARIOS = [
    ("elf_gate", 3, "phone"),
    ("necromancers", 2, "desk"),
    ("prisoners", 2, "phone"),
    ("nordrassil", 4, "desk"),
]


@pytest.mark.parametrize(("mode", "seats", "size"), [*SCENARIOS, ("main", 4, "phone")])
def test_every_scenario_is_drawn_and_played(visitor: Visitors, mode: str, seats: int, size: str) -> None:
    page = opened(visitor("Ola", size=size), seats=[{"kind": "me"}, *[BOT] * (seats - 1)], options={"mode": mode})
    page.wait_for_selector(".question.mine")
    assert page.locator("[data-area]").count() > 30
    assert page.locator(".wc-player").count() == seats
    assert over_the_edge(page) <= 0
    dice, given = random.Random(1), 0
    while given < 6:
        given += answer(page, dice, WARCRAFT)
        page.wait_for_timeout(20)


def test_a_scenario_of_ones_own_is_drawn_from_its_file(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = opened(ola, seats=[{"kind": "me"}, BOT], options={"mode": "custom"}, pack="the_ford")
    page.wait_for_selector(".question.mine")
    # If the bot began with an attack, the map is drawn a second time beside the battle: the first one is the table's.
    ford = page.locator("[data-area=c2]").first
    expect(ford).to_have_attribute("aria-label", re.compile("^The Ford · c2, Objective"))
    expect(page.locator(".wc-road")).not_to_have_count(0)  # neighbours that lie apart
    dice, given = random.Random(1), 0
    while given < 4:
        given += answer(page, dice, WARCRAFT)
        page.wait_for_timeout(20)


def test_two_browsers_play_a_turn_to_the_end(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", size="phone", lang="pl")
    options = {"mode": "main", "limit": 1, "races": ["orc", "human"]}
    table = ola.table("warcraft", [{"kind": "me"}, {"kind": "invite"}], options=options)
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    host = ola.open(f"/t/{table}")
    for page in (host, guest):
        page.wait_for_selector(".wc-map")
    play_out([host, guest], random.Random(12), WARCRAFT)
    for page in (host, guest):
        expect(page.locator("dialog .over")).to_be_visible()


def test_a_stack_goes_where_one_click_sends_it(visitor: Visitors) -> None:
    page = position(visitor("Ola"), STACK)
    area = page.locator("[data-area=e2]")
    area.click()
    expect(page.locator(".wc-pick button[aria-pressed=true]")).to_have_count(3)
    page.locator(".wc-pick button").first.click()  # one melee unit stays
    expect(page.locator(".wc-pick button[aria-pressed=true]")).to_have_count(2)
    page.locator("[data-area=e3]").click()
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile(r"Ola 1: .*1, .*1"))
    expect(area).to_have_attribute("aria-label", re.compile(r"Ola 1: .*1$|Ola 1: .*1,"))
    page.keyboard.press("z")  # takes back the march, not its last piece
    expect(area).to_have_attribute("aria-label", re.compile("Ola 1: melee unit 2, ranged unit 1"))


def test_who_can_move_nothing_is_not_told_to_point_at_pieces(visitor: Visitors) -> None:
    text = STACK.replace("human = { deck = [], hand = [] }", 'undead = { deck = [], hand = ["cripple"] }')
    text = text.replace('"human"', '"undead"').replace("e9  h", "e9  u")
    page = position(visitor("Ola"), text, asked=1)
    page.locator(".question .all").click()
    page.locator(".all-options [data-option='play cripple e2']").click()
    take_over(page)
    expect(page.locator("#question .fore")).to_contain_text("None of your pieces can move")
    expect(page.locator(".wc-area.may")).to_have_count(0)


def test_the_battle_takes_the_box_shows_odds_and_asks_for_a_casualty(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ONE_HIT)
    board = page.locator("#board").bounding_box()
    panel = page.locator(".wc-battle")
    assert panel.bounding_box() == board
    expect(panel.locator(".wc-odds")).to_have_attribute("aria-label", re.compile(r"Odds of the attack: wins \d+ %"))
    expect(panel.locator(".wc-phase.now h3")).to_contain_text("1.")
    expect(panel.locator(".wc-phase.now h3")).to_contain_text("losses 1 : 0")
    expect(panel.locator(".wc-unit.may")).to_have_count(4)  # every type of the attacker's in every area
    expect(panel.locator(".place.attackers")).to_have_text("One unit must fall")
    expect(page.locator("ol.log")).to_contain_text(
        "Ola 1, ranged unit: 6 (Strength 2), a miss."
    )  # thrown at this table
    expect(panel.locator(".dice.attackers .die.miss")).to_have_count(1)
    expect(panel.locator(".dice.defenders .die.hit")).to_have_count(1)
    question = asked(page)
    panel.locator("[data-unit='orc melee e2']").click()
    answered(page, question)
    expect(panel.locator(".side.attackers .wc-fallen svg").first).to_be_visible()
    expect(panel.locator("[data-unit='orc melee e2']")).to_have_count(0)


def test_the_dice_of_a_battle_are_there_after_a_reload(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ONE_HIT)
    panel = page.locator(".wc-battle")
    question = asked(page)
    panel.locator("[data-unit='orc melee e2']").click()
    answered(page, question)
    expect(panel.locator(".wc-fallen svg")).not_to_have_count(0)
    dice = panel.locator(".die:is(.hit, .miss)").count()
    assert dice > 0
    page.reload()
    expect(panel.locator(".die:is(.hit, .miss)")).to_have_count(dice)
    expect(panel.locator(".wc-fallen svg")).not_to_have_count(0)


def test_arrows_lead_to_the_map_and_enter_there_still_plays_the_card(visitor: Visitors) -> None:
    text = STACK.replace("orc = {{ deck = [], hand = [] }}", "").replace("orc = { deck = [], hand = [] }", "")
    text = text.replace("[position]", '[position]\norc = { deck = [], hand = ["victory_point"] }')
    page = position(visitor("Ola"), text)
    focus = "() => document.activeElement.dataset.area ?? ''"
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focus) == "e2"  # the first that may be chosen
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focus) not in ("", "e2")
    page.keyboard.press("1")
    expect(page.locator("#question .yes")).to_contain_text("Play Victory Point")
    question = asked(page)
    page.keyboard.press("Enter")
    answered(page, question)
    expect(page.get_by_role("list", name="Log")).to_contain_text("plays Victory Point")


def test_a_worker_that_is_touched_goes_alone_and_escape_puts_back(visitor: Visitors) -> None:
    page = position(visitor("Ola"), STACK.replace("melee*2 ranged", "melee*2 worker*2"))
    page.locator("[data-area=e2]").click()
    chosen = page.locator(".wc-pick button[aria-pressed=true]")
    expect(chosen).to_have_count(2)  # units first
    page.get_by_role("button", name="worker 1", exact=True).click()
    expect(chosen).to_have_count(1)
    page.get_by_role("button", name="worker 2", exact=True).click()  # a second one joins
    expect(chosen).to_have_count(2)
    page.locator("[data-area=d1], [data-area=e1]").first.hover()
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("Escape")  # a card that came by under the mouse stands in nothing's way
    expect(page.locator(".wc-pick")).to_have_count(0)
    expect(page.locator(".tip")).to_have_count(0)
    question = asked(page)
    page.keyboard.press("t")
    expect(page.locator(".question [role=alert]")).to_contain_text("None of your pieces has moved yet.")
    page.keyboard.press("t")
    answered(page, question)


def test_the_map_is_walked_by_keys(visitor: Visitors) -> None:
    page = position(visitor("Ola"), STACK)
    page.locator("[data-area=e2]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".wc-pick")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.area") == "e3"
    page.keyboard.press("Enter")
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile("Ola 1"))


def test_a_march_too_far_says_why(visitor: Visitors) -> None:
    page = position(visitor("Ola"), STACK)
    page.locator("[data-area=e2]").click()
    page.locator("[data-area=e8]").click(force=True)
    expect(page.locator(".gb-why .rule")).to_contain_text("WC")
    expect(page.locator(".wc-pick")).to_be_visible()


def test_points_show_where_they_come_from(visitor: Visitors) -> None:
    page = position(visitor("Ola"), SPENDING)
    own = page.locator(".own .wc-player")
    expect(own.locator(".big")).to_have_text("4")
    expect(own.locator(".points")).to_have_attribute("aria-label", re.compile("Town e1: 3, Objective d3: 1"))
    own.locator(".points").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Objective d3: 1")
    expect(own.locator(".wc-track rect")).to_have_count(15)


def test_the_step_shows_in_which_order_it_is_taken(visitor: Visitors) -> None:
    page = position(
        visitor("Ola"), SPENDING.replace('step = "spend"', 'step = "spend"\nfirst = "human"\nactive = "orc"')
    )
    who = page.locator(".wc-steps .st.now .who")
    expect(who.locator("> span")).to_have_count(2)
    expect(who.locator("> span").nth(0)).to_have_class(re.compile(r"\bpast\b"))
    expect(who.locator("> span").nth(1)).to_have_class(re.compile(r"\bon\b"))
    expect(who).to_have_attribute("aria-label", "Order in this step: Ola 2 → Ola 1")


def test_four_players_keep_their_lines_on_a_phone(visitor: Visitors) -> None:
    """Points of two digits beside the mark of the first player do not push the map down."""
    page = opened(visitor("Ola", "phone"), seats=[{"kind": "hotseat"}] * 4, options={"mode": "main"})
    expect(page.locator(".wc-player .flag:not(.passed)")).to_have_count(1)
    heights = page.locator(".wc-player").evaluate_all(
        "all => all.map(p => { p.querySelector('.big').textContent = '13'; return p.clientHeight })"
    )
    assert len(heights) == 4
    assert len(set(heights)) == 1, heights


def test_in_a_rail_points_of_two_digits_stand_in_one_line(visitor: Visitors) -> None:
    """Beside the mark of the first player and that of an ally, too: what is owned stays in sight below."""
    page = opened(visitor("Ola", "small"), seats=[{"kind": "me"}, BOT, BOT, BOT], options={"mode": "main"})
    low = page.locator(".wc-player").evaluate_all(
        """all => all.map(p => {
          const low = (e) => e.getBoundingClientRect().bottom;
          p.querySelector('.big').textContent = '13';
          return low(p.querySelector('.goods .wc-res')) - low(p);
        })"""
    )
    assert len(low) == 4
    assert max(low) <= 0, low


def test_another_number_of_points_moves_nothing_beside_it(visitor: Visitors) -> None:
    own = position(visitor("Ola"), STACK).locator(".own .wc-player")
    places = own.evaluate(
        """own => ['9', '10', '11', '20'].map(n => {
          own.querySelector('.big').textContent = n;
          return own.querySelector('.of').getBoundingClientRect().left;
        })"""
    )
    assert len(set(places)) == 1, places


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_the_town_sells_stands_among_the_options(visitor: Visitors, size: str) -> None:
    page = position(visitor("Ola", size=size), SPENDING)
    assert over_the_edge(page) <= 0
    expect(page.locator(".wc-posts")).to_contain_text("On a lit area of the map: an Outpost.")
    board = page.locator("#board").bounding_box()
    question = asked(page)
    train = page.locator(".question [data-option='train melee']")
    expect(train).to_contain_text("Train Grunt · 1 gold")
    train.click()
    answered(page, question)
    assert page.locator("#board").bounding_box() == board
    expect(page.locator(".wc-slot.train")).to_have_count(1)
    goods = page.locator(".question .option")
    # What cannot be had any more keeps its place, so that nothing comes under the cursor.
    expect(goods).to_have_count(6)
    expect(goods.first).to_have_attribute("data-spent", "train melee")
    goods.first.click(force=True)
    expect(page.locator(".question .fore")).to_contain_text("Every building is busy training")
    expect(goods.nth(1)).to_have_attribute("data-option", "train worker")


def test_what_is_deployed_leaves_its_place_to_nothing_else(visitor: Visitors) -> None:
    """One of two is deployed: the button for both stays, greyed, and what is left stands where it stood."""
    ola = visitor("Ola", "phone")
    page = opened(ola, seats=[{"kind": "me"}, BOT], options={"mode": "main"})
    town = page.locator("[data-area=e1].may")
    goods = [page.locator(f".question [data-option='train {kind}']") for kind in ("melee", "worker")]
    both = page.locator(".question .options .button.wide")
    moved = 0
    while not both.count():
        page.wait_for_selector(".question.mine[aria-busy=false]")
        question = asked(page)
        if town.count() and moved < 2:  # the units make room in the Town, then the workers
            town.click()
            page.locator(".wc-area.may:not([data-area=e1])").first.click()
            moved += 1
        elif found := next((g for g in goods if g.count()), None):
            found.click()
        else:
            ends = page.locator(".answers [data-option]").first
            ends.click()
            if asked(page) == question:
                ends.click()  # something is left unspent: once more is sure
        answered(page, question)
    expect(both).to_be_enabled()
    last = page.locator(".question .option").last
    before, question = last.bounding_box(), asked(page)
    page.locator(".question .option").first.click()
    answered(page, question)
    expect(both).to_be_disabled()
    assert last.bounding_box() == before


def test_the_town_says_why_something_cannot_be_bought(visitor: Visitors) -> None:
    page = position(visitor("Ola"), SPENDING)
    page.locator(".wc-trow").nth(1).hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("no free building")
    expect(tip).to_contain_text("Headhunter ≤2 → ")


def test_ending_with_gold_unspent_is_warned_of(visitor: Visitors) -> None:
    page = position(visitor("Ola"), SPENDING)
    question = asked(page)
    page.locator(".question [data-option=done]").click()
    expect(page.locator(".question [role=alert]")).to_contain_text("You can still buy something (gold 6, wood 6).")
    assert asked(page) == question
    page.locator(".question [data-option=done]").click()
    answered(page, question)


def test_what_a_lesson_speaks_of_is_ringed_on_the_map(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/warcraft")
    page.locator("[data-scenario^='lesson-1']").click()
    expect(page.locator(".wc-due")).to_have_count(2)  # the Town that the worker leaves, and the mine
    page.locator(".guide button.small").click()
    expect(page.locator(".guide")).to_contain_text("1 / 4")
    expect(page.locator("[data-area=e2][data-due]")).to_have_count(1)
    expect(page.locator(".wc-due")).to_have_count(2)


def test_an_attack_shows_its_odds_before_it_begins(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", touch=True)
    page = position(ola, CLASH)
    page.locator("[data-area=e2]").tap()
    expect(page.locator(".wc-pick button")).to_have_count(3)  # who goes is chosen on a phone too
    question = asked(page)
    page.locator("[data-area=e3]").tap()
    expect(page.locator(".question .fore")).to_contain_text(
        re.compile(r"a battle against 1 unit, chance to win >?\d+%")
    )
    assert asked(page) == question
    page.locator(".question .answers [data-option='move melee e2 e3']").tap()
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile("Ola 1: melee unit 3"))


def test_units_walk_and_dice_roll(visitor: Visitors) -> None:
    ola = visitor("Ola", speed="one")
    ola.page.emulate_media(reduced_motion="no-preference")
    page = position(ola, CLASH)
    page.locator("[data-area=e2]").click()
    page.locator("[data-area=e3]").click()
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile("Ola 1: melee unit 3"))
    page.locator(".question [data-option=done]").click()
    die = page.locator(".die.fresh .wc-die").first
    expect(die).to_be_visible()
    assert die.evaluate("d => getComputedStyle(d).animationName").endswith("wc-tumble")


def test_a_battle_without_questions_is_seen_die_by_die(visitor: Visitors) -> None:
    """One against one without cards: nobody is asked; volley, outcome and end are steps of their own."""
    page = position(visitor("Ola", speed="one"), CLASH.replace("melee*3", "melee"))
    page.locator("[data-area=e2]").click()
    page.locator("[data-area=e3]").click()
    expect(page.locator("[data-area=e3]")).to_have_attribute("aria-label", re.compile("Ola 1: melee unit 1"))
    page.locator(".question [data-option=done]").click()
    said = page.locator(".strip .say")
    dice = page.locator(".wc-battle .die:is(.hit, .miss)")
    expect(said).to_contain_text(
        re.compile(r"Ola 1, melee unit: \d \(Strength 2\), a (hit|miss)\. Ola 2, melee unit: \d")
    )
    expect(dice).to_have_count(2)
    expect(said).to_contain_text(re.compile(r"Casualties: |No casualties\."))
    expect(dice).to_have_count(2)  # they lie there until the next round
    expect(page.locator(".wc-battle .end")).to_have_text(
        re.compile(r"Ola [12] holds e3\.|Nobody is left on the field\.")
    )
    expect(page.locator(".wc-battle")).to_have_count(0)


def test_an_ally_may_object_to_a_loss(visitor: Visitors) -> None:
    page = position(visitor("Ola"), ALLIES)
    expect(page.locator(".question")).to_contain_text("Which unit falls?")
    question = asked(page)
    page.locator(".question [data-option='lose undead melee c3']").click()
    answered(page, question)
    page.locator(".curtain .button").click()
    expect(page.locator(".question")).to_contain_text("Your ally would lose your melee unit in c3. Object?")
    expect(page.locator(".answers [data-option=pass]")).to_contain_text("Agree")
    question = asked(page)
    page.locator(".answers [data-option=object]").click()
    answered(page, question)
    expect(page.locator("ol.log")).to_contain_text("objects")


def test_a_polymorphed_unit_is_a_choice_of_its_own(visitor: Visitors) -> None:
    page = position(visitor("Ola"), SHEEP, asked=1)
    question = asked(page)
    page.locator("[data-card=polymorph]").click()
    page.locator(".wc-battle [data-unit='orc melee e3'].may").click()
    answered(page, question)
    page.locator(".curtain .button").click()
    expect(page.locator(".wc-battle [data-unit='orc melee e3'].may")).to_have_count(1)
    marked = page.locator(".question [data-option='lose orc melee e3 polymorphed']")
    expect(marked).to_contain_text("Grunt, e3 (polymorphed)")
    question = asked(page)
    marked.click()
    answered(page, question)


def test_an_area_tells_what_is_there(visitor: Visitors) -> None:
    page = position(visitor("Ola"), STACK)
    page.locator("[data-area=e2]").focus()
    page.keyboard.press("i")
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("e2 · Forest")
    expect(tip).to_contain_text("Ola 1: 2 × Grunt ≤2, 1 × Headhunter ≤2")
    expect(tip).to_contain_text("Pieces here can still move.")


def test_who_has_no_card_may_pass_by_itself(visitor: Visitors) -> None:
    ola = visitor("Ola")
    ola.page.add_init_script("localStorage.setItem('arenarium-warcraft-passes', 'no')")  # who wants to press it himself
    page = opened(ola, seats=[{"kind": "me"}, BOT], options={"mode": "main", "limit": 3})
    dice = random.Random(9)
    for _ in range(40):
        page.locator("#question.mine").wait_for()  # what is looked for may be the next thing asked
        if page.locator(".wc-auto").count():
            break
        answer(page, dice, ".wc-none")
        page.wait_for_timeout(30)
    question = asked(page)
    page.wait_for_timeout(400)
    assert asked(page) == question  # it waits
    page.locator(".wc-auto input").click()  # it goes with its question, at once
    answered(page, question)  # nobody pressed the button


def test_a_gift_is_counted_up(visitor: Visitors) -> None:
    page = opened(
        visitor("Ola"),
        seats=[{"kind": "me"}, BOT, BOT, BOT],
        options={"mode": "main"},
    )
    dice = random.Random(3)
    for _ in range(60):
        page.locator("#question.mine").wait_for()  # what is looked for may be the next thing asked
        if page.locator(".question [data-option^='give ']").count():
            break
        answer(page, dice, ".wc-none")
        page.wait_for_timeout(30)
    question = asked(page)
    if page.locator(".wc-area.may").count():  # whoever takes up a stack sees in their place who goes
        page.locator(".wc-area.may").first.click()
        expect(page.locator(".wc-pick")).to_be_visible()
        expect(page.locator(".question [data-option^='give ']")).to_have_count(0)
        page.keyboard.press("Escape")
    page.locator(".question [data-option^='give ']").first.click()
    answered(page, question)
    page.locator(".wc-gift .one").first.locator(".button").last.click()
    expect(page.locator("#question .answers .yes")).to_contain_text("1 gold, 0 wood")
    question = asked(page)
    page.locator("#question .answers .yes").click()
    answered(page, question)


@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
def test_axe_finds_no_serious_fault(visitor: Visitors, size: str, theme: str) -> None:
    ola = visitor("Ola", size=size)
    ola.page.add_init_script(f"localStorage.setItem('arenarium-settings', JSON.stringify({{ theme: '{theme}' }}))")
    page = position(ola, STACK)
    page.locator("[data-area=e2]").click()
    bad = faults(page)
    bad += faults(position(ola, ONE_HIT))
    bad += faults(position(ola, SPENDING))
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_on_a_phone_points_and_goods_are_read_whole(visitor: Visitors, size: str) -> None:
    ola = visitor("Ola", size=size)
    table = ola.table("warcraft", [{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question.mine")
    outside = page.locator(".wc-player").evaluate_all(
        """(rows) => rows.flatMap((row) => {
          const room = row.closest('.player').getBoundingClientRect();
          return [...row.querySelectorAll('.big, .of, .wc-res, .cards, .flag')].filter((x) => {
            const box = x.getBoundingClientRect();
            return box.width && (box.top < room.top || box.bottom > room.bottom || box.right > room.right);
          }).map((x) => x.className.baseVal ?? x.className);
        })"""
    )
    assert outside == []
