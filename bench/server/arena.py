"""The server under measure: tables for every connection are made, then it serves. `--forget` leaves the storage out."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

import uvloop

from arenarium.server.api.making import NewSeat, NewTable, make_table
from arenarium.server.edge.identity import COOKIE
from arenarium.server.logs import set_up
from arenarium.server.run import make_server, steady_memory
from arenarium.server.settings import Limits, Registry, Settings
from arenarium.store.rows import Change, Person


def forget(change: Change) -> asyncio.Future[bool]:
    """As if it had been written."""
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    done.set_result(True)
    return done


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--game", default="monolith")
    parser.add_argument("--connections", type=int, default=200)
    parser.add_argument("--tables", type=int, default=12, help="for each connection, one after the other")
    parser.add_argument("--file", type=Path, required=True, help="where cookies and tables are written")
    parser.add_argument("--forget", action="store_true")
    parser.add_argument("--database", default="", help="otherwise a file of its own")
    parser.add_argument("--redis", default=None)
    given = parser.parse_args()
    set_up("error")
    with tempfile.TemporaryDirectory() as folder:
        limits = Limits(messages_per_second=1e9, burst=1e9, connections_per_address=10**6)
        settings = Settings(
            database=given.database or f"sqlite:///{folder}/bench.db",
            redis=given.redis,
            games=Registry.shipped(("tests.toy:GAME",)),
            limits=limits,
            idle=1e9,
        )
        server = make_server(settings, "127.0.0.1", given.port)
        serving = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        hub = server.table.hub
        lines = []
        for i in range(given.connections):
            person = Person(f"{settings.worker}-{i}", f"P{i}", "en", f"{settings.worker}-{i}", None, 0.0)
            await hub.store.add_person(person)
            tables = []
            for _ in range(given.tables):
                new = NewTable(game=given.game, seats=[NewSeat("me"), NewSeat("hotseat")], public=False)
                room, _links = await make_table(hub, person, new)
                tables.append(room.row.id)
            lines.append(f"{COOKIE}={hub.cookie_for(person)} {' '.join(tables)}\n")
        if given.forget:
            hub.store.commit = forget  # type: ignore[method-assign]  # what is measured is the rest
        steady_memory()  # as `arenarium serve` does
        given.file.write_text("".join(lines), encoding="utf-8")
        await serving


if __name__ == "__main__":
    uvloop.install()
    asyncio.run(main())
