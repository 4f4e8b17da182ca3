"""The report on a finished match: when it may be had, for whom, and that nobody waits for it."""

from __future__ import annotations

import asyncio
from typing import Any

from arenarium.server.jobs.analysis import WAITING, Review
from arenarium.server.jobs.pool import Crashed
from tests.server.house import TWO, House, play_on, run
from tests.server.people import Json, Someone


async def whole(someone: Someone, table: str, token: str = "") -> Json:
    """Ask until it is there."""
    for _ in range(600):
        report: Json = await someone.get(f"/api/tables/{table}/analysis{token}")
        assert not report["failed"]
        if report["ready"]:
            return report
        assert 0 <= report["done"] <= 1
        await asyncio.sleep(0.05)
    raise AssertionError("the report never came")


def test_a_report_comes_after_the_end(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match()
        path = f"/api/tables/{table}/analysis"
        early = await ada.http.get(path)
        assert early.status_code == 409
        assert early.json()["error"]["key"] == "server-refuse-not-over"
        await play_on([a, b])
        report = await whole(ada, table)
        assert report["curve"][0]["at"] == 0
        places = a.info["result"]
        last = report["curve"][-1]["chances"]
        assert all(
            (chance > 0.5) == (place == 1) or places == [1, 1] for chance, place in zip(last, places, strict=True)
        )
        frames = (await ada.get(f"/api/tables/{table}/replay"))["frames"]
        assert report["curve"][-1]["at"] == len(frames) - 1
        assert report["decisions"]
        for row in report["decisions"]:
            assert frames[row["at"] + 1]["entry"]["seq"] == row["seq"]
        # It is kept: a server that has forgotten it tells the same.
        house.server.table.http.state.analyst._reviews.clear()
        assert await ada.get(path) == report

    run(sqlite, test)


def test_a_private_match_is_for_those_who_may_know_of_it(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match()
        eve = await house.person("Eve")
        made = await ada.post("/api/tables", {"game": "toll", "public": False, "seats": [{"kind": "hotseat"}] * 2})
        chair = await house.sit(ada, made["id"])
        await chair.until("view")
        await play_on([chair])
        path = f"/api/tables/{made['id']}/analysis"
        assert (await eve.http.get(path)).status_code == 403
        token = made["links"]["watch"].split("?")[1]
        assert (await whole(eve, made["id"], f"?{token}"))["ready"]
        assert (await eve.http.get("/api/tables/nowhere/analysis")).status_code == 404
        await play_on([a, b], 1)
        assert (await eve.http.get(f"/api/tables/{table}/analysis")).status_code == 409

    run(sqlite, test)


def test_another_line_is_played_from_a_moment_as_far_as_the_rules_allow(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match()
        path = f"/api/tables/{table}/line"
        assert (await ada.http.get(f"{path}?seat=0&at=0&answer=x")).status_code == 409
        await play_on([a, b])
        frames = (await ada.get(f"/api/tables/{table}/replay?seat=0"))["frames"]
        at, mine = next((n - 1, f["entry"]) for n, f in enumerate(frames) if f["entry"] and f["entry"]["seat"] == 0)
        told = await ada.get(f"{path}?seat=0&at={at}&answer={mine['text']}&answer=dance")
        (step,) = told["frames"]
        assert step["entry"]["events"] == mine["events"]
        assert step["view"] == frames[at + 1]["view"]
        assert (await ada.get(f"{path}?seat=0&at=9999&answer=dance"))["frames"] == []

    run(sqlite, test)


def test_bots_answer_while_a_match_is_looked_at(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match()
        await play_on([a, b])
        asked = asyncio.ensure_future(whole(ada, table))
        made = await ada.post(
            "/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "solid"}]}
        )
        chair = await house.sit(ada, made["id"])
        await chair.until("view")
        await play_on([chair])
        assert chair.info["state"] == "finished"
        assert (await asked)["ready"]

    run(sqlite, test, bot_workers=1)


def test_a_worker_that_dies_is_told_and_the_next_question_begins_anew(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match()
        await play_on([a, b])
        pool = house.hub.pool
        look = pool.look

        async def broken(looks: Any) -> Any:
            pool.look = look  # type: ignore[method-assign]
            raise Crashed("the process ended")

        pool.look = broken  # type: ignore[method-assign]
        path = f"/api/tables/{table}/analysis"
        await ada.get(path)
        for _ in range(100):
            if pool.look != broken:
                break
            await asyncio.sleep(0.01)
        assert (await whole(ada, table))["ready"]

    run(sqlite, test)


def test_a_match_that_ends_the_process_each_time_is_tried_twice_and_then_refused(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match()
        await play_on([a, b])
        tried = 0

        async def broken(looks: Any) -> Any:
            nonlocal tried
            tried += 1
            raise Crashed("the process ended")

        house.hub.pool.look = broken  # type: ignore[method-assign]
        path = f"/api/tables/{table}/analysis"
        answer = await ada.http.get(path)
        while answer.status_code == 200:
            await asyncio.sleep(0.01)
            answer = await ada.http.get(path)
        assert answer.json()["error"]["key"] == "server-refuse-no-analysis"
        assert tried == 2

    run(sqlite, test)


def test_too_many_matches_at_once_are_refused(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match()
        await play_on([a, b])
        analyst = house.server.table.http.state.analyst
        analyst._reviews.update({f"other{n}": Review() for n in range(WAITING)})
        assert (await ada.http.get(f"/api/tables/{table}/analysis")).status_code == 429
        analyst._reviews.clear()
        assert (await whole(ada, table))["ready"]

    run(sqlite, test)


def test_a_match_given_up_at_once_is_told_too(sqlite: str) -> None:
    """A match given up at once has a curve from start to end and no moments to tell."""

    async def test(house: House) -> None:
        ada = await house.person()
        made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "hotseat"} for _ in TWO]})
        chair = await house.sit(ada, made["id"])
        await chair.until("view")
        await chair.send("resign", {"seat": 0, "n": "r"})
        await chair.answer("r")
        report = await whole(ada, made["id"])
        assert [p["chances"] for p in report["curve"]][-1] == [0.0, 1.0]
        assert report["decisions"] == []

    run(sqlite, test)


def test_a_report_that_failed_is_told_once_and_begun_anew_by_whoever_asks_again(sqlite: str) -> None:
    """A page that asked every second once began it every second, and said that it was under way."""

    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match()
        await play_on([a, b])
        failed = Review()
        failed.failed = True
        house.server.table.http.state.analyst._reviews[table] = failed
        assert (await ada.get(f"/api/tables/{table}/analysis"))["failed"]
        assert (await whole(ada, table))["decisions"]

    run(sqlite, test)
