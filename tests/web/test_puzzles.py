"""Puzzles: answered on the board, judged by the server, the line played out, the next one by rating."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from arenarium.bots.contract import find_game
from arenarium.bots.puzzles.book import Puzzle, book_of
from arenarium.core.kernel import questions
from tests.web.conftest import Visitors
from tests.web.test_pages import faults


def easy(name: str, begins: str = "") -> tuple[Puzzle, str]:
    """A puzzle of one answer, which begins so, and few lines, and a wrong answer to it."""
    game = find_game(name)
    book = book_of(game)
    assert book is not None
    fit = (p for p in book.puzzles if p.find == 1 and p.theme != "win" and p.line[0].startswith(begins))
    puzzle = min(fit, key=lambda p: (p.lines, p.id))
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
    book = book_of(find_game("tashkalar"))
    assert book is not None
    count = len(book.puzzles)
    ola = visitor("Ola", size=size, lang=lang)
    page = ola.open(f"/puzzles/tashkalar/{puzzle.id}")
    asked = page.locator(".guide.puzzle")
    expect(asked).to_be_visible()
    page.wait_for_selector(".question.mine")
    assert [f for f in faults(page) if "guide" in f or "verdict" in f] == []

    answer(page, wrong)
    expect(asked.locator(".verdict")).to_contain_text("Not the best" if lang == "en" else "Można lepiej")
    asked.get_by_role("button", name="Try again" if lang == "en" else "Jeszcze raz").click()
    expect(asked.locator(".verdict")).to_have_count(0)
    page.wait_for_selector(".question.mine")

    answer(page, puzzle.line[0])
    expect(asked.locator(".verdict")).to_contain_text("Right!" if lang == "en" else "Dobrze!")
    asked.get_by_role("button", name="Next puzzle" if lang == "en" else "Następna").click()
    page.wait_for_url(lambda url: "/puzzles/tashkalar/" in url and puzzle.id not in url)
    expect(asked).to_be_visible()
    asked.get_by_role("link").click()
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("section.next")).to_contain_text(f"1 of {count}" if lang == "en" else f"1 z {count}")


def on_the_board(page: Page, game: str, text: str) -> None:
    """By what lies on the board, and the button where one is left to press."""
    if game == "monolith":
        for hex in re.findall(r"\b[a-e][1-5]\b", text.partition(" by ")[0]):
            page.locator(f'[data-hex="{hex}"]').click()
        page.locator(f'#question [data-option="{text}"]').click()
    elif game == "herosi":
        page.locator(f'[data-at="{text.removeprefix("at ")}"]').first.click()
    else:
        answer(page, text)


MY_TURN = """() => fetch('/api/tables?state=mine').then((r) => r.json()).then(({ tables: [table] }) =>
    table.seats.some((s) => s.kind === 'person' && table.turn.includes(s.seat)))"""


@pytest.mark.parametrize(
    ("game", "begins", "size"),
    [("monolith", "charge", "phone"), ("herosi", "at ", "sideways"), ("warcraft", "", "sideways")],
)
def test_a_wrong_answer_stays_on_the_board_until_one_goes_on(
    visitor: Visitors, game: str, begins: str, size: str
) -> None:
    """Once all is answered nothing more is asked, whatever the match goes on with."""
    puzzle, wrong = easy(game, begins)
    page = visitor("Ola", size=size).open(f"/puzzles/{game}/{puzzle.id}")
    asked, question = page.locator(".guide.puzzle"), page.locator("#question")
    page.wait_for_selector(".question.mine")
    for box in (asked.locator(".told"), asked.locator(".ways"), question):
        assert box.evaluate("box => box.scrollHeight - box.clientHeight") == 0, "something of it is cut"

    if wrong in ("done", "pass"):
        question.locator(f'[data-option="{wrong}"]:visible').first.click()
    else:
        on_the_board(page, game, wrong)
    expect(asked.locator(".verdict")).to_contain_text("Not the best")
    assert asked.locator(".ways").evaluate("ways => ways.scrollHeight - ways.clientHeight") == 0, "a way on is cut"
    expect(question.locator("h1")).to_have_text("Look at what came of it, then try again.")
    assert question.locator("[data-option]:visible").count() == 0
    if game != "warcraft":  # there nobody else has answered yet
        page.wait_for_selector(".strip.playing")  # others have gone on, and the board is kept as the answer left it
        page.wait_for_function(MY_TURN)  # Enter is the puzzle's also when the match asks again
    by_keys = game != "herosi"  # where the piece that was clicked has the focus
    page.keyboard.press("Enter") if by_keys else asked.get_by_role("button", name="Try again").click()
    expect(asked.locator(".verdict")).to_have_count(0)
    page.wait_for_selector(".question.mine")

    on_the_board(page, game, puzzle.line[0])
    expect(asked.locator(".verdict")).to_contain_text("Right!")
    assert asked.locator(".ways").evaluate("ways => ways.scrollHeight - ways.clientHeight") == 0, "a way on is cut"
    expect(question.locator("h1")).to_have_text("That was it. On to the next one.")
    page.keyboard.press("Enter") if by_keys else asked.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: f"/puzzles/{game}/" in url and puzzle.id not in url)


@pytest.mark.parametrize(
    ("theme", "says"), [("effect", "the whole effect"), ("task", "Which task"), ("summon", "Which pattern")]
)
def test_a_hint_is_about_what_is_asked(visitor: Visitors, theme: str, says: str) -> None:
    book = book_of(find_game("tashkalar"))
    assert book is not None
    puzzle = next(p for p in book.puzzles if p.theme == theme)
    page = visitor("Ola", size="phone").open(f"/puzzles/tashkalar/{puzzle.id}")
    page.wait_for_selector(".question.mine")
    page.locator(".guide.puzzle").get_by_role("button", name="Hint").click()
    expect(page.locator(".guide.puzzle")).to_contain_text(says)


def test_the_table_of_a_puzzle_goes_with_its_page(visitor: Visitors) -> None:
    puzzle, _ = easy("herosi")
    ola = visitor("Ola")
    page = ola.open(f"/puzzles/herosi/{puzzle.id}")
    page.wait_for_selector(".question.mine")
    other = page.context.new_page()
    page.close()
    other.goto(page.url.partition("/puzzles")[0] + "/about")
    tables = "() => fetch('/api/tables?state=mine').then((r) => r.json()).then((told) => told.tables.length)"
    for _ in range(50):
        if other.evaluate(tables) == 0:
            break
        other.wait_for_timeout(100)
    assert other.evaluate(tables) == 0


def test_on_a_phone_what_is_bought_lies_over_the_answers_and_no_figure_is_cut(visitor: Visitors) -> None:
    book = book_of(find_game("warcraft"))
    assert book is not None
    puzzle = next(p for p in book.puzzles if p.theme == "upgrade" and p.line[0].startswith("upgrade"))
    page = visitor("Ola", size="phone", lang="pl").open(f"/puzzles/warcraft/{puzzle.id}")
    page.wait_for_selector(".question.mine")
    assert page.locator(".question .option").count() > 2
    bottom, top = page.evaluate(
        "['.options', '.answers'].map((s) => document.querySelector(`#question ${s}`).getBoundingClientRect())"
        ".map((r, i) => (i ? r.top : r.bottom))"
    )
    assert bottom <= top
    cut = "[...document.querySelectorAll('.wc-player')].filter((e) => e.scrollWidth > e.clientWidth).length"
    assert page.evaluate(cut) == 0


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_on_a_phone_dice_of_a_puzzle_are_seen_whole(visitor: Visitors, size: str) -> None:
    puzzle, _ = easy("herosi", "at ")
    page = visitor("Ola", size=size, lang="pl").open(f"/puzzles/herosi/{puzzle.id}")
    page.wait_for_selector(".question.mine .he-die")
    row = page.locator(".question .options").bounding_box()
    assert row
    for die in page.locator(".question .he-die").all():
        box = die.bounding_box()
        assert box
        assert row["y"] <= box["y"]
        assert box["y"] + box["height"] <= row["y"] + row["height"]
