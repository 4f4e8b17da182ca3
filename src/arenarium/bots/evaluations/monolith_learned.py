"""Monolith Arena as a learned value sees it: which tiles lie where, whom they strike, what a battle now would leave.

All is told from the side in turn. The value knows duels; other tables are judged as by the plain evaluation.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.bots.evaluations.monolith import MonolithEvaluation, fought
from arenarium.bots.evaluations.monolith_fancy import FAR, steps, strikes
from arenarium.bots.learned import Learned, Model
from arenarium.bots.search import Evaluation
from arenarium.core.game import AnyGame
from arenarium.core.hexes import DIRECTIONS, NEAR, lowest, size
from arenarium.core.kernel import State
from arenarium.games.monolith.box import BANNER, TRAY, TRAY_MASK, Box, tray_size
from arenarium.games.monolith.state import Arena

STRUCK: Final = 4  # enemies struck at once: none to three
RINGS: Final = 3  # hexes inside, on an edge, in a corner
LIVES: Final = 2  # whether a tile outlives a battle now
AIMS: Final = 2  # whether it strikes the banner
PRESSED: Final = 3  # enemies that strike a tile: none to two
POINTS: Final = 21  # hit points: none to twenty
BATCH: Final = 3  # what is left is told by so many
BAG: Final = 13  # batches in a stack
ACTS: Final = 4
OUTCOMES: Final = 3
UNKNOWN: Final = -1


class MonolithLearned(Learned):
    """The plain evaluation and a model. A tile on the board is two facts: its side and kind with how far it lies from
    the enemy's banner, how many it strikes, whether the banner is among them, whether it outlives a battle now; and
    with the ring it lies in, how far its own banner is, how many strike it. `kinds` names the tiles that the model
    knows, in its order."""

    def __init__(self, plain: MonolithEvaluation, kinds: list[str], model: Model | None) -> None:
        super().__init__(plain, model)
        self.judge = plain
        self.kinds = kinds
        n = 2 * len(kinds)
        self.tile = 0
        self.stand = self.tile + n * FAR * STRUCK * AIMS * LIVES
        self.hurt = self.stand + n * RINGS * FAR * PRESSED
        self.netted = self.hurt + n
        self.held = self.netted + n
        self.beside = self.held + n  # a banner, by enemies beside it
        self.points = self.beside + 2 * STRUCK
        self.after = self.points + 2 * POINTS
        self.bag = self.after + 2 * POINTS
        self.acts = self.bag + 2 * BAG
        self.ended = self.acts + ACTS
        self.last = self.ended + OUTCOMES
        self.size = self.last + 2
        self.boxes: list[Box] = []
        self.known: list[list[int]] = []  # by box, by kind: its place among `kinds`

    def parts(self) -> list[list[int]]:
        """A tile shares what is learned with those of its kind that lie as far, strike as many, aim or live as it, or
        stand like it; what is left is its own."""
        n = 2 * len(self.kinds)
        found: list[list[int]] = []
        for tile in range(self.stand):
            stays, aimed, struck = tile % LIVES, tile // LIVES % AIMS, tile // (LIVES * AIMS) % STRUCK
            far, who = tile // (LIVES * AIMS * STRUCK) % FAR, tile // (LIVES * AIMS * STRUCK * FAR)
            found.append(
                [
                    who * LIVES + stays,
                    n * LIVES + who * AIMS + aimed,
                    n * (LIVES + AIMS) + who * STRUCK + struck,
                    n * (LIVES + AIMS + STRUCK) + who * FAR + far,
                    n * (LIVES + AIMS + STRUCK + FAR) + tile,
                ]
            )
        base = n * (LIVES + AIMS + STRUCK + FAR) + self.stand
        for stand in range(self.hurt - self.stand):
            pressed, home, ring = stand % PRESSED, stand // PRESSED % FAR, stand // (PRESSED * FAR) % RINGS
            who = stand // (PRESSED * FAR * RINGS)
            found.append(
                [
                    base + who * PRESSED + pressed,
                    base + n * PRESSED + who * FAR + home,
                    base + n * (PRESSED + FAR) + who * RINGS + ring,
                    base + n * (PRESSED + FAR + RINGS) + stand,
                ]
            )
        rest = base + n * (PRESSED + FAR + RINGS) + self.hurt - self.stand
        return found + [[rest + i] for i in range(self.size - self.hurt)]

    def fits(self, s: State) -> bool:
        assert isinstance(s, Arena)
        return s.seats == 2 and not s.monoliths and s.turn > 0

    def side(self, s: State) -> int:
        assert isinstance(s, Arena)
        return s.active

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Arena)
        after = fought(s)
        plain = self.judge.after(s, after)
        return self.mixed(s, plain, self.told(s, after)) if self.model is not None and self.fits(s) else plain

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, Arena)
        return self.told(s, fought(s))

    def places(self, box: Box) -> list[int]:
        """Which of the kinds that the model knows each kind of the box is."""
        for i in range(len(self.boxes)):
            if self.boxes[i] is box:
                return self.known[i]
        self.boxes.append(box)
        self.known.append([self.kinds.index(k) if k in self.kinds else UNKNOWN for k in box.ids])
        return self.known[-1]

    def told(self, s: Arena, after: Arena) -> list[int]:
        box = s.box
        place = self.places(box)
        n: i64 = len(self.kinds)
        found: list[int] = []
        mine: i64 = s.side[s.active]
        reached: list[int] = []  # what the tiles strike, own side first, in the order of their hexes
        once = [0, 0]  # by side, own first: what one of its tiles strikes, what two strike
        twice = [0, 0]
        for rel in range(2):
            m0: i64 = s.sides[mine if rel == 0 else 1 - mine]
            first: i64 = 0
            second: i64 = 0
            while m0:
                at0: i64 = lowest(m0)
                m0 &= m0 - 1
                blows: i64 = strikes(box, s.tile[at0], at0)
                reached.append(blows)
                second |= first & blows
                first |= blows
            once[rel] = first
            twice[rel] = second
        seen: i64 = 0
        for rel in range(2):
            pressing: i64 = once[1 - rel]
            doubly: i64 = twice[1 - rel]
            side: i64 = mine if rel == 0 else 1 - mine
            own: i64 = s.sides[side]
            enemies: i64 = s.sides[1 - side]
            goal: i64 = enemies & s.banners
            home: i64 = own & s.banners
            m: i64 = own
            while m:
                h: i64 = lowest(m)
                m &= m - 1
                face: i64 = s.tile[h]
                struck: i64 = reached[seen]
                seen += 1
                kind: i64 = face // DIRECTIONS
                role: i64 = box.role[kind]
                if role == BANNER:
                    found.append(self.beside + rel * STRUCK + min(size(NEAR[h] & enemies), STRUCK - 1))
                    continue
                k: i64 = place[kind]
                if k < 0:
                    continue
                at: i64 = rel * n + k
                if s.wounds[h]:
                    found.append(self.hurt + at)
                if s.netted >> h & 1:
                    found.append(self.netted + at)
                far: i64 = steps(h, lowest(goal)) if goal else FAR
                aimed: i64 = 1 if struck & goal else 0
                stays: i64 = after.sides[side] >> h & 1
                many: i64 = min(size(struck & enemies), STRUCK - 1)
                found.append(self.tile + (((at * FAR + far - 1) * STRUCK + many) * AIMS + aimed) * LIVES + stays)
                beside: i64 = size(NEAR[h])
                ring: i64 = 0 if beside == DIRECTIONS else (1 if beside > DIRECTIONS // 2 else 2)
                back: i64 = steps(h, lowest(home)) if home else FAR
                pressed: i64 = (pressing >> h & 1) + (doubly >> h & 1)
                found.append(self.stand + ((at * RINGS + ring) * FAR + back - 1) * PRESSED + pressed)
            seat: i64 = s.active if rel == 0 else 1 - s.active
            faction: i64 = s.faction[seat]
            kind = box.first[faction]
            hand: i64 = s.hand[seat]
            while hand:
                k = place[kind]
                if k >= 0:
                    for _ in range(hand & TRAY_MASK):
                        found.append(self.held + rel * n + k)
                hand >>= TRAY
                kind += 1
            found.append(self.points + rel * POINTS + max(0, min(s.hp[side], POINTS - 1)))
            found.append(self.after + rel * POINTS + max(0, min(after.hp[side], POINTS - 1)))
            found.append(self.bag + rel * BAG + min((tray_size(s.bag[seat]) + BATCH - 1) // BATCH, BAG - 1))
        found.append(self.acts + min(s.acts, ACTS - 1))
        ended: i64 = after.outcome
        if ended >= 0:
            found.append(self.ended + (ended if ended > 1 else (0 if ended == mine else 1)))
        if s.drawn_out:
            found.append(self.last)
        if s.extra:
            found.append(self.last + 1)
        return found


def kinds(game: AnyGame) -> list[str]:
    """The tiles of the box, in the order in which a new model knows them."""
    s = game.start({})
    assert isinstance(s, Arena)
    return list(s.box.ids)


def make(plain: Evaluation, names: list[str], model: Model | None) -> MonolithLearned:
    assert isinstance(plain, MonolithEvaluation)
    return MonolithLearned(plain, names, model)
