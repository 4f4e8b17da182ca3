"""Games are found by their folders and by entry points; one that is broken takes no other down."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arenarium import games
from arenarium.core.game import AnyGame
from arenarium.words import LANGUAGES, Words, source, words
from tests import toy

BUILT_IN = ["monolith", "tashkalar", "warcraft", "herosi"]
Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package with one game on the path, as pip would leave it there."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def package(name: str, game: str, code: str, value: str = "") -> None:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text("", encoding="utf-8")
        (folder / "game.py").write_text(code, encoding="utf-8")
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        entry = f"[arenarium.games]\n{game} = {value or f'{name}.game:GAME'}\n"
        (info / "entry_points.txt").write_text(entry, encoding="utf-8")
        forget()

    def forget() -> None:
        games._entries.cache_clear()
        games._load.cache_clear()

    yield package
    monkeypatch.undo()
    forget()
    for name in [n for n in sys.modules if n.split(".")[0].endswith("_game")]:
        del sys.modules[name]


def of_toll(name: str, more: str = "") -> str:
    lines = ["from tests.toy import Toll", "class Copy(Toll):", f"    name = {name!r}", more, "GAME = Copy()", ""]
    return "\n".join(lines)


def test_built_in_games_stand_in_their_order() -> None:
    assert [n for n in games.names() if n in BUILT_IN] == BUILT_IN
    assert all(games.is_built_in(games.game(n)) for n in BUILT_IN)


def test_an_installed_game_is_found(install: Install) -> None:
    install("one_game", "copy", of_toll("copy"))
    assert games.game("copy").package == "one_game"
    assert [g.name for g in games.plugged() if g.package == "one_game"] == ["copy"]
    assert games.names()[:4] == BUILT_IN


def test_its_order_is_its_own(install: Install) -> None:
    install("first_game", "copy", of_toll("copy", "    order = 0"))
    assert games.names()[0] == "copy"


@pytest.mark.parametrize(
    ("name", "code", "value", "reason"),
    [
        ("copy", "import no_such_module", "", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("copy", "GAME = 5", "", "it is not a Game but 5"),
        ("copy", "1 / 0", "", "ZeroDivisionError"),
        ("copy", of_toll("other"), "", "calls itself 'other'"),
        ("Copy-1", of_toll("Copy-1"), "", "a name is lower-case letters"),
        ("copy", of_toll("copy"), "bad_game.game:NOTHING", "has no attribute 'NOTHING'"),
        ("copy", "from arenarium.core.game import Game\nGAME = Game()", "", "abstract"),
        ("monolith", of_toll("monolith"), "", "the name is taken by the package arenarium"),
    ],
)
def test_a_broken_game_is_left_out_and_named(
    install: Install, caplog: pytest.LogCaptureFixture, name: str, code: str, value: str, reason: str
) -> None:
    install("bad_game", name, code, value)
    assert [n for n in games.names() if n in BUILT_IN] == BUILT_IN
    assert all(g.package != "bad_game" for g in games.games())
    (told,) = [r.getMessage() for r in caplog.records]
    assert f"The game {name!r} of the package bad_game is left out: " in told
    assert reason in told


def test_a_class_that_lacks_what_every_game_says_of_itself_is_named(
    install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    code = of_toll("copy").replace("GAME = Copy()", "del Toll.abbreviation\nGAME = Copy()")
    kept = toy.Toll.abbreviation
    install("bad_game", "copy", code)
    try:
        games.names()
    finally:
        toy.Toll.abbreviation = kept
    assert "its class lacks abbreviation" in caplog.text


def test_of_two_packages_with_one_name_the_first_plays(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    install("a_game", "copy", of_toll("copy"))
    install("b_game", "copy", of_toll("copy"))
    assert games.game("copy").package == "a_game"
    assert "of the package b_game is left out: the name is taken by the package a_game" in caplog.text


def test_a_name_nobody_has() -> None:
    with pytest.raises(KeyError):
        games.game("chess")


@pytest.fixture
def spoken(install: Install, tmp_path: Path) -> AnyGame:
    install("told_game", "copy", of_toll("copy"))
    folder = tmp_path / "told_game" / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "copy.ftl").write_text("copy-name = Copied\ncore-seat-0 = Nobody\n", encoding="utf-8")
    return games.game("copy")


def test_texts_of_an_installed_game_lie_in_its_package(spoken: AnyGame) -> None:
    assert source(spoken, "en").startswith("copy-name = Copied")
    assert source(spoken, "pl") == source(spoken, "xx") == source(spoken, "en")
    for lang in LANGUAGES:
        said = Words(lang)
        assert said.say("copy-name") == "Copied"
        assert said.say("core-seat-0") == words(lang).say("core-seat-0") != "Nobody"


def test_texts_of_built_in_games() -> None:
    for game in map(games.game, BUILT_IN):
        for lang in LANGUAGES:
            assert f"{game.name}-name" in source(game, lang)
    assert source(games.game("monolith"), "pl") != source(games.game("monolith"), "en")


def test_every_language_says_its_name() -> None:
    assert LANGUAGES[0] == "en"
    assert all(Words(lang).has("language-name") for lang in LANGUAGES)
