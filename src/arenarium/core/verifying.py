"""A match played again from its seed: every lot, every consequence and the result must come out as the log says.

What follows from nothing is left to whoever vouches for it: who sat where and when they answered, that all agreed to a
draw or a takeback, that somebody gave up, that the rules were updated, the position a match was made from.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from arenarium.core import codec
from arenarium.core.game import AnyGame, Game, Json, S
from arenarium.core.kernel import CHANCE, Event, Luck, apply, questions
from arenarium.core.refusal import NONSENSE, quoted, reason_of
from arenarium.core.table import ACT, LOT, REBASE, UNDO, Entry, due_lot, play_entry, script_of

MOST_SEATS: Final = 8
EVERY: Final = 50  # entries between positions that are kept for takebacks


class Wrong(Exception):
    """The log says something that does not follow."""


class Verification(Generic[S]):
    """The match as it comes out, entry by entry."""

    def __init__(self, game: Game[S], options: Json, seed: bytes, origin: Json | None) -> None:
        self.game, self.seed = game, seed
        if origin is not None and not 1 <= origin["state"].get("seats", 1) <= MOST_SEATS:
            raise ValueError("there are not so many seats")
        self.script = script_of(origin)
        self.state: S = codec.beginning(game, options, origin)
        self.line: list[Entry] = []
        self.agreed = False
        self.timed = False  # whether real time added something that no rule knows
        self.kept: list[tuple[int, S]] = [(0, self._copy())]  # positions after so many entries of the line
        seats = self.state.seats
        self.paced = game.pace(options, seats, [], Luck(0)) is not None

    def _copy(self) -> S:
        copy = self.state.clone()
        assert type(copy) is type(self.state)
        return copy

    def result(self) -> list[int] | None:
        return self.game.agreed(self.state) if self.agreed else self.game.result(self.state)

    def take(self, e: Entry) -> None:
        """The next entry. Raises Wrong, or one of NONSENSE."""
        if self.result() is not None:
            raise Wrong("the match was over before it")
        match e.kind:
            case "act":
                self._act(e)
            case "lot":
                self._lot(e)
            case "undo":
                self._undo(e)
                return
            case "resign":
                self._resign(e)
            case "draw":
                self._same(e, (), True, CHANCE, "draw")
                self.agreed = True
            case "rebase":
                self.state = play_entry(self.game, self.state, e)
            case _:
                raise Wrong(f"there is no kind {quoted(e.kind)!r}")
        self.line.append(e)
        if len(self.line) >= self.kept[-1][0] + EVERY:
            self.kept.append((len(self.line), self._copy()))

    def _act(self, e: Entry) -> None:
        if e.seat < 0:
            raise Wrong("no seat answers there")
        action = self.game.parse(self.state, e.text)
        text = self.game.notate(self.state, action)
        events = tuple(apply(self.state, e.seat, action))
        passed_on = all(d.seat != e.seat for d in questions(self.state))
        more = len(e.events) - len(events)
        told = e.events[:more] if self.paced and more > 0 else ()
        for x in told:  # it need not follow from anything, but it must be something that can be told
            self.timed = True
            for seat in range(-1, self.state.seats):
                self.game.tell(self.state, x, seat)
        self._same(e, told + events, passed_on or any(x.reveals for x in events), e.seat, text)

    def _lot(self, e: Entry) -> None:
        asked = questions(self.state)
        if not asked or asked[0].seat != CHANCE:
            raise Wrong("a lot was drawn where none was due")
        action = due_lot(self.game, self.state, asked[0], self.seed, self.script, self.line)
        text = self.game.notate(self.state, action)
        if text != e.text:
            raise Wrong(f"the seed gives {text!r}, the log says {quoted(e.text)!r}")
        self._same(e, tuple(apply(self.state, CHANCE, action)), True, CHANCE, text)

    def _resign(self, e: Entry) -> None:
        if not 0 <= e.seat < self.state.seats:
            raise Wrong("there is no such seat")
        self._same(e, tuple(self.game.resign(self.state, e.seat)), True, e.seat, "resign")

    def _undo(self, e: Entry) -> None:
        to = int(e.text) if e.text.isdecimal() and len(e.text) < 10 else -1
        if not 0 <= to < len(self.line) or not 0 <= e.seat < self.state.seats:
            raise Wrong(f"nothing can be taken back to {quoted(e.text)!r}")
        if any(old.kind == REBASE for old in self.line[to:]):
            raise Wrong("it takes back an update of the rules")
        self._same(e, (), True, e.seat, e.text)
        self.kept = [(n, s) for n, s in self.kept if n <= to]
        n, state = self.kept[-1]
        self.line, self.agreed = self.line[:to], False
        copy = state.clone()
        assert type(copy) is type(state)
        self.state = copy
        for old in self.line[n:]:
            self.state = play_entry(self.game, self.state, old)

    def _same(self, e: Entry, events: tuple[Event, ...], sealed: bool, seat: int, text: str) -> None:
        if [codec.pack_event(x) for x in events] != [codec.pack_event(x) for x in e.events]:
            raise Wrong("what it brought is not what the log says")
        if (e.seat, e.text, e.sealed) != (seat, text, sealed):
            raise Wrong("its seat, its text or its seal is not what it must be")


def verify(game: AnyGame, options: Json, seed: bytes, log: list[Entry], origin: Json | None = None) -> list[str]:
    """What of the log does not follow from the seed and the rules; it ends at the first."""
    return played_again(game, options, seed, log, origin)[0]


def played_again(
    game: AnyGame, options: Json, seed: bytes, log: list[Entry], origin: Json | None
) -> tuple[list[str], list[int] | None]:
    """The faults of a log, and the result it leads to: None where it ends before the match does."""
    try:
        match: Verification[Any] = Verification(game, options, seed, origin)
    except NONSENSE as error:
        return [f"it cannot have begun like that: {reason_of(error)}"], None
    for e in log:
        try:
            match.take(e)
        except Wrong as wrong:
            return [f"entry {e.seq}: {wrong}"], None
        except NONSENSE as error:
            return [f"entry {e.seq}: {quoted(e.text)!r} cannot be played: {reason_of(error)}"], None
    if log and (asked := questions(match.state)) and asked[0].seat == CHANCE:
        return ["the log ends where a lot is due"], None
    return [], match.result()


def word_of_others(log: list[Entry]) -> list[str]:
    """Which kinds of entries of a log follow from nothing that the file holds."""
    return sorted({e.kind for e in log} - {ACT, LOT} - ({UNDO} if not _seen_taken_back(log) else set()))


def added_by_time(game: AnyGame, options: Json, seed: bytes, log: list[Entry], origin: Json | None) -> bool:
    """Whether a log without faults holds events that came of real time, and that nobody can work out again."""
    match: Verification[Any] = Verification(game, options, seed, origin)
    if not match.paced:
        return False
    for e in log:
        match.take(e)
    return match.timed


def _seen_taken_back(log: list[Entry]) -> bool:
    """Whether something was taken back that could not be unseen, so that the others had to agree."""
    line: list[Entry] = []
    for e in log:
        if e.kind == UNDO:
            to = int(e.text)
            if any(old.sealed or old.seat != e.seat for old in line[to:]):
                return True
            line = line[:to]
        else:
            line.append(e)
    return False
