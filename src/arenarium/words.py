"""Sentences for players: Fluent files in two languages, one source for Python and the client."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl")


class Words:
    """One language. Unknown keys come back as themselves, so that a gap shows and nothing breaks."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in sorted(resources.files("arenarium").joinpath(f"locale/{lang}").iterdir(), key=lambda f: f.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(
        self, key: str, args: Mapping[str, Any] | None = None, seat_name: Callable[[int], str] | None = None
    ) -> str:
        """The sentence of `key`. Values that begin with "@" are keys themselves; seats become names."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return key
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        told = {k: self._value(k, v, seat_name) for k, v in (args or {}).items()}
        text, _faults = self._bundle.format_pattern(pattern, told)
        return str(text)

    def _value(self, key: str, value: Any, seat_name: Callable[[int], str] | None) -> Any:
        if isinstance(value, str) and value.startswith("@"):
            return self.say(value[1:])
        if isinstance(value, int) and (key == "seat" or key.endswith("_seat")):
            return seat_name(value) if seat_name else self.say(f"core-seat-{value}")
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._value("", v, seat_name)) for v in value)
        return "" if value is None else value if isinstance(value, (int, float, str)) else str(value)


@cache
def words(lang: str) -> Words:
    return Words(lang if lang in LANGUAGES else "en")
