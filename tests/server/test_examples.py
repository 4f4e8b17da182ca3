"""Tables made from scenarios: what their guide asks can be done there, and their dice and cards fall as written."""

from __future__ import annotations

import pytest

from arenarium import games
from arenarium.core import scenario
from arenarium.core.game import Json
from arenarium.games import game as find_game
from arenarium.server import teaching
from arenarium.server.settings import Registry
from tests.server.house import House, caught_up, run, until
from tests.server.people import Chair, Someone

GAMES = {name: find_game(name) for name in games.names()}
SHIPPED = Registry(GAMES)
WITH_LOTS = [
    ("monolith", "mirror-match"),
    ("tashkalar", "t008-returned-cards-are-replaced"),
    ("warcraft", "t008-battle-example"),
    ("herosi", "calm-all-roll-together"),
]


async def open_example(house: House, ada: Someone, game: str, name: str) -> tuple[Json, Chair]:
    made = await ada.post(f"/api/scenarios/{game}/{name}/play", {})
    chair = await house.sit(ada, made["id"])
    await until(lambda: len(chair.views) == len(made["seats"]))
    return made, chair


async def act(chair: Chair, seat: int, text: str) -> None:
    question = next(q for q in chair.views[seat]["questions"] if q["seat"] == seat)
    answer = await chair.act(seat, text, question["q"])
    assert answer["t"] == "ack", answer
    await caught_up([chair], answer["d"]["seq"])


async def finish(chair: Chair, seats: int) -> None:
    for seat in range(1, seats):
        await chair.send("resign", {"seat": seat, "n": f"bye-{seat}"})
        await chair.answer(f"bye-{seat}")
    await until(lambda: chair.info["state"] == "finished")


@pytest.mark.parametrize(("game", "name"), WITH_LOTS)
def test_an_example_comes_out_as_written(sqlite: str, game: str, name: str) -> None:
    found = teaching.find(game, name)
    played = scenario.Run(GAMES[game], found)
    played.run()
    facts = GAMES[game].facts(played.state)

    async def test(house: House) -> None:
        ada = await house.person()
        made, chair = await open_example(house, ada, game, name)
        assert made["scripted"]
        lesson = await ada.get(f"/api/scenarios/{game}/{name}")
        for step in lesson["acts"]:
            if not step.get("refused"):
                await act(chair, step["seat"], step["text"])
        table = house.hub.rooms[made["id"]].table
        assert table is not None
        assert any(e.kind == "lot" for e in table.line)
        assert GAMES[game].facts(table.state) == facts
        if table.result() is None:
            await finish(chair, len(made["seats"]))
        luck = (await ada.get(f"/api/tables/{made['id']}/luck"))["luck"]
        assert sum(row["lots"] for row in luck) == 0, "what was written down is no luck"

    run(sqlite, test, games=SHIPPED)


def test_the_lots_of_an_example_are_for_nobody_else(sqlite: str) -> None:
    """Whoever is invited to a table plays with the seed's lots, and a table that is no example always does."""

    async def test(house: House) -> None:
        ada = await house.person()
        seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "open"}]
        invited = await ada.post("/api/scenarios/warcraft/t008-battle-example/play", {"seats": seats})
        assert not invited["scripted"]
        plain = await ada.post("/api/tables", {"game": "warcraft", "seats": [{"kind": "hotseat"}] * 2})
        assert not plain["scripted"]

    run(sqlite, test, games=SHIPPED)


def test_a_guide_spells_actions_as_the_log_does(sqlite: str) -> None:
    async def test(house: House) -> None:
        nobody = await house.nobody()
        lesson = await nobody.get("/api/scenarios/monolith/names-seats-and-lots-may-be-written-freely")
        game = GAMES["monolith"]
        found = teaching.find("monolith", "names-seats-and-lots-may-be-written-freely")
        written = [step["do"] for step in found.steps if "do" in step]
        told = [step["text"] for step in lesson["acts"]]
        assert len(told) >= len(written)
        assert told != written
        state, line = teaching.opened(game, found, 0)
        assert told == [text for seat, text in line if seat >= 0]
        assert all(isinstance(step["seat"], int) for step in lesson["acts"])
        assert state.seats == 2
        # Where each belongs: the scenario's step is the one that was written so.
        assert {step["step"] for step in lesson["acts"]} == {n for n, step in enumerate(found.steps) if "do" in step}

    run(sqlite, test, games=SHIPPED)


def test_the_first_lots_of_an_example_are_in_its_log(sqlite: str) -> None:
    """Dice that fall before anybody acts are seen as well; and so a scenario may write them into its first step."""

    async def test(house: House) -> None:
        ada = await house.person()
        made, _ = await open_example(house, ada, "warcraft", "lesson-4-a-whole-turn")
        table = house.hub.rooms[made["id"]].table
        assert table is not None
        assert [e.text for e in table.line if e.kind == "lot"] == ["roll 2", "roll 3"]
        made, _ = await open_example(house, ada, "warcraft", "two-curses")
        table = house.hub.rooms[made["id"]].table
        assert table is not None
        assert any(e.kind == "lot" for e in table.line)

    run(sqlite, test, games=SHIPPED)
