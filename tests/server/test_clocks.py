"""Time to think: arithmetic, and what happens when it runs out."""

from __future__ import annotations

import pytest

from arenarium.core.game import Json
from arenarium.server.jobs import downtime
from arenarium.server.table import time_control as clocks
from arenarium.server.table.time_control import DAY, QUOTA, TimeControl
from arenarium.store.downtime import give_back
from arenarium.store.rows import ClockHead
from tests.server.house import House, Watch, run, until

HOUR = 3600.0


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server notes that it is there when the test says so, and at no other time."""
    monkeypatch.setattr(downtime, "EVERY", 1e6)


def test_a_bank_runs_only_while_its_seat_is_asked() -> None:
    clock = TimeControl("bank", seconds=100, increment=5)
    head = clocks.begin(clock, 2, [0], 0.0)
    head = clocks.step(clock, head, [1], 10.0, 0)
    assert head.left == (95.0, 100.0)
    head = clocks.step(clock, head, [1], 13.0, 1)  # asked again: the turn goes on, no increment
    assert head.left == (95.0, 97.0)
    head = clocks.step(clock, head, [0], 20.0, 1)
    assert head.left == (95.0, 95.0)
    assert clocks.zero_at(head) == 115.0


@pytest.mark.parametrize(
    ("clock", "full"), [(TimeControl("move", seconds=30), 30.0), (TimeControl("days", days=2), 2 * DAY)]
)
def test_each_answer_has_its_time(clock: TimeControl, full: float) -> None:
    head = clocks.begin(clock, 2, [0], 0.0)
    head = clocks.step(clock, head, [0], 20.0, 0)
    assert head.left == (full, full)
    head = clocks.step(clock, head, [1], 25.0, 0)
    head = clocks.step(clock, head, [0], 40.0, 1)
    assert head.left == (full, full)


def test_others_acting_at_the_same_time_do_not_wind_the_clock() -> None:
    clock = TimeControl("move", seconds=30)
    head = clocks.begin(clock, 2, [0, 1], 0.0)
    head = clocks.step(clock, head, [1], 20.0, 0)
    assert head.left[1] == 10.0
    assert clocks.fallen(head, 29.9) == []
    assert clocks.fallen(head, 30.0) == [1]


def test_lag_is_forgiven_within_a_quota() -> None:
    clock = TimeControl("bank", seconds=100)
    head = clocks.begin(clock, 2, [0], 0.0)
    head = clocks.step(clock, head, [0], 10.0, 0, lag=0.4)
    assert head.left[0] == pytest.approx(90.4)
    head = clocks.step(clock, head, [0], 10.1, 0, lag=50.0)  # never more than was spent
    assert head.left[0] == pytest.approx(90.4)


def test_forgiveness_runs_out() -> None:
    clock = TimeControl("bank", seconds=1000)
    head = clocks.begin(clock, 1, [0], 0.0)
    for n in range(50):
        head = clocks.step(clock, head, [0], 2.0 * (n + 1), 0, lag=1.0)
    assert 900 + QUOTA <= head.left[0] <= 900 + QUOTA + 50 * clocks.REFILL


def test_a_stopped_clock_stands() -> None:
    head = ClockHead((50.0, 60.0), 0.0, (0,), (2.0, 2.0))
    still = clocks.stopped(head, 10.0)
    assert still.left == (40.0, 60.0)
    assert clocks.zero_at(still) is None


def test_who_runs_out_of_time_loses(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match(clock={"kind": "bank", "seconds": 60})
        assert b.views[1]["time"]["left"] == [60, 60]
        watch.time += 20
        await a.act(0, "pledge 1")
        await until(lambda: b.views[1]["time"]["left"] == [40, 40])
        watch.time += 41
        await until(lambda: b.info["state"] == "finished")
        assert b.info["result"] == [1, 2]

    run(sqlite, test, now=watch)


def test_an_answer_that_comes_too_late_is_too_late(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        _, _, _a, b, _ = await house.match(clock={"kind": "move", "seconds": 10})
        watch.time += 10.5
        assert (await b.act(1, "pledge 1"))["t"] == "refused"
        await until(lambda: b.info["state"] == "finished")

    run(sqlite, test, now=watch, poll=60.0)


def test_a_bot_takes_the_seat_at_zero_until_its_person_is_back(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match(clock={"kind": "move", "seconds": 60, "zero": "bot"})
        await b.act(1, "pledge 1")
        watch.time += 61
        await until(lambda: b.info["seats"][0]["bot"] == "novice")
        await until(lambda: len(b.entries) > 1)  # the bot has answered
        await a.send("back", {"seat": 0, "n": "back"})
        assert (await a.answer("back"))["t"] == "ack"
        await until(lambda: b.info["seats"][0]["bot"] is None)
        assert b.info["state"] == "running"

    run(sqlite, test, now=watch, bot_seconds=0.05)


def test_a_correspondence_match_ends_though_nobody_is_connected(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match(clock={"kind": "days", "days": 3})
        await b.act(1, "pledge 1")
        await a.close()
        await b.close()
        await until(lambda: table not in house.hub.rooms)
        watch.time += 3 * DAY + 1
        await until(lambda: house.hub.metrics.value("finished", 'game="toll"') == 1)
        assert (await ada.get(f"/api/tables/{table}"))["result"] == [2, 1]

    run(sqlite, test, now=watch, idle=-1.0)


@pytest.mark.parametrize(
    ("clock", "left"),
    [
        ({"kind": "bank", "seconds": 60, "increment": 5}, 50.0),
        ({"kind": "move", "seconds": 60}, 50.0),
        ({"kind": "days", "days": 3}, 3 * DAY - 10 - HOUR),
    ],
)
@pytest.mark.usefixtures("by_hand")
def test_a_clock_stands_while_no_server_runs(sqlite: str, clock: Json, left: float) -> None:
    """After ten seconds of thinking the server is killed, and started an hour later."""
    watch = Watch()
    found: list[str] = []

    async def before(house: House) -> None:
        _, _, _, _, table = await house.match(clock=clock)
        watch.time += 10
        await house.server.table.downtime.note()
        found.append(table)
        house.server.table.downtime.note = unsaid  # type: ignore[method-assign]  # a kill says no farewell

    async def after(house: House) -> None:
        info = await (await house.nobody()).get(f"/api/tables/{found[0]}")
        assert info["state"] == "running"
        assert info["time"]["left"] == [left, left]

    run(sqlite, before, now=watch)
    watch.time += HOUR
    for _ in range(2):  # the second start has no gap to give back
        run(sqlite, after, now=watch)


async def unsaid() -> None:
    """Nothing is noted any more."""


@pytest.mark.usefixtures("by_hand")
def test_a_gap_is_given_back_once_and_only_where_no_other_worker_ran(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        _, _, _, _, table = await house.match(clock={"kind": "move", "seconds": 60})
        start = watch.time

        async def starts(least: float) -> int:
            return await house.hub.store.write(lambda c: give_back(c, watch.time, least))

        async def since() -> float:
            stored = await house.hub.store.load(table)
            assert stored is not None
            assert stored.head.clock is not None
            return stored.head.clock.since - start

        await house.server.table.downtime.note()
        watch.time += 10
        assert (await starts(15.0), await since()) == (0, 0.0)  # another one may have noted itself five seconds ago
        watch.time += 20
        assert (await starts(15.0), await since()) == (1, 20.0)
        assert (await starts(0.0), await since()) == (0, 20.0)

    run(sqlite, test, now=watch, poll=1000.0)


def test_pausing_a_clock_needs_the_others(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match(clock={"kind": "bank", "seconds": 60})
        watch.time += 10
        await a.send("pause", {"seat": 0, "n": "p"})
        await a.answer("p")
        await until(lambda: b.info["offers"] != [])
        assert not b.info["paused"]
        await b.send("consent", {"what": "pause", "yes": True, "n": "c"})
        await b.answer("c")
        await until(lambda: bool(a.info["paused"]))
        watch.time += 1000
        await b.send("resume", {"seat": 1, "n": "r"})
        await b.answer("r")
        await until(lambda: not a.info["paused"])
        assert a.info["time"]["left"] == [50, 50]

    run(sqlite, test, now=watch)
