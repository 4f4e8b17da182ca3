"""Where a card goes when its effect is over: onto its pile, under its deck, or frozen in play. TK §4.4, §6"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar.box import LEGENDS
from arenarium.games.tashkalar.decks import EVERYBODY, OPEN, UNDER, card_key, index_of, into_pile, note
from arenarium.games.tashkalar.pieces import owner_of, rank_of, supply_at
from arenarium.games.tashkalar.state import BEING, Bout, having, having_row
from arenarium.games.tashkalar.verbs import KEEP


class Dismiss(Frame[Bout]):
    """The effect is over: its card is discarded, or stays where it says. TK §4.4, §6"""

    def __init__(self, card: int, summoned: bool, under: bool = False) -> None:
        self.card: Final = card
        self.summoned: Final = summoned
        self.under: Final = under  # it goes under its deck

    def pack(self) -> list[object]:
        return ["dismiss", self.card, self.summoned, self.under]

    def under_its_deck(self) -> Dismiss:
        return Dismiss(self.card, self.summoned, True)

    def run(self, s: Bout, out: list[Event]) -> bool:
        s.pop()
        self.put_away(s, out)
        return False

    def put_away(self, s: Bout, out: list[Event]) -> None:
        if self.summoned and self.card == s.box.merchant and s.loaded[s.seat]:
            piece = s.loaded[s.seat]  # it found no square: it goes back to its owner
            s.loaded = having(s.loaded, s.seat, 0)
            s.pool[supply_at(owner_of(piece), rank_of(piece))] += 1
        if self.summoned and self.card < LEGENDS and s.box.cards[self.card].frozen >= 0:
            s.push(KeepFrozen(self.card))
        elif self.under:
            i = index_of(s, s.seat, self.card)
            note(s, card_key(s.seat, BEING, i), OPEN, UNDER, EVERYBODY)
            s.unders = having_row(s.unders, s.seat, s.unders[s.seat] + (i,))
        else:
            into_pile(s, s.seat, self.card)


class KeepFrozen(Frame[Bout]):
    """A card with a frozen effect comes into play; if there is one already, its owner keeps one of the two."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def pack(self) -> list[object]:
        return ["keep_frozen", self.card]

    def run(self, s: Bout, out: list[Event]) -> bool:
        if s.frozen[s.seat] >= 0:
            return True
        s.pop()
        s.frozen = having(s.frozen, s.seat, self.card)
        out.append(Event("froze", (s.seat, self.card)))
        return False

    def ask(self, s: Bout) -> list[Decision]:
        options: list[Action] = [(KEEP, card, 0, 0) for card in sorted([self.card, s.frozen[s.seat]])]
        return [Decision(s.actor, "keep_frozen", options)]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        _, card, _, _ = action
        s.pop()
        other = s.frozen[s.seat] if card == self.card else self.card
        s.frozen = having(s.frozen, s.seat, card)
        into_pile(s, s.seat, other)
        out.append(Event("froze", (s.seat, card)))
