"""The lists of tables, read once for all who look at the same time.

With ten thousand tables one look costs some tens of milliseconds, and everybody's first page is such a look: read for
each by itself, a crowd at the lobby would keep those who play from the database. Nobody is shown an old list: whoever
asks while one is being read gets the next.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable

import msgspec

from arenarium.server import wire
from arenarium.server.hub import Hub
from arenarium.server.wire import redaction
from arenarium.store.rows import LobbyRow

LONGEST_PAUSE = 1.0  # seconds
PIECE = 100  # tables told without a pause
Written = tuple[bytes, bytes]  # as it is, and packed


async def lobby_info(hub: Hub, rows: list[LobbyRow]) -> wire.Lobby:
    """Somebody may have thousands of tables: others get their turn meanwhile."""
    found: list[wire.TableInfo] = []
    for n, r in enumerate(rows, 1):
        if n % PIECE == 0:
            await asyncio.sleep(0)
        room = hub.rooms.get(r.table.id)
        here = room.here() if room is not None else set()
        row = redaction.table_info(r.table, r.head, r.seats, r.names, hub.now(), here)
        found.append({**row, "changed": r.changed, "turn": [int(s) for s in r.head.opened]})
    return {"tables": found}


def written(found: wire.Lobby) -> Written:
    data = msgspec.json.encode(found)
    return data, gzip.compress(data, 4)


class Lobby:
    def __init__(
        self,
        hub: Hub,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.hub, self.now, self.sleep = hub, now, sleep
        self.looks = 0
        self._next: dict[str, asyncio.Task[Written]] = {}  # the look that has not begun yet, for each list
        self._lists: dict[str, asyncio.Lock] = {}
        self._free: dict[str, float] = {}

    async def everybodys(self, state: str) -> Written:
        """Public tables in that state, as they are now or a little later."""
        if state not in self._next:
            look = self._next[state] = asyncio.get_running_loop().create_task(self._look(state))
            look.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever waits hears of it
        return await asyncio.shield(self._next[state])

    async def _look(self, state: str) -> Written:
        async with self._lists.setdefault(state, asyncio.Lock()):
            await self.sleep(max(0.0, self._free.get(state, 0.0) - self.now()))
            del self._next[state]  # what happens from here on may be missing in this one
            began = self.now()
            self.looks += 1
            try:
                found = await lobby_info(self.hub, await self.hub.store.lobby(state, None))
                return await asyncio.to_thread(written, found)
            finally:  # at least as long a pause: half the time of a reader is enough for all lobbies
                self._free[state] = self.now() + min(LONGEST_PAUSE, self.now() - began)

    async def own(self, person: str) -> Written:
        """All tables of one person."""
        found = await lobby_info(self.hub, await self.hub.store.lobby("mine", person))
        return await asyncio.to_thread(written, found)
