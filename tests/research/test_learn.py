"""`arenarium learn` in miniature: games, training, matches."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from arenarium.bots.contract import find_game
from arenarium.bots.evaluations import judge
from arenarium.bots.learned import unpack
from arenarium.cli.main import app
from arenarium.core.data import read_toml
from arenarium.research.learn import course, tuning
from arenarium.research.learn.games import LATER, Lesson, Notes, Review, Rows, evaluation, lesson, review
from arenarium.research.learn.training import train
from tests.bots.test_learned import later

LESSON = Lesson("monolith", b"", seed=3, first=0, games=1, nodes=60)


def test_a_lesson_is_the_same_again() -> None:
    assert lesson(LESSON) == lesson(LESSON)


def test_positions_are_made_of_games_that_were_kept(tmp_path: Path) -> None:
    played = lesson(LESSON)
    course.keep(tmp_path / "1.games", played)
    course.keep(tmp_path / "1.games", played)
    assert course.kept(tmp_path / "1.games") == played * 2
    once, again = review(Review("monolith", played)), review(Review("monolith", course.kept(tmp_path / "1.games")[:1]))
    assert (once.facts == again.facts).all()
    assert (once.target == again.target).all()
    assert once.lengths.sum() == len(once.facts)
    assert len(once.target) > 20
    assert ((once.target >= 0) & (once.target <= 1)).all()


def test_a_position_is_told_what_came_later() -> None:
    s = later(find_game("monolith"), 3, 8)
    judge = evaluation("monolith", b"")
    notes = Notes(judge, LATER)
    seat = judge.side(s)
    notes.note(s, seat, 0.5, played=True)
    notes.note(s, seat, 0.3, played=False)  # only thought of: it stays as it was
    notes.note(s, 1 - seat, 0.2, played=True)
    notes.end(1.0 if seat == 0 else 0.0)
    last = LATER + (1 - LATER) * 0.8
    assert notes.rows().target == pytest.approx([LATER * last + (1 - LATER) * 0.5, 0.3, last])


def test_training_finds_what_tells_winners_from_losers() -> None:
    """Positions of two facts, of which the second alone decides."""
    rng = np.random.default_rng(1)
    judge = evaluation("monolith", b"")
    facts = rng.integers(judge.size - 40, judge.size, (4000, 2))
    value = np.where(facts[:, 1] % 2 == 0, 0.9, 0.1).astype(np.float32)
    facts[:, 0] -= 40
    given = Rows(facts.astype(np.int32).ravel(), np.full(4000, 2, np.int64), value)
    trained = train(judge, given, {"kinds": judge.kinds, "keep": 0.0, "trust": 1.0}, epochs=12, seed=1)
    assert trained.after < 0.45 < trained.before
    model = unpack(trained.weights, "toy.weights")[1]
    assert all((model.value(row) > 0) == (v > 0.5) for row, v in zip(facts[:300].tolist(), value[:300]))


def test_learning_from_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "NODES", 40)
    monkeypatch.setattr(course, "QUICK", 20)
    monkeypatch.setattr(course, "BLENDS", ((0.7, 0.3, True),))
    plan = ["--games", "2", "--rounds", "2", "--matches", "2", "--epochs", "1", "--cores", "1"]
    told = CliRunner().invoke(app, ["learn", "monolith", *plan, "--out", str(tmp_path)])
    assert told.exit_code == 0, told.output
    report = json.loads((tmp_path / "course.json").read_text(encoding="utf-8"))
    assert [r["alone"]["games"] for r in report["rounds"]] == [2, 2]
    assert report["rounds"][1]["positions"] > report["rounds"][0]["positions"] > 0
    header, _ = unpack((tmp_path / "2.weights").read_bytes(), "2.weights")
    assert header["made"]["round"] == 2
    more = ["--games", "2", "--rounds", "1", "--begin", "3", "--player", str(tmp_path / "2.weights")]
    more += ["--with", str(tmp_path / "1.games"), "--with", str(tmp_path / "2.games"), *plan[4:]]
    told = CliRunner().invoke(app, ["learn", "monolith", *more, "--out", str(tmp_path)])
    assert told.exit_code == 0, told.output
    header, _ = unpack((tmp_path / "3.weights").read_bytes(), "3.weights")
    assert header["made"]["learned"] == 6
    assert header["sparing"]


def test_a_model_for_a_game_without_facts_is_refused() -> None:
    told = CliRunner().invoke(app, ["learn", "herosi", "--way", "model"])
    assert told.exit_code == 2
    assert "herosi" in told.output


def even(work: object, tasks: list[tuning.Pair]) -> list[float]:
    """Whoever has the larger `hp` wins both games."""
    return [1.0 + (1.0 if t.one["weights"]["hp"] > t.other["weights"]["hp"] else -1.0) for t in tasks]


def test_numbers_go_towards_whoever_wins() -> None:
    numbers = tuning.begin(find_game("monolith"))
    walk = tuning.Walk(tuning.Tuning("monolith", pairs=600), numbers, even, lambda line: None)  # type: ignore[arg-type]
    found = walk.run()
    moved = {n.name: abs(found[n.table][n.name] / n.value - 1) for n in numbers if n.name not in tuning.WHOLE}
    assert found["weights"]["hp"] > 1.5 * numbers[[n.name for n in numbers].index("hp")].value
    assert max(moved, key=lambda name: moved[name]) == "hp"
    assert walk.played == 600


def test_every_number_of_the_tables_that_a_game_names_is_learned() -> None:
    numbers = {(n.table, n.name): n for n in tuning.begin(find_game("herosi"))}
    assert numbers["lasting", "poison"].at(0.1) < numbers["lasting", "poison"].value < 0
    assert numbers["draft", "air"].added
    assert ("search", "keep") in numbers
    assert ("expert", "life") in numbers


def test_a_pair_is_the_same_again_and_equal_numbers_share_it() -> None:
    numbers = tuning.begin(find_game("monolith"))
    same = tuning.values(numbers, [0.0] * len(numbers))
    pair = tuning.Pair("monolith", same, same, seed=4, nodes=6)
    assert tuning.play(pair) == tuning.play(pair) == 1.0


def test_numbers_are_learned_from_the_command_line(tmp_path: Path) -> None:
    plan = ["--way", "numbers", "--games", "4", "--matches", "2", "--nodes", "4", "--cores", "1", "--json"]
    told = CliRunner().invoke(app, ["learn", "monolith", *plan, "--out", str(tmp_path)])
    assert told.exit_code == 0, told.output
    assert json.loads(told.output)["games"] == 2
    found = read_toml((tmp_path / "monolith.tuned.toml").read_text(encoding="utf-8"), "monolith.tuned.toml")
    assert judge(find_game("monolith"), found).scale == found["weights"]["scale"]
