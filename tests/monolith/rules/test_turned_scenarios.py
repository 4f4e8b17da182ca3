"""Every scenario holds on the board turned by sixty degrees or more: no hex and no direction is dearer than another."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from arenarium.core import scenario
from arenarium.core.hexes import DIRECTIONS, NAMES, turned
from arenarium.games.monolith.game import GAME

FOLDER = Path(__file__).parents[2] / "scenarios" / "monolith"
ROWS = "c1 b1 d1 a1 c2 e1 b2 d2 a2 c3 e2 b3 d3 a3 c4 e3 b4 d4 c5".split()  # noqa: SIM905
LINES = (1, 2, 3, 2, 3, 2, 3, 2, 1)
PLACE = re.compile(r"\b([a-e][1-5])(?:/([0-5]))?")
TILE = re.compile(r"([rbgp]\.[a-z_]+)([0-5])?(.*)")
# Assassins are asked one after another by hex, and which tile of a folded Monolith is the first goes by hex too.
BY_NAME = {
    "two-assassins-one-rune",
    "r045-a-monolith-unfolds-again-in-the-extra-turn",
    "an-entrenched-tile-folds-with-its-marker",
}


class Turned:
    """What a scenario file says, on the board turned clockwise."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def direction(self, text: str) -> str:
        return str((int(text) + self.steps) % DIRECTIONS)

    def hex(self, name: str) -> str:
        return NAMES[turned(NAMES.index(name), self.steps)]

    def words(self, text: str) -> str:
        """An action."""

        def place(found: re.Match[str]) -> str:
            name, rotation = found.groups()
            if name not in NAMES:
                return found[0]
            return self.hex(name) + (f"/{self.direction(rotation)}" if rotation else "")

        return PLACE.sub(place, text)

    def token(self, text: str) -> str:
        tile = TILE.fullmatch(text)
        if tile is None or tile[2] is None:
            return text
        return tile[1] + self.direction(tile[2]) + tile[3]

    def picture(self, text: str) -> str:
        tokens = dict(zip(ROWS, text.split(), strict=True))
        lies = {self.hex(name): self.token(token) for name, token in tokens.items()}
        words = iter(lies[name] for name in ROWS)
        return "\n".join(" ".join(next(words) for _ in range(count)) for count in LINES)

    def fact(self, key: str, value: Any) -> Any:
        if key == "board":
            return self.picture(value)
        if key in ("netted", "disarmed"):
            return sorted(self.hex(name) for name in value)
        if key in ("strength", "initiative", "life"):
            return {self.hex(name): self.sides(key, row) for name, row in value.items()}
        return value

    def sides(self, key: str, row: Any) -> Any:
        return [row[(d - self.steps) % DIRECTIONS] for d in range(DIRECTIONS)] if key == "strength" else row

    def facts(self, table: dict[str, Any]) -> dict[str, Any]:
        return {key: self.fact(key, value) for key, value in table.items()}

    def step(self, step: dict[str, Any]) -> dict[str, Any]:
        out = dict(step)
        for key in ("do", "refused"):
            if key in out:
                out[key] = self.words(out[key]) if isinstance(out[key], str) else [self.words(a) for a in out[key]]
        if "asked" in out:
            lists = {k: [self.words(a) for a in v] for k, v in out["asked"].items() if isinstance(v, list)}
            out["asked"] = {**out["asked"], **lists}
        if "expect" in out:
            out["expect"] = self.facts(out["expect"])
        return out

    def file(self, data: dict[str, Any]) -> dict[str, Any]:
        out = dict(data)
        if "board" in data.get("position", {}):
            out["position"] = {**data["position"], "board": self.picture(data["position"]["board"])}
        # What is told and seen names directions by the words of each event: other tests turn battles.
        out["step"] = [self.step(s) for s in data.get("step", []) if "saw" not in s and "view" not in s]
        if "expect" in data:
            out["expect"] = self.facts(data["expect"])
        return out


def files() -> Iterator[Any]:
    for path in scenario.find([FOLDER]):
        if path.suffix == ".toml" and path.stem not in BY_NAME:
            yield pytest.param(path, id=f"{path.parent.name}/{path.stem}")


@pytest.mark.parametrize("path", list(files()))
def test_a_scenario_holds_however_the_board_lies(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = 1 + crc32(path.name.encode()) % (DIRECTIONS - 1)
    turned_data = Turned(steps).file(data)
    if not turned_data["step"] and "expect" not in turned_data:
        pytest.skip("it shows only what is told")
    scenario.Run(GAME, scenario.parse(turned_data, f"{path}, turned {steps}")).run()
