"""What if a battle began now, or after an answer that is not given yet? MA §5

Segment by segment, with branches where a player would choose. Nothing is drawn and nothing secret is turned
up: only a seat that knows the two tiles under its own Monolith sees them unfold.
"""

from __future__ import annotations

from typing import Final, cast

from arenarium.core.kernel import Action, Decision, Event, Frame, answer, questions, settle
from arenarium.core.wire import Question
from arenarium.games.monolith.battle import BY_ORDER_TILE, START, Battle
from arenarium.games.monolith.events import segment_now, tell
from arenarium.games.monolith.notation import notate, picture
from arenarium.games.monolith.orders import Push
from arenarium.games.monolith.state import Arena
from arenarium.games.monolith.unfolding import Unfolding
from arenarium.games.monolith.wire_answers import Preview, PreviewBranch, PreviewEnd, PreviewMoment, PreviewSegment
from arenarium.games.monolith.wire_events import Told
from arenarium.games.monolith.wounds import Venom, Wounds

Stack = tuple[Frame[Arena], ...]

BRANCHES: Final = 32  # how many answers are worked out in all: a compiled build takes a millisecond for them
LEAVING: Final = ("eliminated", "rune_spent", "faded", "banner_fell")
AFTERWARDS: Final = ("net_lifted", "folded", "fold_blocked")


class Foresight:
    """A fork that runs a battle, and what happened on it since the last answer."""

    def __init__(self, s: Arena, seat: int, action: Action | None = None) -> None:
        self.seat: Final = seat  # who looks ahead; -1: a spectator
        self.arena: Final = s.clone()
        self.events: list[Event] = []
        c = self.arena
        c.explain = True
        if action is not None:
            c.stack[-1].answer(c, seat, action, self.events)
        self.before: Final = s if action is None else c.clone()  # the answer is given, the rest is yet to come
        self.segment: PreviewMoment = segment_now(s) if _battle_at(s.stack) >= 0 else "before"
        c.stack = _unfinished(c, seat)
        settle(c, self.events)

    def asked(self) -> Decision | None:
        """The choice that the battle waits for; None: it is over."""
        found = questions(self.arena)
        return found[0] if found else None

    def follow(self, d: Decision, action: Action) -> None:
        """Go on as if that choice were made."""
        _, self.segment = _segments(self.arena, self.events, self.segment, self.seat, [])
        self.events = []
        answer(self.arena, d, action, self.events)

    def tree(self) -> Preview:
        return _node(self.arena, self.events, self.segment, self.seat, [], [BRANCHES], True)


def _battle_at(stack: Stack) -> int:
    for i, f in enumerate(stack):
        if isinstance(f, Battle):
            return i
    return -1


def _unfinished(s: Arena, seat: int) -> Stack:
    """The battle that is on; else one that begins when a push, wounds or an unfolding are over."""
    at = _battle_at(s.stack)
    if at >= 0:
        return s.stack[at:]
    rest: Stack = (Battle(START, BY_ORDER_TILE),)
    for f in s.stack:
        if isinstance(f, Unfolding):
            if seat == f.seat or not s.secret >> f.seat & 1:
                rest = rest + (f,)
        elif isinstance(f, Push) or isinstance(f, Wounds) or isinstance(f, Venom):  # noqa: SIM101
            rest = rest + (f,)
    return rest


def _segments(
    s: Arena, events: list[Event], segment: PreviewMoment, seat: int, gone: list[str]
) -> tuple[list[PreviewSegment], PreviewMoment]:
    """Events by segment, and the segment that is on after them; hexes of tiles that left are added to `gone`."""
    told: list[Told] = []
    segments: list[PreviewSegment] = [{"initiative": segment, "events": told}]
    for e in events:
        kind = e.kind
        if kind == "segment":
            (segment,) = e.args
        elif kind == "battle_began":
            segment = "start"
        elif kind in AFTERWARDS and segment != "before":
            segment = "end"
        if segment != segments[-1]["initiative"]:
            told = []
            segments.append({"initiative": segment, "events": told})
        if kind == "segment" or kind == "battle_ended":
            continue
        seen = tell(s, e, seat)
        if seen is not None:
            told.append(cast("Told", seen))
            if kind in LEAVING:
                gone.append(seen["hex"])
    if len(segments) > 1 and not segments[0]["events"] and segments[0]["initiative"] != "start":
        segments.pop(0)
    return segments, segment


def _node(
    c: Arena, events: list[Event], segment: PreviewMoment, seat: int, gone: list[str], left: list[int], first: bool
) -> Preview:
    """What happened up to a question or the end. `left`: branches that may still be worked out; all answers to
    the first question share them, so that each is shown."""
    gone = gone[:]
    segments, now = _segments(c, events, segment, seat, gone)
    asked = questions(c)
    if not asked:
        fallen = [n for n in range(2) if c.hp[n] <= 0]
        end: PreviewEnd = {"hp": c.hp[:], "gone": gone, "board": picture(c), "fallen": fallen}
        return {"segments": segments, "ask": None, "branches": [], "end": end, "cut": False}
    d = asked[0]
    branches: list[PreviewBranch] = []
    count = d.count()
    for i in range(count):
        if left[0] <= 0:
            break
        left[0] -= 1
        share = [left[0] // (count - i)] if first else left
        kept = left[0] - share[0]
        branch = c.clone()
        action = d.nth(i)
        followed: list[Event] = []
        answer(branch, d, action, followed)
        branches.append({"do": notate(c, action), "then": _node(branch, followed, now, seat, gone, share, False)})
        left[0] = kept + share[0]
    ask: Question = {"seat": d.seat, "ask": d.ask}
    return {"segments": segments, "ask": ask, "branches": branches, "end": None, "cut": len(branches) < count}
