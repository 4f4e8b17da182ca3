"""Why what people wrote cannot be read, as it is told to them: in their language, with the line and the place.

It is found in another process, which knows nobody's language (`unreadable`); there it becomes a `Reason`, and a
sentence where the refusal is sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, TypeGuard

from arenarium.core.game import Json
from arenarium.core.refusal import reason_of
from arenarium.words import words


class Reason(TypedDict):
    line: int  # of the text, from 1; 0: none
    where: str
    key: str
    args: Json


def is_reason(value: object) -> TypeGuard[Reason]:
    return isinstance(value, dict) and value.keys() == Reason.__annotations__.keys()


def told(args: Mapping[str, object], lang: str) -> Json:
    """What a refusal is about, its reasons as sentences."""
    return {name: sentence(value, lang) if is_reason(value) else value for name, value in args.items()}


def sentence(reason: Reason, lang: str, with_line: bool = True) -> str:
    """A reason in somebody's language."""
    said = words(lang)
    parts = [said.say("core-refuse-read-line", {"line": reason["line"]})] if with_line and reason["line"] else []
    parts += [reason["where"]] if reason["where"] else []
    parts.append(said.say(reason["key"], reason["args"]) if reason["key"] else str(reason["args"][""]))
    return reason_of(": ".join(parts))
