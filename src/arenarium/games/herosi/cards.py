"""Own decks and the common track: drawing, rebuilding, refilling. HE §2, §4.2"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from arenarium.games.herosi.state import LOWER, NO_CARD, TRACK, Match, changed, hand_size, take_from_hand
from arenarium.games.herosi.verbs import DISCARD, DREW, LAY

ALL_COLUMNS: Final = -1  # the whole track is laid


class Draw(Frame[Match]):
    """So many cards from the own deck, which is rebuilt from the discard pile whenever it is empty."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt or self.left == 0:
            s.pop()
            return False
        base = self.seat * s.box.cards
        held = 0
        discarded = 0
        for i in range(base, base + s.box.cards):
            held += s.deck[i]
            discarded += s.discard[i]
        if held:
            return True
        if discarded == 0:
            s.pop()  # HE A6
            return False
        for i in range(base, base + s.box.cards):
            s.deck[i] = s.discard[i]
            s.discard[i] = 0
        out.append(Event("shuffled", (self.seat,)))
        return True

    def ask(self, s: Match) -> list[Decision]:
        options: list[Action] = []
        weights: list[int] = []
        base = self.seat * s.box.cards
        for card in range(s.box.cards):
            if s.deck[base + card]:
                options.append((DREW, card, 0, 0))
                weights.append(s.deck[base + card])
        return [Decision(CHANCE, "draw", options, weights, 1 + self.seat)]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        _, card, _, _ = action
        i = self.seat * s.box.cards + card
        s.deck[i] -= 1
        s.hand[i] += 1
        out.append(Event("drew", (self.seat, card), 1 << self.seat, (self.seat,), True))
        s.become(Draw(self.seat, self.left - 1))

    def pack(self) -> list[object]:
        return ["draw", self.seat, self.left]


class Refill(Frame[Match]):
    """All gaps of a track, or the upper one of a column, are filled from the spell deck while it lasts. HE §2, A5"""

    def __init__(self, track: int, column: int = ALL_COLUMNS) -> None:
        self.track: Final = track
        self.column: Final = column

    def run(self, s: Match, out: list[Event]) -> bool:
        if s.halt or self.gap(s) < 0 or sum(s.pile) == 0:
            s.pop()
            return False
        return True

    def gap(self, s: Match) -> int:
        first = self.track * TRACK
        if self.column != ALL_COLUMNS:
            return first + self.column if s.track[first + self.column] == NO_CARD else -1
        for slot in range(first, first + TRACK):
            if s.track[slot] == NO_CARD:
                return slot
        return -1

    def ask(self, s: Match) -> list[Decision]:
        options: list[Action] = []
        weights: list[int] = []
        for card in range(s.box.cards):
            if s.pile[card]:
                options.append((LAY, card, 0, 0))
                weights.append(s.pile[card])
        return [Decision(CHANCE, "lay", options, weights, 0)]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        _, card, _, _ = action
        slot = self.gap(s)
        s.pile = changed(s.pile, card, s.pile[card] - 1)
        s.track = changed(s.track, slot, card)
        out.append(Event("laid", (card, slot), reveals=True))

    def pack(self) -> list[object]:
        return ["refill", self.track, self.column]


def take_from_track(s: Match, slot: int, out: list[Event]) -> int:
    """The card of a slot; the one above a lower slot slides down. The caller pushes Refill."""
    card = s.track[slot]
    s.track = changed(s.track, slot, NO_CARD)
    above = slot - LOWER
    if slot % TRACK >= LOWER and s.track[above] != NO_CARD:
        s.track = changed(changed(s.track, slot, s.track[above]), above, NO_CARD)
        out.append(Event("slid", (s.track[slot], above, slot)))
    return card


class Discard(Frame[Match]):
    """Energy Drain: the victim chooses; with too few cards all go. HE A59"""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Match, out: list[Event]) -> bool:
        size = hand_size(s, self.seat)
        if s.halt or self.left == 0 or size == 0:
            s.pop()
            return False
        if size > self.left:
            return True
        s.pop()
        base = self.seat * s.box.cards
        for card in range(s.box.cards):
            while s.hand[base + card]:
                discard(s, self.seat, card, out)
        return False

    def ask(self, s: Match) -> list[Decision]:
        options: list[Action] = []
        for card in range(s.box.cards):
            if s.hand[self.seat * s.box.cards + card]:
                options.append((DISCARD, card, 0, 0))
        return [Decision(self.seat, "discard", options)]

    def answer(self, s: Match, seat: int, action: Action, out: list[Event]) -> None:
        _, card, _, _ = action
        s.become(Discard(self.seat, self.left - 1))
        discard(s, seat, card, out)

    def pack(self) -> list[object]:
        return ["discard", self.seat, self.left]


def discard(s: Match, seat: int, card: int, out: list[Event]) -> None:
    take_from_hand(s, seat, card)
    s.discard[seat * s.box.cards + card] += 1
    out.append(Event("discarded", (seat, card), reveals=True))
