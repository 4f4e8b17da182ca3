"""Bots think on what their seat may know, and the host hears what went wrong with them."""

from __future__ import annotations

from pathlib import Path

from arenarium.bots.contract import Answer, Fault
from tests.server.table.lounge import ADA, BOB, Lounge, pledged, run


def test_a_bot_is_given_its_levels_time_and_its_seats_knowledge(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        lounge.pool.answer = Answer("pledge 1", "solid")
        room = await lounge.table()
        assert room.table is not None
        assert await room.thinker.choice(room.table, 1, "solid") == "pledge 1"
        (job,) = lounge.pool.asked
        assert (job.bot, job.seat, job.budget.seconds, job.hint) == ("solid", 1, 1.5, False)
        assert (await room.thinker.hint(room.table, 0, "ada")()) is lounge.pool.answer
        assert lounge.pool.asked[-1].hint

    run(tmp_path, test)


def test_the_operator_may_set_the_time(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        assert room.table is not None
        await room.thinker.choice(room.table, 1, "strong")
        assert lounge.pool.asked[0].budget.seconds == 0.25

    run(tmp_path, test, bot_seconds=0.25)


def test_only_the_host_hears_of_a_fault_also_later(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await pledged(room, ada, bob)
        lounge.pool.answer = Answer("boast 1", "novice", faults=(Fault("solid", "crashed", "no answer in 1 s"),))
        assert room.table is not None
        await room.thinker.choice(room.table, 0, "solid")
        fault = ada.last("fault")
        assert (fault["seat"], fault["bot"], fault["instead"]) == (0, "solid", "novice")
        assert "fault" not in bob.kinds()
        assert (await lounge.visit(room, ADA)).last("fault") == fault
        assert "fault" not in (await lounge.visit(room, BOB)).kinds()

    run(tmp_path, test)


def test_a_bot_thinks_in_the_turn_of_the_address_of_whoever_is_there(tmp_path: Path) -> None:
    """The bots of sixty names of one address, at tables that nobody looked at, made others wait for four seconds."""

    async def test(lounge: Lounge) -> None:
        lounge.pool.answer = Answer("pledge 1", "solid")
        room = await lounge.table()
        assert room.table is not None
        host = room.row.host

        async def whose() -> str:
            assert room.table is not None
            await room.thinker.choice(room.table, 1, "solid")
            return lounge.pool.turns[-1]

        assert await whose() == f"/away {host}"
        for person, where in ((None, "198.51.100.3"), (BOB, "198.51.100.2"), (ADA, "198.51.100.1")):
            (await lounge.visit(room, person)).where = where  # a spectator, a player, the host
            assert await whose() == f"{where} {host}"

    run(tmp_path, test)
