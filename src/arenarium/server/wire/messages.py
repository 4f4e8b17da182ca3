"""Messages of the socket: `{"t": type, "d": data}`. What comes in is checked, what goes out is bytes."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from arenarium.core.readable import readable
from arenarium.core.refusal import quoted
from arenarium.server import wire
from arenarium.server.refusals import Malformed

VERSION = 1
LARGEST = 16 * 1024  # bytes of one message from a client
KINDS: dict[str, type[Struct]] = {
    "hello": wire.Hello,
    "act": wire.Act,
    "view": wire.Show,
    "since": wire.Since,
    "undo": wire.Undo,
    "consent": wire.Consent,
    "draw": wire.Seated,
    "resign": wire.Seated,
    "pause": wire.Seated,
    "resume": wire.Seated,
    "back": wire.Seated,
    "sitin": wire.SitIn,
    "chat": wire.Chat,
    "mute": wire.Mute,
    "ask": wire.Ask,
    "study": wire.WatchStudy,
    "ping": wire.Beat,
    "pong": wire.Beat,
}
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


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
    except UNREADABLE as error:
        raise Malformed("server-refuse-message", reason=str(error)) from None
    decoder = _data.get(envelope.t)
    if decoder is None:
        raise Malformed("server-refuse-type", type=quoted(envelope.t), known=sorted(KINDS))
    try:
        message: Struct = decoder.decode(envelope.d)
    except UNREADABLE as error:
        raise Malformed("server-refuse-data", type=envelope.t, reason=str(error)) from None
    if isinstance(message, wire.Ask):
        given = msgspec.json.decode(envelope.d)
        message.args = {**{k: v for k, v in given.items() if k not in ("id", "what", "seat", "args")}, **message.args}
    return envelope.t, message


def nonce_of(data: bytes | str) -> str | None:
    """The nonce of a message that could not be read whole, so that the refusal can name it."""
    try:
        found = msgspec.json.decode(data)["d"]["n"]
    except (*UNREADABLE, KeyError, TypeError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None


def one_line(text: str) -> str:
    """A text of people, on one line, as others may be shown it."""
    return readable(text, " ").strip()


def write(message: wire.ServerMessage) -> bytes:
    return _encoder.encode(message)
