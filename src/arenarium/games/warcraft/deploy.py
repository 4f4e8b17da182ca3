"""Step 3: what was bought enters play (WC §7)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.warcraft.box import PIECE_TYPES, UNIT_TYPES, WORKER
from arenarium.games.warcraft.pieces import foe_units, nib, put, single
from arenarium.games.warcraft.state import War, changed
from arenarium.games.warcraft.verbs import DEPLOY, DONE, FINISH, FINISH_OUTPOST


class DeployStep(Frame[War]):
    """In any order, as far as stacking allows; everything may be put off."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: War, out: list[Event]) -> bool:
        seat = self.seat
        if (s.training[seat] | s.rising[seat] | s.summoned[seat] | s.sites[seat]) and len(choices(s, seat)) > 1:
            return True
        s.pop()
        return False

    def ask(self, s: War) -> list[Decision]:
        return [Decision(self.seat, "deploy", choices(s, self.seat))]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        verb, what, area, _ = action
        if verb == DONE:
            s.pop()
        elif verb == DEPLOY:
            deploy(s, seat, what, area, out)
        elif verb == FINISH:
            finish_building(s, seat, what, out)
        else:
            finish_outpost(s, seat, what, out)

    def pack(self) -> list[object]:
        return ["deploy", self.seat]


def deploy(s: War, seat: int, t: int, area: int, out: list[Event]) -> None:
    s.training = changed(s.training, seat, s.training[seat] - single(t))
    put(s, seat, t, area, 1)
    out.append(Event("deployed", (seat, t, area)))
    # Who comes into play in an occupied Town locks it until its battle (A17).
    if area == s.town[seat] and (foe_units(s, seat) >> area) & 1:
        s.locked |= 1 << area


def finish_building(s: War, seat: int, t: int, out: list[Event]) -> None:
    """Summoned buildings first: they need no room for a worker who returns."""
    if nib(s.summoned[seat], t):
        s.summoned = changed(s.summoned, seat, s.summoned[seat] - single(t))
    else:
        s.rising = changed(s.rising, seat, s.rising[seat] - single(t))
        put(s, seat, WORKER, s.town[seat], 1)
    s.built = changed(s.built, seat, s.built[seat] + single(t))
    out.append(Event("finished", (seat, t)))


def finish_outpost(s: War, seat: int, area: int, out: list[Event]) -> None:
    s.sites = changed(s.sites, seat, s.sites[seat] & ~(1 << area))
    s.outposts = changed(s.outposts, seat, s.outposts[seat] | (1 << area))
    out.append(Event("outpost_finished", (seat, area)))


def choices(s: War, seat: int) -> list[Action]:
    options: list[Action] = [(DONE, 0, 0, 0)]
    home = s.town[seat]
    places = s.outposts[seat]
    if home >= 0:
        places |= 1 << home
    for t in range(PIECE_TYPES):
        if nib(s.training[seat], t) == 0:
            continue
        mask = places & ~(s.full_workers[seat] if t == WORKER else s.full_units[seat])
        while mask:
            bit = mask & -mask
            mask ^= bit
            options.append((DEPLOY, t, bit.bit_length() - 1, 0))
    for t in range(UNIT_TYPES):
        back = home >= 0 and not (s.full_workers[seat] >> home) & 1
        if nib(s.summoned[seat], t) or (nib(s.rising[seat], t) and back):
            options.append((FINISH, t, 0, 0))
    mask = s.sites[seat]
    while mask:
        bit = mask & -mask
        mask ^= bit
        options.append((FINISH_OUTPOST, bit.bit_length() - 1, 0, 0))
    return options
