"""The order in which things are done at a table."""

from __future__ import annotations

import asyncio


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
