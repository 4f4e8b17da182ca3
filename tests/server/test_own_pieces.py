"""Pieces that somebody made up: a faction, a card; kept with their box, tried in a position, played, replayed."""

from __future__ import annotations

import asyncio
import copy
import time
from typing import Any

import pytest

from arenarium.games.monolith.loading import files_with
from arenarium.server import boxes, positions
from arenarium.server.settings import Registry
from tests.server.house import House, play_on, run
from tests.server.people import Someone

TWO = [{"kind": "me"}, {"kind": "hotseat"}]
SHIPPED: dict[str, Any] = {"games": Registry.shipped()}
WOLVES = "own_wolves.toml"
KNIGHT = {"file": "imperial.toml", "path": ["beings", "knight"]}


def wolves(**changes: Any) -> dict[str, Any]:
    """The Dragon Empire under other names, with another rider."""
    content: dict[str, Any] = copy.deepcopy(files_with(None)["dragon_empire.toml"])
    del content["order"]
    for row in content["tile"]:
        row |= {"id": f"owo_{row['code']}", "source": "own"}
    content["tile"][1] |= {"names": {"en": "<b>Wolf</b>"}, "ranged": [0, 2, 0, 0, 0, 0]}
    return {**content, "id": "own_wolves", "prefix": "owo", "names": {"en": "Wolves", "pl": "Wilki"}, **changes}


def whole(content: Any) -> dict[str, Any]:
    return {"edits": [{"file": WOLVES, "path": [], "field": "", "value": content}]}


async def refused(who: Someone, path: str, body: Any) -> str:
    answer = await who.http.post(path, json=body)
    assert answer.status_code == 400, answer.text
    return str(answer.json()["error"]["key"])


def test_a_faction_of_ones_own_is_kept_tried_and_played_to_the_replay(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        kept = await ada.post("/api/me/box/monolith", whole(wolves()))
        assert kept["added"]["choices"] == {"factions": ["own_wolves"]}
        assert kept["added"]["words"]["monolith-own_wolves"] == {"en": "Wolves", "pl": "Wilki"}
        text = (await ada.http.get("/api/me/box/monolith/file")).text
        again = await bob.post("/api/me/box/monolith/file", {"text": text})
        assert again["pack"] == kept["pack"]

        shown = await ada.get("/api/games/monolith/catalogue?box=mine")
        assert shown["words"]["monolith-owo_pik"] == {"en": "<b>Wolf</b>"}
        options = {"factions": ["own_wolves", "lords_of_the_abyss"]}
        doc = {"options": options, "position": {"hands": {"r": ["pik"]}, "bags": "rest"}, "impossible": True}
        sketch = await ada.post("/api/positions", {"game": "monolith", "doc": doc, "box": "mine"})
        assert sketch["error"] is None
        assert sketch["views"][0]["seats"][0]["hand"] == ["owo_pik"]
        without = await ada.post("/api/positions", {"game": "monolith", "doc": doc})
        assert "own_wolves" in without["error"]["reason"]
        tried = await ada.post(
            "/api/scenarios/play", {"text": sketch["text"], "game": "monolith", "box": "mine", "seats": TWO}
        )
        assert tried["pack"]

        wish = {"game": "monolith", "seats": TWO, "box": "mine", "options": options}
        made = await ada.post("/api/tables", wish)
        chair = await house.sit(ada, made["id"])
        await chair.until("view")
        await play_on([chair], 20)
        await chair.send("resign", {"seat": 0, "n": "end"})
        while chair.info["state"] != "finished":
            await chair.until("table")
        await ada.post("/api/me/box/monolith", whole(None))
        assert (await ada.get("/api/me/box/monolith"))["pack"] == {}
        frames = (await ada.get(f"/api/tables/{made['id']}/replay?seat=0"))["frames"]
        assert frames[0]["view"]["seats"][0]["faction"] == "own_wolves"
        moment = await ada.get(f"/api/tables/{made['id']}/position?at=5")
        assert "own_wolves" in moment["text"]
        sketch = await ada.post("/api/positions", {"game": "monolith", "text": moment["text"], "kept": made["pack"]})
        assert sketch["error"] is None

    run(sqlite, test, **SHIPPED)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"tile": []}, "monolith-refuse-kinds"),
        ({"tile": "x"}, "monolith-refuse-kinds"),
        ({"tile": wolves()["tile"][:-1]}, "monolith-refuse-tiles"),
        ({"tile": [*wolves()["tile"], *wolves()["tile"]]}, "monolith-refuse-kinds"),
        ({"tile": [*wolves()["tile"][1:], wolves()["tile"][0]]}, "monolith-refuse-word"),
        ({"prefix": "../../etc"}, "monolith-refuse-word"),
        ({"prefix": "de"}, "monolith-refuse-word"),
        ({"colour": "url(javascript:1)"}, "monolith-refuse-word"),
        ({"names": {"en": "a\u202eb"}}, "core-fact-text"),
        ({"names": {"en": "H" + "\u0335" * 9}}, "core-fact-text"),
        ({"names": {"en": "\u3164"}}, "core-fact-text"),
        ({"names": {"en": "x" * 41}}, "core-fact-text"),
        ({"names": {"<b>": "x"}}, "core-fact-text"),
        ({"names": "Wolves"}, "core-fact-text"),
        ({"id": "dragon_empire"}, "core-fact-rule"),
        ({"more": 1}, "core-fact-rule"),
        ({"names": {"en": {"a": [[[[[[[[[[1]]]]]]]]]]}}}, "core-fact-long"),
    ],
)
def test_a_faction_that_is_none_is_refused_and_nothing_stored(sqlite: str, changes: dict[str, Any], key: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        assert await refused(ada, "/api/me/box/monolith", whole(wolves(**changes))) == key
        assert (await ada.get("/api/me/box/monolith"))["version"] == 0

    run(sqlite, test, **SHIPPED)


def test_tiles_that_are_none_are_refused() -> None:
    path = SHIPPED["games"].path("monolith")
    for field, value in {
        "melee": [1, 2, 3],
        "ranged": [1e9] * 6,
        "initiative": [1, 1],
        "features": {"flight": 1},
        "effect": {"type": "battle", "amount": 1},
        "count": 8,
        "code": "a/b",
        "id": "owo_other",
        "kind": "dragon",
        "texts": {"en": "\u0000"},
        "more": True,
        "source": "heaven",
    }.items():
        content = wolves()
        content["tile"][2][field] = value
        with pytest.raises(ValueError, match=r"fact|refuse"):
            boxes.changed(path, {}, whole(content)["edits"])
    with pytest.raises(ValueError, match="core-fact-unknown"):
        boxes.changed(path, {WOLVES: wolves()}, [{"file": WOLVES, "path": ["tile", "owo_pik"], "field": "count"}])
    five = {f"own_{x}.toml": wolves(id=f"own_{x}") for x in "abcde"}
    with pytest.raises(ValueError, match="monolith-refuse-factions"):
        boxes.checked(path, five)


def test_a_card_of_ones_own_is_made_of_blocks(sqlite: str) -> None:
    steps = [{"op": "either", "of": [{"op": "gain"}, {"op": "destroy", "may": True, "who": "enemy", "rank": "ch"}]}]

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        edits = [
            {**KNIGHT, "field": "names", "value": {"pl": "Smokobójca"}},
            {**KNIGHT, "field": "grid", "value": ["c.", ".T"]},
            {**KNIGHT, "field": "steps", "value": steps},
        ]
        kept = await ada.post("/api/me/box/tashkalar", {"edits": edits})
        assert kept["added"]["words"] == {"tashkalar-knight": {"pl": "Smokobójca"}}
        board = "##.....##\n#.......#\n.........\n...o.....\n.........\n.........\n.........\n#.......#\n##.....##\n"
        position = {"board": " ".join(board).replace(" \n ", "\n"), "hands": {"r": ["knight"], "b": []}, "turn": "r"}
        doc = {"options": {"schools": ["northern", "highland"]}, "position": position, "impossible": True}
        sketch = await ada.post("/api/positions", {"game": "tashkalar", "doc": doc, "box": "mine"})
        assert sketch["error"] is None
        asked = {"game": "tashkalar", "text": sketch["text"], "box": "mine", "what": "summons"}
        own = await ada.post("/api/positions/ask", asked)
        shipped = await ada.post("/api/positions/ask", {**asked, "box": None})
        assert {way["square"] for way in own["summons"] if way["card"] == "knight"} == {"c3", "e3", "c5", "e5"}
        assert [way for way in shipped["summons"] if way["card"] == "knight"] == []
        for odd in (
            [{"op": "antimatter", "who": "enemy"}],
            [{"op": "either", "of": [{"op": "double"}, {"op": "gain"}]}],
            [{"op": "either", "of": [{"op": "gain"}]}],
            [{"op": "either", "may": True, "of": [{"op": "either"}]}],
            [{"op": "place", "where": "marked2"}],
            [{"op": "destroy", "where": "near_gateway"}],
        ):
            body = {"edits": [{**KNIGHT, "field": "steps", "value": odd}]}
            assert await refused(ada, "/api/me/box/tashkalar", body) == "tashkalar-refuse-step"

    run(sqlite, test, **SHIPPED)


def test_a_pack_does_not_belong_into_a_text(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        text = 'game = "monolith"\n[options.pack."rules.toml"]\nfact = []\n[position]\n'
        sketch = await ada.post("/api/positions", {"game": "monolith", "text": text})
        assert "chosen beside" in sketch["error"]["reason"]
        assert (await ada.http.post("/api/scenarios/play", json={"text": text})).status_code == 400

    run(sqlite, test, **SHIPPED)


def test_a_hostile_file_keeps_nobody_waiting(sqlite: str) -> None:
    """A million nested tables, and a thousand factions, while somebody else plays on."""

    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        texts = [
            "arenarium = 1\ngame = 'monolith'\n" + "[a" + ".a" * 40_000 + "]\n",
            "arenarium = 1\ngame = 'monolith'\n" + "".join(f"['own_{i}.toml']\nx = 1\n" for i in range(4000)),
            "arenarium = 1\ngame = 'monolith'\n['own_<script>.toml']\nid = 'x'\n",
        ]
        posts = [refused(ada, "/api/me/box/monolith/file", {"text": text}) for text in texts]
        keys = asyncio.gather(*posts)
        longest = 0.0  # of the processor, on the thread that answers everybody: a busy machine is no fault
        while not keys.done():
            before = time.thread_time()
            await bob.get("/api/server")
            longest = max(longest, time.thread_time() - before)
            await asyncio.sleep(1 / 30)  # one who asks no more often than is allowed
        assert set(await keys) <= {"core-pack-deep", "core-fact-file"}
        assert longest < 1.0
        assert (await ada.get("/api/me/box/monolith"))["version"] == 0

    run(sqlite, test, **SHIPPED)


def test_what_is_laid_with_a_pack_is_the_packs(sqlite: str) -> None:
    found = positions.sketch(SHIPPED["games"].paths(), "monolith", None, {"position": {}}, {WOLVES: wolves()})
    assert found["error"] is None
