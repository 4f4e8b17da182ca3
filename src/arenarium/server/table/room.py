"""One table while people are at it: a mailbox, and the chapters of the table's life in their order.

What comes in waits in the mailbox and is done one after the other, so nothing here needs a lock. A change is
committed first; then it is adopted, acknowledged and told, in that order. Another worker may have been faster: then
the store refuses the change, the room catches up and tries again from where the table stands now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from arenarium.core.game import AnyGame, Json
from arenarium.core.refusal import Refusal
from arenarium.server.refusals import Unavailable
from arenarium.server.restore import rebase
from arenarium.server.table.bots import Bots
from arenarium.server.table.clock import Clock
from arenarium.server.table.commit import TRIES, Commits, Conflict, Followed
from arenarium.server.table.desk import Desk
from arenarium.server.table.inquiries import Inquiries
from arenarium.server.table.mailbox import Mailbox
from arenarium.server.table.offers import Offers
from arenarium.server.table.pacing import pacing_of
from arenarium.server.table.play import Play
from arenarium.server.table.presence import Presence
from arenarium.server.table.seating import Seating
from arenarium.server.table.table_worker import TableWorker
from arenarium.server.table.talk import Talk
from arenarium.server.table.telling import Telling
from arenarium.server.table.thinker import Thinker
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Person, Stored

T = TypeVar("T")


class Room(Desk):
    def __init__(
        self, worker: TableWorker, stored: Stored, game: AnyGame, options: Json, people: dict[str, Person]
    ) -> None:
        super().__init__(worker, stored, game, options, people)
        self.used = worker.now()
        self.tasks: set[asyncio.Task[None]] = set()
        self._mail = Mailbox()
        self.commits = Commits(self, stored)
        self.telling = Telling(self)
        self.thinker = Thinker(self)
        self.clock = Clock(self, self.commits, self.telling)
        self.pacing = pacing_of(self, self.commits, self.telling, self.thinker)
        if self.pacing is not None:
            self.telling.deliver = self.pacing.deliver
        self.bots = Bots(self, self.commits, self.telling, self.thinker, self.pacing)
        self.seating = Seating(self, self.commits, self.telling)
        self.presence = Presence(self, self.telling, self.seating, self.thinker)
        self.talk = Talk(self, self.telling)
        self.inquiries = Inquiries(self, self.thinker)
        self.offers = Offers(self, self.commits, self.telling, self.clock, self.bots, self.pacing)
        self.play = Play(self, self.commits, self.telling, self.clock, self.bots, self.offers, self.pacing)

    # --- the mailbox -------------------------------------------------------------------------

    async def post(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this when its turn comes: whoever posted earlier is done first."""
        await self._mail.enter()
        try:
            return await self._attempt(work)
        finally:
            self._mail.leave()

    async def _attempt(self, work: Callable[[], Awaitable[T]]) -> T:
        self.used = self.worker.now()
        for _ in range(TRIES):
            try:
                if self.commits.asleep:
                    self._tell_followed(await self.commits.wake())
                if self.commits.unsure:
                    await self.follow()
                self.commits.shorten()
                return await work()
            except Conflict:
                self.worker.metrics.count("conflicts")
                await self.follow()
            except StoreFailed:
                self.commits.unsure = True
                raise Unavailable("server-refuse-storage") from None
            except Refusal:
                # Another worker may have written what this one has not heard of: an answer that is stale
                # here may be the newest there, or a repeat of what was done. Look before refusing.
                if not self.worker.several or not await self._was_behind():
                    raise
        raise Unavailable("server-refuse-busy")

    async def _was_behind(self) -> bool:
        """Catch up with the other workers; whether there was anything to catch up with."""
        version = self.head.version
        try:
            await self.follow()
        except StoreFailed:
            self.commits.unsure = True
        return self.head.version != version

    def task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- after a change ----------------------------------------------------------------------

    async def moved(self, first: int) -> None:
        self.telling.moves(first)
        if self.head.state == "finished":
            self.telling.table()
            self.worker.metrics.count("finished", f'game="{self.row.game}"')
        await self._go_on()

    async def _go_on(self) -> None:
        """Whatever the table does by itself."""
        self.clock.set()
        self.bots.wake()
        if self.pacing is not None:
            await self.pacing.sync()

    async def catch_up(self) -> None:
        """Another worker has written something."""
        await self.post(self.follow)

    async def follow(self) -> None:
        followed = await self.commits.follow()
        if followed is None:
            return
        if self.head.chats > followed.chats:
            for said in await self.worker.store.chats(self.row.id, followed.chats):
                self.telling.chat(said)
        self._tell_followed(followed)
        if followed.moved:
            self.clock.set()
            if self.pacing is not None:
                await self.pacing.sync()

    def _tell_followed(self, followed: Followed) -> None:
        if followed.moved:
            self.telling.reseat()
            self.telling.table()
            self.telling.moves(followed.first)

    async def attend(self) -> None:
        await self.post(self._attend)

    async def _attend(self) -> None:
        await self.follow()
        if not self.goes_on:
            return
        if self.head.rules != self.game.rules:
            await self._rebase()
        await self.clock.fall()
        await self._go_on()

    async def _rebase(self) -> None:
        """The rules were updated under a running match: note it in the log and go on by the new ones."""
        assert self.table is not None
        first = self.table.length
        await self.commits.commit(rebase(self.table), rules=self.game.rules)
        await self.moved(first)

    # --- resting and leaving -----------------------------------------------------------------

    @property
    def working(self) -> bool:
        return self._mail.busy or bool(self.tasks)

    @property
    def asleep(self) -> bool:
        return self.commits.asleep

    async def awake(self) -> None:
        if self.asleep:
            await self.post(self._nothing)

    async def _nothing(self) -> None:
        """The turn is all that is wanted."""

    async def put_away(self) -> None:
        await self.commits.put_away()

    def rest(self) -> None:
        """Let go of all that the store has; whoever is connected stays so, and the next message wakes the table."""
        if self.pacing is None and not self.working:
            self.commits.rest()

    def close(self) -> None:
        """Nothing happens here by itself any more."""
        self.clock.close()
        if self.pacing is not None:
            self.pacing.close()
        for task in self.tasks:
            task.cancel()
