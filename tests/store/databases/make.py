"""Writes a database of the present shape: a running match of every game, in its middle, and somebody's cookie.

Usage: python -m tests.store.databases.make    when rules, a schema of saves or that of the store have changed
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from arenarium import games
from arenarium.core.kernel import Luck
from arenarium.server.settings import Registry
from arenarium.store import migrations
from tests.server.house import House, house

FOLDER = Path(__file__).parent
ANSWERS = 60  # of each match


def shape() -> dict[str, str]:
    """What a database is written in: the schema of the store and of every game's saves, and by which rules they were
    played."""
    store = len(list((Path(migrations.__file__).parent / "versions").glob("[0-9]*.py")))
    return {"store": str(store), **{g.name: f"{g.schema}.{g.rules}" for g in games.games()}}


async def fill(found: House) -> dict[str, Any]:
    ada = await found.person("Ada")
    luck = Luck(11)
    tables = {}
    for game in games.games():
        seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * (game.modes[0].seats[0] - 1)]
        made = await ada.post("/api/tables", {"game": game.name, "seats": seats})
        chair = await found.sit(ada, made["id"])
        await chair.until("view")
        for _ in range(ANSWERS):
            seat, question = chair.question() or (0, None)
            assert question is not None
            seq = chair.views[seat]["seq"]
            await chair.act(seat, question["options"][luck.below(len(question["options"]))], question["q"])
            while chair.views[seat]["seq"] == seq:
                await chair.until("view")
            while chair.question() is None and chair.info["state"] == "running":
                await chair.until("view")
        tables[game.name] = made["id"]
    return {"cookie": ada.cookie(), "tables": tables, "shape": shape()}


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with house(f"sqlite:///{folder}/a.db", games=Registry.shipped()) as found:
            about = await fill(found)
        connection = sqlite3.connect(f"{folder}/a.db")
        dump = "\n".join(connection.iterdump())
        connection.close()
    name = "-".join(shape().values())
    with gzip.GzipFile(FOLDER / f"{name}.sql.gz", "xb", mtime=0) as file:
        file.write(dump.encode())
    (FOLDER / f"{name}.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    print(name)


if __name__ == "__main__":
    asyncio.run(main())
