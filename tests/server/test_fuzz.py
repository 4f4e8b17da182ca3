"""Whatever is thrown at the server: no 5xx, nobody else's connection lost, no match changed."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from arenarium.store.database import Database
from arenarium.store.store import load
from tests.server.house import House, play_on, run, until
from tests.server.people import Json, Process

EXAMPLES = int(os.environ.get("ARENARIUM_FUZZ", "8"))
MESSAGES = int(os.environ.get("ARENARIUM_FUZZ_MESSAGES", "600"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/a.db")
    process.start()
    yield process
    process.stop()


class Match:
    """A running match that nothing may change."""

    def __init__(self, server: Process) -> None:
        self.http = httpx.Client(base_url=server.address)
        self.http.post("/api/me", json={"name": "Host"})
        self.database = Database(server.database)
        made = self.http.post("/api/tables", json={"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
        self.table = made.json()["id"]

    def stored(self) -> Any:
        connection = self.database.connect()
        found = load(connection, self.table)
        connection.close()
        return found


@pytest.fixture(scope="module")
def match(server: Process) -> Iterator[Match]:
    found = Match(server)
    yield found
    found.http.close()


def test_http_never_fails_whatever_is_asked(server: Process, match: Match) -> None:
    before = match.stored()
    person = httpx.post(f"{server.address}/api/me", json={"name": "Fuzz"})
    cookie = person.headers["set-cookie"].split(";")[0]
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    schema.config.base_url = server.address
    statuses: dict[int, int] = {}
    tried = 0
    for operation in schema.get_all_operations():
        api: Any = operation
        api = api.ok()
        strategy = api.as_strategy()

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            derandomize=True,
        )
        @given(case=strategy)
        def fuzz(case: Any) -> None:
            nonlocal tried
            tried += 1
            parameters = dict(case.path_parameters or {})
            if "table" in parameters and tried % 2:
                case.path_parameters["table"] = match.table
            answer = case.call(headers={"Cookie": cookie}) if tried % 3 else case.call()
            statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
            assert answer.status_code < 500 or answer.status_code == 503, (case.as_curl_command(), answer.text)
            if answer.status_code >= 400 and case.path.startswith("/api/"):
                assert answer.json()["error"]["message"]

        fuzz()
    assert tried > 20 * 3
    assert statuses.get(200, 0) > 0
    assert match.stored() == before


def mutated(rng: random.Random, message: str) -> str | bytes:
    """A message with something wrong in it, or not."""
    kind = rng.randrange(9)
    if kind == 0:
        return message[: rng.randrange(len(message))]
    if kind == 1:
        at = rng.randrange(len(message))
        return message[:at] + chr(rng.choice((0, 34, 92, 0x1F600, 0xD7FF, rng.randrange(32, 127)))) + message[at + 1 :]
    if kind == 2:
        return rng.randbytes(rng.randrange(1, 60))
    if kind == 3:
        return message * rng.randrange(2, 200)
    data: Json = json.loads(message)
    fields = data["d"]
    if kind == 4 and fields:
        fields.pop(rng.choice(list(fields)))
    elif kind == 5 and fields:
        strange: list[Any] = [
            None,
            True,
            -1,
            10**30,
            1.5,
            "",
            "ż" * 300,
            [],
            {},
            [[[]]],
            "../../x",
            "\u0000",
            float("inf"),
        ]
        fields[rng.choice(list(fields))] = rng.choice(strange)
    elif kind == 6:
        data["t"] = rng.choice(["act", "undo", "view", "hello", "ask", "x", "", None, 3])
    elif kind == 7:
        fields["extra"] = {"a": [1] * rng.randrange(50)}
    return json.dumps(data)


def test_mutated_messages_hurt_nobody(sqlite: str) -> None:
    """An intruder with a seat at another table hammers a match of two; it goes on as if nothing happened."""
    rng = random.Random(5)

    async def test(house: House) -> None:
        _, _, a, b, table = await house.match(options={"hand": 3})
        await play_on([a, b], 5)
        room = await house.hub.room(table)
        assert room.table is not None
        before = [e.json() for e in room.table.log]
        eve = await house.person("Eve")
        messages = [
            {"t": "hello", "d": {"v": 1, "table": table, "have": 3}},
            {"t": "act", "d": {"seat": 0, "q": 5, "text": "play 3", "n": "x"}},
            {"t": "act", "d": {"seat": 1, "text": "pass", "n": "y"}},
            {"t": "undo", "d": {"seat": 0, "to": 0, "n": "u"}},
            {"t": "consent", "d": {"what": "undo", "yes": True, "n": "c"}},
            {"t": "resign", "d": {"seat": 1, "n": "r"}},
            {"t": "draw", "d": {"seat": 0, "n": "d"}},
            {"t": "pause", "d": {"seat": 0, "n": "p"}},
            {"t": "resume", "d": {"seat": 0, "n": "q"}},
            {"t": "sitin", "d": {"seat": 0, "bot": "random", "n": "s"}},
            {"t": "back", "d": {"seat": 0, "n": "b"}},
            {"t": "since", "d": {"seq": 1}},
            {"t": "view", "d": {"seat": 0}},
            {"t": "ask", "d": {"id": "1", "what": "why", "text": "play 1"}},
            {"t": "mute", "d": {"who": "x", "on": True}},
            {"t": "ping", "d": {"at": 1}},
            {"t": "pong", "d": {"at": 1}},
        ]
        chair = await house.sit(eve, table)
        for n in range(MESSAGES):
            if chair.messages and chair.messages[-1]["t"] == "closed":
                raise AssertionError("the intruder's own connection was lost")
            await chair.raw(mutated(rng, json.dumps(rng.choice(messages))))
            if n % 150 == 149:  # a new connection, so that the rate limit is not all that is tested
                await chair.close()
                chair = await house.sit(eve, table)
        await chair.send("ping", {"at": 77})
        await chair.until(lambda m: m["t"] == "pong" and m["d"]["at"] == 77)
        assert [e.json() for e in room.table.log] == before
        assert room.head.offers == ()
        assert not room.head.paused
        assert house.hub.metrics.value("failures") == 0
        await play_on([a, b])
        await until(lambda: a.info["state"] == "finished")

    run(sqlite, test)


def test_mutated_messages_of_a_player_change_only_what_they_may(sqlite: str, tmp_path: Path) -> None:
    """A player's own broken messages are refused; the log stays one that the rules can replay."""
    from arenarium.core.verifying import verify
    from tests import toy

    rng = random.Random(6)

    async def test(house: House) -> None:
        ada = await house.person()
        made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
        a = await house.sit(ada, made["id"])
        await a.until("view")
        room = await house.hub.room(made["id"])
        for n in range(MESSAGES):
            if n % 150 == 149:
                await a.close()
                a = await house.sit(ada, made["id"])
                await a.until("view")
            asked = a.question()
            if asked is None:
                break
            seat, question = asked
            act = {"seat": seat, "q": question["q"], "text": rng.choice(question["options"]), "n": f"n{n}"}
            await a.raw(mutated(rng, json.dumps({"t": "act", "d": act})))
        await a.send("ping", {"at": 7})
        await a.until(lambda m: m["t"] == "pong")
        assert room.table is not None
        assert len(room.table.log) > 5
        assert verify(toy.GAME, room.options, room.row.seed, room.table.log) == []
        assert house.hub.metrics.value("failures") == 0

    run(sqlite, test)
