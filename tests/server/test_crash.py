"""After `kill -9` at any instant every acknowledged action is there exactly once."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from arenarium.server.settings import Registry
from arenarium.store.database import Database
from arenarium.store.rows import Stored
from arenarium.store.store import load
from tests.ports import free_port
from tests.server.chaos import Json, Player, Proxy, call, check, final_view
from tests.server.people import Chair, Someone
from tests.server.services import Postgres, Redis
from tests.server.zygote import Zygote

KILLS = int(os.environ.get("ARENARIUM_KILLS", "40"))
SEED = int(os.environ.get("ARENARIUM_SEED", "0")) or random.randrange(1 << 30)
GAMES = Registry.shipped(("tests.toy:GAME",))


class Arena:
    """Servers that are killed, players who do not mind."""

    def __init__(self, zygote: Zygote, database: str, workers: int, redis: str | None, rng: random.Random) -> None:
        self.database, self.redis, self.rng = database, redis, rng
        self.ports = [free_port() for _ in range(workers)]
        self.zygote = zygote
        self.pids = [0] * workers
        self.kills = self.stops = 0
        self.matches: list[tuple[str, list[Player]]] = []
        self.games: set[str] = set()
        self.players: list[asyncio.Task[None]] = []
        self.proxy = Proxy(rng, self.ports, cut=0.4)

    def start(self, worker: int) -> None:
        more: Json = {"redis": self.redis} if self.redis else {}
        if log := os.environ.get("ARENARIUM_TEST_LOG"):
            more["log"] = log
        self.pids[worker] = self.zygote.start(self.ports[worker], self.database, **more)

    async def ready(self, worker: int) -> None:
        async with httpx.AsyncClient() as client:
            until = time.monotonic() + 120
            while time.monotonic() < until:
                try:
                    answer = await client.get(f"http://127.0.0.1:{self.ports[worker]}/readyz", timeout=2)
                    if answer.status_code == 200:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.01)
        raise AssertionError("no server came up")

    async def match(self, game: str) -> None:
        """Two people, or one and a bot, at a new table of that game."""
        address = f"http://127.0.0.1:{self.proxy.port}"
        with_bot = self.rng.random() < 0.4
        found = GAMES.get(game)
        assert found is not None
        count = found.modes[0].seats[0]
        async with (
            httpx.AsyncClient(base_url=address, timeout=5) as host,
            httpx.AsyncClient(base_url=address, timeout=5) as guest,
        ):
            await call(host, "POST", "/api/me", {"name": "Host"})
            await call(guest, "POST", "/api/me", {"name": "Guest"})
            rest = {"kind": "bot", "bot": "random"} if with_bot else {"kind": "open"}
            bots: list[Json] = [{"kind": "bot", "bot": "random"}] * (count - 2)
            made = await call(host, "POST", "/api/tables", {"game": game, "seats": [{"kind": "me"}, rest, *bots]})
            clients = [host]
            if not with_bot:
                await joined(guest, made["id"])
                clients.append(guest)
            cookies = ["; ".join(f"{k}={v}" for k, v in c.cookies.items()) for c in clients]
        players = [Player(random.Random(self.rng.random()), address, c, made["id"]) for c in cookies]
        self.matches.append((made["id"], players))
        self.games.add(game)
        await asyncio.gather(*(p.play() for p in players))

    async def keep_playing(self, game: str, until: asyncio.Event) -> None:
        while not until.is_set():
            await self.match(game)

    def acked(self) -> int:
        return sum(bool(sent.acked) for _, players in self.matches for p in players for sent in p.sent.values())

    async def gone_on(self, acked: int, games: int) -> None:
        """Until so much has been played: on a slow machine as on a fast one there is something to lose."""
        until = time.monotonic() + 120
        while self.acked() < acked or len(self.games) < games:
            assert time.monotonic() < until, f"nothing goes on after {self.kills} kills and {self.acked()} actions"
            await asyncio.sleep(0.01)

    async def kill_on(self, kills: int, least: int, games: list[str], redis: Redis | None) -> None:
        """Kill one server after the other at moments of chance, some while they still start."""
        for n in range(kills):
            worker = self.rng.randrange(len(self.pids))
            if n % 4 != 3:  # else perhaps before anything could be done
                await self.gone_on(least * n // kills, len(games) if n >= kills // 2 else 0)
            await asyncio.sleep(self.rng.choice((0.02, 0.1, 0.2, 0.4)) * self.rng.random() * 2)
            await asyncio.to_thread(self.zygote.kill, self.pids[worker])
            self.kills += 1
            if n % 10 == 9:  # and now and then it is stopped as an operator stops it, in the middle of whatever it does
                self.start(worker)
                await self.ready(worker)
                await asyncio.sleep(0.3 * self.rng.random())
                await asyncio.to_thread(self.zygote.kill, self.pids[worker], signal.SIGTERM)
                self.stops += 1
            if redis is not None and n % 10 == 4:
                redis.stop()
            if redis is not None and n % 10 == 7:
                redis.start()
            self.start(worker)
            if self.rng.random() < 0.85:
                await self.ready(worker)
        if redis is not None and redis.process is None:
            redis.start()

    async def run(self, games: list[str], kills: int, least: int, redis: Redis | None = None) -> None:
        await self.proxy.start()
        for worker in range(len(self.pids)):
            self.start(worker)
        for worker in range(len(self.pids)):
            await self.ready(worker)
        enough = asyncio.Event()
        playing = [asyncio.ensure_future(self.keep_playing(g, enough)) for g in games]
        killing = asyncio.ensure_future(self.kill_on(kills, least, games, redis))
        done, _ = await asyncio.wait([killing, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        enough.set()
        for worker in range(len(self.pids)):
            await self.ready(worker)
        await asyncio.sleep(1.0)
        for _, players in self.matches:
            for player in players:
                player.stop = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self.proxy.close()

    def stored(self) -> dict[str, Stored]:
        connection = Database(self.database).connect()
        found = {table: load(connection, table) for table, _ in self.matches}
        connection.close()
        return {table: s for table, s in found.items() if s is not None}

    async def compare_views(self) -> int:
        """Every player's last view, asked of a living server, against the view of the replayed log."""
        compared = 0
        for table, players in self.matches[-12:]:
            for player in players:
                someone = Someone("", f"http://127.0.0.1:{self.ports[0]}")
                someone.http.cookies.update(dict([player.cookie.split("=", 1)]))
                chair = Chair(someone, table, someone.address)
                await chair.open()
                await chair.until("view")
                # A bot may move on in between: ask until the view and the log are of the same length.
                for _ in range(200):
                    stored = self.stored()[table]
                    if all(v["seq"] == stored.head.length for v in chair.views.values()):
                        break
                    await chair.send("view", {})
                    await chair.until("view")
                for seat, view in chair.views.items():
                    want = final_view(GAMES, stored, seat)
                    assert view["view"] == want["view"]
                    assert sorted(q["seat"] for q in view["questions"]) == want["asked"]
                    assert view["result"] == want["result"]
                    compared += 1
                await chair.close()
                await someone.close()
        return compared

    def close(self) -> None:
        for pid in self.pids:
            if pid:
                try:
                    self.zygote.kill(pid, signal.SIGTERM)
                except ProcessLookupError:
                    continue


async def joined(guest: httpx.AsyncClient, table: str) -> None:
    """Take the open seat, though the answer may be lost on the way back."""
    while True:
        try:
            answer = await guest.post(f"/api/tables/{table}/join", json={})
            mine = (await guest.get(f"/api/tables/{table}")).json().get("mine")
            if answer.status_code < 300 or mine:
                return
        except (httpx.HTTPError, ValueError):
            await asyncio.sleep(0.05)


def prove(arena: Arena, games: list[str], kills: int, least: int, redis: Redis | None = None) -> dict[str, Any]:
    """Play under so many kills, at least so many acknowledged actions among them; then compare."""

    async def main() -> int:
        await arena.run(games, kills, least, redis)
        return await arena.compare_views()

    try:
        compared = asyncio.run(main())
        stored = arena.stored()
        total: Counter[str] = Counter()
        for table, players in arena.matches:
            assert table in stored
            total.update(check(GAMES, stored[table], players))
    finally:
        arena.close()
    entries = sum(s.head.length for s in stored.values())
    connections = sum(p.connections for _, players in arena.matches for p in players)
    return {
        **total,
        "kills": arena.kills,
        "stops": arena.stops,
        "matches": len(stored),
        "entries": entries,
        "compared": compared,
        "connections": connections,
        "cuts": arena.proxy.cuts,
        "games": sorted({s.table.game for s in stored.values()}),
    }


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    zygote: Zygote, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arena = Arena(zygote, f"sqlite:///{tmp_path}/a.db", 1, None, random.Random(SEED))
    found = prove(arena, GAMES.names(), KILLS, 2 * KILLS)
    with capsys.disabled():
        print(f"\n[seed {SEED}] {found}")
    assert found["kills"] == KILLS
    assert found["stops"] == KILLS // 10
    assert found["acked"] > KILLS
    assert found["compared"] > 0
    assert set(found["games"]) == set(GAMES.names())


def test_nothing_is_lost_with_three_workers_that_die_and_redis_gone_for_a_while(
    zygote: Zygote, postgres: Postgres, own_redis: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    arena = Arena(zygote, postgres.fresh(), 3, own_redis.url, random.Random(SEED + 1))
    found = prove(arena, GAMES.names(), max(10, KILLS // 4), 2 * KILLS, own_redis)
    with capsys.disabled():
        print(f"\n[seed {SEED}] {found}")
    assert found["acked"] > KILLS
    assert found["compared"] > 0
    assert set(found["games"]) == set(GAMES.names())
