"""What the box holds: patterns in their orientations, beings, flares and tasks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.games.tashkalar.arena import STRIDE
from arenarium.games.tashkalar.vocabulary import COMMON, Step

# Card numbers: beings of the six decks, then legends, flares, tasks.
DECK_SIZE: Final = 18
SHARED_SIZE: Final = 12  # legends; flares
LEGENDS: Final = 108
FLARES: Final = 120
TASKS: Final = 132
CARDS: Final = 156
START_SYMBOLS: Final = 3  # where a Melee begins: pairs of squares

# A pattern in one word for fast matching, a byte for each piece: its shift, and a bit if it must be upgraded.
CELL_BITS: Final = 8
CELL_SHIFT: Final = 127
NO_SHIFT: Final = 64  # what a shift of 0 is written as
CELL_UPGRADED: Final = 128


# What judges a task.
TESTS: Final = (
    "destruction",
    "legends_fell",
    "holding",
    "rainbow",
    "summoning",
    "crosses",
    "lines",
    "diagonals",
    "side_chain",
    "corner_chain",
    "surrounded",
    "isolated",
)
TEST_DESTRUCTION: Final = 0
TEST_LEGENDS_FELL: Final = 1
TEST_HOLDING: Final = 2
TEST_RAINBOW: Final = 3
TEST_SUMMONING: Final = 4
TEST_CROSSES: Final = 5
TEST_LINES: Final = 6
TEST_DIAGONALS: Final = 7
TEST_SIDE_CHAIN: Final = 8
TEST_CORNER_CHAIN: Final = 9
TEST_SURROUNDED: Final = 10
TEST_ISOLATED: Final = 11


class Orientation:
    """A pattern in one orientation: shifts from the summon square to the needed pieces, and the marks."""

    def __init__(
        self,
        name: int,
        cells: list[tuple[int, int]],
        ranks: list[int],
        marks: list[tuple[int, int]],
        marks2: list[tuple[int, int]],
        ways: list[int],
    ) -> None:
        self.name = name  # which of the eight symmetries
        self.dx = [c[0] for c in cells]
        self.dy = [c[1] for c in cells]
        self.shifts = [c[1] * STRIDE + c[0] for c in cells]
        self.ranks = ranks
        self.recipe: i64 = 0
        for j in range(len(cells) - 1, -1, -1):
            self.recipe = (
                self.recipe << CELL_BITS | self.shifts[j] + NO_SHIFT | (CELL_UPGRADED if ranks[j] != COMMON else 0)
            )
        self.marks = marks
        self.marks2 = marks2
        self.ways = ways


class Card:
    """A being or a legend."""

    def __init__(self, number: int, name: str, rank: int) -> None:
        self.number = number
        self.name = name
        self.rank = rank
        self.orientations: list[Orientation] = []
        self.cells = 0  # pieces of the pattern, and how many of them are upgraded
        self.upgraded = 0
        self.same_as: list[int] = []  # by symmetry: the orientation that covers the same squares
        self.oriented = False  # the orientation matters to the effect
        self.roams = False  # no summon square in the pattern: any empty colourless square
        self.effect = 0  # programs
        self.frozen = -1
        self.warp = -1
        self.grid: list[str] = []
        self.source = ""


class Flare:
    def __init__(self, name: str, upper: int, upper_effect: int, lower: int, lower_effect: int) -> None:
        self.name = name
        self.upper = upper
        self.upper_effect = upper_effect
        self.lower = lower
        self.lower_effect = lower_effect


class Task:
    """A task: the test that judges it, and the numbers that the test reads; 0 for those it does not know."""

    def __init__(self, name: str, kind: str, advanced: bool, points: int, test: str, needs: dict[str, int]) -> None:
        self.name = name
        self.kind = kind
        self.advanced = advanced
        self.points = points
        self.test = test
        self.judge = TESTS.index(test)
        self.needs = needs
        self.destroyed = needs.get("destroyed", 0)
        self.upgraded = needs.get("upgraded", 0)
        self.legendary = needs.get("legendary", 0)
        self.or_heroic = needs.get("or_heroic", 0)
        self.pieces = needs.get("pieces", 0)  # equal: where it is not said, upgraded pieces are asked for
        self.beings = needs.get("beings", 0)
        self.on_red = needs.get("on_red", 0)
        self.on_green = needs.get("on_green", 0)
        self.on_coloured = needs.get("on_coloured", 0)
        self.legends = needs.get("legends", 0)
        self.lead = needs.get("lead", 0)
        self.around = needs.get("around", 0)
        self.near = needs.get("near", 0)
        self.moves = needs.get("moves", 0)
        self.squares: list[int] = []
        self.low: i64 = 0  # the same squares as words
        self.high: i64 = 0


class Box:
    """Everything printed, shared by all states that play with the same data."""

    def __init__(self) -> None:
        self.cards: list[Card] = []  # beings and legends
        self.flares: list[Flare] = []
        self.tasks: list[Task] = []
        self.programs: list[list[Step]] = []
        self.names: list[str] = []  # by card number
        self.numbers: dict[str, int] = {}
        self.red: list[bool] = []
        self.green: list[bool] = []
        self.red_low: i64 = 0  # the same as words
        self.red_high: i64 = 0
        self.green_low: i64 = 0
        self.green_high: i64 = 0
        self.near_green: list[int] = []  # squares that touch a green one
        self.around_red: list[int] = []
        self.around_green: list[int] = []
        self.duel_start: list[int] = []
        self.melee_start: list[list[int]] = []
        self.two_sided = 0
        self.legendary = 0
        self.limits: dict[str, int] = {}
        self.hand_limits = (3, 2, 1)  # beings, legends, flares
        self.sideways = 6  # cards of a team player's deck
        self.schools: dict[str, int] = {}  # school to its deck
        self.twins = (-1, -1)  # lesser and greater
        self.emperor = -1
        self.merchant = -1
