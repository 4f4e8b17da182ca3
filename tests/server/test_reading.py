"""Whole matches are read beside the loop: packed once, in turn by address, never more than some at once."""

from __future__ import annotations

import asyncio
import gzip
import threading
from pathlib import Path

import httpx
import pytest

from arenarium.server import matches
from arenarium.server.http import READING
from arenarium.server.identity import COOKIE, MOST_COOKIES, Signer
from arenarium.server.settings import Limits
from tests.server.house import House, play_on, run, until
from tests.server.people import Json


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


def test_replays_do_not_hold_up_a_match_nor_each_others_readers(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eve asks for thirty replays at once; Bob's comes after the ones under way, and a match goes on all the while."""
    go_on, frames = threading.Event(), matches.frames
    under_way: list[int] = []

    def slow(*args: object) -> list[Json]:
        under_way.append(threading.get_ident())
        assert go_on.wait(200)
        return frames(*args)  # type: ignore[arg-type]

    async def test(house: House) -> None:
        table, http = await finished(house)
        _, _, a, b, _ = await house.match()
        monkeypatch.setattr(matches, "frames", slow)
        path, done = f"/api/tables/{table}/replay", []

        async def ask(address: str) -> None:
            answer = await http.get(path, headers={"X-Forwarded-For": address}, timeout=200)
            assert answer.status_code == 200
            done.append(address)

        eve = [asyncio.ensure_future(ask("192.0.2.7")) for _ in range(30)]
        turns = house.server.table.readers.turns
        await until(lambda: turns.waiting == 30 - READING, 60)
        bob = asyncio.ensure_future(ask("192.0.2.8"))
        await until(lambda: turns.waiting == 31 - READING, 60)
        await until(lambda: len(under_way) == READING, 60)
        await play_on([a, b], 4)
        go_on.set()
        await bob
        assert len(done) <= 2 * READING + 1
        await asyncio.gather(*eve)

    run(sqlite, test, proxies=1, limits=Limits(requests_burst=1000))


def test_reading_whole_matches_counts_for_more(sqlite: str) -> None:
    async def test(house: House) -> None:
        table, http = await finished(house)
        house.server.table.doors.clock = lambda: 1e9
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
        house.server.table.readers.threads.shutdown()
        assert (await http.get(f"/api/tables/{table}/replay")).status_code == 503

    run(f"sqlite:///{tmp_path}/a.db", test)
