"""What needs the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium.core.refusal import NotAllowed, Stale
from arenarium.server import wire
from arenarium.server.refusals import Denied, NotNow, TooMuch
from arenarium.server.settings import Limits, Registry
from arenarium.store.rows import Seat
from tests.server.table.lounge import ADA, BOB, TWO, WITH_BOT, Lounge, act, pledged, run

BANK = {"kind": "bank", "seconds": 60.0}


def test_a_draw_needs_everybody(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await room.offers.draw(ada, wire.Seated(0, "d"))
        assert ada.last("ack")["n"] == "d"
        assert bob.last("table")["offers"] == [{"what": "draw", "seat": 0, "to": 0, "yes": [0]}]
        await room.offers.consent(bob, wire.Consent("draw", False, "no"))
        assert room.head.offers == ()
        with pytest.raises(Stale):
            await room.offers.consent(bob, wire.Consent("draw", True, "late"))
        await room.offers.draw(ada, wire.Seated(0, "e"))
        await room.offers.consent(bob, wire.Consent("draw", True, "yes"))
        assert (room.head.state, room.head.result) == ("finished", (1, 1))
        with pytest.raises(NotAllowed, match="over"):
            await room.offers.draw(ada, wire.Seated(0, "f"))

    run(tmp_path, test)


def test_a_draw_is_for_those_who_are_still_in_play(tmp_path: Path) -> None:
    """Who has left, and a bot that has, need not agree and have no part in it."""
    seats = (*TWO, Seat(2, "person", "bob"), Seat(3, "bot", None, "novice"))

    async def test(lounge: Lounge) -> None:
        room = await lounge.table(seats, game="tashkalar", options={"mode": "melee", "seats": 4})
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        assert room.table is not None
        await room.play.resign(bob, wire.Seated(2, "r"))
        with pytest.raises(NotNow, match="draw-bot"):
            await room.offers.draw(ada, wire.Seated(0, "d"))
        await room.commits.commit(room.table.propose_resign(3))
        await room.offers.draw(ada, wire.Seated(0, "e"))
        assert bob.last("table")["offers"] == [{"what": "draw", "seat": 0, "to": 0, "yes": [0, 2, 3]}]
        await room.offers.consent(bob, wire.Consent("draw", True, "yes"))
        assert room.head.result == (1, 1, 3, 3)

    run(tmp_path, test, games=Registry.shipped())


def test_no_draw_is_offered_to_a_bot_and_strangers_agree_to_nothing(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(WITH_BOT)
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        with pytest.raises(NotNow, match="draw-bot"):
            await room.offers.draw(ada, wire.Seated(0, "d"))
        with pytest.raises(Denied, match="not-seated"):
            await room.offers.consent(bob, wire.Consent("draw", True, "x"))

    run(tmp_path, test)


def test_without_a_clock_a_pause_is_had_at_once(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await room.offers.pause(ada, wire.Seated(0, "p"))
        assert room.head.paused
        assert bob.last("table")["paused"] is True
        await room.offers.resume(bob, wire.Seated(1, "r"))
        assert not room.head.paused

    run(tmp_path, test)


def test_with_a_clock_the_others_are_asked_and_time_stands(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(clock=BANK)
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        lounge.watch.time += 10
        await room.offers.pause(ada, wire.Seated(0, "p"))
        assert not room.head.paused
        await room.offers.consent(bob, wire.Consent("pause", True, "y"))
        assert room.head.paused
        assert room.head.clock is not None
        assert (room.head.clock.left, room.head.clock.running) == ((50.0, 50.0), ())
        lounge.watch.time += 1000
        await room.offers.resume(ada, wire.Seated(0, "r"))
        assert (room.head.clock.left, room.head.clock.running) == ((50.0, 50.0), (0, 1))
        assert room.clock.alarm.is_set

    run(tmp_path, test)


def test_a_take_back_that_all_agree_to_is_done(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await pledged(room, ada, bob)
        await room.play.undo(ada, wire.Undo(0, 0, "u"))
        await room.offers.consent(bob, wire.Consent("undo", True, "y"))
        assert room.table is not None
        assert room.table.line == []
        assert room.head.offers == ()

    run(tmp_path, test)


def test_an_offer_that_is_overtaken_is_gone_at_once_and_can_be_withdrawn(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await room.offers.draw(ada, wire.Seated(0, "d"))
        await room.offers.consent(ada, wire.Consent("draw", False, "back"))
        assert bob.last("table")["offers"] == []
        await room.offers.draw(ada, wire.Seated(0, "e"))
        assert bob.last("table")["offers"] != []
        await act(room, bob, "pledge 1", 1)
        assert ada.last("table")["offers"] == bob.last("table")["offers"] == []

    run(tmp_path, test)


def test_an_answer_that_was_the_only_one_overtakes_nothing(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(options={"seats": 2, "hand": 1, "mode": "plain"})
        guests = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        assert room.table is not None
        for n in range(60):
            seat = next(s for s in (0, 1) if room.table.question_of(s) is not None)
            asked = room.table.question_of(seat)
            assert asked is not None
            forced = len(asked.options) == 1
            if forced:
                await room.offers.draw(guests[1 - seat], wire.Seated(1 - seat, "d"))
            text = room.table.game.notate(room.table.state, asked.options[-1])
            await act(room, guests[seat], text, seat, f"n{n}")
            if forced:
                assert [o.what for o in room.head.offers] == ["draw"]
                await room.offers.consent(guests[seat], wire.Consent("draw", True, "y"))
                assert room.head.result == (1, 1)
                return
        pytest.fail("nobody was asked what could only be answered so")

    run(tmp_path, test)


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        for n in range(2):
            await room.offers.draw(ada, wire.Seated(0, f"{n}"))
        with pytest.raises(TooMuch, match="offers"):
            await room.offers.draw(ada, wire.Seated(0, "3"))

    run(tmp_path, test, limits=Limits(offers_per_minute=2))
