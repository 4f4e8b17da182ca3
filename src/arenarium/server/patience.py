"""HTTP with an end to patience: who opens a connection says a whole request within some seconds, or goes.

uvicorn waits for ever for the rest of a request, so a few thousand half requests would use up every file it may open;
and it takes headers of any length into memory.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 20.0
LONGEST_HEAD = 64 * 1024  # bytes of the first line and the headers
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Patient(HttpToolsProtocol):
    seconds = SECONDS
    _late: asyncio.TimerHandle | None = None
    _head = 0  # bytes of a head that has not ended yet
    _in_body = False

    def _wait(self) -> None:
        self._done()
        self._late = self.loop.call_later(self.seconds, self._too_late)

    def _done(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._late = None
        if not self.transport.is_closing():
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        if not self._in_body:
            self._head += len(data)
            if self._head > LONGEST_HEAD + len(data):  # what came before this part was a head already, and too long
                self.transport.write(TOO_LONG)
                self.transport.close()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._head, self._in_body = 0, True
        super().on_headers_complete()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._done()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._done()
        self._head, self._in_body = 0, False
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._done()
        super().handle_websocket_upgrade()
