"""A stored match on its way to another process."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from arenarium.bots.contract import find_game
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State
from arenarium.core.table import Entry
from arenarium.server.refusals import Malformed, NotNow
from arenarium.server.restore import first_of, line_in, played
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

    def reached(self, at: int) -> tuple[list[Entry], State]:
        """The line of the match, and its state after so many entries of it."""
        stored = self.stored()
        line = line_in(stored)
        if at > len(line):
            raise Malformed("server-refuse-branch-at", most=len(line))
        s = self.after(stored, line[:at])
        if s is None:
            raise NotNow("server-broken-rules")
        return line, s

    def after(self, stored: Stored, line: list[Entry]) -> State | None:
        """The state at the end of a line of the match; None where today's rules do not lead there."""
        s = first_of(self.game, self.options, stored.table.origin)
        for e in line:
            s = None if s is None else played(self.game, s, e)
        return s
