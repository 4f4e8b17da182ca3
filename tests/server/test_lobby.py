"""A crowd at the lobby is told together, and nobody is told what was before they asked."""

from __future__ import annotations

import asyncio

from arenarium.server.api.lobby import LONGEST_PAUSE, Lobby
from arenarium.store.database import StoreFailed
from arenarium.store.rows import LobbyRow
from tests.server.house import TWO, House, run

CROWD = 50


def test_a_crowd_is_told_by_one_look(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        lobby: Lobby = house.server.table.http.state.lobby
        look, begun, go_on = house.hub.store.lobby, asyncio.Event(), asyncio.Event()

        async def slow(state: str, person: str | None, limit: int = 100) -> list[LobbyRow]:
            found = await look(state, person, limit)
            begun.set()
            await go_on.wait()
            return found

        house.hub.store.lobby = slow  # type: ignore[method-assign]
        first = asyncio.ensure_future(ada.get("/api/tables?state=open"))
        await begun.wait()
        later = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        crowd = [asyncio.ensure_future(lobby.everybodys("open")) for _ in range(CROWD)]
        await asyncio.sleep(0)
        go_on.set()
        assert [t["id"] for t in (await first)["tables"]] == [made["id"]]
        answers = await asyncio.gather(*crowd)
        assert len(set(answers)) == 1
        assert later["id"].encode() in answers[0][0]  # made before they asked
        assert lobby.looks == 2
        assert (await ada.get("/api/tables?state=running"))["tables"] == []
        assert {t["id"] for t in (await ada.get("/api/tables?state=mine"))["tables"]} == {made["id"], later["id"]}

    run(sqlite, test)


def test_between_two_looks_there_is_a_pause_as_long_as_a_look(sqlite: str) -> None:
    async def test(house: House) -> None:
        now, pauses = [100.0], list[float]()

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)
            now[0] += seconds

        async def slow(state: str, person: str | None, limit: int = 100) -> list[LobbyRow]:
            now[0] += 0.25 if state == "open" else 60.0
            return []

        lobby = Lobby(house.hub, lambda: now[0], sleep)
        house.hub.store.lobby = slow  # type: ignore[method-assign]
        for _ in range(3):
            await lobby.everybodys("open")
        assert pauses == [0.0, 0.25, 0.25]
        for _ in range(2):
            await lobby.everybodys("running")
        assert pauses[3:] == [0.0, LONGEST_PAUSE]

    run(sqlite, test)


def test_a_look_that_fails_is_told_to_all_and_the_next_one_succeeds(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        look = house.hub.store.lobby

        async def gone(state: str, person: str | None, limit: int = 100) -> list[LobbyRow]:
            raise StoreFailed("gone")

        house.hub.store.lobby = gone  # type: ignore[method-assign]
        answers = await asyncio.gather(*(ada.http.get("/api/tables") for _ in range(3)))
        assert {a.status_code for a in answers} == {503}
        assert answers[0].json()["error"]["kind"] == "unavailable"
        house.hub.store.lobby = look  # type: ignore[method-assign]
        assert await ada.get("/api/tables") == {"tables": []}

    run(sqlite, test)
