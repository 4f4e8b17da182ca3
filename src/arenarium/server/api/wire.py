"""Messages of the socket: `{"t": type, "d": data}`. What comes in is checked, what goes out is bytes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from arenarium.server.refusals import Malformed

VERSION = 1
LARGEST = 16 * 1024  # bytes of one message from a client

PLAIN = r"^[^\x00-\x1f\x7f]*\Z"  # no control characters: not every database takes them
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Hello(Struct):
    v: int
    table: Id
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None
    have: Number | None = None


class Act(Struct):
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=4000)]
    n: Nonce
    q: Number | None = None
    seen: Number | None = None  # live pace: the `seq` of the newest view when the player acted


class View(Struct):
    seat: SeatNumber | None = None


class Since(Struct):
    seq: Number


class Undo(Struct):
    seat: SeatNumber
    to: Number
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
    bot: Annotated[str, Meta(max_length=40)] = "novice"


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
    args: dict[str, Any] = {}


class Ping(Struct):
    at: float


class Pong(Struct):
    at: float


KINDS: dict[str, type[Struct]] = {
    "hello": Hello,
    "act": Act,
    "view": View,
    "since": Since,
    "undo": Undo,
    "consent": Consent,
    "draw": Seated,
    "resign": Seated,
    "pause": Seated,
    "resume": Seated,
    "back": Seated,
    "sitin": SitIn,
    "chat": Chat,
    "mute": Mute,
    "ask": Ask,
    "ping": Ping,
    "pong": Pong,
}


class Position(Struct, omit_defaults=True):
    """A view on its way out."""

    seq: int
    seat: int
    view: msgspec.Raw
    questions: list[dict[str, Any]]
    floor: int
    length: int
    result: list[int] | None
    time: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Envelope(Struct):
    t: str
    d: msgspec.Raw = msgspec.Raw(b"{}")


_envelope = msgspec.json.Decoder(Envelope)
_data = {t: msgspec.json.Decoder(kind) for t, kind in KINDS.items()}
_encoder = msgspec.json.Encoder()


def read(data: bytes | str) -> tuple[str, Struct]:
    """A message, or Malformed with what is wrong."""
    if len(data) > LARGEST:
        raise Malformed("server-refuse-size", most=LARGEST)
    try:
        envelope = _envelope.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("server-refuse-message", reason=str(error)) from None
    decoder = _data.get(envelope.t)
    if decoder is None:
        raise Malformed("server-refuse-type", type=envelope.t[:40], known=sorted(KINDS))
    try:
        message: Struct = decoder.decode(envelope.d)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("server-refuse-data", type=envelope.t, reason=str(error)) from None
    if isinstance(message, Ask):
        given = msgspec.json.decode(envelope.d)
        message.args = {**{k: v for k, v in given.items() if k not in ("id", "what", "seat", "args")}, **message.args}
    return envelope.t, message


def nonce_of(data: bytes | str) -> str | None:
    """The nonce of a message that could not be read whole, so that the refusal can name it."""
    try:
        found = msgspec.json.decode(data)["d"]["n"]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, TypeError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None


def one_line(text: str) -> str:
    """A text of people without control characters and without tricks that turn what others wrote around."""
    return "".join(c if c.isprintable() else " " for c in text).strip()


def write(t: str, d: Any) -> bytes:
    return _encoder.encode({"t": t, "d": d})
