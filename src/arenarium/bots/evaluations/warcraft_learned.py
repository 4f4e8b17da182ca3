"""Warcraft as a learned value sees it: armies, economy and points of both sides, by race, and the step of the turn.

All is told from the side in turn. Where things stand on the map is left to the expert. The value knows tables of two;
others are judged as by the expert.
"""

from __future__ import annotations

from typing import Final

from arenarium.bots.evaluations.warcraft_expert import WarcraftExpert, next_mover
from arenarium.bots.learned import Learned, Model
from arenarium.bots.search import Evaluation
from arenarium.core.game import AnyGame
from arenarium.core.kernel import State
from arenarium.games.warcraft.box import RACES, WORKER
from arenarium.games.warcraft.endings import points
from arenarium.games.warcraft.pieces import ALL_UNITS, UNITS, WORKER_BITS, nib, ones
from arenarium.games.warcraft.state import War, card_count

TYPES: Final = 3
COUNT: Final = 8  # units of a type: none to seven
LEVEL: Final = 4
BUILT: Final = 5
WORKERS: Final = 12
STOCK: Final = 16
POINTS: Final = 16
HELD: Final = 8
CARDS: Final = 8
NEAR: Final = 4
GUARD: Final = 6
FIELDS: Final = 12  # mines and forests left
STEPS: Final = 5


class WarcraftLearned(Learned):
    """The expert and a model. `kinds` names the races that the model knows, in its order."""

    def __init__(self, plain: WarcraftExpert, kinds: list[str], model: Model | None) -> None:
        super().__init__(plain, model)
        self.judge = plain
        self.kinds = kinds
        races = 2 * len(kinds)
        self.units = 0  # by side, race and type: how many there are
        self.levels = self.units + races * TYPES * COUNT
        self.built = self.levels + races * TYPES * LEVEL
        self.coming = self.built + races * TYPES * BUILT
        self.workers = self.coming + races * TYPES * NEAR
        self.digging = self.workers + 2 * WORKERS
        self.gold = self.digging + 2 * WORKERS
        self.wood = self.gold + 2 * STOCK
        self.points = self.wood + 2 * STOCK
        self.held = self.points + 2 * POINTS
        self.cards = self.held + 2 * HELD
        self.near = self.cards + 2 * CARDS
        self.guard = self.near + 2 * NEAR
        self.fields = self.guard + 2 * GUARD
        self.step = self.fields + FIELDS
        self.next = self.step + STEPS
        self.size = self.next + 2
        self.races = [kinds.index(race) if race in kinds else -1 for race in RACES]

    def parts(self) -> list[list[int]]:
        """What is told by race shares what is learned with the same of other races."""
        found: list[list[int]] = []
        base = 0
        for start, end, count in (
            (self.units, self.levels, COUNT),
            (self.levels, self.built, LEVEL),
            (self.built, self.coming, BUILT),
            (self.coming, self.workers, NEAR),
        ):
            kinds = TYPES * count
            shared = base + end - start
            for fact in range(end - start):
                side = fact // (kinds * len(self.kinds))
                found.append([base + fact, shared + side * kinds + fact % kinds])
            base = shared + 2 * kinds
        return found + [[base + i] for i in range(self.size - self.workers)]

    def fits(self, s: State) -> bool:
        assert isinstance(s, War)
        return s.seats == 2 and s.turn > 0 and s.race[0] >= 0 and s.race[1] >= 0

    def side(self, s: State) -> int:
        assert isinstance(s, War)
        return s.active if s.active >= 0 else s.first

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, War)
        mine = self.side(s)
        found: list[int] = []
        box = s.box
        fresh = (box.mines | box.forests) & ~s.complete
        for rel in range(2):
            seat = mine ^ rel
            race = self.races[s.race[seat]]
            if race >= 0:
                at = rel * len(self.kinds) + race
                for t in range(TYPES):
                    kind = at * TYPES + t
                    found.append(self.levels + kind * LEVEL + min(nib(s.levels[seat], t), LEVEL - 1))
                    built = nib(s.built[seat], t) + nib(s.rising[seat], t) + nib(s.summoned[seat], t)
                    found.append(self.built + kind * BUILT + min(built, BUILT - 1))
                    found.append(self.coming + kind * NEAR + min(nib(s.training[seat], t), NEAR - 1))
                    found.append(self.units + kind * COUNT + min(self.army(s, seat, t), COUNT - 1))
            self.tell(s, seat, rel, fresh, found)
        found.append(self.fields + min(ones(fresh), FIELDS - 1))
        found.append(self.step + max(0, min(s.step + 1, STEPS - 1)))
        found.append(self.next + (0 if next_mover(s) == mine else 1))
        return found

    def army(self, s: War, seat: int, t: int) -> int:
        """Units of a type on the map."""
        total = 0
        places = s.units[seat]
        while places:
            bit = places & -places
            places ^= bit
            total += nib(s.pieces[seat * s.box.size + bit.bit_length() - 1], t)
        return total

    def tell(self, s: War, seat: int, rel: int, fresh: int, found: list[int]) -> None:
        """What a side has, whatever its race."""
        box = s.box
        workers = nib(s.training[seat], WORKER)
        digging = 0
        places = s.workers[seat]
        while places:
            bit = places & -places
            places ^= bit
            n = s.pieces[seat * box.size + bit.bit_length() - 1] >> WORKER_BITS
            workers += n
            if fresh & bit:
                digging += n
        held = 0
        for area in box.scored:
            if s.units[seat] >> area & 1:
                held += 1
        found.append(self.workers + rel * WORKERS + min(workers, WORKERS - 1))
        found.append(self.digging + rel * WORKERS + min(digging, WORKERS - 1))
        found.append(self.gold + rel * STOCK + min(s.gold[seat], STOCK - 1))
        found.append(self.wood + rel * STOCK + min(s.wood[seat], STOCK - 1))
        found.append(self.points + rel * POINTS + max(0, min(points(s, seat), POINTS - 1)))
        found.append(self.held + rel * HELD + min(held, HELD - 1))
        found.append(self.cards + rel * CARDS + min(card_count(s.hand[seat]), CARDS - 1))
        town = s.town[seat]
        if town >= 0:
            near = ones(s.units[1 - seat] & (1 << town | box.ground[town]))
            found.append(self.near + rel * NEAR + min(near, NEAR - 1))
            guard = UNITS[s.pieces[seat * box.size + town] & ALL_UNITS]
            found.append(self.guard + rel * GUARD + min(guard, GUARD - 1))


def kinds(game: AnyGame) -> list[str]:
    """The races, in the order in which a new model knows them."""
    return list(RACES)


def make(plain: Evaluation, names: list[str], model: Model | None) -> WarcraftLearned:
    assert isinstance(plain, WarcraftExpert)
    return WarcraftLearned(plain, names, model)
