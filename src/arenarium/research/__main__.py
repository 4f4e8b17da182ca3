"""`python -m arenarium.research FOLDER` writes the pages of docs/observations anew."""

from __future__ import annotations

import sys
from pathlib import Path

from arenarium.games import games
from arenarium.research.encoding import encoder_of, page


def main(folder: str) -> None:
    for game in games():
        Path(folder, f"{game.name}.md").write_text(page(game.name, encoder_of(game)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
