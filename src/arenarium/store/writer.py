"""One thread that writes. Jobs that wait together are committed together, and answered after the commit."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import psycopg

from arenarium.store.changes import Prepared, alone, at_once, together
from arenarium.store.checkpoints import Checkpoints
from arenarium.store.database import Connection, Database, StoreFailed, Unfit

T = TypeVar("T")
MOST = 256  # jobs in one commit
WRONG = (sqlite3.IntegrityError, psycopg.IntegrityError, psycopg.DataError)  # the job's fault, not the database's
log = logging.getLogger("arenarium.store")


@dataclass
class Job:
    work: Callable[[Connection], object]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    change: Prepared | None = None  # what `work` does, where it can be done together with others
    value: object = None
    error: BaseException | None = None
    safe: bool = False  # committed


class Writer:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.written = 0
        self.failures = 0  # commits that did not come to be
        self.failing = False  # whether the last one did not
        self.thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self.thread.start()
        self.checkpoints = Checkpoints(database, lambda: self.commits) if database.is_sqlite else None

    def submit(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """The value of `work` once it is committed; StoreFailed if it was not."""
        return self._submit(work, None)

    def submit_change(self, change: Prepared) -> asyncio.Future[bool]:
        return self._submit(lambda c: alone(c, change), change)

    def _submit(self, work: Callable[[Connection], T], change: Prepared | None) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.jobs.put(Job(work, done, loop, change))
        return done

    def close(self) -> None:
        """Finish what was handed in, then stop."""
        if self.checkpoints is not None:
            self.checkpoints.close()
        self.jobs.put(None)
        self.thread.join()

    def _work(self) -> None:
        connection: Connection | None = None
        while True:
            batch, last = self._gather()
            if batch:
                try:
                    if connection is None:
                        connection = self.database.connect()
                    self._write(connection, batch)
                except Exception as error:
                    log.error("storage failed", extra={"data": {"error": str(error), "jobs": len(batch)}})
                    self._drop(connection)
                    connection = None
                    self.failures += 1
                    self.failing = True
                    for job in batch:
                        if not job.safe:
                            job.value, job.error = None, StoreFailed(str(error))
                self._answer(batch)
            if last:
                self._drop(connection)
                return

    def _gather(self) -> tuple[list[Job], bool]:
        first = self.jobs.get()
        if first is None:
            return [], True
        batch = [first]
        while len(batch) < MOST:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False

    def _write(self, connection: Connection, batch: list[Job]) -> None:
        try:
            done = _at_once(connection, batch)
            if not done:
                connection.begin()
                for group in groups(batch):
                    _do(connection, group)
        except Exception as error:
            connection.rollback()
            if len(batch) == 1:
                self.failures += 1
                self.failing = not isinstance(error, WRONG)
                batch[0].error = (Unfit if isinstance(error, psycopg.DataError) else StoreFailed)(str(error))
                return
            for job in batch:  # one of them spoiled it for all: each on its own
                self._write(connection, [job])
            return
        if not done:
            connection.commit()
        self.commits += 1
        self.written += len(batch)
        self.failing = False
        for job in batch:
            job.safe = True

    @staticmethod
    def _drop(connection: Connection | None) -> None:
        if connection is not None:
            try:
                connection.close()
            except Exception as error:  # it was broken already; a new one comes
                log.info("closing a connection failed", extra={"data": {"error": str(error)}})

    @staticmethod
    def _answer(batch: list[Job]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in batch:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, jobs in by_loop.items():
            try:
                loop.call_soon_threadsafe(_resolve, jobs)
            except RuntimeError:  # that loop is closed; nobody waits any more
                continue


def groups(batch: list[Job]) -> Iterator[list[Job]]:
    """Jobs in their order: changes of different tables that follow each other together, everything else alone."""
    group: list[Job] = []
    tables: set[str] = set()
    for job in batch:
        if group and (job.change is None or job.change.table in tables):
            yield group
            group, tables = [], set()
        if job.change is None:
            yield [job]
        else:
            group.append(job)
            tables.add(job.change.table)
    if group:
        yield group


def _at_once(connection: Connection, batch: list[Job]) -> bool:
    """Whether the whole batch was changes of different tables, nothing else, and all could be done."""
    changes = [job.change for job in batch if job.change is not None]
    if len({s.table for s in changes}) != len(batch) or not at_once(connection, changes):
        return False
    for job in batch:
        job.value = True
    return True


def _do(connection: Connection, group: list[Job]) -> None:
    if len(group) == 1:
        group[0].value = group[0].work(connection)
        return
    for job, value in zip(group, together(connection, [j.change for j in group if j.change is not None]), strict=True):
        job.value = value


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.value)
