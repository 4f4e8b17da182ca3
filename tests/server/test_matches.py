"""People meet, play, leave, come back, watch."""

from __future__ import annotations

import asyncio

import pytest

from arenarium.bots.levels import SUBSTITUTE
from arenarium.core.game import Json
from arenarium.core.lots import commitment
from arenarium.core.matchfile import read_match
from arenarium.core.verifying import verify
from arenarium.store.database import StoreFailed
from arenarium.store.seal import signer
from tests import toy
from tests.server.house import TWO, House, play_on, run, until
from tests.server.people import Chair, Someone


def test_two_people_play_a_match_to_its_end(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, b, table = await house.match(title="Evening")
        promised = a.info["commitment"]
        assert not a.info["seed"]
        await play_on([a, b])
        await until(lambda: b.info["state"] == "finished")
        assert commitment(bytes.fromhex(a.info["seed"])) == promised
        assert sorted(a.info["result"]) in ([1, 1], [1, 2])
        assert a.views[0]["result"] == a.info["result"]
        file = await ada.get(f"/api/tables/{table}/export")
        match = read_match(file, "export")
        assert match.seed is not None
        assert match.seed_faults() == []
        assert match.faults(toy.GAME) == []
        assert match.unproven(toy.GAME) == ["players", "times", "made", "table", "title"]
        assert signer(file) == (await ada.get("/api/server"))["key"]
        assert [t["id"] for t in (await ada.get("/api/tables?state=finished"))["tables"]] == [table]

    run(sqlite, test)


def test_entries_come_before_the_view_and_after_the_ack(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        start = len(a.messages)
        answer = await a.act(0, "pledge 1")
        assert answer["t"] == "ack"
        await a.until("view")
        assert [m["t"] for m in a.messages[start:] if m["t"] != "ping"] == ["ack", "entries", "view"]
        entries = await b.until("entries")
        (entry,) = entries["d"]["entries"]
        assert entry["events"] == [{"kind": "chose", "seat": 0}]
        assert "text" not in entry
        assert a.entries[0]["text"] == "pledge 1"
        assert a.entries[0]["events"] == [{"kind": "chose", "seat": 0, "points": 1}]

    run(sqlite, test)


def test_a_repeat_does_nothing_and_is_acknowledged_again(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, b, table = await house.match()
        first = await a.act(0, "pledge 1", n="same")
        again = await a.act(0, "pledge 1", n="same")
        other = await a.act(0, "pledge 2", n="same")
        assert first == again == other
        assert (await b.act(1, "pledge 0", n="same"))["t"] == "ack"  # another seat has nonces of its own
        room = await house.hub.room(table)
        assert room.table is not None
        assert [e.seq for e in room.table.log if e.seat == 0] == [0]

    run(sqlite, test)


def test_refusals_are_typed_and_speak_the_players_language(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        assert (await a.act(0, "dance", n="1"))["d"]["kind"] == "unreadable"
        assert (await a.act(0, "play 3", n="2"))["d"]["key"] == "core-refuse-no-option"
        assert (await a.act(1, "pledge 1", n="3"))["d"]["key"] == "server-refuse-seat"
        await a.act(0, "pledge 1")
        assert (await a.act(0, "pledge 1", q=0))["d"]["kind"] == "stale"
        assert (await b.act(1, "pledge 1", q=0))["t"] == "ack"  # somebody else's answer made this one no staler
        await ada.http.post("/api/me", json={"lang": "pl"})
        polish = await house.sit(ada, table)
        spoken = await polish.act(1, "pledge 1")
        assert spoken["d"]["message"] == "To nie jest twoje miejsce."

    run(sqlite, test)


def test_a_gap_is_repaired_and_a_return_begins_where_it_broke_off(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        await play_on([a, b], 6)
        have = len(a.entries)
        await a.close()
        if b.question() is not None:
            await play_on([b], 1)
        back = await house.sit(ada, table, have=have - 2)
        entries = await back.until("entries")
        assert entries["d"]["from"] == have - 2
        assert {**a.entries, **back.entries}.keys() == set(range(max(back.entries) + 1))
        await back.send("since", {"seq": 0})
        whole = await back.until("entries")
        assert [e["seq"] for e in whole["d"]["entries"]] == sorted({**a.entries, **back.entries})
        await back.send("view", {})
        assert (await back.until("view"))["d"]["seq"] == len(whole["d"]["entries"])

    run(sqlite, test)


def test_invitations_are_good_once_and_for_their_seat(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob, eve = await house.person("Ada"), await house.person("Bob"), await house.person("Eve")
        seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}]
        made = await ada.post("/api/tables", {"game": "toll", "public": False, "seats": seats})
        path = f"/api/tables/{made['id']}"
        token = made["links"]["1"].split("token=")[1]
        assert (await eve.http.get(path)).status_code == 403
        assert (await eve.http.post(f"{path}/join", json={})).status_code == 403
        assert (await eve.http.post(f"{path}/join", json={"token": token + "x"})).status_code == 403
        assert (await bob.post(f"{path}/join", {"token": token}))["mine"] == [1]
        assert (await eve.http.post(f"{path}/join", json={"token": token})).status_code == 403
        fresh = await ada.post(f"{path}/invite", {"seat": 2})
        invited = fresh["links"]["2"].split("token=")[1]
        joined = await eve.post(f"{path}/join", {"token": invited})
        assert joined["mine"] == [2]
        assert joined["state"] == "running"

    run(sqlite, test)


def test_a_private_table_is_watched_by_link_only(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        made = await ada.post("/api/tables", {"game": "toll", "public": False, "seats": seats})
        nobody = await house.nobody()
        outside = await house.sit(nobody, made["id"])
        assert (await outside.until("error"))["d"]["key"] == "server-refuse-private"
        watching = await house.sit(nobody, made["id"], token=made["links"]["watch"].split("token=")[1])
        view = await watching.until("view")
        assert view["d"]["seat"] == -1
        assert all("options" not in q for q in view["d"]["questions"])
        assert (await watching.act(0, "pledge 1"))["d"]["key"] == "server-refuse-seat"
        assert [t["id"] for t in (await nobody.get("/api/tables?state=running"))["tables"]] == []
        assert [t["id"] for t in (await ada.get("/api/tables?state=mine"))["tables"]] == [made["id"]]

    run(sqlite, test)


async def one_screen(house: House) -> tuple[Someone, Json, Chair]:
    """Ada has played both seats to the end."""
    ada = await house.person("Ada")
    made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
    a = await house.sit(ada, made["id"])
    await until(lambda: set(a.views) == {0, 1})
    await play_on([a])
    return ada, made, a


def test_a_secret_among_the_seats_of_one_screen_says_whose_it_is(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, made, a = await one_screen(house)
        secret = [e for entry in a.entries.values() for e in entry["events"] if e["kind"] in ("chose", "drew")]
        assert {e["seat"] for e in secret} == {0, 1}
        for e in secret:
            assert e["for"] == [e["seat"]]
            assert e["else"] == {"kind": e["kind"], "seat": e["seat"]}, "not which card"
        only = await house.sit(ada, made["id"], seat=1)
        await only.until("view")
        assert all("for" not in e for entry in only.entries.values() for e in entry["events"])

    run(sqlite, test)


def test_one_person_plays_several_seats_on_one_screen(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, made, a = await one_screen(house)
        assert a.info["state"] == "finished"
        only = await house.sit(ada, made["id"], seat=1)
        await only.until("view")
        assert set(only.views) == {1}

    run(sqlite, test)


def test_undo_is_free_until_somebody_learned_something(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person("Ada")
        seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
        made = await ada.post("/api/tables", {"game": "toll", "seats": seats})
        a = await house.sit(ada, made["id"])
        await a.until("view")
        await a.act(0, "pledge 1")
        assert a.entries[0]["kind"] == "act"
        # The question went on to nobody else, but the seat is not asked any more: that seals it.
        await a.send("undo", {"seat": 0, "to": 0, "n": "u1"})
        assert (await a.answer("u1"))["t"] == "ack"  # all seats are hers, so all agree
        await until(lambda: a.views[0]["length"] == 0)
        assert [e["kind"] for e in a.entries.values()] == ["act", "undo"]

    run(sqlite, test)


def test_takeback_needs_the_others(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        await a.act(0, "pledge 1")
        await a.send("undo", {"seat": 0, "to": 0, "n": "u1"})
        await a.answer("u1")
        await until(lambda: b.info["offers"] == [{"what": "undo", "seat": 0, "to": 0, "yes": [0]}])
        await b.send("consent", {"what": "undo", "yes": False, "n": "c1"})
        await b.answer("c1")
        await until(lambda: a.info["offers"] == [])
        assert a.views[0]["length"] == 1
        await a.send("undo", {"seat": 0, "to": 0, "n": "u2"})
        await a.answer("u2")
        await b.send("consent", {"what": "undo", "yes": True, "n": "c2"})
        assert (await b.answer("c2"))["t"] == "ack"
        await until(lambda: a.views[0]["length"] == 0)
        await b.send("consent", {"what": "undo", "yes": True, "n": "c3"})
        assert (await b.answer("c3"))["d"]["kind"] == "stale"

    run(sqlite, test)


def test_a_draw_is_agreed(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        await a.send("draw", {"seat": 0, "n": "d"})
        await a.answer("d")
        await b.until(lambda m: m["t"] == "table" and m["d"]["offers"] != [])
        await b.send("consent", {"what": "draw", "yes": True, "n": "c"})
        await b.answer("c")
        await until(lambda: a.info["result"] == [1, 1])
        assert a.info["state"] == "finished"

    run(sqlite, test)


def test_who_resigns_loses_and_says_so_once(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        for _ in range(2):
            await a.send("resign", {"seat": 0, "n": "r"})
            assert (await a.answer("r"))["t"] == "ack"
        await until(lambda: b.info["result"] == [2, 1])
        assert (await b.act(1, "pledge 1"))["d"]["key"] in ("core-refuse-not-asked", "core-refuse-over")

    run(sqlite, test)


def test_a_paused_match_waits(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        await a.send("pause", {"seat": 0, "n": "p"})
        await a.answer("p")
        await until(lambda: bool(b.info["paused"]))
        assert (await b.act(1, "pledge 1"))["d"]["key"] == "server-refuse-paused"
        await b.send("resume", {"seat": 1, "n": "r"})
        await b.answer("r")
        assert (await b.act(1, "pledge 1"))["t"] == "ack"

    run(sqlite, test)


def test_rematch_seats_the_same_people_one_seat_on(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob, a, b, table = await house.match()
        assert (await ada.http.post(f"/api/tables/{table}/rematch")).status_code == 409
        await a.send("resign", {"seat": 0, "n": "r"})
        await b.until(lambda m: m["t"] == "table" and m["d"]["state"] == "finished")
        made = await ada.post(f"/api/tables/{table}/rematch")
        assert [s["person"] for s in made["seats"]] == [bob.id, ada.id]
        assert made["state"] == "running"
        await until(lambda: b.info["rematch"] == made["id"])
        assert (await bob.post(f"/api/tables/{table}/rematch"))["id"] == made["id"]

    run(sqlite, test)


def test_two_who_want_a_rematch_at_once_get_the_same_one(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob, a, b, table = await house.match()
        await a.send("resign", {"seat": 0, "n": "r"})
        await b.until(lambda m: m["t"] == "table" and m["d"]["state"] == "finished")
        wanted = [someone.post(f"/api/tables/{table}/rematch") for someone in (ada, bob, ada)]
        made = await asyncio.gather(*wanted)
        assert len({m["id"] for m in made}) == 1
        assert [bool(m["links"]) for m in made].count(True) == 1
        await until(lambda: a.info["rematch"] == b.info["rematch"] == made[0]["id"])
        assert len((await ada.get("/api/tables?state=mine"))["tables"]) == 2

    run(sqlite, test)


def test_a_rematch_that_was_cut_off_half_way_is_found_again(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        await a.send("resign", {"seat": 0, "n": "r"})
        await b.until(lambda m: m["t"] == "table" and m["d"]["state"] == "finished")
        room = await house.hub.room(table)
        point_to, room.seating.point_to = room.seating.point_to, cut_off  # type: ignore[method-assign]
        assert (await ada.http.post(f"/api/tables/{table}/rematch")).status_code == 503
        room.seating.point_to = point_to  # type: ignore[method-assign]
        made = await ada.post(f"/api/tables/{table}/rematch")
        assert made["state"] == "running"
        await until(lambda: a.info["rematch"] == b.info["rematch"] == made["id"])
        assert len((await ada.get("/api/tables?state=mine"))["tables"]) == 2

    run(sqlite, test)


async def cut_off(rematch: str) -> None:
    raise StoreFailed("the power was cut")


def test_chat_reaches_all_but_those_who_muted_its_writer(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob, a, b, table = await house.match()
        await a.send("chat", {"text": "Powodzenia!"})
        assert (await b.until("chat"))["d"]["text"] == "Powodzenia!"
        await b.send("mute", {"who": ada.id, "on": True})
        await b.until("muted")
        await a.send("chat", {"text": "Hej?"})
        await a.until(lambda m: m["t"] == "chat" and m["d"]["text"] == "Hej?")
        again = await house.sit(bob, table)
        welcome = await again.until("welcome")
        assert welcome["d"]["chat"] == []
        assert all(m["d"]["text"] != "Hej?" for m in b.messages if m["t"] == "chat")
        room = await house.hub.room(table)
        assert room.table is not None
        assert room.table.log == []  # talk is no part of the rules' log

    run(sqlite, test)


def test_a_branch_goes_on_from_any_moment(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        wanted = {"at": 4, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        assert (await ada.http.post(f"/api/tables/{table}/branch", json=wanted)).status_code == 409
        await play_on([a, b])
        frames = (await ada.get(f"/api/tables/{table}/replay?seat=0"))["frames"]
        made = await ada.post(f"/api/tables/{table}/branch", wanted)
        branch = await house.sit(ada, made["id"])
        view = await branch.until("view")
        assert view["d"]["view"] == frames[4]["view"]
        assert made["parent"] == table
        assert not made["public"]
        assert made["commitment"] != a.info["commitment"]  # what comes is not what would have come
        await play_on([branch])
        file = await ada.get(f"/api/tables/{made['id']}/export")
        match = read_match(file, "export")
        assert match.seed is not None
        assert verify(toy.GAME, match.options, match.seed, match.log, file["origin"]) == []

    run(sqlite, test)


@pytest.mark.parametrize("end", ["played", "resign", "draw"])
def test_nobody_plays_on_from_after_the_end(sqlite: str, end: str) -> None:
    """Once there was a table with nothing to be answered, at which the match was over and yet was not."""

    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        if end == "played":
            await play_on([a, b])
        else:
            await play_on([a, b], 2)
            await a.send(end, {"seat": 0, "n": "end"})
            assert (await a.answer("end"))["t"] == "ack"
            if end == "draw":
                await b.send("consent", {"what": "draw", "yes": True, "n": "so"})
        await until(lambda: a.info["state"] == "finished")
        last = (await ada.get(f"/api/tables/{table}/replay"))["frames"][-1]["n"]
        seats = [{"kind": "me"}, {"kind": "bot"}]
        refused = await ada.http.post(f"/api/tables/{table}/branch", json={"at": last, "seats": seats})
        assert (refused.status_code, refused.json()["error"]["key"]) == (409, "server-refuse-branch-over")
        await ada.post(f"/api/tables/{table}/branch", {"at": last - 1, "seats": seats})

    run(sqlite, test)


def test_a_bot_that_nobody_names_plays_on_from_a_branch_as_surely_as_hints_are_given(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        await play_on([a, b])
        made = await ada.post(f"/api/tables/{table}/branch", {"at": 4, "seats": [{"kind": "me"}, {"kind": "bot"}]})
        assert made["seats"][1]["bot"] == SUBSTITUTE

    run(sqlite, test)


def test_replay_shows_only_what_a_seat_knew_until_the_match_is_over(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        await play_on([a, b], 8)
        assert (await ada.http.get(f"/api/tables/{table}/replay?seat=1")).status_code == 403
        mine = (await ada.get(f"/api/tables/{table}/replay"))["frames"]
        assert [f["n"] for f in mine] == list(range(len(mine)))
        assert all(isinstance(f["view"]["hands"][1], int) for f in mine)
        await play_on([a, b])
        theirs = (await ada.get(f"/api/tables/{table}/replay?seat=1"))["frames"]
        assert any(isinstance(f["view"]["hands"][1], list) and f["view"]["hands"][1] for f in theirs)
        some = (await ada.get(f"/api/tables/{table}/replay?seat=1&first=3&end=5"))["frames"]
        assert some == theirs[3:6]

    run(sqlite, test)


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": TWO},
        {"game": "toll", "seats": []},
        {"game": "toll", "seats": [{"kind": "me"}]},
        {"game": "toll", "seats": TWO, "options": {"hand": 17}},
        {"game": "toll", "seats": TWO, "options": {"seats": 3}},
        {"game": "toll", "seats": TWO, "options": {"mode": ["x"]}},
        {"game": "toll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]},
        {"game": "toll", "seats": TWO, "clock": {"kind": "move"}},
        {"game": "toll", "seats": TWO, "clock": {"kind": "sundial"}},
        {"game": "toll", "seats": TWO, "pack": "../../etc"},
        {"seats": TWO},
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(sqlite: str, body: dict[str, object]) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        answer = await ada.http.post("/api/tables", json=body)
        assert 400 <= answer.status_code < 500
        error = answer.json()["error"]
        assert error["message"] not in ("", error["key"])
        assert (await ada.get("/api/tables?state=mine"))["tables"] == []

    run(sqlite, test)


def test_a_person_who_joins_while_watching_is_seated_there(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        b = await house.sit(bob, made["id"])
        welcome = await b.until("welcome")
        assert welcome["d"]["seats"] == []
        await bob.post(f"/api/tables/{made['id']}/join", {})
        await until(lambda: 1 in b.views)
        assert b.seats == [1]
        assert (await b.act(1, "pledge 0"))["t"] == "ack"

    run(sqlite, test)


def test_presence_is_told_to_all(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        await until(lambda: all(s["here"] for s in b.info["seats"]))
        await a.close()
        await until(lambda: not b.info["seats"][0]["here"])
        seat = b.info["seats"][0]
        assert seat["replaceable"] == seat["away"] + house.hub.settings.absent
        await house.sit(ada, table)
        await until(lambda: bool(b.info["seats"][0]["here"]))

    run(sqlite, test)


def test_an_idle_table_leaves_the_memory_and_comes_back_quickly(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, bob, a, b, table = await house.match()
        await play_on([a, b], 8)
        view = b.views[1]
        await a.close()
        await b.close()
        await until(lambda: table not in house.hub.rooms)
        stored = await house.hub.store.load(table)
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.snapshot.seq == stored.head.length
        again = await house.sit(bob, table)
        fresh = await again.until("view")
        assert {**fresh["d"], "floor": 0} == {**view, "floor": 0}

    run(sqlite, test, idle=0.1)


def test_a_table_left_before_the_start_is_free_again(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob = await house.person("Ada"), await house.person("Bob")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = await ada.post("/api/tables", {"game": "toll", "seats": seats})
        path = f"/api/tables/{made['id']}"
        await bob.post(f"{path}/join", {})
        assert (await bob.http.post(f"{path}/join", json={})).status_code == 409
        assert (await bob.http.post(f"{path}/start")).status_code == 403
        assert (await ada.http.post(f"{path}/start")).status_code == 409
        left = await bob.post(f"{path}/leave")
        assert [s["kind"] for s in left["seats"]] == ["person", "open", "open"]
        assert (await ada.post(f"{path}/leave"))["state"] == "closed"
        assert (await bob.http.post(f"{path}/join", json={})).status_code == 409
        assert (await bob.get("/api/tables?state=open"))["tables"] == []

    run(sqlite, test)


def test_two_who_take_the_last_seat_at_once(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, bob, eve = await house.person("Ada"), await house.person("Bob"), await house.person("Eve")
        made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        path = f"/api/tables/{made['id']}/join"
        answers = await asyncio.gather(bob.http.post(path, json={}), eve.http.post(path, json={}))
        assert sorted(a.status_code for a in answers) == [200, 409]

    run(sqlite, test)
