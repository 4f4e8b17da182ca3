"""Bots think in other processes. One that crashes or hangs is replaced, and the level below plays."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from arenarium.bots.analysis import Look
from arenarium.bots.analysis import think as look_at
from arenarium.bots.contract import Answer, Fault, Job
from arenarium.bots.registry import below
from arenarium.bots.think import decide
from arenarium.core.game import Json
from arenarium.server.jobs.fair_queue import Closed, FairQueue

Found = TypeVar("Found")
log = logging.getLogger("arenarium.bots")
PIECE = 0.3  # seconds of looking back at a match between two answers of bots
LOOK_PATIENCE = 60.0  # for one look, on a slow machine
LOOKING = "/looking back"  # whose turn that is: nobody's in particular, so it is no id of a person
QUIET = 0.2  # seconds without a job, after which a worker tidies up: it takes longer than a quick answer
SELDOM = 30.0  # seconds after which it does so though jobs wait
GRACE = 3.0  # beyond the bot's own patience, for the start of a process and the way there and back


def work(connection: Connection) -> None:
    """The life of one worker: a job in, an answer out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when it ends
    tidied = time.monotonic()
    while True:
        try:
            connection.send(_answer(connection.recv()))
            if not connection.poll(QUIET) or time.monotonic() > tidied + SELDOM:
                gc.collect()  # a search leaves cycles behind, by the hundred megabytes in days
                tidied = time.monotonic()
        except (EOFError, OSError):  # the server has gone
            return


def _answer(data: dict[str, Any]) -> Answer | list[Json | None] | str:
    try:
        return _looked(data["looks"]) if "looks" in data else decide(Job.from_json(data))
    except Exception as error:  # a job that cannot even be read; the pool plays something else
        return f"{type(error).__name__}: {error}"


def _looked(rows: list[Json]) -> list[Json | None]:
    """As many looks at a match as fit into one piece of time, at least one: a bot at a table may be waiting."""
    end = time.monotonic() + PIECE
    found: list[Json | None] = []
    for row in rows:
        found.append(look_at(Look(**row)))
        if time.monotonic() >= end:
            break
    return found


class Crashed(Exception):
    """The worker died or did not answer in time."""


class Worker:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.near, far = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(far,), daemon=True)
        self.process.start()
        far.close()

    def think(self, job: Job, seconds: float) -> Answer:
        answer = self._ask(job.json(), seconds)
        assert isinstance(answer, Answer)
        return answer

    def look(self, looks: list[Look], seconds: float) -> list[Json | None]:
        answer = self._ask({"looks": [x.json() for x in looks]}, seconds)
        assert isinstance(answer, list)
        return answer

    def _ask(self, data: Json, seconds: float) -> Answer | list[Json | None]:
        try:
            self.near.send(data)
            if not self.near.poll(seconds):
                raise Crashed(f"no answer in {seconds:g} s")
            answer: Answer | list[Json | None] | str = self.near.recv()
        except (OSError, EOFError) as error:
            raise Crashed(f"{type(error).__name__}: the process ended") from None
        if isinstance(answer, str):
            raise Crashed(answer)
        return answer

    def end(self) -> None:
        self.near.close()
        self.process.kill()
        self.process.join()


class Pool:
    """`size` processes, started when first needed; each has a thread that waits for it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.turns = FairQueue(max(1, size))
        self._threads = ThreadPoolExecutor(max(1, size), thread_name_prefix="bots")
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self.replaced = 0
        self.closed = False

    async def think(self, job: Job, whose: str = "") -> Answer | None:
        """An answer for that person's table, from a lower level if need be; None when nothing could be had."""
        bot: str | None = job.bot
        faults: tuple[Fault, ...] = ()
        while bot is not None and not self.closed:
            try:
                answer = await self.turns.run(self._threads, whose, partial(self._think, job, bot))
                return replace(answer, faults=(*faults, *answer.faults))
            except Crashed as error:
                faults = (*faults, Fault(bot, "crashed", str(error)[:200]))
                log.warning("bot worker replaced", extra={"data": {"bot": bot, "game": job.game, "why": str(error)}})
            except Closed:  # the pool was closed meanwhile
                return None
            bot = below(bot)
        return None

    async def look(self, looks: list[Look]) -> list[Json | None]:
        """What the first of these looks at a match come to: as many as fit between two answers. Raises Crashed."""
        if self.closed:
            raise Crashed("closed")
        try:
            return await self.turns.run(
                self._threads, LOOKING, lambda: self._with(lambda worker: worker.look(looks, LOOK_PATIENCE))
            )
        except Closed:
            raise Crashed("closed") from None

    def _think(self, job: Job, bot: str) -> Answer:
        job = replace(job, bot=bot, budget=self.turns.budget(job.budget))
        return self._with(lambda worker: worker.think(job, self._patience(job)))

    def _with(self, ask: Callable[[Worker], Found]) -> Found:
        """Ask a worker; one that fails is replaced."""
        worker = self._idle.pop() if self._idle else self._start()
        try:
            answer = ask(worker)
        except Crashed:
            self.replaced += 1
            self._all.discard(worker)
            worker.end()
            raise
        self._idle.append(worker)
        return answer

    @staticmethod
    def _patience(job: Job) -> float:
        """A worker interrupts each level itself; several may be tried before it answers."""
        return job.budget.patience * 1.5 + GRACE + 5.0

    def _start(self) -> Worker:
        worker = Worker()
        self._all.add(worker)
        return worker

    def close(self) -> None:
        self.closed = True
        for worker in list(self._all):
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
