"""One encoder for each game: `make() -> Encoder`."""
