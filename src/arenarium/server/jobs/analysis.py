"""Finished matches looked back on, one at a time, in small pieces between the answers of bots; what comes of it is kept
in the database, the same for all who ask."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import TypeVar, cast

from arenarium.bots.analysis import REVISION, End, Look, Report, final, looks
from arenarium.core.codec import beginning
from arenarium.core.game import Json
from arenarium.server import wire
from arenarium.server.jobs.pool import LOOKING, Crashed, Pool
from arenarium.server.jobs.read_queue import READING
from arenarium.server.parcel import Parcel
from arenarium.server.refusals import NotNow, TooMuch
from arenarium.server.restore import line_in
from arenarium.server.worker import Worker
from arenarium.store.rows import Stored

Found = TypeVar("Found")
BATCH = 16  # looks drawn and sent together
KEPT = 64  # reports in memory; others are in the database
GLANCING = 0.15  # the share of the work that comes before single choices are weighed
WAITING = 16  # matches that wait for their turn
TRIES = 2  # of a match whose looks end the process they are made in; others wait for it meanwhile


class Review:
    """One match on its way to a report. Readable at any moment."""

    def __init__(self) -> None:
        self.report = Report()
        self.done = 0.0  # the share of the work
        self.seconds = 0.0  # of thinking
        self.ready = False
        self.failed = False

    def summary(self) -> wire.Report:
        """The curve and the decisions as far as they have come."""
        report = self.report
        return {
            "ready": self.ready,
            "failed": self.failed,
            "done": round(self.done, 2),
            "seconds": round(self.seconds, 1),
            "curve": cast("list[wire.Point]", report.curve()),
            "decisions": cast("list[wire.Decision]", report.decisions()),
            "lots": cast("list[wire.Lot]", report.lots()),
            "luck": cast("wire.Fortune | None", report.luck()),
        }


class Analyst:
    def __init__(self, worker: Worker, pool: Pool, reading: Pool) -> None:
        self.worker, self.pool, self.reading = worker, pool, reading
        self._reviews: dict[str, Review] = {}
        self._crashes: Counter[str] = Counter()
        self._one = asyncio.Lock()  # a bot at a table waits for one piece at most, however many matches are asked about

    def known(self, table: str) -> Review | None:
        """The report of a match that somebody has asked for; the match itself need not be read again."""
        found = self._reviews.get(table)
        return None if found is None or found.failed else found

    async def kept(self, table: str) -> wire.Report | None:
        """A report that was made before, by whichever worker."""
        return cast("wire.Report | None", await self.worker.store.report(table, REVISION))

    def review(self, stored: Stored, options: Json) -> Review:
        """The report of a match, begun if nobody has asked before."""
        table = stored.table.id
        if (found := self._reviews.get(table)) is not None:
            if found.failed:
                del self._reviews[table]  # told once, then begun anew by whoever asks again
            return found
        if self._crashes[table] >= TRIES:
            raise NotNow("server-refuse-no-analysis")
        if sum(not c.ready and not c.failed for c in self._reviews.values()) >= WAITING:
            raise TooMuch("server-refuse-rate", seconds=10)
        review = self._reviews[table] = Review()
        for old in [t for t, c in self._reviews.items() if c.ready or c.failed][: len(self._reviews) - KEPT]:
            del self._reviews[old]
        self.worker.spawn(self._run(review, stored, options))
        return review

    async def _run(self, review: Review, stored: Stored, options: Json) -> None:
        try:
            async with self._one:
                await self._look_back(review, stored, options)
            review.done, review.ready = 1.0, True
            summary = review.summary()
            counts = counted(summary["decisions"], len(stored.seats))
            await self.worker.store.keep_report(stored.table.id, REVISION, cast("Json", summary), counts)
        except Crashed as error:
            review.failed = True
            self._crashes[stored.table.id] += 1
            self._reviews.pop(stored.table.id, None)  # the next process may do better
            self.worker.log("analysis abandoned", table=stored.table.id, why=str(error))
        except BaseException:
            review.failed = True
            raise

    async def _look_back(self, review: Review, stored: Stored, options: Json) -> None:
        match = Parcel.of(self.worker.settings.games.path(stored.table.game), options, stored)
        seen = 0
        while batch := await self._read(partial(_some, match, seen)):
            seen += len(batch)
            await self._think(review, batch)
            review.done = GLANCING * batch[-1].at / max(1, len(stored.entries))
        doubtful = review.report.doubtful()
        for n, look in enumerate(doubtful):
            review.done = GLANCING + (1 - GLANCING) * n / len(doubtful)
            await self._think(review, [look])
        if (end := await self._read(partial(_end, match))) is not None:
            review.report.end(*end)

    async def _read(self, work: Callable[[], Found]) -> Found:
        return await self.reading.run(LOOKING, work, READING)

    async def _think(self, review: Review, batch: list[Look]) -> None:
        while batch:
            began = time.monotonic()
            found = await self.pool.look(batch)
            review.seconds += time.monotonic() - began
            for look, what in zip(batch, found, strict=False):
                review.report.take(look, what)
            batch = batch[len(found) :]


def counted(decisions: list[wire.Decision], seats: int) -> list[dict[str, int]]:
    """How many verdicts of each kind every seat was given."""
    return [dict(Counter(d["verdict"] for d in decisions if d["seat"] == seat)) for seat in range(seats)]


def _some(match: Parcel, seen: int) -> list[Look]:
    """The looks that are still to be made, the next few of them."""
    stored = match.stored()
    start = beginning(match.game, match.options, stored.table.origin)
    return list(islice(looks(match.path, start, line_in(stored)), seen, seen + BATCH))


def _end(match: Parcel) -> End | None:
    """How the match ended; None where today's rules do not lead there."""
    stored = match.stored()
    line = line_in(stored)
    s = match.after(stored, line)
    return None if s is None else final(match.game, s, line)
