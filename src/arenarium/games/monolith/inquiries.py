"""Questions about a position that are not actions: a battle foreseen, a tile, what may be done with it.
docs/views/monolith.md"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from msgspec import Meta

from arenarium.core.game import Json
from arenarium.core.hexes import NUMBERS
from arenarium.core.kernel import Action, questions
from arenarium.core.refusal import NotAllowed, Unreadable, quoted
from arenarium.games.monolith.board import board, tile_at
from arenarium.games.monolith.notation import acts_on, notate, parse
from arenarium.games.monolith.preview import Foresight
from arenarium.games.monolith.refusals import refuse
from arenarium.games.monolith.state import Arena
from arenarium.games.monolith.wire_answers import Moves, Preview, TileAnswer


class AskPreview(TypedDict):
    text: NotRequired[str]  # an answer that is not given yet
    then: NotRequired[Annotated[list[str], Meta(max_length=99)]]  # choices in the battle that are taken as made


class AskHex(TypedDict):
    hex: str


ASKS: Final = {"preview": AskPreview, "tile": AskHex, "moves": AskHex}


def inquire(s: Arena, seat: int, what: str, args: Json) -> Preview | Moves | TileAnswer:
    if what == "preview":
        return preview(s, seat, args)
    if what == "moves":
        return moves(s, seat, args)
    if what == "tile":
        return tile_at(s, NUMBERS[_hex(args)])
    raise Unreadable("core-refuse-inquiry", what=what)


def moves(s: Arena, seat: int, args: Json) -> Moves:
    """Those of the asker's options that act on the tile of a hex."""
    name = _hex(args)
    asked = [d for d in questions(s) if d.seat == seat and seat >= 0]
    texts = [notate(s, a) for d in asked for a in d.options]
    return {"hex": name, "options": [t for t in texts if acts_on(t, name)]}


def preview(s: Arena, seat: int, args: Json) -> Preview:
    """The battle as it would run now, or after `text`, an answer of the asker's that is not given yet; `then` are the
    choices in it that are taken as made."""
    text = args.get("text")
    action = None if text is None else _own_answer(s, seat, text)
    ahead = Foresight(s, seat, action)
    for step in args.get("then", []):
        _follow(ahead, step)
    tree = ahead.tree()
    if action is not None:
        tree["board"] = board(ahead.before)
    return tree


def _hex(args: Json) -> str:
    name: str = args["hex"]
    if name not in NUMBERS:
        raise Unreadable("monolith-refuse-no-hex", "MA §1", hex=quoted(name))
    return name


def _own_answer(s: Arena, seat: int, text: str) -> Action:
    action = parse(s, text)
    asked = [d for d in questions(s) if d.seat == seat and seat >= 0]
    if not asked or not asked[0].allows(action):
        raise refuse(s, seat, action)
    return action


def _follow(ahead: Foresight, step: str) -> None:
    d = ahead.asked()
    if d is None:
        raise NotAllowed("monolith-refuse-not-now", "MA §5", verb=quoted(step))
    choice = parse(ahead.arena, step)
    if not d.allows(choice):
        raise refuse(ahead.arena, d.seat, choice)
    ahead.follow(d, choice)
