"""Studies: chapters from anywhere, lines that stay as they fell, notes, branches put first and deleted."""

from __future__ import annotations

import pytest

from arenarium.core.wire import check
from arenarium.server import wire
from arenarium.server.api import studying
from tests.server.house import House, Watch, play_on, run
from tests.server.people import Json
from tests.server.studies import (
    ALL,
    GAMES,
    add,
    applied,
    asked,
    at,
    begun,
    nonce,
    note,
    play,
    put,
    refused,
    tree,
    whole,
)

POSITION = """game = "monolith"
title = "A hill"

[position]
board = \"\"\"
                    .
          .                   b.nig3
.                   r.pik1              .
          .                   .
.                   .                   .
          .                   .
.                   .                   .
          .                   .
                    .
\"\"\"
"""


@pytest.mark.parametrize("game", [*GAMES, "toll"])
def test_a_line_of_every_game_shows_the_same_always(sqlite: str, game: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada, game)
        root = study["chapters"][0]["id"]
        nodes = await play(ada, study, root, 12)
        assert nodes == sorted(set(nodes))
        now = await whole(ada, study)
        assert [n["id"] for n in now["chapters"][0]["nodes"]] == [root, *nodes]
        assert all(n["says"] for n in now["chapters"][0]["nodes"] if n["text"]) or game != "monolith"
        first = await at(ada, study, nodes[-1])
        again = await at(ada, study, nodes[-1], "?since=0")
        studying._remembered.clear()
        assert again["views"] == first["views"]
        assert again["first"] == 0
        entries = again["entries"]
        assert [e["seq"] for e in entries] == list(range(len(entries)))
        assert entries[first["first"] :] == first["entries"]
        replay = await ada.get(f"/api/studies/{study['id']}/nodes/{nodes[-1]}/line")
        check(replay, wire.Replay)
        assert [f["entry"] for f in replay["frames"][1:]] == entries
        eye = next(v for v in first["views"] if v["seat"] == replay["seat"])
        assert replay["frames"][-1]["view"] == eye["view"]
        # the same answers again are the same nodes, and another line is another branch
        answers = [(n["seat"], n["text"]) for n in now["chapters"][0]["nodes"][1:]]
        same = await add(ada, study, root, *answers)
        assert (same["node"], same["edits"]) == (nodes[-1], [])
        assert same["revision"] == now["revision"] == 12

    run(sqlite, test, games=ALL)


def test_lots_are_drawn_again_as_another_child_or_fall_as_they_are_said(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada, "herosi")
        node, found = study["chapters"][0]["id"], None
        for _ in range(60):
            seat, options = asked(await at(ada, study, node))
            done = await add(ada, study, node, (seat, options[0]))
            made = done["edits"][0]["nodes"][0]
            if made["lots"]:
                found = (node, seat, options[0], made)
                break
            node = done["node"]
        assert found is not None
        parent, seat, text, made = found
        seen = {tuple(made["lots"])}
        for _ in range(30):
            done = await add(ada, study, parent, (seat, text), again=True)
            for edit in done["edits"]:
                assert tuple(edit["nodes"][0]["lots"]) not in seen
                seen.add(tuple(edit["nodes"][0]["lots"]))
        assert len(seen) > 1
        assert (await add(ada, study, parent, (seat, text)))["node"] == made["id"]
        for lots in sorted(seen):
            line = [{"seat": seat, "text": text, "lots": list(lots)}]
            known = await ada.post(f"/api/studies/{study['id']}/add", {"node": parent, "line": line, "n": nonce()})
            assert known["edits"] == []
        line = [{"seat": seat, "text": text, "lots": ["no such lot"]}]
        body = {"node": parent, "line": line, "n": nonce()}
        assert (await refused(ada, f"/api/studies/{study['id']}/add", body))[0] in (400, 409)

    run(sqlite, test, games=ALL)


def test_a_chapter_begins_with_a_position_a_scenario_or_a_start(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await ada.post("/api/studies", {"title": "", "chapter": {"text": POSITION}})
        assert study["title"] == "A hill"
        assert study["chapters"][0]["origin"] == {"kind": "position", "text": POSITION}
        shown = await at(ada, study, study["chapters"][0]["id"], "?seat=-1")
        assert [v["seat"] for v in shown["views"]] == [-1]
        path = f"/api/studies/{study['id']}/chapters"
        rows = (await ada.get("/api/scenarios?game=tashkalar"))["scenarios"]
        name = next(r["name"] for r in rows if r["steps"] > 3)
        done = await ada.post(path, {"game": "tashkalar", "scenario": name, "follow": True, "n": nonce()})
        opened = done["edits"][0]["opened"]
        assert opened["id"] == done["node"]
        assert len(opened["nodes"]) > 1
        await at(ada, study, opened["nodes"][-1]["id"])
        await ada.post(path, {"game": "herosi", "n": nonce(), "title": "From the start"})
        now = await whole(ada, study)
        assert [c["game"] for c in now["chapters"]] == ["monolith", "tashkalar", "herosi"]
        assert now["chapters"][2]["origin"] == {"kind": "start"}
        bad: list[tuple[Json, int]] = [
            ({}, 400),
            ({"text": POSITION, "game": "monolith"}, 400),
            ({"text": "x = " + "[" * 5000}, 400),
            ({"text": POSITION.replace("pik1", "xyz1")}, 400),
            ({"text": POSITION.replace("monolith", "chess")}, 404),
            ({"text": "x" * 100_001}, 400),
            ({"game": "../monolith"}, 404),
            ({"game": "monolith", "scenario": "../../secrets"}, 404),
            ({"game": "monolith", "options": {"seats": 99}}, 400),
            ({"game": "monolith", "options": {"moon": {"a": [[[1]]]}}}, 400),
            ({"table": "nowhere"}, 404),
            ({"game": "monolith", "title": "x" * 81}, 400),
        ]
        for body, status in bad:
            assert (await refused(ada, path, {**body, "n": nonce()}))[0] == status, body
        assert (await whole(ada, study))["revision"] == 2

    run(sqlite, test, games=ALL)


def test_a_moment_of_a_match_that_is_over_and_how_it_went_on(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob, a, b, table = await house.match(options={"hand": 3})
        eve = await house.person("Eve")
        await play_on([a, b], 3)
        begin = {"title": "", "chapter": {"table": table, "at": 2, "follow": True}}
        for who in (ada, bob, eve):  # a running match tells nobody its secrets
            assert await refused(who, "/api/studies", begin) == (409, "server-refuse-not-over")
        await play_on([a, b])
        frames = (await ada.get(f"/api/tables/{table}/replay?seat=0"))["frames"]
        study = await eve.post("/api/studies", begin)
        check(study, wire.Study)
        chapter = study["chapters"][0]
        assert chapter["origin"] == {"kind": "match", "table": table, "at": 2}
        last = await at(eve, study, chapter["nodes"][-1]["id"], "?seat=0")
        assert last["views"][0]["view"] == frames[-1]["view"]
        assert last["result"] is not None
        moment = await at(eve, study, chapter["id"], "?seat=0")
        lots = len(chapter["nodes"][0]["lots"])
        assert moment["views"][0]["view"] == frames[2 + lots]["view"]
        # erased with its match the study still stands
        alone = await eve.post("/api/studies", {"title": "x", "chapter": {"table": table, "at": 0}})
        assert len(alone["chapters"][0]["nodes"]) == 1
        assert (await refused(eve, "/api/studies", {"title": "", "chapter": {"table": table, "at": 9999}}))[0] == 400

    run(sqlite, test)


def test_a_private_match_is_for_those_who_may_see_it_and_a_match_alone_may_run(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, eve = await house.person("Ada"), await house.person("Eve")
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "public": False})
        begin = {"title": "", "chapter": {"table": made["id"]}}
        assert (await refused(eve, "/api/studies", begin))[0] == 403
        await ada.post("/api/studies", begin)
        bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        other = await ada.post("/api/tables", {"game": "toll", "seats": bots, "public": False})
        begin = {"title": "", "chapter": {"table": other["id"]}}
        assert await refused(ada, "/api/studies", begin) == (409, "server-refuse-not-over")

    run(sqlite, test)


def test_what_is_said_is_kept_and_two_who_say_different_things_are_told(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        study = await begun(ada)
        root = study["chapters"][0]["id"]
        link = (await ada.post(f"/api/studies/{study['id']}/share", {"what": "write", "shared": True}))["write"]
        marks = [{"at": "a1"}, {"at": "a1", "to": "b2", "colour": "red"}]
        done = await note(ada, study, root, 0, comment=" One\r\ntwo\x07 \n", verdict="interesting", marks=marks)
        first = (await whole(ada, study))["chapters"][0]["nodes"][0]
        assert (first["comment"], first["verdict"], first["marks"]) == ("One\ntwo", "interesting", marks)
        path = f"/api/studies/{study['id']}/nodes/{root}/note?link={link}"
        stale = {"seen": 0, "comment": "Mine", "n": nonce()}
        assert await refused(bob, path, stale) == (409, "server-refuse-study-noted")
        assert (await whole(ada, study))["revision"] == done["revision"] == 1
        await bob.post(path, {"seen": 0, "comment": "One\ntwo", "n": nonce()})  # the same thing is no quarrel
        await bob.post(path, {"seen": 1, "comment": "Mine", "n": nonce()})
        await note(ada, study, root, 1, verdict="best")  # another thing of the same node is none either
        now = (await whole(ada, study))["chapters"][0]["nodes"][0]
        assert (now["comment"], now["verdict"]) == ("Mine", "best")
        for bad in (
            {"comment": "x" * 4001},
            {"verdict": "brilliant"},
            {"marks": [{"at": "a1", "colour": "url(x)"}]},
            {"marks": [{"at": "x" * 41}]},
            {"marks": [{"at": "a1"}] * 65},
            {"marks": [{"at": "a\x00b"}]},
            {"seen": "now"},
        ):
            assert (await refused(ada, path, {"seen": 9, "n": nonce(), **bad}))[0] == 400, bad

    run(sqlite, test)


def test_branches_are_put_first_deleted_and_brought_back_within_a_minute(sqlite: str) -> None:
    watch = Watch()

    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada, options={"hand": 3})
        root = study["chapters"][0]["id"]
        one = await play(ada, study, root, 3)
        other = await play(ada, study, root, 2, option=1)
        deep = await play(ada, study, one[1], 1, option=1)
        copy = await whole(ada, study)
        before = tree(copy)
        edits = (await put(ada, study, other[0], "first"))["edits"]
        now = await whole(ada, study)
        assert tree(now) == [before[0], before[2], before[1]]
        edits += (await put(ada, study, deep[0], "main"))["edits"]
        assert [e["kind"] for e in edits] == ["order"] * 3
        gone = await put(ada, study, one[0], "gone")
        assert gone["seconds"] == 60
        edits += gone["edits"]
        assert tree(await whole(ada, study)) == [before[0], before[2]]
        path = f"/api/studies/{study['id']}"
        for body in ({"node": one[1], "line": [{"seat": 0, "text": "x"}], "n": nonce()},):
            assert (await refused(ada, f"{path}/add", body))[0] == 404
        assert (await put(ada, study, one[0], "gone"))["edits"] == []
        edits += (await put(ada, study, one[0], "back"))["edits"]
        now = await whole(ada, study)
        assert applied(copy, edits) == {**now, "changed": copy["changed"]}
        await put(ada, study, one[0], "gone")
        watch.time += 61
        await house.server.table.shelves.sweep()
        body = {"what": "back", "n": nonce()}
        assert await refused(ada, f"{path}/nodes/{one[0]}/put", body) == (404, "server-refuse-study-node")
        assert (await whole(ada, study))["count"] == 2
        body = {"what": "gone", "n": nonce()}
        assert await refused(ada, f"{path}/nodes/{root}/put", body) == (409, "server-refuse-study-last")

    run(sqlite, test, now=watch)


def test_chapters_are_named_ordered_and_deleted(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada)
        path = f"/api/studies/{study['id']}"
        copy = study
        edits: list[Json] = []
        for name in ("Two", "Three"):
            edits += (await ada.post(f"{path}/chapters", {"game": "toll", "title": name, "n": nonce()}))["edits"]
        ids = [c["id"] for c in (await whole(ada, study))["chapters"]]
        edits += (await ada.post(f"{path}/order", {"chapters": ids[::-1], "n": nonce()}))["edits"]
        for wrong in (ids[:2], [*ids, 99], [ids[0]] * 3):
            key = (await refused(ada, f"{path}/order", {"chapters": wrong, "n": nonce()}))[1]
            assert key == "server-refuse-study-order"
        edits += (await ada.post(f"{path}/chapters/{ids[1]}/title", {"title": "Zwei\n\u202e", "n": nonce()}))["edits"]
        edits += (await ada.post(f"{path}/title", {"title": "All three", "n": nonce()}))["edits"]
        edits += (await put(ada, study, ids[0], "gone"))["edits"]
        edits += (await put(ada, study, ids[0], "back"))["edits"]
        now = await whole(ada, study)
        assert [c["title"] for c in now["chapters"]] == ["Three", "Zwei", ""]
        assert now["title"] == "All three"
        assert applied(copy, edits) == {**now, "changed": copy["changed"]}
        node = await play(ada, study, ids[1], 1)
        for number in (node[0], 999, 10**30):
            status = (await refused(ada, f"{path}/chapters/{number}/title", {"title": "x", "n": nonce()}))[0]
            assert status == 404

    run(sqlite, test)


def test_what_nests_without_end_is_refused_and_costs_no_process(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada)
        json = {"content-type": "application/json"}
        for depth in (600, 900, 100_000):
            deep = '{"a":' * depth + "1" + "}" * depth
            begin = f'{{"title":"","chapter":{{"game":"toll","options":{deep}}}}}'
            ask = f'{{"what":"why","seat":0,"args":{deep}}}'
            for path, body in (("", begin), (f"/{study['id']}/nodes/1/ask", ask)):
                for _ in range(3):
                    answer = await ada.http.post(f"/api/studies{path}", content=body, headers=json)
                    assert answer.status_code in (400, 413)
        assert len(house.hub.aside._all) == 1
        await at(ada, study, 1)

    run(sqlite, test)


def test_a_message_that_comes_twice_is_done_once(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada)
        path = f"/api/studies/{study['id']}"
        body = {"game": "toll", "n": "once"}
        first, second = await ada.post(f"{path}/chapters", body), await ada.post(f"{path}/chapters", body)
        assert first["edits"] == second["edits"]
        assert len((await whole(ada, study))["chapters"]) == 2

    run(sqlite, test)


def test_questions_about_a_position(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada, options={"hand": 3})
        root = study["chapters"][0]["id"]
        path = f"/api/studies/{study['id']}/nodes/{root}/ask"
        seat, options = asked(await at(ada, study, root))
        said = await ada.post(path, {"what": "foresee", "seat": seat, "args": {"options": options}})
        assert set(said["foreseen"]) <= set(options)
        assert (await ada.post(path, {"what": "why", "seat": seat, "args": {"text": options[0]}})) == {"allowed": True}
        why = await ada.post(path, {"what": "why", "seat": seat, "args": {"text": "dance"}})
        assert why["allowed"] is False
        hint = await ada.post(path, {"what": "hint", "seat": seat})
        assert hint["text"] in options
        for bad in ({"what": "dance"}, {"what": "foresee", "seat": 7}, {"what": "hint", "seat": 6}, {}):
            assert (await refused(ada, path, bad))[0] in (400, 404, 409)
        line = [{"seat": seat, "text": "dance"}]
        add_path = f"/api/studies/{study['id']}/add"
        assert (await refused(ada, add_path, {"node": root, "line": line, "n": nonce()}))[0] in (400, 409)
        good_then_bad = [{"seat": seat, "text": options[0]}, {"seat": seat, "text": "dance"}]
        assert (await refused(ada, add_path, {"node": root, "line": good_then_bad, "n": nonce()}))[0] in (400, 409)
        assert (await whole(ada, study))["count"] == 0  # all of a line or nothing

    run(sqlite, test)


def test_the_position_at_a_node_is_a_text_that_can_be_played(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        study = await begun(ada, "tashkalar")
        root = study["chapters"][0]["id"]
        seat, options = asked(await ada.get(f"/api/studies/{study['id']}/nodes/{root}"))
        body = {"node": root, "line": [{"seat": seat, "text": options[0]}], "n": nonce()}
        node = (await ada.post(f"/api/studies/{study['id']}/add", body))["node"]
        said = await ada.get(f"/api/studies/{study['id']}/nodes/{node}/text")
        assert said["asked"] == [seat]
        sketch = (await ada.http.post("/api/positions", json={"game": "tashkalar", "text": said["text"]})).json()
        assert sketch["error"] is None
        assert sketch["asked"] == said["asked"]
        seats = [{"kind": "hotseat"}, {"kind": "hotseat"}]
        assert (await ada.post("/api/scenarios/play", {"text": said["text"], "seats": seats}))["id"]
        assert (await ada.http.get(f"/api/studies/{study['id']}/nodes/99/text")).status_code == 404
        eve = await house.person("Eve")
        assert (await eve.http.get(f"/api/studies/{study['id']}/nodes/{node}/text")).status_code in (403, 404)

    run(sqlite, test, games=ALL)
