"""A game that is installed beside the product is played like those that come with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installed import TOLL, install_toll

ROOT = Path(__file__).parents[2]


class Installed:
    """The command line of a Python that has the package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        paths = os.pathsep.join((str(install_toll(folder)), str(ROOT / "src")))
        self.env = {**os.environ, "PYTHONPATH": paths}

    def python(self, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, *words], cwd=self.folder, env=self.env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def arenarium(self, *words: str) -> str:
        return self.python("-m", "arenarium", *words)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("plug"))


def test_it_is_listed_with_its_words(installed: Installed) -> None:
    listed = [g["name"] for g in json.loads(installed.arenarium("games", "--json"))]
    assert listed[-1] == "toll"
    assert len(listed) == 5
    assert "Myto" in installed.arenarium("games", "--lang", "pl")


def test_bots_play_it_to_its_end(installed: Installed) -> None:
    told = json.loads(installed.arenarium("simulate", "toll", "--games", "6", "--bots", "solid,random", "--json"))
    assert "unfinished" not in told["outcomes"]
    assert sum(told["outcomes"].values()) == 6


def test_a_match_is_replayed_verified_and_analysed(installed: Installed) -> None:
    words = ["--bots", "novice,random", "--rounds", "1", "--cores", "1", "--nodes", "200", "--out", "cup"]
    installed.arenarium("tournament", "toll", *words)
    match = str(installed.folder / "cup" / "matches" / "00000.json")
    assert "plays the" in installed.arenarium("replay", match)
    assert installed.arenarium("verify", match).startswith("fine")
    assert json.loads(installed.arenarium("bot", "analyse", match, "--nodes", "200", "--json"))


def test_hints_are_given(installed: Installed) -> None:
    code = (
        "from arenarium.bots import Budget, Job, decide\n"
        "from arenarium.games import game\n"
        "s = game('toll').position({}, {'hands': [[1, 6], [3, 4]]})\n"
        "found = decide(Job.of('toll', s, 0, 'solid', 1, Budget(nodes=500), hint=True))\n"
        "print(*(row['option'] for row in found.hints), sep=',')\n"
    )
    assert len(installed.python("-c", code).split(",")) == 3


def test_scenarios_of_the_package_hold(installed: Installed) -> None:
    found = installed.arenarium("scenario", "check", str(installed.folder / "installed" / "toll" / "scenarios"))
    assert found.endswith("3 passed, 0 failed\n")


def test_records_lead_where_they_led(installed: Installed) -> None:
    installed.arenarium("record", "check", *map(str, sorted((TOLL / "tests" / "records").glob("*.txt"))))


def test_its_own_tests_pass(installed: Installed) -> None:
    installed.python("-m", "pytest", "-q", "-p", "no:cacheprovider", str(installed.folder / "source" / "tests"))
