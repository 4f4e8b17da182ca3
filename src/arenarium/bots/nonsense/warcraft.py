"""What nobody would do in Warcraft: The Board Game."""

from __future__ import annotations

from typing import Final

from arenarium.bots.nonsense import Move, Situation
from arenarium.core.game import Json
from arenarium.core.kernel import questions

UNITS: Final = ("melee", "ranged", "flying")
GROUND: Final = ("forest", "goldmine")
EXHAUSTED: Final = 2  # how far an area is depleted that gives nothing any more
OUTPOST: Final = 2  # gold and wood that one takes
IN_REACH: Final = 2  # steps from which an enemy may come
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


def _fields(view: Json) -> set[str]:
    """Where there is something left to dig and no enemy to keep workers away."""
    kinds = {a["id"] for a in view["map"]["areas"] if a["kind"] in GROUND}
    return {a for a in kinds if view["areas"].get(a, {}).get("depleted", 0) < EXHAUSTED and not _units(view, a)[1]}


def _steps(view: Json, area: str, goals: set[str]) -> int:
    """Steps to the nearest of them; more than there are areas where none can be reached."""
    beside = {a["id"]: a["neighbours"] for a in view["map"]["areas"]}
    seen, edge, steps = {area}, {area}, 0
    while edge and not edge & goals:
        edge = {n for a in edge for n in beside[a]} - seen
        seen |= edge
        steps += 1
    return steps if edge else len(beside) + 1


def strolls(move: Move) -> bool:
    """A worker leaves its work, or walks no nearer to any, while no enemy is near and nothing can be built by it."""
    if move.ask != "move" or not move.option.startswith("move worker "):
        return False
    view = _view(move)
    seat = view["seats"][move.seat]
    start, goal = move.option.split()[2:4]
    if seat["town"] is None or goal == seat["town"]:
        return False
    if seat["outposts"]["reserve"] and min(seat["gold"], seat["wood"]) >= OUTPOST:
        return False
    fields = _fields(view)
    enemies = {a for a in view["areas"] if _units(view, a)[1]}
    if not fields or goal in fields or _steps(view, start, enemies) <= IN_REACH:
        return False
    return start in fields or _steps(view, goal, fields) >= _steps(view, start, fields)


def portals_next_door(move: Move) -> bool:
    """A Town Portal for one step that the pieces could walk, with no enemy near either end."""
    if not move.option.startswith("play town_portal "):
        return False
    view = _view(move)
    start, goal = move.option.split()[2:4]
    enemies = {a for a in view["areas"] if _units(view, a)[1]}
    near = min(_steps(view, start, enemies), _steps(view, goal, enemies)) <= IN_REACH
    return not near and _steps(view, start, {goal}) == 1


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
    "strolls": strolls,
    "portals-next-door": portals_next_door,
}
