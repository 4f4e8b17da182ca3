"""The short way of WebSocket frames: every way to cut, join and break them, byte by byte over a raw connection."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import struct
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from arenarium.server.edge.ws_codec import head_of, unmasked
from tests.server.house import House, run
from tests.server.people import Json

TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0


def frame(opcode: int, payload: bytes, fin: bool = True, masked: bool = True) -> bytes:
    first, mask, n = (0x80 if fin else 0) | opcode, os.urandom(4) if masked else b"", len(payload)
    bit = 0x80 if masked else 0
    head = bytes((first, bit | n)) if n < 126 else struct.pack("!BBQ", first, bit | 127, n)
    if 126 <= n < 65536:
        head = struct.pack("!BBH", first, bit | 126, n)
    return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)) if masked else head + payload


def ping(at: float) -> bytes:
    return json.dumps({"t": "ping", "d": {"at": at}}).encode()


class Raw:
    """A client that says exactly what it is told to."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __aenter__(self) -> Raw:
        there = urlsplit(self.house.address)
        self.reader, self.writer = await asyncio.open_connection(there.hostname, there.port)
        lines = f"GET /ws HTTP/1.1\r\nHost: {there.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        lines += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        self.writer.write(lines.encode())
        return self

    async def handshake(self) -> None:
        head = await self.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def read(self) -> tuple[int, bytes]:
        first, second = await self.reader.readexactly(2)
        n = second & 127
        if n > 125:
            n = int.from_bytes(await self.reader.readexactly(2 if n == 126 else 8), "big")
        return first & 15, await self.reader.readexactly(n)

    async def until(self, t: str) -> Json:
        while True:
            opcode, payload = await asyncio.wait_for(self.read(), 60)
            assert opcode != CLOSE, payload
            if opcode == TEXT and json.loads(payload)["t"] == t:
                found: Json = json.loads(payload)["d"]
                return found

    async def closed(self) -> int:
        while True:
            opcode, payload = await asyncio.wait_for(self.read(), 60)
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")


def test_a_mask_is_taken_off_and_lengths_are_written() -> None:
    for n in (0, 1, 3, 4, 5, 125, 126, 1000):
        data, mask = os.urandom(n), os.urandom(4)
        assert unmasked(data, mask) == bytes(b ^ mask[i % 4] for i, b in enumerate(data))
    for n, head in ((0, b"\x81\x00"), (125, b"\x81\x7d"), (126, b"\x81\x7e\x00\x7e"), (65535, b"\x81\x7e\xff\xff")):
        assert head_of(b"x" * n) == head
    assert head_of(b"x" * 65536) == b"\x81\x7f" + (65536).to_bytes(8, "big")


def test_frames_may_be_cut_and_joined_anywhere(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        rng = random.Random(7)
        async with Raw(house) as raw:
            await raw.handshake()
            sent, stream = [], b""
            for i in range(120):
                payload = ping(i) + b" " * rng.choice((0, 0, 3, 100, 300))
                sent.append(float(i))
                way = rng.randrange(4)
                if way == 0:  # in three fragments, with a ping of the protocol between
                    a, b = sorted(rng.randrange(1, len(payload)) for _ in range(2))
                    stream += frame(TEXT, payload[:a], fin=False) + frame(PING, b"there?")
                    stream += frame(MORE, payload[a:b], fin=False) + frame(MORE, payload[b:])
                elif way == 1:
                    stream += frame(PONG, b"unasked") + frame(BINARY, payload)
                else:
                    stream += frame(TEXT, payload)
            while stream:
                n = rng.choice((1, 1, 2, 3, 5, 7, 50, 400, 3000))
                raw.writer.write(stream[:n])
                stream = stream[n:]
                if rng.random() < 0.2:
                    await asyncio.sleep(0.001)
            assert [(await raw.until("pong"))["at"] for _ in sent] == sent

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_what_breaks_the_protocol_ends_that_connection_only(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        broken = {
            "not masked": (frame(TEXT, ping(1), masked=False), 1002),
            "no utf-8": (frame(TEXT, b"\xff\xfe{}"), 1007),
            "reserved bits": (bytes((0xC1,)) + frame(TEXT, ping(1))[1:], 1002),
            "unknown opcode": (frame(3, b"x"), 1002),
            "a fragment of nothing": (frame(MORE, b"x"), 1002),
            "a new message inside another": (frame(TEXT, b"{", fin=False) + frame(TEXT, b"{}"), 1002),
            "a ping in fragments": (frame(PING, b"x", fin=False), 1002),
            "too long": (frame(TEXT, b" " * 70_000), 1009),
            "goodbye": (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
        }
        for what, (data, code) in broken.items():
            async with Raw(house) as raw:
                await raw.handshake()
                raw.writer.write(frame(TEXT, ping(5)))
                await raw.until("pong")
                raw.writer.write(data + frame(TEXT, ping(6)))
                assert await raw.closed() == code, what
        seat, question = a.question() or (0, {})
        assert (await a.act(seat, question["options"][0], question["q"]))["t"] == "ack"

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_a_flood_waits_outside(tmp_path: Path) -> None:
    """More than the server takes at a time: reading pauses, and nothing is left out."""

    async def test(house: House) -> None:
        async with Raw(house) as raw:
            await raw.handshake()
            raw.writer.write(b"".join(frame(TEXT, ping(i)) for i in range(150)))
            assert [(await raw.until("pong"))["at"] for _ in range(150)] == list(range(150))

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_messages_are_answered_in_their_order_while_an_action_is_on_its_way_to_the_disk(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        start = len(a.messages)
        act = {"seat": 0, "text": "pledge 1", "n": "first"}
        for t, d in (("act", act), ("ping", {"at": 7.0}), ("act", {**act, "n": "second"}), ("ping", {"at": 8.0})):
            await a.send(t, d)
        await a.until(lambda m: m["t"] == "pong" and m["d"]["at"] == 8.0)
        told = [m["t"] for m in a.messages[start:] if m["t"] != "ping"]
        assert told == ["ack", "entries", "view", "pong", "refused", "pong"]

    run(f"sqlite:///{tmp_path}/order.db", test)


def test_what_is_no_text_ends_the_socket_and_leaves_no_trace_in_the_log(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    bad = b'{"t":"chat","d":{"text":"\xff\xfe"}}'

    async def test(house: House) -> None:
        for frames in (
            [frame(TEXT, bad)],
            [frame(TEXT, bad[:10], fin=False), frame(MORE, bad[10:])],
            [frame(TEXT, b"x", fin=False), frame(MORE, b"\xff", fin=False), frame(MORE, b"y")],
            [frame(PING, b""), frame(TEXT, "zażółć".encode()[:3])],
            [frame(CLOSE, b"\x03\xe8\xff\xff")],
        ):
            async with Raw(house) as raw:
                await raw.handshake()
                for data in frames:
                    raw.writer.write(data)
                assert await raw.closed() in (1007, 1002, 1000)
        async with Raw(house) as raw:
            await raw.handshake()
            raw.writer.write(frame(TEXT, b'{"t":"chat","d":{"text":"\\ud800"}}') + frame(TEXT, ping(2.5)))
            assert (await raw.until("pong"))["at"] == 2.5
        someone = await house.person()
        for body in (b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"\xff"):
            answer = await someone.http.post("/api/me", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400
        for path in ("/api/tables?state=%ff", "/api/tables/%ff%fe", "/%ff", "/api/games/%ff/catalogue?pack=%ff"):
            assert (await someone.http.get(path)).status_code < 500

    run(sqlite, test)
    assert [r.getMessage() for r in caplog.records if r.exc_info or r.levelno >= logging.WARNING] == []
