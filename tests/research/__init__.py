from pathlib import Path

import arenarium
from arenarium.games import NAMES

HERE = Path(arenarium.__file__).parent / "games"
GAMES = ["tests.toy:GAME", *(n for n in NAMES if (HERE / n / "game.py").exists())]
