"""Whole matches are read in another process: packed once, in turn by address, never more than some at once."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from arenarium.server.edge.identity import COOKIE, MOST_COOKIES, Signer
from arenarium.server.jobs.pool import Child, Pool
from arenarium.server.settings import Limits, Registry
from arenarium.store.rows import Stored
from tests.server.house import House, play_on, run, until


async def finished(house: House) -> tuple[str, httpx.AsyncClient]:
    ada, _, a, b, table = await house.match()
    await play_on([a, b])
    await until(lambda: a.info["state"] == "finished")
    return table, ada.http


@pytest.mark.parametrize("what", ["replay", "export", "luck"])
def test_what_is_packed_is_packed_once(sqlite: str, what: str) -> None:
    async def test(house: House) -> None:
        table, http = await finished(house)
        path = f"/api/tables/{table}/{what}"
        plain = await http.get(path, headers={"accept-encoding": "identity"})
        assert plain.status_code == 200
        assert "content-encoding" not in plain.headers
        packed = await http.get(path, headers={"accept-encoding": "gzip, deflate, br"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"
        assert packed.json() == plain.json()
        async with http.stream("GET", path, headers={"accept-encoding": "gzip"}) as raw:
            data = b"".join([part async for part in raw.aiter_raw()])
        assert gzip.decompress(data) == plain.content

    run(sqlite, test)


class Held:
    """A pool whose calls wait until they may go on."""

    def __init__(self, pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
        self.under_way = 0
        self.go_on = asyncio.Event()
        self._run = pool.run
        monkeypatch.setattr(pool, "run", self.run)

    async def run(self, whose: str, call: Callable[[], object], seconds: float) -> object:
        self.under_way += whose != ""  # the server itself prepares its games
        await self.go_on.wait()
        return await self._run(whose, call, seconds)


def test_replays_do_not_hold_up_a_match_nor_each_others_readers(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eve asks for thirty replays at once; Bob's comes after the one under way, and a match goes on all the while."""

    async def test(house: House) -> None:
        table, http = await finished(house)
        _, _, a, b, _ = await house.match()
        held = Held(house.hub.reading, monkeypatch)
        path, done = f"/api/tables/{table}/replay", []

        async def ask(address: str, end: int) -> None:
            answer = await http.get(f"{path}?end={end}", headers={"X-Forwarded-For": address}, timeout=200)
            assert answer.status_code == 200
            done.append(address)

        eve = [asyncio.ensure_future(ask("192.0.2.7", n)) for n in range(30)]
        turns = house.server.table.readers.turns
        await until(lambda: turns.waiting == 29, 60)
        bob = asyncio.ensure_future(ask("192.0.2.8", 30))
        await until(lambda: turns.waiting == 30, 60)
        await until(lambda: held.under_way == 1, 60)
        await play_on([a, b], 4)
        held.go_on.set()
        await bob
        assert len(done) <= 3
        await asyncio.gather(*eve)

    run(sqlite, test, proxies=1, limits=Limits(requests_burst=1000))


def test_many_who_look_back_at_the_same_are_told_by_one_reading(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is taken from the store before its turn comes, and one who goes away spoils it for nobody."""

    async def test(house: House) -> None:
        table, http = await finished(house)
        held = Held(house.hub.reading, monkeypatch)
        path = f"/api/tables/{table}/replay"
        loads, load = [], house.hub.store.load

        async def counted(name: str) -> Stored | None:
            loads.append(name)
            return await load(name)

        monkeypatch.setattr(house.hub.store, "load", counted)
        asking = [asyncio.ensure_future(http.get(path, timeout=200)) for _ in range(20)]
        other = [asyncio.ensure_future(http.get(f"{path}?end=2", timeout=200)) for _ in range(20)]
        await until(lambda: held.under_way == 1 and house.server.table.readers.turns.waiting == 1, 60)
        await until(lambda: house.server.table.readers.asked == 40, 60)
        assert loads == [table]
        asking[0].cancel()
        other[0].cancel()
        held.go_on.set()
        whole, part = await asyncio.gather(*asking[1:]), await asyncio.gather(*other[1:])
        assert (held.under_way, loads) == (2, [table, table])
        assert len({a.content for a in whole}) == len({a.content for a in part}) == 1
        assert len(part[0].json()["frames"]) == 3 < len(whole[0].json()["frames"])
        assert (await http.get(path)).content == whole[0].content
        assert held.under_way == 3  # it is not kept

    run(sqlite, test)


def test_a_report_that_is_under_way_does_not_read_the_match_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        table, http = await finished(house)
        assert (await http.get(f"/api/tables/{table}/analysis")).status_code == 200

        async def never(name: str) -> Stored | None:
            raise AssertionError(name)

        monkeypatch.setattr(house.hub.store, "load", never)
        assert (await http.get(f"/api/tables/{table}/analysis")).status_code == 200

    run(sqlite, test)


def test_reading_whole_matches_counts_for_more(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, http = await finished(house)
        house.server.table.limits.now = lambda: 1e9
        where = {"X-Forwarded-For": "192.0.2.7"}
        codes = [(await http.get(f"/api/tables/{table}/replay", headers=where)).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        assert (await http.get(f"/api/tables/{table}", headers=where)).status_code == 200

    run(sqlite, test, proxies=1, limits=Limits(requests_burst=40))


def test_thousands_of_cookies_are_not_all_checked() -> None:
    signer = Signer("ab" * 32)
    good = f"{COOKIE}={signer.sign('ada')}"
    bad = f"{COOKIE}=x.y"
    assert signer.person_in("; ".join([bad] * (MOST_COOKIES - 1) + [good])) == "ada"
    assert signer.person_in("; ".join([bad] * MOST_COOKIES + [good])) is None
    assert signer.person_in("; ".join(["other=1"] * 1000 + [good])) == "ada"


def test_a_match_that_is_read_when_the_server_stops_keeps_nobody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, http = await finished(house)
        house.hub.reading.close()
        assert (await http.get(f"/api/tables/{table}/replay")).status_code == 503

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_a_catalogue_is_made_once_and_nothing_is_written_for_it(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = tmp_path / "packs" / "mine"
    pack.mkdir(parents=True)
    (pack / "pack.toml").write_text("name = 'mine'\n")

    async def test(house: House) -> None:
        ada = await house.person()
        held = Held(house.hub.aside, monkeypatch)
        held.go_on.set()
        path, known = "/api/games/toll/catalogue", house.hub.game("toll").catalogue({})
        known = {**known, "words": {}, "choices": {}}  # what somebody made up: nothing here
        for packing in ("identity", "gzip"):
            for _ in range(3):
                answer = await ada.http.get(path, headers={"accept-encoding": packing})
                assert answer.json() == known
                assert answer.headers.get("content-encoding", "identity") == packing
        assert held.under_way == 2
        written = house.hub.store.writer.written
        assert (await ada.http.get(f"{path}?pack=mine")).json() == known
        assert (await ada.http.get(f"{path}?pack=none")).status_code == 404
        assert house.hub.store.writer.written == written

    run(sqlite, test, packs=tmp_path / "packs")


def test_those_who_learn_do_so_one_after_the_other(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not on the loop, and not in many processes at once: those who play would wait for them."""
    busy, most = [0], [0]
    ask = Child.ask

    def asked(child: Child, *args: Any) -> object:
        assert threading.current_thread() is not threading.main_thread()
        busy[0] += 1
        most[0] = max(most[0], busy[0])
        try:
            return ask(child, *args)
        finally:
            busy[0] -= 1

    monkeypatch.setattr(Child, "ask", asked)

    async def test(house: House) -> None:
        ada = await house.person()
        found = (await ada.get("/api/scenarios?game=herosi"))["scenarios"][:6]
        ways = [f"/api/scenarios/herosi/{s['name']}" for s in found]
        drawing = [ada.http.get(f"{way}/picture", timeout=200) for way in ways]
        playing = [ada.http.post(f"{way}/play", json={}, timeout=200) for way in ways]
        answers = await asyncio.gather(*drawing, *playing)
        assert [a.status_code for a in answers] == [200] * 6 + [201] * 6
        assert most == [1]
        assert (await ada.http.get("/api/scenarios/herosi/nothing")).status_code == 404
        assert (await ada.http.get("/api/scenarios/nothing/nothing/picture")).status_code == 404

    run(sqlite, test, games=Registry.shipped())
