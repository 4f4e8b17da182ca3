"""What if a battle began now? MA §5"""

from __future__ import annotations

import time

from arenarium.core.game import Json
from arenarium.core.hexes import NAMES
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.preview import BRANCHES, preview_battle
from tests.monolith.table import arena, play


def kinds(node: Json, segment: object) -> list[str]:
    return [e["kind"] for s in node["segments"] if s["initiative"] == segment for e in s["events"]]


def test_preview_leaves_the_state_alone() -> None:
    s = arena("c3:r.pik0 c2:b.wra3", "de la")
    before = GAME.pack(s)
    preview_battle(s)
    assert GAME.pack(s) == before


def test_preview_tells_hits_wounds_and_who_leaves() -> None:
    node = preview_battle(arena("c3:r.pik0 c2:b.wra3", "de la"))
    assert kinds(node, 2) == ["struck", "struck", "wounded", "wounded", "eliminated", "eliminated"]
    assert sorted(node["end"]["gone"]) == ["c2", "c3"]
    assert node["end"]["hp"] == [20, 20]


def test_preview_tells_misses_and_why_somebody_does_not_attack() -> None:
    node = preview_battle(arena("c3:r.swo5 c2:b.nig1 e1:r.pik0 a1:r.arq0 b1:b.hor0", "de la"))
    assert "held" in kinds(node, 3)
    assert "missed" in kinds(node, 2)


def test_preview_branches_where_a_choice_would_be_asked() -> None:
    """MA T073"""
    node = preview_battle(arena("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr"))
    assert node["ask"] == {"seat": 0, "ask": "spend_regeneration"}
    assert [b["do"] for b in node["branches"]] == ["spend d1 c3>c2", "spend d1 c3>d2"]
    ends = [b["then"]["end"]["gone"] for b in node["branches"]]
    assert ["d2" in gone for gone in ends] == [True, False]


def test_preview_goes_on_from_the_middle_of_a_battle() -> None:
    s = play(arena("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr"), "battle")
    node = preview_battle(s)
    assert node["ask"]["ask"] == "spend_regeneration"
    assert [b["do"] for b in node["branches"]] == ["spend d1 c3>c2", "spend d1 c3>d2"]


def test_preview_is_cut_where_there_are_too_many_branches() -> None:
    enemies = " ".join(f"{h}:b.gol0" for h in ("a1", "a2", "b1", "b2", "c1", "c2", "d1", "e1"))
    node = preview_battle(arena(f"c4:r.ass0 c5:r.ass0 d4:r.ass0 {enemies}", "hf gr"))

    def count(n: Json) -> int:
        return sum(1 + count(b["then"]) for b in n["branches"])

    assert count(node) == BRANCHES
    assert [b["do"] for b in node["branches"]] == [f"strike c4>{h[:2]}" for h in enemies.split()]
    assert all(b["then"]["branches"] for b in node["branches"])


def test_preview_is_what_then_happens() -> None:
    s = arena("c4:r.ban c3:r.kni0 b3:r.min0 c2:b.vet3 d2:b.ban", "de gr")
    foreseen = preview_battle(s)["end"]["board"]
    assert GAME.picture(play(s, "battle")) == foreseen


def test_preview_of_a_full_board_takes_little_time() -> None:
    """One millisecond compiled; the plain build is given twenty."""
    tiles = ["r.pik0", "b.vet1", "r.kni2", "b.axe3", "r.swo4", "b.axe5", "r.min0", "b.vet0", "r.pik1", "b.gol2"]
    s = arena(" ".join(f"{h}:{tiles[i % 10]}" for i, h in enumerate(NAMES)), "de gr")
    preview_battle(s)
    begun = time.process_time()
    preview_battle(s)
    assert time.process_time() - begun < 0.02
