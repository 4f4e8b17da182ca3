"""The pictures of the documents, which scripts/pictures takes: which there are, and how old they are.

Their age is counted in changes of what draws them: of 200 lines of a game's client, drawn by lot when its pictures were
taken, so many are gone. So a comment or a colour does not make them old, a new board does.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
IMAGES = DOCS / "images"
TAKEN = IMAGES / "taken.json"
CLIENT = ROOT / "web" / "src" / "games"
GAMES = ("monolith", "tashkalar", "warcraft", "herosi")
LINES = 200
LINK = re.compile(r"\]\(\.\./images/play/(\w+)/(\w+)/([\w-]+)@(\d+)\.webp\)")


class Drawing(NamedTuple):
    """A position of a scenario file, after so many of its steps, as a page shows it."""

    lang: str
    game: str
    name: str
    step: int

    @property
    def file(self) -> Path:
        return IMAGES / "play" / self.lang / self.game / f"{self.name}@{self.step}.webp"


def shown(page: Path) -> set[Drawing]:
    found = LINK.findall(page.read_text(encoding="utf-8"))
    return {Drawing(lang, game, name, int(step)) for lang, game, name, step in found}


def drawings() -> list[Drawing]:
    return sorted({d for page in (DOCS / "play").glob("*.md") for d in shown(page)})


def lines(game: str) -> set[str]:
    """What draws a game, line by line, each as a short hash."""
    files = [p for p in (CLIENT / game).rglob("*") if p.suffix in (".svelte", ".ts", ".css") and p.name != "wire.ts"]
    found = (line.strip() for p in files for line in p.read_text(encoding="utf-8").splitlines())
    return {sha256(line.encode()).hexdigest()[:8] for line in found if len(line) > 20}


def sample(game: str) -> list[str]:
    """The lines with the smallest hashes: as good as drawn by lot, and the same on every machine."""
    return sorted(lines(game))[:LINES]


def gone(game: str) -> float:
    """The share of the sampled lines that are no longer there."""
    taken: list[str] = json.loads(TAKEN.read_text(encoding="utf-8"))[game]
    return len(set(taken) - lines(game)) / len(taken)
