"""Puzzles: a list with one's progress, the daily one, the next one, opening one as a table, answering it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from arenarium.bots.goals import goal_of
from arenarium.bots.levels import DEFAULT
from arenarium.bots.puzzles import rating
from arenarium.server import puzzling, wire
from arenarium.server.api.making import NewSeat, NewTable, make_table
from arenarium.server.api.requests import Req, hub_of, limits_of, path_of, person_of, required, where
from arenarium.store.puzzles import Puzzles, Rated, Tried
from arenarium.store.rows import PUZZLE
from arenarium.words import words

SECONDS: Final = 6.0  # for opening a puzzle, and for what a wrong answer leads to
WEEK: Final = 7
CURVE: Final = 60  # answers of the curve
COST: Final = {"hint": 0.5, "solution": 1.0}
Answers = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=40)]


class Answered(Struct):
    """The answers that were given, from the puzzle's position on."""

    answers: Answers


class Help(Struct):
    what: Literal["hint", "solution"]


def rates(missed: float, mine: Rated | None, its: Rated | None, points: float) -> tuple[Rated, Rated]:
    """Both ratings after an answer. A person begins in the middle, a puzzle where the rungs put it."""
    person = mine or Rated(*rating.of_person())
    puzzle = its or Rated(*rating.of_puzzle(missed))
    (mu, sigma), (its_mu, its_sigma) = rating.rate((person.mu, person.sigma), (puzzle.mu, puzzle.sigma), points)
    return (
        Rated(mu, sigma, person.tried, person.solved),
        Rated(its_mu, its_sigma, puzzle.tried, puzzle.solved),
    )


def rating_info(rated: Rated | None, fresh: rating.Rating) -> wire.PuzzleRating:
    value, doubt = rating.points((rated.mu, rated.sigma) if rated else fresh)
    return {"value": value, "doubt": doubt}


def result(tried: Tried | None) -> wire.PuzzleResult:
    """What the list says of a puzzle: nothing, missed, helped or solved."""
    if tried is None or (tried.points is None and tried.solved is None):
        return ""
    return "missed" if tried.solved is None else "solved" if tried.points == 1 else "helped"


@get("/api/puzzles/{game:str}", summary="The puzzles of a game, with what you made of them")
async def listed(
    request: Req, game: FromPath[str], theme: FromQuery[str] = "", turn: FromQuery[int] = 0
) -> wire.Puzzles:
    path, hub, person = path_of(request, game), hub_of(request), await person_of(request)
    who = person.id if person is not None else ""
    _, book = puzzling.book(path)
    store = Puzzles(hub.store)
    tried = await store.tried(who, game) if who else {}
    rated = await store.ratings(game, who)
    values = {
        p.id: rated[f"#{p.id}"].mu if f"#{p.id}" in rated else rating.of_puzzle(p.missed)[0] for p in book.puzzles
    }
    solved = {name for name, row in tried.items() if row.solved is not None}
    mine = rated.get(who)
    themes: dict[str, wire.PuzzleTheme] = {}
    for p in book.puzzles:
        row = themes.setdefault(p.theme, {"all": 0, "solved": 0})
        row["all"] += 1
        row["solved"] += p.id in solved
    now = hub.now()
    week = [puzzling.daily(path, now - back * puzzling.DAY) for back in reversed(range(WEEK))]
    level = mine.mu if mine else rating.of_person()[0]
    rows = sorted((row for row in tried.values() if row.at is not None), key=lambda row: row.at or 0.0)
    answered = len(rows)
    return {
        "count": len(book.puzzles),
        "themes": themes,
        "rating": rating_info(mine, rating.of_person()),
        "answered": answered,
        "curve": [rating.points((row.mu or 0.0, 0.0))[0] for row in rows[-CURVE:]],
        "daily": week[-1],
        "week": [result(tried.get(name)) for name in week],
        "next": puzzling.next_one(path, values, level, solved, theme, answered + max(0, turn)),
    }


@get("/api/puzzles/{game:str}/{name:str}", summary="What a puzzle asks, and its proof once you have answered it")
async def one(request: Req, game: FromPath[str], name: FromPath[str]) -> wire.Puzzle:
    path, hub, person = path_of(request, game), hub_of(request), await person_of(request)
    known, _, found = puzzling.puzzle(path, name)
    store, who = Puzzles(hub.store), person.id if person is not None else ""
    tried = (await store.tried(who, game)).get(name) if who else None
    rated = await store.ratings(game, who)
    its = rated.get(f"#{name}")
    answer: wire.Puzzle = {
        "name": name,
        "theme": found.theme,
        "goal": found.goal,
        "goes_on": goal_of(known, found.goal).goes_on,
        "seat": found.seat,
        "find": found.find,
        "rating": rating_info(its, rating.of_puzzle(found.missed)),
        "mine": rating_info(rated.get(who), rating.of_person()),
        "tried": its.tried if its else 0,
        "solved": its.solved if its else 0,
        "result": result(tried),
    }
    if tried is not None and (tried.points is not None or tried.helped):
        answer["proof"] = puzzling.proof(path, found)
        if tried.helped >= 1 or tried.solved is not None:
            answer["line"] = found.line
    return answer


@post("/api/puzzles/{game:str}/{name:str}/play", status_code=201, summary="Open a puzzle as a table of your own")
async def play(request: Req, game: FromPath[str], name: FromPath[str]) -> wire.TableInfo:
    person, hub = await required(request), hub_of(request)
    limits_of(request).new_table(request.scope, person)
    opened = await hub.aside.run(where(request), partial(puzzling.opened, path_of(request, game), name), SECONDS)
    seats = [NewSeat("me") if i == opened.seat else NewSeat("bot", bot=DEFAULT) for i in range(opened.seats)]
    title = words(person.lang).say("server-puzzle", {"name": name})
    new = NewTable(game=game, seats=seats, public=False, title=title)
    room, links = await make_table(hub, person, new, opened.origin, f"{PUZZLE}{name}", options=opened.options)
    return {**room.telling.info(), "links": links}


@post("/api/puzzles/{game:str}/{name:str}/answer", status_code=200, summary="What your answer comes to")
async def answer(
    request: Req, game: FromPath[str], name: FromPath[str], data: JSONBody[Answered]
) -> wire.PuzzleVerdict:
    person, hub, path = await required(request), hub_of(request), path_of(request, game)
    _, _, found = puzzling.puzzle(path, name)
    judged = await hub.aside.run(where(request), partial(puzzling.judged, path, name, data.answers), SECONDS)
    verdict: wire.PuzzleVerdict = {"right": judged.right, "done": judged.done, "gain": judged.gain, "then": judged.then}
    if judged.right is not None:
        rate = partial(rates, found.missed)
        await Puzzles(hub.store).answered(person.id, game, name, judged.right, hub.now(), rate)
    return verdict


@post("/api/puzzles/{game:str}/{name:str}/help", status_code=200, summary="A hint, or the solution")
async def help_(request: Req, game: FromPath[str], name: FromPath[str], data: JSONBody[Help]) -> wire.PuzzleHelp:
    """A hint costs half of a puzzle, the solution all of it; after the first answer both are free."""
    person, hub, path = await required(request), hub_of(request), path_of(request, game)
    _, _, found = puzzling.puzzle(path, name)
    hint = await hub.aside.run(where(request), partial(puzzling.hint, path, name), SECONDS)
    await Puzzles(hub.store).help(person.id, game, name, COST[data.what])
    return {"hint": hint, "line": found.line if data.what == "solution" else []}


ROUTES = [listed, one, play, answer, help_]
