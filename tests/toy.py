"""Toll: a toy game that proves the kit. Hidden hands, a secret simultaneous pledge, dice, nested questions.

Each seat secretly pledges 0-2 points; the pledges are shown together. Then seats take turns: boast once if they like,
which makes the card to come worth more, and play a card from a hidden hand; the next seat may challenge it; a
challenged card needs a die at least as high as the card, else the challenger scores it. Then draw from the bag. It
ends when all hands are empty; most points less pledge wins.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arenarium.core.codec import pack_stack, unpack_stack
from arenarium.core.game import Game, Json, Mode, Pick, Setting, checked_options
from arenarium.core.kernel import CHANCE, Action, Decision, Event, Frame, State, questions, settle
from arenarium.core.refusal import BadData, NotAllowed, Refusal, Unreadable

PLEDGE: Final = 0  # points
PLAY: Final = 1  # card
CHALLENGE: Final = 2
PASS: Final = 3
DRAW: Final = 4  # card
ROLL: Final = 5  # face
BOAST: Final = 6  # points
VERBS: Final = ("pledge", "play", "challenge", "pass", "draw", "roll", "boast")
CARDS: Final = 6  # cards are worth 1 to 6
COPIES: Final = 2
HIDDEN: Final = -1


class Tollhouse(State):
    def __init__(self, seats: int, hand: int) -> None:
        super().__init__(seats)
        self.hand_size = hand
        self.bag = [COPIES] * CARDS
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[int] = []
        self.points = [0] * seats
        self.pledges = [HIDDEN] * seats  # HIDDEN: not chosen yet
        self.shown = False
        self.gone = 0  # mask of seats that gave up

    def clone(self) -> Tollhouse:
        c = Tollhouse(self.seats, self.hand_size)
        c.stack, c.drawn = self.stack, self.drawn[:]
        c.bag, c.played, c.points = self.bag[:], self.played[:], self.points[:]
        c.hands = [h[:] for h in self.hands]
        c.pledges, c.shown, c.gone = self.pledges[:], self.shown, self.gone
        return c


class Pledges(Frame[Tollhouse]):
    """Everyone chooses at once, in secret."""

    def run(self, s: Tollhouse, out: list[Event]) -> bool:
        if HIDDEN in s.pledges:
            return True
        s.shown = True
        out.append(Event("pledged", tuple(s.pledges), reveals=True))
        s.become(Turn(0))
        return False

    def ask(self, s: Tollhouse) -> list[Decision]:
        options: list[Action] = [(PLEDGE, n, 0, 0) for n in range(3)]
        return [Decision(seat, "pledge", options) for seat in range(s.seats) if s.pledges[seat] == HIDDEN]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        s.pledges[seat] = action[1]
        out.append(Event("chose", (seat, action[1]), sees=1 << seat, others=(seat, HIDDEN)))

    def pack(self) -> list[Any]:
        return ["pledges"]


class Turn(Frame[Tollhouse]):
    """The seat refills its hand, may boast, then plays a card."""

    def __init__(self, seat: int, boast: int = 0) -> None:
        self.seat: Final = seat
        self.boast: Final = boast

    def run(self, s: Tollhouse, out: list[Event]) -> bool:
        if len(s.hands[self.seat]) < s.hand_size and any(s.bag):
            s.push(Refill(self.seat))
            return False
        if any(s.hands):
            if s.hands[self.seat] and not s.gone >> self.seat & 1:
                return True
            s.become(Turn((self.seat + 1) % s.seats))
            if s.gone >> self.seat & 1:
                s.played.extend(s.hands[self.seat])
                s.hands[self.seat] = []
            return False
        s.pop()
        return False

    def ask(self, s: Tollhouse) -> list[Decision]:
        options = sorted({(PLAY, c, 0, 0) for c in s.hands[self.seat]})
        if not self.boast:
            options += [(BOAST, 1, 0, 0), (BOAST, 2, 0, 0)]
        return [Decision(self.seat, "play", options)]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        if action[0] == BOAST:
            s.become(Turn(seat, action[1]))
            out.append(Event("boasted", (seat, action[1])))
            return
        s.hands[seat].remove(action[1])
        s.played.append(action[1])
        out.append(Event("played", (seat, action[1]), reveals=True))
        s.become(Turn((seat + 1) % s.seats))
        s.push(Challenge(seat, action[1] + self.boast))

    def pack(self) -> list[Any]:
        return ["turn", self.seat, self.boast]


class Refill(Frame[Tollhouse]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Tollhouse) -> list[Decision]:
        cards = [c for c in range(CARDS) if s.bag[c]]
        return [Decision(CHANCE, "draw", [(DRAW, c + 1, 0, 0) for c in cards], [s.bag[c] for c in cards])]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        s.pop()
        s.bag[action[1] - 1] -= 1
        s.hands[self.seat].append(action[1])
        s.hands[self.seat].sort()
        out.append(Event("drew", (self.seat, action[1]), sees=1 << self.seat, others=(self.seat, HIDDEN), reveals=True))

    def pack(self) -> list[Any]:
        return ["refill", self.seat]


class Challenge(Frame[Tollhouse]):
    """The next seat may doubt the card."""

    def __init__(self, by: int, card: int) -> None:
        self.by: Final = by
        self.card: Final = card

    def ask(self, s: Tollhouse) -> list[Decision]:
        return [Decision((self.by + 1) % s.seats, "challenge", [(CHALLENGE, 0, 0, 0), (PASS, 0, 0, 0)])]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        s.pop()
        if action[0] == PASS:
            s.points[self.by] += self.card
            out.append(Event("scored", (self.by, self.card)))
        else:
            s.push(Doubt(self.by, seat, self.card))

    def pack(self) -> list[Any]:
        return ["challenge", self.by, self.card]


class Doubt(Frame[Tollhouse]):
    """A die from the challenger's own stream settles it."""

    def __init__(self, by: int, challenger: int, card: int) -> None:
        self.by: Final = by
        self.challenger: Final = challenger
        self.card: Final = card

    def ask(self, s: Tollhouse) -> list[Decision]:
        return [Decision(CHANCE, "roll", [(ROLL, n, 0, 0) for n in range(1, 7)], stream=1 + self.challenger)]

    def answer(self, s: Tollhouse, seat: int, action: Action, out: list[Event]) -> None:
        s.pop()
        winner = self.by if action[1] >= self.card else self.challenger
        s.points[winner] += self.card
        out.append(Event("rolled", (self.challenger, action[1]), reveals=True))
        out.append(Event("scored", (winner, self.card)))

    def pack(self) -> list[Any]:
        return ["doubt", self.by, self.challenger, self.card]


FRAMES: Final = {"pledges": Pledges, "turn": Turn, "refill": Refill, "challenge": Challenge, "doubt": Doubt}


class Toll(Game[Tollhouse]):
    name: ClassVar[str] = "toll"
    rules: ClassVar[int] = 1
    schema: ClassVar[int] = 1
    stage: ClassVar[str] = "ready"
    abbreviation: ClassVar[str] = "TO"
    modes: ClassVar[tuple[Mode, ...]] = (Mode("plain", (2, 3, 4)),)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("hand", 2, (1, 2, 3)),)
    bound: ClassVar[int] = 100

    def start(self, options: Json) -> Tollhouse:
        options = checked_options(self, options)
        s = Tollhouse(options["seats"], options["hand"])
        s.push(Pledges())
        settle(s, [])
        return s

    def result(self, s: Tollhouse) -> list[int] | None:
        if s.stack:
            return None
        scores = [-99 if s.gone >> i & 1 else s.points[i] - s.pledges[i] for i in range(s.seats)]
        return [1 + sum(other > score for other in scores) for score in scores]

    def resign(self, s: Tollhouse, seat: int) -> list[Event]:
        s.gone |= 1 << seat
        s.stack = ()
        return [Event("resigned", (seat,))]

    def view(self, s: Tollhouse, seat: int) -> Json:
        return {
            "seats": s.seats,
            "bag": sum(s.bag),
            "hands": [h[:] if i == seat else len(h) for i, h in enumerate(s.hands)],
            "played": s.played[:],
            "points": s.points[:],
            "pledges": [p if s.shown or i == seat else (p != HIDDEN) for i, p in enumerate(s.pledges)],
        }

    def resample(self, s: Tollhouse, seat: int, pick: Pick) -> Tollhouse:
        c = s.clone()
        for i in range(s.seats):
            if i == seat:
                continue
            for card in c.hands[i]:
                c.bag[card - 1] += 1
        for i in range(s.seats):
            if i == seat:
                continue
            for n in range(len(c.hands[i])):
                card = pick(c.bag)
                c.bag[card] -= 1
                c.hands[i][n] = card + 1
            c.hands[i].sort()
            if not c.shown and c.pledges[i] != HIDDEN:
                c.pledges[i] = pick([1, 1, 1])
        return c

    def tell(self, s: Tollhouse, event: Event, seat: int) -> Json | None:
        args = event.seen_by(seat)
        if args is None:
            return None
        if event.kind == "pledged":
            return {"kind": "pledged", "points": list(args)}
        names = ("seat", "face" if event.kind == "rolled" else "card")
        return {"kind": event.kind, **{n: v for n, v in zip(names, args) if v != HIDDEN}}

    def notate(self, s: Tollhouse, action: Action) -> str:
        verb = VERBS[action[0]]
        return verb if action[0] in (CHALLENGE, PASS) else f"{verb} {action[1]}"

    def parse(self, s: Tollhouse, text: str) -> Action:
        words = text.split()
        if not words or words[0] not in VERBS:
            raise Unreadable("toll-refuse-verb", text=text)
        verb = VERBS.index(words[0])
        operands = 0 if verb in (CHALLENGE, PASS) else 1
        if len(words) != 1 + operands or (operands and not words[1].isdecimal()):
            raise Unreadable("toll-refuse-operands", text=text)
        return (verb, int(words[1]) if operands else 0, 0, 0)

    def refuse(self, s: Tollhouse, seat: int, action: Action) -> Refusal:
        if action[0] == PLAY and any(d.seat == seat and d.ask == "play" for d in questions(s)):
            return NotAllowed("toll-refuse-not-in-hand", "TO §2", card=action[1])
        return super().refuse(s, seat, action)

    def picture(self, s: Tollhouse) -> str:
        rows = [f"{self.colours[i]} {' '.join(map(str, h)) or '.'} | {s.points[i]}" for i, h in enumerate(s.hands)]
        return "\n".join(rows)

    def census(self, s: Tollhouse) -> dict[str, int]:
        return {"cards": sum(s.bag) + sum(map(len, s.hands)) + len(s.played)}

    def pack(self, s: Tollhouse) -> Json:
        return {
            "seats": s.seats,
            "hand": s.hand_size,
            "stack": pack_stack(s.stack),
            "drawn": s.drawn[:],
            "bag": s.bag[:],
            "hands": [h[:] for h in s.hands],
            "played": s.played[:],
            "points": s.points[:],
            "pledges": s.pledges[:],
            "shown": s.shown,
            "gone": s.gone,
        }

    def unpack(self, data: Json) -> Tollhouse:
        s = Tollhouse(data["seats"], data["hand"])
        s.stack = unpack_stack(data["stack"], FRAMES)
        s.drawn, s.bag, s.played = data["drawn"][:], data["bag"][:], data["played"][:]
        s.hands = [h[:] for h in data["hands"]]
        s.points, s.pledges = data["points"][:], data["pledges"][:]
        s.shown, s.gone = data["shown"], data["gone"]
        return s

    def position(self, options: Json, position: Json) -> Tollhouse:
        s = Tollhouse(checked_options(self, options)["seats"], checked_options(self, options)["hand"])
        for key in position:
            if key not in ("hands", "bag", "points", "turn"):
                raise BadData("position", key, "known keys are hands, bag, points, turn")
        s.pledges, s.shown = [0] * s.seats, True
        s.hands = [sorted(h) for h in position.get("hands", s.hands)]
        s.bag = list(position.get("bag", [0] * CARDS))
        s.points = list(position.get("points", s.points))
        s.push(Turn(position.get("turn", 0)))
        settle(s, [])
        return s

    def facts(self, s: Tollhouse) -> Json:
        return {"board": self.picture(s), "points": s.points[:], "hands": [h[:] for h in s.hands]}


GAME: Final = Toll()
