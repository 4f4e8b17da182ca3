"""What a client says over the socket. It is checked as it is read."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta, Struct

from arenarium.core.game import Json
from arenarium.server.wire.basics import ChatText, Id, Nonce, Ordinal, SeatNumber


class Hello(Struct):
    v: int
    table: Id
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None
    have: Ordinal | None = None  # entries it has already


class Act(Struct):
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=4000)]
    n: Nonce
    q: Ordinal | None = None
    seen: Ordinal | None = None  # live pace: the `seq` of the newest view when the player acted


class Show(Struct):
    seat: SeatNumber | None = None


class Since(Struct):
    seq: Ordinal


class Undo(Struct):
    seat: SeatNumber
    to: Ordinal
    n: Nonce


class Consent(Struct):
    what: str
    yes: bool
    n: Nonce
    seat: SeatNumber | None = None


class Seated(Struct):
    """draw, resign, pause, resume, back."""

    seat: SeatNumber
    n: Nonce


class SitIn(Struct):
    """A bot for somebody who left."""

    seat: SeatNumber
    n: Nonce
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Chat(Struct):
    text: ChatText


class Mute(Struct):
    who: Id
    on: bool


class Ask(Struct):
    """What else is said beside `id`, `what` and `seat` belongs to the question."""

    id: Annotated[str, Meta(max_length=64)]
    what: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    args: Json = {}


class Beat(Struct):
    """ping, pong."""

    at: float


class ClientMessage(TypedDict):
    t: str
    d: Json
