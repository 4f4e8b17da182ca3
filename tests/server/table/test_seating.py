"""Sitting down, standing up, and the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium.server.edge.identity import hashed_token
from arenarium.server.refusals import Denied, NotNow
from arenarium.store.rows import Seat
from tests.server.table.lounge import ADA, BOB, OPEN, Lounge, run

INVITED = (Seat(0, "person", "ada"), Seat(1, "invite", token=hashed_token("secret")), Seat(2, "open"))


def test_the_last_to_sit_down_begins_the_match(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(OPEN)
        assert (room.head.state, room.table) == ("open", None)
        ada = await lounge.visit(room, ADA)
        info = await room.seating.join(BOB, None, None)
        assert info["state"] == "running"
        assert room.table is not None
        assert [s.person for s in room.seats] == ["ada", "bob"]
        assert ada.last("view")["seat"] == 0
        again = await room.seating.join(BOB, None, None)  # a second tap
        assert again["seats"] == info["seats"]

    run(tmp_path, test)


def test_an_invitation_is_for_its_seat_and_its_token(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(INVITED)
        with pytest.raises(Denied, match="token"):
            await room.seating.join(BOB, "guessed", None)
        with pytest.raises(NotNow, match="no-seat"):
            await room.seating.join(BOB, None, 1)  # it is not open
        await room.seating.join(BOB, "secret", None)
        assert room.seats[1] == Seat(1, "person", "bob")
        info = await room.seating.join(BOB, "secret", None)  # used before, by the same person
        assert info["state"] == "open"
        with pytest.raises(NotNow, match="seated"):
            await room.seating.join(BOB, None, None)

    run(tmp_path, test)


def test_who_stands_up_leaves_an_open_seat_and_the_host_closes_the_table(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(INVITED)
        await room.seating.join(BOB, None, None)
        assert room.seats[2].person == "bob"
        await room.seating.leave(BOB)
        assert room.seats[2] == Seat(2, "open")
        with pytest.raises(Denied, match="not-seated"):
            await room.seating.leave(BOB)
        await room.seating.leave(ADA)
        assert room.head.state == "closed"
        with pytest.raises(NotNow, match="begun"):
            await room.seating.join(BOB, None, None)

    run(tmp_path, test)


def test_only_the_host_invites_and_starts(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(INVITED)
        with pytest.raises(Denied, match="host"):
            await room.seating.invite(BOB, 2, hashed_token("new"))
        await room.seating.invite(ADA, 1, hashed_token("new"))
        with pytest.raises(Denied, match="token"):
            await room.seating.join(BOB, "secret", None)  # void
        with pytest.raises(Denied, match="host"):
            await room.seating.start(BOB)
        with pytest.raises(NotNow, match="seats-open"):
            await room.seating.start(ADA)

    run(tmp_path, test)


def test_a_start_that_fails_leaves_no_match(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(OPEN)

        async def broken(change: object) -> bool:
            raise OSError

        lounge.hub.store.commit = broken  # type: ignore[method-assign, assignment]
        with pytest.raises(OSError):
            await room.seating.join(BOB, None, None)
        assert (room.table, room.head.state, room.seats) == (None, "open", OPEN)

    run(tmp_path, test)


def test_everybody_learns_of_the_next_match_once(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        await room.seating.point_to("next")
        await room.seating.point_to("another")
        assert ada.last("table")["rematch"] == "next"

    run(tmp_path, test)
