"""The map of a scenario file, checked: its areas, their neighbours, its walls."""

from __future__ import annotations

from typing import Any

from arenarium.core.areas import AreaMap, map_of
from arenarium.core.data import check_choice, check_keys
from arenarium.core.refusal import BadData, quoted

AREA_KINDS = ("clear", "town", "forest", "goldmine", "mountain", "objective")
MOST_AREAS = 62  # masks of areas fit a machine word
MOST_POINTS = 20  # of one area
REACH = 10_000  # of coordinates
NAMES = "an id is made of at most 40 small letters, digits and _"


def is_name(text: str) -> bool:
    return 0 < len(text) <= 40 and text == text.lower() and all(c.isalnum() or c == "_" for c in text)


def check_areas(rows: list[Any], file: str) -> AreaMap:
    if not rows:
        raise BadData(file, "area", "a map needs areas", "warcraft-refuse-read-no-areas")
    if len(rows) > MOST_AREAS:
        raise BadData(
            file,
            "area",
            f"a map has at most {MOST_AREAS} areas, this one has {len(rows)}",
            "warcraft-refuse-read-many-areas",
            most=MOST_AREAS,
            count=len(rows),
        )
    places: dict[tuple[int, int], str] = {}
    for i, row in enumerate(rows):
        if not isinstance(row, dict):
            raise BadData(file, f"area[{i}]", "must be a table", "core-refuse-read-table")
        where = f"area {row['id']}" if isinstance(row.get("id"), str) else f"area[{i}]"
        check_keys(
            row,
            file,
            where,
            {"id": str, "kind": str, "x": int, "y": int, "neighbours": list},
            {"vp": int, "label": str, "source": object},
        )
        name = row["id"]
        if not is_name(name):
            raise BadData(file, quoted(where), NAMES, "warcraft-refuse-read-names")
        check_choice(row["kind"], AREA_KINDS, file, where, "kind")
        vp = row.get("vp", 0)  # equal: nothing is wrong with 1 either
        if vp < 0:
            raise BadData(file, where, "victory points cannot be negative", "warcraft-refuse-read-points")
        if vp > MOST_POINTS:
            raise BadData(
                file,
                where,
                f"an area is worth {MOST_POINTS} victory points at most",
                "warcraft-refuse-read-many-points",
                most=MOST_POINTS,
            )
        if len(row.get("label", "")) > 20:
            raise BadData(file, where, "a label has 20 letters at most", "warcraft-refuse-read-label")
        if max(abs(row["x"]), abs(row["y"])) > REACH:
            raise BadData(
                file, where, f"x and y must be from -{REACH} to {REACH}", "warcraft-refuse-read-reach", most=REACH
            )
        beneath = places.setdefault((row["x"], row["y"]), name)
        if beneath != name:
            raise BadData(
                file,
                where,
                f"stands where '{beneath}' stands: the two have the same x and y",
                "warcraft-refuse-read-same-place",
                other=beneath,
            )
        if not all(isinstance(n, str) for n in row["neighbours"]):
            raise BadData(file, where, "neighbours must be a list of ids", "warcraft-refuse-read-neighbours")
    areas = map_of([(r["id"], r["kind"], r["neighbours"]) for r in rows], file)
    for a, steps in enumerate(areas.distances(0)):
        if steps < 0:
            reason = f"cannot be reached from '{areas.names[0]}', not even by flight"
            raise BadData(file, f"area {areas.names[a]}", reason, "warcraft-refuse-read-unreached", home=areas.names[0])
    return areas


def check_walls(walls: list[Any], areas: AreaMap, file: str) -> None:
    known: set[tuple[int, int]] = set()
    for i, wall in enumerate(walls):
        where = f"walls[{i}]"
        if not (isinstance(wall, list) and len(wall) == 2):
            raise BadData(file, where, "must be a pair of areas", "warcraft-refuse-read-wall")
        a, b = (area_number(name, areas, file, where) for name in wall)
        if b not in areas.neighbours[a]:
            raise BadData(
                file,
                where,
                f"'{wall[0]}' and '{wall[1]}' are no neighbours",
                "warcraft-refuse-read-no-neighbours",
                area=wall[0],
                other=wall[1],
            )
        if (min(a, b), max(a, b)) in known:
            raise BadData(
                file,
                where,
                f"there is a wall between '{wall[0]}' and '{wall[1]}' already",
                "warcraft-refuse-read-wall-twice",
                area=wall[0],
                other=wall[1],
            )
        known.add((min(a, b), max(a, b)))


def area_number(name: Any, areas: AreaMap, file: str, where: str) -> int:
    if not isinstance(name, str) or name not in areas.index:
        raise BadData(file, where, f"unknown area '{name}'", "warcraft-refuse-read-area", value=name)
    return areas.index[name]
