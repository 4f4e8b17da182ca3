"""Databases of every shape there ever was: today's server opens them, their people are known and play on."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from arenarium import games
from arenarium.server.settings import Registry
from tests.server.house import House, play_on, run
from tests.store.databases.make import FOLDER, shape

STORED = sorted(f.name.removesuffix(".sql.gz") for f in FOLDER.glob("*.sql.gz"))


def about(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_there_is_a_database_of_the_present_shape() -> None:
    assert shape() in [about(name)["shape"] for name in STORED], "run: python -m tests.store.databases.make"


@pytest.mark.parametrize("name", STORED)
def test_a_stored_database_is_opened_and_played_on(name: str, tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "a.db")
    connection.executescript(gzip.decompress((FOLDER / f"{name}.sql.gz").read_bytes()).decode())
    connection.close()
    was = about(name)

    async def test(house: House) -> None:
        ada = await house.nobody()
        key, _, value = was["cookie"].partition("=")
        ada.http.cookies.set(key, value)
        assert (await ada.get("/api/me"))["name"] == "Ada"
        for game, table in was["tables"].items():
            chair = await house.sit(ada, table)
            welcome = await chair.until("welcome")
            assert welcome["d"]["table"]["broken"] is None, game
            await chair.until("view")
            length = len(chair.entries)
            await play_on([chair], 5)
            assert len(chair.entries) > length, game
            assert (await ada.get(f"/api/tables/{table}/replay?seat=0"))["frames"][0]["view"], game

    run(f"sqlite:///{tmp_path}/a.db", test, games=Registry.shipped())
    assert set(was["tables"]) <= set(games.names())
