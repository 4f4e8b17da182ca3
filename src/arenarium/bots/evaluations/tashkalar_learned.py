"""Tash-Kalar as a learned value sees it: which pieces lie where, how near each card in hand and each task is.

All is told from the side in turn. The value knows the High Form for two; other tables are judged as by the expert.
"""

from __future__ import annotations

from typing import Final

from arenarium.bots.evaluations.tashkalar_expert import FAR, NOW, TashKalarExpert
from arenarium.bots.learned import Learned, Model
from arenarium.bots.search import Evaluation
from arenarium.core.game import AnyGame
from arenarium.core.kernel import State
from arenarium.games.tashkalar.arena import CELLS, CENTRE, DISTANCE, SQUARES
from arenarium.games.tashkalar.box import Box
from arenarium.games.tashkalar.ending import points
from arenarium.games.tashkalar.state import CARD_KINDS, FLARE, HIGH_FORM, Bout
from arenarium.games.tashkalar.vocabulary import RANKS

RINGS: Final = 5  # squares by their distance from the centre
NEARNESS: Final = NOW + 1
STEPS: Final = FAR + 2
POINTS: Final = 16
ACTIONS: Final = 4
FLARES: Final = 4
BATCH: Final = 3  # what is left is told by so many
BAG: Final = 8  # batches of cards in the deck
TASK: Final = "task "  # begins the name of a task among the kinds
UNKNOWN: Final = -1


class TashKalarLearned(Learned):
    """The expert and a model. A piece is one fact (side, rank, square), so is a card in the own hand with how near it
    is, and a task with the steps that a side lacks. `kinds` names the cards and then the tasks that the model knows."""

    def __init__(self, plain: TashKalarExpert, kinds: list[str], model: Model | None) -> None:
        super().__init__(plain, model)
        self.judge = plain
        self.kinds = kinds
        self.piece = 0
        self.card = self.piece + 2 * RANKS * CELLS
        self.task = self.card + len(kinds) * NEARNESS
        self.points = self.task + 2 * len(kinds) * STEPS
        self.flares = self.points + 2 * POINTS
        self.bag = self.flares + 2 * FLARES
        self.actions = self.bag + 2 * BAG
        self.ending = self.actions + ACTIONS
        self.size = self.ending + 1
        self.boxes: list[Box] = []
        self.known: list[list[list[int]]] = []  # by box: the places of its cards and of its tasks among `kinds`

    def parts(self) -> list[list[int]]:
        """A piece shares what is learned with those of its rank, by ring and by square; a card with all that are as
        near; a task with all that lack as much."""
        found: list[list[int]] = []
        base = 0
        for fact in range(self.card):
            who, square = fact // CELLS, fact % CELLS
            ring = min(DISTANCE[square * CELLS + CENTRE], RINGS - 1)
            found.append([who, 2 * RANKS + who * RINGS + ring, 2 * RANKS * (1 + RINGS) + fact])
        base = 2 * RANKS * (1 + RINGS) + self.card
        for fact in range(self.task - self.card):
            found.append([base + fact % NEARNESS, base + NEARNESS + fact])
        base += NEARNESS + self.task - self.card
        for fact in range(self.points - self.task):
            steps, who = fact % STEPS, fact // STEPS
            found.append([base + who // len(self.kinds) * STEPS + steps, base + 2 * STEPS + fact])
        base += 2 * STEPS + self.points - self.task
        return found + [[base + i] for i in range(self.size - self.points)]

    def fits(self, s: State) -> bool:
        assert isinstance(s, Bout)
        return s.seats == 2 and s.mode == HIGH_FORM and s.number > 0

    def side(self, s: State) -> int:
        assert isinstance(s, Bout)
        return s.side

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Bout)
        if self.model is None or not self.fits(s):
            return self.judge.scores(s)
        self.judge.noting = True
        plain = self.judge.scores(s)
        self.judge.noting = False
        return self.mixed(s, plain, self.told(s))

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, Bout)
        self.judge.noting = True
        self.judge.scores(s)
        self.judge.noting = False
        return self.told(s)

    def places(self, box: Box) -> list[list[int]]:
        for i in range(len(self.boxes)):
            if self.boxes[i] is box:
                return self.known[i]
        self.boxes.append(box)
        place = {name: i for i, name in enumerate(self.kinds)}
        cards = [place.get(card.name, UNKNOWN) for card in box.cards]
        self.known.append([cards, [place.get(TASK + task.name, UNKNOWN) for task in box.tasks]])
        return self.known[-1]

    def told(self, s: Bout) -> list[int]:
        """The facts of the position that the expert has just judged."""
        places = self.places(s.box)
        cards, tasks = places[0], places[1]
        mine = s.side
        n = len(self.kinds)
        found: list[int] = []
        board = s.board
        for square in SQUARES:
            piece = board[square]
            if piece > 0:
                colour, rank = (piece - 1) // RANKS, (piece - 1) % RANKS
                found.append(self.piece + ((colour ^ mine) * RANKS + rank) * CELLS + square)
        for seat, number, near in self.judge.cards:
            k = cards[number]
            if k >= 0 and seat == mine:
                found.append(self.card + k * NEARNESS + near)
        for side, number, steps in self.judge.tasks:
            k = tasks[number]
            if k >= 0:
                found.append(self.task + ((side ^ mine) * n + k) * STEPS + min(steps, STEPS - 1))
        for rel in range(2):
            seat = mine ^ rel
            held = points(s, seat)[0]
            found.append(self.points + rel * POINTS + max(0, min(held, POINTS - 1)))
            flares = s.hands[seat * CARD_KINDS + FLARE].bit_count()
            found.append(self.flares + rel * FLARES + min(flares, FLARES - 1))
            left = s.bags[seat].bit_count()
            found.append(self.bag + rel * BAG + min((left + BATCH - 1) // BATCH, BAG - 1))
        found.append(self.actions + min(s.actions, ACTIONS - 1))
        if s.ending >= 0:
            found.append(self.ending)
        return found


def kinds(game: AnyGame) -> list[str]:
    """The cards and tasks of the box, in the order in which a new model knows them."""
    s = game.start({})
    assert isinstance(s, Bout)
    return [card.name for card in s.box.cards] + [TASK + task.name for task in s.box.tasks]


def make(plain: Evaluation, names: list[str], model: Model | None) -> TashKalarLearned:
    assert isinstance(plain, TashKalarExpert)
    return TashKalarLearned(plain, names, model)
