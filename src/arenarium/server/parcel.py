"""A stored match on its way to another process."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from arenarium.bots.contract import find_game
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State
from arenarium.core.table import Entry
from arenarium.server.restore import first_of, played
from arenarium.store.rows import Stored

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Stored).decode


@dataclass(frozen=True)
class Parcel:
    """`path` is how the game is found there."""

    path: str
    options: Json
    packed: bytes  # pickled, a long match would hold up everybody

    @staticmethod
    def of(path: str, options: Json, stored: Stored) -> Parcel:
        return Parcel(path, options, _pack(stored))

    @property
    def game(self) -> AnyGame:
        return find_game(self.path)

    def stored(self) -> Stored:
        return _unpack(self.packed)

    def after(self, stored: Stored, line: list[Entry]) -> State | None:
        """The state at the end of a line of the match; None where today's rules do not lead there."""
        s = first_of(self.game, self.options, stored.table.origin)
        for e in line:
            s = None if s is None else played(self.game, s, e)
        return s
