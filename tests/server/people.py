"""People and programs that use a real server process over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.ports import free_port

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds for what is waited for, on a busy machine; a test that holds waits no longer than it must


class Process:
    """A server as its operator starts it."""

    def __init__(self, database: str, port: int | None = None, redis: str = "", *more: str, **env: str) -> None:
        self.database, self.redis, self.more = database, redis, more
        self.port = port or free_port()
        self.env = env
        self.process: subprocess.Popen[bytes] | None = None
        self.log = Path(os.environ.get("ARENARIUM_TEST_LOG", os.devnull))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> None:
        command = [sys.executable, "-m", "arenarium.cli.main", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--bot-workers", "1", "--log-level", "warning", *self.more]
        if self.redis:
            command += ["--redis", self.redis]
        env = {
            **os.environ,
            "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
            "ARENARIUM_EXTRA_GAMES": "tests.toy:GAME",
            "ARENARIUM_BOT_PAUSE": "0",
            **self.env,
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log, cwd=ROOT)
        if wait:
            self.wait()

    def wait(self, seconds: float = 120.0) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended with {self.process.returncode}"
            try:
                if httpx.get(f"{self.address}/readyz", timeout=1).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


class Someone:
    """A person with a browser."""

    def __init__(self, name: str, address: str) -> None:
        self.name, self.address = name, address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.id = ""

    async def arrive(self) -> Someone:
        answer = await self.http.post("/api/me", json={"name": self.name, "lang": "en"})
        answer.raise_for_status()
        self.id = answer.json()["id"]
        return self

    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())

    async def post(self, path: str, body: Json | None = None) -> Json:
        answer = await self.http.post(path, json=body if body is not None else {})
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    async def get(self, path: str) -> Json:
        answer = await self.http.get(path)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    async def sit(self, table: str, address: str | None = None, **hello: Any) -> Chair:
        chair = Chair(self, table, address or self.address)
        await chair.open(**hello)
        return chair

    async def close(self) -> None:
        await self.http.aclose()


class Chair:
    """A socket at a table, and everything that came over it."""

    def __init__(self, someone: Someone, table: str, address: str) -> None:
        self.someone, self.table, self.address = someone, table, address
        self.socket: ClientConnection | None = None
        self.messages: list[Json] = []
        self.texts: list[str] = []  # as they came over the wire
        self.views: dict[int, Json] = {}
        self.entries: dict[int, Json] = {}
        self.seats: list[int] = []
        self.info: Json = {}
        self._unread: asyncio.Queue[Json] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None

    async def open(self, **hello: Any) -> None:
        headers = {"Cookie": self.someone.cookie()} if self.someone.cookie() else {}
        url = self.address.replace("http", "ws", 1) + "/ws"
        self.socket = await connect(url, additional_headers=headers, max_size=None, compression=None)
        self._reader = asyncio.ensure_future(self._read())
        await self.send("hello", {"v": 1, "table": self.table, **hello})

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for data in self.socket:
                assert isinstance(data, str)
                self.texts.append(data)
                self._note(json.loads(data))
        except ConnectionClosed:
            pass
        finally:
            self._unread.put_nowait({"t": "closed", "d": {}})

    def _note(self, m: Json) -> None:
        self.messages.append(m)
        t, d = m["t"], m["d"]
        if t == "view":
            self.views[d["seat"]] = d
        elif t == "entries":
            for e in d["entries"]:
                self.entries[e["seq"]] = e
        elif t == "welcome":
            self.seats, self.info = d["seats"], d["table"]
        elif t == "table":
            self.info = d
        elif t == "seats":
            self.seats = d["seats"]
        self._unread.put_nowait(m)

    async def send(self, t: str, d: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"t": t, "d": d}))

    async def raw(self, data: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(data)

    async def next(self, seconds: float = PATIENCE) -> Json:
        return await asyncio.wait_for(self._unread.get(), seconds)

    async def until(self, wanted: Callable[[Json], bool] | str, seconds: float = PATIENCE) -> Json:
        """The next message that fits; those before it are dropped."""
        fits = (lambda m: m["t"] == wanted) if isinstance(wanted, str) else wanted
        end = time.monotonic() + seconds
        while True:
            m = await self.next(max(0.01, end - time.monotonic()))
            if fits(m):
                return m
            if m["t"] == "closed":
                raise ConnectionError("the socket closed")

    async def answer(self, n: str, seconds: float = PATIENCE) -> Json:
        """What the server says to the message of that nonce."""
        return await self.until(lambda m: m["t"] in ("ack", "refused") and m["d"].get("n") == n, seconds)

    async def act(self, seat: int, text: str, q: int | None = None, n: str | None = None) -> Json:
        n = n or f"n{random.getrandbits(60)}"
        d: Json = {"seat": seat, "text": text, "n": n}
        if q is not None:
            d["q"] = q
        await self.send("act", d)
        return await self.answer(n)

    def question(self) -> tuple[int, Json] | None:
        """An open question to one of our seats."""
        for seat, view in self.views.items():
            for question in view["questions"]:
                if question["seat"] == seat and "options" in question:
                    return seat, question
        return None

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
