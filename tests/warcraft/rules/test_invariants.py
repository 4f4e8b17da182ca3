"""What must hold at every question of any game."""

from __future__ import annotations

import pytest

from arenarium.conformance import answers_differ, walk
from arenarium.core.codec import digest
from arenarium.core.kernel import CHANCE, Luck, apply, questions
from arenarium.games.warcraft.battlefield import battle_of
from arenarium.games.warcraft.box import MOVE_STEP, STACK
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.pieces import ALL_UNITS, UNITS, WORKER_BITS, nib, put
from arenarium.games.warcraft.state import War
from tests.warcraft.play import Play

VARIANTS = [(m.name, n) for m in GAME.modes for n in m.seats]


def board_is_sound(s: War) -> None:
    """Masks agree with counts, nobody owes anything, builders are where they build."""
    size = s.box.size
    for o in range(s.box.owners):
        counts = s.pieces[o * size : (o + 1) * size]
        assert s.units[o] == sum(1 << a for a in range(size) if counts[a] & ALL_UNITS)
        assert s.workers[o] == sum(1 << a for a in range(size) if counts[a] >> WORKER_BITS)
        friends = [f for f in range(s.box.owners) if (s.friends[o] >> f) & 1]
        for a in range(size):
            units = sum(UNITS[s.pieces[f * size + a] & ALL_UNITS] for f in friends)
            workers = sum(s.pieces[f * size + a] >> WORKER_BITS for f in friends)
            assert (s.full_units[o] >> a) & 1 == (units >= STACK)
            assert (s.full_workers[o] >> a) & 1 == (workers >= STACK)
            assert workers <= STACK
            if (s.box.mountains >> a) & 1:
                assert counts[a] & ~0xF0F == 0, "a ground piece on a mountain"  # raised melee units may be (A25)
        assert s.gold[o] >= 0
        assert s.wood[o] >= 0
        assert min(s.reserve[o * 4 : o * 4 + 4]) >= 0
        assert s.sites[o] & ~s.workers[o] == 0, "a site without a builder"
        assert s.sites[o] & s.outposts[o] == 0
        if o < s.seats and not (s.alive >> o) & 1:
            assert s.units[o] == s.workers[o] == s.outposts[o] == 0
    if s.step == MOVE_STEP and s.active >= 0:
        for a in range(size):
            for t in range(4):
                assert nib(s.moved[a], t) <= nib(s.pieces[s.active * size + a], t)


def stacks_are_kept(s: War) -> None:
    """No side has more than three units in an area, but for the raised in a battle and the dead who return."""
    if battle_of(s) is not None or any(s.box.slot_respawns):
        return
    size = s.box.size
    for o in range(s.box.owners):
        friends = [f for f in range(s.box.owners) if (s.friends[o] >> f) & 1]
        for a in range(size):
            assert sum(UNITS[s.pieces[f * size + a] & ALL_UNITS] for f in friends) <= STACK


@pytest.mark.parametrize(("mode", "seats"), VARIANTS)
def test_every_position_of_a_random_game_is_sound(mode: str, seats: int) -> None:
    """WC §3, §4, §8"""
    for seed in range(2):
        s = GAME.start({"mode": mode, "seats": seats, "limit": 25})
        luck = Luck(seed * 31 + seats)
        while questions(s):
            d = questions(s)[0]
            assert d.seat == CHANCE or (s.alive >> d.seat) & 1, "one who is out is asked"
            apply(s, d.seat, luck.draw(d))
            if s.slot[0] >= 0:
                board_is_sound(s)
                stacks_are_kept(s)


def test_a_fork_never_moves_pieces_of_its_origin() -> None:
    """Forks share the board until one of them changes it, whichever that is."""
    s = GAME.start({"races": ["orc", "human"], "limit": 6})
    luck = Luck(5)
    kept: list[tuple[War, str]] = []
    while questions(s):
        fork = s.clone()
        twin = fork.clone()
        before = digest(GAME, s)
        kept.append((twin, before))
        d = questions(s)[0]
        action = luck.draw(d)
        apply(s, d.seat, action)
        assert digest(GAME, fork) == before
        apply(fork, d.seat, action)
        assert digest(GAME, fork) == digest(GAME, s)
    assert all(digest(GAME, twin) == before for twin, before in kept)


@pytest.mark.parametrize(("mode", "seats"), VARIANTS)
def test_who_falls_is_asked_only_where_it_matters(mode: str, seats: int) -> None:
    """WC §5.3, A67: the kit looks at some questions, this at every loss"""
    for seed in range(3):
        for s, _ in walk(GAME, {"mode": mode, "seats": seats, "limit": 12}, seed):
            for d in questions(s):
                if d.ask in ("choose_casualty", "choose_target"):
                    assert answers_differ(GAME, s, d), [GAME.notate(s, a) for a in d.options]


def test_a_clone_of_who_tells_nothing_tells_nothing() -> None:
    s = GAME.start({"mode": "main", "seats": 2})
    s.quiet = True
    assert s.clone().quiet


def test_the_census_counts_what_is_there() -> None:
    p = Play("e3 o melee*2\ne3 h melee")
    before = GAME.census(p.s)
    put(p.s, 0, 0, p.s.box.names.index("e3"), -1)
    assert {k: n - before[k] for k, n in GAME.census(p.s).items() if n != before[k]} == {f"{p.s.slot[0]} melee": -1}
