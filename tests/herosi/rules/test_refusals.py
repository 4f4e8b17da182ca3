"""Whatever is asked for and cannot be had is refused with a reason in both languages, and nothing changes."""

from __future__ import annotations

import pytest

from arenarium.core.codec import digest
from arenarium.core.game import Json
from arenarium.core.kernel import Luck, questions
from arenarium.core.refusal import NotAllowed, Unreadable
from arenarium.games.herosi.game import GAME
from arenarium.words import LANGUAGES, words
from tests.herosi.play import position, random_match

OPTIONS: list[Json] = [
    {"mode": "duel"},
    {"mode": "duel", "pace": "live"},
    {"mode": "free_for_all", "seats": 3, "army": "preset"},
    {"mode": "teams", "army": "preset", "pace": "live"},
    {"mode": "no_elimination", "seats": 2},
]


def some_actions() -> list[str]:
    """Actions of every kind, from the options of many positions and a few that never occur."""
    found = {"use f1 r.f1", "use f1 f2", "use b1 f2 b.f3", "attack f1 g.f1", "discard heal", "give 7", "return f1"}
    found |= {"at beside", "at p.b4", "at p", "dispel poison@b.f1", "at poison@b.f1", "use f1 poison@r.b1", "draw 9"}
    for seed in range(12):
        for answers in (30, 60, 90, 140, 200):
            s = random_match(OPTIONS[seed % len(OPTIONS)], seed, answers)
            for d in questions(s):
                found |= {GAME.notate(s, a) for a in d.options[:20]}
    return sorted(found)


ACTIONS = some_actions()


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_every_refusal_has_a_sentence_in_both_languages_and_changes_nothing(number: int) -> None:
    luck = Luck(number)
    keys = set()
    for answers in range(20, 500, 23):
        s = random_match(OPTIONS[number], answers, answers)
        before = digest(GAME, s)
        for text in ACTIONS:
            action = GAME.parse(s, text)
            seat = luck.below(s.seats)
            if any(d.seat == seat and d.allows(action) for d in questions(s)):
                continue
            refusal = GAME.refuse(s, seat, action)
            assert isinstance(refusal, NotAllowed)
            assert refusal.rule.startswith("HE ") or refusal.key == "core-refuse-over", text
            keys.add(refusal.key)
            for lang in LANGUAGES:
                assert words(lang).has(refusal.key), refusal.key
                sentence = words(lang).say(refusal.key, refusal.args_)
                assert "{" not in sentence, sentence
                assert "@" not in sentence.replace("@b", "").replace("@r", "").replace("@g", "").replace("@p", "")
        assert digest(GAME, s) == before
    assert len(keys) > 3


@pytest.mark.parametrize(
    "text",
    ["", "  ", "roll", "roll 0", "roll 1 1", "roll a", "cast", "cast x", "place golem", "place hero z1", "hero ice"]
    + ["at", "at r.f5", "at x", "use f1", "use f1 @", "discard a b c", "take a3", "draw", "dispel poison", "face z"]
    + ["stop now", "attack f1 f2", "move f1", "x" * 500, "roll " + "1 " * 50, "give 8", "draw ９"],
)
def test_text_that_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse(position({}), text)
    assert words("pl").has(caught.value.key)


def test_what_a_stop_would_bring_is_told_before_it() -> None:
    """HE §10: the hint beside Stop"""
    s = position(
        {},
        r={"dice": "F F F W W K", "life": 3, "hand": ["fireball", "ignite", "magic_missile"]},
        spells=["bad_luck@r/b"],
    )
    hint = GAME.inquire(s, 0, "possible", {})
    rows = {row["action"]: row for row in hint["actions"]}
    assert rows["cast ignite"]["possible"]
    assert rows["cast fireball"]["missing"] == {"fire": 1}
    assert rows["cast magic_missile"]["missing"] == {}
    assert rows["draw"]["missing"] == {"card": 2}
    assert rows["learn upper"]["missing"] == {"card": 4}
    assert rows["dispel"]["missing"] == {"earth": 1, "air": 1}
    assert hint["stop"]["weakness"] == 2
    assert hint["stop"]["effects"] == [{"spell": "bad_luck@r", "target": "r", "amount": 2}]
    assert hint["stop"]["hero_falls"]
    assert GAME.inquire(position({"pace": "live"}), 0, "possible", {})["stop"]["reason"] == "not_rolled"


def test_what_a_creature_reaches_can_be_asked() -> None:
    back = "hero . . ."
    s = position({}, r={"front": "salamander . . .", "back": back}, b={"front": ". . . triton", "back": back})
    told = GAME.inquire(s, 0, "targets", {"from": "f1"})
    assert told == {"attack": ["b.f4"], "use": ["use f1 b.f4", "use f1 b.b1"], "cost": 2, "exposed": True}
    with pytest.raises(Unreadable):
        GAME.inquire(s, 0, "weather", {})


def test_a_strict_table_gives_no_hint() -> None:
    """HE §10"""
    with pytest.raises(NotAllowed) as caught:
        GAME.inquire(position({"hints": False}), 0, "possible", {})
    assert caught.value.key == "herosi-refuse-no-hints"
