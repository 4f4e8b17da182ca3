"""Where chapters begin: the text of a position, a moment of a match, a game's start; in another process."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import msgspec

from arenarium.bots.contract import find_game
from arenarium.core import codec, scenario, scenario_text
from arenarium.core.data import read_toml
from arenarium.core.game import AnyGame, Json, checked_options
from arenarium.core.kernel import CHANCE, State
from arenarium.core.packfile import DEEP
from arenarium.core.refusal import NONSENSE, BadData, BadOptions, Refusal, quoted
from arenarium.core.table import ACT, LOT, REBASE, Entry
from arenarium.server import teaching
from arenarium.server.api.studying import Given, grown
from arenarium.server.parcel import Parcel
from arenarium.server.refusals import Malformed, Unknown
from arenarium.server.unreadable import reason_for
from arenarium.store.study_rows import MOST_NODES, NewChapter

FILE: Final = "position"
Row = tuple[int, str]  # who answers what, chance too


def chapter(
    game: AnyGame, title: str, options: Json, origin: Json, s: State, rows: Sequence[Row], follow: bool
) -> NewChapter:
    """A chapter that begins with `s`, before its first lots. Of what came afterwards the first lots are taken along in
    any case, the answers only to `follow`: as many as there is room for, and as can be given today."""
    start = msgspec.json.encode(codec.save(game, s, 0)).decode()
    pack = options.get("pack")
    shown = {k: v for k, v in {**options, **game.dealt(s)}.items() if k != "pack" and v is not None}
    s = s.clone()
    left = list(rows)
    lots = taken(left)
    try:
        nodes = [grown(game, s, -1, Given(CHANCE, "", lots))]
    except NONSENSE:
        nodes = [grown(game, s, -1, Given(CHANCE, "", []))]
        left = []
    while follow and left and len(nodes) <= MOST_NODES:
        seat, text = left.pop(0)
        before = s.clone()
        try:
            nodes.append(grown(game, s, len(nodes) - 1, Given(seat, text, taken(left))))
        except NONSENSE:
            s = before
            break
    return NewChapter(title, game.name, {**shown, "seats": s.seats}, s.seats, origin, start, nodes, pack)


def taken(rows: list[Row]) -> list[str]:
    """The lots that come next, which are no longer among the rows."""
    lots: list[str] = []
    while rows and rows[0][0] == CHANCE:
        lots.append(rows.pop(0)[1])
    return lots


def of_text(games: dict[str, str], text: str, title: str, follow: bool) -> NewChapter:
    """A position as the text of a scenario file, and what the file does with it."""
    if DEEP.search(text):
        raise Malformed("server-refuse-scenario", reason=reason_for(BadData(FILE, "", "", "core-refuse-read-deep")))
    try:
        found = scenario.parse(read_toml(text, FILE), FILE, text, bare=True)
        if found.game not in games:
            raise Unknown("server-refuse-game", game=quoted(found.game), known=list(games))
        return of_scenario(find_game(games[found.game]), title or found.title, found, text, follow)
    except BadData as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error, text)) from None
    except Refusal:
        raise
    except NONSENSE as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error)) from None


def of_shipped(path: str, game: str, name: str, title: str, lang: str, follow: bool) -> NewChapter:
    """A scenario that ships."""
    found = teaching.find(game, name)
    title = title or found.titles.get(lang, found.title)
    doc: Json = {"game": game, "title": found.title, "impossible": True, "options": found.options}
    text = "" if found.position is None else scenario_text.write({**doc, "position": found.position})
    try:
        return of_scenario(find_game(path), title, found, text, follow)
    except BadData as error:
        raise Malformed("server-refuse-scenario", reason=reason_for(error)) from None


def of_scenario(game: AnyGame, title: str, found: scenario.Scenario, text: str, follow: bool) -> NewChapter:
    run = scenario.Run(game, replace(found, impossible=True))
    s = run.state.clone()
    with suppress(BadData, scenario.ScenarioFault):
        run.settle_lots(found.file)
        for n in range(len(found.steps) if follow else 0):
            run.step(n)
    if found.position is None:
        return started(game, title, found.options, run.line, follow)
    return chapter(game, title, found.options, {"kind": "position", "text": text}, s, run.line, follow)


def of_start(path: str, title: str, options: Json) -> NewChapter:
    """A game from its beginning."""
    given = {k: v for k, v in options.items() if k != "pack"}
    return started(find_game(path), title, given, [], False)


def started(game: AnyGame, title: str, options: Json, rows: Sequence[Row], follow: bool) -> NewChapter:
    try:
        full = checked_options(game, options)
        s: State = game.start(full)
    except (Refusal, BadData):
        raise
    except NONSENSE as error:
        raise BadOptions("server-refuse-options", reason=type(error).__name__) from None
    kept = {k: v for k, v in full.items() if k != "pack"}
    return chapter(game, title, full, {"kind": "start", "options": kept}, s, rows, follow)


def of_match(match: Parcel, at: int, title: str, follow: bool) -> NewChapter:
    """A moment of a match, after so many entries of its line."""
    game, stored = match.game, match.stored()
    line, s = match.reached(at)
    options = {k: v for k, v in match.options.items() if k != "pack"}
    origin: Json = {"kind": "match", "table": stored.table.id, "at": at, "options": options}
    if stored.table.origin is None and all(e.kind != REBASE for e in line[:at]):
        origin |= {"line": [[e.seat, e.kind, e.text] for e in line[:at]]}
    rest = [(e.seat, e.text) for e in until_other(line[at:])]
    return chapter(game, title, match.options, origin, s, rest, follow)


def until_other(line: Sequence[Entry]) -> list[Entry]:
    """Answers and lots, up to where somebody gave up or all agreed on something."""
    end = next((n for n, e in enumerate(line) if e.kind not in (ACT, LOT)), len(line))
    return list(line[:end])
