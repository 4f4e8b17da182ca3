"""Actions, undone actions, and giving up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from arenarium.core.refusal import NotAllowed, Stale
from arenarium.server import wire
from arenarium.server.refusals import Denied, NotNow
from arenarium.store.rows import Change, Seat
from tests.server.table.lounge import ADA, BOB, TWO, WITH_BOT, Lounge, act, pledged, run

ONE_SCREEN = (Seat(0, "person", "ada"), Seat(1, "hotseat", "ada"))


def test_an_action_is_committed_then_acknowledged_then_told(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        ada.heard.clear()
        bob.heard.clear()
        commit = lounge.hub.store.commit

        async def silent_so_far(change: Change) -> bool:
            assert ada.heard == bob.heard == []
            return await commit(change)

        lounge.hub.store.commit = silent_so_far  # type: ignore[method-assign, assignment]
        await act(room, ada, "pledge 1", 0)
        assert ada.kinds() == ["ack", "entries", "view"]
        assert bob.kinds() == ["entries", "view"]

    run(tmp_path, test)


def test_a_repeat_is_acknowledged_and_not_done_again(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        await act(room, ada, "pledge 1", 0, "same")
        first = ada.last("ack")
        length = room.length
        ada.heard.clear()
        await act(room, ada, "pledge 2", 0, "same")
        assert ada.heard == [{"t": "ack", "d": first}]
        assert room.length == length

    run(tmp_path, test)


def test_what_may_not_be_played_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        with pytest.raises(Denied, match="seat"):
            await act(room, ada, "pledge 1", 1)
        with pytest.raises(Stale):
            await act(room, ada, "pledge 1", 0, q=77)
        with pytest.raises(NotAllowed):
            await act(room, ada, "pass", 0)
        await room.commits.commit(paused=True)
        with pytest.raises(NotNow, match="paused"):
            await act(room, ada, "pledge 1", 0)
        assert room.length == 0

    run(tmp_path, test)


def test_who_plays_takes_the_seat_back_from_the_bot(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        await room.commits.commit(seats=(Seat(0, "person", "ada", "novice"),))
        await act(room, ada, "pledge 1", 0)
        assert room.seats[0].bot is None
        assert "table" in ada.kinds()

    run(tmp_path, test)


def test_what_nobody_has_seen_is_taken_back_freely_and_the_rest_is_asked_for(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await pledged(room, ada, bob)
        assert room.table is not None
        line = len(room.table.line)
        await act(room, ada, "boast 1", 0, "b")
        await room.play.undo(ada, wire.Undo(0, line, "u"))
        assert len(room.table.line) == line
        assert ada.last("ack")["n"] == "u"
        await room.play.undo(ada, wire.Undo(0, 0, "v"))  # the pledges were shown
        assert [o.what for o in room.head.offers] == ["undo"]
        assert len(room.table.line) == line
        with pytest.raises(NotAllowed, match="undo"):
            await room.play.undo(ada, wire.Undo(0, line + 5, "w"))

    run(tmp_path, test)


def test_giving_up_ends_the_match(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await room.play.resign(ada, wire.Seated(0, "r"))
        assert room.head.state == "finished"
        assert bob.last("table")["state"] == "finished"
        await room.play.resign(ada, wire.Seated(0, "r"))  # a repeat
        with pytest.raises(NotAllowed, match="over"):
            await room.play.resign(bob, wire.Seated(1, "s"))

    run(tmp_path, test)


@pytest.mark.parametrize("seats", [TWO, WITH_BOT, ONE_SCREEN], ids=["people", "a bot", "one screen"])
def test_a_match_that_is_over_is_over(tmp_path: Path, seats: tuple[Seat, ...]) -> None:
    """The seed is known then: whoever could go back would know every lot."""

    async def test(lounge: Lounge) -> None:
        lounge.pool.answer = None
        room = await lounge.table(seats)
        ada = await lounge.visit(room, ADA)
        await act(room, ada, "pledge 1", 0, "a")
        await room.play.resign(ada, wire.Seated(0, "r"))
        result, length = room.head.result, room.length
        deeds: list[Callable[[], Awaitable[None]]] = [
            lambda: room.play.undo(ada, wire.Undo(0, 0, "u")),
            lambda: room.play.act(ada, wire.Act(0, "play 1", "b"), 0.0),
            lambda: room.play.resign(ada, wire.Seated(0, "s")),
            lambda: room.offers.draw(ada, wire.Seated(0, "d")),
            lambda: room.offers.pause(ada, wire.Seated(0, "p")),
            lambda: room.offers.consent(ada, wire.Consent("undo", True, "c")),
            lambda: room.bots.sit_in(ada, wire.SitIn(0, "i", "novice")),
        ]
        for deed in deeds:
            with pytest.raises(NotAllowed, match="over"):
                await deed()
        assert (room.head.state, room.head.result, room.length) == ("finished", result, length)
        assert not room.head.offers

    run(tmp_path, test)
