"""From rows to a table that can be played, across restarts and updates of the rules."""

from __future__ import annotations

import json
from typing import Any

from arenarium.core import codec
from arenarium.core.codec import CannotLoad
from arenarium.core.game import Game, Json
from arenarium.core.kernel import apply
from arenarium.core.table import ACT, LOT, REBASE, Entry, Table, line_of, play_entry, restore
from arenarium.store.rows import EntryRow, Snapshot, Stored


class CannotGoOn(Exception):
    """The rules have changed and this match cannot be carried over. Nothing of it is lost."""


def entry_of(row: EntryRow) -> Entry:
    events = tuple(codec.unpack_event(e) for e in row.events)
    return Entry(row.seq, row.seat, row.kind, row.text, events, row.sealed)


def row_of(e: Entry, at: float, nonce: str | None = None) -> EntryRow:
    return EntryRow(e.seq, e.seat, e.kind, e.text, [codec.pack_event(x) for x in e.events], e.sealed, at, nonce)


def opened_of(stored: dict[str, int], table: Table[Any]) -> dict[int, int]:
    """Question ids as they were before, so that an answer on its way is not stale after a restart."""
    return {d.seat: stored.get(str(d.seat), len(table.log)) for d in table.questions()}


def open_table(game: Game[Any], options: Json, stored: Stored) -> Table[Any]:
    """The table as its log leaves it."""
    log = [entry_of(r) for r in stored.entries]
    snapshot = None if stored.snapshot is None else stored.snapshot.data
    if stored.head.rules == game.rules:
        table = restore(game, options, stored.table.seed, log, snapshot, stored.table.origin)
    else:
        table = carried_over(game, options, stored, log, snapshot)
    table.opened = opened_of(stored.head.opened, table)
    return table


def carried_over(game: Game[Any], options: Json, stored: Stored, log: list[Entry], snapshot: Json | None) -> Table[Any]:
    """The table under newer rules: from its snapshot, if what came after it happens again in the same way; a match too
    young for a snapshot from its start."""
    try:
        if snapshot is not None:
            s, tail = codec.load(game, snapshot), log[snapshot["seq"] :]
            if line_of(log)[-len(tail) :] != tail and tail:
                raise CannotGoOn
        else:
            origin = stored.table.origin
            s, tail = game.start(options) if origin is None else codec.load(game, origin), line_of(log)
        for e in tail:
            s = replayed(game, s, e)
        now = codec.save(game, s, len(log))
        table = restore(game, options, stored.table.seed, log, now, now)
    except (CannotLoad, ValueError, KeyError, TypeError, IndexError) as error:
        raise CannotGoOn(str(error)) from error
    return table


def replayed(game: Game[Any], s: Any, e: Entry) -> Any:
    """The state after an entry that must happen as the log says it did."""
    if e.kind not in (ACT, LOT):
        return play_entry(game, s, e)
    events = apply(s, e.seat, game.parse(s, e.text))
    if [codec.pack_event(x) for x in events] != [codec.pack_event(x) for x in e.events]:
        raise CannotGoOn(f"entry {e.seq} has other consequences now")
    return s


def rebase_entry(table: Table[Any]) -> Entry:
    """The log's note that from here on other rules hold, with the position they begin from."""
    text = json.dumps(codec.save(table.game, table.state, len(table.log) + 1), ensure_ascii=False)
    return Entry(len(table.log), -1, REBASE, text, (), True)


def snapshot_of(table: Table[Any]) -> Snapshot:
    data = codec.save(table.game, table.state, len(table.log))
    return Snapshot(len(table.log), data)
