"""Calls of absent people to their turn, from the database: one for each question, whoever restarts or dies meanwhile.

A call is written in the same commit as the question it is for. Any worker may claim it and has a while to deliver it;
if that fails, or the worker goes, it is due again, some times and ever later. Who came back or whose question has
closed is not called.
"""

from __future__ import annotations

import asyncio
import contextlib

from arenarium.server.hub import Hub
from arenarium.server.webhook import Caller
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Call

LOOK = 10.0  # seconds between looks at what others may have left
AGAIN = (20.0, 60.0, 300.0, 1200.0, 3600.0)  # the first is longer than any delivery takes
ROUNDED = 0.01  # times in the store are rounded
MOST = 500  # deliveries under way; a host that never answers has each for ten seconds
AT_ONCE = 50
FINISH = 5.0  # seconds that deliveries under way have when the server stops


class Calls:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.caller = Caller()
        self._ringing: set[asyncio.Task[None]] = set()
        hub.metrics.gauge("webhooks_sent", "Calls to a turn that were delivered.", lambda: self.caller.sent)
        hub.metrics.gauge("webhooks_failed", "Tries of calls that failed.", lambda: self.caller.failed)

    async def run(self) -> None:
        while True:
            self.hub.ring.clear()
            room = min(AT_ONCE, MOST - len(self._ringing))
            try:
                found = await self.hub.store.claim_calls(self.hub.now() + ROUNDED, AGAIN, room) if room else []
            except StoreFailed:
                found = []
            for call in found:
                task = asyncio.get_running_loop().create_task(self._deliver(call))
                self._ringing.add(task)
                task.add_done_callback(self._ringing.discard)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK if len(found) < AT_ONCE else 0.0):  # there may be more
                    await self.hub.ring.wait()

    async def _deliver(self, call: Call) -> None:
        try:
            row, head, person = await self.hub.store.head_and_person(call)
            open_still = head.state == "running" and head.opened.get(str(call.seat)) == call.question
            room = self.hub.rooms.get(call.table)
            back = call.tries > 0 and room is not None and person is not None and room.is_here(person.id)
            done = True
            if person is not None and person.webhook is not None and open_still and not back:
                done = await self.caller.call(person.webhook, person.lang, row.game, row.title, self._link(row.id))
            if done:
                await self.hub.store.called(call)
        except StoreFailed:
            self.hub.log("a call waits for the database", table=call.table)

    def _link(self, table: str) -> str:
        return f"{self.hub.settings.base}/t/{table}"

    async def close(self) -> None:
        if self._ringing:
            await asyncio.wait(self._ringing, timeout=FINISH)
        for task in self._ringing:
            task.cancel()
        await self.caller.close()
