"""From rows to a table that can be played, across restarts and updates of the rules."""

from __future__ import annotations

import json
from typing import Any

from arenarium.core import codec
from arenarium.core.codec import CannotLoad
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, apply
from arenarium.core.table import ACT, LOT, REBASE, Entry, Proposal, Table, line_of, play_entry, restore
from arenarium.store.rows import EntryRow, Snapshot, Stored

FOREIGN = (ValueError, KeyError, TypeError, IndexError)  # what rules raise on a position or a text they do not know


class CannotGoOn(Exception):
    """The rules have changed and this match cannot be carried over. Nothing of it is lost."""


def entry_of(row: EntryRow) -> Entry:
    events = tuple(codec.unpack_event(e) for e in row.events)
    return Entry(row.seq, row.seat, row.kind, row.text, events, row.sealed)


def row_of(e: Entry, at: float, nonce: str | None = None) -> EntryRow:
    return EntryRow(e.seq, e.seat, e.kind, e.text, [codec.pack_event(x) for x in e.events], e.sealed, at, nonce)


def beginning(game: AnyGame, options: Json, origin: Json | None) -> Any:
    """The state a match begins from: the game's start, or the save it was made from."""
    return game.start(options) if origin is None else codec.load(game, origin)


def line_in(stored: Stored) -> list[Entry]:
    """The log of a stored match as it counts: what was taken back left out."""
    return line_of([entry_of(r) for r in stored.entries])


def played(game: AnyGame, s: Any, e: Entry) -> Any:
    """The state after an entry; None where today's rules do not lead there, in a match by older ones."""
    try:
        return play_entry(game, s, e)
    except FOREIGN:
        return None


def opened_of(stored: dict[str, int], table: Table[Any]) -> dict[int, int]:
    """Question ids as they were before, so that an answer on its way is not stale after a restart."""
    return {d.seat: stored.get(str(d.seat), len(table.log)) for d in table.questions()}


def restored(game: AnyGame, options: Json, stored: Stored) -> Table[Any]:
    """The table as its log leaves it."""
    log = [entry_of(r) for r in stored.entries]
    snapshot = None if stored.snapshot is None else stored.snapshot.data
    if stored.head.rules == game.rules:
        table = restore(game, options, stored.table.seed, log, snapshot, stored.table.origin)
    else:
        table = carried_over(game, options, stored, log, snapshot)
    table.opened = opened_of(stored.head.opened, table)
    return table


def carried_over(game: AnyGame, options: Json, stored: Stored, log: list[Entry], snapshot: Json | None) -> Table[Any]:
    """The table under newer rules: from its snapshot, if what came after it happens again in the same way; a match too
    young for a snapshot from its start."""
    try:
        if snapshot is not None:
            s, tail = codec.load(game, snapshot), log[snapshot["seq"] :]
            if line_of(log)[-len(tail) :] != tail and tail:
                raise CannotGoOn
        else:
            s, tail = beginning(game, options, stored.table.origin), line_of(log)
        for e in tail:
            s = replayed(game, s, e)
        now = codec.save(game, s, len(log))
        table = restore(game, options, stored.table.seed, log, now, now)
    except (CannotLoad, *FOREIGN) as error:
        raise CannotGoOn(str(error)) from error
    return table


def replayed(game: AnyGame, s: Any, e: Entry) -> Any:
    """The state after an entry that must happen as the log says it did."""
    if e.kind not in (ACT, LOT):
        return play_entry(game, s, e)
    events = apply(s, e.seat, game.parse(s, e.text))
    if [codec.pack_event(x) for x in events] != [codec.pack_event(x) for x in e.events]:
        raise CannotGoOn(f"entry {e.seq} has other consequences now")
    return s


def rebase(table: Table[Any]) -> Proposal[Any]:
    """The log's note that from here on other rules hold, with the position they begin from."""
    first = len(table.log)
    text = json.dumps(codec.save(table.game, table.state, first + 1), ensure_ascii=False)
    entry = Entry(first, CHANCE, REBASE, text, (), True)
    opened = dict.fromkeys(table.opened, first + 1)
    return Proposal(table.state, (entry,), [*table.line, entry], [], opened, False)


def snapshot_of(table: Table[Any]) -> Snapshot:
    data = codec.save(table.game, table.state, len(table.log))
    return Snapshot(len(table.log), data)
