"""Toll as the rest of the product sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from arenarium.core.game import Game, Json, Mode, Pick, Setting, checked_options
from arenarium.core.kernel import Action, Event, settle
from arenarium.core.refusal import BadData, Refusal
from arenarium.core.wire import Shapes
from toll import events, knowledge, notation, refusals, saves, view, wire, wire_events
from toll.position import facts, impossible, set_up
from toll.state import Tollhouse
from toll.turn import Pledges

OUT: Final = -1000  # below every score


class Toll(Game[Tollhouse]):
    name: ClassVar[str] = "toll"
    rules: ClassVar[int] = 1
    schema: ClassVar[int] = 1
    stage: ClassVar[str] = "ready"
    abbreviation: ClassVar[str] = "TO"
    modes: ClassVar[tuple[Mode, ...]] = (Mode("plain", (2, 3, 4)),)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("hand", 2, (1, 2, 3)),)
    bound: ClassVar[int] = 100
    shapes: ClassVar[Shapes | None] = Shapes(wire.View, wire_events.Told)

    def start(self, options: Json) -> Tollhouse:
        s = self._empty(options)
        s.push(Pledges())
        settle(s, [])
        return s

    def _empty(self, options: Json) -> Tollhouse:
        checked = checked_options(self, options)
        return Tollhouse(checked["seats"], checked["hand"])

    def result(self, s: Tollhouse) -> list[int] | None:
        if s.stack:
            return None
        scores = [OUT if s.gone >> i & 1 else s.points[i] - max(s.pledges[i], 0) for i in range(s.seats)]
        return [1 + sum(other > score for other in scores) for score in scores]

    def score(self, s: Tollhouse) -> list[int]:
        return [s.points[i] - max(s.pledges[i], 0) for i in range(s.seats)]

    def resign(self, s: Tollhouse, seat: int) -> list[Event]:
        s.gone |= 1 << seat
        s.shown = True  # pledges are paid, so they are laid open
        s.stack = ()
        return [Event("resigned", (seat,))]

    def view(self, s: Tollhouse, seat: int) -> Json:
        return {**view.view(s, seat)}

    def resample(self, s: Tollhouse, seat: int, pick: Pick) -> Tollhouse:
        return knowledge.resample(s, seat, pick)

    def tell(self, s: Tollhouse, event: Event, seat: int) -> Json | None:
        return events.tell(event, seat)

    def notate(self, s: Tollhouse, action: Action) -> str:
        return notation.notate(action)

    def parse(self, s: Tollhouse, text: str) -> Action:
        return notation.parse(text)

    def refuse(self, s: Tollhouse, seat: int, action: Action) -> Refusal:
        return refusals.refuse(s, seat, action) or super().refuse(s, seat, action)

    def picture(self, s: Tollhouse) -> str:
        return notation.picture(s)

    def census(self, s: Tollhouse) -> dict[str, int]:
        return {"cards": sum(s.bag) + sum(map(len, s.hands)) + len(s.played)}

    def pack(self, s: Tollhouse) -> Json:
        return saves.pack(s)

    def unpack(self, data: Json) -> Tollhouse:
        return saves.unpack(data)

    def position(self, options: Json, position: Json) -> Tollhouse:
        return set_up(self._empty(options), position)

    def impossible(self, s: Tollhouse) -> BadData | None:
        return impossible(s)

    def facts(self, s: Tollhouse) -> Json:
        return facts(s)


GAME: Final = Toll()
