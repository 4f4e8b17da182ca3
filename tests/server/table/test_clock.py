"""When the clock rings, and what becomes of a seat whose time has run out."""

from __future__ import annotations

from pathlib import Path

from arenarium.store.rows import Seat
from tests.server.table.lounge import ADA, BOB, Lounge, act, run

MOVE = {"kind": "move", "seconds": 30.0}


def test_it_is_set_while_somebody_has_to_answer(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        plain = await lounge.table(id="plain")
        plain.clock.set()
        assert not plain.clock.alarm.is_set
        room = await lounge.table(clock=MOVE)
        assert room.clock.alarm.is_set
        await room.commits.commit(paused=True)
        room.clock.set()
        assert not room.clock.alarm.is_set

    run(tmp_path, test)


def test_whose_time_has_run_out_loses(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(clock=MOVE)
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        lounge.watch.time += 29
        await room.clock.fall()
        assert room.head.state == "running"
        await act(room, ada, "pledge 1", 0)
        lounge.watch.time += 1
        await room.clock.fall()
        assert room.table is not None
        assert (room.table.log[-1].kind, room.table.log[-1].seat) == ("resign", 1)
        assert bob.last("table")["state"] == "finished"

    run(tmp_path, test)


def test_or_a_bot_plays_on_with_a_full_clock(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(clock={**MOVE, "zero": "bot"})
        ada = await lounge.visit(room, ADA)
        await act(room, ada, "pledge 1", 0)
        lounge.watch.time += 30
        await room.clock.fall()
        assert room.seats[1] == Seat(1, "person", "bob", "novice")
        assert room.head.clock is not None
        assert room.head.clock.left[1] == 30.0
        assert room.head.state == "running"

    run(tmp_path, test)


def test_it_stands_and_goes_on(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(clock=MOVE)
        lounge.watch.time += 10
        stopped = room.clock.stopped()
        assert stopped is not None
        assert (stopped.left, stopped.running) == ((20.0, 20.0), ())
        started = room.clock.started()
        assert started is not None
        assert (started.since, started.running) == (lounge.watch(), (0, 1))

    run(tmp_path, test)
