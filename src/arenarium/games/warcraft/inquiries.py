"""Questions about a position: the odds of a battle, where a piece could go (docs/views)."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from msgspec import Meta

from arenarium.core.areas import bits
from arenarium.core.game import Json
from arenarium.core.kernel import Action, apply, questions
from arenarium.core.refusal import NotAllowed, Unreadable
from arenarium.games.warcraft.box import TYPES
from arenarium.games.warcraft.move import destinations
from arenarium.games.warcraft.notation import parse
from arenarium.games.warcraft.odds import MOST, SAMPLES, battle_odds
from arenarium.games.warcraft.pieces import count_of, held_by_foes
from arenarium.games.warcraft.refusals import refuse
from arenarium.games.warcraft.state import War
from arenarium.games.warcraft.verbs import MOVE
from arenarium.games.warcraft.windows import Window
from arenarium.games.warcraft.wire_answers import Odds, Reach

NO_SEAT = -1  # a spectator's


class AskOdds(TypedDict):
    area: str  # where it would be fought
    moves: NotRequired[Annotated[list[str], Meta(max_length=60)]]  # made before, in notation
    samples: NotRequired[Annotated[int, Meta(ge=1, le=MOST)]]


AskReach = TypedDict("AskReach", {"type": str, "from": str})  # a piece of one's own, and where it stands
ASKS: Final = {"odds": AskOdds, "reach": AskReach}


def inquire(s: War, seat: int, what: str, args: Json) -> Odds | Reach:
    if s.slot[0] < 0 or s.won >= 0:
        raise NotAllowed("warcraft-refuse-not-now")
    if what == "odds":
        return odds(s, seat, args)
    if what == "reach":
        return reach(s, seat, args)
    raise Unreadable("core-refuse-inquiry", what=what)


def reach(s: War, seat: int, args: Json) -> Reach:
    """Where a piece of one's own could go now."""
    name, start = args["type"], args["from"]
    if name not in TYPES or start not in s.box.names or seat == NO_SEAT:
        raise Unreadable("core-refuse-inquiry", what="reach")
    t, area = TYPES.index(name), s.box.names.index(start)
    if not count_of(s, seat, t, area):
        return {"areas": []}
    return {"areas": [s.box.names[a] for a in bits(destinations(s, seat, t, area, held_by_foes(s, seat)))]}


def odds(s: War, seat: int, args: Json) -> Odds:
    """How the battle would probably end that would be fought somewhere if some moves were made."""
    if args["area"] not in s.box.names:
        raise Unreadable("core-refuse-inquiry", what="odds")
    c = s.clone()
    attacker = s.active if s.active >= 0 else max(seat, 0)
    for text in args.get("moves", []):
        make_move(c, seat, parse(c, text))
    return battle_odds(c, args["area"], attacker, samples=args.get("samples", SAMPLES))


def make_move(s: War, seat: int, action: Action) -> None:
    """One move of the plan; nobody plays a card at it."""
    verb, *_ = action
    asked = next((d for d in questions(s) if d.seat == seat), None)
    if verb != MOVE or asked is None or not asked.allows(action):
        raise refuse(s, seat, action) or NotAllowed("core-refuse-no-option")
    apply(s, seat, action)
    while s.stack and isinstance(s.stack[-1], Window):
        s.pop()
