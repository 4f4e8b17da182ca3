"""What never changes: how many pieces and cards there are, wherever they lie."""

from __future__ import annotations

from arenarium.games.warcraft.battlefield import battle_of
from arenarium.games.warcraft.box import NECROMANCERS, TYPES, UNIT_TYPES, WORKER
from arenarium.games.warcraft.casualties import Respawn
from arenarium.games.warcraft.pieces import count_of, nib
from arenarium.games.warcraft.portal import Portal
from arenarium.games.warcraft.state import War, card_count
from arenarium.games.warcraft.verbs import kind_of


def census(s: War) -> dict[str, int]:
    """Pieces of each place at the table wherever they are, and its cards; the same before the races are dealt."""
    out: dict[str, int] = {}
    dealt = s.slot[0] >= 0
    for slot in range(s.box.owners):
        owner = s.slot.index(slot) if dealt and slot < s.seats else slot
        for t, name in enumerate(TYPES):
            out[f"{slot} {name}"] = pieces_of(s, owner, t) if dealt else pieces_at_first(s, slot, t)
        if slot < s.seats:
            out[f"{slot} cards"] = cards_of(s, owner) if dealt else cards_at_first(s, slot)
    return out


def pieces_at_first(s: War, slot: int, t: int) -> int:
    if t == WORKER and slot < s.seats and s.box.slot_necromancers[slot]:
        return NECROMANCERS
    return s.box.pieces[t]


def cards_at_first(s: War, slot: int) -> int:
    race = max(s.box.slot_race[slot], 0)
    return sum(max(0, n - s.box.slot_removed[slot][c]) for c, n in enumerate(s.box.copies[race]))


def cards_of(s: War, owner: int) -> int:
    return sum(card_count(pile) for pile in (s.hand[owner], s.deck[owner], s.discard[owner])) + s.laid[owner]


def pieces_of(s: War, owner: int, t: int) -> int:
    """Pieces of one type in the reserve, in training, at work, on the board, in a maw, on their way."""
    size = s.box.size
    total = s.reserve[kind_of(owner, t)] + nib(s.training[owner], t)
    total += sum(count_of(s, owner, t, a) for a in range(size))
    b = battle_of(s)
    if b is not None:
        total += sum(1 for me in b.devoured if me // size == kind_of(owner, t))
    if t == WORKER:
        total += sum(nib(s.rising[owner], b) for b in range(UNIT_TYPES))
    for frame in s.stack:
        if isinstance(frame, Portal) and frame.seat == owner:
            total += nib(frame.packed, t)
        if isinstance(frame, Respawn) and frame.owner == owner and frame.t == t:
            total += 1
    return total
