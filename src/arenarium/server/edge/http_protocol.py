"""HTTP with limited patience: whoever opens a connection sends a whole request within some seconds and reads the
answer, or is cut off.

uvicorn waits for ever for the rest of a request and for whoever does not read, so a few thousand half requests would
use up every file it may open, and answers that nobody reads all memory; it takes headers of any length, and makes all
requests ready that come in one piece, which in a few thousand short ones is a hundred times what was sent.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport

from uvicorn import Config
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from arenarium.server.alarm import Alarm
from arenarium.server.edge.rate_limits import loopback, neighbourhood

SECONDS = 20.0
UNREAD_SECONDS = 30.0  # for a client to take in what the operating system no longer takes for it
LAST_WORDS = 5.0  # seconds from a close to the end, whether the client has read everything or not
LONGEST_HEAD = 64 * 1024  # bytes of the first line and the headers
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
PIECE = 4096  # bytes looked at together: some tens of requests at most
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"


class Crowd:
    """How many connections each address has open."""

    def __init__(self, most: int, spare_loopback: bool) -> None:
        self.most, self.spare_loopback = most, spare_loopback
        self.here: dict[str, int] = {}

    def enter(self, where: str) -> bool:
        many = self.here.get(where, 0)
        if many >= self.most and not (self.spare_loopback and loopback(where)):
            return False
        self.here[where] = many + 1
        return True

    def leave(self, where: str) -> None:
        self.here[where] -= 1
        if not self.here[where]:
            del self.here[where]


class HttpProtocol(HttpToolsProtocol):
    seconds = SECONDS
    unread_seconds = UNREAD_SECONDS
    crowd: Crowd | None = None  # none behind a proxy, whose connections are everybody's
    _where: str | None = None
    _head = 0  # bytes of a head that has not ended yet
    _in_body = False
    _unparsed = b""  # what came while requests before it wait to be answered
    _upgraded = False
    _answered: RequestResponseCycle | None = None  # the request that is being answered

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._unread, self._late = Alarm(), Alarm()

    def _too_late(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
            self.loop.call_later(LAST_WORDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        self._unparsed = self._unparsed + data if self._unparsed else data
        self._parse()

    def _parse(self) -> None:
        """As far as requests can be answered: those behind them wait as the bytes they are."""
        data, at = self._unparsed, 0
        while at < len(data) and not self.pipeline and not self._upgraded and not self.transport.is_closing():
            piece = data[at : at + PIECE] if len(data) > PIECE else data
            at += len(piece)
            if not self._head_fits(len(piece)):
                self.transport.write(TOO_LONG)
                self.transport.close()
                return
            super().data_received(piece)
        self._unparsed = data[at:]
        if self._unparsed and not self._upgraded and not self.transport.is_closing():
            self.flow.pause_reading()

    def _head_fits(self, more: int) -> bool:
        if self._in_body:
            return True
        self._head += more
        return self._head <= LONGEST_HEAD + more  # what came before this part was a head already, and too long

    def on_headers_complete(self) -> None:
        self._head, self._in_body = 0, True
        super().on_headers_complete()

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._late.set(self.seconds, self._too_late)
        if self.crowd is not None and self.client is not None:
            where = neighbourhood(self.client[0])
            if self.crowd.enter(where):
                self._where = where
            else:
                self.transport.write(TOO_MANY)
                self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._late.off()
        self._unread.off()
        self._leave()
        if self._answered is not None:  # uvicorn tells the last that was read
            self._answered.disconnected = True
            self._answered.message_event.set()
        self._unparsed = b""
        self.pipeline.clear()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _leave(self) -> None:
        if self.crowd is not None and self._where is not None:
            self.crowd.leave(self._where)
            self._where = None

    # --- readers -----------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self._unread.is_set:
            self._unread.set(self.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._unread.off()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    # --- requests ----------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._late.set(self.seconds, self._too_late)
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._late.off()
        self._head, self._in_body = 0, False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._unparsed:
            self._parse()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._late.off()
        self._unread.off()
        self._leave()  # sockets are counted by themselves
        super().handle_websocket_upgrade()
