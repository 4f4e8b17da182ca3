"""docs/bots.md is true: its code runs, its bot wins, its examples play."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from arenarium.bots import Budget, Job, decide, registry
from arenarium.core.kernel import questions
from tests.bots.test_contract import TOY, middle

ROOT = Path(__file__).parents[2]


def test_the_code_on_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 5
    names: dict[str, object] = {"__name__": "page"}
    for n, block in enumerate(blocks):
        exec(compile(block, f"docs/bots.md block {n}", "exec"), names)
    assert "of 4" in capsys.readouterr().out


def commands() -> list[str]:
    found = [f"{sys.executable} {ROOT / 'examples' / 'bots' / 'cautious.py'}"]
    node = shutil.which("node")
    if node is not None:
        found.append(f"{node} {ROOT / 'examples' / 'bots' / 'last_option.mjs'}")
    return found


@pytest.mark.parametrize("command", commands())
def test_example_programs_play(command: str) -> None:
    s = middle(4)
    job = Job.of(TOY, s, questions(s)[0].seat, f"stdio:{command}", 1, Budget(nodes=50))
    answer = decide(job)
    registry.find(job.bot).close()  # type: ignore[attr-defined]
    assert answer.faults == ()
    assert answer.bot == job.bot


def test_the_example_package_names_its_bot() -> None:
    import tomllib

    folder = ROOT / "examples" / "bots" / "greedy"
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][registry.GROUP] == {"greedy": "greedy:Greedy"}
    names: dict[str, object] = {"__name__": "greedy"}
    exec(compile((folder / "greedy.py").read_text(encoding="utf-8"), "greedy.py", "exec"), names)
    registry.add("example", names["Greedy"])  # type: ignore[arg-type]
    s = middle(4)
    answer = decide(Job.of(TOY, s, questions(s)[0].seat, "example", 1))
    assert (answer.bot, answer.faults) == ("example", ())
