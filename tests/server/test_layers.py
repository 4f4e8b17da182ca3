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
    "boxes",
    "logs",
    "metrics",
    "parcel",
    "reasons",
    "refusals",
    "restore",
    "settings",
    "table_time",
    "positions",
    "puzzling",
    "teaching",
    "unreadable",
    "watchdog",
    "worker",
}
SPEAKING = {"wire.messages", "wire.redaction"}  # the modules of wire/ that do more than declare
KNOWS = {  # part: the parts it may import
    "types": {"types"},
    "plain": {"types", "plain"},
    "wire": {"types", "plain", "wire"},
    "edge": {"types", "plain", "edge"},
    "jobs": {"types", "plain", "jobs"},
    "table": {"types", "plain", "wire", "edge", "jobs", "table"},
    "hub": {"types", "plain", "edge", "jobs", "table"},
    "api": {"types", "plain", "wire", "edge", "jobs", "table", "hub", "api"},
    "app": {"types", "plain", "edge", "jobs", "hub", "api"},
    "run": {"types", "plain", "wire", "edge", "app"},
}


def modules() -> dict[str, Path]:
    found = (f.relative_to(SERVER).with_suffix("") for f in SERVER.rglob("*.py"))
    here = {".".join(f.parts): SERVER / f.with_suffix(".py") for f in found if f.name != "__init__"}
    return {"wire": SERVER / "wire" / "__init__.py", **here}


MODULES = modules()


def part_of(module: str) -> str:
    if module in PLAIN:
        return "plain"
    room = module.split(".")[0]
    return "types" if room == "wire" and module not in SPEAKING else room


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


def test_tables_know_nothing_of_who_asks() -> None:
    """The strictest of these walls, and how a hole in it shows."""
    assert "api" not in KNOWS["table"] | KNOWS["hub"] | KNOWS["wire"] | KNOWS["plain"]
    assert {part_of(m) for m in ("wire", "wire.tables", "wire.redaction", "api.session", "settings")} == {
        *("types", "wire", "api", "plain"),
    }
    assert "wire.redaction" in imported("table.telling")


def test_no_two_modules_import_each_other() -> None:
    try:
        order = list(TopologicalSorter({m: imported(m) for m in MODULES}).static_order())
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))
    assert order.index("table.room") < order.index("hub") < order.index("app")
