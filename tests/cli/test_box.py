"""What the people of a server say of the facts, without names, and the pack that it comes to."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from arenarium.bots.contract import find_game
from arenarium.cli.main import app
from arenarium.core import corrections, packfile
from arenarium.core.refusal import BadData
from arenarium.server.settings import Registry
from arenarium.store.boxes import Box, Boxes
from arenarium.store.rows import Person
from arenarium.store.store import Store

HEROSI = find_game(Registry.shipped().path("herosi"))


def wisp(strength: int | None = None, *seen: str, **more: Any) -> dict[str, Any]:
    row: dict[str, Any] = {"id": "wisp", **({} if strength is None else {"strength": strength}), **more}
    return {"creatures.toml": {"creature": [{**row, "source": dict.fromkeys(seen, "box")}]}}


PACKS = [
    wisp(2, "strength", "life"),
    wisp(2, "strength", names={"en": "Jan Kowalski, 600 100 200"}),
    wisp(2),
    wisp(None, "life"),
    {"creatures.toml": {"creature": [{"id": "nobody", "life": 1}]}},
]


def filled(url: str) -> None:
    async def main() -> None:
        store = Store.open(url)
        for n, pack in enumerate(PACKS):
            await store.add_person(Person(f"p{n}", f"Secret {n}", "pl", f"code{n}", None, 1.0))
            assert await Boxes(store).put(Box(f"p{n}", "herosi", f"Box of Secret {n}", pack, f"link{n}", 1), 2.0)
        store.close()

    asyncio.run(main())


def test_corrections_are_counted_and_name_nobody_and_come_to_a_pack(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/arena.db"
    filled(url)
    printed = CliRunner().invoke(app, ["box", "corrections", "herosi", "--database", url])
    assert printed.exit_code == 0, printed.output
    for private in ("Secret", "Kowalski", "link", "code", "p0"):
        assert private not in printed.stdout
    found = corrections.read(printed.stdout, "said")
    assert (found["boxes"], found["left_out"]) == (4, 1)
    strength, life = sorted(found["fact"], key=lambda f: str(f["field"]), reverse=True)
    assert strength["values"] == [{"value": 2, "say": 3, "saw": 2}]
    assert (strength["ships"], strength["mark"], strength["confirmed"]) == (1, "reconstructed", 0)
    assert (life["field"], life["confirmed"], life["values"]) == ("life", 2, [])

    file = tmp_path / "said.toml"
    file.write_text(printed.stdout)
    taken = CliRunner().invoke(app, ["box", "take", str(file), "--least", "2"])
    assert taken.exit_code == 0, taken.output
    row = {"id": "wisp", "strength": 2, "source": {"strength": "box", "life": "box"}}
    assert packfile.read(taken.stdout)[2] == {"creatures.toml": {"creature": [row]}}
    none = CliRunner().invoke(app, ["box", "take", str(file), "--least", "3"])
    assert packfile.read(none.stdout)[2] == {}


def test_boxes_that_differ_are_left_to_a_human() -> None:
    found = corrections.gathered(HEROSI, [wisp(2, "strength"), wisp(2, "strength"), wisp(None, "strength")])
    assert corrections.taken(HEROSI, found, 1) == ({}, ["creatures.creature.wisp.strength"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "arenarium-report = 2\ngame = 'herosi'",
        "arenarium-report = 1\ngame = 'herosi'\nfact = 1",
        "arenarium-report = 1\ngame = 'herosi'\n[[fact]]\nfile = 'x'",
        "arenarium-report = 1\ngame = 'herosi'\n[[fact]]\nwho = 'Jan'",
        "a." * 40_000 + "b = 1",
    ],
)
def test_what_holds_no_corrections_is_said_so(text: str) -> None:
    with pytest.raises(BadData):
        corrections.read(text, "said")


def test_corrections_of_nonsense_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "said.toml"
    for field, value in (("life", "0"), ("wings", "1"), ("life", '"<script>"')):
        file.write_text(
            "arenarium-report = 1\ngame = 'herosi'\n[[fact]]\nfile = 'creatures.toml'\npath = ['creature', 'wisp']\n"
            f"field = '{field}'\nconfirmed = 0\nvalues = [{{ value = {value}, say = 9, saw = 9 }}]\n"
        )
        said = CliRunner().invoke(app, ["box", "take", str(file)])
        assert said.exit_code == 1
        assert "wisp" in said.output
        assert "Traceback" not in said.output
