"""Saves of every schema ever shipped still load, and play on as they did when they were made."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path

import pytest

from arenarium.core import codec
from arenarium.core.kernel import Luck, apply, playout, questions
from arenarium.games.tashkalar.game import GAME
from arenarium.games.tashkalar.memory import memory_of
from arenarium.games.tashkalar.state import Bout

SAVES = Path(__file__).parent
# In the middle of effects: how many answers random play took from there, a hash of them all, and the places.
ENDS = (SAVES / "v2" / "ends.txt").read_text(encoding="utf-8").splitlines()


def load(file: Path) -> Bout:
    s: Bout = codec.load(GAME, json.loads(file.read_text(encoding="utf-8")))
    return s


@pytest.mark.parametrize("file", sorted(SAVES.glob("v*/*.json")), ids=lambda f: f"{f.parent.name}-{f.stem}")
def test_old_saves_load_and_play_on(file: Path) -> None:
    s = load(file)
    assert questions(s)
    playout(s, Luck(1), GAME.bound)
    assert GAME.result(s) is not None


def test_there_is_a_save_of_the_present_schema() -> None:
    assert list((SAVES / f"v{GAME.schema}").glob("*.json"))


@pytest.mark.parametrize("line", ENDS, ids=lambda line: line.split()[0])
def test_an_effect_goes_on_where_an_older_schema_left_it(line: str) -> None:
    name, answers, digest, *places = line.split()
    s = load(SAVES / "v2" / f"{name}.json")
    assert memory_of(s) is not None
    found = blake2b(digest_size=8)
    luck = Luck(1)
    n = 0
    while questions(s):
        d = questions(s)[0]
        action = luck.draw(d)
        found.update(f"{d.seat} {d.ask} {GAME.notate(s, action)} {d.count()}".encode())
        apply(s, d.seat, action)
        n += 1
    assert (n, found.hexdigest(), GAME.result(s)) == (int(answers), digest, [int(place) for place in places])


def test_a_frame_is_not_changed_while_a_fork_plays_on() -> None:
    s = load(SAVES / "v3" / "doppelganger-copies-a-warp.json")
    before = GAME.pack(s)
    playout(s.clone(), Luck(2), GAME.bound)
    assert GAME.pack(s) == before
