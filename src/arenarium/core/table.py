"""A state, its append-only log and its secret seed. Still no clock and no I/O."""

from __future__ import annotations

import json
from typing import Any, Generic, NamedTuple, TypeVar

from arenarium.core import codec
from arenarium.core.game import AnyGame, Game, Json, chance_weights
from arenarium.core.kernel import CHANCE, Action, Decision, Event, State, answer, apply, questions
from arenarium.core.lots import lot
from arenarium.core.refusal import NotAllowed, Stale

S = TypeVar("S", bound=State)

ACT, LOT, UNDO, RESIGN, DRAW, REBASE = "act", "lot", "undo", "resign", "draw", "rebase"
EXAMPLE = "example"  # the key of an origin under which a scenario's own line lies
Script = list[tuple[int, str]]  # who answers what, chance too


class Entry(NamedTuple):
    """A row of the log. Rows are appended, never edited, never deleted.

    `text` is the action in notation; for an undo the length of the line that stays, for a
    rebase the snapshot that play goes on from.
    """

    seq: int
    seat: int
    kind: str
    text: str
    events: tuple[Event, ...]
    sealed: bool  # this cannot be unseen

    def json(self) -> Json:
        events = [codec.pack_event(e) for e in self.events]
        return {
            "seq": self.seq,
            "seat": self.seat,
            "kind": self.kind,
            "text": self.text,
            "events": events,
            "sealed": self.sealed,
        }

    @staticmethod
    def of(row: Json) -> Entry:
        events = tuple(codec.unpack_event(e) for e in row["events"])
        return Entry(row["seq"], row["seat"], row["kind"], row["text"], events, row["sealed"])


class Left(NamedTuple):
    """The beginning of a long match that only the store has: how many entries, and how many of them count."""

    log: int = 0
    line: int = 0


class OutOfReach(ValueError):
    """That lies in what was left in the store."""


class Proposal(Generic[S]):
    """What a table would become. Commit its entries, then let the table adopt it, which takes its lists over."""

    def __init__(
        self,
        state: S,
        entries: tuple[Entry, ...],
        line: list[Entry],
        takebacks: list[tuple[int, S]],
        opened: dict[int, int],
        agreed: bool,
        asked: list[Decision] | None = None,
    ) -> None:
        self.state = state
        self.entries = entries
        self.line = line
        self.takebacks = takebacks
        self.opened = opened
        self.agreed = agreed
        self.asked = asked  # what `state` asks, where that is known already

    def telling(self, told: tuple[Event, ...]) -> Proposal[S]:
        """The same with events that are not the rules' own in its first entry."""
        first = self.entries[0]._replace(events=(*told, *self.entries[0].events))
        at = len(self.line) - len(self.entries)
        line = [*self.line[:at], first, *self.line[at + 1 :]]
        entries = (first, *self.entries[1:])
        return Proposal(self.state, entries, line, self.takebacks, self.opened, self.agreed, self.asked)


class Table(Generic[S]):
    """`line` is the log as it counts now: the log less what was taken back.

    `log` is for a table that has been played at already: see `restore`. A new one draws its first lots at once.
    `script` is the line of the scenario a table was made from: for as long as players follow it, its lots fall.
    Of a long match `left` may be elsewhere: `state` is then the one after it, and numbers go on counting all of it.
    """

    def __init__(
        self,
        game: Game[S],
        options: Json,
        seed: bytes,
        state: S | None = None,
        log: list[Entry] | None = None,
        script: Script | None = None,
        left: Left | None = None,
    ) -> None:
        self.left = Left() if left is None else left
        self.game = game
        self.options = options
        self.seed = seed
        self.script: Script = script or []
        self.log: list[Entry] = [] if log is None else log[:]
        self.line: list[Entry] = line_of(self.log, self.left.line)
        self.agreed_draw = any(e.kind == DRAW for e in self.line)
        self.state: S = game.start(options) if state is None else state
        self.origin: S = self._copy(self.state)
        self.takebacks: list[tuple[int, S]] = []  # states before entries that may be taken back freely
        self.opened: dict[int, int] = {d.seat: 0 for d in questions(self.state)}
        # A state and what it asks: lists of options are expensive.
        self._asked: tuple[S, list[Decision]] | None = None
        if log is None:
            self.adopt(self._with_lots(self._copy(self.state), [], [], []))

    @staticmethod
    def _copy(s: S) -> S:
        copy = s.clone()
        assert type(copy) is type(s)
        return copy

    # --- asking ------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """Of the whole log."""
        return self.left.log + len(self.log)

    @property
    def reach(self) -> int:
        """Of the whole line."""
        return self.left.line + len(self.line)

    def questions(self) -> list[Decision]:
        if self.agreed_draw:
            return []
        if self._asked is None or self._asked[0] is not self.state:
            self._asked = (self.state, questions(self.state))
        return self._asked[1]

    def result(self) -> list[int] | None:
        if self.agreed_draw:
            return self.game.agreed(self.state)
        return self.game.result(self.state)

    def question_of(self, seat: int) -> Decision | None:
        return next((d for d in self.questions() if d.seat == seat), None)

    # --- playing -----------------------------------------------------------------------------

    def propose(self, seat: int, text: str, question: int | None = None) -> Proposal[S]:
        """One answer in notation and every lot that follows from it; the table is untouched."""
        asked = self.question_of(seat)
        if question is not None and (asked is None or question != self.opened.get(seat)):
            raise Stale("core-refuse-stale")
        action = self.game.parse(self.state, text)
        if asked is None or not asked.allows(action):
            raise self.game.refuse(self.state, seat, action)
        s = self._copy(self.state)
        out: list[Event] = []
        answer(s, asked, action, out)
        events = tuple(out)
        after = questions(s)
        passed_on = all(d.seat != seat for d in after)
        sealed = passed_on or any(e.reveals for e in events)
        entry = Entry(self.length, seat, ACT, self.game.notate(self.state, action), events, sealed)
        takebacks = [*self.takebacks, (self.reach, self.state)]
        if self.line and self.line[-1].seat != seat:
            takebacks = takebacks[-1:]  # only the newest player's own entries are free to take back
        if sealed:
            takebacks = []
        return self._with_lots(s, [entry], [*self.line, entry], takebacks, self.questions(), seat, after)

    def _with_lots(
        self,
        s: S,
        entries: list[Entry],
        line: list[Entry],
        takebacks: list[tuple[int, S]],
        before: list[Decision] | None = None,
        actor: int = CHANCE,
        asked: list[Decision] | None = None,
    ) -> Proposal[S]:
        if asked is None:
            asked = questions(s)
        while asked and asked[0].seat == CHANCE:
            d = asked[0]
            action = due_lot(self.game, s, d, self.seed, self.script, line)
            text = self.game.notate(s, action)
            out: list[Event] = []
            answer(s, d, action, out)
            entry = Entry(self.length + len(entries), CHANCE, LOT, text, tuple(out), True)
            entries.append(entry)
            line.append(entry)
            takebacks = []
            asked = questions(s)
        opened = {}
        now = self.length + len(entries)
        for d in asked:
            old = None if before is None or d.seat == actor else next((b for b in before if b.seat == d.seat), None)
            same = old is not None and old.ask == d.ask and old.options == d.options
            opened[d.seat] = self.opened.get(d.seat, now) if same else now
        return Proposal(s, tuple(entries), line, takebacks, opened, self.agreed_draw, asked)

    def adopt(self, p: Proposal[S]) -> tuple[Entry, ...]:
        self.state = p.state
        self.log.extend(p.entries)
        self.line = p.line
        self.takebacks = p.takebacks
        self.opened = p.opened
        self.agreed_draw = p.agreed
        if p.asked is not None:
            self._asked = (p.state, p.asked)
        return p.entries

    def submit(self, seat: int, text: str, question: int | None = None) -> tuple[Entry, ...]:
        return self.adopt(self.propose(seat, text, question))

    # --- giving up, agreeing, taking back ----------------------------------------------------

    def propose_resign(self, seat: int) -> Proposal[S]:
        if self.result() is not None:
            raise NotAllowed("core-refuse-over")
        s = self._copy(self.state)
        events = tuple(self.game.resign(s, seat))
        entry = Entry(self.length, seat, RESIGN, "resign", events, True)
        return self._with_lots(s, [entry], [*self.line, entry], [])

    def propose_draw(self) -> Proposal[S]:
        """All have agreed that nobody wins."""
        if self.result() is not None:
            raise NotAllowed("core-refuse-over")
        entry = Entry(self.length, CHANCE, DRAW, "draw", (), True)
        return Proposal(self.state, (entry,), [*self.line, entry], [], {}, True)

    def floor(self, seat: int) -> int:
        """How short the line may be made by `seat` without asking anyone."""
        if not self.line or self.line[-1].seat != seat or not self.takebacks:
            return self.reach
        return self.takebacks[0][0]

    def propose_undo(self, seat: int, to: int, consent: bool = False) -> Proposal[S]:
        """Go back to the first `to` entries of the line. Below the floor only by consent of all others.

        Where a lot is due there, it is drawn again at once, and falls as it fell before.
        """
        if self.result() is not None:
            raise NotAllowed("core-refuse-over")  # the seed may be known by now
        if not 0 <= to < self.reach:
            raise NotAllowed("core-refuse-undo-nothing")
        if to < self.floor(seat) and not consent:
            raise NotAllowed("core-refuse-undo-consent")
        if to < self.left.line:
            raise OutOfReach
        kept, back = self.line[: to - self.left.line], self.line[to - self.left.line :]
        if any(e.kind == REBASE for e in back):
            raise NotAllowed("core-refuse-undo-rebase")
        s = next((self._copy(m) for n, m in self.takebacks if n == to), None) or self.at(to)
        entry = Entry(self.length, seat, UNDO, str(to), (), True)
        takebacks = [m for m in self.takebacks if m[0] < to]
        proposal = self._with_lots(s, [entry], kept, takebacks)
        proposal.agreed = False
        return proposal

    def at(self, n: int) -> S:
        """The state after the first `n` entries of the line."""
        s = self._copy(self.origin)
        n -= self.left.line
        for e in self.line[rebased(self.line[:n]) : n]:
            s = play_entry(self.game, s, e)
        return s

    # --- what was played before ----------------------------------------------------------------

    def leave(self) -> None:
        """Let go of all that was played so far: the store has it. Nothing of it can be taken back freely."""
        assert not self.takebacks
        assert not self.script
        self.left, self.origin = Left(self.length, self.reach), self._copy(self.state)
        self.log, self.line = [], []

    def followed_by(self, entries: list[Entry]) -> Table[S]:
        """The table after entries that somebody else wrote."""
        log, origin = [*self.log, *entries], self._copy(self.origin)
        table: Table[S] = Table(self.game, self.options, self.seed, origin, log, self.script, self.left)
        n, s = self.takebacks[0] if self.takebacks else (self.reach, self.state)
        if any(e.kind == UNDO for e in entries):
            n, s = self.left.line + rebased(table.line), origin
        table.play_from(n - self.left.line, self._copy(s))
        return table

    def play_from(self, n: int, s: S) -> None:
        """Play what is known of the line from its entry `n` on, `s` being the state there."""
        free = free_from(self.line)
        for i in range(n, len(self.line)):
            if i >= free:
                self.takebacks.append((self.left.line + i, self._copy(s)))
            s = play_entry(self.game, s, self.line[i])
        self.state = s
        self.opened = {d.seat: self.length for d in questions(s)}


def play_entry(game: Game[S], s: S, e: Entry) -> S:
    """The state after one entry of the line, taking the log's word for every lot. May change `s`."""
    if e.kind in (ACT, LOT):
        apply(s, e.seat, game.parse(s, e.text))
    elif e.kind == RESIGN:
        game.resign(s, e.seat)
    elif e.kind == REBASE:
        return codec.load(game, json.loads(e.text))
    return s


def script_of(origin: Json | None) -> Script:
    """The line that lies in the save a table began from, if it was made from a scenario."""
    return [] if origin is None else [(seat, text) for seat, text in origin.get(EXAMPLE, [])]


def followed(script: Script, line: list[Entry]) -> int:
    """How many entries, from the first one on, are what the script says."""
    n = 0
    while n < len(script) and n < len(line) and script[n] == (line[n].seat, line[n].text):
        n += 1
    return n


def due_lot(game: AnyGame, s: State, d: Decision, seed: bytes, script: Script, line: list[Entry]) -> Action:
    """What chance answers after this line: what the script says while all has followed it, else what the seed gives."""
    n = len(line)
    if n < len(script) and script[n][0] == CHANCE and followed(script, line) == n:
        written: Action = game.parse(s, script[n][1])
        if d.allows(written):
            return written
    return d.nth(lot(seed, d.stream, s.drawn[d.stream], chance_weights(d)))


def line_of(log: list[Entry], left: int = 0) -> list[Entry]:
    """The log as it counts: entries that were taken back left out; of the line, `left` entries lie before the log."""
    line: list[Entry] = []
    for e in log:
        if e.kind == UNDO:
            if int(e.text) < left:
                raise OutOfReach
            line = line[: int(e.text) - left]
        else:
            line.append(e)
    return line


def replay(game: Game[S], options: Json, log: list[Entry]) -> S:
    """The state a log leads to."""
    s = game.start(options)
    for e in line_of(log):
        s = play_entry(game, s, e)
    return s


def restore(
    game: Game[S],
    options: Json,
    seed: bytes,
    log: list[Entry],
    snapshot: Json | None = None,
    origin: Json | None = None,
    left: Left | None = None,
) -> Table[S]:
    """A table from its stored log, with the same free take-backs as before.

    A snapshot saves replaying what came before it, unless something from before it was taken back since.
    `origin` is the save of a match that did not begin from the start. With `left` the log is what came after the
    snapshot; OutOfReach where something from before it was taken back since.
    """
    if left is not None and snapshot is not None:
        table = Table(game, options, seed, codec.load(game, snapshot), log, None, left)
        table.play_from(rebased(table.line), table.state)
        return table
    table = Table(game, options, seed, codec.beginning(game, options, origin), log, script_of(origin))
    n, s = rebased(table.line), table.state
    if snapshot is not None and snapshot["seq"] <= len(log) and all(e.kind != UNDO for e in log[snapshot["seq"] :]):
        n, s = len(table.line) - (len(log) - snapshot["seq"]), codec.load(game, snapshot)
    table.play_from(n, s)
    return table


def rebased(line: list[Entry]) -> int:
    """The last entry that holds a whole position; what came before it was played by other rules."""
    return max((i for i, e in enumerate(line) if e.kind == REBASE), default=0)


def free_from(line: list[Entry]) -> int:
    """Where the run of entries at the end begins that the newest player may take back freely."""
    n = len(line)
    while n and line[n - 1].kind == ACT and not line[n - 1].sealed and line[n - 1].seat == line[-1].seat:
        n -= 1
    return n


# Where it does not matter which game.
AnyTable = Table[Any]
AnyProposal = Proposal[Any]
