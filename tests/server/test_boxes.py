"""Your box: facts corrected and confirmed, kept with the person, shared by a link, played at a table."""

from __future__ import annotations

from typing import Any

from arenarium.core import packfile
from arenarium.server.settings import Registry
from tests.server.house import House, play_on, run
from tests.server.people import Someone

WISP = {"file": "creatures.toml", "path": ["creature", "wisp"]}
TWO = [{"kind": "me"}, {"kind": "hotseat"}]
SHIPPED: dict[str, Any] = {"games": Registry.shipped()}


async def refused(who: Someone, path: str, body: Any) -> tuple[int, str]:
    answer = await who.http.post(path, json=body)
    return answer.status_code, answer.json()["error"]["key"]


def test_facts_are_listed_with_marks_and_corrected(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        box = await ada.get("/api/games/herosi/box")
        wisp = next(t for t in box["things"] if t["path"] == ["creature", "wisp"])
        strength = wisp["facts"]["strength"]
        assert (strength["value"], strength["mark"]) == (1, "reconstructed")
        assert box["kinds"][strength["kind"]] == {"kind": "number", "low": 0, "high": 99}
        assert await ada.get("/api/me/box/herosi") == {
            "name": "",
            "pack": {},
            "link": None,
            "version": 0,
            "added": {"choices": {}, "words": {}},
        }
        edits = [{**WISP, "field": "strength", "value": 2, "seen": True}, {**WISP, "field": "life", "seen": True}]
        kept = await ada.post("/api/me/box/herosi", {"edits": edits, "name": "  From\nmy box "})
        row = {"id": "wisp", "strength": 2, "source": {"strength": "box", "life": "box"}}
        assert kept == {
            "name": "From my box",
            "pack": {"creatures.toml": {"creature": [row]}},
            "link": None,
            "version": 1,
            "added": {"choices": {}, "words": {}},
        }
        assert await ada.get("/api/me/box/herosi") == kept
        assert (await ada.get("/api/me/export"))["boxes"][0]["pack"] == kept["pack"]
        text = (await ada.http.get("/api/me/box/herosi/file")).text
        assert packfile.read(text) == ("herosi", "From my box", kept["pack"])
        back = await ada.post(
            "/api/me/box/herosi", {"edits": [{**WISP, "field": f, "reset": True} for f in ("strength", "life")]}
        )
        assert back["pack"] == {}
        again = await ada.post("/api/me/box/herosi/file", {"text": text})
        assert again["pack"] == kept["pack"]

    run(sqlite, test, **SHIPPED)


def test_what_breaks_a_rule_is_refused_with_its_place_and_nothing_is_stored(sqlite: str) -> None:
    tile = {"file": "dragon_empire.toml", "path": ["tile", "de_pikeman"]}
    other = {"file": "dragon_empire.toml", "path": ["tile", "de_knight"]}

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        shipped = {tuple(t["path"]): t["facts"] for t in (await ada.get("/api/games/monolith/box"))["things"]}
        more = {**tile, "field": "count", "value": shipped["tile", "de_pikeman"]["count"]["value"] + 1}
        fewer = {**other, "field": "count", "value": shipped["tile", "de_knight"]["count"]["value"] - 1}
        answer = await ada.http.post("/api/me/box/monolith", json={"edits": [more]}, headers={"accept-language": "pl"})
        assert answer.status_code == 400
        assert answer.json()["error"]["key"] == "monolith-refuse-tiles"
        assert "dragon_empire.toml" in answer.json()["error"]["message"]
        assert "frakcja ma 35" in answer.json()["error"]["message"]
        bad: list[Any] = [
            {"edits": [{**tile, "field": "count", "value": None}]},
            {"edits": [{**tile, "field": "count", "value": "<script>"}]},
            {"edits": [{**tile, "field": "melee", "value": [1] * 500}]},
            {"edits": [{**tile, "path": ["tile", "../../x"], "field": "count", "value": 1}]},
            {"edits": [{**tile, "path": ["tile"] * 4, "field": "count", "value": 1}]},
            {"edits": [{**tile, "field": "x" * 500, "value": 1}]},
            {"edits": "all"},
            {"edits": [{**tile, "field": "count", "value": 1}] * 3000},
        ]
        for body in bad:
            assert (await ada.http.post("/api/me/box/monolith", json=body)).status_code == 400
        assert (await ada.get("/api/me/box/monolith"))["version"] == 0
        assert (await ada.post("/api/me/box/monolith", {"edits": [more, fewer]}))["version"] == 1
        assert (await ada.http.post("/api/me/box/toll", json={"edits": [more]})).status_code == 404

    run(sqlite, test, **SHIPPED)


def test_files_that_are_none_are_refused_and_nobody_waits(sqlite: str) -> None:
    files = [
        ("", "core-pack-version"),
        ("arenarium = 7\ngame = 'herosi'", "core-pack-version"),
        ("arenarium = 1\ngame = 'monolith'", "core-pack-game"),
        ("arenarium = 1\ngame = 'herosi'\n[", "core-pack-toml"),
        ("a." * 40_000 + "b = 1", "core-pack-deep"),
        ("a = " + "[" * 90_000, "core-pack-deep"),
        ("arenarium = 1\ngame = 'herosi'\n['../x.toml']", "core-fact-file"),
        ("arenarium = 1\ngame = 'herosi'\n[['creatures.toml'.creature]]\nid = 'a/b'", "core-fact-unknown"),
        ("arenarium = 1\ngame = 'herosi'\n[['creatures.toml'.creature]]\nid = 'wisp'\nlife = 0", "core-fact-number"),
        ("x" * 120_000, "server-refuse-body"),
    ]

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        for text, key in files:
            assert await refused(ada, "/api/me/box/herosi/file", {"text": text}) == (400, key)
        assert (await ada.get("/api/me/box/herosi"))["version"] == 0

    run(sqlite, test, **SHIPPED)


def test_a_box_is_shared_by_a_link_until_it_is_withdrawn(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        name = "<img src=x onerror=alert(1)>"
        mine = await ada.post(
            "/api/me/box/herosi", {"edits": [{**WISP, "field": "strength", "value": 2}], "name": name}
        )
        link = (await ada.post("/api/me/box/herosi/link", {"shared": True}))["link"]
        assert (await ada.post("/api/me/box/herosi/link", {"shared": True}))["link"] == link
        assert await bob.get(f"/api/boxes/{link}") == {
            "game": "herosi",
            "name": name,
            "by": "Ada",
            "pack": mine["pack"],
            "added": {"choices": {}, "words": {}},
        }
        assert (await bob.post("/api/me/box/herosi/take", {"link": link}))["pack"] == mine["pack"]
        assert await refused(bob, "/api/me/box/monolith/take", {"link": link}) == (404, "server-refuse-box")
        wish = {"game": "herosi", "seats": TWO, "box": link}
        assert (await bob.post("/api/tables", wish))["pack"]
        assert (await ada.post("/api/me/box/herosi/link", {"shared": False}))["link"] is None
        assert (await bob.http.get(f"/api/boxes/{link}")).status_code == 404
        assert await refused(bob, "/api/tables", wish) == (404, "server-refuse-box")
        assert (await bob.get("/api/me/box/herosi"))["pack"] == mine["pack"]
        new = (await ada.post("/api/me/box/herosi/link", {"shared": True}))["link"]
        assert new != link
        await ada.post("/api/me/forget")
        assert (await bob.http.get(f"/api/boxes/{new}")).status_code == 404

    run(sqlite, test, **SHIPPED)


def test_a_table_plays_with_a_box_and_its_replay_keeps_it(sqlite: str) -> None:
    hit_points = {"file": "rules.toml", "path": ["fact", "hit_points"], "field": "value"}

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        assert (await ada.post("/api/tables", {"game": "monolith", "seats": TWO, "box": "mine"}))["pack"] is None
        await ada.post("/api/me/box/monolith", {"edits": [{**hit_points, "value": 7}], "name": "Short"})
        made = await ada.post("/api/tables", {"game": "monolith", "seats": TWO, "box": "mine"})
        table = made["id"]
        await ada.post("/api/me/box/monolith", {"edits": [{**hit_points, "value": 9}]})
        told = await ada.get(f"/api/tables/{table}/pack")
        assert told == {"name": "Short", "pack": {"rules.toml": {"fact": [{"id": "hit_points", "value": 7}]}}}
        shown = await ada.get(f"/api/games/monolith/catalogue?kept={made['pack']}")
        assert next(r for r in shown["rules"] if r["id"] == "hit_points")["value"] == 7
        chair = await house.sit(ada, table)
        await chair.until("view")
        assert chair.views[0]["view"]["sides"][0]["hp"] == 7
        await play_on([chair], 12)
        await chair.send("resign", {"seat": 0, "n": "end"})
        while chair.info["state"] != "finished":
            await chair.until("table")
        frames = (await ada.get(f"/api/tables/{table}/replay?seat=0"))["frames"]
        assert frames[0]["view"]["sides"][0]["hp"] == 7
        again = await ada.post(f"/api/tables/{table}/rematch")
        assert again["pack"] == made["pack"]
        assert (await ada.get(f"/api/tables/{again['id']}/pack"))["name"] == "Short"
        branch = await ada.post(f"/api/tables/{table}/branch", {"at": 3, "seats": TWO})
        assert (await ada.get(f"/api/tables/{branch['id']}/pack"))["name"] == "Short"

    run(sqlite, test, **SHIPPED)
