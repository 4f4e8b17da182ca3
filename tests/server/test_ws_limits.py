"""Clients that attack the wire itself: what they do costs them their connection and nobody else anything."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from arenarium.server.api.session import COSTS, TOGETHER
from arenarium.server.edge import connection
from arenarium.server.edge.rate_limits import Bucket
from arenarium.server.edge.ws_limits import STRANGE_BURST, WAITING, LimitedWsProtocol
from arenarium.server.edge.ws_protocol import MANY
from arenarium.server.settings import Limits
from tests.server.house import House, play_on, run, until
from tests.server.test_ws_protocol import BINARY, MORE, PING, PONG, TEXT, Raw, frame, ping

LOTS = int(STRANGE_BURST) * 3
HALF = frame(TEXT, b"{", fin=False)
FLOODS = {
    "pings": frame(PING, b"") * LOTS,
    "long pings": frame(PING, b"x" * 125) * LOTS,
    "pongs": frame(PONG, b"") * LOTS,
    "a message without an end": HALF + frame(MORE, b"", fin=False) * LOTS,
    "tiny messages": frame(TEXT, b"") * WAITING * 4,
    "tiny bytes": frame(BINARY, b"") * WAITING * 4,
}


async def gone(raw: Raw) -> None:
    """Until the server has hung up."""
    try:
        while await asyncio.wait_for(raw.reader.read(65536), 60):
            pass
    except ConnectionError:
        pass


def guards(house: House) -> list[LimitedWsProtocol]:
    return [c for c in house.server.server_state.connections if isinstance(c, LimitedWsProtocol)]


@pytest.mark.parametrize("long", [False, True], ids=["short way", "long way"])
@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_of_frames_ends_that_connection_only(tmp_path: Path, what: str, long: bool) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        dropped, known = LimitedWsProtocol.dropped, guards(house)
        async with Raw(house) as raw:
            await raw.handshake()
            (guard,) = [g for g in guards(house) if g not in known]
            guard._long_way = long  # the library reads all of it
            raw.writer.write(FLOODS[what])
            await gone(raw)
        assert LimitedWsProtocol.dropped == dropped + 1
        await until(lambda: len(guards(house)) == len(house.server.table.sockets.open) == 2, 60)
        await play_on([a, b], 3)
        assert house.hub.metrics.value("failures") == 0

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_a_client_that_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LimitedWsProtocol, "unread_seconds", 0.2)

    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        known = guards(house)
        async with Raw(house) as raw:
            await raw.handshake()
            raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
            await until(lambda: len(guards(house)) == 3, 60)
            (deaf,) = [g for g in guards(house) if g not in known]
            await until(lambda: deaf.handshake_complete, 60)
            deaf.transport.write(b"\0" * 50_000_000)  # more than any operating system keeps for it
            await until(lambda: deaf not in guards(house), 60)
            await until(lambda: len(house.server.table.sockets.open) == 2, 60)
        await play_on([a, b], 3)

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_whoever_is_not_read_cannot_answer_a_ping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many messages at once on a busy server, each done in its turn: that socket was closed after 40 seconds."""

    async def test(house: House) -> None:
        ada, _, _, _, table = await house.match()
        go_on = asyncio.Event()

        async def held(*_: object) -> None:
            await go_on.wait()

        monkeypatch.setattr(house.hub.store, "mute", held)
        known = guards(house)
        chair = await house.sit(ada, table)
        (guard,) = [g for g in guards(house) if g not in known]
        await chair.send("mute", {"who": "somebody", "on": True})  # what comes after it waits
        for n in range(3 * MANY):
            await chair.send("ask", {"id": str(n), "what": "why", "text": "pass"})
        await until(lambda: guard.read_paused)
        guard.stop_keepalive()
        guard.send_keepalive_ping()
        guard.keepalive_timeout()
        assert not guard.close_sent
        go_on.set()
        await until(lambda: guard.pending_ping_payload is None)
        await chair.until(lambda m: m["t"] == "answer" and m["d"]["id"] == str(3 * MANY - 1))
        await until(lambda: not guard.read_paused)
        guard.stop_keepalive()
        guard.send_keepalive_ping()
        guard.keepalive_timeout()
        assert guard.close_sent

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_what_nobody_reads_does_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client asks and asks and never reads the answers."""
    monkeypatch.setattr(connection, "MOST_UNREAD", 100_000)

    async def test(house: House) -> None:
        _, _, a, b, table = await house.match()
        known = guards(house)
        async with Raw(house) as raw:
            await raw.handshake()
            (deaf,) = [g for g in guards(house) if g not in known]
            raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
            deaf.transport.write(b"\0" * 50_000_000)
            hello = json.dumps({"t": "hello", "d": {"v": 1, "table": table}}).encode()
            while deaf in guards(house):
                raw.writer.write(frame(TEXT, hello))
                await asyncio.sleep(0.001)
            await until(lambda: len(house.server.table.sockets.open) == 2, 60)
        await play_on([a, b], 3)

    run(f"sqlite:///{tmp_path}/a.db", test, limits=Limits(messages_per_second=1e6, burst=1e6))


def test_a_client_that_reads_late_keeps_its_connection(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with Raw(house) as raw:
            await raw.handshake()
            await until(lambda: len(guards(house)) == 1, 60)
            (late,) = guards(house)
            await raw.until("ping")
            late.pause_writing()
            assert late._unread.is_set
            late.resume_writing()
            assert not late._unread.is_set
            raw.writer.write(frame(TEXT, ping(7)))
            assert (await raw.until("pong"))["at"] == 7

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_who_says_more_than_its_address_may_is_heard_later(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with Raw(house) as raw:
            await raw.handshake()
            await until(lambda: len(guards(house)) == 1, 60)
            (guard,) = guards(house)
            guard.together = Bucket(rate=1e-6, burst=1.0, now=time.monotonic())
            raw.writer.write(frame(TEXT, ping(1)) + frame(TEXT, ping(2)))
            await until(lambda: guard._held.is_set, 60)
            raw.writer.write(frame(TEXT, ping(3)))
            assert guard._held.is_set
            guard._held.off()
            guard.together = None
            guard._go_on()  # as when its time has come
            assert [(await raw.until("pong"))["at"] for _ in range(3)] == [1, 2, 3]

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_what_makes_work_counts_for_more_with_all_of_an_address(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        first, second = house.server.table.sockets.open
        first.together = second.together = shared = Bucket(rate=1e-6, burst=1000.0, now=time.monotonic())
        await a.send("since", {"seq": 0})
        await a.until("entries")
        assert shared.level == pytest.approx(1000.0 - TOGETHER * COSTS["since"], abs=0.01)
        await b.send("view", {})
        await b.until("view")
        assert shared.level == pytest.approx(1000.0 - TOGETHER * (COSTS["since"] + COSTS["view"]), abs=0.01)
        await play_on([a, b], 3)
        assert shared.level == pytest.approx(1000.0 - TOGETHER * (COSTS["since"] + COSTS["view"]), abs=0.01)
        shared.rate, shared.level = 10.0, 0.0
        await a.send("view", {})
        await a.until("view")  # later, and it comes

    run(f"sqlite:///{tmp_path}/a.db", test)
