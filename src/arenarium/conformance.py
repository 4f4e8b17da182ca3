"""The conformance kit: what every game must pass. Checks raise AssertionError; no test framework is needed.

for options in conformance.variants(GAME):
    conformance.check(GAME, options)
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import get_type_hints

from arenarium.core import codec, wire
from arenarium.core.foresight import Foresight
from arenarium.core.game import AnyGame, Game, Json, S, inquired, pick_by
from arenarium.core.kernel import (
    CHANCE,
    Action,
    Decision,
    Event,
    IllegalAction,
    Luck,
    State,
    answer,
    apply,
    questions,
    settle,
)
from arenarium.core.lots import commitment
from arenarium.core.refusal import NotAllowed, Refusal, Stale, Unreadable
from arenarium.core.table import Entry, Table, line_of, replay, restore
from arenarium.core.verifying import verify


def variants(game: AnyGame) -> list[Json]:
    """Every mode with every number of seats, with the options that let random play end."""
    base = game.random_options
    found = [{**base, "mode": m.name, "seats": n} for m in game.modes for n in m.seats]
    return found + [{**base, **extra} for extra in game.conformance_options]


def name_of(options: Json) -> str:
    return ",".join(f"{k}={v}" for k, v in options.items() if not isinstance(v, (dict, list)))


def walk(game: Game[S], options: Json, seed: int) -> Iterator[tuple[S, list[Event]]]:
    """A random game, state by state, with the events that led to each. The yielded state is live."""
    luck = Luck(seed)
    s = game.start(options)
    events: list[Event] = []
    for _ in range(game.bound + 1):
        yield s, events
        asked = questions(s)
        if not asked:
            return
        d = asked[luck.below(len(asked))]
        events = apply(s, d.seat, luck.draw(d))
    raise AssertionError(f"{game.name} did not end within {game.bound} answers")


def moments(game: Game[S], options: Json, seed: int, every: int) -> Iterator[tuple[S, list[Event]]]:
    """Some moments of a random game: every `every`-th one, fewer of a very long game, and the last."""
    due = seed % every
    for n, (s, events) in enumerate(walk(game, options, seed)):
        if n == due or not s.stack:
            yield s, events
            due += every * (1 + n // (60 * every))


def is_json(value: object) -> bool:
    return bool(json.loads(json.dumps(value)) == codec.plain(value))


# --- the checks ------------------------------------------------------------------------------


def options_are_in_order(game: AnyGame, s: State) -> None:
    """Sorted, unique, never empty; the compact form agrees with the list; at most one question a seat."""
    asked = questions(s)
    assert len({d.seat for d in asked}) == len(asked), "a seat is asked twice"
    assert all(d.seat != CHANCE for d in asked) or len(asked) == 1, "chance is asked beside others"
    for d in asked:
        options = d.options
        assert options, f"{d.ask}: no options"
        assert options == sorted(set(options)), f"{d.ask}: options are not sorted and unique"
        assert d.count() == len(options), f"{d.ask}: count differs from the list"
        assert [d.nth(i) for i in range(d.count())] == options, f"{d.ask}: nth differs from the list"
        assert all(d.allows(a) for a in options), f"{d.ask}: an option is not allowed"
        assert not d.allows((99, 99, 99, 99)), f"{d.ask}: nonsense is allowed"
        known = set(options)
        for near in near_misses(options[0], options[-1]):
            assert d.allows(near) == (near in known), (
                f"{d.ask}: {near} is allowed and not offered, or offered and not allowed"
            )
        if d.weights is not None:
            assert d.seat == CHANCE, f"{d.ask}: weights for a player"
            assert len(d.weights) == len(options)
            assert min(d.weights) > 0, f"{d.ask}: weights do not fit"


def near_misses(*options: Action) -> Iterator[Action]:
    """Actions of the same verbs that differ from one of these by one in one operand."""
    for verb, a, b, c in options:
        for step in (-1, 1):
            yield verb, a + step, b, c
            yield verb, a, b + step, c
            yield verb, a, b, c + step


def notation_round_trips(game: AnyGame, s: State) -> None:
    for d in questions(s):
        texts = [game.notate(s, a) for a in d.options]
        assert len(set(texts)) == len(texts), f"{d.ask}: two options are written alike"
        assert [game.parse(s, t) for t in texts] == d.options, f"{d.ask}: notation does not round-trip"
        assert all(t == " ".join(t.split()) and t == t.strip() for t in texts), f"{d.ask}: untidy notation"


def what_is_told_is_of_its_type(game: AnyGame, s: State, events: list[Event]) -> None:
    """Every view, question and event of every seat and of a spectator is exactly what the game's types say."""
    shapes = game.shapes
    if shapes is None:
        return
    by_kind = wire.kinds(shapes.told)
    for seat in range(-1, s.seats):
        wire.check(game.view(s, seat), shapes.view)
        for d in questions(s):
            wire.check(game.question(s, d, seat), shapes.question)
        for event in events:
            told = game.tell(s, event, seat)
            if told is not None:
                assert told["kind"] in by_kind, f"no type for the event {told}"
                wire.check(told, by_kind[told["kind"]])


def bad_input_changes_nothing(game: AnyGame, s: State) -> None:
    before = codec.digest(game, s)
    for text in ("", "fly away", "☃", "place", "9 9 9", "x" * 500, "pass pass pass 17 \x00"):
        try:
            action = game.parse(s, text)
        except Unreadable:
            continue
        for d in questions(s):
            assert not d.allows(action) or game.notate(s, action) == " ".join(text.split()), f"{text!r} was taken"
    asked = questions(s)
    for seat in range(-1, s.seats):
        try:
            apply(s, seat, (99, 0, 0, 0))
            raise AssertionError("nonsense was applied")
        except IllegalAction:
            pass
        if seat >= 0 and all(d.seat != seat for d in asked) and asked:
            for action in asked[0].options[:3]:
                refusal = game.refuse(s, seat, action)
                assert isinstance(refusal, Refusal), "an action of the wrong seat has no reason"
                assert refusal.kind == "not_allowed"
    assert codec.digest(game, s) == before, "bad input changed the state"


def strange_inquiries_are_refused(game: AnyGame, s: State) -> None:
    """Whatever is said with an inquiry, it is answered or refused, by whomever it is asked."""
    for what, kind in (game.shapes.asks if game.shapes is not None else {}).items():
        strange: tuple[object, ...] = (None, 7, "☃", [], [[]], {}, {"hex": []}, ["☃"] * 50, True, -1, 2**70)
        for value in strange:
            args = dict.fromkeys(get_type_hints(kind), value)
            for seat in range(-1, s.seats):
                for said in (args, {}):
                    with contextlib.suppress(Refusal):
                        inquired(game, s, seat, what, said)


def every_option_applies(game: AnyGame, s: State, luck: Luck, most: int = 12) -> None:
    """Each option (some, of a long list) can be applied to a fork, and the fork is not the original."""
    before = codec.digest(game, s)
    assert codec.digest(game, s.clone()) == before, "a fork is not like the original"
    for d in questions(s):
        n = d.count()
        for i in {luck.below(n) for _ in range(most)} if n > most else range(n):
            fork = s.clone()
            apply(fork, d.seat, d.nth(i))
            assert codec.digest(game, s) == before, f"{d.ask}: a fork changed the original"


def questions_matter(game: AnyGame, s: State) -> None:
    """No player is asked to choose where all answers lead to equal positions, unless the game says why."""
    for d in questions(s):
        if d.seat != CHANCE and d.count() > 1 and d.ask not in game.asked_anyway:
            assert answers_differ(game, s, d), f"{d.ask}: all {d.count()} answers lead to equal positions"


def answers_differ(game: AnyGame, s: State, d: Decision) -> bool:
    """Whether two of the answers lead to different positions."""
    found = set()
    for i in range(d.count()):
        fork = s.clone()
        apply(fork, d.seat, d.nth(i))
        found.add(codec.digest(game, fork))
        if len(found) > 1:
            return True
    return False


def saves_load(game: AnyGame, s: State) -> None:
    data = game.pack(s)
    assert is_json(data), "the pack is not plain data"
    loaded = game.unpack(json.loads(json.dumps(codec.plain(data))))
    assert codec.plain(game.pack(loaded)) == codec.plain(data), "a save loads to another state"
    assert [(d.seat, d.ask, d.options, d.weights) for d in questions(loaded)] == [
        (d.seat, d.ask, d.options, d.weights) for d in questions(s)
    ], "a loaded save asks other questions"
    for seat in range(-1, s.seats):
        assert game.view(loaded, seat) == game.view(s, seat), "a loaded save looks different"
    snapshot = codec.save(game, s, 7)
    assert codec.digest(game, codec.load(game, snapshot)) == codec.digest(game, s)


def seen(game: AnyGame, s: State, seat: int) -> Json:
    """Everything a seat is sent about a position."""
    return {
        "view": game.view(s, seat),
        "questions": [game.question(s, d, seat) for d in questions(s) if d.seat != CHANCE],
        "result": game.result(s),
    }


def hidden_stays_hidden(game: AnyGame, s: State, events: list[Event], luck: Luck) -> None:
    """A seat's view, question, options and events do not change when what it cannot know is drawn anew."""
    before = codec.digest(game, s)
    for seat in range(-1, s.seats):
        known = seen(game, s, seat)
        assert is_json(known), "a view is not JSON"
        told = [game.tell(s, e, seat) for e in events]
        assert is_json(told), "an event is not JSON"
        for _ in range(2):
            other = game.resample(s, seat, pick_by(luck))
            assert seen(game, other, seat) == known, f"seat {seat} sees what it should not know"
            assert [game.tell(other, e, seat) for e in events] == told, f"seat {seat} is told what it should not know"
            options_are_in_order(game, other)
    assert codec.digest(game, s) == before, "looking changed the state"


def same_future(game: AnyGame, s: State, seat: int, luck: Luck, steps: int = 6) -> None:
    """Answers of the seat itself are told to it alike in the real and in a redrawn world."""
    other = game.resample(s, seat, pick_by(luck))
    for _ in range(steps):
        mine = next((d for d in questions(s) if d.seat == seat), None)
        if mine is None:
            return
        action = luck.draw(mine)
        told = [game.tell(s, e, seat) for e in apply(s, seat, action)]
        also = [game.tell(other, e, seat) for e in apply(other, seat, action)]
        if [d.seat for d in questions(s)] != [d.seat for d in questions(other)] or not questions(s):
            return  # what happens next depends on the hidden part, as it should on a table
        if questions(s)[0].seat == CHANCE:
            return
        assert told == also, f"seat {seat}: the events of its own action depend on what it cannot know"


def what_is_foreseen_is_sure(game: AnyGame, s: State, luck: Luck, most: int = 6) -> None:
    """What a seat can foresee of its answers is the same in every world that looks alike to it, and it comes true."""
    before = codec.digest(game, s)
    for d in questions(s):
        if d.seat == CHANCE:
            continue
        n = d.count()
        picked = {luck.below(n) for _ in range(most)} if n > most else set(range(n))
        texts = [game.notate(s, d.nth(i)) for i in sorted(picked)]
        foreseen = Foresight(game, s, d.seat)
        other = Foresight(game, game.resample(s, d.seat, pick_by(luck)), d.seat)
        for text in texts:
            events = foreseen.of(text)
            assert events == other.of(text), f"{d.ask}: what {text!r} would do says what seat {d.seat} cannot know"
            told = _really_told(game, s.clone(), d, text, len(events))
            assert events == told[: len(events)], f"{d.ask}: {text!r} does something else than was foreseen"
    assert codec.digest(game, s) == before, "foreseeing changed the state"


def _really_told(game: AnyGame, s: State, d: Decision, text: str, enough: int) -> list[Json]:
    """What the seat is told when it answers so, and then gives the answers that are no choice, until that is enough."""
    out = apply(s, d.seat, game.parse(s, text))
    while len(told := [t for e in out if (t := game.tell(s, e, d.seat)) is not None]) < enough:
        (mine,) = questions(s)
        assert (mine.seat, mine.count()) == (d.seat, 1), f"{d.ask}: more was foreseen than can be known"
        out += apply(s, d.seat, mine.nth(0))
    return told


def pieces_are_conserved(game: AnyGame, s: State, first: dict[str, int]) -> None:
    assert game.census(s) == first, "pieces were lost or made"


def results_are_places(game: AnyGame, s: State) -> None:
    places = game.result(s)
    if s.stack:
        assert places is None, "a result while somebody is asked"
        return
    assert places is not None, "nobody is asked and there is no result"
    assert len(places) == s.seats
    assert min(places) == 1
    assert all(1 <= p <= s.seats for p in places)
    assert game.result(s.clone()) == places, "a fork of a finished game forgets who has won"
    score, sides = game.score(s), game.teams(s)
    if score is not None:
        assert len(score) == s.seats
        assert len(set(zip(sides, score, strict=True))) == len(set(sides)), "allies have two scores"


def play_table(game: Game[S], options: Json, seed: int, most: int | None = None) -> Table[S]:
    """A table played by random answers in notation, with an undo now and then."""
    luck = Luck(seed)
    table = Table(game, options, bytes([seed % 256]) * 16)
    for n in range(most or game.bound):
        asked = table.questions()
        if not asked:
            break
        d = asked[luck.below(len(asked))]
        table.submit(d.seat, game.notate(table.state, luck.draw(d)), table.opened[d.seat])
        back = table.floor(d.seat)
        if n % 5 == 2 and back < len(table.line):
            table.adopt(table.propose_undo(d.seat, back))
    return table


def the_log_replays(table: Table[S]) -> list[Entry]:
    """The entries as they are read back; they lead to the same state, and the seed gives their lots."""
    rows = [Entry.of(json.loads(json.dumps(e.json()))) for e in table.log]
    assert [e.json() for e in rows] == [e.json() for e in table.log], "an entry is not plain data"
    again = replay(table.game, table.options, rows)
    assert codec.digest(table.game, again) == codec.digest(table.game, table.state), "the log leads elsewhere"
    assert verify(table.game, table.options, table.seed, rows) == [], "the seed does not give the log"
    return rows


def the_log_is_the_match(game: AnyGame, options: Json, seed: int, most: int | None = None) -> None:
    """The log replays to the same state, the seed to the same log, and a stale answer is refused."""
    table = play_table(game, options, seed, most)
    rows = the_log_replays(table)
    again = play_table(game, options, seed, most)
    assert [e.json() for e in again.log] == [e.json() for e in table.log], "the same seed gave another log"
    snapshot = codec.save(game, table.state, len(table.log))
    loaded = restore(game, options, table.seed, rows, snapshot)
    assert codec.digest(game, loaded.state) == codec.digest(game, table.state)
    assert line_of(rows) == line_of(table.log) or len(line_of(rows)) == len(table.line)
    assert len(commitment(table.seed)) == 64
    asked = table.questions()
    if asked:
        d = asked[0]
        before = codec.digest(game, table.state), len(table.log)
        try:
            table.submit(d.seat, game.notate(table.state, d.nth(0)), table.opened[d.seat] + 1)
            raise AssertionError("a stale answer was taken")
        except Stale:
            pass
        assert (codec.digest(game, table.state), len(table.log)) == before, "a stale answer changed the table"


def resigning_works(game: AnyGame, s: State) -> None:
    """Each seat may give up at any moment; the game then is over or goes on with a question, and nobody wins by it."""
    if not s.stack:
        return
    for seat in range(s.seats):
        fork = s.clone()
        fights = seat in game.in_play(s)
        game.resign(fork, seat)
        settle(fork, [])
        results_are_places(game, fork)
        places = game.result(fork)
        assert not fights or places is None or places[seat] > 1, f"seat {seat} has given up and won"
        if fork.stack:
            options_are_in_order(game, fork)
            assert all(d.seat != seat for d in questions(fork)), "a seat that gave up is still asked"
        saves_load(game, fork)


def an_agreed_draw_ends_it(table: Table[S]) -> None:
    """Who is in play shares a place, nobody is asked, nothing more is taken, and the log says the same."""
    asked = table.questions()
    here = table.game.in_play(table.state)
    assert {d.seat for d in asked} <= set(here), "who is asked is not in play"
    table.adopt(table.propose_draw())
    places = table.result()
    assert places is not None, "an agreed draw ends nothing"
    assert min(places) == 1, "an agreed draw has no first place"
    assert max(places) <= table.state.seats, "an agreed draw has no such place"
    assert table.questions() == [], "somebody is asked after an agreed draw"
    try:
        table.propose_resign(0)
        raise AssertionError("somebody gave up after an agreed draw")
    except NotAllowed:
        pass
    for d in asked:
        try:
            table.submit(d.seat, table.game.notate(table.state, d.nth(0)))
            raise AssertionError("an answer was taken after an agreed draw")
        except Refusal:
            pass
    rows = the_log_replays(table)
    loaded = restore(table.game, table.options, table.seed, rows, codec.save(table.game, table.state, len(rows)))
    assert loaded.result() == table.result(), "an agreed draw is forgotten"


def clone_is_independent(game: AnyGame, options: Json, seed: int) -> None:
    """A fork made in mid-game stays as it was while the original is played to the end, and the reverse."""
    luck = Luck(seed)
    s = game.start(options)
    forks: list[tuple[State, str]] = []
    for n in range(game.bound):
        asked = questions(s)
        if not asked:
            break
        if n % 17 == seed % 17 and len(forks) < 8:
            forks.append((s.clone(), codec.digest(game, s)))
        d = asked[luck.below(len(asked))]
        apply(s, d.seat, luck.draw(d))
    for fork, digest in forks:
        assert codec.digest(game, fork) == digest, "playing on changed a fork"


# --- whole games -----------------------------------------------------------------------------


def check(game: AnyGame, options: Json) -> None:
    """The whole kit for one variant."""
    every_moment_keeps_the_contract(game, options, seed=3)
    all_that_is_told_is_of_its_type(game, options, seed=8)
    any_seat_may_give_up(game, options, seed=4)
    anybody_gives_up_anywhere(game, options, seed=10)
    every_question_matters(game, options, seed=5)
    own_answers_show_nothing_hidden(game, options, seed=6)
    foresight_shows_nothing_hidden(game, options, seed=9)
    clone_is_independent(game, options, seed=1)
    the_log_is_the_match(game, options, seed=2, most=60)
    for seed in range(3):
        random_play_ends(game, options, seed)
        giving_up_is_part_of_play(game, options, seed)


def every_moment_keeps_the_contract(game: AnyGame, options: Json, seed: int) -> None:
    luck = Luck(5)
    census = game.census(game.start(options))
    for n, (s, events) in enumerate(moments(game, options, seed, game.conformance_every)):
        options_are_in_order(game, s)
        notation_round_trips(game, s)
        saves_load(game, s)
        hidden_stays_hidden(game, s, events, luck)
        bad_input_changes_nothing(game, s)
        if n % 40 == 0:
            strange_inquiries_are_refused(game, s)
        every_option_applies(game, s, luck)
        pieces_are_conserved(game, s, census)
        results_are_places(game, s)


def some_moments_keep_the_contract(game: AnyGame, options: Json, seed: int, luck: Luck) -> None:
    """Fewer moments and fewer checks, for many games."""
    for s, events in moments(game, options, seed, every=11 * game.conformance_every):
        options_are_in_order(game, s)
        notation_round_trips(game, s)
        saves_load(game, s)
        hidden_stays_hidden(game, s, events, luck)
        every_option_applies(game, s, luck, most=4)


def all_that_is_told_is_of_its_type(game: AnyGame, options: Json, seed: int) -> None:
    for n, (s, events) in enumerate(walk(game, options, seed)):
        if n % game.conformance_every == 0 or len({e.kind for e in events}) > 3:
            what_is_told_is_of_its_type(game, s, events)


def every_question_matters(game: AnyGame, options: Json, seed: int) -> None:
    """At some moments of a random game, and whenever an ask comes for the first time."""
    met: set[str] = set()
    for n, (s, _) in enumerate(walk(game, options, seed)):
        asks = {d.ask for d in questions(s)}
        if asks - met or n % game.conformance_every == 0:
            met |= asks
            questions_matter(game, s)


def any_seat_may_give_up(game: AnyGame, options: Json, seed: int) -> None:
    for s, _ in moments(game, options, seed, every=5 * game.conformance_every):
        resigning_works(game, s)


def play_until_all_gave_up(game: AnyGame, options: Json, seed: int, *, patience: int, in_turn: bool) -> None:
    """Random play in which one seat after the other gives up, at a moment it is asked or at one it is not.

    One answer in `patience` makes somebody leave; before that everybody might have agreed on a draw.
    """
    luck = Luck(seed)
    table = Table(game, options, bytes([seed % 256]) * 16)
    first = game.census(table.state)
    gone: set[int] = set()
    while asked := table.questions():
        back = gone & {d.seat for d in asked}
        assert not back or game.may_return(options), "who gave up is still asked"
        gone -= back
        if luck.below(patience):
            d = asked[luck.below(len(asked))]
            table.submit(d.seat, game.notate(table.state, luck.draw(d)))
            continue
        an_agreed_draw_ends_it(restore(game, options, table.seed, table.log))
        on_turn = {d.seat for d in asked}
        here = set(range(table.state.seats)) - gone
        leavers = sorted((on_turn if in_turn else here - on_turn) or here)
        seat = leavers[luck.below(len(leavers))]
        (entry, *_) = table.adopt(table.propose_resign(seat))
        gone.add(seat)
        results_are_places(game, table.state)
        options_are_in_order(game, table.state)
        notation_round_trips(game, table.state)
        saves_load(game, table.state)
        hidden_stays_hidden(game, table.state, list(entry.events), luck)
        what_is_told_is_of_its_type(game, table.state, list(entry.events))
        pieces_are_conserved(game, table.state, first)
    the_log_replays(table)


def anybody_gives_up_anywhere(game: AnyGame, options: Json, seed: int) -> None:
    """Early, in the middle and late, in turn and out of turn."""
    for n, patience in enumerate((2, 12, 70)):
        for in_turn in (True, False):
            play_until_all_gave_up(game, options, seed + n, patience=patience, in_turn=in_turn)


def own_answers_show_nothing_hidden(game: AnyGame, options: Json, seed: int) -> None:
    luck = Luck(7)
    for s, _ in moments(game, options, seed, every=3 * game.conformance_every):
        for d in questions(s):
            if d.seat >= 0:
                same_future(game, s.clone(), d.seat, luck)


def foresight_shows_nothing_hidden(game: AnyGame, options: Json, seed: int) -> None:
    luck = Luck(9)
    for s, _ in moments(game, options, seed, every=3 * game.conformance_every):
        what_is_foreseen_is_sure(game, s, luck)


def giving_up_is_part_of_play(game: AnyGame, options: Json, seed: int) -> None:
    """A random game in which seats give up, rarely or often, in turn and out of turn, while lots are due and after they
    are out: it still ends within the bound, keeps its pieces, and every position after it keeps the contract."""
    luck = Luck(seed)
    often = (200, 30, 6)[seed % 3]
    s = game.start(options)
    first = game.census(s)
    for _ in range(game.bound):
        asked = questions(s)
        if not asked:
            break
        d = asked[luck.below(len(asked))]
        if luck.below(often):
            answer(s, d, luck.draw(d), [])
            continue
        in_turn = d.seat != CHANCE and luck.below(2) == 0
        given_up(game, s, d.seat if in_turn else luck.below(s.seats), first)
    assert not s.stack, f"seed {seed}: still open after {game.bound} answers"
    results_are_places(game, s)


def given_up(game: AnyGame, s: State, seat: int, first: dict[str, int]) -> None:
    """One seat gives up here, and the position after it is sound."""
    events = game.resign(s, seat)
    results_are_places(game, s)
    options_are_in_order(game, s)
    saves_load(game, s)
    what_is_told_is_of_its_type(game, s, events)
    pieces_are_conserved(game, s, first)


def random_play_ends(game: AnyGame, options: Json, seed: int) -> None:
    """Within the game's bound, with places, and with as many pieces as there were."""
    luck = Luck(seed)
    s = game.start(options)
    first = game.census(s)
    for _ in range(game.bound):
        asked = questions(s)
        if not asked:
            break
        d = asked[luck.below(len(asked))]
        answer(s, d, luck.draw(d), [])
    assert not s.stack, f"seed {seed}: still open after {game.bound} answers"
    results_are_places(game, s)
    assert game.census(s) == first, f"seed {seed}: pieces were lost or made"
