"""Work that begins at once."""

from __future__ import annotations

import asyncio

import pytest

from arenarium.server.edge.eager import Eager


def test_work_goes_as_far_as_it_can_at_once_and_on_when_what_it_waits_for_is_there() -> None:
    async def test() -> None:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        done: list[str] = []

        async def work() -> None:
            done.append("begun")
            await asyncio.sleep(0)
            done.append(await answer)

        Eager(work(), lambda: done.append("over"))
        assert done == ["begun"]
        await asyncio.sleep(0.01)
        assert done == ["begun"]
        answer.set_result("answered")
        await asyncio.sleep(0.01)
        assert done == ["begun", "answered", "over"]

    asyncio.run(test())


def test_work_that_waits_in_vain_is_over_as_well() -> None:
    async def test() -> None:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        done: list[str] = []

        async def work() -> None:
            await answer

        Eager(work(), lambda: done.append("over"))
        answer.cancel()
        await asyncio.sleep(0.01)
        assert done == ["over"]

    asyncio.run(test())


def test_an_error_comes_out_of_it_and_ends_it() -> None:
    done: list[str] = []

    async def work() -> None:
        raise RuntimeError("no")

    with pytest.raises(RuntimeError, match="no"):
        Eager(work(), lambda: done.append("over"))
    assert done == ["over"]
