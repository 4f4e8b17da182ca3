"""After the end: the curve of chances, the turning points, a jump to one and play from there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from arenarium.bots.match import Fixture, play
from tests.web.conftest import ROOT, Server, Visitors
from tests.web.test_pages import faults


def imported(server: Server, folder: Path) -> str:
    """A finished match between two bots that play at random, put into the server's database."""
    file = folder / "match.json"
    file.write_text(json.dumps(play(Fixture("herosi", {}, ("random", "random"), 5)).match))
    database = f"sqlite:///{server.folder / 'web.db'}"
    command = [sys.executable, "-m", "arenarium", "import", str(file), "--database", database, "--json"]
    env = {"PYTHONPATH": str(ROOT / "src"), "PATH": ""}
    told = subprocess.run(command, check=True, env=env, timeout=120, capture_output=True).stdout
    (table,) = json.loads(told)["added"]
    return str(table)


def test_a_match_is_looked_back_on(visitor: Visitors, server: Server, tmp_path: Path) -> None:
    table = imported(server, tmp_path)
    ola = visitor("Ola")
    page = ola.open(f"/replay/{table}")
    page.get_by_role("button", name="Find the turning points").click()
    expect(page.locator(".analysis progress, .chip").first).to_be_visible()
    chips = page.locator(".chip")
    expect(chips.first).to_be_visible(timeout=240_000)
    assert 3 <= chips.count() <= 5
    curve = page.get_by_role("img", name="Chance of winning")
    expect(curve).to_have_accessible_name(re.compile("at the start"))
    # The same in numbers, for those who do not see the curve.
    page.get_by_text("The curve in numbers").click()
    rows = page.locator(".analysis tbody tr")
    assert rows.count() > 5
    assert {c.strip() for c in rows.last.locator("td").all_inner_texts()} == {"100 %", "0 %"}

    # By keys alone: a turning point, its card, the moment on the board.
    chips.nth(1).focus()
    page.keyboard.press("Enter")
    card = page.locator(".analysis .card")
    expect(card).to_contain_text("Better:")
    moment = int(page.get_by_label("Moment of the match").input_value())
    assert moment > 0
    page.locator("body").click(position={"x": 5, "y": 5})
    page.keyboard.press("ArrowRight")
    expect(card.get_by_role("button", name="Show the moment")).to_be_visible()
    card.get_by_role("button", name="Show the moment").click()
    assert int(page.get_by_label("Moment of the match").input_value()) == moment
    # A click on the curve goes to that moment too.
    curve.click(position={"x": 3, "y": 10})
    expect(page.get_by_label("Moment of the match")).not_to_have_value(str(moment))
    assert int(page.get_by_label("Moment of the match").input_value()) < moment

    page.get_by_role("button", name="PL – Polski").click()
    expect(card).to_contain_text("Lepiej:")
    assert "herosi-" not in card.inner_text()
    assert faults(page) == []
    card.get_by_role("button", name="Graj stąd z botem").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".question")).to_be_visible()


def test_the_end_leads_to_the_analysis_on_a_phone(visitor: Visitors) -> None:
    ola = visitor("Ola", size="phone", lang="pl")
    table = ola.table("herosi", [{"kind": "me"}, {"kind": "bot", "bot": "novice"}])
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Poddaj się").click()
    page.get_by_role("button", name="Na pewno się poddaję").click()
    page.locator("dialog .over").get_by_role("link", name="Analiza").click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("img", name="Szansa na wygraną")).to_be_visible(timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
