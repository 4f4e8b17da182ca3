"""Points, what brings the end, and who has won. TK §8, §9"""

from __future__ import annotations

from arenarium.core.kernel import Event
from arenarium.games.tashkalar.pieces import total, upgraded
from arenarium.games.tashkalar.state import BY_SCORE, DUEL, HIGH_FORM, MELEE, SCORES, Bout
from arenarium.games.tashkalar.vocabulary import LEGENDARY, RANKS

CAUSALITY = 2  # what a being still pending costs


def task_points(s: Bout, colour: int) -> int:
    n = 0
    i = 0
    claimed = s.claimed[colour]
    while claimed:
        if claimed & 1:
            n += s.box.tasks[i].points
        claimed >>= 1
        i += 1
    return n


def penalty(s: Bout, colour: int) -> int:
    n = 0
    for seat in range(s.seats):
        if s.pending[seat] >= 0 and s.colour_of(seat) == colour:
            n += CAUSALITY
    return n


def points(s: Bout, colour: int) -> list[int]:
    """What a side has, the deciding number first: in Melee its colours from the lowest up."""
    if s.mode == HIGH_FORM:
        legendary = s.counts[colour * RANKS + LEGENDARY - 1]
        return [task_points(s, colour) + legendary - penalty(s, colour)]
    if s.mode == DUEL:
        return [s.score[colour * SCORES] - penalty(s, colour)]
    mine = [s.score[colour * SCORES + c] - penalty(s, colour) for c in range(s.colours) if c != colour]
    mine.sort()
    return mine


def goal(s: Bout) -> int:
    if s.mode == HIGH_FORM:
        return s.box.limits["high_form"]
    if s.mode == DUEL:
        return s.box.limits["duel"]
    return s.box.limits["melee3" if s.colours == 3 else "melee4"]


def turns_left(s: Bout) -> int:
    """Turns that will be played after this one, when the end has been triggered: who has left takes none. TK R53"""
    count = 0
    for i in range(1, s.ending + 1):
        if not (s.gone >> ((s.seat + i) % s.seats)) & 1:
            count += 1
    return count


def trigger(s: Bout, reason: int, out: list[Event]) -> None:
    """After this turn everybody has one more. It is never undone. TK §9, R34, R36"""
    if s.ending < 0:
        s.ending = s.seats
        s.ended_by = reason
        out.append(Event("ending", (reason, turns_left(s))))


def check_score(s: Bout, out: list[Event]) -> None:
    """At the end of every turn all sides are looked at. TK R1, R34"""
    if s.ending >= 0:
        return
    for colour in range(s.colours):
        if points(s, colour)[-1] >= goal(s):
            trigger(s, BY_SCORE, out)


def finish(s: Bout, out: list[Event]) -> None:
    """Points, then upgraded pieces, then pieces; equal sides share a place. TK §9"""
    keys: list[list[int]] = []
    for colour in range(s.colours):
        stays = 0 if s.mode == MELEE and (s.gone >> colour) & 1 else 1
        keys.append([stays, *points(s, colour), upgraded(s, colour), total(s, colour)])
    places = []
    for seat in range(s.seats):
        mine = keys[s.colour_of(seat)]
        places.append(1 + sum([1 for key in keys if key > mine]))
    over(s, places, out)


def over(s: Bout, places: list[int], out: list[Event]) -> None:
    """Nothing lies on the stack any more."""
    s.places = tuple(places)
    s.asked = None
    out.append(Event("over", s.places))
