"""The four games as the server offers them: catalogues, scenarios, a match of each over the wire."""

from __future__ import annotations

import asyncio
import random

import pytest

from arenarium.bots.levels import NAMES
from arenarium.server.settings import Registry
from tests.server.house import House, caught_up, run, until

SHIPPED = Registry.shipped()


def test_games_are_described_with_modes_settings_and_bots(sqlite: str) -> None:
    async def test(house: House) -> None:
        nobody = await house.nobody()
        found = await nobody.get("/api/games")
        assert [g["name"] for g in found["games"]] == SHIPPED.names()
        assert tuple(b["name"] for b in found["bots"])[: len(NAMES)] == NAMES
        for game in found["games"]:
            assert game["modes"]
            assert (await nobody.http.get(f"/api/games/{game['name']}/catalogue")).status_code == 200
        assert (await nobody.http.get("/api/games/chess/catalogue")).status_code == 404

    run(sqlite, test, games=SHIPPED)


def test_scenarios_open_as_private_tables(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        found = (await ada.get("/api/scenarios"))["scenarios"]
        assert {s["game"] for s in found} <= set(SHIPPED.names())
        tried = {s["game"]: s for s in found}
        for game, scenario in tried.items():
            made = await ada.post(f"/api/scenarios/{game}/{scenario['name']}/play", {})
            assert (made["game"], made["public"], made["parent"]) == (game, False, f"scenario:{scenario['name']}")
            chair = await house.sit(ada, made["id"])
            view = await chair.until("view")
            assert view["d"]["seat"] == 0
            await chair.close()
            picture = await ada.get(f"/api/scenarios/{game}/{scenario['name']}/picture")
            assert picture["seats"] >= 2
            assert picture["view"]
        assert (await ada.http.post("/api/scenarios/monolith/nothing/play", json={})).status_code == 404
        assert (await ada.http.get("/api/scenarios/monolith/nothing/picture")).status_code == 404
        assert tried

    run(sqlite, test, games=SHIPPED)


@pytest.mark.parametrize("name", SHIPPED.names())
def test_a_match_is_played_over_the_wire(sqlite: str, name: str) -> None:
    rng = random.Random(name)

    async def test(house: House) -> None:
        ada = await house.person()
        game = SHIPPED.get(name)
        assert game is not None
        seats = [{"kind": "hotseat"} for _ in range(game.modes[0].seats[0])]
        made = await ada.post("/api/tables", {"game": name, "seats": seats})
        chair = await house.sit(ada, made["id"])
        await until(lambda: len(chair.views) == len(seats))
        for _ in range(60):
            asked = chair.question()
            if asked is None:
                break
            answer = await chair.act(asked[0], rng.choice(asked[1]["options"]), asked[1]["q"])
            assert answer["t"] == "ack", answer
            await caught_up([chair], answer["d"]["seq"])
        frames = (await ada.get(f"/api/tables/{made['id']}/replay?seat=0"))["frames"]
        assert frames[-1]["view"] == chair.views[0]["view"]
        report = f"/api/tables/{made['id']}/luck"
        assert (await ada.http.get(report)).status_code == 409, "nobody learns the odds of hidden lots while it matters"
        await chair.send("resign", {"seat": 0, "n": "r"})
        assert (await chair.answer("r"))["t"] in ("ack", "refused")
        await until(lambda: chair.info["state"] == "finished")
        luck = (await ada.get(report))["luck"]
        assert luck
        for row in luck:
            assert sum(g["times"] for g in row["got"]) == row["lots"]
            assert 0 < sum(g["expected"] for g in row["got"]) <= row["lots"] + 1e-9
        await asyncio.sleep(0.05)
        assert house.hub.metrics.value("failures") == 0

    run(sqlite, test, games=SHIPPED)
