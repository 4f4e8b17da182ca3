"""A game with a pace: intents go in, steps come out and are carried out in order."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from arenarium.core.kernel import Decision, Event
from arenarium.core.pace import Done, Pace, Refused, SeatBot, Step, Submit, Tell, UnderWay, UnseatBot
from arenarium.core.refusal import Stale
from arenarium.server.table.pacing import Pacing
from arenarium.server.table.play import Play
from arenarium.server.table.room import Room
from tests.server.house import until
from tests.server.table.lounge import ADA, BOB, Lounge, Visitor, act, run
from tests.toy import Tollhouse


class Metronome(Pace[Tollhouse]):
    """Does what the test says."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.intents: list[tuple[int, str, int | None, str]] = []
        self.synced = 0
        self.refused: list[int] = []
        self.at: int | None = None
        self.held = 0
        self.away = False

    def sync(self, s: Tollhouse, opened: Mapping[int, int], now: int) -> list[Step]:
        self.synced += 1
        return []

    def over(self) -> list[Step]:
        return []

    def failed(self, seat: int) -> None:
        self.refused.append(seat)

    def next_wake(self) -> int | None:
        return self.at

    def wake(self, now: int) -> list[Step]:
        self.at = None
        return [Tell({"kind": "tick"}, now + 40)]

    def takes(self, d: Decision) -> bool:
        return d.ask == "pledge"

    def intent(self, s: Tollhouse, seat: int, text: str, now: int, seen: int | None = None, n: str = "") -> list[Step]:
        self.intents.append((seat, text, seen, n))
        return self.steps

    def heard(self, seat: int, now: int) -> bool:
        return self.away

    def back(self, seat: int, now: int) -> list[Step]:
        self.away = False
        return [UnseatBot(seat)]

    def pong(self, seat: int, round_trip: int, now: int) -> None: ...

    def told(self, seat: int, number: int, now: int) -> None: ...

    def delay(self, seat: int) -> int:
        return self.held

    def bot_time(self, seat: int, now: int) -> int | None:
        return None


async def paced(lounge: Lounge) -> tuple[Room, Metronome, Visitor, Visitor]:
    """A table whose pledges are intents."""
    room, pace = await lounge.table(), Metronome()
    room.pacing = Pacing(room, pace, room.commits, room.telling, room.thinker, now=lambda: 1.0)
    room.telling.deliver = room.pacing.deliver
    room.play = Play(room, room.commits, room.telling, room.clock, room.bots, room.offers, room.pacing)
    ada, bob = await lounge.visit(room, ADA), await lounge.visit(room, BOB)
    ada.heard.clear()
    bob.heard.clear()
    return room, pace, ada, bob


def test_an_intent_that_is_submitted_is_played_told_and_acknowledged(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room, pace, ada, bob = await paced(lounge)
        news = Tell({"kind": "figures", "rows": []})
        pace.steps = [Submit(0, "pledge 2", "n", (Event("scored", (0, 3)),), news)]
        await act(room, ada, "pledge 1", 0, "n")
        assert pace.intents == [(0, "pledge 1", None, "n")]
        assert room.table is not None
        entry = room.table.log[0]
        assert (entry.text, entry.events[0].kind) == ("pledge 2", "scored")
        assert room.nonces["0:n"] == 0
        assert ada.last("ack") == {"n": "n", "seq": 0}
        assert [m["t"] for m in ada.heard] == [
            "ack",
            "entries",
            "view",
            "live",
        ]  # as at every table: acknowledged, then told
        assert [m["t"] for m in bob.heard] == ["entries", "view", "live"]
        assert bob.last("live") == {"kind": "figures", "rows": []}
        assert pace.synced > 0
        assert room.pacing is not None
        assert room.pacing.waiting == {}

    run(tmp_path, test)


def test_what_the_table_does_not_take_is_refused_to_who_intended_it(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room, pace, ada, bob = await paced(lounge)
        pace.steps = [Submit(0, "pass", "n", (), Tell({"kind": "figures"}))]
        await act(room, ada, "pledge 1", 0, "n")
        assert pace.refused == [0]
        assert [n for _, n in ada.refusals] == ["n"]
        assert "live" not in bob.kinds()
        assert room.length == 0

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (
            UnderWay(0, "n", {"kind": "taken"}, 1350),
            {"t": "live", "d": {"kind": "taken", "n": "n", "seat": 0, "in": 350}},
        ),
        (Done(0, "n"), {"t": "ack", "d": {"n": "n", "change": 1}}),
    ],
)
def test_who_intended_it_hears_how_it_stands(tmp_path: Path, step: Step, told: dict[str, Any]) -> None:
    async def test(lounge: Lounge) -> None:
        room, pace, ada, bob = await paced(lounge)
        pace.steps = [step]
        await act(room, ada, "pledge 1", 0, "n")
        assert ada.heard == [told]
        assert bob.heard == []
        assert room.pacing is not None
        assert bool(room.pacing.waiting) == isinstance(step, UnderWay)

    run(tmp_path, test)


def test_an_intent_that_comes_to_nothing_is_refused(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room, pace, ada, _ = await paced(lounge)
        pace.steps = [Refused(0, "n", Stale("core-refuse-stale"))]
        await act(room, ada, "pledge 1", 0, "n")
        assert [(r.key, n) for r, n in ada.refusals] == [("core-refuse-stale", "n")]

    run(tmp_path, test)


def test_a_bot_sits_in_for_who_is_away_and_leaves_when_they_are_heard(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room, pace, ada, _ = await paced(lounge)
        pace.steps = [SeatBot(1)]
        await act(room, ada, "pledge 1", 0, "n")
        assert room.seats[1].bot == "novice"
        assert room.pacing is not None
        room.pacing.heard(1)  # nobody was missed
        await asyncio.sleep(0.01)
        assert room.seats[1].bot == "novice"
        pace.away = True
        room.pacing.heard(1)
        await until(lambda: room.seats[1].bot is None)

    run(tmp_path, test)


def test_it_wakes_when_the_pace_says_so(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room, pace, _, bob = await paced(lounge)
        pace.at = 1010
        assert room.pacing is not None
        await room.post(room.pacing.sync)
        await until(lambda: bool(bob.heard))
        assert bob.heard == [{"t": "live", "d": {"kind": "tick", "in": 40}}]
        assert not room.pacing.alarm.is_set

    run(tmp_path, test)


def test_who_is_near_is_told_a_little_later_and_in_order(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room, pace, ada, _ = await paced(lounge)
        assert room.pacing is not None
        pace.held = 30
        room.pacing.deliver(ada, [b'{"t": "1"}', b'{"t": "2"}'])
        pace.held = 0
        room.pacing.deliver(ada, [b'{"t": "3"}'])
        assert ada.heard == []
        await until(lambda: len(ada.heard) == 3)
        assert ada.kinds() == ["1", "2", "3"]
        room.pacing.released.clear()
        room.pacing.deliver(ada, [b'{"t": "4"}'])
        assert ada.kinds() == ["4"]

    run(tmp_path, test)


def test_other_questions_are_answered_as_at_every_table(tmp_path: Path) -> None:
    async def test(lounge: Lounge) -> None:
        room, pace, ada, bob = await paced(lounge)
        for seat, visitor in enumerate((ada, bob)):
            pace.steps = [Submit(seat, "pledge 1", "n")]
            await act(room, visitor, "pledge 1", seat, "n")
        many = len(pace.intents)
        await act(room, ada, "boast 1", 0, "b")
        assert len(pace.intents) == many
        assert ada.last("ack")["n"] == "b"

    run(tmp_path, test)
