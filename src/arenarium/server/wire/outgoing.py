"""What the server says over the socket: a type and its data."""

from __future__ import annotations

from typing import Literal, TypedDict

from arenarium.server.wire.play import (
    Ack,
    Answered,
    Bye,
    ChatLine,
    Clocked,
    Entries,
    Fault,
    LiveMessage,
    Muted,
    Refused,
    Seats,
    Timed,
    ViewMessage,
    Welcome,
)
from arenarium.server.wire.studies import StudyNews
from arenarium.server.wire.tables import TableInfo


class WelcomeSent(TypedDict):
    t: Literal["welcome"]
    d: Welcome


class ViewSent(TypedDict):
    t: Literal["view"]
    d: ViewMessage


class EntriesSent(TypedDict):
    t: Literal["entries"]
    d: Entries


class AckSent(TypedDict):
    t: Literal["ack"]
    d: Ack


class RefusedSent(TypedDict):
    t: Literal["refused", "error"]
    d: Refused


class TableSent(TypedDict):
    t: Literal["table"]
    d: TableInfo


class SeatsSent(TypedDict):
    t: Literal["seats"]
    d: Seats


class ChatSent(TypedDict):
    t: Literal["chat"]
    d: ChatLine


class FaultSent(TypedDict):
    t: Literal["fault"]
    d: Fault


class MutedSent(TypedDict):
    t: Literal["muted"]
    d: Muted


class PingSent(TypedDict):
    t: Literal["ping"]
    d: Timed


class PongSent(TypedDict):
    t: Literal["pong"]
    d: Clocked


class AnswerSent(TypedDict):
    t: Literal["answer"]
    d: Answered


class LiveSent(TypedDict):
    t: Literal["live"]
    d: LiveMessage


class StudySent(TypedDict):
    t: Literal["study"]
    d: StudyNews


class ByeSent(TypedDict):
    t: Literal["bye"]
    d: Bye


ServerMessage = (
    WelcomeSent
    | ViewSent
    | EntriesSent
    | AckSent
    | RefusedSent
    | TableSent
    | SeatsSent
    | ChatSent
    | FaultSent
    | MutedSent
    | PingSent
    | PongSent
    | AnswerSent
    | LiveSent
    | StudySent
    | ByeSent
)
