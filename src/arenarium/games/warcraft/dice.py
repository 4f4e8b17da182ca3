"""Lots: experience cards drawn and battle dice thrown (WC §5.1, §5.2)."""

from __future__ import annotations

from typing import Any, Final

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from arenarium.games.warcraft.battlefield import PHASE_TYPES, has_ability, side_has, side_of
from arenarium.games.warcraft.box import AREA_ATTACK, HEAL, KINDS_OF_CARD, RAISE_DEAD, SLOW_POISON
from arenarium.games.warcraft.endings import spell_cast
from arenarium.games.warcraft.pieces import ability, strength
from arenarium.games.warcraft.state import EXTRA, FIELDS, HITS, MISSES, ONES, War, changed, copies, deck_size, nib, one
from arenarium.games.warcraft.verbs import DRAW, ROLL

# What a die is thrown for.
ATTACK: Final = 0
REROLL: Final = 1
GLAIVE: Final = 2
HEX: Final = 3  # Curse
PURPOSES: Final = ("attack", "reroll", "glaive", "curse")

SIX: Final[list[Decision]] = [Decision(CHANCE, "die", [(ROLL, f, 0, 0) for f in range(1, 7)], [1] * 6)]
GLAIVE_STRENGTH: Final = 2  # WC §12
CURSE_STRENGTH: Final = 3


class Roll(Frame[War]):
    """The dice in one player's hand, `s.left` of them, thrown one at a time."""

    def __init__(self, owner: int, purpose: int) -> None:
        self.owner: Final = owner
        self.purpose: Final = purpose

    def run(self, s: War, out: list[Event]) -> bool:
        if s.left > 0:
            return True
        s.pop()
        return False

    def ask(self, s: War) -> list[Decision]:
        return SIX

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        s.left -= 1
        if s.left == 0:
            s.pop()
        land(s, self.owner, self.purpose, action[1], out)

    def pack(self) -> list[Any]:
        return ["roll", self.owner, self.purpose]


def land(s: War, owner: int, purpose: int, face: int, out: list[Event]) -> None:
    """One die: does it hit, and what follows (WC §5.2, §11). Triggers read the natural die (A22)."""
    t = PHASE_TYPES[s.phase]
    side = side_of(s, owner)
    tally = owner * FIELDS
    if purpose == HEX:
        hit = face <= CURSE_STRENGTH
        out.append(Event("rolled", (owner, t, face, CURSE_STRENGTH, 1 if hit else 0, purpose)))
        if hit:
            prevent(s, side)
        return
    need = GLAIVE_STRENGTH if purpose == GLAIVE and not s.english else strength(s, owner, t)
    # Each Faerie Fire takes 1 off every die of its owner: the same as one more Strength.
    hit = face <= need + nib(s.fire, owner)
    out.append(Event("rolled", (owner, t, face, need, 1 if hit else 0, purpose)))
    if not hit:
        if purpose == ATTACK:
            s.tally[tally + MISSES] += 1
        return
    s.tally[tally + (EXTRA if purpose == GLAIVE else HITS)] += 1
    kind = NO_TRIGGER if purpose == GLAIVE else ability(s, owner, t)
    losses = 1
    if face == 1:
        if kind == AREA_ATTACK:
            losses = 2
        if side_has(s, 1 - side, HEAL):
            losses -= 1
        if has_ability(s, owner, RAISE_DEAD):
            s.tally[tally + ONES] += 1
    if kind == SLOW_POISON and face == need:
        s.losses[1 - side] += losses
    else:
        s.losses[3 - side] += losses


NO_TRIGGER: Final = 0


def prevent(s: War, side: int) -> None:
    """One casualty less for a side: first of those that come first."""
    if s.losses[side] > 0:
        s.losses[side] -= 1
    elif s.losses[2 + side] > 0:
        s.losses[2 + side] -= 1


class Draw(Frame[War]):
    """One experience card from the top of a deck: from a bag, for nobody knows the order."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: War, out: list[Event]) -> bool:
        if deck_size(s, self.seat) == 0:
            refill(s, self.seat, out)
        if deck_size(s, self.seat) > 0:
            return True
        s.pop()  # WC A52
        return False

    def ask(self, s: War) -> list[Decision]:
        deck = s.deck[self.seat]
        options: list[Action] = []
        weights: list[int] = []
        for card in range(KINDS_OF_CARD):
            n = copies(deck, card)
            if n:
                options.append((DRAW, card, 0, 0))
                weights.append(n)
        return [Decision(CHANCE, "draw", options, weights, 1 + self.seat)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        s.pop()
        card = action[1]
        s.deck = changed(s.deck, self.seat, s.deck[self.seat] - one(card))
        s.hand = changed(s.hand, self.seat, s.hand[self.seat] + one(card))
        sees = s.friends[self.seat] if s.share_hands else 1 << self.seat
        out.append(Event("drew", (self.seat, card), sees, (self.seat,), True))
        if deck_size(s, self.seat) == 0 and not spell_cast(s, self.seat, out):
            refill(s, self.seat, out)

    def pack(self) -> list[Any]:
        return ["draw", self.seat]


def refill(s: War, seat: int, out: list[Event]) -> None:
    """As soon as a deck is empty the discard pile is shuffled into a new one (WC §5.1), but not the spell's (A42)."""
    if s.discard[seat] and s.race[seat] != s.box.spell_race:
        s.deck = changed(s.deck, seat, s.deck[seat] + s.discard[seat])
        s.discard = changed(s.discard, seat, 0)
        out.append(Event("reshuffled", (seat,)))
