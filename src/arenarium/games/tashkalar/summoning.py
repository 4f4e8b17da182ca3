"""How a summoned piece arrives. TK §4"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event
from arenarium.games.tashkalar.box import LEGENDS, Card
from arenarium.games.tashkalar.effects import UNDECIDED, Effect
from arenarium.games.tashkalar.memory import TRAMPLED_ENEMY, TRAMPLED_OWN, Memory, Remembering
from arenarium.games.tashkalar.patterns import lift_choices, pattern_squares, reusable
from arenarium.games.tashkalar.pieces import (
    destroy,
    has_token,
    open_gateway,
    owner_at,
    pick_up,
    rank_at,
    set_down,
    wipe,
    write,
)
from arenarium.games.tashkalar.scoring import LegendPoint
from arenarium.games.tashkalar.state import HIGH_FORM, Bout, having
from arenarium.games.tashkalar.verbs import LIFT
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC


class Arrive(Remembering):
    """The chosen being comes onto the board; with an empty supply a piece is lifted for it first. TK §4.3-5"""

    def __init__(self, memory: Memory, borrowed: int, improvised: int) -> None:
        super().__init__(memory)
        self.borrowed: Final = borrowed
        self.improvised: Final = improvised

    def pack(self) -> list[object]:
        return ["arrive", self.memory.pack(), self.borrowed, self.improvised]

    def run(self, s: Bout, out: list[Event]) -> bool:
        card = s.box.cards[self.memory.card]
        if has_token(s, s.side, card.rank) or reusable(s, s.side, card.rank, self.memory.square):
            self.arrive(s, out)
            return False
        choices = self.choices(s)
        if len(choices) == 1:
            self.lift(s, choices[0], out)
            return False
        s.asked = self.decision(s, choices)
        return True

    def choices(self, s: Bout) -> list[int]:
        m = self.memory
        return lift_choices(s, s.box.cards[m.card], m.square, m.orient, self.borrowed, self.improvised)

    def decision(self, s: Bout, choices: list[int]) -> Decision:
        options: list[Action] = []
        for q in choices:
            options.append((LIFT, q, 0, 0))
        return Decision(s.actor, "lift", options)

    def ask(self, s: Bout) -> list[Decision]:
        if s.asked is None:
            s.asked = self.decision(s, self.choices(s))
        return [s.asked]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        s.asked = None
        _, q, _, _ = action
        self.lift(s, q, out)

    def lift(self, s: Bout, q: int, out: list[Event]) -> None:
        pick_up(s, q)
        if not s.quiet:
            out.append(Event("lifted", (s.seat, q)))
        self.arrive(s, out)

    def arrive(self, s: Bout, out: list[Event]) -> None:
        """The piece is there, a legend scores, and its effect follows."""
        m = self.memory.copy()
        card = s.box.cards[m.card]
        used: list[int] = []
        orientation = card.orientations[m.orient]
        if card.oriented or len(card.orientations) == 1:
            used = pattern_squares(orientation, m.square)
        if not s.quiet:
            name = orientation.name if card.oriented else -1
            out.append(Event("summoned", (s.seat, m.card, m.square, name, *used)))
        self.use_leave(s, out)
        m.trampled = settle_down(s, card, m.square, out)
        m.here = m.square
        m.spot = m.square
        m.used = tuple([q for q in used if q >= 0 and q != m.square and s.board[q] > 0])
        count_summoning(s, card, m.square, out)
        s.become(Effect(card.effect, 0, 0, UNDECIDED, m))
        if card.number >= LEGENDS and s.mode != HIGH_FORM:
            s.push(LegendPoint())

    def use_leave(self, s: Bout, out: list[Event]) -> None:
        """What let other pieces, or none, stand in the pattern is used up. TK §4.6"""
        if self.improvised >= 0:
            foe = owner_at(s, self.improvised)
            s.markers = having(s.markers, s.seat, s.markers[s.seat] & ~(1 << foe))
            if not s.quiet:
                out.append(Event("improvised", (s.seat, self.improvised, foe)))
        s.borrow = 0
        s.void = 0
        s.possessed = -1


def settle_down(s: Bout, card: Card, square: int, out: list[Event]) -> int:
    """The new piece takes its square; what it trampled there."""
    colour = s.side
    owner = owner_at(s, square)
    if owner == colour and not has_token(s, colour, card.rank):
        wipe(s, square)  # the very piece is used again: no destruction, TK §4.5a and R14
        write(s, square, colour, card.rank)
        if s.gate[colour] == square:
            s.gate = having(s.gate, colour, -1)
        return 0
    if owner >= 0:
        destroy(s, square, True, out)
    set_down(s, square, colour, card.rank)
    if owner < 0:
        return 0
    return TRAMPLED_OWN if owner == colour else TRAMPLED_ENEMY


def count_summoning(s: Bout, card: Card, square: int, out: list[Event]) -> None:
    """For the tasks of the turn; a being of Nethervoid may become the Gateway."""
    s.summoned += 1
    if s.box.red[square]:
        s.on_red += 1
    elif s.box.green[square]:
        s.on_green += 1
    if card.number >= LEGENDS:
        s.legends += 1
    elif s.is_nether[s.seat]:
        gate = s.gate[s.side]
        if gate < 0 or (rank_at(s, gate) == COMMON and card.rank == HEROIC):
            open_gateway(s, square, out)
