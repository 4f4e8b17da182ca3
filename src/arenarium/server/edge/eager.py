"""Work that begins at once.

A task begins in a later round of the loop, and whoever hands a message to a waiting task pays for both. Most messages
of a match are done but for their commit when they have been read: they are driven from where they came in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Eager:
    """Goes with `work` as far as it can now, then on whenever what it waits for is there; at the end it calls `then`.

    There is no current task in it: what asks for one, asyncio.timeout for example, cannot be done here.
    """

    __slots__ = ("_then", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], then: Callable[[], None]) -> None:
        self._work = work
        self._then = then
        self._go(None)

    def _go(self, _: object) -> None:
        try:
            waits_for = self._work.send(None)
        except (StopIteration, asyncio.CancelledError):
            self._then()
        except BaseException:
            self._then()
            raise
        else:
            if waits_for is None:  # it lets others go first
                asyncio.get_running_loop().call_soon(self._go, None)
            else:
                waits_for._asyncio_future_blocking = False
                waits_for.add_done_callback(self._go)
