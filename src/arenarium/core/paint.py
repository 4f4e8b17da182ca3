"""Text for a terminal: colours as marks that `rich` reads. Without colours the text alone must do."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Protocol


class Say(Protocol):
    """The sentence of a key, with its figures."""

    def __call__(self, key: str, args: Mapping[str, object] | None = None, /) -> str: ...


SEATS = ("bright_red", "bright_blue", "bright_green", "bright_magenta")
MARK = re.compile(r"(?<!\\)\[[^\]]*\]")


def plain(text: str) -> str:
    """The text as it is: no bracket of it is a mark."""
    return text.replace("[", "\\[")


def paint(text: str, style: str) -> str:
    return f"[{style}]{plain(text)}[/]"


def of_seat(text: str, seat: int) -> str:
    return paint(text, f"bold {SEATS[seat]}")


def called(seat: int, say: Say) -> str:
    return say(f"core-seat-{seat}")


def width(text: str) -> int:
    """How many places it takes, marks left out."""
    return len(MARK.sub("", text).replace("\\[", "["))


def padded(text: str, places: int) -> str:
    return text + " " * (places - width(text))


def beside(left: Sequence[str], right: Iterable[str], gap: int = 3) -> list[str]:
    """Two blocks of lines, one beside the other."""
    places = max(map(width, left), default=0) + gap
    return [(padded(a, places) + b).rstrip() for a, b in zip_longest(left, right, fillvalue="")]


def paragraph(text: str, places: int = 72) -> list[str]:
    return [plain(line) for line in textwrap.wrap(text, places)]


def entry(head: str, text: str) -> list[str]:
    """A name, and below it, set in, what it does."""
    return [head, *(f"    {line}" for line in paragraph(text))]
