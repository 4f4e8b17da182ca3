"""Live pace through real sockets: cadence, Stop, bots that roll like people."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise

from bench.live import arena, checker, driver
from msgspec.structs import replace

from arenarium.games.herosi.live_latency import CAP
from arenarium.server.settings import Registry
from arenarium.words import words
from tests.server.house import House, house, run, until
from tests.server.people import Chair, Json, Process, Someone
from tests.server.services import Postgres, Redis

SHIPPED = Registry.shipped()
LIVE = {"pace": "live", "cadence": "brisk", "bot_pace": "quick"}


def rolling(chair: Chair) -> bool:
    return all(any(q.get("ask") == "roll_or_stop" for q in v["questions"]) for v in chair.views.values())


async def to_the_rolling(chairs: list[Chair]) -> None:
    """Answer everything that comes before the first dice."""
    for _ in range(600):
        asked = [(c, q) for c in chairs if (q := c.question()) is not None and q[1]["ask"] != "roll_or_stop"]
        if not asked:
            if all(rolling(c) for c in chairs):
                return
            await asyncio.sleep(0.02)
            continue
        chair, (seat, question) = asked[0]
        options = question["options"]
        await chair.act(seat, "ready" if "ready" in options else options[0], question["q"])
        await asyncio.sleep(0.01)
    raise AssertionError(f"no dice were ever rolled: {[c.views for c in chairs]}")


async def begun(house: House, seats: list[Json]) -> tuple[list[Chair], str]:
    ada, bob = await house.person("Ada"), await house.person("Bob")
    made = await ada.post("/api/tables", {"game": "herosi", "seats": seats, "options": LIVE})
    people = [ada]
    if any(s["kind"] == "open" for s in seats):
        await bob.post(f"/api/tables/{made['id']}/join", {})
        people.append(bob)
    chairs = [await house.sit(p, made["id"]) for p in people]
    for chair in chairs:
        await chair.until("view")
    await to_the_rolling(chairs)
    return chairs, made["id"]


def lives(chair: Chair, kind: str) -> list[Json]:
    return [m["d"] for m in chair.messages if m["t"] == "live" and m["d"]["kind"] == kind]


def test_dice_are_taken_up_land_and_the_first_stop_wins(sqlite: str) -> None:
    async def test(house: House) -> None:
        (a, b), _ = await begun(house, [{"kind": "me"}, {"kind": "open"}])
        opens = lives(a, "opens")
        assert opens
        assert 0 < opens[-1]["in"] <= 2000
        early = await a.act(0, "stop", n="early")
        assert early["d"]["key"] == "herosi-refuse-not-open"
        await asyncio.sleep(opens[-1]["in"] / 1000)
        assert (await a.act(0, "land"))["t"] == "refused"  # only the server lets dice land
        began = time.monotonic()
        first = asyncio.ensure_future(a.act(0, "roll 1 2 3 4 5 6", n="r1"))
        await b.send("act", {"seat": 1, "text": "roll 1 2 3 4 5 6", "n": "r2"})
        assert (await first)["t"] == "ack"
        assert (await b.answer("r2"))["t"] == "ack"
        await until(lambda: any(m["d"].get("n") == "r1" for m in a.messages if m["t"] == "live"))
        await until(lambda: all(d["at"] == "table" for p in a.views[0]["view"]["players"] for d in p["dice"]))
        second = await a.act(0, "roll 1 2 3", n="r3")
        assert second["t"] == "ack"
        assert time.monotonic() - began > 0.6  # a brisk hand takes 700 ms from landing to landing
        await until(lambda: all(d["at"] == "table" for p in a.views[0]["view"]["players"] for d in p["dice"]))
        stop_a, stop_b = await asyncio.gather(a.act(0, "stop", n="s1"), b.act(1, "stop", n="s2"))
        assert sorted([stop_a["t"], stop_b["t"]]) == ["ack", "refused"]
        late = stop_a if stop_a["t"] == "refused" else stop_b
        assert late["d"]["kind"] == "stale"
        (figures,) = lives(b, "figures")
        assert len(figures["rows"]) == 2
        await until(lambda: b.views[1]["view"]["battles"][0]["phase"] != "rolling")

    run(sqlite, test, games=SHIPPED)


def test_a_bot_rolls_and_stops_at_a_human_pace(sqlite: str) -> None:
    async def test(house: House) -> None:
        (a,), table = await begun(house, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        room = await house.hub.room(table)
        assert room.table is not None
        log = room.table.log
        await until(lambda: any(e.seat == 1 and e.text.startswith(("roll", "stop")) for e in log), 20)
        await until(lambda: a.views[0]["seq"] > 10)
        rolls = [room.times[e.seq] for e in room.table.log if e.seat == 1 and e.text.startswith("roll")]
        assert all(later - earlier >= 0.6 for earlier, later in pairwise(rolls))

    run(sqlite, test, games=SHIPPED, bot_seconds=0.05)


def test_a_live_table_has_no_other_clock_and_no_pause_by_hand(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        body = {"game": "herosi", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "options": LIVE}
        refused = await ada.http.post("/api/tables", json={**body, "clock": {"kind": "move", "seconds": 9}})
        assert refused.json()["error"]["key"] == "server-refuse-live-clock"
        made = await ada.post("/api/tables", body)
        a = await house.sit(ada, made["id"])
        await a.until("view")
        await a.send("pause", {"seat": 0, "n": "p"})
        assert (await a.answer("p"))["d"]["key"] == "server-refuse-live-pause"

    run(sqlite, test, games=SHIPPED)


def test_a_live_match_against_bots_alone_can_be_paused(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        body = {"game": "herosi", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "options": LIVE}
        made = await ada.post("/api/tables", body)
        a = await house.sit(ada, made["id"])
        await a.until("view")
        await a.send("pause", {"seat": 0, "n": "p"})
        assert (await a.answer("p"))["t"] == "ack"
        room = house.hub.rooms[made["id"]]
        assert room.pacing is not None
        stood = room.pacing.now()
        await asyncio.sleep(0.1)
        assert room.pacing.now() == stood  # its time stands still
        went_on = time.monotonic()
        await a.send("resume", {"seat": 0, "n": "r"})
        assert (await a.answer("r"))["t"] == "ack"
        pacing = room.pacing
        await until(lambda: pacing.now() > stood)
        assert pacing.now() <= stood + 1 + 1000 * (time.monotonic() - went_on)

    run(sqlite, test, games=SHIPPED)


def test_no_stop_is_lost_at_many_tables_and_every_match_replays(sqlite: str) -> None:
    """The load test of bench/live in small: what it asserts about time is left out."""

    async def test(house: House) -> None:
        tables = await arena.made(house.hub, 6)
        histories = await driver.play([house.port], tables, 4.0, stops=0.3)
        for table in tables:
            stored = await house.hub.store.load(str(table["table"]))
            assert stored is not None
            assert checker.faults(stored, [h for h in histories if h.table == table["table"]]) == []
        intents = [i for h in histories for i in h.intents.values()]
        assert sum(i.text != "stop" for i in intents) > 20
        assert sum(i.text == "stop" and i.ends[0][0] == "ack" for i in intents) > 3

    run(sqlite, test, games=SHIPPED)


def test_players_at_two_workers_lose_no_stop_either(postgres: Postgres, redis: Redis) -> None:
    """Behind a proxy that does not lead a table's players to one worker: every Stop still counts once."""

    async def test() -> None:
        database = postgres.fresh()
        settings = {"games": SHIPPED, "redis": redis.url}
        async with house(database, **settings) as one, house(database, **settings) as two:
            tables = await arena.made(one.hub, 2)
            histories = await driver.play([one.port, two.port], tables, 4.0, stops=0.3)
            for table in tables:
                stored = await one.hub.store.load(str(table["table"]))
                assert stored is not None
                assert checker.faults(stored, [h for h in histories if h.table == table["table"]]) == []
            intents = [i for h in histories for i in h.intents.values()]
            assert any(i.text == "stop" and i.ends[0][0] == "ack" for i in intents)

    asyncio.run(test())


def test_the_checker_finds_what_is_wrong(sqlite: str) -> None:
    async def test(house: House) -> None:
        tables = await arena.made(house.hub, 1)
        histories = await driver.play([house.port], tables, 2.5, stops=1.0)
        stored = await house.hub.store.load(str(tables[0]["table"]))
        assert stored is not None
        assert checker.faults(stored, histories) == []
        seat, n = next((h.seat, n) for h in histories for n, i in h.intents.items() if i.ends[0][0] == "ack")
        lost = tuple(e for e in stored.entries if e.nonce != f"{seat}:{n}")
        assert any("acknowledged" in fault for fault in checker.faults(replace(stored, entries=lost), histories))
        twice = (*stored.entries, replace(stored.entries[-1], nonce=f"{seat}:{n}"))
        assert any("2 times" in fault for fault in checker.faults(replace(stored, entries=twice), histories))
        other = replace(stored, table=replace(stored.table, seed=bytes(16)))
        assert any("the seed gives" in fault for fault in checker.faults(other, histories))

    run(sqlite, test, games=SHIPPED)


class Far(Chair):
    """A player who answers pings, as programs have to."""

    def _note(self, m: Json) -> None:
        if m["t"] == "ping":
            self.pong = asyncio.get_running_loop().create_task(self.send("pong", m["d"]))
        super()._note(m)


class Road:
    """A way to the server on which everything takes so many seconds, in both directions."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port, self.seconds = port, seconds
        self.ends: list[asyncio.StreamWriter] = []

    async def open(self) -> str:
        self.server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self.ends += [writer, back]
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65536):
            loop.call_later(self.seconds, writer.write, data)
        loop.call_later(self.seconds, writer.close)

    async def close(self) -> None:
        self.server.close()
        for end in self.ends:
            end.close()
            await end.wait_closed()


def stop_times(chair: Chair) -> list[list[Json]]:
    """The figures of every Stop as the log tells them."""
    entries = [chair.entries[seq] for seq in sorted(chair.entries)]
    found = [[e for e in entry["events"] if e["kind"] == "stop_time"] for entry in entries]
    return [rows for rows in found if rows]


async def roll_once(chairs: list[Far]) -> None:
    """Everybody has dice on the table, in a preparation that is open."""
    for chair in chairs:
        (seat,) = chair.seats
        while (await chair.act(seat, "roll 1 2 3 4 5 6"))["t"] != "ack":
            await asyncio.sleep(0.1)
    await until(lambda: all(d["at"] == "table" for p in chairs[0].views[0]["view"]["players"] for d in p["dice"]))


async def both_stop(far: Far, near: Far, later: float) -> None:
    """The far player calls first, the near one so many seconds later."""
    await far.send("act", {"seat": 1, "text": "stop", "n": f"far{len(far.entries)}"})
    await asyncio.sleep(later)
    await near.send("act", {"seat": 0, "text": "stop", "n": f"near{len(near.entries)}"})
    before = len(stop_times(near))
    await until(lambda: len(stop_times(near)) > before and len(stop_times(far)) > before)
    for _ in range(100):  # whoever acts declines
        asked = [(c, q) for c in (far, near) if (q := c.question()) is not None and q[1]["ask"] != "roll_or_stop"]
        if not asked and rolling(near) and rolling(far):
            return
        for chair, (seat, question) in asked:
            await chair.act(seat, "pass", question["q"])
        await asyncio.sleep(0.05)
    raise AssertionError("the Stop was never resolved")


def test_the_farther_player_who_called_first_stops_the_game(sqlite: str) -> None:
    """HE §10, T10, T11: on a real server; 10 ms to the one player, 150 ms, more than the cap, to the other."""

    async def test(server: Process) -> None:
        ada, bob = await Someone("Ada", server.address).arrive(), await Someone("Bob", server.address).arrive()
        body = {"game": "herosi", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {**LIVE, "army": "preset"}}
        made = await ada.post("/api/tables", body)
        await bob.post(f"/api/tables/{made['id']}/join", {})
        roads = [Road(server.port, 0.010), Road(server.port, 0.150)]
        near, far = [Far(who, made["id"], await road.open()) for who, road in zip((ada, bob), roads)]
        for chair in (near, far):
            await chair.open()
            await chair.until("view")
        await to_the_rolling([near, far])
        turned = 0
        for _ in range(6):  # a machine may be too busy once; not six times
            await roll_once([near, far])
            await both_stop(far, near, 0.060)
            rows = stop_times(near)[-1]
            assert rows == stop_times(far)[-1]
            assert rows[0]["effective"] == min(row["effective"] for row in rows)
            for row in rows:
                assert row["received"] - row["half"] == row["effective"]
                assert row["half"] <= CAP
                assert row["effective"] <= rows[0]["effective"] + CAP
            assert all(row["half"] == CAP for row in rows if row["seat"] == 1)
            turned += len(rows) == 2 and rows[0]["seat"] == 1 and rows[0]["received"] > rows[1]["received"]
            if turned:
                break
        assert turned, "the later message of the farther player never won"
        figures = lives(near, "figures")[-1]["rows"]
        assert [row["seat"] for row in figures] == [1, 0]
        for chair in (near, far):
            await chair.close()
        for road in roads:
            await road.close()
        await ada.close()
        await bob.close()

    server = Process(sqlite)
    server.start()
    try:
        asyncio.run(test(server))
    finally:
        server.stop()


def test_bad_input_is_refused_in_the_players_language_and_no_dice_are_lost(sqlite: str) -> None:
    """Flooding rolls, a Stop without a roll, a roll after a Stop, a landing of one's own: HE §3, §10, A58"""

    async def test(house: House) -> None:
        (a, b), _ = await begun(house, [{"kind": "me"}, {"kind": "open"}])
        polish = await house.sit(a.someone, a.table)
        await a.someone.http.post("/api/me", json={"lang": "pl"})
        await polish.close()
        polish = await house.sit(a.someone, a.table)
        await polish.until("view")
        await asyncio.sleep(lives(a, "opens")[-1]["in"] / 1000)
        unrolled = await polish.act(0, "stop", n="unrolled")
        assert (unrolled["d"]["key"], unrolled["d"]["rule"]) == ("herosi-refuse-not-rolled", "HE A58")
        assert unrolled["d"]["message"] == words("pl").say("herosi-refuse-not-rolled")
        none = await polish.act(0, "roll 7", n="none")
        assert (none["d"]["key"], none["d"]["rule"]) == ("herosi-refuse-no-such-die", "HE §3")
        assert (await polish.act(0, "land", n="land"))["t"] == "refused"
        for n in range(20):
            await polish.send("act", {"seat": 0, "text": f"roll {n % 6 + 1}", "n": f"flood{n}"})
        await polish.answer("flood19", 20)
        await until(lambda: all(d["at"] == "table" for d in polish.views[0]["view"]["players"][0]["dice"]))
        room = await house.hub.room(a.table)
        assert room.table is not None
        rolls = [room.times[e.seq] for e in room.table.log if e.seat == 0 and e.text.startswith("roll")]
        assert len(rolls) == 2  # the first at once, of all others the latest only
        assert rolls[1] - rolls[0] > 0.6
        assert (await polish.act(0, "stop", n="stop"))["t"] == "ack"
        await until(lambda: polish.views[0]["view"]["battles"][0]["phase"] == "resolution")
        dice = polish.views[0]["view"]["players"][0]["dice"]
        late = await polish.act(0, "roll 1", n="late")
        assert (late["d"]["kind"], late["d"]["rule"]) == ("not_allowed", "HE §3")
        await polish.send("view", {})
        await polish.until("view")
        assert polish.views[0]["view"]["players"][0]["dice"] == dice
        assert len(dice) == 6
        assert b.views[1]["view"]["players"][0]["dice"] == dice

    run(sqlite, test, games=SHIPPED)
