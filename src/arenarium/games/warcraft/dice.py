"""Lots: experience cards drawn and battle dice thrown (WC §5.1, §5.2)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from arenarium.games.warcraft.battlefield import (
    PHASE_TYPES,
    Battle,
    Phase,
    attack_dice,
    has_ability,
    keep_phase,
    prevent,
    side_has,
    side_of,
    the_battle,
    the_phase,
)
from arenarium.games.warcraft.box import (
    AREA_ATTACK,
    BLOODLUST,
    HEAL,
    KINDS_OF_CARD,
    NO_ABILITY,
    RAISE_DEAD,
    SLOW_POISON,
)
from arenarium.games.warcraft.endings import spell_cast
from arenarium.games.warcraft.pieces import ability, strength
from arenarium.games.warcraft.state import War, changed, copies, deck_size, one
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
UNCOUNTED: Final = -1  # dice of one who is still to roll


class Roll(Frame[War]):
    """The dice in one player's hand, `left` of them, thrown one at a time; with Envenomed Spears the misses again."""

    def __init__(self, owner: int, purpose: int, left: int, misses: int) -> None:
        self.owner: Final = owner
        self.purpose: Final = purpose
        self.left: Final = left
        self.misses: Final = misses

    def run(self, s: War, out: list[Event]) -> bool:
        if self.left > 0:
            return True
        if self.left == UNCOUNTED:
            s.become(Roll(self.owner, self.purpose, dice_of(s, self.owner), 0))
        else:
            s.pop()
        return False

    def ask(self, s: War) -> list[Decision]:
        return SIX

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        _, face, _, _ = action
        hit = land(s, self.owner, self.purpose, face, out)
        misses = self.misses + (0 if hit else 1)
        if self.left > 1:
            s.become(Roll(self.owner, self.purpose, self.left - 1, misses))
        elif self.purpose == ATTACK and (the_phase(s).spears >> self.owner) & 1:
            s.become(Roll(self.owner, REROLL, misses, 0))
        else:
            s.pop()

    def pack(self) -> list[object]:
        return ["roll", self.owner, self.purpose, self.left, self.misses]


def dice_of(s: War, owner: int) -> int:
    """The dice of an owner who rolls in this phase, with that of Bloodlust (WC §11, A24)."""
    b = the_battle(s)
    dice = attack_dice(s, b, owner, PHASE_TYPES[the_phase(s).number])
    return dice + 1 if has_ability(s, b, owner, BLOODLUST) else dice


def land(s: War, owner: int, purpose: int, face: int, out: list[Event]) -> bool:
    """One die: does it hit, and what follows (WC §5.2, §11)."""
    b = the_battle(s)
    p = the_phase(s)
    t = PHASE_TYPES[p.number]
    if purpose == HEX:
        need = CURSE_STRENGTH
        hit = face <= need
    else:
        need = GLAIVE_STRENGTH if purpose == GLAIVE and not s.english_edition else strength(s, owner, t)
        # Each Faerie Fire takes 1 off every die of its owner: the same as one more Strength.
        hit = face <= need + p.fire[owner]
    out.append(Event("rolled", (owner, t, face, need, 1 if hit else 0, purpose)))
    if hit and purpose == HEX:
        prevent(s, side_of(b, owner))
    elif hit:
        strike(s, b, p, owner, purpose, face, need)
    return hit


def strike(s: War, b: Battle, p: Phase, owner: int, purpose: int, face: int, need: int) -> None:
    """A hit is counted and brings casualties. Triggers read the natural die (A22), and none is the Glaive's."""
    hits = p.hits
    extra = p.extra
    trigger = NO_ABILITY
    if purpose == GLAIVE:
        extra = changed(extra, owner, extra[owner] + 1)
    else:
        hits = changed(hits, owner, hits[owner] + 1)
        trigger = ability(s, owner, PHASE_TYPES[p.number])
    ones = p.ones
    foe = 1 - side_of(b, owner)
    casualties = 1
    if face == 1:
        if trigger == AREA_ATTACK:
            casualties = 2
        if side_has(s, b, foe, HEAL):
            casualties -= 1
        if has_ability(s, b, owner, RAISE_DEAD):
            ones = changed(ones, owner, ones[owner] + 1)
    aim = 1 if casualties > 0 else 0
    if trigger == SLOW_POISON and face == need:
        due = changed(p.due, foe, p.due[foe] + casualties)
        aims = changed(p.aims, owner, p.aims[owner] + aim)
        keep_phase(s, p.but(hits=hits, extra=extra, ones=ones, due=due, aims=aims))
    else:
        later = changed(p.later, foe, p.later[foe] + casualties)
        aims = changed(p.later_aims, owner, p.later_aims[owner] + aim)
        keep_phase(s, p.but(hits=hits, extra=extra, ones=ones, later=later, later_aims=aims))


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
        _, card, _, _ = action
        s.pop()
        s.deck = changed(s.deck, self.seat, s.deck[self.seat] - one(card))
        s.hand = changed(s.hand, self.seat, s.hand[self.seat] + one(card))
        sees = s.friends[self.seat] if s.share_hands else 1 << self.seat
        out.append(Event("drew", (self.seat, card), sees, (self.seat,), True))
        if deck_size(s, self.seat) == 0 and not spell_cast(s, self.seat, out):
            refill(s, self.seat, out)

    def pack(self) -> list[object]:
        return ["draw", self.seat]


def refill(s: War, seat: int, out: list[Event]) -> None:
    """As soon as a deck is empty the discard pile is shuffled into a new one (WC §5.1), but not the spell's (A42)."""
    if s.discard[seat] and s.race[seat] != s.box.spell_race:
        s.deck = changed(s.deck, seat, s.deck[seat] + s.discard[seat])
        s.discard = changed(s.discard, seat, 0)
        out.append(Event("reshuffled", (seat,)))
