"""What a seat may believe: what is hidden from it, and how that could be. MA §1, §10

Stacks have no order, so only the tiles under Monoliths never unfolded are unknown.
"""

from __future__ import annotations

from arenarium.core.game import Pick
from arenarium.games.monolith.box import BANNER, ORDER, tray_count
from arenarium.games.monolith.monoliths import stored, stored_kind
from arenarium.games.monolith.state import SLOTS, Arena


def is_secret(s: Arena, n: int, viewer: int) -> bool:
    """Whether the tiles under the Monolith of `n` are hidden from the viewer; from allies as well: R78."""
    return bool(s.secret >> n & 1) and viewer != n


def resample(s: Arena, seat: int, pick: Pick) -> Arena:
    """A fork in which all that is hidden from the seat is drawn anew."""
    c = s.clone()
    for n in range(c.seats):
        if is_secret(c, n, seat):
            _draw_anew(c, n, pick)
    return c


def _draw_anew(s: Arena, n: int, pick: Pick) -> None:
    """Both tiles under a Monolith go back to the stack, and any two board tiles come."""
    box = s.box
    first = box.first[s.faction[n]]
    slots = (SLOTS * n, SLOTS * n + 1)
    for slot in slots:
        s.bag[n] += box.unit[stored_kind(s.under[slot])]
    drawn = []
    for _ in slots:
        weights = []
        for k in range(first, first + box.kinds[s.faction[n]]):
            is_hidable = box.role[k] not in (ORDER, BANNER)
            weights.append(tray_count(s.bag[n], box.local[k]) if is_hidable else 0)
        k = first + pick(weights)
        s.bag[n] -= box.unit[k]
        drawn.append(k)
    for slot, k in zip(slots, sorted(drawn)):
        s.under[slot] = stored(k, n, 0, 0, 0)
