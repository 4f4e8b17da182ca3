"""Positions that people set up: read, drawn for every seat, asked about. Plain data, worked out in another process."""

from __future__ import annotations

import random
from typing import Final, TypedDict

from arenarium.bots import levels
from arenarium.bots.contract import Budget, Job, find_game
from arenarium.core import scenario, scenario_text
from arenarium.core.data import read_toml
from arenarium.core.game import AnyGame, Json, inquired
from arenarium.core.kernel import State, questions
from arenarium.core.packfile import DEEP
from arenarium.core.refusal import NONSENSE, BadData, quoted, reason_of
from arenarium.core.scenario_lines import keys, line_of
from arenarium.server.parcel import Parcel
from arenarium.server.reasons import sentence
from arenarium.server.refusals import Malformed, NotNow, Unknown
from arenarium.server.restore import line_in
from arenarium.server.teaching import with_facts
from arenarium.server.unreadable import reason_for
from arenarium.words import FALLBACK, words

FILE: Final = "position"
DEEPEST: Final = 8  # no table of a position lies so far inside another


class Misread(TypedDict):
    """What is wrong with a position, and where: a line of the text from 1, or 0."""

    line: int
    reason: str


class Sketch(TypedDict):
    """A position that somebody set up, as it lies before everybody."""

    text: str
    doc: Json  # its tables
    full: Json  # its [position] with every key said
    options: Json
    seats: int
    asked: list[int]
    views: list[Json]  # by seat
    doubt: Misread | None  # why no game comes to it
    error: Misread | None  # why it cannot be read; then there is nothing else


def sketch(
    games: dict[str, str],
    name: str,
    text: str | None,
    doc: Json | None,
    pack: Json | None = None,
    lang: str = FALLBACK,
) -> Sketch:
    """The position of a text, of tables, or an empty one of that game."""
    try:
        doc, text = _document(name, text, doc)
    except BadData as error:
        return _wrong(text or "", error, lang)
    try:
        game, s = _state(games, name, doc, text, pack)
        views = [game.view(s, seat) for seat in range(s.seats)]
        full = game.position_of(s) or {}
    except BadData as error:
        return _wrong(text, error, lang)
    except NONSENSE as error:
        wrong = BadData(FILE, "", f"cannot be read ({type(error).__name__})", "core-refuse-read-unreadable")
        return _wrong(text, wrong, lang)
    found = game.impossible(s)
    doubt: Misread | None = None
    if found is not None:
        doubt = _at(line_of(keys(text), FILE, found.where) or 0, _told(found, lang))
    return {
        "text": text,
        "doc": doc,
        "full": full,
        "options": {**doc.get("options", {}), **game.dealt(s), "seats": s.seats},
        "seats": s.seats,
        "asked": sorted({d.seat for d in questions(s) if d.seat >= 0}),
        "views": views,
        "doubt": doubt,
        "error": None,
    }


def asked_about(
    games: dict[str, str], name: str, text: str, seat: int, what: str, args: Json, pack: Json | None = None
) -> Json:
    """A question about a position that is no action: a battle foreseen, odds, what a card could do."""
    try:
        doc, text = _document(name, text, None)
        game, s = _state(games, name, doc, text, pack)
        if seat >= s.seats:
            raise Unknown("server-refuse-no-such-seat", seat=seat)
        return inquired(game, s, seat, what, args)
    except BadData as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error, text)) from None


def job(games: dict[str, str], name: str, text: str, seat: int, seconds: float, pack: Json | None = None) -> Job:
    """What a good bot is asked there, by what that seat may know."""
    try:
        doc, text = _document(name, text, None)
        _, s = _state(games, name, doc, text, pack)
    except BadData as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error, text)) from None
    if all(d.seat != seat for d in questions(s)):
        raise NotNow("core-refuse-not-asked")
    return Job.of(games[name], s, seat, levels.SUBSTITUTE, random.getrandbits(48), Budget(seconds=seconds), hint=True)


def moment(match: Parcel, at: int) -> Json:
    """The position after so many entries of a match that is over, as a text for the editor."""
    stored = match.stored()
    s = match.after(stored, line_in(stored)[:at])
    if s is None:
        raise NotNow("server-broken-rules")
    return {"text": text_of(match.game, match.options, s)}


def text_of(game: AnyGame, given: Json, s: State) -> str:
    """A state as the text of a position; refused where none can say it."""
    table = game.position_of(s)
    if not table:
        raise NotNow("server-refuse-no-position")
    options = {k: v for k, v in {**given, **game.dealt(s), "seats": s.seats}.items() if v is not None}
    said = {key: value for key, value in options.items() if key != "pack"}
    doc: Json = {"game": game.name, "title": "", "options": said, "position": table}
    if game.impossible(game.position(options, table)) is not None:
        doc["impossible"] = True
    return scenario_text.write(doc)


def _document(name: str, text: str | None, doc: Json | None) -> tuple[Json, str]:
    """The tables of a position and their text. What is too deep is not looked at."""
    if text is not None:
        if DEEP.search(text):
            raise BadData(FILE, "", "a key or a list in it is too deep", "core-refuse-read-deep")
        return read_toml(text, FILE), text
    doc = {"game": name, "title": "", **(doc or {})}
    if _depth(doc) > DEEPEST:
        raise BadData(FILE, "", "a table or a list in it is too deep", "core-refuse-read-deep")
    doc.setdefault("position", {})
    try:
        written = scenario_text.write(doc)
    except NONSENSE as error:
        raise BadData(FILE, "", f"cannot be written ({error})", "core-refuse-read-unwritable") from None
    return read_toml(written, FILE), written


def _depth(value: object, at: int = 0) -> int:
    if at > DEEPEST or not isinstance(value, (dict, list)):
        return at
    inner = value.values() if isinstance(value, dict) else value
    return max((_depth(x, at + 1) for x in inner), default=at)


def _state(games: dict[str, str], name: str, doc: Json, text: str, pack: Json | None) -> tuple[AnyGame, State]:
    """Raises BadData."""
    doc = with_facts(doc, pack)
    found = scenario.parse(doc, FILE, text, bare=True)
    if found.game != name:
        raise BadData(
            FILE,
            "game",
            f"this is the editor of {name!r}, and the text is of {found.game!r}",
            "core-refuse-read-other-game",
            game=quoted(name),
            found=quoted(found.game),
        )
    if name not in games:
        raise Unknown("server-refuse-game", game=name, known=list(games))
    game = find_game(games[name])
    meant = scenario.parse({**doc, "impossible": True, "position": doc.get("position") or {}}, FILE, text, bare=True)
    return game, scenario.Run(game, meant).state


def _told(doubt: BadData, lang: str) -> str:
    said = words(lang)
    return said.say(doubt.key, doubt.args_) if said.has(doubt.key) else doubt.reason


def _wrong(text: str, error: BadData, lang: str) -> Sketch:
    reason = reason_for(error, text)
    return {
        "text": text, "doc": {}, "full": {}, "options": {}, "seats": 0, "asked": [], "views": [], "doubt": None,
        "error": _at(reason["line"], sentence(reason, lang, with_line=False)),
    }  # fmt: skip


def _at(line: int, reason: str) -> Misread:
    return {"line": line, "reason": reason_of(reason)}
