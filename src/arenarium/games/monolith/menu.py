"""A question whose many answers are kept as a few groups.

A play phase offers hundreds of actions, nearly all of them "this tile, one of those hexes, any rotation".
A group is one number: verb, first operand, second operand, shape, a mask, one answer left out. Sorted
groups give sorted actions, so counting and picking need no list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arenarium.core.hexes import nth as nth_hex
from arenarium.core.hexes import size
from arenarium.core.kernel import Action, Decision, Luck

# Shapes of a group.
ONE: Final = 0  # (verb, a, b, mask)
TURNS: Final = 1  # (verb, a, b, any rotation)
HEXES: Final = 2  # (verb, a, any hex, 0)
HEX_TURNS: Final = 3  # (verb, a, any hex, any rotation)
ENDS: Final = 4  # (verb, a, b, any hex * 6 + any rotation)
STEPS: Final = 5  # (verb, a, b, any hex * 6)

ALL_TURNS: Final = 127  # no answer is left out


NO_ACTIONS: Final[list[Action]] = []  # a Menu spells its list out only when asked to


def group(verb: i64, a: i64, b: i64, shape: i64, mask: i64, skip: i64) -> i64:
    return ((((verb << 8 | a) << 5 | b) << 3 | shape) << 19 | mask) << 7 | skip


def one(verb: i64, a: i64, b: i64, c: i64) -> i64:
    return ((((verb << 8 | a) << 5 | b) << 3 | ONE) << 19 | c) << 7 | ALL_TURNS


def group_count(g: i64) -> i64:
    shape: i64 = (g >> 26) & 7
    if shape == ONE:
        return 1
    left_out: i64 = 0 if g & 127 == ALL_TURNS else 1
    if shape == TURNS:
        return 6 - left_out
    n: i64 = size((g >> 7) & 0x7FFFF)
    if shape == HEX_TURNS:
        return 6 * n
    if shape == ENDS:
        return 6 * n - left_out
    return n


def group_nth(g: i64, i: i64) -> Action:
    shape: i64 = (g >> 26) & 7
    b: i64 = (g >> 29) & 31
    a: i64 = (g >> 34) & 255
    verb: i64 = g >> 42
    mask: i64 = (g >> 7) & 0x7FFFF
    skip: i64 = g & 127
    if shape == ONE:
        return (verb, a, b, mask)
    if shape == TURNS:
        if i >= skip:
            i += 1
        return (verb, a, b, i)
    if shape == HEXES:
        return (verb, a, nth_hex(mask, i), 0)
    if shape == HEX_TURNS:
        return (verb, a, nth_hex(mask, i // 6), i % 6)
    if shape == STEPS:
        return (verb, a, b, nth_hex(mask, i) * 6)
    if skip != ALL_TURNS:
        before: i64 = 6 * size(mask & ((1 << (skip // 6)) - 1)) + skip % 6
        if i >= before:
            i += 1
    return (verb, a, b, nth_hex(mask, i // 6) * 6 + i % 6)


def group_allows(g: int, action: Action) -> bool:
    verb, a, b, c = action
    if g >> 42 != verb or (g >> 34) & 255 != a or b < 0 or c < 0:
        return False
    shape = (g >> 26) & 7
    mask = (g >> 7) & 0x7FFFF
    if shape == HEXES:
        return b < 19 and bool(mask >> b & 1) and c == 0
    if shape == HEX_TURNS:
        return b < 19 and bool(mask >> b & 1) and c < 6
    if (g >> 29) & 31 != b:
        return False
    if shape == ONE:
        return c == mask
    if shape == TURNS:
        return c < 6 and c != g & 127
    if shape == STEPS:
        return c < 114 and c % 6 == 0 and bool(mask >> (c // 6) & 1)
    return c < 114 and bool(mask >> (c // 6) & 1) and c != g & 127


class Menu(Decision):
    """A question with its answers in groups, which are added one by one."""

    def __init__(self, seat: int, ask: str) -> None:
        super().__init__(seat, ask, NO_ACTIONS)
        self.groups: Final[list[int]] = []
        self.total: i64 = 0
        self.last: i64 = 0
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
            self.tangled = False

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
