"""What the store promises of studies, on both databases."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from arenarium.core.game import Json
from arenarium.store.database import Database
from arenarium.store.rows import Person
from arenarium.store.shelf import Shelf
from arenarium.store.store import Store
from arenarium.store.studies import PARTS, Studies
from arenarium.store.study_changes import Pen
from arenarium.store.study_reading import whole
from arenarium.store.study_rows import (
    KEPT_EDITS,
    LARGE,
    MOST_CHAPTERS,
    MOST_LETTERS,
    MOST_NODES,
    MOST_STUDIES,
    Full,
    Moved,
    NewChapter,
    NewNode,
    NoStudy,
    NotYours,
    Who,
)
from arenarium.store.transfer import back_up, migrate
from tests.server.services import Postgres

ADA, BOB = Who("ada"), Who("bob")


def node(parent: int, text: str, *lots: str, **said: str) -> NewNode:
    return NewNode(parent, 0 if text else -1, text, list(lots), **said)  # type: ignore[arg-type]


def chapter(*nodes: NewNode, title: str = "One", **more: Json) -> NewChapter:
    start = '{"game":"toll"}'
    origin = {"kind": "start", "options": {}}
    return NewChapter(title, "toll", {"seats": 2}, 2, origin, start, [node(-1, ""), *nodes], **more)


def run(url: str, test: Callable[[Store, Studies], Awaitable[None]]) -> None:
    async def main() -> None:
        store = Store.open(url)
        for name in ("ada", "bob"):
            await store.add_person(Person(name, name.title(), "pl", f"code of {name}", None, 1.0))
        try:
            await test(store, Studies(store))
        finally:
            store.close()

    asyncio.run(main())


async def texts(studies: Studies, who: Who = ADA) -> list[str]:
    found = await studies.whole("s", who)
    return [n.text for n in found.nodes[found.chapters[0].id]]


def test_trees_are_read_in_their_order(url: str) -> None:
    async def test(store: Store, studies: Studies) -> None:
        rows = [node(0, "a"), node(1, "b"), node(0, "c"), node(1, "d"), node(3, "e", "x", "y", comment="é\n'")]
        await studies.add("s", "ada", "Zażółć", [chapter(*rows), chapter(title="Two")], 5.0)
        assert await texts(studies) == ["", "a", "b", "d", "c", "e"]
        found = await studies.whole("s", ADA)
        assert [c.title for c in found.chapters] == ["One", "Two"]
        last = found.nodes[1][-1]
        assert (last.fallen(), last.comment) == (["x", "y"], "é\n'")
        way = await studies.path("s", ADA, last.id)
        assert [n.text for n in way.nodes] == ["", "c", "e"]
        assert (way.chapter.id, way.start) == (1, '{"game":"toll"}')
        done = await studies.change("s", ADA, "n1", 6.0, lambda pen: pen.first(last.parent or 0))
        assert [e["order"] for e in done.edits] == [[4, 2]]
        assert await texts(studies) == ["", "c", "e", "a", "b", "d"]

    run(url, test)


def test_what_is_refused_leaves_nothing_and_spoils_nothing_for_others(url: str) -> None:
    async def test(store: Store, studies: Studies) -> None:
        await studies.add("s", "ada", "", [chapter(node(0, "a"))], 5.0)

        def change(nonce: str, make: Callable[[Pen], int | None]) -> Awaitable[object]:
            return studies.change("s", ADA, nonce, 6.0, make)

        jobs = [change(f"g{n}", lambda pen, n=n: pen.grow(1, [node(-1, f"x{n}")], False)) for n in range(20)]  # type: ignore[misc]
        bad = [
            change("b1", lambda pen: pen.grow(99, [node(-1, "y")], False)),
            change("b2", lambda pen: pen.order([1, 1])),
            change("b3", lambda pen: pen.gone(1)),
            change("b4", lambda pen: pen.note(2, 0, {"comment": "x" * (MOST_LETTERS + 1)})),
            studies.change("s", BOB, "b5", 6.0, lambda pen: pen.title("mine")),
            studies.change("nowhere", ADA, "b6", 6.0, lambda pen: pen.title("mine")),
        ]
        found = await asyncio.gather(*jobs, *bad, return_exceptions=True)
        assert [type(x) for x in found[20:]] == [NoStudy, Moved, Full, Full, NoStudy, NoStudy]
        assert not [x for x in found[:20] if isinstance(x, BaseException)]
        row = await studies.row("s", ADA)
        assert row.revision == 20
        assert [e["revision"] for e in await studies.edits("s", 0)] == list(range(1, 21))
        assert len(await texts(studies)) == 22

    run(url, test)


def test_limits_hold_to_the_last_one(url: str) -> None:
    async def test(store: Store, studies: Studies) -> None:
        full = [node(max(0, n - 1), f"t{n}") for n in range(MOST_NODES)]
        with pytest.raises(Full):
            await studies.add("s", "ada", "", [chapter(*full, node(0, "more"))], 5.0)
        with pytest.raises(Full):
            await studies.add("s", "ada", "", [chapter()] * (MOST_CHAPTERS + 1), 5.0)
        long = [node(0, f"t{n}", comment="x" * 4000) for n in range(MOST_LETTERS // 4000)]
        with pytest.raises(Full):
            await studies.add("s", "ada", "", [chapter(*long)], 5.0)
        rows = await store.read(lambda c: [c.rows(f"SELECT count(*) FROM {t}")[0][0] for t in (*PARTS, "studies")])
        assert rows == [0] * 5
        await studies.add("s", "ada", "", [chapter(*full)], 5.0)
        with pytest.raises(Full):
            await studies.change("s", ADA, "n", 6.0, lambda pen: pen.grow(1, [node(-1, "one more")], False))
        for n in range(MOST_STUDIES - 1):
            await studies.add(f"s{n}", "ada", "", [chapter()], 5.0)
        for again in (studies.add("t", "ada", "", [chapter()], 5.0), studies.copy("s", ADA, "t", 5.0)):
            with pytest.raises(Full):
                await again
        await studies.copy("s0", Who("bob", (await studies.share("s0", ADA, "read", "l")).read), "t", 5.0)

    run(url, test)


def test_edits_are_kept_for_a_while_and_large_ones_not_at_all(url: str) -> None:
    async def test(store: Store, studies: Studies) -> None:
        await studies.add("s", "ada", "", [chapter()], 5.0)
        large = chapter(*[node(0, f"t{n}", comment="x" * 100) for n in range(LARGE // 100)])
        first = await studies.change("s", ADA, "large", 6.0, lambda pen: pen.chapter(large))
        assert len(first.edits) == 1
        again = await studies.change("s", ADA, "large", 6.0, lambda pen: pen.chapter(large))
        assert (again.revision, again.edits) == (1, [])
        assert len((await studies.whole("s", ADA)).chapters) == 2
        assert await studies.edits("s", 0) == []
        for n in range(KEPT_EDITS + 5):
            await studies.change("s", ADA, f"n{n}", 6.0, lambda pen, n=n: pen.title(f"{n}"))  # type: ignore[misc]
        kept = await studies.edits("s", 0)
        assert len(kept) == KEPT_EDITS
        with pytest.raises(Moved):  # nobody knows any more what was said since then
            await studies.change("s", ADA, "late", 6.0, lambda pen: pen.note(1, 3, {"comment": "x"}))

    run(url, test)


def test_links_say_who_may_do_what(url: str) -> None:
    async def test(store: Store, studies: Studies) -> None:
        await studies.add("s", "ada", "", [chapter()], 5.0)
        read = (await studies.share("s", ADA, "read", "r")).read
        write = (await studies.share("s", ADA, "write", "w")).write
        assert ((await studies.row("s", Who("bob", read))).may, (await studies.row("s", Who(None, write))).may) == (
            "read",
            "write",
        )
        await studies.join("s", Who("bob", write))
        assert (await studies.row("s", Who("bob", read))).may == "write"
        with pytest.raises(NotYours):
            await studies.share("s", BOB, "read", None)
        with pytest.raises(NotYours):
            await studies.change("s", Who(None, write), "n", 6.0, lambda pen: pen.title("x"))
        await studies.share("s", ADA, "write", None)
        with pytest.raises(NoStudy):
            await studies.row("s", BOB)
        assert await studies.of("bob") == []
        for odd in ("", "\x00", "s\x00", "'; --"):
            with pytest.raises(NoStudy):
                await studies.row(odd, ADA)

    run(url, test)


def test_random_changes_at_once_leave_a_tree(url: str) -> None:
    """Whatever two people do at the same time: revisions without gaps, every parent there, nothing twice."""

    async def test(store: Store, studies: Studies) -> None:
        await studies.add("s", "ada", "", [chapter(node(0, "a"), node(1, "b")), chapter(title="Two")], 5.0)
        link = (await studies.share("s", ADA, "write", "w")).write
        luck = random.Random(7)

        def change(n: int) -> Awaitable[object]:
            who = luck.choice((ADA, Who("bob", link)))
            on, kind = luck.randrange(2, 16), luck.choice((0, 0, 0, 1, 2, 2, 3, 4, 5))
            deeds: list[Callable[[Pen], int | None]] = [
                lambda pen: pen.grow(on, [node(-1, f"t{n % 5}"), node(-1, f"u{n % 3}")], False),
                lambda pen: pen.gone(on),
                lambda pen: pen.back(on),
                lambda pen: pen.first(on, True),
                lambda pen: pen.note(on, n, {"comment": f"c{n}"}),
                lambda pen: pen.order([4, 1] if n % 2 else [1, 4]),
            ]
            return studies.change("s", who, f"n{n}", 6.0, deeds[kind])

        found = await asyncio.gather(*(change(n) for n in range(150)), return_exceptions=True)
        assert not [x for x in found if isinstance(x, BaseException) and not isinstance(x, (NoStudy, Moved, Full))]
        revision = (await studies.row("s", ADA)).revision
        assert revision > 30
        assert [e["revision"] for e in await studies.edits("s", 0)] == list(range(1, revision + 1))
        rows = await store.read(lambda c: c.rows("SELECT id, parent, chapter FROM study_nodes"))
        chapters = {r[0]: r[2] for r in rows}
        assert len(chapters) == len(rows)
        assert all(r[1] is None or chapters[r[1]] == r[2] for r in rows)
        now = await studies.whole("s", ADA)
        for nodes in now.nodes.values():
            seen = {n.id for n in nodes}
            assert all(n.parent in seen for n in nodes[1:])

    run(url, test)


def test_what_was_deleted_is_erased_with_all_that_hangs_on_it(url: str) -> None:
    async def test(store: Store, studies: Studies) -> None:
        rows = [node(0, "a"), node(1, "b"), node(2, "c"), node(0, "d")]
        await studies.add("s", "ada", "", [chapter(*rows), chapter(node(0, "z"), title="Two")], 5.0)
        await studies.change("s", ADA, "1", 100.0, lambda pen: pen.gone(3))
        await studies.change("s", ADA, "2", 110.0, lambda pen: pen.gone(2))
        await studies.change("s", ADA, "3", 110.0, lambda pen: pen.gone(6))
        await studies.sweep(150.0)
        await studies.change("s", ADA, "4", 150.0, lambda pen: pen.back(2))
        assert await texts(studies) == ["", "a", "d"]  # what was deleted before stays so
        await studies.change("s", ADA, "5", 151.0, lambda pen: pen.back(3))
        assert await texts(studies) == ["", "a", "b", "c", "d"]
        await studies.change("s", ADA, "6", 160.0, lambda pen: pen.gone(2))
        await studies.sweep(221.0)
        left = await store.read(lambda c: [r[0] for r in c.rows("SELECT id FROM study_nodes ORDER BY id")])
        assert left == [1, 5]
        assert len((await studies.whole("s", ADA)).chapters) == 1
        for late in (2, 6):
            with pytest.raises(NoStudy):
                await studies.change("s", ADA, f"late {late}", 222.0, lambda pen, late=late: pen.back(late))  # type: ignore[misc]
        await studies.shelve("s", ADA, 300.0, 300.0)
        await studies.sweep(361.0)
        rows_left = await store.read(lambda c: [c.rows(f"SELECT * FROM {t}") for t in (*PARTS, "studies")])
        assert rows_left == [[]] * 5

    run(url, test)


def test_whoever_is_forgotten_is_in_no_study(url: str) -> None:
    async def test(store: Store, studies: Studies) -> None:
        await studies.add("s", "ada", "", [chapter(node(0, "a"))], 5.0)
        await studies.add("b", "bob", "Bob's", [chapter()], 5.0)
        link = (await studies.share("s", ADA, "write", "w")).write
        await studies.join("s", Who("bob", link))
        await studies.change("s", BOB, "1", 6.0, lambda pen: pen.note(2, 0, {"comment": "Bob's word"}))
        await studies.copy("s", ADA, "c", 6.0)
        assert len(await studies.comments("bob")) == 2
        await Shelf(store).forget("bob", "nobody's code")
        for table in (*PARTS, "studies"):
            rows = await store.read(lambda c, t=table: c.rows(f"SELECT * FROM {t}"))  # type: ignore[misc]
            assert "bob" not in str(rows).lower(), table
        found = await studies.whole("c", ADA)
        assert found.nodes[1][1].comment == ""

    run(url, test)


def test_studies_go_along_to_another_database_and_into_a_backup(tmp_path: Path, postgres: Postgres) -> None:
    here, there = f"sqlite:///{tmp_path}/a.db", postgres.fresh()

    async def fill(store: Store, studies: Studies) -> None:
        pack: Json = {"x.toml": {"tile": []}}
        await studies.add("s", "ada", "Zażółć", [chapter(node(0, "a", comment="ę"), pack=pack)], 5.0)
        link = (await studies.share("s", ADA, "write", "w")).write
        await studies.join("s", Who("bob", link))
        await studies.change("s", BOB, "1", 6.0, lambda pen: pen.note(2, 0, {"verdict": "good"}))

    run(here, fill)
    back_up(Database(here), tmp_path / "copy.db")
    for _ in range(2):  # after an interruption it is run again
        list(migrate(Database(here), Database(there)))

    def all_of(url: str) -> list[object]:
        c = Database(url).connect()
        found: list[object] = [sorted(c.rows(f"SELECT * FROM {t}"), key=str) for t in (*PARTS, "studies", "packs")]
        c.close()
        return found

    def rows_of(url: str) -> object:
        async def read() -> object:
            store = Store.open(url)
            found = await store.read(lambda c: whole(c, row))
            edits = await Studies(store).edits("s", 0)
            store.close()
            return found, edits

        store = Store.open(url)
        row = asyncio.run(Studies(store).row("s", BOB))
        store.close()
        return asyncio.run(read())

    assert rows_of(there) == rows_of(here) == rows_of(f"sqlite:///{tmp_path}/copy.db")
    assert all_of(here) == all_of(f"sqlite:///{tmp_path}/copy.db")


def test_those_who_write_thousands_of_rows_let_moves_in_between(url: str) -> None:
    """Once twenty copies were one commit, and a move among them waited for two seconds."""

    async def test(store: Store, studies: Studies) -> None:
        await studies.add("s1", "ada", "One", [chapter(*[node(n, f"a{n}") for n in range(50)])], 1.0)
        before = store.writer.commits
        await asyncio.gather(*[studies.copy("s1", ADA, f"c{n}", 2.0) for n in range(6)])
        assert store.writer.commits - before == 6
        for n in range(6):
            await studies.shelve(f"c{n}", ADA, 3.0, 3.0)
        before = store.writer.commits
        await studies.sweep(1_000.0)
        assert store.writer.commits - before == 6
        before = store.writer.commits
        for n in range(3):
            await studies.copy("s1", ADA, f"d{n}", 2.0)
        before = store.writer.commits
        await Shelf(store).forget("ada", "nobody")
        assert store.writer.commits - before == 5
        assert await studies.of("ada") == []

    run(url, test)
