"""What the strong level knows about Herosi: its dice, its armies, its plans."""

from __future__ import annotations

from typing import Any

import pytest

from arenarium.bots import Budget, Job, decide
from arenarium.bots.contract import Observation
from arenarium.bots.evaluations import knowhow
from arenarium.bots.evaluations.herosi_dice import Prospects, Throws
from arenarium.bots.evaluations.herosi_expert import HerosiExpert
from arenarium.bots.hints import ADVISER
from arenarium.bots.levels import BEST, settings
from arenarium.bots.search import Candidate
from arenarium.bots.thinkers import prepare
from arenarium.core.kernel import CHANCE, Luck, apply, questions
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.state import hero_field

BUDGET = Budget(nodes=20000)


def position(**more: Any) -> Any:
    return GAME.position({}, {"r": {}, "b": {}, **more})


def weighed(s: Any, seat: int = 0) -> list[tuple[str, float]]:
    """The strong level's options at this table, best first."""
    seen = Observation.of(GAME, s, seat, 5)
    found: list[Candidate] = ADVISER.weigh(seen, BUDGET)
    return [(GAME.notate(s, c.action), c.value) for c in found]


# --- arithmetic of the dice ------------------------------------------------------------------------


def test_every_throw_of_six_dice_is_there_once() -> None:
    throws = Throws(6)
    assert len(throws.counts) == 924
    assert len(throws.counts) - throws.full == 462
    assert all(sum(c) == 6 for c in throws.counts[throws.full :])


def test_one_die_and_one_lucky_face() -> None:
    """A sixth of a point for each roll: nothing else can be earned."""
    throws = Throws(1)
    found = Prospects(throws, [1.0 if c[0] else -2.0 for c in throws.counts[throws.full :]])
    assert found.rate == pytest.approx(1 / 6, abs=0.02)


def test_the_rate_is_what_rolling_by_the_prospects_earns() -> None:
    throws = Throws(6)
    payoff = [max(2.0 * (max(c[:4]) >= 3), 0.8 * (c[5] - 2), -2.0 * (max(c[:4]) < 3)) for c in throws.counts]
    found = Prospects(throws, payoff[throws.full :])
    luck = Luck(3)
    earned, rolls = 0.0, 0
    for _ in range(4000):
        kept = 0
        while True:
            counts = list(throws.counts[kept])
            while sum(counts) < 6:
                counts[luck.below(6)] += 1
            rolls += 1
            throw = throws.number[tuple(counts)]
            if found.act(throw) >= found.go_on(throw):
                earned += found.act(throw)
                break
            kept = throw
            while kept >= throws.full or found.worth[kept] < found.best[kept] - 1e-9:
                kept = max(throws.less[kept], key=lambda i: found.best[i])
    assert earned / rolls == pytest.approx(found.rate, rel=0.05)


def test_nothing_to_gain_is_never_acted_on() -> None:
    throws = Throws(6)
    found = Prospects(throws, [-2.0] * 462)
    assert found.rate == 0.0
    assert found.go_on(throws.full) >= -2.0


# --- at the table ----------------------------------------------------------------------------------


def test_a_stop_with_a_missile_ready_and_none_without() -> None:
    for dice, best in (("F F F E W A", "stop"), ("F W E A C K", "go")):
        s = position(r={"dice": dice, "hand": ["magic_missile"]}, b={"life": 2, "dice": "F W E A C K"})
        for seat in range(2):
            apply(s, seat, GAME.parse(s, "keep"))
        assert weighed(s)[0][0] == best


def test_dice_that_serve_the_hand_are_kept() -> None:
    s = position(r={"dice": "F F E W A C", "hand": ["ignite"]}, b={"dice": "F W E A C K"})
    best = weighed(s)[0][0].split()
    assert best[0] == "roll"
    assert "1" not in best[1:]
    assert "2" not in best[1:]


def test_the_last_points_of_life_are_taken() -> None:
    s = position(phase="stop", stopper="r", r={"dice": "F F F K K K", "hand": ["magic_missile"]}, b={"life": 2})
    assert weighed(s)[0][0] == "cast magic_missile"
    apply(s, 0, GAME.parse(s, "cast magic_missile"))
    assert weighed(s)[0][0].startswith("at b.")


def test_a_lasting_harm_is_laid_on_the_enemy_and_a_help_on_oneself() -> None:
    for card, dice, target in (("bad_luck", "F F F E E W", "at b"), ("war_wind", "A A A F F W", "at r")):
        s = position(phase="stop", stopper="r", r={"dice": dice, "hand": [card]})
        apply(s, 0, GAME.parse(s, f"cast {card}"))
        assert weighed(s)[0][0] == target


@pytest.mark.parametrize("hero", ["fire", "water", "earth", "air"])
def test_armies_cover_the_hero_and_spend_all_points(hero: str) -> None:
    for seed in range(4):
        s: Any = GAME.start({})
        luck = Luck(seed)
        while questions(s)[0].ask not in ("choose_keeps", "roll_or_stop"):
            d = questions(s)[0]
            if d.seat == CHANCE:
                apply(s, CHANCE, luck.draw(d))
            elif d.ask == "draft":
                wanted = GAME.parse(s, f"hero {hero}")
                apply(s, d.seat, wanted if d.seat == 0 and d.allows(wanted) else luck.draw(d))
                if s.hero[1] >= 0 and s.hero[0] < 0 and not questions(s)[0].allows(wanted):
                    break  # the other one took this Hero
            else:
                answer = decide(Job.of(GAME, s, d.seat, "strong", seed, Budget(nodes=500)))
                assert answer.faults == ()
                apply(s, d.seat, GAME.parse(s, answer.text))
        if s.hero[0] < 0 or s.hidden:
            continue
        at = hero_field(s, 0)
        assert s.kind[at - 4] > 1
        assert sum(s.box.creature(k).points for k in s.kind[:8] if k > 1) == 10


def test_the_same_question_has_the_same_answer_whatever_was_asked_before() -> None:
    """What is remembered from one question to the next must not show."""
    s = position(r={"dice": "F F E W A C", "hand": ["ignite", "command"]}, b={"dice": "F W E A C K"})
    once = weighed(s)
    weighed(position(r={"dice": "F F E W A C", "hand": ["heal"]}, b={"dice": "F W E A C K"}))
    assert weighed(s) == once


def test_little_budget_is_kept_to() -> None:
    s = position(r={"dice": "F F E W A C", "hand": ["ignite", "command", "heal", "magic_missile"]})
    seen = Observation.of(GAME, s, 0, 5)
    how = settings(BEST, GAME)
    search, states = prepare(seen, Budget(nodes=200), how)
    expert = knowhow(GAME).expert
    assert isinstance(expert, HerosiExpert)
    expert.seen.clear()
    assert len(expert.counsel(search, states, seen.decision)) == seen.decision.count()
    assert search.used < 2000


def test_dice_are_counted_in_each_of_two_battles_at_the_same_time() -> None:
    """A tournament begins with two duels: what to roll is known there too."""
    s: Any = GAME.start({**GAME.random_options, "mode": "tournament", "seats": 4})
    luck = Luck(4)
    judge = knowhow(GAME).expert
    assert judge is not None
    found: set[int] = set()
    for _ in range(400):
        asked = questions(s)
        for d in asked:
            if d.ask in ("choose_keeps", "roll_or_stop") and d.count() > 2 and d.seat not in found:
                found.add(d.seat)
                search, states = prepare(
                    Observation.of(GAME, s, d.seat, 1), Budget(nodes=400), settings("strong", GAME)
                )
                counsel = judge.counsel(search, states, d)
                assert {c.action for c in counsel} == set(d.options)
        if len(found) == 4:
            break
        d = asked[luck.below(len(asked))]
        apply(s, d.seat, luck.draw(d))
    assert found == {0, 1, 2, 3}
