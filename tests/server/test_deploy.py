"""What is shipped for hosts is true: every command, setting and metric of deploy/ and docs/hosting.md exists."""

from __future__ import annotations

import ast
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from arenarium.cli.main import app
from arenarium.server.app import ROUTES
from tests.server.house import House, run
from tests.server.people import ROOT

DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def command(name: str) -> Any:
    root: Any = typer.main.get_command(app)  # of the click that Typer carries
    return root.commands[name]


def parsed(words: list[str]) -> dict[str, Any]:
    """A command line as the program takes it; a mistake in it raises."""
    with command(words[0]).make_context(words[0], words[1:]) as context:
        found: dict[str, Any] = context.params
        return found


def settings() -> dict[str, str]:
    """Options of `serve` with their environment variables."""
    return {option: str(p.envvar or "") for p in command("serve").params for option in p.opts}


def started(unit: str) -> list[str]:
    line = re.search(r"^ExecStart=(.*)$", (DEPLOY / unit).read_text(encoding="utf-8"), re.MULTILINE)
    assert line is not None
    return shlex.split(line[1].replace("%i", "8001"))


@pytest.mark.parametrize(("unit", "port"), [("arenarium.service", 8000), ("arenarium@.service", 8001)])
def test_units_start_what_can_be_started(unit: str, port: int) -> None:
    program, *words = started(unit)
    assert program == "/opt/arenarium/bin/arenarium"
    found = parsed(words)
    assert (found["port"], found["secure"], found["proxies"]) == (port, True, 1)
    assert set(re.findall(r"ARENARIUM_[A-Z]+", (DEPLOY / unit).read_text(encoding="utf-8"))) <= set(settings().values())


def test_the_compose_file_fits_together() -> None:
    services = COMPOSE["services"]
    worker = services["worker"]
    found = parsed(worker["command"])
    assert (found["host"], found["port"], found["proxies"]) == ("0.0.0.0", 8000, 1)
    assert set(worker["environment"]) <= set(settings().values())
    assert "@database/" in worker["environment"]["ARENARIUM_DATABASE"]
    assert worker["environment"]["ARENARIUM_REDIS"].startswith("redis://wake:")
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        waits = service.get("depends_on", {})
        healthy = [k for k in waits if isinstance(waits, dict) and waits[k]["condition"] == "service_healthy"]
        assert all("healthcheck" in services[k] for k in healthy)
    assert (DEPLOY / worker["build"]["context"] / worker["build"]["dockerfile"]).is_file()
    check = worker["healthcheck"]["test"]
    compile(check[-1], "healthcheck", "exec")
    path = re.search(r"8000(/\w+)", check[-1])
    assert path is not None
    assert path[1] in {p for route in ROUTES for p in route.paths}
    mounted = services["proxy"]["volumes"][0].split(":")[0]
    assert "worker 8000" in (DEPLOY / mounted).read_text(encoding="utf-8")


def test_sockets_of_one_table_go_to_one_worker_in_every_proxy() -> None:
    assert "hash $arg_table consistent;" in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for file in ("Caddyfile", "compose.Caddyfile"):
        text = (DEPLOY / file).read_text(encoding="utf-8")
        sockets = text[text.index("reverse_proxy /ws") :].partition("lb_policy ")[2]
        assert sockets.startswith("uri_hash")


def test_the_page_lists_every_setting_and_no_other() -> None:
    rows = re.findall(r"^\| `(--[^|]*)` \| (?:`(\w+)`)? *\|", HOSTING, re.MULTILINE)
    told = {option: env for names, env in rows for option in names.split("`, `")}
    known = settings()
    hidden = {"--web", "--help"}  # for those who work on the client
    assert set(told) == set(known) - hidden
    assert {o: e for o, e in told.items() if e} == {o: known[o] for o in told if known[o]}


def test_every_command_of_the_page_is_understood() -> None:
    blocks = re.findall(r"^```\w*\n(.*?)^```", HOSTING, re.DOTALL | re.MULTILINE)
    lines = [
        line.partition(" #")[0] for block in blocks for line in block.splitlines() if line.startswith("arenarium ")
    ]
    assert len(lines) >= 4
    for line in lines:
        parsed(shlex.split(line)[1:])
    named = set(re.findall(r"`arenarium ([a-z]+)", HOSTING))
    assert {"serve", "export", "import", "verify", "replay"} <= named
    for name in named:
        command(name)


def test_every_metric_of_the_page_is_told(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        await a.act(0, "pledge 1")
        await a.act(0, "nonsense")
        text = (await house.people[0].http.get("/metrics")).text
        seldom = {
            "arenarium_failures",
            "arenarium_bot_faults",
            "arenarium_conflicts",
            "arenarium_redis_ok",
        }
        named = set(re.findall(r"`(arenarium_\w+)(?:\{\w+=\})?`", HOSTING))
        assert len(named) > 10
        assert {n for n in named - seldom if f"# TYPE {n} " not in text} == set()
        source = " ".join(f.read_text(encoding="utf-8") for f in (ROOT / "src/arenarium/server").rglob("*.py"))
        assert {n for n in seldom if f'"{n.removeprefix("arenarium_")}"' not in source} == set()

    run(sqlite, test)


# --- the build -------------------------------------------------------------------------------------

SRC = ROOT / "src"


def imported(file: Path) -> Iterator[str]:
    """Names of modules, and of what is taken from them, that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            yield node.module
            yield from (f"{node.module}.{a.name}" for a in node.names)


def files_of(module: str) -> Iterator[Path]:
    """The files that importing a module reads, packages above it included."""
    parts = module.split(".")
    for n in range(1, len(parts) + 1):
        path = SRC.joinpath(*parts[:n])
        yield from (f for f in (path.with_suffix(".py"), path / "__init__.py") if f.is_file())


def test_an_isolated_build_has_what_the_compiled_modules_import() -> None:
    """`pip install .` builds with nothing but [build-system] requires, and mypyc refuses types it cannot see."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needs: list[str] = project["build-system"]["requires"]
    waiting = [
        file.parent / line.strip()
        for file in SRC.rglob("hot-modules.txt")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.strip() and not line.startswith("#")
    ]
    assert waiting
    seen: set[Path] = set()
    others: set[str] = set()
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in imported(file):
            top = name.partition(".")[0]
            if top == "arenarium":
                waiting += files_of(name)
            elif top not in sys.stdlib_module_names:
                others.add(top)
    assert {"msgspec", "sqlalchemy"} <= others
    packages = {n.partition("==")[0].partition(".")[0] for n in needs}  # fluent.runtime has the module fluent
    assert others <= packages
    pinned = {d.replace("[binary]", "") for d in project["project"]["dependencies"]}
    assert {n for n in needs if n.partition("==")[0].partition(".")[0] in others} <= pinned
