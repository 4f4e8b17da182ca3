"""Answers that no human would give, however new to the game: a level may be weak by anything but these.

Each game names its own in the module of its name, as `SITUATIONS`; two hold in every game. A situation is judged by
what the seat itself knows and foresees: a person at the table could have seen it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from arenarium.core.foresight import Foresight
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import State, answer, questions

MANY: Final = 120  # options beyond which nobody looks at each of them for a win


class Move:
    """An answer to be judged, with all that its seat could have seen."""

    def __init__(self, game: AnyGame, known: State, seat: int, option: str) -> None:
        """`known` is the seat's knowledge, in which the seat is asked."""
        self.game, self.known, self.seat, self.option = game, known, seat, option
        self.decision = next(d for d in questions(known) if d.seat == seat)
        self.ask = self.decision.ask
        self.verb = option.split()[0]
        self._told: dict[str, list[Json]] = {}

    @cached_property
    def options(self) -> list[str]:
        return [self.game.notate(self.known, a) for a in self.decision.options]

    @cached_property
    def view(self) -> Json:
        return self.game.view(self.known, self.seat)

    @cached_property
    def _foresight(self) -> Foresight:
        return Foresight(self.game, self.known, self.seat)

    def told(self, option: str) -> list[Json]:
        """What the seat would see happen."""
        if option not in self._told:
            self._told[option] = self._foresight.of(option)
        return self._told[option]

    def after(self, option: str) -> State:
        s = self.known.clone()
        answer(s, self.decision, self.game.parse(s, option), [])
        return s

    def place(self, option: str) -> int:
        """The place that this answer brings at once; 0 where the match goes on."""
        places = self.game.result(self.after(option))
        return places[self.seat] if places is not None else 0


Situation = Callable[[Move], bool]


def leaves_a_win(move: Move) -> bool:
    """Another answer wins the match at once, and the seat does not have it any more after this one."""
    if not 1 < len(move.options) <= MANY or move.place(move.option) == 1:
        return False
    wins = [o for o in move.options if o != move.option and move.place(o) == 1]
    if not wins:
        return False
    after = move.after(move.option)
    still = next((d for d in questions(after) if d.seat == move.seat), None)
    return still is None or not {move.game.notate(after, a) for a in still.options} & set(wins)


def loses_at_once(move: Move) -> bool:
    """The answer ends the match with a defeat, and another one does not."""
    if move.place(move.option) <= 1:
        return False
    return any(move.place(o) <= 1 for o in move.options if o != move.option)


EVERYWHERE: Final[Mapping[str, Situation]] = {"leaves-a-win": leaves_a_win, "loses-at-once": loses_at_once}


@cache
def situations(game: AnyGame) -> dict[str, Situation]:
    """By name, those of every game first."""
    module = f"{__name__}.{game.name}"
    own: Mapping[str, Situation] = import_module(module).SITUATIONS if find_spec(module) else {}
    return {**EVERYWHERE, **own}


def found(move: Move) -> list[str]:
    """The names of what is wrong with an answer; none where there was nothing to choose."""
    if len(move.options) < 2:
        return []
    return [name for name, holds in situations(move.game).items() if holds(move)]
