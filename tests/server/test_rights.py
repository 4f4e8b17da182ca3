"""Who may do what: every route, and every message of the socket, asked by nobody, a stranger, somebody with a link, a
fellow player (of a study: an author) and the owner of a private table, study and box."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from arenarium.server.app import ROUTES
from arenarium.server.wire.messages import KINDS
from tests.server.house import House, run
from tests.server.people import Json, Someone
from tests.server.studies import ALL, begun, nonce, play
from tests.server.test_shelf import finished

ROLES = ("nobody", "stranger", "with a link", "fellow", "owner")
INVITED: list[Json] = [{"kind": "me"}, {"kind": "invite"}]
HOTSEATS: list[Json] = [{"kind": "hotseat"}, {"kind": "hotseat"}]


class Row(NamedTuple):
    """A request, and the status that each role is answered with."""

    method: str
    path: str
    body: Json | None
    nobody: int
    stranger: int
    linked: int
    fellow: int
    owner: int


def got(path: str, *statuses: int) -> Row:
    return Row("GET", path, None, *statuses)


def sent(path: str, body: Json, *statuses: int) -> Row:
    return Row("POST", path, body, *statuses)


NOTE = {"seen": 0, "verdict": "good"}
LOOKED_BACK = {"title": "x", "chapter": {"table": "{over}", "token": "{watch_over}"}}
PEEPED = {"title": "x", "chapter": {"table": "{running}", "token": "{watch}"}}
PLAYED = {"node": 1, "line": [{"seat": 0, "text": "pledge 2"}]}
# In the order in which they are asked: what would end a thing comes last, and each role before the one that may more.
TABLES = [
    got("/api/tables/{running}?token={watch}", 403, 403, 200, 200, 200),
    got("/api/tables/{running}/pack?token={watch}", 403, 403, 200, 200, 200),
    got("/api/tables/{running}/export?token={watch}", 403, 403, 200, 200, 200),
    got("/api/tables/{running}/replay?token={watch}", 403, 403, 200, 200, 200),
    got("/api/tables/{running}/replay?seat=-1&token={watch}", 403, 403, 200, 200, 200),
    got("/api/tables/{running}/replay?seat=0&token={watch}", 403, 403, 403, 403, 200),
    got("/api/tables/{running}/replay?seat=1&token={watch}", 403, 403, 403, 200, 403),
    got("/api/tables/{running}/luck?token={watch}", 403, 403, 409, 409, 409),
    got("/api/tables/{running}/analysis?token={watch}", 403, 403, 409, 409, 409),
    got("/api/tables/{running}/line?seat=0&at=0&answer=x&token={watch}", 403, 403, 409, 409, 409),
    got("/api/tables/{running}/position?at=0&token={watch}", 403, 403, 409, 409, 409),
    sent("/api/tables/{running}/join", {"token": "{watch}"}, 401, 403, 409, 200, 200),
    sent("/api/tables/{running}/join", {"seat": 1, "token": "{watch}"}, 401, 403, 409, 200, 200),
    sent("/api/tables/{running}/leave", {}, 401, 403, 403, 409, 409),
    sent("/api/tables/{running}/invite", {"seat": 1}, 401, 403, 403, 403, 409),
    sent("/api/tables/{running}/start", {}, 401, 403, 403, 403, 409),
    sent("/api/tables/{running}/rematch", {}, 401, 403, 403, 409, 409),
    sent("/api/tables/{running}/branch", {"at": 0, "seats": HOTSEATS}, 401, 403, 403, 409, 409),
    sent("/api/tables/{running}/shelf", {"what": "hidden"}, 401, 403, 403, 409, 409),
    sent("/api/tables/{running}/shelf", {"what": "deleted"}, 401, 403, 403, 409, 409),
    sent("/api/tables/{running}/shelf", {"what": None}, 401, 403, 403, 200, 200),
    sent("/api/tables/{running}/share", {}, 401, 403, 403, 200, 200),
    sent("/api/studies", PEEPED, 401, 403, 409, 409, 409),
    got("/api/tables/{over}?token={watch_over}", 403, 403, 200, 200, 200),
    got("/api/tables/{over}/export?token={watch_over}", 403, 403, 200, 200, 200),
    got("/api/tables/{over}/replay?seat=0&token={watch_over}", 403, 403, 200, 200, 200),
    got("/api/tables/{over}/luck?token={watch_over}", 403, 403, 200, 200, 200),
    got("/api/tables/{over}/analysis?token={watch_over}", 403, 403, 200, 200, 200),
    got("/api/tables/{over}/line?seat=0&at=0&answer=x&token={watch_over}", 403, 403, 200, 200, 200),
    got("/api/tables/{over}/position?at=0&token={watch_over}", 403, 403, 409, 409, 409),
    sent("/api/tables/{over}/join", {"token": "{watch_over}"}, 401, 403, 409, 200, 200),
    sent("/api/tables/{over}/leave", {}, 401, 403, 403, 409, 409),
    sent("/api/tables/{over}/branch", {"at": 0, "seats": HOTSEATS}, 401, 403, 403, 201, 201),
    sent("/api/tables/{over}/rematch", {}, 401, 403, 403, 201, 201),
    sent("/api/tables/{over}/shelf", {"what": "done"}, 401, 403, 403, 409, 409),
    sent("/api/tables/{over}/shelf", {"what": "deleted"}, 401, 403, 403, 200, 200),
    sent("/api/tables/{over}/share", {}, 401, 403, 403, 200, 200),
    sent("/api/studies", LOOKED_BACK, 401, 403, 201, 201, 201),
    got("/api/tables/{open}?token={watch_open}", 403, 403, 200, 200, 200),
    got("/api/tables/{open}/export?token={watch_open}", 403, 403, 409, 409, 409),
    got("/api/tables/{open}/replay?token={watch_open}", 403, 403, 409, 409, 409),
    sent("/api/tables/{open}/join", {}, 401, 403, 403, 409, 409),
    sent("/api/tables/{open}/join", {"token": "{watch_open}"}, 401, 403, 403, 409, 409),
    sent("/api/tables/{open}/join", {"seat": 0, "token": "{watch_open}"}, 401, 403, 403, 409, 200),
    sent("/api/tables/{open}/start", {}, 401, 403, 403, 403, 409),
    sent("/api/tables/{open}/invite", {"seat": 2}, 401, 403, 403, 403, 200),
    sent("/api/tables/{open}/invite", {"seat": 1}, 401, 403, 403, 403, 409),
    sent("/api/tables/{open}/leave", {}, 401, 403, 403, 200, 200),
]  # fmt: skip
STUDIES = [
    got("/api/studies/{study}?link={read}", 404, 404, 200, 200, 200),
    got("/api/studies/{study}/file?link={read}", 404, 404, 200, 200, 200),
    got("/api/studies/{study}/nodes/{node}?link={read}", 404, 404, 200, 200, 200),
    got("/api/studies/{study}/nodes/{node}/line?link={read}", 404, 404, 200, 200, 200),
    got("/api/studies/{study}/nodes/{node}/text?link={read}", 404, 404, 409, 409, 409),
    sent("/api/studies/{study}/nodes/{node}/ask?link={read}", {"what": "why", "args": {}}, 404, 404, 200, 200, 200),
    sent("/api/studies/{study}/nodes/{node}/note?link={read}", NOTE, 401, 404, 403, 200, 200),
    sent("/api/studies/{study}/nodes/{node}/put?link={read}", {"what": "first"}, 401, 404, 403, 200, 200),
    sent("/api/studies/{study}/add?link={read}", PLAYED, 401, 404, 403, 200, 200),
    sent("/api/studies/{study}/title?link={read}", {"title": "x"}, 401, 404, 403, 200, 200),
    sent("/api/studies/{study}/chapters?link={read}", {"title": "x", "game": "toll"}, 401, 404, 403, 200, 200),
    sent("/api/studies/{study}/chapters/1/title?link={read}", {"title": "x"}, 401, 404, 403, 200, 200),
    sent("/api/studies/{study}/order?link={read}", {"chapters": [1]}, 401, 404, 403, 409, 409),
    sent("/api/studies/{study}/copy?link={read}", {}, 401, 404, 201, 201, 201),
    sent("/api/studies/{study}/share", {"what": "read", "shared": True}, 401, 404, 404, 403, 200),
    sent("/api/studies/{study}/shelf", {"what": "deleted"}, 401, 404, 404, 404, 200),
    sent("/api/studies/{study}/shelf", {"what": None}, 401, 404, 404, 404, 200),
    sent("/api/studies/{study}/join", {"link": "nonsense"}, 401, 404, 404, 200, 200),
    sent("/api/studies/{study}/join", {"link": "{read}"}, 401, 404, 200, 200, 200),
    sent("/api/studies/{study}/leave", {}, 401, 200, 200, 200, 200),
    got("/api/studies", 401, 200, 200, 200, 200),
]  # fmt: skip
EVERYBODY = [
    got("/api/me", 401, 200, 200, 200, 200),
    got("/api/me/matches", 401, 200, 200, 200, 200),
    got("/api/me/learned", 401, 200, 200, 200, 200),
    got("/api/me/export", 401, 200, 200, 200, 200),
    got("/api/tables?state=mine", 401, 200, 200, 200, 200),
    sent("/api/tables", {"game": "toll", "seats": HOTSEATS}, 401, 201, 201, 201, 201),
    got("/api/me/box/herosi", 401, 200, 200, 200, 200),
    got("/api/me/box/herosi/file", 401, 200, 200, 200, 200),
    sent("/api/me/box/herosi", {}, 401, 200, 200, 200, 200),
    sent("/api/me/box/herosi/file", {"text": "arenarium = 1\ngame = 'herosi'"}, 401, 200, 200, 200, 200),
    sent("/api/me/box/herosi/take", {"link": "{box}"}, 401, 200, 200, 200, 200),
    sent("/api/me/box/herosi/link", {"shared": False}, 401, 200, 200, 200, 200),
    sent("/api/me/recover", {"code": "x"}, 403, 403, 403, 403, 403),
    sent("/api/positions", {"game": "toll", "box": "nonsense"}, 404, 404, 404, 404, 404),
    sent("/api/positions", {"game": "toll"}, 200, 200, 200, 200, 200),
    sent("/api/positions/ask", {"game": "toll", "text": "", "what": "why"}, 400, 400, 400, 400, 400),
    sent("/api/scenarios/play", {"text": ""}, 401, 400, 400, 400, 400),
    sent("/api/scenarios/toll/x/play", {}, 401, 404, 404, 404, 404),
    sent("/api/puzzles/herosi/x/play", {}, 401, 404, 404, 404, 404),
    sent("/api/puzzles/herosi/x/answer", {"answers": ["x"]}, 401, 404, 404, 404, 404),
    sent("/api/puzzles/herosi/x/help", {"what": "hint"}, 401, 404, 404, 404, 404),
    sent("/api/studies/file", {}, 401, 400, 400, 400, 400),
    sent("/api/me/recovery", {}, 401, 200, 200, 200, 200),
    sent("/api/me/forget", {}, 401, 200, 200, 200, 200),
]
# What anybody may read, and what is about nobody.
PUBLIC = {
    "/", "/api/boxes/{link:str}", "/api/games", "/api/games/{game:str}/box", "/api/games/{game:str}/catalogue",
    "/api/games/{game:str}/texts/{lang:str}", "/api/puzzles/{game:str}", "/api/puzzles/{game:str}/{name:str}",
    "/api/scenarios", "/api/scenarios/{game:str}/{name:str}", "/api/scenarios/{game:str}/{name:str}/picture",
    "/api/server", "/docs", "/docs/{path:path}", "/healthz", "/metrics", "/readyz", "/{path:path}",
}  # fmt: skip
BEGINS = {"/api/me", "/api/me/leave"}  # how one comes and goes


def shape(path: str) -> str:
    """A route without the names of what stands in it."""
    parts = path.partition("?")[0].split("/")
    own = ("herosi", "toll", "x", "1")
    return "/".join("*" if p.startswith("{") or p in own else p for p in parts)


def test_the_rights_of_every_route_are_said() -> None:
    rows = [*TABLES, *STUDIES, *EVERYBODY]
    said = {(row.method, shape(row.path)) for row in rows}
    there = {
        (method, shape(path))
        for route in ROUTES
        for path in route.paths
        for method in route.http_methods
        if not (method == "GET" and path in PUBLIC) and not (method == "POST" and path in BEGINS)
    }
    assert said == there


def filled(given: Any, known: dict[str, str]) -> Any:
    if isinstance(given, str):
        return given.format(**known) if "{" in given else given
    if isinstance(given, dict):
        return {key: filled(value, known) for key, value in given.items()}
    return given


async def answers(row: Row, who: list[Someone], known: dict[str, str]) -> list[int]:
    found = []
    for role, someone in zip(ROLES, who):
        # Only whoever has a link says it; seats and names do for the others.
        keys = {k: v if role == "with a link" else "" for k, v in known.items() if k.startswith(("watch", "read"))}
        body = filled(row.body, {**known, **keys})
        if isinstance(body, dict) and row.path.startswith("/api/studies/{"):
            body["n"] = nonce()
        if isinstance(body, dict) and body.get("token") == "":
            del body["token"]
        answer = await someone.http.request(row.method, filled(row.path, {**known, **keys}), json=body)
        found.append(answer.status_code)
    return found


@pytest.mark.parametrize("rows", [TABLES, STUDIES, EVERYBODY], ids=["tables", "studies", "everybody"])
def test_every_route_is_for_those_whom_it_is_for(sqlite: str, rows: list[Row]) -> None:
    async def test(house: House) -> None:
        who = [await house.nobody(), *[await house.person(name) for name in ("Eve", "Sue", "Bob", "Ada")]]
        bob, ada = who[3:]
        known: dict[str, str] = {"box": (await ada.post("/api/me/box/herosi/link", {"shared": True}))["link"]}
        for name, seats in (("running", INVITED), ("open", [*INVITED, {"kind": "invite"}])):
            made = await ada.post("/api/tables", {"game": "toll", "seats": seats, "public": False})
            known[name], links = made["id"], {k: v.split("token=")[1] for k, v in made["links"].items()}
            known["watch" if name == "running" else f"watch_{name}"] = links["watch"]
            await bob.post(f"/api/tables/{made['id']}/join", {"token": links["1"]})
        known["over"] = await finished(house, ada, INVITED, bob)
        shared = await ada.post(f"/api/tables/{known['over']}/share")
        known["watch_over"] = shared["link"].split("token=")[1]
        study = await begun(ada)
        known["study"] = study["id"]
        known["node"] = str((await play(ada, study, 1, 1))[0])
        for what in ("read", "write"):
            known[what] = (await ada.post(f"/api/studies/{study['id']}/share", {"what": what, "shared": True}))[what]
        await bob.post(f"/api/studies/{study['id']}/join", {"link": known["write"]})
        wrong = [
            (row.method, row.path, row.body, found, list(row[3:]))
            for row in rows
            if (found := await answers(row, who, known)) != list(row[3:])
        ]
        assert not wrong, "\n".join(map(str, wrong))

    run(sqlite, test, games=ALL)


# Each is about seat 0, which is the owner's. What is done last ends the match.
SAID: list[tuple[str, Json, tuple[str, ...]]] = [
    ("hello", {"v": 1, "seat": 0}, ("denied", "denied", "denied", "denied", "welcome")),
    ("hello", {"v": 1}, ("denied", "denied", "welcome", "welcome", "welcome")),
    ("view", {"seat": 0}, ("not_now", "not_now", "denied", "denied", "view")),
    ("view", {}, ("not_now", "not_now", "view", "view", "view")),
    ("since", {"seq": 0}, ("not_now", "not_now", "entries", "entries", "entries")),
    ("ask", {"id": "a", "what": "why", "seat": 0}, ("not_now", "not_now", "denied", "denied", "answer")),
    ("ask", {"id": "a", "what": "knowledge", "seat": 0}, ("not_now", "not_now", "denied", "denied", "answer")),
    ("ask", {"id": "a", "what": "hint"}, ("not_now", "not_now", "denied", "denied", "denied")),
    ("chat", {"text": "x"}, ("not_now", "not_now", "chat", "chat", "chat")),
    ("mute", {"who": "x", "on": True}, ("denied", "muted", "muted", "muted", "muted")),
    ("ping", {"at": 1}, ("pong", "pong", "pong", "pong", "pong")),
    ("study", {"id": "x"}, ("unknown", "unknown", "unknown", "unknown", "unknown")),
    ("act", {"seat": 0, "text": "pledge 1"}, ("not_now", "not_now", "denied", "denied", "ack")),
    ("undo", {"seat": 0, "to": 0}, ("not_now", "not_now", "denied", "denied", "ack")),
    ("consent", {"what": "undo", "yes": True}, ("not_now", "not_now", "denied", "ack", "stale")),
    ("draw", {"seat": 0}, ("not_now", "not_now", "denied", "denied", "ack")),
    ("consent", {"what": "draw", "yes": False}, ("not_now", "not_now", "denied", "ack", "stale")),
    ("pause", {"seat": 0}, ("not_now", "not_now", "denied", "denied", "ack")),
    ("resume", {"seat": 0}, ("not_now", "not_now", "denied", "denied", "ack")),
    ("sitin", {"seat": 0}, ("not_now", "not_now", "denied", "not_now", "ack")),
    ("back", {"seat": 0}, ("not_now", "not_now", "denied", "denied", "ack")),
    ("resign", {"seat": 0}, ("not_now", "not_now", "denied", "denied", "ack")),
]
OVER = ("act", "undo", "consent", "draw", "pause", "resume", "sitin", "back", "resign")


def test_every_message_is_for_those_whom_it_is_for(sqlite: str) -> None:
    assert {t for t, _, _ in SAID} == set(KINDS) - {"pong"}  # which is an answer

    async def test(house: House) -> None:
        who = [await house.nobody(), *[await house.person(name) for name in ("Eve", "Sue", "Bob", "Ada")]]
        made = await who[4].post("/api/tables", {"game": "toll", "seats": INVITED, "public": False})
        links = {k: v.split("token=")[1] for k, v in made["links"].items()}
        await who[3].post(f"/api/tables/{made['id']}/join", {"token": links["1"]})
        chairs = [await house.sit(one, made["id"]) for one in who]
        for chair in chairs:
            await chair.until(lambda m: m["t"] in ("error", "view"))
        wrong = []
        for t, d, expected in SAID:
            for role, chair, wanted in zip(ROLES, chairs, expected):
                said = {**d, **({"table": made["id"]} if t == "hello" else {"n": nonce()})}
                if t == "hello" and role == "with a link":
                    said["token"] = links["watch"]
                if t == "chat":
                    said["text"] = role
                await chair.send(t, said)
                while not (kind := told(await chair.next(), t, said)):
                    pass
                if t == "hello" and wanted == "welcome":
                    await chair.until("view")  # of which there is another below
                if kind != wanted:
                    wrong.append((t, d, role, kind, wanted))
        assert not wrong, "\n".join(map(str, wrong))
        for t in OVER:
            said = {"seat": 0, "text": "x", "to": 0, "what": "undo", "yes": True, "n": nonce()}
            await chairs[4].send(t, said)
            assert (await chairs[4].answer(said["n"]))["d"]["kind"] == "not_allowed"

    run(sqlite, test, games=ALL)


def told(m: Json, t: str, said: Json) -> str:
    """What a message is answered with: its type, or the kind of the refusal; nothing where it answers another."""
    d = m["d"]
    if m["t"] in ("error", "refused"):
        return str(d["kind"])
    if m["t"] == "answer":
        return str(d["refused"]["kind"]) if "refused" in d else "answer"
    mine = (m["t"] == "ack" and d["n"] == said.get("n")) or (m["t"] == t == "chat" and d["text"] == said["text"])
    plain = {"hello": "welcome", "view": "view", "since": "entries", "mute": "muted", "ping": "pong"}
    return m["t"] if mine or m["t"] == plain.get(t) else ""
