"""Every event has its fields and its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arenarium.games.herosi as package
from arenarium.core.game import Json
from arenarium.core.kernel import Event, Luck, apply, questions
from arenarium.games.herosi.events import PLANS
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.notation import Reader
from arenarium.words import LANGUAGES, words
from tests.herosi.play import do, position

SOURCES = "\n".join(p.read_text(encoding="utf-8") for p in Path(package.__path__[0]).glob("*.py"))


def test_every_event_of_the_rules_is_told() -> None:
    assert set(re.findall(r'Event\(\s*"(\w+)"', SOURCES)) == set(PLANS) - {"drew_hidden"}


@pytest.mark.parametrize("kind", sorted(PLANS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence(kind: str, lang: str) -> None:
    assert words(lang).has(f"herosi-event-{kind}")


@pytest.mark.parametrize("options", GAME.conformance_options, ids=lambda o: o["mode"])
def test_every_number_of_an_event_is_told(options: Json) -> None:
    s, luck = GAME.start(options), Luck(3)
    while asked := questions(s):
        d = asked[luck.below(len(asked))]
        for event in apply(s, d.seat, luck.draw(d)):
            if event.kind != "revealed":  # an army is all of the rest
                assert {i for _, _, i in PLANS[event.kind]} == set(range(len(event.args))), event.kind


def test_an_event_kept_from_before_a_field_was_added_ends_without_it() -> None:
    s = position({}, phase="stop", stopper="r")
    assert GAME.tell(s, Event("rerolls", (1, 0)), -1) == {"kind": "rerolls", "seat": 1, "by_seat": 0}
    assert GAME.tell(s, Event("rerolls", (1,)), -1) == {"kind": "rerolls", "seat": 1}


@pytest.mark.parametrize(("spell", "name", "owner"), [("ignite", "r.f1", 0), ("poison", "b.f4", 1), ("stupor", "b", 1)])
def test_events_of_a_spell_say_who_cast_it_and_on_whose_side_it_lies(spell: str, name: str, owner: int) -> None:
    s = position(
        {},
        r={"front": "ifrit . . ."},
        b={"front": ". . . triton"},
    )
    card, bearer = Reader(s.box, "").spell(f"{spell}@{name}")
    for event in (
        Event("effect", (card, bearer, 0)),
        Event("ended", (card, bearer, 0)),
        Event("power", (card, bearer, 2, 0)),
    ):
        told = GAME.tell(s, event, -1)
        assert told is not None
        assert (told["spell"], told["owner_seat"], told["target_seat"]) == (f"{spell}@{name}", 0, owner)


@pytest.mark.parametrize(
    ("target", "seat"), [("b.f4", 1), ("r.f1", 0), ("b", 1), ("beside", 0), ("poison@b.f4", 1), ("stupor@r", 0)]
)
def test_a_cast_says_whose_its_target_is(target: str, seat: int) -> None:
    s = position({})
    told = GAME.tell(s, Event("cast", (0, 0, Reader(s.box, "").target(target), 0)), -1)
    assert told is not None
    assert (told["target"], told["target_seat"]) == (target, seat)


@pytest.mark.parametrize(
    ("spell", "dice", "target", "being"),
    [("poison", "E E E K K K", "b.f4", "@herosi-griffin"), ("bad_luck", "F F F K K K", "b", "")],
)
def test_a_spell_says_whom_it_reaches(spell: str, dice: str, target: str, being: str) -> None:
    s = position(
        {},
        phase="stop",
        stopper="r",
        r={"dice": dice, "hand": [spell], "back": "hero . . ."},
        b={"hero": "air", "front": ". . . griffin", "back": "hero . . ."},
    )
    told = [GAME.tell(s, e, 1) for e in do(s, f"cast {spell}", f"at {target}")]
    said = {row["kind"]: row.get("being") for row in told if row}
    assert (said["cast"], said["attached"]) == (being, being)


def test_an_attack_is_told_with_names_and_fields() -> None:
    s = position(
        {},
        phase="stop",
        stopper="r",
        r={"dice": "F F F C C E", "hand": ["ignite"], "front": "ifrit . . .", "back": "hero . . ."},
        b={"hero": "air", "front": ". . . griffin", "back": "hero . . ."},
    )
    events = do(s, "cast ignite", "at b.b1", "attack f1 b.f4")
    told = [GAME.tell(s, e, 1) for e in events]
    assert told[0] == {
        "kind": "cast",
        "seat": 0,
        "card": "@herosi-ignite",
        "target": "b.b1",
        "target_seat": 1,
        "boosts": 1,
        "being": "@herosi-hero_air",
    }
    assert {
        "kind": "answered",
        "target": "r.f1",
        "target_seat": 0,
        "being": "@herosi-ifrit",
        "by": "@herosi-griffin",
        "by_seat": 1,
    } in told
    assert {
        "kind": "attacked",
        "seat": 0,
        "from": "r.f1",
        "from_seat": 0,
        "being": "@herosi-ifrit",
        "target": "b.f4",
        "target_seat": 1,
        "victim": "@herosi-griffin",
    } in told
    sentences = [words("en").say(f"herosi-event-{row['kind']}", row) for row in told if row]
    assert "Ifrit (r.f1) attacks Griffin (b.f4)." in sentences
    assert "Ifrit (r.f1) takes 2 physical damage." in sentences
