"""Every event has its fields and its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arenarium.games.herosi as package
from arenarium.games.herosi.events import TOLD
from arenarium.games.herosi.game import GAME
from arenarium.words import words
from tests.herosi.play import do, position

SOURCES = "\n".join(p.read_text(encoding="utf-8") for p in Path(package.__path__[0]).glob("*.py"))


def test_every_event_of_the_rules_is_told() -> None:
    assert set(re.findall(r'Event\(\s*"(\w+)"', SOURCES)) == set(TOLD) - {"drew_hidden"}


@pytest.mark.parametrize("kind", sorted(TOLD))
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_event_has_a_sentence(kind: str, lang: str) -> None:
    assert words(lang).has(f"herosi-event-{kind}")


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
    assert told[0] == {"kind": "cast", "seat": 0, "card": "@herosi-ignite", "target": "b.b1", "boosts": 1}
    assert {
        "kind": "answered",
        "target": "r.f1",
        "target_seat": 0,
        "being": "@herosi-ifrit",
        "by": "@herosi-griffin",
    } in told
    assert {
        "kind": "attacked",
        "seat": 0,
        "from": "r.f1",
        "being": "@herosi-ifrit",
        "target": "b.f4",
        "target_seat": 1,
        "victim": "@herosi-griffin",
    } in told
    sentences = [words("en").say(f"herosi-event-{row['kind']}", row) for row in told if row]
    assert "Ifrit (r.f1) attacks Griffin (b.f4)." in sentences
    assert "Ifrit (r.f1) takes 2 physical damage." in sentences
