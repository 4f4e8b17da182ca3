"""How far a task is: counts that agree with the judge of the task. TK §8"""

from __future__ import annotations

import pytest

from arenarium.core.kernel import CHANCE, Luck, apply, questions
from arenarium.games.tashkalar.arena import TOUCHING
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.pieces import owner_at
from arenarium.games.tashkalar.progress import progress
from arenarium.games.tashkalar.state import Bout
from arenarium.games.tashkalar.tasks import CORNERS, SIDES, fulfilled
from arenarium.games.tashkalar.wire import Progress
from tests.tashkalar.rules.test_tasks import BOARDS, DESTROYED, board


def done(row: Progress) -> bool:
    met = [c["have"] >= c["need"] for c in row["counts"]]
    return bool(met) and (any(met) if row["either"] else all(met))


@pytest.mark.parametrize(("task", "enough", "few"), BOARDS)
def test_the_counts_of_a_task_on_the_board_are_full_when_it_is_met(
    task: str, enough: tuple[str, str], few: tuple[str, str]
) -> None:
    for (own, enemy), met in ((enough, True), (few, False)):
        s = board(own, enemy, tasks=[task]).state
        assert done(progress(s, s.box.tasks[int(task[1:]) - 1], s.side)) is met


@pytest.mark.parametrize(("task", "enough", "few"), DESTROYED)
def test_the_counts_of_a_turn_belong_to_the_side_in_turn(task: str, enough: str, few: str) -> None:
    for fell, met in ((enough, True), (few, False)):
        s = board("", tasks=[task], destroyed={"b": fell}).state
        judged = s.box.tasks[int(task[1:]) - 1]
        assert done(progress(s, judged, s.side)) is met
        assert progress(s, judged, 1 - s.side)["counts"] == []


def test_in_random_games_the_counts_agree_with_every_task() -> None:
    for seed in range(6):
        s = GAME.start({"mode": "high_form", "turn_limit": 40})
        step = seed
        while s.stack:
            d = questions(s)[0]
            step = (step * 1103515245 + 12345) % 2**31
            apply(s, d.seat, d.nth((step >> 8) % d.count()))
            if d.seat != CHANCE:
                for task in s.box.tasks:
                    assert done(progress(s, task, s.side)) is fulfilled(s, task), task.name


def steps(s: Bout, side: int, start: list[int], goal: list[int]) -> int:
    """The cheapest walk from start to goal, square by square, where a square that is not held costs one."""
    cost = {q: int(owner_at(s, q) != side) for q in start}
    waiting = sorted(cost, key=cost.__getitem__)
    while waiting:
        q = waiting.pop(0)
        for p in TOUCHING[q]:
            price = cost[q] + (owner_at(s, p) != side)
            if price < cost.get(p, 99):
                cost[p] = price
                waiting.append(p)
    return min(cost[q] for q in goal)


def test_what_a_chain_lacks_is_the_cheapest_way() -> None:
    ends = {"side_chain": SIDES, "corner_chain": CORNERS}
    seen = set()
    for seed in range(4):
        s = GAME.start({"mode": "high_form", "turn_limit": 40})
        luck = Luck(seed)
        while s.stack:
            d = questions(s)[0]
            apply(s, d.seat, luck.draw(d))
            for task in s.box.tasks:
                for side in range(2 if task.test in ends and d.seat != CHANCE else 0):
                    (row,) = progress(s, task, side)["counts"]
                    assert -row["have"] == min(steps(s, side, a, b) for a, b in ends[task.test])
                    seen.add(row["have"])
    assert seen >= {-7, -6, -5, -4, -3}


@pytest.mark.parametrize(("task", "enough", "few"), BOARDS[:6])
def test_how_far_a_task_would_be_is_told_before_the_answer(
    task: str, enough: tuple[str, str], few: tuple[str, str]
) -> None:
    """What is foreseen is what the view then shows, as long as the turn goes on."""
    for own, enemy in (enough, few):
        s = board(own, enemy, tasks=[task]).state
        asked = next(d for d in questions(s) if d.seat == s.seat)
        for i in range(asked.count()):
            text = GAME.notate(s, asked.nth(i))
            ahead = GAME.inquire(s, s.seat, "preview", {"text": text})["tasks"]
            after = s.clone()
            apply(after, s.seat, asked.nth(i))
            if text.startswith("claim"):
                assert ahead["fulfilled"] == [task]  # it is done with, not lost
            elif after.number == s.number:
                shown = GAME.view(after, s.seat)["tasks"]
                assert ahead == {"fulfilled": shown["fulfilled"], "progress": shown["progress"]}
            else:
                assert ahead is None
