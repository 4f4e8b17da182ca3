"""What an agent of Gymnasium and of PettingZoo observes."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from arenarium.research.driver import Driver
from arenarium.research.encoding import LIMIT


class Seen(TypedDict):
    observation: NDArray[np.float32]
    options: NDArray[np.int32]
    action_mask: NDArray[np.int8]


class Asked(TypedDict, total=False):
    ask: str  # nothing is said to those who are not asked
    options: list[str]


def space(driver: Driver) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (driver.encoder.size,), np.float32),
            "options": spaces.Box(-1, 2**16, (driver.places, 4), np.int32),
            "action_mask": spaces.Box(0, 1, (driver.places,), np.int8),
        }
    )


def seen(driver: Driver, seat: int) -> Seen:
    return {
        "observation": driver.flat(seat),
        "options": driver.option_rows(seat),
        "action_mask": driver.mask(seat),
    }
