"""Studies: trees of lines from any position, with what people say about them."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from arenarium.core.game import Json
from arenarium.server.wire.basics import PLAIN, Id, Nonce, Ordinal, SeatNumber
from arenarium.server.wire.play import Entry, Told, ViewMessage

StudyTitle = Annotated[str, Meta(max_length=80)]
StudyComment = Annotated[str, Meta(max_length=4000)]
StudyText = Annotated[str, Meta(max_length=100_000)]  # of a position, as a scenario file
StudyPlace = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]  # of the board, as its game names it
StudyVerdict = Literal["", "best", "good", "interesting", "inaccuracy", "mistake", "blunder"]
StudyColour = Literal["green", "red", "blue", "yellow"]
StudyLink = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=4000)]
NodeId = Annotated[int, Meta(ge=1, le=1_000_000_000)]


class StudyMark(TypedDict):
    """A place of the board that is marked, or an arrow from it to another."""

    at: StudyPlace
    to: NotRequired[StudyPlace]
    colour: NotRequired[StudyColour]  # green, if it says nothing


StudyMarks = Annotated[list[StudyMark], Meta(max_length=64)]


class StudyNode(TypedDict):
    """An answer and the lots that fell after it. The first node of a chapter is its position, before any answer."""

    id: int
    parent: int | None  # none: the first of its chapter, whose id is the chapter's
    seat: int  # -1 for the first of a chapter
    text: str
    lots: list[str]
    says: list[Told]  # how a log tells it: the first events of the answer
    comment: str
    verdict: StudyVerdict
    marks: list[StudyMark]


class StudyFrom(TypedDict):
    """Where a chapter begins."""

    kind: Literal["position", "match", "start"]
    text: NotRequired[str]  # of a position, as a scenario file
    table: NotRequired[str]  # of a match, and after how many entries of its line
    at: NotRequired[int]


class StudyChapter(TypedDict):
    id: int
    title: str
    game: str
    options: Json
    pack: str | None  # hash of what the facts of the game are corrected by
    seats: int
    origin: StudyFrom
    nodes: list[StudyNode]  # the first one first, every node before its children, children in their order


class StudyLinks(TypedDict):
    """Addresses by which others come in; null: not shared, or no longer."""

    read: str | None
    write: str | None


class StudyLimits(TypedDict):
    chapters: int
    nodes: int


class StudyRow(TypedDict):
    """A study in a list."""

    id: str
    title: str
    owner: str  # the name
    may: Literal["own", "write", "read"]
    revision: int
    created: float
    changed: float
    games: list[str]
    count: int  # nodes


class Study(StudyRow):
    chapters: list[StudyChapter]
    links: NotRequired[StudyLinks]  # for its owner
    most: StudyLimits


class StudyList(TypedDict):
    studies: list[StudyRow]  # your own and those you have joined, the newest change first


class StudyEdit(TypedDict):
    """One change. Revisions have no gaps; a client that misses one reads the study again, or asks from there on."""

    revision: int
    # study: its title. chapter: a new one. chapters: their order. name: of a chapter. add: nodes. note: what is said of
    # a node. order: of a node's children. gone: a node with all that follows, or a chapter. back: it was brought back.
    kind: Literal["study", "chapter", "chapters", "name", "add", "note", "order", "gone", "back"]
    by: str  # the name of whoever made it
    n: NotRequired[str]  # the nonce it was sent with
    title: NotRequired[str]
    chapter: NotRequired[int]
    opened: NotRequired[StudyChapter]  # a new chapter, or one that was brought back
    order: NotRequired[list[int]]  # ids of chapters, or of the children of `node`
    node: NotRequired[int]
    nodes: NotRequired[list[StudyNode]]  # each after its parent
    comment: NotRequired[str]
    verdict: NotRequired[StudyVerdict]
    marks: NotRequired[list[StudyMark]]


class StudyShelved(TypedDict):
    what: Literal["deleted"] | None
    seconds: float  # in which it can be brought back


class StudyDone(TypedDict):
    """What came of a change."""

    revision: int  # of the study now
    edits: list[StudyEdit]  # none: it was so already
    node: NotRequired[int]  # where an answer led to; the first of a new chapter
    seconds: NotRequired[float]  # in which what is gone can be brought back


class StudyPosition(TypedDict):
    """The position at a node."""

    node: int
    chapter: int
    options: Json
    seats: int
    result: list[int] | None
    views: list[ViewMessage]  # one seat's, or every seat's; each with the options of the questions to it
    first: int  # how many entries came before
    entries: list[Entry]  # what led here: of this node, or from another one on


class StudyGuest(TypedDict):
    id: str
    name: str


class StudyNews(TypedDict):
    """What whoever has a study open is told. `gone`: it is deleted, or no longer shared with them."""

    id: str
    revision: int
    edits: list[StudyEdit]  # none, and a higher revision: too many were missed; read it again
    here: list[StudyGuest]  # who has it open
    may: NotRequired[Literal["own", "write", "read"]]
    gone: NotRequired[bool]


# --- what is sent to the server -------------------------------------------------------------------


class StudyAnswer(Struct):
    seat: SeatNumber
    text: AnswerText
    lots: Annotated[list[AnswerText], Meta(max_length=400)] = []  # how the first lots after it fall; the rest are drawn


StudyLine = Annotated[list[StudyAnswer], Meta(min_length=1, max_length=100)]


class StudyBegin(Struct):
    """Where a chapter begins: the text of a position, a moment of a match, a shipped scenario, or a game's start."""

    title: StudyTitle = ""
    text: StudyText | None = None
    table: Id | None = None
    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    token: Annotated[str, Meta(max_length=100)] | None = None
    follow: bool = False  # take along how the match, or the scenario, went on
    game: Annotated[str, Meta(max_length=40)] | None = None
    scenario: Annotated[str, Meta(max_length=80)] | None = None
    options: Json = {}


class StudyNew(Struct):
    title: StudyTitle
    chapter: StudyBegin


class StudyTitled(Struct):
    title: StudyTitle
    n: Nonce


class StudyOpen(StudyBegin, kw_only=True):
    """A new chapter."""

    n: Nonce


class StudyOrder(Struct):
    """Chapters as they are to follow one another."""

    chapters: Annotated[list[NodeId], Meta(max_length=64)]
    n: Nonce


class StudyAdd(Struct):
    """Answers one after another below a node; those that are there already are followed."""

    node: NodeId
    line: StudyLine
    n: Nonce
    again: bool = False  # draw the lots again, as another child


class StudyNote(Struct):
    """What is said of a node. `seen`: the revision that is before the writer's eyes; refused where somebody else has
    said something else meanwhile."""

    seen: Ordinal
    n: Nonce
    comment: StudyComment | None = None
    verdict: StudyVerdict | None = None
    marks: StudyMarks | None = None


class StudyPut(Struct):
    """first: before its siblings. main: all on the way to it too. gone: delete it with all that follows. back: bring it
    back."""

    what: Literal["first", "main", "gone", "back"]
    n: Nonce


class StudyShare(Struct):
    what: Literal["read", "write"]
    shared: bool  # a link that is withdrawn does not come back


class StudyJoin(Struct):
    link: StudyLink


class StudyShelf(Struct):
    what: Literal["deleted"] | None  # nothing: bring it back


class StudyAsk(Struct):
    """A question about the position of a node, as `ask` at a table."""

    what: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber = 0
    args: Json = {}


class WatchStudy(Struct):
    """Over the socket, `study`: tell me of its changes; without an id no longer."""

    id: Id | None = None
    link: StudyLink | None = None
    have: Ordinal | None = None  # the revision it has
