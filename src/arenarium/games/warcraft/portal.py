"""Town Portal: who goes where (WC §12, A33, A34)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.box import FLYING, PIECE_TYPES, STACK, TOWN_PORTAL, WORKER
from arenarium.games.warcraft.pieces import (
    ALL_UNITS,
    UNITS,
    WORKER_BITS,
    armed,
    count_of,
    disarm,
    fighting_areas,
    idle_row,
    nib,
    put,
    side_units,
    side_workers,
    single,
    unarmed,
)
from arenarium.games.warcraft.state import War, changed
from arenarium.games.warcraft.verbs import PLAY, PUT


def portal_targets(s: War, seat: int) -> int:
    """The Town and the completed Outposts."""
    mask = s.outposts[seat]
    if s.town[seat] >= 0:
        mask |= 1 << s.town[seat]
    return mask


def has_portal_target(s: War, seat: int) -> bool:
    return portal_targets(s, seat) != 0


def travellers(s: War, seat: int, area: int) -> int:
    """Who would go: all units of the area, and workers under arms (A34), packed."""
    return (s.pieces[seat * s.box.size + area] & ALL_UNITS) + (armed(s, seat, area) << WORKER_BITS)


def room(s: War, seat: int, area: int) -> int:
    return max(0, STACK - side_units(s, seat, area))


def worker_room(s: War, seat: int, area: int) -> int:
    return max(0, STACK - side_workers(s, seat, area))


def fits(s: War, seat: int, packed: int, area: int, to: int) -> bool:
    """Whether what exceeds the target's limit finds a place beside it, but not where it came from (WC A33)."""
    fly = nib(packed, FLYING)
    land = UNITS[packed & ALL_UNITS] - fly
    ground = room(s, seat, to)
    cliffs = 0
    huts = worker_room(s, seat, to)
    for a in s.box.nbr[to]:
        if a == area:
            continue
        if (s.box.mountains >> a) & 1:
            cliffs += room(s, seat, a)
        else:
            ground += room(s, seat, a)
            huts += worker_room(s, seat, a)
    return land <= ground and land + fly <= ground + cliffs and nib(packed, WORKER) <= huts


def portal_plays(s: War, seat: int, options: list[Action]) -> None:
    targets = portal_targets(s, seat)
    mask = fighting_areas(s, seat)
    while mask:
        bit = mask & -mask
        area = bit.bit_length() - 1
        mask ^= bit
        packed = travellers(s, seat, area)
        rest = targets & ~bit
        while rest:
            low_bit = rest & -rest
            to = low_bit.bit_length() - 1
            rest ^= low_bit
            if portal_fits(s, seat, packed, area, to):
                options.append((PLAY, TOWN_PORTAL, area, to))


def portal_fits(s: War, seat: int, packed: int, area: int, to: int) -> bool:
    """`fits`, with the area they leave counted as empty of them."""
    if UNITS[packed & ALL_UNITS] <= room(s, seat, to) and nib(packed, WORKER) <= worker_room(
        s, seat, to
    ):  # equal: quicker
        return True
    for t in range(PIECE_TYPES):
        put(s, seat, t, area, -nib(packed, t))
    good = fits(s, seat, packed, area, to)
    for t in range(PIECE_TYPES):
        put(s, seat, t, area, nib(packed, t))
    return good


def open_portal(s: War, seat: int, area: int, to: int, out: list[Event]) -> None:
    packed = travellers(s, seat, area)
    if packed >> WORKER_BITS:
        if (s.sites[seat] >> area) & 1 and not unarmed(s, seat, area):
            s.sites = changed(s.sites, seat, s.sites[seat] & ~(1 << area))  # the builder leaves (A20)
            out.append(Event("site_lost", (seat, area)))
        disarm(s, seat, area)
    for t in range(PIECE_TYPES):
        put(s, seat, t, area, -nib(packed, t))
    s.push(Portal(seat, area, to, packed))


class Portal(Frame[War]):
    """Units on their way through a Town Portal, packed; the target is filled first, then the areas beside it."""

    def __init__(self, seat: int, area: int, to: int, packed: int) -> None:
        self.seat: Final = seat
        self.area: Final = area
        self.to: Final = to
        self.packed: Final = packed

    def run(self, s: War, out: list[Event]) -> bool:
        if self.packed == 0:
            s.pop()
            return False
        options = self.places(s)
        if len(options) > 1 and not self.all_fit(s) and not self.all_placed(s, options):
            return True
        _, t, area, _ = options[0]
        self.place(s, t, area, out)
        return False

    def places(self, s: War) -> list[Action]:
        options: list[Action] = []
        for t in range(PIECE_TYPES):
            if nib(self.packed, t) == 0:
                continue
            free = worker_room(s, self.seat, self.to) if t == WORKER else room(s, self.seat, self.to)
            if free > 0:
                if self.keeps(s, t, self.to):
                    options.append((PUT, t, self.to, 0))
                continue
            for a in s.box.nbr[self.to]:
                if a == self.area or (t != FLYING and (s.box.mountains >> a) & 1):
                    continue
                free = worker_room(s, self.seat, a) if t == WORKER else room(s, self.seat, a)
                if free > 0 and self.keeps(s, t, a):
                    options.append((PUT, t, a, 0))
        return options

    def all_fit(self, s: War) -> bool:
        """Whether there is nothing to choose, because the target takes everybody."""
        return UNITS[self.packed & ALL_UNITS] <= room(s, self.seat, self.to) and nib(
            self.packed, WORKER
        ) <= worker_room(s, self.seat, self.to)

    def all_placed(self, s: War, options: list[Action]) -> bool:
        """Whether each type has one place, with room for all of it there: then the order alone is left."""
        units: dict[int, int] = {}
        for _, t, area, _ in options:
            n = nib(self.packed, t)
            if t != WORKER:
                units[area] = units.get(area, 0) + n
            elif n > worker_room(s, self.seat, area):
                return False
        crowded = any(n > room(s, self.seat, area) for area, n in units.items())
        return not crowded and len({t for _, t, _, _ in options}) == len(options)

    def keeps(self, s: War, t: int, area: int) -> bool:
        """Whether the others still find room if one of this type goes there."""
        put(s, self.seat, t, area, 1)
        good = fits(s, self.seat, self.packed - single(t), self.area, self.to)
        put(s, self.seat, t, area, -1)
        return good

    def place(self, s: War, t: int, area: int, out: list[Event]) -> None:
        if t == WORKER and not (s.called[self.seat] >> area) & 1:
            s.called = changed(s.called, self.seat, s.called[self.seat] | (1 << area))
            others = count_of(s, self.seat, WORKER, area)
            if others:
                s.idle = s.idle + (idle_row(s, self.seat, area, others),)
        put(s, self.seat, t, area, 1)
        out.append(Event("ported", (self.seat, t, self.area, area)))
        s.become(Portal(self.seat, self.area, self.to, self.packed - single(t)))

    def ask(self, s: War) -> list[Decision]:
        return [Decision(self.seat, "portal_place", self.places(s))]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        _, t, area, _ = action
        self.place(s, t, area, out)

    def pack(self) -> list[object]:
        return ["portal", self.seat, self.area, self.to, self.packed]
