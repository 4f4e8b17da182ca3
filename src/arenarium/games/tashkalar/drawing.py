"""Drawing cards and turning up tasks. TK §2, §7, §8"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar.box import TASKS
from arenarium.games.tashkalar.decks import (
    EVERYBODY,
    IN_BAG,
    IN_HAND,
    ON_TOP,
    OPEN,
    UNDER,
    card_key,
    card_number,
    deck_of,
    deck_size,
    index_of,
    note,
)
from arenarium.games.tashkalar.ending import trigger
from arenarium.games.tashkalar.state import (
    BEING,
    BY_DECK,
    CARD_KINDS,
    OPEN_TASKS,
    TASK_DECK,
    UNDER_SEAT,
    Bout,
    having_row,
)
from arenarium.games.tashkalar.verbs import Drawn

CURRENT: Final = 0
NEXT: Final = 1
BELOW: Final = 2
ASIDE: Final = 3


def supply_of_cards(s: Bout, seat: int, kind: int) -> bool:
    """Whether a card of that kind can be drawn: the shared decks are filled again from their discards."""
    deck = deck_of(seat, kind)
    if s.bags[deck] != 0 or s.unders[deck]:
        return True
    return bool(s.tops[seat]) if kind == BEING else bool(s.piles[deck])


class Draw(Frame[Bout]):
    """One card into a hand."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def pack(self) -> list[object]:
        return ["draw", self.seat, self.kind]

    def run(self, s: Bout, out: list[Event]) -> bool:
        deck = deck_of(self.seat, self.kind)
        if s.bags[deck] == 0 and not s.unders[deck]:
            if self.kind == BEING:
                if not s.tops[self.seat]:
                    s.pop()
                    return False
            elif s.piles[deck]:
                for i in s.piles[deck]:
                    s.bags[deck] |= 1 << i
                    note(s, card_key(0, self.kind, i), OPEN, IN_BAG, EVERYBODY)
                s.piles = having_row(s.piles, deck, ())
                if not s.quiet:
                    out.append(Event("reshuffled", (self.kind,)))
            else:
                s.pop()
                return False
        return True

    def ask(self, s: Bout) -> list[Decision]:
        deck = deck_of(self.seat, self.kind)
        first = card_number(s, self.seat, self.kind, 0)
        stream = 1 + self.seat if self.kind == BEING else 0
        if self.kind == BEING and s.tops[self.seat]:
            return [Drawn(1 << s.tops[self.seat][-1], first, stream)]
        if s.bags[deck]:
            return [Drawn(s.bags[deck], first, stream)]
        return [Drawn(1 << (s.unders[deck][0] % UNDER_SEAT), first, stream)]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        _, card, _, _ = action
        s.pop()
        deck = deck_of(self.seat, self.kind)
        i = index_of(s, self.seat, card)
        was = IN_BAG
        if self.kind == BEING and s.tops[self.seat]:
            was = ON_TOP
            s.tops = having_row(s.tops, self.seat, s.tops[self.seat][:-1])
        elif s.bags[deck]:
            s.bags[deck] ^= 1 << i
        else:
            was = UNDER
            s.unders = having_row(s.unders, deck, s.unders[deck][1:])
        note(s, card_key(self.seat, self.kind, i), was, IN_HAND + self.seat, 1 << self.seat)
        s.hands[self.seat * CARD_KINDS + self.kind] |= 1 << i
        if not s.quiet:
            out.append(Event("drew", (self.seat, self.kind, card), 1 << self.seat, (self.seat, self.kind, -1)))
        if self.kind == BEING:
            left = s.box.sideways if s.teams else 0
            if (s.bags[deck] == 0 or s.teams) and deck_size(s, deck) == left:
                trigger(s, BY_DECK, out)


class FirstTasks(Frame[Bout]):
    """Tasks are turned up until three simple ones lie there, not all of one kind; the rest is shuffled back. TK §2"""

    def __init__(self, aside: int) -> None:
        self.aside: Final = aside

    def pack(self) -> list[object]:
        return ["first_tasks", self.aside]

    def run(self, s: Bout, out: list[Event]) -> bool:
        if len(s.tasks) < OPEN_TASKS:
            return True
        s.bags[TASK_DECK] |= self.aside
        s.become(NextTask(0))
        return False

    def ask(self, s: Bout) -> list[Decision]:
        return [Drawn(s.bags[TASK_DECK], TASKS, 0)]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        _, card, _, _ = action
        i = card - TASKS
        task = s.box.tasks[i]
        s.bags[TASK_DECK] ^= 1 << i
        alike = len(s.tasks) == OPEN_TASKS - 1 and all(s.box.tasks[t].kind == task.kind for t in s.tasks)
        if task.advanced or alike:
            s.become(FirstTasks(self.aside | 1 << i))
            if not s.quiet:
                out.append(Event("task", (card, ASIDE)))
        else:
            s.tasks = s.tasks + (i,)
            if not s.quiet:
                out.append(Event("task", (card, CURRENT)))


class NextTask(Frame[Bout]):
    """The next task is turned up; one that makes three of a kind goes under the deck. TK §2, §8, R39"""

    def __init__(self, passed: int) -> None:
        self.passed: Final = passed  # how many went under this time

    def pack(self) -> list[object]:
        return ["next_task", self.passed]

    def run(self, s: Bout, out: list[Event]) -> bool:
        if s.bags[TASK_DECK] == 0 and not s.unders[TASK_DECK]:
            s.pop()
            return False
        return True

    def ask(self, s: Bout) -> list[Decision]:
        if s.bags[TASK_DECK]:
            return [Drawn(s.bags[TASK_DECK], TASKS, 0)]
        return [Drawn(1 << s.unders[TASK_DECK][0], TASKS, 0)]

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        _, card, _, _ = action
        i = card - TASKS
        size = deck_size(s, TASK_DECK)
        if s.bags[TASK_DECK]:
            s.bags[TASK_DECK] ^= 1 << i
        else:
            s.unders = having_row(s.unders, TASK_DECK, s.unders[TASK_DECK][1:])
        kinds = [s.box.tasks[t].kind for t in (*s.tasks, i)]
        if max(kinds.count(kind) for kind in kinds) >= OPEN_TASKS and self.passed < size:
            s.unders = having_row(s.unders, TASK_DECK, s.unders[TASK_DECK] + (i,))
            s.become(NextTask(self.passed + 1))
            if not s.quiet:
                out.append(Event("task", (card, BELOW)))
        else:
            s.next_task = i
            s.pop()
            if not s.quiet:
                out.append(Event("task", (card, NEXT)))
