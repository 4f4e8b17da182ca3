"""Tash-Kalar behind the contract of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, cast

from arenarium.core.facts import Thing
from arenarium.core.game import NUMBERS, Game, Json, Mode, Pick, Setting, checked_options
from arenarium.core.kernel import Action, Decision, Event, settle
from arenarium.core.paint import Say
from arenarium.core.refusal import BadOptions, Refusal
from arenarium.core.wire import Shapes
from arenarium.games.tashkalar import (
    catalogue,
    ending,
    events,
    fields,
    inquiries,
    knowledge,
    notation,
    refusals,
    saves,
    terminal,
    view,
    wire,
    wire_answers,
    wire_events,
)
from arenarium.games.tashkalar.box import DECK_SIZE, FLARES, LEGENDS, TASKS
from arenarium.games.tashkalar.decks import bits, deck_size, into_pile
from arenarium.games.tashkalar.dismissal import Dismiss, KeepFrozen
from arenarium.games.tashkalar.drawing import FirstTasks
from arenarium.games.tashkalar.memory import memory_of
from arenarium.games.tashkalar.pieces import owner_of, rank_of, supply_at
from arenarium.games.tashkalar.position import facts, set_up, spelled
from arenarium.games.tashkalar.setup import Setup, blank
from arenarium.games.tashkalar.state import (
    CARD_KINDS,
    FLARE,
    FLARE_DECK,
    LEGEND,
    LEGEND_DECK,
    MELEE,
    TASK_DECK,
    Bout,
)
from arenarium.games.tashkalar.turn import next_turn
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC, LEGENDARY, RANKS
from arenarium.games.tashkalar.writing import position_of

SCHOOLS = ("northern", "southern", "highland", "sylvan", "everfrost", "nethervoid", "etherweave")


def put_away(s: Bout, out: list[Event]) -> None:
    """Nothing goes on: cards in play and tasks put aside go where they belong."""
    while s.stack:
        top = s.stack[-1]
        s.pop()
        if isinstance(top, Dismiss):
            top.put_away(s, out)
        elif isinstance(top, KeepFrozen):
            into_pile(s, s.seat, top.card)
        elif isinstance(top, FirstTasks):
            s.bags[TASK_DECK] |= top.aside


class TashKalar(Game[Bout]):
    name: ClassVar[str] = "tashkalar"
    rules: ClassVar[int] = 5
    schema: ClassVar[int] = 3
    upcasters: ClassVar[Mapping[int, Callable[[Json], Json]]] = {1: saves.from_schema_1, 2: saves.from_schema_2}
    stage: ClassVar[str] = "beta"
    abbreviation: ClassVar[str] = "TK"
    order: ClassVar[int] = 2
    conformance_every: ClassVar[int] = 17
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("high_form", (2,)),
        Mode("duel", (2,)),
        Mode("melee", (3, 4)),
        Mode("high_form_teams", (4,), teams=True),
        Mode("duel_teams", (4,), teams=True),
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("schools", None, SCHOOLS, per_seat=True),
        Setting("turn_limit", 300),
    )
    bound: ClassVar[int] = 20000
    colours: ClassVar[tuple[str, ...]] = ("r", "b", "g", "p")
    first_match: ClassVar[Json] = {"mode": "duel", "schools": ["northern", "southern"]}
    conformance_options: ClassVar[Sequence[Json]] = [
        {"mode": "duel", "seats": 2, "schools": ["everfrost", "highland"]},
        {"mode": "high_form", "seats": 2, "schools": ["nethervoid", "sylvan"]},
        {"mode": "duel", "seats": 2, "schools": ["etherweave", "nethervoid"]},
        {"mode": "melee", "seats": 4, "schools": ["etherweave", "everfrost", "nethervoid", "highland"]},
        {"mode": "duel_teams", "seats": 4, "schools": ["etherweave", "sylvan", "everfrost", "nethervoid"]},
    ]

    shapes: ClassVar[Shapes] = Shapes(
        view=wire.View,
        told=wire_events.Told,
        question=wire.Asked,
        answers={"summons": wire_answers.Summons, "preview": wire_answers.Preview},
        asks=inquiries.ASKS,
    )

    # --- beginning and end -----------------------------------------------------------------

    def checked(self, options: Json) -> Json:
        """Options with every seat's school filled in."""
        found = checked_options(self, options)
        if found["turn_limit"] < 1:
            raise BadOptions("core-refuse-value", option="turn_limit", value=found["turn_limit"], known=NUMBERS[1:])
        wanted = found["schools"] if isinstance(found["schools"], list) else [None] * found["seats"]
        taken = [school for school in wanted if school is not None]
        if len(set(taken)) < len(taken):
            raise BadOptions("tashkalar-refuse-schools-alike", rule="TK §2", schools=", ".join(taken))
        free = [school for school in SCHOOLS if school not in taken]
        found["schools"] = [free.pop(0) if school is None else school for school in wanted]
        return found

    def start(self, options: Json) -> Bout:
        s = blank(self.checked(options))
        s.push(Setup(0))
        settle(s, [])
        return s

    def result(self, s: Bout) -> list[int] | None:
        return None if s.stack else list(s.places)

    def score(self, s: Bout) -> list[int]:
        """Points; in Melee those of the lowest colour. TK §8"""
        return [ending.points(s, s.colour_of(seat))[0] for seat in range(s.seats)]

    def resign(self, s: Bout, seat: int) -> list[Event]:
        """Two sides: the other one wins. Melee: the player leaves, pieces stay, turns are skipped. TK §9, R53"""
        out: list[Event] = [Event("resigned", (seat,))]
        s.asked = None
        if s.mode != MELEE:
            put_away(s, out)
            side = s.colour_of(seat)
            ending.over(s, [2 if s.colour_of(p) == side else 1 for p in range(s.seats)], out)
            return out
        s.gone |= 1 << seat
        left = [p for p in range(s.seats) if not (s.gone >> p) & 1]
        if len(left) == 1:
            put_away(s, out)
            ending.finish(s, out)
        elif s.number > 0 and s.seat == seat:
            put_away(s, out)
            s.extra_turns = 0
            next_turn(s, out)
        settle(s, out)
        return out

    def in_play(self, s: Bout) -> list[int]:
        """Who leaves a Melee stands behind all who stay. TK R53"""
        return [seat for seat in range(s.seats) if not (s.gone >> seat) & 1]

    def teams(self, s: Bout) -> list[int]:
        return [s.colour_of(seat) for seat in range(s.seats)]

    # --- knowledge -------------------------------------------------------------------------

    def view(self, s: Bout, seat: int) -> Json:
        return cast(Json, view.view(s, seat))

    def views_json(self, s: Bout, seats: Sequence[int]) -> list[bytes]:
        return view.views_json(s, list(seats))

    def resample(self, s: Bout, seat: int, pick: Pick) -> Bout:
        return knowledge.resample(s, seat, pick)

    def tell(self, s: Bout, event: Event, seat: int) -> Json | None:
        return cast(Json | None, events.tell(s, event, seat))

    def question(self, s: Bout, d: Decision, seat: int) -> Json:
        found = super().question(s, d, seat)
        if seat == d.seat:
            m = memory_of(s)
            found["card"] = None if m is None else s.box.names[m.card]
            found["optional"] = notation.is_optional(d)
        return found

    def inquire(self, s: Bout, seat: int, what: str, args: Json) -> Json:
        return cast(Json, inquiries.inquire(s, seat, what, args))

    def things(self) -> list[Thing]:
        return fields.all_things()

    def check_pack(self, pack: Json) -> None:
        fields.check(pack)

    def catalogue(self, options: Json) -> Json:
        return cast(Json, catalogue.catalogue(options))

    def census(self, s: Bout) -> dict[str, int]:
        """Pieces and cards, wherever they are."""
        found: dict[str, int] = {}
        for colour in range(s.colours):
            loaded = [v for v in s.loaded if v and owner_of(v) == colour]
            low, top = supply_at(colour, COMMON), supply_at(colour, LEGENDARY)
            high = sum(1 for v in loaded if rank_of(v) == LEGENDARY)
            found[f"legendary {colour}"] = (
                s.pool[top] + s.counts[colour * RANKS + LEGENDARY - 1] + s.removed[top] + high
            )
            on_board = s.counts[colour * RANKS + COMMON - 1] + s.counts[colour * RANKS + HEROIC - 1]
            found[f"two-sided {colour}"] = s.pool[low] + on_board + s.removed[low] + len(loaded) - high
        playing = [f.card for f in s.stack if isinstance(f, (Dismiss, KeepFrozen))]
        for seat in range(s.seats):
            first = s.first_card[seat]
            own = [card for card in playing if seat == s.seat and first <= card < first + DECK_SIZE]
            aside = (s.frozen[seat] >= 0) + (s.pending[seat] >= 0) + len(own)
            found[f"deck {seat}"] = deck_size(s, seat) + bits(s.hands[seat * CARD_KINDS]) + len(s.piles[seat]) + aside
        for kind, deck, low, end in ((LEGEND, LEGEND_DECK, LEGENDS, FLARES), (FLARE, FLARE_DECK, FLARES, TASKS)):
            hands = sum(bits(s.hands[seat * CARD_KINDS + kind]) for seat in range(s.seats))
            shown = sum(1 for card in playing if low <= card < end)
            found[f"shared {kind}"] = deck_size(s, deck) + hands + len(s.piles[deck]) + shown
        aside = sum(bits(f.aside) for f in s.stack if isinstance(f, FirstTasks))
        tasks = deck_size(s, TASK_DECK) + len(s.tasks) + (s.next_task >= 0) + sum(bits(m) for m in s.claimed)
        found["tasks"] = tasks + aside
        return found

    def screen(self, view: Json, options: Json, say: Say) -> str:
        return terminal.screen(view, self.catalogue(options), say)

    # --- notation --------------------------------------------------------------------------

    def notate(self, s: Bout, action: Action) -> str:
        return notation.notate(s, action)

    def notate_all(self, s: Bout, d: Decision) -> list[str]:
        return notation.notate_all(s, d)

    def parse(self, s: Bout, text: str) -> Action:
        return notation.parse(s, text)

    def refuse(self, s: Bout, seat: int, action: Action) -> Refusal:
        return refusals.refuse(s, seat, action)

    def picture(self, s: Bout) -> str:
        return notation.picture(s)

    # --- saves and scenarios -----------------------------------------------------------------

    def pack(self, s: Bout) -> Json:
        return saves.pack(s)

    def unpack(self, data: Json) -> Bout:
        return saves.unpack(blank(data["options"]), data)

    def position(self, options: Json, position: Json) -> Bout:
        return set_up(blank(self.checked(options)), position)

    def position_of(self, s: Bout) -> Json:
        return position_of(s)

    def facts(self, s: Bout) -> Json:
        return facts(s)

    def same_fact(self, s: Bout, key: str, expected: Any, found: Any) -> bool:
        if key == "board" and isinstance(expected, str):
            return notation.read_board(expected, s.colours) == notation.read_board(found, s.colours)
        return super().same_fact(s, key, spelled(key, expected, found), found)


GAME = TashKalar()
