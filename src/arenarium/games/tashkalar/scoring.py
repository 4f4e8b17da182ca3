"""Points for what was destroyed and for legends. TK §8"""

from __future__ import annotations

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar.state import FOR_DESTROYED, FOR_LEFTOVER, FOR_LEGEND, HIGH_FORM, MELEE, SCORES, Bout
from arenarium.games.tashkalar.verbs import SCORE
from arenarium.games.tashkalar.vocabulary import HEROIC, LEGENDARY, RANKS


class LegendPoint(Frame[Bout]):
    """One point for a summoned legend; in Melee in a colour of choice, before the effect. TK §8, R2, R3"""

    def pack(self) -> list[object]:
        return ["legend_point"]

    def run(self, s: Bout, out: list[Event]) -> bool:
        if s.mode == MELEE:
            return True
        s.pop()
        s.score[s.side * SCORES] += 1
        if not s.quiet:
            out.append(Event("scored", (s.seat, 1, -1, FOR_LEGEND)))
        return False

    def ask(self, s: Bout) -> list[Decision]:
        options: list[Action] = []
        for c in range(s.colours):
            if c != s.side:
                options.append((SCORE, c, 0, 0))
        return [Decision(s.actor, "legend_colour", options)]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        _, colour, _, _ = action
        s.pop()
        s.score[s.side * SCORES + colour] += 1
        if not s.quiet:
            out.append(Event("scored", (s.seat, 1, colour, FOR_LEGEND)))


def score_destroyed(s: Bout, out: list[Event]) -> None:
    """Two for a legendary piece, one for a heroic one, one for two common ones of a colour. TK §8"""
    if s.mode == HIGH_FORM:
        return
    for colour in range(s.colours):
        if colour == s.side:
            continue
        i = colour * RANKS
        n = 2 * s.fallen[i + LEGENDARY - 1] + s.fallen[i + HEROIC - 1] + s.fallen[i] // 2
        if n:
            s.score[s.side * SCORES + (colour if s.mode == MELEE else 0)] += n
            if not s.quiet:
                out.append(Event("scored", (s.seat, n, colour if s.mode == MELEE else -1, FOR_DESTROYED)))


def singles(s: Bout) -> list[int]:
    """Colours of which an odd common piece is left over. TK R51"""
    return [c for c in range(s.colours) if c != s.side and s.fallen[c * RANKS] % 2]


class Leftover(Frame[Bout]):
    """Melee: single pieces of two or three colours give one point in one of those colours. TK §8"""

    def pack(self) -> list[object]:
        return ["leftover"]

    def ask(self, s: Bout) -> list[Decision]:
        options: list[Action] = [(SCORE, c, 0, 0) for c in singles(s)]
        return [Decision(s.seat, "leftover_colour", options)]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        _, colour, _, _ = action
        s.pop()
        s.score[s.side * SCORES + colour] += 1
        if not s.quiet:
            out.append(Event("scored", (s.seat, 1, colour, FOR_LEFTOVER)))
