"""Toll as pip installs it: a folder to put on the path."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

TOLL = Path(__file__).parents[1] / "examples" / "games" / "toll"


def install_toll(folder: Path) -> Path:
    """Builds from a copy, since building leaves traces, and asks nobody outside this machine."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(TOLL, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--target", str(target), str(source)], check=True, timeout=300)
    return target
