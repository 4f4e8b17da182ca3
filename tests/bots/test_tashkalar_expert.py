"""The expert evaluation of Tash-Kalar: steps to a task, patterns that lack one piece."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arenarium.bots.contract import find_game
from arenarium.bots.evaluations import knowhow
from arenarium.bots.evaluations.tashkalar_expert import FAR, Ground, TashKalarExpert, lacks_one
from arenarium.core.kernel import Action, Luck
from arenarium.games.tashkalar.arena import SQUARES
from arenarium.games.tashkalar.box import (
    LEGENDS,
    TEST_CORNER_CHAIN,
    TEST_DESTRUCTION,
    TEST_ISOLATED,
    TEST_LEGENDS_FELL,
    TEST_SIDE_CHAIN,
    TEST_SUMMONING,
)
from arenarium.games.tashkalar.patterns import Sight
from arenarium.games.tashkalar.pieces import set_down
from arenarium.games.tashkalar.progress import lacking
from arenarium.games.tashkalar.state import DUEL, Bout
from arenarium.games.tashkalar.tasks import CORNER_WORDS, SIDE_WORDS, fulfilled
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC, LEGENDARY
from tests.tashkalar.play import bout
from tests.tashkalar.rules.test_tasks import BOARDS

GAME = find_game("tashkalar")
WITHIN_A_TURN = (TEST_DESTRUCTION, TEST_LEGENDS_FELL, TEST_SUMMONING, TEST_ISOLATED)


def expert() -> TashKalarExpert:
    found = knowhow(GAME).expert
    assert isinstance(found, TashKalarExpert)
    return found


def positions() -> Iterator[Bout]:
    """Boards of the High Form strewn with up to twelve pieces of each side, a few of them upgraded."""
    luck = Luck(4)
    for n in range(60):
        s: Bout = GAME.position({"mode": "high_form", "schools": ["sylvan", "southern"]}, {})
        for side in range(2):
            for i in range(4 + luck.below(9)):
                free = [q for q in SQUARES if s.board[q] == 0]
                set_down(s, free[luck.below(len(free))], side, LEGENDARY if i == 3 else HEROIC if i < 3 else COMMON)
        s.side = n % 2
        yield s


def board(own: str, enemy: str = "", **position: object) -> Bout:
    s: Bout = bout(own, enemy, mode="high_form", **position).state
    return s


def test_no_step_is_lacking_exactly_where_a_task_is_fulfilled() -> None:
    """Judged by the rules, which look at the side in turn."""
    for name, enough, few in BOARDS:
        full, short = board(*enough), board(*few)
        task = next(t for t in full.box.tasks if t.name == name)
        if task.judge not in WITHIN_A_TURN:
            assert (fulfilled(full, task), Ground(full, full.side).steps(task)) == (True, 0), name
            assert not fulfilled(short, task)
            assert Ground(short, short.side).steps(task) > 0, name
    for s in positions():
        for task in s.box.tasks:
            steps = Ground(s, s.side).steps(task)
            assert steps > FAR if task.judge in WITHIN_A_TURN else (steps == 0) == fulfilled(s, task), task.name


def test_chains_lack_what_a_player_is_told() -> None:
    for s in positions():
        for task in s.box.tasks:
            ends = {TEST_SIDE_CHAIN: SIDE_WORDS, TEST_CORNER_CHAIN: CORNER_WORDS}.get(task.judge)
            for side in range(2 if ends else 0):
                told = min(lacking(s, side, a, b) for a, b in ends or ())
                assert Ground(s, side).steps(task) == min(told, FAR + 1)


@pytest.mark.parametrize(
    ("task", "own", "enemy", "steps"),
    [
        ("t06", "d2h e5 h6", "", 1),  # one upgrade
        ("t06", "d2h", "", 3),  # two pieces, one of them upgraded
        ("t09", "d2h e5h", "", 1),  # a legendary one
        ("t11", "d2h c3h", "g3l", 1),  # one more than the other side
        ("t17", "d4 f4 d6 f6", "e5", 1),
        ("t18", "e1 e2 e3", "", 3),
        ("t19", "b2 c3 e5 g7 b8 c7 f4", "", 2),  # the centre counts on both diagonals
        ("t22", "d4 e4 f4", "e5", 3),
    ],
)
def test_steps_that_a_task_still_takes(task: str, own: str, enemy: str, steps: int) -> None:
    s = board(own, enemy)
    found = next(t for t in s.box.tasks if t.name == task)
    assert Ground(s, s.side).steps(found) == steps


def test_a_pattern_lacks_one_piece_exactly_where_placing_one_completes_it() -> None:
    seen = {True: 0, False: 0}
    for s in positions():
        for seat in range(2):
            first = s.first_card[seat]
            for number in (first, first + 5, first + 9, first + 17, LEGENDS + 2, LEGENDS + 7):
                card = s.box.cards[number]
                ways: list[Action] = []
                Sight(s, seat).ways(card, ways)
                if ways or s.pool[s.colour_of(seat) * 2] < 2:
                    continue  # with an empty supply a piece that stands has to be lifted first
                completed = False
                for q in SQUARES:
                    if s.board[q] == 0 and not completed:
                        c = s.clone()
                        set_down(c, q, c.colour_of(seat), COMMON)
                        Sight(c, seat).ways(card, ways)
                        completed = bool(ways)
                assert lacks_one(Sight(s, seat), card) == completed, card.name
                seen[completed] += 1
    assert seen[True] > 20
    assert seen[False] > 20


def test_a_step_towards_a_task_is_worth_something_to_either_side() -> None:
    """Three on a line of six, or three strewn over it and beside: the same pieces otherwise."""
    near, far = board("e1 e2 e3", "a5", tasks=["t18"]), board("e1 d1 c1", "a5", tasks=["t18"])
    assert expert().scores(near)[0] > expert().scores(far)[0]
    theirs, strewn = board("a5", "e1 e2 e3", tasks=["t18"]), board("a5", "e1 d1 c1", tasks=["t18"])
    assert expert().scores(theirs)[1] > expert().scores(strewn)[1]


def test_other_modes_have_no_tasks_to_count() -> None:
    s = board("e1 e2 e3", "a5", tasks=["t18"])
    counted = expert().scores(s)[0]
    s.mode = DUEL
    assert expert().scores(s)[0] < counted
