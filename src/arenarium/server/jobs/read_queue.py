"""What takes a while to answer, made in another process to the last byte: whole matches, and what teaches a game.

A long match takes seconds and is written in megabytes: on the loop, or on a thread beside it, everybody's next move
would wait for it. Whoever reads many waits for their own, and nothing is taken from the store before its turn comes.
Those who ask for the same at the same time share one reading: after a good match everybody looks back at it at once.
"""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Final

import msgspec

from arenarium.server.jobs.fair_queue import FairQueue
from arenarium.server.jobs.pool import Pool

READING: Final = 60.0  # seconds for the longest match on a slow machine
Work = Callable[[], object]  # travels as data; what it finds can be written as JSON


class ReadQueue:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.turns = FairQueue(pool.size)
        self.asked = 0
        self._kept: dict[Hashable, bytes] = {}
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}

    async def answer(self, where: str, what: Hashable, packs: bool, read: Callable[[], Awaitable[Work]]) -> bytes:
        """The answer to `what`, asked for from `where`: `read` takes it from the store and says what is to be done
        with it. Whoever asks and goes away again does not spoil it for others who wait for the same."""
        self.asked += 1
        known = self._under_way.get((what, packs))
        if known is None:
            known = asyncio.get_running_loop().create_task(self._read(where, packs, read))
            self._under_way[what, packs] = known
            known.add_done_callback(lambda done: self._over((what, packs), done))
        try:
            return await asyncio.shield(known)
        finally:
            del known  # what it raises knows this frame: see FairQueue.run

    async def lasting(self, where: str, what: Hashable, packs: bool, read: Callable[[], Awaitable[Work]]) -> bytes:
        """The same for what never changes while the server runs, and of which there is little."""
        kept = self._kept.get((what, packs))
        if kept is None:
            kept = self._kept[what, packs] = await self.answer(where, what, packs, read)
        return kept

    def _over(self, what: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._under_way[what]
        if not done.cancelled():
            done.exception()  # whoever still waits hears of it

    async def _read(self, where: str, packs: bool, read: Callable[[], Awaitable[Work]]) -> bytes:
        await self.turns.turn(where)
        began = time.monotonic()
        try:
            return await self.pool.run(where, partial(written, await read(), packs), READING)
        finally:
            self.turns.done(where, time.monotonic() - began)

    def close(self) -> None:
        for task in list(self._under_way.values()):
            task.cancel()


def written(work: Work, packs: bool) -> bytes:
    data = msgspec.json.encode(work())
    return gzip.compress(data, 4) if packs else data
