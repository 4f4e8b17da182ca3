"""What a viewer may be told: entries, views, questions, the table's info. Nothing else leaves the server.

A viewer is the tuple of seats somebody plays; the empty tuple is a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from arenarium.bots.contract import Fault
from arenarium.bots.levels import LEVELS, NO_BOT
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import ALL, Event, State
from arenarium.core.lots import commitment
from arenarium.core.table import ACT, DRAW, EXAMPLE, RESIGN, UNDO, AnyTable, Entry
from arenarium.server import wire
from arenarium.server.wire import ViewMessage
from arenarium.store.rows import ChatRow, Head, Offer, Seat, TableRow
from arenarium.words import words

Viewer = tuple[int, ...]
encode = msgspec.json.Encoder().encode
OPEN_TEXT = (UNDO, RESIGN, DRAW)  # entries whose text says nothing that is secret


def event_for(game: AnyGame, s: State | None, e: Event, viewer: Viewer) -> Json | None:
    """The event as the best placed of the viewer's seats saw it."""
    if not viewer:
        return game.tell(s, e, -1)
    seat = viewer[0] if e.sees == ALL else next((v for v in viewer if e.sees >> v & 1), viewer[0])
    return game.tell(s, e, seat)


def event_at_a_screen(game: AnyGame, s: State | None, e: Event, viewer: Viewer) -> Json | None:
    """The event, and where it is a secret among the viewer's own seats: whose, and what the others of them saw.

    A shared screen shows the log with the eyes of whoever sits before it now.
    """
    told = event_for(game, s, e, viewer)
    blind = [] if e.sees == ALL else [v for v in viewer if not e.sees >> v & 1]
    if told is None or not blind or len(blind) == len(viewer):
        return told
    return {**told, "for": [v for v in viewer if v not in blind], "else": game.tell(s, e, blind[0])}


def entry_for(game: AnyGame, s: State | None, e: Entry, at: float, viewer: Viewer) -> wire.Entry:
    """An action's text goes to its own seat only: others learn what the events tell them."""
    told = [event_at_a_screen(game, s, event, viewer) for event in e.events]
    entry: wire.Entry = {
        "seq": e.seq,
        "seat": e.seat,
        "kind": e.kind,
        "events": [t for t in told if t is not None],
        "at": at,
    }
    if e.kind in OPEN_TEXT or (e.kind == ACT and e.seat in viewer):
        entry["text"] = e.text
    return entry


def views_for(table: AnyTable, seats: Sequence[int], time: wire.TimeInfo | None = None) -> list[ViewMessage]:
    """The position as each of these seats (-1: a spectator) knows it."""
    game, s = table.game, table.state
    asked, seq, length, result = table.questions(), table.length, table.reach, table.result()
    clock = msgspec.UNSET if time is None else time
    views: list[ViewMessage] = []
    for seat, view in zip(seats, game.views_json(s, seats), strict=True):
        questions = []
        for d in asked:
            question = game.question(s, d, seat)
            if d.seat == seat:
                question["q"] = table.opened[d.seat]
            questions.append(question)
        views.append(ViewMessage(seq, seat, msgspec.Raw(view), questions, table.floor(seat), length, result, clock))
    return views


def time_info(head: Head, now: float) -> wire.TimeInfo | None:
    """Seconds left at the moment of telling."""
    clock = head.clock
    if clock is None:
        return None
    spent = max(0.0, now - clock.since)
    left = [round(max(0.0, x - spent) if i in clock.running else x, 2) for i, x in enumerate(clock.left)]
    return {"left": left, "running": list(clock.running), "now": now}


def seat_info(
    s: Seat, names: dict[str, str], here: set[str] | None, away: dict[str, float], absent: float
) -> wire.SeatInfo:
    seat: wire.SeatInfo = {
        "seat": s.seat,
        "kind": s.kind,
        "person": s.person,
        "bot": s.bot,
        "name": names.get(s.person or "", ""),
    }
    if here is not None and s.person is not None:
        seat["here"] = s.person in here
        since = away.get(s.person)
        if since is not None and not seat["here"]:
            seat["away"] = since
            seat["replaceable"] = since + absent
    return seat


def offer_info(o: Offer) -> wire.Offer:
    return {"what": o.what, "seat": o.seat, "to": o.to, "yes": list(o.yes)}


def table_info(
    row: TableRow,
    head: Head,
    seats: tuple[Seat, ...],
    names: dict[str, str],
    now: float,
    here: set[str] | None = None,
    away: dict[str, float] | None = None,
    absent: float = 0.0,
) -> wire.TableInfo:
    """A table's info, the same for everybody who may know of the table."""
    info: wire.TableInfo = {
        "id": row.id,
        "game": row.game,
        "kind": row.kind,
        "rules": head.rules,
        "options": {k: v for k, v in row.options.items() if k != "pack"},
        "pack": row.options.get("pack"),
        "title": row.title,
        "public": row.public,
        "host": row.host,
        "created": row.created,
        "begun": head.begun,
        "ended": head.ended,
        "state": head.state,
        "length": head.length,
        "paused": head.paused,
        "tutor": head.tutor,
        "broken": head.broken,
        "offers": [offer_info(o) for o in head.offers],
        "clock": row.clock,
        "time": time_info(head, now),
        "commitment": commitment(row.seed),
        "seed": row.seed.hex() if head.state == "finished" else None,
        "scripted": row.origin is not None and EXAMPLE in row.origin,
        "result": None if head.result is None else list(head.result),
        "rematch": head.rematch,
        "parent": row.parent,
        "seats": [seat_info(s, names, here, away or {}, absent) for s in seats],
    }
    if head.score is not msgspec.UNSET:
        info["score"] = [{"seats": list(side.seats), "points": side.points} for side in head.score]
    return info


def said(row: ChatRow) -> wire.ChatLine:
    return {"n": row.n, "who": row.person, "name": row.name, "text": row.text, "at": row.at}


def fault_info(seat: int, f: Fault, instead: str, lang: str) -> wire.Fault:
    """That a bot failed, as its host is told."""
    say = words(lang).say

    def name(bot: str) -> str:
        level = bot.split("@")[0]
        return say(f"bots-{level}") if level in LEVELS or level == NO_BOT else bot

    message = say(f"bots-fault-{f.kind}", {"bot": name(f.bot), "detail": f.detail, "instead": name(instead)})
    return {"seat": seat, "bot": f.bot, "kind": f.kind, "detail": f.detail, "instead": instead, "message": message}
