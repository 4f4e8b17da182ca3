"""Studies for tests: begun, played in, told."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from arenarium.core.wire import check
from arenarium.games import games
from arenarium.server import wire
from arenarium.server.settings import Registry
from tests import toy
from tests.server.people import Json, Someone

GAMES = {game.name: game for game in games()}
ALL = Registry({**GAMES, "toll": toy.GAME}, {"toll": "tests.toy:GAME"})
_numbers = itertools.count()


def nonce() -> str:
    return f"n{next(_numbers)}"


async def begun(who: Someone, game: str = "toll", title: str = "Openings", **chapter: Any) -> Json:
    """A study that begins with a game's start."""
    study = await who.post("/api/studies", {"title": title, "chapter": {"game": game, **chapter}})
    check(study, wire.Study)
    return study


async def at(who: Someone, study: Json, node: int, query: str = "") -> Json:
    found = await who.get(f"/api/studies/{study['id']}/nodes/{node}{query}")
    assert set(found) == set(wire.StudyPosition.__annotations__)
    msgspec.json.decode(msgspec.json.encode(found), type=wire.StudyPosition)
    return found


def asked(position: Json) -> tuple[int, list[str]]:
    """Who is asked, and the options."""
    for view in position["views"]:
        for question in view["questions"]:
            if question["seat"] == view["seat"] and "options" in question:
                return view["seat"], question["options"]
    raise AssertionError("nobody is asked")


async def add(who: Someone, study: Json, node: int, *line: tuple[int, str], link: str = "", **more: Any) -> Json:
    body = {"node": node, "line": [{"seat": s, "text": t} for s, t in line], "n": nonce(), **more}
    done = await who.post(f"/api/studies/{study['id']}/add{link}", body)
    check(done, wire.StudyDone)
    return done


async def play(who: Someone, study: Json, node: int, answers: int, option: int = 0) -> list[int]:
    """So many answers below a node, each one of the options; the nodes they lead to."""
    nodes = []
    for _ in range(answers):
        seat, options = asked(await at(who, study, node))
        node = (await add(who, study, node, (seat, options[option % len(options)])))["node"]
        nodes.append(node)
    return nodes


async def put(who: Someone, study: Json, node: int, what: str, link: str = "") -> Json:
    return await who.post(f"/api/studies/{study['id']}/nodes/{node}/put{link}", {"what": what, "n": nonce()})


async def note(who: Someone, study: Json, node: int, seen: int, link: str = "", **said: Any) -> Json:
    body = {"seen": seen, "n": nonce(), **said}
    return await who.post(f"/api/studies/{study['id']}/nodes/{node}/note{link}", body)


async def refused(who: Someone, path: str, body: Json) -> tuple[int, str]:
    answer = await who.http.post(path, json=body)
    assert answer.status_code >= 400, answer.text
    error = answer.json()["error"]
    assert error["message"]
    assert "{ $" not in error["message"]
    return answer.status_code, error["key"]


async def whole(who: Someone, study: Json, link: str = "") -> Json:
    found = await who.get(f"/api/studies/{study['id']}{link}")
    check(found, wire.Study)
    return found


def tree(study: Json, chapter: int = 0) -> Any:
    """A chapter as texts within texts."""
    below: dict[int | None, list[Json]] = {}
    for node in study["chapters"][chapter]["nodes"]:
        below.setdefault(node["parent"], []).append(node)

    def of(node: Json) -> Any:
        under = [of(x) for x in below.get(node["id"], [])]
        return [node["text"], *under] if under else node["text"]

    return of(below[None][0])


def applied(study: Json, edits: list[Json]) -> Json:
    """What a client makes of a study by what it is told. Changes it has already are left out."""
    study = {**study, "chapters": [{**c, "nodes": list(c["nodes"])} for c in study["chapters"]]}
    for e in edits:
        check(e, wire.StudyEdit)
        if e["revision"] <= study["revision"]:
            continue
        assert e["revision"] == study["revision"] + 1
        study["revision"] = e["revision"]
        apply(study, e)
    return study


def apply(study: Json, e: Json) -> None:
    chapters = {c["id"]: c for c in study["chapters"]}
    chapter = chapters.get(e.get("chapter", 0))
    match e["kind"]:
        case "study":
            study["title"] = e["title"]
        case "chapter":
            chapters[e["opened"]["id"]] = e["opened"]
            study["chapters"] = [chapters[key] for key in e["order"]]
        case "chapters":
            study["chapters"] = [chapters[key] for key in e["order"]]
        case "name":
            assert chapter is not None
            chapter["title"] = e["title"]
        case "gone" if e["node"] == e["chapter"]:
            study["chapters"] = [c for c in study["chapters"] if c["id"] != e["chapter"]]
        case "back" if "opened" in e:
            chapters[e["opened"]["id"]] = e["opened"]
            study["chapters"] = [chapters[key] for key in e["order"]]
        case _:
            assert chapter is not None
            chapter["nodes"] = grown(chapter["nodes"], e)


def grown(nodes: list[Json], e: Json) -> list[Json]:
    """The nodes of a chapter after a change, in their order."""
    below: dict[int | None, list[Json]] = {}
    for node in nodes:
        below.setdefault(node["parent"], []).append(dict(node))
    if e["kind"] == "note":
        said: Json = {k: e[k] for k in ("comment", "verdict", "marks") if k in e}
        for rows in below.values():
            for row in rows:
                if row["id"] == e["node"]:
                    row.update(said)
    elif e["kind"] == "gone":
        below = {key: [r for r in rows if r["id"] != e["node"]] for key, rows in below.items()}
    for node in e.get("nodes", []):
        below.setdefault(node["parent"], []).append(node)
    if "order" in e:
        by_id = {r["id"]: r for r in below[e["node"]]}
        below[e["node"]] = [by_id[key] for key in e["order"]]
    found: list[Json] = []
    left = list(below[None])
    while left:
        node = left.pop()
        found.append(node)
        left += reversed(below.get(node["id"], []))
    return found
