"""Herosi in a real browser: the calm and the live pace, dice by keys, the two buttons that never move."""

from __future__ import annotations

import os
import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.board_hands import HEROSI, answer, play_out, position
from tests.web.conftest import SIZES, Visitors
from tests.web.hands import answered, asked, over

QUICK = {"mode": "duel", "army": "preset", "life": 10}


def draft(page: Page, dice: random.Random) -> None:
    """Takes a Hero or a spell if it is this page's turn to."""
    offered = page.locator(".he-offer.may")
    question = asked(page)
    if question and offered.count():
        offered.nth(dice.randrange(offered.count())).click()
        answered(page, question)
    else:
        page.wait_for_timeout(30)


def test_a_whole_calm_match_against_a_bot_on_a_phone(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", lang="pl")
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={**QUICK, "pace": "calm"})
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".he")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    box = page.locator("#board").bounding_box()
    play_out([page], random.Random(4), HEROSI)
    expect(page.locator("dialog .over")).to_be_visible()
    assert page.locator("[data-field]").count() == 16
    assert page.locator("#board").bounding_box() == box


def through_the_draft(pages: list[Page], shows: str, dice: random.Random) -> None:
    """Everybody picks in turn until all pages show what comes after the draft."""
    end = time.monotonic() + 300
    while not all(page.locator(shows).count() for page in pages):
        assert time.monotonic() < end, f"no {shows}"
        for page in pages:
            draft(page, dice)


def to_the_armies(page: Page) -> None:
    """Through the draft, until the own army is asked for."""
    through_the_draft([page], ".he-army", random.Random(1))


def test_an_army_is_laid_out_and_sent_whole(visitor: Visitors) -> None:
    ola = visitor("Ola")
    options = {"mode": "duel", "army": "build", "pace": "calm"}
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options=options)
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".he")
    to_the_armies(page)
    ready = page.locator("#question [data-option=ready]")
    expect(ready).to_have_count(0)  # a Hero has to stand somewhere
    page.locator("[data-creature=hero]").click()
    page.locator("[data-field='0:b2']").click()
    creature = page.locator("[data-creature]").nth(1)
    place = creature.bounding_box()
    creature.click()
    assert creature.bounding_box() == place  # nothing moves under the pointer
    expect(creature).to_have_attribute("aria-pressed", "true")
    page.locator("[data-field='0:f1']").click()
    expect(page.locator("[data-field='0:f1']")).to_have_attribute("aria-label", re.compile(r"Ola, f1, .+, life \d"))
    page.locator("[data-field='0:f2']").click()  # a second one of the same
    creature.click()  # nothing in the hand: a click takes off the board again
    page.locator("[data-field='0:f2']").click()
    expect(page.locator("[data-field='0:f2']")).to_have_attribute("aria-label", re.compile("Ola, f2, empty"))
    log = page.evaluate("() => fetch(location.pathname.replace('/t/', '/api/tables/')).then((r) => r.json())")["length"]
    ready.click()
    expect(page.locator("#question .fore")).to_contain_text("army points are left")
    ready.click()  # meant so
    page.wait_for_selector(".he-tray")
    expect(page.locator("[data-field='0:f1']")).to_have_attribute("aria-label", re.compile(r"Ola, f1, .+, life \d"))
    expect(page.locator("[data-field='0:b2']")).to_have_attribute("aria-label", re.compile(r"Ola, b2, .+life 21"))
    after = page.evaluate("() => fetch(location.pathname.replace('/t/', '/api/tables/')).then((r) => r.json())")[
        "length"
    ]
    assert after >= log + 9  # nothing was told before it was ready


def test_at_one_screen_nobody_looks_away_before_there_is_a_secret(visitor: Visitors) -> None:
    """What is drafted lies open; an army is laid out in secret."""
    ola = visitor("Ola")
    options = {"mode": "duel", "army": "build", "pace": "calm"}
    page = ola.open(f"/t/{ola.table('herosi', [{'kind': 'me'}, {'kind': 'hotseat'}], options=options)}")
    page.wait_for_selector(".he")
    to_the_armies(page)  # picks for both, one after the other: a curtain would stop it
    expect(page.locator(".curtain")).to_have_count(0)
    page.locator("[data-army=suggest]").click()
    page.locator("#question [data-option=ready]").click()
    expect(page.locator(".curtain")).to_be_visible(timeout=30_000)


def test_nobody_is_laid_out_beyond_the_army_points(visitor: Visitors) -> None:
    ola = visitor("Ola")
    options = {"mode": "duel", "army": "build", "pace": "calm", "draft": "dealt"}
    page = ola.open(f"/t/{ola.table('herosi', [{'kind': 'me'}, {'kind': 'bot', 'bot': 'random'}], options=options)}")
    page.wait_for_selector(".he-army")
    page.locator("[data-creature=hero]").click()
    page.locator("[data-field='0:b2']").click()
    spent = page.locator(".he-army-end b")
    for field in ("f1", "f2", "f3", "f4", "b1", "b3", "b4"):
        dear = page.locator("[data-creature]:enabled").last  # the dearest that can still be had
        if dear.count() and dear.get_attribute("aria-pressed") == "false":
            dear.click()
        page.locator(f"[data-field='0:{field}']").click(force=True)  # without anybody in the hand it is no button
        used, points = map(int, re.findall(r"\d+", spent.inner_text()))
        assert used <= points
    assert used == points
    expect(page.locator("[data-creature][aria-pressed=true]")).to_have_count(0)  # what cannot be had is in no hand


def test_an_army_may_be_suggested(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone")
    options = {"mode": "duel", "army": "build", "pace": "calm"}
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options=options)
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".he")
    to_the_armies(page)
    page.locator("[data-army=suggest]").click()
    expect(page.locator("[data-army=suggest]")).to_be_disabled()  # nothing more fits
    page.locator("#question [data-option=ready]").click()
    page.wait_for_selector(".he-tray")
    expect(page.locator("[data-field='0:b2']")).to_have_attribute("aria-label", re.compile(r"Ola, b2, .+life 21"))
    expect(page.locator("[data-field='0:f2']")).to_have_attribute("aria-label", re.compile(r"Ola, f2, .+, life \d"))


def test_a_finger_reads_a_spell_before_it_takes_it(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", touch=True)
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"mode": "duel"})
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question.mine")
    card = page.locator(".he-offer.may").first
    name = str(card.get_attribute("data-about"))
    board = page.locator("#board").bounding_box()
    card.tap()
    expect(page.locator(f".he-offer.aimed[data-about={name}]")).to_be_visible()
    expect(page.locator(f".he-played[data-about={name}] .text")).not_to_be_empty()  # what it does
    assert page.locator("#board").bounding_box() == board
    page.locator(".answers .yes").click()
    expect(page.locator(f".picks [data-about={name}]")).to_have_count(1)


def test_live_dice_by_keys_and_a_stop_that_both_see(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", lang="pl")
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "invite"}], options={**QUICK, "pace": "live"})
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    host = ola.open(f"/t/{table}")
    host.wait_for_selector(".he")
    dice = random.Random(6)
    through_the_draft([host, guest], ".he-tray", dice)
    roll, stop = host.locator(".answers .no"), host.locator(".answers .yes")
    places = roll.bounding_box(), stop.bounding_box()
    expect(roll).to_be_enabled(timeout=30_000)
    host.keyboard.press("r")
    expect(host.locator(".he-die:enabled")).to_have_count(6, timeout=30_000)  # all have landed
    host.keyboard.press("2")
    expect(host.locator("[data-die='2']")).to_have_attribute("aria-pressed", "true")
    expect(roll).to_contain_text("5 dice")
    assert (roll.bounding_box(), stop.bounding_box()) == places
    expect(stop).to_be_enabled(timeout=30_000)
    host.keyboard.press(" ")
    expect(host.locator(".he-lane.stop")).to_contain_text("You stopped the game", timeout=30_000)
    expect(guest.locator(".he-lane.stop")).to_contain_text("Grę zatrzymuje Ola", timeout=30_000)


def test_two_browsers_play_a_calm_match_to_its_end(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", size="phone")
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "invite"}], options={**QUICK, "pace": "calm"})
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    host = ola.open(f"/t/{table}")
    host.wait_for_selector(".he")
    play_out([host, guest], random.Random(2), HEROSI)
    for page in (host, guest):
        expect(page.locator("dialog .over")).to_be_visible()


def test_nothing_of_the_draft_or_the_dice_hides_behind_something_else(visitor: Visitors) -> None:
    """The draft fills the board's box and needs no scrolling; dice lie over the two answers, side by side."""
    ola = visitor("Ola", size="phone")
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={**QUICK, "pace": "calm"})
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".he-offer")
    box = page.locator("#board").bounding_box()
    assert box
    for one in page.locator(".he-offer").all():
        inside = one.bounding_box()
        assert inside
        assert box["y"] <= inside["y"]
        assert inside["y"] + inside["height"] <= box["y"] + box["height"]
    dice = random.Random(8)
    through_the_draft([page], ".he-tray", dice)
    for width, height in ((390, 844), (844, 390), (1024, 700), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        tray = page.locator(".he-tray .he-die, .answers .button")
        expect(tray).to_have_count(8)
        boxes = tray.evaluate_all("all => all.map((x) => x.getBoundingClientRect().toJSON())")
        for i, one in enumerate(boxes):
            assert one["bottom"] <= height
            for other in boxes[i + 1 :]:
                beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
                assert beside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1


def test_a_key_that_is_off_says_why(visitor: Visitors) -> None:
    """At the calm pace dice are chosen first, then Stop is asked; the reason stands beside the boards."""
    page = position(
        visitor("Ola"),
        """
        game = "herosi"
        title = "Dice first"
        rules = ["HE §3"]
        [options]
        mode = "duel"
        pace = "calm"
        [position.r]
        dice = "F F F W C K"
        """,
    )
    page.locator("#question").focus()
    page.keyboard.press(" ")
    expect(page.locator(".gb-why")).to_contain_text("First choose the dice you roll")
    page.locator(".he-die").first.click()
    expect(page.locator(".answers .no")).to_contain_text("5 dice")


def test_a_guide_points_at_fields(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/herosi")
    page.locator("[data-scenario^='lesson-2']").click()
    page.locator("[data-spell=magic_missile]").click()
    expect(page.locator("[data-field='1:f4'][data-due]")).to_have_count(1)
    page.locator("[data-field='1:f4']").click()
    expect(page.locator("[data-field='0:f2'][data-due]")).to_have_count(1)
    expect(page.locator("[data-field='1:f3'][data-due]")).to_have_count(1)


def test_a_covered_being_is_named_and_cards_given_for_boosts_are_marked(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/herosi")
    page.locator("[data-scenario^='lesson-4']").click()
    page.locator("[data-spell=fireball]").click()
    expect(page.locator(".question")).to_contain_text("Fireball: at whom?")
    expect(page.locator(".question .fore")).to_contain_text("3 damage to an exposed Being")
    page.locator("[data-field='1:b2']").click(force=True)
    expect(page.locator(".gb-why")).to_contain_text("Nerea, Hero of Water b2 is covered")
    page.locator("[data-field='1:f2']").click()
    expect(page.locator(".question")).to_contain_text("discard two cards for a boost?")
    expect(page.locator(".answers .no")).to_contain_text("Cast with")  # what is passed is said
    page.locator("[data-spell=heal]").first.click()
    page.locator("[data-spell=heal]").last.click()
    expect(page.locator("[data-spell=heal]", has_text="given up")).to_have_count(2)


def test_an_example_names_who_is_out_of_reach(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/herosi")
    page.locator("[data-scenario^='t041-']").click()
    guide = page.locator(".guide.example")
    expect(guide).to_contain_text("Guess first")
    guide.get_by_role("button", name="See").click()
    for step in ("Cast Teleport", "Nerea", "To b4", "Move nobody else", "Is this allowed"):
        expect(guide).to_contain_text(step)
        guide.locator("button.small").click()
    expect(guide.locator(".reason")).to_contain_text("Triton does not reach Ifrit f1")


def test_the_tray_foretells_what_a_stop_costs(visitor: Visitors) -> None:
    page = position(
        visitor("Ola"),
        """
        game = "herosi"
        title = "Burning"
        rules = ["HE §3"]
        [options]
        mode = "duel"
        pace = "calm"
        [position]
        spells = ["ignite@r.b2/b", "poison@r.f1/b+2"]
        [position.r]
        front = "ifrit . . ."
        dice = "F F F W C K"
        """,
    )
    for told in ("weakness: −1 life", "Ignite −3", "Poison −1"):
        expect(page.locator(".he-hint .loss")).to_contain_text(told)


def test_who_may_act_is_told_after_the_one_who_stopped(visitor: Visitors) -> None:
    page = position(
        visitor("Ola"),
        """
        game = "herosi"
        title = "After the one who stopped"
        rules = ["HE §3"]
        [options]
        mode = "duel"
        pace = "calm"
        [position]
        phase = "stop"
        stopper = "r"
        [position.r]
        back = ". hero . ."
        dice = "F W E A C K"
        hand = ["fireball"]
        [position.b]
        back = ". hero . ."
        dice = "K K K A C W"
        deck = ["heal", "heal"]
        """,
    )
    expect(page.locator(".he-lane.stop")).to_contain_text("You act now")
    expect(page.locator(".question [data-option=pass]")).to_contain_text("No action: lose 2 life")
    page.locator(".question [data-option=pass]").click()
    expect(page.locator(".he-lane.stop")).to_contain_text("you take no action: −2")
    expect(page.locator(".he-lane.stop")).to_contain_text("Ola 2 may act now")


def test_the_draft_shows_every_word_of_what_is_on_offer(visitor: Visitors) -> None:
    """Heroes lie open on the others' turns, too; nothing of the offer has to be scrolled to, in the longer language."""
    ola = visitor("Ola", lang="pl")
    seats = [{"kind": "me"}, {"kind": "invite"}]
    page = ola.open(f"/t/{ola.table('herosi', seats, options={'mode': 'duel', 'pace': 'calm'})}")
    visitor("Jan").open(ola.links["1"]).locator(".waiting .button.primary").click()
    page.wait_for_selector(".he-draft")
    expect(page.locator(".he-draft .heroes .he-offer")).to_have_count(4)
    for width, height in ((1440, 900), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "() => [...document.querySelectorAll('.he-offer .does')].every((e) => e.scrollHeight <= e.clientHeight + 1)"
        )


def rolls_and_stops(page: Page, dice: random.Random, rolled: int) -> int:
    """At live pace: roll by key, keep a die now and then, after some rolls call Stop; how often it has rolled since."""
    if rolled >= 3 and page.locator(".answers [data-option=stop]:enabled").count():
        page.keyboard.press(" ")
        return 0
    if not page.locator(".answers [data-option^=roll]:enabled").count():
        return rolled
    if dice.random() < 0.5:
        page.keyboard.press(str(dice.randrange(1, 7)))
    page.keyboard.press("r")
    return rolled + 1


def play_live(pages: list[Page], dice: random.Random, seconds: float) -> int:
    """Everybody rolls at once until the match is over; how many Stops were seen."""
    end = time.monotonic() + seconds
    rolled = [0 for _ in pages]
    stops, stopped = 0, False
    while not all(over(page) for page in pages):
        assert time.monotonic() < end, f"no end after {stops} Stops: {pages[0].inner_text('.question')}"
        now = pages[0].locator(".he-lane.stop").count() > 0
        stops, stopped = stops + (now and not stopped), now
        for i, page in enumerate(pages):
            if over(page):
                continue
            if page.locator(".answers [data-option^=roll], .answers [data-option=stop]").count():
                rolled[i] = rolls_and_stops(page, dice, rolled[i])
            else:
                answer(page, dice, HEROSI)
        pages[0].wait_for_timeout(120)
    return stops


def test_a_live_duel_in_two_browsers_is_played_to_its_end(visitor: Visitors) -> None:
    ola, marek = visitor("Ola"), visitor("Marek", lang="pl")
    options = {**QUICK, "pace": "live", "cadence": "brisk"}
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "invite"}], options=options)
    guest = marek.open(ola.links["1"])
    guest.locator(".waiting .button.primary").click()
    host = ola.open(f"/t/{table}")
    host.wait_for_selector(".he")
    dice = random.Random(3)
    # The countdown is short: that it was shown is noted by the pages themselves.
    for page in (host, guest):
        page.evaluate(
            "() => new MutationObserver(() => {"
            " const said = document.querySelector('.he-tray .says')?.textContent ?? '';"
            " window.counted ||= /opens in|za \\d+ s/.test(said); })"
            ".observe(document.body, { childList: true, characterData: true, subtree: true })"
        )
    through_the_draft([host, guest], ".he-tray", dice)
    for page in (host, guest):
        page.wait_for_function("() => window.counted")
    assert play_live([host, guest], dice, 240) >= 1
    for page in (host, guest):
        expect(page.locator("dialog .over")).to_be_visible()
    table_now = host.evaluate("id => fetch(`/api/tables/${id}`).then((r) => r.json())", table)
    assert sorted(table_now["result"]) == [1, 2]
    # The log says of every Stop when it was called.
    host.keyboard.press("Escape")
    figures = host.locator(".log").get_by_text(re.compile(r"called Stop after \d+\.\d\d s of rolling"))
    expect(figures.first).to_be_attached()


def test_a_warning_stands_while_the_opponent_is_busy(visitor: Visitors) -> None:
    """What others do tells the same question again, and takes back nothing that was pressed."""
    ola, bolek = visitor("Ola"), visitor("Bolek")
    options = {"mode": "duel", "army": "build", "pace": "calm"}
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "invite"}], options=options)
    theirs = bolek.open(ola.links["1"])
    theirs.locator(".waiting .button.primary").click()
    mine = ola.open(f"/t/{table}")
    mine.wait_for_selector(".he")
    through_the_draft([mine, theirs], ".he-army", random.Random(1))
    mine.locator("[data-creature=hero]").click()
    mine.locator("[data-field='0:b2']").click()
    mine.locator("#question [data-option=ready]").click()
    warning = mine.locator("#question .fore")
    expect(warning).to_contain_text("army points are left")
    expect(mine.locator(".player.asked")).to_have_count(2)
    theirs.locator("[data-army=suggest]").click()
    theirs.locator("#question [data-option=ready]").click()
    expect(mine.locator(".player.asked")).to_have_count(1)  # the other one has told his army
    expect(warning).to_contain_text("army points are left")
    mine.locator("#question [data-option=ready]").click()
    mine.wait_for_selector(".he-tray")


def test_the_tab_of_another_battle_shows_both_its_boards(visitor: Visitors) -> None:
    """Until the next question, which brings the own ones back; no tab moves."""
    text = TEAM.replace('"teams"', '"tournament"').replace('spells = ["regeneration@g/b", "concentration@b/r"]', "")
    page = position(visitor("Ola"), text)
    boards = (
        "() => [...new Set([...document.querySelectorAll('.boards [data-square]')].map((x) => x.dataset.square[0]))]"
    )
    tabs = page.locator(".he .tabs button")
    places = [tab.bounding_box() for tab in tabs.all()]
    assert page.evaluate(boards) == ["b", "r"]
    tabs.nth(2).click()
    assert page.evaluate(boards) == ["p", "g"]
    assert [tab.get_attribute("aria-pressed") for tab in tabs.all()] == ["false", "true", "true"]
    expect(page.locator(".he-lane")).to_contain_text("Ola 4")
    tabs.nth(1).click()
    assert page.evaluate(boards) == ["g", "p"]
    assert [tab.bounding_box() for tab in tabs.all()] == places
    question = asked(page)
    page.keyboard.press("r")
    answered(page, question)
    page.wait_for_selector(".curtain, .question.mine[aria-busy=false]")
    assert set(page.evaluate(boards)) == {"b", "r"}


TABS = """
  window.tabs = new Set();
  window.elsewhere = 0;
  const look = () => {
    const all = [...document.querySelectorAll('.he .tabs button')];
    if (all.length) {
      tabs.add(all.map((b) => b.textContent.trim()).join(' | '));
      if (!document.querySelector(".boards [data-square^='r.']")) elsewhere += 1;
    }
    requestAnimationFrame(look);
  };
  look();
"""


@pytest.mark.skipif(not os.environ.get("ARENARIUM_WEB_WHOLE"), reason="plays tournaments until one waits: a minute")
def test_a_battle_of_others_that_is_watched_moves_no_tab(visitor: Visitors) -> None:
    """Whether one waits while others fight is a matter of dice: the next match is begun where nobody did."""
    ola, dice = visitor("Ola", speed="two"), random.Random(4)
    ola.page.add_init_script(TABS)
    options = {**QUICK, "mode": "tournament", "draft": "dealt", "pace": "calm"}

    def begun() -> Page:
        table = ola.table("herosi", [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3], options=options)
        return ola.open(f"/t/{table}")

    page = begun()
    page.wait_for_selector(".question.mine")
    end = time.monotonic() + 240
    while not page.evaluate("elsewhere"):
        assert time.monotonic() < end, "no battle of others was watched"
        if over(page):
            page = begun()
        elif not answer(page, dice, HEROSI):
            page.wait_for_timeout(50)
    assert page.evaluate("[...tabs]") == [page.evaluate("[...tabs][0]")]


def test_the_number_of_a_die_keeps_its_place_when_the_die_is_kept(visitor: Visitors) -> None:
    ola = visitor("Ola", lang="pl")
    options = {**QUICK, "draft": "dealt", "pace": "calm"}
    page = ola.open(f"/t/{ola.table('herosi', [{'kind': 'me'}, {'kind': 'bot', 'bot': 'random'}], options=options)}")
    page.wait_for_selector(".question.mine")
    page.keyboard.press("r")
    expect(page.locator("[data-die='6']")).to_be_enabled()
    page.wait_for_selector(".question.mine[aria-busy=false]")
    keys = page.locator(".he-die kbd")
    before = [keys.nth(i).bounding_box() for i in range(6)]
    for n in "123456":
        page.keyboard.press(n)
    expect(page.locator(".he-die.kept")).to_have_count(6)
    assert [keys.nth(i).bounding_box() for i in range(6)] == before
    for die, key in zip(page.locator(".he-die").all(), keys.all(), strict=True):
        of, its = die.bounding_box(), key.bounding_box()
        assert of
        assert its
        assert abs(of["x"] + of["width"] / 2 - its["x"] - its["width"] / 2) < 1, "in the middle under its die"
    expect(page.locator(".he-tray .says")).to_contain_text("Zostawiasz 1, 2, 3, 4, 5 i 6")


TEAM = """
game = "herosi"
title = "Partners"
rules = ["HE §3"]
[options]
mode = "teams"
pace = "calm"
[position]
spells = ["regeneration@g/b", "concentration@b/r"]
[position.r]
back = ". hero . ."
dice = "F F F W C K"
hand = ["fireball", "command", "heal"]
[position.b]
back = ". hero . ."
dice = "F F F W C K"
[position.g]
dice = "F F F W C K"
[position.p]
dice = "F F F W C K"
"""


def test_who_fights_on_the_own_side_is_seen_beside_a_lasting_spell(visitor: Visitors) -> None:
    page = position(visitor("Ola", lang="pl"), TEAM)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "() => { const m = document.querySelector('.table:not(.drawer) .ally').closest('.meta');"
            " return m.scrollWidth <= m.clientWidth && m.scrollHeight <= m.clientHeight; }"
        )


def test_letters_twice_as_large_reach_hand_track_and_lane(visitor: Visitors) -> None:
    page = position(visitor("Ola"), TEAM)
    words = [
        ".he-spell .head b",
        ".he-spell .fx",
        ".he-track .cap",
        ".he-lane .says b",
        ".he-lane .says span",
        ".tabs button",
    ]
    sizes = "words => words.map((w) => parseFloat(getComputedStyle(document.querySelector(w)).fontSize))"
    usual = page.evaluate(sizes, words)
    page.add_style_tag(content="html { font-size: 32px !important }")
    assert [one for one, was, now in zip(words, usual, page.evaluate(sizes, words), strict=True) if now <= was] == []
