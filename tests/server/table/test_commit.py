"""A change is on the disk before it holds, and what another worker wrote is followed."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from arenarium.server.table.commit import Conflict
from arenarium.store.database import StoreFailed
from arenarium.store.rows import Change, Seat
from tests.server.table.lounge import ADA, BOB, TWO, Lounge, act, pledged, run


def test_a_change_is_written_before_it_is_adopted(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        assert room.table is not None
        before = len(room.table.log)
        commit, seen = lounge.hub.store.commit, []

        async def watched(change: Change) -> bool:
            seen.append((len(change.entries), len(room.table.log), room.head.version))  # type: ignore[union-attr]
            return await commit(change)

        lounge.hub.store.commit = watched  # type: ignore[method-assign, assignment]
        version = room.head.version
        await room.commits.commit(room.table.propose(0, "pledge 1"), "0:n", actor=0)
        assert seen == [(1, before, version)]
        assert len(room.table.log) == before + 1
        assert room.head.version == version + 1
        assert room.nonces["0:n"] == before

    run(tmp_path, test)


def test_whoever_comes_second_changes_nothing(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        other = await lounge.twin(room)
        assert room.table is not None
        assert other.table is not None
        await other.commits.commit(other.table.propose(1, "pledge 2"), "1:n", actor=1)
        head, length = room.head, len(room.table.log)
        with pytest.raises(Conflict):
            await room.commits.commit(room.table.propose(0, "pledge 1"), "0:n", actor=0)
        assert (room.head, len(room.table.log)) == (head, length)
        assert not room.commits.unsure

    run(tmp_path, test)


def test_what_another_worker_wrote_is_followed(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        other = await lounge.twin(room)
        ada, bob = await lounge.visit(other, ADA), await lounge.visit(other, BOB)
        await pledged(other, ada, bob)
        known = room.length
        news = await room.commits.follow()
        assert news is not None
        assert (news.moved, news.first) == (True, known)
        assert room.table is not None
        assert other.table is not None
        assert [e.json() for e in room.table.log] == [e.json() for e in other.table.log]
        assert room.nonces == other.nonces
        assert room.table.opened == other.table.opened
        assert await room.commits.follow() is None

    run(tmp_path, test)


def test_after_a_failure_the_store_is_asked_what_holds(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        assert room.table is not None
        commit = lounge.hub.store.commit

        async def written_and_lost(change: Change) -> bool:
            await commit(change)
            raise StoreFailed

        lounge.hub.store.commit = written_and_lost  # type: ignore[method-assign, assignment]
        with pytest.raises(StoreFailed):
            await room.commits.commit(room.table.propose(0, "pledge 1"), "0:n", actor=0)
        assert room.commits.unsure
        assert room.length == 0
        lounge.hub.store.commit = commit  # type: ignore[method-assign]
        ada = await lounge.visit(room, ADA)
        await act(room, ada, "pledge 1", 0, "n")
        assert ada.last("ack") == {"n": "n", "seq": 0}  # it was done, once
        assert room.length == 1

    run(tmp_path, test)


def test_a_table_lets_go_of_its_log_and_takes_it_back(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await pledged(room, ada, bob)
        assert room.table is not None
        log, nonces = [e.json() for e in room.table.log], dict(room.nonces)
        room.commits.rest()
        assert room.asleep
        assert (room.times, room.nonces) == ([], {})
        news = await room.commits.wake()
        assert not news.moved
        assert room.table is not None
        assert ([e.json() for e in room.table.log], room.nonces) == (log, nonces)

    run(tmp_path, test)


def test_seats_that_change_are_merged_with_the_others(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        lent = Seat(1, "person", "bob", "novice")
        assert room.commits.with_seats((lent,)) == (TWO[0], lent)
        await room.commits.commit(seats=(lent,))
        assert room.seats == (TWO[0], lent)
        stored = await lounge.hub.store.load("table")
        assert stored is not None
        assert stored.seats == room.seats

    run(tmp_path, test)


def test_the_whole_position_is_written_now_and_then(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await pledged(room, ada, bob)
        stored = await lounge.hub.store.load("table")
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.snapshot.seq == room.commits.saved == room.length

    run(tmp_path, test, snapshot_every=2)


def test_who_is_away_is_called_once_to_each_question(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        room.people["bob"] = replace(BOB, webhook="https://discord.com/x")
        await lounge.visit(room, ADA)
        assert room.commits.calls({0: 0, 1: 0}, room.seats) == {"1": 0}
        await lounge.visit(room, BOB)
        assert room.commits.calls({0: 0, 1: 0}, room.seats) == {}

    run(tmp_path, test)
