"""Answers and the catalogue are of their declared types, and events name owners. Random play: tests/conformance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arenarium.core import wire
from arenarium.core.game import Json
from arenarium.core.kernel import apply
from arenarium.games.monolith.game import GAME
from arenarium.games.monolith.wire import BoardTile, EmptyHex
from arenarium.games.monolith.wire_answers import Catalogue, Moves, Preview, PreviewEnd
from arenarium.games.monolith.wire_events import Told
from tests.monolith.play import arena

KINDS = wire.kinds(Told)
OWNERS = {"tile": ("seat", "tile_seat"), "target": ("target_seat",), "victim": ("victim_seat",)}


def nodes(node: Json) -> Iterator[Json]:
    yield node
    for branch in node["branches"]:
        yield from nodes(branch["then"])


def test_answers_are_of_their_types() -> None:
    s = arena("c3:r.kni0 c2:b.wra3", "de la")
    wire.check(GAME.inquire(s, 0, "tile", {"hex": "c3"}), BoardTile)
    wire.check(GAME.inquire(s, 0, "tile", {"hex": "a1"}), EmptyHex)
    wire.check(GAME.inquire(s, 0, "moves", {"hex": "c3"}), Moves)
    wire.check(GAME.catalogue({}), Catalogue)


def test_a_preview_is_of_its_type() -> None:
    s = arena("c3:b.pla0 c2:r.pik1 d2:r.pik2 d1:r.reg0", "de gr")
    tree = GAME.inquire(s, 0, "preview", {"text": "battle"})
    assert tree.keys() == Preview.__annotations__.keys()
    for tile in tree["board"]:
        wire.check(tile, BoardTile)
    found = list(nodes(tree))
    assert len(found) > 1
    for node in found:
        assert node.keys() | {"board"} == Preview.__annotations__.keys()
        if node["end"] is not None:
            wire.check(node["end"], PreviewEnd)
        for segment in node["segments"]:
            for event in segment["events"]:
                wire.check(event, KINDS[event["kind"]])


def test_every_event_that_names_a_tile_names_its_owner() -> None:
    for kind, named in wire.fields(Told).items():
        names = [name for name, _ in named]
        for name, owners in OWNERS.items():
            assert name not in names or any(owner in names for owner in owners), kind


@pytest.mark.parametrize(
    ("tiles", "factions", "kinds"),
    [
        ("c3:r.pik0 c2:b.wra3e", "de la", {"struck", "trench_lost"}),
        ("c3:r.gol0 c2:b.spi1", "gr la", {"struck", "poisoned", "wounded"}),
        ("c3:r.gol0p c2:b.wra3#", "gr la", {"poison_works", "held", "net_lifted"}),
        ("c4:r.arq0 c2:b.kni3", "de de", {"stopped"}),
        ("c3:r.mor0 c2:b.gol3", "hf gr", {"morlock"}),
    ],
)
def test_a_battle_tells_whose_tiles_it_is_about(tiles: str, factions: str, kinds: set[str]) -> None:
    s = arena(tiles, factions, options={"mirror": True})
    owner = {tile["hex"]: tile["seat"] for tile in GAME.view(s, 0)["board"]}
    told = [GAME.tell(s, e, 0) or {} for e in apply(s, 0, GAME.parse(s, "battle"))]
    assert kinds <= {e["kind"] for e in told}
    for e in told:
        if "tile_seat" in e:
            assert e["tile_seat"] == owner[e["from"] if "from" in e else e["hex"]]
        if "target_seat" in e:
            assert e["target_seat"] == owner[e["to"]]
