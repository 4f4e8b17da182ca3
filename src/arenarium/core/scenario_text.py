"""A scenario file written from its tables: plain TOML that `scenario_file` reads back."""

from __future__ import annotations

import json
from typing import Any

from arenarium.core.game import Json

HEAD = ("game", "title", "rules", "text", "impossible", "lots", "seed")
WIDE = 100  # a list that would be longer goes over several lines


def write(data: Json) -> str:
    """The file: what it is first, then its tables, then its steps, in the order of docs/notation.md."""
    lines = [f"{_key(key)} = {value(data[key])}" for key in HEAD if key in data]
    for name in ("options", "position", "expect"):
        if isinstance(data.get(name), dict):
            lines += ["", *_table(name, data[name])]
    for step in data.get("step", []):
        lines += ["", "[[step]]", *(f"{_key(key)} = {value(v)}" for key, v in step.items())]
    return "\n".join(lines) + "\n"


def _table(name: str, table: Json) -> list[str]:
    """A table; those of its values that are tables of several kinds of things stand under heads of their own."""
    plain = {k: v for k, v in table.items() if not _has_own_head(v)}
    lines = [f"[{name}]", *(f"{_key(key)} = {value(v)}" for key, v in plain.items())]
    for key, inner in table.items():
        if _has_own_head(inner):
            lines += ["", *_table(f"{name}.{_key(key)}", inner)]
    return lines


def _has_own_head(v: Any) -> bool:
    """Seats of Herosi, races of Warcraft: numbers, texts and lists together."""
    return isinstance(v, dict) and len({type(x) for x in v.values()}) > 1


def value(v: Any) -> str:
    """One value, on one line unless it is a picture or a long list."""
    if isinstance(v, bool):
        return "true" if v else "false"
    if isinstance(v, str):
        return _text(v)
    if isinstance(v, dict):
        return "{ " + ", ".join(f"{_key(k)} = {value(x)}" for k, x in v.items()) + " }" if v else "{}"
    if isinstance(v, (list, tuple)):
        words = [value(x) for x in v]
        line = "[" + ", ".join(words) + "]"
        if len(line) <= WIDE or any("\n" in word for word in words):
            return line
        rows: list[str] = []
        row = ""
        for word in words:
            if len(row) + len(word) > WIDE - 6:
                rows, row = [*rows, row], ""
            row += f" {word},"
        return "[\n" + "\n".join("   " + r for r in [*rows, row]) + "\n]"
    if v is None:
        raise ValueError("TOML has no null")
    return repr(v)


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if bare else json.dumps(key, ensure_ascii=False)


def _text(text: str) -> str:
    picture = "\n" in text and "\\" not in text and '"""' not in text and text.isprintable() is False
    if picture and all(c == "\n" or c.isprintable() for c in text) and not text.endswith('"'):
        return f'"""\n{text}"""' if text.endswith("\n") else f'"""\n{text}\n"""'
    said = json.dumps(text, ensure_ascii=False)
    return said.replace("\x7f", "\\u007f")
