"""HTTP with an end to patience: who opens a connection says a whole request within some seconds, or goes.

uvicorn waits for ever for the rest of a request, so a few thousand half requests would use up every file it may open.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 20.0


class Patient(HttpToolsProtocol):
    seconds = SECONDS
    _late: asyncio.TimerHandle | None = None

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
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._done()
        super().handle_websocket_upgrade()
