"""What nobody would do in Warcraft: The Board Game."""

from __future__ import annotations

from typing import Final

from arenarium.bots.nonsense import Move, Situation
from arenarium.core.game import Json
from arenarium.core.kernel import questions

UNITS: Final = ("melee", "ranged", "flying")
CROWD: Final = 3  # so many times as many units beat any luck of the dice


def _units(view: Json, area: str) -> tuple[int, int]:
    """Own side's units in an area, and everybody else's."""
    own = others = 0
    for stack in view["areas"].get(area, {}).get("pieces", []):
        count = sum(stack[u] for u in UNITS)
        if stack["seat"] in view["ours"]:
            own += count
        else:
            others += count
    return own, others


def _view(move: Move) -> Json:
    """With the seats of the own side."""
    seats = move.view["seats"]
    team = seats[move.seat]["team"]
    return {**move.view, "ours": [s["seat"] for s in seats if s["team"] == team]}


def opens_its_town(move: Move) -> bool:
    """The last unit leaves the own Town, or none comes back that could, while an enemy stands beside it."""
    if move.ask != "move" or move.option != "done":
        return False
    view = _view(move)
    town = view["seats"][move.seat]["town"]
    if town is None or _units(view, town)[0]:
        return False
    beside = next(a["neighbours"] for a in view["map"]["areas"] if a["id"] == town)
    return any(_units(view, a)[1] for a in beside) and any(
        o.startswith("move ") and o.split()[-1] == town and o.split()[1] in UNITS for o in move.options
    )


def marches_to_its_death(move: Move) -> bool:
    """It ends its moves with an army among three times as many enemies, to which it has come in this step."""
    if move.ask != "move" or move.option != "done":
        return False
    view = _view(move)
    for area, there in view["areas"].items():
        own, others = _units(view, area)
        came = any(sum(p.get("moved", {}).values()) for p in there.get("pieces", []) if p["seat"] == move.seat)
        if own and came and others > CROWD * own:
            return True
    return False


def hoards(move: Move) -> bool:
    """It ends its Spend Step with gold and wood for two more units while others have more units than it has."""
    if move.ask != "spend" or move.option != "done":
        return False
    trained = [o for o in move.options if o.startswith("train ")]
    if not trained or not any(len(_trainings(move, o)) > 0 for o in trained):
        return False
    counts: dict[int, int] = {
        seat["seat"]: sum(u["board"] + u["training"] for u in seat["units"].values()) for seat in move.view["seats"]
    }
    return counts[move.seat] < max(n for seat, n in counts.items() if seat != move.seat)


def _trainings(move: Move, option: str) -> list[str]:
    """What could still be trained after that."""
    after = move.after(option)
    asked = next((d for d in questions(after) if d.seat == move.seat and d.ask == "spend"), None)
    return [t for a in asked.options if (t := move.game.notate(after, a)).startswith("train ")] if asked else []


SITUATIONS: Final[dict[str, Situation]] = {
    "opens-its-town": opens_its_town,
    "marches-to-its-death": marches_to_its_death,
    "hoards": hoards,
}
