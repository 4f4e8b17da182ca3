"""The interpreted and the compiled build play the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from arenarium.core import kernel
from tests.conformance.hashes import all_hashes

ROOT = Path(__file__).parents[2]
EACH = int(os.environ.get("ARENARIUM_BUILD_GAMES", "25"))  # of each of the four games


@pytest.mark.skipif(kernel.__file__.endswith(".py"), reason="this build is interpreted: there is nothing to compare")
def test_both_builds_play_a_hundred_games_to_the_same_hash(tmp_path: Path) -> None:
    pure = tmp_path / "src"
    shutil.copytree(ROOT / "src", pure, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web"))
    shutil.copytree(ROOT / "tests" / "conformance", tmp_path / "tests" / "conformance")
    shutil.copy(ROOT / "tests" / "__init__.py", tmp_path / "tests")
    command = [sys.executable, "-m", "tests.conformance.hashes", str(EACH)]
    path = os.pathsep.join([str(pure), str(tmp_path)])
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["kernel"].endswith(".py"), "the copy is not interpreted"
    assert found["hashes"] == all_hashes(EACH)
