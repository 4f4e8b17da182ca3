"""Every word of the game in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arenarium
from arenarium.core.game import Json
from arenarium.core.kernel import Luck, apply, questions
from arenarium.games.tashkalar import notation
from arenarium.games.tashkalar.game import GAME, SCHOOLS
from arenarium.games.tashkalar.loading import box_for
from arenarium.words import LANGUAGES, words
from tests.tashkalar.cards import page

SOURCE = Path(arenarium.__file__).parent / "games" / "tashkalar"


def messages(lang: str) -> set[str]:
    text = (Path(arenarium.__file__).parent / "locale" / lang / "tashkalar.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(tashkalar-[\w-]+) =", text, re.M))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    for name in box_for({}).names:
        assert words(lang).has(f"tashkalar-{name}"), name
        assert words(lang).say(f"tashkalar-{name}.text") != f"tashkalar-{name}.text", name


def test_both_languages_have_the_same_keys() -> None:
    assert messages("en") == messages("pl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_modes_settings_questions_and_verbs_are_named(lang: str) -> None:
    keys = ["name", "tagline"]
    keys += [f"mode-{m.name}" for m in GAME.modes]
    keys += [f"setting-{w.name}" for w in GAME.settings]
    keys += [f"setting-schools-{s}" for s in SCHOOLS]
    verbs = (*notation.CARD_VERBS, *notation.SQUARE_VERBS, *notation.PAIR_VERBS, *notation.BARE_VERBS)
    keys += [f"verb-{v}" for v in (*verbs, "place", "summon", "flare", "start", "shoot", "score", "option")]
    asks = set(re.findall(r'"(\w+)"', " ".join(re.findall(r"Decision\([^)]*\)", _code()))))
    keys += [f"ask-{a}" for a in asks | {"act", "finish", "partner_act", "place_lifted", "draw"}]
    assert [k for k in keys if not words(lang).has(f"tashkalar-{k}")] == []


def _code() -> str:
    return "\n".join(f.read_text(encoding="utf-8") for f in SOURCE.glob("*.py"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_and_event_in_the_code_has_a_sentence(lang: str) -> None:
    code = _code()
    reasons = set(re.findall(r'\bno\("([\w-]+)"', code)) | set(re.findall(r'"tashkalar-refuse-([\w-]+)"', code))
    kinds = set(re.findall(r'Event\("(\w+)"', code)) | {"leapt", "moved"}
    missing = [r for r in reasons if not words(lang).has(f"tashkalar-refuse-{r}")]
    missing += [k for k in kinds if not words(lang).has(f"tashkalar-event-{k}")]
    assert missing == []
    unused = [
        key
        for key in messages(lang)
        if (key.startswith("tashkalar-refuse-") and key.removeprefix("tashkalar-refuse-") not in reasons)
        or (key.startswith("tashkalar-event-") and key.removeprefix("tashkalar-event-") not in kinds)
    ]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_game_reads_without_gaps(lang: str) -> None:
    variants: list[Json] = [{"mode": "melee", "seats": 4}, {"mode": "high_form"}, *GAME.conformance_options]
    for seed, options in enumerate(variants):
        s = GAME.start(options)
        luck = Luck(seed)
        while s.stack:
            d = questions(s)[0]
            for event in apply(s, d.seat, luck.draw(d)):
                told = GAME.tell(s, event, 1)
                assert told is not None
                line = words(lang).say(f"tashkalar-event-{event.kind}", told)
                assert "{" not in line
                assert "tashkalar-" not in line


def test_the_page_of_cards_is_up_to_date() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.page()
