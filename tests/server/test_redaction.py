"""Nobody hears of a move before it is on the disk, nor of one that another worker overtook."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from arenarium.server.restore import row_of
from arenarium.store.rows import Change
from tests.server.house import House, run, until


def test_nobody_hears_of_a_move_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        store, came, waits = house.hub.store, asyncio.Event(), asyncio.Event()
        real = store.commit

        def late(change: Change) -> asyncio.Future[bool]:
            async def later() -> bool:
                came.set()
                await waits.wait()
                return await real(change)

            return asyncio.ensure_future(later())

        store.commit = late  # type: ignore[method-assign]
        moving = asyncio.ensure_future(a.act(0, "pledge 1"))
        await came.wait()
        await b.send("ping", {"at": 1.0})
        await b.until("pong")
        assert not b.entries
        assert not moving.done()
        waits.set()
        assert (await moving)["t"] == "ack"
        await until(lambda: 0 in a.entries and 0 in b.entries)

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_what_was_written_for_a_move_that_came_too_late_is_not_told(tmp_path: Path) -> None:
    """Another worker's entry stands where this one's would have stood."""

    async def test(house: House) -> None:
        _, _, a, b, table = await house.match()
        room, store = await house.hub.room(table), house.hub.store
        real = store.commit

        def overtaken(change: Change) -> asyncio.Future[bool]:
            assert room.table is not None
            store.commit = real  # type: ignore[method-assign]
            other = room.table.propose(1, "pledge 2")
            rows = tuple(row_of(e, change.changed) for e in other.entries)
            assert len(rows) == len(change.entries)
            head = msgspec.structs.replace(change.head, opened={str(k): v for k, v in other.opened.items()})
            real(Change(table, head, change.changed, change.due, rows))
            return real(change)

        store.commit = overtaken  # type: ignore[method-assign]
        assert (await a.act(0, "pledge 1"))["d"]["seq"] == 1
        await until(lambda: 1 in a.entries and 1 in b.entries)
        assert a.entries[0]["seat"] == b.entries[0]["seat"] == 1
        assert "text" not in a.entries[0]
        assert b.entries[0]["text"] == "pledge 2"
        assert b.entries[1]["seat"] == 0

    run(f"sqlite:///{tmp_path}/a.db", test)
