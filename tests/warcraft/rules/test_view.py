"""What seats are shown, and the notation (docs/views/warcraft.md, docs/notation/warcraft.md)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from arenarium.core import codec, wire
from arenarium.core.kernel import CHANCE, Event, Luck, apply, questions
from arenarium.core.refusal import BadData, Unreadable
from arenarium.games.warcraft.game import GAME
from arenarium.games.warcraft.wire_answers import Catalogue, Odds, Reach
from tests.warcraft.play import Play

DOCS = Path(__file__).parents[3] / "docs"


def samples(page: str) -> list[Any]:
    text = (DOCS / "views" / page).read_text(encoding="utf-8")
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.S)]


def dealt(mode: str = "main", seats: int = 2) -> Any:
    s = GAME.start({"mode": mode, "seats": seats, "limit": 40})
    luck = Luck(1)
    while questions(s)[0].seat == CHANCE:
        apply(s, CHANCE, luck.draw(questions(s)[0]))
    return s


def test_the_view_has_the_fields_of_its_page() -> None:
    sample = samples("warcraft.md")[0]
    view = GAME.view(dealt(), 0)
    assert set(view) == set(sample)
    assert set(view["seats"][0]) == set(sample["seats"][0])
    assert set(view["seats"][0]["units"]["melee"]) == set(sample["seats"][0]["units"]["melee"])
    assert set(view["seats"][0]["buildings"]["melee"]) == set(sample["seats"][0]["buildings"]["melee"])
    assert set(view["map"]["areas"][0]) == set(sample["map"]["areas"][0])
    battle = Play("e3 o ranged melee\ne3 h ranged melee", step="battle", lots="1 1").s
    assert set(GAME.view(battle, 0)["battle"]) == set(sample["battle"])


def test_the_catalogue_has_the_fields_of_its_page() -> None:
    sample = samples("warcraft.md")[-1]
    catalogue = GAME.catalogue({"mode": "main"})
    assert set(catalogue) == set(sample)
    assert set(sample["races"][0]) <= set(catalogue["races"][0])
    assert sum(catalogue["races"][0]["deck"].values()) == 21
    assert sum(len(race["units"]) for race in catalogue["races"]) == 36
    assert sum(sum(race["deck"].values()) for race in catalogue["races"]) == 84
    assert json.loads(json.dumps(catalogue)) == codec.plain(catalogue)


def test_the_odds_have_the_fields_of_their_page() -> None:
    sample = samples("warcraft.md")[1]
    p = Play("e3 o melee\ne3 h melee")
    assert set(GAME.inquire(p.s, 0, "odds", {"area": "e3", "samples": 5})) == set(sample)


def test_answers_and_the_catalogue_are_of_their_declared_types() -> None:
    p = Play("e3 o melee\ne3 h melee")
    wire.check(GAME.inquire(p.s, 0, "odds", {"area": "e3", "samples": 5}), Odds)
    wire.check(GAME.inquire(p.s, 0, "reach", {"type": "melee", "from": "e3"}), Reach)
    for mode in GAME.modes:
        wire.check(GAME.catalogue({"mode": mode.name, "seats": mode.seats[0]}), Catalogue)


def test_a_card_played_on_a_unit_names_its_owner() -> None:
    p = Play("e3 o melee\ne3 h ranged", step="battle", orc={"hand": ["devour"]}).do("play devour human ranged e3")
    told = [GAME.tell(p.s, e, 0) for e in p.events if e.kind == "played"]
    assert [t and t["target_seat"] for t in told] == [1]


def test_an_event_kept_from_before_a_field_was_added_is_told_without_it() -> None:
    p = Play("e3 o melee")
    assert GAME.tell(p.s, Event("losses", (1, 2)), 0) == {"kind": "losses", "attackers": 1, "defenders": 2}
    assert GAME.tell(p.s, Event("losses", (1, 2, 0, 1)), 0) == {
        "kind": "losses", "attackers": 1, "defenders": 2, "attacker_seat": 0, "defender_seat": 1,
    }  # fmt: skip


def test_every_event_is_on_the_page() -> None:
    text = (DOCS / "views" / "warcraft.md").read_text(encoding="utf-8")
    known = set(re.findall(r"`(\w+)`", text[text.index("## Events") : text.index("## `inquire`")]))
    for mode, seats in (("main", 4), ("elf_gate", 3), ("necromancers", 2), ("nordrassil", 4)):
        s = GAME.start({"mode": mode, "seats": seats, "limit": 15})
        luck = Luck(seats)
        while questions(s):
            d = questions(s)[0]
            for event in apply(s, d.seat, luck.draw(d)):
                told = GAME.tell(s, event, 0)
                assert told is not None
                assert told["kind"] in known
                assert set(told) - {"kind"} <= known | {"area", "to", "race", "type", "resource"}, told


def test_every_question_is_on_the_page() -> None:
    text = (DOCS / "notation" / "warcraft.md").read_text(encoding="utf-8")
    known = set(re.findall(r"`(\w+)`", text[text.index("## Questions") :]))
    for mode in GAME.modes:
        s = GAME.start({"mode": mode.name, "seats": mode.seats[-1], "limit": 12})
        luck = Luck(9)
        while questions(s):
            d = questions(s)[0]
            assert d.ask in known
            apply(s, d.seat, luck.draw(d))


def test_only_the_own_hand_is_shown() -> None:
    s = dealt()
    assert [seat["hand"] is None for seat in GAME.view(s, 0)["seats"]] == [False, True]
    assert [seat["hand"] is None for seat in GAME.view(s, -1)["seats"]] == [True, True]
    assert all(seat["hand_count"] == 3 for seat in GAME.view(s, -1)["seats"])


def test_a_drawn_card_is_told_to_the_drawer_alone() -> None:
    s = GAME.start({"races": ["orc", "human"]})
    events = apply(s, CHANCE, questions(s)[0].options[0])
    drew = next(e for e in events if e.kind == "drew")
    assert GAME.tell(s, drew, 0) == {"kind": "drew_card", "seat": 0, "card": "@warcraft-devour"}
    assert GAME.tell(s, drew, 1) == {"kind": "drew", "seat": 0}
    assert GAME.tell(s, drew, -1) == {"kind": "drew", "seat": 0}


def test_silence_does_not_tell_what_is_in_a_hand() -> None:
    """Who could hold a card is asked, whether he holds it or not."""
    for cards in (["town_portal"], ["fast"]):
        p = Play("e3 o melee", orc={"hand": cards, "deck": ["town_portal", "fast"]}, step="battle")
        assert p.ask() == "orc portal"


@pytest.mark.parametrize(
    "text",
    [
        "", "move", "move tank e1 e2", "move melee e1", "move melee e1 z9", "move melee e1 e2 e3", "play", "play trick",
        "play fast", "play devour human ranged", "lose human", "amount 1", "amount -1 0", "roll x", "fight e3",
        "give elf", "first night_elf", "Done", "build", "finish outpost", "play resources iron",
    ],
)  # fmt: skip
def test_text_that_is_no_action_is_unreadable(text: str) -> None:
    p = Play("e3 o melee")
    with pytest.raises(Unreadable):
        GAME.parse(p.s, text)


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"board": "z9 o melee"}, "board line 1"),
        ({"board": "e1 x melee"}, "board line 1"),
        ({"board": "e1 n melee"}, "board line 1"),
        ({"board": "e1 o tank"}, "board line 1"),
        ({"board": "e1 o flying*5"}, "board line 1"),
        ({"board": "e1 o [site]"}, "board"),
        ({"board": "e1"}, "board line 1"),
        ({"board": "e1 - holy"}, "board line 1"),
        ({"bord": ""}, "bord"),
        ({"step": "dance"}, "step"),
        ({"active": "undead"}, "active"),
        ({"turn": 0}, "turn"),
        ({"undead": {}}, "undead"),
        ({"orc": {"gold": -1}}, "orc.gold"),
        ({"orc": {"hand": ["trick"]}}, "orc.hand"),
        ({"orc": {"levels": {"flying": 3}}}, "orc.levels.flying"),
        ({"orc": {"gems": 1}}, "orc.gems"),
        ({"orc": {"training": {"tank": 1}}}, "orc.training.tank"),
        ({"board": "e1 o melee*6\ne2 o melee*5"}, "orc"),
    ],
)
def test_a_position_that_cannot_be_names_the_key(position: dict[str, Any], where: str) -> None:
    with pytest.raises(BadData) as caught:
        GAME.position({"races": ["orc", "human"]}, position)
    assert caught.value.where == where
    assert caught.value.reason


def test_pictures_read_back() -> None:
    board = "e1 o melee*3 worker\ne2 o worker [site]\ne2 - partial\ne3 h ranged flying*2 [outpost]\ne9 - marker"
    p = Play(board)
    assert p.shows(board)
    assert p.shows(Play(str(p.fact("board"))).fact("board"))
