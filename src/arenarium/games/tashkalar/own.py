"""Effects that somebody may make up: plain blocks of the vocabulary, and whole steps of cards that ship.

The other words were made for one card each and lean upon what that card does before; they come as they ship or not
at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from arenarium.core.game import Json
from arenarium.core.refusal import BadData, quoted
from arenarium.games.tashkalar.loading import raw_data

ROWS: Final = ("beings", "flares")
PROGRAMS: Final = ("steps", "frozen", "warp", "upper_steps", "lower_steps")
NUMBERS: Final = (1, 2, 3, 4, 5)
RANKS: Final = ("c", "h", "l", "ch", "cl", "hl", "chl")
WHO: Final = ("own", "enemy", "any")
PLACES: Final = (
    *("anywhere", "adjacent", "orthogonal", "diagonal", "pattern", "within2", "within3"),
    *("near_green", "around_red", "around_green", "near_own", "near_enemy"),
)
WHEN: Final = ("done", "undone", "on_green", "on_red", "took", "bloodless")
MAYBE: Final = (False, True)
AIMED: Final[dict[str, tuple[object, ...]]] = {
    "may": MAYBE, "count": (*NUMBERS, "all"), "who": WHO, "rank": RANKS, "where": PLACES, "if": WHEN,
}  # fmt: skip
WAY: Final[dict[str, tuple[object, ...]]] = {
    "may": MAYBE, "count": NUMBERS, "who": WHO[:2], "rank": RANKS, "piece": ("self",), "if": WHEN,
}  # fmt: skip
BLOCKS: Final[dict[str, dict[str, tuple[object, ...]]]] = {
    "destroy": {**AIMED, "piece": ("self",)},
    "upgrade": {**AIMED, "piece": ("self",)},
    "downgrade": {**AIMED, "piece": ("self",)},
    "convert": {"may": MAYBE, "count": NUMBERS, "rank": RANKS, "where": PLACES, "to": ("common", "same"), "if": WHEN},
    "place": {"may": MAYBE, "count": NUMBERS, "where": PLACES, "if": WHEN},
    "move": {**WAY, "kind": ("standard", "combat", "empty")},
    "leap": {**WAY, "kind": ("standard", "combat", "empty")},
    "gain": {"count": NUMBERS[:3], "if": WHEN},
    "draw": {"count": NUMBERS[:3], "deck": ("own", "legends"), "if": WHEN},
    "extra_turn": {"if": WHEN},
}
CHOICES: Final = ("destroy", "upgrade", "downgrade", "convert", "place", "move", "leap", "gain")  # between two ways
LOOSE: Final = ("may", "count")  # what may differ in a step of another card


def check_effects(pack: Mapping[str, Any]) -> None:
    """Every step that a pack writes is made of plain blocks, or ships. Raises BadData."""
    for file, content in pack.items():
        for table in ROWS:
            for row in content.get(table, []):
                for program in PROGRAMS:
                    for n, step in enumerate(row.get(program) or []):
                        _check(step, file, f"{table}.{row['id']}.{program}[{n}]")


def _check(step: Json, file: str, where: str, inside: bool = False) -> None:
    op = step.get("op")
    if _bare(step) in _shipped(inside) and _may_count(step):
        return
    if op == "either" and not inside:
        ways = step.get("of") or []
        if set(step) - {"op", "may", "if", "of"} or len(ways) < 2 or step.get("if", WHEN[0]) not in WHEN:
            raise _bad(file, where, op, "of")
        for n, way in enumerate(ways):
            _check(way, file, f"{where}.of[{n}]", True)
        return
    if op not in BLOCKS or (inside and op not in CHOICES):
        raise _bad(file, where, op, "op")
    for field, value in step.items():
        if field != "op" and (field not in BLOCKS[op] or not _is_one(value, BLOCKS[op][field])):
            raise _bad(file, where, op, field)


def _may_count(step: Json) -> bool:
    """Whether a block is done as often as blocks are; a step made for one card has its bounds from the loader."""
    known = BLOCKS.get(step.get("op", ""), {}).get("count")
    return known is None or not isinstance(step.get("count"), int) or _is_one(step["count"], known)


def _is_one(value: object, known: tuple[object, ...]) -> bool:
    return any(type(value) is type(one) and value == one for one in known)


def _bad(file: str, where: str, op: object, field: str) -> BadData:
    reason = f"'{field}' of a step '{op}' is no block, and no card has this step"
    return BadData(file, where, reason, "tashkalar-refuse-step", what=quoted(op), field=quoted(field))


def _bare(step: Json) -> str:
    return repr(sorted((k, repr(v)) for k, v in step.items() if k not in LOOSE or isinstance(v, str)))


@cache
def _shipped(inside: bool) -> frozenset[str]:
    steps = list(_steps(raw_data(None)))
    return frozenset(_bare(way) for step in steps for way in (step.get("of", []) if inside else [step]))


def _steps(files: Mapping[str, Json]) -> Iterator[Json]:
    for content in files.values():
        for table in ROWS:
            for row in content.get(table, []):
                for program in PROGRAMS:
                    yield from row.get(program, [])
