"""A table and the store: a change is first written and then adopted; what other workers wrote is followed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict, Unpack

import msgspec

from arenarium.core.game import AnyGame
from arenarium.core.kernel import State
from arenarium.core.table import ACT, AnyProposal, AnyTable, Entry, OutOfReach
from arenarium.server.refusals import Unknown
from arenarium.server.restore import CannotGoOn, NotAll, entry_of, opened_of, restored, row_of, snapshot_of
from arenarium.server.table import time_control
from arenarium.server.table.desk import BROKEN, Desk
from arenarium.store.rows import Change, ClockHead, EntryRow, Head, Offer, Scored, Seat, Snapshot, Stored, TableState
from arenarium.store.store import LONG_MATCH, REPEATED

BEGUN = ("running", "finished")
TRIES = 12  # of what ends in a commit, while other workers are faster


class Conflict(Exception):
    """Another worker changed the table first; try again."""


class HeadChanges(TypedDict, total=False):
    """What may change of a head beside its version and length."""

    state: TableState
    rules: int
    opened: dict[str, int]
    clock: ClockHead | None
    paused: bool
    offers: tuple[Offer, ...]
    result: tuple[int, ...] | None
    called: dict[str, int]
    rematch: str | None
    begun: float | None
    ended: float | None
    score: tuple[Scored, ...] | msgspec.UnsetType


class Followed(msgspec.Struct, frozen=True):
    """What was followed."""

    moved: bool  # more than talk
    first: int  # the first new entry
    chats: int  # lines of talk known before


class Commits:
    def __init__(self, desk: Desk, stored: Stored) -> None:
        self.desk = desk
        self.saved = 0 if stored.snapshot is None else stored.snapshot.seq
        self.unsure = False  # a commit failed half-way: the store knows what holds
        self.asleep = False  # nobody has touched the table for a while: only the store has its log
        self._open(stored)

    def _open(self, stored: Stored) -> None:
        """Raises NotAll where more of a long match has to be read."""
        d = self.desk
        d.left = stored.left
        d.times = [e.at for e in stored.entries]
        d.nonces = stored.nonces | {e.nonce: e.seq for e in stored.entries if e.nonce is not None}
        d.lost = False
        if stored.head.state not in BEGUN:
            return
        try:
            d.table = restored(d.game, d.options, stored)
        except CannotGoOn:
            d.lost = stored.head.state != "running"
            if not d.lost:
                d.head = msgspec.structs.replace(d.head, broken=BROKEN)

    # --- writing -----------------------------------------------------------------------------

    async def commit(
        self,
        proposal: AnyProposal | None = None,
        nonce: str | None = None,
        seats: tuple[Seat, ...] = (),
        actor: int | None = None,
        lag: float = 0.0,
        entries: tuple[Entry, ...] = (),
        **changes: Unpack[HeadChanges],
    ) -> None:
        """Write a change and adopt it; Conflict if the table has moved on."""
        d = self.desk
        now = round(d.worker.now(), 3)
        if proposal is not None:
            entries = proposal.entries
            changes = {**self._after(proposal, now, actor, lag), **changes}
        rows = tuple(row_of(e, now, nonce if i == 0 else None) for i, e in enumerate(entries))
        length = d.head.length + len(rows)
        head: Head = msgspec.structs.replace(d.head, version=d.head.version + 1, length=length, **changes)
        seated = self.with_seats(seats)
        snapshot = None if proposal is None else self._snapshot(proposal)
        change = Change(d.row.id, head, now, self._due(head, seated, proposal, now), rows, seats, snapshot)
        try:
            done = await d.worker.store.commit(change)
        except BaseException:
            self.unsure = True  # it may be on the disk or not: the store knows
            raise
        if not done:
            raise Conflict
        self._adopt(head, seated, proposal, rows)
        if snapshot is not None:
            self.saved = snapshot.seq

    def _adopt(
        self, head: Head, seats: tuple[Seat, ...], proposal: AnyProposal | None, rows: tuple[EntryRow, ...]
    ) -> None:
        """The change is on the disk: from here on it holds."""
        d = self.desk
        if any(d.head.called.get(seat) != question for seat, question in head.called.items()):
            d.worker.ring.set()  # the calls are in the store with the questions
        if d.head.chats > head.chats:  # somebody talked meanwhile
            head = msgspec.structs.replace(head, chats=d.head.chats)
        d.head = head
        d.seats = seats
        if proposal is not None and d.table is not None:
            d.table.adopt(proposal)
        self._remember(rows)
        d.worker.metrics.count("entries", by=len(rows))
        d.worker.announce(d.row.id)

    def with_seats(self, changed: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats, these among them as they are to be."""
        seats = self.desk.seats
        return tuple(next((n for n in changed if n.seat == s.seat), s) for s in seats) if changed else seats

    def _snapshot(self, p: AnyProposal) -> Snapshot | None:
        """Now and then the whole position, but none that somebody may still take back."""
        table = self.desk.table
        assert table is not None
        if p.takebacks or table.length + len(p.entries) - self.saved < self.desk.worker.settings.snapshot_every:
            return None
        return snapshot_of(table, p)

    def _after(self, p: AnyProposal, now: float, actor: int | None, lag: float) -> HeadChanges:
        """What a proposal changes in the head."""
        d = self.desk
        result = d.game.agreed(p.state) if p.agreed else d.game.result(p.state)
        asked = () if result is not None else tuple(p.opened)
        changes: HeadChanges = {"opened": {str(k): v for k, v in p.opened.items()}}
        changes["offers"] = d.head.offers if result is None and self._forced(p) else ()
        if d.time_control is not None and d.head.clock is not None:
            changes["clock"] = time_control.step(d.time_control, d.head.clock, asked, now, actor, lag)
        if result is not None:
            changes["state"], changes["result"], changes["ended"] = "finished", tuple(result), now
            changes["score"] = scored(d.game, p.state)
        else:
            changes["called"] = self.calls(p.opened, d.seats)
        return changes

    def _forced(self, p: AnyProposal) -> bool:
        """Whether it could only be answered so: nobody has decided anything, and what was offered stands."""
        table = self.desk.table
        acts = [e for e in p.entries if e.kind == ACT]
        if table is None or len(acts) != 1:
            return False
        asked = table.question_of(acts[0].seat)
        return asked is not None and len(asked.options) == 1

    def calls(self, questions: dict[int, int], seats: tuple[Seat, ...]) -> dict[str, int]:
        """Which questions people who are not here are called to; each is called to a question once."""
        d = self.desk
        told = {}
        for seat, opened in questions.items():
            person = d.people.get(seats[seat].person or "")
            called = d.head.called.get(str(seat)) == opened
            if called or (person is not None and person.webhook and not d.is_here(person.id)):
                told[str(seat)] = opened
        return told

    def _due(self, head: Head, seats: tuple[Seat, ...], p: AnyProposal | None, now: float) -> float | None:
        """When the server has to see to this table even if nobody is connected."""
        d = self.desk
        if head.state != "running" or head.paused or head.broken is not None:
            return None
        opened: Iterable[int] = p.opened if p is not None else d.table.opened if d.table else ()
        times = [now + d.worker.settings.bot_grace for seat in opened if seats[seat].bot is not None]
        if head.clock is not None and (zero := time_control.zero_at(head.clock)) is not None:
            times.append(zero)
        return min(times, default=None)

    def _remember(self, rows: tuple[EntryRow, ...]) -> None:
        for row in rows:
            self.desk.times.append(row.at)
            if row.nonce is not None:
                self.desk.nonces[row.nonce] = row.seq

    # --- following ---------------------------------------------------------------------------

    async def follow(self) -> Followed | None:
        """Read what other workers wrote; None where there is nothing new. Raises Unknown where the table was erased."""
        d = self.desk
        found = await d.worker.store.tail(d.row.id, d.known)
        self.unsure = False
        if found is None:
            raise Unknown("server-refuse-table")
        head, seats, rows = found
        known = d.head
        if head.version < known.version or (head.version == known.version and head.chats == known.chats):
            return None
        followed = Followed(head.version != known.version, d.known, known.chats)
        await self._take_over(head, seats, rows)
        return followed

    async def _take_over(self, head: Head, seats: tuple[Seat, ...], rows: tuple[EntryRow, ...]) -> None:
        d = self.desk
        await self._sit(seats)
        self._remember(rows)
        if d.table is None and head.state in BEGUN:
            stored = await self._load()
            head = d.head = stored.head
            await self._sit(stored.seats)  # it may have gone on while we read
            self._open(stored)
        elif d.table is not None and rows:
            await self._append(d.table, [entry_of(row) for row in rows])
        if d.table is not None:
            d.table.opened = opened_of(head.opened, d.table)
        if d.head.broken is not None and head.broken is None and d.table is None:
            head = msgspec.structs.replace(head, broken=d.head.broken)
        d.head = head

    async def _append(self, table: AnyTable, entries: list[Entry]) -> None:
        try:
            self.desk.table = table.followed_by(entries)
        except OutOfReach:
            self._open(await self._load())

    async def whole(self) -> None:
        """Read all of a long log: somebody goes back to where only the store knows."""
        if self.desk.left:
            await self.desk.newest()
            self._open(await self._load())

    async def _sit(self, seats: tuple[Seat, ...]) -> None:
        changed, self.desk.seats = seats != self.desk.seats, seats
        if changed:
            self.desk.people = await self.desk.worker.store.people(s.person for s in seats if s.person)

    async def _load(self, known: int | None = None) -> Stored:
        """The table, whole; or the end of a long one, with all that came after the first `known` entries."""
        d = self.desk
        stored = await d.worker.store.load(d.row.id, known is None)
        assert stored is not None
        return stored if known is None or stored.left <= known else await self._load()

    # --- resting -----------------------------------------------------------------------------

    async def put_away(self) -> None:
        """Before the table leaves the memory: a fresh snapshot makes the next opening quick."""
        table = self.desk.table
        if table is not None and table.length > self.saved and not table.takebacks and not self.unsure:
            await self.desk.worker.store.put_snapshot(self.desk.row.id, snapshot_of(table))
            self.saved = table.length

    def rest(self) -> None:
        """Let go of all that the store has; the next message wakes the table."""
        d = self.desk
        if d.table is not None and not self.unsure:
            d.table, d.left, d.times, d.nonces, self.asleep = None, 0, [], {}, True

    def shorten(self) -> None:
        """Let go of the beginning of a long log when there is a snapshot of just now."""
        d = self.desk
        table = d.table
        if (
            table is None
            or len(table.log) < LONG_MATCH
            or table.length != self.saved
            or table.takebacks
            or table.script
        ):
            return
        table.leave()
        d.left, d.times = table.left.log, []
        d.nonces = {nonce: seq for nonce, seq in d.nonces.items() if seq >= d.left - REPEATED}

    async def wake(self) -> Followed:
        """Take back what was let go of, and whatever another worker has written since."""
        d = self.desk
        first, version = d.head.length, d.head.version
        stored = await self._load(first)
        self.asleep = False
        chats = d.head.chats
        d.head = msgspec.structs.replace(stored.head, chats=chats)
        try:
            self._open(stored)
        except NotAll:
            stored = await self._load()
            d.head = msgspec.structs.replace(stored.head, chats=chats)
            self._open(stored)
        moved = stored.head.version != version
        if moved:
            await self._sit(stored.seats)
        return Followed(moved, first, d.head.chats)


def scored(game: AnyGame, s: State) -> tuple[Scored, ...] | msgspec.UnsetType:
    """What each side has at the end, in the order of their first seats."""
    points = game.score(s)
    if points is None:
        return msgspec.UNSET
    sides = game.teams(s)
    seats = {side: tuple(seat for seat, of in enumerate(sides) if of == side) for side in sides}
    return tuple(Scored(of, points[of[0]]) for of in seats.values())
