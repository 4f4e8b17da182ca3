"""The rooms of the server know each other in one direction only, and no two modules import each other."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "arenarium" / "server"
PLAIN = {
    "alarm",
    "answers",
    "api.wire",
    "boxes",
    "logs",
    "metrics",
    "parcel",
    "refusals",
    "restore",
    "settings",
    "table_time",
    "positions",
    "puzzling",
    "teaching",
    "watchdog",
    "worker",
}
WORDS = {"api.messages", "api.redaction"}  # what all rooms speak
KNOWS = {  # part: the parts it may import
    "plain": {"plain"},
    "words": {"plain", "words"},
    "edge": {"plain", "edge"},
    "jobs": {"plain", "jobs"},
    "table": {"plain", "words", "edge", "jobs", "table"},
    "hub": {"plain", "edge", "jobs", "table"},
    "api": {"plain", "words", "edge", "jobs", "table", "hub", "api"},
    "app": {"plain", "edge", "jobs", "hub", "api"},
    "run": {"plain", "words", "edge", "app"},
}


def modules() -> dict[str, Path]:
    found = (f.relative_to(SERVER).with_suffix("") for f in SERVER.rglob("*.py"))
    return {".".join(f.parts): SERVER / f.with_suffix(".py") for f in found if f.name != "__init__"}


MODULES = modules()


def part_of(module: str) -> str:
    if module in PLAIN:
        return "plain"
    return "words" if module in WORDS else module.split(".")[0]


def imported(module: str) -> set[str]:
    """Modules of the server that one imports, for its types only or inside a function as well."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            named |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            named |= {node.module} | {f"{node.module}.{a.name}" for a in node.names}
    return {n.removeprefix("arenarium.server.") for n in named} & MODULES.keys()


@pytest.mark.parametrize("module", sorted(MODULES))
def test_rooms_know_each_other_in_one_direction(module: str) -> None:
    allowed = KNOWS[part_of(module)]
    wrong = {other for other in imported(module) if part_of(other) not in allowed}
    assert not wrong, f"{module} may import of {sorted(allowed)} only"


def test_no_two_modules_import_each_other() -> None:
    try:
        order = list(TopologicalSorter({m: imported(m) for m in MODULES}).static_order())
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))
    assert order.index("table.room") < order.index("hub") < order.index("app")
