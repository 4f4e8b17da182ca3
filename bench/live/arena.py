"""The server under measure: live tables for two players each are made, then it serves."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

import uvloop

from arenarium.server.api.making import NewSeat, NewTable, make_table
from arenarium.server.edge.identity import COOKIE
from arenarium.server.hub import Hub
from arenarium.server.logs import set_up
from arenarium.server.run import make_server, steady_memory
from arenarium.server.settings import Limits, Registry, Settings
from arenarium.store.rows import Person, Seat

OPTIONS = {"mode": "duel", "pace": "live", "cadence": "brisk", "army": "preset", "limit": 500}


async def made(hub: Hub, tables: int) -> list[dict[str, object]]:
    """Tables that have begun, each with the cookies of its two players."""
    found: list[dict[str, object]] = []
    for i in range(tables):
        people = [Person(f"p{i}-{seat}", f"P{i}-{seat}", "en", f"code{i}-{seat}", None, 0.0) for seat in (0, 1)]
        for person in people:
            await hub.store.add_person(person)
        new = NewTable(game="herosi", options=OPTIONS, seats=[NewSeat("me"), NewSeat("open")], public=False)
        seats = tuple(Seat(seat, "person", person.id) for seat, person in enumerate(people))
        room, _links = await make_table(hub, people[0], new, seats=seats)
        cookies = [f"{COOKIE}={hub.cookie_for(person)}" for person in people]
        found.append({"table": room.row.id, "cookies": cookies})
    return found


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--database", required=True)
    parser.add_argument("--file", type=Path, required=True, help="where tables and cookies are written")
    given = parser.parse_args()
    set_up("error")
    settings = Settings(
        database=given.database,
        games=Registry.shipped(),
        limits=Limits(connections_per_address=10**6),  # what one player may do stays as it is for everybody
    )
    server = make_server(settings, "127.0.0.1", given.port)
    steady_memory()
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    given.file.write_text(json.dumps(await made(server.table.hub, given.tables)), encoding="utf-8")
    await serving


if __name__ == "__main__":
    uvloop.install()
    asyncio.run(main())
