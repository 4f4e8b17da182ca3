"""Studies as files: out and in again, whatever they begin with; hostile ones; and how quick a large one is."""

from __future__ import annotations

import copy
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest

from arenarium.core.wire import check
from arenarium.server import wire
from arenarium.server.api import study_files
from arenarium.store.study_rows import MOST_CHAPTERS, MOST_NODES
from tests.server.house import House, play_on, run
from tests.server.people import Json, Someone
from tests.server.studies import ALL, GAMES, asked, at, begun, nonce, note, play, refused, tree, whole
from tests.server.test_studies import POSITION


async def file_of(who: Someone, study: Json) -> Json:
    answer = await who.http.get(f"/api/studies/{study['id']}/file")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith('.json"')
    found: Json = answer.json()
    return found


async def taken(who: Someone, file: Json | bytes) -> Json:
    content = file if isinstance(file, bytes) else json.dumps(file).encode()
    answer = await who.http.post("/api/studies/file", content=content, timeout=120)
    assert answer.status_code == 201, answer.text
    study: Json = answer.json()
    check(study, wire.Study)
    return study


async def turned_away(who: Someone, file: Json | bytes, key: str = "server-refuse-study-file") -> str:
    content = file if isinstance(file, bytes) else json.dumps(file).encode()
    answer = await who.http.post("/api/studies/file", content=content, timeout=120)
    error = answer.json()["error"]
    assert (answer.status_code, error["key"]) in ((400, key), (429, key), (409, key)), answer.text[:500]
    assert "()" not in error["message"]
    return str(error["args"].get("where", ""))


def alike(a: Json, b: Json) -> None:
    """The same studies, but for the ids."""
    assert a["title"] == b["title"]
    assert [tree(a, n) for n in range(len(a["chapters"]))] == [tree(b, n) for n in range(len(b["chapters"]))]
    for one, other in zip(a["chapters"], b["chapters"], strict=True):
        for key in ("title", "game", "options", "seats", "origin", "pack"):
            assert one[key] == other[key], key
        for x, y in zip(one["nodes"], other["nodes"], strict=True):
            for key in ("seat", "text", "lots", "says", "comment", "verdict", "marks"):
                assert x[key] == y[key], (key, x, y)


@pytest.mark.parametrize("game", [*GAMES, "toll"])
def test_a_file_of_every_game_comes_back_as_it_was(sqlite: str, game: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        study = await begun(ada, game, 'Zażółć "gęślą"')
        root = study["chapters"][0]["id"]
        line = await play(ada, study, root, 8)
        await play(ada, study, line[3], 3, option=1)
        marks = [{"at": "a1", "to": "b2"}]
        await note(ada, study, line[2], 99, comment='Look:\n<script>"', verdict="blunder", marks=marks)
        now = await whole(ada, study)
        file = await file_of(ada, study)
        assert (file["format"], file["version"]) == ("arenarium-study", 1)
        again = await taken(bob, file)
        alike(now, again)
        last = [x["chapters"][0]["nodes"][-1]["id"] for x in (now, again)]
        assert (await at(bob, again, last[1]))["views"] == (await at(ada, study, last[0]))["views"]
        assert await file_of(bob, again) == file
        node = copy.deepcopy(file)
        node["chapters"][0]["nodes"][4]["text"] = "no such answer"
        assert await turned_away(bob, node) == "$.chapters[0].nodes[4]"

    run(sqlite, test, games=ALL)


def test_matches_and_positions_come_back_too(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match(options={"hand": 3})
        await play_on([a, b])
        study = await ada.post("/api/studies", {"title": "Both", "chapter": {"table": table, "at": 3, "follow": True}})
        await ada.post(f"/api/studies/{study['id']}/chapters", {"text": POSITION, "n": nonce()})
        now, file = await whole(ada, study), await file_of(ada, study)
        alike(now, await taken(ada, file))
        lies: list[Json] = [
            {"line": [[0, "act", "dance"]]},
            {"line": [[7, "resign", ""]]},
            {"line": [[0, "rebase", "{}"]]},
            {"line": file["chapters"][0]["origin"]["line"][::-1]},
            {"line": None},
            {"options": {"seats": 40}},
            {"options": {"pack": "x"}},
            {"options": {"a": {"b": {}}}},
            {"kind": "elsewhere"},
        ]
        for wrong in lies:
            bad = copy.deepcopy(file)
            bad["chapters"][0]["origin"] |= wrong
            assert "chapters[0]" in await turned_away(ada, bad), wrong
        bad = copy.deepcopy(file)
        bad["chapters"][1]["origin"]["text"] = POSITION.replace("pik1", "xyz1")
        assert await turned_away(ada, bad) == "$.chapters[1]"
        assert len((await ada.get("/api/studies"))["studies"]) == 2

    run(sqlite, test, games=ALL)


def test_a_match_that_began_from_another_is_read_by_its_own_server_alone(sqlite: str, tmp_path: Any) -> None:
    files: list[Json] = []

    async def write(house: House) -> None:
        ada, _, a, b, table = await house.match(options={"hand": 2})
        await play_on([a, b])
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        what_if = await ada.post(f"/api/tables/{table}/branch", {"at": 4, "seats": seats})
        begin = {"title": "", "chapter": {"table": what_if["id"], "at": 0}}
        study = await ada.post("/api/studies", begin)
        await play(ada, study, study["chapters"][0]["id"], 2)
        file = await file_of(ada, study)
        assert "save" in file["chapters"][0]
        alike(await whole(ada, study), await taken(ada, file))
        other = {**file["chapters"][0]["save"], "seq": 1}
        for part, value in (("save", other), ("seal", None), ("seal", {"key": "x"})):
            bad = copy.deepcopy(file)
            bad["chapters"][0][part] = value
            assert await turned_away(ada, bad) == "$.chapters[0]"
        bad = copy.deepcopy(file)
        bad["chapters"][0]["origin"]["options"]["hand"] = 3
        assert await turned_away(ada, bad) == "$.chapters[0]"
        files.append(file)

    async def read(house: House) -> None:
        assert await turned_away(await house.person(), files[0]) == "$.chapters[0]"

    run(sqlite, write)
    run(f"sqlite:///{tmp_path}/other.db", read)


def test_files_that_are_none_are_refused_with_the_place_and_nothing_is_stored(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada, options={"hand": 3})
        await play(ada, study, study["chapters"][0]["id"], 3)
        good = await file_of(ada, study)
        nested = [b"[" * 200_000, b'{"a":' * 100_000, b'"' * 9_000_000]
        for raw in (b"", b"[]", b"null", b"\xff\xfe", b"{", *nested):
            await turned_away(ada, raw, "server-refuse-study-unread")
        await turned_away(ada, {}, "server-refuse-study-format")
        await turned_away(ada, {**good, "format": "arenarium-match"}, "server-refuse-study-format")
        await turned_away(ada, {**good, "version": 2}, "server-refuse-study-version")
        await turned_away(ada, {**good, "version": "1"})
        assert await turned_away(ada, {**good, "title": "x" * 81}) == "`$.title`"
        assert await turned_away(ada, {**good, "chapters": []}) == "`$.chapters`"
        chapter, nodes = good["chapters"][0], good["chapters"][0]["nodes"]

        def with_nodes(rows: list[Json]) -> Json:
            return {**good, "chapters": [{**chapter, "nodes": rows}]}

        bad: list[Json] = [
            with_nodes([]),
            with_nodes(nodes[1:]),
            with_nodes([*nodes, nodes[0]]),
            with_nodes([nodes[0], {**nodes[1], "parent": 1}]),
            with_nodes([nodes[0], {**nodes[1], "parent": 10**9}]),
            with_nodes([nodes[0], {**nodes[1], "seat": -1}]),
            with_nodes([nodes[0], {**nodes[1], "seat": 3}]),
            with_nodes([nodes[0], {**nodes[1], "lots": ["draw 1"]}]),
            with_nodes([{**nodes[0], "lots": ["draw 1"]}, *nodes[1:]]),
            with_nodes([{**nodes[0], "verdict": "<b>"}]),
            with_nodes([{**nodes[0], "marks": [{"at": {"x": 1}}]}]),
            with_nodes([{**nodes[0], "comment": "x" * 4001}]),
            {**good, "chapters": [{**chapter, "game": "../toll"}]},
            {**good, "chapters": [{**chapter, "origin": {"kind": "position", "text": "x = " + "[" * 5000}}]},
            {**good, "chapters": [{**chapter, "origin": {"kind": "match", "options": {}}}]},
        ]
        for n, file in enumerate(bad):
            assert "$.chapters[0]" in await turned_away(ada, file), n
        await turned_away(ada, {**good, "chapters": [chapter] * (MOST_CHAPTERS + 1)})
        many = [nodes[0], *[nodes[1]] * MOST_NODES]
        await turned_away(
            ada,
            {**good, "chapters": [{**chapter, "nodes": many}, {**chapter, "nodes": nodes}]},
            "server-refuse-study-nodes",
        )
        long = [{**node, "comment": "ł" * 4000} for node in [nodes[0], *[nodes[1]] * 260]]
        await turned_away(ada, with_nodes(long), "server-refuse-study-long")
        answer = await ada.http.post("/api/studies/file", content=b"x" * (10 * 1024 * 1024 + 1))
        assert answer.status_code == 413
        assert len((await ada.get("/api/studies"))["studies"]) == 1
        assert (await (await house.nobody()).http.post("/api/studies/file", json=good)).status_code == 401

    run(sqlite, test)


def test_a_file_does_not_lie_in_memory_and_nowhere_when_it_has_been_read(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixteen people who sent ten megabytes each cost half a gigabyte of memory, for good."""
    folder = tmp_path / "sent"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    waiting: list[list[int]] = []
    read = study_files.read

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        good = await file_of(ada, await begun(ada))
        run_it = house.hub.reading.run

        async def spied(whose: str, call: Any, seconds: float) -> Any:
            if call.func is read:
                waiting.append([x.stat().st_size for x in folder.glob("arenarium-body-*")])
            return await run_it(whose, call, seconds)

        monkeypatch.setattr(house.hub.reading, "run", spied)
        await taken(ada, good)
        await turned_away(ada, b"x" * 10_000_000, "server-refuse-study-unread")
        assert [len(sizes) for sizes in waiting] == [1, 1]
        assert waiting[1] == [10_000_000]
        assert (await ada.http.post("/api/studies/file", content=b"x" * (study_files.LARGEST + 1))).status_code == 413
        assert not list(folder.glob("arenarium-body-*"))

    run(sqlite, test)


def test_a_study_of_two_thousand_answers_opens_quickly_and_takes_no_more(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada, "tashkalar")
        root = study["chapters"][0]["id"]
        await play(ada, study, root, 40)
        file = await file_of(ada, study)
        nodes = file["chapters"][0]["nodes"]
        rows = [nodes[0]]
        while len(rows) <= MOST_NODES:  # the same line again and again, each beside the others
            first = len(rows)
            line = nodes[1 : MOST_NODES + 2 - first]
            rows += [{**x, "parent": 0 if n == 0 else first + n - 1} for n, x in enumerate(line)]
        for n, row in enumerate(rows):
            row["comment"] = f"Why {n}? Because it is there."
        file["chapters"][0]["nodes"] = rows
        began = time.monotonic()
        large = await taken(ada, file)
        took = {"taken": time.monotonic() - began}
        assert large["count"] == MOST_NODES
        began = time.monotonic()
        answer = await ada.http.get(f"/api/studies/{large['id']}")
        took["opened"] = time.monotonic() - began
        took["megabytes"] = len(answer.content) / 1e6
        last = answer.json()["chapters"][0]["nodes"][-1]["id"]
        for name in ("first look", "next look"):
            began = time.monotonic()
            position = await at(ada, large, last)
            took[name] = time.monotonic() - began
        began = time.monotonic()
        await note(ada, large, last, 0, comment="said")
        took["noted"] = time.monotonic() - began
        seat, options = asked(position)
        body = {"node": last, "line": [{"seat": seat, "text": options[0]}], "n": nonce()}
        full = await refused(ada, f"/api/studies/{large['id']}/add", body)
        assert full == (409, "server-refuse-study-nodes")
        assert took["opened"] < 10, took  # a tenth of that where nothing else runs
        assert took["next look"] < 5, took
        held = [x for x in house.hub.metrics.text().splitlines() if "loop_holds{" in x]
        assert not [x for x in held if "stud" in x]  # nobody else waited for any of it

    run(sqlite, test, games=ALL)
