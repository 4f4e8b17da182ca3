"""A match that was played with facts and a faction of somebody's own: exported, verified, brought back, replayed."""

from __future__ import annotations

import asyncio
import copy
import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from arenarium.bots.contract import find_game
from arenarium.cli.main import app
from arenarium.core.data import pack_hash
from arenarium.core.game import checked_options
from arenarium.core.table import Table
from arenarium.games.monolith.loading import files_with
from arenarium.server.restore import row_of, snapshot_of
from arenarium.server.settings import Registry
from arenarium.store.database import Database
from arenarium.store.rows import Head, Person, Seat, Stored, TableRow
from arenarium.store.store import Store

MONOLITH = find_game(Registry.shipped().path("monolith"))


def pack() -> dict[str, Any]:
    own = copy.deepcopy(files_with(None)["dragon_empire.toml"])
    del own["order"]
    for row in own["tile"]:
        row |= {"id": f"owo_{row['code']}", "source": "own"}
    own["tile"][0]["names"] = {"en": "Grey Wolf"}
    own |= {"id": "own_wolves", "prefix": "owo", "names": {"en": "Wolves"}}
    return {"own_wolves.toml": own, "rules.toml": {"fact": [{"id": "hit_points", "value": 7}]}}


def stored(seats: list[str]) -> Stored:
    options = checked_options(MONOLITH, {"factions": seats, "pack": pack()})
    table = Table(MONOLITH, options, b"0123456789abcdef")
    for _ in range(60):
        asked = table.questions()
        table.submit(asked[0].seat, MONOLITH.notate(table.state, asked[0].nth(asked[0].count() // 2)))
    table.adopt(table.propose_resign(0))
    kept = {**options, "pack": pack_hash(pack())}
    row = TableRow("m1", "monolith", kept, b"0123456789abcdef", None, True, "", "ada", None, "w", None, 5.0)
    entries = tuple(row_of(e, 10.0 + e.seq, f"0:{e.seq}") for e in table.log)
    head = Head(length=len(table.log), state="finished", rules=MONOLITH.rules, result=(2, 1), pack="Wolves")
    return Stored(row, head, (Seat(0, "person", "ada"), Seat(1, "bot", None, "random")), entries, snapshot_of(table))


def filled(url: str) -> None:
    async def main() -> None:
        store = Store.open(url)
        await store.add_person(Person("ada", "Ada", "pl", "code", None, 1.0))
        await store.add_pack(pack_hash(pack()), pack())
        await store.add_table(stored(["own_wolves", "lords_of_the_abyss"]), 6.0)
        store.close()

    asyncio.run(main())


def cli(*args: str) -> str:
    done = CliRunner().invoke(app, [str(a) for a in args])
    assert done.exit_code == 0, done.output
    return done.output


def test_a_match_with_a_pack_goes_to_a_file_and_comes_back(tmp_path: Path) -> None:
    old, new = f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/new.db"
    filled(old)
    cli("export", str(tmp_path / "out"), "--database", old)
    file = tmp_path / "out" / "monolith-m1.json"
    match = json.loads(file.read_text())
    assert match["options"]["pack"] == pack()
    verified = CliRunner().invoke(app, ["verify", str(file)]).output.strip()
    assert verified == "no server has signed what cannot be worked out: players, resign"  # the rest was played again
    cli("import", str(file), "--database", new)
    again = tmp_path / "again"
    cli("export", str(again), "--database", new)
    back = json.loads((again / "monolith-m1.json").read_text())
    assert {k: v for k, v in back.items() if k != "archive"} == {k: v for k, v in match.items() if k != "archive"}
    connection = Database(new).connect()
    assert connection.rows("SELECT COUNT(*) FROM packs") == [(1,)]
    connection.close()
    assert "Grey Wolf" in cli("replay", str(file))


def test_a_match_whose_pack_was_changed_is_not_verified(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/old.db"
    filled(url)
    cli("export", str(tmp_path), "--database", url)
    file = tmp_path / "monolith-m1.json"
    match = json.loads(file.read_text())
    changes: list[object] = [{"rules.toml": {"fact": [{"id": "hit_points", "value": 0}]}}, {"own_<x>.toml": {}}, [1]]
    for change in changes:
        match["options"]["pack"] = change
        file.write_text(json.dumps(match))
        done = CliRunner().invoke(app, ["verify", str(file)])
        assert done.exit_code != 0
        assert "Traceback" not in done.output
