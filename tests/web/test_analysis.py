"""After the end: the curve of chances, verdicts, the better line on the board, and play from there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from arenarium.bots.match import Fixture, play
from tests.web.conftest import ROOT, Server, Visitors


def imported(server: Server, folder: Path, seed: int) -> str:
    """A finished match between two bots that play at random, put into the server's database; of one seed only once."""
    file = folder / "match.json"
    file.write_text(json.dumps(play(Fixture("herosi", {}, ("random", "random"), seed)).match))
    database = f"sqlite:///{server.folder / 'web.db'}"
    command = [sys.executable, "-m", "arenarium", "import", str(file), "--database", database, "--json"]
    env = {"PYTHONPATH": str(ROOT / "src"), "PATH": ""}
    told = subprocess.run(command, check=True, env=env, timeout=120, capture_output=True).stdout
    (table,) = json.loads(told)["added"]
    return str(table)


def test_a_match_is_looked_back_on(visitor: Visitors, server: Server, tmp_path: Path) -> None:
    table = imported(server, tmp_path, 5)
    page = visitor("Ola").open(f"/replay/{table}")
    board = page.locator("main.board").bounding_box()
    page.get_by_role("button", name="Find the turning points").click()
    expect(page.locator(".look .done")).to_be_visible(timeout=240_000)
    assert page.locator("main.board").bounding_box() == board, "the board keeps its place and its size"
    expect(page.locator(".graph").get_by_role("img", name=re.compile("at the start"))).to_be_visible()

    # By keys alone: a fault of the list, its verdict, its two lines, the better one played out and left again.
    faults_of = page.locator(".decisions li:has(:is(.inaccuracy, .mistake, .blunder)) button")
    faults_of.first.focus()
    page.keyboard.press("Enter")
    weighed = page.locator(".weighed")
    expect(weighed).to_contain_text("points of chance")
    slider = page.get_by_label("Moment of the match")
    moment = slider.input_value()
    weighed.get_by_role("button", name="Played").click()
    expect(weighed.get_by_role("button", name="Played")).to_have_attribute("aria-pressed", "true")
    weighed.get_by_role("button", name="Play it out").click()
    weighed.get_by_role("button", name="Back to the match").click()
    expect(slider).to_have_value(moment)

    # Where nothing was decided, one button leads to what cost the most.
    page.goto(f"/replay/{table}?analysis&at=100000")
    expect(faults_of.first).to_be_visible()
    told = page.locator(".decisions li:has(:is(.inaccuracy, .mistake, .blunder)) .d").all_inner_texts()
    lost = [int(re.sub(r"\D", "", text)) for text in told]
    page.get_by_role("button", name="To the costliest choice").click()
    expect(weighed).to_contain_text(f"costs {max(lost)} ")

    page.get_by_role("button", name="PL – Polski").click()
    page.get_by_role("tab", name="Wnioski").click()
    expect(page.locator(".sum .luck")).to_contain_text("szans")
    expect(page.locator(".sum li").first).to_be_visible()
    assert not re.search(r"herosi-|bots-", page.locator(".sum").inner_text())
    page.get_by_role("button", name="…z botem").click()
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
    expect(page.get_by_role("tab", name="Wnioski")).to_be_visible()
    page.get_by_role("tab", name="Wnioski").click()
    expect(page.locator(".sum h2")).to_contain_text("Partia poddana", timeout=60_000)
    width = page.evaluate("() => document.querySelector('.sum').clientWidth")
    assert width > 360, "it has the whole column"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".sum").get_by_role("link", name="Edytor")).to_be_visible()
    expect(page.locator(".sum").get_by_role("button", name="…z botem")).to_be_visible()
