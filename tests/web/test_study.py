"""Studies: from a match into lines of one's own, what is said of them, shared and live, as a file; how they scroll."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import SIZES, Visitor, Visitors
from tests.web.hands import answer_monolith
from tests.web.test_pages import faults, resigned

Json = dict[str, Any]


def begun(ola: Visitor, game: str = "monolith", title: str = "Openings", **chapter: Any) -> Json:
    begins = chapter if "text" in chapter else {"game": game, **chapter}
    body = {"title": title, "chapter": {"title": "From the start", **begins}}
    answer = ola.context.request.post(f"{ola.server.url}/api/studies", data=body)
    assert answer.ok, answer.text()
    study: Json = answer.json()
    return study


def whole(ola: Visitor, study: str) -> Json:
    found: Json = ola.context.request.get(f"{ola.server.url}/api/studies/{study}").json()
    return found


def id_of(page: Page) -> str:
    found = re.search(r"/study/([^/?]+)", page.url)
    assert found, page.url
    return found[1]


def here(page: Page) -> Locator:
    """The row of the move that one is at."""
    return page.locator(".tree [aria-current=true]")


def ready(page: Page) -> None:
    expect(here(page)).to_have_count(1)
    expect(page.locator("#board svg:visible").first).to_be_visible()


def play(page: Page, dice: random.Random, count: int = 1) -> None:
    for _ in range(count):
        page.wait_for_selector(".question.mine:not([aria-busy=true])")
        assert answer_monolith(page, dice)


def comment(page: Page, text: str) -> None:
    page.keyboard.press("c")
    page.keyboard.type(text)
    page.keyboard.press("Escape")
    expect(page.locator(".said", has_text=text).first).to_be_attached()


def share(page: Page, what: str) -> str:
    """The link to read, or to work together."""
    page.locator(".study .head").get_by_role("button", name="Share the study").click()
    section = page.locator("dialog section", has=page.get_by_role("heading", name=what))
    section.get_by_role("button", name="Make a link").click()
    link = section.locator("[data-link]").input_value()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return link


def test_from_a_match_into_a_study_and_back_to_it(visitor: Visitors) -> None:
    ola = visitor("Ola")
    table = resigned(ola)
    page = ola.open(f"/replay/{table}")
    page.wait_for_selector(".look")
    board = page.locator("main.board").bounding_box()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    at = page.locator("input[type=range]").input_value()
    page.get_by_role("button", name="What if").click()
    page.wait_for_url("**/study/*")
    ready(page)
    assert page.locator("main.board").bounding_box() == board, "the board keeps its place and its size"
    study = whole(ola, id_of(page))
    chapter = study["chapters"][0]
    assert (chapter["origin"]["table"], chapter["origin"]["at"]) == (table, int(at))
    assert len(chapter["nodes"]) > 1, "what happened is the first line"

    # The line of the match by keys, then another one by playing.
    page.keyboard.press("ArrowRight")
    expect(here(page).locator(".n")).to_have_text("1")
    page.keyboard.press("Home")
    expect(here(page)).to_have_class(re.compile("root"))
    for _ in range(6):  # until it is not what happened
        play(page, random.Random(3))
        if page.locator(".tree .fold").count():
            break
    expect(page.locator(".tree .fold")).to_have_count(1)
    mine = here(page).inner_text()
    line = whole(ola, study["id"])["chapters"][0]["nodes"]
    assert len(line) > len(chapter["nodes"])
    page.keyboard.press("ArrowUp")  # the move that was played instead
    expect(here(page)).not_to_have_text(mine)
    page.keyboard.press("ArrowDown")
    expect(here(page)).to_have_text(mine)

    # What is said of it.
    comment(page, "Better than what was played.")
    page.get_by_role("button", name="Best", exact=True).click()
    expect(here(page).get_by_role("img", name="Best", exact=True)).to_be_visible()
    page.keyboard.press("a")
    page.locator("#board [data-hex=c3]").click()
    page.locator("#board [data-hex=d2]").click()
    expect(page.locator("[data-mark='c3 d2']")).to_be_attached()
    page.locator("#board [data-hex=b2]").press("Enter")
    page.locator("#board [data-hex=b2]").press("Enter")
    expect(page.locator("[data-mark='b2']")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Arrows on the board")).to_have_attribute("aria-pressed", "false")
    notes = "() => performance.getEntriesByType('resource').filter((r) => /note/.test(r.name)).length > 3"
    page.wait_for_function(notes)  # all of it is sent
    page.reload()
    ready(page)
    expect(here(page)).to_contain_text(mine.splitlines()[-1])
    expect(page.locator(".note textarea")).to_have_value("Better than what was played.")
    expect(page.locator("[data-mark]")).to_have_count(2)
    node = next(n for n in whole(ola, study["id"])["chapters"][0]["nodes"] if n["comment"])
    assert (node["verdict"], len(node["marks"])) == ("best", 2)

    # A second moment of the same match is the next chapter of the same study; the first one opens again.
    for presses, chapters in ((5, 2), (3, 2)):
        page.goto(f"/replay/{table}")
        page.wait_for_selector(".look")
        for _ in range(presses):
            page.keyboard.press("ArrowRight")
        page.get_by_role("button", name="What if").click()
        page.wait_for_url("**/study/*")
        ready(page)
        assert id_of(page) == study["id"]
        assert len(whole(ola, study["id"])["chapters"]) == chapters
    page.goto("/matches")
    row = page.locator(".studies li", has_text="Monolith Arena")
    expect(row).to_contain_text("moves")
    row.get_by_role("button", name="Throw away").click()
    page.locator(".studies .lost").get_by_role("button", name="Undo").click()
    row.get_by_role("link").click()
    ready(page)


def test_whoever_reads_follows_and_whoever_has_the_other_link_plays_along(visitor: Visitors) -> None:
    ola = visitor("Ola")
    study = begun(ola)
    page = ola.open(f"/study/{study['id']}")
    ready(page)
    play(page, random.Random(5), 2)
    read, write = share(page, "To read"), share(page, "To work together")

    ewa = visitor("Ewa", size="phone", lang="pl", touch=True)
    theirs = ewa.open(read)
    ready(theirs)
    expect(theirs.locator(".note textarea")).to_have_count(0)
    play(page, random.Random(6), 1)
    comment(page, "Look here.")
    expect(theirs.locator(".note .said")).to_have_text("Look here.")  # it goes along by itself
    expect(here(theirs).locator(".n")).to_have_text("3")
    theirs.get_by_role("tab", name="Graj").tap()
    expect(theirs.locator(".question")).to_be_visible()
    assert theirs.locator(".question [data-option]:enabled").count() == 0
    path = f"{ewa.server.url}/api/studies/{study['id']}/title"
    refused = ewa.context.request.post(path, data={"title": "x", "n": "1"})
    assert refused.status in (403, 404)
    theirs.get_by_role("tab", name="Warianty").tap()
    theirs.get_by_role("button", name="Podążaj").tap()
    page.get_by_role("button", name="Good", exact=True).click()
    expect(theirs.locator(".note .verdict")).to_be_visible()

    zosia = visitor("Zosia")
    hers = zosia.open(write)
    ready(hers)
    hers.keyboard.press("End")
    play(hers, random.Random(8), 1)
    expect(page.locator(".tree [data-node]")).to_have_count(4)
    expect(page.locator(".study .head b")).to_have_text("3")
    comment(hers, "Mine.")
    expect(page.locator(".tree .said", has_text="Mine.")).to_be_visible()
    hers.reload()  # the link is hers now
    ready(hers)

    # Both write at one place: neither is lost.
    page.keyboard.press("End")
    hers.keyboard.press("End")
    field, other = page.locator(".note textarea"), hers.locator(".note textarea")
    expect(field).to_have_value("Mine.")
    ola.context.set_offline(True)
    field.fill("Ola thinks otherwise.")
    field.press("Escape")
    other.fill("Zosia went on.")
    other.press("Escape")
    expect(theirs.locator(".tree .said", has_text="Zosia went on.")).to_be_attached()
    ola.context.set_offline(False)
    expect(page.locator(".clash")).to_contain_text("Zosia went on.")
    page.get_by_role("button", name="Put mine").click()
    expect(other).to_have_value("Ola thinks otherwise.")

    # Withdrawn.
    page.locator(".study .head").get_by_role("button", name="Share the study").click()
    page.get_by_role("button", name="Withdraw the link").first.click()
    expect(theirs.locator("main h1")).to_contain_text("nie jest już dla ciebie")
    page.get_by_role("button", name="Withdraw the link").click()
    expect(hers.locator("main h1")).to_contain_text("no longer shared")


def test_a_study_becomes_a_file_and_a_file_a_study(visitor: Visitors, tmp_path: Path) -> None:
    ola = visitor("Ola")
    study = begun(ola, "tashkalar")
    page = ola.open(f"/study/{study['id']}")
    ready(page)
    page.wait_for_load_state("networkidle")
    page.locator("#board [data-square=e5]").click()
    expect(page.locator(".tree [data-node]")).to_have_count(1)
    comment(page, "The middle; <b>bold</b> & „quoted”.")
    page.wait_for_timeout(200)
    page.locator(".study .head").get_by_role("button", name="Share the study").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "study.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "arenarium-study"

    ewa = visitor("Ewa")
    theirs = ewa.open("/matches")
    theirs.locator(".studies input[type=file]").set_input_files(file)
    theirs.wait_for_url("**/study/*")
    ready(theirs)
    assert id_of(theirs) != study["id"]
    expect(theirs.locator(".tree .said")).to_have_text("The middle; <b>bold</b> & „quoted”.")
    theirs.keyboard.press("End")
    expect(theirs.locator("#board [data-square=e5]")).to_have_attribute("aria-label", re.compile("Seat 1"))
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": "arenarium-study", "chapters": [1]}')
    theirs.goto("/matches")
    theirs.locator(".studies input[type=file]").set_input_files(broken)
    expect(theirs.locator(".studies [role=alert]")).not_to_be_empty()
    broken.write_text("no file of ours")
    theirs.locator(".studies input[type=file]").set_input_files(broken)
    expect(theirs.locator(".studies [role=alert]")).not_to_be_empty()


TURN = """
game = "monolith"
title = "In a turn"
rules = ["MA §4"]
[options]
factions = ["dragon_empire", "guardians_of_the_realm"]
[position]
board = '''
                    r.ban
          .                   .
.                   .                   .
          .                   .
.                   .                   .
          .                   .
.                   .                   .
          .                   .
                    b.ban
'''
hands = { r = ["pik", "swo", "lan"] }
"""


ASSASSIN = Path("tests/scenarios/monolith/features/t083-assassin-strikes-anywhere.toml").read_text()


@pytest.mark.parametrize(("lang", "says"), [("en", "Strike: Assassin a3 → "), ("pl", "Uderz: Skrytobójca a3 → ")])
def test_an_answer_that_no_event_tells_is_named_as_at_the_table(visitor: Visitors, lang: str, says: str) -> None:
    ola = visitor("Ola", lang=lang)
    two = ASSASSIN.split("[[step]]")[0].replace(" .\n", " r.ass0\n", 1)  # whom they stab is told when both have said it
    study = begun(ola, text=two)
    line = [{"seat": 0, "text": "battle"}, {"seat": 0, "text": "strike a3>e1"}]
    body = {"node": study["chapters"][0]["nodes"][0]["id"], "line": line, "n": "strikes"}
    added = ola.context.request.post(f"{ola.server.url}/api/studies/{study['id']}/add", data=body)
    assert added.ok, added.text()
    page = ola.open(f"/study/{study['id']}")
    ready(page)
    expect(page.locator(".tree [data-node]").nth(1)).to_contain_text(says)


def test_lines_are_deleted_brought_back_made_the_main_one_and_played_on(visitor: Visitors) -> None:
    ola = visitor("Ola")
    study = begun(ola, text=TURN)
    page = ola.open(f"/study/{study['id']}")
    ready(page)
    play(page, random.Random(1), 3)
    page.keyboard.press("Home")
    page.wait_for_selector(".question.mine")
    play(page, random.Random(5), 3)
    moves = page.locator(".tree [data-node]")
    expect(moves).to_have_count(6)
    side = here(page).inner_text()
    page.keyboard.press("f")
    expect(moves).to_have_count(4)
    page.keyboard.press("ArrowRight")  # what is folded opens where one goes
    expect(moves).to_have_count(6)
    page.keyboard.press("End")

    def line(what: str) -> None:
        page.get_by_role("button", name="This move and its line").click()
        page.locator("dialog").get_by_role("button", name=what).click()

    line("Make it the main line")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("Home")
    page.keyboard.press("End")
    expect(here(page)).to_have_text(side)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    line("Delete from here")
    page.get_by_role("button", name="Really delete").click()
    expect(moves).to_have_count(3)
    expect(here(page)).to_have_class(re.compile("root"))
    page.locator(".notice").get_by_role("button", name="Undo").click()
    expect(moves).to_have_count(6)

    # Another chapter from here; then a table from here, against nobody but oneself.
    page.keyboard.press("End")
    page.get_by_role("button", name="Chapters").click()
    page.get_by_role("button", name="From the position on the board").click()
    expect(page.locator(".chapter option")).to_have_count(2)
    expect(moves).to_have_count(0)
    page.get_by_role("button", name="This move and its line").click()
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("button", name="All seats, on this screen").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".question.mine")


def test_every_way_in_leads_to_a_study(visitor: Visitors) -> None:
    page = visitor("Ola").open("/learn/herosi")
    page.locator("article .own").first.click()
    page.wait_for_url("**/study/*")
    ready(page)
    page.goto("/editor/tashkalar")
    page.wait_for_selector("#board")
    page.get_by_role("button", name="Study", exact=True).click()
    page.wait_for_url("**/study/*")
    ready(page)
    page.goto("/matches")
    page.locator(".studies select").select_option("warcraft")
    page.get_by_role("button", name="New study").click()
    page.wait_for_url("**/study/*")
    ready(page)
    page.goto("/puzzles/monolith")
    page.locator("main a[href^='/puzzles/monolith/']").first.click()
    page.get_by_role("button", name="Solution").click()
    page.get_by_role("button", name="Study", exact=True).click(timeout=60_000)
    page.wait_for_url("**/study/*")
    ready(page)


PARTS = ["#board", ".strip", ".study .head", ".tree", ".note", ".study .hand", "#question", "#question .answers"]
PLACES = """(parts) => parts.map((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box?.width ? `${part} ${[box.x, box.y, box.width, box.height].map((n) => n.toFixed(1)).join(' ')}` : '';
})"""


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [(size, "pl" if i % 2 else "en", "light" if i % 3 else "dark") for i, size in enumerate(SIZES)],
)
def test_nothing_moves_between_two_moves_and_axe_finds_nothing(
    visitor: Visitors, size: str, lang: str, theme: str
) -> None:
    phone = size in ("phone", "sideways")
    ola = visitor("Ola", size=size, lang=lang)
    kept = f"{{ theme: '{theme}', speed: 'once', guard: false }}"
    ola.context.add_init_script(f"localStorage.setItem('arenarium-settings', JSON.stringify({kept}))")
    study = begun(ola)
    page = ola.open(f"/study/{study['id']}")
    ready(page)
    tabs = page.locator(".strip [role=tab]")
    if phone:
        tabs.nth(1).click()
    before = page.evaluate(PLACES, PARTS)
    play(page, random.Random(4), 5)
    assert page.evaluate(PLACES, PARTS) == before
    bad = faults(page)
    if phone:
        tabs.nth(0).click()
    before = page.evaluate(PLACES, PARTS)
    comment(page, "A long comment, so long that it does not fit into its field and has to be scrolled. " * 5)
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    assert page.evaluate(PLACES, PARTS) == before
    page.keyboard.press("a")
    assert page.evaluate(PLACES, PARTS) == before
    bad += faults(page)
    whole_page = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(whole_page) == list(SIZES[size])
    page.keyboard.press("Escape")
    for name in (r"Chapters|Rozdziały", r"Share the study|Udostępnij studium", r"This move|Ten ruch"):
        page.get_by_role("button", name=re.compile(name)).click()
        bad += faults(page)
        page.keyboard.press("Escape")
    assert not bad, "\n".join(bad)


FRAMES = """async (step) => {
  const tree = document.querySelector('.tree'), frames = [];
  const far = tree.scrollHeight - tree.clientHeight;
  let blank = 0, last = performance.now();
  for (let n = 0; n < 120; n++) {
    tree.scrollTop = n * (step || far / 120);
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - last);
    last = now;
    const box = tree.getBoundingClientRect();
    const mid = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    blank += mid?.closest('.move, .said, li') ? 0 : 1;
  }
  return { far, blank, rows: tree.querySelectorAll('li').length, frames: frames.sort((a, b) => a - b) };
}"""


def test_a_study_of_two_thousand_moves_scrolls_without_a_gap(visitor: Visitors) -> None:
    """Every frame has its rows, of which few are drawn, and is drawn in its time as the processor counts it."""
    ola = visitor("Ola")
    study = begun(ola)
    first = study["chapters"][0]["nodes"][0]
    # A line with a side line of five moves beside every ninth.
    parents = [1 if i == 0 else i + 1 if i % 9 else max(1, i - 4) for i in range(1999)]
    said = {"seat": 0, "text": "pass", "comment": "A word about it."}
    moves = [{**first, **said, "id": i + 2, "parent": parent, "seat": i % 2} for i, parent in enumerate(parents)]
    study["chapters"][0]["nodes"] = [first, *moves]
    ola.page.route(f"**/api/studies/{study['id']}", lambda route: route.fulfill(json=study))
    page = ola.open(f"/study/{study['id']}")
    ready(page)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    flung = page.evaluate(FRAMES, 0)  # all of it in two seconds
    before = spent()
    told = page.evaluate(FRAMES, 100)  # 6,000 points a second
    each = (spent() - before) / len(told["frames"])
    drawn, clock = told["rows"], told["frames"][60]
    print(f"2,000 moves: {drawn} rows drawn, {each:.1f} ms of the processor a frame, {clock:.1f} ms by the clock")
    assert each < 12, "of the 16 that a frame has, on a processor shared with others"
    assert told["far"] > 80_000
    assert told["rows"] < 60
    assert told["blank"] + flung["blank"] == 0
