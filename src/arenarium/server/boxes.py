"""Facts of the games and what people say of them. Plain data in and out: all of it is done in another process, for
what somebody wrote may be anything."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, TypedDict

from arenarium.bots.contract import find_game
from arenarium.core import packfile
from arenarium.core.facts import BadFact, Edit, Kind, Thing, check, edited
from arenarium.core.game import Json
from arenarium.core.refusal import NONSENSE, BadData


class BoxFact(TypedDict):
    value: object  # null: nothing is said
    kind: int  # its place among the kinds
    mark: str  # "rulebook", "published", "reconstructed", "doubtful", "box"


class BoxThing(TypedDict):
    """A tile, a card, an area, a table of prices."""

    file: str
    path: list[str]  # from the top of the file; the last is its id
    about: Json  # what else is said of it
    facts: dict[str, BoxFact]


class GameBox(TypedDict):
    kinds: list[Json]  # what may stand in a fact
    things: list[BoxThing]


MOST_NAME: Final = 60  # letters


@cache
def things_of(path: str) -> list[Thing]:
    return find_game(path).things()


def facts_of(path: str) -> GameBox:
    """Every fact of a game; what may stand there is said once for all that are alike."""
    kinds: list[Kind] = []
    numbers: dict[str, int] = {}

    def number(kind: Kind) -> int:
        key = json.dumps(kind)
        if key not in numbers:
            numbers[key] = len(kinds)
            kinds.append(kind)
        return numbers[key]

    things: list[BoxThing] = [
        {
            "file": t["file"],
            "path": t["path"],
            "about": t["about"],
            "facts": {name: {**fact, "kind": number(fact["kind"])} for name, fact in t["facts"].items()},
        }
        for t in things_of(path)
    ]
    return {"kinds": [dict(kind) for kind in kinds], "things": things}


def checked(path: str, pack: Json) -> Json:
    """The pack if a game can be played with it. Raises BadFact."""
    things = things_of(path)
    check(pack, things)
    try:
        find_game(path).check_pack(pack)
    except BadData as error:
        where = ", ".join(x for x in (error.file, error.where) if x)
        raise BadFact("core-fact-rule", where=where[:200], reason=error.reason[:300]) from None
    except NONSENSE as error:
        raise BadFact("core-fact-rule", where="", reason=type(error).__name__) from None
    if len(packfile.write("", "", pack)) > packfile.MOST:
        raise BadFact("core-pack-long", most=packfile.MOST)
    return pack


def changed(path: str, pack: Json, edits: list[Edit]) -> Json:
    """The pack with these edits."""
    return checked(path, edited(pack, things_of(path), edits))


def read(path: str, game: str, text: str) -> Json:
    """What a file says: its name and its pack, without what is as it ships."""
    try:
        named, name, pack = packfile.read(text)
    except BadData as error:
        if error.key:
            raise BadFact(error.key, "", **error.args_) from None
        raise BadFact("core-pack-toml", reason=error.reason[:300]) from None
    if named != game:
        raise BadFact("core-pack-game", game=named[:60])
    check(pack, things_of(path))
    return {"name": one_name(name), "pack": checked(path, edited(pack, things_of(path), []))}


def written(game: str, name: str, pack: Json) -> str:
    return packfile.write(game, name, pack)


def one_name(name: object) -> str:
    """A name as it is shown: one line, not longer than there is room."""
    return " ".join(str(name).split())[:MOST_NAME]
