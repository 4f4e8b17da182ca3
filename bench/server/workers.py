"""Tables over several workers on one PostgreSQL: actions a second, and what each costs the workers and the database.

    python bench/server/workers.py --workers 1 2 4 --source DIR     # DIR: see run.py

Private servers of PostgreSQL and Redis are started for it. Each worker has tables and players of its own, all at once.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT), str(ROOT / "src")]

from run import free_port, process, processor  # noqa: E402
from tests.server.services import Postgres, Redis  # noqa: E402


def below(pid: int) -> list[int]:
    """A process and those it started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(int(child) for child in children)]


def measured(workers: int, seconds: float, game: str, source: Path, database: str, redis: str, postgres: int) -> None:
    with tempfile.TemporaryDirectory() as name, ExitStack() as running:
        folder = Path(name)
        client = folder / "wsload"
        subprocess.run(["cc", "-O2", "-o", str(client), str(HERE / "wsload.c")], check=True)
        env = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
        ports, servers = [free_port() for _ in range(workers)], []
        many = str(200 // workers)
        for i, port in enumerate(ports):
            command = [sys.executable, str(HERE / "arena.py"), "--port", str(port), "--game", game]
            command += ["--file", str(folder / str(i)), "--database", database, "--redis", redis]
            servers.append(running.enter_context(process([*command, "--connections", many, "--tables", "4"], env=env)))
            while not (folder / str(i)).exists():
                assert servers[-1].poll() is None, "the server did not start"
                time.sleep(0.1)
        pids = [server.pid for server in servers]
        loads = [
            subprocess.Popen(
                [str(client), "arena", str(port), many, str(seconds), "0", str(folder / str(i))],
                stdout=subprocess.PIPE,
                text=True,
            )
            for i, port in enumerate(ports)
        ]
        for load in loads:
            assert load.stdout is not None
            assert load.stdout.readline() == "began\n", "a client stopped"
        began, stored = sum(map(processor, pids)), {pid: processor(pid) for pid in below(postgres)}
        told = [json.loads(load.communicate()[0]) for load in loads]
        actions = sum(found["messages"] for found in told)
        ours = sum(map(processor, pids)) - began
        database_time = sum(processor(pid) - before for pid, before in stored.items())
    print(f"{workers:3} workers {actions / seconds:8,.0f} actions a second", end="")
    print(f"{1e6 * ours / actions:8,.0f} µs an action in the workers", end="")
    print(f"{1e6 * database_time / actions:8,.0f} µs in PostgreSQL", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--game", default="monolith")
    parser.add_argument("--source", type=Path, default=ROOT / "src")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as services:
        postgres, redis = Postgres(), Redis(Path(folder))
        services.callback(postgres.stop)
        postgres.start()
        services.callback(redis.stop)
        redis.start()
        assert postgres.process is not None
        for many in given.workers:
            address = postgres.fresh()
            measured(many, given.seconds, given.game, given.source, address, redis.url, postgres.process.pid)


if __name__ == "__main__":
    main()
