"""Resolving the effects of beings and flares: one frame walks the steps of a card. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.decks import show_discard
from arenarium.games.tashkalar.memory import begin
from arenarium.games.tashkalar.moves import leaps, moves
from arenarium.games.tashkalar.pieces import open_gateway, rank_at
from arenarium.games.tashkalar.plain_steps import AIMED, act, aims, destroy_all, places, shoot, shots, show_twin
from arenarium.games.tashkalar.special_steps import INSTANTS, OFFERS
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.targets import behind, holds, of_twins, pieces, twin_lies_there
from arenarium.games.tashkalar.teams import hand_over
from arenarium.games.tashkalar.verbs import COPY, GAIN, HANDOVER, HANDOVER_VERB, OPTION, PASS, PASS_VERB


class Part(Frame[Bout]):
    """One half of a flare, a frozen effect, a warp effect."""

    def __init__(self, card: int, part: int, program: int) -> None:
        self.card: Final = card
        self.part: Final = part
        self.program: Final = program

    def pack(self) -> list[object]:
        return ["part", self.card, self.part, self.program]

    def run(self, s: Bout, out: list[Event]) -> bool:
        begin(s, self.card, self.part)
        s.become(Effect(self.program, 0, 0, -1))
        return False


class Effect(Frame[Bout]):
    """One effect: the program, the step it is at, how often that step was done, which of two ways was chosen."""

    def __init__(self, program: int, at: int, n: int, way: int) -> None:
        self.program: Final = program
        self.at: Final = at
        self.n: Final = n
        self.way: Final = way

    def pack(self) -> list[object]:
        return ["effect", self.program, self.at, self.n, self.way]

    def step(self, s: Bout) -> words.Step:
        step = s.box.programs[self.program][self.at]
        return step.of[self.way] if self.way >= 0 else step

    def optional(self, s: Bout) -> bool:
        """Whether the step may be declined, or ended, now."""
        step = s.box.programs[self.program][self.at]
        if self.n > 0 and step.flags & words.REST_FORCED:
            return False
        if self.n > 0 and step.flags & words.EQUAL_ALONE:
            return True  # one combat move, even onto an empty square, is enough
        return step.may

    def next_step(self, s: Bout, done: int) -> None:
        s.done = done
        step = s.box.programs[self.program][self.at]
        if done and step.flags & words.TALLY:
            s.memo += 1
        if not done and step.op in (words.MOVING, words.LEAPING):
            s.took = 0
        s.become(Effect(self.program, self.at + 1, 0, -1))

    def run(self, s: Bout, out: list[Event]) -> bool:
        program = s.box.programs[self.program]
        if self.at >= len(program):
            s.pop()
            return False
        step = self.step(s)
        if self.n == 0 and self.way < 0:
            if step.cond != words.ALWAYS and not holds(s, step.cond):
                self.next_step(s, 0)
                return False
            s.group = ()
            s.spots = ()
            s.equals = 0
            if self.at_once(s, step, out):
                return False
        options = self.offers(s, step)
        optional = self.optional(s)
        if not options and not (optional and self.hides(s, step)):
            if step.flags & words.EACH_COLOUR and self.n + 1 < s.colours:
                s.become(Effect(self.program, self.at, self.n + 1, -1))
            else:
                self.next_step(s, 1 if self.n > 0 and step.flags & words.EACH_COLOUR == 0 else 0)
            return False
        if len(options) == 1 and not optional:
            self.answer(s, s.actor, options[0], out)  # forced, and everybody can see it: TK R54
            return False
        s.asked = self.decision(s, options)
        return True

    def decision(self, s: Bout, options: list[Action]) -> Decision:
        if self.optional(s):
            options.append(PASS)
        if s.teams and not s.handed:
            options.append(HANDOVER)
        return Decision(s.actor, "effect", options)

    def ask(self, s: Bout) -> list[Decision]:
        if s.asked is None:
            s.asked = self.decision(s, self.offers(s, self.step(s)))
        return [s.asked]

    def hides(self, s: Bout, step: words.Step) -> bool:
        """Whether asking nothing would tell others about hidden cards."""
        if s.actor != s.seat:
            return False
        if step.op == words.RECOVERING:
            return len(s.piles[s.seat]) > 0
        if of_twins(step.cond):
            return len(aims(s, step, self.n)) > 0
        if step.op == words.EITHER:
            for other in step.of:
                if other.op == words.COPY_WARP and self.n == 0:
                    return s.secret[s.seat] != 0
        return False

    def at_once(self, s: Bout, step: words.Step, out: list[Event]) -> bool:
        """Does a step that asks nothing. TK §5"""
        op = step.op
        if op == words.GAINING:
            s.actions += step.count
            out.append(Event("gained", (s.seat, step.count)))
            self.next_step(s, 1)
        elif op == words.DRAWING:
            if step.what == 0:
                s.more_beings += step.count
            else:
                s.more_legends += step.count
            self.next_step(s, 1)
        elif op == words.EXTRA_TURN:
            s.extra_turns += 1
            out.append(Event("extra_turn", (s.seat,)))
            self.next_step(s, 1)
        elif op == words.BORROW:
            s.borrow = 1
            self.next_step(s, 1)
        elif op == words.REMEMBER:
            s.used = tuple(pieces(s, step, 0))
            self.next_step(s, 1)
        elif op == words.RECOVERING and step.to == words.TO_TOP and not s.piles[s.seat]:
            self.next_step(s, 1)  # Kiskin Spirit draws also when there is nothing to return
        elif op == words.OPEN_GATEWAY and step.piece == words.SELF:
            if s.here >= 0 and rank_at(s, s.here) < words.LEGENDARY:
                open_gateway(s, s.here, out)
            self.next_step(s, 1)
        elif op == words.COPY_PENDING:
            card = s.pending[s.seat]
            self.next_step(s, 1)
            if card >= 0 and card != s.box.merchant:
                out.append(Event("warped", (s.seat, card)))
                s.push(Effect(s.box.cards[card].warp, 0, 0, -1))
        elif step.count == words.COUNT_ALL:
            self.next_step(s, 1 if destroy_all(s, step, out) else 0)
        elif op == words.SHOOTING and step.by_heading:
            hit = shoot(s, step, s.here, s.heading, out) if s.here >= 0 else 0
            self.next_step(s, 1 if hit else 0)
        elif op in INSTANTS:
            depth = len(s.stack)
            done = INSTANTS[op](s, step, out)
            if len(s.stack) > depth:  # it has put a question on top: go on below it
                top = s.stack[-1]
                s.pop()
                self.next_step(s, 1 if done else 0)
                s.push(top)
            else:
                self.next_step(s, 1 if done else 0)
        else:
            return False
        return True

    # --- what may be answered ------------------------------------------------------------------

    def offers(self, s: Bout, step: words.Step) -> list[Action]:
        op = step.op
        if of_twins(step.cond) and not twin_lies_there(s, step.cond):
            return []
        if op == words.EITHER:
            found: list[Action] = []
            for i in range(len(step.of)):
                found += self.first_offers(s, step.of[i], i)
            found.sort()
            return found
        if op == words.MOVING:
            if self.n >= self.limit(s, step):
                return []
            return moves(s, step, self.n)
        if op == words.LEAPING:
            return leaps(s, step, self.n)
        if op == words.PUT:
            return places(s, step, self.n)
        if op == words.SHOOTING:
            return shots(s, step)
        if op in AIMED:
            return aims(s, step, self.n)
        return OFFERS[op](s, step, self.n)

    def first_offers(self, s: Bout, step: words.Step, i: int) -> list[Action]:
        """What begins one of two ways: with its number where it asks nothing further."""
        if step.op == words.GAINING:
            return [(GAIN, 0, 0, 0)]
        if step.count == words.COUNT_ALL:
            return [(OPTION, i + 1, 0, 0)]
        return Effect(self.program, self.at, 0, i).offers(s, step)

    def limit(self, s: Bout, step: words.Step) -> int:
        if step.count == words.COUNT_STORM:
            rank = rank_at(s, s.it) if s.it >= 0 else 0
            return 5 if rank == words.COMMON else (3 if rank == words.HEROIC else 1)
        if step.flags & words.ONE_GROUP and self.n > 0 and (s.memo - 1) % 3 + 1 == words.HEROIC:
            return 2  # Hypnotist: three common pieces or two heroic ones
        return step.count

    # --- taking an answer ------------------------------------------------------------------------

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        s.asked = None
        if action[0] == HANDOVER_VERB:
            hand_over(s, out)
            return
        step = self.step(s)
        if action[0] == PASS_VERB:
            if step.flags & words.EACH_COLOUR and self.n + 1 < s.colours:
                s.become(Effect(self.program, self.at, self.n + 1, -1))
            else:
                self.next_step(s, 1 if self.n > 0 and step.flags & words.EACH_COLOUR == 0 else 0)
            return
        if of_twins(step.cond):
            show_twin(s, step.cond, out)
        way = self.way
        if step.op == words.EITHER:
            way = self.which(s, step, action)
            step = step.of[way]
            if step.op == words.GAINING or step.count == words.COUNT_ALL:
                if step.op == words.GAINING:
                    s.actions += step.count
                    out.append(Event("gained", (s.seat, step.count)))
                else:
                    destroy_all(s, step, out)
                self.next_step(s, 1)
                return
        if action[0] == COPY:
            self.next_step(s, 1)
            show_discard(s, action[1] - s.first_card[s.seat])
            out.append(Event("warped", (s.seat, action[1]), reveals=True))
            s.push(Effect(s.box.cards[action[1]].warp, 0, 0, -1))
            return
        self.take(s, step, way, action, out)

    def which(self, s: Bout, step: words.Step, action: Action) -> int:
        for i in range(len(step.of)):
            if action in self.first_offers(s, step.of[i], i):
                return i
        raise AssertionError("an answer that belongs to neither way")

    def take(self, s: Bout, step: words.Step, way: int, action: Action, out: list[Event]) -> None:
        n = self.n
        depth = len(s.stack)
        last = act(s, step, n, action, out)
        if not last and step.op not in OFFERS:
            last = n + 1 >= Effect(self.program, self.at, n + 1, way).limit(s, step)
            if step.count == words.COUNT_BEHIND:
                last = not behind(s)
            if step.flags & words.EACH_COLOUR:
                last = n + 1 >= s.colours
        top: Frame[Bout] | None = None
        if len(s.stack) > depth:
            top = s.stack[-1]
            s.pop()
        if last:
            self.next_step(s, 1)
        else:
            s.become(Effect(self.program, self.at, n + 1, way))
        if top is not None:
            s.push(top)
