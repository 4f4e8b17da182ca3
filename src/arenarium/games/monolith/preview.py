"""What if a battle began now? Segment by segment, with branches where a player would choose. MA §5"""

from __future__ import annotations

from arenarium.core.game import Json
from arenarium.core.hexes import NAMES
from arenarium.core.kernel import Event, apply, questions, settle
from arenarium.games.monolith.battle import BY_ORDER_TILE, START, Battle
from arenarium.games.monolith.notation import notate, picture
from arenarium.games.monolith.state import Arena
from arenarium.games.monolith.view import segment_now, tell

BRANCHES = 64  # how many answers are worked out in all
LEAVING = ("eliminated", "rune_spent", "faded", "banner_fell")
AFTERWARDS = ("net_lifted", "folded", "fold_blocked")


def preview_battle(s: Arena) -> Json:
    """The battle as it would run on this board, or to its end if one is on. The state is untouched."""
    c = s.clone()
    c.explain = True
    at = next((i for i, f in enumerate(s.stack) if isinstance(f, Battle)), -1)
    c.stack = s.stack[at:] if at >= 0 else (Battle(START, BY_ORDER_TILE),)
    begun = segment_now(c) if at >= 0 else "start"
    events: list[Event] = []
    settle(c, events)
    return _node(c, events, begun, [], [BRANCHES], first=True)


def _node(
    c: Arena, events: list[Event], segment: int | str, gone: list[str], left: list[int], first: bool = False
) -> Json:
    """What happened up to a question or the end. `left`: branches that may still be worked out; all answers to
    the first question share them, so that each is shown."""
    segments: list[Json] = [{"initiative": segment, "events": []}]
    gone = list(gone)
    for e in events:
        if e.kind == "segment":
            segments.append({"initiative": e.args[0], "events": []})
            continue
        if e.kind == "battle_ended":
            continue
        if e.kind in AFTERWARDS and segments[-1]["initiative"] != "end":
            segments.append({"initiative": "end", "events": []})
        told = tell(c, e, -1)
        segments[-1]["events"].append(told)
        if e.kind in LEAVING:
            gone.append(NAMES[e.args[1] if e.kind == "banner_fell" else e.args[2]])
    if not segments[0]["events"] and len(segments) > 1 and segments[0]["initiative"] != "start":
        segments.pop(0)
    node: Json = {"segments": segments, "ask": None, "branches": [], "end": None, "cut": False}
    asked = questions(c)
    if not asked:
        node["end"] = {
            "hp": list(c.hp),
            "gone": gone,
            "board": picture(c),
            "fallen": [n for n in (0, 1) if c.hp[n] <= 0],
        }
        return node
    d = asked[0]
    node["ask"] = {"seat": d.seat, "ask": d.ask}
    now = segments[-1]["initiative"] if segments else segment
    for i in range(d.count()):
        if left[0] <= 0:
            node["cut"] = True
            break
        left[0] -= 1
        share = [left[0] // (d.count() - i)] if first else left
        kept = left[0] - share[0]
        branch = c.clone()
        action = d.nth(i)
        followed = apply(branch, d.seat, action)
        node["branches"].append({"do": notate(c, action), "then": _node(branch, followed, now, gone, share)})
        left[0] = kept + share[0]
    return node
