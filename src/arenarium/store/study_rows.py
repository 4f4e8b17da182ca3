"""Studies as plain data, and what a study refuses."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from arenarium.core.game import Json
from arenarium.core.refusal import Refusal

May = Literal["own", "write", "read"]
Link = Literal["read", "write"]
MOST_STUDIES: Final = 100  # of one person
MOST_CHAPTERS: Final = 64
MOST_NODES: Final = 2_000  # of one study
MOST_LETTERS: Final = 1_000_000  # of one study, in all that people or games wrote there
KEPT_EDITS: Final = 200  # for whoever was away for a while
LARGE: Final = 20_000  # letters of a change that is not kept: whoever missed it reads the study again


decode_texts = msgspec.json.Decoder(list[str]).decode


class NoStudy(Refusal):
    """There is none, or none for you."""

    kind = "unknown"


class NotYours(Refusal):
    """You may read it and no more."""

    kind = "denied"


class Full(Refusal):
    """It would be more than a study holds."""

    kind = "not_now"


class Moved(Refusal):
    """Somebody else was faster."""

    kind = "stale"


class Who(msgspec.Struct, frozen=True):
    """Whoever wants something of a study, and the link they came by."""

    person: str | None = None
    link: str | None = None


class NewNode(msgspec.Struct, frozen=True):
    """A node on its way into a study. `parent` is its place in the list it comes in; -1: none, or the node it is
    added to."""

    parent: int
    seat: int
    text: str
    lots: list[str]
    says: list[Json] = []
    comment: str = ""
    verdict: str = ""
    marks: list[Json] = []


class NewChapter(msgspec.Struct, frozen=True):
    """A chapter on its way into a study; the first of its nodes is the position before any answer."""

    title: str
    game: str
    options: Json
    seats: int
    origin: Json
    start: str  # a save of the position before its first lots
    nodes: list[NewNode]
    pack: Json | None = None  # what the facts of the game are corrected by


class NodeRow(msgspec.Struct, frozen=True):
    """A node as it goes over the wire, its lists as they lie in the database."""

    id: int
    parent: int | None
    seat: int
    text: str
    lots: msgspec.Raw
    says: msgspec.Raw
    comment: str
    verdict: str
    marks: msgspec.Raw

    def fallen(self) -> list[str]:
        """The lots."""
        return decode_texts(self.lots)


class ChapterRow(msgspec.Struct, frozen=True):
    id: int
    title: str
    game: str
    options: Json
    pack: str | None
    seats: int
    origin: Json


class StudyRow(msgspec.Struct, frozen=True):
    id: str
    owner: str
    name: str  # the owner's
    title: str
    revision: int
    read: str | None
    write: str | None
    created: float
    changed: float
    may: May


class Whole(msgspec.Struct, frozen=True):
    """A study with all that is in it."""

    row: StudyRow
    chapters: list[ChapterRow]
    nodes: dict[int, list[NodeRow]]  # by chapter, each after its parent


class Path(msgspec.Struct, frozen=True):
    """The way to a node from the first of its chapter."""

    chapter: ChapterRow
    start: str
    nodes: list[NodeRow]


class Listed(msgspec.Struct, frozen=True):
    row: StudyRow
    games: list[str]
    count: int


class Changed(msgspec.Struct, frozen=True):
    """What came of a change."""

    revision: int
    edits: list[Json]
    node: int | None = None
