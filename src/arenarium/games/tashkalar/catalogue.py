"""The box as players read it. docs/views/tashkalar.md"""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.core.squares import DIRECTIONS, TURNS
from arenarium.games.tashkalar import wire_answers
from arenarium.games.tashkalar.arena import CENTRAL, SQUARES
from arenarium.games.tashkalar.box import Box
from arenarium.games.tashkalar.loading import DECKS, box_for, raw_data
from arenarium.games.tashkalar.notation import rank_word, squares_json


def catalogue(options: Json) -> wire_answers.Catalogue:
    """Every card, and the arena, with its facts and where each is from."""
    box = box_for(options)
    raw = raw_data(options.get("pack"))
    arena = raw["arena.toml"]["arena"]
    beings = [_being(box, deck, row) for deck in (*DECKS, "legends") for row in raw[f"{deck}.toml"]["beings"]]
    flares = [_flare(row) for row in raw["flares.toml"]["flares"]]
    tasks = [_task(row) for row in raw["tasks.toml"]["tasks"]]
    return {
        "arena": {
            "squares": squares_json(SQUARES),
            "red": squares_json([q for q in SQUARES if box.red[q]]),
            "green": squares_json([q for q in SQUARES if box.green[q]]),
            "central": squares_json(CENTRAL),
            "duel_start": arena["duel_start"],
            "melee_start": arena["melee_start"],
            "source": arena["source"],
        },
        "pieces": raw["arena.toml"]["pieces"],
        "schools": raw["arena.toml"]["schools"],
        "cards": [*beings, *flares, *tasks],
    }


def _being(box: Box, deck: str, row: Json) -> wire_answers.BeingFacts:
    card = box.cards[box.numbers[row["id"]]]
    marks = row.get("marks", {})
    return {
        "id": card.name,
        "kind": "legend" if deck == "legends" else "being",
        "deck": deck,
        "rank": rank_word(card.rank),
        "grid": row["grid"],
        "marks": {
            "cells": marks.get("cells", []),
            "cells2": marks.get("cells2", []),
            "directions": [d for d in DIRECTIONS if d in marks.get("directions", [])],
            "effect": marks.get("effect", False),
        },
        "oriented": card.oriented,
        "orientations": [TURNS[o.name] for o in card.orientations],
        "frozen": card.frozen >= 0,
        "warp": card.warp >= 0,
        "source": row["source"],
    }


def _flare(row: Json) -> wire_answers.FlareFacts:
    return {"id": row["id"], "kind": "flare", "upper": row["upper"], "lower": row["lower"], "source": row["source"]}


def _task(row: Json) -> wire_answers.TaskFacts:
    return {
        "id": row["id"],
        "kind": "task",
        "type": row["type"],
        "advanced": row["advanced"],
        "points": row["points"],
        "source": row["source"],
    }
