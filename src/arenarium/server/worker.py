"""What a job needs of the worker process that it runs in. The hub is one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from arenarium.core.game import AnyGame
from arenarium.server.metrics import Metrics
from arenarium.server.settings import Settings
from arenarium.store.store import Store


class Worker(Protocol):
    settings: Settings
    store: Store
    metrics: Metrics
    now: Callable[[], float]
    ring: asyncio.Event  # somebody is to be called to their turn

    @property
    def several(self) -> bool:
        """Whether other workers may share the database."""

    def game(self, name: str) -> AnyGame: ...

    def log(self, says: str, **data: object) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """A task that ends with the worker."""
