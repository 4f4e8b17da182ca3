"""Resources from one ally to another (WC §10, A51)."""

from __future__ import annotations

from typing import Any, Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.verbs import AMOUNT, GIVE, NOTHING, PASS


def may_give(s: War, seat: int) -> bool:
    """Each player gives at most once in a step of his team (A51)."""
    return s.gold[seat] + s.wood[seat] > 0 and not (s.gifts >> seat) & 1


def add_gifts(s: War, seat: int, options: list[Action]) -> None:
    if s.friends[seat] == 1 << seat or not may_give(s, seat):
        return
    for o in range(s.seats):
        if o != seat and (s.friends[seat] >> o) & 1:
            options.append((GIVE, o, 0, 0))


def give(s: War, seat: int, to: int) -> None:
    s.push(Amount(seat, to))


class Offer(Frame[War]):
    """At the start of a player's Spend Step each ally may help him out."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to

    def run(self, s: War, out: list[Event]) -> bool:
        if may_give(s, self.seat):
            return True
        s.pop()
        return False

    def ask(self, s: War) -> list[Decision]:
        return [Decision(self.seat, "gift", [NOTHING, (GIVE, self.to, 0, 0)])]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        verb, _, _, _ = action
        s.pop()
        if verb != PASS:
            s.push(Amount(seat, self.to))

    def pack(self) -> list[Any]:
        return ["offer", self.seat, self.to]


class Amount(Frame[War]):
    """How much of each: at least one token, at most all."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to

    def ask(self, s: War) -> list[Decision]:
        return [Amounts(self.seat, s.gold[self.seat], s.wood[self.seat])]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        _, gold, wood, _ = action
        s.pop()
        s.gold[seat] -= gold
        s.wood[seat] -= wood
        s.gold[self.to] += gold
        s.wood[self.to] += wood
        s.gifts |= 1 << seat
        out.append(Event("gave", (seat, self.to, gold, wood)))

    def pack(self) -> list[Any]:
        return ["amount", self.seat, self.to]


class Amounts(Decision):
    """All pairs up to what there is, but for nothing at all."""

    def __init__(self, seat: int, gold: int, wood: int) -> None:
        super().__init__(seat, "gift_amount", [])
        self.gold: Final = gold
        self.wood: Final = wood

    @property
    def options(self) -> list[Action]:
        return [self.nth(i) for i in range(self.count())]

    def count(self) -> int:
        return (self.gold + 1) * (self.wood + 1) - 1

    def nth(self, i: int) -> Action:
        return (AMOUNT, (i + 1) // (self.wood + 1), (i + 1) % (self.wood + 1), 0)

    def allows(self, action: Action) -> bool:
        verb, gold, wood, rest = action
        return verb == AMOUNT and rest == 0 and 0 <= gold <= self.gold and 0 <= wood <= self.wood and gold + wood > 0
