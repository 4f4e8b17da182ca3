"""The pages around the boards: lobby, options, learn, gallery, replay, spectators, chat."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from arenarium.words import LANGUAGES
from tests.web.conftest import ROOT, Server, Visitor, Visitors
from tests.web.hands import answer_monolith, play_out

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
GAMES = ("monolith", "tashkalar", "warcraft", "herosi")


def faults(page: Page) -> list[str]:
    """What axe-core calls serious or critical, each with the elements it means."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{v['id']}: {v['help']}: {[n['html'][:120] for n in v['nodes'][:3]]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


def resigned(ola: Visitor, seats: list[dict[str, str]] | None = None) -> str:
    """A short match that is over: a few answers, then the menu's "give up"."""
    table = ola.table("monolith", seats or BOT)
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question.mine")
    play_out([page], random.Random(6), answers=3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up").click()
    expect(page.locator("dialog .over")).to_be_visible()
    return table


@pytest.mark.parametrize(("size", "theme"), [("desk", "dark"), ("phone", "light")])
def test_axe_finds_no_serious_fault_on_any_page(visitor: Visitors, size: str, theme: str) -> None:
    ola = visitor("Ola", size=size, lang="pl" if theme == "light" else "en")
    keep = f"localStorage.setItem('arenarium-settings', JSON.stringify({{ theme: '{theme}' }}))"
    ola.context.add_init_script(keep)
    bad: list[str] = []
    table = ola.table("monolith", BOT)
    waiting = ola.table("monolith", [{"kind": "me"}, {"kind": "open"}])
    paths = [
        "/",
        "/learn",
        "/learn/monolith",
        "/puzzles/monolith",
        "/replays",
        "/settings",
        "/credits",
        "/new/monolith",
        "/gallery/monolith",
        "/box/monolith",
        "/editor/monolith",
    ]
    for path in [*paths, f"/t/{waiting}", f"/t/{table}", f"/replay/{table}", "/nowhere"]:
        page = ola.open(path)
        page.wait_for_selector("main h1, .question h1, .controls")
        page.wait_for_load_state("networkidle")
        bad += [f"{path} {size} {theme}: {f}" for f in faults(page)]
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question.mine")
    page.keyboard.press("b")
    page.wait_for_selector("section.preview")
    bad += [f"preview {size} {theme}: {f}" for f in faults(page)]
    page.keyboard.press("b")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    bad += [f"keys {size} {theme}: {f}" for f in faults(page)]
    assert not bad, "\n".join(bad)


def test_what_one_seat_leaves_as_it_is_is_told_by_its_default(visitor: Visitors) -> None:
    page = visitor("Ola").open("/new/herosi")
    penalty = page.locator(".setting").filter(has_text="Penalty for an empty Stop").locator("select")
    expect(penalty).to_have_count(2)
    expect(penalty.first).to_have_value("on")
    page.get_by_text("Tournament", exact=True).click()
    expect(penalty).to_have_count(4)
    penalty.nth(3).select_option("off")
    page.get_by_text("Duel", exact=True).click()
    penalty.nth(1).select_option("off")
    page.locator("form button[type=submit], form .button.primary").last.click()
    page.wait_for_selector(".question")


def test_a_newcomer_plays_a_first_match_in_two_clicks_and_is_named_only_for_others(visitor: Visitors) -> None:
    ola = visitor("Ola")
    ola.context.clear_cookies()
    page = ola.open("/")
    page.locator("[data-game=herosi] [data-pace=live]").click()  # real time is a choice here
    page.locator("[data-game=herosi] [data-pace=calm]").click()
    expect(page.locator(".way.bot h2")).to_have_text("Ready-made armies, plain Heroes")
    page.locator(".way.bot .button.primary").click()
    page.wait_for_selector(".question.mine")
    expect(page.locator(".player", has_text="Guest")).to_be_visible()

    page.goto("/")
    page.locator(".way.invite .button").click()
    page.locator("dialog input[name=name]").fill("Zosia")
    page.locator("dialog .button.primary").click()
    expect(page.get_by_label("Invitation link")).to_have_value(re.compile("token="))


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_every_option_has_room_for_its_sentence(visitor: Visitors, game: str) -> None:
    page = visitor("Ola", "phone", "pl").open(f"/new/{game}")
    page.wait_for_selector("form")
    widths = page.evaluate("() => [...document.querySelectorAll('form .dim')].map((x) => x.clientWidth)")
    assert widths
    assert min(widths) > 180, widths


def test_the_lobby_says_whose_turn_it_is_and_shows_mine_first(visitor: Visitors) -> None:
    ola, ewa = visitor("Ola"), visitor("Ewa")
    bank = {"kind": "bank", "seconds": 300, "increment": 10}
    two: list[dict[str, str]] = [{"kind": "me"}, {"kind": "open"}]
    mine = ola.table("tashkalar", two, public=True, clock=bank)
    theirs = ewa.table("tashkalar", two, public=True)
    for guest, table in ((ewa, mine), (ola, theirs)):
        assert guest.context.request.post(f"{guest.server.url}/api/tables/{table}/join", data={}).ok
    page = ola.open("/")
    rows = page.locator("aside .card").first.locator("a")
    expect(rows).to_have_count(2)
    asked = [page.locator(f"aside a[href='/t/{table}']") for table in (mine, theirs)]
    ours = next(row for row in asked if "Your turn" in row.inner_text())
    other = next(row for row in asked if row is not ours)
    expect(other).to_contain_text("Ewa is thinking")
    assert rows.first.get_attribute("href") == ours.get_attribute("href")


def test_from_every_page_of_a_game_its_editor_and_its_box_are_one_click_away(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/warcraft")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Your box").click()
    expect(page).to_have_url(re.compile("/box/warcraft"))
    page.goto("/")
    page.locator("[data-game=herosi] button").first.click()
    page.goto("/matches")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Editor").click()
    expect(page).to_have_url(re.compile("/editor/herosi"))


def test_options_open_a_table_as_chosen(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open("/new/monolith")
    page.locator("input[type=radio]").nth(1).check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".monolith-board")
    expect(page.locator(".player")).to_have_count(3)


def test_a_spectator_watches_and_cannot_act(visitor: Visitors) -> None:
    ola, ewa = visitor("Ola"), visitor("Ewa")
    table = ola.table("monolith", BOT, public=True)
    host = ola.open(f"/t/{table}")
    host.wait_for_selector(".question.mine")
    watcher = ewa.open(f"/t/{table}")
    watcher.wait_for_selector(".monolith-board")
    play_out([host], random.Random(1), answers=1)
    expect(watcher.locator(".hex[aria-label*='Ola']")).to_have_count(1)
    assert watcher.locator(".hex.lit").count() == 0
    assert watcher.locator(".question [data-option]").count() == 0


def test_chat_reaches_the_other_and_can_be_muted(visitor: Visitors) -> None:
    ola, ewa = visitor("Ola"), visitor("Ewa")
    table = ola.table("monolith", [{"kind": "me"}, {"kind": "open"}], public=True)
    joined = ewa.context.request.post(f"{ewa.server.url}/api/tables/{table}/join", data={})
    assert joined.ok
    pages = [ola.open(f"/t/{table}"), ewa.open(f"/t/{table}")]
    for page in pages:
        page.wait_for_selector(".tabs")
        page.get_by_role("tab", name="Chat").click()
    pages[0].locator(".chat input").fill("Good luck <b>&")
    pages[0].keyboard.press("Enter")
    expect(pages[1].locator(".chat li")).to_contain_text("Good luck <b>&")
    pages[1].locator(".chat .mute").click()
    pages[0].locator(".chat input").fill("Still there?")
    pages[0].keyboard.press("Enter")
    expect(pages[0].locator(".chat li")).to_have_count(2)
    expect(pages[1].locator(".chat li")).to_have_count(1)


def test_a_line_of_chat_that_is_refused_stays_in_the_field(visitor: Visitors) -> None:
    ola, ewa = visitor("Ola"), visitor("Ewa")
    table = ola.table("monolith", [{"kind": "me"}, {"kind": "open"}], public=True)
    assert ewa.context.request.post(f"{ewa.server.url}/api/tables/{table}/join", data={}).ok
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".tabs")
    page.get_by_role("tab", name="Chat").click()
    field = page.locator(".chat input")
    for n in range(40):  # ten at once, then one every two seconds: a busy machine lets more of them pass
        field.fill(f"line {n}")
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('.chat button[type=submit]').disabled")
        if field.input_value():
            break
    expect(field).to_have_value(re.compile("line "))
    expect(page.get_by_text("faster than anybody can read").first).to_be_visible()


def test_replay_scrubs_steps_and_branches(visitor: Visitors) -> None:
    ola = visitor("Ola")
    table = resigned(ola)
    page = ola.open(f"/replay/{table}")
    page.wait_for_selector(".look")
    slider = page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 4
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    moment = int(slider.input_value())
    assert 0 < moment < last
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(slider).not_to_have_value(str(moment))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    on = page.get_by_role("button", name="against a bot")
    expect(on).to_be_disabled()  # after the end nobody plays on
    page.keyboard.press("Home")
    expect(on).to_be_enabled()
    assert page.locator(".hex[aria-label*='Ola']").count() == 0
    page.locator(".log li button").first.click()
    expect(page.locator(".hex[aria-label*='Ola']")).to_have_count(1)
    on.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".question")
    assert table not in page.url


def test_a_log_line_shows_its_moment_and_escape_comes_back(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('monolith', [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    page.wait_for_selector(".question.mine")
    play_out([page], random.Random(1), answers=3)
    page.locator(".log li button").first.click()
    expect(page.locator(".question .head")).to_contain_text("Looking back")
    expect(page.locator(".hex[aria-label*='Ola 1']")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".question .head")).to_contain_text("Your turn")


def test_a_rematch_seats_the_same_people(visitor: Visitors) -> None:
    ola = visitor("Ola")
    table = resigned(ola)
    ola.page.get_by_role("button", name="Play again").click()
    ola.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    ola.page.wait_for_selector(".monolith-board")


def test_own_matches_are_found_put_away_and_brought_back(visitor: Visitors) -> None:
    ola = visitor("Ola")
    table = resigned(ola)
    ola.table("tashkalar", BOT)
    page = ola.open("/matches")
    expect(page.locator(".running .thumb svg").first).to_be_attached()
    row = page.locator(f'[data-match="{table}"]')
    for what in ("Hide", "Delete"):
        row.get_by_role("button", name="What to do").click()
        page.get_by_role("dialog").get_by_role("button", name=what).click()
        expect(row).to_have_count(0)
        page.locator(".gone .undo").click()
        expect(row).to_be_visible()
    page.reload()
    expect(row).to_contain_text("Monolith Arena")
    expect(row.locator(".points")).to_contain_text(re.compile(r"\d+ : \d+\s*not analysed"))
    row.get_by_role("link", name="Analyse").click()
    expect(page.locator(".look .done")).to_be_visible(timeout=120_000)
    ola.open("/matches")
    expect(row.locator(".points .verdict")).to_have_count(4)
    expect(row.get_by_role("link", name="Analysis")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_is_drawn_by_the_board(visitor: Visitors, game: str) -> None:
    page = visitor("Ola").open(f"/learn/{game}")
    page.wait_for_selector(".chapters article")
    chapters = page.locator(".chapters article")
    expect(chapters.filter(has=page.locator("[data-position] svg"))).to_have_count(chapters.count())
    examples = page.locator(".examples article")
    expect(examples.first).to_be_visible()
    assert examples.count() >= 8, "examples of the rulebook to try"
    examples.last.scroll_into_view_if_needed()
    expect(examples.last.locator("svg").first).to_be_attached()


def test_learn_opens_a_position_to_try(visitor: Visitors) -> None:
    ola = visitor("Ola", lang="pl")
    page = ola.open("/learn/monolith")
    page.wait_for_selector("[data-scenario]")
    assert page.locator("article").count() >= 4, "the rules in our own words"
    page.wait_for_selector(".examples [data-scenario]")
    page.locator(".examples [data-scenario]").last.click()
    page.wait_for_selector(".monolith-board")


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_of_every_game_are_told(visitor: Visitors, game: str) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table(game, BOT)}")
    page.wait_for_selector(".question")
    page.keyboard.press("?")
    told = page.locator("dialog[open] dt")
    expect(told.first).to_be_visible()
    keys = told.all_inner_texts()
    assert len(keys) == len(set(keys)) >= 9
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_failing_page_says_so_and_offers_a_way_out(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open("/t/there-is-none")
    expect(page.locator("main h1")).to_contain_text("no such table")
    expect(page.locator("main a[href='/']")).to_be_visible()
    page = ola.open("/no/such/page")
    expect(page.locator("a[href='/']").last).to_be_visible()


@pytest.mark.parametrize(
    ("cut", "leads"),
    [("/t", "/"), ("/replay", "/matches"), ("/study", "/matches"), ("/box", "/learn"), ("/editor", "/learn")],
)
def test_an_address_that_is_cut_short_leads_to_where_one_chooses(visitor: Visitors, cut: str, leads: str) -> None:
    page = visitor("Ola").open(cut)
    page.wait_for_url(f"**{leads}")
    expect(page.locator("main h1")).to_be_visible()


def sideways(page: Page) -> int:
    """By how much the page is wider than the screen."""
    wider: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wider


@pytest.mark.parametrize("letters", ["16px", "32px"])
def test_on_a_phone_no_page_around_the_table_runs_out_of_the_screen(visitor: Visitors, letters: str) -> None:
    desk, ola = visitor("Ola"), visitor("Ola", size="phone", lang="pl")
    resigned(desk)  # so that there is a match among those that are over
    desk.table("tashkalar", BOT)
    ola.context.add_cookies(desk.context.cookies())  # type: ignore[arg-type]
    wide = {}
    of_games = [f"/{page}/{game}" for page in ("learn", "new", "gallery", "box", "editor", "puzzles") for game in GAMES]
    for path in ["/", "/learn", "/matches", "/replays", "/settings", "/credits", *of_games]:
        page = ola.open(path)
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        page.add_style_tag(content=f"html {{ font-size: {letters} !important }}")
        if over := sideways(page):
            wide[path] = over
    assert not wide


def first_load(visitor: Visitor, path: str, ready: str) -> tuple[int, str]:
    """The bytes of all that the server sends for a page, and a list, the largest first.

    Packed as for a table without TLS, as at home: there browsers take gzip alone, and that packs less than Brotli.
    """
    visitor.page.set_extra_http_headers({"accept-encoding": "gzip"})
    loaded: list[Request] = []
    visitor.page.on("requestfinished", lambda request: loaded.append(request))
    visitor.open(path).wait_for_selector(ready)
    visitor.page.wait_for_load_state("networkidle")
    sizes = {r.url.removeprefix(visitor.server.url): r.sizes()["responseBodySize"] for r in loaded}
    assert any(name.endswith(".woff2") for name in sizes)
    assert len(sizes) > 10, sizes
    packed = {r.response().header_value("content-encoding") for r in loaded if r.url.endswith(".js")}  # type: ignore[union-attr]
    assert packed == {"gzip"}
    return sum(sizes.values()), "\n".join(f"{b:7} {n}" for n, b in sorted(sizes.items(), key=lambda x: -x[1]))


def test_the_first_load_is_small(visitor: Visitors) -> None:
    ola = visitor("Ola", lang="pl")  # the longer texts and the larger set of letters
    size, told = first_load(ola, "/", ".game")
    assert size < 200_000, f"{size}\n{told}"


@pytest.mark.parametrize("game", GAMES)
def test_a_board_loads_small(visitor: Visitors, game: str) -> None:
    ola = visitor("Ola", lang="pl")
    table = ola.table(game, [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}]])
    size, told = first_load(ola, f"/t/{table}", ".question h1")
    assert size < 330_000, f"{size}\n{told}"
    assert told.count("\n") < 30, told  # an invitation is a first visit too


def test_what_an_answer_costs_the_page(visitor: Visitors) -> None:
    """Processor time from the first click to the drawn answer, so that a busy machine measures the same."""
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return next(float(m["value"]) for m in metrics if m["name"] == "TaskDuration")

    costs = []
    for _ in range(4):
        page.wait_for_selector(".question.mine[aria-busy=false]")
        before = spent()
        assert answer_monolith(page, random.Random(6))
        costs.append(spent() - before)
    assert 0 < min(costs) < 0.2, costs


def test_a_recovery_code_moves_a_person_to_another_device(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open("/settings")
    page.get_by_role("button", name="Make a new recovery code").click()
    code = page.locator(".recovery code").inner_text()
    other = visitor("Nobody")
    other.context.clear_cookies()
    there = other.open("/settings")
    there.get_by_role("button", name="I have a recovery code").click()
    there.locator("dialog input").fill(code)
    there.get_by_role("button", name="Go on").click()
    expect(there.locator("main form input").first).to_have_value("Ola")


def test_text_at_twice_the_size_stays_readable(visitor: Visitors) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table('monolith', BOT)}")
    page.wait_for_selector(".question.mine")
    page.add_style_tag(content="html { font-size: 32px !important }")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator(".hex.lit").first.click()
    page.locator(".question .ready").scroll_into_view_if_needed()
    expect(page.locator(".question .ready")).to_be_in_viewport()
    assert page.locator(".board-wrap").bounding_box() is not None


def test_against_oneself_nobody_has_to_look_away(visitor: Visitors) -> None:
    ola = visitor("Ola")
    table = ola.table("tashkalar", [{"kind": "me"}, {"kind": "hotseat"}])
    page = ola.open(f"/t/{table}")
    page.locator("[data-square=e5]").click()
    page.locator(".question .answers [data-option]").click()  # the turn ends
    expect(page.locator(".curtain")).to_be_visible()  # two people may share this screen
    page = ola.open(f"/replay/{table}")
    page.wait_for_selector(".controls")
    page.keyboard.press("End")
    page.get_by_role("button", name="What if").click()
    expect(page.locator(".question.mine")).to_be_visible()
    expect(page.locator(".curtain")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_blind_player_hears_the_turn_once_and_finds_the_question(visitor: Visitors, game: str) -> None:
    ola = visitor("Ola")
    page = ola.open(f"/t/{ola.table(game, [{'kind': 'me'}, {'kind': 'hotseat'}])}")
    page.wait_for_selector(".question.mine")
    said = page.locator("[aria-live=polite][aria-relevant=additions] p").last
    expect(said).to_contain_text("Your turn")
    assert said.inner_text().count("Your turn") == 1
    assert said.inner_text().endswith(page.locator(".question h1").inner_text())
    page.locator(".skip").nth(1).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(".question, .question :focus, .hand :focus").first).to_be_visible()
    assert page.evaluate("() => location.hash") == "#question"
    expect(page.locator(".player.asked .sr").first).to_have_text("to move")


def test_with_the_system_s_colours_one_still_sees_what_is_chosen(visitor: Visitors) -> None:
    page = visitor("Ola").open("/")
    page.emulate_media(forced_colors="active")
    page.wait_for_selector(".levels button")
    ground = "(x) => getComputedStyle(x).backgroundColor"
    chosen = page.locator(".levels [aria-checked=true]").evaluate(ground)
    others = page.locator(".levels [aria-checked=false]").evaluate_all(f"(all) => all.map({ground})")
    assert chosen not in others


def test_at_twice_the_size_the_lobby_keeps_its_words_apart(visitor: Visitors) -> None:
    page = visitor("Ola", lang="pl").open("/")
    page.add_style_tag(content="html { font-size: 32px !important }")
    page.wait_for_selector(".levels button")
    over = "() => { const b = document.querySelector('.ladder').getBoundingClientRect().right; "
    over += (
        "return [...document.querySelectorAll('.levels button')].some((x) => x.getBoundingClientRect().right > b); }"
    )
    assert not page.evaluate(over)


def requests_of(page: Page, url: str, ready: str) -> list[str]:
    """What a page asks for until it is there; it has never been here before."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(url)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    return asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "ready"), [("/", ".levels button"), ("/learn", ".games .game"), ("/puzzles", ".themes a")]
)
def test_a_first_visit_makes_few_requests(browser: Browser, server: Server, lang: str, path: str, ready: str) -> None:
    """A class opens the page at once: fifteen requests each, not forty-seven."""
    context = browser.new_context(locale=lang)
    asked = requests_of(context.new_page(), server.url + path, ready)
    context.close()
    assert 5 < len(asked) <= 15, asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_who_is_led_to_a_table_first_makes_few_requests(visitor: Visitors, game: str, lang: str) -> None:
    ola = visitor("Ola", lang=lang)
    asked = requests_of(ola.page, f"{ola.server.url}/t/{ola.table(game, BOT)}", ".question h1")
    assert 5 < len(asked) <= 15, asked
    assert sum("/catalogue" in url for url in asked) == 1  # once it was asked for with every word of the table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_fits_its_window_and_its_buttons_stay_whatever_game_is_chosen(visitor: Visitors, lang: str) -> None:
    page = visitor("Ola", lang=lang).open("/")
    page.wait_for_selector(".ways")
    places = set()
    for game in GAMES:
        page.locator(f"[data-game={game}] .pick").click()
        for plan in page.locator(".offer .switch button").all():
            plan.click()
            places.add(page.evaluate("document.querySelector('.ways').getBoundingClientRect().y"))
            # The tables of others stand beside it, however many there are.
            assert page.evaluate("document.querySelector('.ways').getBoundingClientRect().bottom") <= 900
    assert len(places) == 1
