"""The WebSocket under load: whole text frames come in, several texts go out in one write.

uvicorn's own protocol shakes hands, answers control frames, joins fragments, refuses what is broken and closes. What
a move consists of, one whole text frame in and a few texts out, takes a short way past it.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TEXTS = "arenarium.texts"  # the extension of the scope: `texts` of a message are bytes of text, sent together
MANY = 16  # messages that may wait for the application before reading pauses
WHOLE_TEXT = 0x81  # FIN and the opcode of text
MASKED = 0x80


def framed(text: bytes) -> bytes:
    n = len(text)
    if n < 126:
        return bytes((WHOLE_TEXT, n)) + text
    if n < 65536:
        return struct.pack("!BBH", WHOLE_TEXT, 126, n) + text
    return struct.pack("!BBQ", WHOLE_TEXT, 127, n) + text


def unmasked(data: bytes, mask: bytes) -> bytes:
    n = len(data)
    key = (mask * (n // 4 + 1))[:n]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(n, "big")


class Frames(WebSocketsSansIOProtocol):
    _kept = b""  # the beginning of a frame whose end is still to come
    _in_parts = False  # a message in fragments is under way
    _long_way = False  # something out of the ordinary came: from now on the library reads everything

    def data_received(self, data: bytes) -> None:
        if self._long_way or not self.handshake_complete or self.close_sent:
            # Who talks before the handshake is done may have left half a frame with the library.
            self._long_way = self._long_way or self.handshake_initiated
            super().data_received(data)
            return
        data = self._kept + data if self._kept else data
        at = 0
        while (end := self._end_of_frame(data, at)) > 0:
            if data[at] == WHOLE_TEXT and not self._in_parts:
                self._take(data, at, end)
            else:
                if not data[at] & 8:  # not a control frame: the message goes on until FIN
                    self._in_parts = not data[at] & 0x80
                super().data_received(data[at:end])
            at = end
            if self.close_sent or self.transport.is_closing():
                return
        self._kept = data[at:]
        if end < 0:
            self._long_way, self._kept = True, b""
            super().data_received(data[at:])

    def _end_of_frame(self, data: bytes, at: int) -> int:
        """Where the frame at `at` ends; 0: it is not all there; -1: it is nothing for the short way."""
        have = len(data) - at
        if have < 2:
            return 0
        if not data[at + 1] & MASKED:
            return -1
        length, head = data[at + 1] & 127, 6
        if length == 126:
            if have < 4:
                return 0
            length, head = data[at + 2] << 8 | data[at + 3], 8
        if length == 127 or length > self.config.ws_max_size:
            return -1
        return at + head + length if have >= head + length else 0

    def _take(self, data: bytes, at: int, end: int) -> None:
        start = at + (8 if data[at + 1] & 127 == 126 else 6)
        try:
            text = unmasked(data[start:end], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            super().data_received(data[at:end])
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MANY:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][TEXTS] = {}

    async def send(self, message: Any) -> None:
        texts: list[bytes] | None = message.get("texts")
        if texts is None:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join([framed(t) for t in texts]))
