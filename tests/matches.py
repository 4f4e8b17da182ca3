"""Matches by chance as one seat is told of them: the client's steps are tried on them, web/tests/<game>-steps.test.ts.

`python -m tests.matches monolith` writes web/tests/matches/monolith.json.gz, after a change of events, views or the
catalogue. What is played, and how, stands in tests/<game>/rules/matches.py: `MATCHES`, each with the seat that watches
and the seed, and `walk`, which yields the live state of a match and the events that led there.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from arenarium import games
from arenarium.core.game import AnyGame, Json

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "matches"


def change(old: Any, new: Any) -> Any:
    """What is different, by field and by place in lists of one length; a whole value stands in a list of one."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {k: change(old[k], new[k]) for k in new if old[k] != new[k]}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {str(i): change(old[i], new[i]) for i in range(len(new)) if old[i] != new[i]}
    return [new]


def plan(name: str) -> Sequence[tuple[Json, int, int]]:
    found: Sequence[tuple[Json, int, int]] = import_module(f"tests.{name}.rules.matches").MATCHES
    return found


def steps(game: AnyGame, options: Json, seat: int, seed: int) -> Iterator[tuple[list[Json], Json]]:
    """By entry what the seat is told and sees; at first it is told nothing."""
    for s, events in import_module(f"tests.{game.name}.rules.matches").walk(options, seed):
        yield [t for t in (game.tell(s, event, seat) for event in events) if t is not None], game.view(s, seat)


def played(game: AnyGame, options: Json, seat: int, seed: int) -> Json:
    """The first view, and by entry its events and what it changed in the view."""
    (_, first), *rest = steps(game, options, seat, seed)
    views = [first, *(view for _, view in rest)]
    entries = [[told, change(old, new)] for (told, new), old in zip(rest, views)]
    return {"catalogue": game.catalogue(options), "first": first, "entries": entries}


def changed(old: Any, new: Any) -> Any:
    """The inverse of `change`."""
    if isinstance(new, list):
        return new[0]
    if isinstance(old, list):
        return [changed(part, new[str(i)]) if str(i) in new else part for i, part in enumerate(old)]
    return {key: changed(part, new[key]) if key in new else part for key, part in old.items()}


def entries(match: Json) -> Iterator[tuple[list[Json], Json]]:
    """What a recorded match holds, as `steps` would give it."""
    view = match["first"]
    yield [], view
    for told, new in match["entries"]:
        view = changed(view, new)
        yield told, view


def written(name: str) -> Path:
    return FOLDER / f"{name}.json.gz"


def read(name: str) -> list[Json]:
    found: list[Json] = json.loads(gzip.decompress(written(name).read_bytes()))
    return found


def main(name: str) -> None:
    text = json.dumps([played(games.game(name), *match) for match in plan(name)], separators=(",", ":"))
    written(name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main(*sys.argv[1:])
