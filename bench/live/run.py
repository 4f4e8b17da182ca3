"""Two hundred live duels at once: how soon a roll is answered, and whether every Stop counts once.

    python bench/live/run.py                     # 200 tables, 400 players, a minute; says whether the goal holds
    python bench/live/run.py --tables 50 --seconds 20 --json

One server process, as it is shipped (durable SQLite commits), and the players in a second process, on the same machine.
Everybody rolls at the shortest interval of the brisk pace (700 ms from landing to landing) and calls Stop now and then,
often both at once. A roll is answered when its player hears that it was taken up or waits for its time; that its dice
then land when they should is measured, too. Afterwards each player's history is held against the stored log: every
intent has one answer, what was acknowledged is in the log once, what was refused is not, every Stop was the earliest of
its window, and every match replays from its log, lot by lot, to the same end. Exit status 1 if anything is amiss.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import uvloop  # noqa: E402
from bench.live import checker, driver  # noqa: E402

from arenarium.store.store import Store  # noqa: E402

GOAL = 0.050
TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def processor(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def spread(values: list[float]) -> dict[str, float]:
    """Milliseconds."""
    return {name: round(share(values, part) * 1000, 1) for name, part in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))}


async def stored_faults(database: str, histories: list[driver.History]) -> list[str]:
    store = Store.open(database)
    found: list[str] = []
    for table in dict.fromkeys(h.table for h in histories):
        stored = await store.load(table)
        assert stored is not None
        found += checker.faults(stored, [h for h in histories if h.table == table])
    store.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--stops", type=float, default=1 / 60, help="chance of a Stop after a landing")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database, file, port = f"sqlite:///{folder}/live.db", Path(folder, "tables.json"), free_port()
        command = [sys.executable, str(ROOT / "bench" / "live" / "arena.py"), "--port", str(port), "--file", str(file)]
        command += ["--database", database, "--tables", str(given.tables)]
        server = subprocess.Popen(command, cwd=ROOT)
        try:
            while not (file.exists() and file.stat().st_size):
                assert server.poll() is None, "the server ended"
                time.sleep(0.1)
            tables = json.loads(file.read_text())
            marks: list[tuple[float, float, float]] = []

            def mark() -> None:
                marks.append((time.monotonic(), processor(server.pid), processor(os.getpid())))

            histories = asyncio.run(driver.play([port], tables, given.seconds, given.stops, mark))
            mark()
        finally:
            server.terminate()
            server.wait(30)
        found = asyncio.run(stored_faults(database, histories))
    rolls = [i for h in histories for i in h.intents.values() if i.text != "stop" and i.heard is not None]
    late = [x for h in histories for x in h.late]
    answered = [i.heard - i.sent for i in rolls if i.heard is not None]
    stops = [i for h in histories for i in h.intents.values() if i.text == "stop"]
    figures = {
        "tables": given.tables,
        "rolls": len(rolls),
        "rolls_per_second": round(len(rolls) / given.seconds),
        "answered_ms": spread(answered),
        "landing_late_ms": spread(late),
        "stops": len(stops),
        "stops_won": sum(1 for i in stops if i.ends and i.ends[0][0] == "ack"),
        "windows_of_two": sum(len(f["rows"]) > 1 for h in histories if h.seat == 0 for f in h.figures),
        "server_cores": round((marks[1][1] - marks[0][1]) / (marks[1][0] - marks[0][0]), 2),
        "driver_cores": round((marks[1][2] - marks[0][2]) / (marks[1][0] - marks[0][0]), 2),
        "faults": len(found),
    }
    holds = not found and bool(rolls) and share(answered, 0.99) <= GOAL
    if given.json:
        print(json.dumps({**figures, "holds": holds}))
    else:
        for name, value in figures.items():
            print(f"{name:18} {value}")
        print(
            "goal holds" if holds else "GOAL MISSED",
            f"(a roll answered within {GOAL * 1000:g} ms at the 99th percentile, no faults)",
        )
    for fault in found[:20]:
        print(fault, file=sys.stderr)
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    uvloop.install()
    main()
