"""Monolith Arena as the rest of the product sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, cast

from arenarium.core import hexes
from arenarium.core.facts import Thing
from arenarium.core.game import Game, Json, Mode, Pick, Setting, checked_options
from arenarium.core.kernel import CHANCE, Action, Decision, Event, questions
from arenarium.core.paint import Say
from arenarium.core.refusal import BadData, Refusal
from arenarium.core.wire import Shapes
from arenarium.games.monolith import (
    catalogue,
    fields,
    inquiries,
    knowledge,
    notation,
    refusals,
    saves,
    setup,
    terminal,
    view,
    wire,
    wire_answers,
    wire_events,
)
from arenarium.games.monolith.box import BANNER
from arenarium.games.monolith.events import tell
from arenarium.games.monolith.loading import FACTIONS
from arenarium.games.monolith.monoliths import stored_kind, stored_owner, stored_poison
from arenarium.games.monolith.own import FILE, own_factions
from arenarium.games.monolith.position import facts, impossible, same_fact, set_up
from arenarium.games.monolith.state import DRAW, OPEN, Arena, kind_on, tray_kinds
from arenarium.games.monolith.turn import finish
from arenarium.games.monolith.writing import position_of

MOST_BEGUN: Final = 99  # equal: how many beginnings are kept does not matter


class MonolithArena(Game[Arena]):
    name: ClassVar[str] = "monolith"
    rules: ClassVar[int] = 3
    schema: ClassVar[int] = 2
    upcasters: ClassVar[Mapping[int, Callable[[Json], Json]]] = {1: saves.from_schema_1}
    stage: ClassVar[str] = "beta"
    abbreviation: ClassVar[str] = "MA"
    order: ClassVar[int] = 1
    conformance_every: ClassVar[int] = 23
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("duel", (2,)),
        Mode("three", (3,), teams=True),
        Mode("four", (4,), teams=True),
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("factions", None, FACTIONS, per_seat=True),
        Setting("mirror", False),
        Setting("monoliths", False),
        Setting("tactical", False),
        Setting("penetration", "one", ("one", "printed")),
        Setting("double_attack", "repeat", ("repeat", "extra")),
        Setting("double_attack_after", "attack", ("attack", "initiative")),
    )
    own_files: ClassVar[str] = FILE
    # Every turn with a full hand costs a tile, so there are at most 36 turns a seat; a turn has draws, a
    # discard, two tiles, each movement source once per tile, and perhaps a battle with its choices.
    bound: ClassVar[int] = 20_000
    first_match: ClassVar[Json] = {"mode": "duel", "factions": ["dragon_empire", "lords_of_the_abyss"]}
    conformance_options: ClassVar[Sequence[Json]] = [
        {"mode": "duel", "monoliths": True},
        {"mode": "duel", "tactical": True, "factions": ["harbingers_of_the_forest", "guardians_of_the_realm"]},
        {"mode": "duel", "mirror": True, "factions": ["lords_of_the_abyss", "lords_of_the_abyss"]},
        {"mode": "four", "monoliths": True, "tactical": True},
    ]
    shapes: ClassVar[Shapes] = Shapes(
        view=wire.View,
        told=wire_events.Told,
        answers={"preview": wire_answers.Preview, "tile": wire_answers.TileAnswer, "moves": wire_answers.Moves},
        asks=inquiries.ASKS,
    )

    def __init__(self) -> None:
        self._begun: dict[str, Arena] = {}

    # --- beginning and end -------------------------------------------------------------------

    def blank(self, options: Json, mirror: bool = False) -> Arena:
        """An arena with nothing on it yet, made from options. Raises BadOptions."""
        return setup.blank(checked_options(self, options), mirror)

    def start(self, options: Json) -> Arena:
        """Matches with the same options begin alike: all but the first are forks of it."""
        key = "" if "pack" in options else repr(options)  # equal: what is kept only saves time
        if key not in self._begun:
            if len(self._begun) > MOST_BEGUN:
                self._begun.clear()  # equal: it only saves memory
            self._begun[key] = setup.begun(self.blank(options))
        return self._begun.pop(key) if not key else self._begun[key].clone()

    def result(self, s: Arena) -> list[int] | None:
        if s.outcome == OPEN:
            return None
        if s.outcome == DRAW:
            return [1] * s.seats
        return [1 if s.side[seat] == s.outcome else 2 for seat in range(s.seats)]

    def score(self, s: Arena) -> list[int]:
        """Hit points that are left."""
        return [s.hp[side] for side in s.side]

    def resign(self, s: Arena, seat: int) -> list[Event]:
        """There are two sides in every mode: whoever gives up gives up for the side. MA R82"""
        out = [Event("resigned", (seat,))]
        finish(s, 1 - s.side[seat], out)
        return out

    def teams(self, s: Arena) -> list[int]:
        return list(s.side)

    def census(self, s: Arena) -> dict[str, int]:
        """Tiles of every seat but the banner, wherever they are; never changes."""
        counts: dict[str, int] = {}
        for seat in range(s.seats):
            for tray in (s.hand[seat], s.bag[seat], s.pile[seat]):
                for k in tray_kinds(s, seat, tray):
                    _count(counts, seat, s.box.ids[k])
        for h in range(hexes.CELLS):
            if s.tile[h] >= 0 and s.box.role[kind_on(s, h)] != BANNER:
                _count(counts, s.owner[h], s.box.ids[kind_on(s, h)])
        for x in s.under:
            if x >= 0:
                _count(counts, stored_owner(x), s.box.ids[stored_kind(x)])
        markers = sum(s.poison) + s.pool + sum(stored_poison(x) for x in s.under if x >= 0)
        return {**dict(sorted(counts.items())), "poison": markers}

    # --- knowledge ---------------------------------------------------------------------------

    def view(self, s: Arena, seat: int) -> Json:
        return cast(Json, view.view(s, seat, self.result(s)))

    def views_json(self, s: Arena, seats: Sequence[int]) -> list[bytes]:
        return view.views_json(s, list(seats), self.result(s))

    def resample(self, s: Arena, seat: int, pick: Pick) -> Arena:
        return knowledge.resample(s, seat, pick)

    def tell(self, s: Arena, event: Event, seat: int) -> Json | None:
        return tell(s, event, seat)

    def question(self, s: Arena, d: Decision, seat: int) -> Json:
        if seat != d.seat or d.seat == CHANCE:
            return {"seat": d.seat, "ask": d.ask}
        return {"seat": d.seat, "ask": d.ask, "options": notation.notate_all(s, d)}

    def inquire(self, s: Arena, seat: int, what: str, args: Json) -> Json:
        return cast(Json, inquiries.inquire(s, seat, what, args))

    def settings_with(self, pack: Mapping[str, Any] | None) -> tuple[Setting, ...]:
        """Factions of a pack can be played beside those that ship."""
        own = own_factions(pack if isinstance(pack, dict) else None)
        if not own:
            return self.settings
        factions, *rest = self.settings
        return (replace(factions, choices=(*FACTIONS, *own)), *rest)

    def things(self) -> list[Thing]:
        return fields.all_things()

    def check_pack(self, pack: Json) -> None:
        fields.check(pack)

    def catalogue(self, options: Json) -> Json:
        return cast(Json, catalogue.catalogue(options))

    def screen(self, view: Json, options: Json, say: Say) -> str:
        return terminal.screen(view, self.catalogue(options), say)

    # --- notation ----------------------------------------------------------------------------

    def notate(self, s: Arena, action: Action) -> str:
        return notation.notate(s, action)

    def parse(self, s: Arena, text: str) -> Action:
        return notation.parse(s, text)

    def refuse(self, s: Arena, seat: int, action: Action) -> Refusal:
        return refusals.refuse(s, seat, action)

    def picture(self, s: Arena) -> str:
        return notation.picture(s)

    # --- saves -------------------------------------------------------------------------------

    def pack(self, s: Arena) -> Json:
        return saves.pack(s)

    def unpack(self, data: Json) -> Arena:
        return saves.unpack(self.blank(data["setup"], mirror=True), data)

    # --- scenarios ---------------------------------------------------------------------------

    def position(self, options: Json, position: Json) -> Arena:
        return set_up(self.blank(options, mirror=True), position)

    def position_of(self, s: Arena) -> Json:
        return position_of(s)

    def impossible(self, s: Arena) -> BadData | None:
        return impossible(s)

    def facts(self, s: Arena) -> Json:
        return {**facts(s), "result": self.result(s) or "open", "asked": [d.seat for d in questions(s)]}

    def same_fact(self, s: Arena, key: str, expected: Any, found: Any) -> bool:
        return same_fact(s, key, expected, found, super().same_fact(s, key, expected, found))


def _count(counts: dict[str, int], seat: int, name: str) -> None:
    key = f"{seat}.{name}"
    counts[key] = counts.get(key, 0) + 1


GAME = MonolithArena()
