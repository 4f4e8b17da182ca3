"""Whose turn it is at a table."""

from __future__ import annotations

import asyncio

from arenarium.server.table.mailbox import Mailbox


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
