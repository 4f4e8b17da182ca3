"""From rows to a table that can be played, across restarts and updates of the rules."""

from __future__ import annotations

import json

from arenarium.core import codec
from arenarium.core.codec import CannotLoad
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, State, apply
from arenarium.core.refusal import NONSENSE
from arenarium.core.table import (
    ACT,
    LOT,
    REBASE,
    AnyProposal,
    AnyTable,
    Entry,
    Left,
    Proposal,
    line_of,
    play_entry,
    restore,
)
from arenarium.store.rows import EntryRow, Snapshot, Stored
from arenarium.store.store import LINE


class NotAll(Exception):
    """What was read of the log is not enough."""


class CannotGoOn(Exception):
    """The rules have changed and this match cannot be carried over. Nothing of it is lost."""


def entry_of(row: EntryRow) -> Entry:
    events = tuple(codec.unpack_event(e) for e in row.events)
    return Entry(row.seq, row.seat, row.kind, row.text, events, row.sealed)


def row_of(e: Entry, at: float, nonce: str | None = None) -> EntryRow:
    return EntryRow(e.seq, e.seat, e.kind, e.text, [codec.pack_event(x) for x in e.events], e.sealed, at, nonce)


def first_of(game: AnyGame, options: Json, origin: Json | None) -> State | None:
    """The state a match begins from; None where it cannot be read any more."""
    try:
        s: State = codec.beginning(game, options, origin)
    except NONSENSE:
        return None
    return s


def line_in(stored: Stored) -> list[Entry]:
    """The log of a stored match as it counts: what was taken back left out."""
    return line_of([entry_of(r) for r in stored.entries])


def played(game: AnyGame, s: State, e: Entry) -> State | None:
    """The state after an entry; None where today's rules do not lead there, in a match by older ones."""
    try:
        after: State = play_entry(game, s, e)
    except NONSENSE:
        return None
    return after


def opened_of(stored: dict[str, int], table: AnyTable) -> dict[int, int]:
    """Question ids as they were before, so that an answer on its way is not stale after a restart."""
    return {d.seat: stored.get(str(d.seat), table.length) for d in table.questions()}


def restored(game: AnyGame, options: Json, stored: Stored) -> AnyTable:
    """The table as its log leaves it; a snapshot that cannot be read is done without. Raises CannotGoOn."""
    log = [entry_of(r) for r in stored.entries]
    if stored.left:
        return after_the_snapshot(game, options, stored, log)
    if stored.snapshot is not None:
        try:
            return from_snapshot(game, options, stored, log, stored.snapshot.data)
        except (CannotGoOn, CannotLoad, *NONSENSE):
            pass  # all it saves is time
    try:
        return from_snapshot(game, options, stored, log, None)
    except (CannotLoad, *NONSENSE) as error:
        raise CannotGoOn(str(error)) from error


def after_the_snapshot(game: AnyGame, options: Json, stored: Stored, log: list[Entry]) -> AnyTable:
    """A long match without what came before its snapshot. Raises NotAll where that is needed after all."""
    if stored.snapshot is None or stored.head.rules != game.rules:
        raise NotAll
    left = Left(stored.left, stored.snapshot.data[LINE])
    try:
        table = restore(game, options, stored.table.seed, log, stored.snapshot.data, None, left)
    except (CannotLoad, *NONSENSE):
        raise NotAll from None
    table.opened = opened_of(stored.head.opened, table)
    return table


def from_snapshot(game: AnyGame, options: Json, stored: Stored, log: list[Entry], snapshot: Json | None) -> AnyTable:
    if stored.head.rules == game.rules:
        table = restore(game, options, stored.table.seed, log, snapshot, stored.table.origin)
    else:
        table = carried_over(game, options, stored, log, snapshot)
    table.opened = opened_of(stored.head.opened, table)
    return table


def carried_over(game: AnyGame, options: Json, stored: Stored, log: list[Entry], snapshot: Json | None) -> AnyTable:
    """The table under newer rules: from its snapshot, if what came after it happens again in the same way; a match too
    young for a snapshot from its start."""
    try:
        if snapshot is not None:
            s, tail = codec.load(game, snapshot), log[snapshot["seq"] :]
            if line_of(log)[-len(tail) :] != tail and tail:
                raise CannotGoOn
        else:
            s, tail = codec.beginning(game, options, stored.table.origin), line_of(log)
        for e in tail:
            s = replayed(game, s, e)
        now = codec.save(game, s, len(log))
        table = restore(game, options, stored.table.seed, log, now, now)
    except (CannotLoad, *NONSENSE) as error:
        raise CannotGoOn(str(error)) from error
    return table


def replayed(game: AnyGame, s: State, e: Entry) -> State:
    """The state after an entry that must happen as the log says it did."""
    if e.kind not in (ACT, LOT):
        after: State = play_entry(game, s, e)
        return after
    events = apply(s, e.seat, game.parse(s, e.text))
    if [codec.pack_event(x) for x in events] != [codec.pack_event(x) for x in e.events]:
        raise CannotGoOn(f"entry {e.seq} has other consequences now")
    return s


def rebase(table: AnyTable) -> AnyProposal:
    """The log's note that from here on other rules hold, with the position they begin from."""
    first = table.length
    text = json.dumps(codec.save(table.game, table.state, first + 1), ensure_ascii=False)
    entry = Entry(first, CHANCE, REBASE, text, (), True)
    opened = dict.fromkeys(table.opened, first + 1)
    return Proposal(table.state, (entry,), [*table.line, entry], [], opened, False)


def snapshot_of(table: AnyTable, p: AnyProposal | None = None) -> Snapshot:
    """Of the table, or of what it is about to become."""
    if p is None:
        state, length, reach, agreed = table.state, table.length, table.reach, table.agreed_draw
    else:
        state, length, reach, agreed = p.state, table.length + len(p.entries), table.left.line + len(p.line), p.agreed
    data = codec.save(table.game, state, length)
    return Snapshot(length, data if table.script or agreed else {**data, LINE: reach})
