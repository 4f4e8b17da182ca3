"""A good player at the visitor's shoulder: it knows what the seat knows, and says which option it would choose."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from arenarium.bots import registry
from arenarium.bots.contract import Budget, Observation, find_game
from arenarium.core.game import Json
from tests.web.conftest import Visitor

NODES = 300  # strong enough to bring every match to its own end, and the same on any machine


class Adviser:
    """Another connection of the same person to the same table, as a second tab would be. It never acts."""

    def __init__(self, socket: ClientConnection, game: str, table: str, seat: int) -> None:
        self.game = find_game(game)
        self.socket = socket
        self.seat = seat
        self.asked = 0
        self._say("hello", {"v": 1, "table": table})

    def _say(self, t: str, data: Json) -> None:
        self.socket.send(json.dumps({"t": t, "d": data}))

    def _hear(self, t: str, **like: object) -> Json:
        """The next message of that kind; whatever else the table says goes by."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv())
            data: Json = message.get("d", {})
            if message["t"] == "ping":
                self._say("pong", data)
            elif message["t"] == t and all(data.get(k) == v for k, v in like.items()):
                return data

    def option(self) -> str | None:
        """What it would answer now; None when the seat is not asked any more."""
        self.asked += 1
        self._say("ask", {"id": f"k{self.asked}", "what": "knowledge", "seat": self.seat})
        told = self._hear("answer", id=f"k{self.asked}")
        if "answer" not in told:
            return None
        state = self.game.unpack(told["answer"]["state"])
        seen = Observation(self.game, state, self.seat, self.asked)
        return registry.find("strong").choose(seen, Budget(nodes=NODES))

    def view(self) -> Json:
        """What the seat sees now."""
        self._say("ask", {"id": "before", "what": "knowledge", "seat": self.seat})
        self._hear("answer", id="before")  # views from before this one have gone by
        self._say("view", {"seat": self.seat})
        found: Json = self._hear("view", seat=self.seat)["view"]
        return found


@contextmanager
def adviser(one: Visitor, game: str, table: str, seat: int) -> Iterator[Adviser]:
    cookie = "; ".join(f"{c['name']}={c['value']}" for c in one.context.cookies())
    url = one.server.url
    address = url.replace("http", "ws", 1) + "/ws"
    with connect(address, additional_headers={"cookie": cookie}, origin=Origin(url)) as socket:
        yield Adviser(socket, game, table, seat)
