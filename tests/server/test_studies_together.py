"""Studies shared: by a link to read or to write, withdrawn, left, copied; written by several at once and told live."""

from __future__ import annotations

import asyncio

from arenarium.core.wire import check
from arenarium.server import wire
from arenarium.server.settings import Limits
from tests.server.house import House, Watch, run, until
from tests.server.people import Chair, Json, Someone
from tests.server.studies import add, applied, asked, at, begun, nonce, note, play, put, refused, tree, whole
from tests.server.test_wire import check_message


async def shared(owner: Someone, study: Json, what: str, on: bool = True) -> str:
    links = await owner.post(f"/api/studies/{study['id']}/share", {"what": what, "shared": on})
    check(links, wire.StudyLinks)
    return str(links[what])


async def before(house: House, who: Someone, study: Json, address: str = "", **more: object) -> Chair:
    """A socket before a study; what it is told first."""
    chair = Chair(who, "", address or house.address)
    house.chairs.append(chair)
    await opened(chair, study, **more)
    return chair


async def opened(chair: Chair, study: Json, **more: object) -> None:
    chair.table = "none"
    await chair.open()
    await chair.until("error")  # there is no such table, and that is no harm
    await chair.send("study", {"id": study["id"], **more})


def news(chair: Chair) -> list[Json]:
    return [m["d"] for m in chair.messages if m["t"] == "study"]


def followed(study: Json, chair: Chair) -> Json:
    """The study as whoever watches it has it by now."""
    for told in news(chair):
        check_message({"t": "study", "d": told})
        study = applied(study, told["edits"])
        assert study["revision"] == told["revision"]
    return study


def test_a_study_is_nobodys_business_until_it_is_shared(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        nobody = await house.nobody()
        study = await begun(ada)
        root = study["chapters"][0]["id"]
        path = f"/api/studies/{study['id']}"
        seat, options = asked(await at(ada, study, root))
        deeds: list[tuple[str, Json]] = [
            ("/title", {"title": "x", "n": nonce()}),
            ("/shelf", {"what": "deleted"}),
            ("/share", {"what": "read", "shared": True}),
            ("/join", {"link": "x"}),
            ("/copy", {}),
            ("/chapters", {"game": "toll", "n": nonce()}),
            ("/order", {"chapters": [root], "n": nonce()}),
            (f"/chapters/{root}/title", {"title": "x", "n": nonce()}),
            ("/add", {"node": root, "line": [{"seat": seat, "text": options[0]}], "n": nonce()}),
            (f"/nodes/{root}/note", {"seen": 0, "comment": "x", "n": nonce()}),
            (f"/nodes/{root}/put", {"what": "gone", "n": nonce()}),
            (f"/nodes/{root}/ask", {"what": "why", "args": {"text": "x"}}),
        ]
        for link in ("", "?link=wrong", "?link=%00", "?link=" + "x" * 64):
            for who in (bob, nobody):
                for place in ("", "/file", f"/nodes/{root}", f"/nodes/{root}/line"):
                    assert (await who.http.get(f"{path}{place}{link}")).status_code == 404
            for place, body in deeds:
                assert (await refused(bob, f"{path}{place}{link}", body))[0] == 404, place
                assert (await refused(nobody, f"{path}{place}{link}", body))[0] in (401, 404), place
        read = await shared(ada, study, "read")
        assert read == await shared(ada, study, "read")
        for who in (bob, nobody):  # whoever has the link reads it, with or without a name
            seen = await whole(who, study, f"?link={read}")
            assert (seen["may"], "links" in seen, seen["owner"]) == ("read", False, "Ada")
        for place, body in deeds:
            if place not in ("/join", "/copy", f"/nodes/{root}/ask"):
                found = await refused(bob, f"{path}{place}?link={read}", body)
                assert found[0] in (403, 404), place
        assert (await whole(ada, study))["revision"] == 0

    run(sqlite, test)


def test_joined_listed_withdrawn_left_and_copied(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob, eve = [await house.person(name) for name in ("Ada", "Bob", "Eve")]
        study = await begun(ada, options={"hand": 3})
        root = study["chapters"][0]["id"]
        await note(ada, study, root, 0, comment="Ada was here")
        await play(ada, study, root, 3)
        path = f"/api/studies/{study['id']}"
        read, write = await shared(ada, study, "read"), await shared(ada, study, "write")
        await bob.post(f"{path}/join", {"link": write})
        await eve.post(f"{path}/join", {"link": read})
        lists = [(await who.get("/api/studies"))["studies"] for who in (ada, bob, eve)]
        check({"studies": lists[1]}, wire.StudyList)
        assert [[(r["id"], r["may"], r["count"], r["games"]) for r in rows] for rows in lists] == [
            [(study["id"], may, 3, ["toll"])] for may in ("own", "write", "read")
        ]
        await note(bob, study, root, 4, verdict="good")
        mine = await bob.post(f"{path}/copy", {})
        assert tree(mine) == tree(await whole(ada, study))
        assert (mine["may"], mine["revision"], mine["id"] != study["id"]) == ("own", 0, True)
        (line,) = [n["id"] for n in mine["chapters"][0]["nodes"]][-1:]
        assert (await at(bob, mine, line))["views"] == (await at(ada, study, line))["views"]
        await play(bob, mine, line, 1)
        # a link that is withdrawn does not come back, and whoever came by it is out
        await shared(ada, study, "write", False)
        again = await shared(ada, study, "write")
        assert again != write
        assert (await refused(bob, f"{path}/title", {"title": "x", "n": nonce()}))[0] == 404
        assert (await refused(bob, f"{path}/title?link={write}", {"title": "x", "n": nonce()}))[0] == 404
        assert [r["id"] for r in (await bob.get("/api/studies"))["studies"]] == [mine["id"]]
        assert (await whole(eve, study))["may"] == "read"
        await eve.post(f"{path}/leave")
        assert (await eve.get("/api/studies"))["studies"] == []
        assert (await eve.http.get(path)).status_code == 404
        assert (await whole(eve, study, f"?link={read}"))["may"] == "read"

    run(sqlite, test)


def test_guests_keep_studies_but_write_with_others_under_a_name(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        guest = await house.nobody()
        await guest.post("/api/me", {})
        mine = await begun(guest)
        body = {"what": "read", "shared": True}
        assert await refused(guest, f"/api/studies/{mine['id']}/share", body) == (403, "server-refuse-nameless")
        study = await begun(ada)
        link = await shared(ada, study, "write")
        path = f"/api/studies/{study['id']}/title?link={link}"
        assert await refused(guest, path, {"title": "x", "n": nonce()}) == (403, "server-refuse-nameless")

    run(sqlite, test)


def test_a_deleted_study_comes_back_within_a_minute(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        study = await begun(ada)
        path = f"/api/studies/{study['id']}"
        link = await shared(ada, study, "write")
        assert (await refused(bob, f"{path}/shelf?link={link}", {"what": "deleted"}))[0] == 404
        told = await ada.post(f"{path}/shelf", {"what": "deleted"})
        check(told, wire.StudyShelved)
        for who in (ada, bob):
            assert (await who.http.get(f"{path}?link={link}")).status_code == 404
        await ada.post(f"{path}/shelf", {"what": None})
        assert (await whole(bob, study, f"?link={link}"))["id"] == study["id"]
        await ada.post(f"{path}/shelf", {"what": "deleted"})
        watch.time += 61
        assert (await refused(ada, f"{path}/shelf", {"what": None}))[0] == 404
        await house.server.table.shelves.sweep()
        rows = await house.hub.store.read(lambda c: c.rows("SELECT study FROM study_nodes"))
        assert rows == []

    run(sqlite, test, now=watch)


def test_two_write_at_once_and_everybody_has_the_same(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        study = await begun(ada, options={"hand": 3})
        root = study["chapters"][0]["id"]
        link = await shared(ada, study, "write")
        await bob.post(f"/api/studies/{study['id']}/join", {"link": link})
        reader = await house.person("Eve")
        read = await shared(ada, study, "read")
        chairs = [
            await before(house, ada, study, have=0),
            await before(house, bob, study, have=0),
            await before(house, reader, study, have=0, link=read),
        ]
        seat, options = asked(await at(ada, study, root))

        async def work(who: Someone, option: str, says: str) -> None:
            """A branch, its notes, and both at the same main line."""
            done = await add(who, study, root, (seat, option))
            node = done["node"]
            for n in range(8):
                now = await whole(who, study)
                await note(who, study, node, now["revision"], comment=f"{says} {n}")
                node = (await play(who, study, node, 1, option=n % 2))[0]
                await put(who, study, done["node"], "first")

        await asyncio.gather(work(ada, options[0], "Ada"), work(bob, options[1], "Bob"))
        same = await asyncio.gather(
            *(add(who, study, root, (seat, options[2])) for who in (ada, bob) for _ in range(3))
        )
        assert len({done["node"] for done in same}) == 1
        now = await whole(ada, study)
        assert {n["comment"] for n in now["chapters"][0]["nodes"]} >= {
            f"{x} {n}" for x in ("Ada", "Bob") for n in range(8)
        }
        await until(lambda: all(news(c) and news(c)[-1]["revision"] == now["revision"] for c in chairs))
        for chair in chairs:
            seen = followed(study, chair)
            assert seen["chapters"] == now["chapters"]
            told = [e["revision"] for d in news(chair) for e in d["edits"]]
            assert told == list(range(1, now["revision"] + 1))  # nothing twice, nothing left out
        assert [g["name"] for g in news(chairs[0])[-1]["here"]] == ["Ada", "Bob", "Eve"]
        assert [news(c)[-1]["may"] for c in chairs] == ["own", "write", "read"]

    run(sqlite, test)


def test_a_branch_that_is_deleted_under_somebodys_hands_says_so(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        study = await begun(ada, options={"hand": 3})
        root = study["chapters"][0]["id"]
        link = await shared(ada, study, "write")
        nodes = await play(ada, study, root, 3)
        await put(ada, study, nodes[0], "gone")
        path = f"/api/studies/{study['id']}/nodes/{nodes[2]}"
        for place, body in (("note", {"seen": 9, "comment": "late"}), ("put", {"what": "main"})):
            found = await refused(bob, f"{path}/{place}?link={link}", {**body, "n": nonce()})
            assert found == (409, "server-refuse-study-gone")
        await put(ada, study, nodes[0], "back")
        await note(bob, study, nodes[2], 9, link=f"?link={link}", comment="in time")

    run(sqlite, test)


def test_whoever_was_away_gets_what_was_missed_or_reads_again(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada, options={"hand": 3})
        root = study["chapters"][0]["id"]
        await play(ada, study, root, 4)
        late = await before(house, ada, study, have=2)
        await until(lambda: bool(news(late)))
        assert [e["revision"] for e in news(late)[0]["edits"]] == [3, 4]
        await house.hub.store.write(lambda c: c.run("DELETE FROM study_edits WHERE revision = 3"))
        later = await before(house, ada, study, have=1)
        await until(lambda: bool(news(later)))
        assert (news(later)[0]["edits"], news(later)[0]["revision"]) == ([], 4)
        ahead = await before(house, ada, study, have=10**6)
        await until(lambda: bool(news(ahead)))
        assert news(ahead)[0]["revision"] == 4
        await add(ada, study, root, *[asked_line(await at(ada, study, root), 1)])
        await until(lambda: all(news(c)[-1]["revision"] == 5 for c in (late, later, ahead)))
        await late.send("study", {})
        await late.send("ping", {"at": 1.0})
        await late.until("pong")
        many = len(news(late))
        await note(ada, study, root, 5, comment="who hears this?")
        await until(lambda: news(later)[-1]["revision"] == 6)
        assert len(news(late)) == many

    run(sqlite, test)


def asked_line(position: Json, option: int) -> tuple[int, str]:
    seat, options = asked(position)
    return seat, options[option]


def test_a_link_withdrawn_while_it_is_watched_ends_the_watching(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        study = await begun(ada)
        link = await shared(ada, study, "read")
        chair = await before(house, bob, study, link=link)
        await until(lambda: bool(news(chair)))
        await shared(ada, study, "read", False)
        await until(lambda: bool(news(chair)[-1].get("gone")))
        await note(ada, study, study["chapters"][0]["id"], 0, comment="a secret")
        await chair.send("ping", {"at": 2.0})
        await chair.until("pong")
        assert all("secret" not in text for text in chair.texts)
        await chair.send("study", {"id": study["id"], "link": link})
        assert (await chair.until("error"))["d"]["key"] == "server-refuse-study"
        watching = house.server.table.sockets.watching
        assert (watching.here, watching.at) == ({}, {})

    run(sqlite, test)


def test_a_socket_that_closes_leaves_nothing_behind(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada)
        chair = await before(house, ada, study)
        await until(lambda: bool(news(chair)))
        metrics = (await ada.http.get("/metrics")).text
        assert "arenarium_study_watchers 1" in metrics
        assert 'arenarium_studies_made{game="toll"} 1' in metrics
        await chair.close()
        watching = house.server.table.sockets.watching
        await until(lambda: not watching.at)
        assert (watching.here, watching._turns, watching._told_here) == ({}, {}, {})

    run(sqlite, test)


def test_forgotten_people_leave_no_word_in_the_studies_of_others(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        study, own = await begun(ada), await begun(bob, title="Mine")
        root = study["chapters"][0]["id"]
        link = await shared(ada, study, "write")
        await bob.post(f"/api/studies/{study['id']}/join", {"link": link})
        await note(bob, study, root, 0, comment="Bob thinks so")
        kept = await bob.get("/api/me/export")
        assert [s["title"] for s in kept["studies"]] == ["Mine"]
        assert kept["study_comments"] == [{"study": study["id"], "node": root, "comment": "Bob thinks so"}]
        check(kept["studies"][0], wire.Study)
        chair = await before(house, ada, study, have=1)
        await until(lambda: bool(news(chair)))
        await bob.post("/api/me/forget")
        now = await whole(ada, study)
        assert now["chapters"][0]["nodes"][0]["comment"] == ""
        await note(ada, study, root, now["revision"], verdict="good")
        await until(lambda: news(chair)[-1]["revision"] == now["revision"] + 1)
        assert news(chair)[-1]["edits"] == []  # there is a gap: read it again
        rows = await house.hub.store.read(lambda c: c.rows("SELECT id FROM studies"))
        assert rows == [(study["id"],)]
        assert own["id"] != study["id"]
        for table in ("studies", "study_chapters", "study_nodes", "study_edits", "study_people"):
            found = await house.hub.store.read(lambda c, t=table: c.rows(f"SELECT * FROM {t}"))  # type: ignore[misc]
            assert "Bob thinks so" not in str(found)
            assert bob.id not in str(found)

    run(sqlite, test)


def test_a_flood_of_studies_is_turned_away(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada)
        await ada.post(f"/api/studies/{study['id']}/copy", {})
        answer = await ada.http.post(f"/api/studies/{study['id']}/copy", json={})
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "server-refuse-studies")
        assert int(answer.headers["retry-after"]) > 0

    run(sqlite, test, limits=Limits(studies_per_hour=2))
