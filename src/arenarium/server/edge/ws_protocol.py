"""The WebSocket under load: whole text frames come in, several texts go out in one write.

uvicorn's own protocol shakes hands, answers control frames, joins fragments, refuses what is broken and closes. What
a move consists of, one whole text frame in and a few texts out, takes a short way past it, and where nothing else is
under way straight into the application and back.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from arenarium.server.edge.asgi import Scope
from arenarium.server.edge.rate_limits import Bucket
from arenarium.server.edge.ws_codec import ODD, WHOLE_TEXT, end_of_frame, framed, text_in

OURS = "arenarium.socket"  # the extension of the scope: the protocol of this socket
NO_TEXT = 1007  # the code with which a socket closes that sent what is not UTF-8
MANY = 16  # messages that may wait for the application before reading pauses


class WsProtocol(WebSocketsSansIOProtocol):
    _kept = b""  # the beginning of a frame whose end is still to come
    _in_parts = False  # a message in fragments is under way
    _long_way = False  # something out of the ordinary came: from now on the library reads everything
    together: Bucket | None = None  # what all sockets of this address may say, if that is limited
    hears: Callable[[str], bool] | None = None  # takes a text at once; False: it has to wait in the queue
    heard = False  # one has been taken of what came in together: the rest lets others go first

    def data_received(self, data: bytes) -> None:
        if self._long_way or not self.handshake_complete or self.close_sent:
            # Whoever talks before the handshake is done may have left half a frame with the library.
            self._long_way = self._long_way or self.handshake_initiated
            super().data_received(data)
            return
        data = self._kept + data if self._kept else data
        at = 0
        while (end := end_of_frame(data, at, self.config.ws_max_size)) > 0:
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
        if end == ODD:
            self._long_way, self._kept = True, b""
            super().data_received(data[at:])

    def _take(self, data: bytes, at: int, end: int) -> None:
        try:
            text = text_in(data, at, end)
        except UnicodeDecodeError:
            super().data_received(data[at:end])
            return
        if self.hears is not None and not self.heard and self.queue.empty() and self.hears(text):
            self.heard = True
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MANY:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """A frame that is not text ends the socket; uvicorn would also write a traceback into the log."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            if not self.close_sent:
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][OURS] = {"protocol": self}

    def says(self, texts: list[bytes]) -> bool:
        """Sends all of these now; False: not now."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.writelines(framed(texts))
        return True

    async def saying(self, texts: list[bytes]) -> None:
        """Sends all of these as soon as the socket takes them."""
        await self.writable.wait()
        if not self.says(texts):
            raise ClientDisconnected


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def ours(scope: Scope) -> WsProtocol | None:
    """The protocol of a socket, where it is one of ours and not a test's or another server's."""
    found = (scope.get("extensions") or {}).get(OURS)
    return None if found is None else found["protocol"]
