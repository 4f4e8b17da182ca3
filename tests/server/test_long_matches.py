"""Matches of thousands of entries: the store has their beginning, the table what came after the last snapshot."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import msgspec

from arenarium import games
from arenarium.core import codec
from arenarium.core.kernel import Luck
from arenarium.core.table import Table, restore
from arenarium.server.restore import entry_of, line_in, row_of, snapshot_of
from arenarium.server.settings import Registry
from arenarium.server.wire import Act, Hello, Undo
from arenarium.store.rows import Head, Seat, Stored, TableRow
from tests.server.house import House, run
from tests.server.table.lounge import ADA, Visitor


def long_line(name: str, entries: int) -> Stored:
    """A running match of so many entries with a snapshot: where it would be over, much is taken back."""
    game, luck = games.game(name), Luck(5)
    table: Table[Any] = Table(game, {}, b"\x07" * 16)
    while len(table.log) < entries or table.takebacks:
        asked = table.questions()
        d = asked[luck.below(len(asked))]
        proposal = table.propose(d.seat, game.notate(table.state, luck.draw(d)))
        if not proposal.asked:
            proposal = table.propose_undo(0, len(table.line) // 2, consent=True)
        table.adopt(proposal)
    rows = tuple(row_of(e, float(e.seq), f"{e.seat}:{e.seq}") for e in table.log)
    row = TableRow("long", name, {"seats": 2}, table.seed, None, True, "", "ada", None, "", None, 0.0)
    seats = (Seat(0, "person", "ada"), Seat(1, "hotseat", "ada"))
    head = Head(rules=game.rules, length=len(rows), state="running")
    return Stored(row, head, seats, rows, snapshot_of(table))


def test_the_beginning_of_a_long_match_stays_in_the_store(sqlite: str) -> None:
    """Ten thousand entries open in 20 ms of the processor; all of them are told, known again and taken back."""
    stored = long_line("monolith", 10_000)
    length = len(stored.entries)

    async def test(house: House) -> None:
        hub = house.hub
        await hub.store.add_table(stored, 0.0)
        spent = []
        for _ in range(5):
            hub.rooms.clear()
            began = time.process_time()
            room = await hub.room("long")
            spent.append(time.process_time() - began)
        assert min(spent) < 0.02
        assert room.table is not None
        assert (room.length, len(room.times), room.left) == (length, 0, length)
        await hub.store.add_person(ADA)
        guest = Visitor(ADA)
        await room.post(lambda: room.presence.hello(guest, Hello(1, "long")))
        told = [e for m in guest.heard if m["t"] == "entries" for e in m["d"]["entries"]]
        assert [e["seq"] for e in told] == list(range(length))
        assert [len(e["events"]) for e in told] == [len(e.events) for e in stored.entries]
        seat = room.table.questions()[0].seat
        text = room.game.notate(room.table.state, room.table.questions()[0].options[0])
        again = next(e for e in reversed(stored.entries) if e.seat >= 0)
        await room.post(lambda: room.play.act(guest, Act(again.seat, again.text, str(again.seq)), 0.0))
        assert guest.heard[-1] == {"t": "ack", "d": {"n": str(again.seq), "seq": again.seq}}
        assert room.length == length  # it was sent twice
        await room.post(lambda: room.play.act(guest, Act(seat, text, "fresh"), 0.0))
        assert room.length > length
        assert len(room.times) < 100
        line = room.table.reach
        await room.post(lambda: room.play.undo(guest, Undo(seat, 10, "back")))
        assert room.table.reach == 10
        assert [entry.text for entry in room.table.line] == [e.text for e in line_in(stored)[:10]]
        assert line > 10
        replayed = restore(room.game, room.options, room.row.seed, room.table.log)
        assert codec.digest(room.game, replayed.state) == codec.digest(room.game, room.table.state)

    run(sqlite, test, games=Registry.shipped())


def test_a_match_grows_long_and_what_was_played_leaves_the_memory(sqlite: str) -> None:
    stored = long_line("monolith", 700)

    async def test(house: House) -> None:
        hub, luck = house.hub, Luck(2)
        whole = msgspec.structs.replace(stored, snapshot=None)
        await hub.store.add_table(whole, 0.0)
        room = await hub.room("long")
        assert room.table is not None
        assert room.left == 0
        guest = Visitor(ADA)
        most = 0
        for n in range(300):
            d = room.table.questions()[0]
            text = room.game.notate(room.table.state, luck.draw(d))
            await room.post(partial(room.play.act, guest, Act(d.seat, text, f"n{n}"), 0.0))
            if not room.table.questions():
                break
            most = max(most, len(room.times) if room.left else 0)
        assert room.left >= 700
        assert most < 500
        rows = (await hub.store.load("long")).entries  # type: ignore[union-attr]
        assert len(rows) == room.length
        again = restore(room.game, room.options, room.row.seed, [entry_of(r) for r in rows])
        assert codec.digest(room.game, again.state) == codec.digest(room.game, room.table.state)
        assert again.reach == room.table.reach

    run(sqlite, test, games=Registry.shipped())
