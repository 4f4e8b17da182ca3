"""Learning a value for a game: games, training, matches, again and again. `arenarium learn` is the way in."""
