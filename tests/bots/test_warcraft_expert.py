"""The expert evaluation of Warcraft, and the search without a tree that thinks with it."""

from __future__ import annotations

import pytest

from arenarium.bots.contract import Budget, Observation, find_game
from arenarium.bots.evaluations import knowhow
from arenarium.bots.evaluations.warcraft_expert import WarcraftExpert, next_mover
from arenarium.bots.registry import find
from arenarium.bots.search import Node, Search, chances
from arenarium.core.game import Json
from arenarium.core.kernel import CHANCE, Luck, apply, questions
from arenarium.games.warcraft.box import HARVEST_STEP, MELEE, MOVE_STEP, RANGED, WORKER
from arenarium.games.warcraft.pieces import put
from arenarium.games.warcraft.state import War, changed
from arenarium.games.warcraft.verbs import DONE, FIRST

GAME = find_game("warcraft")


def expert() -> WarcraftExpert:
    found = knowhow(GAME).expert
    assert isinstance(found, WarcraftExpert)
    return found


def opening() -> War:
    """Turn 1 of the main scenario: three melee units and three workers in e1 and e9, seat 0 begins."""
    s: War = GAME.start({"races": ["human", "undead"]})
    luck = Luck(5)
    while questions(s)[0].ask != "first":
        apply(s, CHANCE, luck.draw(questions(s)[0]))
    s.hand = (0, 0)  # cards are worth something, and open windows
    apply(s, CHANCE, (FIRST, 0, 0, 0))
    return s


def send(s: War, seat: int, t: int, start: str, to: str, count: int = 1) -> None:
    put(s, seat, t, s.box.names.index(start), -count)
    put(s, seat, t, s.box.names.index(to), count)


def lead(s: War) -> float:
    mine, theirs = expert().scores(s)
    return mine - theirs


@pytest.mark.parametrize("level", ["novice", "solid", "strong"])
@pytest.mark.parametrize(
    ("pieces", "named", "answer"),
    [
        ("e5 h melee*2\ne5 n melee*2", "melee", "pass"),  # one is as dear as the other
        ("e5 h flying*2\ne5 n melee", "melee", "pass"),
        ("e5 h melee*2\ne5 n flying", "flying", "object"),
        ("e5 h melee flying\ne5 n ranged", "ranged", "object"),  # the leader has something cheaper
    ],
)
def test_an_ally_agrees_to_a_loss_that_costs_no_more_than_the_leaders(
    level: str, pieces: str, named: str, answer: str
) -> None:
    """WC A61"""
    s = GAME.position(
        {"mode": "main", "seats": 4},
        {
            "active": "human",
            "step": "battle",
            "board": f"{pieces}\ne5 o ranged melee\n",
            **{race: {"deck": []} for race in ("human", "orc", "undead", "night_elf")},
        },
    )
    for roll in ["roll 6"] * pieces.count("ranged") + ["roll 1"]:  # the archer of the Orcs hits
        apply(s, CHANCE, GAME.parse(s, roll))
    [d] = questions(s)
    apply(s, d.seat, GAME.parse(s, f"lose night_elf {named} e5"))
    [d] = questions(s)
    assert d.ask == "objection"
    for seed in range(3):
        assert find(level).choose(Observation(GAME, s, d.seat, seed), Budget()) == answer


def test_both_begin_alike() -> None:
    assert lead(opening()) == pytest.approx(0.0)


def test_a_unit_to_spare_goes_for_points_that_nobody_holds() -> None:
    """On e3 it is beside d3 and f3, a point each; two more in the Town hold nothing that one does not."""
    home, out, held = opening(), opening(), opening()
    send(out, 0, MELEE, "e1", "e3")
    send(held, 0, MELEE, "e1", "d3")
    assert lead(held) > lead(out) > lead(home)


def test_the_last_unit_of_a_place_worth_points_is_not_to_spare() -> None:
    s = opening()
    send(s, 0, MELEE, "e1", "d3", 2)
    left = s.clone()
    send(left, 0, MELEE, "e1", "e3")
    assert lead(left) < lead(s)


def test_stock_is_for_spending() -> None:
    """Two gold and two wood buy a building on the way to a level that is worth a point, or that level."""
    s = opening()
    s.gold[0] = s.wood[0] = 12
    built, raised = s.clone(), s.clone()
    for c in (built, raised):
        c.gold[0] = c.wood[0] = 10
    built.built = changed(s.built, 0, s.built[0] + (1 << 4 * RANGED))
    raised.levels = changed(s.levels, 0, s.levels[0] + (1 << 4 * MELEE))
    assert lead(built) > lead(s)
    assert lead(raised) > lead(s)


def test_workers_go_where_something_is_left_to_dig() -> None:
    s = opening()
    digging, walking = s.clone(), s.clone()
    send(digging, 0, WORKER, "e1", "e2")
    send(walking, 0, WORKER, "e1", "f1")
    assert lead(digging) > lead(walking)
    barren = digging.clone()
    barren.complete = s.box.mines | s.box.forests
    assert expert().scores(barren)[0] < expert().scores(digging)[0]


def test_who_moves_next_is_the_greater_threat() -> None:
    """Three units beside a single one: before their Move Step it fears for itself, after it less."""
    s = opening()
    send(s, 0, MELEE, "e1", "d3")
    safe = expert().scores(s)[0]
    send(s, 1, MELEE, "e9", "d4", 3)
    assert next_mover(s) == 1
    before = expert().scores(s)[0]
    s.first, s.active = 1, 1
    assert next_mover(s) == 0
    after = expert().scores(s)[0]
    assert before < after < safe


@pytest.mark.parametrize(
    ("first", "active", "step", "expected"),
    [(0, 0, MOVE_STEP, 1), (0, 1, MOVE_STEP, 1), (1, 1, MOVE_STEP, 0), (1, 0, MOVE_STEP, 0), (0, 0, HARVEST_STEP, 1)],
)
def test_the_first_player_changes(first: int, active: int, step: int, expected: int) -> None:
    """Who moved second moves first in the next turn (WC §2)."""
    s = opening()
    s.first, s.active, s.step = first, active, step
    assert next_mover(s) == expected


def test_without_a_tree_an_option_that_ends_the_step_is_judged_at_once() -> None:
    """The others are judged where the own step ends; its playout must not run through the enemy's step."""
    s = opening()
    d = questions(s)[0]
    assert (d.seat, d.ask) == (0, "move")
    search = Search(expert(), [0, 1], GAME.result, Luck(3), 0)
    search.grow, search.horizon = False, 1
    stay = Node((DONE, 0, 0, 0), 2)
    search.simulate(stay, d, s.clone())
    assert search.used == 1
    assert (stay.visits, stay.children) == (1, [])
    move = Node(d.nth(1), 2)
    search.simulate(move, d, s.clone())
    assert search.used > 2


@pytest.mark.parametrize(("mine", "leaders", "answer"), [("melee", "melee", "pass"), ("flying", "melee", "object")])
def test_an_ally_objects_only_where_his_unit_is_worth_more(mine: str, leaders: str, answer: str) -> None:
    """WC A61: a side is judged as one, so the cheaper unit falls."""
    units = {"board": f"d3 h ranged*3\nd3 o {leaders}*2 flying\nc3 u {mine}*2", "first": "human", "step": "battle"}
    players: Json = {race: {"deck": []} for race in ("human", "night_elf", "orc")}
    levels: Json = {"undead": {"deck": [], "levels": {"flying": 3, "melee": 1}}}
    s: War = GAME.position({"mode": "main", "seats": 4}, {**units, **players, **levels})
    while questions(s)[0].seat == CHANCE:
        apply(s, CHANCE, GAME.parse(s, "roll 1"))
    apply(s, questions(s)[0].seat, GAME.parse(s, f"lose undead {mine} c3"))
    (d,) = questions(s)
    values = {}
    for text in ("pass", "object"):
        c = s.clone()
        apply(c, d.seat, GAME.parse(c, text))
        if text == "object":
            apply(c, questions(c)[0].seat, GAME.parse(c, f"lose orc {leaders} d3"))
        values[text] = chances(expert().scores(c), GAME.teams(c), 12.0)[d.seat]
    assert max(values, key=lambda text: values[text]) == answer
