"""Live pace: how long a seat may think while a stop is resolved, and what is answered for it then. HE §10"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arenarium.core.kernel import Luck
from arenarium.core.pace import Step, Submit, Tell

CHOICE: Final = 30_000
WHOLE_ACTION: Final = 120_000
OPT_IN: Final = 10_000
SKIP: Final = (1000, 2000)  # who can only pass is passed after this, not at once
OF_ANOTHER: Final = ("discard", "give_up_die")  # choices that another player's action brings


@dataclass(frozen=True)
class Asked:
    """An open question of the table."""

    seat: int
    battle: int
    q: int
    ask: str
    options: tuple[str, ...]


@dataclass
class Deadline:
    asked: Asked
    at: int

    def told(self, now: int) -> Tell:
        """Whoever can only pass is told the same as whoever can act: hands are secret."""
        at = now + OPT_IN if self.asked.ask == "opt_in" else self.at
        return Tell({"kind": "clock", "seat": self.asked.seat}, at)


@dataclass
class Turn:
    """Whose action it is in a battle."""

    seat: int
    began: int
    expired: bool = False  # the time is up: the rest of the action answers itself


class Clocks:
    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.running: dict[int, Deadline] = {}  # by seat
        self.turns: dict[int, Turn] = {}  # by battle

    def sync(self, now: int, asked: list[Asked]) -> list[Step]:
        running: dict[int, Deadline] = {}
        out: list[Step] = []
        for a in asked:
            old = self.running.get(a.seat)
            if old is not None and old.asked == a:
                running[a.seat] = old
                continue
            running[a.seat] = Deadline(a, self._deadline(now, a))
            out.append(running[a.seat].told(now))
        self.running = running
        return out

    def _deadline(self, now: int, a: Asked) -> int:
        if a.ask == "opt_in":
            return now + (between(self.luck, *SKIP) if a.options == ("pass",) else OPT_IN)
        if a.ask in OF_ANOTHER:
            return now + CHOICE
        turn = self.turns.get(a.battle)
        if turn is None or (a.ask == "choose_action" and (turn.seat != a.seat or turn.expired)):
            turn = self.turns[a.battle] = Turn(a.seat, now)
        return now if turn.expired else min(now + CHOICE, turn.began + WHOLE_ACTION)

    def rolling(self, battle: int) -> None:
        """Nobody acts any more in this battle."""
        self.turns.pop(battle, None)

    def answer(self, seat: int) -> Submit:
        """The time is up. Optional choices are declined, forced ones take the first option; what was begun stands."""
        a = self.running.pop(seat).asked
        if a.ask != "opt_in" and a.ask not in OF_ANOTHER and a.battle in self.turns:
            self.turns[a.battle].expired = True
        return Submit(seat, decline(a.options))

    def go_on(self, now: int, stood: int) -> list[Step]:
        """After a pause of so many milliseconds clocks go on where they stood."""
        for turn in self.turns.values():
            turn.began += stood
        for deadline in self.running.values():
            deadline.at += stood
        return [deadline.told(now) for deadline in self.running.values()]

    def over(self) -> None:
        self.running = {}


def between(luck: Luck, low: int, high: int) -> int:
    return low + luck.below(high - low + 1)


def decline(options: tuple[str, ...]) -> str:
    for word in ("pass", "done"):
        if word in options:
            return word
    return options[0]
