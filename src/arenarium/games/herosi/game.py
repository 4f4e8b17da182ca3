"""Herosi as the rest of the product sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from arenarium.core.codec import pack_stack, unpack_stack
from arenarium.core.game import Game, Json, Mode, Pick, Setting, checked_options
from arenarium.core.kernel import Action, Decision, Event, settle
from arenarium.core.refusal import BadOptions, NotAllowed, Refusal, Unreadable
from arenarium.games.herosi import view
from arenarium.games.herosi.battle import Battle, Duels, Finish, Pairing
from arenarium.games.herosi.cards import Refill
from arenarium.games.herosi.endings import eliminate
from arenarium.games.herosi.facts import box_for
from arenarium.games.herosi.frames import FRAMES
from arenarium.games.herosi.inquiry import catalogue, possible, reach
from arenarium.games.herosi.notation import Reader, notate, picture
from arenarium.games.herosi.positions import facts, read_position, same_fact
from arenarium.games.herosi.refusals import refuse
from arenarium.games.herosi.setup import Deal, Draft, FirstPlayer, OpenArmies
from arenarium.games.herosi.state import (
    FIGHTING,
    HALT_NOTHING,
    MODES,
    SPELL_ROW,
    Match,
    Rules,
    is_alive,
    new_match,
    team,
)
from arenarium.games.herosi.telling import tell

ENDING_BY_LIFE = ("duel", "free_for_all", "teams", "tournament")
LISTS = ("life", "kind", "wounds", "used", "dice", "hand", "deck", "discard", "spells", "battle")
TUPLES = (
    "hero", "arena", "place", "cap", "gone", "store", "points", "beside", "beside_used", "known", "pile", "track",
)  # fmt: skip
NUMBERS = ("stage", "first", "alive", "stunned", "ready", "hidden", "acted", "must_roll", "ended", "halt")


class Herosi(Game[Match]):
    """Live or calm, two to four players, in five modes."""

    name: ClassVar[str] = "herosi"
    rules: ClassVar[int] = 1
    schema: ClassVar[int] = 1
    stage: ClassVar[str] = "beta"
    abbreviation: ClassVar[str] = "HE"
    order: ClassVar[int] = 4
    conformance_every: ClassVar[int] = 23
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("duel", (2,)),
        Mode("free_for_all", (3, 4)),
        Mode("no_elimination", (2, 3, 4)),
        Mode("teams", (4,), teams=True),
        Mode("tournament", (4,)),
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("pace", "calm", ("calm", "live")),
        Setting("army", "build", ("build", "preset")),
        Setting("hand", 4, (3, 4, 5)),
        Setting("life", 21, (10, 15, 21)),
        Setting("plain_heroes", False),
        Setting("no_boosts", False),
        Setting("penalty", "on", ("on", "off"), per_seat=True),
        Setting("optional_ending", False, modes=ENDING_BY_LIFE),
        Setting("third_place", True, modes=("tournament",)),
        Setting("limit", 150, (50, 150, 500)),
        Setting("cadence", "normal", ("brisk", "normal", "relaxed")),
        Setting("bot_pace", "human", ("quick", "human", "slow")),
        Setting("hints", True),
    )
    conformance_options: ClassVar[Sequence[Json]] = (
        {"mode": "duel", "pace": "live"},
        {"mode": "free_for_all", "seats": 3, "pace": "live", "army": "preset", "optional_ending": True},
        {"mode": "teams", "pace": "live", "life": 10},
        {"mode": "tournament", "pace": "live", "penalty": ["on", "off", "on", "off"]},
        {"mode": "duel", "no_boosts": True, "plain_heroes": True, "penalty": "off", "limit": 50},
    )
    # The limit ends every battle: at most 500 stops, 48 rolls of nine answers before each, two stages of two battles.
    bound: ClassVar[int] = 2_000_000

    # --- beginning and end -----------------------------------------------------------------

    def start(self, options: Json) -> Match:
        s = self.fresh(options)
        pairs = s.rules.pairs
        s.push(Finish())
        s.push(Pairing() if pairs else Battle(0))
        s.push(Deal(0, -1))
        s.push(OpenArmies(s.box.army_points, -1))
        s.push(Draft(0))
        if pairs:
            s.push(Refill(1))
        s.push(Refill(0))
        s.push(FirstPlayer())
        settle(s, [])
        return s

    def fresh(self, options: Json) -> Match:
        """A match with everything in the box and nothing on the stack."""
        options = checked_options(self, options)
        return new_match(options["seats"], box_for(options.get("pack")), self.rules_of(options))

    @staticmethod
    def rules_of(options: Json) -> Rules:
        seats = options["seats"]
        penalty = options["penalty"]
        if isinstance(penalty, str):
            penalty = [penalty] * seats
        if any(p is None for p in penalty):
            raise BadOptions("core-refuse-value", option="penalty", value=None, known=["on", "off"])
        return Rules(
            options,
            MODES.index(options["mode"]),
            options["pace"] == "calm",
            options["army"] == "preset",
            options["hand"],
            options["life"],
            options["plain_heroes"],
            not options["no_boosts"],
            tuple(p == "on" for p in penalty),
            options.get("optional_ending", False),
            options.get("third_place", False),
            options["limit"],
        )

    def result(self, s: Match) -> list[int] | None:
        return None if s.stack else list(s.place)

    def resign(self, s: Match, seat: int) -> list[Event]:
        out: list[Event] = []
        if not s.stack or not is_alive(s, seat):
            return out
        out.append(Event("resigned", (seat,)))
        top = s.stack[-1]
        if isinstance(top, Duels):
            inner = top.left if s.arena[seat] == 0 else top.right
            outer = s.stack
            s.stack = inner
            eliminate(s, 1 << seat, out)
            settle(s, out)
            inner = s.stack
            s.stack = outer
            s.become(Duels(inner, top.right) if s.arena[seat] == 0 else Duels(top.left, inner))
        else:
            eliminate(s, 1 << seat, out)
            if s.rules.pairs and s.stage < FIGHTING:
                s.halt = HALT_NOTHING  # the others go on drafting; his duel will be over as it begins
        settle(s, out)
        return out

    def teams(self, s: Match) -> list[int]:
        return [team(s, seat) for seat in range(s.seats)]

    def census(self, s: Match) -> dict[str, int]:
        """Spell cards and creatures by name, wherever they are."""
        counts = {}
        box = s.box
        for card in range(box.cards):
            n = s.pile[card] + s.gone[card] + s.track.count(card) + s.spells[::SPELL_ROW].count(card)
            for seat in range(s.seats):
                i = seat * box.cards + card
                n += s.hand[i] + s.deck[i] + s.discard[i]
            counts[box.spells[card].name] = n
        for kind, creature in enumerate(box.creatures, 2):
            n = s.store[kind] + s.kind.count(kind)
            for seat in range(s.seats):
                if s.hero[seat] >= 0 and box.returning[s.hero[seat]] == kind:
                    n += s.beside[seat]
            counts[creature.name] = n
        return counts

    # --- knowledge -------------------------------------------------------------------------

    def view(self, s: Match, seat: int) -> Json:
        return view.view(s, seat, self.result(s))

    def resample(self, s: Match, seat: int, pick: Pick) -> Match:
        return view.resample(s, seat, pick)

    def tell(self, s: Match, event: Event, seat: int) -> Json | None:
        return tell(s, event, seat)

    def question(self, s: Match, d: Decision, seat: int) -> Json:
        if seat != d.seat or seat < 0:  # a spectator is not chance, although both are -1
            return {"seat": d.seat}
        return {"seat": d.seat, "ask": d.ask, "options": options_text(s, d)}

    def inquire(self, s: Match, seat: int, what: str, args: Json) -> Json:
        if what == "possible" and 0 <= seat < s.seats:
            if not s.rules.options["hints"]:
                raise NotAllowed("herosi-refuse-no-hints", "HE §10")
            return possible(s, seat)
        if what == "targets" and 0 <= seat < s.seats:
            return reach(s, seat, str(args.get("from", "")))
        if what == "pulse":
            return view.pulse(s)
        raise Unreadable("core-refuse-inquiry", what=what)

    def catalogue(self, options: Json) -> Json:
        return catalogue(box_for(options.get("pack")))

    # --- notation --------------------------------------------------------------------------

    def notate(self, s: Match, action: Action) -> str:
        return notate(s.box, action)

    def parse(self, s: Match, text: str) -> Action:
        return Reader(s.box, text).read()

    def refuse(self, s: Match, seat: int, action: Action) -> Refusal:
        return refuse(s, seat, action)

    def picture(self, s: Match) -> str:
        return picture(s)

    # --- saves -----------------------------------------------------------------------------

    def pack(self, s: Match) -> Json:
        data: Json = {"options": s.rules.options, "stack": pack_stack(s.stack), "drawn": list(s.drawn)}
        for name in NUMBERS:
            data[name] = getattr(s, name)
        for name in TUPLES + LISTS:
            data[name] = list(getattr(s, name))
        return data

    def unpack(self, data: Json) -> Match:
        s = self.fresh(data["options"])
        s.stack = unpack_stack(data["stack"], FRAMES)
        s.drawn = list(data["drawn"])
        for name in NUMBERS:
            setattr(s, name, data[name])
        for name in TUPLES:
            setattr(s, name, tuple(data[name]))
        for name in LISTS:
            setattr(s, name, list(data[name]))
        return s

    # --- scenarios -------------------------------------------------------------------------

    def position(self, options: Json, position: Json) -> Match:
        return read_position(self.fresh, options, position)

    def facts(self, s: Match) -> Json:
        return {**facts(s), "result": self.result(s) or "open"}

    def same_fact(self, s: Match, key: str, expected: Any, found: Any) -> bool:
        return same_fact(key, expected, found)


_texts: dict[int, tuple[Decision, list[str]]] = {}


def options_text(s: Match, d: Decision) -> list[str]:
    """Options in notation. The long lists of rolls are the same objects again and again, so they are written once."""
    if d.ask not in ("roll_or_stop", "choose_keeps"):
        return [notate(s.box, a) for a in d.options]
    kept = _texts.get(id(d))
    if kept is None or kept[0] is not d:
        kept = (d, [notate(s.box, a) for a in d.options])
        _texts[id(d)] = kept
    return list(kept[1])


GAME = Herosi()
