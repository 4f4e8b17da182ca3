"""The hash of many random games, printed as JSON; run in both builds and compared.

Usage: python -m tests.conformance.hashes GAMES
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b

from arenarium import games
from arenarium.conformance import variants
from arenarium.core import codec, kernel
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import Luck, apply, questions


def game_hash(game: AnyGame, options: Json, seed: int) -> str:
    """Every action, every event and the last state of one random game."""
    h = blake2b(digest_size=16)
    luck = Luck(seed)
    s = game.start(options)
    for _ in range(game.bound):
        asked = questions(s)
        if not asked:
            break
        d = asked[luck.below(len(asked))]
        action = luck.draw(d)
        events = apply(s, d.seat, action)
        h.update(repr((d.seat, d.ask, action, [(e.kind, e.args, e.sees, e.others) for e in events])).encode())
    h.update(codec.digest(game, s).encode())
    return h.hexdigest()


def all_hashes(count: int) -> dict[str, str]:
    found = {}
    for game in games.games():
        options = variants(game)
        for seed in range(count):
            found[f"{game.name}-{seed}"] = game_hash(game, options[seed % len(options)], seed)
    return found


if __name__ == "__main__":
    print(json.dumps({"kernel": kernel.__file__, "hashes": all_hashes(int(sys.argv[1]))}))
