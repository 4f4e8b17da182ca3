"""Playing one given option through the page, by the pictures that offer it, with a mouse or a finger.

The page's own messages are listened to: what it sends has to be the option that was meant, and these very clicks have
to send it. So nothing here waits and hopes.
"""

from __future__ import annotations

import re

from playwright.sync_api import Error, Locator, Page

from tests.web.hands import answered, asked

LISTEN = """
  window.said = [];
  window.clicked = 0;
  addEventListener('click', () => { window.clicked += 1 });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(data);
    if (message.t === 'act') window.said.push(message.d.text);
    return send.call(this, data);
  };
"""
SQUARE = re.compile(r"[a-i][1-9]")
WORDS = re.compile(r"[rm](0|90|180|270)|improvise|borrow|common|heroic|legendary|[ns]?[ew]|[nsrbgp]|[123]")
BUTTONS = ".question .buttons"


class Hands:
    """Who plays at a page, and how often the list of all options had to help out."""

    def __init__(self, page: Page, game: str, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.listed: list[str] = []
        self._point = {"tashkalar": self._tashkalar, "warcraft": self._warcraft}[game]

    def press(self, thing: Locator) -> None:
        if not self.touch:
            thing.click()
            return
        before = self.page.evaluate("window.clicked")
        thing.tap()
        # Chromium makes a click of a touch in its own time, after the touch was reported as done.
        self.page.wait_for_function("n => window.clicked > n", arg=before)

    def said(self) -> list[str]:
        found: list[str] = self.page.evaluate("window.said")
        return found

    def play(self, text: str) -> None:
        """Choose this option and wait until the page shows what follows."""
        page = self.page
        page.wait_for_selector(".question.mine[aria-busy=false]")
        question, before = asked(page), len(self.said())
        self._point(text)
        if len(self.said()) == before:
            self._by_button(text)
        if not self._has_said(before):
            # A finger has aimed, or something was left unspent: once more is sure.
            self.press(page.locator(f':is({BUTTONS}) [data-option="{text}"]:visible').first)
        assert self.said()[before:] == [text], f"meant {text}, said {self.said()[before:]}"
        answered(page, question)

    def _has_said(self, before: int) -> bool:
        try:
            self.page.wait_for_function("n => window.said.length > n", arg=before, timeout=500)
        except Error:
            return False
        return True

    def _by_button(self, text: str) -> None:
        """Where pictures leave a choice of words, or there is no picture: the button that says it."""
        button = self.page.locator(f':is({BUTTONS}) [data-option="{text}"]:visible')
        if not button.count():
            self.listed.append(text)
            self.page.locator(".question .all").click()
            button = self.page.locator(f'.all-options [data-option="{text}"]')
            if not button.count():
                self.page.locator(".all-options input").fill(text)
        self.press(button.first)

    def _tashkalar(self, text: str) -> None:
        verb, *rest = text.split()
        if verb == "claim":
            self.press(self.page.locator(f"[data-task={rest[0]}].may"))
            return
        for word in rest:
            if SQUARE.fullmatch(word):
                square = self.page.locator(f"[data-square={word}].may")
                if square.count():  # a piece that an effect leaves no choice of is taken up already
                    self.press(square)
            elif not WORDS.fullmatch(word):
                self.press(self.page.locator(f"[data-card={word}]").first)

    def _warcraft(self, text: str) -> None:
        verb, *rest = text.split()
        if verb in ("move", "carry"):
            self._march(*rest)
        elif verb == "lose":
            self.press(self.page.locator(f'.wc-battle [data-unit="{" ".join(rest)}"].may').first)
        elif verb == "play":
            self.press(self.page.locator(f"[data-card={rest[0]}].ready").first)
            unit = self.page.locator(f'.wc-battle [data-unit="{" ".join(rest[1:])}"].may')
            if unit.count():
                self.press(unit.first)
            else:
                self._areas(rest[1:])
        else:
            self._areas(rest)

    def _areas(self, words: list[str]) -> None:
        for word in words:
            area = self.page.locator(f"[data-area={word}].may")
            if area.count():
                self.press(area.first)

    def _march(self, kind: str, start: str, end: str) -> None:
        """One piece: the stack is taken up, all but that piece stay."""
        self._areas([start])
        picks = self.page.locator(".wc-pick button")
        chosen = False
        for i in range(picks.count()):
            one = picks.nth(i)
            wanted = not chosen and one.get_attribute("data-type") == kind
            chosen = chosen or wanted
            if (one.get_attribute("aria-pressed") == "true") != wanted:
                self.press(one)
        self._areas([end])  # a finger aims first: Yes then says where they go
