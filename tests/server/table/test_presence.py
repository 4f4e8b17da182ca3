"""Who is at a table, what they are shown and what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium.server import wire
from arenarium.server.edge.identity import hashed_token
from arenarium.server.hub import Hub
from arenarium.server.refusals import Denied, NotNow
from arenarium.store.rows import Person, Seat
from tests.server.table.lounge import ADA, BOB, OPEN, Lounge, act, pledged, run

EVE = Person("eve", "Eve", "en", "r3", None, 0.0)


def test_who_comes_is_welcomed_with_what_they_may_know(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await pledged(room, ada, bob)
        again = await lounge.visit(room, ADA, have=2)
        assert [m["t"] for m in again.heard][:3] == ["welcome", "entries", "view"]
        assert again.last("welcome")["seats"] == [0]
        assert again.last("entries")["from"] == 2
        assert again.last("view")["seat"] == 0
        watching = await lounge.visit(room, None)
        assert watching.viewer == ()
        assert watching.last("view")["seat"] == -1

    run(tmp_path, test)


def test_a_private_table_is_for_who_sits_there_or_has_a_link(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        seats = (Seat(0, "person", "ada"), Seat(1, "invite", token=hashed_token("seat")))
        room = await lounge.table(seats, public=False, watch=hashed_token("watch"))
        may = room.presence.may_watch
        assert may(ADA, None)
        assert may(EVE, "watch")
        assert may(None, "seat")
        assert not may(EVE, None)
        assert not may(None, "guessed")
        with pytest.raises(Denied, match="private"):
            await lounge.visit(room, EVE)
        with pytest.raises(Denied, match="seat"):
            await lounge.visit(room, ADA, seat=1)
        assert room.guests == set()

    run(tmp_path, test)


def test_the_others_see_who_leaves_and_who_is_back(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        second = await lounge.visit(room, BOB)
        room.presence.depart(bob)
        assert room.away == {}  # another window of his is open
        room.presence.depart(second)
        assert room.away == {"bob": lounge.watch()}
        seat = ada.last("table")["seats"][1]
        assert (seat["here"], seat["away"]) == (False, lounge.watch())
        await lounge.visit(room, BOB)
        assert room.away == {}
        assert ada.last("table")["seats"][1]["here"] is True

    run(tmp_path, test)


def test_people_at_other_workers_are_here_too(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        room.presence.note({"bob"})
        assert room.is_here("bob")
        assert ada.last("table")["seats"][1]["here"] is True
        ada.heard.clear()
        room.presence.note({"bob"})
        assert ada.heard == []  # nothing new
        room.presence.note(set())
        assert room.away == {"bob": lounge.watch()}

    run(tmp_path, test)


def test_views_and_entries_are_shown_on_request(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        early = await lounge.table(OPEN, id="early")
        ada = await lounge.visit(early, ADA)
        ada.heard.clear()
        await early.presence.show(ada, wire.Show())
        assert ada.kinds() == ["table"]
        with pytest.raises(NotNow, match="not-begun"):
            await early.presence.since(ada, wire.Since(0))
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await pledged(room, ada, bob)
        await room.presence.show(ada, wire.Show())
        assert ada.last("view")["seat"] == 0
        with pytest.raises(Denied, match="seat"):
            await room.presence.show(ada, wire.Show(1))
        await room.presence.since(ada, wire.Since(10**6))
        assert ada.last("entries") == {"from": room.length, "entries": []}

    run(tmp_path, test)


def test_a_new_name_is_told(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        ada.heard.clear()
        room.presence.learn(EVE)  # she does not sit here
        assert ada.heard == []
        room.presence.learn(Person("bob", "Robert", "en", "r2", None, 0.0))
        assert ada.last("table")["seats"][1]["name"] == "Robert"

    run(tmp_path, test)


def test_whoever_looks_is_shown_what_another_worker_has_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody told this worker: there is no Redis, and nobody was at the table to look by itself."""
    monkeypatch.setattr(Hub, "several", True)

    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        other = await lounge.twin(room)
        ada = await lounge.visit(other, ADA)
        await act(other, ada, "pledge 1", 0)
        assert room.length == 0
        bob = await lounge.visit(room, BOB)
        assert bob.last("welcome")["seq"] == 1
        there = await lounge.visit(other, BOB)
        await act(other, there, "pledge 1", 1)
        await room.post(lambda: room.presence.show(bob, wire.Show()))
        assert bob.last("view")["seq"] == other.length > 1
        await act(other, ada, "boast 1", 0, "b")
        await room.post(lambda: room.presence.since(bob, wire.Since(0)))
        assert bob.last("view")["seq"] == other.length

    run(tmp_path, test)
