"""What Tash-Kalar answers: inquiries, and the catalogue. docs/views/tashkalar.md"""

from __future__ import annotations

from typing import Literal, TypedDict

from arenarium.core.wire import Seat
from arenarium.games.tashkalar.wire import Card, Direction, Orientation, PieceOnSquare, Progress, Rank, Source, Square
from arenarium.games.tashkalar.wire_events import Told


class Summon(TypedDict):
    """A way to summon a card; rows that are the same choice share their text."""

    card: Card
    square: Square
    orientation: Orientation
    pattern: list[Square]
    marked: list[Square]  # what the effect would reach from there
    destroys: Square | None
    needs_lift: bool
    borrow: Square | None
    improvise: Square | None
    text: str


Has = Literal["empty", "own", "enemy"]  # "own": its rank is too low


class Near(TypedDict):
    """A pattern that lacks a single piece."""

    card: Card
    square: Square | None
    orientation: Orientation
    pattern: list[Square]
    missing: Square
    rank: Rank  # that is needed there
    has: Has


class Missing(TypedDict):
    square: Square
    rank: Rank


class Far(TypedDict):
    """A place where a card that is in neither list lacks the fewest pieces."""

    card: Card
    square: Square
    pattern: list[Square]
    missing: list[Missing]


class Summons(TypedDict):
    summons: list[Summon]
    near: list[Near]
    far: list[Far]


class TasksAhead(TypedDict):
    """How far the tasks that lie open now would be."""

    fulfilled: list[Card]  # what the player in turn could claim then
    progress: dict[str, list[Progress]]  # by task, then by side


class Preview(TypedDict):
    """What an answer would lead to, up to the next question or the next card drawn."""

    events: list[Told]
    board: list[PieceOnSquare]
    actions: int
    seat: Seat | None  # who would be asked next; -1: a card is drawn; null: the game is over
    tasks: TasksAhead | None  # in High Form, while the turn goes on


# --- the catalogue ----------------------------------------------------------------------------


class Marks(TypedDict):
    """Squares by steps right and down from the summon square, and arrows."""

    cells: list[list[int]]
    cells2: list[list[int]]
    directions: list[Direction]
    effect: bool  # false: a picture aid only


class BeingFacts(TypedDict):
    """`grid`: c own piece, h own heroic or higher, T summon square, C and H one that must hold such a piece."""

    id: Card
    kind: Literal["being", "legend"]
    deck: str
    rank: Rank
    grid: list[str]
    marks: Marks
    oriented: bool
    orientations: list[Orientation]
    frozen: bool
    warp: bool
    source: Source


class FlareFacts(TypedDict):
    id: Card
    kind: Literal["flare"]
    upper: int
    lower: int
    source: Source


class TaskFacts(TypedDict):
    id: Card
    kind: Literal["task"]
    type: Literal["destruction", "colored", "summoning", "pattern", "enemy"]
    advanced: bool
    points: int
    source: Source


class ArenaFacts(TypedDict):
    squares: list[Square]
    red: list[Square]
    green: list[Square]
    central: list[Square]
    duel_start: list[Square]
    melee_start: list[list[Square]]
    source: Source


class PieceFacts(TypedDict):
    two_sided: int
    legendary: int
    source: Source


class School(TypedDict):
    id: str
    deck: str
    colour: str
    source: Source


class Catalogue(TypedDict):
    arena: ArenaFacts
    pieces: PieceFacts
    schools: list[School]
    cards: list[BeingFacts | FlareFacts | TaskFacts]
