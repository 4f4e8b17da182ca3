"""What if a battle began now? MA §5"""

from __future__ import annotations

import time
from random import Random

import pytest

from arenarium.core.game import Json, inquired
from arenarium.core.hexes import NAMES
from arenarium.core.kernel import CHANCE, Luck, apply, playout, questions
from arenarium.core.refusal import Refusal
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.preview import BRANCHES
from arenarium.games.monolith.state import Arena
from tests.monolith.play import arena, play


def preview_battle(s: Arena) -> Json:
    """As a spectator sees it."""
    return GAME.inquire(s, -1, "preview", {})


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


# --- an answer that is not given yet ----------------------------------------------------------


def test_preview_of_an_answer_shows_the_battle_after_it() -> None:
    """The pikeman on c3 is safe until a Wraith is put before it."""
    s = arena("c3:r.pik0 e1:b.ban a3:r.ban", "de la", turn="b", hands={"b": ["wra"]})
    assert preview_battle(s)["end"]["gone"] == []
    told = GAME.inquire(s, 1, "preview", {"text": "place wra c2/3"})
    assert kinds(told, "before") == ["placed"]
    assert kinds(told, 2) == ["struck", "struck", "wounded", "wounded", "eliminated", "eliminated"]
    assert sorted(told["end"]["gone"]) == ["c2", "c3"]
    assert [t["hex"] for t in told["board"]] == ["a3", "c2", "c3", "e1"]
    turned = GAME.inquire(s, 1, "preview", {"text": "place wra c2/0"})
    assert turned["end"]["gone"] == ["c2"], "turned away it strikes nobody"


def test_preview_of_an_answer_is_what_then_happens() -> None:
    s = arena("c4:r.ban c3:r.kni0 b3:r.min0 c2:b.vet3 d2:b.ban", "de gr", hands={"r": ["pik", "bat"]})
    foreseen = GAME.inquire(s, 0, "preview", {"text": "place pik d3/0"})["end"]["board"]
    assert GAME.picture(play(s, "place pik d3/0", "battle")) == foreseen


def test_preview_of_a_battle_order_is_the_battle_itself() -> None:
    s = arena("c3:r.pik0 c2:b.wra3", "de la", hands={"r": ["bat"]})
    told = GAME.inquire(s, 0, "preview", {"text": "battle"})
    plain = preview_battle(s)
    assert kinds(told, "before") == ["played"]
    assert told["segments"][1:] == plain["segments"]
    assert told["end"] == plain["end"]


def test_preview_of_a_push_asks_where_the_victim_goes() -> None:
    s = arena("c3:r.gol0 c2:b.wra3", "gr la", hands={"r": ["pus"]})
    told = GAME.inquire(s, 0, "preview", {"text": "push c3>c2"})
    assert told["ask"] == {"seat": 1, "ask": "choose_retreat"}
    assert [b["do"] for b in told["branches"]] == ["retreat c2>b1", "retreat c2>c1", "retreat c2>d1"]
    for b in told["branches"]:
        assert kinds(b["then"], "before") == ["pushed"]
        assert kinds(b["then"], "start") == ["battle_began"]


def test_preview_within_a_battle_takes_an_answer_too() -> None:
    s = play(arena("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr"), "battle")
    told = GAME.inquire(s, 0, "preview", {"text": "spend d1 c3>d2"})
    assert told["segments"][0]["initiative"] == 3
    assert kinds(told, 3)[0] == "regenerated"
    assert GAME.picture(play(s, "spend d1 c3>d2")) == told["end"]["board"]


def test_preview_goes_on_where_it_was_cut() -> None:
    enemies = " ".join(f"{h}:b.gol0" for h in ("a1", "a2", "b1", "b2", "c1", "c2", "d1", "e1"))
    s = arena(f"c4:r.ass0 c5:r.ass0 d4:r.ass0 {enemies}", "hf gr")
    path = ["strike c4>a1", "strike c5>e1"]
    assert preview_battle(s)["branches"][0]["then"]["cut"]
    told = GAME.inquire(s, -1, "preview", {"then": path})
    assert told["ask"] == {"seat": 0, "ask": "assassin_target"}
    assert [b["do"] for b in told["branches"]] == [f"strike d4>{h[:2]}" for h in enemies.split()]
    assert not told["cut"]
    end = GAME.inquire(s, -1, "preview", {"then": [*path, "strike d4>b2"]})
    assert end == told["branches"][3]["then"]


@pytest.mark.parametrize(
    ("seat", "args", "key", "rule"),
    [
        (0, {"text": "place kni c2/0"}, "monolith-refuse-not-in-hand", "MA §4"),
        (0, {"text": "place pik c3/0"}, "monolith-refuse-hex-taken", "MA §4"),
        (0, {"text": "place pik c2/6"}, "monolith-refuse-rotation", "MA §4"),
        (1, {"text": "place pik c2/0"}, "monolith-refuse-not-asked", "MA §3"),
        (-1, {"text": "place pik c2/0"}, "monolith-refuse-not-asked", "MA §3"),
        (-1, {"text": "draw pik"}, "monolith-refuse-not-asked", "MA §3"),
        (0, {"then": ["strike c3>c2"]}, "monolith-refuse-not-now", "MA §5"),
        (0, {"then": "strike c3>c2"}, "core-refuse-inquiry-args", ""),
        (0, {"text": 7}, "core-refuse-inquiry-args", ""),
    ],
)
def test_preview_refuses_what_is_no_option(seat: int, args: Json, key: str, rule: str) -> None:
    s = arena("c3:r.pik0 e1:b.ban a3:r.ban", "de la", hands={"r": ["pik"]})
    before = GAME.pack(s)
    with pytest.raises(Refusal) as refused:
        inquired(GAME, s, seat, "preview", args)
    assert (refused.value.key, refused.value.rule) == (key, rule)
    assert GAME.pack(s) == before


def test_a_spectator_cannot_answer_for_chance() -> None:
    s = GAME.start({})
    play(s, "place ban a1", "place ban e3")
    assert questions(s)[0].seat == CHANCE
    for seat in (-1, 0):
        with pytest.raises(Refusal) as refused:
            GAME.inquire(s, seat, "preview", {"text": "draw pik"})
        assert refused.value.key == "monolith-refuse-not-asked"


@pytest.mark.parametrize("options", [{"monoliths": True}, {"mode": "four", "monoliths": True}])
def test_previews_of_answers_change_nothing_and_tell_no_secret(options: Json) -> None:
    """Whoever asks, and whatever of its options it asks about: the same when what it cannot know is drawn anew."""
    dice = Random(1)

    def pick(weights: list[int]) -> int:
        return dice.choices(range(len(weights)), weights)[0]

    for seed in range(4):
        s = GAME.start(options)
        luck = Luck(seed)
        for _ in range(40):
            playout(s, luck, 1 + dice.randrange(8))
            before = GAME.pack(s)
            for seat in range(-1, s.seats):
                other = GAME.resample(s, seat, pick)
                assert GAME.inquire(s, seat, "preview", {}) == GAME.inquire(other, seat, "preview", {})
            for d in questions(s):
                if d.seat != CHANCE:
                    other = GAME.resample(s, d.seat, pick)
                    for i in {dice.randrange(d.count()) for _ in range(4)} | {d.count() - 1}:
                        args = {"text": GAME.notate(s, d.nth(i))}
                        told = GAME.inquire(s, d.seat, "preview", args)
                        assert told == GAME.inquire(other, d.seat, "preview", args), args
            assert GAME.pack(s) == before


def test_an_unfolding_is_foreseen_only_by_who_knows_it() -> None:
    s = GAME.start({"monoliths": True, "factions": ["dragon_empire", "lords_of_the_abyss"]})
    play(s, "hide de_kni de_pik")
    luck = Luck(3)
    while not questions(s)[0].allows(GAME.parse(s, "unfold c2 c3")):
        d = questions(s)[0]
        known = {"hide_tiles": "hide la_wra la_wra", "place_banner": f"place ban {'b2' if d.seat == 0 else 'e3'}"}
        action = GAME.parse(s, known[d.ask]) if d.ask in known else luck.draw(d)
        apply(s, d.seat, action)
    told = GAME.inquire(s, 0, "preview", {"text": "unfold c2 c3"})
    assert told["ask"] == {"seat": 0, "ask": "unfold_face"}
    play(s, "unfold c2 c3")
    assert GAME.inquire(s, 0, "preview", {})["ask"] == {"seat": 0, "ask": "unfold_face"}
    for seat in (-1, 1):
        assert GAME.inquire(s, seat, "preview", {})["ask"] is None
