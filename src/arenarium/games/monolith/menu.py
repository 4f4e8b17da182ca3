"""A question whose many answers are kept as a few groups.

A play phase offers hundreds of actions, nearly all of them "this tile, one of those hexes, any rotation".
A group is one number: verb, first operand, second operand, shape, a mask, one answer left out. Sorted
groups give sorted actions, so counting and picking need no list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import CELLS, DIRECTIONS, size
from arenarium.core.hexes import nth as nth_hex
from arenarium.core.kernel import Action, Decision, Luck
from arenarium.games.monolith.verbs import spot_hex, spot_rotation

# Shapes of a group.
ONE: Final = 0  # (verb, a, b, mask)
TURNS: Final = 1  # (verb, a, b, any rotation)
HEXES: Final = 2  # (verb, a, any hex, 0)
HEX_TURNS: Final = 3  # (verb, a, any hex, any rotation)
ENDS: Final = 4  # (verb, a, b, any hex in any rotation)
STEPS: Final = 5  # (verb, a, b, any hex in rotation 0)

# Where the parts of a group begin, and how wide they are.
AT_MASK: Final = 7
AT_SHAPE: Final = 26
AT_B: Final = 29
AT_A: Final = 34
AT_VERB: Final = 42  # equal: nothing lies above
WIDE_SKIP: Final = 127
WIDE_MASK: Final = 0x7FFFF
WIDE_SHAPE: Final = 7
WIDE_B: Final = 31
WIDE_A: Final = 255

ALL_TURNS: Final = 127  # no answer is left out
SPOTS: Final = 114  # CELLS * DIRECTIONS

NO_ACTIONS: Final[list[Action]] = []  # a Menu spells its list out only when asked to


def group(verb: i64, a: i64, b: i64, shape: i64, mask: i64, skip: i64) -> i64:
    return verb << AT_VERB | a << AT_A | b << AT_B | shape << AT_SHAPE | mask << AT_MASK | skip


def one(verb: i64, a: i64, b: i64, c: i64) -> i64:
    return verb << AT_VERB | a << AT_A | b << AT_B | ONE << AT_SHAPE | c << AT_MASK | ALL_TURNS


def group_count(g: i64) -> i64:
    shape: i64 = (g >> AT_SHAPE) & WIDE_SHAPE
    if shape == ONE:
        return 1
    left_out: i64 = 0 if g & WIDE_SKIP == ALL_TURNS else 1
    if shape == TURNS:
        return DIRECTIONS - left_out
    n: i64 = size((g >> AT_MASK) & WIDE_MASK)
    if shape == HEX_TURNS:
        return DIRECTIONS * n
    if shape == ENDS:
        return DIRECTIONS * n - left_out
    return n


def group_nth(g: i64, i: i64) -> Action:
    shape: i64 = (g >> AT_SHAPE) & WIDE_SHAPE
    b: i64 = (g >> AT_B) & WIDE_B
    a: i64 = (g >> AT_A) & WIDE_A
    verb: i64 = g >> AT_VERB
    mask: i64 = (g >> AT_MASK) & WIDE_MASK
    skip: i64 = g & WIDE_SKIP
    if shape == ONE:
        return (verb, a, b, mask)
    if shape == TURNS:
        if i >= skip:
            i += 1
        return (verb, a, b, i)
    if shape == HEXES:
        return (verb, a, nth_hex(mask, i), 0)
    if shape == HEX_TURNS:
        return (verb, a, nth_hex(mask, i // DIRECTIONS), i % DIRECTIONS)
    if shape == STEPS:
        return (verb, a, b, nth_hex(mask, i) * DIRECTIONS)
    if skip != ALL_TURNS:
        before: i64 = DIRECTIONS * size(mask & ((1 << (skip // DIRECTIONS)) - 1)) + skip % DIRECTIONS
        if i >= before:
            i += 1
    return (verb, a, b, nth_hex(mask, i // DIRECTIONS) * DIRECTIONS + i % DIRECTIONS)


def group_allows(g: int, action: Action) -> bool:
    verb, a, b, c = action
    if g >> AT_VERB != verb or (g >> AT_A) & WIDE_A != a or b < 0 or c < 0:
        return False
    shape = (g >> AT_SHAPE) & WIDE_SHAPE
    mask = (g >> AT_MASK) & WIDE_MASK
    if shape == HEXES:
        return b < CELLS and bool(mask >> b & 1) and c == 0
    if shape == HEX_TURNS:
        return b < CELLS and bool(mask >> b & 1) and c < DIRECTIONS
    if (g >> AT_B) & WIDE_B != b:
        return False
    if shape == ONE:
        return c == mask
    if shape == TURNS:
        return c < DIRECTIONS and c != g & WIDE_SKIP
    if shape == STEPS:
        return c < SPOTS and spot_rotation(c) == 0 and bool(mask >> spot_hex(c) & 1)
    return c < SPOTS and bool(mask >> spot_hex(c) & 1) and c != g & WIDE_SKIP


class Menu(Decision):
    """A question with its answers in groups, which are added one by one."""

    def __init__(self, seat: int, ask: str) -> None:
        super().__init__(seat, ask, NO_ACTIONS)
        self.groups: Final[list[int]] = []
        self.total: i64 = 0
        self.last: i64 = 0  # equal: no group is less
        self.tangled = False  # a group came after a greater one

    def add(self, g: i64) -> None:
        if g < self.last:
            self.tangled = True
        self.last = g
        self.total += group_count(g)
        self.groups.append(g)

    def tidy(self) -> None:
        """All groups are there: now they are sorted, if they came otherwise."""
        if self.tangled:
            self.groups.sort()
            self.tangled = False  # equal: sorting twice changes nothing

    @property
    def options(self) -> list[Action]:
        found: list[Action] = []
        for g in self.groups:
            for i in range(group_count(g)):
                found.append(group_nth(g, i))
        return found

    def count(self) -> int:
        return self.total

    def nth(self, i: int) -> Action:
        left: i64 = i
        for g in self.groups:
            n: i64 = group_count(g)
            if left < n:
                return group_nth(g, left)
            left -= n
        raise IndexError(i)

    def pick(self, luck: Luck) -> Action:
        return self.nth(luck.below(self.total))

    def allows(self, action: Action) -> bool:
        for g in self.groups:  # noqa: SIM110
            if group_allows(g, action):
                return True
        return False


def ask_for(seat: int, ask: str, g: i64) -> list[Decision]:
    """One question with one group of answers."""
    asked = Menu(seat, ask)
    asked.add(g)
    return [asked]
