"""Herosi as the rest of the product sees it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, cast

from arenarium.core.facts import Thing
from arenarium.core.game import Game, Json, Mode, Pick, Setting, checked_options
from arenarium.core.kernel import Action, Decision, Event, Luck, settle
from arenarium.core.pace import Pace
from arenarium.core.paint import Say
from arenarium.core.refusal import BadData, Refusal
from arenarium.core.wire import Shapes
from arenarium.games.herosi import fields, terminal, wire, wire_answers, wire_events
from arenarium.games.herosi.battle import Battle, Finish, Opening, Pairing, resign
from arenarium.games.herosi.box import USUAL_LIFE
from arenarium.games.herosi.cards import Refill
from arenarium.games.herosi.catalogue import catalogue
from arenarium.games.herosi.dealing import Dealt
from arenarium.games.herosi.endings import agreed, in_play
from arenarium.games.herosi.events import tell
from arenarium.games.herosi.inquiries import ASKS, inquire
from arenarium.games.herosi.knowledge import resample
from arenarium.games.herosi.live import ASK as INTENTS
from arenarium.games.herosi.live import Live
from arenarium.games.herosi.notation import notate, options_text, parse, picture
from arenarium.games.herosi.position import facts, impossible, same_fact, set_up, with_seats
from arenarium.games.herosi.refusals import refuse
from arenarium.games.herosi.saves import pack, unpack
from arenarium.games.herosi.setup import EVERYBODY, Deal, Draft, FirstPlayer, OpenArmies, blank
from arenarium.games.herosi.state import NO_ELIMINATION, TOURNAMENT, Match, census, team
from arenarium.games.herosi.view import view, views_json
from arenarium.games.herosi.writing import position_of

ENDING_BY_LIFE = ("duel", "free_for_all", "teams", "tournament")


class Herosi(Game[Match]):
    """Live or calm, two to four players, in five modes."""

    name: ClassVar[str] = "herosi"
    rules: ClassVar[int] = 4
    schema: ClassVar[int] = 1
    stage: ClassVar[str] = "beta"
    abbreviation: ClassVar[str] = "HE"
    order: ClassVar[int] = 4
    conformance_every: ClassVar[int] = 23
    asked_anyway: ClassVar[Mapping[str, str]] = {
        "answer_stop": "answers are secret: who is not asked would know that others have stopped",
    }
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("duel", (2,)),
        Mode("free_for_all", (3, 4)),
        Mode("no_elimination", (2, 3, 4)),
        Mode("teams", (4,), teams=True),
        Mode("tournament", (4,)),
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("pace", "calm", ("calm", "live")),
        Setting("draft", "pick", ("pick", "dealt")),
        Setting("army", "build", ("build", "preset")),
        Setting("hand", 4, (3, 4, 5)),
        Setting("life", USUAL_LIFE, (10, 15, USUAL_LIFE)),
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
    first_match: ClassVar[Json] = {
        "mode": "duel",
        "draft": "dealt",
        "army": "preset",
        "plain_heroes": True,
        "no_boosts": True,
        # In real time a first Stop came four seconds after the page had opened.
        "cadence": "relaxed",
        "bot_pace": "slow",
    }
    conformance_options: ClassVar[Sequence[Json]] = (
        {"mode": "duel", "pace": "live"},
        {"mode": "free_for_all", "seats": 3, "pace": "live", "army": "preset", "optional_ending": True},
        {"mode": "teams", "pace": "live", "life": 10},
        {"mode": "tournament", "pace": "live", "penalty": ["on", "off", "on", "off"]},
        {"mode": "duel", "no_boosts": True, "plain_heroes": True, "penalty": "off", "limit": 50},
        {"mode": "free_for_all", "seats": 3, "draft": "dealt", "army": "preset"},
    )
    shapes: ClassVar[Shapes | None] = Shapes(
        view=wire.View,
        told=wire_events.Told,
        answers={"possible": wire_answers.Possible, "targets": wire_answers.Reach},
        asks=ASKS,
    )
    # The limit ends every battle: at most 500 stops, 48 rolls of nine answers before each, two stages of two battles.
    bound: ClassVar[int] = 2_000_000

    # --- beginning and end -----------------------------------------------------------------

    def start(self, options: Json) -> Match:
        s = blank(checked_options(self, options))
        pairs = s.rules.pairs
        s.push(Finish())
        s.push(Pairing() if pairs else Battle(0))
        if pairs:
            s.push(Opening(1))
        s.push(Opening(0))
        s.push(Deal(0, EVERYBODY))
        s.push(OpenArmies(s.box.army_points, EVERYBODY))
        s.push(Dealt(0) if options.get("draft") == "dealt" else Draft(0))
        if pairs:
            s.push(Refill(1))
        s.push(Refill(0))
        s.push(FirstPlayer())
        settle(s, [])
        return s

    def result(self, s: Match) -> list[int] | None:
        return None if s.stack else list(s.place)

    def score(self, s: Match) -> list[int] | None:
        """Points where nobody drops out, otherwise life that is left; a tournament is several duels. HE §8"""
        if s.rules.mode == TOURNAMENT:
            return None
        each = s.points if s.rules.mode == NO_ELIMINATION else s.life
        sides = self.teams(s)
        return [sum(has for of, has in zip(sides, each, strict=True) if of == side) for side in sides]

    def resign(self, s: Match, seat: int) -> list[Event]:
        return resign(s, seat)

    def in_play(self, s: Match) -> list[int]:
        """Who fights, or waits for another fight; a place that has been played for stays. HE A67"""
        return in_play(s)

    def agreed(self, s: Match) -> list[int]:
        return agreed(s)

    def may_return(self, options: Json) -> bool:
        """Who gives up the first duel of a tournament plays for third place. HE §8"""
        return bool(options.get("mode") == "tournament")

    def teams(self, s: Match) -> list[int]:
        return [team(s, seat) for seat in range(s.seats)]

    def pace(self, options: Json, seats: int, bots: Collection[int], luck: Luck) -> Pace[Match] | None:
        return Live(options, seats, bots, luck) if options.get("pace") == "live" else None

    def census(self, s: Match) -> dict[str, int]:
        return census(s)

    # --- knowledge -------------------------------------------------------------------------

    def view(self, s: Match, seat: int) -> Json:
        return cast("Json", view(s, seat, self.result(s)))

    def views_json(self, s: Match, seats: Sequence[int]) -> list[bytes]:
        return views_json(s, list(seats), self.result(s))

    def resample(self, s: Match, seat: int, pick: Pick) -> Match:
        return resample(s, seat, pick)

    def tell(self, s: Match, event: Event, seat: int) -> Json | None:
        return cast("Json | None", tell(s, event, seat))

    def question(self, s: Match, d: Decision, seat: int) -> Json:
        if seat != d.seat or seat < 0:  # a spectator is not chance, although both are -1
            return {"seat": d.seat}
        asked: Json = {"seat": d.seat, "ask": d.ask, "options": options_text(s.box, d)}
        return {**asked, "live": True} if d.ask == INTENTS else asked

    def inquire(self, s: Match, seat: int, what: str, args: Json) -> Json:
        return cast("Json", inquire(s, seat, what, args))

    def things(self) -> list[Thing]:
        return fields.all_things()

    def check_pack(self, pack: Json) -> None:
        fields.check(pack)

    def catalogue(self, options: Json) -> Json:
        return cast("Json", catalogue(options))

    def screen(self, view: Json, options: Json, say: Say) -> str:
        return terminal.screen(view, self.catalogue(options), say)

    # --- notation --------------------------------------------------------------------------

    def notate(self, s: Match, action: Action) -> str:
        return notate(s.box, action)

    def parse(self, s: Match, text: str) -> Action:
        return parse(s.box, text)

    def refuse(self, s: Match, seat: int, action: Action) -> Refusal:
        return refuse(s, seat, action)

    def picture(self, s: Match) -> str:
        return picture(s)

    # --- saves -----------------------------------------------------------------------------

    def pack(self, s: Match) -> Json:
        return pack(s)

    def unpack(self, data: Json) -> Match:
        return unpack(blank(checked_options(self, data["options"])), data)

    # --- scenarios -------------------------------------------------------------------------

    def position(self, options: Json, position: Json) -> Match:
        return set_up(blank(checked_options(self, with_seats(options, position))), position)

    def position_of(self, s: Match) -> Json:
        return position_of(s)

    def impossible(self, s: Match) -> BadData | None:
        return impossible(s)

    def facts(self, s: Match) -> Json:
        return {**facts(s), "result": self.result(s) or "open"}

    def same_fact(self, s: Match, key: str, expected: Any, found: Any) -> bool:
        return same_fact(key, expected, found)


GAME = Herosi()
