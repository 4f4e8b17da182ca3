"""Other processes, in which bots think and all is done whose cost somebody outside may choose.

One that crashes or hangs is replaced; where it was a bot's, the level below plays.
"""

from __future__ import annotations

import gc
import logging
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.reduction import ForkingPickler
from typing import Generic, TypeVar, cast

from arenarium.bots.analysis import Look
from arenarium.bots.analysis import think as look_at
from arenarium.bots.contract import Answer, Fault, Job
from arenarium.bots.registry import below
from arenarium.bots.think import Hung, decide, given
from arenarium.core.game import Json
from arenarium.core.refusal import Refusal, reason_of
from arenarium.server.jobs.fair_queue import Closed, FairQueue
from arenarium.server.refusals import Malformed, NotNow, TooMuch, Unavailable

Found = TypeVar("Found")
log = logging.getLogger("arenarium.bots")
PIECE = 0.3  # seconds of looking back at a match between two answers of bots
LOOK_PATIENCE = 60.0  # for one look, on a slow machine
LOOKING = "/looking back"  # whose turn that is: nobody's in particular, so it is no id of a person
QUIET = 0.2  # seconds without a job, after which a child tidies up: it takes longer than a quick answer
SELDOM = 30.0  # seconds after which it does so though jobs wait
START = 20.0  # seconds in which a process starts on a busy machine, and by which a call may be late there
GRACE = 3.0  # beyond the bot's own patience, for the way there and back


def work(connection: Connection) -> None:
    """The life of one child: a call in, what came of it out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    tidied = time.monotonic()
    while True:
        try:
            connection.send_bytes(_packed(_outcome(*connection.recv())))
            if not connection.poll(QUIET) or time.monotonic() > tidied + SELDOM:
                gc.collect()  # a search leaves cycles behind, by the hundred megabytes in days
                tidied = time.monotonic()
        except (EOFError, OSError):  # the server has gone
            return


def _outcome(call: Callable[[], Found], seconds: float) -> Outcome[Found]:
    """What came of a call that is given so many seconds (0: it sees to that itself)."""
    try:
        with given(seconds):
            return Outcome(found=call())
    except Hung:
        return Outcome(hung=True)
    except Refusal as refusal:
        return Outcome(refused=(type(refusal), refusal.key, refusal.rule, refusal.args_))
    except Exception as error:  # whatever it is, the next call is none the worse
        return Outcome(failed=f"{type(error).__name__}: {error}")


def _packed(outcome: Outcome[Found]) -> memoryview:
    try:
        return ForkingPickler.dumps(outcome)
    except Exception as error:  # what was found cannot travel
        return ForkingPickler.dumps(Outcome[Found](failed=f"{type(error).__name__}: {error}"))


def _looked(looks: list[Look]) -> list[Json | None]:
    """As many looks at a match as fit into one piece of time, at least one: a bot at a table may be waiting."""
    end = time.monotonic() + PIECE
    found: list[Json | None] = []
    for look in looks:
        found.append(look_at(look))
        if time.monotonic() >= end:
            break
    return found


class Crashed(Exception):
    """Nothing came of a call."""


class Lost(Crashed):
    """And the process died, or did not answer in time."""


@dataclass(frozen=True)
class Outcome(Generic[Found]):
    found: Found | None = None
    hung: bool = False
    refused: tuple[type[Refusal], str, str, Json] | None = None
    failed: str = ""


class Child:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.near, far = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(far,), daemon=True)
        self.process.start()
        self._starts = START
        far.close()

    def ask(self, call: Callable[[], Found], seconds: float, most: float) -> Found:
        """What the call finds in so many seconds; after `most` of them the process itself is given up, though not while
        it may still be starting: whoever begins again each time never begins on a busy machine."""
        try:
            packed = ForkingPickler.dumps((call, seconds))
        except RecursionError:  # what somebody sent lies too deep in itself
            raise Malformed("server-refuse-deep") from None
        try:
            self.near.send_bytes(packed)
            if not self.near.poll(most + self._starts):
                raise Lost(f"no answer in {most:g} s")
            self._starts = 0.0
            outcome: Outcome[Found] = self.near.recv()
        except (OSError, EOFError) as error:
            raise Lost(f"{type(error).__name__}: the process ended") from None
        if outcome.refused is not None:
            kind, key, rule, args = outcome.refused
            raise kind(key, rule, **args)
        if outcome.hung:
            raise TooMuch("server-refuse-long", seconds=1)
        if outcome.failed:
            raise Crashed(outcome.failed)
        return cast(Found, outcome.found)

    def end(self) -> None:
        self.near.close()
        self.process.kill()
        self.process.join()


class Pool:
    """`size` processes, started when first needed; each has a thread that waits for it."""

    def __init__(self, size: int, name: str = "bots") -> None:
        self.size = size
        self.turns = FairQueue(max(1, size))
        self._threads = ThreadPoolExecutor(max(1, size), thread_name_prefix=name)
        self._idle: list[Child] = []
        self._all: set[Child] = set()
        self.replaced = 0
        self.closed = False

    async def think(self, job: Job, whose: str = "") -> Answer | None:
        """An answer for that person's table, from a lower level if need be; None when nothing could be had."""
        bot: str | None = job.bot
        faults: tuple[Fault, ...] = ()
        while bot is not None and not self.closed:
            try:
                answer = await self.turns.run(self._threads, whose, partial(self._think, job, bot, whose))
                return replace(answer, faults=(*faults, *answer.faults))
            except Crashed as error:
                faults = (*faults, Fault(bot, "crashed", reason_of(error)))
                log.warning("bot process replaced", extra={"data": {"bot": bot, "game": job.game, "why": str(error)}})
            except Closed:  # the pool was closed meanwhile
                return None
            bot = below(bot)
        return None

    async def look(self, looks: list[Look]) -> list[Json | None]:
        """What the first of these looks at a match come to: as many as fit between two answers. Raises Crashed."""
        return await self._run(LOOKING, partial(_looked, looks), 0.0, LOOK_PATIENCE)

    async def run(self, whose: str, call: Callable[[], Found], seconds: float) -> Found:
        """What a call finds, when that person's turn has come, in so many seconds of another process.

        The call and what it finds travel as data. Raises what it refuses, TooMuch where the time is too short.
        """
        try:
            return await self._run(whose, call, seconds, seconds + START)
        except Crashed as error:
            if self.closed:
                raise Unavailable("server-refuse-full", seconds=1) from None
            log.warning("call failed", extra={"data": {"why": str(error)}})
            raise NotNow("server-refuse-failed") from None

    async def _run(self, whose: str, call: Callable[[], Found], seconds: float, most: float) -> Found:
        if self.closed:
            raise Crashed("closed")
        try:
            return await self.turns.run(
                self._threads, whose, lambda: self._with(lambda child: child.ask(call, seconds, most))
            )
        except Closed:
            raise Crashed("closed") from None

    def _think(self, job: Job, bot: str, whose: str) -> Answer:
        job = replace(job, bot=bot, budget=self.turns.budget(job.budget, whose))
        return self._with(lambda child: child.ask(partial(decide, job), 0.0, self._patience(job)))

    def _with(self, ask: Callable[[Child], Found]) -> Found:
        """Ask a child. One that is lost is replaced; whatever else happens, it is there for the next."""
        child = self._idle.pop() if self._idle else self._start()
        lost = False
        try:
            return ask(child)
        except Lost:
            lost = True
            self.replaced += 1
            self._all.discard(child)
            child.end()
            raise
        finally:
            if not lost:
                self._idle.append(child)

    @staticmethod
    def _patience(job: Job) -> float:
        """A child interrupts each level itself; several may be tried before it answers."""
        return job.budget.patience * 1.5 + GRACE + 5.0

    def _start(self) -> Child:
        child = Child()
        self._all.add(child)
        return child

    def close(self) -> None:
        self.closed = True
        for child in list(self._all):
            child.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
