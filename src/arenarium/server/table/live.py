"""Live pace: who rolls when, who stopped first. Section 10 of docs/rules/herosi.md (HE §10) as arithmetic.

No clock, no sockets, no dice in here: time comes in as milliseconds of any steady server clock, what shall happen goes
out as a list. One `Live` belongs to one match at live pace; the table's mailbox owns it.

    live = Live(seats=2, cadence="normal", random=Random())     # a generator of its own, never the match's lots
    out = live.sync(now, view, asked)        # after every change of the table, also at the start and after a restart:
                                             # view = game.inquire(state, -1, "pulse", {}) or a whole view,
                                             # asked = [Asked(seat, q, ask, options), ...] but for rolling
    out = live.roll(seat, dice, now, seen, n)      # intents of a client: dice 1..7 to take up
    out = live.cancel(seat, now, n)
    out = live.stop(seat, preparation, now, seen, n)   # preparation as in the view's battle
    live.pong(seat, round_trip, now)         # a measured round trip
    live.told(seat, event, now)              # the server sent this seat the event (any growing number) just now;
                                             # `seen` of an intent is the newest such number the client had
    out = live.heard(seat, now)              # any sign of life; a dropped seat is back
    out = live.wake(now)                     # because live.next_wake() said so
    at = live.next_wake()                    # when to call wake() next, or None
    live.delay(seat)                         # milliseconds to hold back landing messages to this (nearer) client
    live.bot_time(seat, now)                 # when a bot's next intent may be handed in; hand it in then as for people
    out = live.over()                        # the match has ended: nothing under way comes to anything

What comes out, to be done in order:

    Submit(seat, text, n, figures)
                                play this into the table ("roll 1 3 4", "land", "stop", or an answer by the clock), then
                                sync; n is the intent it carries out, if any; the figures of a Stop belong in the log:
                                every Stop of its window with receive time, credited round trip and effective time, the
                                winner first.
                                If the table refuses it, call live.failed(seat).
    Reply(seat, n, kind, key, rule, args)
                                what became of an intent: kind "queued", "taken", "cancelled", "stopping" (in the
                                window), "dropped" (too late, dice stay as they lay), "too_late" or "refused"; key is
                                a locale key
    Opens(battle, preparation, at)   rolling and Stop open at that time for all (countdown)
    Clock(seat, at)             until when a seat may think about its question
    Paused(seat, until), Resumed(), BotSits(seat), BotLeaves(seat)

A client never sends `land`; the server refuses it. A `stop` or `roll` is only ever played through here. Rolls are
written into the table CAP ms after they are taken up, because until then a Stop of an earlier effective time may
still arrive and leave those dice lying; the tumble is longer than that, so no shown result is ever taken back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

TUMBLE: Final = 350
CAP: Final = 120  # the most credit for latency, and the length of the window after a Stop
INTERVALS: Final = {"brisk": 700, "normal": 1000, "relaxed": 1500}
COUNTDOWNS: Final = {"brisk": 2000, "normal": 2000, "relaxed": 3000}
PINGS: Final = 8
CHOICE: Final = 30_000
WHOLE_ACTION: Final = 120_000
OPT_IN: Final = 10_000
SKIP: Final = (1000, 2000)  # who can only pass is passed after this, not at once
SILENCE: Final = 5_000
FIRST_PAUSE: Final = 60_000
LATER_PAUSE: Final = 15_000
ALL_PAUSES: Final = 120_000
SPREAD: Final = 50  # landings may be seen so far apart,
MOST_DELAY: Final = 100  # and nobody is held back longer than this
BOT_PACES: Final = {  # landings in percent of the shortest interval, reactions in milliseconds
    "quick": ((100, 110), (150, 300)),
    "human": ((110, 160), (250, 500)),
    "slow": ((160, 240), (600, 1200)),
}
KEPT_EVENTS: Final = 64


@dataclass(frozen=True)
class Asked:
    """An open question of the table."""

    seat: int
    q: int
    ask: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class Submit:
    seat: int
    text: str
    n: str = ""
    figures: Figures | None = None  # of a Stop: to be kept in the log with it


@dataclass(frozen=True)
class Reply:
    seat: int
    n: str
    kind: str
    key: str = ""
    rule: str = ""
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Opens:
    battle: int
    preparation: int
    at: int


@dataclass(frozen=True)
class StopCall:
    """One Stop of a window."""

    seat: int
    received: int
    round_trip: int  # as credited
    effective: int
    n: str = ""

    def json(self) -> dict[str, int]:
        return {
            "seat": self.seat,
            "received": self.received,
            "round_trip": self.round_trip,
            "effective": self.effective,
        }


@dataclass(frozen=True)
class Figures:
    battle: int
    preparation: int
    opened: int  # when the rolling opened
    rows: tuple[StopCall, ...]


@dataclass(frozen=True)
class Clock:
    """Until when a seat may think. Who can only pass is told the same as who can act."""

    seat: int
    at: int


@dataclass(frozen=True)
class Paused:
    seat: int
    until: int


@dataclass(frozen=True)
class Resumed:
    pass


@dataclass(frozen=True)
class BotSits:
    seat: int


@dataclass(frozen=True)
class BotLeaves:
    seat: int


Out = Submit | Reply | Opens | Clock | Paused | Resumed | BotSits | BotLeaves


@dataclass
class Request:
    """A roll asked for."""

    dice: int  # a mask
    effective: int
    n: str


@dataclass
class Hand:
    """One seat's timing."""

    pings: deque[int] = field(default_factory=lambda: deque(maxlen=PINGS))
    told: dict[int, int] = field(default_factory=dict)  # event number: when it was sent
    queued: Request | None = None
    held: Request | None = None  # taken up, not yet written into the table
    written: bool = False  # a roll has been submitted that the table does not show yet
    taken_up: int = 0
    lands: int | None = None  # when the dice in the air come down
    landed: int | None = None
    heard: int | None = None
    dropped: int | None = None  # since when
    drops: int = 0
    paused: int = 0  # milliseconds of pause used so far
    bot: bool = False  # a bot's own seat: no credit, never dropped
    sat_in: bool = False  # a bot plays it for somebody who is away
    may_stop: bool = False
    stunned: bool = False
    must_roll: bool = False
    dice: int = 6
    in_hand: int = 0  # dice that every roll includes


@dataclass
class Side:
    """One battle: usually the only one; two in teams and tournaments."""

    seats: tuple[int, ...] = ()
    preparation: int = -1
    rolling: bool = False
    opens: int = 0
    window: list[StopCall] = field(default_factory=list)
    stopper: int | None = None
    last_landing: int = 0
    turn_seat: int = -1
    turn_began: int = 0
    expired: bool = False  # the acting player's time is up: the rest of his action answers itself


@dataclass
class Deadline:
    asked: Asked
    at: int


class Live:
    def __init__(
        self,
        seats: int,
        cadence: str = "normal",
        bots: Iterable[int] = (),
        bot_pace: str = "human",
        random: Random | None = None,
    ) -> None:
        self.interval = INTERVALS[cadence]
        self.countdown = COUNTDOWNS[cadence]
        self.hands = [Hand() for _ in range(seats)]
        for seat in bots:
            self.hands[seat].bot = True
        self.sides: list[Side] = [Side()]
        self.bot_pace = BOT_PACES[bot_pace]
        self.random = random or Random()
        self.deadlines: dict[int, Deadline] = {}
        self.first = 0
        self.paused_by: int | None = None
        self.pause_ends = 0
        self.pause_began = 0

    # --- what the server tells -----------------------------------------------------------------

    def sync(self, now: int, view: dict[str, Any], asked: Iterable[Asked]) -> list[Out]:
        """The table has changed, or is seen for the first time."""
        out = self.wake(now)
        self.first = view["first"]
        while len(self.sides) < len(view["battles"]):
            self.sides.append(Side())
        for player in view["players"]:
            hand = self.hands[player["seat"]]
            hand.may_stop = player["may_stop"]
            hand.must_roll = player["must_roll"]
            hand.stunned = player["status"] == "stunned"
            hand.dice = len(player["dice"])
            hand.in_hand = sum(1 << i for i, die in enumerate(player["dice"]) if die["at"] == "hand")
            aloft = any(die["at"] == "air" for die in player["dice"])
            if aloft:
                hand.written = False
                if hand.lands is None and hand.held is None:
                    hand.lands = now + TUMBLE  # found in the air, for example after a restart
            elif hand.held is None and not hand.written:
                hand.lands = None
        for number, battle in enumerate(view["battles"]):
            out += self._sync_side(now, number, battle)
        return out + self._sync_clocks(now, view, list(asked))

    def _sync_side(self, now: int, number: int, battle: dict[str, Any]) -> list[Out]:
        side = self.sides[number]
        side.seats = tuple(battle["seats"])
        side.stopper = battle["stopper"]
        if battle["phase"] == "landing":
            return []  # a moment inside a roll or a stop
        if battle["phase"] != "rolling":
            side.rolling = False
            return self._too_late(side)  # whatever they were about to do, nobody rolls now
        if side.rolling and side.preparation == battle["preparation"]:
            return []
        # Another worker may have played a whole stop meanwhile: nothing is carried over.
        late = self._too_late(side) if side.rolling else []
        side.window = []
        side.rolling = True
        side.preparation = battle["preparation"]
        side.expired = False
        side.turn_seat = -1
        side.opens = now + self.countdown
        return [*late, Opens(number, side.preparation, side.opens)]

    def pong(self, seat: int, round_trip: int, now: int) -> None:
        self.hands[seat].pings.append(max(0, round_trip))
        self.hands[seat].heard = now

    def told(self, seat: int, event: int, now: int) -> None:
        told = self.hands[seat].told
        told.setdefault(event, now)
        while len(told) > KEPT_EVENTS:
            del told[min(told)]

    def failed(self, seat: int) -> None:
        """The table does not take what was under way for this seat: its dice lie where they lay."""
        hand = self.hands[seat]
        hand.held = None
        hand.queued = None
        hand.lands = None
        hand.written = False

    def over(self) -> list[Out]:
        """The match has ended; every intent under way is answered."""
        out: list[Out] = []
        for side in self.sides:
            side.rolling = False
            out += self._too_late(side)
        self.deadlines = {}
        return out

    def _too_late(self, side: Side) -> list[Out]:
        out: list[Out] = []
        for seat in side.seats:
            for request in (self.hands[seat].held, self.hands[seat].queued):
                if request is not None:
                    out.append(Reply(seat, request.n, "dropped", "herosi-refuse-too-late", "HE §3"))
            self.failed(seat)
        out += [Reply(call.seat, call.n, "too_late", "herosi-refuse-too-late", "HE §3") for call in side.window]
        side.window = []
        return out

    # --- effective time ------------------------------------------------------------------------

    def round_trip(self, seat: int, now: int, seen: int | None) -> int:
        """The lowest of the last eight pings, never more than the time since the newest event it has seen was sent."""
        hand = self.hands[seat]
        if hand.bot or not hand.pings:
            return 0
        trip = min(hand.pings)
        if seen is not None and seen in hand.told:
            trip = min(trip, max(0, now - hand.told[seen]))
        return trip

    def effective(self, seat: int, now: int, seen: int | None) -> tuple[int, int]:
        """Effective time and credited round trip of an intent received now."""
        trip = min(self.round_trip(seat, now, seen), 2 * CAP)
        return now - trip // 2, trip

    def side_of(self, seat: int) -> Side | None:
        return next((side for side in self.sides if seat in side.seats), None)

    # --- intents -------------------------------------------------------------------------------

    def roll(self, seat: int, dice: Iterable[int], now: int, seen: int | None = None, n: str = "") -> list[Out]:
        """Take up these dice as soon as the cadence allows; until then the latest request waits alone."""
        out = self.wake(now)
        side = self.side_of(seat)
        hand = self.hands[seat]
        if side is None or not side.rolling:
            return [*out, Reply(seat, n, "too_late", "herosi-refuse-too-late", "HE §3")]
        if self.paused_by is not None:
            return [*out, Reply(seat, n, "refused", "herosi-refuse-paused", "HE §10")]
        for request, kind in ((hand.held, "taken"), (hand.queued, "queued")):
            if n and request is not None and request.n == n:  # sent again: it is under way
                at = hand.taken_up if kind == "taken" else self._ready_at(seat)
                return [*out, Reply(seat, n, kind, args={"at": at, "lands": at + TUMBLE})]
        mask = 0
        for die in dice:
            if not 1 <= die <= hand.dice:
                return [*out, Reply(seat, n, "refused", "herosi-refuse-no-such-die", "HE §3", {"dice": hand.dice})]
            mask |= 1 << (die - 1)
        if not mask and not hand.in_hand:
            return [*out, Reply(seat, n, "refused", "herosi-refuse-no-dice", "HE §3")]
        effective, _ = self.effective(seat, now, seen)
        if hand.queued is not None:
            out.append(Reply(seat, hand.queued.n, "cancelled"))
        hand.queued = Request(mask, max(effective, side.opens), n)
        if self._ready_at(seat) > now:
            out.append(Reply(seat, n, "queued", args={"at": self._ready_at(seat)}))
        return out + self.wake(now)

    def cancel(self, seat: int, now: int, n: str = "") -> list[Out]:
        """Clears the queue; dice already taken up are past that."""
        out = self.wake(now)
        hand = self.hands[seat]
        if hand.queued is None:
            return [*out, Reply(seat, n, "refused", "herosi-refuse-nothing-queued", "HE §10")]
        waiting = hand.queued.n
        hand.queued = None
        return [*out, Reply(seat, waiting, "cancelled"), Reply(seat, n, "cancelled")]

    def stop(self, seat: int, preparation: int, now: int, seen: int | None = None, n: str = "") -> list[Out]:
        """A Stop, ordered by effective time within the window."""
        out = self.wake(now)
        side = self.side_of(seat)
        hand = self.hands[seat]
        if side is None or not side.rolling or side.preparation != preparation:
            return [*out, Reply(seat, n, "too_late", "herosi-refuse-too-late", "HE §3")]
        if self.paused_by is not None:
            return [*out, Reply(seat, n, "refused", "herosi-refuse-paused", "HE §10")]
        if now < side.opens:
            return [*out, Reply(seat, n, "refused", "herosi-refuse-not-open", "HE §10", {"wait": side.opens - now})]
        called = next((call for call in side.window if call.seat == seat), None)
        if called is not None and called.n == n:
            return [*out, Reply(seat, n, "stopping")]
        if called is not None:
            return [*out, Reply(seat, n, "refused", "herosi-refuse-stop-called", "HE §10")]
        effective, trip = self.effective(seat, now, seen)
        effective = max(effective, side.opens)
        if hand.must_roll:
            return [*out, Reply(seat, n, "refused", "herosi-refuse-must-roll", "HE §10")]
        in_the_air = hand.held is not None and hand.taken_up <= effective
        if not hand.may_stop and (hand.stunned or not in_the_air):
            key = "herosi-refuse-stunned-stop" if hand.stunned else "herosi-refuse-not-rolled"
            return [*out, Reply(seat, n, "refused", key, "HE A50" if hand.stunned else "HE A58")]
        side.window.append(StopCall(seat, now, trip, effective, n))
        out.append(Reply(seat, n, "stopping"))
        return out + self.wake(now)

    # --- the passing of time -------------------------------------------------------------------

    def _ready_at(self, seat: int) -> int:
        """When the queued request is taken up: its own time, or as the cadence allows."""
        hand = self.hands[seat]
        assert hand.queued is not None
        side = self.side_of(seat)
        at = max(hand.queued.effective, side.opens if side is not None else 0)
        landing = hand.lands if hand.lands is not None else hand.landed
        return at if landing is None else max(at, landing + self.interval - TUMBLE)

    def _due(self) -> list[tuple[int, int, int]]:
        """Everything that time will bring: when, which kind, whose. Kinds at one instant happen in their order."""
        due: list[tuple[int, int, int]] = []
        for seat, hand in enumerate(self.hands):
            if hand.queued is not None and hand.held is None and hand.lands is None and self.paused_by is None:
                due.append((self._ready_at(seat), 0, seat))
            if hand.held is not None:
                due.append((hand.taken_up + CAP, 1, seat))
            elif hand.lands is not None:
                due.append((hand.lands, 2, seat))
            if hand.heard is not None and not hand.bot and hand.dropped is None:
                due.append((hand.heard + SILENCE, 5, seat))
        for number, side in enumerate(self.sides):
            if side.window:
                due.append((min(call.effective for call in side.window) + CAP, 3, number))
        if self.paused_by is None:
            for seat, deadline in self.deadlines.items():
                due.append((deadline.at, 4, seat))
        else:
            due.append((self.pause_ends, 6, self.paused_by))
        return due

    def next_wake(self) -> int | None:
        return min((at for at, _, _ in self._due()), default=None)

    def wake(self, now: int) -> list[Out]:
        """Do everything that is due, in the order of time."""
        out: list[Out] = []
        while True:
            due = min(self._due(), default=None)
            if due is None or due[0] > now:
                return out
            at, kind, whose = due
            if kind == 0:
                self._take_up(whose, at, out)
            elif kind == 1:
                self._write_roll(whose, out)
            elif kind == 2:
                self._land(whose, at, out)
            elif kind == 3:
                self._close_window(whose, at, out)
            elif kind == 4:
                self._answer_by_clock(whose, out)
            elif kind == 5:
                self._drop(whose, at, out)
            else:
                self._end_pause(at, out, gave_up=True)

    def _take_up(self, seat: int, at: int, out: list[Out]) -> None:
        hand = self.hands[seat]
        assert hand.queued is not None
        hand.held, hand.queued = hand.queued, None
        hand.taken_up = at
        hand.lands = at + TUMBLE
        out.append(Reply(seat, hand.held.n, "taken", args={"at": at, "lands": hand.lands}))

    def _write_roll(self, seat: int, out: list[Out]) -> None:
        hand = self.hands[seat]
        assert hand.held is not None
        mask, n = hand.held.dice | hand.in_hand, hand.held.n
        hand.held = None
        hand.written = True
        out.append(Submit(seat, "roll " + " ".join(str(i + 1) for i in range(hand.dice) if (mask >> i) & 1), n))

    def _land(self, seat: int, at: int, out: list[Out]) -> None:
        hand = self.hands[seat]
        hand.lands = None
        hand.landed = at
        side = self.side_of(seat)
        if side is not None:
            side.last_landing = at
        out.append(Submit(seat, "land"))

    def _order(self, side: Side, seat: int) -> int:
        """Exact ties go to the first seat clockwise after the previous stopper, who is last himself."""
        seats = len(self.hands)
        before = (self.first - 1) % seats if side.stopper is None else side.stopper
        return (seat - before - 1) % seats

    def _close_window(self, number: int, at: int, out: list[Out]) -> None:
        side = self.sides[number]
        calls = sorted(side.window, key=lambda call: (call.effective, self._order(side, call.seat)))
        winner = calls[0]
        for seat in side.seats:
            hand = self.hands[seat]
            if hand.held is not None:
                if hand.taken_up <= winner.effective:
                    self._write_roll(seat, out)  # in the air at the Stop: it lands with it
                else:
                    out.append(Reply(seat, hand.held.n, "dropped", "herosi-refuse-too-late", "HE §3"))
                    hand.held = None
            if hand.queued is not None:
                out.append(Reply(seat, hand.queued.n, "dropped", "herosi-refuse-too-late", "HE §3"))
                hand.queued = None
            hand.lands = None
            hand.written = False
            hand.landed = at
        for call in calls[1:]:
            out.append(Reply(call.seat, call.n, "too_late", "herosi-refuse-too-late", "HE §3"))
        figures = Figures(number, side.preparation, side.opens, tuple(calls))
        out.append(Submit(winner.seat, "stop", winner.n, figures))
        side.window = []
        side.rolling = False
        side.last_landing = at

    # --- resolution clocks ---------------------------------------------------------------------

    def _sync_clocks(self, now: int, view: dict[str, Any], asked: list[Asked]) -> list[Out]:
        phases = {seat: battle["phase"] for battle in view["battles"] for seat in battle["seats"]}
        due: dict[int, Deadline] = {}
        out: list[Out] = []
        for a in asked:
            if a.seat < 0 or phases.get(a.seat) != "resolution":
                continue
            old = self.deadlines.get(a.seat)
            if old is not None and old.asked == a:
                due[a.seat] = old
                continue
            due[a.seat] = Deadline(a, self._deadline(now, a))
            out.append(Clock(a.seat, now + OPT_IN if a.ask == "opt_in" else due[a.seat].at))
        self.deadlines = due
        return out

    def _deadline(self, now: int, a: Asked) -> int:
        side = self.side_of(a.seat)
        if a.ask == "opt_in":
            return now + (self.random.randint(*SKIP) if a.options == ("pass",) else OPT_IN)
        if side is None or a.ask in ("discard", "give_up_die"):
            return now + CHOICE  # the victim of another's action has a choice of his own
        if a.ask == "choose_action" and (side.turn_seat != a.seat or side.expired):
            side.turn_seat, side.turn_began, side.expired = a.seat, now, False
        if side.expired:
            return now
        return min(now + CHOICE, side.turn_began + WHOLE_ACTION)

    def _answer_by_clock(self, seat: int, out: list[Out]) -> None:
        """Optional choices are declined, forced ones take the first option; what was begun stands."""
        a = self.deadlines.pop(seat).asked
        side = self.side_of(seat)
        if side is not None and a.ask not in ("opt_in", "discard", "give_up_die"):
            side.expired = True
        out.append(Submit(seat, decline(a.options)))

    # --- disconnects ---------------------------------------------------------------------------

    def _drop(self, seat: int, at: int, out: list[Out]) -> None:
        hand = self.hands[seat]
        hand.dropped = at
        hand.drops += 1
        if self.paused_by is not None:
            return  # the table stands still already; his own quota begins when it would go on
        self._pause_for(seat, at, out)

    def _pause_for(self, seat: int, at: int, out: list[Out]) -> None:
        hand = self.hands[seat]
        quota = min(FIRST_PAUSE if hand.drops == 1 else LATER_PAUSE, ALL_PAUSES - hand.paused)
        if quota <= 0:
            hand.sat_in = True
            out.append(BotSits(seat))
            return
        self.paused_by = seat
        self.pause_began = at
        self.pause_ends = at + quota
        for other, waiting in enumerate(self.hands):
            if waiting.queued is not None:
                out.append(Reply(other, waiting.queued.n, "refused", "herosi-refuse-paused", "HE §10"))
            waiting.queued = None
        out.append(Paused(seat, self.pause_ends))  # a Stop that was called before counts: its window closes by itself

    def heard(self, seat: int, now: int) -> list[Out]:
        """A sign of life; who was away is back."""
        out = self.wake(now)
        hand = self.hands[seat]
        hand.heard = now
        if hand.dropped is None:
            return out
        hand.dropped = None
        if hand.sat_in:
            hand.sat_in = False
            out.append(BotLeaves(seat))
        if self.paused_by == seat:
            self._end_pause(now, out, gave_up=False)
        return out

    def _end_pause(self, at: int, out: list[Out], gave_up: bool) -> None:
        """Clocks go on where they stood; rolling opens again after the countdown."""
        assert self.paused_by is not None
        seat = self.paused_by
        hand = self.hands[seat]
        stood = at - self.pause_began
        hand.paused += stood
        self.paused_by = None
        if gave_up:
            hand.sat_in = True
            out.append(BotSits(seat))
        for other, deadline in self.deadlines.items():
            deadline.at += stood
            out.append(Clock(other, at + OPT_IN if deadline.asked.ask == "opt_in" else deadline.at))
        for side in self.sides:
            side.turn_began += stood
        for other, away in enumerate(self.hands):
            if away.dropped is not None and not away.sat_in:
                self._pause_for(other, at, out)
                if self.paused_by is not None:
                    return
        out.append(Resumed())
        for number, side in enumerate(self.sides):
            if side.rolling:
                side.opens = at + self.countdown
                out.append(Opens(number, side.preparation, side.opens))

    # --- fairness to the eye, and bots -----------------------------------------------------------

    def delay(self, seat: int) -> int:
        """How long to hold back a landing for this client so that the farther ones see it about when he does."""
        halves = [min(hand.pings) // 2 if hand.pings else 0 for hand in self.hands]
        behind = max(halves) - halves[seat] - SPREAD
        return min(MOST_DELAY, max(0, behind))

    def bot_time(self, seat: int, now: int) -> int:
        """When a bot may hand in its next intent: after a human reaction to any landing, at a rhythm of its own."""
        hand = self.hands[seat]
        side = self.side_of(seat)
        (low, high), (quick, slow) = self.bot_pace
        at = now
        if side is not None:
            at = max(at, side.opens, side.last_landing + self.random.randint(quick, slow))
        if hand.landed is not None:
            at = max(at, hand.landed + self.interval * self.random.randint(low, high) // 100 - TUMBLE)
        return at


def decline(options: tuple[str, ...]) -> str:
    for word in ("pass", "done"):
        if word in options:
            return word
    return options[0]
