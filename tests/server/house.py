"""A server inside the test's own loop, with a clock that the test may set."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from arenarium.server.run import Server, make_server
from arenarium.server.settings import Registry, Settings
from tests import toy
from tests.ports import free_port
from tests.server.people import PATIENCE, Chair, Json, Someone

TOLL = Registry({"toll": toy.GAME}, {"toll": "tests.toy:GAME"})
LONG = 60.0  # seconds for a bot to answer on a busy machine
TWO: list[Json] = [{"kind": "me"}, {"kind": "open"}]


class House:
    def __init__(self, server: Server, port: int) -> None:
        self.server, self.port, self.address = server, port, f"http://127.0.0.1:{port}"
        self.hub = server.table.hub
        self.people: list[Someone] = []
        self.chairs: list[Chair] = []

    async def person(self, name: str = "Ada") -> Someone:
        someone = await Someone(name, self.address).arrive()
        self.people.append(someone)
        return someone

    async def nobody(self) -> Someone:
        someone = Someone("", self.address)
        self.people.append(someone)
        return someone

    async def sit(self, someone: Someone, table: str, **hello: Any) -> Chair:
        chair = await someone.sit(table, **hello)
        self.chairs.append(chair)
        return chair

    async def match(self, **more: Any) -> tuple[Someone, Someone, Chair, Chair, str]:
        """Ada and Bob sit at a table that has begun."""
        ada, bob = await self.person("Ada"), await self.person("Bob")
        made = await ada.post("/api/tables", {"game": "toll", "seats": TWO, **more})
        await bob.post(f"/api/tables/{made['id']}/join", {})
        a = await self.sit(ada, made["id"])
        await a.until("view")
        b = await self.sit(bob, made["id"])
        await b.until("view")
        return ada, bob, a, b, made["id"]


class Watch:
    """A clock that stands until it is moved."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.time = now

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def house(database: str, **more: Any) -> AsyncIterator[House]:
    settings = Settings(**{"database": database, "games": TOLL, "bot_pause": 0.0, "poll": 0.05, **more})
    port = free_port()
    server = make_server(settings, "127.0.0.1", port)
    running = asyncio.ensure_future(server.serve())
    found = House(server, port)
    try:
        while not server.started:
            assert not running.done()
            await asyncio.sleep(0.01)
        yield found
    finally:
        for chair in found.chairs:
            await chair.close()
        for someone in found.people:
            await someone.close()
        server.should_exit = True
        await running


def run(database: str, test: Callable[[House], Awaitable[None]], **more: Any) -> None:
    """One test against a fresh house."""

    async def main() -> None:
        async with house(database, **more) as found:
            await test(found)

    asyncio.run(main())


async def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came to be"
        await asyncio.sleep(0.01)


async def play_on(chairs: list[Chair], turns: int = 1000) -> None:
    """Answer with the first option until the match is over, or for so many answers."""

    def over() -> bool:
        return any(c.info.get("state") == "finished" for c in chairs)

    for _ in range(turns):
        await until(lambda: over() or any(c.question() is not None for c in chairs), LONG)
        if over():
            return
        asked = [(c, q) for c in chairs if (q := c.question()) is not None]
        chair, (seat, question) = asked[0]
        seq = chair.views[seat]["seq"]
        answer = await chair.act(seat, question["options"][0], question["q"])
        if answer["t"] == "ack":
            assert answer["d"]["seq"] >= seq
            await caught_up(chairs, answer["d"]["seq"])


async def caught_up(chairs: list[Chair], seq: int) -> None:
    """Until everybody has seen entry `seq`."""
    await until(lambda: all(v["seq"] > seq for c in chairs for v in c.views.values()))
