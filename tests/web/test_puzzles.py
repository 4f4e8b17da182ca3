"""Puzzles: answered on the board, judged by the server, the line played out, the next one by rating."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from arenarium.bots.contract import find_game
from arenarium.bots.puzzles.book import Puzzle, book_of
from arenarium.core.kernel import questions
from tests.web.conftest import Visitors
from tests.web.test_pages import faults


def easy(name: str) -> tuple[Puzzle, str]:
    """A puzzle of one answer and few lines, and a wrong answer to it."""
    game = find_game(name)
    book = book_of(game)
    assert book is not None
    puzzle = min((p for p in book.puzzles if p.find == 1 and p.theme != "win"), key=lambda p: (p.lines, p.id))
    s = book.position(game, puzzle)
    options = [game.notate(s, a) for a in next(q for q in questions(s) if q.seat == puzzle.seat).options]
    return puzzle, next(text for text in options if text != puzzle.line[0])


def answer(page: Page, text: str) -> None:
    """By the list of all options, which every question has here."""
    page.locator(".question.mine .all").click()
    if page.locator(".all-options input").count():
        page.locator(".all-options input").fill(text)
    page.locator(f'.all-options [data-option="{text}"]').click()


@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "pl")])
def test_a_puzzle_is_missed_tried_again_and_solved(visitor: Visitors, size: str, lang: str) -> None:
    puzzle, wrong = easy("tashkalar")
    ola = visitor("Ola", size=size, lang=lang)
    page = ola.open(f"/puzzles/tashkalar/{puzzle.id}")
    asked = page.locator(".guide.puzzle")
    expect(asked).to_be_visible()
    page.wait_for_selector(".question.mine")
    assert [f for f in faults(page) if "guide" in f or "verdict" in f] == []

    answer(page, wrong)
    expect(asked.locator(".verdict")).to_contain_text("Not the best" if lang == "en" else "Można lepiej")
    asked.get_by_role("button", name="Try again" if lang == "en" else "Spróbuj").click()
    expect(asked.locator(".verdict")).to_have_count(0)
    page.wait_for_selector(".question.mine")

    answer(page, puzzle.line[0])
    expect(asked.locator(".verdict")).to_contain_text("Right!" if lang == "en" else "Dobrze!")
    asked.get_by_role("button", name="Next puzzle" if lang == "en" else "Następna").click()
    page.wait_for_url(lambda url: "/puzzles/tashkalar/" in url and puzzle.id not in url)
    expect(asked).to_be_visible()
    asked.get_by_role("link").click()
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("section.next")).to_contain_text("1 of 147" if lang == "en" else "1 z 147")
