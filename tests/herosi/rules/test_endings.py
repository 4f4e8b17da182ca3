"""Ends of battles, giving up, teams and tournaments. HE §6, §8"""

from __future__ import annotations

from typing import Any

import pytest

from arenarium.core.game import Mode
from arenarium.core.kernel import Luck, apply, questions, settle
from arenarium.games.herosi.battle import Battle, Duels
from arenarium.games.herosi.box import FIRST_CREATURE
from arenarium.games.herosi.endings import deaths, rank
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.state import HALT_BATTLE, SPENT, STOPS, TIED, Match
from tests.herosi.play import do, position, random_match


def test_after_the_agreed_number_of_stops_the_most_life_wins() -> None:
    """HE A61"""
    s = position({"limit": 50}, r={"dice": "E E E E A C", "life": 15}, b={"dice": "E E E E A C", "life": 20})
    s.battle[SPENT] = 49
    for word in ("keep", "stop"):
        do(s, word, seat=0)
        do(s, word, seat=1)
    do(s, "pass", seat=0)
    do(s, "pass", seat=1)
    assert GAME.result(s) == [2, 1]


def test_rolling_without_a_stop_also_comes_to_that_end() -> None:
    """HE A61"""
    s = position({"pace": "live", "limit": 50}, r={"dice": "E E E E A C", "life": 15}, b={"dice": "E E E E A C"})
    s.battle[SPENT] = 49
    for _ in range(24):
        assert GAME.result(s) is None
        do(s, "roll 1", seat=1)
        if s.stack:
            do(s, "land", "face e", seat=1)
    assert GAME.result(s) == [2, 1]
    assert s.battle[STOPS] == 0


def test_a_hero_felled_by_his_own_spell_loses_the_rest_of_his_action() -> None:
    """HE A63"""
    s = position(
        {"mode": "free_for_all", "seats": 3},
        phase="stop",
        stopper="r",
        r={"life": 2, "dice": "F F F C C C", "hand": ["magic_missile"], "front": "wisp . . .", "back": "hero . . ."},
    )
    do(s, "cast magic_missile", "at r.f1")
    assert GAME.facts(s)["status"] == ["in", "in", "in"]
    s = position(
        {"mode": "free_for_all", "seats": 3},
        phase="stop",
        stopper="r",
        r={"life": 2, "dice": "F F F C C C", "hand": ["magic_missile"], "front": "wisp . . .", "back": ". hero . ."},
    )
    do(s, "cast magic_missile", "at r.b2")
    assert GAME.facts(s)["status"] == ["out", "in", "in"]
    assert [(d.seat, d.ask) for d in questions(s)] == [(1, "opt_in")]


def test_a_player_stunned_by_his_own_stop_loses_his_action() -> None:
    """HE A63"""
    s = position(
        {"mode": "no_elimination", "seats": 2},
        phase="stop",
        stopper="r",
        r={"life": 1, "dice": "W F F F C C", "hand": ["ignite"]},
    )
    assert GAME.facts(s)["status"] == ["stunned", "in"]
    assert [(d.seat, d.ask) for d in questions(s)] == [(1, "opt_in")]


def test_the_last_heroes_falling_together_share_the_place() -> None:
    """HE A48"""
    s = position({})
    s.life[:] = [0, 0]
    deaths(s, [])
    assert s.halt == HALT_BATTLE
    settle(s, [])
    assert GAME.result(s) == [1, 1]


def test_several_at_twenty_one_the_higher_total_then_the_acting_player() -> None:
    """HE A52"""
    s = position({"mode": "no_elimination", "seats": 3})
    s.points = (21, 23, 21)
    rank(s, 0, s.points, 2)
    assert s.place == (3, 1, 2)


@pytest.mark.parametrize("mode", [m.name for m in GAME.modes])
@pytest.mark.parametrize("pace", ["calm", "live"])
def test_giving_up_at_any_moment_leaves_a_match_that_goes_on_or_is_over(mode: str, pace: str) -> None:
    """HE A64"""
    for seed in range(25):
        s = random_match({"mode": mode, "pace": pace}, seed, answers=13 * seed + seed % 7)
        census = GAME.census(s)
        luck = Luck(seed)
        resigned = 0
        while s.stack:
            alive = [x for x in range(s.seats) if (s.alive >> x) & 1]
            if resigned < s.seats - 1 and luck.below(20) == 0:
                GAME.resign(s, alive[luck.below(len(alive))])
                resigned += 1
            else:
                asked = questions(s)
                assert asked
                d = asked[luck.below(len(asked))]
                apply(s, d.seat, luck.draw(d))
            assert GAME.census(s) == census
        result = GAME.result(s)
        assert result is not None
        assert min(result) == 1


def test_who_gives_up_among_three_comes_last_even_without_elimination() -> None:
    """HE A64"""
    s = position({"mode": "no_elimination", "seats": 3})
    s.points = (20, 1, 2)
    GAME.resign(s, 0)
    GAME.resign(s, 1)
    assert GAME.result(s) == [3, 2, 1]


def sides(s: Match) -> Duels:
    top = s.stack[-1]
    assert isinstance(top, Duels)
    return top


def test_the_merge_waits_for_the_other_pair_to_finish_its_stop() -> None:
    """HE A53"""
    s = position(
        {"mode": "teams", "pace": "live"},
        r={"dice": "F F F E E E", "hand": ["magic_missile"]},
        b={"life": 2, "dice": "A A A A A A"},
        g={"dice": "E E E E C C"},
        p={"dice": "F F F F C C"},
        pile=["heal"] * 8,
    )
    do(s, "stop", seat=2)
    do(s, "stop", "cast magic_missile", "at b.b2", seat=0)
    assert [d.seat for d in questions(s)] == [2]
    do(s, "pass", seat=2)
    do(s, "pass", *["lay heal"] * 8, seat=3)
    assert isinstance(s.stack[-2], Battle)
    assert [d.seat for d in questions(s)] == [0, 2, 3]
    assert GAME.facts(s)["dice"]["r"] == "- - - - - -"  # HE A62: he had acted


def test_dice_of_the_other_pair_land_when_battles_merge() -> None:
    """HE A53"""
    s = position(
        {"mode": "teams", "pace": "live"},
        r={"dice": "F F F E E E", "hand": ["magic_missile"]},
        b={"life": 2, "dice": "A A A A A A"},
        g={"dice": "E E E E C C"},
        p={"dice": "F F F F C C"},
        pile=["heal"],
    )
    do(s, "roll 1 2", seat=3)
    do(s, "stop", "cast magic_missile", "at b.b2", "face k", "face k", "lay heal", seat=0)
    assert GAME.facts(s)["dice"]["p"] == "K K F F C C"


def test_two_heroes_of_different_teams_left_fight_it_out() -> None:
    """HE A53: the pair that finishes its stop may lose a Hero, too"""
    s = position(
        {"mode": "teams", "pace": "live"},
        r={"dice": "F F F E E E", "hand": ["magic_missile"]},
        b={"life": 2, "dice": "A A A A A A"},
        g={"life": 2, "dice": "E E E E C C"},
        p={"dice": "A A A F C C", "hand": ["magic_missile"]},
        pile=["heal"] * 8,
    )
    do(s, "stop", seat=3)
    do(s, "stop", "cast magic_missile", "at b.b2", seat=0)
    do(s, "cast magic_missile", "at g.b2", *["lay heal"] * 8, seat=3)
    assert GAME.facts(s)["status"] == ["in", "out", "out", "in"]
    assert [d.seat for d in questions(s)] == [0, 3]


def test_a_tournament_duel_in_which_both_fall_sends_nobody_to_the_final() -> None:
    """HE A65"""
    s = position({"mode": "tournament", "pace": "live"})
    duels = sides(s)
    s.stack = duels.left
    s.life[0] = s.life[1] = 0
    deaths(s, [])
    settle(s, [])
    assert s.stack == ()
    s.stack = (Duels((), duels.right),)
    GAME.resign(s, 2)
    assert GAME.result(s) == [2, 2, 4, 1]


def test_finalists_who_fall_together_share_the_first_place() -> None:
    """HE A48"""
    s = position({"mode": "tournament", "third_place": False}, pile=[])
    for loser in (1, 3):
        GAME.resign(s, loser)
    assert [d.seat for d in questions(s)] == [0, 2]
    s.stack = sides(s).left
    s.life[0] = s.life[2] = 0
    deaths(s, [])
    settle(s, [])
    s.stack = (Duels((), ()),)
    settle(s, [])
    assert GAME.result(s) == [1, 3, 1, 3]


def test_empty_armies_are_a_tie_from_the_start() -> None:
    """HE A49: play then goes on to the last Hero, also when one of three has fallen"""
    s = GAME.start({"mode": "free_for_all", "seats": 3, "optional_ending": True, "pace": "live"})
    luck = Luck(1)
    while questions(s)[0].ask != "roll_or_stop":
        d = questions(s)[0]
        empty = [a for a in d.options if GAME.notate(s, a).startswith("leave")]
        apply(s, d.seat, empty[0] if empty else luck.draw(d))
    assert [k for k in s.kind if k >= FIRST_CREATURE] == []
    s.life = [3, 5, 0]
    deaths(s, [])
    settle(s, [])
    assert GAME.result(s) is None
    assert GAME.facts(s)["status"] == ["in", "in", "out"]


def test_giving_up_in_the_draft_decides_nothing_by_creatures() -> None:
    """HE A49: nobody has one yet, which is no tie"""
    s = random_match({"mode": "free_for_all", "seats": 3, "optional_ending": True}, seed=1, answers=12)
    GAME.resign(s, 0)
    assert s.battle[TIED] == 0
    assert GAME.result(s) is None


def test_a_duel_ends_at_once_though_its_dice_are_in_the_air() -> None:
    """HE A67: nobody waits for the lots of a battle that is over"""
    s = position({"mode": "tournament", "pace": "live"}, pile=[])
    do(s, "roll 1 2 3 4 5 6", "land", seat=0)
    GAME.resign(s, 1)
    assert [d.seat for d in questions(s)] == [2, 3]


def test_a_finalist_who_has_left_stands_behind_two_who_fell_together() -> None:
    """HE A67"""
    s = position({"mode": "tournament", "pace": "live"})
    GAME.resign(s, 3)
    GAME.resign(s, 2)
    duels = sides(s)
    s.stack = duels.left
    s.life[0] = s.life[1] = 0
    deaths(s, [])
    settle(s, [])
    s.stack = (Duels((), ()),)
    settle(s, [])
    assert GAME.result(s) == [1, 1, 3, 4]


def test_who_gives_up_in_the_draft_of_a_tournament_plays_no_more() -> None:
    """HE A67: he may have no Hero for the game for third place"""
    s = random_match({"mode": "tournament", "army": "preset"}, seed=2, answers=20)
    GAME.resign(s, 3)
    luck = Luck(3)
    while s.stack:
        asked = questions(s)
        assert all(d.seat != 3 for d in asked)
        apply(s, asked[0].seat, luck.draw(asked[0]))
    assert GAME.result(s)[3] == 4  # type: ignore[index]


def test_the_third_place_is_played_beside_the_final() -> None:
    """HE A54"""
    s = position({"mode": "tournament", "pace": "live"}, pile=[])
    GAME.resign(s, 0)
    GAME.resign(s, 3)
    assert s.life == [15, 21, 21, 15]
    assert [(d.seat, d.ask) for d in questions(s)] == [
        (1, "roll_or_stop"),
        (2, "roll_or_stop"),
        (0, "place_hero"),
        (3, "place_hero"),
    ]
    GAME.resign(s, 2)
    assert GAME.result(s) is None
    GAME.resign(s, 0)
    assert GAME.result(s) == [4, 1, 2, 3]


def test_a_beaten_players_spells_return_to_him() -> None:
    """HE A65"""
    s = position({"mode": "tournament", "pace": "live"}, spells=["poison@b.b2/r+1"], pile=[])
    GAME.resign(s, 0)
    GAME.resign(s, 3)
    facts: dict[str, Any] = GAME.facts(s)
    assert facts["spells"] == []
    assert facts["deck"]["r"] == ["poison"]


@pytest.mark.parametrize("mode", [m.name for m in GAME.modes])
def test_random_matches_end_and_places_are_complete(mode: str) -> None:
    for seed in range(3):
        s = random_match({"mode": mode, "army": "preset"}, seed)
        result = GAME.result(s)
        assert result is not None
        assert min(result) == 1
        assert all(1 <= place <= s.seats for place in result)


def test_a_phoenix_beside_the_board_goes_with_who_leaves() -> None:
    """HE A26: it lies in the store again, as every creature of who is out."""
    s = position({"mode": "free_for_all"}, r={"hero": "fire", "beside": 1}, b={}, g={})
    before = GAME.census(s)
    assert sum(s.beside) == 1
    GAME.resign(s, 0)
    assert sum(s.beside) == 0
    assert GAME.census(s) == before


def test_a_draw_is_agreed_by_those_who_still_fight() -> None:
    """Who has fallen keeps the place, teams share theirs, and a final that is over stays as it was (HE A67)."""
    s = position({"mode": "free_for_all", "seats": 4, "pace": "live"})
    assert (GAME.in_play(s), GAME.agreed(s)) == ([0, 1, 2, 3], [1, 1, 1, 1])
    GAME.resign(s, 2)
    GAME.resign(s, 0)
    assert (GAME.in_play(s), GAME.agreed(s)) == ([1, 3], [3, 1, 4, 1])
    s = position({"mode": "teams", "pace": "live"})
    GAME.resign(s, 0)
    assert (GAME.in_play(s), GAME.agreed(s)) == ([1, 2, 3], [1, 1, 1, 1])
    s = position({"mode": "tournament", "pace": "live"}, pile=[])
    GAME.resign(s, 1)
    assert (GAME.in_play(s), GAME.agreed(s)) == ([0, 2, 3], [1, 4, 1, 1])
    GAME.resign(s, 3)
    assert (GAME.in_play(s), GAME.agreed(s)) == ([0, 1, 2, 3], [1, 3, 1, 3])
    GAME.resign(s, 0)
    assert (GAME.in_play(s), GAME.agreed(s)) == ([1, 3], [2, 3, 1, 3])


@pytest.mark.parametrize("mode", GAME.modes, ids=[mode.name for mode in GAME.modes])
def test_a_mode_says_whether_partners_win_together(mode: Mode) -> None:
    seats = mode.seats[-1]
    s = GAME.position({"mode": mode.name, "seats": seats}, {})
    for seat in range(1, seats, 2):
        GAME.resign(s, seat)
    assert mode.teams == (GAME.result(s) == [1, 2, 1, 2])
