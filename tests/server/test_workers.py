"""Several workers on PostgreSQL, woken by Redis or not: any of them serves any table, and any of them may die."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from arenarium.server.jobs.wake import Wake
from tests.ports import free_port
from tests.server.house import caught_up, play_on, until
from tests.server.people import Chair, Someone
from tests.server.services import Postgres, Redis
from tests.server.zygote import Zygote


class Workers:
    def __init__(self, zygote: Zygote, database: str, redis: str | None, count: int, more: dict[str, Any]) -> None:
        self.zygote, self.database, self.redis, self.more = zygote, database, redis, more
        self.ports = [free_port() for _ in range(count)]
        self.pids = [0] * count
        self.people: list[Someone] = []
        self.chairs: list[Chair] = []

    def address(self, worker: int) -> str:
        return f"http://127.0.0.1:{self.ports[worker]}"

    async def start(self, worker: int) -> None:
        more = {"redis": self.redis, "absent": 0.2, "webhook_hosts": ("127.0.0.1",), **self.more}
        self.pids[worker] = self.zygote.start(self.ports[worker], self.database, **more)
        async with httpx.AsyncClient() as client:
            while True:
                try:
                    if (await client.get(f"{self.address(worker)}/readyz")).status_code == 200:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.02)

    def kill(self, worker: int) -> None:
        self.zygote.kill(self.pids[worker])
        self.pids[worker] = 0

    async def person(self, name: str, worker: int) -> Someone:
        someone = await Someone(name, self.address(worker)).arrive()
        self.people.append(someone)
        return someone

    async def sit(self, someone: Someone, table: str, worker: int) -> Chair:
        chair = await someone.sit(table, self.address(worker))
        self.chairs.append(chair)
        await chair.until("view")
        return chair

    async def match(self) -> tuple[Someone, Someone, Chair, Chair, str]:
        """Ada at the first worker, Bob at the second."""
        ada, bob = await self.person("Ada", 0), await self.person("Bob", 1)
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "options": {"hand": 3}})
        await bob.post(f"/api/tables/{made['id']}/join", {})
        return ada, bob, await self.sit(ada, made["id"], 0), await self.sit(bob, made["id"], 1), made["id"]


@asynccontextmanager
async def working(
    zygote: Zygote, database: str, redis: str | None, count: int = 3, **more: Any
) -> AsyncIterator[Workers]:
    workers = Workers(zygote, database, redis, count, more)
    await asyncio.gather(*(workers.start(i) for i in range(count)))
    try:
        yield workers
    finally:
        for chair in workers.chairs:
            await chair.close()
        for someone in workers.people:
            await someone.close()
        for i, pid in enumerate(workers.pids):
            if pid:
                workers.kill(i)


Test = Callable[[Workers], Awaitable[None]]


def run(zygote: Zygote, postgres: Postgres, redis: Redis, test: Test) -> None:
    async def main() -> None:
        async with working(zygote, postgres.fresh(), redis.url) as workers:
            await test(workers)

    asyncio.run(main())


def test_people_at_different_workers_play_and_talk(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def test(w: Workers) -> None:
        ada, bob, a, b, table = await w.match()
        await until(lambda: all(s["here"] for s in a.info["seats"]) and all(s["here"] for s in b.info["seats"]))
        await a.send("chat", {"text": "hello there"})
        assert (await b.until("chat"))["d"]["text"] == "hello there"
        began = time.monotonic()
        answer = await a.act(0, "pledge 1")
        await caught_up([b], answer["d"]["seq"])
        assert time.monotonic() - began < 5
        await b.act(1, "pledge 1")
        await play_on([a, b])
        await until(lambda: a.info["state"] == b.info["state"] == "finished", 15)
        third = await w.person("Eve", 2)
        frames = (await third.get(f"/api/tables/{table}/replay"))["frames"]
        assert frames[-1]["view"]["points"] == a.views[0]["view"]["points"] == b.views[1]["view"]["points"]
        assert sorted(a.entries) == sorted(b.entries)
        again = await bob.post(f"/api/tables/{table}/rematch")
        await until(lambda: a.info["rematch"] == again["id"])
        assert (await ada.get(f"/api/tables/{again['id']}"))["state"] == "running"

    run(zygote, postgres, redis, test)


def test_answers_at_once_at_different_workers_are_both_heard(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def test(w: Workers) -> None:
        for _ in range(5):
            _, _, a, b, _ = await w.match()
            both = await asyncio.gather(a.act(0, "pledge 1"), b.act(1, "pledge 2"))
            assert [m["t"] for m in both] == ["ack", "ack"]
            assert {m["d"]["seq"] for m in both} == {0, 1}

    run(zygote, postgres, redis, test)


def test_who_takes_a_seat_at_one_worker_is_seated_at_the_other(
    zygote: Zygote, postgres: Postgres, redis: Redis
) -> None:
    async def test(w: Workers) -> None:
        ada, bob = await w.person("Ada", 0), await w.person("Bob", 1)
        made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "open"}]})
        chair = await bob.sit(made["id"], w.address(2))
        w.chairs.append(chair)
        await chair.until("welcome")
        await bob.post(f"/api/tables/{made['id']}/join", {})
        await until(lambda: chair.seats == [1] and 1 in chair.views)
        assert (await chair.act(1, "pledge 1"))["t"] == "ack"

    run(zygote, postgres, redis, test)


def test_when_a_worker_dies_its_people_go_on_at_another(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def test(w: Workers) -> None:
        ada, _, a, b, table = await w.match()
        await play_on([a, b], 4)
        w.kill(0)
        await a.close()
        back = await w.sit(ada, table, 2)
        assert back.views[0]["seq"] == max(b.views[1]["seq"], back.views[0]["seq"])
        await play_on([back, b])
        await until(lambda: back.info["state"] == b.info["state"] == "finished", 15)

    run(zygote, postgres, redis, test)


def test_without_redis_everything_takes_a_little_longer(zygote: Zygote, postgres: Postgres, own_redis: Redis) -> None:
    async def test(w: Workers) -> None:
        _, _, a, b, _ = await w.match()
        own_redis.stop()
        await play_on([a, b], 6)
        own_redis.start()
        await play_on([a, b])
        await until(lambda: a.info["state"] == b.info["state"] == "finished", 15)

    run(zygote, postgres, own_redis, test)


def test_a_worker_that_is_behind_looks_before_it_refuses(zygote: Zygote, postgres: Postgres, own_redis: Redis) -> None:
    """What one worker wrote is acknowledged to a repeat at another that has not heard of it yet."""

    async def test(w: Workers) -> None:
        ada, _, a, b, table = await w.match()
        behind = await w.sit(ada, table, 1)
        await a.act(0, "pledge 1")
        await b.act(1, "pledge 1")
        await until(lambda: all((c.question() or (0, {"ask": ""}))[1]["ask"] == "play" for c in (a, behind)))
        own_redis.stop()
        seat, question = a.question() or (0, {})
        first = await a.act(seat, question["options"][0], question["q"], n="once")
        again = await behind.act(seat, question["options"][0], question["q"], n="once")
        assert (first["t"], again["t"]) == ("ack", "ack")
        assert first["d"]["seq"] == again["d"]["seq"]
        late = await behind.act(seat, question["options"][0], question["q"], n="another")
        assert late["t"] == "refused"
        own_redis.start()

    run(zygote, postgres, own_redis, test)


def test_what_a_busy_worker_has_to_say_is_said_together(redis: Redis) -> None:
    """Everybody else hears all of it, each table once; the worker does not hear itself."""
    heard: list[str] = []
    met: list[str] = []
    own: list[str] = []

    async def main() -> None:
        here, there = Wake(redis.url, "here", own.append), Wake(redis.url, "there", heard.append)
        there.met = met.append
        listening = [asyncio.ensure_future(w.listen()) for w in (here, there)]
        await until(lambda: here.connected and there.connected)
        for n in (*range(300), *range(300)):
            here.say(f"t{n}")
        here.say_person("ada")
        talking = asyncio.ensure_future(here.talk())
        await until(lambda: met == ["ada"])
        for task in (*listening, talking):
            task.cancel()
        await asyncio.gather(*listening, talking, return_exceptions=True)
        await asyncio.gather(here.close(), there.close())

    asyncio.run(main())
    assert heard == [f"t{n}" for n in range(300)]
    assert own == []


def test_without_any_wake_up_nobody_is_shown_what_is_old(zygote: Zygote, postgres: Postgres) -> None:
    """Two workers without Redis, which do not look by themselves either: whoever asks is told how the table stands."""

    async def test(w: Workers) -> None:
        ada, bob, a, b, table = await w.match()
        seq = (await a.act(0, "pledge 1"))["d"]["seq"]
        assert b.views[1]["seq"] == seq
        await looked(b, "view")
        assert b.views[1]["seq"] == seq + 1
        last = (await b.act(1, "pledge 1"))["d"]["seq"]
        await looked(a, "since", seq=seq)
        assert a.views[0]["seq"] > last
        assert sorted(a.entries) == list(range(len(a.entries)))
        await play_at([a, b])
        assert (await ada.get(f"/api/tables/{table}"))["state"] == "finished"
        assert (await bob.http.get(f"{w.address(1)}/api/tables/{table}")).json()["state"] == "finished"
        late = await w.sit(bob, table, 0)
        assert late.info["state"] == "finished"
        assert late.views[1]["seq"] == max(c.views[s]["seq"] for c, s in ((a, 0), (b, 1)))

    async def main() -> None:
        async with working(zygote, postgres.fresh(), None, 2, poll=3600.0, bot_grace=3600.0) as workers:
            await test(workers)

    asyncio.run(main())


async def looked(chair: Chair, how: str, **said: int) -> None:
    """Until the chair has been told what it asked for: a socket is answered in order."""
    await chair.send(how, said)
    at = float(len(chair.messages))
    await chair.send("ping", {"at": at})
    await chair.until(lambda m: m["t"] == "pong" and m["d"]["at"] == at, 60)


async def play_at(chairs: list[Chair]) -> None:
    """To the end of the match, by people who look at the table before each answer."""
    while True:
        for chair in chairs:
            await looked(chair, "view")
            if chair.info["state"] == "finished":
                return
            if (asked := chair.question()) is not None:
                seat, question = asked
                assert (await chair.act(seat, question["options"][0], question["q"]))["t"] == "ack"


def test_a_bot_whose_worker_died_is_taken_over(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def test(w: Workers) -> None:
        ada = await w.person("Ada", 0)
        bots = [{"kind": "bot", "bot": "random"}] * 4
        made = [
            await ada.post("/api/tables", {"game": "toll", "seats": bots, "options": {"hand": 3}}) for _ in range(3)
        ]
        w.kill(0)
        eve = await w.person("Eve", 1)
        for _ in range(400):
            states = [(await eve.get(f"/api/tables/{m['id']}"))["state"] for m in made]
            if states == ["finished"] * 3:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"nobody took over: {states}")

    run(zygote, postgres, redis, test)


def test_a_clock_runs_out_though_its_worker_died(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def test(w: Workers) -> None:
        ada, bob = await w.person("Ada", 0), await w.person("Bob", 0)
        clock = {"kind": "move", "seconds": 2}
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "clock": clock})
        await bob.post(f"/api/tables/{made['id']}/join", {})
        w.kill(0)
        eve = await w.person("Eve", 1)
        for _ in range(200):
            if (await eve.get(f"/api/tables/{made['id']}"))["state"] == "finished":
                return
            await asyncio.sleep(0.1)
        raise AssertionError("the clock stood still")

    run(zygote, postgres, redis, test)


def test_a_new_recovery_code_closes_sockets_at_every_worker(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def test(w: Workers) -> None:
        ada, _, a, b, table = await w.match()
        elsewhere = [await w.sit(ada, table, n) for n in (1, 2)]
        await ada.post("/api/me/recovery")
        for chair in (a, *elsewhere):
            assert (await chair.until("bye"))["d"]["reason"] == "signed-out"
            await chair.until("closed")
        assert (await b.act(1, "pledge 1"))["t"] == "ack"  # nobody else was sent away
        assert (await (await w.sit(ada, table, 2)).act(0, "pledge 1"))["t"] == "ack"  # the new cookie is good

    run(zygote, postgres, redis, test)


def test_who_was_signed_out_while_redis_was_away_is_found_out(
    zygote: Zygote, postgres: Postgres, own_redis: Redis
) -> None:
    async def test(w: Workers) -> None:
        ada, _, a, _, table = await w.match()
        elsewhere = await w.sit(ada, table, 2)
        own_redis.stop()
        await ada.post("/api/me/recovery")
        await a.until("bye")
        assert (await elsewhere.until("bye", 20))["d"]["reason"] == "signed-out"

    run(zygote, postgres, own_redis, test)


def test_a_new_name_is_known_at_every_worker_and_in_chat(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def test(w: Workers) -> None:
        ada, _, a, b, _ = await w.match()
        await ada.post("/api/me", {"name": "Lady Ada"})
        await until(lambda: [c.info["seats"][0]["name"] for c in (a, b)] == ["Lady Ada"] * 2)
        await a.send("chat", {"text": "it is me"})
        assert (await b.until("chat"))["d"]["name"] == "Lady Ada"

    run(zygote, postgres, redis, test)
