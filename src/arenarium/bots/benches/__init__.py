"""What the bench measures and promises of single games; see `arenarium.bots.bench.Bench`."""
