"""What a seat may believe: the hands of others and their hidden pledges could be any."""

from __future__ import annotations

from arenarium.core.game import Pick
from toll.state import HIDDEN, MOST_PLEDGED, Tollhouse


def resample(s: Tollhouse, seat: int, pick: Pick) -> Tollhouse:
    c = s.clone()
    others = [i for i in range(s.seats) if i != seat]
    for i in others:
        for card in c.hands[i]:
            c.bag[card - 1] += 1
    for i in others:
        c.hands[i] = sorted(_drawn(c, pick) for _ in c.hands[i])
        if not c.shown and c.pledges[i] != HIDDEN:
            c.pledges[i] = pick([1] * (MOST_PLEDGED + 1))
    return c


def _drawn(s: Tollhouse, pick: Pick) -> int:
    """A card out of the bag."""
    kind = pick(s.bag)
    s.bag[kind] -= 1
    return kind + 1
