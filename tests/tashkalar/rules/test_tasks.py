"""Tasks of the High Form: each fulfilled and just missed. TK §8"""

from __future__ import annotations

import pytest

from tests.tashkalar.play import Play, bout


def board(own: str, enemy: str = "", **position: object) -> Play:
    return bout(own, enemy, mode="high_form", actions=0, **position)


# task, what fulfils it, what just misses it
DESTROYED = [
    ("t01", "ccc", "cc"),
    ("t02", "cccc", "ccc"),
    ("t03", "cch", "ccc"),
    ("t04", "cchl", "ccch"),
    ("t05", "hh", "ch"),
    ("t05", "l", "h"),
]


@pytest.mark.parametrize(("task", "enough", "few"), DESTROYED)
def test_destruction_tasks(task: str, enough: str, few: str) -> None:
    b = board("", tasks=[task], destroyed={"b": enough})
    assert b.options == [f"claim {task}", "end"]
    c = board("", tasks=[task], destroyed={"b": few})
    assert c.options == ["end"]
    assert c.refused(f"claim {task}") == "TK §8"


BOARDS = [
    ("t06", ("d2h e5h h6", ""), ("d2h e5 h6", "")),
    ("t07", ("c3h g3l i4", ""), ("c3h g3h", "")),
    ("t08", ("d2h e5h h6h c3 g3", ""), ("d2h e5h h6 c3 g3", "")),
    ("t09", ("d2l e5h", ""), ("d2h e5h h6h", "")),
    ("t10", ("c3l g3h", ""), ("c3l g3", "")),
    ("t11", ("d2h c3h", ""), ("d2h c3h", "g3l")),
    ("t16", ("d4h e4h f4 d5 e5", ""), ("d4h e4 f4 d5 e5", "")),
    ("t17", ("e4 d5 e5 f5 e6", ""), ("e4 d5 e5 f5 d6", "")),
    ("t17", ("d4 f4 e5 d6 f6", ""), ("d4 f4 d6 f6", "e5")),
    ("t18", ("a5 b5 c5 d5 e5 f5 g5 h5", "i5"), ("a5 b5 c5 d5 e5 f5 g5", "h5 i5")),
    ("t18", ("e1 e2 e3 e4 e5 e6", ""), ("c2 c3 c4 c5 c6 c7 c8", "")),
    ("t19", ("b2 c3 e5h g7 b8 c7 f4", ""), ("b2 c3 e5 g7 b8 c7 f4", "")),
    ("t20", ("a3 b4 c5 d5 e5 f5 g5 h5 i6", ""), ("a3 b4 c5 d5 f5 g5 h5 i6", "")),
    ("t20", ("e1 e2 e3 e4 e5 e6 e7 e8 e9", ""), ("e1 e2 e3 e4 e5 e6 e7 e8", "")),
    ("t21", ("g1 f2 e3 e4 d5 c6 b7 b8", ""), ("g1 f2 e3 e4 c6 b7 b8", "")),
    ("t22", ("d4 e4 f4 d5 f5 d6", "e5"), ("d4 e4 f4 d5 f5", "e5")),
    ("t23", ("d4 e4 f4 d5 f5 d6 e6", "e5"), ("d4 e4 f4 d5 f5 d6", "e5")),
    ("t24", ("d5 e5 f5 d6 f6 d7 e7 f7", "e6 e4"), ("d5 f5 d6 f6 d7 e7 f7", "e6 e4")),
]


@pytest.mark.parametrize(("task", "enough", "few"), BOARDS)
def test_tasks_on_the_board(task: str, enough: tuple[str, str], few: tuple[str, str]) -> None:
    """TK T64, T65, T66, R42, R43"""
    assert f"claim {task}" in board(enough[0], enough[1], tasks=[task]).options
    assert board(few[0], few[1], tasks=[task]).options == ["end"]


SUMMONED = [
    ("t12", ["messenger d2", "herald a5"], ["messenger c3", "herald a5"]),
    ("t13", ["messenger c3", "herald a6"], ["messenger c3"]),
    ("t14", ["messenger e5", "herald e5"], ["messenger e5", "herald e6"]),
    ("t15", ["messenger a6", "titan a7"], ["messenger a6", "knight a7"]),
]


@pytest.mark.parametrize(("task", "enough", "few"), SUMMONED)
def test_summoning_tasks(task: str, enough: list[str], few: list[str]) -> None:
    """TK T68, R41"""
    assert f"claim {task}" in board("", tasks=[task], summoned=enough).options
    assert board("", tasks=[task], summoned=few).options == ["end"]


def test_only_one_task_is_claimed_and_the_other_stays() -> None:
    """TK T69, R40"""
    b = board("", tasks=["t01", "t02", "t06"], next="t07", destroyed={"b": "cccc"}, task_deck=["t12"])
    b.do("claim t02")
    assert b.fact("claimed") == [["t02"], []]
    assert b.fact("tasks") == ["t01", "t06", "t07"]


def test_the_next_task_may_not_be_claimed() -> None:
    """TK §8"""
    b = board("", tasks=["t06"], next="t01", destroyed={"b": "ccc"})
    assert b.refused("claim t01") == "TK §8"


def test_a_next_task_that_makes_three_of_a_kind_goes_under_the_deck() -> None:
    """TK T70"""
    b = board("", tasks=["t01", "t06", "t02"], next="t22", destroyed={"b": "ccc"}, task_deck=["t03", "t12", "t04"])
    b.do("claim t01", "draw t12")
    assert b.fact("next") == "t12"
    c = board("", tasks=["t01", "t06", "t02"], next="t05", destroyed={"b": "ccc"}, task_deck=["t03", "t12", "t04"])
    c.do("claim t01", "draw t03", "draw t04")  # both are of the kind of t02 and t05
    assert c.fact("next") == "none"
    c.do("draw t12")
    assert c.fact("next") == "t12"


def test_after_a_full_cycle_the_top_card_stays() -> None:
    """TK R39"""
    b = board("", tasks=["t01", "t06", "t02"], next="t05", destroyed={"b": "ccc"}, task_deck=["t03", "t04"])
    b.do("claim t01", "draw t03", "draw t04", "draw t03")
    assert b.fact("next") == "t03"


def test_without_a_deck_there_is_no_next_task() -> None:
    """TK R39"""
    b = board("", tasks=["t01", "t06"], next="t05", destroyed={"b": "ccc"}, task_deck=[])
    b.do("claim t01")
    assert b.fact("next") == "none"
    assert b.fact("tasks") == ["t05", "t06"]


@pytest.mark.parametrize("line", list("cdefg34567"))
def test_a_chain_may_begin_and_end_at_any_square_of_a_side(line: str) -> None:
    """TK T65: from top to bottom or from left to right; the slanted corners are no side."""
    chain = [f"{line}{y}" for y in range(1, 10)] if line.isalpha() else [f"{x}{line}" for x in "abcdefghi"]
    assert "claim t20" in board(" ".join(chain), tasks=["t20"]).options
    assert board(" ".join(chain[:-1]), tasks=["t20"]).options == ["end"]
    assert board(" ".join(chain[1:]), tasks=["t20"]).options == ["end"]


@pytest.mark.parametrize("square", ["b2", "c3", "d4", "f6", "g7", "h8", "b8", "c7", "d6", "f4", "g3", "h2"])
def test_every_square_of_a_diagonal_counts(square: str) -> None:
    """TK T64: the fourth piece of a diagonal may stand anywhere on it."""
    rising = int(square[1]) == 10 - (ord(square[0]) - ord("a") + 1)
    falling = ["b2", "c3", "g7", "h8"], ["b8", "c7", "g3", "h2"]
    mine = [q for q in falling[1 if rising else 0] if q != square][:2] + [square]
    others = falling[0 if rising else 1][:3]
    assert "claim t19" in board(" ".join([*mine, *others, "e5h"]), tasks=["t19"]).options
    assert board(" ".join([*mine[:-1], *others, "e5h"]), tasks=["t19"]).options == ["end"]
