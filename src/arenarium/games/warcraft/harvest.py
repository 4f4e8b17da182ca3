"""Step 2: harvest, depletion, and the Necromancers' powers (WC §6, §13.2)."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from arenarium.games.warcraft.box import GOLD, GRAVEYARD, NOWHERE, SPEND_STEP, TOKENS, TYPES, UNIT_TYPES, WOOD, WORKER
from arenarium.games.warcraft.pieces import free_workers, is_necromancer, is_top, nib, put, single
from arenarium.games.warcraft.state import War, changed
from arenarium.games.warcraft.verbs import DONE, ROLL, SUMMON, UPGRADE, kind_of
from arenarium.games.warcraft.windows import H0, open_window

DEPLETING: Final = 3  # the roll that leaves a marker
PARTLY: Final = 1
COMPLETELY: Final = 2
BEFORE_THE_FIRST: Final = -1


class HarvestStep(Frame[War]):
    """One player's Harvest Step: a card, then the harvest."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: War, out: list[Event]) -> bool:
        if is_necromancer(s, self.seat):
            s.become(Powers(self.seat, 0, 0))
        else:
            s.become(Harvest(self.seat, BEFORE_THE_FIRST, 0))
        open_window(s, H0, (self.seat,), NOWHERE)
        return False

    def pack(self) -> list[object]:
        return ["harvest_step", self.seat]


class Harvest(Frame[War]):
    """Goldmines, then forests; one roll for each worker, `left` of them in the area that is at `spot` of the order."""

    def __init__(self, seat: int, spot: int, left: int) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.left: Final = left

    def run(self, s: War, out: list[Event]) -> bool:
        if self.left > 0:
            return True
        workers = s.workers[self.seat] & ~s.complete
        for spot in range(self.spot + 1, len(s.box.harvest)):
            area = s.box.harvest[spot]
            left = free_workers(s, self.seat, area) if (workers >> area) & 1 else 0
            if left > 0:
                s.become(Harvest(self.seat, spot, left))
                return True
        s.pop()
        return False

    def ask(self, s: War) -> list[Decision]:
        options: list[Action] = []
        for f in s.box.faces:
            options.append((ROLL, f, 0, 0))
        return [Decision(CHANCE, "harvest_die", options, s.box.weights)]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        _, face, _, _ = action
        area = s.box.harvest[self.spot]
        bit = 1 << area
        wood = s.box.forests & bit != 0
        if wood:
            s.wood[self.seat] += face
        else:
            s.gold[self.seat] += face
        out.append(Event("harvested", (self.seat, area, face, WOOD if wood else GOLD)))
        left = self.left - 1
        if face == DEPLETING and not s.box.never_depletes & bit:
            if s.partial & bit:
                s.partial &= ~bit
                s.complete |= bit
                left = 0  # the remaining rolls there are lost
                out.append(Event("depleted", (area, COMPLETELY, self.seat)))
            else:
                s.partial |= bit
                out.append(Event("depleted", (area, PARTLY, self.seat)))
        s.become(Harvest(self.seat, self.spot, left))

    def pack(self) -> list[object]:
        return ["harvest", self.seat, self.spot, self.left]


class Powers(Frame[War]):
    """Each Necromancer on a token may use it once: a unit on A, B, C, an upgrade on D, E (A44).

    `used` are areas, `types` what was upgraded: with one on each graveyard two different types.
    """

    def __init__(self, seat: int, used: int, types: int) -> None:
        self.seat: Final = seat
        self.used: Final = used
        self.types: Final = types

    def run(self, s: War, out: list[Event]) -> bool:
        if len(self.choices(s)) > 1:
            return True
        s.pop()
        return False

    def choices(self, s: War) -> list[Action]:
        options: list[Action] = [(DONE, 0, 0, 0)]
        seat = self.seat
        mask = s.workers[seat] & s.tokens & ~self.used
        graves = False
        while mask:
            bit = mask & -mask
            mask ^= bit
            a = bit.bit_length() - 1
            token = s.box.token[a]
            # In the edition of 2003 they upgrade in the Spend Step (A57).
            if s.english_edition and (token == GRAVEYARD) != (s.step == SPEND_STEP):
                continue
            if token == GRAVEYARD:
                graves = True
            elif token < GRAVEYARD and s.reserve[kind_of(seat, made_by(token))] > 0 and not s.full_units[seat] & bit:
                options.append((SUMMON, a, 0, 0))
        if graves:
            for t in range(UNIT_TYPES):
                if not (self.types >> t) & 1 and not is_top(s, seat, t):
                    options.append((UPGRADE, t, 0, 0))
        return options

    def ask(self, s: War) -> list[Decision]:
        return [Decision(self.seat, "necromancer", self.choices(s))]

    def answer(self, s: War, seat: int, action: Action, out: list[Event]) -> None:
        verb, what, _, _ = action
        if verb == DONE:
            s.pop()
        elif verb == SUMMON:
            self.summon(s, what, out)
        else:
            self.upgrade(s, what, out)

    def summon(self, s: War, area: int, out: list[Event]) -> None:
        t = made_by(s.box.token[area])
        s.reserve[kind_of(self.seat, t)] -= 1
        put(s, self.seat, t, area, 1)
        out.append(Event("summoned", (self.seat, t, area)))
        s.become(Powers(self.seat, self.used | 1 << area, self.types))

    def upgrade(self, s: War, t: int, out: list[Event]) -> None:
        seat = self.seat
        s.levels = changed(s.levels, seat, s.levels[seat] + single(t))
        out.append(Event("upgraded", (seat, t, nib(s.levels[seat], t))))
        grave = 0
        for a in range(s.box.size):
            if s.box.token[a] == GRAVEYARD and (s.workers[seat] & s.tokens & ~self.used) >> a & 1:
                grave = 1 << a
        s.become(Powers(seat, self.used | grave, self.types | 1 << t))

    def pack(self) -> list[object]:
        return ["powers", self.seat, self.used, self.types]


def made_by(token: int) -> int:
    """The type of unit that a token makes: the two lists run side by side."""
    return token - 1


assert TOKENS[1:GRAVEYARD] == TYPES[:WORKER]
