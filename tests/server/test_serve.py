"""The server as its operator and its first programmer meet it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
from examples.tiny_client import play
from websockets.asyncio.client import connect

from arenarium.store.database import Database
from tests.server.people import ROOT, Process, Someone


def arenarium(*words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "ARENARIUM_EXTRA_GAMES": "tests.toy:GAME"}
    command = [sys.executable, "-m", "arenarium.cli.main", *words]
    return subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


def test_a_server_is_started_played_on_stopped_and_started_again(sqlite: str, tmp_path: Path) -> None:
    server = Process(sqlite)
    server.start()
    try:
        result = asyncio.run(play(server.address, "toll", None, "random"))
        assert sorted(result) in ([1, 1], [1, 2])

        async def cookie_and_table() -> tuple[str, str]:
            ada = await Someone("Ada", server.address).arrive()
            made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
            chair = await ada.sit(made["id"])
            await chair.until("view")
            await chair.act(0, "pledge 1")
            # The server is told to stop while somebody is connected, and says so.
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            assert (await chair.until("bye"))["d"]["reason"] == "restart"
            await chair.close()
            await ada.close()
            return ada.cookie(), made["id"]

        cookie, table = asyncio.run(cookie_and_table())
        server.stop()
        server.start()
        info = httpx.get(f"{server.address}/api/tables/{table}", headers={"Cookie": cookie}).json()
        assert (info["mine"], info["length"], info["state"]) == ([0, 1], 1, "running")
    finally:
        server.stop()
    folder = tmp_path / "out"
    exported = arenarium("export", str(folder), "--database", sqlite, "--json")
    assert exported.returncode == 0, exported.stderr
    files = json.loads(exported.stdout)["files"]
    assert len(files) == 2
    copied = arenarium("backup", str(tmp_path / "copy.db"), "--database", sqlite)
    assert copied.returncode == 0, copied.stderr
    written = [Path(sqlite.removeprefix("sqlite:///")), tmp_path / "copy.db", *map(Path, files)]
    assert all(file.stat().st_mode & 0o077 == 0 for file in written)  # keys, seeds and hands are in them
    other = f"sqlite:///{tmp_path}/other.db"
    imported = arenarium("import", *files, "--database", other)
    assert imported.returncode == 0, imported.stderr
    assert "2 matches added" in imported.stdout
    migrated = arenarium("migrate", "--from", sqlite, "--to", other, "--json")
    assert migrated.returncode == 0, migrated.stderr
    assert json.loads(migrated.stdout) == {"matches": 2, "different": []}


def test_a_database_from_the_future_stops_the_start(sqlite: str) -> None:
    database = Database(sqlite)
    database.upgrade()
    connection = database.connect()
    connection.run("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    refused = arenarium("serve", "--database", sqlite, "--port", "1")
    assert refused.returncode == 1
    assert "9999" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    unknown = arenarium("serve", "--database", "mysql://x")
    assert unknown.returncode == 1
    assert "postgresql://" in unknown.stderr


def test_a_tiny_client_survives_a_restart(sqlite: str) -> None:
    """The example of the protocol page plays a whole match while the server is killed under it."""
    server = Process(sqlite)
    server.start()

    async def main() -> list[int]:
        playing = asyncio.ensure_future(play(server.address, "monolith", None, "random"))
        await asyncio.sleep(1.0)
        for _ in range(2):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        return await asyncio.wait_for(playing, 300)

    try:
        assert sorted(asyncio.run(main())) in ([1, 1], [1, 2])
    finally:
        server.stop()


def test_a_thousand_idle_connections_cost_little(sqlite: str) -> None:
    server = Process(sqlite)
    server.start()

    def memory() -> int:
        assert server.process is not None
        text = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS"))

    async def main() -> int:
        url = server.address.replace("http", "ws") + "/ws"
        before = await asyncio.to_thread(memory)
        sockets = []
        for _ in range(5):
            sockets += await asyncio.gather(*(connect(url, compression=None) for _ in range(200)))
        after = await asyncio.to_thread(memory)
        await sockets[-1].send(json.dumps({"t": "ping", "d": {"at": 1}}))
        while json.loads(await sockets[-1].recv())["t"] != "pong":
            pass
        await asyncio.gather(*(s.close() for s in sockets))
        return after - before

    server.more = ("--connections", "2000")
    server.stop()
    server.start()
    try:
        assert asyncio.run(main()) < 100 * 1024  # kilobytes: under 100 KB each, buffers included
    finally:
        server.stop()
