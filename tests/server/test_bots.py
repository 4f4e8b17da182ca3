"""Bots think beside the server; whatever becomes of them, the match goes on."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from functools import partial
from multiprocessing.connection import Connection
from types import SimpleNamespace
from typing import Any, cast

import pytest

from arenarium.bots.contract import Budget, Job
from arenarium.core.game import Json
from arenarium.core.kernel import questions
from arenarium.core.refusal import NotAllowed
from arenarium.server.jobs import pool
from arenarium.server.jobs.pool import Pool
from arenarium.server.refusals import Malformed, NotNow, TooMuch
from tests import toy
from tests.server.house import TWO, House, play_on, run, until

BOT = {"kind": "bot", "bot": "random"}


def a_job(bot: str = "random", seconds: float = 0.2) -> Job:
    state = toy.GAME.start({"seats": 2})
    return Job.of("tests.toy:GAME", state, 0, bot, 7, Budget(seconds=seconds))


def test_a_person_plays_a_bot_to_the_end(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, BOT]})
        a = await house.sit(ada, made["id"])
        await play_on([a])
        await until(lambda: a.info["state"] == "finished")
        assert house.hub.metrics.value("bot_actions") > 3

    run(sqlite, test)


def test_bots_play_each_other_though_nobody_watches(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        made = await ada.post("/api/tables", {"game": "toll", "seats": [BOT, BOT, BOT]})
        await until(lambda: house.hub.metrics.value("finished", 'game="toll"') == 1, 20)
        assert (await ada.get(f"/api/tables/{made['id']}"))["state"] == "finished"

    run(sqlite, test)


def test_a_bot_worker_that_dies_is_replaced() -> None:
    async def main() -> None:
        pool = Pool(1)
        try:
            first = await pool.think(a_job())
            assert first is not None
            (worker,) = pool._all
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGKILL)
            await asyncio.sleep(0.1)
            second = await pool.think(a_job("novice"))
            assert second is not None
            assert second.bot == "random"  # the level below played
            assert pool.replaced == 1
            assert (await pool.think(a_job())) is not None
        finally:
            pool.close()

    asyncio.run(main())


def test_a_bot_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is stopped from outside, so that it cannot even interrupt itself."""
    patience = {"random": 60.0, "novice": 1.0}
    monkeypatch.setattr(Pool, "_patience", staticmethod(lambda job: patience[job.bot]))

    async def main() -> None:
        pool = Pool(1)
        try:
            assert (await pool.think(a_job())) is not None
            (worker,) = pool._all
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGSTOP)
            thinking = asyncio.ensure_future(pool.think(a_job("novice")))
            ticks = 0
            while not thinking.done():
                await asyncio.sleep(0.05)
                ticks += 1
            assert ticks > 5  # the loop was never blocked
            answer = thinking.result()
            assert answer is not None
            assert answer.bot == "random"
            assert pool.replaced == 1
        finally:
            pool.close()

    asyncio.run(main())


def test_a_process_that_is_slow_to_start_is_not_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine none ever came to its first answer: each was given up while it was still importing games."""
    monkeypatch.setattr(Pool, "_patience", staticmethod(lambda job: 0.001))

    async def main() -> None:
        pool = Pool(1)
        try:
            answer = await pool.think(a_job("novice"))
            assert answer is not None
            assert answer.bot == "novice"
            assert pool.replaced == 0
        finally:
            pool.close()

    asyncio.run(main())


def test_a_job_that_cannot_be_read_costs_one_answer_only() -> None:
    async def main() -> None:
        pool = Pool(1)
        try:
            good = a_job()
            bad = Job("no.such:GAME", good.state, 0, "random", 1, Budget(seconds=0.1))
            assert await pool.think(bad) is None
            assert await pool.think(good) is not None
        finally:
            pool.close()

    asyncio.run(main())


def refused() -> None:
    raise NotAllowed("core-refuse-over", "MA §1", seat=1)


def endless() -> None:
    while True:
        pass


def test_a_call_has_its_time_its_refusal_and_its_turn() -> None:
    async def main() -> None:
        pool = Pool(1)
        try:
            assert await pool.run("ada", partial(sum, (1, 2, 3)), 5.0) == 6
            with pytest.raises(NotAllowed) as told:
                await pool.run("ada", refused, 5.0)
            assert (told.value.key, told.value.rule, told.value.args_) == ("core-refuse-over", "MA §1", {"seat": 1})
            with pytest.raises(TooMuch):
                await pool.run("ada", endless, 0.2)
            with pytest.raises(NotNow):
                await pool.run("ada", partial(int, "x"), 5.0)
            assert pool.replaced == 0
        finally:
            pool.close()

    asyncio.run(main())


def nested(levels: int) -> Any:
    found: Any = 1
    for _ in range(levels):
        found = [found]
    return found


def test_what_cannot_travel_costs_no_process() -> None:
    """Once each such call left a process behind, of sixty megabytes."""

    async def main() -> None:
        pool = Pool(1)
        try:
            assert await pool.run("ada", partial(len, [1]), 5.0) == 1
            with pytest.raises(Malformed):
                await pool.run("ada", partial(len, nested(20_000)), 5.0)
            with pytest.raises(NotNow):
                await pool.run("ada", partial(nested, 20_000), 5.0)
            assert await pool.run("ada", partial(len, [1]), 5.0) == 1
            assert pool.replaced == 0
            assert len(pool._all) == 1
        finally:
            pool.close()

    asyncio.run(main())


class Jobs:
    """The near end of a worker's pipe: calls that take no time."""

    def __init__(self, jobs: int, waiting: list[bool]) -> None:
        self.jobs, self.waiting = jobs, waiting
        self.answers = 0

    def recv(self) -> tuple[type[int], float]:
        if not self.jobs:
            raise EOFError
        self.jobs -= 1
        return int, 0.0

    def send_bytes(self, answer: memoryview) -> None:
        self.answers += 1

    def poll(self, seconds: float = 0.0) -> bool:
        return self.waiting.pop(0)


def test_a_worker_tidies_up_when_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not after each answer: it would take longer than most of them."""
    tidied: list[int] = []
    jobs = Jobs(5, [True, True, False, True, True])
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(gc, "collect", lambda: tidied.append(jobs.answers))
    clock = [100.0]
    monkeypatch.setattr(pool, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    pool.work(cast("Connection", jobs))
    assert jobs.answers == 5
    assert tidied == [3]

    def busy(seconds: float = 0.0) -> bool:
        clock[0] += pool.SELDOM / 2
        return True

    jobs, tidied[:] = Jobs(6, []), []
    monkeypatch.setattr(jobs, "poll", busy)
    pool.work(cast("Connection", jobs))
    assert tidied == [3, 6], "however many wait, it tidies up now and then"


def test_a_bot_is_told_only_what_its_seat_knows() -> None:
    """The job's state looks the same to the seat and differs in what it cannot know."""
    table = toy.GAME.start({"seats": 2})
    table.hands = [[1, 2], [6, 6]]
    table.pledges = [1, 2]
    hands = set()
    for seed in range(30):
        state = toy.GAME.unpack(Job.of("tests.toy:GAME", asked(table), 0, "random", seed).state)
        assert state.hands[0] == [1, 2]
        hands.add(tuple(state.hands[1]))
    assert len(hands) > 3


def asked(state: toy.Tollhouse) -> toy.Tollhouse:
    copy = state.clone()
    copy.pledges = [-1, 2]
    assert [d.seat for d in questions(copy)] == [0]
    return copy


def test_an_answer_to_a_question_that_has_closed_is_dropped(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
        a = await house.sit(ada, made["id"])
        await a.until("view")
        room = await house.hub.room(made["id"])
        await a.send("sitin", {"seat": 1, "bot": "random", "n": "s"})
        await a.answer("s")
        await until(lambda: len(a.entries) == 1)
        assert room.table is not None
        before = len(room.table.log)
        await room.post(lambda: room.bots.act(1, "pledge 1", 0))
        assert len(room.table.log) == before

    run(sqlite, test)


def test_a_bot_sits_in_for_who_left_and_hands_the_seat_back(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        await b.send("sitin", {"seat": 0, "bot": "random", "n": "1"})
        assert (await b.answer("1"))["d"]["key"] == "server-refuse-not-away"
        await a.close()
        await until(lambda: not b.info["seats"][0]["here"])
        await asyncio.sleep(0.15)
        await b.send("sitin", {"seat": 0, "bot": "random", "n": "2"})
        assert (await b.answer("2"))["t"] == "ack"
        await until(lambda: 0 in b.entries)
        back = await house.sit(ada, table)
        await back.until("view")
        await back.send("back", {"seat": 0, "n": "3"})
        assert (await back.answer("3"))["t"] == "ack"
        assert back.info["seats"][0]["bot"] is None

    run(sqlite, test, absent=0.1)


def test_hints_are_for_those_who_play_alone(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        await a.send("ask", {"id": "1", "what": "hint"})
        assert (await a.until("answer"))["d"]["refused"]["key"] == "server-refuse-hint-people"
        ada = house.people[0]
        made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, BOT]})
        alone = await house.sit(ada, made["id"])
        await alone.until("view")
        await alone.send("ask", {"id": "2", "what": "hint"})
        answer = (await alone.until("answer", 30))["d"]["answer"]
        assert answer["text"] in ("pledge 0", "pledge 1", "pledge 2")
        await alone.send("ask", {"id": "3", "what": "why", "text": "play 6"})
        why = (await alone.until("answer"))["d"]["answer"]
        assert (why["allowed"], why["key"]) == (False, "core-refuse-no-option")
        await alone.send("ask", {"id": "4", "what": "weather"})
        assert (await alone.until("answer"))["d"]["refused"]["key"] == "core-refuse-inquiry"

    run(sqlite, test, bot_seconds=0.1)


def test_a_tutor_sits_beside_one_player_against_bots(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        wish: Json = {"game": "toll", "tutor": True}
        for others in ({"kind": "open"}, {"kind": "hotseat"}):
            refused = await ada.http.post("/api/tables", json={**wish, "seats": [{"kind": "me"}, others]})
            assert refused.json()["error"]["key"] == "server-refuse-tutor"
        made = await ada.post("/api/tables", {**wish, "seats": [{"kind": "me"}, BOT]})
        a = await house.sit(ada, made["id"])
        await a.until("view")
        assert a.info["tutor"]
        await a.send("ask", {"id": "1", "what": "advise", "option": "pledge 1"})
        assert "warning" in (await a.until("answer", 30))["d"]["answer"]
        await a.send("resign", {"seat": 0, "n": "1"})
        await until(lambda: a.info["state"] == "finished")
        assert (await ada.post(f"/api/tables/{made['id']}/rematch"))["tutor"]

    run(sqlite, test)


def test_a_table_of_bots_that_was_cut_off_goes_on_after_a_restart(sqlite: str) -> None:
    async def first(house: House) -> None:
        ada = await house.person()
        body = {"game": "toll", "seats": [{"kind": "me"}, BOT], "options": {"hand": 3}}
        made = await ada.post("/api/tables", body)
        a = await house.sit(ada, made["id"])
        await until(lambda: 0 in a.entries)

    async def second(house: House) -> None:
        (row,) = (await (await house.nobody()).get("/api/tables?state=running"))["tables"]
        room = await house.hub.room(row["id"])
        assert room.table is not None
        await until(lambda: house.hub.metrics.value("bot_actions") == 0)
        assert row["turn"] == [0]  # the bot's answer is there, the person is asked

    run(sqlite, first)
    run(sqlite, second)


@pytest.mark.parametrize("clock", [None, {"kind": "move", "seconds": 3600}])
def test_a_table_whose_bot_waits_for_its_turn_is_left_alone(sqlite: str, clock: Json | None) -> None:
    """With thousands of them, looking after each every twenty seconds would keep everybody else waiting."""

    async def test(house: House) -> None:
        never = asyncio.Event()

        async def think(job: Job, whose: str = "") -> None:
            await never.wait()

        house.hub.pool.think = think  # type: ignore[method-assign]
        ada = await house.person()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "clock": clock})
        room = await house.hub.room(made["id"])
        await until(lambda: bool(room.bots.thinking))
        looked = []
        attend = room.attend

        async def counted() -> None:
            looked.append(1)
            await attend()

        room.attend = counted  # type: ignore[method-assign]
        await house.hub._attend(made["id"])
        assert len(looked) == (0 if clock is None else 1)  # a clock has to be looked at
        room.bots.thinking.clear()
        looked.clear()
        await house.hub._attend(made["id"])
        assert len(looked) == 1

    run(sqlite, test, poll=1000.0)


def test_a_lobby_shows_whose_turn_it_is(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
        found = {t["state"]: t["turn"] for t in (await ada.get("/api/tables?state=mine"))["tables"]}
        assert found == {"open": [], "running": [0, 1]}

    run(sqlite, test)
