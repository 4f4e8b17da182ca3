"""A table of the toy game without any network: real store, real rules, guests that remember what they were told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from arenarium.bots.contract import Answer, Job
from arenarium.core.refusal import Refusal
from arenarium.server import wire
from arenarium.server.hub import Hub
from arenarium.server.settings import Settings
from arenarium.server.table.room import Room
from arenarium.store.rows import Head, Person, Seat, Stored, TableRow
from arenarium.store.store import Store
from tests import toy
from tests.server.house import TOLL, Watch

Json = dict[str, Any]
ADA = Person("ada", "Ada", "en", "r1", None, 0.0)
BOB = Person("bob", "Bob", "en", "r2", None, 0.0)
TWO = (Seat(0, "person", "ada"), Seat(1, "person", "bob"))
OPEN = (Seat(0, "person", "ada"), Seat(1, "open"))
WITH_BOT = (Seat(0, "person", "ada"), Seat(1, "bot", None, "novice"))


class Visitor:
    """A guest that keeps all it hears."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.where = "192.0.2.1"
        self.lang = "en"
        self.viewer: tuple[int, ...] = ()
        self.seat: int | None = None
        self.lag = 0.0
        self.muted: set[str] = set()
        self.heard: list[Json] = []
        self.refusals: list[tuple[Refusal, str | None]] = []

    def send(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def refuse(self, refusal: Refusal, n: str | None) -> None:
        self.refusals.append((refusal, n))

    def kinds(self) -> list[str]:
        """What was heard since the last look."""
        kinds = [m["t"] for m in self.heard]
        self.heard.clear()
        return kinds

    def last(self, t: str) -> Any:
        return next(m["d"] for m in reversed(self.heard) if m["t"] == t)


class Pool:
    """Bots that answer what the test wants."""

    def __init__(self) -> None:
        self.answer: Answer | None = None
        self.asked: list[Job] = []
        self.turns: list[str] = []  # whose they were

    async def think(self, job: Job, whose: str = "") -> Answer | None:
        self.asked.append(job)
        self.turns.append(whose)
        return self.answer

    async def run(self, whose: str, call: Callable[[], Any], seconds: float) -> Any:
        self.turns.append(whose)
        return call()

    def close(self) -> None: ...


class Lounge:
    def __init__(self, hub: Hub, watch: Watch, pool: Pool) -> None:
        self.hub, self.watch, self.pool = hub, watch, pool

    async def table(self, seats: tuple[Seat, ...] = TWO, **row: Any) -> Room:
        """A table; where all seats are taken it has begun."""
        made = {
            "id": "table",
            "game": "toll",
            "options": {"seats": len(seats), "hand": 2, "mode": "plain"},
            "seed": b"s" * 16,
            "origin": None,
            "public": True,
            "title": "",
            "host": "ada",
            "clock": None,
            "watch": "",
            "parent": None,
            "created": self.watch(),
        }
        room = await self.hub.add(Stored(TableRow(**{**made, **row}), Head(rules=toy.GAME.rules), seats, ()))
        await room.post(room.seating.begin_if_full)
        return room

    async def twin(self, room: Room) -> Room:
        """The same table as another worker has it open."""
        stored = await self.hub.store.load(room.row.id)
        assert stored is not None
        return Room(self.hub, stored, room.game, room.options, dict(room.people))

    async def visit(self, room: Room, person: Person | None, **hello: Any) -> Visitor:
        visitor = Visitor(person)
        await room.post(lambda: room.presence.hello(visitor, wire.Hello(1, room.row.id, **hello)))
        return visitor


async def act(room: Room, visitor: Visitor, text: str, seat: int, n: str = "n", q: int | None = None) -> None:
    await room.post(lambda: room.play.act(visitor, wire.Act(seat, text, n, q), 0.0))


async def pledged(room: Room, ada: Visitor, bob: Visitor) -> None:
    """Both have pledged; seat 0 is to play a card."""
    await act(room, ada, "pledge 1", 0, "a0")
    await act(room, bob, "pledge 1", 1, "b0")
    ada.heard.clear()
    bob.heard.clear()


@asynccontextmanager
async def lounge(folder: Path, **settings: Any) -> AsyncIterator[Lounge]:
    watch, pool = Watch(), Pool()
    given = {"database": f"sqlite:///{folder}/a.db", "games": TOLL, "bot_pause": 0.0, "now": watch, **settings}
    store = Store.serve(given["database"])
    hub = Hub(Settings(**given), store)
    hub.pool = pool  # type: ignore[assignment]  # it thinks here and at once
    for person in (ADA, BOB):
        await store.add_person(person)
    try:
        yield Lounge(hub, watch, pool)
    finally:
        await hub.end()
        store.close()


def run(folder: Path, test: Callable[[Lounge], Awaitable[None]], **settings: Any) -> None:
    async def main() -> None:
        async with lounge(folder, **settings) as found:
            await test(found)

    asyncio.run(main())
