"""What a seat may know, and what tiles look like now."""

from __future__ import annotations

import json
import random

import pytest

from arenarium.core.hexes import NAMES
from arenarium.core.kernel import Luck, answer, apply, questions
from arenarium.core.refusal import Unreadable
from arenarium.games.monolith.board import MOST_KEPT, board, board_json, keep
from arenarium.games.monolith.box import Box
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.state import Arena
from tests.monolith.play import arena, fight, now, play
from tests.monolith.rules.matches import TABLES, choose


def pick(luck: Luck, weights: list[int]) -> int:
    x = luck.below(sum(weights))
    for i, w in enumerate(weights):
        x -= w
        if x < 0:
            return i
    raise AssertionError


def hidden() -> Arena:
    s = GAME.start({"monoliths": True, "factions": ["lords_of_the_abyss", "dragon_empire"]})
    return play(s, "hide la_nig la_wra", "hide de_kni de_reg")


def test_a_secret_monolith_and_the_stack_are_one_heap_for_others() -> None:
    """MA §1, §10"""
    s = hidden()
    own, other = GAME.view(s, 0)["seats"][0], GAME.view(s, 1)["seats"][0]
    assert [t["tile"] for t in own["monolith"]["under"]] == ["la_nightmare", "la_wraith"]
    assert "la_nightmare" not in own["left"]
    assert other["monolith"]["under"] is None
    assert other["left"]["la_nightmare"] == 1
    assert (own["bag"], other["bag"]) == (32, 32)


def test_resampling_changes_what_is_hidden_and_nothing_else() -> None:
    """MA §10"""
    s = hidden()
    luck = Luck(1)
    seen = set()
    for _ in range(20):
        c = GAME.resample(s, 1, lambda weights: pick(luck, weights))
        assert GAME.view(c, 1) == GAME.view(s, 1)
        assert c.under[2:] == s.under[2:]
        assert GAME.census(c) == GAME.census(s)
        under = GAME.view(c, 0)["seats"][0]["monolith"]["under"]
        assert all((t["seat"], t["wounds"], t["poison"], t["entrenched"]) == (0, 0, 0, False) for t in under)
        seen.add(tuple(c.under[:2]))
    assert len(seen) > 5


def test_what_was_unfolded_once_is_known() -> None:
    """MA §10"""
    s = arena("c3:r.ban", "la de", {"monoliths": True}, hands={}, under={"r": ["nig", "wra"]}, secret=["r"])
    assert GAME.view(s, 1)["seats"][0]["monolith"] == {"folded": True, "under": None}
    play(s, "unfold c4 d3", "face c4/0", "face d3/0")
    assert s.secret == 0
    assert GAME.view(s, 1)["seats"][0]["monolith"] == {"folded": False, "under": None}


def test_hidden_tiles_are_told_to_their_owner_only() -> None:
    s = GAME.start({"monoliths": True})
    events = apply(s, 0, GAME.parse(s, "hide de_kni de_reg"))
    assert GAME.tell(s, events[0], 0) == {
        "kind": "hidden",
        "seat": 0,
        "first": "@monolith-de_knight",
        "second": "@monolith-de_rune_regeneration",
    }
    assert GAME.tell(s, events[0], 1) == {"kind": "hidden", "seat": 0}


def test_a_tile_is_shown_as_it_is_now() -> None:
    s = arena("c4:r.ban c3:r.kni1! b3:r.min0 c2:b.nig1 d3:r.agi0", "de la")
    tile = now(s, "c3")
    assert tile["netted"]
    assert tile["netted_by"] == ["c2"]
    assert (tile["melee"], tile["printed"]["melee"]) == ([0, 3, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0])
    assert (tile["initiative"], tile["life"], tile["wounds"]) == ([2], 1, 1)
    assert {(g["what"], g["by"]) for g in tile["granted"]} == {
        ("melee", "c4"),
        ("initiative", "b3"),
        ("maneuver", "d3"),
    }
    assert tile["moves"] == [
        {"what": "maneuver", "by": None, "used": False},
        {"what": "maneuver", "by": "d3", "used": False},
    ]


def test_used_sources_and_attacks_are_shown() -> None:
    s = play(arena("c3:r.kni0", "de la", hands={}), "maneuver c3>c4/0")
    assert now(s, "c4")["moves"] == [{"what": "maneuver", "by": None, "used": True}]
    s = fight("a1:r.ass0 a2:r.min0 c2:r.ass0 c3:r.dou0 e1:b.wra0 e2:b.wra0 e3:b.wra0", "hf la")
    play(s, "strike a1>e1")
    assert (now(s, "a1")["initiative"], now(s, "a1")["used_attacks"]) == ([4], [4])
    assert (now(s, "c2")["initiative"], now(s, "c2")["used_attacks"]) == ([3, 2], [])
    play(s, "strike c2>e2")
    assert now(s, "a1")["used_attacks"] == []


def test_pending_blows_are_shown_while_a_rune_is_chosen() -> None:
    s = fight("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr")
    battle = GAME.view(s, 1)["battle"]
    assert battle["segment"] == 3
    assert [(b["from"], b["to"], b["how"]) for b in battle["pending"]] == [
        ("c3", "c2", "ranged"),
        ("c3", "d2", "ranged"),
    ]


def test_the_blows_of_an_order_are_shown_as_such() -> None:
    s = arena("c2:b.reg0 b2:b.swo0 c3:b.pik0 b3:b.pik0", "gr de", hands={"r": ["fir", "rot"]})
    battle = GAME.view(play(s, "bomb b2+b3+c3"), 1)["battle"]
    assert {(b["from"], b["how"]) for b in battle["pending"]} == {("order", "order")}


def test_it_is_told_why_a_battle_began() -> None:
    by_order = arena("c3:r.kni0", "de la", hands={"r": ["bat"]})
    assert began(by_order, "battle") == "order"
    full = " ".join(f"{name}:r.reg0" for name in NAMES if name != "c3")
    assert began(arena(full, "de la", hands={"r": ["pik"]}), "place pik c3/0") == "full"
    last = arena("c3:r.kni0", "de la", drawn_out=True, due=[], hands={})
    assert began(last, "done") == "last"


def began(s: Arena, text: str) -> str:
    """Why the battle began that an action of r started."""
    told = [GAME.tell(s, e, 0) for e in apply(s, 0, GAME.parse(s, text))]
    (found,) = [t for t in told if t is not None and t["kind"] == "battle_began"]
    return str(found["cause"])


def test_questions_are_public_and_their_options_are_not() -> None:
    s = fight("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr")
    (d,) = questions(s)
    assert GAME.question(s, d, 1) == {"seat": 0, "ask": "spend_regeneration"}
    assert GAME.question(s, d, 0)["options"] == ["spend d1 c3>c2", "spend d1 c3>d2"]


def test_inquiries() -> None:
    s = arena("c3:r.kni0", "de la", hands={"r": ["pik"]})
    moves = GAME.inquire(s, 0, "moves", {"hex": "c3"})["options"]
    assert "maneuver c3>c4/0" in moves
    assert "place pik a1/0" not in moves
    assert GAME.inquire(s, 1, "moves", {"hex": "c3"})["options"] == []
    assert GAME.inquire(s, 0, "tile", {"hex": "a1"}) == {"hex": "a1", "empty": True}
    for what, args in (("moves", {"hex": "z9"}), ("odds", {})):
        try:
            GAME.inquire(s, 0, what, args)
            raise AssertionError("answered")
        except Unreadable:
            pass


def test_the_first_tile_of_all_is_a_tile_as_well() -> None:
    s = arena("c3:r.ban", "de la", hands={})
    assert GAME.inquire(s, -1, "tile", {"hex": "c3"})["printed"]["melee"] == [1] * 6
    assert GAME.inquire(s, -1, "tile", {"hex": "c4"}) == {"hex": "c4", "empty": True}


def test_everything_is_json() -> None:
    s = fight("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr")
    for value in (GAME.view(s, 0), GAME.facts(s), GAME.catalogue({}), GAME.inquire(s, 0, "preview", {})):
        assert json.loads(json.dumps(value)) == value


@pytest.mark.parametrize("seed", range(12))
def test_a_tile_that_looks_as_one_has_looked_before_is_shown_as_it_is(seed: int) -> None:
    """Parts of views are kept by all that they depend on: whatever is left out would show an old tile."""
    dice = random.Random(seed)
    s = GAME.start({**TABLES[seed % len(TABLES)], "penetration": ("one", "printed")[seed % 2]})
    while asked := questions(s):
        answer(s, asked[0], choose(asked[0], dice), [])
        assert json.loads(b"[" + board_json(s) + b"]") == board(s)


def test_no_more_parts_of_views_are_kept_than_agreed() -> None:
    box = Box()
    for n in range(2 * MOST_KEPT + 1):
        assert keep(box, (n,), b"{}") == b"{}"
        assert 0 < len(box.kept) <= MOST_KEPT
