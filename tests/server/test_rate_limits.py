"""What one address and one person may take: refused with a reason, a time to come back, and no harm to others."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from arenarium.server.edge.rate_limits import Bucket, Buckets, loopback, neighbourhood
from arenarium.server.refusals import TooMuch
from arenarium.server.settings import Limits, limits_for
from arenarium.store.store import OF_ONE_HOST
from arenarium.words import LANGUAGES, words
from tests.server.house import TWO, House, run
from tests.server.people import Json


def stop_the_clock(house: House) -> None:
    """Nothing is forgiven by waiting, however slow the machine."""
    house.server.table.limits.now = lambda: 1000.0


async def call(house: House, address: str, **headers: str) -> ClientConnection:
    url = house.address.replace("http", "ws") + "/ws"
    return await connect(url, additional_headers={"X-Forwarded-For": address, **headers})


def test_a_bucket_says_when_to_come_back() -> None:
    bucket = Bucket(rate=2.0, burst=4.0, now=0.0)
    assert all(bucket.take(0.0) for _ in range(4))
    assert not bucket.take(0.0)
    assert bucket.wait() == 0.5
    assert bucket.wait(3.0) == 1.5
    assert bucket.wait(100.0) == 2.0  # more than there ever is: when it is full
    assert bucket.take(0.5)
    assert bucket.charge(0.5, 6.0) == 3.0  # done already: a debt
    assert not bucket.take(3.4)
    assert bucket.charge(100.0, 1.0) == 0.0


def test_a_refusal_says_in_whole_seconds_when_to_come_back() -> None:
    buckets = Buckets(rate=1 / 60, burst=2)
    for _ in range(2):
        buckets.demand("ada", 0.0, "server-refuse-offers")
    with pytest.raises(TooMuch) as refused:
        buckets.demand("ada", 0.5, "server-refuse-offers")
    assert (refused.value.key, refused.value.args_) == ("server-refuse-offers", {"seconds": 60})
    buckets.demand("bob", 0.5, "server-refuse-offers")
    buckets.demand("ada", 60.0, "server-refuse-offers")


def test_buckets_of_the_least_used_are_forgotten() -> None:
    buckets = Buckets(rate=1.0, burst=1.0, most=2)
    assert buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("c", 0.0)  # b goes
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("local", "local"),
        ("no:address", "no:address"),
        ("", ""),
    ],
)
def test_who_counts_as_one(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as


def test_this_machine_is_known() -> None:
    assert all(map(loopback, ("127.0.0.1", "127.9.9.9", "::1", "local")))
    assert not any(map(loopback, ("192.0.2.7", "1.127.0.0.1", "", "::2")))


def test_sockets_that_come_too_fast_are_told_when_to_come_back(sqlite: str) -> None:
    async def test(house: House) -> None:
        stop_the_clock(house)
        for n in range(6):
            await (await call(house, f"2001:db8::{n:x}")).close()
        with pytest.raises(InvalidStatus) as refused:
            await call(house, "2001:db8::ffff", **{"Accept-Language": "pl"})
        answer = refused.value.response
        assert answer.status_code == 429
        assert answer.headers["Retry-After"] == "4"
        assert answer.body is not None
        error: Json = json.loads(answer.body)["error"]
        assert (error["kind"], error["key"]) == ("too_much", "server-refuse-connections")
        assert error["message"].endswith("za 4 sekundy.")
        await (await call(house, "192.0.2.7")).close()  # somebody else
        metrics = (await (await house.nobody()).http.get("/metrics")).text
        assert '\narenarium_kept_out{what="connects"} 1\n' in metrics

    run(sqlite, test, proxies=1, limits=Limits(connections_per_address=3))


def test_sockets_on_their_way_in_count(sqlite: str) -> None:
    """Ten at once are not let in because none of them was there when the others asked."""

    async def test(house: House) -> None:
        came = await asyncio.gather(*(call(house, "192.0.2.7") for _ in range(10)), return_exceptions=True)
        let_in = [c for c in came if isinstance(c, ClientConnection)]
        refused = [c.response for c in came if isinstance(c, InvalidStatus)]
        assert (len(let_in), len(refused)) == (3, 7)
        for answer in refused:
            assert (answer.status_code, answer.headers["Retry-After"]) == (429, "10")
        for socket in let_in:
            await socket.close()

    run(sqlite, test, limits=Limits(connections_per_address=3))


def test_a_full_worker_sends_people_to_another(sqlite: str) -> None:
    """503 is what proxies try the next worker for."""

    async def test(house: House) -> None:
        first = [await call(house, f"192.0.2.{n}") for n in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await call(house, "192.0.2.9")
        answer = refused.value.response
        assert (answer.status_code, answer.headers["Retry-After"]) == (503, "2")
        assert answer.body is not None
        assert json.loads(answer.body)["error"]["key"] == "server-refuse-full"
        for socket in first:
            await socket.close()

    run(sqlite, test, proxies=1, limits=Limits(connections=3))


def test_a_laptop_is_spared_and_a_proxy_is_not(sqlite: str) -> None:
    async def test(house: House) -> None:
        stop_the_clock(house)
        for _ in range(10):
            await (await call(house, "192.0.2.7")).close()  # nobody is believed about addresses here

    run(sqlite, test, limits=Limits(connections_per_address=3))

    async def behind_a_proxy(house: House) -> None:
        stop_the_clock(house)
        for _ in range(6):
            await (await call(house, "127.0.0.1")).close()
        with pytest.raises(InvalidStatus):
            await call(house, "127.0.0.1")

    run(sqlite, behind_a_proxy, proxies=1, limits=Limits(connections_per_address=3))


def test_tables_are_limited_by_address_however_many_names_it_takes(sqlite: str) -> None:
    async def test(house: House) -> None:
        stop_the_clock(house)
        codes = []
        for n in range(4):
            someone = await house.person(f"Eve {n}")
            answer = await someone.http.post("/api/tables", json={"game": "toll", "seats": TWO}, headers=where)
            codes.append(answer.status_code)
        assert codes == [201, 201, 201, 429]
        assert answer.json()["error"]["key"] == "server-refuse-tables"
        assert answer.headers["Retry-After"] == "1200"
        other = {"X-Forwarded-For": "192.0.2.8"}
        answer = await someone.http.post("/api/tables", json={"game": "toll", "seats": TWO}, headers=other)
        assert answer.status_code == 201

    where = {"X-Forwarded-For": "192.0.2.7"}
    run(sqlite, test, proxies=1, limits=Limits(connections_per_address=1))


def test_whoever_asks_for_too_much_over_http_is_told_when_to_come_back(sqlite: str) -> None:
    async def test(house: House) -> None:
        stop_the_clock(house)
        nobody = await house.nobody()
        codes = [(await nobody.http.get("/healthz")).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]
        answer = await nobody.http.get("/healthz", headers={"Accept-Language": "pl"})
        assert answer.headers["Retry-After"] == "2"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.json()["error"]["message"] == "To za dużo naraz. Spróbuj ponownie za 2 sekundy."

    run(sqlite, test, limits=Limits(requests_per_second=0.5, requests_burst=3))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["rate", "connections", "full", "tables", "people", "offers"])
def test_every_limit_says_how_long(lang: str, key: str) -> None:
    for seconds in (1, 2, 5, 30):
        said = words(lang).say(f"server-refuse-{key}", {"seconds": seconds})
        assert "{" not in said
        assert seconds == 1 or str(seconds) in said


def test_a_family_behind_one_address_is_not_hindered(sqlite: str) -> None:
    """Twenty people arrive at once, sit down and play, all from one address and with the limits as they are shipped."""

    async def test(house: House) -> None:
        async def sits(n: int) -> None:
            someone = await house.person(f"Person {n}")
            made: dict[str, Any] = await someone.post(
                "/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
            )
            chair = await house.sit(someone, made["id"])
            await chair.until("view")
            for seat in (0, 1):
                assert (await chair.act(seat, "pledge 1"))["t"] == "ack"

        await asyncio.gather(*(sits(n) for n in range(20)))
        assert "kept_out{" not in house.hub.metrics.text()

    run(sqlite, test, limits=Limits(spare_loopback=False))


@pytest.mark.parametrize("many", ["sqlite", "postgresql"])
def test_nobody_fills_the_whole_lobby(many: str, sqlite: str, request: pytest.FixtureRequest) -> None:
    async def test(house: House) -> None:
        bob, eve = await house.person("Bob"), await house.person("Eve")
        mine = (await bob.post("/api/tables", {"game": "toll", "seats": TWO}))["id"]
        spam = [(await eve.post("/api/tables", {"game": "toll", "seats": TWO}))["id"] for _ in range(OF_ONE_HOST + 3)]
        found = [t["id"] for t in (await bob.get("/api/tables"))["tables"]]
        assert mine in found
        assert len(set(found) & set(spam)) == len(found) - 1 == OF_ONE_HOST
        assert len((await eve.get("/api/tables?state=mine"))["tables"]) == len(spam)

    run(sqlite if many == "sqlite" else request.getfixturevalue("postgres").fresh(), test)


def test_a_school_behind_one_address_opens_the_page(sqlite: str) -> None:
    """The page's own files are not counted as requests; whoever wants them without end is told to wait all the same."""

    async def test(house: House) -> None:
        stop_the_clock(house)
        someone = await house.nobody()
        where = {"X-Forwarded-For": "192.0.2.9"}
        files = [(await someone.http.get("/assets/app.js", headers=where)).status_code for _ in range(60)]
        assert set(files) == {404}  # it is not built here, and not kept back
        codes = [(await someone.http.get("/api/games", headers=where)).status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2
        more = [(await someone.http.get("/", headers=where)).status_code for _ in range(70)]
        assert (more[0], more[-1]) == (200, 429)
        assert (await someone.http.get("/metrics", headers=where)).status_code == 429

    limits = Limits(connections_per_address=2, requests_burst=10)
    run(sqlite, test, proxies=1, limits=limits)


def test_more_people_behind_an_address_may_ask_more() -> None:
    few, many = limits_for(10), limits_for(1000)
    assert (few.connections_per_address, few.requests_burst) == (10, Limits().requests_burst)
    assert many.requests_burst == 2000
    assert many.requests_per_second == 200
    assert many.files_burst > 40 * 1000
