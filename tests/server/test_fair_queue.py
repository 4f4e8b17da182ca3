"""Bots of one person's many tables do not keep others waiting."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from arenarium.bots.contract import Budget, Job
from arenarium.server.jobs.fair_queue import LEAST, PATIENCE, FairQueue
from arenarium.server.jobs.pool import Pool
from tests.server.test_bots import a_job


class Desk:
    """Jobs that end when the test says so; who was served, in order."""

    def __init__(self, size: int = 1) -> None:
        self.turns = FairQueue(size)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def wants(self, whose: str, times: int = 1) -> None:
        for _ in range(times):
            self.tasks.append(asyncio.ensure_future(self._job(whose)))
        await asyncio.sleep(0)

    async def _job(self, whose: str) -> None:
        await self.turns.turn(whose)
        self.served.append(whose)

    async def ends(self, whose: str, seconds: float = 1.0) -> None:
        self.turns.done(whose, seconds)
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


def test_a_hundred_tables_of_one_person_let_another_in_at_once() -> None:
    async def test() -> None:
        desk = Desk()
        await desk.wants("many", 100)
        for _ in range(10):
            await desk.ends("many")
        await desk.wants("one")
        await desk.ends("many")
        assert desk.served == ["many"] * 11 + ["one"]
        await desk.ends("one", 0.1)
        await desk.wants("one")
        await desk.ends("many")
        assert desk.served[-2:] == ["many", "one"]  # the one waits for one job of the other at a time
        for task in desk.tasks:
            task.cancel()

    run(test)


def test_sixty_people_of_one_address_let_another_in_at_once() -> None:
    """Names cost nothing: once a stranger waited for three seconds of each."""

    async def test() -> None:
        desk = Desk()
        for n in range(60):
            await desk.wants(f"1.1.1.1 m{n}", 5)
        await desk.ends(desk.served[-1], 3.0)
        await desk.wants("2.2.2.2 ada")
        await desk.ends(desk.served[-1], 3.0)
        assert desk.served[-1] == "2.2.2.2 ada"
        assert desk.turns.budget(Budget(seconds=2.0)) == Budget(seconds=2.0)  # they are one crowd, not sixty
        assert desk.turns.budget(Budget(seconds=2.0), "2.2.2.2 ada") == Budget(seconds=2.0)
        mine = desk.turns.budget(
            Budget(seconds=2.0), "1.1.1.1 m7"
        ).seconds  # a school, whose pupils wait for each other
        assert mine is not None
        assert LEAST < mine < 0.2
        for task in desk.tasks:
            task.cancel()

    run(test)


def test_in_a_school_nobody_waits_for_all_that_a_classmate_asks() -> None:
    async def test() -> None:
        desk = Desk()
        await desk.wants("school ada", 50)
        await desk.wants("school bob")
        await desk.wants("school eve")
        for _ in range(4):
            await desk.ends(desk.served[-1], 3.0)
        assert desk.served == ["school ada", "school bob", "school eve", "school ada", "school ada"]
        for task in desk.tasks:
            task.cancel()

    run(test)


def test_time_counts_and_not_how_often_one_asked() -> None:
    """Short answers come as often as they fit beside long ones; nobody starves."""

    async def test() -> None:
        desk = Desk()
        await desk.wants("long", 30)
        await desk.wants("short", 300)
        for _ in range(220):
            whose = desk.served[-1]
            await desk.ends(whose, 2.0 if whose == "long" else 0.2)
        long, short = desk.served.count("long"), desk.served.count("short")
        assert abs(2.0 * long - 0.2 * short) <= 2.4
        assert min(long, short) >= 19
        for task in desk.tasks:
            task.cancel()

    run(test)


def test_who_comes_back_has_saved_nothing_up() -> None:
    async def test() -> None:
        desk = Desk()
        await desk.wants("seldom")
        await desk.wants("often", 50)
        await desk.ends("seldom")
        for _ in range(20):
            await desk.ends("often")
        await desk.wants("seldom", 50)
        before = len(desk.served)
        for _ in range(10):
            await desk.ends(desk.served[-1])
        since = desk.served[before:]
        assert 4 <= since.count("often") <= 6
        for task in desk.tasks:
            task.cancel()

    run(test)


def test_a_turn_that_nobody_waits_for_any_more_goes_to_the_next() -> None:
    async def test() -> None:
        desk = Desk()
        await desk.wants("a")
        for whose in ("b", "c", "d"):
            await desk.wants(whose)
        desk.tasks[1].cancel()  # waits
        await asyncio.sleep(0)
        desk.turns.done("a", 1.0)
        desk.tasks[2].cancel()  # has just got its turn, and has not heard of it
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert desk.served == ["a", "d"]
        desk.tasks.pop(2)
        await desk.wants("e")
        desk.tasks[-1].cancel()  # gone, and its cancellation not yet heard of when the turn is given
        await desk.ends("d")
        assert desk.turns.waiting == 0
        await desk.wants("f")
        assert desk.served == ["a", "d", "f"]
        await desk.ends("f")
        assert (desk.turns._free, desk.turns._had) == (1, {})

    run(test)


def test_bots_think_for_a_shorter_time_when_many_people_wait() -> None:
    async def test() -> None:
        desk = Desk()
        budget = Budget(seconds=2.0)
        await desk.wants("many", 100)
        assert desk.turns.budget(budget) == budget  # one person's tables are that person's affair
        for n in range(2 * PATIENCE):
            await desk.wants(f"person-{n}")
        assert desk.turns.budget(Budget(seconds=2.0, nodes=7)) == Budget(
            seconds=2.0 * PATIENCE / (2 * PATIENCE + 1), nodes=7
        )
        assert desk.turns.budget(Budget(nodes=7)) == Budget(nodes=7)
        assert desk.turns.budget(Budget(seconds=LEAST / 2)).seconds == LEAST / 2
        for n in range(1000):
            await desk.wants(f"crowd-{n}")
        assert desk.turns.budget(budget).seconds == LEAST
        for task in desk.tasks:
            task.cancel()

    run(test)


def test_the_pool_serves_people_in_turn() -> None:
    async def test() -> None:
        pool = Pool(1)
        order: list[str] = []

        async def think(whose: str, job: Job) -> None:
            assert (await pool.think(job, whose)) is not None
            order.append(whose)

        try:
            flood = [asyncio.ensure_future(think("many", a_job("random"))) for _ in range(30)]
            await asyncio.sleep(0)
            await think("one", a_job("random"))
            assert len(order) <= 3  # the job under way, and at most one more
            await asyncio.gather(*flood)
            assert pool.turns.waiting == 0
        finally:
            pool.close()

    run(test)


def test_jobs_that_wait_when_the_pool_closes_come_to_an_end() -> None:
    async def test() -> None:
        pool = Pool(1)
        waiting = [asyncio.ensure_future(pool.think(a_job(), str(n % 3))) for n in range(9)]
        await asyncio.sleep(0)
        pool.close()
        found = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 120)
        assert len(found) == 9

    run(test)


class Heavy:
    """Work that holds much and fails."""

    def __call__(self) -> None:
        raise ValueError


def test_work_that_fails_is_forgotten_at_once() -> None:
    """What it raised and whoever waited for it held each other: bodies of ten megabytes stayed in memory for good."""

    async def test() -> None:
        work = Heavy()
        known = weakref.ref(work)
        with ThreadPoolExecutor(1) as threads:
            with suppress(ValueError):
                await FairQueue(1).run(threads, "", work)
            del work
            await asyncio.to_thread(int)  # the thread has let go of it too
            await asyncio.sleep(0)
        assert known() is None

    gc.collect()
    gc.disable()
    try:
        run(test)
    finally:
        gc.enable()
