"""A match with a tutor, from the lobby to an answer that is given although the tutor has asked."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visitors
from tests.web.hands import answered, asked

BETTER = "place e5"
# However slow the machine is, the page waits for what the tutor says.
PATIENT = """const later = window.setTimeout;
window.setTimeout = (work, ms, ...args) => later(work, ms === 1500 ? 60_000 : ms, ...args);"""


class Strict:
    """A tutor whom nothing pleases: how the server weighs depends on what else the machine does."""

    def __init__(self, page: Page) -> None:
        self.acts: list[str] = []
        page.add_init_script(PATIENT)
        page.route_web_socket(re.compile("/ws"), self.open)

    def open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            m: dict[str, Any] = json.loads(str(message))
            if m["t"] == "ask" and m["d"]["what"] == "advise":
                found = {"verdict": "blunder", "lost": 0.3, "doubt": 0.05, "chance": 0.4, "better": BETTER}
                warning = {**found, "line": [BETTER], "did": [], "does": [], "gains": [], "spares": []}
                told = {"id": m["d"]["id"], "what": "advise", "answer": {"warning": warning}}
                socket.send(json.dumps({"t": "answer", "d": told}))
                return
            if m["t"] == "act":
                self.acts.append(m["d"]["text"])
            server.send(str(message))

        socket.on_message(pass_on)


def choose(page: Page) -> str | None:
    """The first of all options."""
    page.locator(".question .all").click()
    first = page.locator(".all-options [data-option]").first
    option = first.get_attribute("data-option")
    first.click()
    return option


def test_a_mistake_is_asked_about_and_given_only_by_who_insists(visitor: Visitors) -> None:
    ola = visitor("Ola")
    tutor = Strict(ola.page)
    page = ola.open("/")
    page.get_by_role("button", name="Tash-Kalar").click()
    page.get_by_role("button", name="With a tutor").click()
    page.wait_for_selector(".question.mine[aria-busy=false]")
    question, ask = asked(page), page.locator("h1.asked")
    option = choose(page)
    expect(ask).to_contain_text("Have you seen")
    expect(page.locator(".question [role=alert]")).to_contain_text("70 matches in 100")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".marks circle")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(ask).not_to_contain_text("Have you seen")
    expect(page.locator(".marks circle")).to_have_count(0)
    assert (asked(page), tutor.acts) == (question, [])
    page.reload()
    page.wait_for_selector(".question.mine[aria-busy=false]")
    choose(page)
    page.get_by_role("button", name="Play it anyway").click()
    answered(page, question)
    assert tutor.acts == [option]
