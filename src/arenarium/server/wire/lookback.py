"""A finished match looked back on: replay, luck, verdicts."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from arenarium.core.game import Json
from arenarium.server.wire.play import Entry, Told


class ReplayStep(TypedDict):
    n: int
    entry: Entry | None
    view: Json | None  # none where today's rules cannot follow


class Replay(TypedDict):
    seat: int
    frames: list[ReplayStep]


class LuckGot(TypedDict):
    what: str
    times: int
    expected: float


class LuckRow(TypedDict):
    """Lots of one kind that one seat was given: what came how often, and how often the odds promised it."""

    seat: int
    ask: str
    lots: int
    got: list[LuckGot]
    mean: NotRequired[float]
    expected_mean: NotRequired[float]


class LuckReport(TypedDict):
    luck: list[LuckRow]


class Point(TypedDict):
    """Chances of winning by seat, from 0 to 1, before an entry of the line."""

    at: int
    seq: int
    chances: list[float]


class Frequency(TypedDict):
    kind: str
    often: float
    otherwise: float


Reason = Annotated[Json, Frequency]  # an event that follows more often from one choice than from the other


class Weighed(TypedDict):
    """What a choice comes to. From `better` on: of faults alone."""

    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder", "close"]
    lost: float
    doubt: float  # to either side of `lost`
    chance: float
    better: NotRequired[str]
    line: NotRequired[list[str]]
    did: NotRequired[list[Told]]
    does: NotRequired[list[Told]]
    gains: NotRequired[list[Reason]]
    spares: NotRequired[list[Reason]]
    slip: NotRequired[str]  # of advice: by its name, what nobody means to do


class Decision(Weighed):
    at: int
    seq: int
    seat: int
    turn: int
    ask: str
    played: str


class Advice(TypedDict):
    warning: Weighed | None  # to `advise`: of a clear mistake


class Fortune(TypedDict):
    gave: list[float]  # what lots gave each seat, give or take a doubt
    doubt: float


class Lot(Fortune):
    at: int
    seq: int
    seat: int  # -1: nobody's in particular
    turn: int


class Report(TypedDict):
    ready: bool
    failed: bool
    done: float
    seconds: float  # it took
    curve: list[Point]
    decisions: list[Decision]
    lots: list[Lot]
    luck: Fortune | None
