"""What all scenarios of a game show, a digest each: changed behaviour shows even where no step asks for it.

The digests are kept in a file `scenarios.txt`, which names the game and the folders of its scenarios, and then a
scenario a line by its chapter and name:

    game herosi
    from ../../scenarios/herosi
    battle/a001-a-hero-dies: 0f3e5a0c11d0a7e4

A scenario that is not in the file is held to nothing but its own steps; renewing the file takes it in.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from arenarium.core import scenario
from arenarium.core.game import AnyGame
from arenarium.core.kernel import State
from arenarium.core.refusal import BadData
from arenarium.core.trail import Trail

SIZE: Final = 8


def follow(game: AnyGame, found: scenario.Scenario) -> tuple[State, str]:
    """A scenario played through: the state it ends in, and its digest. Raises ScenarioFault or BadData."""
    run, trail, seen = scenario.Run(game, found), Trail(game, SIZE), 0
    for _ in run.steps():
        trail.look(run.state, run.events[seen:])
        seen = len(run.events)
    trail.ponder(run.state, [text for _, text in run.line])
    return run.state, trail.digest()


@dataclass(frozen=True)
class Trails:
    """A file of scenarios with their digests."""

    file: Path
    game: str
    folders: tuple[str, ...]
    digests: dict[str, str]

    def scenarios(self) -> dict[str, Path]:
        """The files by chapter and name, those that are not listed too."""
        return {name_of(path): path for path in scenario.find([self.file.parent / folder for folder in self.folders])}

    def text(self) -> str:
        rows = [f"{name}: {digest}" for name, digest in sorted(self.digests.items())]
        return "\n".join([f"game {self.game}", *(f"from {folder}" for folder in self.folders), *rows, ""])


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def read(file: Path) -> Trails:
    """Raises BadData."""
    first, *lines = file.read_text(encoding="utf-8").splitlines() or [""]
    folders = tuple(line.removeprefix("from ") for line in lines if line.startswith("from "))
    rows = [line.partition(": ") for line in lines[len(folders) :]]
    if not first.startswith("game ") or not all(digest for _, _, digest in rows):
        raise BadData(str(file), "", "no digests of scenarios")
    return Trails(file, first.removeprefix("game "), folders, {name: digest for name, _, digest in rows})


def renewed(game: AnyGame, trails: Trails) -> Trails:
    """All scenarios there are today with their digests of today."""
    found = trails.scenarios()
    return replace(trails, digests={name: follow(game, scenario.read(path))[1] for name, path in found.items()})


def faults(game: AnyGame, trails: Trails) -> list[str]:
    """In which scenarios something else shows today."""
    now = renewed(game, trails).digests
    return [f"{name} shows something else" for name, kept in trails.digests.items() if now.get(name, kept) != kept]
