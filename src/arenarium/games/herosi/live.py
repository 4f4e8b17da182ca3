"""Live pace: who rolls when, and who stopped first, as arithmetic of time. HE §10

Rolls are written into the table CAP milliseconds after they are taken up, because until then a Stop of an earlier
effective time may still arrive and leave those dice lying; the tumble is longer than that, so no shown result is ever
taken back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from arenarium.core.game import Json
from arenarium.core.kernel import Decision, Luck, questions
from arenarium.core.pace import Done, Pace, Refused, Step, Submit, Tell, UnderWay
from arenarium.core.refusal import Refusal, Stale
from arenarium.games.herosi.live_absence import Absence
from arenarium.games.herosi.live_clocks import Asked, Clocks, between
from arenarium.games.herosi.live_hands import Hand, Request, Side
from arenarium.games.herosi.live_latency import CAP, Latency, delay
from arenarium.games.herosi.live_stop import StopCall, figures, stop_times
from arenarium.games.herosi.notation import ROLLS, Reader, options_text
from arenarium.games.herosi.refusals import no, refuse
from arenarium.games.herosi.state import (
    BATTLE_ROW,
    IN_AIR,
    IN_HAND,
    PREPARATION,
    STOPPER,
    Match,
    dice_of,
    number_of_dice,
)
from arenarium.games.herosi.view import battle_phase, may_call_stop, number_of_battles

ASK: Final = "roll_or_stop"
TUMBLE: Final = 350
assert TUMBLE > CAP  # a roll is written when no earlier Stop can arrive any more
INTERVALS: Final = {"brisk": 700, "normal": 1000, "relaxed": 1500}
COUNTDOWNS: Final = {"brisk": 2000, "normal": 2000, "relaxed": 3000}
BOT_PACES: Final = {  # landings in percent of the shortest interval, reactions in milliseconds
    "quick": ((100, 110), (150, 300)),
    "human": ((110, 160), (250, 500)),
    "slow": ((160, 240), (600, 1200)),
}

# What time brings; at one instant in this order.
TAKES_UP: Final = 0
IS_WRITTEN: Final = 1
LANDS: Final = 2
WINDOW_CLOSES: Final = 3
CLOCK_RUNS_OUT: Final = 4
FALLS_SILENT: Final = 5
PAUSE_ENDS: Final = 6  # equal: only their order counts


def too_late() -> Refusal:
    return Stale("herosi-refuse-too-late", "HE §3")


class Live(Pace[Match]):
    def __init__(self, options: Json, seats: int, bots: Collection[int], luck: Luck) -> None:
        cadence = options.get("cadence", "normal")
        self.interval = INTERVALS[cadence]
        self.countdown = COUNTDOWNS[cadence]
        self.bot_pace = BOT_PACES[options.get("bot_pace", "human")]
        self.luck = luck
        self.hands = [Hand() for _ in range(seats)]
        self.ways = [Latency(seat in bots) for seat in range(seats)]
        self.sides = [Side()]
        self.clocks = Clocks(luck)
        self.absence = Absence(seats, bots)
        self.first = 0  # equal: `sync` writes it before anybody stops

    # --- the table -----------------------------------------------------------------------------

    def sync(self, s: Match, opened: Mapping[int, int], now: int) -> list[Step]:
        out = self.wake(now)
        self.first = s.first
        for seat in range(s.seats):
            self._see(s, seat, now)
        phases = [battle_phase(s, battle) for battle in range(number_of_battles(s))]
        for battle, phase in enumerate(phases):
            out += self._sync_side(s, battle, phase, now)
        asked = [
            Asked(d.seat, s.arena[d.seat], opened[d.seat], d.ask, tuple(options_text(s.box, d)))
            for d in questions(s)
            if d.seat >= 0 and phases[s.arena[d.seat]] == "resolution"  # nobody's clock runs while they roll
        ]
        return out + self.clocks.sync(now, asked)

    def _see(self, s: Match, seat: int, now: int) -> None:
        hand = self.hands[seat]
        hand.may_stop = may_call_stop(s, seat)
        hand.must_roll = bool((s.must_roll >> seat) & 1)
        hand.stunned = bool((s.stunned >> seat) & 1)
        hand.dice = number_of_dice(s, seat)
        hand.in_hand = dice_of(s, seat, IN_HAND)
        if dice_of(s, seat, IN_AIR):
            hand.written = False
            if hand.lands is None and hand.held is None:
                hand.lands = now + TUMBLE  # found in the air, for example after a restart
        elif hand.held is None and not hand.written:
            hand.lands = None

    def _sync_side(self, s: Match, battle: int, phase: str, now: int) -> list[Step]:
        while len(self.sides) <= battle:
            self.sides.append(Side())
        side = self.sides[battle]
        side.seats = tuple(seat for seat in range(s.seats) if s.arena[seat] == battle)
        stopper, preparation = s.battle[battle * BATTLE_ROW + STOPPER], s.battle[battle * BATTLE_ROW + PREPARATION]
        side.stopper = stopper if stopper >= 0 else None
        if phase == "landing":
            return []  # a moment inside a roll or a stop
        if phase != "rolling":
            side.rolling = False
            return self._too_late(side)  # whatever they were about to do, nobody rolls now
        if side.rolling and side.preparation == preparation:
            return []
        # Another worker may have played a whole stop meanwhile: nothing is carried over.
        late = self._too_late(side) if side.rolling else []
        side.rolling = True
        side.preparation = preparation
        self.clocks.rolling(battle)
        return [*late, self._opens(battle, now)]

    def _opens(self, battle: int, now: int) -> Tell:
        """Rolling and Stop open after the countdown, at one time for all."""
        side = self.sides[battle]
        side.opens = now + self.countdown
        return Tell({"kind": "opens", "battle": battle, "preparation": side.preparation}, side.opens)

    def over(self) -> list[Step]:
        out: list[Step] = []
        for side in self.sides:
            side.rolling = False
            out += self._too_late(side)
        self.clocks.over()
        return out

    def failed(self, seat: int) -> None:
        self.hands[seat].drop()

    def _too_late(self, side: Side) -> list[Step]:
        out: list[Step] = []
        for seat in side.seats:
            hand = self.hands[seat]
            out += [Refused(seat, r.n, too_late()) for r in (hand.held, hand.queued) if r is not None]
            hand.drop()
        out += [Refused(call.seat, call.n, too_late()) for call in side.window]
        side.window = []
        return out

    def side_of(self, seat: int) -> Side | None:
        return next((side for side in self.sides if seat in side.seats), None)

    # --- the seats -----------------------------------------------------------------------------

    def takes(self, d: Decision) -> bool:
        return d.ask == ASK

    def intent(self, s: Match, seat: int, text: str, now: int, seen: int | None = None, n: str = "") -> list[Step]:
        """`roll 1 3 4`, `cancel` or `stop`; `land` is the server's word."""
        verb, *operands = text.split() or [""]
        if verb == "roll" and all(word.isdecimal() and len(word) < 3 for word in operands):
            return self.wake(now) + self._roll(seat, [int(word) for word in operands], now, seen, n)
        if verb == "cancel" and not operands:
            return self.wake(now) + self._cancel(seat, n)
        if verb == "stop" and not operands:
            return self.wake(now) + self._stop(seat, now, seen, n)
        try:
            return [Refused(seat, n, refuse(s, seat, Reader(s.box, text).read()))]
        except Refusal as unreadable:
            return [Refused(seat, n, unreadable)]

    def _roll(self, seat: int, dice: list[int], now: int, seen: int | None, n: str) -> list[Step]:
        """Take up these dice as soon as the cadence allows; until then the latest request waits alone."""
        side = self.side_of(seat)
        hand = self.hands[seat]
        if side is None or not side.rolling:
            return [Refused(seat, n, too_late())]
        if self.absence.paused_by is not None:
            return [Refused(seat, n, no("paused", "§10"))]
        if n and hand.held is not None and hand.held.n == n:  # sent again: it is under way
            return [UnderWay(seat, n, {"kind": "taken"}, hand.taken_up + TUMBLE)]
        if n and hand.queued is not None and hand.queued.n == n:
            return [UnderWay(seat, n, {"kind": "queued"}, self._ready_at(seat) + TUMBLE)]
        if any(not 1 <= die <= hand.dice for die in dice):
            return [Refused(seat, n, no("no-such-die", "§3", dice=hand.dice))]
        if not dice and not hand.in_hand:
            return [Refused(seat, n, no("no-dice", "§3"))]
        out: list[Step] = []
        if hand.queued is not None:
            out.append(Done(seat, hand.queued.n))
        mask = 0
        for die in dice:
            mask |= 1 << (die - 1)
        effective, _ = self.ways[seat].effective(now, seen)
        hand.queued = Request(mask, max(effective, side.opens), n)
        if self._ready_at(seat) > now:
            out.append(UnderWay(seat, n, {"kind": "queued"}))
        return out + self.wake(now)

    def _cancel(self, seat: int, n: str) -> list[Step]:
        """Clears the queue; dice already taken up are past that."""
        hand = self.hands[seat]
        if hand.queued is None:
            return [Refused(seat, n, no("nothing-queued", "§10"))]
        waiting = hand.queued.n
        hand.queued = None
        return [Done(seat, waiting), Done(seat, n)]

    def _stop(self, seat: int, now: int, seen: int | None, n: str) -> list[Step]:
        """A Stop, ordered by effective time within the window."""
        side = self.side_of(seat)
        if side is None or not side.rolling:
            return [Refused(seat, n, too_late())]
        if self.absence.paused_by is not None:
            return [Refused(seat, n, no("paused", "§10"))]
        if now < side.opens:
            return [Refused(seat, n, no("not-open", "§10", wait=side.opens - now))]
        called = next((call for call in side.window if call.seat == seat), None)
        if called is not None and called.n != n:
            return [Refused(seat, n, no("stop-called", "§10"))]
        if called is None:
            effective, trip = self.ways[seat].effective(now, seen)
            effective = max(effective, side.opens)
            refusal = self._no_stop(seat, effective)
            if refusal is not None:
                return [Refused(seat, n, refusal)]
            side.window.append(StopCall(seat, now, trip, effective, n))
        return [UnderWay(seat, n, {"kind": "stopping"}), *self.wake(now)]

    def _no_stop(self, seat: int, effective: int) -> Refusal | None:
        hand = self.hands[seat]
        if hand.must_roll:
            return no("must-roll", "§10")
        if hand.may_stop:
            return None
        if hand.stunned:
            return no("stunned-stop", "A50")
        in_the_air = hand.held is not None and hand.taken_up <= effective
        return None if in_the_air else no("not-rolled", "A58")

    def pong(self, seat: int, round_trip: int, now: int) -> None:
        self.ways[seat].pong(round_trip)
        self.absence.heard(seat, now)

    def told(self, seat: int, number: int, now: int) -> None:
        self.ways[seat].told(number, now)

    def delay(self, seat: int) -> int:
        return delay(self.ways, seat)

    def bot_time(self, seat: int, now: int) -> int | None:
        """After a human reaction to any landing, at a rhythm of its own; not while its Stop waits for others."""
        hand = self.hands[seat]
        side = self.side_of(seat)
        if hand.under_way() or self.absence.paused_by is not None:
            return None
        if side is not None and any(call.seat == seat for call in side.window):
            return None
        rhythm, reaction = self.bot_pace
        at = now
        if side is not None:
            at = max(at, side.opens, side.last_landing + between(self.luck, *reaction))
        if hand.landed is not None:
            at = max(at, hand.landed + self.interval * between(self.luck, *rhythm) // 100 - TUMBLE)
        return at

    # --- the passing of time -------------------------------------------------------------------

    def _ready_at(self, seat: int) -> int:
        """When the queued request is taken up: its own time, or as the cadence allows."""
        hand = self.hands[seat]
        assert hand.queued is not None
        side = self.side_of(seat)
        at = max(hand.queued.effective, side.opens if side is not None else 0)  # equal: no moment comes before
        landing = hand.lands if hand.lands is not None else hand.landed
        return at if landing is None else max(at, landing + self.interval - TUMBLE)

    def _due(self) -> list[tuple[int, int, int]]:
        """Everything that time will bring: when, what, and to which seat or battle."""
        paused_by = self.absence.paused_by
        due: list[tuple[int, int, int]] = []
        for seat, hand in enumerate(self.hands):
            if hand.queued is not None and hand.held is None and hand.lands is None and paused_by is None:
                due.append((self._ready_at(seat), TAKES_UP, seat))
            if hand.held is not None:
                due.append((hand.taken_up + CAP, IS_WRITTEN, seat))
            elif hand.lands is not None:
                due.append((hand.lands, LANDS, seat))
        for battle, side in enumerate(self.sides):
            if side.window:
                due.append((min(call.effective for call in side.window) + CAP, WINDOW_CLOSES, battle))
        due += [(at, FALLS_SILENT, seat) for at, seat in self.absence.silent()]
        if paused_by is None:
            due += [(deadline.at, CLOCK_RUNS_OUT, seat) for seat, deadline in self.clocks.running.items()]
        else:
            due.append((self.absence.pause_ends, PAUSE_ENDS, paused_by))
        return due

    def next_wake(self) -> int | None:
        return min((at for at, _, _ in self._due()), default=None)

    def wake(self, now: int) -> list[Step]:
        out: list[Step] = []
        while True:
            due = min(self._due(), default=None)
            if due is None or due[0] > now:
                return out
            out += self._happens(*due)

    def _happens(self, at: int, what: int, whose: int) -> list[Step]:
        if what == TAKES_UP:
            return [self._take_up(whose, at)]
        if what == IS_WRITTEN:
            return [self._write_roll(whose)]
        if what == LANDS:
            return [self._land(whose, at)]
        if what == WINDOW_CLOSES:
            return self._close_window(whose, at)
        if what == CLOCK_RUNS_OUT:
            return [self.clocks.answer(whose)]
        if what == FALLS_SILENT:
            return self._drop(whose, at)
        return self._end_pause(at, gave_up=True)

    def _take_up(self, seat: int, at: int) -> Step:
        hand = self.hands[seat]
        assert hand.queued is not None
        hand.held, hand.queued = hand.queued, None
        hand.taken_up = at
        hand.lands = at + TUMBLE
        return UnderWay(seat, hand.held.n, {"kind": "taken"}, hand.lands)

    def _write_roll(self, seat: int) -> Step:
        hand = self.hands[seat]
        assert hand.held is not None
        mask, n = hand.held.dice | hand.in_hand, hand.held.n
        hand.held = None
        hand.written = True
        return Submit(seat, ROLLS[mask], n)

    def _land(self, seat: int, at: int) -> Step:
        hand = self.hands[seat]
        hand.lands = None
        hand.landed = at
        side = self.side_of(seat)
        if side is not None:
            side.last_landing = at
        return Submit(seat, "land")

    def _order(self, side: Side, seat: int) -> int:
        """Exact ties go to the first seat clockwise after the previous stopper, who is last himself."""
        seats = len(self.hands)
        before = (self.first - 1) % seats if side.stopper is None else side.stopper
        return (seat - before - 1) % seats

    def _close_window(self, battle: int, at: int) -> list[Step]:
        side = self.sides[battle]
        calls = sorted(side.window, key=lambda call: (call.effective, self._order(side, call.seat)))
        winner = calls[0]
        out: list[Step] = []
        for seat in side.seats:
            hand = self.hands[seat]
            if hand.held is not None and hand.taken_up <= winner.effective:
                out.append(self._write_roll(seat))  # in the air at the Stop: it lands with it
            out += [Refused(seat, r.n, too_late()) for r in (hand.held, hand.queued) if r is not None]
            hand.drop()
            hand.landed = at
        out += [Refused(call.seat, call.n, too_late()) for call in calls[1:]]
        told = Tell(figures(battle, side.preparation, calls))
        out.append(Submit(winner.seat, "stop", winner.n, stop_times(calls, side.opens), told))
        side.window = []
        side.rolling = False
        side.last_landing = at
        return out

    # --- who is away ---------------------------------------------------------------------------

    def heard(self, seat: int, now: int) -> bool:
        return self.absence.heard(seat, now)

    def back(self, seat: int, now: int) -> list[Step]:
        out = self.wake(now) + self.absence.back(seat, now)
        return out + self._end_pause(now, gave_up=False) if self.absence.paused_by == seat else out

    def _drop(self, seat: int, at: int) -> list[Step]:
        """A Stop that was called before counts: its window closes by itself. What only waits is given up."""
        steps = self.absence.drop(seat, at)
        out: list[Step] = []
        if self.absence.paused_by == seat:
            for other, hand in enumerate(self.hands):
                if hand.queued is not None:
                    out.append(Refused(other, hand.queued.n, no("paused", "§10")))
                    hand.queued = None
        return out + steps

    def _end_pause(self, at: int, gave_up: bool) -> list[Step]:
        """Clocks go on where they stood; rolling opens again after the countdown."""
        stood, out = self.absence.end_pause(at, gave_up)
        out += self.clocks.go_on(at, stood)
        out += self.absence.wait_for_others(at)
        if self.absence.paused_by is not None:
            return out
        out.append(Tell({"kind": "resumed"}))
        out += [self._opens(battle, at) for battle, side in enumerate(self.sides) if side.rolling]
        return out
