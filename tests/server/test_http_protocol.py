"""Connections that never finish what they say, and texts that not every database takes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from arenarium.server.edge.http_protocol import HttpProtocol
from arenarium.server.settings import Limits
from tests.server.house import House, play_on, run, until
from tests.server.services import Postgres


def test_half_a_request_does_not_keep_a_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpProtocol, "seconds", 0.3)

    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        there = urlsplit(house.address)
        whole = f"GET /healthz HTTP/1.1\r\nHost: {there.netloc}\r\n\r\n".encode()
        post = f"POST /api/me HTTP/1.1\r\nHost: {there.netloc}\r\nContent-Length: 90\r\n\r\n{{".encode()
        for words in (b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", post, whole + b"GET / HTTP/1.1\r\nX-"):
            reader, writer = await asyncio.open_connection(there.hostname, there.port)
            writer.write(words)
            said = await asyncio.wait_for(reader.read(), 60)  # until the server hangs up
            assert (b"200 OK" in said) == words.startswith(whole)
            writer.close()
        await asyncio.sleep(0.5)  # longer than the patience: sockets and slow thinkers are not meant
        seat, question = a.question() or (0, {})
        assert (await a.act(seat, question["options"][0], question["q"]))["t"] == "ack"

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_a_body_that_is_cut_off_is_no_fault_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(HttpProtocol, "seconds", 0.3)

    async def test(house: House) -> None:
        there = urlsplit(house.address)
        for waits in (True, False):  # for the server's patience to end, or not even that
            reader, writer = await asyncio.open_connection(there.hostname, there.port)
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{")
            await writer.drain()
            if waits:
                await asyncio.wait_for(reader.read(), 60)
            writer.close()
        await until(lambda: 'requests{status="400"} 2' in house.hub.metrics.text())
        assert 'status="500"' not in house.hub.metrics.text()
        assert not [r for r in caplog.records if r.levelname == "ERROR"]

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_requests_sent_all_at_once_wait_as_the_bytes_they_are(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Made ready, each of them would take a hundred times its size, for as long as those before it are answered."""
    ready: list[int] = []
    complete = HttpProtocol.on_message_complete

    def counted(self: HttpProtocol) -> None:
        complete(self)
        ready.append(len(self.pipeline))

    monkeypatch.setattr(HttpProtocol, "on_message_complete", counted)

    async def test(house: House) -> None:
        there = urlsplit(house.address)
        reader, writer = await asyncio.open_connection(there.hostname, there.port)
        body = b'{"name": "' + b"a" * 20_000 + b'"}'
        long = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1_500 + long)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        said = await asyncio.wait_for(reader.read(), 120)
        assert (said.count(b" 200 OK"), said.count(b" 400 Bad")) == (1_501, 1)
        assert len(ready) == 1_502
        assert max(ready) < 200
        writer.close()

    run(sqlite, test, limits=Limits(requests_burst=2_000))


def test_a_request_that_is_being_answered_is_told_that_nobody_is_there(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where others were sent ahead it is not the last that was read; it would write to a closed connection."""
    answering: list[RequestResponseCycle] = []
    run_asgi = RequestResponseCycle.run_asgi

    async def noted(self: RequestResponseCycle, app: Any) -> None:
        answering.append(self)
        await run_asgi(self, app)

    monkeypatch.setattr(RequestResponseCycle, "run_asgi", noted)

    async def test(house: House) -> None:
        began, go_on = asyncio.Event(), asyncio.Event()

        async def trouble() -> str:
            began.set()
            await go_on.wait()
            return ""

        house.hub.store.trouble = trouble  # type: ignore[method-assign]
        there, here = urlsplit(house.address), house.server.server_state
        _, writer = await asyncio.open_connection(there.hostname, there.port)
        writer.write(b"GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        await asyncio.wait_for(began.wait(), 60)
        for connection in list(here.connections):
            connection.transport.abort()
        await until(lambda: not here.connections)
        assert [cycle.disconnected for cycle in answering] == [True]
        go_on.set()
        await until(lambda: not here.tasks)
        assert len(answering) == 1  # what was sent ahead is forgotten
        assert not [r for r in caplog.records if r.levelname == "ERROR"]
        writer.close()

    run(sqlite, test)


def test_headers_without_end_are_cut_off(sqlite: str) -> None:
    async def test(house: House) -> None:
        there = urlsplit(house.address)
        for endless in (b"X: " + b"a" * 1_000_000, b"".join(b"X%d: a\r\n" % n for n in range(100_000))):
            reader, writer = await asyncio.open_connection(there.hostname, there.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + endless)
            assert b" 431 " in await asyncio.wait_for(reader.readline(), 60)
            writer.close()
        ada = await house.person()
        assert (await ada.http.get("/healthz", headers={"X": "a" * 30_000})).status_code == 200
        long = await ada.http.post("/api/me", content=b'{"name": "' + b"a" * 200_000 + b'"}')
        assert long.status_code == 400  # a body has limits of its own

    run(sqlite, test)


def test_what_begins_no_socket_does_not_keep_its_connection(sqlite: str) -> None:
    """Where the library could not read the head of a socket it said nothing, and the connection stayed for ever."""
    wanted = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    odd = ["Content-Length: 5", "Transfer-Encoding: chunked", f"X: {'a' * 9_000}", "X: a\r\n" * 300 + "Y: a"]

    async def test(house: House) -> None:
        there = urlsplit(house.address)
        for more in odd:
            reader, writer = await asyncio.open_connection(there.hostname, there.port)
            writer.write(f"{wanted}{more}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
            assert (await asyncio.wait_for(reader.read(), 60)).startswith(b"HTTP/1.1 400 ")  # until the server hangs up
            writer.close()
        await until(lambda: not house.server.server_state.connections)

    run(sqlite, test)


def test_connections_of_one_address_are_limited(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpProtocol, "seconds", 600.0)

    async def test(house: House) -> None:
        there = urlsplit(house.address)
        idle = [await asyncio.open_connection(there.hostname, there.port) for _ in range(6)]
        reader, writer = await asyncio.open_connection(there.hostname, there.port)
        assert (await asyncio.wait_for(reader.read(), 60)).startswith(b"HTTP/1.1 429 ")
        writer.close()
        for _, open_one in idle:
            open_one.close()
        crowd = house.server.config.http_protocol_class.crowd  # type: ignore[attr-defined]
        await until(lambda: not crowd.here, 60)
        await house.person()  # there is room again

    run(sqlite, test, limits=Limits(connections_per_address=1, spare_loopback=False))


def test_sockets_do_not_take_the_place_of_requests(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        for someone in house.people:
            await someone.close()
        crowd = house.server.config.http_protocol_class.crowd  # type: ignore[attr-defined]
        await until(lambda: not crowd.here, 60)
        await play_on([a, b], 3)

    run(sqlite, test)


def test_an_answer_that_nobody_reads_is_thrown_away(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HttpProtocol, "unread_seconds", 0.2)

    async def test(house: House) -> None:
        there = urlsplit(house.address)
        reader, writer = await asyncio.open_connection(there.hostname, there.port)
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(f"GET /healthz HTTP/1.1\r\nHost: {there.netloc}\r\n\r\n".encode())
        open_ones = house.server.server_state.connections
        await until(lambda: len(open_ones) == 1, 60)
        (deaf,) = open_ones
        deaf.transport.write(b"\0" * 50_000_000)  # more than any operating system keeps for it
        await until(lambda: not open_ones, 60)
        writer.close()
        await house.person()

    run(sqlite, test)


def test_control_characters_are_refused_or_left_out(postgres: Postgres) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        seat, question = a.question() or (0, {})
        await a.send("act", {"seat": seat, "text": question["options"][0], "n": "a\x00b"})
        assert (await a.until(lambda m: m["t"] in ("refused", "error")))["d"]["kind"] == "malformed"
        await a.send("chat", {"text": "one\x00two\u202ethree\n"})
        assert (await b.until("chat"))["d"]["text"] == "one two three"
        await a.send("mute", {"who": "x\x00", "on": True})
        assert (await a.until("error"))["d"]["kind"] == "malformed"
        assert (await ada.http.get("/api/tables/x%00y")).status_code == 404
        assert (await ada.http.post("/api/me", json={"name": "Ada\x00\x07"})).json()["name"] == "Ada"
        made = await ada.http.post(
            "/api/tables", json={"game": "toll", "title": "T\x00", "seats": [{"kind": "me"}] * 2}
        )
        assert made.status_code in (201, 400, 409), made.text
        assert (await a.act(seat, question["options"][0], question["q"]))["t"] == "ack"
        assert table in house.hub.rooms

    run(postgres.fresh(), test)
