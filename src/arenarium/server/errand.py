"""Work that begins at once.

A task begins in a later round of the loop, and whoever hands a message to a waiting task pays for both. Most messages
of a match are done but for their commit when they have been read: they are driven from where they came in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Errand:
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


class Mailbox:
    """Whose turn it is: whoever came first. Nobody is overtaken, not even in the moment of handing over."""

    __slots__ = ("_waiting", "busy")

    def __init__(self) -> None:
        self.busy = False
        self._waiting: list[asyncio.Future[None]] = []

    async def enter(self) -> None:
        if not self.busy:
            self.busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it came just now, and nobody is here to take it
                self.leave()
            raise

    def leave(self) -> None:
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False
