"""Frames of a WebSocket as bytes: where one ends, what lies in it, how one begins."""

from __future__ import annotations

import struct
from typing import Final

WHOLE_TEXT: Final = 0x81  # FIN and the opcode of text
MASKED: Final = 0x80
LENGTH: Final = 0x7F  # in the second byte: how long the text is, or one of these
IN_TWO_BYTES: Final = 126  # the length follows
IN_EIGHT_BYTES: Final = 127
MASK: Final = 4  # bytes, the last of a head
SHORT_HEAD: Final = 2 + MASK
LONG_HEAD: Final = SHORT_HEAD + 2
CUT: Final = 0  # the frame is not all there
ODD: Final = -1  # the frame cannot take the short way


def head_of(text: bytes) -> bytes:
    n = len(text)
    if n < IN_TWO_BYTES:
        return bytes((WHOLE_TEXT, n))
    if n < 1 << 16:
        return bytes((WHOLE_TEXT, IN_TWO_BYTES, n >> 8, n & 255))
    return struct.pack("!BBQ", WHOLE_TEXT, IN_EIGHT_BYTES, n)


def framed(texts: list[bytes]) -> list[bytes]:
    """Each text with its head before it."""
    out: list[bytes] = []
    for text in texts:
        out.append(head_of(text))
        out.append(text)
    return out


def unmasked(data: bytes, mask: bytes) -> bytes:
    n = len(data)
    key = (mask * (n // MASK + 1))[:n]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(n, "big")


def end_of_frame(data: bytes, at: int, longest: int) -> int:
    """Where the frame that begins at `at` ends, or CUT, or ODD."""
    have = len(data) - at
    if have < 2:
        return CUT
    if not data[at + 1] & MASKED:
        return ODD
    length, head = data[at + 1] & LENGTH, SHORT_HEAD
    if length == IN_TWO_BYTES:
        if have < LONG_HEAD - MASK:
            return CUT
        length, head = data[at + 2] << 8 | data[at + 3], LONG_HEAD
    if length == IN_EIGHT_BYTES or length > longest:
        return ODD
    return at + head + length if have >= head + length else CUT


def text_in(data: bytes, at: int, end: int) -> str:
    """The text of a frame that end_of_frame found; UnicodeDecodeError if it is not text."""
    start = at + (LONG_HEAD if data[at + 1] & LENGTH == IN_TWO_BYTES else SHORT_HEAD)
    mask = data[start - MASK : start]
    text = data[start:end]
    return (text if mask == b"\0\0\0\0" else unmasked(text, mask)).decode()
