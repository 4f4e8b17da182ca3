"""Whose bot thinks next, when more ask than there are processes, and whose match is read next.

Whoever has had the least thinking so far goes first, so that somebody with a hundred tables waits for their own and
nobody else does. Those of one address are a house ("HOUSE PERSON"): houses take turns, and in each its people, for
names cost nothing. Where many people wait, everybody's bots think for a shorter time, and nobody waits for long.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import replace
from typing import TypeVar

from arenarium.bots.contract import Budget

Found = TypeVar("Found")
PATIENCE = 4  # people whose bots may think one after the other for as long as their level does
MANY = 1_000  # people remembered before those who need not be are forgotten
LEAST = 0.05  # seconds that a bot thinks, however many wait
Place = tuple[str | None, str]  # among what, and who: a house among all, one of its people in it


class Closed(Exception):
    """Nobody is left to do the work."""


def places(whose: str) -> tuple[Place, Place]:
    """Where somebody stands among all, and in their house. Without a house everybody is one."""
    house, _, one = whose.partition(" ")
    return (None, house), (house, one)


class FairQueue:
    def __init__(self, size: int) -> None:
        self._free = size
        self.size = size
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._had: dict[Place, float] = {}  # seconds of thinking so far
        self._levels: dict[str | None, float] = {}  # what whoever was served last had had: nobody saves up more

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def turn(self, whose: str) -> None:
        """Until it is the turn of that person's job. Whoever gets it gives it back by `done`."""
        for place in places(whose):
            self._had[place] = max(self._level(place), self._had.get(place, 0.0))
        if self._free:
            self._free -= 1
        else:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(whose, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                self._withdraw(whose, turn)
                raise

    def done(self, whose: str, seconds: float) -> None:
        """That job took so long; the next one, please."""
        for place in places(whose):
            self._had[place] = self._had.get(place, self._level(place)) + seconds
        self._next()
        self._forget()

    def _level(self, place: Place) -> float:
        return self._levels.get(place[0], 0.0)

    def _rank(self, whose: str) -> tuple[float, ...]:
        return tuple(self._had[place] for place in places(whose))

    def _next(self) -> None:
        while self._waiting:
            whose = min(self._waiting, key=self._rank)  # among equals whoever has waited longest
            turns = self._waiting.pop(whose)
            turn = turns.popleft()
            if turns:
                self._waiting[whose] = turns
            if not turn.done():  # else whoever waited has just gone
                for place in places(whose):
                    self._levels[place[0]] = max(self._level(place), self._had[place])
                turn.set_result(None)
                return
        self._free += 1

    def _withdraw(self, whose: str, turn: asyncio.Future[None]) -> None:
        if not turn.cancelled():  # it had just got its turn
            self._next()
        elif turn in (turns := self._waiting.get(whose, deque())):
            turns.remove(turn)
            if not turns:
                del self._waiting[whose]
        self._forget()

    def _forget(self) -> None:
        """Whoever would begin at the common level anyway; everybody, when nobody thinks."""
        if self._free == self.size:
            self._had, self._levels = {}, {}
        elif len(self._had) > MANY:
            wait = {place for whose in self._waiting for place in places(whose)}
            self._had = {p: had for p, had in self._had.items() if had > self._level(p) or p in wait}
            inside = {above for above, _ in self._had}
            self._levels = {above: level for above, level in self._levels.items() if above is None or above in inside}

    async def run(self, threads: Executor, whose: str, work: Callable[[], Found]) -> Found:
        """Work on another thread when that person's turn has come.

        The turn lasts until the work is done, even if nobody waits for it any more. Raises Closed.
        """
        await self.turn(whose)
        began = time.monotonic()

        def over(doing: asyncio.Future[Found]) -> None:
            self.done(whose, time.monotonic() - began)
            if not doing.cancelled():
                doing.exception()  # whoever still waits hears of it

        try:
            doing = asyncio.get_running_loop().run_in_executor(threads, work)
        except RuntimeError:
            self.done(whose, 0.0)
            raise Closed from None
        doing.add_done_callback(over)
        try:
            return await asyncio.shield(doing)
        finally:
            del doing  # what it raises knows this frame: with the way back all that the work holds would stay in memory

    def budget(self, given: Budget, whose: str = "") -> Budget:
        """What there is time for, with so many houses waiting, and so many people of the same house."""
        house = places(whose)[0]
        waiting = [places(one) for one in self._waiting]
        mates = sum(one[0] == house for one in waiting)
        crowd = len({one[0] for one in waiting}) * max(1, mates) / self.size
        if given.seconds is None or crowd <= PATIENCE:
            return given
        return replace(given, seconds=min(given.seconds, max(LEAST, given.seconds * PATIENCE / crowd)))
