"""What teaches a game: its box, and scenario files: the list, a guide's steps, pictures, the position of a new table.

Plain data in and out: all of it is done in another process, what people wrote themselves for as long as it is given.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from pathlib import Path

from arenarium.bots.contract import find_game
from arenarium.core import codec, scenario
from arenarium.core.data import read_pack, read_toml
from arenarium.core.facts import words_of
from arenarium.core.game import AnyGame, Json, added_choices
from arenarium.core.kernel import CHANCE, State, questions
from arenarium.core.language import FALLBACK
from arenarium.core.packfile import DEEP
from arenarium.core.refusal import NONSENSE, BadData, BadOptions
from arenarium.core.table import Script
from arenarium.games import plugged
from arenarium.server import wire
from arenarium.server.refusals import Malformed, Unknown
from arenarium.server.unreadable import reason_for
from arenarium.words import LANGUAGES, in_lessons


def catalogue(path: str) -> Json:
    """What is in a game's box."""
    return with_words(find_game(path), {})


def catalogue_with(path: str, packs: Path | None, name: str) -> Json:
    """The same with a pack of the server's folder."""
    return with_words(find_game(path), named_pack(packs, name))


def catalogue_kept(path: str, pack: Json) -> Json:
    """The same with a pack that somebody plays with, and what they call their own."""
    return with_words(find_game(path), pack)


def with_words(game: AnyGame, pack: Json) -> Json:
    """The catalogue, and what things are called that no text of ours names."""
    found = game.catalogue({"pack": pack} if pack else {})
    words = {**words_of(game.name, {"": found}), **words_of(game.name, pack)}
    return {**found, "words": words, "choices": added_choices(game, pack)}


def pack_names(packs: Path | None) -> list[str]:
    return sorted(f.name for f in packs.iterdir() if f.is_dir()) if packs is not None and packs.is_dir() else []


def named_pack(packs: Path | None, name: str) -> Json:
    """A pack of the server's folder."""
    if packs is None or name not in pack_names(packs):
        raise Unknown("server-refuse-pack", pack=name)
    try:
        return read_pack(packs / name)
    except BadData as error:
        reason = f"{Path(error.file).name}: {error.where}: {error.reason}"
        raise BadOptions("server-refuse-pack-data", reason=reason) from None


@cache
def folders() -> tuple[Path, ...]:
    """Shipped scenarios, and in a checkout those of the tests."""
    package = Path(str(resources.files("arenarium")))
    found = [package / "scenarios", package.parents[1] / "tests" / "scenarios"]
    return tuple(f for f in found if f.is_dir())


def listed(games: list[str]) -> wire.Scenarios:
    """What can be opened, by game and name."""
    found: dict[tuple[str, str], wire.ScenarioRow] = {}
    for file, game, chapter, name in _files():
        if game not in games or (game, name) in found:
            continue
        row = _row(file, file.stat().st_mtime_ns, game, chapter, name)
        if row is not None:
            found[game, name] = row
    return {"scenarios": [found[key] for key in sorted(found)]}


@cache
def _row(file: Path, changed: int, game: str, chapter: str, name: str) -> wire.ScenarioRow | None:
    """What the list says of one file: there are a thousand, and every page of Learn asks."""
    try:
        s = _told(scenario.read(file), name)
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
                return _told(scenario.read(file), name)
            except BadData as error:
                raise Malformed("server-refuse-scenario", reason=reason_for(error)) from None
    raise Unknown("server-refuse-no-scenario", name=name)


def _told(found: scenario.Scenario, name: str) -> scenario.Scenario:
    """A lesson with what every language says in it."""
    key = f"{found.game}-{name}"
    said = {lang: in_lessons(found.game, lang) for lang in LANGUAGES}
    if key not in said[FALLBACK]:
        return found

    def everywhere(key: str) -> wire.Texts:
        return {lang: texts[key] for lang, texts in said.items() if key in texts}

    steps = [{**s, "say": everywhere(f"{key}.{s['say']}")} if isinstance(s.get("say"), str) else s for s in found.steps]
    return replace(found, titles=everywhere(key), text=everywhere(f"{key}.text"), steps=tuple(steps))


def lesson(path: str, name_of_game: str, name: str) -> wire.Lesson:
    """A scenario as a guide walks through it: what is said, done, and tried in vain, step by step."""
    game, found = find_game(path), find(name_of_game, name)
    acts: list[wire.LessonAct] = []
    closing: wire.Texts = {}
    run = begun(game, found)
    for n, step in enumerate(found.steps):
        said = _by_language(step.get("say", {}))
        before = len(run.line)
        advance(run, found, n, n + 1)
        played = [(seat, text) for seat, text in run.line[before:] if seat != CHANCE]
        if "refused" in step:
            seat = run.seat(step["seat"], found.where(n)) if "seat" in step else None
            acts.append({"seat": seat, "text": step["refused"], "say": said, "step": n, "refused": True})
        elif "undo" in step:
            del acts[-step["undo"] :]  # what was taken back need not be played
        elif "do" in step:
            acts += [{"seat": seat, "text": text, "say": {}, "step": n} for seat, text in played]
            acts[-len(played)]["say"] = said
        elif said:
            closing = said
    return {"title": found.title, "titles": found.titles, "text": found.text, "acts": acts, "closing": closing}


def _by_language(said: str | wire.Texts) -> wire.Texts:
    return {FALLBACK: said} if isinstance(said, str) else said


def begun(game: AnyGame, found: scenario.Scenario) -> scenario.Run:
    """The scenario before its first step and its first lots."""
    try:
        return scenario.Run(game, found)
    except BadData as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error)) from None


def at_step(game: AnyGame, found: scenario.Scenario, steps: int) -> scenario.Run:
    """The scenario after so many of its steps, and the lots that are due then."""
    run = begun(game, found)
    try:
        run.settle_lots(found.file)
    except (BadData, scenario.ScenarioFault) as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error)) from None
    advance(run, found, 0, steps)
    return run


def advance(run: scenario.Run, found: scenario.Scenario, first: int, end: int) -> None:
    try:
        for n in range(first, min(end, len(found.steps))):
            run.step(n)
    except (BadData, scenario.ScenarioFault) as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error)) from None


def opened(game: AnyGame, found: scenario.Scenario, steps: int, lots: bool = False) -> tuple[State, Script]:
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


def picture(path: str, name_of_game: str, name: str, steps: int) -> wire.Picture:
    """The position as whoever is asked first sees it: for drawings in rules and galleries."""
    game, found = find_game(path), find(name_of_game, name)
    try:
        s = at_step(game, found, steps).state
        seat = next((d.seat for d in questions(s) if d.seat >= 0), 0)
        view = game.view(s, seat)
    except NONSENSE as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error)) from None
    return {"titles": found.titles, "options": found.options, "seats": s.seats, "seat": seat, "view": view}


@dataclass(frozen=True)
class Opening:
    """What a table needs to know of the scenario it is made from."""

    game: str
    titles: wire.Texts
    options: Json
    seats: int
    first: int  # the seat that is asked first
    origin: Json
    line: Script


def shipped(games: dict[str, str], game: str, name: str, steps: int, lots: bool) -> Opening:
    """A scenario of ours, opened after so many steps. `games` says how each game is found."""
    return opening(games, find(game, name), steps, lots)


def own(games: dict[str, str], text: str, steps: int, lots: bool, pack: Json | None = None) -> Opening:
    """The same for the text of somebody's own, with facts of their own."""
    if DEEP.search(text):
        raise Malformed(
            "server-refuse-scenario", reason=reason_for(BadData("scenario", "", "", "core-refuse-read-deep"))
        )
    try:
        found = scenario.parse(with_facts(read_toml(text, "scenario"), pack), "scenario", text, bare=True)
    except BadData as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error, text)) from None
    return opening(games, found, steps, lots or not (found.lots or found.steps))


def with_facts(doc: Json, pack: Json | None) -> Json:
    """A scenario that is played with facts of somebody's own."""
    options = doc.get("options", {})
    if isinstance(options, dict) and "pack" in options:
        raise BadData("scenario", "options.pack", "a pack is chosen beside the text", "server-refuse-pack-in-text")
    return {**doc, "options": {**options, "pack": pack}} if pack and isinstance(options, dict) else doc


def opening(games: dict[str, str], found: scenario.Scenario, steps: int, lots: bool) -> Opening:
    if found.game not in games:
        raise Unknown("server-refuse-game", game=found.game, known=list(games))
    game = find_game(games[found.game])
    try:
        s, line = opened(game, found, steps, lots)
    except NONSENSE as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error)) from None
    first = next((d.seat for d in questions(s) if d.seat >= 0), 0)
    titles = {**found.titles, "": found.title}
    return Opening(
        found.game, titles, {**found.options, "seats": s.seats}, s.seats, first, codec.save(game, s, 0), line
    )
