from importlib.util import find_spec

from arenarium.games import NAMES

GAMES = ["tests.toy:GAME", *(n for n in NAMES if find_spec(f"arenarium.games.{n}.game"))]
