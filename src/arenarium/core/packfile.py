"""A pack as one TOML file: which game it is for, and each data file's corrections under the file's name.

arenarium = 1
game = "herosi"
name = "From my box"

[["creatures.toml".creature]]
id = "wisp"
strength = 2
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from arenarium.core.data import read_toml
from arenarium.core.refusal import BadData, quoted

Json = dict[str, Any]
FORMAT: Final = 1
MOST: Final = 100_000  # letters
MOST_TABLES: Final = 5000
LARGEST: Final = 10**400
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
LETTER: Final = r"""[\w"'-]"""
PART: Final = rf"(?<!{LETTER}){LETTER}++"
DEEP: Final = re.compile(rf"{PART}(?:[ \t]*\.[ \t]*{PART}){{16}}|\[{{16}}")  # no key of ours has so many parts


def read(text: str, file: str = "pack") -> tuple[str, str, Json]:
    """The game, the pack's name, and the pack. Raises BadData; what it says of the game is for others to check."""
    if len(text) > MOST:
        raise BadData(file, "", f"longer than {MOST} letters", "core-pack-long", most=MOST)
    if DEEP.search(text) or text.count("{") > MOST_TABLES or text.count("[") > MOST_TABLES:
        raise BadData(file, "", "a key or a list in it is too deep", "core-pack-deep")
    data = read_toml(text, file)
    if data.get("arenarium") != FORMAT or isinstance(data.get("arenarium"), bool):
        reason = f"'arenarium' must be {FORMAT}: it is no pack, or one of another version"
        raise BadData(file, "arenarium", reason, "core-pack-version", format=FORMAT)
    game, name = data.get("game"), data.get("name", "")
    if not isinstance(game, str) or not isinstance(name, str):
        raise BadData(file, "game", "'game' and 'name' must be texts", "core-pack-head")
    pack = {key: value for key, value in data.items() if key not in ("arenarium", "game", "name")}
    return game, name, plain(pack, file)


def plain(pack: Json, file: str) -> Json:
    """The pack if it is plain data, which dates are not, nor numbers that are none or longer than any."""
    where = odd(pack)
    if where:
        reason = "holds a date, a time or a number that is none, which is no fact of a game"
        raise BadData(file, ".".join(where), reason, "core-pack-plain", where=quoted(".".join(where)))
    return pack


def odd(value: object) -> list[str]:
    """The way to the first thing that is no plain data: keys, and places in lists from one on."""
    inner = value.items() if isinstance(value, dict) else enumerate(value, 1) if isinstance(value, list) else ()
    for key, part in inner:
        if isinstance(part, (dict, list)):
            if way := odd(part):
                return [str(key), *way]
        elif not (isinstance(part, str) or (isinstance(part, (int, float)) and -LARGEST <= part <= LARGEST)):
            return [str(key)]
    return []


def write(game: str, name: str, pack: Mapping[str, Any]) -> str:
    """The text that `read` reads."""
    lines = [f"arenarium = {FORMAT}", f"game = {value_text(game)}", f"name = {value_text(name)}"]
    for file, content in sorted(pack.items()):
        top = {k: v for k, v in content.items() if not isinstance(v, dict) and not rows(v)}
        if top or "source" in content:
            lines += [
                "",
                f"[{key_text(file)}]",
                *fields({**top, **({"source": content["source"]} if "source" in content else {})}),
            ]
        for key, value in content.items():
            if key == "source" or key in top:
                continue
            where = f"{key_text(file)}.{key_text(key)}"
            if isinstance(value, dict) and all(isinstance(v, dict) for v in value.values()) and "source" not in value:
                for inner, table in value.items():
                    lines += ["", f"[{where}.{key_text(inner)}]", *fields(table)]
            elif isinstance(value, dict):
                lines += ["", f"[{where}]", *fields(value)]
            else:
                for row in value:
                    lines += ["", f"[[{where}]]", *fields(row)]
    return "\n".join(lines) + "\n"


def rows(value: Any) -> bool:
    """Entries that are found by their ids."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and "id" in row for row in value)


def fields(table: Mapping[str, Any]) -> list[str]:
    return [f"{key_text(k)} = {value_text(v)}" for k, v in table.items()]


def key_text(key: str) -> str:
    return key if BARE.fullmatch(key) else value_text(key)


def value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key_text(k)} = {value_text(v)}" for k, v in value.items()) + " }" if value else "{}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(value_text, value)) + "]"
    return repr(value)
