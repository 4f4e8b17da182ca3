"""What nobody would do in Monolith Arena."""

from __future__ import annotations

from typing import Final

from arenarium.bots.nonsense import Move, Situation
from arenarium.core.hexes import DIRECTIONS, NAMES, NEIGHBOUR

HARM: Final = frozenset({"wounded", "eliminated", "banner_hurt", "banner_fell"})
STRIKES: Final = frozenset({"battle", "charge", "bomb", "shoot", "strike"})


def _harm(move: Move, option: str) -> tuple[int, int]:
    """How often the own side suffers, and how often others do."""
    ours = next(side["seats"] for side in move.view["sides"] if move.seat in side["seats"])
    suffers = [e.get("tile_seat", e.get("seat")) in ours for e in move.told(option) if e["kind"] in HARM]
    return sum(suffers), len(suffers) - sum(suffers)


def hurts_only_itself(move: Move) -> bool:
    """It strikes or calls a battle in which nobody but its own side suffers, and need not."""
    if move.verb not in STRIKES:
        return False
    own, others = _harm(move, move.option)
    return own > 0 and not others and any(_harm(move, o)[0] < own for o in move.options if o != move.option)


def aims_off_the_board(move: Move) -> bool:
    """It places a unit so that every one of its attacks goes over the edge."""
    if move.verb != "place" or "/" not in move.option:
        return False
    where = move.option.split()[2].split("/")[0]
    tiles = move.game.view(move.after(move.option), move.seat)["board"]
    tile = next((t for t in tiles if t["hex"] == where), None)
    if tile is None:
        return False
    aims = [d for d in range(DIRECTIONS) if tile["melee"][d] or tile["ranged"][d]]
    return bool(aims) and all(NEIGHBOUR[NAMES.index(where) * DIRECTIONS + d] < 0 for d in aims)


def places_nothing(move: Move) -> bool:
    """It ends the turn with two tiles in its hand that could be placed."""
    placed = {o.split()[1] for o in move.options if o.startswith("place ")}
    return move.option == "done" and len(placed) > 1


SITUATIONS: Final[dict[str, Situation]] = {
    "hurts-only-itself": hurts_only_itself,
    "aims-off-the-board": aims_off_the_board,
    "places-nothing": places_nothing,
}
