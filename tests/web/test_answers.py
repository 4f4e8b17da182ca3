"""What is begun, told apart and written in the action area and the hand of Herosi and Warcraft."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.board_hands import position
from tests.web.conftest import SIZES, Visitors

DUEL = """
game = "herosi"
title = "Orders"
rules = ["HE §3"]
[options]
mode = "duel"
pace = "calm"
[position]
phase = "stop"
stopper = "r"
[position.r]
front = ". storm_dragon . ."
back = ". hero . ."
dice = "C C C F F F"
hand = ["command", "magic_missile"]
[position.b]
front = "triton . triton ."
back = ". hero . ."
dice = "K K K A C W"
"""
CARDS = ["resources"] * 2 + ["victory_point", "town_portal", "fast", "envenomed_spears", "pillage"]
CARDS += ["ensnare"] * 2 + ["devour"] * 2
HAND = """
game = "warcraft"
title = "Orcs against Humans"
[options]
mode = "main"
races = ["orc", "human"]
[position]
orc = {{ deck = [], hand = {hand} }}
human = {{ deck = [], hand = [] }}
step = "move"
board = '''
e2  o  melee*2 ranged
e9  h  worker
'''
"""
FITS = """() => {
  const row = document.querySelector('.question .options');
  return row.scrollHeight <= row.clientHeight;
}"""
CUT = """() => [...document.querySelectorAll('.wc-hand .wc-card b')].filter((name) => {
  const of = name.parentElement.getBoundingClientRect(), its = name.getBoundingClientRect();
  return name.scrollWidth > of.width || its.bottom > of.bottom;
}).map((name) => name.textContent)"""
CROSSED = """() => {
  const feet = [...document.querySelectorAll(".wc-hand .foot")].filter((e) => e.offsetParent);
  const boxes = feet.map((e) => e.getBoundingClientRect());
  const cross = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes.filter((a, i) => boxes.some((b, j) => j > i && cross(a, b))).length;
}"""


def test_esc_takes_back_a_spell_that_has_no_target_yet(visitor: Visitors) -> None:
    page = position(visitor("Ola"), DUEL)
    page.locator(".he-spell.ready").first.click()
    expect(page.locator("#question .asked")).to_contain_text("at whom?")
    expect(page.locator(".answers .no")).to_contain_text("Put back")
    page.keyboard.press("Escape")
    expect(page.locator("#question .asked")).to_contain_text("Your action")


def test_attack_and_ability_on_one_target_stand_apart_with_what_they_would_do(visitor: Visitors) -> None:
    page = position(visitor("Ola"), DUEL)
    page.locator(".he-spell.ready", has_text="Command").click()
    page.locator(".he-being[aria-label*='Storm Dragon']").click()
    expect(page.locator("#question .fore")).to_contain_text("Storm Dragon. Ability")
    page.locator(".he-being.legal[aria-label*='Triton']").first.click()
    both = page.locator(".question .options .one")
    expect(both).to_have_count(2)
    for one, verb, takes in ((both.first, "Attack", "takes 4"), (both.last, "Ability", "takes 3")):
        expect(one).to_contain_text(verb)
        one.hover()
        expect(page.locator("#question .fore")).to_contain_text(takes)


def test_the_dice_and_what_is_kept_of_them_fit_their_row(visitor: Visitors) -> None:
    text = DUEL.replace('phase = "stop"\n', "").replace('stopper = "r"\n', "")
    page = position(visitor("Ola", size="laptop", lang="pl"), text)
    for size in ("desk", "laptop", "small"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITS)


def test_no_label_of_a_full_hand_lies_on_another(visitor: Visitors) -> None:
    one = visitor("Ola", size="laptop", lang="pl")
    for count in (6, 7, 11):
        page = position(one, HAND.format(hand=str(CARDS[-count:]).replace("'", '"')))
        expect(page.locator(".wc-card")).to_have_count(count)
        for size in ("desk", "laptop", "small", "tablet"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"() => !({CROSSED})()")
            assert page.evaluate(CUT) == [], (count, size)


def test_the_names_of_the_steps_are_whole(visitor: Visitors) -> None:
    page = position(visitor("Ola", size="laptop", lang="pl"), HAND.format(hand="[]"))
    for size in ("desk", "laptop", "small"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "() => [...document.querySelectorAll('.wc-steps b')].every((name) => name.scrollWidth <= name.clientWidth)"
        )
