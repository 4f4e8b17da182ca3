"""What people write, as others may be shown it."""

from __future__ import annotations

from typing import Final
from unicodedata import category

MOST_MARKS: Final = 4  # on one letter: some scripts need them
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their class, and nothing to see


def readable(text: str, instead: str = "") -> str:
    """Without letters that show nothing or turn others round, for which `instead` stands, and without marks that reach
    over other people's lines."""
    if text.isascii() and text.isprintable():
        return text
    kept: list[str] = []
    marks = MOST_MARKS  # one at the beginning would stand on what is before the text
    for c in text:
        kind = category(c)
        marks = marks + 1 if kind.startswith("M") else 0
        if marks <= MOST_MARKS:
            kept.append(c if (c.isprintable() or kind == "Zs") and c not in BLANK else instead)
    return "".join(kept)
