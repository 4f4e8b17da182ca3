"""How a summoned piece arrives. TK §4"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar.box import LEGENDS
from arenarium.games.tashkalar.patterns import lift_choices, pattern_squares, reusable
from arenarium.games.tashkalar.pieces import destroy, open_gateway, owner_at, pick_up, rank_at, set_down, wipe, write
from arenarium.games.tashkalar.state import Bout, having
from arenarium.games.tashkalar.verbs import LIFT
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC, LEGENDARY


class Arrive(Frame[Bout]):
    """The chosen being comes onto the board; with an empty supply a piece is lifted for it first. TK §4.3-5"""

    def __init__(self, borrowed: int, improvised: int) -> None:
        self.borrowed: Final = borrowed
        self.improvised: Final = improvised

    def pack(self) -> list[object]:
        return ["arrive", self.borrowed, self.improvised]

    def run(self, s: Bout, out: list[Event]) -> bool:
        card = s.box.cards[s.card]
        if s.pool[s.side * 2 + (1 if card.rank == LEGENDARY else 0)] > 0 or reusable(s, s.side, card.rank, s.spawn):
            s.pop()
            self.settle_down(s, out)
            return False
        choices = lift_choices(s, card, s.spawn, s.orient, self.borrowed, self.improvised)
        if len(choices) == 1:
            self.lift(s, choices[0], out)
            return False
        s.asked = self.decision(s, choices)
        return True

    def decision(self, s: Bout, choices: list[int]) -> Decision:
        options: list[Action] = []
        for q in choices:
            options.append((LIFT, q, 0, 0))
        return Decision(s.actor, "lift", options)

    def ask(self, s: Bout) -> list[Decision]:
        if s.asked is None:
            card = s.box.cards[s.card]
            choices = lift_choices(s, card, s.spawn, s.orient, self.borrowed, self.improvised)
            s.asked = self.decision(s, choices)
        return [s.asked]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        s.asked = None
        self.lift(s, action[1], out)

    def lift(self, s: Bout, q: int, out: list[Event]) -> None:
        pick_up(s, q)
        if not s.quiet:
            out.append(Event("lifted", (s.seat, q)))
        s.pop()
        self.settle_down(s, out)

    def settle_down(self, s: Bout, out: list[Event]) -> None:
        card = s.box.cards[s.card]
        square = s.spawn
        colour = s.side
        used: list[int] = []
        turn = card.orientations[s.orient]
        if card.oriented or len(card.orientations) == 1:
            used = pattern_squares(turn, square)
        name = turn.name if card.oriented else -1
        if not s.quiet:
            out.append(Event("summoned", (s.seat, s.card, square, name, *used)))
        if self.improvised >= 0:
            foe = owner_at(s, self.improvised)
            s.markers = having(s.markers, s.seat, s.markers[s.seat] & ~(1 << foe))
            if not s.quiet:
                out.append(Event("improvised", (s.seat, self.improvised, foe)))
        s.borrow = 0
        s.void = 0
        s.possessed = -1
        s.trampled = 0
        was_gate = s.gate[colour]
        if s.board[square] > 0:
            short = s.pool[colour * 2 + (1 if card.rank == LEGENDARY else 0)] == 0
            if short and owner_at(s, square) == colour:
                wipe(s, square)  # the very piece is used again: no destruction, TK §4.5a and R14
                write(s, square, colour, card.rank)
                if was_gate == square:
                    s.gate = having(s.gate, colour, -1)
            else:
                s.trampled = 1 if owner_at(s, square) == colour else 2
                destroy(s, square, True, out)
                set_down(s, square, colour, card.rank)
        else:
            set_down(s, square, colour, card.rank)
        s.kills = 0
        s.hit = 0
        s.here = square
        s.it = -1
        s.spot = square
        s.used = tuple([q for q in used if q >= 0 and q != square and s.board[q] > 0])
        s.summoned += 1
        if s.box.red[square]:
            s.on_red += 1
        elif s.box.green[square]:
            s.on_green += 1
        if s.card >= LEGENDS:
            s.legends += 1
        elif s.is_nether[s.seat]:
            gate = s.gate[colour]
            if gate < 0 or (rank_at(s, gate) == COMMON and card.rank == HEROIC):
                open_gateway(s, square, out)
