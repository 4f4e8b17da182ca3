"""Drawing anew what a seat cannot know, consistent with all it has seen. TK R38

Everybody sees where cards go, only some see which ones they are. Two cards that were in one place nobody could look
into, a deck or another's hand, may have changed roles there until they meet again in such a place, or until now. By
such exchanges, and by no others, one history that fits what the seat has seen becomes another.
"""

from __future__ import annotations

from arenarium.core.game import Pick
from arenarium.games.tashkalar.box import DECK_SIZE, SHARED_SIZE
from arenarium.games.tashkalar.decks import (
    FACE_DOWN,
    IN_BAG,
    IN_HAND,
    ON_TOP,
    OPEN,
    UNDER,
    card_key,
    other_card,
    step_key,
    step_now,
    step_sees,
    step_was,
)
from arenarium.games.tashkalar.state import (
    BEING,
    CARD_KINDS,
    FLARE,
    FLARE_DECK,
    LEGEND,
    LEGEND_DECK,
    PUBLIC,
    UNDER_SEAT,
    Bout,
    having,
    having_row,
)

SWEEPS = 2  # how often every pair of cards is given the chance to change roles


def resample(s: Bout, seat: int, pick: Pick) -> Bout:
    c = s.clone()
    c.asked = None
    for owner in range(s.seats):
        if owner != seat:
            _redraw(c, owner, BEING, owner, seat, pick)
    _redraw(c, 0, LEGEND, LEGEND_DECK, seat, pick)
    _redraw(c, 0, FLARE, FLARE_DECK, seat, pick)
    return c


def _redraw(c: Bout, owner: int, kind: int, deck: int, seat: int, pick: Pick) -> None:
    count = DECK_SIZE if kind == BEING else SHARED_SIZE
    holders = [owner] if kind == BEING else list(range(c.seats))
    places = _places(c, kind, deck, holders, count)
    past = Past(c, seat, card_key(owner, kind, 0), places)
    past.shuffle(pick)
    if past.hidden_again():
        past.exchange(pick)
    stands_for = past.stands_for
    for holder in holders:
        c.hands[holder * CARD_KINDS + kind] = _mask(c.hands[holder * CARD_KINDS + kind], stands_for)
    c.bags[deck] = _mask(c.bags[deck], stands_for)
    c.unders = having_row(
        c.unders, deck, tuple([stands_for[i % UNDER_SEAT] + i // UNDER_SEAT * UNDER_SEAT for i in c.unders[deck]])
    )
    if kind == BEING:
        c.tops = having_row(c.tops, owner, tuple([stands_for[i] for i in c.tops[owner]]))
        c.piles = having_row(c.piles, owner, tuple([stands_for[i] for i in c.piles[owner]]))
        c.secret = having(c.secret, owner, _mask(c.secret[owner], stands_for))
    past.rewrite(c)


def _mask(mask: int, stands_for: list[int]) -> int:
    return sum(1 << stands_for[i] for i in range(len(stands_for)) if (mask >> i) & 1)


def _places(c: Bout, kind: int, deck: int, holders: list[int], count: int) -> list[int]:
    """Where each card of a deck is."""
    places = [OPEN] * count
    for i in range(count):
        if (c.bags[deck] >> i) & 1:
            places[i] = IN_BAG
        for holder in holders:
            if (c.hands[holder * CARD_KINDS + kind] >> i) & 1:
                places[i] = IN_HAND + holder
        if kind == BEING and (c.secret[deck] >> i) & 1:
            places[i] = FACE_DOWN  # equal: the history tells how it came there
    for code in c.unders[deck]:
        places[code % UNDER_SEAT] = UNDER  # equal: the history tells how it came there
    if kind == BEING:
        for i in c.tops[deck]:
            places[i] = ON_TOP
    return places


class Past:
    """What became of the cards of one deck, in a history that one seat cannot tell from the true one."""

    def __init__(self, c: Bout, seat: int, first: int, places: list[int]) -> None:
        self.open = (OPEN, IN_HAND + seat) if seat >= 0 else (OPEN,)
        self.count = len(places)
        self.first = first
        self.at = [n for n, code in enumerate(c.trail) if first <= step_key(code) < first + self.count]
        eye = 1 << seat if seat >= 0 else PUBLIC
        steps = [c.trail[n] for n in self.at]
        self.movers = [step_key(code) - first for code in steps]  # which card made each step
        start = places[:]
        for code in reversed(steps):
            start[step_key(code) - first] = step_was(code)
        # rows[i][t]: where card i was after the first t steps; seen[i]: after which steps the seat knew it
        self.rows = [[place] for place in start]
        self.seen: list[set[int]] = [{0} if place in self.open else set() for place in start]
        for t, code in enumerate(steps, 1):
            for row in self.rows:
                row.append(row[-1])
            i = step_key(code) - first
            self.rows[i][t] = step_now(code)
            if step_sees(code) & eye:
                self.seen[i].add(t)
        self.stands_for = list(range(self.count))  # the card that is now where in truth the i-th one is

    def hides(self, i: int) -> bool:
        """Whether the seat does not see the card now."""
        return self.rows[i][-1] not in self.open

    def hidden_again(self) -> bool:
        """Whether the seat has seen a card that is out of its sight now."""
        return any(self.seen[i] and self.hides(i) for i in range(self.count))

    def shuffle(self, pick: Pick) -> None:
        """Cards that the seat has never seen are all alike to it."""
        unseen = [i for i in range(self.count) if not self.seen[i]]
        left = unseen[:]
        becomes = list(range(self.count))
        for i in unseen:
            becomes[i] = left.pop(pick([1] * len(left)))
        rows = self.rows[:]
        for i in unseen:
            self.rows[becomes[i]] = rows[i]
        self.stands_for = [becomes[i] for i in self.stands_for]
        self.movers = [becomes[i] for i in self.movers]

    def exchange(self, pick: Pick) -> None:
        pairs = [(a, b) for a in range(self.count) for b in range(a)]
        for _ in range(SWEEPS):
            left = pairs[:]
            while left:
                a, b = left.pop(pick([1] * len(left)))
                for begin, end in self.partings(a, b):
                    if pick([1, 1]):
                        self.swap(a, b, begin, end)

    def partings(self, a: int, b: int) -> list[tuple[int, int]]:
        """The times two cards spent apart between meetings out of sight, with neither seen meanwhile."""
        found = []
        met = -1
        last = len(self.movers)
        for t in range(last + 1):
            if t in self.seen[a] or t in self.seen[b]:
                met = -1
            place = self.rows[a][t]
            if place == self.rows[b][t] and (place == IN_BAG or IN_HAND <= place < UNDER) and place not in self.open:
                if 0 <= met < t - 1:
                    found.append((met, t))
                met = t
        if 0 <= met < last and self.hides(a) and self.hides(b):
            found.append((met, last + 1))
        return found

    def swap(self, a: int, b: int, begin: int, end: int) -> None:
        """The two change roles after `begin` until `end`."""
        one, other = self.rows[a], self.rows[b]
        one[begin + 1 : end], other[begin + 1 : end] = other[begin + 1 : end], one[begin + 1 : end]
        for t in range(begin + 1, min(end, len(self.movers)) + 1):
            mover = self.movers[t - 1]
            if mover in (a, b):
                self.movers[t - 1] = a + b - mover
        if end > len(self.movers):
            i, j = self.stands_for.index(a), self.stands_for.index(b)
            self.stands_for[i], self.stands_for[j] = b, a

    def rewrite(self, c: Bout) -> None:
        """The history of the redrawn world."""
        trail = list(c.trail)
        for n, mover in zip(self.at, self.movers, strict=True):
            trail[n] = other_card(trail[n], self.first + mover)
        c.trail = tuple(trail)
