"""Questions about a position that are not actions: what could be summoned, what a pattern lacks."""

from __future__ import annotations

from typing import Final, TypedDict

from arenarium.core.game import Json
from arenarium.core.kernel import Action, apply, questions
from arenarium.core.refusal import Unreadable
from arenarium.core.squares import TURNS
from arenarium.core.wire import NothingElse
from arenarium.games.tashkalar import wire_answers
from arenarium.games.tashkalar.arena import CENTRE, GRID, SQUARES
from arenarium.games.tashkalar.box import DECK_SIZE, LEGENDS, SHARED_SIZE, Card
from arenarium.games.tashkalar.events import tell
from arenarium.games.tashkalar.notation import notate, parse, rank_word, squares_json
from arenarium.games.tashkalar.patterns import Sight, fits, may_cover, pattern_colour, pattern_squares, reusable
from arenarium.games.tashkalar.pieces import has_token, owner_at, rank_at
from arenarium.games.tashkalar.progress import progress
from arenarium.games.tashkalar.refusals import refuse
from arenarium.games.tashkalar.state import CARD_KINDS, HIGH_FORM, LEGEND, Bout
from arenarium.games.tashkalar.tasks import fulfilled
from arenarium.games.tashkalar.verbs import unpack_summon
from arenarium.games.tashkalar.view import board


class AskPreview(TypedDict):
    text: str  # an answer that is not given yet


FAR_ROWS: Final = 4  # places at most that are told of a card which lacks several pieces
ASKS: Final = {"summons": NothingElse, "preview": AskPreview}


def inquire(s: Bout, seat: int, what: str, args: Json) -> wire_answers.Summons | wire_answers.Preview:
    if what == "summons" and 0 <= seat < s.seats:
        return summons(s, seat)
    if what == "preview" and 0 <= seat < s.seats:
        return preview(s, seat, args["text"])
    raise Unreadable("core-refuse-inquiry", what=what)


def cards_of(s: Bout, seat: int) -> list[Card]:
    """The beings and legends a seat could summon from hand, its pending being included."""
    first = s.first_card[seat]
    found = [s.box.cards[first + i] for i in range(DECK_SIZE) if (s.hands[seat * CARD_KINDS] >> i) & 1]
    if s.pending[seat] >= 0:
        found.append(s.box.cards[s.pending[seat]])
    return found + [
        s.box.cards[LEGENDS + i] for i in range(SHARED_SIZE) if (s.hands[seat * CARD_KINDS + LEGEND] >> i) & 1
    ]


def summons(s: Bout, seat: int) -> wire_answers.Summons:
    """Every way each card in hand can be summoned, as if there were an action for it, and which piece others lack."""
    mine = s.clone()
    if s.seat != seat:
        mine.seat, mine.side, mine.actor = seat, s.colour_of(seat), seat
        mine.borrow, mine.void, mine.possessed = 0, 0, -1
    sight = Sight(mine, seat)
    rows: list[wire_answers.Summon] = []
    near: list[wire_answers.Near] = []
    far: list[wire_answers.Far] = []
    for card in cards_of(mine, seat):
        found: list[Action] = []
        sight.ways(card, found)
        for action in sorted(found):
            rows += _rows(mine, card, action)
        short = _near(mine, sight, card)
        near += short
        if not found and not short:
            far += _far(mine, sight, card)
    return {"summons": rows, "near": near, "far": far}


def _rows(s: Bout, card: Card, action: Action) -> list[wire_answers.Summon]:
    _, square, orient, borrowed, improvised = unpack_summon(action)
    rows: list[wire_answers.Summon] = []
    for o, orientation in enumerate(card.orientations):
        if card.oriented and o != orient:
            continue
        anchors = SQUARES if card.roams else [square]
        for anchor in anchors:
            if not fits(s, card, o, anchor, borrowed, improvised):
                continue
            short = not has_token(s, s.side, card.rank)
            if short and not card.roams and not may_cover(s, s.side, card, o, square):
                continue
            lift = short and not reusable(s, s.side, card.rank, square)
            rows.append(
                {
                    "card": card.name,
                    "square": GRID.name(square),
                    "orientation": TURNS[orientation.name],
                    "pattern": squares_json(pattern_squares(orientation, anchor)),
                    "marked": squares_json([GRID.offset(square, dx, dy) for dx, dy in orientation.marks]),
                    "destroys": GRID.name(square) if s.board[square] > 0 and (not short or lift) else None,
                    "needs_lift": lift,
                    "borrow": GRID.name(borrowed) if borrowed >= 0 else None,
                    "improvise": GRID.name(improvised) if improvised >= 0 else None,
                    "text": notate(s, action),
                }
            )
    return rows


def _near(s: Bout, sight: Sight, card: Card) -> list[wire_answers.Near]:
    """Patterns that lack a single piece."""
    rows: list[wire_answers.Near] = []
    own = pattern_colour(s, s.side)
    for orient, orientation in enumerate(card.orientations):
        for square in sight.near(card, orient):
            squares = pattern_squares(orientation, square)
            at = next(i for i, q in enumerate(squares) if owner_at(s, q) != own or rank_at(s, q) < orientation.ranks[i])
            lacks = squares[at]
            has: wire_answers.Has = (
                "empty" if s.board[lacks] == 0 else ("own" if owner_at(s, lacks) == own else "enemy")
            )
            rows.append(
                {
                    "card": card.name,
                    "square": None if card.roams else GRID.name(square),
                    "orientation": TURNS[orientation.name],
                    "pattern": squares_json(squares),
                    "missing": GRID.name(lacks),
                    "rank": rank_word(orientation.ranks[at]),
                    "has": has,
                }
            )
    return rows


def _far(s: Bout, sight: Sight, card: Card) -> list[wire_answers.Far]:
    """Up to four places where a card lacks the fewest pieces, the most central first."""
    if card.roams:
        return []
    own = pattern_colour(s, s.side)
    rows: list[wire_answers.Far] = []
    for orient, square in sorted(sight.far(card), key=lambda place: GRID.distance(place[1], CENTRE))[:FAR_ROWS]:
        orientation = card.orientations[orient]
        squares = pattern_squares(orientation, square)
        rows.append(
            {
                "card": card.name,
                "square": GRID.name(square),
                "pattern": squares_json(squares),
                "missing": [
                    {"square": GRID.name(q), "rank": rank_word(rank)}
                    for q, rank in zip(squares, orientation.ranks)
                    if owner_at(s, q) != own or rank_at(s, q) < rank
                ],
            }
        )
    return rows


def preview(s: Bout, seat: int, text: str) -> wire_answers.Preview:
    """What an answer would lead to, up to the next question or the next card drawn."""
    action = parse(s, text)
    asked = next((d for d in questions(s) if d.seat == seat), None)
    if asked is None or not asked.allows(action):
        raise refuse(s, seat, action)
    after = s.clone()
    events = apply(after, seat, action)
    return {
        "events": [told for e in events if (told := tell(after, e, seat)) is not None],
        "board": board(after),
        "actions": after.actions,
        "seat": next((d.seat for d in questions(after)), None),
        "tasks": _tasks(s, after),
    }


def _tasks(now: Bout, after: Bout) -> wire_answers.TasksAhead | None:
    """What happens within a turn counts until its end: then there is nothing to compare with."""
    if now.mode != HIGH_FORM or after.number != now.number:
        return None
    tasks = [now.box.tasks[i] for i in now.tasks]
    return {
        "fulfilled": [task.name for task in tasks if fulfilled(after, task)],
        "progress": {task.name: [progress(after, task, c) for c in range(after.colours)] for task in tasks},
    }
