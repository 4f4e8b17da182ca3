"""Disks that are full, databases that are locked or gone, clocks that are set: nothing acknowledged is lost, whoever
waits is told so by type, and the match goes on afterwards."""

from __future__ import annotations

import asyncio
import resource
import sqlite3

import httpx
import pytest

from arenarium.server.table_time import PULL, TableTime
from arenarium.store import database as databases
from arenarium.store.database import Database
from arenarium.store.store import load
from tests.ports import free_port
from tests.server.house import House, play_on, run, until
from tests.server.people import Chair, Process, Someone
from tests.server.services import Postgres, Redis
from tests.server.test_serve import arenarium


async def sits_alone(address: str) -> tuple[Someone, Chair, str]:
    """Somebody who plays both seats of a long match."""
    ada = await Someone("Ada", address).arrive()
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "options": {"hand": 3}})
    chair = await ada.sit(made["id"])
    await chair.until("view")
    return ada, chair, made["id"]


async def answer(chair: Chair, n: str) -> tuple[str, str]:
    """Answer whatever is asked: the type of what came back, and the kind of a refusal."""
    while (asked := chair.question()) is None:
        await asyncio.sleep(0.01)
    said = await chair.act(asked[0], asked[1]["options"][0], asked[1]["q"], n)
    return said["t"], said["d"].get("kind", "")


def nonces(database: str, table: str) -> list[str]:
    connection = Database(database).connect()
    stored = load(connection, table)
    connection.close()
    assert stored is not None
    return [e.nonce for e in stored.entries if e.nonce is not None]


def test_a_full_disk_refuses_and_the_match_goes_on_when_there_is_room_again(sqlite: str) -> None:
    """No file of the server may grow any more, as on a full disk; later it may."""
    server = Process(sqlite)
    server.start()

    def room_on_disk(size: int) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def main() -> list[str]:
        ada, chair, table = await sits_alone(server.address)
        done = []
        for n in range(3):
            assert await answer(chair, f"before{n}") == ("ack", "")
            done.append(f"before{n}")
        room_on_disk(1024)
        for n in range(3):
            assert await answer(chair, f"full{n}") == ("refused", "unavailable")
        refused = await ada.http.post("/api/tables", json={"game": "toll", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (refused.status_code, refused.json()["error"]["kind"]) == (503, "unavailable")
        await chair.send("chat", {"text": "is anybody there?"})
        assert (await chair.until("error"))["d"]["kind"] == "unavailable"
        ready = await ada.http.get("/readyz")
        assert (ready.status_code, ready.text) == (503, "not ready: the database takes no changes\n")
        assert "\narenarium_database_ok 0\n" in (await ada.http.get("/metrics")).text
        assert (await ada.get(f"/api/tables/{table}"))["length"] >= 3  # reading goes on
        room_on_disk(resource.RLIM_INFINITY)
        for nonce in ("full2", "after0", "after1"):
            assert await answer(chair, nonce) == ("ack", "")
            done.append(nonce)
        assert (await ada.http.get("/readyz")).status_code == 200
        assert "\narenarium_database_ok 1\n" in (await ada.http.get("/metrics")).text
        await chair.close()
        await ada.close()
        return [table, *done]

    try:
        table, *done = asyncio.run(main())
        server.kill()
        assert [n.partition(":")[2] for n in nonces(sqlite, table)] == done
    finally:
        server.stop()


def test_a_database_that_another_program_locks_is_waited_for_then_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "BUSY_MILLISECONDS", 300)

    async def test(house: House) -> None:
        ada, chair, _ = await sits_alone(house.address)
        house.chairs.append(chair)
        house.people.append(ada)
        locking = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
        locking.execute("BEGIN IMMEDIATE")
        assert await answer(chair, "locked") == ("refused", "unavailable")
        async with httpx.AsyncClient(base_url=house.address) as client:
            assert (await client.get("/healthz")).status_code == 200
            assert (await client.get("/readyz")).status_code == 503
            locking.execute("ROLLBACK")
            assert (await client.get("/readyz")).status_code == 200
        locking.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(answer(chair, "locked"))
        await asyncio.sleep(0.1)
        locking.execute("ROLLBACK")
        assert await waiting == ("ack", "")  # a short lock costs a little time and nothing else
        locking.close()

    run(sqlite, test)


def test_a_database_that_goes_away_and_comes_back(postgres: Postgres) -> None:
    own = Postgres()
    own.start()
    try:

        async def test(house: House) -> None:
            ada, chair, table = await sits_alone(house.address)
            house.chairs.append(chair)
            house.people.append(ada)
            assert await answer(chair, "before") == ("ack", "")
            own.halt()
            assert await answer(chair, "gone") == ("refused", "unavailable")
            ready = await ada.http.get("/readyz")
            assert (ready.status_code, ready.text) == (503, "not ready: the database does not answer\n")
            assert (await ada.http.get("/healthz")).status_code == 200
            lobby = await ada.http.get("/api/tables")
            assert (lobby.status_code, lobby.json()["error"]["kind"]) == (503, "unavailable")
            assert "\narenarium_database_ok 0\n" in (await ada.http.get("/metrics")).text
            own.resume()
            assert (await ada.http.get("/readyz")).status_code == 200
            assert await answer(chair, "gone") == ("ack", "")
            assert [n.partition(":")[2] for n in nonces(own.url, table)] == ["before", "gone"]
            assert house.hub.metrics.value("failures") == 0

        run(own.fresh(), test)
    finally:
        own.stop()


def test_redis_away_is_told_and_keeps_nobody_out(postgres: Postgres, own_redis: Redis) -> None:
    async def test(house: House) -> None:
        ada, chair, _ = await sits_alone(house.address)
        house.chairs.append(chair)
        house.people.append(ada)

        async def told(ok: int) -> None:
            while f"\narenarium_redis_ok {ok}\n" not in (await ada.http.get("/metrics")).text:
                await asyncio.sleep(0.05)

        await asyncio.wait_for(told(1), 60)
        own_redis.stop()
        await asyncio.wait_for(told(0), 60)
        assert (await ada.http.get("/readyz")).status_code == 200  # everything goes on, a little later
        await play_on([chair], 3)
        own_redis.start()
        await asyncio.wait_for(told(1), 60)

    run(postgres.fresh(), test, redis=own_redis.url)


def test_a_second_server_on_the_same_file_is_refused_with_one_line(sqlite: str) -> None:
    server = Process(sqlite)
    server.start()
    try:
        second = arenarium("serve", "--database", sqlite, "--port", str(free_port()))
        assert second.returncode == 1
        assert "a server is using" in second.stderr
        assert len(second.stderr.strip().splitlines()) == 1
        moved = arenarium("migrate", "--from", sqlite, "--to", f"{sqlite}.new")
        assert moved.returncode == 1
        assert "a server is using" in moved.stderr
        server.kill()
        server.start()  # however the first one ended
    finally:
        server.stop()


class Clocks:
    """The system's clock, which anybody may set, and the one that only runs."""

    def __init__(self) -> None:
        self.wall, self.ticks = 1_800_000_000.0, 50.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.ticks += seconds


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 86400.0 * 365, 0.4, -0.4])
def test_a_clock_that_is_set_takes_nobodys_time(jump: float) -> None:
    clocks = Clocks()
    now = TableTime(lambda: clocks.wall, lambda: clocks.ticks)
    began = now()
    clocks.pass_(10.0)
    assert now() - began == pytest.approx(10.0, abs=1e-6)
    clocks.wall += jump
    assert now() - began == pytest.approx(10.0, abs=1e-6)
    last = now()
    for _ in range(100):
        clocks.pass_(1.0)
        assert now() > last
        last = now()
    assert last - began == pytest.approx(110.0, abs=100 * PULL + 1e-3)


def test_a_difference_is_made_up_in_the_end() -> None:
    clocks = Clocks()
    now = TableTime(lambda: clocks.wall, lambda: clocks.ticks)
    clocks.wall += 30.0
    for _ in range(400):
        clocks.pass_(60.0)
        now()
    assert now() == pytest.approx(clocks.wall)


def test_a_clock_set_back_before_a_start_does_not_turn_the_log_around() -> None:
    clocks = Clocks()
    now = TableTime(lambda: clocks.wall, lambda: clocks.ticks)
    now.not_before(clocks.wall + 500.0)
    assert now() == pytest.approx(1_800_000_500.0)
    clocks.pass_(10.0)
    assert now() == pytest.approx(1_800_000_510.0, abs=0.1)
    now.not_before(5.0)
    assert now() > 1_800_000_500.0


def test_banks_run_evenly_on_a_server_whose_clock_is_set(sqlite: str) -> None:
    clocks = Clocks()
    now = TableTime(lambda: clocks.wall, lambda: clocks.ticks)

    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match(clock={"kind": "bank", "seconds": 100, "zero": "lose"})
        clocks.pass_(10.0)
        clocks.wall += 7200.0
        assert (await a.act(0, "pledge 1"))["t"] == "ack"
        assert a.info["state"] == "running"
        await until(lambda: a.views[0]["seq"] == 1)
        assert a.views[0]["time"]["left"][0] == pytest.approx(90.0, abs=0.1)
        clocks.wall -= 14400.0
        clocks.pass_(5.0)
        assert (await b.act(1, "pledge 1"))["t"] == "ack"
        await until(lambda: b.views[1]["seq"] >= 2)
        assert b.views[1]["time"]["left"][1] == pytest.approx(85.0, abs=0.2)

    run(sqlite, test, now=now)
