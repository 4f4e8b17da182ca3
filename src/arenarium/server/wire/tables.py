"""A table: who sits there, how it stands, what time is left."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from arenarium.core.game import Json
from arenarium.server.wire.basics import Texts


class SeatInfo(TypedDict):
    seat: int
    kind: Literal["person", "hotseat", "open", "invite", "bot"]
    person: str | None
    name: str  # "" while nobody sits there
    bot: str | None  # the bot's level; on a person's seat: a bot sits in for now
    here: NotRequired[bool]
    away: NotRequired[float]  # since when the person is not connected
    replaceable: NotRequired[float]  # from then on others may let a bot sit in


class TimeInfo(TypedDict):
    """Seconds left by seat, and whose clock runs."""

    left: list[float]
    running: list[int]
    now: float


class Offer(TypedDict):
    what: Literal["undo", "draw", "pause"]
    seat: int
    to: int
    yes: list[int]


class Scored(TypedDict):
    """What one side had when the match was over: points, life, hit points."""

    seats: list[int]
    points: int


class TableInfo(TypedDict):
    """The same for everybody who may know of the table."""

    id: str
    game: str
    kind: Literal["match", "scenario", "whatif"]  # only matches count; the others were opened to try something
    rules: int
    options: Json
    pack: str | None
    title: str
    public: bool
    host: str
    created: float
    begun: float | None
    ended: float | None
    state: Literal["open", "running", "finished", "closed"]
    length: int
    paused: bool
    tutor: bool  # clear mistakes are asked about before they are made; it counts in no ranking
    broken: str | None
    offers: list[Offer]
    clock: Json | None
    time: TimeInfo | None
    commitment: str
    seed: str | None
    scripted: bool  # some lots are an example's, not the seed's
    result: list[int] | None
    score: NotRequired[list[Scored]]  # once it is over; of a match of before, or where nothing is counted, not
    rematch: str | None
    parent: str | None
    seats: list[SeatInfo]
    changed: NotRequired[float]  # in the lobby
    turn: NotRequired[list[int]]  # in the lobby: the seats that are asked
    verdicts: NotRequired[list[dict[str, int]]]  # of one's own finished match, once analysed: how many of each, by seat
    mine: NotRequired[list[int]]  # where the server tells it: my seats
    links: NotRequired[Texts]  # for whoever made the table: to watch it, and to each invited seat


class Lobby(TypedDict):
    tables: list[TableInfo]
    counts: NotRequired[dict[str, int]]  # of one's own finished matches: of each game, and those that are hidden
