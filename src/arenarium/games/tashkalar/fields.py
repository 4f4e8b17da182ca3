"""Every fact of the box, and what may stand there. Steps of effects are made of the words of `vocabulary`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.facts import FLAG, OWN, RAW, FieldKind, Fields, Thing, choice, number, things
from arenarium.core.squares import DIRECTIONS
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.arena import GRID, SQUARES
from arenarium.games.tashkalar.box import TESTS
from arenarium.games.tashkalar.loading import DECKS, RANK_NUMBERS, TASK_TYPES, make_box, raw_data
from arenarium.games.tashkalar.own import BLOCKS, CHOICES, check_effects

RANKS = ("c", "h", "l", "ch", "cl", "hl", "chl")
STEP: Fields = {
    "op": choice(words.OPS),
    "may": FLAG,
    "count": RAW,
    "who": choice(w for w in words.WHO if w),
    "rank": choice(RANKS),
    "where": choice(w for w in words.WHERE if w),
    "piece": choice(w for w in words.PIECES if w),
    "kind": choice(w for w in words.KINDS if w),
    "equal": number(0, 9),
    "to": choice(w for w in words.TO if w),
    "if": choice(w for w in words.CONDITIONS if w),
    "hits": RAW,
    "stop": choice(("empty", "legendary", "l")),
    "spare": choice(RANKS),
    "alone": choice(RANKS),
    "range": number(1, 9),
    "way": choice(("heading",)),
    "with_self": choice(("standard", "combat")),
    "deck": choice(("own", "legends")),
    "what": choice(("flare", "any")),
    **dict.fromkeys(words.FLAGS, FLAG),
}
STEP["of"] = {"kind": "rows", "most": 6}
STEPS: FieldKind = {"kind": "rows", "most": 12, "fields": STEP, "blocks": BLOCKS, "ways": list(CHOICES)}
NEEDS: Fields = {
    "squares": choice(("red", "green", "coloured", "central")),
    **{
        name: number(0, 20)
        for name in (
            *("destroyed", "upgraded", "legendary", "or_heroic", "pieces", "beings", "on_red", "on_green"),
            *("on_coloured", "legends", "lead", "around", "near", "moves"),
        )
    },
}
MARKS: Fields = {
    "cells": RAW,
    "cells2": RAW,
    "directions": {"kind": "list", "of": list(DIRECTIONS), "most": 8},
    "effect": FLAG,
}
NAMES = [GRID.name(q) for q in SQUARES]
TABLES: dict[str, Fields] = {
    "arena": {
        "rows": {"kind": "grid", "of": list("#.RG"), "least": 9, "most": 9},
        "duel_start": {"kind": "list", "of": NAMES, "least": 2, "most": 2},
        "melee_start": RAW,
    },
    "pieces": {"two_sided": number(1, 30), "legendary": number(1, 10)},
    "limits": {
        **{name: number(0, 9) for name in ("beings", "legends", "flares")},
        **{name: number(1, 60) for name in ("sideways", "high_form", "duel", "melee3", "melee4")},
    },
    "schools": {"deck": choice(DECKS)},
    "beings": {
        "rank": choice(RANK_NUMBERS),
        "grid": {"kind": "grid", "of": list(".cChHT"), "least": 1, "most": 9},
        "marks": {"kind": "table", "fields": MARKS},
        "steps": STEPS,
        "frozen": STEPS,
        "warp": STEPS,
        **OWN,
    },
    "flares": {"upper": number(0, 20), "upper_steps": STEPS, "lower": number(0, 20), "lower_steps": STEPS, **OWN},
    "tasks": {
        "type": choice(TASK_TYPES),
        "advanced": FLAG,
        "points": number(0, 9),
        "test": choice(TESTS),
        "needs": {"kind": "table", "fields": NEEDS},
        **OWN,
    },
}


def all_things() -> list[Thing]:
    """Frozen and warp effects are facts of the cards that have one."""
    found = things(raw_data(None), TABLES)
    for thing in found:
        for field in ("frozen", "warp"):
            if field in thing["facts"] and thing["facts"][field]["value"] is None:
                del thing["facts"][field]
    return found


def check(pack: Mapping[str, Any]) -> None:
    """Raises BadData."""
    check_effects(pack)
    make_box(raw_data(dict(pack)))
