"""The wheel in an empty environment, far from the tree: it serves the page, answers, and its bots play."""

from __future__ import annotations

import json
import os
import shutil
import site
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import arenarium
from tests.package.scripts import ROOT, script
from tests.ports import free_port

NEEDED = (
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "NOTICE",
    "requirements",
    "build/hot.json",
)
hot = script(ROOT / "scripts" / "hot.py")


def outside() -> dict[str, str]:
    """The environment of somebody who has no checkout."""
    return {k: v for k, v in os.environ.items() if not k.startswith(("ARENARIUM_", "PYTHON"))}


@pytest.fixture
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, since building leaves traces; with the tree's compiled modules where these fit."""
    folder = tmp_path_factory.mktemp("wheel")
    tree = folder / "tree"
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name)
        elif (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)
    for name in ("src", "scripts", "tests/scenarios"):
        shutil.copytree(ROOT / name, tree / name, ignore=leave)
    (tree / "web").mkdir()
    shutil.copy(ROOT / "web" / "package-lock.json", tree / "web")
    env = outside() | ({} if hot.in_place() else {"ARENARIUM_PURE": "1"})
    if not hot.in_place():
        for stray in [p for p in (tree / "src").rglob("*") if p.suffix in (".so", ".pyd")]:
            stray.unlink()
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "--no-index"]
    subprocess.run([*command, "--wheel-dir", str(folder), str(tree)], env=env, check=True, timeout=300)
    (made,) = folder.glob("*.whl")
    shutil.rmtree(tree)
    return made


@pytest.fixture
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel alone; what it depends on is lent by the one that runs the tests."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=120)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*pip, str(wheel)], env=outside(), check=True, timeout=120)
    (packages,) = (folder / "lib").glob("*/site-packages")
    (packages / "lent.pth").write_text("\n".join(site.getsitepackages()), encoding="utf-8")
    return folder / "bin"


def test_the_wheel_alone_is_enough(wheel: Path, installed: Path, tmp_path: Path) -> None:
    holds_everything(wheel)
    says_its_version_and_plays(installed, tmp_path)
    with served(installed, tmp_path) as address:
        shows_the_page_and_answers(address)


def holds_everything(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        about = f"arenarium-{arenarium.__version__}.dist-info"
        listed = json.loads(archive.read(f"{about}/sboms/arenarium.cdx.json"))
    assert listed["metadata"]["component"]["version"] == arenarium.__version__
    assert {f"{about}/licenses/LICENSE", f"{about}/licenses/NOTICE"} <= names
    assert {"arenarium/py.typed", "arenarium/locale/pl/core.ftl", "arenarium/core/kernel.py"} <= names
    assert any(n.startswith("arenarium/scenarios/") for n in names)
    compiled = {n.removesuffix(hot.SUFFIX) for n in names if n.endswith(hot.SUFFIX)}
    modules = {m.removeprefix("src/").removesuffix(".py") for m in hot.hot_modules()}
    assert (modules <= compiled) if hot.in_place() else not compiled
    assert wheel.name.endswith("-py3-none-any.whl") != hot.in_place()


def says_its_version_and_plays(installed: Path, tmp_path: Path) -> None:
    def say(*words: str) -> str:
        return subprocess.run(
            [str(installed / "arenarium"), *words],
            cwd=tmp_path,
            env=outside(),
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        ).stdout

    assert say("--version") == f"arenarium {arenarium.__version__}\n"
    played = json.loads(say("simulate", "herosi", "--games", "1", "--bots", "random,random", "--json"))
    assert played


@contextmanager
def served(installed: Path, tmp_path: Path) -> Iterator[str]:
    port = str(free_port())
    command = [str(installed / "arenarium"), "serve", "--port", port, "--database", "sqlite:///wheel.db"]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(
            [*command, "--log-level", "warning"], cwd=tmp_path, env=outside(), stderr=log, stdout=log
        )
    try:
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=2):
                    break
            except (urllib.error.URLError, OSError):
                assert server.poll() is None, (tmp_path / "log").read_text()
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(30)


def shows_the_page_and_answers(address: str) -> None:
    with urllib.request.urlopen(f"{address}/", timeout=30) as answer:
        page = answer.read().decode()
    assert "<title>Arenarium</title>" in page
    if (ROOT / "src" / "arenarium" / "web" / "index.html").is_file():
        script = page.partition('src="')[2].partition('"')[0]
        with urllib.request.urlopen(f"{address}{script}", timeout=30) as answer:
            assert len(answer.read()) > 1000
    with urllib.request.urlopen(f"{address}/api/games", timeout=30) as answer:
        assert {"monolith", "tashkalar", "warcraft", "herosi"} <= {game["name"] for game in json.load(answer)["games"]}
