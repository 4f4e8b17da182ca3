"""The kernel and what stands directly on it. Knows no game, no clock, no I/O."""
