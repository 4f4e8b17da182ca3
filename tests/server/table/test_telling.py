"""What is told, to whom, and how often it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from arenarium.server.wire import redaction
from arenarium.store.rows import Seat
from tests.server.table.lounge import ADA, BOB, OPEN, Lounge, Visitor, act, run


def test_the_same_is_written_once_for_all_who_see_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada = await lounge.visit(room, ADA)
        for person in (ADA, BOB, None, None):
            await lounge.visit(room, person)
        asked: list[list[int]] = []
        views_for = redaction.views_for

        def counted(table: object, seats: list[int], time: object = None) -> object:
            asked.append(sorted(seats))
            return views_for(table, seats, time)  # type: ignore[arg-type]

        monkeypatch.setattr(redaction, "views_for", counted)
        await act(room, ada, "pledge 1", 0)
        assert asked == [[-1, 0, 1]]

    run(tmp_path, test)


def test_an_actions_text_is_told_to_its_own_seat_only(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
        await act(room, ada, "pledge 1", 0)
        assert ada.last("entries")["entries"][0]["text"] == "pledge 1"
        assert "text" not in bob.last("entries")["entries"][0]

    run(tmp_path, test)


def test_who_changes_seats_sees_the_table_from_there(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table()
        bob = await lounge.visit(room, BOB)
        bob.heard.clear()
        room.telling.reseat()
        assert bob.heard == []
        await room.commits.commit(seats=(Seat(0, "hotseat", "bob"),))
        room.telling.reseat()
        assert bob.last("seats") == {"seats": [0, 1]}
        assert [m["d"]["seat"] for m in bob.heard if m["t"] == "view"] == [0, 1]

    run(tmp_path, test)


def test_before_the_start_there_are_no_moves_to_tell(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table(OPEN)
        ada = await lounge.visit(room, ADA)
        ada.heard.clear()
        room.telling.moves(0)
        assert ada.heard == []
        room.telling.acknowledge(ada, "n")
        room.telling.acknowledge(ada, "m", 3)
        assert [m["d"] for m in ada.heard] == [{"n": "n", "change": room.head.version}, {"n": "m", "seq": 3}]

    run(tmp_path, test)


def test_one_of_several_seats_can_be_asked_for(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room = await lounge.table((Seat(0, "hotseat", "ada"), Seat(1, "hotseat", "ada")))
        visitor = Visitor(ADA)
        assert room.telling.viewer_of(visitor) == (0, 1)
        visitor.seat = 1
        assert room.telling.viewer_of(visitor) == (1,)

    run(tmp_path, test)
