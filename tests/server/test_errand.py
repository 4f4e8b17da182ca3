"""Work that begins at once, and whose turn it is."""

from __future__ import annotations

import asyncio

import pytest

from arenarium.server.errand import Errand, Mailbox


def test_an_errand_goes_as_far_as_it_can_at_once_and_on_when_what_it_waits_for_is_there() -> None:
    async def test() -> None:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        done: list[str] = []

        async def work() -> None:
            done.append("begun")
            await asyncio.sleep(0)
            done.append(await answer)

        Errand(work(), lambda: done.append("over"))
        assert done == ["begun"]
        await asyncio.sleep(0.01)
        assert done == ["begun"]
        answer.set_result("answered")
        await asyncio.sleep(0.01)
        assert done == ["begun", "answered", "over"]

    asyncio.run(test())


def test_an_errand_that_waits_in_vain_is_over_as_well() -> None:
    async def test() -> None:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        done: list[str] = []

        async def work() -> None:
            await answer

        Errand(work(), lambda: done.append("over"))
        answer.cancel()
        await asyncio.sleep(0.01)
        assert done == ["over"]

    asyncio.run(test())


def test_an_error_comes_out_of_an_errand_and_ends_it() -> None:
    done: list[str] = []

    async def work() -> None:
        raise RuntimeError("no")

    with pytest.raises(RuntimeError, match="no"):
        Errand(work(), lambda: done.append("over"))
    assert done == ["over"]


def test_a_mailbox_serves_whoever_came_first() -> None:
    async def test() -> None:
        mail, served = Mailbox(), []

        async def visit(name: str) -> None:
            await mail.enter()
            served.append(name)
            await asyncio.sleep(0)
            mail.leave()

        await mail.enter()
        visits = [asyncio.ensure_future(visit(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert served == []
        mail.leave()
        late = asyncio.ensure_future(visit("d"))  # comes in the moment of handing over
        await asyncio.gather(*visits, late)
        assert served == ["a", "b", "c", "d"]
        assert not mail.busy

    asyncio.run(test())


def test_who_leaves_the_queue_of_a_mailbox_holds_nobody_up() -> None:
    async def test() -> None:
        mail = Mailbox()
        await mail.enter()
        impatient, gone, patient = (asyncio.ensure_future(mail.enter()) for _ in range(3))
        await asyncio.sleep(0)
        impatient.cancel()  # before its turn
        await asyncio.sleep(0)
        mail.leave()
        gone.cancel()  # in the moment its turn comes
        await patient
        assert mail.busy
        mail.leave()
        assert not mail.busy

    asyncio.run(test())
