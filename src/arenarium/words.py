"""Sentences for players: Fluent files, one source for Python and the client.

A language is a folder of `locale/`, and says its own name in `language-name`; what its lessons say lies in `lessons/`
there. A game of another package brings its sentences along, in `locale/<language>/<game>.ftl`. What a language lacks is
said in English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from arenarium import games
from arenarium.core.game import AnyGame
from arenarium.core.language import FALLBACK

SUFFIX: Final = ".ftl"
_LOCALE: Final = files("arenarium") / "locale"
LANGUAGES: Final = tuple(sorted((d.name for d in _LOCALE.iterdir() if d.is_dir()), key=lambda n: (n != FALLBACK, n)))
__all__ = ["FALLBACK", "LANGUAGES", "Words", "call_own", "in_lessons", "source", "words"]


def source(game: AnyGame, lang: str) -> str:
    """The Fluent text of one game in one language, in English where it has none in that; "" where it has none."""
    for code in (lang, FALLBACK):
        path = f"locale/{code}/{game.name}{SUFFIX}"
        file = games.file(game, path, path) if code in LANGUAGES else None
        if file is not None:
            return file.read_text(encoding="utf-8")
    return ""


def _sources(lang: str) -> Iterator[str]:
    for file in sorted((_LOCALE / lang).iterdir(), key=lambda f: f.name):
        if file.name.endswith(SUFFIX):
            yield file.read_text(encoding="utf-8")
    for game in games.plugged():
        yield source(game, lang)


_own: dict[str, Mapping[str, str]] = {}


def call_own(names: Mapping[str, Mapping[str, str]]) -> None:
    """From now on, in this process: what a pack calls things of its own, shown as it stands."""
    _own.clear()
    _own.update(names)


class Words:
    """One language. Unknown keys come back as themselves, so that a gap shows and nothing breaks."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in _sources(lang):
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(
        self, key: str, args: Mapping[str, object] | None = None, seat_name: Callable[[int], str] | None = None
    ) -> str:
        """The sentence of `key`. Values that begin with "@" are keys themselves; seats become names."""
        if key in _own:
            return _own[key].get(self.lang) or _own[key].get(FALLBACK) or next(iter(_own[key].values()))
        name, _, attribute = key.partition(".")
        pattern = None
        if self._bundle.has_message(name):
            message = self._bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key if self.lang == FALLBACK else words(FALLBACK).say(key, args, seat_name)
        told = {k: self._value(k, v, seat_name) for k, v in (args or {}).items()}
        text, _faults = self._bundle.format_pattern(pattern, told)
        return str(text)

    def _value(self, key: str, value: object, seat_name: Callable[[int], str] | None) -> str | float:
        if isinstance(value, str) and value.startswith("@"):
            return self.say(value[1:])
        if isinstance(value, int) and (key == "seat" or key.endswith("_seat")):
            return seat_name(value) if seat_name else self.say(f"core-seat-{value}")
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._value("", v, seat_name)) for v in value)
        return "" if value is None else value if isinstance(value, (int, float, str)) else str(value)


@cache
def words(lang: str) -> Words:
    """The sentences of a language, or of English where there is no such language."""
    return Words(lang if lang in LANGUAGES else FALLBACK)


@cache
def in_lessons(game: str, lang: str) -> Mapping[str, str]:
    """What a language says in a game's lessons: the title by the lesson's key, all else by `key.name`."""
    file = _LOCALE / lang / "lessons" / f"{game}{SUFFIX}"
    if not file.is_file():
        return {}
    resource = FluentResource(file.read_text(encoding="utf-8"))
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    found: dict[str, str] = {}
    for lesson in (entry for entry in resource.body if isinstance(entry, Message)):
        key, message = lesson.id.name, bundle.get_message(lesson.id.name)
        patterns = {key: message.value, **{f"{key}.{name}": value for name, value in message.attributes.items()}}
        found |= {name: str(bundle.format_pattern(p)[0]) for name, p in patterns.items() if p is not None}
    return found
