"""The mailbox of a table: one thing after the other, and again where another worker was faster."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from arenarium.core.refusal import Stale
from arenarium.server.refusals import Unavailable
from arenarium.server.table.commit import TRIES, Conflict
from arenarium.store.database import StoreFailed
from tests.server.table.lounge import ADA, BOB, Lounge, act, run


def test_what_comes_in_is_done_in_its_order(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room, done = await lounge.table(), []

        async def slow(name: str) -> None:
            done.append(f"{name} begins")
            await asyncio.sleep(0.01)
            done.append(f"{name} ends")

        await asyncio.gather(room.post(lambda: slow("a")), room.post(lambda: slow("b")))
        assert done == ["a begins", "a ends", "b begins", "b ends"]
        assert not room.working

    run(tmp_path, test)


def test_who_comes_second_catches_up_and_tries_again(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        other = await lounge.twin(room)
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(other, BOB)
        await act(other, bob, "pledge 2", 1)
        await act(room, ada, "pledge 1", 0)
        assert room.table is not None
        assert [(e.seat, e.text) for e in room.table.log[:2]] == [(1, "pledge 2"), (0, "pledge 1")]
        assert lounge.hub.metrics.value("conflicts") == 1
        assert ada.last("ack")["seq"] == 1

    run(tmp_path, test)


def test_nobody_tries_for_ever(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room, tries = await lounge.table(), []

        async def in_vain() -> None:
            tries.append(1)
            raise Conflict

        with pytest.raises(Unavailable, match="busy"):
            await room.post(in_vain)
        assert len(tries) == TRIES

    run(tmp_path, test)


def test_a_store_that_fails_is_asked_again_before_anything_else(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()

        async def failing() -> None:
            raise StoreFailed

        with pytest.raises(Unavailable, match="storage"):
            await room.post(failing)
        assert room.commits.unsure
        await room.post(room.put_away)
        assert not room.commits.unsure

    run(tmp_path, test)


def test_a_refusal_is_looked_into_where_others_may_have_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        other = await lounge.twin(room)
        bob = await lounge.visit(other, BOB)
        await act(other, bob, "pledge 2", 1)
        seen: list[int] = []

        async def stale_at_first() -> None:
            seen.append(room.length)
            if len(seen) == 1:
                raise Stale("core-refuse-stale")

        with pytest.raises(Stale):
            await room.post(stale_at_first)
        assert seen == [0]
        seen.clear()
        monkeypatch.setattr(type(lounge.hub), "several", True)
        await room.post(stale_at_first)
        assert seen == [0, 1]

    run(tmp_path, test)


def test_a_room_that_has_left_still_answers_who_holds_it(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        room.close()
        room.commits.rest()
        await act(room, ada, "pledge 1", 0)
        assert ada.last("ack")["seq"] == 0

    run(tmp_path, test)
