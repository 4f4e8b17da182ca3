"""What was learned from games: the model, its file, and what a level does without it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import pytest

from arenarium.bots.contract import Budget, Observation, find_game
from arenarium.bots.evaluations import knowhow, learner
from arenarium.bots.learned import MOST, ONE, Model, pack, repack, unpack
from arenarium.bots.levels import make, settings, stand_ins
from arenarium.core.game import AnyGame
from arenarium.core.kernel import CHANCE, Luck, State, apply, questions
from arenarium.core.refusal import BadData
from arenarium.games import file as weights_of
from arenarium.games import games

MONOLITH = find_game("monolith")


def drawn(rows: int, width: int, seed: int = 1) -> tuple[list[list[int]], list[float], float]:
    rng = random.Random(seed)
    weights = [[rng.randint(-ONE, ONE) for _ in range(width)] for _ in range(rows)]
    return weights, [rng.gauss(0, 1) for _ in range(width)], rng.gauss(0, 1)


def plainly(weights: list[list[int]], out: list[float], bias: float, facts: list[int]) -> float:
    """The same as `Model.value`, number by number."""
    sums = [sum(weights[row][i] for row in [0, *(f + 1 for f in facts)]) / ONE for i in range(len(out))]
    return bias + sum(o * (x if i == 0 else min(1.0, max(0.0, x))) for i, (o, x) in enumerate(zip(out, sums)))


@pytest.mark.parametrize("count", [0, 1, 20, MOST])
def test_a_value_is_what_plain_numbers_give(count: int) -> None:
    weights, out, bias = drawn(300, 16)
    model = Model(weights, out, bias)
    facts = random.Random(count).choices(range(299), k=count)
    assert model.value(facts) == pytest.approx(plainly(weights, out, bias, facts))


def test_fields_do_not_run_over() -> None:
    """As many facts as there may be, all of the largest or smallest weight."""
    for weight in (ONE, -ONE):
        model = Model([[weight] * 3, [weight] * 3], [1.0, 1.0, 1.0], 0.0)
        assert model.sums([0] * MOST) == [weight * (MOST + 1)] * 3
        assert model.value([0] * (MOST + 50)) == model.value([0] * MOST)


def test_a_file_holds_the_model_and_what_made_it() -> None:
    weights, out, bias = drawn(5, 4)
    data = repack(pack({"kinds": ["żółw"], "trust": 0.3}, weights, out, bias), trust=0.5)
    header, model = unpack(data, "toy.weights")
    assert header["kinds"] == ["żółw"]
    assert header["trust"] == 0.5
    assert model.size == 4
    assert model.value([0, 3]) == pytest.approx(plainly(weights, out, bias, [0, 3]), rel=1e-5)


@pytest.mark.parametrize("data", [b"", b"{}\n", b"[]\n", b'{"rows": 2, "width": 2}\n1234', b"\xff\n"])
def test_a_broken_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadData):
        unpack(data, "toy.weights")


def later(game: AnyGame, seed: int, turn: int) -> State:
    luck = Luck(seed)
    s: State = game.start({})
    while knowhow(game).evaluation.turn(s) < turn or questions(s)[0].seat == CHANCE or questions(s)[0].count() < 2:
        d = questions(s)[0]
        apply(s, d.seat, luck.draw(d))
    return s


def test_facts_are_told_from_the_side_in_turn() -> None:
    judge = learner(MONOLITH, b"")
    assert judge is not None
    s = later(MONOLITH, 3, 8)
    facts = judge.facts(s)
    assert all(0 <= f < judge.size for f in facts)
    assert len(facts) <= MOST
    assert len(judge.parts()) == judge.size
    # A model that says "lost" to whoever is in turn takes chances from that seat and gives them to the other.
    losing = pack({"kinds": judge.kinds, "keep": 1.0, "trust": 1.0}, [[0]] * (judge.size + 1), [0.0], -2.0)
    heard = learner(MONOLITH, losing)
    assert heard is not None
    plain, scores = judge.scores(s), heard.scores(s)
    me = judge.side(s)
    assert plain == knowhow(MONOLITH).evaluation.scores(s)
    lead = (scores[me] - scores[1 - me]) - (plain[me] - plain[1 - me])
    assert lead == pytest.approx(-2.0 * judge.scale)


def test_weights_for_other_facts_are_refused() -> None:
    with pytest.raises(BadData):
        learner(MONOLITH, pack({"kinds": ["mg_scout"], "keep": 1.0, "trust": 1.0}, [[0]] * 3, [0.0], 0.0))


@pytest.fixture
def unlearned(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing that was learned is shipped."""

    def file(game: AnyGame, built_in: str, own: str) -> Traversable | None:
        return None if built_in.endswith((".weights", ".tuned.toml")) else weights_of(game, built_in, own)

    monkeypatch.setattr("arenarium.games.file", file)
    for kept in (knowhow, settings):
        kept.cache_clear()
    yield
    monkeypatch.undo()
    for kept in (knowhow, settings):
        kept.cache_clear()


@pytest.mark.parametrize("game", games(), ids=lambda g: g.name)
def test_without_what_was_learned_the_legend_plays_like_the_level_below_and_says_so(
    game: AnyGame, unlearned: None
) -> None:
    assert stand_ins(game) == {"legend": "strong"}
    s = later(game, 5, 1)
    seen = [Observation.of(game, s, questions(s)[0].seat, 7) for _ in range(2)]
    budget = Budget(nodes=60)
    assert make("legend").choose(seen[0], budget) == make("strong").choose(seen[1], budget)


@pytest.mark.parametrize("game", games(), ids=lambda g: g.name)
def test_the_legend_judges_and_searches_by_what_was_learned(game: AnyGame) -> None:
    known = knowhow(game)
    assert stand_ins(game) == {}
    assert settings("legend", game).learned
    assert not settings("strong", game).learned
    for name, value in known.tuned["search"].items():
        assert getattr(settings("legend", game), name) == value
    table = "expert" if known.expert else "weights"
    assert known.learned is not None
    assert known.learned.scale == known.tuned[table]["scale"]
    assert (known.expert or known.evaluation).scale != known.learned.scale
    for table in known.tuned.keys() - {"search"}:
        assert known.tuned[table].keys() <= {**known.tables["weights"], **known.tables[table]}.keys()


LEARNERS = [game for game in games() if learner(game, b"") is not None]


@pytest.mark.parametrize("game", LEARNERS, ids=lambda g: g.name)
def test_facts_are_the_same_whatever_the_seat_in_turn_cannot_see(game: AnyGame) -> None:
    judge = learner(game, b"")
    assert judge is not None
    differing = 0
    for seed in range(4):
        luck = Luck(seed)
        s: State = game.start({})
        for step in range(160):
            asked = questions(s)
            if not asked:
                break
            d = asked[0]
            if step % 20 == 19 and d.seat != CHANCE and judge.fits(s) and judge.side(s) == d.seat:
                facts = judge.facts(s)
                assert all(0 <= f < judge.size for f in facts)
                for other in Observation.of(game, s, d.seat, seed).resample(4):
                    differing += game.pack(other) != game.pack(s)
                    assert judge.facts(other) == facts
            apply(s, d.seat, luck.draw(d))
    assert differing or game is MONOLITH, "no state was drawn that differs"  # there nothing is hidden but an order


@pytest.mark.parametrize("game", LEARNERS, ids=lambda g: g.name)
def test_a_sparing_model_judges_and_leaves_playing_on_to_the_plain_evaluation(game: AnyGame) -> None:
    judge = learner(game, b"")
    assert judge is not None
    model = pack({"kinds": judge.kinds, "keep": 0.0, "trust": 1.0}, [[0]] * (judge.size + 1), [0.0], 1.0)
    always, sparing = learner(game, model), learner(game, repack(model, sparing=True))
    assert always is not None
    assert sparing is not None
    assert always.quick() is always
    assert sparing.quick() is sparing.plain


@pytest.mark.parametrize("game", LEARNERS, ids=lambda g: g.name)
def test_shipped_weights_are_small_and_say_what_made_them(game: AnyGame) -> None:
    file = weights_of(game, f"bots/data/{game.name}.weights", "learned.weights")
    if file is None:
        pytest.skip("none are shipped")
    data = file.read_bytes()
    assert len(data) <= 4_000_000
    made = unpack(data, file.name)[0]["made"]
    assert made["game"] == game.name
    assert made["played"] > 0
