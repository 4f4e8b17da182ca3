"""A table that is open here: what the store has of it, how it stands by the rules, and who is at it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol, TypeVar

import msgspec

from arenarium.core.game import AnyGame, Json
from arenarium.core.refusal import NotAllowed, Refusal
from arenarium.core.table import AnyTable
from arenarium.server.refusals import Denied, NotNow
from arenarium.server.table.table_worker import TableWorker
from arenarium.server.table.time_control import TimeControl
from arenarium.server.wire.redaction import Viewer
from arenarium.store.rows import Person, Stored

T = TypeVar("T")
BROKEN: Final = "server-broken-rules"


class Guest(Protocol):
    """A connection, as the table sees it."""

    person: Person | None
    where: str  # the address it comes from
    lang: str
    viewer: Viewer
    seat: int | None  # the one seat it asked for, if any
    lag: float
    muted: set[str]

    def send(self, data: bytes) -> None: ...

    def refuse(self, refusal: Refusal, n: str | None) -> None: ...


class Desk(ABC):
    """What every chapter of a table's life works on; the room, which is one, says what comes after what."""

    def __init__(
        self, worker: TableWorker, stored: Stored, game: AnyGame, options: Json, people: dict[str, Person]
    ) -> None:
        self.worker = worker
        self.row = stored.table
        self.game = game
        self.options = options
        self.time_control = None if stored.table.clock is None else msgspec.convert(stored.table.clock, TimeControl)
        self.head = stored.head
        self.seats = stored.seats
        self.people = people
        self.table: AnyTable | None = None
        self.lost = False  # it is over, and today's rules lead elsewhere: only its events can be told
        self.left = 0  # entries at the beginning of a long log that only the store has
        self.times: list[float] = []  # of the others
        self.nonces: dict[str, int] = {}  # of messages that were done lately, with their entry
        self.guests: set[Guest] = set()
        self.elsewhere: set[str] = set()  # people connected to other workers
        self.away: dict[str, float] = {}  # since when a seated person is not connected

    # --- asking ------------------------------------------------------------------------------

    @property
    def goes_on(self) -> bool:
        """Whether the match is being played just now."""
        head = self.head
        return self.table is not None and head.state == "running" and not head.paused and head.broken is None

    @property
    def length(self) -> int:
        return 0 if self.table is None else self.table.length

    @property
    def known(self) -> int:
        """How much of the log was read here."""
        return self.left + len(self.times)

    def seats_of(self, person: Person | None) -> Viewer:
        if person is None:
            return ()
        return tuple(s.seat for s in self.seats if s.person == person.id)

    def here(self) -> set[str]:
        return self.elsewhere | {g.person.id for g in self.guests if g.person is not None}

    def is_here(self, person: str) -> bool:
        return person in self.elsewhere or any(g.person is not None and g.person.id == person for g in self.guests)

    # --- demanding ---------------------------------------------------------------------------

    def playing(self, guest: Guest | None = None, seat: int | None = None) -> AnyTable:
        """The table, if it can be played on and the seat is this guest's."""
        if guest is not None and seat is not None:
            self.own(guest, seat)
        if self.head.broken is not None:
            raise NotNow(self.head.broken)
        if self.table is None:
            raise NotNow("server-refuse-not-begun")
        if self.head.state != "running":
            raise NotAllowed("core-refuse-over")
        return self.table

    def own(self, guest: Guest, seat: int) -> None:
        if seat not in self.seats_of(guest.person):
            raise Denied("server-refuse-seat")

    # --- what the room sees to ---------------------------------------------------------------

    @abstractmethod
    async def post(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this when its turn comes."""

    @abstractmethod
    async def awake(self) -> None:
        """For those who need the table but change nothing, and so need not wait for a turn."""

    @abstractmethod
    async def follow(self) -> None:
        """Read what other workers wrote, and tell our guests. For whoever has the turn."""

    async def newest(self) -> None:
        """For those who are about to be shown the table: wake-ups may be lost, and what is in memory minutes old."""
        if self.worker.several:
            await self.follow()

    @abstractmethod
    async def moved(self, first: int) -> None:
        """After a commit with entries from `first` on: tell them, let bots think, set the clock."""

    @abstractmethod
    async def attend(self) -> None:
        """See to whatever the server itself has to do here."""

    @abstractmethod
    def task(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on beside the mailbox and ends with the room."""
