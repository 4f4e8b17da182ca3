"""Resolving the effects of beings and flares: one frame walks the steps of a card. TK §5"""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, Decision, Event, Frame
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.decks import show_discard
from arenarium.games.tashkalar.memory import Memory, Remembering
from arenarium.games.tashkalar.plain_steps import (
    act,
    aims,
    asks_nothing,
    at_once,
    is_idle,
    is_last,
    offers,
    show_twin,
    way_of,
)
from arenarium.games.tashkalar.special_cards import free_pending
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.targets import holds, of_twins
from arenarium.games.tashkalar.teams import hand_over
from arenarium.games.tashkalar.verbs import COPY, HANDOVER, HANDOVER_VERB, PASS, PASS_VERB

UNDECIDED: Final = -1  # neither of two ways was chosen yet, or there is one only


class Part(Frame[Bout]):
    """One half of a flare, a frozen effect, a warp effect."""

    def __init__(self, card: int, part: int, program: int) -> None:
        self.card: Final = card
        self.part: Final = part
        self.program: Final = program

    def pack(self) -> list[object]:
        return ["part", self.card, self.part, self.program]

    def run(self, s: Bout, out: list[Event]) -> bool:
        s.become(Effect(self.program, 0, 0, UNDECIDED, Memory(self.card, self.part, -1, 0)))
        return False


class Effect(Remembering):
    """One effect: the program, the step it is at, how often that step was done, which of two ways was chosen."""

    def __init__(self, program: int, at: int, n: int, way: int, memory: Memory) -> None:
        super().__init__(memory)
        self.program: Final = program
        self.at: Final = at
        self.n: Final = n
        self.way: Final = way

    def pack(self) -> list[object]:
        return ["effect", self.program, self.at, self.n, self.way, self.memory.pack()]

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

    # --- from step to step ---------------------------------------------------------------------

    def run(self, s: Bout, out: list[Event]) -> bool:
        if self.at >= len(s.box.programs[self.program]):
            self.end(s)
            return False
        step = self.step(s)
        if self.n == 0 and self.way < 0:
            if step.cond != words.ALWAYS and not holds(s, self.memory, step.cond):
                self.next_step(s, self.memory.copy(), False)
                return False
            if self.do_at_once(s, step, out):
                return False
        options = offers(s, self.memory, step, self.n)
        optional = self.optional(s)
        if not options and not (optional and self.hides(s, step)):
            self.skip(s, step)
            return False
        if not optional and (len(options) == 1 or is_idle(s, self.memory, step, self.n, options)):
            self.answer(s, s.actor, options[0], out)  # forced, and everybody can see it: TK R54
            return False
        s.asked = self.decision(s, options)
        return True

    def end(self, s: Bout) -> None:
        """An effect that copied this one goes on with what is remembered now."""
        s.pop()
        below = s.stack[-1]
        if isinstance(below, Effect):
            s.become(Effect(below.program, below.at, below.n, below.way, self.memory))

    def next_step(self, s: Bout, m: Memory, done: bool) -> None:
        s.become(self.after(s, m, done))

    def after(self, s: Bout, m: Memory, done: bool) -> Effect:
        """This effect at its next step."""
        step = s.box.programs[self.program][self.at]
        m.done = done
        if done and step.flags & words.TALLY:
            m.memo += 1
        if not done and step.op in (words.MOVING, words.LEAPING):
            m.took = 0
        m.begin_step()
        return Effect(self.program, self.at + 1, 0, UNDECIDED, m)

    def skip(self, s: Bout, step: words.Step) -> None:
        """Nothing, or nothing more, is done in this step; where it is done for each colour, the next one follows."""
        if step.flags & words.EACH_COLOUR == 0:
            self.next_step(s, self.memory.copy(), self.n > 0)
        elif self.n + 1 < s.colours:
            s.become(Effect(self.program, self.at, self.n + 1, UNDECIDED, self.memory))
        else:
            self.next_step(s, self.memory.copy(), False)

    def do_at_once(self, s: Bout, step: words.Step, out: list[Event]) -> bool:
        """Does a step that asks nothing."""
        if step.op == words.COPY_PENDING:
            self.next_step(s, self.memory.copy(), True)
            card = free_pending(s)
            if card >= 0:
                out.append(Event("warped", (s.seat, card)))
                self.copy_warp(s, card)
            return True
        if not asks_nothing(s, step):
            return False
        m = self.memory.copy()
        depth = len(s.stack)
        done = at_once(s, m, step, out)
        go_on(s, depth, self.after(s, m, done))
        return True

    def copy_warp(self, s: Bout, card: int) -> None:
        """The warp effect of another card is carried out as if it were this one's."""
        below = s.stack[-1]
        assert isinstance(below, Effect)
        s.push(Effect(s.box.cards[card].warp, 0, 0, UNDECIDED, below.memory))

    # --- the question --------------------------------------------------------------------------

    def decision(self, s: Bout, options: list[Action]) -> Decision:
        if self.optional(s):
            options.append(PASS)
        if s.teams and not s.handed:
            options.append(HANDOVER)
        return Decision(s.actor, "effect", options)

    def ask(self, s: Bout) -> list[Decision]:
        if s.asked is None:
            s.asked = self.decision(s, offers(s, self.memory, self.step(s), self.n))
        return [s.asked]

    def hides(self, s: Bout, step: words.Step) -> bool:
        """Whether asking nothing would tell others about hidden cards."""
        if s.actor != s.seat:
            return False
        if step.op == words.RECOVERING:
            return len(s.piles[s.seat]) > 0
        if of_twins(step.cond):
            return len(aims(s, self.memory, step, self.n)) > 0
        if step.op == words.EITHER:
            for other in step.of:
                if other.op == words.COPY_WARP and self.n == 0:
                    return s.secret[s.seat] != 0
        return False

    # --- the answer ----------------------------------------------------------------------------

    def answer(self, s: Bout, seat: int, action: Action, out: list[Event]) -> None:
        s.asked = None
        verb, card, _, _ = action
        step = self.step(s)
        if verb == HANDOVER_VERB:
            hand_over(s, out)
            return
        if verb == PASS_VERB:
            self.skip(s, step)
            return
        if of_twins(step.cond):
            show_twin(s, step.cond, out)
        way = self.way
        if step.op == words.EITHER:
            way = way_of(s, self.memory, step, action)
            step = step.of[way]
        if verb == COPY:
            self.next_step(s, self.memory.copy(), True)
            show_discard(s, card - s.first_card[s.seat])
            out.append(Event("warped", (s.seat, card), reveals=True))
            self.copy_warp(s, card)
            return
        self.take(s, step, way, action, out)

    def take(self, s: Bout, step: words.Step, way: int, action: Action, out: list[Event]) -> None:
        m = self.memory.copy()
        depth = len(s.stack)
        if act(s, m, step, self.n, action, out) or is_last(s, m, step, self.n):
            go_on(s, depth, self.after(s, m, True))
        else:
            go_on(s, depth, Effect(self.program, self.at, self.n + 1, way, m))


def go_on(s: Bout, depth: int, frame: Effect) -> None:
    """The effect becomes another; a question that was put on top of it stays there."""
    if len(s.stack) == depth:
        s.become(frame)
    else:
        s.stack = s.stack[: depth - 1] + (frame,) + s.stack[depth:]
