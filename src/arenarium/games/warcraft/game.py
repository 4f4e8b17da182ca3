"""Warcraft: The Board Game behind the common contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, cast

from arenarium.core.facts import Thing
from arenarium.core.game import Game, Json, Mode, Pick, Setting, checked_options
from arenarium.core.kernel import Action, Decision, Event, settle
from arenarium.core.paint import Say
from arenarium.core.refusal import BadData, Refusal
from arenarium.core.wire import Shapes
from arenarium.games.warcraft import (
    catalogue,
    events,
    fields,
    inquiries,
    knowledge,
    notation,
    own_scenario,
    position,
    questions,
    refusals,
    resigning,
    saves,
    terminal,
    view,
    wire,
    wire_answers,
    wire_events,
)
from arenarium.games.warcraft.box import RACES
from arenarium.games.warcraft.census import census
from arenarium.games.warcraft.chart import chart
from arenarium.games.warcraft.endings import points, result
from arenarium.games.warcraft.position import set_up
from arenarium.games.warcraft.setup import EDITIONS, RACES_DUE, Setup, blank
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.writing import position_of


class Warcraft(Game[War]):
    name: ClassVar[str] = "warcraft"
    rules: ClassVar[int] = 7
    schema: ClassVar[int] = 4
    stage: ClassVar[str] = "beta"
    abbreviation: ClassVar[str] = "WC"
    order: ClassVar[int] = 3
    conformance_every: ClassVar[int] = 41
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("main", (2, 4), teams=True),
        Mode("elf_gate", (3,)),
        Mode("necromancers", (2,)),
        Mode("prisoners", (2,)),
        Mode("nordrassil", (4,), teams=True),
        Mode("custom", (2, 3, 4)),
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("races", None, RACES, per_seat=True),
        Setting("limit", 0),
        Setting("target", 0, modes=("main", "custom")),
        Setting("edition", "polish", EDITIONS),
        Setting("lock_workers", False),
        Setting("devour_kills", False),
        Setting("share_hands", False, modes=("main", "nordrassil", "custom")),
    )
    # Live play is unbounded by the rulebook (only Nordrassil ends by itself); random play uses `random_options`,
    # the limits of WC A56: 40 turns, and 100 rounds in a battle, which no game comes near.
    random_options: ClassVar[Json] = {"limit": 40}
    first_match: ClassVar[Json] = {"mode": "main", "seats": 2, "races": ["human", "orc"], "target": 8}
    conformance_options: ClassVar[Sequence[Json]] = (
        {"mode": "main", "seats": 2, "edition": "english"},
        {"mode": "necromancers", "seats": 2, "edition": "english"},
    )
    bound: ClassVar[int] = 400_000
    own_scenarios: ClassVar[bool] = True
    shapes: ClassVar[Shapes | None] = Shapes(
        view=wire.View,
        told=wire_events.Told,
        question=wire.Asked,
        answers={"odds": wire_answers.Odds, "reach": wire_answers.Reach},
        asks=inquiries.ASKS,
    )
    upcasters: ClassVar[Mapping[int, Callable[[Json], Json]]] = {
        1: saves.from_schema_1,
        2: saves.from_schema_2,
        3: saves.from_schema_3,
    }

    # --- beginning and end -----------------------------------------------------------------

    def start(self, options: Json) -> War:
        s = blank(checked_options(self, options))
        s.stack = (Setup(RACES_DUE),)
        settle(s, [])
        return s

    def result(self, s: War) -> list[int] | None:
        return result(s)

    def score(self, s: War) -> list[int] | None:
        """Victory points, once there is a map to hold. WC §9"""
        return None if s.slot[0] < 0 else [points(s, seat) for seat in range(s.seats)]

    def resign(self, s: War, seat: int) -> list[Event]:
        return resigning.resign(s, seat)

    def in_play(self, s: War) -> list[int]:
        return [seat for seat in range(s.seats) if (s.alive >> seat) & 1]

    def teams(self, s: War) -> list[int]:
        return list(s.team[: s.seats])

    def chart(self, s: War) -> str:
        return chart(s)

    def census(self, s: War) -> dict[str, int]:
        return census(s)

    # --- knowledge -------------------------------------------------------------------------

    def view(self, s: War, seat: int) -> Json:
        return cast(Json, view.view(s, seat))

    def views_json(self, s: War, seats: Sequence[int]) -> list[bytes]:
        return view.views_json(s, list(seats))

    def resample(self, s: War, seat: int, pick: Pick) -> War:
        return knowledge.resample(s, seat, pick)

    def tell(self, s: War, event: Event, seat: int) -> Json | None:
        return events.tell(s, event, seat)

    def question(self, s: War, d: Decision, seat: int) -> Json:
        asked = super().question(s, d, seat)
        return {**asked, **questions.extras(s, d)} if seat == d.seat else asked

    def notate_all(self, s: War, d: Decision) -> list[str]:
        return notation.notate_all(s, d)

    def inquire(self, s: War, seat: int, what: str, args: Json) -> Json:
        return cast(Json, inquiries.inquire(s, seat, what, args))

    def things(self) -> list[Thing]:
        return fields.all_things()

    def check_pack(self, pack: Json) -> None:
        fields.check(pack)

    def catalogue(self, options: Json) -> Json:
        return cast(Json, catalogue.catalogue(checked_options(self, options)))

    def screen(self, view: Json, options: Json, say: Say) -> str:
        return terminal.screen(view, self.catalogue(options), say)

    # --- notation --------------------------------------------------------------------------

    def notate(self, s: War, action: Action) -> str:
        return notation.notate(s, action)

    def parse(self, s: War, text: str) -> Action:
        return notation.parse(s, text)

    def refuse(self, s: War, seat: int, action: Action) -> Refusal:
        return refusals.refuse(s, seat, action) or super().refuse(s, seat, action)

    def picture(self, s: War) -> str:
        return notation.picture(s)

    # --- saves -----------------------------------------------------------------------------

    def pack(self, s: War) -> Json:
        return saves.pack(s)

    def unpack(self, data: Json) -> War:
        return saves.unpack(blank(checked_options(self, data["options"])), data)

    # --- scenarios -------------------------------------------------------------------------

    def own_scenario_fault(self, text: str, file: str) -> BadData | None:
        return own_scenario.fault(self, text, file)

    def position(self, options: Json, position: Json) -> War:
        if not isinstance(position, dict):
            raise BadData("position", "", "must be a table", "core-refuse-read-table")
        return set_up(blank(checked_options(self, options)), position)

    def position_of(self, s: War) -> Json:
        return position_of(s)

    def dealt(self, s: War) -> Json:
        return {"races": [RACES[race] for race in s.race[: s.seats]]} if s.slot[0] >= 0 else {}

    def impossible(self, s: War) -> BadData | None:
        return position.impossible(s)

    def facts(self, s: War) -> Json:
        return position.facts(s)

    def seat_names(self, s: War) -> tuple[str, ...]:
        return tuple(RACES[r] for r in s.race[: s.seats]) if min(s.race) >= 0 else ()

    def same_fact(self, s: War, key: str, expected: Any, found: Any) -> bool:
        return position.same_fact(s.box, key, expected, found)


GAME = Warcraft()
