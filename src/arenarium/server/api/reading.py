"""What is made of whole matches, in another process: a long one takes seconds, and is written in megabytes."""

from __future__ import annotations

from arenarium.core import codec
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State, apply
from arenarium.core.lots import commitment
from arenarium.core.matchfile import match_json
from arenarium.core.refusal import NONSENSE
from arenarium.core.table import ACT, DRAW, Entry
from arenarium.server import wire
from arenarium.server.api import luck
from arenarium.server.parcel import Parcel
from arenarium.server.refusals import NotNow
from arenarium.server.restore import entry_of, first_of, line_in, played
from arenarium.server.wire import redaction
from arenarium.server.wire.redaction import Viewer
from arenarium.store.seal import signed


def replay(match: Parcel, viewer: Viewer, first: int, end: int) -> wire.Replay:
    """Every entry of the line with the position after it, as that viewer knows it.

    A match by older rules is told from its stored events; positions are there as far as today's rules can follow.
    """
    game, stored = match.game, match.stored()
    seat = viewer[0] if viewer else -1
    s = last = first_of(game, match.options, stored.table.origin)
    found: list[wire.ReplayStep] = []
    if first == 0:
        found.append({"n": 0, "entry": None, "view": None if s is None else game.view(s, seat)})
    for n, e in enumerate(line_in(stored)[:end], 1):
        if s is not None:
            last, s = s, played(game, s, e)
        if n < first:
            continue
        entry = told(game, last if s is None else s, e, stored.entries[e.seq].at, viewer)
        found.append({"n": n, "entry": entry, "view": None if s is None else game.view(s, seat)})
    return {"seat": seat, "frames": found}


def told(game: AnyGame, s: State | None, e: Entry, at: float, viewer: Viewer) -> wire.Entry:
    """An entry by the names of any position of the match; without one few games can tell what happened."""
    try:
        return redaction.entry_for(game, s, e, at, viewer)
    except NONSENSE:
        if s is not None:
            raise
        return redaction.entry_for(game, s, e._replace(events=()), at, viewer)


def other_line(match: Parcel, seat: int, at: int, answers: list[str]) -> wire.Replay:
    """The answers of one seat given after `at` entries of a match, as far as the rules allow, as that seat sees it.

    Nobody else acts and no lot is drawn: it ends where that would be due.
    """
    game, stored = match.game, match.stored()
    s = match.after(stored, line_in(stored)[:at])
    found: list[wire.ReplayStep] = []
    for n, text in enumerate(answers, at + 1):
        try:
            if s is None:
                break
            events = apply(s, seat, game.parse(s, text))
        except NONSENSE:
            break
        entry = Entry(n, seat, ACT, text, tuple(events), False)
        found.append({"n": n, "entry": redaction.entry_for(game, s, entry, 0.0, (seat,)), "view": game.view(s, seat)})
    return {"seat": seat, "frames": found}


def moment(match: Parcel, at: int) -> Json:
    """The position after so many entries, as a save."""
    _, s = match.reached(at)
    return codec.save(match.game, s, 0)


def playable(match: Parcel, at: int) -> Json:
    """The same, where it can be played on from there."""
    line, s = match.reached(at)
    if match.game.result(s) is not None or any(e.kind == DRAW for e in line[:at]):
        raise NotNow("server-refuse-branch-over")
    return codec.save(match.game, s, 0)


def fortune(match: Parcel) -> wire.LuckReport:
    return {"luck": luck.rows(match.game, match.options, match.stored())}


def export(match: Parcel, names: dict[str, str], viewer: Viewer, key: str) -> Json:
    """The match as a file: whole and signed after the end, before it as far as the viewer knows it."""
    game, options, stored = match.game, match.options, match.stored()
    row, head = stored.table, stored.head
    log = [entry_of(r) for r in stored.entries]
    players = [names.get(s.person or "", "") or s.bot or "" for s in stored.seats]
    more = {
        "table": row.id,
        "title": row.title,
        "players": players,
        "origin": row.origin,
        "times": [e.at for e in stored.entries],
        "made": row.created,
    }
    if head.state == "finished":
        result = None if head.result is None else list(head.result)
        match_file = {**match_json(game, options, row.seed, log, result, **more), "rules": head.rules}
        return signed(codec.plain(match_file), key)
    s = first_of(game, options, row.origin)
    return {
        "format": "arenarium-known",
        "version": 1,
        "game": game.name,
        "rules": head.rules,
        "options": options,
        "commitment": commitment(row.seed),
        "table": row.id,
        "title": row.title,
        "players": players,
        "seats": list(viewer),
        "entries": [told(game, s, e, stored.entries[e.seq].at, viewer) for e in log],
    }
