"""A process with everything imported, which forks servers: they start in a blink, and can be killed by the hundred.

Reads commands from its standard input, one a line: a JSON object of settings with `port`; answers with the process id.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.people import ROOT


class Zygote:
    """The test's end."""

    def __init__(self) -> None:
        env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=env,
            cwd=ROOT,
            text=True,
        )

    def start(self, port: int, database: str, **more: Any) -> int:
        """A new server; its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"port": port, "database": database, **more}) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    @staticmethod
    def kill(pid: int, with_signal: int = signal.SIGKILL) -> None:
        """Kill a server and wait until it is gone."""
        os.kill(pid, with_signal)
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.002)
        raise AssertionError("the server did not end")

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(10)
        self._process.stdout.close()


def main() -> None:
    import alembic.command  # noqa: F401  # all of this is imported once, before the forks
    import sqlalchemy.dialects.postgresql.psycopg
    import sqlalchemy.dialects.sqlite  # noqa: F401
    import uvloop  # noqa: F401

    from arenarium.server.app import App
    from arenarium.server.logs import set_up
    from arenarium.server.run import make_server, steady_memory
    from arenarium.server.settings import Limits, Registry, Settings
    from arenarium.store.database import Database
    from arenarium.store.store import Store
    from arenarium.words import words

    registry = Registry.shipped(("tests.toy:GAME",))
    limits = Limits(connections_per_address=100_000, requests_per_second=10_000, people_per_hour=100_000)
    with tempfile.TemporaryDirectory() as folder:  # whatever is made once for a process is made here
        Database(f"sqlite:///{folder}/warm.db").upgrade()
    App(Settings(database="", games=registry), Store.__new__(Store))
    words("en")
    steady_memory()  # as `arenarium serve` does
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        wanted = json.loads(line)
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        log = wanted.pop("log", os.devnull)
        with Path(log).open("ab") as file:
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
        set_up("warning")
        port = wanted.pop("port")
        usual = {"bot_seconds": 0.02, "bot_pause": 0.0, "poll": 0.1, "snapshot_every": 8, "bot_grace": 2.0}
        server = make_server(Settings(games=registry, limits=limits, **{**usual, **wanted}), "127.0.0.1", port)
        server.run()
        os._exit(0)


if __name__ == "__main__":
    main()
