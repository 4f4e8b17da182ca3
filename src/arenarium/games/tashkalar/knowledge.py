"""Drawing anew what a seat cannot know, consistent with all it has seen. TK R38"""

from __future__ import annotations

from arenarium.core.game import Pick
from arenarium.games.tashkalar.state import (
    BEING,
    FLARE,
    FLARE_DECK,
    LEGEND,
    LEGEND_DECK,
    PUBLIC,
    Arena,
    having,
    having_row,
    lore_key,
)


class Slots:
    """Places that hold one unseen card each, and the cards to be dealt out among them anew."""

    def __init__(self, pick: Pick) -> None:
        self.pick = pick
        self.truth: dict[tuple[int, int], int] = {}  # kind of place and position in it: the card there
        self.bound: dict[int, set[int]] = {}  # cards that can only be in some kinds of place

    def add(self, card: int, place: int, at: int, allowed: set[int] | None) -> None:
        self.truth[(place, at)] = card
        if allowed is not None:
            self.bound[card] = allowed

    def deal(self) -> dict[tuple[int, int], int]:
        """A card for every slot: the bound ones first, then the rest, each way alike."""
        free = list(self.truth)
        dealt: dict[tuple[int, int], int] = {}
        for card, allowed in self.bound.items():
            fit = [slot for slot in free if slot[0] in allowed]
            if not fit:
                return self.truth  # two bound cards got into each other's way
            slot = fit[self.pick([1] * len(fit))]
            free.remove(slot)
            dealt[slot] = card
        cards = [card for card in self.truth.values() if card not in self.bound]
        for slot in free:
            dealt[slot] = cards.pop(self.pick([1] * len(cards)))
        return dealt


def known(s: Arena, key: int, seat: int) -> tuple[bool, bool]:
    """Whether a seat knows exactly where a card is; whether it knows at least that it is not in the deck's bag."""
    bit = 1 << seat if seat >= 0 else PUBLIC
    for row in s.lore:
        if row[0] == key:
            return bool(row[1] & bit), bool(row[2] & bit)
    return False, False


HAND, BAG, UNDER, TOP, PILE = range(5)


def resample(s: Arena, seat: int, pick: Pick) -> Arena:
    c = s.clone()
    c.asked = None
    for other in range(s.seats):
        if other != seat:
            _beings(c, other, seat, pick)
    _shared(c, LEGEND, LEGEND_DECK, seat, pick)
    _shared(c, FLARE, FLARE_DECK, seat, pick)
    return c


def _beings(c: Arena, owner: int, seat: int, pick: Pick) -> None:
    slots = Slots(pick)

    def add(i: int, place: int, at: int) -> None:
        exact, loose = known(c, lore_key(owner, BEING, i), seat)
        if not exact:
            slots.add(i, place, at, {HAND, UNDER, PILE} if loose else None)

    hand = c.hands[owner * 3]
    for i in range(18):
        if (hand >> i) & 1:
            add(i, HAND, i)
        if (c.bags[owner] >> i) & 1:
            add(i, BAG, i)
    for at, i in enumerate(c.unders[owner]):
        add(i, UNDER, at)
    for at, i in enumerate(c.tops[owner]):
        add(i, TOP, at)
    for at, i in enumerate(c.piles[owner]):
        if (c.secret[owner] >> i) & 1:
            add(i, PILE, at)
    lists = {UNDER: list(c.unders[owner]), TOP: list(c.tops[owner]), PILE: list(c.piles[owner])}
    dealt = slots.deal()
    for place, at in dealt:
        if place == HAND:
            c.hands[owner * 3] &= ~(1 << at)
        elif place == BAG:
            c.bags[owner] &= ~(1 << at)
        elif place == PILE:
            c.secret = having(c.secret, owner, c.secret[owner] & ~(1 << lists[PILE][at]))
    for (place, at), card in dealt.items():
        if place == HAND:
            c.hands[owner * 3] |= 1 << card
        elif place == BAG:
            c.bags[owner] |= 1 << card
        else:
            lists[place][at] = card
            if place == PILE:
                c.secret = having(c.secret, owner, c.secret[owner] | 1 << card)
    c.unders = having_row(c.unders, owner, tuple(lists[UNDER]))
    c.tops = having_row(c.tops, owner, tuple(lists[TOP]))
    c.piles = having_row(c.piles, owner, tuple(lists[PILE]))


def _shared(c: Arena, kind: int, deck: int, seat: int, pick: Pick) -> None:
    """Legends or flares: other hands, the deck, and what others put under it. Places 0-3 are hands."""
    slots = Slots(pick)
    bag, under = 4, 5
    for i in range(12):
        exact, loose = known(c, lore_key(0, kind, i), seat)
        for owner in range(c.seats):
            if owner != seat and (c.hands[owner * 3 + kind] >> i) & 1 and not exact:
                slots.add(i, owner, i, {owner, under} if loose else None)
        if (c.bags[deck] >> i) & 1:
            slots.add(i, bag, i, None)
        for at, code in enumerate(c.unders[deck]):
            if code % 32 == i and code // 32 != seat and not exact:
                slots.add(i, under, at, {code // 32, under} if loose else None)
    row = list(c.unders[deck])
    dealt = slots.deal()
    for place, at in dealt:
        if place < bag:
            c.hands[place * 3 + kind] &= ~(1 << at)
        elif place == bag:
            c.bags[deck] &= ~(1 << at)
    for (place, at), card in dealt.items():
        if place < bag:
            c.hands[place * 3 + kind] |= 1 << card
        elif place == bag:
            c.bags[deck] |= 1 << card
        else:
            row[at] = card + 32 * (row[at] // 32)
    c.unders = having_row(c.unders, deck, tuple(row))
