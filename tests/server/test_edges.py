"""Where the server meets strangers: identity, origins, limits, headers."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from arenarium.server.boxes import one_name
from arenarium.server.edge.identity import COOKIE, Signer, clean, hashed_token, new_recovery, same
from arenarium.server.edge.pages import document, encodings, page
from arenarium.server.edge.rate_limits import Buckets
from arenarium.server.settings import Limits
from arenarium.server.wire.messages import one_line
from arenarium.words import LANGUAGES
from tests.server.house import TWO, House, play_on, run, until

# --- identity ------------------------------------------------------------------------------------


def test_a_name_is_enough_and_the_cookie_keeps_it(sqlite: str) -> None:
    async def test(house: House) -> None:
        nobody = await house.nobody()
        assert (await nobody.http.get("/api/me")).status_code == 401
        assert await nobody.get("/api/me?quiet=true") == {}
        answer = await nobody.http.post("/api/me", json={"name": "  Zoë \u202e\n x ", "lang": "pl"})
        assert answer.json()["name"] == "Zoë x"
        flags = answer.headers["set-cookie"].lower()
        assert "httponly" in flags
        assert "samesite=lax" in flags
        assert (await nobody.get("/api/me"))["id"] == answer.json()["id"]
        assert (await nobody.get("/api/me?quiet=true"))["id"] == answer.json()["id"]
        assert (await nobody.post("/api/me", {"name": "Zoe"}))["id"] == answer.json()["id"]

    run(sqlite, test)


def test_a_guest_plays_where_nobody_reads_a_name_and_sits_down_with_others_by_name(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, guest = await house.person("Ada"), await house.nobody()
        assert (await guest.post("/api/me", {"lang": "pl"}))["name"] == ""
        alone = {"game": "toll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        assert (await guest.post("/api/tables", alone))["state"] == "running"
        invites = await guest.http.post(
            "/api/tables", json={"game": "toll", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        assert invites.status_code == 403
        assert invites.json()["error"]["key"] == "server-refuse-nameless"
        made = await ada.post("/api/tables", {"game": "toll", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (await guest.http.post(f"/api/tables/{made['id']}/join", json={})).status_code == 403
        await guest.post("/api/me", {"name": "Zosia"})
        joined = await guest.post(f"/api/tables/{made['id']}/join")
        assert [s["name"] for s in joined["seats"]] == ["Ada", "Zosia"]

    run(sqlite, test)


def test_the_recovery_code_moves_a_person_to_another_device(sqlite: str) -> None:
    async def test(house: House) -> None:
        phone, laptop = await house.nobody(), await house.nobody()
        first = await phone.post("/api/me", {"name": "Ada"})
        moved = await laptop.post("/api/me/recover", {"code": f" {first['recovery'].upper()} "})
        assert moved["id"] == first["id"]
        assert "recovery" not in moved
        assert (await laptop.http.post("/api/me/recover", json={"code": new_recovery()})).status_code == 403
        fresh = await laptop.post("/api/me/recovery")
        assert (await phone.http.post("/api/me/recover", json={"code": first["recovery"]})).status_code == 403
        assert (await phone.post("/api/me/recover", {"code": fresh["recovery"]}))["id"] == first["id"]

    run(sqlite, test)


def test_a_new_recovery_code_shuts_every_other_device_out(sqlite: str) -> None:
    """A stolen code or cookie is worth nothing once its owner has asked for a new code."""

    async def test(house: House) -> None:
        owner = await house.nobody()
        first = await owner.post("/api/me", {"name": "Ada"})
        thief = await house.nobody()
        await thief.post("/api/me/recover", {"code": first["recovery"]})
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        table = (await owner.post("/api/tables", {"game": "toll", "seats": seats, "public": False}))["id"]
        stolen = await house.sit(thief, table)
        await stolen.until("view")
        await owner.post("/api/me/recovery")
        await stolen.until("closed")
        assert (await thief.http.get("/api/me")).status_code == 401
        assert (await owner.get("/api/me"))["id"] == first["id"]
        again = await house.sit(thief, table)
        assert (await again.until("error"))["d"]["kind"] == "denied"
        mine = await house.sit(owner, table)
        await mine.until("view")

    run(sqlite, test)


def test_recovery_codes_cannot_be_tried_out(sqlite: str) -> None:
    async def test(house: House) -> None:
        eve = await house.nobody()
        codes = [(await eve.http.post("/api/me/recover", json={"code": "x"})).status_code for _ in range(30)]
        assert codes[0] == 403
        assert codes[-1] == 429

    run(sqlite, test)


@pytest.mark.parametrize("cookie", ["", "x", "x.y", "a.b.c", "\x00.\xff", '"', "ada." + "0" * 32])
def test_a_forged_cookie_is_nobody(cookie: str) -> None:
    signer = Signer("ab" * 32)
    assert signer.person_in(f"{COOKIE}={cookie}") is None
    assert signer.person_in(f"other=1; {COOKIE}={signer.sign('ada')}") == "ada"
    assert Signer("cd" * 32).person(signer.sign("ada")) is None


@pytest.mark.parametrize(
    "odd", ['a={"x":1}', "a=b c", "bad[]=1", "x=\xe4", 'utm="a', "@x", "alone", "=x", ";;", f"{COOKIE}=x"]
)
def test_cookies_of_other_programs_on_the_host_sign_nobody_out(odd: str) -> None:
    """Everything on 127.0.0.1 shares its cookies, whatever the port."""
    signer = Signer("ab" * 32)
    assert signer.person_in(f"{odd}; {COOKIE}={signer.sign('ada~1')}") == "ada~1"
    assert signer.person_in(f"{COOKIE}={signer.sign('ada~1')}; {odd}") == "ada~1"


def test_a_cookie_cut_short_or_changed_anywhere_is_nobody() -> None:
    signer = Signer("ab" * 32)
    whole = signer.sign("ada~0123456789abcdef")
    for n in range(len(whole)):
        assert signer.person_in(f"{COOKIE}={whole[:n]}") is None
        other = "0" if whole[n] != "0" else "1"
        assert signer.person_in(f"{COOKIE}={whole[:n]}{other}{whole[n + 1 :]}") is None


def test_tokens_are_compared_by_hash() -> None:
    assert same(hashed_token("abc"), "abc")
    assert not same(hashed_token("abc"), "abd")
    assert not same(None, None)
    assert not same(None, "abc")
    assert not same(hashed_token(""), None)


# --- origins and headers ---------------------------------------------------------------------------


def test_pages_of_other_origins_are_kept_out(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        evil = {"Origin": "https://evil.example"}
        assert (await ada.http.post("/api/tables", json={}, headers=evil)).status_code == 403
        url = house.address.replace("http", "ws") + "/ws"
        with pytest.raises(InvalidStatus):
            await connect(url, additional_headers={**evil, "Cookie": ada.cookie()})
        for odd in ("http://[", "http://[::", "null", ""):  # the first once was a fault of the server's
            assert (await ada.http.post("/api/me", json={}, headers={"Origin": odd})).status_code == 403
            with pytest.raises(InvalidStatus) as kept_out:
                await connect(url, additional_headers={"Origin": odd, "Cookie": ada.cookie()})
            assert kept_out.value.response.status_code == 403
        for origin in (house.address, "https://friend.example"):
            socket = await connect(url, additional_headers={"Origin": origin, "Cookie": ada.cookie()})
            await socket.close()
        allowed = await ada.http.post("/api/me", json={"name": "A"}, headers={"Origin": "https://friend.example"})
        assert allowed.status_code == 200

    run(sqlite, test, origins=("https://friend.example",))


def test_every_answer_carries_the_security_headers(sqlite: str) -> None:
    async def test(house: House) -> None:
        nobody = await house.nobody()
        for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/healthz", "/assets/none.js"):
            answer = await nobody.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            here = house.address.removeprefix("http://")
            assert f"connect-src 'self' ws://{here} wss://{here};" in policy
            assert answer.headers["content-type"].count("charset") <= 1
        odd = await nobody.http.get("/", headers={"host": "x; script-src *"})
        assert "connect-src 'self';" in odd.headers["content-security-policy"]
        assert (await nobody.http.get("/")).headers["content-type"] == "text/html; charset=utf-8"
        assert (await nobody.http.get("/api/nothing")).status_code == 404
        assert (await nobody.http.get("/assets/none.js")).status_code == 404

    run(sqlite, test)


def test_head_is_answered_like_get_and_has_no_body(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, _, _, table = await house.match()
        http = house.people[0].http
        described = (await http.get("/api/schema/openapi.json")).json()["paths"]
        plain = [path for path, ways in described.items() if "get" in ways and "{" not in path]
        assert len(plain) > 8
        files = ["/", "/t/abc", "/icon.svg", "/assets/none.js", "/docs/", "/api/nothing", "/api/schema/openapi.json"]
        for path in [*plain, *files, f"/api/tables/{table}", f"/api/tables/{table}/replay"]:
            got, head = await http.get(path), await http.head(path)
            assert (head.status_code, head.content) == (got.status_code, b""), path
            if path != "/metrics":  # which counts itself
                same = [{k: v for k, v in answer.headers.items() if k != "date"} for answer in (got, head)]
                assert same[0] == same[1], path
        assert (await http.head("/api/tables/none/join")).status_code == 405

    run(sqlite, test)


def test_a_file_of_the_client_is_sent_as_small_as_it_is_taken(tmp_path: Path) -> None:
    root = tmp_path / "web"
    (root / "assets").mkdir(parents=True)
    (root / "assets" / "a-123.js").write_text("a" * 2000)
    (root / "assets" / "a-123.js.br").write_bytes(b"brotli")
    (root / "assets" / "a-123.js.gz").write_bytes(b"gzip")
    (root / "assets" / "b-123.css").write_text("b" * 2000)
    (root / "assets" / "c-123.woff2").write_bytes(b"c" * 2000)

    def told(path: str, header: str) -> tuple[str, bytes]:
        sent = page(root, path, encodings(header))
        assert sent.kind == page(root, path).kind
        return sent.encoding, sent.content

    assert told("/assets/a-123.js", "gzip, deflate, br, zstd") == ("br", b"brotli")
    assert told("/assets/a-123.js", "br;q=0, gzip;q=0.5") == ("gzip", b"gzip")
    assert told("/assets/a-123.js", "") == ("", b"a" * 2000)
    encoding, content = told("/assets/b-123.css", "gzip, br")  # nothing lies ready
    assert encoding == "gzip"
    assert gzip.decompress(content) == b"b" * 2000
    assert told("/assets/c-123.woff2", "gzip, br") == ("", b"c" * 2000)  # a font is packed already


def test_the_client_is_served_from_its_folder_and_nothing_else(tmp_path: Path) -> None:
    root = tmp_path / "web"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("first page")
    (root / "assets" / "a-123.js").write_text("1")
    (root / ".hidden").write_text("x")
    (tmp_path / "secret.txt").write_text("secret")
    assert page(root, "/assets/a-123.js").cache.endswith("immutable")
    assert page(root, "/assets/a-123.js").kind.startswith(("text/javascript", "application/javascript"))
    assert page(root, "/").content == page(root, "/t/42").content == b"first page"
    for path in ("/../secret.txt", "/..%2fsecret.txt", "//etc/passwd", "/.hidden", "/assets/../../secret.txt", "/\0"):
        assert b"secret" not in page(root, path).content
        assert b"root:" not in page(root, path).content
    (root / "index.html").unlink()
    assert b"make web" in page(root, "/").content


def test_a_client_that_is_being_built_says_so_in_every_language_and_comes_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, building = tmp_path / "web", tmp_path / "building"
    monkeypatch.setenv("ARENARIUM_WARMING", str(building))
    building.touch()
    warming = page(root, "/t/some-table").content.decode()
    assert "warming up" in warming
    assert "rozgrzewa" in warming
    assert 'http-equiv="refresh" content="2"' in warming
    root.mkdir()
    (root / "index.html").write_text("<html>built")
    assert page(root, "/t/some-table").content == b"<html>built"
    (root / "index.html").unlink()
    building.unlink()  # the build has failed
    assert b"make web" in page(root, "/").content


def test_documents_are_served_from_their_folder_or_a_sentence_says_what_to_do(sqlite: str, tmp_path: Path) -> None:
    absent = document(tmp_path / "site", "/index.html")
    assert absent.status == 404
    assert absent.content.count(b"make docs") == len(LANGUAGES), "in every language"
    (tmp_path / "site" / "pl").mkdir(parents=True)
    (tmp_path / "site" / "404.html").write_text("not here")
    (tmp_path / "site" / "pl" / "index.html").write_text("po polsku")
    (tmp_path / "secret.txt").write_text("secret")
    found = document(tmp_path / "site", "/pl/index.html")
    assert (found.content, found.kind, found.cache, found.status) == (b"po polsku", "text/html", "no-cache", 200)
    for path in ("/../secret.txt", "/pl/none.html", "/pl"):
        assert (document(tmp_path / "site", path).content, document(tmp_path / "site", path).status) == (
            b"not here",
            404,
        )

    async def test(house: House) -> None:
        nobody = await house.person()
        answer = await nobody.http.get("/docs")
        assert answer.headers["location"] == "/docs/index.html"
        for path in ("/docs/index.html", "/docs/none/at/all.html"):
            answer = await nobody.http.get(path)
            assert "script-src 'self';" in answer.headers["content-security-policy"]
            assert b"/assets/index" not in answer.content, "this is not the client"

    run(sqlite, test)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Zażółć gęślą jaźń: \U0001f600 \u2764\ufe0f", "Zażółć gęślą jaźń: \U0001f600 \u2764\ufe0f"),
        ("z\u00a0domu", "z\u00a0domu"),
        ("a\nb\x00c", "a b c"),
        ("\u202eadA", "adA"),  # from right to left
        ("H" + "\u0335" * 30 + "i", "H\u0335\u0335\u0335\u0335i"),  # over the lines of others
        ("\u0301\u0302\u3164\u2800", ""),
    ],
)
def test_a_line_that_others_read_is_what_it_looks_like(given: str, shown: str) -> None:
    """Chat, titles, what is said in studies; once only names were looked at so closely."""
    assert one_line(given) == shown
    assert one_line(shown) == shown


def test_the_name_of_a_box_is_what_it_looks_like() -> None:
    """It stands at tables of others."""
    assert one_name("  my\u202e \x07 box\u3164" + "\u0335" * 9) == "my box" + "\u0335" * 4
    assert one_name("x" * 100) == "x" * 60


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada\t \nLovelace ", "Ada Lovelace"),
        ("Zażółć Gęślą", "Zażółć Gęślą"),
        ("Nguye\u0302\u0303n", "Nguyễn"),
        ("Рита", "Рита"),
        ('<b>Ada</b> & "Bob"', '<b>Ada</b> & "Bob"'),  # the client shows text, never markup
        ("\u202eadA", "adA"),  # from right to left
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("\u3164", "?"),
        ("\u2800 \u115f", "?"),
        ("\u0301\u0302Ada", "Ada"),
        ("A" + "\u0335" * 30 + "da", "A\u0335\u0335\u0335\u0335da"),
        ("\u1019\u103c\u103d\u1031\u1038", "\u1019\u103c\u103d\u1031\u1038"),  # a Burmese syllable
        ("\U0001f600 Ada", "\U0001f600 Ada"),
        ("x" * 100, "x" * 40),
    ],
)
def test_names_are_what_they_look_like(given: str, shown: str) -> None:
    assert clean(given) == shown
    assert clean(shown) == shown


# --- limits ----------------------------------------------------------------------------------------


def test_a_flood_is_refused_and_the_connection_lives_on(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        for n in range(60):
            await a.send("undo", {"seat": 0, "to": 9, "n": f"f{n}"})
        refused = await a.until(lambda m: m["t"] == "refused" and m["d"]["kind"] == "too_much")
        assert refused["d"]["n"].startswith("f")
        assert (await b.act(1, "pledge 1"))["t"] == "ack"
        await a.answer("f59")
        while (answer := await a.act(0, "pledge 1"))["t"] != "ack":  # the flood may just have used up what there was
            assert answer["d"]["kind"] == "too_much"

    run(sqlite, test, limits=Limits(messages_per_second=20, burst=30))


def test_chat_is_limited_by_person_not_by_socket(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        tabs = [a, *[await house.sit(ada, table) for _ in range(4)]]
        for tab in tabs[1:]:
            await tab.until("view")
        for n in range(10):
            for tab in tabs:
                await tab.send("chat", {"text": f"line {n}"})
        for tab in tabs:
            assert (await tab.until("error"))["d"]["key"] == "server-refuse-chat-rate"
        await b.send("chat", {"text": "stop it"})
        await b.until(lambda m: m["t"] == "chat" and m["d"]["name"] == "Bob")
        assert sum(m["t"] == "chat" for m in b.messages) <= 12

    run(sqlite, test)


def test_a_line_without_anything_to_read_is_refused(sqlite: str) -> None:
    """A client waits until its line comes back: silence would leave it waiting."""

    async def test(house: House) -> None:
        _, _, a, b, _ = await house.match()
        for text in ("\u200b", " \n ", "\x07\u202e", "\u3164\u2800", "\u0301\u0302"):
            await a.send("chat", {"text": text})
            assert (await a.until("error"))["d"]["key"] == "server-refuse-chat-empty"
        await a.send("chat", {"text": "\u202ehello"})
        assert (await b.until("chat"))["d"]["text"] == "hello"

    run(sqlite, test)


def test_a_language_that_is_changed_is_spoken_at_once(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada, _, a, _, _ = await house.match()
        for lang, said in (("en", "nothing to read"), ("pl", "nic do przeczytania")):
            await ada.post("/api/me", {"lang": lang})
            await a.send("chat", {"text": " "})
            assert said in (await a.until("error"))["d"]["message"]
        assert (await ada.get("/api/me"))["lang"] == "pl"

    run(sqlite, test)


@pytest.mark.parametrize("what", ["draw", "undo"])
def test_nobody_is_asked_without_end(sqlite: str, what: str) -> None:
    """Who declines a draw or a takeback is not asked again at once, however many sockets the other opens."""

    async def test(house: House) -> None:
        ada, _, a, b, table = await house.match()
        house.hub.offer_limits = Buckets(1e-9, 3)  # as if no time passed
        await play_on([a, b], 4)
        tabs = [a, await house.sit(ada, table)]
        asked = 0
        for n in range(12):
            tab = tabs[n % 2]
            await tab.send(what, {"seat": 0, "n": f"o{n}", **({"to": 0} if what == "undo" else {})})
            answer = await tab.answer(f"o{n}")
            if answer["t"] == "refused":
                assert answer["d"]["key"] == "server-refuse-offers"
                assert answer["d"]["args"]["seconds"] > 0
                break
            asked += 1
            await b.send("consent", {"what": what, "yes": False, "n": f"c{n}"})
            assert (await b.answer(f"c{n}"))["t"] == "ack"
        assert asked == 3
        await b.send(what, {"seat": 1, "n": "mine", **({"to": 0} if what == "undo" else {})})
        assert (await b.answer("mine"))["t"] == "ack"

    run(sqlite, test)


def test_messages_too_long_are_refused(sqlite: str) -> None:
    async def test(house: House) -> None:
        _, _, a, _, _ = await house.match()
        await a.send("chat", {"text": "x" * 20_000})
        assert (await a.until("error"))["d"]["key"] == "server-refuse-size"
        await a.send("chat", {"text": "x" * 501})
        assert (await a.until("error"))["d"]["key"] == "server-refuse-data"
        assert (await a.act(0, "pledge 1"))["t"] == "ack"
        huge = await house.people[0].http.post("/api/me", content=b"x" * 1_000_000)
        assert huge.status_code == 413

    run(sqlite, test)


def test_connections_are_limited_by_address(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        made = await ada.post("/api/tables", {"game": "toll", "seats": TWO})
        chairs = [await house.sit(ada, made["id"]) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await house.sit(ada, made["id"])
        await chairs[0].close()
        await until(lambda: len(house.server.table.sockets.open) == 2)
        await house.sit(ada, made["id"])

    run(sqlite, test, limits=Limits(connections_per_address=3))


def test_tables_and_people_are_limited(sqlite: str) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        body = {"game": "toll", "seats": TWO}
        codes = [(await ada.http.post("/api/tables", json=body)).status_code for _ in range(4)]
        assert codes == [201, 201, 201, 429]
        new = [(await (await house.nobody()).http.post("/api/me", json={"name": "x"})).status_code for _ in range(4)]
        assert new == [200, 200, 200, 429]

    run(sqlite, test, limits=Limits(tables_per_hour=3, people_per_hour=4))


@pytest.mark.parametrize(
    "data",
    [
        "",
        "null",
        "[]",
        "{",
        '{"t": 1}',
        '{"t": "act"}',
        '{"t": "dance", "d": {}}',
        '{"t": "act", "d": []}',
        '{"t": "act", "d": {"seat": 0, "text": "pledge 1"}}',
        '{"t": "act", "d": {"seat": "0", "text": "pledge 1", "n": "x"}}',
        '{"t": "act", "d": {"seat": 99, "text": "pledge 1", "n": "x"}}',
        '{"t": "undo", "d": {"seat": 0, "to": -7, "n": "x"}}',
        '{"t": "hello", "d": {"v": 2, "table": "x"}}',
        '{"t": "hello", "d": {"v": 1, "table": "no such table"}}',
        '{"t": "ask", "d": {"id": "1", "what": "?", "seat": 1}}',
        "[" * 5000,
        b"\xff\xfe\x00",
    ],
)
def test_whatever_comes_is_answered_and_the_connection_lives_on(sqlite: str, data: str | bytes) -> None:
    async def test(house: House) -> None:
        _, _, a, _, table = await house.match()
        await a.raw(data)
        answer = await a.until(lambda m: m["t"] in ("error", "refused", "answer"))
        said = answer["d"].get("refused", answer["d"])
        assert said["message"] not in ("", said["key"])
        await a.send("hello", {"v": 1, "table": table})
        await a.until("view")
        assert (await a.act(0, "pledge 1"))["t"] == "ack"

    run(sqlite, test)


DEEP = '{"game": "toll", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"hand": %s}}'


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", DEEP % ("[" * 1000 + "]" * 1000)),
        ("/api/tables", DEEP % ('{"a":' * 40_000 + "1" + "}" * 40_000)),
        ("/api/me", "[" * 120_000),
        ("/api/me", b'{"name": "\xff"}'),
        ("/api/me", b'{"name": "\\ud800"}'),
        ("/api/me", '{"webhook": "http://[::"}'),
        ("/api/tables", DEEP % ("9" * 400)),
        ("/api/tables", DEEP % ("-" + "9" * 4000)),
        ("/api/tables", DEEP % "1e999"),
    ],
    ids=lambda x: str(x)[:60],
)
def test_bodies_made_to_break_something_are_refused(sqlite: str, path: str, body: str | bytes) -> None:
    async def test(house: House) -> None:
        ada = await house.person()
        answer = await ada.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"]["message"]
        assert (await ada.get("/api/me"))["name"] == "Ada"

    run(sqlite, test)


def test_an_address_longer_than_any_file_name_is_the_clients_own(sqlite: str) -> None:
    async def test(house: House) -> None:
        nobody = await house.nobody()
        assert (await nobody.http.get("/t/" + "a" * 30_000)).status_code == 200
        assert (await nobody.http.get("/" + "a" * 300 + ".js")).status_code == 404

    run(sqlite, test)


def test_two_tabs_of_one_player_are_in_step(sqlite: str) -> None:
    """What one does the other sees; when both answer at once one is heard and the other told so."""

    async def test(house: House) -> None:
        ada, _, first, b, table = await house.match()
        second = await house.sit(ada, table)
        await second.until("view")
        both = await asyncio.gather(first.act(0, "pledge 1", n="x"), second.act(0, "pledge 2", n="y"))
        assert sorted(m["t"] for m in both) == ["ack", "refused"]
        same = await asyncio.gather(first.act(0, "pledge 1", n="z"), second.act(0, "pledge 1", n="z"))
        assert {m["t"] for m in same} == {"refused"}
        again = await asyncio.gather(b.act(1, "pledge 1", n="b"), b.act(1, "pledge 1", n="b"))
        assert [m["t"] for m in again] == ["ack", "ack"]
        assert again[0]["d"]["seq"] == again[1]["d"]["seq"]
        await until(lambda: first.views[0] == second.views[0] and first.views[0]["seq"] >= 2)
        assert first.entries == second.entries
        await second.close()
        assert first.info["seats"][0].get("here")  # one tab is enough

    run(sqlite, test)
