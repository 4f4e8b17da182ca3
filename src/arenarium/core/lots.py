"""Randomness as a book of lots: lot n of a stream is a pure function of the seed."""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256


def new_seed() -> bytes:
    return secrets.token_bytes(16)


def commitment(seed: bytes) -> str:
    """What is shown when a match starts; the seed itself is shown when it ends."""
    return sha256(seed).hexdigest()


def lot(seed: bytes, stream: int, n: int, weights: list[int]) -> int:
    """The index drawn. 128 bits a draw, so the modulo bias cannot be seen."""
    word = blake2b(b"%d/%d" % (stream, n), key=seed, digest_size=16).digest()
    x = int.from_bytes(word, "big") % sum(weights)
    for i, w in enumerate(weights):
        x -= w
        if x < 0:
            return i
    raise AssertionError("weights sum to zero")
