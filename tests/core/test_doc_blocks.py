"""Code on the pages is true: scenarios run, JSON is JSON, commands and their options exist, Python runs.

The Python of docs/bots.md is run by tests/bots/test_page.py, in order.
"""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

from arenarium.cli.main import app
from arenarium.core import scenario
from arenarium.games import game
from tests.core.test_docs import PAGES, ROOT
from tests.toy import GAME

BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    page: Path
    line: int
    kind: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(*kinds: str) -> list[Block]:
    found = []
    for page in PAGES:
        whole = page.read_text(encoding="utf-8")
        for block in BLOCK.finditer(whole):
            indent, kind, text = block.groups()
            if kind in kinds:
                line = whole.count("\n", 0, block.start()) + 1
                found.append(Block(page, line, kind, re.sub(rf"^{indent}", "", text, flags=re.MULTILINE)))
    return found


def scenarios() -> list[Block]:
    """Whole scenario files; a board of three dots only shows where one would be."""
    return [b for b in blocks("toml") if b.text.startswith("game =") and "\n...\n" not in b.text]


@pytest.mark.parametrize("block", scenarios(), ids=lambda b: b.name)
def test_a_scenario_on_a_page_runs(block: Block, tmp_path: Path) -> None:
    file = tmp_path / "page.toml"
    file.write_text(block.text, encoding="utf-8")
    found = scenario.read(file)
    scenario.Run(game(found.game), found).run()


def test_there_are_scenarios_on_the_pages() -> None:
    assert {b.page.stem for b in scenarios()} >= {"monolith", "warcraft", "herosi"}


@pytest.mark.parametrize("block", blocks("toml"), ids=lambda b: b.name)
def test_toml_on_a_page_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


@pytest.mark.parametrize("block", blocks("json"), ids=lambda b: b.name)
def test_json_on_a_page_is_json(block: Block) -> None:
    assert json.loads(block.text)


def commands() -> list[str]:
    lines = [line.partition(" #")[0].strip() for b in blocks("", "sh") for line in b.text.splitlines()]
    return sorted({line for line in lines if line.startswith("arenarium ")})


@pytest.mark.parametrize("line", commands())
def test_a_command_on_a_page_exists_with_its_options(line: str) -> None:
    command: Any = typer.main.get_command(app)
    words = shlex.split(line)[1:]
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    known = {option for p in command.params for option in p.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_the_python_of_the_page_on_new_games_runs() -> None:
    (block,) = [b for b in blocks("python") if b.page.name == "new-game.md"]
    exec(compile(block.text, str(block.page), "exec"), {"GAME": GAME})


def test_no_other_page_has_python() -> None:
    assert {b.page.name for b in blocks("python")} == {"bots.md", "new-game.md"}
