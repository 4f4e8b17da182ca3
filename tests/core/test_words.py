"""All languages have every key, every key that code uses is there, and none is left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from arenarium import games
from arenarium.words import FALLBACK, LANGUAGES, Words, words

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "arenarium"
LOCALE = SRC / "locale"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """Every key, `key.attribute` too, with the variables its sentence uses."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALE / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file.name}: cannot be read: {entry.content!r}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
                for name, pattern in [(entry.id.name, entry.value)] + [
                    (f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes
                ]:
                    variables = Variables()
                    if pattern is not None:
                        variables.visit(pattern)
                    found[name] = variables.names
    return found


@cache
def sources() -> str:
    files = [p for p in SRC.rglob("*") if p.suffix in (".py", ".toml") and "/web/" not in str(p)]
    files += [p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte")]
    return "\n".join(p.read_text(encoding="utf-8") for p in files)


each_other_language = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != FALLBACK])


@each_other_language
def test_all_languages_have_the_same_keys(lang: str) -> None:
    en, other = set(messages(FALLBACK)), set(messages(lang))
    assert sorted(en - other) == [], f"missing in {lang}"
    assert sorted(other - en) == [], f"missing in {FALLBACK}"


@each_other_language
def test_no_sentence_uses_a_variable_the_other_language_does_not_know(lang: str) -> None:
    for key, names in messages(lang).items():
        if names and messages(FALLBACK).get(key):
            assert names <= messages(FALLBACK)[key] or messages(FALLBACK)[key] <= names, key


def test_a_new_language_is_a_folder_and_says_in_english_what_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "core.ftl").write_text("language-name = Xish\ncore-seat-0 = Xed\n", encoding="utf-8")
    words("en")  # read while its folder is still there
    monkeypatch.setattr("arenarium.words._LOCALE", tmp_path)
    said = Words("xx")
    assert said.say("language-name") == "Xish"
    assert said.say("core-seat-0") == "Xed"
    assert said.say("core-seat-1") == "Blue"
    assert said.say("core-refuse-inquiry", {"what": "@core-seat-0"}).startswith("This game has no answer")
    assert said.say("no-such-key") == "no-such-key"


@pytest.mark.parametrize("name", games.names())
def test_every_question_event_refusal_mode_and_setting_has_its_words(name: str) -> None:
    game = games.game(name)
    known = messages("en")
    text = "\n".join(p.read_text(encoding="utf-8") for p in (SRC / "games" / name).rglob("*.py"))
    used = {f"{name}-name", f"{name}-tagline"}
    used |= {f"{name}-mode-{m.name}" for m in game.modes} | {f"{name}-setting-{w.name}" for w in game.settings}
    used |= {f"{name}-event-{kind}" for kind in re.findall(r"""Event\(\s*"(\w+)\"""", text)}
    used |= set(re.findall(rf'"({name}-refuse-[\w-]+)"', text))
    used |= set(re.findall(r'"(core-[a-z]+-[\w-]+)"', text))
    assert sorted(k for k in used if k not in known) == []


def test_every_key_that_code_names_in_full_is_there() -> None:
    parts = "core|server|web|bots|" + "|".join(games.names())
    used = set(re.findall(rf"""["'`]((?:{parts})-(?:refuse|load|error|ask|event|verb)-[a-z0-9_-]+)["'`]""", sources()))
    assert sorted(k for k in used if k not in messages("en") and not k.endswith("-")) == []


PARTS = ("core", "server", "web", "bots", "terminal", *games.names())


@cache
def spelled() -> tuple[set[str], set[str], set[str], set[str]]:
    """All words of code and data, those that stand alone in quotes, and of keys put together when they are needed the
    beginnings (`web-set-theme-{`, and `{game}-mode-{` for every part) and the endings (`{game}-tagline`)."""
    text = sources()
    words = set(re.findall(r"[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*", text))
    quoted = set(re.findall(r"""["'`]([\w-]+)["'`]""", text))
    begun = set(re.findall(r"""(?<![\w}-])([a-z]\w*(?:-\w+)+-)(?:\$?\{|["'`])""", text))
    begun |= {part + middle for part in PARTS for middle in re.findall(r"\}((?:-\w+)+-)\$?\{", text)}
    ended = {part + end for part in PARTS for end in re.findall(r"""\}((?:-\w+)+)["'`.]""", text)}
    return words, quoted, begun, ended


def used(key: str) -> bool:
    """Whether code spells it out, puts it together of a beginning and words that stand somewhere, or names a thing of a
    game or a level by its id."""
    words, quoted, begun, ended = spelled()

    def stands(rest: str) -> bool:
        return rest in words or any(
            rest[:i] in words and stands(rest[i + 1 :]) for i, sign in enumerate(rest) if sign == "-"
        )

    if key in words or key in ended or any(key.startswith(b) and stands(key[len(b) :]) for b in begun):
        return True
    part, _, rest = key.partition("-")
    return part in ("bots", *games.names()) and rest in quoted


def test_nothing_in_the_locale_files_is_unused() -> None:
    assert [key for key in messages("en") if not used(key.split(".")[0])] == []


@pytest.mark.parametrize(
    "key",
    ["web-table", "web-castle-move", "server-move", "server-refuse-tile", "core-game", "monolith-help-order-xylophone"]
    + ["monolith-castle-move", "herosi-learned-well", "bots-table-well"],
)
def test_an_invented_key_is_found_unused(key: str) -> None:
    assert not used(key)


def test_a_sentence_puts_names_numbers_and_seats_in_place() -> None:
    en = words("en")
    assert en.say("core-refuse-seats", {"seats": 9, "known": [2, 3]}).endswith("It takes: 2, 3.")
    assert en.say("no-such-key") == "no-such-key"
    assert en.say("core-refuse-inquiry", {"what": "@core-seat-1"}) == "This game has no answer to “Blue”."
    assert Words("pl").say("core-seat-0") == "Czerwony"
    assert words("xx").lang == "en"


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("monolith", "umocni|transformac"),
        ("tashkalar", "rozbłysk"),
        ("warcraft", "posterun|ulepsz|jednost"),
        ("herosi", "bohater|czar|stworzeni"),
    ],
)
def test_in_polish_things_are_called_as_in_the_rulebook(name: str, others: str) -> None:
    """Box, editor, puzzles and summary once had words of their own for them."""
    text = (LOCALE / "pl" / f"{name}.ftl").read_text(encoding="utf-8")
    assert re.findall(rf"\b(?:{others})\w*", text, re.IGNORECASE) == []
