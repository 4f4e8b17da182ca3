"""What a table needs of the worker process that holds it, beside what every job does. The hub is one."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Protocol

from arenarium.server.edge.rate_limits import Buckets
from arenarium.server.jobs.pool import Pool
from arenarium.server.worker import Worker


class TableWorker(Worker, Protocol):
    pool: Pool  # where bots think
    aside: Pool  # where all else is done whose cost somebody outside may choose
    chat_limits: Buckets  # by person, however many sockets it opens
    offer_limits: Buckets  # by person too

    def watches(self, table: str, token: str | None) -> bool:
        """Whether the token is of a link that somebody who sat there shared."""

    def announce(self, table: str) -> None:
        """Tell other workers that a table has changed."""

    def begin_at_once(self, work: Coroutine[Any, Any, None]) -> None:
        """Like `spawn`, for what has to be quick."""
