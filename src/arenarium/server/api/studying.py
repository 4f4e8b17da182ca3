"""What studies cost: chapters begun, answers given, positions drawn. All of it is done in another process.

Whoever steps through a line asks for positions that lie side by side, so that process remembers some.
"""

from __future__ import annotations

import gzip
import random
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from arenarium.bots import levels
from arenarium.bots.contract import Budget, Job, find_game
from arenarium.core import codec
from arenarium.core.game import AnyGame, Json, chance_weights
from arenarium.core.kernel import CHANCE, Event, State, answer, questions
from arenarium.core.lots import lot, new_seed
from arenarium.core.refusal import NONSENSE, BadData
from arenarium.core.table import ACT, LOT, Entry
from arenarium.server import answers, positions, wire
from arenarium.server.refusals import Malformed, NotNow, Unknown
from arenarium.server.wire import redaction
from arenarium.store.study_rows import NewNode

SECONDS: Final = 5.0  # for a position, or a few answers
REMEMBERED: Final = 400  # positions
APART: Final = 12  # nodes of a line between two that are remembered on the way
MOST_SUMMED: Final = 3  # events by which a list tells an answer
LONGEST_SUMMARY: Final = 1_500  # letters of them


class Answered(NamedTuple):
    """An answer and the lots after it."""

    seat: int
    text: str
    lots: tuple[str, ...]


@dataclass(frozen=True)
class Line:
    """The way to a node: a save, the lots that fell at once, and every answer with its lots."""

    path: str  # how the game is found
    start: str
    answers: tuple[Answered, ...]  # the first is the first of the chapter, an answer of nobody


class Given(msgspec.Struct, frozen=True):
    """An answer somebody gives, and how the first lots after it are to fall."""

    seat: int
    text: str
    lots: list[str]


_remembered: OrderedDict[bytes, State] = OrderedDict()


def keys_of(line: Line) -> list[bytes]:
    """A name for the position after each answer."""
    key = blake2b(f"{line.path}\n{line.start}".encode(), digest_size=16).digest()
    found = []
    for answered in line.answers:
        key = blake2b(key + repr(answered).encode(), digest_size=16).digest()
        found.append(key)
    return found


def remember(key: bytes, s: State) -> None:
    """Nobody may change that state any more."""
    _remembered[key] = s
    _remembered.move_to_end(key)
    while len(_remembered) > REMEMBERED:
        _remembered.popitem(last=False)


def reached(game: AnyGame, line: Line) -> State:
    """The state at the end of a line; it is not to be changed."""
    keys = keys_of(line)
    known = next((n for n in reversed(range(len(keys))) if keys[n] in _remembered), -1)
    if known == len(keys) - 1:
        _remembered.move_to_end(keys[-1])
        return _remembered[keys[-1]]
    s = began(game, line) if known < 0 else _remembered[keys[known]].clone()
    for n in range(known + 1, len(keys)):
        answered = line.answers[n]
        try:
            take(game, s, answered.seat, answered.text, answered.lots, answered.lots)
        except NONSENSE:
            raise NotNow("server-refuse-study-rules", number=n) from None
        if n >= len(keys) - 2 or n % APART == 0:
            remember(keys[n], s)
            s = s.clone()
    return _remembered[keys[-1]]


def began(game: AnyGame, line: Line) -> State:
    """The position before the first lots."""
    try:
        s: State = codec.load(game, msgspec.json.decode(line.start))
    except NONSENSE:
        raise NotNow("server-refuse-study-rules", number=0) from None
    return s


def take(
    game: AnyGame, s: State, seat: int, text: str, lots: Sequence[str], all_lots: Sequence[str] | None = None
) -> list[Entry]:
    """An answer, in place, and the lots that fall after it: the first as said, the others drawn. With `all_lots` none
    is drawn, and none is left over. Raises Refusal."""
    entries: list[Entry] = []
    if seat != CHANCE:
        asked = next((d for d in questions(s) if d.seat == seat), None)
        action = game.parse(s, text)
        if asked is None or not asked.allows(action):
            raise game.refuse(s, seat, action)
        spelled = game.notate(s, action)
        out: list[Event] = []
        answer(s, asked, action, out)
        entries.append(Entry(0, seat, ACT, spelled, tuple(out), False))
    left = list(lots)
    while (asked_now := questions(s)) and asked_now[0].seat == CHANCE:
        d = asked_now[0]
        if left:
            action = game.parse(s, left.pop(0))
            if not d.allows(action):
                raise game.refuse(s, CHANCE, action)
        elif all_lots is not None:
            raise Malformed("server-refuse-study-lots")
        else:
            action = d.nth(lot(new_seed(), 0, 0, chance_weights(d)))
        spelled = game.notate(s, action)
        out = []
        answer(s, d, action, out)
        entries.append(Entry(0, CHANCE, LOT, spelled, tuple(out), True))
    if left:
        raise Malformed("server-refuse-study-lots")
    return entries


def grown(game: AnyGame, s: State, parent: int, given: Given, whole: bool = False) -> NewNode:
    """The node that an answer makes, in place. `whole`: all lots are said."""
    entries = take(game, s, given.seat, given.text, given.lots, given.lots if whole else None)
    lots = [e.text for e in entries if e.kind == LOT]
    text = "" if given.seat == CHANCE else entries[0].text
    return NewNode(parent, given.seat, text, lots, summary_of(game, s, entries))


def summary_of(game: AnyGame, s: State, entries: Sequence[Entry]) -> list[Json]:
    """The first that a log tells of an answer, with everybody's eyes."""
    everybody = tuple(range(s.seats))
    told: list[Json] = []
    for event in entries[0].events if entries and entries[0].kind == ACT else ():
        one = redaction.event_for(game, s, event, everybody)
        if one is not None:
            told.append(one)
        if len(told) == MOST_SUMMED:
            break
    while told and len(msgspec.json.encode(told)) > LONGEST_SUMMARY:
        told.pop()
    return told


# --- what is asked ---------------------------------------------------------------------------------


def answered(line: Line, given: Sequence[Given]) -> list[NewNode]:
    """The nodes that answers below a node make, each below the one before."""
    game = find_game(line.path)
    s = reached(game, line).clone()
    nodes: list[NewNode] = []
    answers = list(line.answers)
    for n, one in enumerate(given):
        node = grown(game, s, n - 1, one)
        nodes.append(node)
        answers.append(Answered(node.seat, node.text, tuple(node.lots)))
        if n >= len(given) - 2:
            remember(keys_of(Line(line.path, line.start, tuple(answers)))[-1], s.clone())
    return nodes


def shown(line: Line, node: int, chapter: int, options: Json, seat: int | None, since: int) -> wire.StudyPosition:
    """The position at the end of a line, as a seat or every seat sees it, and what happened from answer `since` on."""
    game = find_game(line.path)
    before = Line(line.path, line.start, line.answers[:since])
    s = (reached(game, before) if since else began(game, line)).clone()
    entries: list[Entry] = []
    for n, answered in enumerate(line.answers[since:], since):
        try:
            entries += take(game, s, answered.seat, answered.text, answered.lots, answered.lots)
        except NONSENSE:
            raise NotNow("server-refuse-study-rules", number=n) from None
    remember(keys_of(line)[-1], s)
    if seat is not None and seat >= s.seats:
        raise Unknown("server-refuse-no-such-seat", seat=seat)
    viewer = tuple(range(s.seats)) if seat is None else () if seat < 0 else (seat,)
    first = sum(entries_in(answered) for answered in line.answers[:since])
    return {
        "node": node,
        "chapter": chapter,
        "options": {**options, **game.dealt(s), "seats": s.seats},
        "seats": s.seats,
        "result": game.result(s),
        "views": views_of(game, s, viewer or (-1,), first + len(entries)),
        "first": first,
        "entries": entries_told(game, s, entries, first, viewer),
    }


def entries_in(answered: Answered) -> int:
    return len(answered.lots) + (answered.seat != CHANCE)


def entries_told(
    game: AnyGame, s: State, entries: Iterable[Entry], first: int, viewer: tuple[int, ...]
) -> list[wire.Entry]:
    """Entries as they are told; nobody knows a time of them."""
    rows = [redaction.entry_for(game, s, e._replace(seq=n), 0.0, viewer) for n, e in enumerate(entries, first)]
    for row in rows:
        del row["at"]
    return rows


def views_of(game: AnyGame, s: State, seats: Sequence[int], seq: int) -> list[wire.ViewMessage]:
    asked, result = questions(s), game.result(s)
    found = []
    for seat, view in zip(seats, game.views_json(s, seats), strict=True):
        rows = [game.question(s, d, seat) for d in asked]
        found.append(wire.ViewMessage(seq, seat, msgspec.Raw(view), rows, seq, seq, result))
    return found


def frames(line: Line, seat: int | None) -> wire.Replay:
    """Every moment of a line with the position after it, as one seat sees it, or with everybody's eyes."""
    game = find_game(line.path)
    s = began(game, line)
    viewer = tuple(range(s.seats)) if seat is None else () if seat < 0 else (seat,)
    eye = viewer[0] if viewer else -1
    if eye >= s.seats:
        raise Unknown("server-refuse-no-such-seat", seat=eye)
    found: list[wire.ReplayStep] = [{"n": 0, "entry": None, "view": game.view(s, eye)}]
    for number, (who, text, lots) in enumerate(line.answers):
        texts = [(who, text)] if who != CHANCE else []
        for actor, words in (*texts, *((CHANCE, x) for x in lots)):
            n = len(found)
            try:
                d = next(d for d in questions(s) if d.seat == actor)
                action = game.parse(s, words)
                if not d.allows(action):
                    raise game.refuse(s, actor, action)
                out: list[Event] = []
                answer(s, d, action, out)
            except (*NONSENSE, StopIteration):
                raise NotNow("server-refuse-study-rules", number=number) from None
            entry = Entry(n - 1, actor, LOT if actor == CHANCE else ACT, words, tuple(out), False)
            found.append({"n": n, "entry": entries_told(game, s, [entry], n - 1, viewer)[0], "view": game.view(s, eye)})
    return {"seat": eye, "frames": found}


def text(line: Line, options: Json) -> Json:
    """The position as a text for the editor, and for a table that goes on from there."""
    game = find_game(line.path)
    s = reached(game, line)
    try:
        found = positions.text_of(game, options, s)
    except BadData:  # facts of a pack that the shipped ones lack
        raise NotNow("server-refuse-no-position") from None
    return {"text": found, "asked": [d.seat for d in questions(s)]}


def asked(line: Line, seat: int, what: str, args: Json) -> Json:
    """A question about the position, as at a table."""
    game = find_game(line.path)
    s = reached(game, line)
    if seat >= s.seats:
        raise Unknown("server-refuse-no-such-seat", seat=seat)
    inquiry = answers.Inquiry.of(game, line.path, s, seat, what, args)
    return answers.answer(inquiry, random.getrandbits(48))


def job(line: Line, seat: int, seconds: float) -> Job:
    """What a good bot is asked there, by what that seat may know."""
    game = find_game(line.path)
    s = reached(game, line)
    if all(d.seat != seat for d in questions(s)):
        raise NotNow("core-refuse-not-asked")
    return Job.of(line.path, s, seat, levels.SUBSTITUTE, random.getrandbits(48), Budget(seconds=seconds), hint=True)


def written(packs: bool, line: Line, node: int, chapter: int, options: Json, seat: int | None, since: int) -> bytes:
    data = msgspec.json.encode(shown(line, node, chapter, options, seat, since))
    return gzip.compress(data, 4) if packs else data
