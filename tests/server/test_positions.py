"""Positions that people set up: what the editor is told, what it is refused, and how a match gives one."""

from __future__ import annotations

import pytest

from arenarium.core import scenario
from arenarium.games import games
from arenarium.server import positions, teaching
from arenarium.server.settings import Registry
from tests.server.house import House, run, until
from tests.server.people import Json

SHIPPED = Registry({game.name: game for game in games()})
PATHS = {game.name: game.name for game in games()}
BATTLE = """game = "monolith"
title = ""

[position]
board = \"\"\"
                    .
          .                   b.nig3
.                   r.pik1              .
          .                   .
.                   .                   .
          .                   .
.                   .                   .
          .                   .
                    .
\"\"\"
"""


def sketch(game: str, text: str | None, doc: Json | None = None) -> Json:
    return {**positions.sketch(PATHS, game, text, doc)}


def shipped() -> list[scenario.Scenario]:
    """One position of every chapter of every game."""
    first: dict[tuple[str, str], scenario.Scenario] = {}
    for file, game, chapter, _ in teaching._files():
        found = scenario.read(file)
        if found.position is not None:
            first.setdefault((game, chapter), found)
    return list(first.values())


@pytest.mark.parametrize("game", PATHS)
def test_an_empty_position_can_be_played_on(game: str) -> None:
    found = sketch(game, None)
    assert found["error"] is None
    assert found["asked"]
    assert len(found["views"]) == found["seats"] == 2
    assert sketch(game, found["text"]) == found  # both ways


def test_positions_that_ship_open_as_text_and_as_tables() -> None:
    for found in shipped():
        doc = {"game": found.game, "title": "", "options": found.options, "position": found.position}
        drawn = sketch(found.game, None, doc)
        assert drawn["error"] is None, (found.file, drawn["error"])
        # what is said in full is the same position
        whole = sketch(found.game, None, {**doc, "position": drawn["full"]})
        if drawn["full"] and (found.position or {}).get("phase") not in ("stop", "battle", "last_battle"):
            assert whole["error"] is None, (found.file, whole["error"])
            assert whole["full"] == drawn["full"], found.file


@pytest.mark.parametrize(
    ("wrong", "line", "word"),
    [
        ('game = "monolith"\ntitle = "', 2, ""),
        (BATTLE.replace("r.pik1", "r.xyz1 "), 8, "xyz"),
        (BATTLE + "number = -4\n", 16, "number"),
        (BATTLE + "moon = 4\n", 16, "moon"),
        (BATTLE.replace("monolith", "herosi"), 1, "herosi"),
        ("a" + ".a" * 60 + " = 1", 0, "deep"),
        ("x = " + "[" * 5000, 0, "deep"),
        ("x = { a = " * 3000, 1, "TOML"),
        ("", 0, "game"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(wrong: str, line: int, word: str) -> None:
    found = sketch("monolith", wrong)
    assert found["error"]["line"] == line, found["error"]
    assert word in found["error"]["reason"]
    assert found["views"] == []


def test_tables_that_nest_without_end_are_not_looked_at() -> None:
    deep: Json = {}
    for _ in range(500):
        deep = {"x": deep}
    found = sketch("monolith", None, {"position": deep})
    assert "deep" in found["error"]["reason"]
    assert sketch("monolith", None, {"position": {"hp": None}})["error"] is not None


def test_what_cannot_arise_is_said_and_drawn() -> None:
    found = sketch("monolith", BATTLE.replace("r.pik1", "r.kni1") + 'hands = { r = ["kni*4"] }\n')
    assert found["error"] is None
    assert found["views"]
    assert found["doubt"]["line"] == 5
    assert "Knight" in found["doubt"]["reason"]


POISONED = """
game = "monolith"
title = ""
[options]
factions = ["dragon_empire", "lords_of_the_abyss"]
[position]
poison_pool = 9
"""
DOUBTS = [
    (
        "monolith",
        BATTLE.replace("r.pik1", "r.kni1") + 'hands = { r = ["kni*4"] }\n',
        "„Rycerz”: w pudełku jest tylko 4.",
    ),
    ("monolith", POISONED, "Znaczników trucizny jest tylko 5."),
    (
        "warcraft",
        'game = "warcraft"\ntitle = ""\n[options]\nraces = ["orc", "human"]\n'
        f"[position]\norc = {{ hand = {['victory_point'] * 7} }}\n",
        "„Punkt Zwycięstwa”: w pudełku jest tylko",
    ),
    (
        "herosi",
        f'game = "herosi"\ntitle = ""\n[position]\nr = {{ hand = {["magic_missile"] * 30} }}\n',
        "„Magiczny pocisk”: w pudełku jest tylko",
    ),
]


@pytest.mark.parametrize(("game", "text", "said"), DOUBTS)
def test_what_cannot_arise_is_said_in_the_language_of_whoever_asks(game: str, text: str, said: str) -> None:
    found = positions.sketch(PATHS, game, text, None, None, "pl")
    assert found["error"] is None
    assert found["doubt"] is not None
    assert said.lower() in found["doubt"]["reason"].lower()
    english = positions.sketch(PATHS, game, text, None)["doubt"]
    assert english is not None
    assert "only" in english["reason"]


def test_options_that_no_game_has_are_said_in_a_sentence() -> None:
    text = 'game = "monolith"\ntitle = ""\n[options]\nseats = 400\n[position]\n'
    error = positions.sketch(PATHS, "monolith", text, None, None, "pl")["error"]
    assert error is not None
    assert error["line"] == 3
    assert "Ten tryb nie jest dla takiej liczby graczy: 400" in error["reason"]


def test_what_does_not_fit_into_a_request_is_named(sqlite: str) -> None:
    async def test(house: House) -> None:
        eve = await house.nobody()
        answer = await eve.http.post("/api/positions", json={"game": "monolith", "text": "x" * 200_000})
        assert answer.status_code == 400
        message = answer.json()["error"]["message"]
        assert "text: " in message
        assert "{" not in message

    run(sqlite, test, games=SHIPPED)


def test_anybody_is_answered_and_nothing_is_stored(sqlite: str) -> None:
    async def test(house: House) -> None:
        eve = await house.nobody()
        found = (await eve.http.post("/api/positions", json={"game": "monolith", "text": BATTLE})).json()
        assert found["error"] is None
        ask = {"game": "monolith", "text": BATTLE, "what": "preview", "seat": 0}
        assert (await eve.http.post("/api/positions/ask", json=ask)).status_code == 200
        hint = (await eve.http.post("/api/positions/ask", json=ask | {"what": "hint"})).json()
        assert hint["options"][0]["option"] == hint["text"]
        wrong_seat = await eve.http.post("/api/positions/ask", json=ask | {"what": "hint", "seat": 1})
        assert wrong_seat.status_code == 409
        for wrong in ({"what": "dance"}, {"seat": 3}, {"text": "x"}, {"seat": 99}, {"text": "x" * 200_000}):
            assert 400 <= (await eve.http.post("/api/positions/ask", json=ask | wrong)).status_code < 500
        for body in ({"game": "chess"}, {"game": "../x"}, {"game": "monolith", "text": "x" * 200_000}, {}):
            assert 400 <= (await eve.http.post("/api/positions", json=body)).status_code < 500
        assert not (await eve.get("/api/tables?state=running"))["tables"]

    run(sqlite, test, games=SHIPPED)


def test_a_moment_of_a_match_is_a_position_once_it_is_over(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _bob, a, _b, table = await house.match(game="tashkalar")
        path = f"/api/tables/{table}/position?at="
        assert (await ada.http.get(f"{path}3")).status_code == 409
        await a.send("resign", {"seat": 0, "n": "r"})
        await until(lambda: a.info["state"] == "finished")
        moments = (await ada.get(f"/api/tables/{table}/replay?seat=0"))["frames"]
        text = (await ada.get(f"{path}{len(moments) - 2}"))["text"]
        again = sketch("tashkalar", text)
        assert again["error"] is None
        assert again["views"][0]["board"] == moments[-2]["view"]["board"]

    run(sqlite, test, games=SHIPPED)
