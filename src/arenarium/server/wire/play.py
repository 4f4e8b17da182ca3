"""What happens at a table: entries, views, questions, chat, answers, refusals."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

import msgspec
from msgspec import Struct

from arenarium.core.game import Json
from arenarium.server.wire.tables import TableInfo, TimeInfo


class AnyEvent(TypedDict):
    kind: str


Told = Annotated[Json, AnyEvent]  # an event as this client may know it: its kind and the fields its sentence needs


class AnyQuestion(TypedDict):
    seat: int
    q: NotRequired[int]  # of an own question
    ask: NotRequired[str]  # absent when the question is another seat's
    options: NotRequired[list[str]]
    live: NotRequired[bool]  # its answers are intents: the pace of the table says whether and when each counts


Question = Annotated[Json, AnyQuestion]


class Entry(TypedDict):
    seq: int
    seat: int
    kind: str
    text: NotRequired[str]  # of one's own actions only
    events: list[Told]
    at: NotRequired[float]  # always in the log; a client's own examples have no time


# New entries, in the order of the log.
Entries = TypedDict("Entries", {"from": int, "entries": list[Entry]})


class ViewMessage(Struct, omit_defaults=True):
    """The position as one seat knows it."""

    seq: int  # entries of the log
    seat: int
    view: msgspec.Raw
    questions: list[Question]
    floor: int  # the first moment that this seat may go back to
    length: int  # answers on the present line: those that were taken back do not count
    result: list[int] | None
    time: TimeInfo | msgspec.UnsetType = msgspec.UNSET


class ChatLine(TypedDict):
    n: int
    who: str
    name: str
    text: str
    at: float


class Welcome(TypedDict):
    v: int
    table: TableInfo
    seats: list[int]
    seq: int
    lang: str
    chat: list[ChatLine]


class Ack(TypedDict):
    n: str
    seq: NotRequired[int]  # the entry that the message made
    change: NotRequired[int]  # where it made none (an offer, a pause, a bot that sits in): the change of the table


class Refused(TypedDict):
    n: NotRequired[str]
    kind: str
    key: str
    rule: str
    args: Json
    message: NotRequired[str]  # always of the server; a client's own refusals have none


class Fault(TypedDict):
    """That a bot failed, as its host is told."""

    seat: int
    bot: str
    kind: str
    detail: str
    instead: str
    message: str


class Seats(TypedDict):
    seats: list[int]


class Muted(TypedDict):
    who: list[str]


class Answered(TypedDict):
    id: str
    what: str
    answer: NotRequired[object]
    refused: NotRequired[Refused]  # in place of an answer


class Foreseen(TypedDict):
    events: list[Told]  # to `foresee` with one option: what the seat would be told if it gave that answer


class ForeseenEach(TypedDict):
    foreseen: dict[str, list[Told]]  # to `foresee` with several: the same by option, of as many as there was time for


class Timed(TypedDict):
    at: float


class Clocked(TypedDict):
    at: float
    now: float


class Bye(TypedDict):
    reason: Literal["restart", "signed-out"]
    again: float  # in so many seconds


LiveMessage = Annotated[Json, AnyEvent]  # of a game with a pace: its own wire.py says which; `in` is milliseconds
