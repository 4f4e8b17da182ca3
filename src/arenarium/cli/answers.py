"""Long lists of answers, grouped by their words: `place pik`, then the hex, then the rotation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

FEW = 16  # as many are shown one by one
PART = re.compile(r"[/>+]?[^/>+]+")  # c3/0 is a hex and a rotation, c3>c4 a way

Parts = tuple[str, ...]


def split(text: str) -> Parts:
    return tuple(part for word in text.split() for part in PART.findall(word))


def joined(parts: Parts) -> str:
    """The words again: what begins with a sign belongs to the word before it."""
    return "".join(part if part[0] in "/>+" else f" {part}" for part in parts).strip()


def numbers(labels: Sequence[str]) -> bool:
    """Whether words of a list would be taken for its numbers."""
    return any(label.split(" ")[0].isdecimal() for label in labels)


@dataclass(frozen=True)
class Choice:
    """An answer, or several that begin alike."""

    parts: Parts
    count: int
    text: str  # the answer; "" for several


class Answers:
    """What may be answered, and how far somebody has narrowed it down."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = list(texts)
        self.parts = [split(text) for text in self.texts]
        self.at: Parts = ()

    def fitting(self, parts: Parts) -> list[int]:
        """Those that begin so; signs need not be typed."""
        bare = [part.lstrip("/>+") for part in parts]
        return [i for i, own in enumerate(self.parts) if [part.lstrip("/>+") for part in own[: len(bare)]] == bare]

    def choices(self) -> list[Choice]:
        """The answers that are left, one by one if they are few, else by their next word."""
        left = self.fitting(self.at)
        if len(left) <= FEW:
            return [Choice(self.parts[i], 1, self.texts[i]) for i in left]
        while len({self.parts[i][: len(self.at) + 1] for i in left}) == 1:
            self.at = self.parts[left[0]][: len(self.at) + 1]
        groups: dict[Parts, list[int]] = {}
        for i in left:
            groups.setdefault(self.parts[i][: len(self.at) + 1], []).append(i)
        return [
            Choice(self.parts[of[0]], 1, self.texts[of[0]]) if len(of) == 1 else Choice(key, len(of), "")
            for key, of in groups.items()
        ]

    def verbs(self) -> set[str]:
        return {parts[0] for parts in self.parts}

    def longest(self) -> str:
        """The first of those with the most words: an example."""
        return max(self.texts, key=lambda text: len(text.split()), default="")

    def with_word(self, word: str) -> list[Choice]:
        self.at = ()
        return [Choice(self.parts[i], 1, text) for i, text in enumerate(self.texts) if word in text]

    def back(self) -> None:
        """One word back, and on to the last place where there was a choice."""
        self.at = self.at[:-1]
        while self.at and len(self.fitting(self.at)) == len(self.fitting(self.at[:-1])):
            self.at = self.at[:-1]

    def labels(self, choices: Sequence[Choice]) -> list[str]:
        """What is written beside the numbers of a list: what is still to be said."""
        return [joined(choice.parts[len(self.at) :]).lstrip("/>+") or choice.text for choice in choices]

    def pick(self, shown: Sequence[Choice], line: str) -> str | None:
        """The answer meant by a line below a list: a number of it, unless its words are numbers themselves."""
        if line.isdecimal() and 0 < int(line) <= len(shown) and not numbers(self.labels(shown)):
            choice = shown[int(line) - 1]
            self.at = self.at if choice.text else choice.parts
            return choice.text or None
        return self.take(line)

    def take(self, line: str) -> str | None:
        """The answer a line names, whole or by its first words; None: it names several, and these are left.

        What names none is an answer too, for the game to say what is wrong with it.
        """
        if line in self.texts:
            return line
        typed = split(line)
        for parts in (self.at + typed, typed):
            left = self.fitting(parts)
            exact = [i for i in left if len(self.parts[i]) == len(parts)]
            if len(left) == 1 or exact:
                return self.texts[(exact or left)[0]]
            if left:
                self.at = self.parts[left[0]][: len(parts)]
                return None
        return line
