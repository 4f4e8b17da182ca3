"""Without a network: what was seen opens, and what was not says so and leads to what was."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server
from tests.web.test_analysis import imported

KEPT = """async (path) => {
  const kept = async () => (await (await caches.open('arenarium-seen')).keys()).some(({ url }) => url.endsWith(path));
  for (let tries = 0; tries < 600; tries++) {
    if (await kept()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}"""


def opens_a_lesson(page: Page, game: str) -> str:
    """Begins the first lesson of a game; gives the answer of the server that is kept last."""
    page.goto(f"/learn/{game}")
    button = page.locator("[data-scenario^=lesson]").first
    name = button.get_attribute("data-scenario")
    button.click()
    expect(page.locator(".question.mine")).to_be_visible()
    path = f"/api/scenarios/{game}/{name}"
    lesson = page.context.request.get(path).json()
    said = [act["step"] for act in lesson["acts"] if act["say"]]
    return f"{path}/picture?step={lesson['acts'][-1]['step'] + 1 if lesson['closing'] else said[-1]}"


def test_what_was_seen_opens_without_a_network(browser: Browser, server: Server, tmp_path: Path) -> None:
    table = imported(server, tmp_path, 7)
    own = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce")
    own.set_default_timeout(30_000)
    try:
        page = own.new_page()
        page.goto("/")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.goto(f"/replay/{table}")
        expect(page.locator("main.board svg:visible").first).to_be_visible()
        assert page.evaluate(KEPT, f"/api/tables/{table}/replay?seat=0")
        assert page.evaluate(KEPT, opens_a_lesson(page, "tashkalar"))

        own.set_offline(True)
        page.goto(f"/replay/{table}")
        expect(page.locator("main.board svg:visible").first).to_be_visible()
        page.goto("/replay/never-seen")
        expect(page.get_by_role("heading", name="No network")).to_be_visible()
        expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
        page.get_by_role("link", name=re.compile("^Tash-Kalar")).click()
        expect(page.locator(".drawn svg:visible").first).to_be_visible()
        page.get_by_role("button", name="Next").click()
        expect(page.locator(".drawn svg:visible").first).to_be_visible()

        own.set_offline(False)
        page.get_by_role("button", name="Play this lesson").click()
        expect(page.locator(".question.mine")).to_be_visible()
    finally:
        own.close()
