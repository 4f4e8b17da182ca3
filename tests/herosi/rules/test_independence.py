"""Two fights at one table: however their answers are mixed, each goes as it would alone. HE §8"""

from __future__ import annotations

import os
from typing import Any

import pytest

from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Event, Luck, apply, questions
from arenarium.games.herosi.battle import Duels
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.state import Match
from tests.herosi.play import position
from tests.herosi.rules.positions import CREATURES, pick, random_position

# More with ARENARIUM_CONFORMANCE=10000: that many tables of each kind.
TABLES = int(os.environ.get("ARENARIUM_CONFORMANCE", "0")) or 20
ANSWERS = 120  # of each fight, at most
FIRST_PAIRS = ("rb", "gp")

Trace = list[tuple[int, str, Any]]


class TwoFights:
    """One table. Each fight draws its answers, its lots and its giving up from a luck of its own."""

    def __init__(self, s: Match, seed: int) -> None:
        self.s = s
        self.stage = s.stage
        self.arena = s.arena
        self.luck = [Luck(2 * seed), Luck(2 * seed + 1)]
        self.traces: list[Trace] = [[], []]

    def goes_on(self) -> bool:
        return bool(self.s.stack) and isinstance(self.s.stack[-1], Duels) and self.s.stage == self.stage

    def open(self, fight: int) -> bool:
        return not self.is_over(fight) and len(self.traces[fight]) < ANSWERS

    def is_over(self, fight: int) -> bool:
        top = self.s.stack[-1] if self.s.stack else None
        return not self.goes_on() or not isinstance(top, Duels) or not top.side(fight)

    def step(self, fight: int) -> None:
        """One answer of a fight, with all lots that it brings."""
        luck, s = self.luck[fight], self.s
        asked = [d for d in questions(s) if self.arena[d.seat] == fight]
        d = asked[luck.below(len(asked))]
        if luck.below(60) == 0:
            self.note(fight, d.seat, "resign", GAME.resign(s, d.seat))
        else:
            action = luck.draw(d)
            self.note(fight, d.seat, GAME.notate(s, action), apply(s, d.seat, action))
        self.draw_lots()

    def draw_lots(self) -> None:
        while self.goes_on() and questions(self.s)[0].seat == CHANCE:
            d = questions(self.s)[0]
            fight = self.arena[d.stream - 1]
            action = self.luck[fight].draw(d)
            self.note(fight, CHANCE, GAME.notate(self.s, action), apply(self.s, CHANCE, action))

    def note(self, fight: int, seat: int, text: str, events: list[Event]) -> None:
        told = []
        for e in events:
            if e.kind == "merged":
                break
            told.append((e.kind, e.args))
            if e.kind == "fell":
                break  # what is told now belongs to what comes next
        self.traces[fight].append((seat, text, told))

    def give_up_waiting(self, fight: int, luck: Luck) -> None:
        """Somebody whose fight is over gives up: that must not be noticed in the other one."""
        seat = [x for x in range(4) if self.arena[x] == fight][luck.below(2)]
        GAME.resign(self.s, seat)


def alone(s: Match, seed: int, fight: int) -> Trace:
    table = TwoFights(s, seed)
    table.draw_lots()
    while table.open(fight):
        table.step(fight)
    return table.traces[fight]


def mixed(s: Match, seed: int, luck: Luck) -> list[Trace]:
    """Both in a random order, in long and short stretches."""
    table = TwoFights(s, seed)
    table.draw_lots()
    while table.goes_on() and (table.open(0) or table.open(1)):
        fight = luck.below(2)
        for _ in range(1 + luck.below(12)):
            if table.open(fight):
                table.step(fight)
        if table.goes_on() and table.is_over(fight) and luck.below(4) == 0:
            table.give_up_waiting(fight, luck)
    return table.traces


def compare(s: Match, seed: int) -> int:
    """Every order gives each fight what it has alone; how many answers were compared."""
    expected = [alone(s.clone(), seed, fight) for fight in range(2)]
    compared = 0
    for order in range(3):
        for fight, trace in enumerate(mixed(s.clone(), seed, Luck(7 * seed + order))):
            assert trace == expected[fight][: len(trace)], f"seed {seed}, order {order}, fight {fight}"
            compared += len(trace)
    return compared


def first_duels(options: Json, seed: int) -> Match:
    luck = Luck(seed)
    written = random_position(luck, 4, FIRST_PAIRS)
    if options.get("optional_ending") and luck.below(2):
        written = last_creatures(luck, written)
    return position({"limit": 500, **options}, **written)


def last_creatures(luck: Luck, written: Json) -> Json:
    """One creature is left in each fight, or in one alone, and its player's next stop kills it."""
    found = {**written, "spells": [text for text in written["spells"] if "." not in text.split("@")[1]]}
    for pair in FIRST_PAIRS:
        for name in pair:
            found[name] = {**written[name], "front": ". hero . .", "back": ". . . ."}
        which = luck.below(2)
        one, other = pair[which], pair[1 - which]
        if luck.below(4):
            own = pick(luck, [n for n, row in CREATURES.items() if row["hero"] == written[one]["hero"]])
            found[one]["front"] = f"{own}{'!' * (CREATURES[own]['life'] - 1)} hero . ."
            found["spells"].append(f"poison@{one}.f1/{other}")
    return found


@pytest.mark.parametrize("pace", ["live", "calm"])
@pytest.mark.parametrize(
    "options", [{"mode": "teams"}, {"mode": "tournament"}, {"mode": "tournament", "optional_ending": True}], ids=str
)
def test_first_duels_do_not_touch_each_other(options: Json, pace: str) -> None:
    compared = sum(compare(first_duels({**options, "pace": pace}, seed), seed) for seed in range(TABLES))
    assert compared > 60 * TABLES


@pytest.mark.parametrize("pace", ["live", "calm"])
@pytest.mark.parametrize("ending", [False, True])
def test_final_and_third_place_do_not_touch_each_other(pace: str, ending: bool) -> None:
    compared = 0
    for seed in range(TABLES):
        s = first_duels({"mode": "tournament", "pace": pace, "optional_ending": ending}, seed)
        luck = Luck(seed)
        GAME.resign(s, luck.below(2))
        GAME.resign(s, 2 + luck.below(2))
        while questions(s) and questions(s)[0].seat == CHANCE:
            apply(s, CHANCE, luck.draw(questions(s)[0]))
        if s.stack and isinstance(s.stack[-1], Duels):
            compared += compare(s, seed)
    assert compared > 60 * TABLES


@pytest.mark.parametrize("mode", ["teams", "tournament"])
def test_a_duel_of_four_is_the_duel_of_two(mode: str) -> None:
    """The first pair of a table of four against the same two at a table of their own."""
    for seed in range(TABLES):
        written = random_position(Luck(seed), 4, FIRST_PAIRS)
        own = {key: written[key] for key in FIRST_PAIRS[0]}
        spells = [text for text in written["spells"] if text.partition("@")[2][0] in FIRST_PAIRS[0]]
        rows = {row: written[row][0] for row in ("upper", "lower")}
        two = position({"pace": "live", "limit": 500}, **own, **rows, spells=spells, pile=[])
        four = position({"pace": "live", "limit": 500, "mode": mode}, **written)
        trace = alone(four, seed, 0)
        luck = Luck(2 * seed)
        for seat, text, _ in trace:
            if seat != CHANCE:
                asked = [d for d in questions(two) if d.seat in (0, 1)]
                d = asked[luck.below(len(asked))]
                assert (d.seat, luck.below(60) == 0) == (seat, text == "resign"), f"seed {seed}"
            else:
                d = questions(two)[0]
                assert d.seat == CHANCE, f"seed {seed}"
            if text == "resign":
                GAME.resign(two, seat)
            else:
                assert GAME.notate(two, luck.draw(d)) == text, f"seed {seed}"
                apply(two, d.seat, GAME.parse(two, text))
        if len(trace) < ANSWERS:
            assert not two.stack, f"seed {seed}"


def test_nothing_of_a_cast_is_left_on_the_table_of_two_fights() -> None:
    """Each fight keeps its own frames; the table has one frame for both."""
    s = GAME.position(
        {"mode": "teams"}, {"phase": "stop", "stopper": "r", "r": {"dice": "F F F C C K", "hand": ["ignite"]}}
    )
    before = s.stack[:-1]
    apply(s, 0, GAME.parse(s, "cast ignite"))
    assert {d.ask for d in questions(s) if d.seat == 0} == {"choose_target"}
    assert s.stack[:-1] == before
    assert isinstance(s.stack[-1], Duels)
