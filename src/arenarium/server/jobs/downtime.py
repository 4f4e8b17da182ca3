"""Notes that this server is there, so that whoever starts after a gap can give it back to the players' clocks."""

from __future__ import annotations

import asyncio

from arenarium.server.worker import Worker
from arenarium.store.database import StoreFailed
from arenarium.store.downtime import clock_runs, give_back, note_alive

EVERY = 5.0  # seconds
LEAST = 15.0  # where other workers may run: longer than between two notes of theirs


class Downtime:
    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    async def begin(self) -> None:
        """Before anybody looks at a clock."""
        now, least = self.worker.now(), LEAST if self.worker.several else 0.0
        moved = await self.worker.store.write(lambda c: give_back(c, now, least))
        if moved:
            self.worker.log("clocks stood while no server ran", tables=moved)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.note()

    async def note(self) -> None:
        now = self.worker.now()
        try:
            if self.worker.several or await self.worker.store.read(
                lambda c: clock_runs(c, now)
            ):  # else the disk may sleep
                await self.worker.store.write(lambda c: note_alive(c, now))
        except StoreFailed:
            self.worker.log("presence of this server not noted")
