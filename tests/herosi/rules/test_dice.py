"""Dice, streams and the two paces. HE §3, §10"""

from __future__ import annotations

from itertools import permutations

from arenarium.core.kernel import questions
from arenarium.core.table import Table
from arenarium.core.verifying import verify
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.preparation import Rolling
from arenarium.games.herosi.state import Match
from tests.herosi.play import do, options, position

LIVE = {"pace": "live"}


def faces(order: tuple[int, ...]) -> list[int]:
    """Both seats roll three times, in this order of arrival."""
    table = Table(GAME, LIVE, b"0123456789abcdef", position(LIVE))
    for seat in order:
        table.submit(seat, "roll 1 2 3 4 5 6")
        table.submit(seat, "land")
    assert verify_lots(table)
    return list(table.state.dice)


def verify_lots(table: Table[Match]) -> bool:
    return all(e.text.startswith("face ") for e in table.log if e.kind == "lot")


def test_nobodys_speed_changes_anothers_dice() -> None:
    """HE §10: each seat has its own stream of lots"""
    found = {tuple(faces(order)) for order in permutations((0, 0, 0, 1, 1, 1))}
    assert len(found) == 1


def test_dice_are_fair_and_all_faces_come() -> None:
    table = Table(GAME, LIVE, b"fedcba9876543210", position(LIVE))
    seen = [0] * 6
    for _ in range(400):
        table.submit(0, "roll 1 2 3 4 5 6")
        table.submit(0, "land")
        for die in table.state.dice[:6]:
            seen[die] += 1
    assert sum(seen) == 2400
    assert all(320 <= n <= 480 for n in seen)


def test_a_whole_live_match_is_verified_by_its_seed() -> None:
    """HE T74: every die and every draw follows from the seed that is shown at the end"""
    options_ = {"pace": "live", "army": "preset"}
    table = Table(GAME, options_, b"a seed of 16 byt")
    n = 0
    while table.result() is None and n < 5000:
        asked = table.questions()
        d = asked[n % len(asked)]
        table.submit(d.seat, GAME.notate(table.state, d.nth((n * 7919) % d.count())))
        n += 1
    assert table.result() is not None
    assert verify(GAME, options_, table.seed, table.log) == []


def test_both_seats_are_asked_at_once_in_live_pace() -> None:
    s = position(LIVE)
    assert [d.seat for d in questions(s)] == [0, 1]
    assert isinstance(s.stack[-1], Rolling)
    assert options(s, 0) == ["roll 1 2 3 4 5 6"]


def test_a_seventh_die_doubles_the_ways_to_roll() -> None:
    """HE A45"""
    s = position(LIVE, r={"dice": "F F F F F F F"}, spells=["blessing@r/r"])
    assert len(options(s, 0)) == 127 + 1


def test_who_acted_already_loses_his_seventh_die_without_a_question() -> None:
    """HE A44"""
    s = position(
        {},
        phase="stop",
        stopper="r",
        r={"dice": "E E E E A C C"},
        b={"dice": "F W E A C C"},
        spells=["blessing@r/r"],
    )
    do(s, "pass", seat=0)
    do(s, "act", "dispel blessing@r", seat=1)
    assert GAME.facts(s)["dice"]["r"] == "- - - - - -"


def test_a_siren_after_one_declined_changes_the_dice_he_keeps() -> None:
    """HE A38"""
    s = position(
        {"mode": "free_for_all", "seats": 3},
        phase="stop",
        stopper="r",
        r={"dice": "E E E E A C"},
        b={"dice": "A A A A A A", "hero": "fire"},
        g={"hero": "water", "dice": "W W W C C E", "hand": ["ice_bolt"], "front": "siren . . .", "back": "hero . . ."},
    )
    do(s, "pass", seat=0)
    do(s, "pass", seat=1)
    do(s, "act", "cast ice_bolt", "at r.b2", "use f1 b", *["face k"] * 6, seat=2)
    assert GAME.facts(s)["dice"]["b"] == "K K K K K K"
    assert "answer_stop" not in [d.ask for d in questions(s)]


def test_a_stunned_player_is_not_asked_for_a_stop_he_may_not_make() -> None:
    """HE A50"""
    s = position(
        {"mode": "no_elimination", "seats": 2}, r={"dice": "E E E E A C"}, b={"stunned": True, "dice": "K K K K A A"}
    )
    do(s, "keep", seat=0)
    do(s, "keep", seat=1)
    assert [d.seat for d in questions(s)] == [0]


def test_keeping_in_a_forced_round_is_stopping() -> None:
    """HE A66"""
    s = position({}, r={"dice": "E E E E A C"}, b={"dice": "E E E E A C"})
    for word in ("keep", "go"):
        do(s, word, seat=0)
        do(s, word, seat=1)
    do(s, "keep", seat=0)
    do(s, "keep", seat=1)
    assert s.battle[1] == 0  # the marker's holder


def test_surplus_symbols_of_an_element_do_nothing_and_surplus_commands_are_points() -> None:
    """HE A14"""
    s = position(
        {},
        phase="stop",
        stopper="r",
        r={"dice": "F F F F C C", "hand": ["ignite"], "front": "wisp . . .", "back": "hero . . ."},
    )
    do(s, "cast ignite", "at b.b2")
    assert GAME.view(s, 0)["battles"][0]["orders"] == {"seat": 0, "symbols": 2, "bonus": 0}


def test_there_is_no_hand_limit() -> None:
    """HE A55"""
    s = position({}, phase="stop", stopper="r", r={"dice": "K K K K K K", "hand": ["heal"] * 20, "deck": ["heal"] * 4})
    do(s, "draw 4", *["draw heal"] * 4)
    assert GAME.facts(s)["hand_size"][0] == 24


def test_a_roll_and_a_stop_cannot_be_taken_back() -> None:
    """HE §10: no undo in the rolling; an announced cast may be taken back until it happens"""
    table = Table(
        GAME, LIVE, bytes(16), position(LIVE, r={"dice": "F F F F C K", "hand": ["ignite"]}, b={"dice": "A A A C C K"})
    )
    table.submit(0, "roll 5")
    assert table.floor(0) == len(table.line)
    table.submit(0, "land")
    table.submit(0, "stop")
    assert table.floor(0) == len(table.line)
    begin = len(table.line)
    table.submit(0, "cast ignite")
    assert table.floor(0) == begin
    table.adopt(table.propose_undo(0, begin))
    table.submit(0, "cast ignite")
    table.submit(0, "at b.b2")
    assert table.floor(0) == len(table.line)
