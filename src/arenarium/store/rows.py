"""The rows of the store as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from arenarium.core.game import Json

UNDO = 60.0  # seconds in which what was deleted can be brought back
SCENARIO = "scenario:"  # before a scenario's name, in place of a parent table
PUZZLE = f"{SCENARIO}puzzle-"  # before a puzzle's
SeatKind = Literal["person", "hotseat", "open", "invite", "bot"]
TableState = Literal["open", "running", "finished", "closed"]
TableKind = Literal["match", "scenario", "whatif"]
OfferKind = Literal["undo", "draw", "pause"]


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str
    recovery: str  # hash of the recovery code
    webhook: str | None
    created: float


class Seat(msgspec.Struct, frozen=True):
    """Open and invite have nobody yet."""

    seat: int
    kind: SeatKind
    person: str | None = None
    bot: str | None = None  # who plays: always for a bot's seat, else while it sits in for the person
    token: str | None = None  # hash of the one-time invitation


class TableRow(msgspec.Struct, frozen=True):
    """What is said once about a table."""

    id: str
    game: str
    options: Json
    seed: bytes
    origin: Json | None
    public: bool
    title: str
    host: str
    clock: Json | None
    watch: str
    parent: str | None
    created: float

    @property
    def kind(self) -> TableKind:
        """What is played: a match from its start, a position to learn from, or another match gone on with."""
        if self.origin is None:
            return "match"
        return "scenario" if (self.parent or "").startswith(SCENARIO) else "whatif"


class Offer(msgspec.Struct, frozen=True):
    """Something that needs the others."""

    what: OfferKind
    seat: int
    to: int = 0
    yes: tuple[int, ...] = ()


class ClockHead(msgspec.Struct, frozen=True):
    """Seconds left for each seat at the moment `since`, and whose clock runs."""

    left: tuple[float, ...]
    since: float
    running: tuple[int, ...] = ()
    quota: tuple[float, ...] = ()  # lag that may still be forgiven


class Scored(msgspec.Struct, frozen=True):
    """What one side had when the match was over."""

    seats: tuple[int, ...]
    points: int


class Head(msgspec.Struct, frozen=True):
    """What changes about a table outside the rules' log. Every change raises the version by one."""

    version: int = 0
    length: int = 0
    chats: int = 0
    state: TableState = "open"
    rules: int = 0
    opened: dict[str, int] = {}
    clock: ClockHead | None = None
    paused: bool = False
    offers: tuple[Offer, ...] = ()
    result: tuple[int, ...] | None = None
    # For each seat the question that its person was called to; databases call it `told`.
    called: dict[str, int] = msgspec.field(default_factory=dict, name="told")
    rematch: str | None = None
    broken: str | None = None  # the locale key of why it cannot go on
    begun: float | None = None
    ended: float | None = None
    tutor: bool = False  # somebody learns here against bots: mistakes are asked about before they are made
    pack: str = ""  # what the pack was called that it plays with
    score: tuple[Scored, ...] | msgspec.UnsetType = msgspec.UNSET  # of each side; of old matches nobody wrote it down


class EntryRow(msgspec.Struct, frozen=True):
    """A row of the log with what the rules do not know: when, and by which message."""

    seq: int
    seat: int
    kind: str
    text: str
    events: list[list[object]]
    sealed: bool
    at: float
    nonce: str | None = None


class Snapshot(msgspec.Struct, frozen=True):
    seq: int
    data: Json


class ChatRow(msgspec.Struct, frozen=True):
    n: int
    person: str
    name: str
    text: str
    at: float


class Change(msgspec.Struct, frozen=True):
    """One step of a table: applied whole if the table still has version `head.version - 1`, else not at all."""

    table: str
    head: Head
    changed: float
    due: float | None = None
    entries: tuple[EntryRow, ...] = ()
    seats: tuple[Seat, ...] = ()
    snapshot: Snapshot | None = None


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies in the store; of a long match perhaps only what came after the snapshot."""

    table: TableRow
    head: Head
    seats: tuple[Seat, ...]
    entries: tuple[EntryRow, ...]
    snapshot: Snapshot | None = None
    left: int = 0  # entries that were not read
    nonces: dict[str, int] = {}  # of the last of these


class Call(msgspec.Struct, frozen=True):
    """A person to be called to a turn."""

    table: str
    seat: int
    question: int
    tries: int


class LobbyRow(msgspec.Struct, frozen=True):
    table: TableRow
    head: Head
    seats: tuple[Seat, ...]
    names: dict[str, str]
    changed: float
