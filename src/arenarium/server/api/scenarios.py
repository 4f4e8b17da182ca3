"""Scenario files as tables: teaching positions, puzzles, bug reports."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from arenarium.core import codec, scenario
from arenarium.core.data import read_toml
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, questions
from arenarium.core.refusal import BadData
from arenarium.core.table import EXAMPLE, Script
from arenarium.games import plugged
from arenarium.server.api import wire
from arenarium.server.api.making import NewSeat, NewTable, Seats, make_table
from arenarium.server.api.requests import PACKED, Req, hub_of, limits_of, required, taught, teachers_of, where
from arenarium.server.hub import Hub
from arenarium.server.refusals import Malformed, Unknown
from arenarium.server.table.room import Room
from arenarium.store.rows import Person


class Play(Struct):
    """How a scenario is opened; without seats the caller plays all of them, or whoever is asked first against bots."""

    seats: Seats | None = None
    against: Annotated[str, Meta(max_length=80)] | None = None
    step: Annotated[int, Meta(ge=0, le=10_000)] = 0


class PlayFile(Play):
    """A scenario of one's own: the text of a TOML file."""

    text: Annotated[str, Meta(max_length=100_000)] = ""


@cache
def folders() -> tuple[Path, ...]:
    """Shipped scenarios, and in a checkout those of the tests."""
    package = Path(str(resources.files("arenarium")))
    found = [package / "scenarios", package.parents[1] / "tests" / "scenarios"]
    return tuple(f for f in found if f.is_dir())


def listed(games: list[str]) -> list[wire.ScenarioRow]:
    """What can be opened, by game and name."""
    found: dict[tuple[str, str], wire.ScenarioRow] = {}
    for file, game, chapter, name in _files():
        if game not in games or (game, name) in found:
            continue
        row = _row(file, file.stat().st_mtime_ns, game, chapter, name)
        if row is not None:
            found[game, name] = row
    return [found[key] for key in sorted(found)]


@cache
def _row(file: Path, changed: int, game: str, chapter: str, name: str) -> wire.ScenarioRow | None:
    """What the list says of one file: there are a thousand, and every page of Learn asks."""
    try:
        s = scenario.read(file)
    except BadData:
        return None
    return {
        "game": game,
        "chapter": chapter,
        "name": name,
        "title": s.title,
        "titles": s.titles,
        "rules": list(s.rules),
        "text": s.text,
        "steps": len(s.steps),
    }


def _files() -> list[tuple[Path, str, str, str]]:
    """Every file with its game, its chapter and its name: `<game>/<chapter>/<name>.toml`."""
    files = []
    for folder in folders():
        for file in scenario.find([folder]):
            parts = file.relative_to(folder).with_suffix("").parts
            if len(parts) == 3:
                files.append((file, *parts))
    for game in plugged():
        own = Path(str(resources.files(game.package))) / "scenarios"
        for file in scenario.find([own]):
            parts = file.relative_to(own).with_suffix("").parts
            if len(parts) == 2:
                files.append((file, game.name, *parts))
    return files


def find(game: str, name: str) -> scenario.Scenario:
    for file, g, _, n in _files():
        if (g, n) == (game, name):
            try:
                return scenario.read(file)
            except BadData as error:
                raise Malformed("server-refuse-scenario", reason=error.reason) from None
    raise Unknown("server-refuse-no-scenario", name=name)


def lesson(game: AnyGame, found: scenario.Scenario) -> wire.Lesson:
    """A scenario as a guide walks through it: what is said, done, and tried in vain, step by step."""
    acts: list[wire.LessonAct] = []
    closing: wire.Texts = {}
    run = begun(game, found)
    for n, step in enumerate(found.steps):
        said = step.get("say", {})
        before = len(run.line)
        advance(run, found, n, n + 1)
        played = [(seat, text) for seat, text in run.line[before:] if seat != CHANCE]
        if "refused" in step:
            seat = run.seat(step["seat"], found.where(n)) if "seat" in step else None
            acts.append({"seat": seat, "text": step["refused"], "say": said, "refused": True})
        elif "undo" in step:
            del acts[-step["undo"] :]  # what was taken back need not be played
        elif "do" in step:
            acts += [{"seat": seat, "text": text, "say": {}} for seat, text in played]
            acts[-len(played)]["say"] = said
        elif said:
            closing = said
    return {"title": found.title, "titles": found.titles, "text": found.text, "acts": acts, "closing": closing}


def begun(game: AnyGame, found: scenario.Scenario) -> scenario.Run:
    """The scenario before its first step and its first lots."""
    try:
        return scenario.Run(game, found)
    except BadData as error:
        raise Malformed("server-refuse-scenario", reason=str(error)[:200]) from None


def at_step(game: AnyGame, found: scenario.Scenario, steps: int) -> scenario.Run:
    """The scenario after so many of its steps, and the lots that are due then."""
    run = begun(game, found)
    try:
        run.settle_lots(found.file)
    except (BadData, scenario.ScenarioFault) as error:
        raise Malformed("server-refuse-scenario", reason=str(error)[:200]) from None
    advance(run, found, 0, steps)
    return run


def advance(run: scenario.Run, found: scenario.Scenario, first: int, end: int) -> None:
    try:
        for n in range(first, min(end, len(found.steps))):
            run.step(n)
    except (BadData, scenario.ScenarioFault) as error:
        raise Malformed("server-refuse-scenario", reason=str(error)[:200]) from None


def opened(game: AnyGame, found: scenario.Scenario, steps: int, lots: bool = False) -> tuple[Any, Script]:
    """The state after so many steps, and the line that the scenario plays from there on, as far as it can be played.

    With `lots` a table that begins with the scenario draws also its first lots itself, so that they are in its log.
    """
    run = begun(game, found) if lots and not steps else at_step(game, found, steps)
    s, before = run.state.clone(), len(run.line)
    with suppress(BadData, scenario.ScenarioFault):
        for n in range(steps, len(found.steps)):
            run.step(n)
        run.settle_lots(found.file)
    return s, run.line[before:]


def picture(game: AnyGame, found: scenario.Scenario, steps: int) -> wire.Picture:
    """The position as whoever is asked first sees it: for drawings in rules and galleries."""
    try:
        s = at_step(game, found, steps).state
        seat = next((d.seat for d in questions(s) if d.seat >= 0), 0)
        view = game.view(s, seat)
    except (TypeError, ValueError, KeyError, AttributeError, IndexError, OverflowError) as error:
        raise Malformed("server-refuse-scenario", reason=type(error).__name__) from None
    return {"titles": found.titles, "options": found.options, "seats": s.seats, "seat": seat, "view": view}


async def play(hub: Hub, person: Person, game_name: str, name: str, wanted: Play) -> tuple[Room, Json]:
    """Open a scenario as a table."""
    hub.game(game_name)
    return await seat(hub, person, await asyncio.to_thread(find, game_name, name), name, wanted)


async def play_file(hub: Hub, person: Person, wanted: PlayFile) -> tuple[Room, Json]:
    """Open a scenario of one's own as a table."""
    try:
        found = scenario.parse(read_toml(wanted.text, "scenario"), "scenario", wanted.text)
    except BadData as error:
        raise Malformed("server-refuse-scenario", reason=str(error)[:200]) from None
    return await seat(hub, person, found, "own", wanted)


async def seat(hub: Hub, person: Person, found: scenario.Scenario, name: str, wanted: Play) -> tuple[Room, Json]:
    game_name = found.game
    game = hub.game(game_name)
    alone = wanted.seats is None and wanted.against is None
    try:
        s, line = await asyncio.to_thread(opened, game, found, wanted.step, alone)
    except (TypeError, ValueError, KeyError, AttributeError, IndexError, OverflowError) as error:
        raise Malformed("server-refuse-scenario", reason=type(error).__name__) from None
    seats = wanted.seats or [NewSeat("hotseat") for _ in range(s.seats)]
    if wanted.against is not None and wanted.seats is None:
        first = next((d.seat for d in questions(s) if d.seat >= 0), 0)
        seats = [NewSeat("me") if i == first else NewSeat("bot", bot=wanted.against) for i in range(s.seats)]
    if len(seats) != s.seats:
        raise Malformed("server-refuse-seat-count", seats=s.seats, given=len(seats))
    new = NewTable(game=game_name, seats=seats, public=False, title=found.titles.get(person.lang, found.title)[:80])
    options = {**found.options, "seats": s.seats}
    origin = codec.save(game, s, 0)
    if any(seat == CHANCE for seat, _ in line) and all(w.kind in ("me", "hotseat", "bot") for w in seats):
        origin[EXAMPLE] = line  # nobody else is at the table whom foreknown lots could wrong
    return await make_table(hub, person, new, origin, f"scenario:{name}", options=options)


@get("/api/scenarios", summary="Positions to learn from", opt={PACKED: True})
async def all_scenarios(request: Req, game: FromQuery[str | None] = None) -> Response[Any]:
    names = hub_of(request).settings.games.names()
    wanted = [game] if game in names else names
    return await taught(request, ("scenarios", *wanted), lambda: {"scenarios": listed(wanted)})


@get("/api/scenarios/{game:str}/{name:str}", summary="A scenario step by step, for a guide", opt={PACKED: True})
async def one_scenario(request: Req, game: FromPath[str], name: FromPath[str]) -> Response[Any]:
    known = hub_of(request).game(game)
    return await taught(request, ("lesson", game, name), lambda: lesson(known, find(game, name)))


@get(
    "/api/scenarios/{game:str}/{name:str}/picture",
    summary="A scenario's position as one seat sees it",
    opt={PACKED: True},
)
async def scenario_picture(
    request: Req, game: FromPath[str], name: FromPath[str], step: FromQuery[int] = 0
) -> Response[Any]:
    known = hub_of(request).game(game)
    return await taught(request, ("picture", game, name, step), lambda: picture(known, find(game, name), step))


@post("/api/scenarios/play", status_code=201, summary="Open a scenario of one's own as a table")
async def open_own(request: Req, data: JSONBody[PlayFile]) -> wire.TableInfo:
    person = await required(request)
    limits_of(request).new_table(request.scope, person)
    async with teachers_of(request).turn(where(request)):
        room, links = await play_file(hub_of(request), person, data)
    return {**room.telling.info(), "links": links}


@post("/api/scenarios/{game:str}/{name:str}/play", status_code=201, summary="Open a scenario as a table")
async def open_shipped(request: Req, game: FromPath[str], name: FromPath[str], data: JSONBody[Play]) -> wire.TableInfo:
    person = await required(request)
    limits_of(request).new_table(request.scope, person)
    async with teachers_of(request).turn(where(request)):
        room, links = await play(hub_of(request), person, game, name, data)
    return {**room.telling.info(), "links": links}


ROUTES = [all_scenarios, one_scenario, scenario_picture, open_own, open_shipped]
