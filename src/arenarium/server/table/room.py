"""One table while people are at it: a mailbox, and everything that can happen to the table.

What comes in waits in the mailbox and is done one after the other, so nothing here needs a lock. A change is
committed first; then it is adopted, acknowledged and told, in that order. Another worker may have been faster:
then the store refuses the change, the room catches up and tries again from where the table stands now.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Protocol, TypeVar

import msgspec

from arenarium.bots import levels
from arenarium.bots.contract import Answer, Budget, Fault, Job
from arenarium.bots.registry import names
from arenarium.core import codec
from arenarium.core.game import Game, Json
from arenarium.core.kernel import Event
from arenarium.core.refusal import NotAllowed, Refusal, Stale
from arenarium.core.table import Entry, Proposal, Table, restore, script_of
from arenarium.server.api import redaction as telling
from arenarium.server.api import wire
from arenarium.server.api.redaction import Viewer
from arenarium.server.edge.identity import same
from arenarium.server.refusals import Denied, NotNow, TooMuch, Unavailable, Unknown
from arenarium.server.restore import CannotGoOn, entry_of, open_table, opened_of, rebase_entry, row_of, snapshot_of
from arenarium.server.settings import Settings
from arenarium.server.table import time_control as clocks
from arenarium.server.table.mailbox import Mailbox
from arenarium.server.table.pacing import pace_of
from arenarium.server.table.time_control import Clock
from arenarium.server.table.worker import TableWorker
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Change, ChatRow, ClockHead, EntryRow, Head, Offer, Person, Seat, Snapshot, Stored

T = TypeVar("T")
TRIES = 12


class Conflict(Exception):
    """Another worker changed the table first; try again."""


class Guest(Protocol):
    """A connection, as the room sees it."""

    person: Person | None
    lang: str
    viewer: Viewer
    seat: int | None  # the one seat it asked for, if any
    lag: float
    muted: set[str]

    def send(self, data: bytes) -> None: ...

    def refuse(self, refusal: Refusal, n: str | None) -> None: ...


class Room:
    def __init__(
        self, hub: TableWorker, stored: Stored, game: Game[Any], options: Json, people: dict[str, Person]
    ) -> None:
        self.hub = hub
        self.row = stored.table
        self.game = game
        self.options = options
        self.head = stored.head
        self.seats = stored.seats
        self.people = people
        self.guests: set[Guest] = set()
        self.faults: deque[tuple[int, Fault, str]] = deque(
            maxlen=20
        )  # seat, what a bot did wrong, who answered instead
        self.elsewhere: set[str] = set()  # people connected to other workers
        self.away: dict[str, float] = {}  # since when a seated person is not connected
        self.clock = None if stored.table.clock is None else msgspec.convert(stored.table.clock, Clock)
        self.table: Table[Any] | None = None
        self.times: list[float] = []
        self.nonces: dict[str, int] = {}
        self.saved = 0 if stored.snapshot is None else stored.snapshot.seq
        self.unsure = False  # a commit failed half-way: the store knows what holds
        self.asleep = False  # nobody has touched the table for a while: only the store has its log
        self.used = hub.now()
        self.calls: list[int] = []  # seats whose people are to be called after this commit
        self.thinking: dict[int, int] = {}  # seat: the question its bot thinks about
        self.tasks: set[asyncio.Task[None]] = set()
        self.timer: asyncio.TimerHandle | None = None
        self._mail = Mailbox()
        self.pace = pace_of(self)
        self._open(stored)

    def _open(self, stored: Stored) -> None:
        self.times = [e.at for e in stored.entries]
        self.nonces = {e.nonce: e.seq for e in stored.entries if e.nonce is not None}
        if stored.head.state not in ("running", "finished"):
            return
        try:
            self.table = open_table(self.game, self.options, stored)
        except CannotGoOn:
            if stored.head.state == "running":  # a finished match is told from its events
                self.head = msgspec.structs.replace(self.head, broken="server-broken-rules")

    # --- mailbox -----------------------------------------------------------------------------

    async def post(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this when its turn comes: whoever posted earlier is done first."""
        await self._mail.enter()
        try:
            return await self._attempt(work)
        finally:
            self._mail.leave()

    async def _attempt(self, work: Callable[[], Awaitable[T]]) -> T:
        self.used = self.hub.now()
        for _ in range(TRIES):
            try:
                if self.asleep:
                    await self._wake()
                if self.unsure:
                    await self._catch_up()
                return await work()
            except Conflict:
                self.hub.metrics.count("conflicts")
                await self._catch_up()
            except StoreFailed:
                self.unsure = True
                raise Unavailable("server-refuse-storage") from None
            except Refusal:
                # Another worker may have written what this one has not heard of: an answer that is stale
                # here may be the newest there, or a repeat of what was done. Look before refusing.
                if not self.hub.several or not await self._was_behind():
                    raise
        raise Unavailable("server-refuse-busy")

    async def _was_behind(self) -> bool:
        """Catch up with the other workers; whether there was anything to catch up with."""
        version = self.head.version
        try:
            await self._catch_up()
        except StoreFailed:
            self.unsure = True
        return self.head.version != version

    @property
    def working(self) -> bool:
        return self._mail.busy or bool(self.tasks)

    def rest(self) -> None:
        """Let go of all that the store has; whoever is connected stays so, and the next message wakes the table."""
        if self.table is not None and self.pace is None and not self.unsure and not self.working:
            self.table, self.times, self.nonces, self.asleep = None, [], {}, True

    async def awake(self) -> None:
        """Posted by who needs the table but changes nothing."""

    async def _wake(self) -> None:
        stored = await self.hub.store.load(self.row.id)
        assert stored is not None
        first, version = self.head.length, self.head.version
        self.asleep = False
        self.head = msgspec.structs.replace(stored.head, chats=self.head.chats)
        self.seats = stored.seats
        self._open(stored)
        if stored.head.version != version:  # another worker was awake
            self.people = await self.hub.store.people(s.person for s in self.seats if s.person)
            self._reseat()
            self.tell_table()
            self._tell_entries(first)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.pace is not None:
            self.pace.close()
        for task in self.tasks:
            task.cancel()

    # --- the store ---------------------------------------------------------------------------

    async def _commit(
        self,
        proposal: Proposal[Any] | None = None,
        nonce: str | None = None,
        seats: tuple[Seat, ...] = (),
        actor: int | None = None,
        lag: float = 0.0,
        entries: tuple[Entry, ...] = (),
        **changes: Any,
    ) -> None:
        """Write a change and adopt it; Conflict if the table has moved on."""
        now = round(self.hub.now(), 3)
        if proposal is not None:
            entries = proposal.entries
        rows = tuple(row_of(e, now, nonce if i == 0 else None) for i, e in enumerate(entries))
        if proposal is not None:
            changes = {**self._after(proposal, now, actor, lag), **changes}
        head: Head = msgspec.structs.replace(
            self.head, version=self.head.version + 1, length=self.head.length + len(rows), **changes
        )
        merged = self._with(seats)
        snapshot = None
        if proposal is not None and head.length - self.saved >= self.hub.settings.snapshot_every and not proposal.marks:
            snapshot = Snapshot(head.length, codec.save(self.game, proposal.state, head.length))
        due = self._due(head, merged, proposal, now)
        change = Change(self.row.id, head, now, due, rows, seats, snapshot)
        try:
            done = await self.hub.store.commit(change)
        except BaseException:
            self.unsure = True  # it may be on the disk or not: the store knows
            raise
        if not done:
            raise Conflict
        self.calls = [int(seat) for seat, question in head.told.items() if self.head.told.get(seat) != question]
        if self.head.chats > head.chats:  # somebody talked meanwhile
            head = msgspec.structs.replace(head, chats=self.head.chats)
        self.head = head
        self.seats = merged
        if proposal is not None and self.table is not None:
            self.table.adopt(proposal)
        if snapshot is not None:
            self.saved = snapshot.seq
        self._remember(rows)
        self.hub.metrics.count("entries", by=len(rows))
        self.hub.announce(self.row.id)

    def _with(self, changed: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(next((n for n in changed if n.seat == s.seat), s) for s in self.seats) if changed else self.seats

    def _after(self, p: Proposal[Any], now: float, actor: int | None, lag: float) -> Json:
        """What a proposal changes in the head."""
        assert self.table is not None
        result = [1] * p.state.seats if p.agreed else self.game.result(p.state)
        asked = () if result is not None else tuple(p.opened)
        changes: Json = {"opened": {str(k): v for k, v in p.opened.items()}, "offers": ()}
        if self.clock is not None and self.head.clock is not None:
            changes["clock"] = clocks.step(self.clock, self.head.clock, asked, now, actor, lag)
        if result is not None:
            changes |= {"state": "finished", "result": tuple(result), "ended": now}
        else:
            changes["told"] = self._calls(p.opened, self.seats)
        return changes

    def _calls(self, questions: dict[int, int], seats: tuple[Seat, ...]) -> dict[str, int]:
        """Which questions people who are not here were called to; each is called to a question once."""
        told = {}
        for seat, opened in questions.items():
            person = self.people.get(seats[seat].person or "")
            called = self.head.told.get(str(seat)) == opened
            if called or (person is not None and person.webhook and not self.is_here(person.id)):
                told[str(seat)] = opened
        return told

    def _due(self, head: Head, seats: tuple[Seat, ...], p: Proposal[Any] | None, now: float) -> float | None:
        """When the server has to see to this table even if nobody is connected."""
        if head.state != "running" or head.paused or head.broken is not None:
            return None
        opened: Iterable[int] = p.opened if p is not None else self.table.opened if self.table else ()
        times = [now + self.hub.settings.bot_grace for seat in opened if seats[seat].bot is not None]
        if head.clock is not None and (zero := clocks.zero_at(head.clock)) is not None:
            times.append(zero)
        return min(times, default=None)

    def _remember(self, rows: tuple[EntryRow, ...]) -> None:
        for row in rows:
            self.times.append(row.at)
            if row.nonce is not None:
                self.nonces[row.nonce] = row.seq

    async def catch_up(self) -> None:
        """Read what other workers wrote, and tell our guests."""
        await self.post(self._catch_up)

    async def _catch_up(self) -> None:
        found = await self.hub.store.tail(self.row.id, len(self.times))
        self.unsure = False
        if found is None:
            return
        head, seats, rows = found
        if head.version == self.head.version and head.chats == self.head.chats:
            return
        if head.version < self.head.version:
            return
        first, chats = len(self.times), self.head.chats
        moved = head.version != self.head.version
        await self._follow(head, seats, rows)
        if head.chats > chats:
            for line in await self.hub.store.chats(self.row.id, chats):
                self._tell_chat(line)
        if moved:
            self._reseat()
            self.tell_table()
            self._tell_entries(first)
            self._set_timer()
            if self.pace is not None and not self.pace.running:
                await self.pace.sync()

    async def _follow(self, head: Head, seats: tuple[Seat, ...], rows: tuple[EntryRow, ...]) -> None:
        changed, self.seats = seats != self.seats, seats
        if changed:
            self.people = await self.hub.store.people(s.person for s in seats if s.person)
        self._remember(rows)
        new = [entry_of(r) for r in rows]
        if self.table is None and head.state in ("running", "finished"):
            stored = await self.hub.store.load(self.row.id)
            assert stored is not None
            self.times, self.nonces = [], {}
            self.head, head = stored.head, stored.head
            if stored.seats != seats:  # it went on while we read
                self.seats = stored.seats
                self.people = await self.hub.store.people(s.person for s in stored.seats if s.person)
            self._open(stored)
        elif self.table is not None and new:
            old = self.table
            n, state = old.marks[0] if old.marks else (len(old.line), old.state)
            seq = len(old.log) - (len(old.line) - n)
            base = codec.save(self.game, state, seq)
            self.table = restore(self.game, self.options, self.row.seed, [*old.log, *new], base, self.row.origin)
        if self.table is not None:
            self.table.opened = opened_of(head.opened, self.table)
        if self.head.broken is not None and head.broken is None and self.table is None:
            head = msgspec.structs.replace(head, broken=self.head.broken)
        self.head = head

    async def put_away(self) -> None:
        """Before the room leaves the memory: a fresh snapshot makes the next opening quick."""
        if self.table is not None and len(self.table.log) > self.saved and not self.table.marks and not self.unsure:
            await self.hub.store.put_snapshot(self.row.id, snapshot_of(self.table))
            self.saved = len(self.table.log)

    # --- telling -----------------------------------------------------------------------------

    def is_here(self, person: str) -> bool:
        return person in self.elsewhere or any(g.person is not None and g.person.id == person for g in self.guests)

    def here(self) -> set[str]:
        return self.elsewhere | {g.person.id for g in self.guests if g.person is not None}

    def info(self) -> Json:
        names = {k: p.name for k, p in self.people.items()}
        absent = self.hub.settings.absent
        return telling.info(self.row, self.head, self.seats, names, self.hub.now(), self.here(), self.away, absent)

    def tell_table(self) -> None:
        data = wire.write("table", self.info())
        for guest in self.guests:
            guest.send(data)

    def _tell_entries(self, first: int) -> None:
        """New entries, then the views they lead to, each made once for all who see the same."""
        if self.table is None:
            return
        made: dict[Viewer, list[bytes]] = {}
        views = self.views_of({seat for guest in self.guests for seat in guest.viewer or (-1,)})
        for guest in self.guests:
            if guest.viewer not in made:
                seen = [views[seat] for seat in guest.viewer or (-1,)]
                made[guest.viewer] = [self.entries(first, guest.viewer), *seen]
            if self.pace is not None:
                self.pace.told(guest, made[guest.viewer], len(self.table.log))
                continue
            for data in made[guest.viewer]:
                guest.send(data)

    def entries(self, first: int, viewer: Viewer) -> bytes:
        assert self.table is not None
        s, log = self.table.state, self.table.log
        told = [telling.entry_for(self.game, s, log[i], self.times[i], viewer) for i in range(first, len(log))]
        return wire.write("entries", {"from": first, "entries": told})

    def views(self, viewer: Viewer) -> list[bytes]:
        return list(self.views_of(viewer or (-1,)).values())

    def views_of(self, seats: Iterable[int]) -> dict[int, bytes]:
        """The position as each of these seats knows it; what they share is made once."""
        assert self.table is not None
        wanted = list(seats)
        if not wanted:
            return {}
        time = None if self.head.clock is None else telling.clock_info(self.head, self.hub.now())
        views = telling.views_for(self.table, wanted, time)
        return {view.seat: wire.write("view", view) for view in views}

    def _tell_chat(self, line: ChatRow) -> None:
        self.head = msgspec.structs.replace(self.head, chats=max(self.head.chats, line.n))
        data = wire.write("chat", chat_json(line))
        for guest in self.guests:
            if line.person not in guest.muted:
                guest.send(data)

    async def _moved(self, first: int) -> None:
        """After a commit: tell, call, let bots think, set the clock."""
        self._tell_entries(first)
        if self.head.state == "finished":
            self.tell_table()
            self.hub.metrics.count("finished", f'game="{self.row.game}"')
        self._call()
        self._set_timer()
        self.wake_bots()
        if self.pace is not None and not self.pace.running:
            await self.pace.sync()

    def _call(self) -> None:
        for seat in self.calls:
            person = self.people.get(self.seats[seat].person or "")
            if person is not None and person.webhook:
                self.hub.ring.set()  # the call is in the store with the question
        self.calls = []

    # --- guests ------------------------------------------------------------------------------

    def seats_of(self, person: Person | None) -> Viewer:
        if person is None:
            return ()
        return tuple(s.seat for s in self.seats if s.person == person.id)

    def viewer_of(self, guest: Guest) -> Viewer:
        mine = self.seats_of(guest.person)
        return mine if guest.seat is None or guest.seat not in mine else (guest.seat,)

    def welcome(self, guest: Guest, have: int | None, lang: str, chat: list[ChatRow]) -> None:
        length = 0 if self.table is None else len(self.table.log)
        lines = [chat_json(line) for line in chat if line.person not in guest.muted]
        mine = list(self.seats_of(guest.person))
        told = {"v": wire.VERSION, "table": self.info(), "seats": mine, "seq": length, "lang": lang, "chat": lines}
        guest.send(wire.write("welcome", told))
        if self.table is not None:
            first = min(max(0, have or 0), length)
            guest.send(self.entries(first, guest.viewer))
            for data in self.views(guest.viewer):
                guest.send(data)
        for noted in self.faults:
            self._tell_fault(guest, noted)

    def arrive(self, guest: Guest) -> None:
        news = guest.person is not None and not self.is_here(guest.person.id)
        self.guests.add(guest)
        if guest.person is not None:
            self.away.pop(guest.person.id, None)
        if news:
            self.tell_table()

    def depart(self, guest: Guest) -> None:
        self.guests.discard(guest)
        person = guest.person
        if person is not None and not self.is_here(person.id) and self.seats_of(person):
            self.away[person.id] = self.hub.now()
            self.tell_table()

    def note_present(self, people: set[str]) -> None:
        """Who is connected to some worker, as the store says."""
        was = self.here()
        self.elsewhere = people
        now = self.here()
        for person in was - now:
            self.away[person] = self.hub.now()
        for person in now:
            self.away.pop(person, None)
        if was != now:
            self.tell_table()

    def _reseat(self) -> None:
        """Seats have changed hands: guests see the table from where they sit now."""
        for guest in self.guests:
            viewer = self.viewer_of(guest)
            if viewer != guest.viewer:
                guest.viewer = viewer
                if self.table is not None:
                    for data in self.views(viewer):
                        guest.send(data)
                guest.send(wire.write("seats", {"seats": list(self.seats_of(guest.person))}))

    # --- before the start --------------------------------------------------------------------

    async def begin_if_full(self) -> None:
        """A start may have been cut off before the first lot: whoever comes next goes on with it."""
        if self.head.state == "open" and all_taken(self.seats):
            await self._begin()

    async def join(self, person: Person, token: str | None, seat: int | None) -> Json:
        await self.begin_if_full()
        mine = self.seats_of(person)
        if mine and (self.head.state in ("running", "finished") or seat in mine):
            return self.info()  # a second tap, or the answer to the first was lost
        if self.head.state != "open":
            raise NotNow("server-refuse-begun")
        free = [s for s in self.seats if s.kind in ("open", "invite")]
        if token is not None:
            free = [s for s in free if s.kind == "invite" and same(s.token, token)]
            if not free and mine:
                return self.info()
            if not free:
                raise Denied("server-refuse-token")
        else:
            free = [s for s in free if s.kind == "open"]
        if seat is not None:
            free = [s for s in free if s.seat == seat]
        if not free:
            raise NotNow("server-refuse-no-seat")
        if token is None and mine:
            raise NotNow("server-refuse-seated")
        taken = (Seat(free[0].seat, "person", person.id),)
        self.people[person.id] = person
        if all_taken(self._with(taken)):
            await self._begin(taken)
        else:
            await self._commit(seats=taken)
            self._reseat()
            self.tell_table()
        return self.info()

    async def leave(self, person: Person) -> Json:
        """Stand up before the start; the host closes the table by leaving it."""
        if self.head.state != "open":
            raise NotNow("server-refuse-begun")
        if person.id == self.row.host:
            await self._commit(state="closed")
        else:
            mine = tuple(Seat(s, "open") for s in self.seats_of(person))
            if not mine:
                raise Denied("server-refuse-not-seated")
            await self._commit(seats=mine)
        self._reseat()
        self.tell_table()
        return self.info()

    async def start(self, person: Person) -> Json:
        if person.id != self.row.host:
            raise Denied("server-refuse-host")
        if self.head.state != "open":
            raise NotNow("server-refuse-begun")
        if not all_taken(self.seats):
            raise NotNow("server-refuse-seats-open")
        await self._begin()
        return self.info()

    async def point_to(self, rematch: str) -> None:
        """Everybody here learns of the next match."""
        if self.head.rematch is None:
            await self._commit(rematch=rematch)
        self.tell_table()

    async def invite(self, person: Person, seat: int, token: str) -> Json:
        """A fresh invitation; the old one is void."""
        if person.id != self.row.host:
            raise Denied("server-refuse-host")
        if self.head.state != "open" or seat >= len(self.seats) or self.seats[seat].kind not in ("open", "invite"):
            raise NotNow("server-refuse-no-seat")
        await self._commit(seats=(Seat(seat, "invite", token=token),))
        self.tell_table()
        return self.info()

    async def _begin(self, taken: tuple[Seat, ...] = ()) -> None:
        """The last seat and the first lots are one change: nobody sits at a full table that has not begun."""
        table = new_table(self.game, self.options, self.row.seed, self.row.origin)
        now = self.hub.now()
        changes: Json = {
            "state": "running",
            "begun": now,
            "rules": self.game.rules,
            "opened": {str(k): v for k, v in table.opened.items()},
            "told": self._calls(table.opened, self._with(taken)),
        }
        if self.clock is not None:
            changes["clock"] = clocks.begin(self.clock, len(self.seats), table.opened, now)
        if (result := table.result()) is not None:
            changes |= {"state": "finished", "result": tuple(result), "ended": now}
        self.table = table
        try:
            await self._commit(seats=taken, entries=tuple(table.log), **changes)
        except BaseException:
            self.table = None
            raise
        self._reseat()
        self.tell_table()
        await self._moved(0)

    # --- play --------------------------------------------------------------------------------

    def _playing(self, guest: Guest | None = None, seat: int | None = None) -> Table[Any]:
        """The table, if it can be played on and the seat is this guest's."""
        if guest is not None and seat is not None:
            self._own(guest, seat)
        if self.head.broken is not None:
            raise NotNow(self.head.broken)
        if self.table is None:
            raise NotNow("server-refuse-not-begun")
        return self.table

    def _own(self, guest: Guest, seat: int) -> None:
        if seat not in self.seats_of(guest.person):
            raise Denied("server-refuse-seat")

    def repeated(self, guest: Guest, seat: int, n: str) -> bool:
        """Whether this message was done before; its sender hears so again."""
        self._own(guest, seat)
        seq = self.nonces.get(f"{seat}:{n}")
        if seq is None:
            return False
        guest.send(wire.write("ack", {"n": n, "seq": seq}))
        return True

    async def act(self, guest: Guest, m: wire.Act, arrived: float) -> None:
        if self.repeated(guest, m.seat, m.n):
            return
        table = self._playing(guest, m.seat)
        if self.head.paused:
            raise NotNow("server-refuse-paused")
        if self.pace is not None and self.pace.takes(table.question_of(m.seat)):
            await self.pace.intent(guest, m.seat, m.text, m.n, m.seen)
            return
        await self._fall()
        proposal = table.propose(m.seat, m.text, m.q)
        seats = self._handed_back(m.seat)
        first = len(table.log)
        await self._commit(proposal, f"{m.seat}:{m.n}", seats, m.seat, guest.lag)
        self.hub.metrics.acknowledged(time.perf_counter() - arrived)
        guest.send(wire.write("ack", {"n": m.n, "seq": first}))
        if seats:
            self.tell_table()
        await self._moved(first)

    async def submit(self, seat: int, text: str, nonce: str | None, told: tuple[Event, ...] = ()) -> int | None:
        """Play what the live pace decided, with what it has to tell beside the rules; the entry's number, or None if
        the table does not allow it."""
        for _ in range(TRIES):
            table = self._playing()
            first = len(table.log)
            try:
                proposal = table.propose(seat, text)
                await self._commit(proposal.telling(told) if told else proposal, nonce, actor=seat)
            except Conflict:
                await self._catch_up()
                continue
            except Refusal:
                return None
            await self._moved(first)
            return first
        return None

    async def reseat_bot(self, seat: Seat) -> None:
        """A bot sits in, or leaves."""
        for _ in range(TRIES):
            try:
                await self._commit(seats=(seat,))
                break
            except Conflict:
                await self._catch_up()
        self.tell_table()

    def _handed_back(self, seat: int) -> tuple[Seat, ...]:
        """Whoever plays again takes the seat back from the bot that sat in."""
        s = self.seats[seat]
        return (Seat(s.seat, s.kind, s.person),) if s.bot is not None and s.person is not None else ()

    async def undo(self, guest: Guest, m: wire.Undo) -> None:
        if self.repeated(guest, m.seat, m.n):
            return
        table = self._playing(guest, m.seat)
        first = len(table.log)
        if m.to >= table.floor(m.seat):
            await self._commit(table.propose_undo(m.seat, m.to), f"{m.seat}:{m.n}")
            guest.send(wire.write("ack", {"n": m.n, "seq": first}))
            await self._moved(first)
        else:
            table.propose_undo(m.seat, m.to, consent=True)  # refused now if it never could be
            await self._offer(guest, Offer("undo", m.seat, m.to), m.n)

    async def resign(self, guest: Guest, m: wire.Seated) -> None:
        if self.repeated(guest, m.seat, m.n):
            return
        table = self._playing(guest, m.seat)
        first = len(table.log)
        await self._commit(table.propose_resign(m.seat), f"{m.seat}:{m.n}")
        guest.send(wire.write("ack", {"n": m.n, "seq": first}))
        await self._moved(first)

    async def draw(self, guest: Guest, m: wire.Seated) -> None:
        table = self._playing(guest, m.seat)
        if table.result() is not None:
            raise NotAllowed("core-refuse-over")
        if any(s.person is None for s in self.seats):
            raise NotNow("server-refuse-draw-bot")
        await self._offer(guest, Offer("draw", m.seat), m.n)

    async def pause(self, guest: Guest, m: wire.Seated) -> None:
        table = self._playing(guest, m.seat)
        if table.result() is not None:
            raise NotAllowed("core-refuse-over")
        if self.head.paused:
            guest.send(wire.write("ack", {"n": m.n, "seq": len(table.log)}))
            return
        if self.pace is not None:
            raise NotNow("server-refuse-live-pause")
        if self.clock is None:
            await self._pause()
            guest.send(wire.write("ack", {"n": m.n, "seq": len(table.log)}))
        else:
            await self._offer(guest, Offer("pause", m.seat), m.n)

    async def resume(self, guest: Guest, m: wire.Seated) -> None:
        table = self._playing(guest, m.seat)
        if self.head.paused:
            running: ClockHead | None = None
            if self.head.clock is not None:
                running = msgspec.structs.replace(self.head.clock, since=self.hub.now(), running=tuple(table.opened))
            await self._commit(paused=False, clock=running)
            self._set_timer()
            self.wake_bots()
        guest.send(wire.write("ack", {"n": m.n, "seq": len(table.log)}))
        self.tell_table()

    async def _pause(self) -> None:
        clock = None if self.head.clock is None else clocks.stopped(self.head.clock, self.hub.now())
        await self._commit(paused=True, clock=clock, offers=())
        self._set_timer()
        self.tell_table()

    async def _offer(self, guest: Guest, offer: Offer, n: str) -> None:
        """Put it to the others. Bots and seats of the same person agree at once."""
        assert self.table is not None
        mine = self.seats_of(guest.person)
        agreed = tuple(s.seat for s in self.seats if s.seat in mine or s.person is None)
        offer = Offer(offer.what, offer.seat, offer.to, agreed)
        others = tuple(o for o in self.head.offers if o.what != offer.what)
        if len(agreed) == len(self.seats):
            await self._agreed(offer)
        else:
            if guest.person is not None and not self.hub.offers.take(guest.person.id, time.monotonic()):
                raise TooMuch("server-refuse-offers", seconds=6)
            await self._commit(offers=(*others, offer))
            self.tell_table()
        guest.send(wire.write("ack", {"n": n, "seq": len(self.table.log)}))

    async def consent(self, guest: Guest, m: wire.Consent) -> None:
        table = self._playing()
        mine = self.seats_of(guest.person)
        if not mine:
            raise Denied("server-refuse-not-seated")
        offer = next((o for o in self.head.offers if o.what == m.what), None)
        if offer is None:
            raise Stale("server-refuse-no-offer")
        others = tuple(o for o in self.head.offers if o is not offer)
        if not m.yes:
            await self._commit(offers=others)
            self.tell_table()
        else:
            yes = tuple(sorted({*offer.yes, *mine}))
            offer = Offer(offer.what, offer.seat, offer.to, yes)
            if len(yes) == len(self.seats):
                await self._agreed(offer)
            else:
                await self._commit(offers=(*others, offer))
                self.tell_table()
        guest.send(wire.write("ack", {"n": m.n, "seq": len(table.log)}))

    async def _agreed(self, offer: Offer) -> None:
        table = self._playing()
        if offer.what == "pause":
            await self._pause()
            return
        first = len(table.log)
        if offer.what == "undo":
            proposal = table.propose_undo(offer.seat, offer.to, consent=True)
        else:
            proposal = table.propose_draw()
        await self._commit(proposal)
        self.tell_table()
        await self._moved(first)

    # --- chat --------------------------------------------------------------------------------

    async def chat(self, guest: Guest, text: str) -> None:
        if guest.person is None:
            raise Denied("server-refuse-chat-nobody")
        line = await self.hub.store.add_chat(self.row.id, guest.person.id, guest.person.name, text, self.hub.now())
        self._tell_chat(line)
        self.hub.announce(self.row.id)

    # --- clocks ------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.head.state != "running" or self.head.clock is None or self.head.paused:
            return
        zero = clocks.zero_at(self.head.clock)
        if zero is not None:
            wait = max(0.0, min(zero - self.hub.now(), 3600.0)) + 0.02
            self.timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self.hub.spawn(self.attend())

    async def attend(self) -> None:
        """See to whatever the server itself has to do here."""
        await self.post(self._attend)

    async def _attend(self) -> None:
        await self._catch_up()
        if self.head.state != "running" or self.table is None or self.head.paused or self.head.broken:
            return
        if self.head.rules != self.game.rules:
            await self._rebase()
        await self._fall()
        self._set_timer()
        self.wake_bots()
        if self.pace is not None and not self.pace.running:
            await self.pace.sync()

    async def _rebase(self) -> None:
        """The rules were updated under a running match: note it in the log and go on by the new ones."""
        assert self.table is not None
        entry = rebase_entry(self.table)
        old = self.table
        proposal = Proposal(
            old.state, (entry,), [*old.line, entry], [], {seat: len(old.log) + 1 for seat in old.opened}, False
        )
        await self._commit(proposal, rules=self.game.rules)
        await self._moved(len(old.log) - 1)

    async def _fall(self) -> None:
        """Seats whose time has run out lose, or are played by a bot until their person comes back."""
        if self.clock is None or self.head.clock is None or self.head.paused or self.head.state != "running":
            return
        for seat in clocks.fallen(self.head.clock, self.hub.now()):
            assert self.table is not None
            if self.head.state != "running" or self.seats[seat].bot is not None:
                continue
            first = len(self.table.log)
            if self.clock.zero == "lose" or self.seats[seat].person is None:
                await self._commit(self.table.propose_resign(seat), actor=seat)
            else:
                s = self.seats[seat]
                left = list(self.head.clock.left)
                left[seat] = self.clock.full()
                clock = msgspec.structs.replace(self.head.clock, left=tuple(left), since=self.hub.now())
                await self._commit(seats=(Seat(s.seat, s.kind, s.person, "novice"),), clock=clock)
            self.tell_table()
            await self._moved(first)

    # --- bots --------------------------------------------------------------------------------

    async def sit_in(self, guest: Guest, m: wire.SitIn) -> None:
        """A bot plays on for somebody who left; one's own seat may be lent at any time."""
        table = self._playing()
        if not self.seats_of(guest.person):
            raise Denied("server-refuse-not-seated")
        if m.seat >= len(self.seats):
            raise Unknown("server-refuse-no-such-seat", seat=m.seat)
        s = self.seats[m.seat]
        if s.person is None:
            raise NotNow("server-refuse-bot-there")
        if m.bot not in names():
            raise Unknown("server-refuse-bot", bot=m.bot, known=names())
        if m.seat not in self.seats_of(guest.person):
            since = self.away.get(s.person)
            if self.is_here(s.person) or since is None or self.hub.now() < since + self.hub.settings.absent:
                raise NotNow("server-refuse-not-away")
        await self._commit(seats=(Seat(s.seat, s.kind, s.person, m.bot),))
        guest.send(wire.write("ack", {"n": m.n, "seq": len(table.log)}))
        self.tell_table()
        self.wake_bots()

    async def back(self, guest: Guest, m: wire.Seated) -> None:
        """The person takes the seat back from the bot that sat in."""
        table = self._playing(guest, m.seat)
        seats = self._handed_back(m.seat)
        if seats:
            await self._commit(seats=seats)
        guest.send(wire.write("ack", {"n": m.n, "seq": len(table.log)}))
        self.tell_table()

    def wake_bots(self) -> None:
        """Let every bot that is asked something think about it, once."""
        table = self.table
        if table is None or self.head.state != "running" or self.head.paused or self.head.broken is not None:
            return
        for d in table.questions():
            bot = self.seats[d.seat].bot
            question = table.opened.get(d.seat, -1)
            if bot is None or self.thinking.get(d.seat) == question or (self.pace is not None and self.pace.takes(d)):
                continue
            self.thinking[d.seat] = question
            self.task(self._think(d.seat, bot, question))

    def task(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on beside the mailbox and ends with the room."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _think(self, seat: int, bot: str, question: int) -> None:
        try:
            table = self.table
            assert table is not None
            began = time.monotonic()
            text = await self.answer_of(table, seat, bot)
            pause = self.hub.settings.bot_pause if self.guests else 0.0
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
            await self.post(lambda: self._bot_acts(seat, text, question))
        except Refusal as refusal:
            self.hub.log("bot could not play", table=self.row.id, bot=bot, why=refusal.key)
        finally:
            if self.thinking.get(seat) == question:
                del self.thinking[seat]

    async def answer_of(self, table: Table[Any], seat: int, bot: str) -> str:
        """The bot's choice; it thinks elsewhere, and only on what its seat may know."""
        d = table.question_of(seat)
        assert d is not None
        options, state = d.options, table.state
        if len(options) > 1:
            budget = Budget(seconds=bot_seconds(self.hub.settings, bot))
            path = self.hub.settings.games.path(self.row.game)
            job = Job.of(path, state, seat, bot, random.getrandbits(48), budget)
            answer = await self.hub.pool.think(job, self.row.host)
            if answer is not None:
                self._note_faults(seat, answer)
                return answer.text
        return self.game.notate(state, random.choice(options))

    def _note_faults(self, seat: int, answer: Answer) -> None:
        """What went wrong with a bot is noted, and the host is told which bot and why."""
        for fault in answer.faults:
            self.hub.log("bot fault", table=self.row.id, bot=fault.bot, kind=fault.kind, detail=fault.detail)
            self.hub.metrics.count("bot_faults", f'kind="{fault.kind}"')
            self.faults.append((seat, fault, answer.bot))
            for guest in self.guests:
                self._tell_fault(guest, self.faults[-1])

    def _tell_fault(self, guest: Guest, noted: tuple[int, Fault, str]) -> None:
        if guest.person is not None and guest.person.id == self.row.host:
            guest.send(wire.write("fault", telling.fault(*noted, guest.lang)))

    async def _bot_acts(self, seat: int, text: str, question: int) -> None:
        table = self.table
        if table is None or self.head.paused or self.head.state != "running" or self.seats[seat].bot is None:
            return
        if table.opened.get(seat) != question or table.question_of(seat) is None:
            return  # it thought about a question that has closed
        first = len(table.log)
        await self._commit(table.propose(seat, text, question), f"{seat}:bot-{question}-{first}", (), seat)
        self.hub.metrics.count("bot_actions")
        self.thinking.pop(seat, None)
        await self._moved(first)


def bot_seconds(settings: Settings, bot: str) -> float:
    """How long a bot may think about one answer."""
    return settings.bot_seconds or levels.seconds(bot)


def new_table(game: Game[Any], options: Json, seed: bytes, origin: Json | None) -> Table[Any]:
    begun = None if origin is None else codec.load(game, origin)
    return Table(game, options, seed, begun, script=script_of(origin))


def all_taken(seats: tuple[Seat, ...]) -> bool:
    return all(s.kind not in ("open", "invite") for s in seats)


def chat_json(line: ChatRow) -> Json:
    return {"n": line.n, "who": line.person, "name": line.name, "text": line.text, "at": line.at}
