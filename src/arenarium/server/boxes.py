"""Facts of the games and what people say of them. Plain data in and out: all of it is done in another process, for
what somebody wrote may be anything."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, TypedDict

from arenarium.bots.contract import find_game
from arenarium.core import packfile
from arenarium.core.facts import MOST_DEEP, BadFact, Edit, FieldKind, Thing, check, deep, edited, words_of
from arenarium.core.game import AnyGame, Choice, Json, added_choices
from arenarium.core.readable import readable
from arenarium.core.refusal import NONSENSE, BadData, Refusal, quoted, reason_of
from arenarium.server.unreadable import reason_for


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


class Added(TypedDict):
    """What somebody made up: choices of settings that are not in the box, and texts by key and language."""

    choices: dict[str, list[Choice]]
    words: dict[str, dict[str, str]]


READ: Final = "-refuse-read-"  # in keys that say why something cannot be read, and not where
MOST_NAME: Final = 60  # letters


@cache
def things_of(path: str) -> list[Thing]:
    return find_game(path).things()


def facts_of(path: str) -> GameBox:
    """Every fact of a game; what may stand there is said once for all that are alike."""
    kinds: list[FieldKind] = []
    numbers: dict[str, int] = {}

    def number(kind: FieldKind) -> int:
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
    game = find_game(path)
    own, facts = parted(game, pack)
    for file, content in own.items():
        if deep(content) > MOST_DEEP:
            raise BadFact("core-fact-long", file=file, where="", field="", most=packfile.MOST)
    check(facts, things_of(path))
    try:
        game.check_pack(pack)
    except BadData as error:
        where = reason_of(", ".join(x for x in (error.file, error.where) if x))
        if error.key and READ not in error.key:
            raise BadFact(error.key, "", where=where, **error.args_) from None
        raise BadFact("core-fact-rule", where=where, reason={**reason_for(error), "line": 0, "where": ""}) from None
    except Refusal:
        raise
    except NONSENSE as error:
        raise BadFact("core-fact-rule", where="", reason=reason_for(error)) from None
    if len(packfile.write("", "", pack)) > packfile.MOST:
        raise BadFact("core-pack-long", most=packfile.MOST)
    return pack


def changed(path: str, pack: Json, edits: list[Edit]) -> Json:
    """The pack with these edits. A data file that is its own is written whole, or gone where nothing is said."""
    game = find_game(path)
    own, facts = parted(game, pack)
    about_facts = [edit for edit in edits if not game.brings(edit["file"])]
    for edit in edits:
        if not game.brings(edit["file"]):
            continue
        if edit["path"] or edit["field"]:
            raise BadFact("core-fact-unknown", file=quoted(edit["file"]), where=quoted(".".join(edit["path"])))
        own.pop(edit["file"], None)
        if edit.get("value") is not None:
            own[edit["file"]] = edit["value"]
    return checked(path, {**edited(facts, things_of(path), about_facts), **own})


def parted(game: AnyGame, pack: Json) -> tuple[Json, Json]:
    """The data files that a pack brings itself, and what it says of those that ship."""
    own = {file: content for file, content in pack.items() if game.brings(file)}
    return own, {file: content for file, content in pack.items() if file not in own}


def added(path: str, pack: Json) -> Added:
    """What a pack adds to the game: choices of its settings, and what its things are called."""
    game = find_game(path)
    return {"choices": added_choices(game, pack), "words": words_of(game.name, pack)}


def read(path: str, game: str, text: str) -> Json:
    """What a file says: its name and its pack, without what is as it ships."""
    try:
        named, name, pack = packfile.read(text)
    except BadData as error:
        if error.key and READ not in error.key:
            raise BadFact(error.key, "", **error.args_) from None
        raise BadFact("core-pack-toml", reason=reason_for(error, text)) from None
    if named != game:
        raise BadFact("core-pack-game", game=quoted(named))
    own, facts = parted(find_game(path), pack)
    check(facts, things_of(path))
    return {"name": one_name(name), "pack": checked(path, {**edited(facts, things_of(path), []), **own})}


def written(game: str, name: str, pack: Json) -> str:
    return packfile.write(game, name, pack)


def one_name(name: object) -> str:
    """A name as it is shown: one line, not longer than there is room."""
    return " ".join(readable(" ".join(str(name).split())).split())[:MOST_NAME]
