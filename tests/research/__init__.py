from arenarium import games

GAMES = ["tests.toy:GAME", *games.names()]
