"""Forged files: whatever is changed in an exported match, `verify` and `import` notice, and never fall over."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from arenarium import games
from arenarium.cli.main import app
from arenarium.conformance import play_table, variants
from arenarium.core.matchfile import of_table
from arenarium.store.database import Database
from arenarium.store.seal import new_key, public_key, signed

Json = dict[str, Any]
SECRET = new_key()
run = CliRunner()


def given_up(seat: int) -> Json:
    """A match of Tash-Kalar that this seat gave up."""
    game = games.game("tashkalar")
    table = play_table(game, variants(game)[0], 3, most=30)
    table.adopt(table.propose_resign(seat))
    found: Json = json.loads(json.dumps(of_table(table)))
    return found


@pytest.fixture(scope="module")
def match() -> Json:
    """As its server exports it."""
    found = given_up(1)
    assert found["result"] == [1, 2]
    times = [1.5] * len(found["entries"])
    return signed({**found, "players": ["Ada", "Bob"], "table": "t1", "title": "", "made": 5.0, "times": times}, SECRET)


def verified(tmp_path: Path, data: Any, *more: str) -> tuple[int, str]:
    path = tmp_path / "match.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    done = run.invoke(app, ["verify", str(path), *more])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def test_a_sealed_match_is_fine(tmp_path: Path, match: Json) -> None:
    code, text = verified(tmp_path, match)
    assert code == 0, text
    assert public_key(SECRET) in text
    assert verified(tmp_path, match, "--key", public_key(SECRET))[0] == 0
    code, text = verified(tmp_path, match, "--key", public_key(new_key()))
    assert (code, "not signed with that key" in text) == (1, True)


def last(match: Json, kind: str) -> Json:
    row: Json = next(e for e in reversed(match["entries"]) if e["kind"] == kind)
    return row


FORGERIES: dict[str, Callable[[Json], Any]] = {
    "the winner": lambda m: m["result"].reverse(),
    "nonsense for a result": lambda m: m.update(result=[7, -3, "x"]),
    "no result": lambda m: m.update(result=None),
    "half of the log": lambda m: m.update(entries=m["entries"][:20], times=m["times"][:20]),
    "who gave up": lambda m: m.update(given_up(0)),
    "names": lambda m: m["players"].reverse(),
    "a time": lambda m: m["times"].__setitem__(0, 2.5),
    "a lot": lambda m: last(m, "lot").update(text=m["entries"][0]["text"] + " "),
    "an action": lambda m: last(m, "act").update(text="end"),
    "an event": lambda m: last(m, "act")["events"].append(["turn", [0], -1, None, False]),
    "an event's number": lambda m: next(e for e in m["entries"] if e["events"])["events"][0][1].append(3),
    "a seal on an entry": lambda m: m["entries"][3].update(sealed=not m["entries"][3]["sealed"]),
    "an entry after the end": lambda m: (
        m["entries"].append({**m["entries"][-1], "seq": len(m["entries"])}), m["times"].append(1.5),
    ),
    "an unknown kind": lambda m: m["entries"][-1].update(kind="gift"),
    "the seed": lambda m: m.update(seed="00" * 16),
    "the promise": lambda m: m.update(commitment="00" * 32),
    "an option": lambda m: m["options"].update(seats=10**9),
    "the position it began from": lambda m: m.update(origin={"state": {"seats": 10**9}}),
    "an unknown game": lambda m: m.update(game="chess"),
    "no seal": lambda m: m.pop("seal"),
    "another's seal": lambda m: m.update(seal={"key": "00" * 32, "signature": "00" * 64}),
    "nonsense for a seal": lambda m: m.update(seal=[1]),
    "a time that is none": lambda m: m["times"].__setitem__(0, float("nan")),
    "no beginning": lambda m: m.update(made=float("inf")),
    "words for a moment": lambda m: m.update(made="yesterday"),
    "a title that is none": lambda m: m.update(title={"a": 1}),
    "a name that ends a text": lambda m: m.update(players=["Ada\0", "Bob"]),
    "rules of tomorrow": lambda m: m.update(rules=10**30),
    "an id that is a number": lambda m: m.update(table=7),
    "a pack that is none": lambda m: m["options"].update(pack=[1]),
    "an option nobody knows": lambda m: m["options"].update(cheat=True),
    "places that are no numbers": lambda m: m.update(result=[1.0, 2.0]),
    "a draw": lambda m: m["entries"][-1].update(kind="draw", seat=-1, text="draw"),
    "an update of the rules": lambda m: m["entries"].__setitem__(
        -1, {**m["entries"][-1], "kind": "rebase", "seat": -1, "text": "{}", "events": []}
    ),
}  # fmt: skip


ONLY_THE_SEAL_TELLS = ("who gave up", "names", "a time", "no seal", "another's seal", "nonsense for a seal")


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forged_match_is_not_fine(tmp_path: Path, match: Json, what: str) -> None:
    forged = copy.deepcopy(match)
    FORGERIES[what](forged)
    assert verified(tmp_path, forged)[0] != 0
    forged.pop("seal", None)
    code, text = verified(tmp_path, forged)
    assert code != 0
    assert ("no server has signed" in text) == (what in ONLY_THE_SEAL_TELLS), text


@pytest.fixture(scope="module")
def live() -> Json:
    """A match of Herosi in real time, to its end: nothing in it needs anybody's word."""
    game = games.game("herosi")
    table = play_table(game, {**variants(game)[0], "pace": "live", "limit": 50}, 3)
    found: Json = json.loads(json.dumps(of_table(table)))
    return found


def test_what_real_time_added_needs_the_word_of_the_server(tmp_path: Path, live: Json) -> None:
    """In a live match events may stand before those of the rules. Nobody can work them out again."""
    assert verified(tmp_path, live)[0] == 0
    forged = copy.deepcopy(live)
    act = next(e for e in forged["entries"] if e["kind"] == "act" and e["events"])
    act["events"].insert(0, copy.deepcopy(act["events"][0]))
    code, text = verified(tmp_path, forged)
    assert (code, "real time" in text) == (1, True), text
    assert verified(tmp_path, signed(forged, SECRET))[0] == 0
    act["events"][0][0] = "no-such-kind"  # and what nobody could ever tell is no event at all
    assert verified(tmp_path, signed(forged, SECRET))[0] == 1


def test_a_replay_of_nonsense_is_a_sentence(tmp_path: Path, match: Json) -> None:
    forged = copy.deepcopy(match)
    forged["entries"][0]["events"].append(["no-such-kind", [0], -1, None, False])
    path = tmp_path / "match.json"
    path.write_text(json.dumps(forged), encoding="utf-8")
    done = run.invoke(app, ["replay", str(path)])
    assert (done.exit_code, type(done.exception)) == (1, SystemExit)
    assert "cannot be told" in done.output


def values(data: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places of everything in a file."""
    found = [at] if at else []
    rows = data.items() if isinstance(data, dict) else enumerate(data[:6]) if isinstance(data, list) else ()
    for key, value in rows:
        found += values(value, (*at, key))
    return found


def test_no_file_makes_it_fall_over(tmp_path: Path, match: Json) -> None:
    luck = random.Random(5)
    places = values(match)
    strange: list[Any] = [None, True, -1, 10**30, "", "☃", "9" * 50, [], [[]], {}, 1.5, {"seq": []}]
    for _ in range(150):
        forged = copy.deepcopy(match)
        *way, key = luck.choice(places)
        holder: Any = forged
        for step in way:
            holder = holder[step]
        if luck.random() < 0.2:
            del holder[key]
        else:
            holder[key] = luck.choice(strange)
        if luck.random() < 0.5:
            forged.pop("seal", None)
        if json.dumps(forged) != json.dumps(match):
            assert verified(tmp_path, forged)[0] != 0
    for text in ("", "[" * 100_000, "nul", '"x"', "{}", "\ud800"):
        path = tmp_path / "match.json"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        done = run.invoke(app, ["verify", str(path)])
        assert (done.exit_code, type(done.exception)) == (1, SystemExit)


LIES: dict[str, Callable[[Json], Any]] = {
    "a seed": lambda m: m.update(seed="00" * 16),
    "a promise": lambda m: m.update(commitment="00" * 32),
    "a lot": lambda m: last(m, "lot").update(text=m["entries"][0]["text"] + " "),
    "seats": lambda m: m["options"].update(seats=10**9),
    "an id": lambda m: m.update(table="../../etc/passwd"),
    "a result": lambda m: m["result"].reverse(),
    "the id of a scenario": lambda m: m.update(table="scenario:x"),
    "no end of time": lambda m: m.update(made=float("inf")),
    "a crowd": lambda m: m.update(players=["Ada"] * 8),
}


@pytest.mark.parametrize("what", LIES)
def test_lies_are_not_imported(tmp_path: Path, match: Json, what: str) -> None:
    bare = {k: v for k, v in copy.deepcopy(match).items() if k != "seal"}
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(match), encoding="utf-8")
    LIES[what](bare)
    bad.write_text(json.dumps(bare), encoding="utf-8")
    url = f"sqlite:///{tmp_path}/a.db"
    done = run.invoke(app, ["import", str(bad), str(good), "--database", url, "--json"])
    assert done.exit_code == 1
    told = json.loads(done.stdout)
    assert told["added"] == ["t1"]  # the honest one is there
    assert list(told["failed"]) == [str(bad)]


def test_whom_nobody_here_knows_is_told_of(tmp_path: Path, match: Json) -> None:
    files = {}
    for name in ("known", "own", "strange", "unsigned"):
        files[name] = tmp_path / f"{name}.json"
        bare = {k: v for k, v in {**match, "table": name}.items() if k != "seal"}
        signs = {"known": SECRET, "own": "ab" * 32, "strange": new_key()}.get(name)
        files[name].write_text(json.dumps(bare if signs is None else signed(bare, signs)), encoding="utf-8")
    url = f"sqlite:///{tmp_path}/a.db"
    Database(url).upgrade()
    connection = Database(url).connect()
    connection.run("INSERT INTO secrets (name, value) VALUES ('signing', ?)", ("ab" * 32,))
    connection.close()
    command = ["import", *map(str, files.values()), "--database", url, "--key", public_key(SECRET).upper()]
    done = run.invoke(app, [*command, "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["added"], told["unsigned"]) == (list(files), ["strange", "unsigned"])
    again = run.invoke(app, command)
    assert "not signed" not in again.output  # nothing came in
    other = run.invoke(app, ["import", str(files["own"]), "--database", f"sqlite:///{tmp_path}/b.db"])
    assert (other.exit_code, "1 of them not signed by a server known here" in other.output) == (0, True)


def test_one_bad_row_does_not_keep_the_others_from_being_exported(tmp_path: Path, match: Json) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    for name in ("one", "two", "three"):
        file = tmp_path / f"{name}.json"
        file.write_text(json.dumps({k: v for k, v in {**match, "table": name}.items() if k != "seal"}))
        assert run.invoke(app, ["import", str(file), "--database", url]).exit_code == 0
    connection = Database(url).connect()
    connection.run("UPDATE entries SET events = 'nonsense' WHERE table_id = 'two' AND seq = 3")
    connection.close()
    done = run.invoke(app, ["export", str(tmp_path / "out"), "--database", url, "--json"])
    assert done.exit_code == 1
    told = json.loads(done.stdout)
    assert [Path(f).name for f in told["files"]] == ["tashkalar-one.json", "tashkalar-three.json"]
    assert list(told["failed"]) == ["two"]
