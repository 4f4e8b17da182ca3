"""A value learned from games, small enough for a search to ask it at every node.

A position is a list of facts, numbers below `Model.size`. Each fact has a row of small weights; the rows of a position
are added up, each sum is cut to what lies between nothing and one (the first is not), and a weighing of the sums is the
log odds of winning. A row is kept as one whole number with a field of bits for each weight, so that adding two rows is
one addition.
"""

from __future__ import annotations

import json
import struct
from array import array
from typing import Final

from mypy_extensions import mypyc_attr

from arenarium.bots.search import Candidate, Evaluation, Search
from arenarium.core.game import Json
from arenarium.core.kernel import Action, Decision, State
from arenarium.core.refusal import BadData

ONE: Final = 127  # what stands for one in the small weights, which go from -127 to 127
LIFT: Final = 128  # added to every weight in a row: fields hold no signs
FIELD: Final = 2  # bytes
MOST: Final = 255  # facts of a position: their fields must not run over


class Model:
    """Rows of weights by fact, the row that every position has first, and how the sums are weighed."""

    def __init__(self, weights: list[list[int]], out: list[float], bias: float) -> None:
        self.width = len(out)
        self.size = len(weights) - 1
        self.out = out
        self.bias = bias
        self.fields = struct.Struct(f"<{self.width}H")
        self.rows: list[int] = [
            int.from_bytes(b"".join([(w + LIFT).to_bytes(FIELD, "little") for w in row]), "little") for row in weights
        ]

    def sums(self, facts: list[int]) -> list[int]:
        """The rows of the facts and the one that all positions share, added up; ONE stands for one."""
        rows = self.rows
        total: int = rows[0]
        for fact in facts:
            total += rows[fact + 1]
        lift = LIFT * (1 + len(facts))
        fields: tuple[int, ...] = self.fields.unpack(total.to_bytes(FIELD * self.width, "little"))
        return [field - lift for field in fields]

    def value(self, facts: list[int]) -> float:
        """The log odds of winning."""
        out = self.out
        sums = self.sums(facts if len(facts) <= MOST else facts[:MOST])
        total: float = sums[0] * out[0]
        for i in range(1, len(sums)):
            cut = sums[i]
            if cut > 0:
                total += (ONE if cut > ONE else cut) * out[i]
        return self.bias + total / ONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Evaluation):
    """A game's plain evaluation mixed with a model, where there is one and it knows such tables: two seats."""

    def __init__(self, plain: Evaluation, model: Model | None) -> None:
        super().__init__(plain.scale)
        self.plain = plain
        self.model = model
        self.size = 0  # how many facts there are
        self.kinds: list[str] = []  # what facts are about, in the order in which the model knows it
        self.trust = 0.0  # the model's share of the log odds
        self.keep = 1.0  # the plain evaluation's
        self.sparing = False  # the model judges what came of playing on; how to play on the plain evaluation says alone

    def quick(self) -> Evaluation:
        return self.plain if self.sparing else self

    def fits(self, s: State) -> bool:
        """Whether the facts say enough about a table like this one."""
        return s.seats == 2

    def side(self, s: State) -> int:
        """The seat from which the facts are told."""
        return 0

    def facts(self, s: State) -> list[int]:
        return []

    def parts(self) -> list[list[int]]:
        """By fact: numbers of what it shares with others. What is learned of a fact is what is learned of its parts."""
        return [[i] for i in range(self.size)]

    def scores(self, s: State) -> list[float]:
        plain = self.plain.scores(s)
        return self.mixed(s, plain, self.facts(s)) if self.model is not None and self.fits(s) else plain

    def mixed(self, s: State, plain: list[float], facts: list[int]) -> list[float]:
        """The scores of both seats after the model was heard."""
        model = self.model
        if model is None:
            return plain
        side = self.side(s)
        lead = plain[side] - plain[1 - side]
        lead = self.keep * lead + self.trust * self.scale * model.value(facts)
        return [lead / 2, -lead / 2] if side == 0 else [-lead / 2, lead / 2]

    def turn(self, s: State) -> int:
        return self.plain.turn(s)

    def fancies(self, s: State, d: Decision, actions: list[Action]) -> list[float]:
        return self.plain.fancies(s, d, actions)

    def opening(self, search: Search, states: list[State], d: Decision) -> list[Candidate]:
        return self.plain.opening(search, states, d)

    def counsel(self, search: Search, states: list[State], d: Decision) -> list[Candidate]:
        return self.plain.counsel(search, states, d)


def pack(header: Json, weights: list[list[int]], out: list[float], bias: float) -> bytes:
    """A model as a file: a line of JSON, then a signed byte for each weight, then the numbers that weigh the sums."""
    head = json.dumps({**header, "rows": len(weights), "width": len(out)}, ensure_ascii=False, sort_keys=True)
    small = array("b", [w for row in weights for w in row])
    return head.encode() + b"\n" + small.tobytes() + struct.pack(f"<{len(out) + 1}f", *out, bias)


def repack(data: bytes, **changed: object) -> bytes:
    """The same weights with another header."""
    head, _, body = data.partition(b"\n")
    return json.dumps({**json.loads(head), **changed}, ensure_ascii=False, sort_keys=True).encode() + b"\n" + body


def unpack(data: bytes, file: str) -> tuple[Json, Model]:
    """The header and the model of such a file."""
    try:
        head, _, body = data.partition(b"\n")
        header: Json = json.loads(head)
        rows, width = int(header["rows"]), int(header["width"])
        numbers = list(struct.unpack(f"<{width + 1}f", body[rows * width :]))
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise BadData(file, "", f"no learned weights: {error}") from None
    small = array("b", body[: rows * width])
    weights = [small[i * width : (i + 1) * width].tolist() for i in range(rows)]
    return header, Model(weights, numbers[:-1], numbers[-1])
