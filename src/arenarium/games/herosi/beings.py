"""Beings: damage, healing, death, movement. HE §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Event
from arenarium.games.herosi.box import (
    BACK,
    BOARD,
    EMPTY,
    HASTE,
    HERO,
    IMMUNE,
    PLAYER,
    RETURN,
    STONE_SKIN,
    STUPOR,
    WEAKEN,
)
from arenarium.games.herosi.lasting import amount, end_all_on, follow
from arenarium.games.herosi.state import NO_ELIMINATION, Match, changed, is_alive

MAGICAL: Final = False
PHYSICAL: Final = True
NOBODY: Final = -1  # whose damage it is


def wound(s: Match, by: int, at: int, damage: int, physical: bool, out: list[Event]) -> None:
    """Damage to one Being; nobody dies before `endings.deaths`, so that one effect lands at once. HE A37"""
    kind = s.kind[at]
    seat = at // BOARD
    if kind == EMPTY:
        return
    if physical and kind != HERO:
        if s.box.creature(kind).ability == IMMUNE:
            out.append(Event("unhurt", (at, kind)))
            return
        damage -= amount(s, STONE_SKIN, at)
    if damage <= 0:
        return
    if kind != HERO:
        s.wounds[at] += damage
        out.append(Event("hurt", (at, kind, damage, 1 if physical else 0, by)))
        return
    if (s.stunned >> seat) & 1:
        return  # HE A50
    lost = damage if damage < s.life[seat] else s.life[seat]
    s.life[seat] -= lost
    out.append(Event("hurt", (at, kind, lost, 1 if physical else 0, by)))
    if s.rules.mode == NO_ELIMINATION and by != NOBODY and by != seat and lost and is_alive(s, by):
        s.points = changed(s.points, by, s.points[by] + lost)  # HE A51
        out.append(Event("scored", (by, lost, s.points[by])))


def mend(s: Match, at: int, healing: int, out: list[Event]) -> None:
    """Never past the start. HE A33"""
    kind = s.kind[at]
    if kind == EMPTY:
        return
    if kind == HERO:
        seat = at // BOARD
        healing = min(healing, s.cap[seat] - s.life[seat])
        if (s.stunned >> seat) & 1:
            return
        s.life[seat] += healing
    else:
        healing = min(healing, s.wounds[at])
        s.wounds[at] -= healing
    if healing > 0:
        out.append(Event("healed", (at, kind, healing)))


def is_wounded(s: Match, at: int) -> bool:
    if s.kind[at] == HERO:
        seat = at // BOARD
        return s.life[seat] < s.cap[seat] and not (s.stunned >> seat) & 1
    return s.wounds[at] > 0


def leave(s: Match, at: int, out: list[Event]) -> None:
    """A creature leaves the board; the spells on it end. HE A25"""
    kind = s.kind[at]
    seat = at // BOARD
    s.kind[at] = EMPTY
    s.wounds[at] = 0
    s.used[seat] &= ~(1 << (at % BOARD))
    s.store = changed(s.store, kind, s.store[kind] + 1)
    end_all_on(s, at, out)


def bury(s: Match, at: int, out: list[Event]) -> None:
    """A creature dies; a Phoenix lies down beside the board. HE A40"""
    kind = s.kind[at]
    seat = at // BOARD
    used = (s.used[seat] >> (at % BOARD)) & 1
    out.append(Event("died", (at, kind)))
    leave(s, at, out)
    if s.box.creature(kind).ability == RETURN:
        s.store = changed(s.store, kind, s.store[kind] - 1)
        s.beside = changed(s.beside, seat, s.beside[seat] + 1)
        if used:
            s.beside_used = changed(s.beside_used, seat, s.beside_used[seat] + 1)


def shift(s: Match, old: int, new: int) -> None:
    """A Being goes to an empty field of the same board, with its markers and spells."""
    s.kind[new] = s.kind[old]
    s.wounds[new] = s.wounds[old]
    s.kind[old] = EMPTY
    s.wounds[old] = 0
    seat = old // BOARD
    if (s.used[seat] >> (old % BOARD)) & 1:
        s.used[seat] = (s.used[seat] & ~(1 << (old % BOARD))) | (1 << (new % BOARD))
    follow(s, old, new)


def activation_cost(s: Match, seat: int, at: int) -> int:
    """Both changes on the printed cost, then the minimum of 1. HE A43"""
    cost = s.box.creature(s.kind[at]).activation
    if s.spells:
        cost += amount(s, STUPOR, PLAYER + seat) - amount(s, HASTE, at)
    return cost if cost > 1 else 1


def return_cost(s: Match, seat: int) -> int:
    """Of a Phoenix beside the board: Stupor counts, Haste is gone. HE A40"""
    kind = s.box.returning[s.hero[seat]]
    return s.box.creature(kind).activation + amount(s, STUPOR, PLAYER + seat)


def strength(s: Match, at: int) -> int:
    value = s.box.creature(s.kind[at]).strength - amount(s, WEAKEN, at)
    return value if value > 0 else 0


def in_column(s: Match, seat: int, column: int) -> int:
    """The exposed Being of a column, or -1."""
    at = seat * BOARD + column
    if s.kind[at] != EMPTY:
        return at
    return at + BACK if s.kind[at + BACK] != EMPTY else -1
