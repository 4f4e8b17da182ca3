"""What a socket may do to the server's time and memory, before anything it says is even read.

A client that sends faster than it may is not read for a while: its flood waits in its own machine. One that does not
read what it is sent, or sends what no client of ours ever does, loses its connection.
"""

from __future__ import annotations

import time
from asyncio import AbstractEventLoop

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame

from arenarium.server.alarm import Alarm
from arenarium.server.edge.http_protocol import LAST_WORDS, UNREAD_SECONDS
from arenarium.server.edge.rate_limits import Bucket
from arenarium.server.edge.ws_protocol import WsProtocol

NO_SOCKET = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
PIECE = 4096  # bytes looked at together: in a larger piece of tiny frames everybody else would wait
SIZE = 512  # bytes that count as one message
WAITING = 2_000  # messages of one client that may wait: reading has paused long before
STRANGE_PER_SECOND, STRANGE_BURST = 20.0, 500.0  # pings, pongs and fragments: browsers hardly send any


class LimitedWsProtocol(WsProtocol):
    unread_seconds = UNREAD_SECONDS
    dropped = 0  # in all, for whoever looks after the server
    _strange: Bucket | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._unread, self._held = Alarm(), Alarm()

    # --- in ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._begin(data)
            return
        self.heard = False
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

    def _begin(self, data: bytes) -> None:
        """The head, which has come whole. The library is silent where no socket can begin with it (it has a body, or
        more headers than the library reads), and the connection would stay for ever."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def _hold(self, seconds: float) -> None:
        if seconds > 0 and not self._held.is_set:
            self.transport.pause_reading()
            self._held.set(seconds, self._go_on)

    def _go_on(self) -> None:
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

    def handle_pong(self, event: Frame) -> None:
        if self._allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allowed():
            super().handle_cont(event)

    # --- out ---------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self._unread.is_set:
            self._unread.set(self.unread_seconds, self.drop)

    def resume_writing(self) -> None:
        self._unread.off()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """No answer to a ping; but where we do not read, because much that was said waits, none can be heard."""
        if self.ping_timeout is not None and (self.read_paused or self._held.is_set):
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    # --- the end -----------------------------------------------------------------------------

    def drop(self) -> None:
        """No goodbye: whoever is meant does not listen. What it has said and nobody has heard is forgotten."""
        if not self.transport.is_closing():
            LimitedWsProtocol.dropped += 1
        while not self.queue.empty():
            self.queue.get_nowait()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.off()
        self._held.off()
        super().connection_lost(exc)
