"""Frames of a WebSocket as bytes: where one ends, what lies in it, how one begins."""

from __future__ import annotations

import struct
from typing import Final

WHOLE_TEXT: Final = 0x81  # FIN and the opcode of text
MASKED: Final = 0x80
CUT: Final = 0  # the frame is not all there
ODD: Final = -1  # the frame cannot take the short way


def head_of(text: bytes) -> bytes:
    n = len(text)
    if n < 126:
        return bytes((WHOLE_TEXT, n))
    if n < 65536:
        return bytes((WHOLE_TEXT, 126, n >> 8, n & 255))
    return struct.pack("!BBQ", WHOLE_TEXT, 127, n)


def framed(texts: list[bytes]) -> list[bytes]:
    """Each text with its head before it."""
    out: list[bytes] = []
    for text in texts:
        out.append(head_of(text))
        out.append(text)
    return out


def unmasked(data: bytes, mask: bytes) -> bytes:
    n = len(data)
    key = (mask * (n // 4 + 1))[:n]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(n, "big")


def end_of_frame(data: bytes, at: int, longest: int) -> int:
    """Where the frame that begins at `at` ends, or CUT, or ODD."""
    have = len(data) - at
    if have < 2:
        return CUT
    if not data[at + 1] & MASKED:
        return ODD
    length, head = data[at + 1] & 127, 6
    if length == 126:
        if have < 4:
            return CUT
        length, head = data[at + 2] << 8 | data[at + 3], 8
    if length == 127 or length > longest:
        return ODD
    return at + head + length if have >= head + length else CUT


def text_in(data: bytes, at: int, end: int) -> str:
    """The text of a frame that end_of_frame found; UnicodeDecodeError if it is not text."""
    start = at + (8 if data[at + 1] & 127 == 126 else 6)
    mask = data[start - 4 : start]
    text = data[start:end]
    return (text if mask == b"\0\0\0\0" else unmasked(text, mask)).decode()
