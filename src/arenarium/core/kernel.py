"""Frames, decisions, chance. No clock, no I/O, no random module, no game."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

Action = tuple[int, int, int, int]  # a verb and three operands, all small ints
CHANCE: Final = -1  # the seat that answers for dice and decks
ALL: Final = -1  # the mask of seats for an event that everybody sees
STREAMS: Final = 5  # rows of lots: the table's, then one for each seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """A question to one seat: which one of these actions?

    Options are sorted, unique and never empty. A game with long lists subclasses this and
    answers `count`, `nth`, `allows` and `pick` from a compact form; `options` and `weights`
    spell the lists out.
    """

    def __init__(
        self,
        seat: int,
        ask: str,
        options: list[Action],
        weights: list[int] | None = None,
        stream: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.ask: Final = ask  # a locale key, never a sentence
        self.listed: Final = options
        self.weighed: Final = weights
        self.stream: Final = stream  # which row of lots CHANCE draws from

    @property
    def options(self) -> list[Action]:
        return self.listed

    @property
    def weights(self) -> list[int] | None:
        """Only for CHANCE; None there means all alike."""
        return self.weighed

    def count(self) -> int:
        return len(self.listed)

    def nth(self, i: int) -> Action:
        return self.listed[i]

    def allows(self, action: Action) -> bool:
        return action in self.listed

    def pick(self, luck: Luck) -> Action:
        """One of the options by chance, by weight if there are weights."""
        weights = self.weights
        if weights is None:
            return self.nth(luck.below(self.count()))
        total = 0
        for w in weights:
            total += w
        x = luck.below(total)
        i = 0
        for w in weights:
            x -= w
            if x < 0:
                break
            i += 1
        return self.nth(i)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """What happened. Seats in the mask `sees` saw `args`; the rest of the table saw `others`.

    `others` None: the rest saw nothing at all. `reveals`: somebody learned what they did not know.
    """

    def __init__(
        self,
        kind: str,
        args: tuple[int, ...] = (),
        sees: int = ALL,
        others: tuple[int, ...] | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.sees: Final = sees
        self.others: Final = others
        self.reveals: Final = reveals

    def seen_by(self, seat: int) -> tuple[int, ...] | None:
        """The arguments as `seat` knows them (-1: a spectator); None: it noticed nothing."""
        if self.sees == ALL or (seat >= 0 and (self.sees >> seat) & 1):
            return self.args
        return self.others


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything the rules know. One owner; fork it with clone()."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.stack: tuple[Frame[Any], ...] = ()
        self.drawn: list[int] = [0] * STREAMS  # lots used: the table's, then each seat's
        self.quiet = False  # a playout or a search: nobody reads events, so a game may leave them out

    def push(self, frame: Frame[Any]) -> None:
        self.stack = self.stack + (frame,)

    def become(self, frame: Frame[Any]) -> None:
        self.stack = self.stack[:-1] + (frame,)

    def pop(self) -> None:
        self.stack = self.stack[:-1]

    def clone(self) -> State:
        """An independent copy. Written by hand in each game: slice the lists, share the rest."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """What the rules are in the middle of. Frozen: to change it, become another."""

    def run(self, s: S, out: list[Event]) -> bool:
        """Do what needs no choice. True: I wait now. False: the stack has moved."""
        return True

    def ask(self, s: S) -> list[Decision]:
        """The open questions, at most one for each seat."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, action: Action, out: list[Event]) -> None:
        """Take one legal answer."""
        raise NotImplementedError

    def pack(self) -> list[object]:
        """Its registered name, then the constructor's arguments, as plain data."""
        raise NotImplementedError


class IllegalAction(ValueError):
    """The action is not among that seat's options."""


def settle(s: State, out: list[Event]) -> None:
    """Run until somebody, chance included, has to answer or the game is over."""
    while s.stack and not s.stack[-1].run(s, out):
        pass


def questions(s: State) -> list[Decision]:
    return s.stack[-1].ask(s) if s.stack else []


def apply(s: State, seat: int, action: Action) -> list[Event]:
    """Answer for a seat, then run on to the next question. Changes `s` in place."""
    if s.stack:
        top = s.stack[-1]
        for d in top.ask(s):
            if d.seat == seat and d.allows(action):
                out: list[Event] = []
                if seat == CHANCE:
                    s.drawn[d.stream] = s.drawn[d.stream] + 1
                top.answer(s, seat, action, out)
                settle(s, out)
                return out
    raise IllegalAction(f"seat {seat} may not answer {action}")


def answer(s: State, d: Decision, action: Action, out: list[Event]) -> None:
    """`apply` without the check, for a search that has just been given `d` by its own clone."""
    if d.seat == CHANCE:
        s.drawn[d.stream] = s.drawn[d.stream] + 1
    s.stack[-1].answer(s, d.seat, action, out)
    settle(s, out)


class Luck:
    """A small fast generator for playouts and searches; never for a table's lots."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = (seed * 2862933555777941757 + 3037000493) & 0x3FFFFFFFFFFFFFFF

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x: i64 = self.word
        x ^= (x << 13) & 0x3FFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= (x << 17) & 0x3FFFFFFFFFFFFFFF
        self.word = x
        return (x >> 11) % n

    def draw(self, d: Decision) -> Action:
        return d.pick(self)


def playout(s: State, luck: Luck, limit: int) -> int:
    """Answer everything at random, in place, until the end or `limit` answers; how many it took."""
    out: list[Event] = []
    s.quiet = True
    n = 0
    while n < limit and s.stack:
        top = s.stack[-1]
        asked = top.ask(s)
        d = asked[0] if len(asked) == 1 else asked[luck.below(len(asked))]
        if d.seat == CHANCE:
            s.drawn[d.stream] = s.drawn[d.stream] + 1
        top.answer(s, d.seat, d.pick(luck), out)
        while s.stack and not s.stack[-1].run(s, out):
            pass
        if len(out) > 256:
            out.clear()
        n += 1
    s.quiet = False
    return n
