"""A table: submitting, honest undo, giving up, agreeing, replaying, verifying."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from arenarium.conformance import play_table
from arenarium.core import codec
from arenarium.core.game import Json, Setting, known_values
from arenarium.core.kernel import questions
from arenarium.core.lots import commitment, lot
from arenarium.core.matchfile import of_table, read_match
from arenarium.core.refusal import BadData, BadOptions, NotAllowed, Refusal, Stale, Unreadable
from arenarium.core.table import EXAMPLE, REBASE, Entry, Table, followed, play_entry, replay, restore
from arenarium.core.verifying import verify
from tests.toy import GAME, Toll, Tollhouse

SEED = bytes(range(16))


def table(**options: object) -> Table[Tollhouse]:
    return Table(GAME, {"seats": 2, **options}, SEED)


def test_an_answer_brings_its_lots_with_it() -> None:
    t = table()
    t.submit(0, "pledge 1")
    entries = t.submit(1, "pledge 0")
    assert [e.kind for e in entries] == ["act", "lot", "lot"]  # seat 0 draws its two cards
    assert all(e.sealed for e in entries)
    assert [d.seat for d in t.questions()] == [0]


def test_a_proposal_leaves_the_table_alone_until_it_is_adopted() -> None:
    t = table()
    before = codec.digest(GAME, t.state)
    p = t.propose(0, "pledge 1")
    assert codec.digest(GAME, t.state) == before
    assert t.log == []
    t.adopt(p)
    assert t.state.pledges[0] == 1


def test_simultaneous_answers_do_not_make_each_other_stale() -> None:
    t = table()
    q0, q1 = t.opened[0], t.opened[1]
    t.submit(0, "pledge 1", q0)
    t.submit(1, "pledge 2", q1)
    assert t.state.pledges == [1, 2]


@pytest.mark.parametrize(
    ("text", "kind", "key"),
    [
        ("play 9", NotAllowed, "toll-refuse-not-in-hand"),
        ("challenge", NotAllowed, "core-refuse-no-option"),
        ("juggle 3", Unreadable, "toll-refuse-verb"),
        ("play three", Unreadable, "toll-refuse-operands"),
    ],
)
def test_three_kinds_of_refusal_change_nothing(text: str, kind: type[Refusal], key: str) -> None:
    t = table()
    t.submit(0, "pledge 1")
    t.submit(1, "pledge 0")
    before = codec.digest(GAME, t.state), len(t.log)
    with pytest.raises(kind) as refused:
        t.submit(0, text)
    assert refused.value.key == key
    with pytest.raises(Stale):
        t.submit(0, text, question=0)
    with pytest.raises(NotAllowed, match="not-asked"):
        t.submit(1, "play 1")
    assert (codec.digest(GAME, t.state), len(t.log)) == before


def test_undo_is_free_until_somebody_learned_something() -> None:
    t = table()
    t.submit(0, "pledge 1")
    t.submit(1, "pledge 0")
    start, length = codec.digest(GAME, t.state), len(t.line)
    t.submit(0, "boast 2")
    assert t.floor(0) == length
    assert t.floor(1) == length + 1
    with pytest.raises(NotAllowed, match="consent"):
        t.propose_undo(1, length)
    t.adopt(t.propose_undo(0, length))
    assert codec.digest(GAME, t.state) == start
    assert [e.kind for e in t.log[-2:]] == ["act", "undo"]
    t.submit(0, "boast 1")
    t.submit(0, f"play {t.state.hands[0][0]}")
    assert t.floor(0) == len(t.line)  # a card was shown


def test_an_own_secret_choice_may_not_be_taken_back_once_the_question_has_passed_on() -> None:
    t = table()
    t.submit(0, "pledge 1")
    assert t.floor(0) == len(t.line)
    with pytest.raises(NotAllowed, match="consent"):
        t.propose_undo(0, 0)


def test_below_the_floor_undo_needs_consent_is_in_the_log_and_never_rerolls() -> None:
    t = table()
    t.submit(0, "pledge 1")
    t.submit(1, "pledge 0")
    hand = t.state.hands[0][:]
    length = len(t.log)
    t.adopt(t.propose_undo(1, 1, consent=True))
    assert len(t.log) == length + 1
    assert t.log[-1].kind == "undo"
    assert t.state.hands[0] == []
    t.submit(1, "pledge 2")
    assert t.state.hands[0] == hand  # the same lots again
    assert codec.digest(GAME, replay(GAME, t.options, t.log)) == codec.digest(GAME, t.state)
    assert verify(GAME, t.options, SEED, t.log) == []


def test_there_is_nothing_to_take_back_before_the_first_action() -> None:
    with pytest.raises(NotAllowed, match="nothing"):
        table().propose_undo(0, 0)


def test_resigning_ends_the_match_and_replays() -> None:
    t = table()
    t.adopt(t.propose_resign(0))
    assert t.result() == [2, 1]
    assert codec.digest(GAME, replay(GAME, t.options, t.log)) == codec.digest(GAME, t.state)
    with pytest.raises(NotAllowed, match="over"):
        t.propose_resign(1)
    with pytest.raises(NotAllowed, match="over"):
        t.propose_draw()
    with pytest.raises(NotAllowed, match="over"):
        t.propose_undo(0, 0, consent=True)


def test_an_agreed_draw_is_everybodys_first_place() -> None:
    t = table()
    t.adopt(t.propose_draw())
    assert t.result() == [1, 1]
    assert t.questions() == []
    assert restore(GAME, t.options, SEED, t.log).result() == [1, 1]


def test_a_tampered_lot_and_an_impossible_action_are_found() -> None:
    t = play_table(GAME, {"seats": 2}, 8)
    assert verify(GAME, t.options, t.seed, t.log) == []
    n = next(i for i, e in enumerate(t.log) if e.kind == "lot" and e.text.startswith("roll"))
    other = "roll 1" if t.log[n].text != "roll 1" else "roll 2"
    forged = [e._replace(text=other) if i == n else e for i, e in enumerate(t.log)]
    assert any("the seed gives" in fault for fault in verify(GAME, t.options, t.seed, forged))
    act = next(i for i, e in enumerate(t.log) if e.kind == "act" and e.text.startswith("play"))
    absurd = [e._replace(text="play 99") if i == act else e for i, e in enumerate(t.log)]
    assert any("cannot be played" in fault for fault in verify(GAME, t.options, t.seed, absurd))


def test_a_restored_table_plays_on_like_the_original() -> None:
    t = play_table(GAME, {"seats": 3}, 5, most=6)
    copies = [
        restore(GAME, t.options, t.seed, t.log),
        restore(GAME, t.options, t.seed, t.log, codec.save(GAME, t.state, len(t.log))),
    ]
    d = t.questions()[0]
    text = GAME.notate(t.state, d.nth(0))
    t.submit(d.seat, text)
    for copy in copies:
        copy.submit(d.seat, text)
        assert [e.json() for e in copy.log] == [e.json() for e in t.log]


def test_rules_that_rose_go_on_from_the_snapshot() -> None:
    t = play_table(GAME, {"seats": 2}, 5, most=6)
    text = codec.canonical(codec.save(GAME, t.state, len(t.log))).decode()
    rebase = Entry(len(t.log), -1, REBASE, text, (), True)
    s = play_entry(GAME, GAME.start({"seats": 2}), rebase)
    assert codec.digest(GAME, s) == codec.digest(GAME, t.state)
    t.log.append(rebase)
    t.line.append(rebase)
    with pytest.raises(NotAllowed, match="rebase"):
        t.propose_undo(0, 1, consent=True)


def test_saves_are_upcast_step_by_step_and_the_future_is_refused() -> None:
    class Newer(Toll):
        schema = 3
        upcasters = {1: lambda d: {**d, "pledges": d["oaths"]}, 2: lambda d: {**d, "gone": 0}}

    old: Json = {k: v for k, v in GAME.pack(table().state).items() if k not in ("pledges", "gone")}
    old["oaths"] = [1, 2]
    loaded = codec.load(Newer(), {"game": "toll", "rules": 1, "schema": 1, "seq": 0, "state": old})
    assert loaded.pledges == [1, 2]
    assert loaded.gone == 0
    with pytest.raises(codec.CannotLoad, match="future"):
        codec.load(GAME, {"game": "toll", "rules": 1, "schema": 9, "seq": 0, "state": old})
    with pytest.raises(codec.CannotLoad, match="other-game"):
        codec.load(GAME, {"game": "ludo", "rules": 1, "schema": 1, "seq": 0, "state": old})
    with pytest.raises(codec.CannotLoad, match="upcaster"):
        codec.load(Newer(), {"game": "toll", "rules": 1, "schema": 0, "seq": 0, "state": old})


def test_lots_are_a_pure_function_of_the_seed_and_follow_the_weights() -> None:
    drawn = [lot(SEED, 1, n, [1, 0, 3]) for n in range(4000)]
    assert drawn == [lot(SEED, 1, n, [1, 0, 3]) for n in range(4000)]
    assert 1 not in drawn
    assert 900 < drawn.count(0) < 1100
    assert drawn != [lot(SEED, 2, n, [1, 0, 3]) for n in range(4000)]
    assert commitment(SEED) == commitment(bytes(SEED))


def test_dice_of_one_seat_do_not_depend_on_the_speed_of_another() -> None:
    t = table(hand=3)
    t.submit(0, "pledge 0")
    t.submit(1, "pledge 0")
    rolls = []
    while t.questions():
        d = t.questions()[0]
        text = "challenge" if d.ask == "challenge" else GAME.notate(t.state, d.nth(0))
        rolls += [(e.seat, e.text) for e in t.submit(d.seat, text) if e.text.startswith("roll")]
    assert len(rolls) == 12
    assert t.state.drawn[1] + t.state.drawn[2] == 12


def test_a_match_file_reads_back_and_broken_ones_say_what_is_wrong() -> None:
    t = play_table(GAME, {"seats": 2}, 8)
    data = of_table(t, note="abc")
    match = read_match(data, "m.json")
    assert match.seed == t.seed
    assert match.result == t.result()
    assert match.seed_faults() == []
    assert "differs" in replace(match, seed=bytes(16)).seed_faults()[0]
    assert "no seed" in replace(match, seed=None).seed_faults()[0]
    for broken, reason in [
        ({}, "not a match file"),
        ({**data, "version": 99}, "version 99"),
        ({k: v for k, v in data.items() if k != "options"}, "missing"),
        ({**data, "seed": "zz"}, "broken"),
        ({**data, "entries": data["entries"][1:]}, "gaps"),
    ]:
        with pytest.raises(BadData, match=reason):
            read_match(broken, "m.json")


def test_a_match_that_began_in_a_position_is_read_and_verified_from_there() -> None:
    position = GAME.position({"seats": 2}, {"hands": [[3], [2]]})
    origin = codec.save(GAME, position, 0)
    t = Table(GAME, {"seats": 2}, SEED, position)
    for text in ("play 3", "pass", "play 2", "pass"):
        t.submit(t.questions()[0].seat, text)
    match = read_match(of_table(t, origin=origin), "m.json")
    assert match.start(GAME).hands == [[3], [2]]
    assert verify(GAME, match.options, SEED, match.log, match.origin) == []
    assert verify(GAME, match.options, SEED, match.log) != []


def test_an_unfinished_match_keeps_its_seed() -> None:
    assert of_table(table())["seed"] is None


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"mode": "chess"}, "core-refuse-mode"),
        ({"seats": 7}, "core-refuse-seats"),
        ({"seats": "2"}, "core-refuse-seats"),
        ({"hands": 2}, "core-refuse-option"),
        ({"hand": 9}, "core-refuse-value"),
        ({"hand": "2"}, "core-refuse-value"),
    ],
)
def test_options_that_cannot_be_are_refused_with_the_reason(options: Json, key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.start(options)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("setting", "known"),
    [
        (Setting("hand", 2, (2, 3)), [2, 3]),
        (Setting("open", False), ["true", "false"]),
        (Setting("limit", 0), ["0", "1", "2", "…"]),
    ],
)
def test_who_gives_a_wrong_value_is_told_what_it_takes(setting: Setting, known: list[Any]) -> None:
    assert known_values(setting) == known


def test_a_table_waits_for_somebody_until_there_is_a_result() -> None:
    t = play_table(GAME, {"seats": 4}, 3)
    assert t.result() is not None
    assert questions(t.state) == []


def test_a_line_may_be_taken_back_to_any_entry_and_chance_is_never_left_waiting() -> None:
    for to in range(12):
        t = table()
        while len(t.line) < 12:
            d = t.questions()[0]
            t.submit(d.seat, GAME.notate(t.state, d.nth(0)))
        lots = [e.text for e in t.line if e.kind == "lot"]
        t.adopt(t.propose_undo(0, to, consent=True))
        assert all(d.seat >= 0 for d in t.questions())
        assert [e.text for e in t.line if e.kind == "lot"] == lots[: sum(e.kind == "lot" for e in t.line)]  # no reroll
        assert set(t.opened) == {d.seat for d in t.questions()}
        assert codec.digest(GAME, replay(GAME, t.options, t.log)) == codec.digest(GAME, t.state)
        assert restore(GAME, t.options, SEED, t.log).line == t.line
        assert verify(GAME, t.options, SEED, t.log) == []
        d = t.questions()[0]
        t.submit(d.seat, GAME.notate(t.state, d.nth(0)))


def test_a_table_made_from_an_example_draws_its_lots_while_players_follow_it() -> None:
    script = [(0, "pledge 1"), (1, "pledge 0"), (-1, "draw 6"), (-1, "draw 6"), (0, "play 6"), (1, "pass")]
    origin = {**codec.save(GAME, GAME.start({"seats": 2}), 0), EXAMPLE: script}
    t = restore(GAME, {"seats": 2}, SEED, [], None, origin)
    for seat, text in ((0, "pledge 1"), (1, "pledge 0")):
        t.submit(seat, text)
    assert t.state.hands[0] == [6, 6]
    assert followed(t.script, t.line) == 4
    t.adopt(t.propose_undo(0, 1, consent=True))
    t.submit(1, "pledge 2")  # beside the example: from here on the seed gives
    assert t.state.hands[0] == [1, 1]
    assert followed(t.script, t.line) == 1
    t.adopt(t.propose_undo(0, 1, consent=True))
    t.submit(1, "pledge 0")
    assert t.state.hands[0] == [6, 6], "back on the path, its lots fall again"
    assert verify(GAME, t.options, SEED, t.log, origin) == []
    del origin[EXAMPLE]
    assert "the seed gives 'draw 1', the log says 'draw 6'" in verify(GAME, t.options, SEED, t.log, origin)[0]
