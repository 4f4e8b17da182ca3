"""A call that comes in a while, unless it is called off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarm:
    __slots__ = ("_handle",)

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float, then: Callable[[], object]) -> None:
        """In so many seconds, and not when it was set to before."""
        self.off()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._ring, then)

    def off(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self, then: Callable[[], object]) -> None:
        self._handle = None
        then()
