"""Players who play through anything, a line that breaks, and the checker who reads what they lived through."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from arenarium.core import codec
from arenarium.core.kernel import questions
from arenarium.core.table import replay
from arenarium.server.restore import entry_of
from arenarium.server.settings import Registry
from arenarium.server.wire.redaction import entry_for
from arenarium.store.rows import Stored

Json = dict[str, Any]


class Proxy:
    """A line that delays, and breaks off in the middle of anything."""

    def __init__(self, rng: random.Random, targets: list[int], cut: float) -> None:
        self.rng, self.targets, self.cut = rng, targets, cut
        self.port = 0
        self.cuts = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.rng.choice(self.targets))
        except OSError:
            writer.close()
            self._writers.discard(writer)
            return
        self._writers.add(back)
        life = self.rng.randint(200, 60_000) if self.rng.random() < self.cut else None
        both = [self._pump(reader, back, life), self._pump(there, writer, life)]
        tasks = [asyncio.ensure_future(p) for p in both]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for w in (writer, back):
            w.transport.abort()
            self._writers.discard(w)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, life: int | None) -> None:
        passed = 0
        while data := await reader.read(65536):
            if self.rng.random() < 0.1:
                await asyncio.sleep(self.rng.random() * 0.03)
            if life is not None and passed + len(data) > life:
                writer.write(data[: life - passed])
                self.cuts += 1
                return
            passed += len(data)
            writer.write(data)
            await writer.drain()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()
        await self._server.wait_closed()


@dataclass
class Sent:
    """One action as its sender knows it."""

    seat: int
    text: str
    q: int
    n: str
    acked: list[int] = field(default_factory=list)  # every `seq` it was acknowledged with
    refused: list[str] = field(default_factory=list)


class Player:
    """One person at one table: answers at random, repeats, reorders, and resends what was not answered."""

    def __init__(self, rng: random.Random, address: str, cookie: str, table: str) -> None:
        self.rng, self.address, self.cookie, self.table = rng, address, cookie, table
        self.sent: dict[str, Sent] = {}
        self.entries: dict[int, Json] = {}
        self.contradictions: list[str] = []
        self.views: dict[int, Json] = {}
        self.pending: Sent | None = None
        self.over = False
        self.stop = False
        self.connections = 0

    async def play(self) -> None:
        while not self.over and not self.stop:
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, asyncio.TimeoutError, EOFError):
                await self._session()
            await asyncio.sleep(self.rng.random() * 0.05)

    async def _session(self) -> None:
        url = self.address.replace("http", "ws", 1) + "/ws"
        headers = {"Cookie": self.cookie}
        options: Any = {"additional_headers": headers, "max_size": None, "compression": None, "open_timeout": 3}
        async with connect(url, close_timeout=0.2, ping_interval=None, **options) as socket:
            self.connections += 1
            await self._say(socket, "hello", {"v": 1, "table": self.table, "have": self._have()})
            if self.pending is not None:
                await self._act(socket, self.pending)
            while not self.over and not self.stop:
                message = json.loads(await asyncio.wait_for(socket.recv(), 2.5))
                await self._heard(socket, message["t"], message["d"])

    def _have(self) -> int:
        """How many entries we have without a gap; sometimes we forget, and are told again."""
        n = 0
        while n in self.entries:
            n += 1
        return n if self.rng.random() < 0.8 else self.rng.randint(0, n)

    async def _say(self, socket: ClientConnection, t: str, d: Json) -> None:
        await socket.send(json.dumps({"t": t, "d": d}))

    async def _act(self, socket: ClientConnection, sent: Sent) -> None:
        message = {"seat": sent.seat, "q": sent.q, "text": sent.text, "n": sent.n}
        old = self.rng.choice(list(self.sent.values())) if self.rng.random() < 0.2 else None
        if old is not None and self.rng.random() < 0.5:  # something long done comes again, before
            await self._say(socket, "act", {"seat": old.seat, "q": old.q, "text": old.text, "n": old.n})
            old = None
        await self._say(socket, "act", message)
        if self.rng.random() < 0.2:  # twice
            await self._say(socket, "act", message)
        if old is not None:  # or after
            await self._say(socket, "act", {"seat": old.seat, "q": old.q, "text": old.text, "n": old.n})

    async def _heard(self, socket: ClientConnection, t: str, d: Json) -> None:
        if t == "view":
            self.views[d["seat"]] = d
            if d["result"] is not None:
                self.over = True
        elif t == "entries":
            for e in d["entries"]:
                known = self.entries.setdefault(e["seq"], e)
                if known != e:
                    self.contradictions.append(f"entry {e['seq']} was {known}, then {e}")
        elif t in ("ack", "refused") and d["n"] in self.sent:
            sent = self.sent[d["n"]]
            if t == "ack":
                sent.acked.append(d["seq"])
            else:
                sent.refused.append(d["kind"])
                if d["kind"] in ("unavailable", "too_much"):
                    await asyncio.sleep(0.05)
                    await self._act(socket, sent)
                    return
            if self.pending is sent:
                self.pending = None
            await self._say(socket, "view", {})
        elif t == "bye":
            raise EOFError
        if t == "view" and self.pending is None and not self.over:
            await self._answer(socket)

    async def _answer(self, socket: ClientConnection) -> None:
        for seat, view in self.views.items():
            for question in view["questions"]:
                if question["seat"] == seat and "options" in question:
                    n = f"{self.rng.getrandbits(60):x}"
                    sent = Sent(seat, self.rng.choice(question["options"]), question["q"], n)
                    self.sent[n] = self.pending = sent
                    await self._act(socket, sent)
                    return


async def call(client: httpx.AsyncClient, method: str, path: str, body: Json | None = None) -> Json:
    """One HTTP call, again and again until a server answers it."""
    while True:
        with contextlib.suppress(httpx.HTTPError):
            answer = await client.request(method, path, json=body)
            if answer.status_code < 300:
                found: Json = answer.json()
                return found
            assert answer.status_code in (429, 503), answer.text
        await asyncio.sleep(0.05)


def check(games: Registry, stored: Stored, players: list[Player]) -> dict[str, int]:
    """What the players lived through against what is stored. Returns how much there was to check."""
    log = [entry_of(r) for r in stored.entries]
    assert [e.seq for e in log] == list(range(len(log))), "the order has gaps"
    by_nonce: dict[str, list[int]] = defaultdict(list)
    for row in stored.entries:
        if row.nonce is not None:
            by_nonce[row.nonce].append(row.seq)
    counts = {"acked": 0, "refused": 0, "unanswered": 0, "resent": 0}
    game = games.get(stored.table.game)
    assert game is not None
    state = replay(game, stored.table.options, log)
    for player in players:
        assert player.contradictions == []
        viewer = tuple(s.seat for s in stored.seats if s.person is not None and s.seat in player.views) or ()
        for sent in player.sent.values():
            found = by_nonce.get(f"{sent.seat}:{sent.n}", [])
            if sent.acked:
                counts["acked"] += 1
                counts["resent"] += len(sent.acked) > 1
                assert found == [sent.acked[0]], f"acknowledged {sent}, stored at {found}"
                assert set(sent.acked) == {sent.acked[0]}
                entry = log[sent.acked[0]]
                assert (entry.seat, entry.text) == (sent.seat, sent.text)
            elif sent.refused:
                counts["refused"] += 1
                assert found == [] or set(sent.refused) <= {"unavailable", "too_much"}, f"refused and stored: {sent}"
            else:
                counts["unanswered"] += 1
                assert len(found) <= 1
        for seq, heard in player.entries.items():
            assert seq < len(log), f"told of entry {seq}, which was never stored"
            due = json.loads(json.dumps(entry_for(game, state, log[seq], stored.entries[seq].at, viewer)))
            assert heard == due, f"entry {seq} was told otherwise than it was stored"
    return counts


def final_view(games: Registry, stored: Stored, seat: int) -> Json:
    """The view that follows from the stored log alone."""
    game = games.get(stored.table.game)
    assert game is not None
    log = [entry_of(r) for r in stored.entries]
    state = replay(game, stored.table.options, log)
    view: Json = json.loads(json.dumps(codec.plain(game.view(state, seat))))
    return {"view": view, "asked": sorted(d.seat for d in questions(state)), "result": game.result(state)}
