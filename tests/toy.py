"""The game of the tests: Toll, the example of docs/new-game.md, from its folder whether it is installed or not."""

from __future__ import annotations

import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "examples" / "games" / "toll" / "src"
if str(SOURCE) not in sys.path:
    sys.path.insert(0, str(SOURCE))

from toll.game import GAME, Toll  # noqa: E402
from toll.saves import FRAMES  # noqa: E402
from toll.state import Tollhouse  # noqa: E402
from toll.turn import Challenge, Pledges, Turn  # noqa: E402
from toll.verbs import PLEDGE  # noqa: E402

__all__ = ["FRAMES", "GAME", "PLEDGE", "Challenge", "Pledges", "Toll", "Tollhouse", "Turn"]
