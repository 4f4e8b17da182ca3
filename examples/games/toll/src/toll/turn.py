"""The course of play, a frame for each moment at which somebody is asked: TO §1 to TO §3."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame
from toll.state import CARDS, FACES, HIDDEN, MOST_BOASTED, MOST_PLEDGED, Tollhouse
from toll.verbs import BOAST, CHALLENGE, DRAW, PASS, PLAY, PLEDGE, ROLL

TWICE: Final = 2  # what a card that stood the challenge scores


class Pledges(Frame[Tollhouse]):
    """Everyone chooses at once, in secret (TO §1)."""

    def run(self, s: Tollhouse, out: list[Event]) -> bool:
        if HIDDEN in s.pledges:
            return True
        s.shown = True
        out.append(Event("pledged", tuple(s.pledges), reveals=True))
        s.become(Turn(0))
        return False

    def ask(self, s: Tollhouse) -> list[Decision]:
        options: list[Action] = [(PLEDGE, points, 0, 0) for points in range(MOST_PLEDGED + 1)]
        return [Decision(seat, "pledge", options) for seat in range(s.seats) if s.pledges[seat] == HIDDEN]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        _, points, _, _ = action
        s.pledges[seat] = points
        out.append(Event("chose", (seat, points), sees=1 << seat, others=(seat, HIDDEN)))

    def pack(self) -> list[object]:
        return ["pledges"]


class Turn(Frame[Tollhouse]):
    """The seat refills its hand, may boast, then plays a card (TO §2)."""

    def __init__(self, seat: int, boast: int = 0) -> None:
        self.seat: Final = seat
        self.boast: Final = boast

    def run(self, s: Tollhouse, out: list[Event]) -> bool:
        if len(s.hands[self.seat]) < s.hand_size and any(s.bag):
            s.push(Refill(self.seat))
            return False
        if not any(s.hands):
            s.pop()
            return False
        if s.hands[self.seat]:
            return True
        s.become(Turn((self.seat + 1) % s.seats))
        return False

    def ask(self, s: Tollhouse) -> list[Decision]:
        options: list[Action] = sorted({(PLAY, card, 0, 0) for card in s.hands[self.seat]})
        if not self.boast:
            options += [(BOAST, points, 0, 0) for points in range(1, MOST_BOASTED + 1)]
        return [Decision(self.seat, "play", options)]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        verb, number, _, _ = action
        if verb == BOAST:
            s.become(Turn(seat, number))
            out.append(Event("boasted", (seat, number)))
            return
        s.hands[seat].remove(number)
        s.played.append(number)
        out.append(Event("played", (seat, number), reveals=True))
        s.become(Turn((seat + 1) % s.seats))
        s.push(Challenge(seat, number + self.boast))

    def pack(self) -> list[object]:
        return ["turn", self.seat, self.boast]


class Refill(Frame[Tollhouse]):
    """Chance draws a card from the bag."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Tollhouse) -> list[Decision]:
        left = [card for card in range(1, CARDS + 1) if s.bag[card - 1]]
        return [Decision(CHANCE, "draw", [(DRAW, card, 0, 0) for card in left], [s.bag[card - 1] for card in left])]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        _, card, _, _ = action
        s.pop()
        s.bag[card - 1] -= 1
        s.hands[self.seat] = sorted([*s.hands[self.seat], card])
        out.append(Event("drew", (self.seat, card), sees=1 << self.seat, others=(self.seat, HIDDEN), reveals=True))

    def pack(self) -> list[object]:
        return ["refill", self.seat]


class Challenge(Frame[Tollhouse]):
    """The next seat lets the card pass or doubts it (TO §3)."""

    def __init__(self, by: int, worth: int) -> None:
        self.by: Final = by
        self.worth: Final = worth

    def ask(self, s: Tollhouse) -> list[Decision]:
        return [Decision((self.by + 1) % s.seats, "challenge", [(CHALLENGE, 0, 0, 0), (PASS, 0, 0, 0)])]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        verb, _, _, _ = action
        s.pop()
        if verb == CHALLENGE:
            s.push(Doubt(self.by, seat, self.worth))
        else:
            score(s, self.by, self.worth, out)

    def pack(self) -> list[object]:
        return ["challenge", self.by, self.worth]


class Doubt(Frame[Tollhouse]):
    """A die settles it; it comes from the challenger's own row of lots."""

    def __init__(self, by: int, challenger: int, worth: int) -> None:
        self.by: Final = by
        self.challenger: Final = challenger
        self.worth: Final = worth

    def ask(self, s: Tollhouse) -> list[Decision]:
        faces: list[Action] = [(ROLL, face, 0, 0) for face in range(1, FACES + 1)]
        return [Decision(CHANCE, "roll", faces, stream=1 + self.challenger)]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        _, face, _, _ = action
        s.pop()
        out.append(Event("rolled", (self.challenger, face), reveals=True))
        if face - s.pledges[self.challenger] >= self.worth:
            score(s, self.by, TWICE * self.worth, out)
        else:
            score(s, self.challenger, self.worth, out)

    def pack(self) -> list[object]:
        return ["doubt", self.by, self.challenger, self.worth]


def score(s: Tollhouse, seat: int, points: int, out: list[Event]) -> None:
    s.points[seat] += points
    out.append(Event("scored", (seat, points)))
