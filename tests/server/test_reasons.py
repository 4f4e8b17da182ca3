"""Why what people wrote cannot be read is told in their language, with its line."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from arenarium import games
from arenarium.core.data import read_toml
from arenarium.core.facts import BadFact
from arenarium.core.refusal import BadData
from arenarium.server import boxes, positions
from arenarium.server.api import study_origins
from arenarium.server.refusals import Malformed, refusal_info
from arenarium.server.unreadable import reason_for
from arenarium.words import LANGUAGES, words

SRC = Path(positions.__file__).parents[1]
PATHS = {game.name: game.name for game in games.games()}
# What reads texts and facts of people: positions, scenarios, packs, studies.
READERS = [
    *(f"games/{game}/{file}.py" for game in games.names() for file in ("position", "notation", "loading", "own")),
    "games/warcraft/scenarios.py",
    "games/warcraft/scenario_map.py",
    "games/warcraft/game.py",
    *(f"core/{file}.py" for file in ("areas", "data", "hexes", "packfile", "scenario", "scenario_time", "squares")),
    "server/positions.py",
    "server/teaching.py",
    "server/api/study_files.py",
    "server/api/study_origins.py",
]
ADMINS = ("no such folder", "the folder holds no TOML file")  # of whoever runs a server, who reads English


def unsaid(file: Path) -> list[str]:
    """Where a reason is given that has no sentence in the languages."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadData":
            reason = node.args[2]
            admin = isinstance(reason, ast.Constant) and reason.value in ADMINS
            if len(node.args) < 4 and not admin:
                found.append(f"{file.name}:{node.lineno}")
    return found


@pytest.mark.parametrize("name", READERS)
def test_every_reason_has_its_sentence(name: str) -> None:
    file = SRC / name
    assert not file.exists() or unsaid(file) == []


HEAD = 'game = "{}"\ntitle = ""\n[position]\n'
WRONG = [
    ("monolith", "moon = 4\n", 4, "Nie ma tu takiego klucza"),
    ("monolith", 'board = """\n.\n"""\n', 4, "Obraz planszy ma tyle wierszy: 9, a nie 1."),
    ("monolith", 'hands = { r = ["xyz"] }\n', 4, "nie ma żetonu „xyz”"),
    ("monolith", "number = -4\n", 4, "co najmniej 1, nie „-4”"),
    ("tashkalar", 'hands = { r = ["nobody"] }\n', 4, "Nie ma karty „nobody”."),
    ("tashkalar", "turn_number = -1\n", 4, "Tu ma być liczba całkowita."),
    ("warcraft", 'board = """\nnowhere h melee\n"""\n', 5, "Nie ma obszaru „nowhere”."),
    ("warcraft", 'step = "sleep"\n', 4, "Tu ma być jedno z:"),
    ("herosi", "r = { life = -3 }\n", 4, "liczba całkowita od 0 do"),
    ("herosi", 'spells = ["poison"]\n', 4, "poison@b.f2/r+2"),
    ("herosi", "x = \n", 4, "To nie TOML (znak 5): brakuje wartości"),
    ("herosi", 'x = "', 4, "To nie TOML: tekst nie jest zamknięty"),
]


@pytest.mark.parametrize(("game", "wrong", "line", "said"), WRONG)
def test_a_position_that_cannot_be_read_says_why_in_polish(game: str, wrong: str, line: int, said: str) -> None:
    text = HEAD.format(game) + wrong
    error = positions.sketch(PATHS, game, text, None, None, "pl")["error"]
    assert error is not None
    assert error["line"] == line
    assert said in error["reason"]
    english = positions.sketch(PATHS, game, text, None, None, "en")["error"]
    assert english is not None
    assert english["line"] == line
    assert english["reason"] != error["reason"]


def told(refusal: Any, lang: str) -> str:
    return str(refusal_info(refusal, lang)["message"])


def test_a_study_of_a_text_that_cannot_be_read_names_the_line() -> None:
    text = HEAD.format("monolith") + "moon = 4\n"
    with pytest.raises(Malformed) as caught:
        study_origins.of_text(PATHS, text, "", False)
    assert told(caught.value, "pl").startswith("Nie można otworzyć tego scenariusza: wiersz 4: moon: Nie ma tu takiego")
    assert told(caught.value, "en").startswith("This scenario cannot be opened: line 4: moon: There is no such key")


def test_a_pack_that_cannot_be_read_names_the_line_and_the_place() -> None:
    path = PATHS["monolith"]
    with pytest.raises(BadFact) as caught:
        boxes.read(path, "monolith", 'arenarium = 1\ngame = "monolith"\nx = \n')
    assert told(caught.value, "pl").startswith("Zestawu nie można odczytać: wiersz 3: To nie TOML")
    melee = [9, 9, 9, 9, 9, 99]
    rows = [{"id": "de_knight", "initiative": [1, 1], "melee": melee}]
    with pytest.raises(BadFact) as caught:
        boxes.checked(path, {"dragon_empire.toml": {"tile": rows}})
    polish, english = (told(caught.value, lang) for lang in ("pl", "en"))
    assert polish != english
    assert "dragon_empire.toml" in polish


@pytest.mark.parametrize(
    "text", ["a", "a = ", "[a", "a = [1 2]", "a = {b=1", "a=1 b", "= 3", 'a="\\q"', 'a = "x\ny"', "a=1\na=2\n", "a = '"]
)
def test_what_is_no_toml_is_said_in_every_language(text: str) -> None:
    with pytest.raises(BadData) as caught:
        read_toml(text, "text")
    reason = reason_for(caught.value, text)
    assert reason["line"] > 0
    assert reason["args"]["fault"] != "@core-refuse-toml-other"
    for lang in LANGUAGES:
        assert "core-" not in words(lang).say(reason["key"], reason["args"])
