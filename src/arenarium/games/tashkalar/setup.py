"""Before the first turn: tasks, hands, the pieces that stand on the board from the start. TK §2"""

from __future__ import annotations

from typing import Final

from arenarium.core.game import Json
from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar.box import START_SYMBOLS
from arenarium.games.tashkalar.drawing import Draw, FirstTasks
from arenarium.games.tashkalar.loading import box_for
from arenarium.games.tashkalar.pieces import place
from arenarium.games.tashkalar.state import BEING, DUEL, FLARE, HIGH_FORM, LEGEND, MELEE, Bout, new_bout
from arenarium.games.tashkalar.turn import Turn, begin_turn
from arenarium.games.tashkalar.verbs import START
from arenarium.games.tashkalar.vocabulary import COMMON

KINDS: Final = (BEING, LEGEND, FLARE)

# The stages of the preparation.
TASKS_FIRST: Final = 0
THEN_HANDS: Final = 1
THEN_PIECES: Final = 2


MODES = {
    "high_form": (HIGH_FORM, False),
    "duel": (DUEL, False),
    "melee": (MELEE, False),
    "high_form_teams": (HIGH_FORM, True),
    "duel_teams": (DUEL, True),
}


def blank(options: Json) -> Bout:
    """A bout with its box and settings and nothing on the board; the options are checked, every seat has a school."""
    box = box_for(options)
    mode, teams = MODES[options["mode"]]
    decks = [box.schools[school] for school in options["schools"]]
    s = new_bout(box, options["seats"], mode, teams, decks, options)
    s.turn_limit = options["turn_limit"]
    return s


class Setup(Frame[Bout]):
    """The steps of the preparation, in order."""

    def __init__(self, stage: int) -> None:
        self.stage: Final = stage

    def pack(self) -> list[object]:
        return ["setup", self.stage]

    def run(self, s: Bout, out: list[Event]) -> bool:
        s.become(Setup(self.stage + 1))
        if self.stage == TASKS_FIRST:
            if s.mode == HIGH_FORM:
                s.push(FirstTasks(0))
        elif self.stage == THEN_HANDS:
            s.push(Deal(0, 0, 0))
        elif self.stage == THEN_PIECES:
            if s.mode != HIGH_FORM:
                s.push(StartPieces(()))
        else:
            s.pop()
            first = 0
            while (s.gone >> first) & 1:
                first += 1
            begin_turn(s, first, out)
            s.push(Turn())
        return False


class Deal(Frame[Bout]):
    """Three beings, two legends, one flare; in a team only the earlier partner draws the legends."""

    def __init__(self, seat: int, kind: int, drawn: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.drawn: Final = drawn

    def pack(self) -> list[object]:
        return ["deal", self.seat, self.kind, self.drawn]

    def run(self, s: Bout, out: list[Event]) -> bool:
        if self.seat == s.seats:
            s.pop()
            return False
        if self.kind == len(KINDS):
            s.become(Deal(self.seat + 1, 0, 0))
            return False
        limit = s.box.hand_limits[self.kind]
        if self.kind == LEGEND and s.teams and self.seat >= 2:
            limit = 0
        if self.drawn >= limit:
            s.become(Deal(self.seat, self.kind + 1, 0))
        else:
            s.become(Deal(self.seat, self.kind, self.drawn + 1))
            s.push(Draw(self.seat, self.kind))
        return False


class StartPieces(Frame[Bout]):
    """Whoever moves last in the round sets the first common pieces."""

    def __init__(self, taken: tuple[int, ...]) -> None:
        self.taken: Final = taken  # start symbols that have their piece

    def pack(self) -> list[object]:
        return ["start_pieces", self.taken]

    def colours(self, s: Bout) -> list[int]:
        """Melee: one of each of three colours; with four players that of the second player is left out."""
        return [0, 1, 2] if s.colours == 3 else [0, 2, 3]

    def chooser(self, s: Bout) -> int:
        seat = s.seats - 1
        while (s.gone >> seat) & 1:
            seat -= 1
        return seat

    def run(self, s: Bout, out: list[Event]) -> bool:
        s.seat = self.chooser(s)
        s.actor = s.seat
        s.side = s.colour_of(s.seat)
        if len(self.taken) < (1 if s.mode == DUEL else START_SYMBOLS):
            return True
        s.pop()
        return False

    def ask(self, s: Bout) -> list[Decision]:
        options: list[Action] = []
        if s.mode == MELEE:
            colour = self.colours(s)[len(self.taken)]
            for i in range(START_SYMBOLS):
                if i not in self.taken:
                    for q in s.box.melee_start[i]:
                        options.append((START, q, colour + 1, 0))
        else:
            options = [(START, q, 0, 0) for q in s.box.duel_start]
        options.sort()  # equal: any order would do
        return [Decision(self.chooser(s), "start_pieces", options)]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        _, q, colour, _ = action
        if s.mode == MELEE:
            place(s, q, colour - 1, COMMON, out)
            symbol = 0
            while q not in s.box.melee_start[symbol]:
                symbol += 1
            s.become(StartPieces(self.taken + (symbol,)))
            return
        place(s, q, s.side, COMMON, out)
        for other in s.box.duel_start:
            if other != q:
                place(s, other, 1 - s.side, COMMON, out)
        s.become(StartPieces((0,)))  # equal: in a duel only that one is taken counts
