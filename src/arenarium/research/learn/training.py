"""From positions to weights: gradient descent by hand, on numpy or on PyTorch, which is taken where it is installed and
has a graphics card; both run the same lines.

What is learned of a fact is learned of its parts (`Learned.parts`), so that little is learned of much; in the end the
parts of each fact are added up to its row of small whole weights.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from arenarium.bots.learned import MOST, ONE, Learned, pack
from arenarium.core.game import Json
from arenarium.research.learn.games import Rows

WIDTH: Final = 32
BATCH: Final = 512
SOME: Final = 65536  # positions made ready at once
RATE: Final = 0.003
DECAY: Final = 0.02  # of the weights in a step, as a share of the rate
LEAK: Final = 0.02  # how much of an error still reaches a sum that was cut
HELD_OUT: Final = 10  # one in so many positions at the end is not learned from
BEYOND: Final = 1e-9
N = TypeVar("N", bound=np.generic)
Floats = NDArray[np.float32]  # or a tensor of PyTorch, which understands the same lines


@dataclass(frozen=True)
class Trained:
    """What came of a training: the weights as a file, and the loss on the positions held out, before and after."""

    weights: bytes
    before: float
    after: float


def device() -> str:
    """Where training runs: `numpy`, or the graphics card that PyTorch knows."""
    if find_spec("torch") and import_module("torch").cuda.is_available():
        return "cuda"
    return "numpy"


def train(
    judge: Learned,
    rows: Rows,
    header: Json,
    epochs: int,
    seed: int,
    tell: Callable[[str], None] = lambda line: None,
    width: int = WIDTH,
) -> Trained:
    """Weights that foresee the values of the rows; those of the epoch that did best on what was held out."""
    parts, count = _parts(judge)
    indices = _indices(rows, parts, count)
    model = _Model(indices, rows.target, count, seed, width)
    before = best = model.loss()
    kept = model.copy()
    for epoch in range(epochs):
        model.epoch(RATE * (1 - epoch / epochs))
        now = model.loss()
        tell(f"epoch {epoch + 1}: loss {now:.4f} on positions held out")
        if now < best:
            best, kept = now, model.copy()
    return Trained(_packed(kept, parts, header), before, best)


def _parts(judge: Learned) -> tuple[NDArray[np.int32], int]:
    """By fact the numbers of its parts, filled up with the number of all parts, and that number."""
    found = judge.parts()
    count = 1 + max(p for parts in found for p in parts)
    table = np.full((len(found), max(len(p) for p in found)), count, np.int32)
    for fact, parts in enumerate(found):
        table[fact, : len(parts)] = parts
    return table, count


def _indices(rows: Rows, parts: NDArray[np.int32], count: int) -> NDArray[np.int32]:
    """By position the numbers of all its parts, filled up with `count`."""
    lengths = np.minimum(rows.lengths, MOST)
    starts = np.cumsum(rows.lengths) - rows.lengths
    place = np.arange(lengths.max())
    found = np.empty((len(lengths), len(place) * parts.shape[1]), np.int32)
    for at in range(0, len(lengths), SOME):
        some = slice(at, at + SOME)
        there = place < lengths[some, None]
        fact = rows.facts[np.where(there, starts[some, None] + place, 0)]
        found[some] = np.where(there[:, :, None], parts[fact], count).reshape(len(fact), -1)
        found[some].sort(axis=1)  # what only fills up comes last
    used = int((found < count).sum(axis=1).max())
    return found[:, :used].copy()


class _Model:
    """The numbers that are learned, and one step after the other."""

    def __init__(
        self, indices: NDArray[np.int32], target: NDArray[np.float32], count: int, seed: int, width: int
    ) -> None:
        self.where = device()
        self.xp: ModuleType = np if self.where == "numpy" else import_module("torch")
        self.rng = np.random.default_rng(seed)
        self.count = count
        self.indices, self.target = self.on(indices), target
        self.learn = len(target) - max(1, len(target) // HELD_OUT)
        first = self.rng.normal(0, 0.1, (count + 1, width)).astype(np.float32)
        first[:, 0] = 0
        out = self.rng.normal(0, 0.3, width).astype(np.float32)
        out[0] = 1
        start = np.full(width, 0.4, np.float32)
        start[0] = 0
        self.numbers = [self.on(a) for a in (first, start, out, np.zeros(1, np.float32))]
        self.means = [self.on(np.zeros_like(self.off(a))) for a in self.numbers]
        self.squares = [self.on(np.zeros_like(self.off(a))) for a in self.numbers]
        self.steps = 0

    def on(self, a: NDArray[N]) -> NDArray[N]:
        found: NDArray[N] = a.copy() if self.where == "numpy" else self.xp.as_tensor(a).to(self.where)
        return found

    def off(self, a: Floats) -> NDArray[np.float32]:
        found: NDArray[np.float32] = a if self.where == "numpy" else self.xp.Tensor.cpu(a).numpy()
        return found

    def copy(self) -> list[NDArray[np.float32]]:
        return [self.off(a).copy() for a in self.numbers]

    def given(self, rows: NDArray[np.int64]) -> Floats:
        """How often each part is in each of these positions."""
        width = self.count + 1
        places = self.indices[self.on(rows)] + width * self.on(np.arange(len(rows)))[:, None]
        found = self.xp.bincount(places.reshape(-1), minlength=width * len(rows)).reshape(-1, width)
        found[:, self.count] = 0
        floats: Floats = found.astype(np.float32) if self.where == "numpy" else found.float()
        return floats

    def forward(self, given: Floats) -> tuple[Floats, Floats, Floats]:
        first, start, out, bias = self.numbers
        sums = given @ first + start
        cut = self.xp.clip(sums, 0, 1)
        cut[:, 0] = sums[:, 0]
        odds = cut @ out + bias
        return sums, cut, 1 / (1 + self.xp.exp(-odds))

    def loss(self) -> float:
        """The mean loss on the positions held out."""
        total = 0.0
        for at in range(self.learn, len(self.target), BATCH):
            rows = np.arange(at, min(at + BATCH, len(self.target)))
            chance = self.off(self.forward(self.given(rows))[2])
            target = self.target[rows]
            total -= float(np.sum(target * np.log(chance + BEYOND) + (1 - target) * np.log(1 - chance + BEYOND)))
        return total / (len(self.target) - self.learn)

    def epoch(self, rate: float) -> None:
        order = self.rng.permutation(self.learn)
        for at in range(0, self.learn, BATCH):
            rows = order[at : at + BATCH]
            given = self.given(rows)
            sums, cut, chance = self.forward(given)
            error = (chance - self.on(self.target[rows])) / len(rows)
            back = error[:, None] * self.numbers[2]
            inside = (sums > 0) & (sums < 1)
            inside[:, 0] = True
            back = LEAK * back + (1 - LEAK) * back * inside
            slopes: list[NDArray[np.float32 | np.float64]] = [given.T @ back, back.sum(0), cut.T @ error, error.sum(0)]
            self.step(slopes, rate)

    def step(self, slopes: list[NDArray[np.float32 | np.float64]], rate: float) -> None:
        """Adam, with weights that fade."""
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] = 0.9 * self.means[i] + 0.1 * slope
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * slope * slope
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            fading = DECAY * rate if i == 0 else 0.0
            self.numbers[i] = self.numbers[i] * (1 - fading) - rate * mean / (self.xp.sqrt(square) + 1e-8)


def _packed(numbers: list[NDArray[np.float32]], parts: NDArray[np.int32], header: Json) -> bytes:
    """Rows of facts in small whole weights, and the file that holds them."""
    first, start, out, bias = numbers
    first[-1] = 0
    rows = np.concatenate([start[None], first[parts].sum(axis=1)])
    # The first sum is not cut, so it can be measured in any unit: one in which its weights are small.
    unit = max(1.0, float(np.abs(rows[:, 0]).max()))
    rows[:, 0] /= unit
    out = out.copy()
    out[0] *= unit
    small = np.clip(np.rint(rows * ONE), -ONE, ONE).astype(int)
    return pack(header, small.tolist(), out.tolist(), float(bias[0]))
