"""What is one's own: finished matches, tables put away, lessons learned, being forgotten."""

from __future__ import annotations

from collections import Counter

from arenarium.server.api.shelf import Shelves
from tests.server.house import House, Watch, play_on, run
from tests.server.people import Json, Someone
from tests.server.test_analysis import whole

ALONE = [{"kind": "me"}, {"kind": "hotseat"}]


async def finished(house: House, who: Someone, seats: list[Json], *others: Someone) -> str:
    """A match of the toy game that its host gave up."""
    made = await who.post("/api/tables", {"game": "toll", "seats": seats, "public": False})
    for other in others:
        await other.post(f"/api/tables/{made['id']}/join", {"token": made["links"]["1"].split("token=")[1]})
    chair = await house.sit(who, made["id"])
    await chair.until("view")
    await chair.send("resign", {"seat": 0, "n": "end"})
    while chair.info["state"] != "finished":
        await chair.until("table")
    return str(made["id"])


async def listed(who: Someone, query: str = "") -> list[str]:
    return [t["id"] for t in (await who.get(f"/api/me/matches{query}"))["tables"]]


def test_every_finished_match_is_listed_and_lessons_never_wait(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        alone = await finished(house, ada, ALONE)
        both = await finished(house, ada, [{"kind": "me"}, {"kind": "invite"}], bob)
        what_if = await ada.post(f"/api/tables/{alone}/branch", {"at": 0, "seats": ALONE})
        assert what_if["kind"] == "whatif"
        assert await listed(ada) == [both, alone]
        assert await listed(bob) == [both]
        assert (await ada.get("/api/me/matches"))["counts"] == {"toll": 2, "hidden": 0}
        mine = {t["id"]: t["kind"] for t in (await ada.get("/api/tables?state=mine"))["tables"]}
        assert mine == {alone: "match", both: "match", what_if["id"]: "whatif"}
        await ada.post(f"/api/tables/{what_if['id']}/shelf", {"what": "deleted"})
        assert what_if["id"] not in [t["id"] for t in (await ada.get("/api/tables?state=mine"))["tables"]]

    run(sqlite, test)


def test_a_list_tells_the_score_and_how_many_mistakes_were_made(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match()
        await play_on([a, b])
        (row,) = (await ada.get("/api/me/matches"))["tables"]
        view = a.views[0]["view"]
        left = [has - (paid or 0) for has, paid in zip(view["points"], view["pledges"], strict=True)]
        assert row["score"] == [{"seats": [seat], "points": points} for seat, points in enumerate(left)]
        assert "verdicts" not in row
        report = await whole(ada, table)
        await house.hub.store.write(lambda _: None)  # what is kept of it is written before this
        (row,) = (await ada.get("/api/me/matches"))["tables"]
        for seat, counts in enumerate(row["verdicts"]):
            assert counts == Counter(d["verdict"] for d in report["decisions"] if d["seat"] == seat)
        assert sum(map(len, row["verdicts"]))

    run(sqlite, test)


def test_hidden_and_deleted_come_back_within_a_minute_and_others_keep_the_match(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        alone = await finished(house, ada, ALONE)
        both = await finished(house, ada, [{"kind": "me"}, {"kind": "invite"}], bob)
        await ada.post(f"/api/tables/{alone}/shelf", {"what": "hidden"})
        assert await listed(ada) == [both]
        assert await listed(ada, "?hidden=true") == [alone]
        shelves: Shelves = house.server.table.shelves
        for table in (alone, both):
            assert (await ada.post(f"/api/tables/{table}/shelf", {"what": "deleted"}))["seconds"] == 60
        await ada.post(f"/api/tables/{both}/shelf", {"what": None})
        await shelves.sweep()
        assert (await ada.get(f"/api/tables/{alone}"))["state"] == "finished"
        assert await listed(ada) == [both]
        await ada.post(f"/api/tables/{both}/shelf", {"what": "deleted"})
        watch.time += 61
        await shelves.sweep()
        gone = await ada.http.get(f"/api/tables/{alone}")
        assert gone.status_code == 404
        assert await listed(ada) == []
        assert await listed(bob) == [both]
        assert (await bob.get(f"/api/tables/{both}/replay"))["frames"]

    run(sqlite, test, now=watch)


def test_a_private_match_is_shared_by_a_link_that_opens_no_other(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, eve = await house.person("Ada"), await house.person("Eve")
        one, other = await finished(house, ada, ALONE), await finished(house, ada, ALONE)
        link = (await ada.post(f"/api/tables/{one}/share"))["link"]
        assert (await eve.http.post(f"/api/tables/{one}/share")).status_code == 403
        token = link.split("token=")[1]
        assert (await eve.get(f"/api/tables/{one}/replay?token={token}"))["frames"]
        assert (await eve.http.get(f"/api/tables/{other}/replay?token={token}")).status_code == 403

    run(sqlite, test)


def test_a_running_match_with_others_is_not_thrown_away(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "open"}]})
        await bob.post(f"/api/tables/{made['id']}/join")
        for who in (ada, bob):
            answer = await who.http.post(f"/api/tables/{made['id']}/shelf", json={"what": "deleted"})
            assert answer.status_code == 409
        stranger = await house.person("Eve")
        assert (await stranger.http.post(f"/api/tables/{made['id']}/shelf", json={})).status_code == 403

    run(sqlite, test)


def test_a_person_takes_everything_along_and_is_forgotten(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        alone = await finished(house, ada, ALONE)
        both = await finished(house, ada, [{"kind": "me"}, {"kind": "invite"}], bob)
        running = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "open"}]})
        await bob.post(f"/api/tables/{running['id']}/join")
        chair = await house.sit(ada, both)
        await chair.send("chat", {"text": "good game"})
        await chair.until("chat")

        taken = await ada.get("/api/me/export")
        assert taken["me"]["name"] == "Ada"
        assert {t["id"] for t in taken["tables"]} == {alone, both, running["id"]}
        assert [line["text"] for line in taken["chat"]] == ["good game"]

        cookie = ada.cookie()
        await ada.post("/api/me/forget")
        ada.http.cookies.clear()
        assert (await ada.http.get("/api/me", headers={"cookie": cookie})).status_code == 401
        assert (await bob.http.get(f"/api/tables/{alone}")).status_code == 404
        kept = await bob.get(f"/api/tables/{both}")
        assert [s["name"] for s in kept["seats"]] == ["", "Bob"]
        assert (await bob.get(f"/api/tables/{running['id']}"))["seats"][0]["bot"]
        seen = await house.sit(bob, both)
        assert (await seen.until("welcome"))["d"]["chat"] == []

    run(sqlite, test)


def test_an_open_table_that_is_thrown_away_is_offered_to_nobody_and_played_at_if_somebody_comes(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "open"}]})
        await ada.post(f"/api/tables/{made['id']}/shelf", {"what": "deleted"})
        assert (await bob.get("/api/tables?state=open"))["tables"] == []
        await bob.post(f"/api/tables/{made['id']}/join")  # by its address
        for one in (ada, bob):
            assert [t["id"] for t in (await one.get("/api/tables?state=mine"))["tables"]] == [made["id"]]
        assert [t["id"] for t in (await bob.get("/api/tables?state=running"))["tables"]] == [made["id"]]

    run(sqlite, test)


def test_whoever_still_sits_at_a_table_that_was_erased_is_told_so(sqlite: str) -> None:
    """Once it was said that too many people were changing it, and talking there counted as a fault of the database."""

    async def test(house: House) -> None:
        ada, eve = await house.person("Ada"), await house.person("Eve")
        made = await ada.post("/api/tables", {"game": "toll", "seats": ALONE})
        a, e = await house.sit(ada, made["id"]), await house.sit(eve, made["id"])
        await a.until("view")
        await e.until("view")
        await house.server.table.shelves.remove(made["id"])
        assert (await a.act(0, "pledge 1"))["d"]["key"] == "server-refuse-table"
        await e.send("chat", {"text": "hello?"})
        assert (await e.until("error"))["d"]["key"] == "server-refuse-table"
        assert not house.hub.store.writer.failing
        assert house.hub.store.writer.failures == 0

    run(sqlite, test)
