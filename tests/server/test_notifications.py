"""People who are not here are called to their turn, once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from arenarium.server.jobs.notifications import AGAIN
from arenarium.store.database import Database
from tests.server.house import TWO, House, Watch, caught_up, house, run, until
from tests.server.people import Json
from tests.server.services import Postgres, Redis
from tests.server.test_workers import working as at_work
from tests.server.zygote import Zygote


@asynccontextmanager
async def bell(working: bool = True, seconds: float = 0.0) -> AsyncIterator[tuple[str, list[Json], Callable[[], None]]]:
    """A webhook's other end: its address, what it heard, and how it is mended if it does not work."""
    rung: list[Json] = []
    state = {"working": working}

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(h.split(b":")[1]) for h in head.split(b"\r\n") if h.lower().startswith(b"content-length"))
        said = json.loads(await reader.readexactly(length))
        if state["working"]:
            rung.append(said)
            await asyncio.sleep(seconds)
        answer = b"204 No Content" if state["working"] else b"503 Service Unavailable"
        writer.write(b"HTTP/1.1 " + answer + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
        yield url, rung, lambda: state.update(working=True)
    finally:
        server.close()
        await server.wait_closed()


def test_a_person_who_is_away_is_called_once_for_each_question(sqlite: str) -> None:
    async def test(house: House) -> None:
        async with bell() as (url, rung, _):
            ada, bob = await house.person("Ada"), await house.person("Bob")
            told = await bob.post("/api/me", {"webhook": url})
            assert told["webhook"] is True
            seats = [*TWO, {"kind": "open"}]
            made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "title": "Cup"})
            path = f"/api/tables/{made['id']}/join"
            await bob.post(path, {})
            eve = await house.person("Eve")
            await eve.post(path, {})
            a, e = await house.sit(ada, made["id"]), await house.sit(eve, made["id"])
            await a.until("view")
            await a.act(0, "pledge 1")
            await until(lambda: len(rung) == 1)
            await e.act(2, "pledge 1")  # Bob is still asked the same: he has been called
            await asyncio.sleep(0.2)
            assert len(rung) == 1
            assert "Cup" in rung[0]["content"]
            assert f"https://arena.example/t/{made['id']}" in rung[0]["content"]
            b = await house.sit(bob, made["id"])
            await b.until("view")
            await b.act(1, "pledge 1")
            await asyncio.sleep(0.2)
            assert len(rung) == 1  # who is here needs no call

    run(sqlite, test, webhook_hosts=("127.0.0.1",), base="https://arena.example")


def test_a_webhook_can_be_taken_back_and_not_sent_elsewhere(sqlite: str) -> None:
    async def test(house: House) -> None:
        bob = await house.person("Bob")
        refused = await bob.http.post("/api/me", json={"webhook": "http://169.254.169.254/"})
        assert refused.status_code == 400
        await bob.post("/api/me", {"webhook": "https://discord.com/api/webhooks/1/x"})
        assert (await bob.get("/api/me"))["webhook"] is True
        await bob.post("/api/me", {"webhook": ""})
        assert (await bob.get("/api/me"))["webhook"] is False

    run(sqlite, test)


def test_a_call_that_fails_is_delivered_once_after_a_restart(sqlite: str) -> None:
    """The other end is down, the server is stopped and started again, the other end is back: one call."""

    async def main() -> None:
        async with bell(working=False) as (url, rung, mend):
            settings = {"webhook_hosts": ("127.0.0.1",), "now": (watch := Watch())}
            async with house(sqlite, **settings) as first:
                ada, bob = await first.person("Ada"), await first.person("Bob")
                await bob.post("/api/me", {"webhook": url})
                made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
                await bob.post(f"/api/tables/{made['id']}/join", {})
                await until(lambda: first.server.table.notifications.webhook.failed == 1)
                assert (await ada.http.get("/metrics")).text.count("\narenarium_webhooks_failed 1\n") == 1
            assert rung == []
            mend()
            async with house(sqlite, **settings) as second:
                await asyncio.sleep(0.3)
                assert rung == []  # it is not due again yet
                watch.time += AGAIN[0] + 1
                second.hub.ring.set()
                await until(lambda: len(rung) == 1)
                await until(lambda: second.server.table.notifications.webhook.sent == 1)
            watch.time += AGAIN[1] + 1
            async with house(sqlite, **settings) as third:
                await asyncio.sleep(0.3)
                assert third.server.table.notifications.webhook.sent == 0
            assert len(rung) == 1

    asyncio.run(main())


def test_a_call_under_way_is_finished_before_the_server_stops(sqlite: str) -> None:
    async def main() -> None:
        async with bell(seconds=1.0) as (url, rung, _), house(sqlite, webhook_hosts=("127.0.0.1",)) as first:
            ada, bob = await first.person("Ada"), await first.person("Bob")
            await bob.post("/api/me", {"webhook": url})
            made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
            await bob.post(f"/api/tables/{made['id']}/join", {})
            await until(lambda: len(rung) == 1)
        connection = Database(sqlite).connect()
        assert connection.rows("SELECT due FROM calls") == [(None,)]
        connection.close()

    asyncio.run(main())


def test_a_host_that_never_answers_keeps_nobody_elses_calls(sqlite: str) -> None:
    """However many calls hang at it, each is on its way, and there is no line behind them."""
    many = 130
    held: list[asyncio.StreamWriter] = []
    enough = asyncio.Event()

    async def never(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held.append(writer)
        await enough.wait()
        writer.close()

    async def test(house: House) -> None:
        dead = await asyncio.start_server(never, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{dead.sockets[0].getsockname()[1]}/hook"
        caller = house.server.table.notifications.webhook
        hanging = [asyncio.ensure_future(caller.call(address, "en", "toll", "", "")) for _ in range(many)]
        await until(lambda: len(held) == many)
        async with bell() as (url, rung, _):
            assert await caller.call(url, "en", "toll", "", "")
            assert len(rung) == 1
        enough.set()
        assert not any(await asyncio.gather(*hanging))
        dead.close()

    run(sqlite, test)


def test_who_answered_meanwhile_or_came_back_is_not_called_late(sqlite: str) -> None:
    async def main() -> None:
        async with bell(working=False) as (url, rung, mend):
            watch = Watch()
            async with house(sqlite, webhook_hosts=("127.0.0.1",), now=watch) as found:
                ada, bob = await found.person("Ada"), await found.person("Bob")
                await bob.post("/api/me", {"webhook": url})
                tables = []
                for _ in range(2):
                    made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
                    await bob.post(f"/api/tables/{made['id']}/join", {})
                    tables.append(made["id"])
                caller = found.server.table.notifications.webhook
                await until(lambda: caller.failed == 2)
                b = await found.sit(bob, tables[0])
                await b.until("view")
                await b.act(1, "pledge 1")
                await b.close()
                await (await found.sit(bob, tables[1])).until("view")
                mend()
                watch.time += AGAIN[0] + 1
                found.hub.ring.set()
                await until(lambda: not found.hub.ring.is_set())
                await asyncio.sleep(0.3)
                assert rung == []

    asyncio.run(main())


def test_three_workers_call_once(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    """A match by correspondence: every turn is one call, whichever worker it was played at."""

    async def main() -> None:
        async with bell() as (url, rung, _), at_work(zygote, postgres.fresh(), redis.url) as w:
            ada, bob = await w.person("Ada", 0), await w.person("Bob", 1)
            await bob.post("/api/me", {"webhook": url})
            seats = [{"kind": "me"}, {"kind": "open"}]
            days = {"kind": "days", "days": 2}
            made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "clock": days})
            await bob.post(f"/api/tables/{made['id']}/join", {})
            await until(lambda: len(rung) == 1)
            a = await w.sit(ada, made["id"], 2)
            await a.act(0, "pledge 1")
            turns = 1
            for n in range(4):
                b = await w.sit(bob, made["id"], n % 3)
                while (asked := b.question()) is not None:
                    done = await b.act(asked[0], asked[1]["options"][0], asked[1]["q"])
                    await caught_up([b], done["d"]["seq"])
                await b.close()
                await until(lambda: not any(s["name"] == "Bob" and s["here"] for s in a.info["seats"]))
                await until(lambda: a.question() is not None)
                before = a.views[0]["seq"]
                while (asked := a.question()) is not None:
                    done = await a.act(asked[0], asked[1]["options"][0], asked[1]["q"])
                    await caught_up([a], done["d"]["seq"])
                if a.info["state"] != "running":
                    break
                assert a.views[0]["seq"] > before
                turns += 1
                await until(lambda wanted=turns: len(rung) == wanted)  # type: ignore[misc]
            assert turns > 2
            await asyncio.sleep(0.5)
            assert len(rung) == turns

    asyncio.run(main())
