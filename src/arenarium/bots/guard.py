"""Whether anything became slower: the rows of the bench beside those that are kept, and beside their goals.

A row is told in yardsticks: its rate over that of a fixed piece of plain Python, measured right before and after it,
so that the speed of the machine and what else runs on it cancel out. A row that looks bad is measured again.
"""

from __future__ import annotations

import json
import platform
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from arenarium.bots.bench import COMPARED, Bench, Peers, Subject
from arenarium.core.game import Json

PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
LOSS: Final = 0.15  # of what is kept, that a row may lose
TRIES: Final = 4  # measurements of a row before it counts as slower; the best one is believed
STRETCH: Final = 0.3  # of a row's seconds that the yardstick takes before it, and after it
GLANCE: Final = 0.01  # seconds
GLANCES: Final = 40
BEADS: Final = 200


class _Bead:
    __slots__ = ("kind", "weight")

    def __init__(self, kind: tuple[int, int], weight: int) -> None:
        self.kind = kind
        self.weight = weight


def _string_of_beads() -> int:
    seen: dict[tuple[int, int], int] = {}
    beads: list[_Bead] = []
    number = 1
    for i in range(BEADS):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        kind = (number >> 16 & 63, i & 7)
        seen[kind] = seen.get(kind, 0) + 1
        beads.append(_Bead(kind, number))
    return sum(bead.weight for bead in beads if seen[bead.kind] > 1)


def yardstick(seconds: float) -> float:
    """What all rows are told in: strings of beads a second."""
    done, began = 0, time.process_time()
    while True:
        for _ in range(4):
            _string_of_beads()
        done += 4
        if (spent := time.process_time() - began) > seconds:
            return done / spent


Each = Callable[[float], None]  # hears how far it is, from 0 to 1


def measured(subjects: Mapping[str, Subject], rounds: int, seconds: float, each: Each) -> dict[str, float]:
    """Each subject in yardsticks, the median of its rounds."""
    ratios: dict[str, list[float]] = {name: [] for name in subjects}
    for n in range(rounds):
        for i, (name, measure) in enumerate(subjects.items(), 1):
            before = yardstick(STRETCH * seconds)
            rate = measure(seconds)
            after = yardstick(STRETCH * seconds)
            ratios[name].append(2 * rate / (before + after))
            each((n + i / len(subjects)) / rounds)
    return {name: median(found) for name, found in ratios.items()}


@dataclass(frozen=True)
class Kept:
    """Rows and peers in yardsticks as they once were, and how they were measured."""

    how: Mapping[str, str]
    rows: Mapping[str, float]
    peers: Mapping[str, float]

    @staticmethod
    def read(path: Path) -> Kept:
        return Kept(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else Kept({}, {}, {})

    def write(self, path: Path) -> None:
        told = {"how": dict(self.how), "rows": _rounded(self.rows), "peers": _rounded(self.peers)}
        path.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")

    def fits(self) -> bool:
        """Whether there is something, from this Python: another one's yardstick is of another length."""
        return self.how.get("python") == PYTHON


def _rounded(ratios: Mapping[str, float]) -> dict[str, float]:
    return {name: float(f"{ratios[name]:.4g}") for name in sorted(ratios)}


def keep(
    names: list[str], kept: Kept, rounds: int, seconds: float, peers: tuple[Path, Path] | None, each: Each
) -> Kept:
    """What is measured now; games and peers that are not measured stay as they are kept."""
    subjects = {name: subject for game in names for name, subject in Bench(game).subjects().items()}
    with ExitStack() as stack:
        others = stack.enter_context(Peers(*peers)).subjects() if peers is not None else {}
        found = measured({**subjects, **others}, rounds, seconds, each)
    how = {
        "python": PYTHON,
        "machine": processor(),
        "day": time.strftime("%Y-%m-%d"),
        "measured": f"medians of {rounds} rounds of {seconds:g} s",
    }
    return Kept(
        how,
        {**kept.rows, **{name: ratio for name, ratio in found.items() if name in subjects}},
        {**kept.peers, **{name: ratio for name, ratio in found.items() if name in others}},
    )


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()


@dataclass(frozen=True)
class Row:
    """A row as it is now, in yardsticks."""

    name: str
    now: float
    kept: float | None  # None: not kept yet
    goal: float  # the least that is promised; 0 where nothing is

    @property
    def faults(self) -> list[str]:
        lost = self.kept is not None and self.now < (1 - LOSS) * self.kept
        return ["slower"] * lost + ["misses its goal"] * (self.now < self.goal)

    @property
    def verdict(self) -> str:
        return ", ".join(self.faults) or ("not kept yet" if self.kept is None else "good")

    def report(self) -> Json:
        return {"now": self.now, "kept": self.kept, "goal": self.goal, "verdict": self.verdict}


def goals(bench: Bench, kept: Kept, yard: float) -> dict[str, float]:
    """The least that is promised of a game's rows, in yardsticks: so many times as fast as a peer that is kept; an
    inquiry in so many microseconds, where there are `yard` yardsticks a second."""
    promised = {
        f"{bench.name} {what}": bench.promised[what] * kept.peers.get(peer, 0) for what, peer in COMPARED.items()
    }
    return promised | {f"{bench.name} {a.inquiry.what}": 1e6 / a.inquiry.goal_us / yard for a in bench.answers}


def check(names: list[str], kept: Kept, rounds: int, seconds: float, each: Each) -> list[Row]:
    """Every row of these games; one that looks bad is measured again before it is believed."""
    benches = [Bench(name) for name in names]
    yard = max(yardstick(GLANCE) for _ in range(GLANCES))  # as fast as the machine is when nobody disturbs it
    least = {name: goal for bench in benches for name, goal in goals(bench, kept, yard).items()}
    return judged({n: s for bench in benches for n, s in bench.subjects().items()}, least, kept, rounds, seconds, each)


def judged(
    subjects: Mapping[str, Subject], least: Mapping[str, float], kept: Kept, rounds: int, seconds: float, each: Each
) -> list[Row]:
    def row(name: str, now: float) -> Row:
        return Row(name, now, kept.rows.get(name), least.get(name, 0.0))

    found = {name: row(name, now) for name, now in measured(subjects, rounds, seconds, each).items()}
    for _ in range(TRIES - 1):
        bad = {name: subjects[name] for name, r in found.items() if r.faults}
        for name, now in measured(bad, rounds, seconds, each).items():
            found[name] = row(name, max(now, found[name].now))
    return list(found.values())
