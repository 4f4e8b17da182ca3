"""What whoever runs the server relies on: faults, stops, health, logs, and documents that are true."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arenarium.server.jobs.notifications import checked
from arenarium.server.refusals import Malformed
from arenarium.store.database import Connection
from arenarium.store.writer import Job, Writer
from arenarium.words import LANGUAGES, words
from tests.server.house import House, run
from tests.server.people import ROOT


def test_a_store_that_fails_refuses_and_recovers(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        mended = broken_disk(house.hub.store.writer)
        assert (await a.act(0, "pledge 1", n="x"))["d"]["kind"] == "unavailable"
        mended.set()
        assert (await a.act(0, "pledge 1", n="x"))["t"] == "ack"
        assert (await b.act(1, "pledge 1"))["t"] == "ack"

    run(sqlite, test)


def broken_disk(writer: Writer) -> asyncio.Event:
    """Writes fail as on a full disk until the event is set."""
    mended = asyncio.Event()
    write = writer._write

    def failing(connection: Connection, batch: list[Job]) -> None:
        if not mended.is_set():
            raise OSError("disk full")
        write(connection, batch)

    writer._write = failing  # type: ignore[method-assign]
    return mended


def test_clients_are_told_before_the_server_stops(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        house.server.should_exit = True
        assert (await a.until("bye"))["d"]["reason"] == "restart"
        await a.until("closed")
        assert a.socket is not None
        assert a.socket.close_code == 1012

    run(sqlite, test)


def test_health_readiness_and_metrics(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        await a.act(0, "pledge 1")
        http = house.people[0].http
        assert (await http.get("/healthz")).status_code == 200
        assert (await http.get("/readyz")).status_code == 200
        text = (await http.get("/metrics")).text
        assert "\narenarium_entries 1\n" in text
        assert "\narenarium_sockets 2\n" in text
        assert "\narenarium_acknowledged_seconds_count 1\n" in text
        house.hub.stopping = True
        assert (await http.get("/readyz")).status_code == 503

    run(sqlite, test)


def test_logs_hold_no_secrets_and_no_hands(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test(house: House) -> None:
        caplog.set_level(logging.DEBUG, "arenarium")
        ada, _, a, b, table = await house.match()
        await a.act(0, "pledge 1")
        await a.act(0, "nonsense")
        await b.act(1, "pledge 2")
        await a.raw("{")
        await a.until("error")
        room = await house.hub.room(table)
        told = " ".join(f"{r.getMessage()} {getattr(r, 'data', '')}" for r in caplog.records)
        for secret in (room.row.seed.hex(), ada.cookie().partition("=")[2], "pledge"):
            assert secret not in told

    run(sqlite, test)


def test_webhooks_go_to_allowed_hosts_only() -> None:
    hosts = ("discord.com", "127.0.0.1")
    assert checked("https://discord.com/api/webhooks/1/x", hosts)
    assert checked("http://127.0.0.1:99/x", hosts)
    for url in (
        "http://discord.com/x",
        "https://discord.com.evil.example/x",
        "https://user@discord.com/x",
        "https://169.254.169.254/latest",
        "file:///etc/passwd",
        "discord.com",
        "https://discord.com/api/\x00",
        "https://discord.com/a b",
        "https://discord.com:99999/x",
        "https://[::",
        "",
    ):
        with pytest.raises(Malformed):
            checked(url, hosts)


def test_every_refusal_of_the_server_has_a_sentence_in_both_languages() -> None:
    import re

    keys = set()
    for file in (ROOT / "src" / "arenarium" / "server").rglob("*.py"):
        keys |= set(re.findall(r'"(server-(?:refuse|broken)-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert len(keys) > 40
    for lang in LANGUAGES:
        assert [k for k in sorted(keys) if not words(lang).has(k)] == []


def test_the_protocol_page_names_every_message() -> None:
    from arenarium.server.wire.messages import KINDS

    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [t for t in KINDS if f"`{t}`" not in text] == []


def test_the_openapi_description_is_there(sqlite: str) -> None:
    async def test(house: House) -> None:
        described = await (await house.nobody()).get("/api/schema/openapi.json")
        assert {"/api/tables", "/api/me", "/api/games"} <= set(described["paths"])
        json.dumps(described)

    run(sqlite, test)


def test_a_socket_elsewhere_is_closed(sqlite: str) -> None:
    async def test(house: House) -> None:
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await connect(house.address.replace("http", "ws") + "/other")

    run(sqlite, test)
