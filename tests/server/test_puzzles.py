"""Puzzles over HTTP: opened as a table, answered, helped with, rated."""

from __future__ import annotations

import pytest

from arenarium.bots.contract import find_game
from arenarium.bots.puzzles import rating
from arenarium.bots.puzzles.book import Puzzle, book_of
from arenarium.core.kernel import questions
from arenarium.server import puzzling
from tests.server.house import House, Watch, run
from tests.server.test_examples import SHIPPED

GAME = find_game("herosi")
DAY = 24 * 3600


def short() -> tuple[Puzzle, str]:
    """A puzzle with few lines, and a wrong answer to it."""
    book = book_of(GAME)
    assert book is not None
    puzzle = min((p for p in book.puzzles if p.find > 1), key=lambda p: (p.lines, p.id))
    s = book.position(GAME, puzzle)
    options = [GAME.notate(s, a) for a in next(q for q in questions(s) if q.seat == puzzle.seat).options]
    return puzzle, next(text for text in options if text != puzzle.line[0])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_puzzle_is_opened_answered_and_rated(kind: str, request: pytest.FixtureRequest) -> None:
    found = request.getfixturevalue(kind)
    database = found if isinstance(found, str) else found.fresh()
    puzzle, wrong = short()
    way = f"/api/puzzles/herosi/{puzzle.id}"

    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        before = await ada.get("/api/puzzles/herosi")
        assert before["rating"]["value"] == 1500
        assert sum(row["all"] for row in before["themes"].values()) == before["count"]
        asked = await ada.get(way)
        assert asked["result"] == ""
        assert "line" not in asked
        assert "proof" not in asked
        table = await ada.post(f"{way}/play")
        assert table["kind"] == "scenario"
        chair = await house.sit(ada, table["id"])
        await chair.until("view")
        seat, question = chair.question() or (-1, {})
        assert seat == puzzle.seat
        assert {puzzle.line[0], wrong} <= set(question["options"])

        more = await ada.post(f"{way}/answer", {"answers": puzzle.line[:1]})
        assert more["right"] is None
        assert (await ada.get(way))["result"] == ""  # nothing is decided yet
        right = await ada.post(f"{way}/answer", {"answers": puzzle.line[: puzzle.find]})
        assert right["right"] is True
        assert right["then"] == puzzle.line[puzzle.find :]
        solved = await ada.get(way)
        assert (solved["result"], solved["line"], solved["tried"], solved["solved"]) == ("solved", puzzle.line, 1, 1)
        assert solved["proof"]["best"] > solved["proof"]["second"]
        assert solved["mine"]["value"] > 1500
        assert solved["rating"]["value"] < asked["rating"]["value"]

        missed = await bob.post(f"{way}/answer", {"answers": [wrong]})
        assert missed["right"] is False
        assert missed["gain"] is None or missed["gain"] <= puzzle.second
        told = await bob.get(way)
        assert told["result"] == "missed"
        assert told["mine"]["value"] < 1500
        assert "line" not in told
        assert (await bob.post(f"{way}/answer", {"answers": puzzle.line[: puzzle.find]}))["right"] is True
        later = await bob.get(way)
        assert later["result"] == "helped"
        assert later["mine"] == told["mine"]  # only the first answer counts
        mine = await bob.get("/api/me/export")
        assert [row["name"] for row in mine["puzzles"]] == [puzzle.id]
        await bob.post("/api/me/forget")

    run(database, test, games=SHIPPED)


def test_help_costs_before_the_first_answer(sqlite: str) -> None:
    puzzle, _ = short()
    way = f"/api/puzzles/herosi/{puzzle.id}"

    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        told = await ada.post(f"{way}/help", {"what": "hint"})
        assert told["line"] == []
        assert puzzle.line[0].startswith(told["hint"])
        assert puzzle.line[0] != told["hint"]
        assert (await bob.post(f"{way}/help", {"what": "solution"}))["line"] == puzzle.line
        for who in (ada, bob):
            await who.post(f"{way}/answer", {"answers": puzzle.line[: puzzle.find]})
        hinted, shown = await ada.get(way), await bob.get(way)
        assert hinted["result"] == shown["result"] == "helped"
        assert shown["mine"]["value"] < hinted["mine"]["value"]

    run(sqlite, test, games=SHIPPED)


def test_the_daily_one_changes_by_the_day_and_what_is_solved_does_not_come_next(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        first = await ada.get("/api/puzzles/herosi")
        puzzle = puzzling.by_name("herosi")[first["daily"]]
        await ada.post(f"/api/puzzles/herosi/{puzzle.id}/answer", {"answers": puzzle.line[: puzzle.find]})
        assert (await ada.get("/api/puzzles/herosi"))["week"] == [""] * 6 + ["solved"]
        watch.time += DAY
        then = await ada.get("/api/puzzles/herosi")
        assert then["daily"] != first["daily"]
        assert then["curve"] == [then["rating"]["value"]]
        assert first["curve"] == []
        assert then["week"][-2:] == ["solved", ""]
        theme = min(then["themes"], key=lambda t: then["themes"][t]["all"])
        while (name := (await ada.get(f"/api/puzzles/herosi?theme={theme}"))["next"]) is not None:
            one = puzzling.by_name("herosi")[name]
            assert one.theme == theme
            await ada.post(f"/api/puzzles/herosi/{name}/answer", {"answers": one.line[: one.find]})
        done = (await ada.get("/api/puzzles/herosi"))["themes"][theme]
        assert done["all"] == done["solved"]

    run(sqlite, test, now=watch, games=SHIPPED)


def test_a_table_that_nobody_touches_for_a_day_is_thrown_away(sqlite: str) -> None:
    """Its page was closed without a word. A table of another kind stays."""
    puzzle, _ = short()
    watch = Watch()

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        table = (await ada.post(f"/api/puzzles/herosi/{puzzle.id}/play"))["id"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        other = (await ada.post("/api/tables", {"game": "herosi", "seats": seats, "options": {"mode": "duel"}}))["id"]
        shelves = house.server.table.shelves
        await shelves.sweep()
        assert (await ada.http.get(f"/api/tables/{table}")).status_code == 200
        watch.time += DAY + 1
        await shelves.sweep()
        assert (await ada.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await ada.http.get(f"/api/tables/{other}")).status_code == 200

    run(sqlite, test, now=watch, games=SHIPPED)


def test_what_a_wrong_answer_leaves_of_the_chances_is_told(sqlite: str) -> None:
    """Warcraft asks for chances: gains are means, not certain."""
    book = book_of(find_game("warcraft"))
    assert book is not None
    game = find_game("warcraft")
    puzzle = min((p for p in book.puzzles if p.goal == "battle"), key=lambda p: (p.lines, p.id))
    s = book.position(game, puzzle)
    asked = next(q for q in questions(s) if q.seat == puzzle.seat)
    wrong = next(text for a in asked.options if (text := game.notate(s, a)) != puzzle.line[0])
    way = f"/api/puzzles/warcraft/{puzzle.id}"

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        missed = await ada.post(f"{way}/answer", {"answers": [wrong]})
        assert missed["right"] is False
        assert 0 <= missed["gain"] <= 100
        told = await ada.get(way)
        assert (told["goal"], told["goes_on"]) == ("battle", True)
        assert missed["gain"] + 5 < told["proof"]["best"]

    run(sqlite, test, games=SHIPPED)


def test_bad_input_is_refused(sqlite: str) -> None:
    puzzle, wrong = short()
    way = f"/api/puzzles/herosi/{puzzle.id}"

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        for path, body, status in (
            ("/api/puzzles/herosi/nothing/play", {}, 404),
            ("/api/puzzles/nothing/nothing/play", {}, 404),
            (f"{way}/answer", {"answers": []}, 400),
            (f"{way}/answer", {"answers": ["dance"]}, 400),
            (f"{way}/answer", {"answers": [wrong] * 100}, 400),
            (f"{way}/help", {"what": "everything"}, 400),
        ):
            answer = await ada.http.post(path, json=body)
            assert answer.status_code == status, (path, body, answer.text)
        assert (await ada.get(way))["result"] == ""

    run(sqlite, test, games=SHIPPED)


def test_ratings_move_towards_who_won() -> None:
    person, puzzle = rating.of_person(), rating.of_puzzle(0.5)
    for points, sign in ((1.0, 1), (0.0, -1)):
        mine, its = rating.rate(person, puzzle, points)
        assert (mine[0] - person[0]) * sign > 0
        assert (its[0] - puzzle[0]) * sign < 0
        assert mine[1] < person[1]
    assert rating.of_puzzle(1.0)[0] > rating.of_puzzle(0.0)[0]
    assert rating.points(person)[0] == 1500


def test_hints_never_tell_the_whole_answer() -> None:
    for name in ("herosi", "monolith", "tashkalar", "warcraft"):
        for one in list(puzzling.by_name(name).values())[:8]:
            told = puzzling.hint(name, one.id)
            assert one.line[0].startswith(told)
            assert told != one.line[0]
