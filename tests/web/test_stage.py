"""What happens is shown step by step; everything on the page shows the same moment. The page's clock is the test's."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.web.conftest import Visitor, Visitors

STEP = 10_000  # longer than any step
HER = "common piece of Ewa"


class Duel:
    """Ola, whose page shows what happens, and Ewa, who only plays. The clock of Ola's page stands."""

    def __init__(self, visitor: Visitors, speed: str = "one", size: str = "desk", her: str = "Ewa") -> None:
        self.ola, self.ewa = visitor("Ola", size, speed=speed), visitor(her)
        self.page = self.ola.page
        self.page.clock.install()
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.table = self.ola.table("tashkalar", seats, public=True)
        assert self.ewa.context.request.post(f"{self.ewa.server.url}/api/tables/{self.table}/join", data={}).ok
        self.her = self.ewa.open(f"/t/{self.table}")
        self.ola.open(f"/t/{self.table}")
        question(self.page)
        self.page.clock.pause_at(self.page.evaluate("() => Date.now() / 1000 + 1"))

    def her_turn(self) -> None:
        """Ola has placed and ended her turn; Ewa has answered with two pieces. Ola's page is at the first of them."""
        play(self.page, "place d3")
        self.page.clock.run_for(STEP)
        play(self.page, "end")
        self.page.clock.run_for(STEP)
        for text in ("place h2", "place f2", "end"):
            play(self.her, text)
        expect(said(self.page)).to_contain_text("1/2")

    def moment(self) -> tuple[int, int, int, bool]:
        """How many of Ewa's pieces the board shows, the log tells, and her panel lacks; whether Ola is asked."""
        page = self.page
        told = "\n".join(page.get_by_role("list", name="Log").get_by_role("listitem").all_text_contents())
        squares = {s for line in re.findall(r"Ewa places .*", told) for s in re.findall(r"\b[a-i]\d\b", line)}
        left = int(page.get_by_role("region", name="Ewa").inner_text().split("/ 9")[1].split()[0])
        return page.locator(f"[aria-label*='{HER}']").count(), len(squares), 17 - left, asked(page) != ""


def asked(page: Page) -> str:
    found: str = page.evaluate("() => document.querySelector('.question')?.dataset.q ?? ''")
    return found


def question(page: Page, after: str = "") -> None:
    """Until the page asks, something else than `after`. It polls by itself: the page's own clock stands."""
    expect(page.locator(f".question:not([data-q='']):not([data-q='{after}'])")).to_be_visible()


def said(page: Page) -> Locator:
    return page.locator(".strip .say")


def run_until(page: Page, text: str) -> None:
    """Let the page's clock run until the strip says this."""
    for _ in range(100):
        if text in said(page).inner_text():
            return
        page.clock.run_for(50)
    raise AssertionError(f"the stage never says {text!r}")


def play(page: Page, option: str) -> None:
    """Answer from the list of all options, and wait until the server has it."""
    question(page)
    before = asked(page)
    page.locator(".question .all").click()
    page.locator(f".all-options [data-option='{option}']").click()
    expect(page.locator(f".question:not([data-q='{before}'])")).to_be_visible()


def test_board_log_panel_and_question_show_one_moment(visitor: Visitors) -> None:
    duel = Duel(visitor)
    duel.her_turn()
    assert duel.moment() == (1, 1, 1, False)
    run_until(duel.page, "f2")
    assert duel.moment() == (2, 2, 2, False)
    duel.page.clock.run_for(STEP)
    question(duel.page)
    assert duel.moment() == (2, 2, 2, True)


@pytest.mark.parametrize(("her", "below"), [("Ewa Katarzyna Wisniewska-Kowalska", True), ("Ewa", False)])
def test_a_step_that_does_not_fit_its_line_is_told_whole_below(visitor: Visitors, her: str, below: bool) -> None:
    duel = Duel(visitor, size="phone", her=her)
    duel.her_turn()
    told = duel.page.locator("#question h1").inner_text()
    assert her in told
    said_below = expect(duel.page.locator("#question .fore"))
    (said_below.to_contain_text if below else said_below.not_to_contain_text)(told)


def test_space_arrows_and_escape_move_the_stage(visitor: Visitors) -> None:
    duel = Duel(visitor)
    page = duel.page
    duel.her_turn()
    page.keyboard.press(" ")
    page.clock.run_for(STEP)
    assert duel.moment() == (1, 1, 1, False)
    page.keyboard.press("ArrowRight")
    assert duel.moment() == (2, 2, 2, False)
    page.keyboard.press("ArrowLeft")
    assert page.locator(f"[aria-label*='{HER}']").count() == 1
    page.clock.run_for(STEP)
    expect(said(page)).to_contain_text("1/2")
    page.keyboard.press("Escape")
    question(page)
    assert duel.moment() == (2, 2, 2, True)


@pytest.mark.parametrize("act", ["key", "touch", "enter"])
def test_whoever_acts_is_at_the_present_at_once_and_has_answered_nothing(visitor: Visitors, act: str) -> None:
    duel = Duel(visitor)
    page = duel.page
    duel.her_turn()
    square = page.locator("[data-square=e5]")
    if act == "touch":
        square.click(force=True)
    else:
        page.keyboard.press({"key": "1", "enter": "Enter"}[act])
    question(page)
    assert duel.moment() == (2, 2, 2, True)
    expect(square).not_to_have_attribute("aria-label", re.compile("piece of Ola"))
    if act == "key":
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)  # the card it names is taken up
    else:
        square.click()
        expect(square).to_have_attribute("aria-label", re.compile("piece of Ola"))


def test_what_happened_plays_again_also_after_a_reload(visitor: Visitors) -> None:
    duel = Duel(visitor)
    page = duel.page
    duel.her_turn()
    page.keyboard.press("Escape")
    question(page)
    for reloaded in (False, True):
        if reloaded:
            page.reload()
            page.clock.run_for(1000)
            question(page)
        page.get_by_role("button", name="What happened").click()
        expect(said(page)).to_contain_text("1/")
        assert asked(page) == ""
        run_until(page, "h2")
        expect(page.locator(f"[aria-label*='{HER}']")).to_have_count(1)
        page.get_by_role("button", name="Step back").click()
        expect(page.locator(f"[aria-label*='{HER}']")).to_have_count(0)
        page.locator(".strip .now").click()
        question(page)
        expect(page.locator(f"[aria-label*='{HER}']")).to_have_count(2)


def test_what_happened_says_that_it_is_on_its_way_and_can_be_put_away(visitor: Visitors) -> None:
    duel = Duel(visitor)
    page = duel.page
    duel.her_turn()
    page.keyboard.press("Escape")
    question(page)
    page.reload()
    page.clock.run_for(1000)
    question(page)
    held: list[Route] = []
    page.route("**/replay?*", lambda route: held.append(route))
    page.get_by_role("button", name="What happened").click()
    expect(said(page)).to_contain_text("Fetching")
    page.keyboard.press("Escape")
    expect(said(page)).not_to_contain_text("Fetching")
    with page.expect_response("**/replay?*"):
        held[0].continue_()
    page.clock.run_for(1000)
    assert asked(page) != ""  # it does not begin after it was put away
    expect(said(page)).not_to_contain_text("1/")


def test_step_by_step_waits_for_the_player(visitor: Visitors) -> None:
    duel = Duel(visitor, speed="step", size="phone")
    page = duel.page
    duel.her_turn()
    page.clock.run_for(STEP)
    expect(page.locator(f"[aria-label*='{HER}']")).to_have_count(1)
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(f"[aria-label*='{HER}']")).to_have_count(2)
    assert asked(page) == ""
    page.get_by_role("button", name="Next step").click()
    question(page)


def test_speed_is_at_hand_at_the_table_and_kept(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('tashkalar', [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    page.get_by_role("button", name="Speed").click()
    expect(page.get_by_role("button", name="Speed")).to_have_accessible_name(re.compile("step by step"))
    page.reload()
    expect(page.get_by_role("button", name="Speed")).to_have_accessible_name(re.compile("step by step"))
    page.goto("/settings")
    expect(page.get_by_role("radio", name="step by step")).to_be_checked()


class Held:
    """A network that keeps what is played, until it is let go or refused."""

    def __init__(self, one: Visitor) -> None:
        self.held: list[str] = []
        self.holds = True
        self.page_side: WebSocketRoute | None = None
        self.server_side: WebSocketRoute | None = None
        one.page.route_web_socket(re.compile("/ws"), self.open)

    def open(self, socket: WebSocketRoute) -> None:
        self.page_side, self.server_side = socket, socket.connect_to_server()
        socket.on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        assert self.server_side is not None
        text = str(message)
        if self.holds and json.loads(text)["t"] == "act":
            self.held.append(text)
        else:
            self.server_side.send(text)

    def let_go(self) -> None:
        assert self.server_side is not None
        self.holds = False
        for text in self.held:
            self.server_side.send(text)

    def refuse(self) -> None:
        assert self.page_side is not None
        n = json.loads(self.held.pop())["d"]["n"]
        why = {"n": n, "kind": "not-now", "key": "server-refuse-paused", "rule": "", "args": {}}
        self.page_side.send(json.dumps({"t": "refused", "d": why}))


def test_an_own_move_is_seen_at_once_and_the_page_says_that_it_is_on_its_way(visitor: Visitors) -> None:
    ola = visitor("Ola")
    held = Held(ola)
    page = ola.page
    page.clock.install()
    ola.open(f"/t/{ola.table('tashkalar', [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    question(page)
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000 + 1"))
    square = page.locator("[data-square=d3]")
    square.click()
    expect(square).to_have_attribute("aria-label", re.compile("piece of Ola"))
    expect(said(page)).not_to_contain_text("Sending")
    page.clock.run_for(1000)
    expect(said(page)).to_contain_text("Sending")
    expect(page.get_by_text("The server does not answer")).to_have_count(0)
    page.clock.run_for(4000)
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(said(page)).to_contain_text("The server does not answer")  # a phone has no room for it in the bar
    before = asked(page)
    held.let_go()
    question(page, before)
    expect(page.get_by_text("The server does not answer")).to_have_count(0)
    expect(square).to_have_attribute("aria-label", re.compile("piece of Ola"))


def test_a_refused_move_goes_back_with_the_reason(visitor: Visitors) -> None:
    ola = visitor("Ola")
    held = Held(ola)
    page = ola.open(f"/t/{ola.table('tashkalar', [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    square = page.locator("[data-square=d3]")
    square.click()
    expect(square).to_have_attribute("aria-label", re.compile("piece of Ola"))
    held.refuse()
    expect(square).not_to_have_attribute("aria-label", re.compile("piece of Ola"))
    expect(page.get_by_role("alert")).to_contain_text("paused")
    held.holds = False
    square.click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("places a common piece on d3")
