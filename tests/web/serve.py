"""`arenarium serve` that draws the same lots whenever the same test is run, so that what fails once fails again.

ARENARIUM_LOTS_OF is a file with the name of the test that is running; seeds of tables and of bots come from that name
and the number of the table.
"""

from __future__ import annotations

import os
import random
import secrets
from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from arenarium.cli.main import main
from arenarium.server import settings
from arenarium.server.table import thinker

made: Counter[str] = Counter()
of_bots = random.Random()  # of their own: what a page asks besides, sooner or later, does not change how they play


def seed(size: int) -> bytes:
    test = Path(os.environ["ARENARIUM_LOTS_OF"]).read_text()
    made[test] += 1
    drawn = sha256(f"{test} {made[test]}".encode()).digest()[:size]
    of_bots.seed(drawn)
    return drawn


@dataclass(frozen=True)
class Crowded(settings.Limits):
    people_per_hour: int = 10_000  # every test brings people of its own


if __name__ == "__main__":
    drawn = SimpleNamespace(**vars(secrets) | {"token_bytes": seed})
    with patch.multiple(settings, secrets=drawn, Limits=Crowded), patch.object(thinker, "random", of_bots):
        main()
