"""A bot gets what its seat knows, and the match goes on whatever the bot does."""

from __future__ import annotations

import json
import pickle
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from arenarium.bots import Bot, Budget, Job, Observation, decide, levels, registry, think
from arenarium.bots.contract import NotAsked, find_game
from arenarium.bots.search import Candidate
from arenarium.bots.thinkers import Settings, taken
from arenarium.core.kernel import CHANCE, Luck, State, apply, questions
from tests.toy import GAME, Tollhouse

TOY = "tests.toy:GAME"


def middle(seed: int, answers: int = 14) -> Tollhouse:
    """A state in the middle of a random game of Toll, at a question for a player."""
    s = GAME.start({"seats": 2, "hand": 3})
    luck = Luck(seed)
    while answers > 0 or questions(s)[0].seat == CHANCE:
        d = questions(s)[luck.below(len(questions(s)))]
        apply(s, d.seat, luck.draw(d))
        answers -= 1
    return s


def twins() -> tuple[Tollhouse, Tollhouse, int]:
    """Two states that differ in what the asked seat cannot see, and in nothing else; and that seat."""
    for seed in range(50):
        s = middle(seed)
        (d,) = questions(s)
        other = GAME.resample(s, d.seat, lambda weights: max(i for i, w in enumerate(weights) if w))
        if GAME.pack(other) != GAME.pack(s):
            return s, other, d.seat
    raise AssertionError("nothing is hidden")


def reachable(root: object) -> list[object]:
    """Every object a bot could get hold of from here by attributes, items and closures."""
    import gc

    seen: dict[int, object] = {}
    todo = [root]
    while todo:
        x = todo.pop()
        if id(x) in seen or isinstance(x, (type, str, int, float)) or type(x).__name__ == "module":
            continue
        if callable(x) and not getattr(x, "__closure__", None) and not hasattr(x, "__self__"):
            continue
        seen[id(x)] = x
        todo += [y for y in gc.get_referents(x) if not isinstance(y, dict) or y.get("__name__") is None]
    return list(seen.values())


def test_an_observation_does_not_hold_the_real_state() -> None:
    s = middle(3)
    seat = questions(s)[0].seat
    observation = Observation.of(GAME, s, seat, 5)
    observation.resample(2)
    assert all(x is not s for x in reachable(observation))
    assert any(isinstance(x, State) for x in reachable(observation)), "the walk must find states to mean anything"


@pytest.mark.parametrize("seed", range(8))
def test_what_the_seat_sees_is_what_the_table_shows_it(seed: int) -> None:
    s = middle(seed)
    (d,) = questions(s)
    observation = Observation.of(GAME, s, d.seat, seed)
    assert observation.view == GAME.view(s, d.seat)
    assert observation.question == GAME.question(s, d, d.seat)
    assert observation.options == [GAME.notate(s, a) for a in d.options]
    for other in observation.resample(3):
        assert isinstance(other, Tollhouse)
        assert GAME.view(other, d.seat) == observation.view


def test_knowledge_varies_over_what_is_hidden() -> None:
    s, _, seat = twins()
    hands = set()
    for n in range(40):
        (drawn,) = Observation.of(GAME, s, seat, n).resample()
        assert isinstance(drawn, Tollhouse)
        hands.add(tuple(drawn.hands[1 - seat]))
    assert len(hands) > 2


def test_a_job_carries_no_secret_of_the_table() -> None:
    """Two tables that differ only in what the seat cannot see give the same job."""
    s, other, seat = twins()
    assert Job.of(TOY, s, seat, "solid", 9) == Job.of(TOY, other, seat, "solid", 9)


def test_a_job_survives_pickle_and_json() -> None:
    s = middle(2)
    seat = questions(s)[0].seat
    job = Job.of(TOY, s, seat, "strong", 4, Budget(nodes=300))
    assert pickle.loads(pickle.dumps(job)) == job
    assert Job.from_json(json.loads(json.dumps(job.json()))) == job


@pytest.mark.parametrize("bot", levels.NAMES)
def test_the_same_seed_and_nodes_give_the_same_answer(bot: str) -> None:
    s = middle(4)
    seat = questions(s)[0].seat
    jobs = [Job.of(TOY, s, seat, bot, seed, Budget(nodes=200)) for seed in range(6)]
    assert [think(j) for j in jobs] == [think(j) for j in jobs]


def test_a_seat_that_is_not_asked_has_nothing_to_think_about() -> None:
    s = middle(4)
    seat = questions(s)[0].seat
    with pytest.raises(NotAsked):
        Observation.of(GAME, s, 1 - seat)


def test_games_are_found_by_name_or_by_module() -> None:
    assert find_game(TOY) is GAME
    with pytest.raises(KeyError):
        find_game("chess")


class Raises(Bot):
    def choose(self, observation: Observation, budget: Budget) -> str:
        raise RuntimeError("no idea")


class Nonsense(Bot):
    def choose(self, observation: Observation, budget: Budget) -> str:
        return "castle kingside"


class Hangs(Bot):
    def choose(self, observation: Observation, budget: Budget) -> str:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue


@pytest.mark.parametrize(
    ("make", "kind", "detail"),
    [(Raises, "raised", "RuntimeError: no idea"), (Nonsense, "nonsense", "castle"), (Hangs, "hung", "s")],
)
def test_the_level_below_answers_for_a_bot_that_fails(make: Any, kind: str, detail: str) -> None:
    registry.add("guest", make)
    s = middle(4)
    job = Job.of(TOY, s, questions(s)[0].seat, "guest", 1, Budget(seconds=0.1, nodes=50))
    answer = decide(job)
    assert answer.bot == "solid"
    assert answer.text in job.observation().options
    (fault,) = answer.faults
    assert (fault.bot, fault.kind) == ("guest", kind)
    assert detail in fault.detail


def test_a_bot_that_is_not_there_is_reported() -> None:
    s = middle(4)
    answer = decide(Job.of(TOY, s, questions(s)[0].seat, "nobody", 1, Budget(nodes=50)))
    assert answer.bot == "solid"
    assert answer.faults[0].kind == "missing"


def test_every_level_has_one_below_it_but_random() -> None:
    assert [registry.below(n) for n in levels.NAMES] == [None, *levels.NAMES[:-1]]
    assert registry.below("my-bot") == levels.SUBSTITUTE


def test_a_slip_never_gives_what_looks_bad() -> None:
    """Of answers that look nearly as good the worse are given more seldom, and none that looks too bad."""
    found = [Candidate((i, 0, 0, 0), value) for i, value in enumerate((0.6, 0.57, 0.51, 0.2))]
    how = Settings(way="tree", slip=0.1)
    luck = Luck(3)

    def rank(how: Settings) -> int:
        which, _, _, _ = taken(found, how, luck).action
        return which

    given = Counter(rank(how) for _ in range(2000))
    assert given[0] > given[1] > given[2] > 0
    assert given[3] == 0
    assert taken(found, Settings(), luck) is found[0]
    assert {rank(Settings(way="tree", slip=0.9, keep=2)) for _ in range(200)} == {0, 1}


PROGRAM = """
import json, sys
for line in sys.stdin:
    d = json.loads(line)["d"]
    mode = sys.argv[1]
    if mode == "last":
        print(json.dumps({"t": "chosen", "d": {"option": d["options"][-1]}}), flush=True)
    elif mode == "try":
        print(json.dumps({"t": "try", "d": {"lines": [[o] for o in d["options"]] + [["castle"]]}}), flush=True)
        after = json.loads(sys.stdin.readline())["d"]
        assert len(after) == len(d["options"]) + 1 and "refused" in after[-1] and "view" in after[0], after
        print(json.dumps({"t": "chosen", "d": {"option": d["options"][0]}}), flush=True)
    elif mode == "garbage":
        print("hello", flush=True)
    elif mode == "quit":
        sys.exit(0)
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    file = tmp_path / "bot.py"
    file.write_text(PROGRAM, encoding="utf-8")
    return f"stdio:{sys.executable} {file}"


@pytest.mark.parametrize(("mode", "index"), [("last", -1), ("try", 0)])
def test_a_program_in_any_language_can_play(program: str, mode: str, index: int) -> None:
    s = middle(4)
    job = Job.of(TOY, s, questions(s)[0].seat, f"{program} {mode}", 1, Budget(nodes=50))
    for _ in range(2):
        answer = decide(job)
        assert answer.faults == ()
        assert answer.text == job.observation().options[index]
    registry.find(job.bot).close()  # type: ignore[attr-defined]


@pytest.mark.parametrize(("mode", "why"), [("garbage", "not JSON"), ("quit", "ended"), ("silent", "silent")])
def test_a_program_that_fails_is_replaced_for_that_decision(program: str, mode: str, why: str) -> None:
    s = middle(4)
    budget = Budget(seconds=0.05, nodes=50)
    answer = decide(Job.of(TOY, s, questions(s)[0].seat, f"{program} {mode}", 1, budget))
    assert answer.bot == "solid"
    assert answer.faults[0].kind in ("raised", "hung")
    if answer.faults[0].kind == "raised":
        assert why in answer.faults[0].detail


def test_a_name_may_carry_a_budget() -> None:
    assert registry.split("strong@500") == ("strong", Budget(nodes=500))
    assert registry.split("strong@0.5s") == ("strong", Budget(seconds=0.5))
    assert registry.split("stdio:./bot@home") == ("stdio:./bot@home", None)
    assert registry.find("strong@500") is registry.find("strong")
    assert registry.below("strong@500") == registry.below("strong")
    with pytest.raises(registry.UnknownBot):
        registry.find("strong@lots")
