"""What a socket may do to the server's time and memory, before anything it says is even read.

A client that sends faster than it may is not read for a while: its flood waits in its own machine. One that does not
read what it is sent, or sends what no client of ours ever does, loses its connection.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from arenarium.server.frames import Frames
from arenarium.server.limits import Bucket

GUARD = "arenarium.guard"  # the extension of the scope: the `guard` of this socket
UNREAD_SECONDS = 30.0  # for a client to take in what the operating system no longer takes for it
LAST_WORDS = 5.0  # seconds from a close to the end, whether the client has read it or not
PIECE = 4096  # bytes looked at together: in a larger piece of tiny frames everybody else would wait
SIZE = 512  # bytes that count as one message
WAITING = 2_000  # messages of one client that may wait: reading has paused long before
STRANGE_PER_SECOND, STRANGE_BURST = 20.0, 500.0  # pings, pongs and fragments: browsers hardly send any


class Guarded(Frames):
    unread_seconds = UNREAD_SECONDS
    dropped = 0  # in all, for whoever looks after the server
    _strange: Bucket | None = None
    _unread: asyncio.TimerHandle | None = None
    _held: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][GUARD] = {"guard": self}

    # --- in ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.together is not None:
            self._hold(self.together.charge(time.monotonic(), 1 + len(data) / SIZE))
        if len(data) <= PIECE:
            super().data_received(data)
            return
        for at in range(0, len(data), PIECE):
            super().data_received(data[at : at + PIECE])
            if self.queue.qsize() > WAITING:
                self.drop()
            if self.transport.is_closing():
                return

    def _hold(self, seconds: float) -> None:
        if seconds > 0 and self._held is None:
            self.transport.pause_reading()
            self._held = self.loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._held = None
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _allowed(self) -> bool:
        now = time.monotonic()
        if self._strange is None:
            self._strange = Bucket(STRANGE_PER_SECOND, STRANGE_BURST, now)
        if self._strange.take(now):
            return True
        self.drop()
        return False

    def handle_ping(self) -> None:
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._allowed():
            super().handle_cont(event)

    # --- out ---------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.unread_seconds, self.drop)

    def resume_writing(self) -> None:
        self._read_again()
        super().resume_writing()

    def _read_again(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    # --- the end -----------------------------------------------------------------------------

    def drop(self) -> None:
        """No goodbye: whoever is meant does not listen. What it has said and nobody has heard is forgotten."""
        if not self.transport.is_closing():
            Guarded.dropped += 1
        while not self.queue.empty():
            self.queue.get_nowait()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read_again()
        if self._held is not None:
            self._held.cancel()
            self._held = None
        super().connection_lost(exc)


def guarded(scope: Any, together: Bucket | None) -> None:
    """This socket and the others of its address share a bucket."""
    found = (scope.get("extensions") or {}).get(GUARD)
    if found is not None:
        found["guard"].together = together
