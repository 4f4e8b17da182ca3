"""Tash-Kalar: points, points on the way, pieces by rank, and beings that could be summoned now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arenarium.bots.search import Evaluation
from arenarium.core.kernel import Action, State
from arenarium.games.tashkalar.box import LEGENDS, Card
from arenarium.games.tashkalar.ending import points
from arenarium.games.tashkalar.patterns import Sight
from arenarium.games.tashkalar.state import CARD_KINDS, HIGH_FORM, LEGEND, MELEE, Bout
from arenarium.games.tashkalar.tasks import fulfilled
from arenarium.games.tashkalar.vocabulary import HEROIC, LEGENDARY, RANKS

OTHER_COLOURS: Final = 0.3  # of a point, in melee: the lowest colour decides, the others are a way to it


class TashKalarEvaluation(Evaluation):
    """The weights are explained where they stand, in bots/data/tashkalar.toml."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__(weights["scale"])
        self.point = weights["point"]
        self.due = weights["due"]
        self.common = weights["common"]
        self.heroic = weights["heroic"]
        self.legendary = weights["legendary"]
        self.summon = weights["summon"]
        self.legend = weights["legend"]
        self.flare = weights["flare"]
        self.pending = 0.0  # a being that will be summoned anyhow is no merit of the hand

    def turn(self, s: State) -> int:
        assert isinstance(s, Bout)
        return s.number

    def scores(self, s: State) -> list[float]:
        assert isinstance(s, Bout)
        sides: list[float] = []
        for colour in range(s.colours):
            held = points(s, colour)
            value = self.point * held[0]
            if s.mode == MELEE:
                value += OTHER_COLOURS * self.point * (sum(held) - held[0])
            value += self.common * s.counts[colour * RANKS] + self.heroic * s.counts[colour * RANKS + HEROIC - 1]
            value += self.legendary * s.counts[colour * RANKS + LEGENDARY - 1]
            sides.append(value)
        sides[s.side] += self.point * self.due * self.points_due(s)
        members = 2 if s.teams else 1
        out: list[float] = []
        for seat in range(s.seats):
            out.append(sides[s.colour_of(seat)] / members + self.hand(s, seat))
        return out

    def points_due(self, s: Bout) -> float:
        """What the side in turn will be given at the end of this turn as things stand."""
        due = 0.0
        if s.mode == HIGH_FORM:
            for task in s.tasks:
                if task >= 0 and fulfilled(s, s.box.tasks[task]):
                    due = max(due, float(s.box.tasks[task].points))
            return due
        for colour in range(s.colours):
            if colour != s.side:
                i = colour * RANKS
                due += 2 * s.fallen[i + LEGENDARY - 1] + s.fallen[i + HEROIC - 1] + 0.5 * s.fallen[i]
        return due

    def hand(self, s: Bout, seat: int) -> float:
        """The cards by how near they are to be summoned, and flares."""
        value = self.flare * s.hands[seat * CARD_KINDS + 2].bit_count()
        found: list[Action] = []
        sight = Sight(s, seat)
        beings = s.hands[seat * CARD_KINDS]
        number = s.first_card[seat]
        while beings:
            if beings & 1:
                value += self.summon * self.reach(sight, s.box.cards[number], found)
            beings >>= 1
            number += 1
        legends = s.hands[seat * CARD_KINDS + LEGEND]
        number = LEGENDS
        while legends:
            if legends & 1:
                value += self.legend * self.reach(sight, s.box.cards[number], found)
            legends >>= 1
            number += 1
        if self.pending and s.pending[seat] >= 0:
            value += self.pending * self.reach(sight, s.box.cards[s.pending[seat]], found)
        return value

    def reach(self, sight: Sight, card: Card, found: list[Action]) -> float:
        """1 for a being that could be summoned now; `found` is empty before and after."""
        sight.ways(card, found)
        if not found:
            return 0.0
        found.clear()
        return 1.0


def make(weights: Mapping[str, float]) -> TashKalarEvaluation:
    return TashKalarEvaluation(weights)
