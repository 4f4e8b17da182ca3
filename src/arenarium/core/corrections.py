"""What the people of a server say of a game's facts, as one file; and the pack that it comes to.

Who says what is counted and not named. Pieces that somebody made up and what they call them are no facts, and stay out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from arenarium.core import packfile
from arenarium.core.data import SEEN, read_toml
from arenarium.core.facts import OWN, BadFact, Edit, Thing, check, edited, said
from arenarium.core.game import AnyGame, Json
from arenarium.core.refusal import BadData

FORMAT: Final = 1
HEAD: Final = "arenarium-report"  # as such files have always begun
MOST: Final = 20_000_000  # letters
FACT: Final = {"file", "path", "field", "ships", "mark", "confirmed", "values"}


def gathered(game: AnyGame, packs: Iterable[Json]) -> Json:
    """The corrections of a game: each fact that anybody corrected or confirmed, with how many said so and saw it."""
    things = game.things()
    facts: dict[tuple[str, ...], Json] = {}
    read = left_out = 0
    for pack in packs:
        about = {file: content for file, content in pack.items() if not game.brings(file)}
        try:
            check(about, things)  # the facts may be others since
        except (BadFact, TypeError, AttributeError):
            left_out += 1
            continue
        read += 1
        for thing, row in said(about, things):
            _count(facts, thing, row)
    found = [fact for _, fact in sorted(facts.items()) if fact["confirmed"] or fact["values"]]
    return {HEAD: FORMAT, "game": game.name, "boxes": read, "left_out": left_out, "fact": found}


def _count(facts: dict[tuple[str, ...], Json], thing: Thing, row: Json) -> None:
    sources = row.get("source")
    for field, fact in thing["facts"].items():
        if field in OWN:
            continue
        seen = isinstance(sources, dict) and sources.get(field) == SEEN
        value = row.get(field, fact["value"])
        if not seen and value == fact["value"]:
            continue
        entry = facts.setdefault(
            (thing["file"], *thing["path"], field),
            {
                "file": thing["file"], "path": thing["path"], "field": field, "ships": fact["value"],
                "mark": fact["mark"], "confirmed": 0, "values": [],
            },
        )  # fmt: skip
        if value == fact["value"]:
            entry["confirmed"] += 1
            continue
        of_value = next((v for v in entry["values"] if v["value"] == value), None)
        if of_value is None:
            of_value = {"value": value, "say": 0, "saw": 0}
            entry["values"].append(of_value)
        of_value["say"] += 1
        of_value["saw"] += seen
        entry["values"].sort(key=lambda v: (-v["saw"], -v["say"], json.dumps(v["value"])))


def write(corrections: Json) -> str:
    """Corrections as TOML; docs/hosting.md has its shape."""
    lines = [f"{key} = {packfile.value_text(corrections[key])}" for key in (HEAD, "game", "boxes", "left_out")]
    for fact in corrections["fact"]:
        row = {key: value for key, value in fact.items() if value is not None}
        lines += ["", "[[fact]]", *packfile.fields(row)]
    return "\n".join(lines) + "\n"


def read(text: str, file: str) -> Json:
    """Corrections back from their text. Raises BadData."""
    if len(text) > MOST:
        raise BadData(file, "", f"longer than {MOST} letters")
    if packfile.DEEP.search(text):
        raise BadData(file, "", "a key or a list in it is too deep")
    corrections = read_toml(text, file)
    if corrections.get(HEAD) != FORMAT or not isinstance(corrections.get("game"), str):
        raise BadData(file, HEAD, f"must be {FORMAT}: it holds no corrections, or those of another version")
    facts = corrections.get("fact", [])
    if not isinstance(facts, list):
        raise BadData(file, "fact", "must be a list of tables")
    for n, fact in enumerate(facts):
        if not isinstance(fact, dict) or set(fact) - FACT or not _is_fact(fact):
            raise BadData(file, f"fact[{n}]", "is no correction")
    return corrections


def _is_fact(fact: Json) -> bool:
    values, path = fact.get("values"), fact.get("path")
    return (
        all(isinstance(fact.get(key), str) for key in ("file", "field"))
        and isinstance(path, list)
        and all(isinstance(x, str) for x in path)
        and isinstance(fact.get("confirmed"), int)
        and isinstance(values, list)
        and all(isinstance(v, dict) and "value" in v and isinstance(v.get("saw"), int) for v in values)
    )


def taken(game: AnyGame, corrections: Mapping[str, Any], least: int) -> tuple[Json, list[str]]:
    """The pack that corrections come to: what at least so many people saw in their boxes, and nobody saw otherwise.
    Beside it the facts on which boxes differ. Raises BadData, BadFact."""
    edits: list[Edit] = []
    disputed: list[str] = []
    for fact in corrections.get("fact", []):
        place: Edit = {"file": fact["file"], "path": fact["path"], "field": fact["field"]}
        seen = [v for v in fact["values"] if v["saw"]]
        if len(seen) + bool(fact["confirmed"]) > 1:
            disputed.append(".".join([fact["file"].removesuffix(".toml"), *fact["path"], fact["field"]]))
        elif seen and seen[0]["saw"] >= least:
            edits.append({**place, "value": seen[0]["value"], "seen": True})
        elif fact["confirmed"] >= least:
            edits.append({**place, "seen": True})
    pack = edited({}, game.things(), edits)
    check(pack, game.things())
    game.check_pack(pack)
    return pack, disputed
