"""Players of live Herosi who roll at the shortest interval, and remember everything they sent and heard.

A bare WebSocket client on purpose: whole views are looked into only where an answer needs them, so that four hundred
players take little of the machine on which the server runs, too.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

Json = dict[str, Any]
ROLLING = b'"ask":"roll_or_stop"'
OPTIONS = b'"options":['
LANDED = b'"text":"land"'
TUMBLE, INTERVAL = 0.350, 0.700  # seconds, at the brisk cadence


@dataclass
class Intent:
    """A roll or a Stop, and what became of it. Times are the driver's own."""

    text: str
    sent: float
    heard: float | None = None  # the first answer of any kind
    taken: float | None = None
    due: float | None = None  # when it shall land
    ends: list[tuple[str, Any]] = field(default_factory=list)  # ("ack", seq) or ("refused", key): one is right


@dataclass
class History:
    """What one seat knows of its match."""

    table: str
    seat: int
    intents: dict[str, Intent] = field(default_factory=dict)
    answers: dict[str, tuple[str, int | None]] = field(default_factory=dict)  # other actions: text, seq
    figures: list[Json] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # seconds by which landings came after their time
    errors: list[Json] = field(default_factory=list)


class Player(asyncio.Protocol):
    """One seat. `stops` is the chance to call Stop after a landing."""

    def __init__(self, table: str, seat: int, cookie: str, stops: float, dice: random.Random) -> None:
        self.history = History(table, seat)
        self.seat, self.cookie, self.stops, self.dice = seat, cookie, stops, dice
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.upgraded = False
        self.peer: Player | None = None
        self.rolling = False
        self.opens = 0.0
        self.busy = ""  # the nonce of the roll under way
        self.question = -1
        self.count = 0
        self.resting = False  # sends nothing new any more
        self.over = asyncio.get_running_loop().create_future()

    # --- socket ----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Cookie: {self.cookie}\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n", 1)[0], head
            self.upgraded = True
            self.buffer = bytearray(rest)
            self.send("hello", {"v": 1, "table": self.history.table})
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                if len(buffer) < start + 2:
                    break
                length, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif length == 127:
                if len(buffer) < start + 8:
                    break
                length, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + length:
                break
            if buffer[at] == 0x81:
                self.message(bytes(buffer[start : start + length]))
            elif buffer[at] == 0x89 and self.transport is not None:  # a ping of the socket itself
                self.transport.write(bytes([0x8A, 0x80 | length, 0, 0, 0, 0]) + buffer[start : start + length])
            at = start + length
        del buffer[:at]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.over.done():
            self.over.set_result(False)

    def send(self, t: str, d: Json) -> None:
        data = json.dumps({"t": t, "d": d}).encode()
        size = (
            struct.pack("!BB", 0x81, 0x80 | len(data))
            if len(data) < 126
            else struct.pack("!BBH", 0x81, 0xFE, len(data))
        )
        assert self.transport is not None
        self.transport.write(size + bytes(4) + data)  # the mask may be any four bytes

    # --- hearing ---------------------------------------------------------------------------------

    def message(self, data: bytes) -> None:
        kind = data[6 : data.index(b'"', 6)]
        if kind == b"view":
            self.looked(data)
        elif kind == b"entries":
            if LANDED in data:
                self.landed()
        elif kind in (b"live", b"ack", b"refused", b"ping", b"error", b"table"):
            self.hear(kind.decode(), json.loads(data)["d"])

    def looked(self, data: bytes) -> None:
        rolling = ROLLING in data
        if rolling and not self.rolling:
            self.busy = ""
        self.rolling = rolling
        if not rolling and OPTIONS in data and not self.resting:
            d = json.loads(data)["d"]
            for question in d["questions"]:
                if question["seat"] == self.seat and question["q"] != self.question:
                    self.question = question["q"]
                    n, text = self.nonce("a"), self.dice.choice(question["options"])
                    self.history.answers[n] = (text, None)
                    self.send("act", {"seat": self.seat, "q": question["q"], "text": text, "n": n})

    def hear(self, kind: str, d: Json) -> None:
        now = time.perf_counter()
        if kind == "ping":
            self.send("pong", {"at": d["at"]})
        elif kind == "live":
            self.live(d, now)
        elif kind == "table":
            if d["state"] == "finished" and not self.over.done():
                self.over.set_result(True)
        elif kind == "error":
            self.history.errors.append(d)
        elif d["n"] in self.history.answers:
            text, _ = self.history.answers[d["n"]]
            self.history.answers[d["n"]] = (text, d.get("seq"))
        elif d["n"] in self.history.intents:
            intent = self.history.intents[d["n"]]
            intent.heard = intent.heard or now
            intent.ends.append((kind, d.get("seq") if kind == "ack" else d["key"]))
            if kind == "refused" and self.busy == d["n"]:
                self.busy = ""

    def live(self, d: Json, now: float) -> None:
        if d["kind"] == "opens":
            self.opens = now + d["in"] / 1000
            asyncio.get_running_loop().call_later(d["in"] / 1000 + self.dice.random() * INTERVAL, self.roll)
        elif d["kind"] == "figures":
            self.history.figures.append(d)
        elif d.get("n") in self.history.intents:
            intent = self.history.intents[d["n"]]
            intent.heard = intent.heard or now
            if d["kind"] == "taken":
                intent.taken, intent.due = now, now + d["in"] / 1000

    # --- playing ---------------------------------------------------------------------------------

    def nonce(self, letter: str) -> str:
        self.count += 1
        return f"{letter}{self.count}"

    def intend(self, text: str) -> str:
        n = self.nonce(text[0])
        self.history.intents[n] = Intent(text, time.perf_counter())
        self.send("act", {"seat": self.seat, "text": text, "n": n})
        return n

    def roll(self) -> None:
        if self.rolling and not self.busy and not self.resting and time.perf_counter() >= self.opens:
            dice = [str(die) for die in range(1, 7) if self.dice.random() < 0.7] or ["1"]
            self.busy = self.intend("roll " + " ".join(dice))

    def landed(self) -> None:
        intent = self.history.intents.get(self.busy)
        if intent is not None and intent.due is not None:
            self.history.late.append(time.perf_counter() - intent.due)
        self.busy = ""
        if self.resting:
            return
        if self.dice.random() < self.stops:
            self.stop()
            if self.peer is not None and self.dice.random() < 0.5:
                asyncio.get_running_loop().call_later(self.dice.random() * 0.15, self.peer.stop)
        else:
            self.roll()

    def stop(self) -> None:
        if self.rolling and not self.resting and time.perf_counter() >= self.opens:
            self.intend("stop")

    def resign(self) -> None:
        n = self.nonce("g")
        self.history.answers[n] = ("resign", None)
        self.send("resign", {"seat": self.seat, "n": n})


def nothing() -> None:
    pass


async def play(
    ports: list[int],
    tables: list[Json],
    seconds: float,
    stops: float,
    begin: Callable[[], None] = nothing,
    seed: int = 1,
) -> list[History]:
    """Everybody drafts, then rolls for so long; then one of each table gives up, and what they remember comes back.

    Seats are spread over the ports. `begin` is called when everybody rolls.
    """
    loop = asyncio.get_running_loop()
    players: list[Player] = []
    for number, table in enumerate(tables):
        pair = [
            Player(table["table"], seat, cookie, stops, random.Random(f"{seed} {number} {seat}"))
            for seat, cookie in enumerate(table["cookies"])
        ]
        pair[0].peer, pair[1].peer = pair[1], pair[0]
        for player in pair:
            port = ports[player.seat % len(ports)]
            await loop.create_connection(lambda player=player: player, "127.0.0.1", port)  # type: ignore[misc]
        players += pair
    limit = time.perf_counter() + 60
    while not all(player.opens for player in players):
        assert time.perf_counter() < limit, "the draft never ended"
        await asyncio.sleep(0.05)
    begin()
    await asyncio.sleep(seconds)
    for player in players:
        player.resting = True
    await asyncio.sleep(1.5)  # what is in the air lands
    for player in players:
        if player.seat == 0:
            player.resign()
    await asyncio.wait_for(asyncio.gather(*(player.over for player in players)), 60)
    await asyncio.sleep(0.3)
    for player in players:
        assert player.transport is not None
        player.transport.close()
    return [player.history for player in players]
