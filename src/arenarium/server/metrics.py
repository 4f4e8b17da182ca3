"""Counters for Prometheus, in its text format."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
ACKNOWLEDGED, HELD = "acknowledged_seconds", "loop_held_seconds"


class Histogram:
    """How often something took how long."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> list[str]:
        lines = [f"# HELP arenarium_{name} {self.text}", f"# TYPE arenarium_{name} histogram"]
        total = 0
        for bound, many in zip((*BUCKETS, float("inf")), self._counts, strict=True):
            total += many
            le = "+Inf" if bound == float("inf") else f"{bound:g}"
            lines.append(f'arenarium_{name}_bucket{{le="{le}"}} {total}')
        return [*lines, f"arenarium_{name}_sum {self._sum:g}", f"arenarium_{name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], float] = {}
        self._gauges: dict[str, Callable[[], float]] = {}
        self._help: dict[str, str] = {}
        self._acknowledged = Histogram("From an action's arrival to its commit.")
        self._held = Histogram("How long the loop was held while others waited for it.")

    def describe(self, name: str, text: str) -> None:
        self._help[name] = text

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        key = (name, label)
        self._counts[key] = self._counts.get(key, 0) + by

    def value(self, name: str, label: str = "") -> float:
        return self._counts.get((name, label), 0)

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read
        self._help[name] = text

    def acknowledged(self, seconds: float) -> None:
        """How long an action took from its arrival to the disk."""
        self._acknowledged.note(seconds)

    def held(self, seconds: float) -> None:
        """How late the loop came to what was due."""
        self._held.note(seconds)

    def text(self) -> str:
        lines = []
        for name in sorted({n for n, _ in self._counts} | (self._help.keys() - self._gauges.keys())):
            lines += self._head(name, "counter")
            for (n, label), value in sorted(self._counts.items()):
                if n == name:
                    lines.append(f"arenarium_{name}{{{label}}} {value:g}" if label else f"arenarium_{name} {value:g}")
        for name, read in sorted(self._gauges.items()):
            lines += [*self._head(name, "gauge"), f"arenarium_{name} {read():g}"]
        lines += self._acknowledged.lines(ACKNOWLEDGED) + self._held.lines(HELD)
        return "\n".join(lines) + "\n"

    def _head(self, name: str, kind: str) -> list[str]:
        return [f"# HELP arenarium_{name} {self._help.get(name, name)}", f"# TYPE arenarium_{name} {kind}"]
