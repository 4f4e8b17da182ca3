"""Measure the server against peers in one run: ratios per round, medians over rounds.

    python bench/server/run.py                              # this server, with and without storage
    npm --prefix PEERS install ws socket.io socket.io-client boardgame.io@0.50.2
    python bench/server/run.py --peers PEERS --json          # and side by side with bare echoes and boardgame.io

200 connections, the client (bench/server/wsload.c, built with cc) beside the server, durable commits, acknowledgement
after the commit, two views for each action. Nobody is tied to a core: on two of them a server may use what the client
leaves, this one for the thread that writes. Absolute rates move with the hour; ratios count.
`--source DIR` takes a compiled copy (scripts/compiled-copy DIR). Every figure that has a goal is printed with it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CONNECTIONS = 200
GOALS = {  # at least (True) or at most (False)
    "storage_ratio": (True, 0.65),
    "actions_of_socket_io": (True, 0.3),
    "messages_of_socket_io": (True, 0.3),
    "of_boardgame_io_trivial": (True, 3.0),
    "of_boardgame_io_two_views": (True, 3.0),
    "processor_of_boardgame_io_two_views": (True, 3.0),  # steadier than the rate, which both share with the client
    "p99_of_ws": (False, 3.0),
    "idle_table_kb": (False, 50.0),
    "connections": (True, 1000.0),
    "open_ms": (False, 100.0),
    "processor_us": (False, 110.0),  # of the processor an action, without storage
}
Figures = dict[str, float]


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def process(command: list[str], **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, **more)
    try:
        yield running
    finally:
        running.kill()
        running.wait()


def reachable(port: int, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def processor(pid: int) -> float:
    """Seconds of the processor that a process has used so far; NaN where nothing tells."""
    try:
        user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    except FileNotFoundError:
        return float("nan")
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def loaded(client: list[str], servers: Sequence[int], cwd: Path | None = None) -> Figures:
    """What a client found, and the time of the servers' processes for each of its messages. It says when it begins to
    count: before that two hundred people sit down, which costs more than a message."""
    with subprocess.Popen(client, stdout=subprocess.PIPE, text=True, cwd=cwd) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "began\n", "the client stopped"
        before = sum(map(processor, servers))
        found: Figures = json.loads(running.stdout.readline())
        spent = sum(map(processor, servers)) - before
    found["processor_us"] = 1e6 * spent / found["messages"]
    return found


class Bench:
    def __init__(self, folder: Path, game: str, seconds: float, peers: Path | None, source: Path) -> None:
        self.folder, self.game, self.seconds, self.peers, self.source = folder, game, seconds, peers, source
        self.client = folder / "wsload"
        compiler = shutil.which("cc") or "gcc"
        subprocess.run([compiler, "-O2", "-o", str(self.client), str(HERE / "wsload.c")], check=True)

    def load(self, mode: str, port: int, rate: int, server: int, file: Path | None = None) -> Figures:
        command = [str(self.client), mode, str(port), str(CONNECTIONS), str(self.seconds), str(rate)]
        return loaded([*command, str(file)] if file else command, [server])

    def arena(self, forget: bool) -> tuple[Figures, Figures]:
        """Saturated, then a thousand actions a second; each on fresh tables."""
        found = []
        for rate in (0, 1000):
            port, file = free_port(), self.folder / f"arena{time.monotonic_ns()}.txt"
            command = [sys.executable, str(HERE / "arena.py"), "--port", str(port), "--game", self.game]
            command += ["--file", str(file)] + (["--forget"] if forget else [])
            env = {**os.environ, "PYTHONPATH": f"{self.source}{os.pathsep}{ROOT}"}
            with process(command, env=env) as server:
                while not file.exists():
                    assert server.poll() is None, "the server did not start"
                    time.sleep(0.1)
                found.append(self.load("arena", port, rate, server.pid, file))
        return found[0], found[1]

    def peer(self, name: str, mode: str) -> tuple[Figures, Figures]:
        port = free_port()
        command = ["node", str(HERE / "peers.mjs"), name, str(port)]
        with process(command, cwd=self.peers) as server:
            reachable(port)
            return self.load(mode, port, 0, server.pid), self.load(mode, port, 1000, server.pid)

    def boardgame_io(self, views: Path | None = None) -> Figures:
        """Under its own client, which is not at its limit then. With `views` each action sends two."""
        port, seats = free_port(), 1 if views is None else 2
        command = ["node", str(HERE / "peers.mjs"), "boardgame.io", str(port), *([str(views)] if views else [])]
        with process(command, cwd=self.peers) as server:
            reachable(port)
            words = ["node", str(HERE / "peers.mjs"), "load", str(port), "boardgame.io"]
            return loaded([*words, str(CONNECTIONS), str(self.seconds), str(seats)], [server.pid], self.peers)

    def views(self) -> Path:
        """What two seats see in the middle of a match, for a peer that is to send as much."""
        command = [sys.executable, str(HERE / "views.py"), self.game]
        env = {**os.environ, "PYTHONPATH": str(self.source)}
        made = subprocess.run(command, env=env, capture_output=True, check=True)
        path = self.folder / "views.json"
        path.write_bytes(made.stdout)
        return path

    def idle(self) -> Figures:
        command = [sys.executable, str(HERE / "idle.py"), "--port", str(free_port()), "--game", self.game]
        env = {**os.environ, "PYTHONPATH": f"{self.source}{os.pathsep}{ROOT}"}
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=300)
        found: Figures = json.loads(done.stdout)
        return found

    def round(self) -> Figures:
        durable, durable_at = self.arena(forget=False)
        bare, _ = self.arena(forget=True)
        found = {
            "durable": durable["rate"],
            "no_storage": bare["rate"],
            "durable_p99_ms_at_1000": durable_at["p99_ms"],
            "storage_ratio": durable["rate"] / bare["rate"],
            "processor_us_durable": durable["processor_us"],
            "processor_us": bare["processor_us"],
        }
        if self.peers is not None:
            ws, ws_at = self.peer("ws", "echo")
            sio, _ = self.peer("socket.io", "sio")
            trivial, alike = self.boardgame_io(), self.boardgame_io(self.views())
            found |= {
                "ws_echo": ws["rate"],
                "socket_io_echo": sio["rate"],
                "boardgame_io_trivial": trivial["rate"],
                "boardgame_io_two_views": alike["rate"],
                "processor_us_of_boardgame_io_two_views": alike["processor_us"],
                "ws_p99_ms_at_1000": ws_at["p99_ms"],
                "actions_of_socket_io": durable["rate"] / sio["rate"],
                "messages_of_socket_io": durable["frames"] / sio["frames"],
                "of_boardgame_io_trivial": durable["rate"] / trivial["rate"],
                "of_boardgame_io_two_views": durable["rate"] / alike["rate"],
                "processor_of_boardgame_io_two_views": alike["processor_us"] / durable["processor_us"],
                "p99_of_ws": durable_at["p99_ms"] / ws_at["p99_ms"],
            }
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", type=Path, help="a folder with the npm peers")
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="the package, for example a compiled copy")
    parser.add_argument("--game", default="monolith")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--no-idle", action="store_true", help="leave memory and opening times out")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        peers = None if given.peers is None else given.peers.resolve()
        bench = Bench(Path(folder), given.game, given.seconds, peers, given.source.resolve())
        rounds = [bench.round() for _ in range(given.rounds)]
        idle = {} if given.no_idle else bench.idle()
    found = {key: statistics.median(r[key] for r in rounds) for key in rounds[0]} | idle
    if given.json:
        print(json.dumps({"game": given.game, "rounds": given.rounds, **found}, indent=2))
        return
    for key, value in found.items():
        print(f"{key:26} {value:12,.2f}   {verdict(key, value)}".rstrip())


def verdict(key: str, value: float) -> str:
    if key not in GOALS:
        return ""
    least, goal = GOALS[key]
    reached = value >= goal if least else value <= goal
    return f"goal {'at least' if least else 'at most'} {goal:g}: {'reached' if reached else 'NOT reached'}"


if __name__ == "__main__":
    main()
