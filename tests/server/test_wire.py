"""All that the server says is of the types it declares, from which the client's are written."""

from __future__ import annotations

from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

from arenarium.core.wire import Mistyped, check
from arenarium.server import wire
from arenarium.server.settings import Registry
from arenarium.server.wire.messages import KINDS
from arenarium.words import LANGUAGES
from tests.server.house import House, play_on, run
from tests.server.people import Json

TOLD = {
    t: hints["d"]
    for hints in (get_type_hints(kind, include_extras=True) for kind in get_args(wire.ServerMessage))
    for t in get_args(hints["t"])
}


def check_message(m: Json) -> None:
    if m["t"] == "view":  # what is in its view is of the game's own type
        msgspec.json.decode(msgspec.json.encode(m["d"]), type=wire.ViewMessage)
        fields = {f.name for f in msgspec.structs.fields(wire.ViewMessage)}
        assert set(m["d"]) <= fields
    else:
        check(m["d"], TOLD[m["t"]])


def test_what_is_not_declared_is_found() -> None:
    check_message({"t": "ack", "d": {"n": "n", "seq": 1}})
    with pytest.raises(Mistyped):
        check_message({"t": "ack", "d": {"seq": 1}})
    with pytest.raises(Mistyped):
        check_message({"t": "ack", "d": {"n": "n", "seq": 1, "secret": 2}})


def test_every_message_of_a_match_is_of_its_type(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, bob, a, b, table = await house.match(clock={"kind": "bank", "seconds": 600, "increment": 5})
        watching = await house.sit(await house.nobody(), table)
        await a.send("chat", {"text": "good luck"})
        await b.until("chat")
        await b.send("mute", {"who": a.someone.id, "on": True})
        await b.until("muted")
        await a.send("pause", {"seat": 0, "n": "p"})
        await a.answer("p")
        await b.send("consent", {"what": "pause", "yes": False, "n": "c"})
        await b.answer("c")
        await a.act(0, "dance")
        await a.send("ask", {"id": "1", "what": "why", "text": "dance"})
        await a.until("answer")
        await a.send("dance", {})
        await a.until("error")
        await a.send("ping", {"at": 1.0})
        await a.until("pong")
        await play_on([a, b])
        again = await house.sit(bob, table)
        await again.until("view")
        heard = [m for chair in (a, b, watching, again) for m in chair.messages]
        for m in heard:
            check_message(m)
        kinds = {m["t"] for m in heard}
        assert kinds >= {
            "welcome",
            "view",
            "entries",
            "ack",
            "refused",
            "error",
            "table",
            "chat",
            "muted",
            "answer",
            "pong",
        }
        assert kinds <= TOLD.keys()

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_every_answer_over_http_is_of_its_type(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, bob, a, b, table = await house.match()
        await play_on([a, b])
        check(await ada.get("/api/me"), wire.Me)
        check(await ada.get("/api/games"), wire.Games)
        check(await ada.get("/api/tables?state=mine"), wire.Lobby)
        check(await ada.get(f"/api/tables/{table}"), wire.TableInfo)
        check(await bob.get(f"/api/tables/{table}/replay"), wire.Replay)
        check(await bob.get(f"/api/tables/{table}/luck"), wire.LuckReport)
        check(await bob.get("/api/scenarios"), wire.Scenarios)
        made = await ada.post(f"/api/tables/{table}/rematch")
        check(made, wire.TableInfo)
        assert made["links"]["watch"].startswith(f"/t/{made['id']}")

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_a_game_is_listed_with_all_that_a_stranger_needs(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        (game,) = (await (await house.nobody()).get("/api/games"))["games"]
        assert game["name"] == "toll"
        assert game["modes"] == [{"name": "plain", "seats": [2, 3, 4], "teams": False}]
        assert [s["name"] for s in game["settings"]] == ["hand"]
        assert game["settings"][0] | {"choices": [1, 2, 3], "default": 2} == game["settings"][0]

    run(f"sqlite:///{tmp_path}/a.db", test)


def test_a_games_sentences_are_told_as_they_are_written(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        nobody = await house.nobody()
        for lang in LANGUAGES:
            answer = await nobody.http.get(f"/api/games/monolith/texts/{lang}")
            assert answer.headers["content-type"].startswith("text/plain")
            assert answer.headers["cache-control"].startswith("public")
            assert "monolith-name = " in answer.text
        assert (await nobody.http.get("/api/games/monolith/texts/xx")).status_code == 404
        assert (await nobody.http.get("/api/games/nogame/texts/en")).status_code == 404

    run(f"sqlite:///{tmp_path}/a.db", test, games=Registry.shipped())


def test_every_message_of_a_client_has_one_type() -> None:
    for kind in KINDS.values():
        assert getattr(wire, kind.__name__) is kind
