"""Studies at several workers on PostgreSQL: written at one, told at another, woken by Redis or not."""

from __future__ import annotations

import asyncio

from tests.server.house import until
from tests.server.people import Chair, Json, Someone
from tests.server.services import Postgres, Redis
from tests.server.studies import add, asked, at, begun, nonce, note, play, put, whole
from tests.server.test_studies_together import followed, news, opened, shared
from tests.server.test_workers import Workers, run, working
from tests.server.zygote import Zygote


async def watched(w: Workers, who: Someone, study: Json, worker: int, **more: object) -> Chair:
    chair = Chair(who, "", w.address(worker))
    w.chairs.append(chair)
    await opened(chair, study, **more)
    await until(lambda: bool(news(chair)))
    return chair


async def both(w: Workers) -> tuple[Someone, Someone, Json, int]:
    """Ada at the first worker, Bob at the second, one study."""
    ada, bob = await w.person("Ada", 0), await w.person("Bob", 1)
    study = await begun(ada, options={"hand": 3})
    link = await shared(ada, study, "write")
    await bob.post(f"/api/studies/{study['id']}/join", {"link": link})
    return ada, bob, study, study["chapters"][0]["id"]


async def same_everywhere(study: Json, now: Json, chairs: list[Chair], seconds: float = 20) -> None:
    await until(lambda: all(news(c)[-1]["revision"] == now["revision"] for c in chairs), seconds)
    for chair in chairs:
        assert followed(study, chair)["chapters"] == now["chapters"]


def test_two_at_different_workers_write_and_see_the_same(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def test(w: Workers) -> None:
        ada, bob, study, root = await both(w)
        chairs = [await watched(w, ada, study, 0, have=0), await watched(w, bob, study, 1, have=0)]
        seat, options = asked(await at(ada, study, root))

        async def work(who: Someone, option: str) -> None:
            node = (await add(who, study, root, (seat, option)))["node"]
            for n in range(6):
                await note(who, study, node, 10**6, comment=f"{who.name} {n}")
                await put(who, study, node, "first")
            await play(who, study, node, 3)

        await asyncio.gather(work(ada, options[0]), work(bob, options[1]))
        twice = [add(who, study, root, (seat, options[2])) for who in (ada, bob) for _ in range(3)]
        assert len({done["node"] for done in await asyncio.gather(*twice)}) == 1
        await same_everywhere(study, await whole(bob, study), chairs)
        await until(lambda: all([g["name"] for g in news(c)[-1]["here"]] == ["Ada", "Bob"] for c in chairs), 20)

    run(zygote, postgres, redis, test)


def test_without_redis_a_study_is_looked_at_now_and_then(zygote: Zygote, postgres: Postgres) -> None:
    async def main() -> None:
        async with working(zygote, postgres.fresh(), None, 2) as w:
            ada, bob, study, root = await both(w)
            chair = await watched(w, bob, study, 1, have=0)
            await play(ada, study, root, 4)
            await same_everywhere(study, await whole(ada, study), [chair])
            await ada.post(f"/api/studies/{study['id']}/shelf", {"what": "deleted"})
            await until(lambda: bool(news(chair)[-1].get("gone")))

    asyncio.run(main())


def test_when_a_worker_dies_its_people_go_on_at_another(zygote: Zygote, postgres: Postgres, redis: Redis) -> None:
    async def test(w: Workers) -> None:
        ada, bob, study, root = await both(w)
        chair = await watched(w, ada, study, 0, have=0)
        await play(ada, study, root, 2)
        known = await whole(bob, study)
        await same_everywhere(study, known, [chair])
        body = {"game": "toll", "title": "Twice?", "n": nonce()}
        await ada.post(f"/api/studies/{study['id']}/chapters", body)
        w.kill(0)
        ada.http.base_url = w.address(2)
        again = await ada.post(f"/api/studies/{study['id']}/chapters", body)  # no answer had come: once more
        assert len(again["edits"]) == 1
        back = await watched(w, ada, study, 2, have=known["revision"])
        await play(bob, study, root, 2, option=1)
        await same_everywhere(known, await whole(bob, study), [back])
        assert [c["title"] for c in (await whole(bob, study))["chapters"]] == ["", "Twice?"]

    run(zygote, postgres, redis, test)
