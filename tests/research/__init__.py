from arenarium.games import NAMES

GAMES = ["tests.toy:GAME", *NAMES]
