"""Resources from one ally to another (WC §10, A51)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.state import War, changed
from arenarium.games.warcraft.verbs import AMOUNT, GIVE, NOTHING, PASS


def own_gold(s: War, seat: int) -> int:
    """What may be given: not what was received in this step, so that no step is endless (A51)."""
    return max(0, s.gold[seat] - s.got_gold[seat])


def own_wood(s: War, seat: int) -> int:
    return max(0, s.wood[seat] - s.got_wood[seat])


def may_give(s: War, seat: int) -> bool:
    return own_gold(s, seat) + own_wood(s, seat) > 0


def add_gifts(s: War, seat: int, options: list[Action]) -> None:
    if s.friends[seat] == 1 << seat or not may_give(s, seat):
        return
    for o in range(s.seats):
        if o != seat and (s.friends[seat] >> o) & 1:
            options.append((GIVE, o, 0, 0))


def give(s: War, seat: int, to: int) -> None:
    s.push(Amount(seat, to))


class Offer(Frame[War]):
    """At the start of a player's Spend Step each ally may help out, as often as they like."""

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
        if verb == PASS:
            s.pop()
        else:
            s.push(Amount(seat, self.to))

    def pack(self) -> list[object]:
        return ["offer", self.seat, self.to]


class Amount(Frame[War]):
    """How much of each: at least one token, at most all that one had before the gifts of this step."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat: Final = seat
        self.to: Final = to

    def ask(self, s: War) -> list[Decision]:
        return [Amounts(self.seat, own_gold(s, self.seat), own_wood(s, self.seat))]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        _, gold, wood, _ = action
        s.pop()
        s.gold[seat] -= gold
        s.wood[seat] -= wood
        s.gold[self.to] += gold
        s.wood[self.to] += wood
        s.got_gold = changed(s.got_gold, self.to, s.got_gold[self.to] + gold)
        s.got_wood = changed(s.got_wood, self.to, s.got_wood[self.to] + wood)
        out.append(Event("gave", (seat, self.to, gold, wood)))

    def pack(self) -> list[object]:
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
