"""Nobody can hold the loop: what costs as much as its sender likes is done beside it, and what holds it is named."""

from __future__ import annotations

import asyncio
import time

from arenarium.server.edge.rate_limits import Bucket
from arenarium.server.metrics import Metrics
from arenarium.server.settings import Registry
from arenarium.server.watchdog import Watchdog
from tests.server.house import House, run, until

SLOW = 2.0  # seconds that a move may take on a busy machine; one question used to take that long, and ten of them 20


def test_what_holds_the_loop_is_measured_and_named() -> None:
    async def main() -> None:
        metrics = Metrics()
        watchdog = Watchdog(metrics)
        watching = asyncio.ensure_future(watchdog.run())
        await asyncio.sleep(0.1)
        end = time.perf_counter() + 0.3
        bucket = Bucket(1.0, 1.0, 0.0)
        while time.perf_counter() < end:
            for _ in range(100_000):
                bucket.wait()
        await asyncio.sleep(0.05)
        assert not watching.done(), watching
        watching.cancel()
        assert 0.25 < watchdog.longest < 10
        text = metrics.text()
        assert "arenarium_loop_holds{" in text
        assert 'arenarium_loop_held_seconds_bucket{le="+Inf"}' in text

    asyncio.run(main())


def test_a_scenario_that_takes_for_ever_to_read_holds_up_nobody(sqlite: str) -> None:
    """Once 48 KB of `a.a.a…=1` held everybody up for 17 seconds. Now it is refused before it is read; and what gets
    through takes its time elsewhere, and not for long."""
    deep = ".".join(["a"] * 24_000) + "=1"
    sly = ".".join(['"a\\u0061"'] * 9_000) + "=1"

    async def test(house: House) -> None:
        _, _, a, *_ = await house.match()
        eve = await house.person("Eve")
        for text, reason in ((deep, "too deep"), (sly, None)):
            asked = asyncio.ensure_future(eve.http.post("/api/scenarios/play", json={"text": text}, timeout=60))
            slowest = 0.0
            while not asked.done():
                began = time.perf_counter()
                await a.send("ping", {"at": began})
                await a.until("pong")
                slowest = max(slowest, time.perf_counter() - began)
                await asyncio.sleep(0.02)
            answer = asked.result()
            assert answer.status_code in (400, 429)
            assert reason is None or reason in answer.json()["error"]["message"]
            assert slowest < SLOW

    run(sqlite, test)


def test_dear_questions_hold_up_nobody(sqlite: str) -> None:
    """Ten times the odds of a battle, each with as many samples as may be asked for, while others play."""

    async def test(house: House) -> None:
        eve = await house.person("Eve")
        made = await eve.post("/api/scenarios/warcraft/casualty-from-field-or-flank/play", {})
        e = await house.sit(eve, made["id"])
        await e.until("view")
        ada = await house.person("Ada")
        table = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
        a = await house.sit(ada, table["id"])
        await a.until("view")
        for n in range(10):
            await e.send("ask", {"id": str(n), "what": "odds", "area": "e3", "samples": 5000})
        began = time.perf_counter()
        seat, question = a.question() or (0, {})
        await a.act(seat, question["options"][0], question["q"])
        assert time.perf_counter() - began < SLOW
        await until(lambda: sum(m["t"] == "told" for m in e.messages) == 10, 60)
        told = [m["d"] for m in e.messages if m["t"] == "told"]
        assert all("win" in d["answer"] if "answer" in d else d["refused"]["kind"] == "too_much" for d in told)

    run(sqlite, test, games=Registry.shipped(("tests.toy:GAME",)))
