"""Private PostgreSQL and Redis servers in temporary folders, on free ports."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg
import redis

from tests.ports import free_port


def postgres_bin() -> Path | None:
    """Where PostgreSQL's programs are; Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = str(found[-1]) if found else shutil.which("initdb")
    return None if initdb is None else Path(initdb).parent


class Postgres:
    """The user postgres runs it when the tests run as root, which it refuses to be."""

    def __init__(self) -> None:
        found = postgres_bin()
        assert found is not None
        # Not in pytest's own folder: that is closed to other users, and postgres is one.
        self.folder, self.port, self.bin = Path(tempfile.mkdtemp(prefix="arenarium-")), free_port(), found
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self.process: subprocess.Popen[bytes] | None = None
        self.made = 0

    def _as_user(self, command: list[str]) -> list[str]:
        return (
            ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command] if self._root else command
        )

    @property
    def _root(self) -> bool:
        return os.geteuid() == 0

    def start(self) -> None:
        if self._root:
            shutil.chown(self.folder, "postgres", "postgres")
        init = [str(self.bin / "initdb"), "-D", str(self.folder), "-A", "trust", "-U", "arena", "-N"]
        subprocess.run(self._as_user(init), check=True, capture_output=True, cwd="/")
        self.resume()

    def resume(self) -> None:
        """As it was when it was halted."""
        command = [str(self.bin / "postgres"), "-D", str(self.folder), "-p", str(self.port), "-k", str(self.folder)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        self.process = subprocess.Popen(
            self._as_user(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        until = time.monotonic() + 30
        ready = [str(self.bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        while subprocess.run(ready, check=False).returncode != 0:
            assert time.monotonic() < until, "PostgreSQL did not start"
            time.sleep(0.05)

    def _url(self, name: str) -> str:
        return f"postgresql://arena@127.0.0.1:{self.port}/{name}"

    def fresh(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"arena{self.made}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    @property
    def url(self) -> str:
        """The newest database."""
        return self._url(f"arena{self.made}")

    def halt(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)  # at once, as in a crash
            self.process.wait(60)
            self.process = None

    def stop(self) -> None:
        self.halt()  # no last checkpoint: the folder goes away with it
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 15
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    break
            except OSError:
                assert time.monotonic() < until, "Redis did not start"
                time.sleep(0.02)
        client = redis.Redis.from_url(self.url)
        client.ping()
        client.close()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)
            self.process = None
