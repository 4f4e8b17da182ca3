"""A game with a pace: where it matters when somebody answers, its rules keep time, and the server has the clock.

Time comes in as milliseconds of any steady clock; what is to happen goes out as steps, to be carried out in order. One
`Pace` belongs to one match, in memory only: whatever it forgets in a restart, `sync` tells it again.

What a seat sends to a question that the pace `takes` is not an answer but an intent: the pace decides whether and when
it counts, and plays it into the table. An intent bears its sender's name for it, `n`, and comes to one end: a Submit
that the table takes, a Done, or a Refused.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from arenarium.core.kernel import Decision, Event, State
from arenarium.core.refusal import Refusal

News = Mapping[str, object]  # {"kind": ..., named fields}, as it goes over the wire
S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Tell:
    """Tell the whole table. Of a moment `at` it is told how many milliseconds are left, as `in`."""

    news: News
    at: int | None = None


@dataclass(frozen=True)
class Submit:
    """Play this into the table, then `sync`; if the table refuses it, `failed`."""

    seat: int
    text: str
    n: str = ""  # the intent that ends with it
    events: tuple[Event, ...] = ()  # for the log, beside those of the rules
    tell: Tell | None = None  # once it is in the log


@dataclass(frozen=True)
class UnderWay:
    """Tell whoever sent the intent how it stands, with `n` and the seat."""

    seat: int
    n: str
    news: News
    at: int | None = None


@dataclass(frozen=True)
class Done:
    """The intent is done, without an entry in the log."""

    seat: int
    n: str


@dataclass(frozen=True)
class Refused:
    """The intent came to nothing."""

    seat: int
    n: str
    refusal: Refusal


@dataclass(frozen=True)
class SeatBot:
    """A bot plays for somebody who is away; then `sync`."""

    seat: int


@dataclass(frozen=True)
class UnseatBot:
    """The bot leaves, for its person is back; then `sync`."""

    seat: int


Step = Submit | Tell | UnderWay | Done | Refused | SeatBot | UnseatBot


@mypyc_attr(allow_interpreted_subclasses=True)
class Pace(ABC, Generic[S]):
    """What a server with a clock needs to know of a game with a pace."""

    # --- the table -------------------------------------------------------------------------

    @abstractmethod
    def sync(self, s: S, opened: Mapping[int, int], now: int) -> list[Step]:
        """The table has changed, or is seen for the first time. `opened`: since which entry each seat is asked."""

    @abstractmethod
    def over(self) -> list[Step]:
        """The match has ended; every intent under way is refused."""

    @abstractmethod
    def failed(self, seat: int) -> None:
        """The table did not take what was submitted for this seat."""

    # --- time ------------------------------------------------------------------------------

    @abstractmethod
    def next_wake(self) -> int | None:
        """When to call `wake` next."""

    @abstractmethod
    def wake(self, now: int) -> list[Step]:
        """Everything that is due, in the order of time."""

    # --- the seats -------------------------------------------------------------------------

    @abstractmethod
    def takes(self, d: Decision) -> bool:
        """Whether what is sent to this question is an intent."""

    @abstractmethod
    def intent(self, s: S, seat: int, text: str, now: int, seen: int | None = None, n: str = "") -> list[Step]:
        """A seat wants this. `seen`: the newest number it had been `told`."""

    @abstractmethod
    def heard(self, seat: int, now: int) -> bool:
        """A sign of life. True: it had been away, and `back` is to be called."""

    @abstractmethod
    def back(self, seat: int, now: int) -> list[Step]:
        """Somebody who was away is here again."""

    @abstractmethod
    def pong(self, seat: int, round_trip: int, now: int) -> None:
        """A measured way there and back."""

    @abstractmethod
    def told(self, seat: int, number: int, now: int) -> None:
        """The seat has been sent what happened up to this number, which only grows."""

    @abstractmethod
    def delay(self, seat: int) -> int:
        """Milliseconds to hold back what happened for this seat, so that all see it at about the same time."""

    @abstractmethod
    def bot_time(self, seat: int, now: int) -> int | None:
        """When a bot may hand in its next intent; None while there is nothing for it to decide."""
