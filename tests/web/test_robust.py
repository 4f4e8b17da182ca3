"""An error never leaves a dead page: what is lost on the way comes again, and what does not is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import SIZES, Visitor, Visitors

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
BUSY = '{"error": {"kind": "too_much", "key": "server-refuse-rate", "rule": "", "args": {"seconds": 1}}}'


class Lost:
    """Requests for such addresses come to nothing until they are let through."""

    def __init__(self, page: Page, what: str) -> None:
        self.page, self.what = page, re.compile(what)
        self.urls: list[str] = []
        page.route(self.what, self.drop)

    def drop(self, route: Route) -> None:
        self.urls.append(route.request.url)
        route.abort()

    def found(self) -> None:
        self.page.unroute(self.what)


def invitation(host: Visitor, game: str = "monolith") -> tuple[str, str]:
    """A table that waits for one guest, and the guest's link."""
    table = host.table(game, [{"kind": "me"}, {"kind": "invite"}])
    return table, host.links["1"]


GO = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"


@pytest.mark.parametrize("what", ["/assets/monolith-.*js", "/assets/table-.*js", "/assets/.*css"])
def test_a_part_of_a_table_that_is_lost_is_told_and_comes_again(visitor: Visitors, what: str) -> None:
    ola = visitor("Ola")
    page = ola.open("/credits")
    table = ola.table("monolith", BOT)
    lost = Lost(page, what)
    page.evaluate(GO, f"/t/{table}")
    expect(page.get_by_role("alert")).to_contain_text("did not arrive")
    lost.found()
    page.wait_for_selector(".question.mine")
    expect(page.locator(".notice")).to_have_count(0)
    expect(page.locator(".monolith-board")).to_have_css("touch-action", "manipulation")  # with its style
    assert lost.urls


def test_after_a_new_release_the_page_is_loaded_anew(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open("/")
    page.wait_for_selector(".game")
    # The release this page came with is gone: its parts are not there, and the first page names another.
    gone: list[str] = []

    def absent(route: Route) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404, body="not found")

    def another(route: Route) -> None:
        page.unroute(re.compile("/assets/LearnPage-"))
        route.fulfill(body='<div id="app"></div><script type="module" src="/assets/index-new.js"></script>')

    page.route(re.compile("/assets/LearnPage-"), absent)
    page.route(f"{ola.server.url}/", another)
    page.locator("footer a[href='/learn']").click()
    page.wait_for_selector(".card.game")
    assert gone
    assert page.url.endswith("/learn")


def test_nobody_is_asked_for_a_second_name_while_the_server_is_busy(visitor: Visitors) -> None:
    ola = visitor("Ola")
    ola.page.route("**/api/me?*", lambda route: route.fulfill(status=429, body=BUSY, content_type="application/json"))
    page = ola.open("/")
    page.locator(".way.screen .button").click()
    expect(page.locator("main [role=alert]")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    page.unroute("**/api/me?*")
    page.locator(".way.screen .button").click()
    page.wait_for_selector(".question.mine")


def test_a_guest_sits_down_once_however_often_they_tap(visitor: Visitors) -> None:
    ola, ewa = visitor("Ola"), visitor("Ewa")
    table, link = invitation(ola)
    host = ola.open(f"/t/{table}")
    guest = ewa.open(link)
    joins: list[str] = []
    guest.on("request", lambda r: joins.append(r.url) if r.url.endswith("/join") else None)
    loads: list[str] = []
    guest.on("load", lambda _: loads.append("again"))
    guest.wait_for_selector("main .button.primary")
    expect(guest.locator("main")).to_contain_text("Duel · without a clock")  # what one sits down to
    guest.evaluate("() => { const b = document.querySelector('main .button.primary'); b.click(); b.click(); }")
    guest.wait_for_selector(".monolith-board")
    host.wait_for_selector(".monolith-board")
    expect(host.locator(".question.mine")).to_be_visible()
    expect(guest.locator(".question")).to_be_visible()
    assert len(joins) == 1
    assert not loads
    expect(guest).not_to_have_url(re.compile("token"))


def test_whose_seat_was_taken_meanwhile_sees_the_table_and_why(visitor: Visitors) -> None:
    ola, ewa, jan = visitor("Ola"), visitor("Ewa"), visitor("Jan")
    table = ola.table("monolith", [{"kind": "me"}, {"kind": "open"}], public=True)
    page = ewa.open(f"/t/{table}")
    page.wait_for_selector("main .button.primary")

    def another_first(route: Route) -> None:
        assert jan.context.request.post(f"{jan.server.url}/api/tables/{table}/join", data={}).ok
        route.continue_()

    page.route("**/join", another_first)
    page.locator("main .button.primary").click()
    page.wait_for_selector(".monolith-board")
    expect(page.locator(".banner.refusal")).to_be_visible()
    expect(page.locator(".question.mine")).to_have_count(0)


def test_where_the_clipboard_is_closed_the_link_is_there_to_copy_by_hand(visitor: Visitors) -> None:
    ola = visitor("Ola")
    ola.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false;"
    )
    table, link = invitation(ola)
    page = ola.open(f"/t/{table}")
    page.evaluate(
        "([id, links]) => sessionStorage.setItem(`arenarium-links-${id}`, JSON.stringify(links))", [table, ola.links]
    )
    page.reload()
    page.get_by_role("button", name="Copy").click()
    expect(page.locator("main [role=alert]")).to_be_visible()
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)
    expect(page.get_by_label("Invitation link")).to_have_value(ola.server.url + link)


def test_without_tls_a_link_is_copied_the_old_way(visitor: Visitors) -> None:
    ola = visitor("Ola")
    ola.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined });")
    page = ola.open(f"/t/{ola.table('monolith', [{'kind': 'me'}, {'kind': 'open'}], public=True)}")
    page.evaluate(
        "() => document.addEventListener('copy', () => (window.copied = String(document.activeElement.value)))"
    )
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("() => window.copied") == page.get_by_label("Invitation link").input_value()


def test_on_another_device_the_host_makes_a_new_link(visitor: Visitors) -> None:
    ola, ewa = visitor("Ola"), visitor("Ewa")
    table, old = invitation(ola)
    page = ola.open(f"/t/{table}")  # this browser was never told the link
    page.get_by_role("button", name="Make a new link").click()
    link = page.get_by_label("Invitation link").input_value()
    assert "token=" in link
    assert not link.endswith(old)
    guest = ewa.open(link)
    guest.locator("main .button.primary").click()
    guest.wait_for_selector(".monolith-board")


def test_a_guest_learns_that_the_host_has_closed_the_table(visitor: Visitors) -> None:
    ola, ewa = visitor("Ola"), visitor("Ewa")
    table = ola.table("monolith", [{"kind": "me"}, {"kind": "open"}], public=True)
    guest = ewa.open(f"/t/{table}")
    guest.wait_for_selector("main .button.primary")
    host = ola.open(f"/t/{table}")
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Really close the table").click()
    host.wait_for_selector(".game")
    expect(guest.get_by_role("heading", name="This table is closed")).to_be_visible()
    expect(guest.get_by_role("link", name="To the lobby")).to_be_visible()


def test_signed_out_elsewhere_the_player_is_told_and_comes_back_by_the_code(visitor: Visitors) -> None:
    ola = visitor("Ola")
    table = ola.table("monolith", BOT, public=True)
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question.mine")
    old = ola.context.cookies()
    code = ola.context.request.post(f"{ola.server.url}/api/me/recovery", data={}).json()["recovery"]
    ola.context.clear_cookies()
    ola.context.add_cookies(old)  # type: ignore[arg-type]  # as another device still has it
    banner = page.get_by_role("alert").filter(has_text="no longer knows who you are")
    banner.get_by_role("button", name="I have a recovery code").click()
    page.locator("dialog input").fill(code)
    page.locator("dialog .button.primary").click()
    page.wait_for_selector(".question.mine")
    expect(banner).to_have_count(0)


def test_a_browser_that_keeps_nothing_still_plays(visitor: Visitors) -> None:
    ola = visitor("Ola")
    closed = (
        "Object.defineProperty(window, '{}', {{ get() {{ throw new DOMException('closed', 'SecurityError'); }} }});"
    )
    ola.context.add_init_script(closed.format("localStorage") + closed.format("sessionStorage"))
    page = ola.open("/")
    page.locator(".way.invite .button").click()
    expect(page.get_by_label("Invitation link")).to_have_value(re.compile("token="))
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog")).to_be_visible()


def test_where_sockets_are_held_up_the_page_says_what_is_wrong(visitor: Visitors) -> None:
    ola = visitor("Ola")
    ola.page.route_web_socket(re.compile("/ws"), lambda socket: socket.close())
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    expect(page.get_by_role("alert")).to_contain_text("WebSocket")
    expect(page.get_by_role("button", name="Try now")).to_be_visible()


def test_a_page_whose_data_is_held_up_says_so_and_comes_by_itself(visitor: Visitors) -> None:
    ola = visitor("Ola")
    table = ola.table("monolith", BOT)
    lost = Lost(ola.page, f"/api/tables/{table}")
    page = ola.open(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    lost.found()
    page.wait_for_selector(".controls")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_where_no_script_comes_the_page_says_so_in_both_languages(visitor: Visitors) -> None:
    ola = visitor("Ola")
    lost = Lost(ola.page, r"/assets/.*\.js$")
    page = ola.page
    page.goto(f"{ola.server.url}/")
    expect(page.locator(".boot")).to_contain_text("did not load")
    expect(page.locator(".boot")).to_contain_text("nie wczytała")
    expect(page.locator(".boot")).to_have_css("opacity", "1")
    lost.found()
    page.locator(".boot").click()
    page.wait_for_selector("main")
    expect(page.locator(".boot")).to_have_count(0)


def test_an_unknown_puzzle_is_told_once(visitor: Visitors) -> None:
    page = visitor("Ola").open("/puzzles/monolith/nothing-like-it")
    expect(page.get_by_role("heading", name="There is no such puzzle.")).to_be_visible()
    expect(page.get_by_text("There is no such puzzle")).to_have_count(1)


def two_at_a_table(visitor: Visitors, size: str = "desk") -> tuple[Page, Page]:
    """Ola and Ewa at the start of a duel with a clock."""
    ola, ewa = visitor("Ola"), visitor("Ewa", size)
    clock = {"kind": "bank", "seconds": 3000, "increment": 0}
    table = ola.table("monolith", [{"kind": "me"}, {"kind": "open"}], public=True, clock=clock)
    assert ewa.context.request.post(f"{ewa.server.url}/api/tables/{table}/join", data={}).ok
    pages = ola.open(f"/t/{table}"), ewa.open(f"/t/{table}")
    for page in pages:
        page.wait_for_selector(".question")
    return pages


def from_the_menu(page: Page, what: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_role("button", name=what, exact=True).click()


def test_who_offers_sees_that_it_stands_and_that_it_came_to_nothing(visitor: Visitors) -> None:
    ola, ewa = two_at_a_table(visitor)
    from_the_menu(ola, "Offer a draw")
    expect(ola.locator(".banner")).to_contain_text("You offered a draw")
    ewa.get_by_role("button", name="Decline").click()
    expect(ola.locator(".banner")).to_contain_text("No draw")
    ola.locator(".banner .icon-button").click()
    expect(ola.locator(".banner")).to_have_count(0)


def test_bots_are_offered_no_draw(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('tashkalar', [{'kind': 'me'}, {'kind': 'bot', 'bot': 'random'}])}")
    page.wait_for_selector(".question.mine")
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog").get_by_role("button", name="Give up", exact=True)).to_be_visible()
    expect(page.locator("dialog").get_by_role("button", name="Offer a draw", exact=True)).to_have_count(0)


def test_an_offer_is_read_whole_before_it_is_answered(visitor: Visitors) -> None:
    """On a tablet its words and its buttons do not both fit into the bar: the words open a sheet with the buttons."""
    ola, ewa = two_at_a_table(visitor)
    width, height = SIZES["tablet"]
    ewa.set_viewport_size({"width": width, "height": height})
    from_the_menu(ola, "Offer a draw")
    expect(ewa.locator(".banner")).to_be_hidden()
    ewa.locator(".said .folded").click()
    words = ewa.locator("dialog[open] li p")
    expect(words).to_contain_text("Ola")
    words.evaluate("e => { e.textContent = 'before: common piece '.repeat(20); }")  # as long as a takeback's
    assert words.evaluate("e => e.scrollWidth <= e.clientWidth")
    ewa.locator("dialog[open]").get_by_role("button", name="Decline").click()
    expect(ola.locator(".banner")).to_contain_text("No draw")


def test_both_see_that_the_match_is_paused_and_either_goes_on(visitor: Visitors) -> None:
    ola, ewa = two_at_a_table(visitor)
    from_the_menu(ola, "Pause")
    ewa.get_by_role("button", name="Agree").click()
    for page in (ola, ewa):
        expect(page.locator(".banner")).to_contain_text("The match is paused")
    ewa.get_by_role("button", name="Resume").click()
    for page in (ola, ewa):
        expect(page.locator(".banner")).to_have_count(0)


def test_who_is_asked_for_a_rematch_is_told(visitor: Visitors) -> None:
    ola, ewa = two_at_a_table(visitor)
    from_the_menu(ola, "Give up")
    ola.get_by_role("button", name="Really give up").click()
    ewa.locator("dialog .over").wait_for()
    ewa.keyboard.press("Escape")
    ola.get_by_role("button", name="Play again").click()
    expect(ewa.locator(".banner")).to_contain_text("you are expected there")  # and the result stays closed
    ewa.locator(".banner").get_by_role("button", name="To the next match").click()
    expect(ewa.locator(".question")).to_be_visible()
    ola.wait_for_url(ewa.url)


def test_a_notice_does_not_move_the_board(visitor: Visitors) -> None:
    ola, ewa = two_at_a_table(visitor, "phone")
    ewa.wait_for_load_state("networkidle")
    before = ewa.locator(".monolith-board").bounding_box()
    from_the_menu(ola, "Offer a draw")
    offer = ewa.get_by_role("button", name="Ola offers a draw.")
    expect(offer).to_be_visible()
    assert ewa.locator(".monolith-board").bounding_box() == before
    offer.click()
    ewa.locator("dialog").get_by_role("button", name="Agree").click()
    expect(ewa.locator("dialog .over")).to_be_visible()
