"""Why an action is not an option now, with the number of the rule."""

from __future__ import annotations

from typing import Final

from arenarium.core.kernel import Action, questions
from arenarium.core.refusal import NotAllowed, Refusal
from arenarium.games.tashkalar import verbs as v
from arenarium.games.tashkalar.arena import GRID, SQUARES
from arenarium.games.tashkalar.box import DECK_SIZE, LEGENDS, TASKS
from arenarium.games.tashkalar.decks import in_hand
from arenarium.games.tashkalar.memory import memory_of
from arenarium.games.tashkalar.notation import notate
from arenarium.games.tashkalar.patterns import fits, ways
from arenarium.games.tashkalar.pieces import has_token, owner_at, rank_at
from arenarium.games.tashkalar.state import LEAVE_AT_ONCE, MELEE, Bout
from arenarium.games.tashkalar.tasks import fulfilled
from arenarium.games.tashkalar.turn import Turn
from arenarium.games.tashkalar.verbs import unpack_summon
from arenarium.games.tashkalar.vocabulary import LEGENDARY

TURN_VERBS = (v.PLACE, v.LIFT, v.SUMMON, v.DISCARD, v.FLARE_UP, v.THAW, v.WARP, v.CLAIM, v.END, v.HANDOVER_VERB)


# Questions around an action or a turn, and the section each belongs to.
ASIDE: Final = {
    "start_pieces": "TK §2",
    "place_lifted": "TK §3",
    "return": "TK §3",
    "lift": "TK §4.5",
    "legend_colour": "TK §8",
    "leftover_colour": "TK §8",
}


def no(reason: str, rule: str, **args: object) -> NotAllowed:
    return NotAllowed(f"tashkalar-refuse-{reason}", rule, **args)


def refuse(s: Bout, seat: int, action: Action) -> Refusal:
    asked = questions(s)
    if not asked:
        return NotAllowed("core-refuse-over", "TK §9")
    if all(d.seat != seat for d in asked):
        return NotAllowed("core-refuse-not-asked", _whose(s, seat, asked[0].ask))
    verb, card, _, _ = action
    if not isinstance(s.stack[-1], Turn):
        if asked[0].ask in ASIDE:
            return _aside(s, seat, asked[0].ask, action)
        if memory_of(s) is not None and verb in TURN_VERBS and verb not in (v.PLACE, v.LIFT):
            return no("in-effect", "TK §5")
        return _in_effect(s, action)
    if verb == v.END or verb == v.CLAIM:
        return _ending(s, action)
    if verb not in TURN_VERBS:
        return no("not-now", "TK §3")
    if s.handed and s.actor == s.seat and verb in (v.FLARE_UP, v.THAW, v.WARP, v.HANDOVER_VERB):
        return no("after-handover", "TK §10")
    if s.handed and s.actor != s.seat and verb not in (v.PLACE, v.LIFT):
        return no("partner-only-places", "TK §10")
    if s.actions == 0 and verb in (v.PLACE, v.LIFT, v.SUMMON, v.DISCARD, v.HANDOVER_VERB):
        return no("no-action-left", "TK §3")
    if s.borrow == LEAVE_AT_ONCE and verb != v.SUMMON:
        return no("summon-now", "TK §5")
    if verb == v.PLACE:
        return _place(s, action)
    if verb == v.LIFT:
        return _lift(s, action)
    if verb == v.SUMMON:
        return _summon(s, seat, action)
    if verb == v.DISCARD:
        return _discard(s, seat, card)
    if verb == v.FLARE_UP:
        if not in_hand(s, seat, card):
            return no("not-in-hand", "TK §6", card=f"@tashkalar-{s.box.names[card]}")
        return no("flare-condition", "TK §6")
    if verb == v.THAW:
        if s.frozen[seat] == card:
            return no("nothing-to-summon", "TK §5", card=f"@tashkalar-{s.box.names[card]}")
        return no("not-frozen", "TK §5", card=f"@tashkalar-{s.box.names[card]}")
    if verb == v.WARP:
        return no("no-warp", "TK §5", card=f"@tashkalar-{s.box.names[card]}")
    return no("no-partner", "TK §10")


def _whose(s: Bout, seat: int, ask: str) -> str:
    """The rule that says who acts: the preparation, passing control in a team, or turns."""
    if ask == "start_pieces":
        return "TK §2"
    return "TK §10" if s.teams and s.colour_of(seat) == s.side else "TK §3"


def _place(s: Bout, action: Action) -> Refusal:
    _, q, _, _ = action
    if s.board[q] > 0:
        return no("square-taken", "TK §3", square=GRID.name(q))
    if not has_token(s, s.side, 1):
        return no("lift-first", "TK §3")
    return no("only-common", "TK §3")


def _lift(s: Bout, action: Action) -> Refusal:
    _, q, _, _ = action
    if has_token(s, s.side, 1):
        return no("supply-left", "TK §3")
    if owner_at(s, q) != s.side:
        return no("not-yours", "TK §3", square=GRID.name(q))
    return no("lift-legendary", "TK §3")


def _summon(s: Bout, seat: int, action: Action) -> Refusal:
    number, square, orient, borrowed, improvised = unpack_summon(action)
    card = s.box.cards[number]
    name = f"@tashkalar-{card.name}"
    if not in_hand(s, seat, number) and s.pending[seat] != number:
        if number < LEGENDS and not 0 <= number - s.first_card[seat] < DECK_SIZE:
            return no("not-your-card", "TK §4", card=name)
        return no("not-in-hand", "TK §4", card=name)
    if improvised >= 0:
        owner = owner_at(s, improvised)
        if s.mode != MELEE:
            return no("improvise-melee", "TK §4.6")
        if owner < 0 or owner == s.side:
            return no("improvise-enemy", "TK §4.6", square=GRID.name(improvised))
        if not (s.markers[seat] >> owner) & 1:
            return no("improvised-already", "TK §4.6")
    if borrowed >= 0 and not s.borrow:
        return no("no-leave", "TK §4")
    if not card.roams and rank_at(s, square) > card.rank:
        return no("higher-rank", "TK §4.3", square=GRID.name(square), card=name)
    turns = [orient] if card.oriented else list(range(len(card.orientations)))
    anchors = SQUARES if card.roams else [square]
    if any(fits(s, card, o, anchor, borrowed, improvised) for o in turns for anchor in anchors):
        if card.roams and (s.board[square] > 0 or s.box.red[square] or s.box.green[square]):
            return no("empty-colourless", "TK §4.3", card=name)
        return no("no-piece", "TK §4.5", card=name)
    found: list[Action] = []
    ways(s, seat, card, found)
    if any(at % v.ORIENTATION == square for _, _, at, _ in found):
        return no("other-way", "TK §4.2", card=name, square=GRID.name(square))
    return no("no-pattern", "TK §4.2", card=name, square=GRID.name(square))


def _discard(s: Bout, seat: int, card: int) -> Refusal:
    name = f"@tashkalar-{s.box.names[card]}"
    if s.discarded:
        return no("discarded-already", "TK §3")
    if card >= LEGENDS:
        return no("discard-being", "TK §3", card=name)
    if not 0 <= card - s.first_card[seat] < DECK_SIZE:
        return no("not-your-card", "TK §3", card=name)
    return no("not-in-hand", "TK §3", card=name)


def _ending(s: Bout, action: Action) -> Refusal:
    if s.actions > 0:
        return no("actions-left", "TK §3", actions=s.actions)
    _, card, _, _ = action
    name = f"@tashkalar-{s.box.names[card]}"
    if card < TASKS or card - TASKS not in s.tasks:
        return no("not-current", "TK §8", card=name)
    assert not fulfilled(s, s.box.tasks[card - TASKS])
    return no("task-open", "TK §8", card=name)


def _aside(s: Bout, seat: int, ask: str, action: Action) -> Refusal:
    """A small question is open; nothing else is possible until it is answered."""
    verb, a, _, _ = action
    rule = ASIDE[ask]
    if ask == "return" and verb == v.RETURN and not in_hand(s, seat, a):
        return no("not-in-hand", rule, card=f"@tashkalar-{s.box.names[a]}")
    if ask == "place_lifted" and verb == v.PLACE and s.board[a] > 0:
        return no("square-taken", rule, square=GRID.name(a))
    if ask == "lift" and verb == v.LIFT:
        return no("no-spare", rule, square=GRID.name(a))
    return no("not-now", rule)


def _in_effect(s: Bout, action: Action) -> Refusal:
    """Inside an effect, or at one of the small questions around it."""
    verb, a, b, _ = action
    if verb in (v.MOVE, v.LEAP):
        if s.board[a] <= 0:
            return no("no-piece-there", "TK §5", square=GRID.name(a))
        if verb == v.MOVE and b not in GRID.touching[a]:
            return no("too-far", "TK §5", square=GRID.name(b))
        if rank_at(s, b) > rank_at(s, a):
            return no("rank-too-high", "TK §5", square=GRID.name(b))
        return no("not-by-card", "TK §5")
    if verb in (v.DESTROY_AT, v.UPGRADE_AT, v.DOWNGRADE_AT, v.CONVERT_AT, v.LIFT):
        if s.board[a] <= 0:
            return no("no-piece-there", "TK §5", square=GRID.name(a))
        if verb == v.UPGRADE_AT and rank_at(s, a) == LEGENDARY:
            return no("rank-too-high", "TK §5", square=GRID.name(a))
        return no("no-target", "TK §5", square=GRID.name(a))
    if verb == v.PLACE:
        if s.board[a] > 0:
            return no("square-taken", "TK §5", square=GRID.name(a))
        known = [notate(s, o) for d in questions(s) for o in d.options if o[:2] == (v.PLACE, a)]
        if known:  # the square is right, the colour or the rank is not
            return no("which-piece", "TK §5", square=GRID.name(a), known=", ".join(known))
        return no("no-target", "TK §5", square=GRID.name(a))
    if verb == v.PASS_VERB:
        return no("forced", "TK §5")
    return no("not-by-card", "TK §5")
