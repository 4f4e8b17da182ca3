"""`make play`: what is done beside the table, in which order, and that all of it ends with it (scripts/play)."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.package.scripts import ROOT
from tests.ports import free_port

# Steps that take no time but wait for a word, and a server that tells what it found when it began.
MAKEFILE = """
.venv/made.stamp:
	@mkdir -p .venv/bin && ln -s {python} .venv/bin/python && touch $@
.venv/run.stamp: .venv/made.stamp
	@echo "installed" && touch $@
build/web.stamp:
	@echo "building" && until test -e go-web; do sleep 0.05; done; test ! -e fail-web && touch $@
hot-aside:
	@echo "compiling" && until test -e go-hot; do sleep 0.05; done; echo "compiled"
"""
SERVER = """
import os, signal, sys, time
print("serving", "warming" if os.path.exists(os.environ["ARENARIUM_WARMING"]) else "ready", flush=True)
signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
while True:
    time.sleep(0.05)
"""


class Play:
    def __init__(self, tree: Path) -> None:
        self.tree, self.log = tree, tree / "log"
        env = {**os.environ, "HOST": "127.0.0.1", "PORT": str(free_port()), "PYTHON": sys.executable}
        env.pop("ARENARIUM_PURE", None)
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "scripts/play"], cwd=tree, env=env, stdout=log, stderr=log, start_new_session=True
            )

    def said(self) -> str:
        return self.log.read_text()

    def until(self, *words: str) -> None:
        for _ in range(1200):
            if all(word in self.said() for word in words):
                return
            time.sleep(0.05)
        raise AssertionError(self.said())

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for folder in ("scripts", "requirements", "src/arenarium"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("play", "hot.py"):
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts")
    (tmp_path / "Makefile").write_text(MAKEFILE.format(python=sys.executable))
    (tmp_path / "src" / "arenarium" / "__main__.py").write_text(SERVER)
    (tmp_path / "src" / "arenarium" / "hot-modules.txt").write_text("__main__.py\n")
    (tmp_path / "requirements" / "build.txt").write_text("")
    (tmp_path / "setup.py").write_text("")
    return tmp_path


@pytest.fixture
def play(tree: Path) -> Callable[[], Play]:
    return lambda: Play(tree)


def test_the_table_opens_before_its_page_is_built_and_its_rules_compiled(tree: Path, play: Callable[[], Play]) -> None:
    first = play()
    first.until("building", "installed", "serving warming")
    assert "compiling" not in first.said()  # the page comes first
    (tree / "go-web").touch()
    first.until("The page is ready", "compiled beside, for the next start", "compiling")
    assert not (tree / "build" / "web.building").exists()
    assert first.stop() == 1  # as the server ended
    (tree / "go-hot").touch()
    time.sleep(0.3)
    assert "compiled\n" not in first.said()  # the compile ended with the table
    second = play()
    second.until("serving ready", "compiled\n")
    assert "building" not in second.said()
    second.stop()


def test_a_page_that_cannot_be_built_does_not_stop_the_table(tree: Path, play: Callable[[], Play]) -> None:
    (tree / "fail-web").touch()
    (tree / "go-web").touch()
    first = play()
    first.until("The page could not be built", "serving")
    assert first.process.poll() is None
    first.stop()
    (tree / "fail-web").unlink()
    second = play()
    second.until("The page is ready")
    second.stop()
