"""Views as arrays of numbers. What a seat may not know cannot get in: encoders read the view and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from arenarium import games
from arenarium.core.game import AnyGame, Json

Array = NDArray[np.float32]
LIMIT = 1000.0  # no number of an observation is larger


@dataclass(frozen=True)
class Part:
    """One named array of an observation: its shape, what runs along each axis, the names along the last."""

    name: str
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    features: tuple[str, ...] = ()


class Encoder(ABC):
    """An observation as named arrays of fixed shapes; flat, they follow each other in the order of `parts`."""

    parts: tuple[Part, ...]
    options: int  # the most options a question has: the size of the action space

    @abstractmethod
    def arrays(self, view: Json, seat: int) -> dict[str, Array]:
        """The view of `seat`, one array for each part. The seat itself always comes first among seats."""

    @property
    def size(self) -> int:
        return sum(int(np.prod(p.shape)) for p in self.parts)

    def flat(self, view: Json, seat: int) -> Array:
        found = self.arrays(view, seat)
        whole: Array = np.concatenate([found[p.name].ravel() for p in self.parts])
        return whole.clip(-LIMIT, LIMIT)


class Hashed(Encoder):
    """For games without an encoder of their own: every number and word of the view at a hashed place."""

    def __init__(self, size: int = 512, options: int = 512) -> None:
        self.parts = (Part("hashed", (size,), ("place",)),)
        self.options = options

    def arrays(self, view: Json, seat: int) -> dict[str, Array]:
        out = np.zeros(self.parts[0].shape, np.float32)
        self._put(out, "", view)
        return {"hashed": out}

    def _put(self, out: Array, path: str, value: object) -> None:
        if isinstance(value, dict):
            for key, v in value.items():
                self._put(out, f"{path}.{key}", v)
        elif isinstance(value, list):
            for i, v in enumerate(value):
                self._put(out, f"{path}.{i}", v)
        elif isinstance(value, (int, float)):
            out[self._place(out, path)] += float(value)
        elif isinstance(value, str):
            out[self._place(out, f"{path}={value}")] += 1.0

    @staticmethod
    def _place(out: Array, path: str) -> int:
        return int.from_bytes(blake2b(path.encode(), digest_size=4).digest(), "big") % len(out)


@cache
def encoder_of(game: AnyGame) -> Encoder:
    """The game's own encoder, `arenarium.research.encoders.<game>` or a plugged game's `encoder`, made by its `make`;
    otherwise the hashed one."""
    own = games.part(game, f"arenarium.research.encoders.{game.name}", "encoder")
    made: Encoder = own.make() if own else Hashed()
    return made


def page(name: str, made: Encoder) -> str:
    """The documentation of an encoder's arrays."""
    lines = [
        f"# Observations: {name}",
        "",
        f"{made.size} numbers, flat; as a tensor the arrays below. The action space has {made.options} places: "
        "action *n* is the *n*-th option of the question, `action_mask` says which places are taken now.",
        "The observing seat is always the first of the seats, the others follow in the order of play.",
        "",
        "| array | shape | axes | from | to |",
        "| --- | --- | --- | ---: | ---: |",
    ]
    at = 0
    for part in made.parts:
        n = int(np.prod(part.shape))
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| `{part.name}` | {shape} | {', '.join(part.axes)} | {at} | {at + n - 1} |")
        at += n
    for part in made.parts:
        if part.features:
            lines += ["", f"## `{part.name}`: {part.axes[-1]}", ""]
            lines.append("; ".join(f"{i} {feature}" for i, feature in enumerate(part.features)) + ".")
    return "\n".join(lines) + "\n"
