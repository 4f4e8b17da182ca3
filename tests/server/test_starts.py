"""The start of a match: the last seat, the first lots, and whoever comes, taps twice or is cut off meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from random import Random

import msgspec

from arenarium.server.hub import Hub
from arenarium.server.table.room import Room
from arenarium.store.rows import EntryRow, Head, Seat, Stored
from arenarium.store.store import Store
from tests.server.house import TWO, House, run, until
from tests.server.people import Chair, Json, Someone
from tests.server.services import Postgres, Redis
from tests.server.test_workers import working
from tests.server.zygote import Zygote

THREE: list[Json] = [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}]
PAUSES = (0.0, 0.0, 0.001, 0.01)
Tail = tuple[Head, tuple[Seat, ...], tuple[EntryRow, ...]]


@asynccontextmanager
async def another_worker(house: House) -> AsyncIterator[Hub]:
    """Somebody else with the same database, of whom the house hears nothing."""
    store = Store.open(house.hub.settings.database)
    hub = Hub(house.hub.settings, store)
    try:
        yield hub
    finally:
        hub.pool.close()
        store.close()


def invitation(made: Json) -> str:
    return str(made["links"]["1"]).partition("token=")[2]


def asked(chair: Chair, seat: int) -> bool:
    """Whether this page knows its seat, and sees a question."""
    return chair.seats == [seat] and seat in chair.views and bool(chair.views[seat]["questions"])


def test_the_last_seat_and_the_first_lots_are_one_change(sqlite: str) -> None:
    """A server that dies between two changes would leave a full table that has not begun."""

    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        assert (await bob.post(f"/api/tables/{made['id']}/join"))["state"] == "running"
        stored = await house.hub.store.load(made["id"])
        assert stored is not None
        assert (stored.head.version, stored.head.state) == (1, "running")
        assert [s.person for s in stored.seats] == [ada.id, bob.id]

    run(sqlite, test)


def test_whoever_is_called_to_the_first_turn_may_be_the_last_to_come(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        await bob.post("/api/me", {"webhook": "http://127.0.0.1:9/"})
        made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        await bob.post(f"/api/tables/{made['id']}/join")
        assert house.hub.rooms[made["id"]].head.called == {"1": 0}  # he is not connected, she has no address

    run(sqlite, test, webhook_hosts=("127.0.0.1",))


def test_a_start_that_was_cut_off_goes_on_when_somebody_comes(sqlite: str) -> None:
    """Seats are taken and nothing has begun, as a kill between a table and its start leaves it."""

    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        for seat, comes in enumerate((ada, bob)):
            made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
            stored = await house.hub.store.load(made["id"])
            assert stored is not None
            row = msgspec.structs.replace(stored.table, id=f"cut-{comes.name}")
            seats = (Seat(0, "person", ada.id), Seat(1, "person", bob.id))
            await house.hub.store.add_table(Stored(row, stored.head, seats, ()), house.hub.now())
            chair = await house.sit(comes, row.id)
            await until(partial(asked, chair, seat))
            assert chair.info["state"] == "running"

    run(sqlite, test)


def test_a_table_that_somebody_opens_before_it_begins_is_made_all_the_same(sqlite: str) -> None:
    """Of two who want a rematch at two workers, one finds the table that the other is about to begin."""

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        async with another_worker(house) as other:
            add = house.hub.add

            async def added(stored: Stored) -> Room:
                room = await add(stored)
                there = await other.room(stored.table.id)
                await there.post(there.seating.begin_if_full)
                return room

            house.hub.add = added  # type: ignore[method-assign]
            made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
        chair = await house.sit(ada, made["id"])
        await until(lambda: 0 in chair.views and bool(chair.views[0]["questions"]))

    run(sqlite, test)


def test_a_second_tap_on_a_seat_changes_nothing(sqlite: str) -> None:
    """Two taps, or the answer to the first was lost: the seat is theirs, and they are told so."""

    async def test(house: House) -> None:
        ada, bob, eve = await house.person("Ada"), await house.person("Bob"), await house.person("Eve")
        made = await ada.post("/api/tables", {"game": "toll", "seats": THREE, "options": {"seats": 3}})
        path = f"/api/tables/{made['id']}/join"
        invited = {"token": invitation(made)}
        for answer in await asyncio.gather(*(bob.post(path, invited) for _ in range(3))):
            assert answer["mine"] == [1]
        for answer in await asyncio.gather(*(eve.post(path, {"seat": 2}) for _ in range(3))):
            assert (answer["mine"], answer["state"]) == ([2], "running")
        assert (await bob.post(path, invited))["mine"] == [1]
        late = await house.person("Ola")
        assert (await late.http.post(path, json={})).json()["error"]["key"] == "server-refuse-begun"
        stored = await house.hub.store.load(made["id"])
        assert stored is not None
        assert stored.head.version == 2

    run(sqlite, test)


def test_one_seat_wanted_by_a_hundred_is_taken_once(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        crowd = await asyncio.gather(*(house.person(f"P{n}") for n in range(100)))
        answers = await asyncio.gather(*(p.http.post(f"/api/tables/{made['id']}/join", json={}) for p in crowd))
        sits = [p for p, a in zip(crowd, answers, strict=True) if a.status_code == 200]
        assert len(sits) == 1
        refused = [a for a in answers if a.status_code != 200]
        assert {(a.status_code, a.json()["error"]["key"]) for a in refused} == {(409, "server-refuse-begun")}
        table = await ada.get(f"/api/tables/{made['id']}")
        assert [s["person"] for s in table["seats"]] == [ada.id, sits[0].id]

    run(sqlite, test)


def test_what_happens_while_a_worker_reads_of_the_start_is_not_missed(sqlite: str) -> None:
    """Between two readings the match went on, and a bot sat in: the seats are those of the newer one."""

    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        room = house.hub.rooms[made["id"]]
        async with another_worker(house) as other:
            there = await other.room(made["id"])
            guest = await other.store.person(bob.id)
            assert guest is not None
            await there.post(lambda: there.seating.join(guest, None, None))
            begun = await house.hub.store.tail(made["id"], 0)
            await there.post(lambda: there.commits.commit(seats=(Seat(1, "person", bob.id, "novice"),)))

            async def tail(table: str, seq: int) -> Tail | None:
                return begun

            real, house.hub.store.tail = house.hub.store.tail, tail  # type: ignore[method-assign]
            try:
                await room.catch_up()
            finally:
                house.hub.store.tail = real  # type: ignore[method-assign]
        assert (room.head.version, room.head.state) == (2, "running")
        assert room.seats[1].bot == "novice"
        assert set(room.people) == {ada.id, bob.id}

    run(sqlite, test)


async def race(
    rnd: Random, ada: Someone, bob: Someone, sit: Callable[[Someone, str], Awaitable[Chair]], seats: list[Json]
) -> None:
    """The host opens the table while the guest, who may be looking on already, takes the last seat and opens it too."""
    made = await ada.post("/api/tables", {"game": "toll", "seats": seats})
    table = made["id"]
    body: Json = {"token": invitation(made)} if seats[1]["kind"] == "invite" else {}
    watches = not body and rnd.random() < 0.5

    async def host() -> Chair:
        await asyncio.sleep(rnd.choice(PAUSES))
        return await sit(ada, table)

    async def guest() -> list[Chair]:
        before = [await sit(bob, table)] if watches else []
        await asyncio.sleep(rnd.choice(PAUSES))
        await bob.post(f"/api/tables/{table}/join", body)
        return [*before, await sit(bob, table)]

    if rnd.random() < 0.5:
        first, others = await asyncio.gather(host(), guest())
    else:
        others, first = await asyncio.gather(guest(), host())
    await until(lambda: asked(first, 0) and all(asked(c, 1) for c in others), 30)
    for chair in (first, *others):
        await chair.close()


def test_both_pages_are_asked_however_join_and_opening_fall_together(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        for n in range(60):
            await race(Random(n), ada, bob, house.sit, [{"kind": "me"}, {"kind": ("open", "invite")[n % 2]}])

    run(sqlite, test)


def test_both_pages_are_asked_at_whatever_workers_they_are(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def main() -> None:
        async with working(zygote, postgres.fresh(), redis.url) as w:
            ada, bob = await w.person("Ada", 0), await w.person("Bob", 1)
            for n in range(30):
                rnd = Random(n)

                async def sit(someone: Someone, table: str, rnd: Random = rnd) -> Chair:
                    chair = await someone.sit(table, w.address(rnd.randrange(3)))
                    w.chairs.append(chair)
                    return chair

                await race(rnd, ada, bob, sit, [{"kind": "me"}, {"kind": ("open", "invite")[n % 2]}])

    asyncio.run(main())
