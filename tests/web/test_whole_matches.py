"""Whole matches by the game's own rules, from the first question to the end that the rules make, by clicks and taps.

No turn limit and no lower target: Tash-Kalar ends by points or an empty deck, Warcraft by victory points. Who plays is
told what a good player would choose, and finds it on the board. All of them are played with ARENARIUM_WEB_WHOLE=1 only:
at both sizes, between two browsers, and Herosi with armies and a full life.
Matches of Monolith Arena are always whole (test_monolith_board.py).
"""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Page, expect

from arenarium.core.game import Json
from tests.web.advice import Adviser, adviser
from tests.web.board_hands import HEROSI, play_out
from tests.web.conftest import Visitor, Visitors
from tests.web.guided_hands import LISTEN, Hands
from tests.web.hands import asked, over

WHOLE = os.environ.get("ARENARIUM_WEB_WHOLE") == "1"
MODES = {"tashkalar": "high_form", "warcraft": "main"}
SECONDS = 900  # for one match, on a busy machine
ANSWERS = 3_000  # far more than any match takes: the longest of hundreds took a third of it
BOT = {"kind": "bot", "bot": "novice"}


class Seated:
    """A page with its hands and whoever advises them."""

    def __init__(self, page: Page, hands: Hands, adviser: Adviser) -> None:
        self.page, self.hands, self.adviser = page, hands, adviser

    def answer(self) -> bool:
        if over(self.page) or not asked(self.page):
            return False
        text = self.adviser.option()
        if text is not None:
            self.hands.play(text)
        return text is not None


@contextmanager
def seated(*players: tuple[Visitor, Page], game: str, table: str) -> Iterator[list[Seated]]:
    with ExitStack() as stack:
        yield [
            Seated(page, Hands(page, game, one.touch), stack.enter_context(adviser(one, game, table, seat)))
            for seat, (one, page) in enumerate(players)
        ]


def prepared(one: Visitor) -> Visitor:
    """Every answer is given by hand: where only passing is left it is pressed too."""
    one.page.add_init_script(LISTEN)
    one.page.add_init_script("localStorage.setItem('arenarium-warcraft-passes', 'no')")
    return one


def to_the_end(players: list[Seated]) -> list[int]:
    """All answer when they are asked, until every page shows the result; how many answers each gave."""
    given = [0 for _ in players]
    end = time.monotonic() + SECONDS
    while not all(over(each.page) for each in players):
        assert sum(given) < ANSWERS, "no end"
        assert time.monotonic() < end, f"no end after {given} answers"
        moved = [each.answer() for each in players]
        given = [n + m for n, m in zip(given, moved, strict=True)]
        if not any(moved):
            players[0].page.wait_for_timeout(20)
    return given


def ended_by_its_rules(view: Json) -> bool:
    """Not by a limit of turns, and nobody resigned."""
    if view["mode"] == "main":
        best = max(int(s["points"]) for s in view["seats"])
        return best >= view["target"] or not all(s["alive"] for s in view["seats"])
    return bool(view["ending"]) and view["ending"]["reason"] in ("score", "deck")


AGAINST_A_BOT = [("warcraft", "desk"), ("tashkalar", "phone"), ("tashkalar", "desk"), ("warcraft", "phone")]


@pytest.mark.parametrize(("game", "size"), AGAINST_A_BOT if WHOLE else [])
def test_a_whole_match_against_a_bot(visitor: Visitors, game: str, size: str) -> None:
    ola = prepared(visitor("Ola", size=size, touch=size == "phone"))
    table = ola.table(game, [{"kind": "me"}, BOT], options={"mode": MODES[game]})
    page = ola.open(f"/t/{table}")
    page.wait_for_selector(".question")
    with seated((ola, page), game=game, table=table) as players:
        given = to_the_end(players)
        assert ended_by_its_rules(players[0].adviser.view())
        assert not players[0].hands.listed, "whatever was chosen is offered by a picture or a button"
    assert given[0] > 20
    expect(page.locator("dialog .over li")).to_have_count(2)
    expect(page.locator("dialog .over .score")).to_have_text([re.compile(r"\d+ points?$")] * 2)


if WHOLE:
    HEROSI_SEATS = [(BOT, "desk"), (BOT, "phone"), ({"kind": "invite"}, "phone")]

    @pytest.mark.parametrize(("other", "size"), HEROSI_SEATS)
    def test_a_whole_duel_of_herosi(visitor: Visitors, other: dict[str, str], size: str) -> None:
        """Armies of one's own and a full life, by clicks on whatever is lit."""
        ola = visitor("Ola", size="desk" if other["kind"] == "invite" else size)
        table = ola.table("herosi", [{"kind": "me"}, other], options={"mode": "duel"})
        pages = [ola.open(f"/t/{table}")]
        if other["kind"] == "invite":
            pages.append(visitor("Marek", size=size, lang="pl").open(ola.links["1"]))
            pages[1].locator(".waiting .button.primary").click()
        for page in pages:
            page.wait_for_selector(".question")  # on a phone the boards are empty, and not shown, during the draft
        lit = f"{HEROSI}, .he-die:enabled"  # a die is given up, or kept, by clicking on it
        assert play_out(pages, random.Random(7), lit, seconds=1_200) > 20
        for page in pages:
            expect(page.locator("dialog .over li")).to_have_count(2)

    @pytest.mark.parametrize("game", list(MODES))
    def test_a_whole_match_between_two_browsers(visitor: Visitors, game: str) -> None:
        """One at a desk, one with a finger on a phone."""
        ola, marek = prepared(visitor("Ola")), prepared(visitor("Marek", size="phone", lang="pl", touch=True))
        table = ola.table(game, [{"kind": "me"}, {"kind": "invite"}], options={"mode": MODES[game]})
        guest = marek.open(ola.links["1"])
        guest.locator(".waiting .button.primary").tap()
        host = ola.open(f"/t/{table}")
        for page in (host, guest):
            page.wait_for_selector(".question")
        with seated((ola, host), (marek, guest), game=game, table=table) as players:
            given = to_the_end(players)
            assert ended_by_its_rules(players[0].adviser.view())
            assert not [text for each in players for text in each.hands.listed]
        assert min(given) > 20
        for page in (host, guest):
            expect(page.locator("dialog .over li")).to_have_count(2)
