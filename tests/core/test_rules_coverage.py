"""Every sentence of the rulebooks has a scenario that shows it, and the script that says so can see what is missing."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "rules-coverage"
PAGE = "## The rulebook, sentence by sentence\n\n### Setup\n\n| no. | what it says | shown by |\n| --- | --- | --- |\n"


def test_nothing_is_missing() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ("", "no sentences"),
        ("| 1 | Five cards each. |  |\n", "Setup 1: no scenario"),
        ("| 1 | Five cards each. | `setup/six-cards` |\n", "Setup 1: there is no scenario setup/six-cards"),
        ("| 1 | Five cards. | `setup/mirror-match` |\n| 3 | A hat. | `setup/mirror-match` |\n", "Setup: 3 follows 1"),
    ],
)
def test_what_is_missing_is_named(rows: str, fault: str) -> None:
    script: dict[str, Any] = runpy.run_path(str(SCRIPT))
    assert script["faults"]("monolith", PAGE + rows) == [fault]
