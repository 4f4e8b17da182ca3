"""People who are not here are called to their turn, once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.house import TWO, House, run, until
from tests.server.people import Json


@asynccontextmanager
async def bell() -> AsyncIterator[tuple[str, list[Json]]]:
    """A webhook's other end."""
    rung: list[Json] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(h.split(b":")[1]) for h in head.split(b"\r\n") if h.lower().startswith(b"content-length"))
        rung.append(json.loads(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook", rung
    finally:
        server.close()
        await server.wait_closed()


def test_a_person_who_is_away_is_called_once_for_each_question(sqlite: str) -> None:
    async def test(house: House) -> None:
        async with bell() as (url, rung):
            ada, bob = await house.person("Ada"), await house.person("Bob")
            told = await bob.post("/api/me", {"webhook": url})
            assert told["webhook"] is True
            seats = [*TWO, {"kind": "open"}]
            made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "title": "Cup"})
            path = f"/api/tables/{made['id']}/join"
            await bob.post(path, {})
            eve = await house.person("Eve")
            await eve.post(path, {})
            a, e = await house.sit(ada, made["id"]), await house.sit(eve, made["id"])
            await a.until("view")
            await a.act(0, "pledge 1")
            await until(lambda: len(rung) == 1)
            await e.act(2, "pledge 1")  # Bob is still asked the same: he has been called
            await asyncio.sleep(0.2)
            assert len(rung) == 1
            assert "Cup" in rung[0]["content"]
            assert f"https://arena.example/t/{made['id']}" in rung[0]["content"]
            b = await house.sit(bob, made["id"])
            await b.until("view")
            await b.act(1, "pledge 1")
            await asyncio.sleep(0.2)
            assert len(rung) == 1  # who is here needs no call

    run(sqlite, test, webhook_hosts=("127.0.0.1",), base="https://arena.example")


def test_a_webhook_can_be_taken_back_and_not_sent_elsewhere(sqlite: str) -> None:
    async def test(house: House) -> None:
        bob = await house.person("Bob")
        refused = await bob.http.post("/api/me", json={"webhook": "http://169.254.169.254/"})
        assert refused.status_code == 400
        await bob.post("/api/me", {"webhook": "https://discord.com/api/webhooks/1/x"})
        assert (await bob.get("/api/me"))["webhook"] is True
        await bob.post("/api/me", {"webhook": ""})
        assert (await bob.get("/api/me"))["webhook"] is False

    run(sqlite, test)
