"""Frames of the Monolith variant: hiding two tiles at set-up, choosing rotations when unfolding. MA §10"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.monolith.battle import BY_FULL_BOARD, start_battle
from arenarium.games.monolith.box import ORDER, TRAY, TRAY_MASK
from arenarium.games.monolith.menu import ALL_TURNS, TURNS, Menu, ask_for, group, one
from arenarium.games.monolith.monoliths import bring_out, stored, stored_kind, stored_owner
from arenarium.games.monolith.nets import recompute
from arenarium.games.monolith.state import EMPTY, SLOTS, UNCHOSEN, Arena, free
from arenarium.games.monolith.verbs import FACE, HIDE

NOT_TURNED: Final = (-1, -1)  # neither rotation is chosen yet


class Hide(Frame[Arena]):
    """Every player secretly puts two board tiles under the banner, all at the same time; 32 are left. MA §10, R48"""

    def pack(self) -> list[object]:
        return ["hide"]

    def run(self, s: Arena, out: list[Event]) -> bool:
        for seat in range(s.seats):
            if s.under[SLOTS * seat] == UNCHOSEN:
                return True
        s.pop()
        return False

    def ask(self, s: Arena) -> list[Decision]:
        asked: list[Decision] = []
        for seat in range(s.seats):
            if s.under[SLOTS * seat] == UNCHOSEN:
                asked.append(self.pairs(s, seat))
        return asked

    def pairs(self, s: Arena, seat: int) -> Menu:
        first = s.box.first[s.faction[seat]]
        kinds: list[int] = []
        for k in range(first + 1, first + s.box.kinds[s.faction[seat]]):
            if s.box.role[k] != ORDER:
                kinds.append(k)
        asked = Menu(seat, "hide_tiles")
        for a in kinds:
            for b in kinds:
                if a < b or (a == b and s.bag[seat] >> (TRAY * s.box.local[a]) & TRAY_MASK > 1):
                    asked.add(one(HIDE, a, 0, b))
        return asked

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        _, first, _, second = action
        s.bag[seat] -= s.box.unit[first] + s.box.unit[second]
        s.under[SLOTS * seat] = stored(first, seat, 0, 0, 0)
        s.under[SLOTS * seat + 1] = stored(second, seat, 0, 0, 0)
        s.secret |= 1 << seat
        out.append(Event("hidden", (seat, first, second), sees=1 << seat, others=(seat,)))


class Unfolding(Frame[Arena]):
    """Hexes are chosen, rotations follow: first of enemy tiles by their owners, then of the rest. MA §10"""

    def __init__(self, seat: int, first: int, second: int, turns: tuple[int, int]) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second
        self.turns: Final = turns  # rotations chosen so far

    def pack(self) -> list[object]:
        return ["unfolding", self.seat, self.first, self.second, self.turns]

    def next_slot(self, s: Arena) -> int:
        """The segment whose tile is turned next, or -1. MA R77"""
        for guests in (True, False):
            for slot in range(SLOTS):
                x = s.under[SLOTS * self.seat + slot]
                if self.turns[slot] < 0 and x != EMPTY and (stored_owner(x) != self.seat) == guests:
                    return slot
        return -1

    def run(self, s: Arena, out: list[Event]) -> bool:
        if self.next_slot(s) >= 0:
            return True
        s.pop()
        out.append(Event("unfolded", (self.seat, self.first, self.second)))
        for slot in range(SLOTS):
            h = self.first if slot == 0 else self.second
            x = s.under[SLOTS * self.seat + slot]
            if x != EMPTY:
                out.append(
                    Event("revealed", (self.seat, stored_kind(x), stored_owner(x), h, self.turns[slot]), reveals=True)
                )
            bring_out(s, self.seat, slot, h, self.turns[slot])
        s.secret &= ~(1 << self.seat)
        full = not free(s)
        recompute(s, out)
        if full:  # R35
            s.pop()
            start_battle(s, BY_FULL_BOARD)
        return False

    def ask(self, s: Arena) -> list[Decision]:
        slot = self.next_slot(s)
        h = self.first if slot == 0 else self.second
        owner = stored_owner(s.under[SLOTS * self.seat + slot])
        return ask_for(owner, "unfold_face", group(FACE, 0, h, TURNS, 0, ALL_TURNS))

    def answer(self, s: Arena, seat: int, action: Action, out: list[Event]) -> None:
        _, _, _, rotation = action
        first, second = self.turns
        turns = (rotation, second) if self.next_slot(s) == 0 else (first, rotation)
        s.become(Unfolding(self.seat, self.first, self.second, turns))
