"""Dependencies point one way, and the rules know no clock, no I/O and no chance of their own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "arenarium"
FORBIDDEN = {
    "core": ("arenarium.games", "arenarium.bots", "arenarium.store", "arenarium.server", "arenarium.cli"),
    "games": ("arenarium.bots", "arenarium.store", "arenarium.server", "arenarium.cli"),
    "bots": ("arenarium.store", "arenarium.server", "arenarium.cli"),
    "store": ("arenarium.bots", "arenarium.server", "arenarium.cli"),
    "server": ("arenarium.cli",),
}
OUTSIDE = ("asyncio", "sqlite3", "sqlalchemy", "litestar", "uvicorn", "socket", "random", "time", "datetime")


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{a.name}" for a in node.names}
    return found


@pytest.mark.parametrize("part", FORBIDDEN)
def test_dependencies_point_one_way(part: str) -> None:
    for path in (SRC / part).rglob("*.py"):
        for name in imports(path):
            assert not name.startswith(FORBIDDEN[part]), f"{path.name} imports {name}"


@pytest.mark.parametrize("part", ["core", "games"])
def test_rules_know_no_clock_and_no_io(part: str) -> None:
    for path in (SRC / part).rglob("*.py"):
        for name in imports(path):
            assert name.split(".")[0] not in OUTSIDE, f"{path.name} imports {name}"


def test_games_do_not_import_each_other() -> None:
    for folder in (SRC / "games").iterdir():
        if folder.is_dir():
            for path in folder.rglob("*.py"):
                for name in imports(path):
                    if name.startswith("arenarium.games."):
                        assert name.split(".")[2] == folder.name, f"{path} imports {name}"
