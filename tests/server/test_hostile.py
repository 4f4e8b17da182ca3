"""What strangers may choose costs others nothing: studies, boxes and lists, which came after the first attacks."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from arenarium.core.data import Kept
from arenarium.core.game import AnyGame
from arenarium.games.herosi import loading
from arenarium.games.herosi.box import Box
from arenarium.server import wire
from arenarium.server.api import lobby, shelf, watching
from arenarium.server.edge import packing
from arenarium.server.edge.doorway import FEW
from arenarium.server.settings import Limits, Registry
from arenarium.server.wire.messages import write
from arenarium.store.database import Connection, StoreFailed
from tests.server.house import House, run, until
from tests.server.people import Someone
from tests.server.services import Postgres
from tests.server.studies import begun, note, whole
from tests.server.test_studies_together import before, news, shared

NUL = "%00"
NULS = [
    ("GET", f"/api/studies/{NUL}", None),
    ("GET", f"/api/studies/{NUL}/nodes/1?link={NUL}", None),
    ("POST", f"/api/studies/{NUL}/chapters/1/title", {"title": "x", "n": "1"}),
    ("POST", f"/api/studies/{NUL}/leave", {}),
    ("POST", f"/api/studies/{NUL}/shelf", {"what": "deleted"}),
    ("GET", f"/api/tables/{NUL}", None),
    ("GET", f"/api/boxes/{NUL}", None),
    ("GET", f"/api/games/toll/catalogue?kept={NUL}", None),
    ("GET", f"/api/games/toll/catalogue?box={NUL}", None),
    ("POST", "/api/me/box/toll/take", {"link": "\x00"}),
    ("POST", "/api/positions", {"game": "toll", "kept": "\x00"}),
    ("POST", "/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}], "box": "\x00"}),
    ("POST", "/api/studies", {"title": "x", "chapter": {"table": "\x00"}}),
]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_no_database_can_keep_is_refused_and_costs_no_connection(
    request: pytest.FixtureRequest, sqlite: str, kind: str
) -> None:
    """PostgreSQL takes no NUL. Once that was "cannot write to its store", and each such request cost a connection."""

    async def test(house: House) -> None:
        ada = await house.person()
        study = await begun(ada)
        opened = len(house.hub.store._opened)
        for method, path, body in NULS:
            answer = await ada.http.request(method, path, json=body)
            assert answer.status_code < 500, (path, answer.text)
            assert answer.status_code >= 400 or path.endswith("leave")
        chair = await before(house, ada, study, link="\x00")
        assert (await chair.until(lambda m: m["t"] == "error"))["d"]["kind"] == "malformed"
        assert not house.hub.store.writer.failing
        assert len(house.hub.store._opened) <= opened + 4  # readers that had nothing to do so far
        assert (await whole(ada, study))["id"] == study["id"]

    found: Postgres | None = request.getfixturevalue("postgres") if kind == "postgres" else None
    run(sqlite if found is None else found.fresh(), test)


def test_the_description_of_the_routes_is_there_before_anybody_asks(sqlite: str) -> None:
    """Made when first asked for, it held everybody up for a tenth of a second."""

    async def test(house: House) -> None:
        plugin = next(p for p in house.server.table.http.plugins if hasattr(p, "provide_openapi_schema"))
        await until(lambda: getattr(plugin, "_openapi_schema", None) is not None)

    run(sqlite, test)


def test_all_that_is_known_of_somebody_is_packed_beside_the_loop(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred studies are twenty megabytes: once the loop stood for most of a second."""
    threads: list[int] = []

    class Spy:
        @staticmethod
        def compress(data: bytes, level: int) -> bytes:
            threads.append(threading.get_ident())
            return gzip.compress(data, level)

    monkeypatch.setattr(shelf, "gzip", Spy)

    async def test(house: House) -> None:
        ada = await house.person()
        study = await begun(ada)
        answer = await ada.http.get("/api/me/export")
        assert answer.headers["content-encoding"] == "gzip"
        assert json.loads(answer.content)["studies"][0]["id"] == study["id"]
        assert answer.headers["content-disposition"].startswith("attachment")
        plain = await ada.http.get("/api/me/export", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == answer.json()
        assert threads
        assert threading.get_ident() not in threads

    run(sqlite, test)


def test_long_answers_are_packed_beside_the_loop(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty people who each asked eight times for a game's sentences kept the loop busy for 70 ms at once."""
    threads: dict[int, int] = {}  # by how long the answer is

    class Spy:
        @staticmethod
        def compress(data: bytes, level: int) -> bytes:
            threads[len(data)] = threading.get_ident()
            return gzip.compress(data, level)

    monkeypatch.setattr(packing, "gzip", Spy)

    async def test(house: House) -> None:
        ada = await house.person()
        for path in ("/api/games/toll/texts/en", "/api/schema/openapi.json", "/api/games", "/api/me"):
            plain = await ada.http.get(path, headers={"accept-encoding": "identity"})
            answer = await ada.http.get(path)
            assert answer.content == plain.content
            assert answer.headers["content-type"] == plain.headers["content-type"]
            if len(plain.content) < packing.SMALL:
                assert "content-encoding" not in answer.headers
            else:
                assert answer.headers["content-encoding"] == "gzip"
                assert int(answer.headers["content-length"]) < int(plain.headers["content-length"])
            if len(plain.content) >= packing.LONG:
                assert threads[len(plain.content)] != threading.get_ident()
        assert max(threads) >= packing.LONG

    run(sqlite, test)


def test_a_box_of_somebodys_own_is_read_beside_the_loop(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty tables that each play with a box of its own held everybody up for up to 79 ms at a time."""
    threads: list[int] = []
    make = loading.read

    def spied(pack: dict[str, Any]) -> Box:
        if pack:
            threads.append(threading.get_ident())
        return make(pack)

    monkeypatch.setattr(loading, "read", spied)

    async def test(house: House) -> None:
        ada = await house.person()
        box = await ada.get("/api/games/herosi/box")
        numbers = ((t, f, x["value"]) for t in box["things"] for f, x in t["facts"].items() if type(x["value"]) is int)
        thing, field, value = next(numbers)
        edit = {"file": thing["file"], "path": thing["path"], "field": field, "value": value + 1}
        await ada.post("/api/me/box/herosi", {"edits": [edit]})
        new = {"game": "herosi", "box": "mine", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        made = await ada.post("/api/tables", new)
        assert len(threads) == 1
        monkeypatch.setattr(loading, "_boxes", Kept())  # as after a restart
        house.hub.drop(made["id"])
        assert (await ada.get(f"/api/tables/{made['id']}"))["pack"] == made["pack"]
        assert len(threads) == 2
        assert threading.get_ident() not in threads

    run(sqlite, test, games=Registry.shipped())


def test_a_study_with_many_readers_is_written_once_for_all(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And who may read it is asked of the database once, not once for each."""
    made: list[wire.ServerMessage] = []

    def counted(message: wire.ServerMessage) -> bytes:
        made.append(message)
        return write(message)

    monkeypatch.setattr(watching, "write", counted)

    async def test(house: House) -> None:
        ada = await house.person()
        study = await begun(ada)
        link = await shared(ada, study, "read")
        readers = [await before(house, await house.person(f"R{n}"), study, link=link) for n in range(8)]
        await until(lambda: all(news(c) and len(news(c)[-1]["here"]) == 8 for c in readers))
        await asyncio.sleep(0.05)
        made.clear()
        reads: list[object] = []
        read = house.hub.store.read

        def looked(work: Callable[[Connection], object]) -> Awaitable[object]:
            reads.append(work)
            return read(work)

        monkeypatch.setattr(house.hub.store, "read", looked)
        await note(ada, study, study["chapters"][0]["id"], study["revision"], verdict="good")
        await until(lambda: all(news(c)[-1]["edits"] for c in readers))
        assert len(made) == 1
        assert len(reads) < 8

    run(sqlite, test)


def test_others_get_their_turn_while_thousands_of_tables_are_listed(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
        rows = await house.hub.store.lobby("mine", ada.id)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.ensure_future(others())
        found = await lobby.lobby_info(house.hub, rows * 1000)
        beside.cancel()
        assert len(found["tables"]) == 1000
        assert turns >= 1000 // lobby.PIECE - 1

    run(sqlite, test)


def test_studies_are_limited_by_address_however_many_names_it_takes(sqlite: str) -> None:
    """Each may hold a megabyte for good."""

    async def test(house: House) -> None:
        answers = []
        for n in range(4):
            someone = await house.person(f"P{n}")
            answers.append((await someone.http.post("/api/studies", json=STUDY)).status_code)
        assert answers == [201, 201, 201, 429]

    run(sqlite, test, limits=Limits(connections_per_address=3, spare_loopback=False))


STUDY = {"title": "x", "chapter": {"game": "toll"}}


def test_a_store_that_fails_is_still_no_fault_of_the_caller(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        study = await begun(ada)

        def failing(work: object) -> None:
            raise StoreFailed("away")

        monkeypatch.setattr(house.hub.store, "write", failing)
        body = {"title": "y", "n": "1"}
        answer = await ada.http.post(f"/api/studies/{study['id']}/title", json=body)
        assert (answer.status_code, answer.json()["error"]["kind"]) == (503, "unavailable")

    run(sqlite, test)


class Rounds:
    """How often the loop went round, and in which round something was done."""

    def __init__(self) -> None:
        self.now = 0
        self.seen: list[int] = []
        self.task = asyncio.ensure_future(self._count())

    async def _count(self) -> None:
        while True:
            self.now += 1
            await asyncio.sleep(0)

    def note(self) -> None:
        self.seen.append(self.now)


Sender = tuple[asyncio.StreamWriter, bytes]


async def nearly_sent(house: House, ada: Someone, path: str, body: bytes) -> tuple[asyncio.StreamReader, Sender]:
    """A request of which the last byte is missing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    verb = "POST" if body else "GET"
    head = f"{verb} {path} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nCookie: {ada.cookie()}\r\nConnection: close\r\n"
    if body:
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    whole = head.encode() + b"\r\n" + body
    writer.write(whole[:-1])
    await writer.drain()
    return reader, (writer, whole[-1:])


@pytest.mark.parametrize(
    ("path", "body", "many", "together"),
    [("/api/positions", {"game": "toll", "doc": {"a": [{}] * 20_000}}, 12, 1), ("/api/games/toll/x", None, 64, FEW)],
)
def test_requests_that_end_at_once_come_in_a_few_at_a_time(
    sqlite: str, path: str, body: object, many: int, together: int
) -> None:
    """Sixty bodies of 250 KB whose last bytes came together held everybody up for half a second."""

    async def test(house: House) -> None:
        ada = await house.person()
        sent = [
            await nearly_sent(house, ada, path, b"" if body is None else json.dumps(body).encode()) for _ in range(many)
        ]
        rounds = Rounds()
        app, known = house.server.table, house.hub.game
        behind = app.http

        async def http(*given: Any) -> None:
            rounds.note()
            await behind(*given)

        def game(name: str) -> AnyGame:
            rounds.note()
            return known(name)

        if body is None:
            app.http = http  # type: ignore[assignment]
        else:
            house.hub.game = game  # type: ignore[method-assign]
        await asyncio.sleep(0.1)
        for _, (writer, last) in sent:
            writer.write(last)
        for reader, (writer, _) in sent:
            assert (await reader.read()).startswith(b"HTTP/1.1 ")
            writer.close()
        rounds.task.cancel()
        assert len(rounds.seen) >= many
        assert max(Counter(rounds.seen).values()) <= together

    run(sqlite, test)


def test_a_long_body_counts_for_several_requests(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        long = {"game": "toll", "text": "#" * 64_000}
        limits = house.server.table.limits
        limits.now = lambda: 0.0
        statuses = [(await ada.http.post("/api/positions", json=long)).status_code for _ in range(9)]
        assert statuses == [200] * 7 + [429] * 2  # 4.9 of 40 each
        assert (await ada.http.get("/api/me")).status_code == 200

    run(sqlite, test, limits=Limits(requests_burst=40.0))


def test_what_lies_too_deep_in_a_request_is_said_in_words(sqlite: str) -> None:
    """Once the reason was the name of an exception."""

    async def test(house: House) -> None:
        ada = await house.person()
        deep = '{"game": "toll", "doc": ' + '{"a": ' * 5000 + "1" + "}" * 5001
        answer = await ada.http.post("/api/positions", content=deep, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["error"]["key"] == "server-refuse-deep"
        for body in (b'{"game": "\xff"}', b'"\xed\xa0\x80"', b"\xff\xfe"):
            answer = await ada.http.post("/api/positions", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400
            assert "Error" not in answer.json()["error"]["message"]

    run(sqlite, test)
