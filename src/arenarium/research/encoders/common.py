"""What the encoders share: rows of named numbers, and seats in the order the observer sees them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from arenarium.core.game import Json
from arenarium.research.encoding import Array, Part

SEATS = 4  # room for the largest table


def part(name: str, axes: Sequence[tuple[str, int]], features: Sequence[str]) -> Part:
    """An array with the given axes, then its features along the last."""
    shape = (*(n for _, n in axes), len(features))
    return Part(name, shape, (*(a for a, _ in axes), "feature"), tuple(features))


def zeros(p: Part) -> Array:
    return np.zeros(p.shape, np.float32)


def one_of(word: str, values: Iterable[str]) -> list[str]:
    """Names for a choice among values, one number each."""
    return [f"{word} is {v}" for v in values]


Value = str | float | list[float] | tuple[float, ...] | None


def fill(row: Array, at: Mapping[str, int], values: Mapping[str, Value]) -> None:
    """Write values by name; a string `x` under `word` sets the number called `word is x`, None is nothing."""
    for name, value in values.items():
        if isinstance(value, str):
            place = at.get(f"{name} is {value}")
            if place is not None:
                row[place] = 1.0
        elif isinstance(value, (list, tuple)):
            for i, v in enumerate(value):
                row[at[f"{name} {i}"]] = float(v)
        elif value is not None:
            row[at[name]] = float(value)


def places(p: Part) -> dict[str, int]:
    return {name: i for i, name in enumerate(p.features)}


def order(view: Json, seat: int, seats: int) -> list[int]:
    """The seats as the observer counts them: itself, then the others in the order of play."""
    first = max(seat, 0)
    return [(first + i) % seats for i in range(seats)]
