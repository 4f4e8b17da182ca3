"""Studies as they lie in the database: who may come in, what is in them, lists, links, and what is erased."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeVar

import msgspec

from arenarium.core.game import Json
from arenarium.core.refusal import Refusal
from arenarium.store.database import Connection, Row
from arenarium.store.rows import UNDO
from arenarium.store.store import Store
from arenarium.store.study_changes import Pen, whole_fits
from arenarium.store.study_reading import (
    FROM,
    ROW,
    children,
    edits,
    entered,
    entered_all,
    listed,
    owned,
    path,
    starts,
    study_row,
    whole,
)
from arenarium.store.study_rows import (
    MOST_STUDIES,
    Changed,
    Full,
    Link,
    Listed,
    NewChapter,
    NodeRow,
    NoStudy,
    NotYours,
    Path,
    StudyRow,
    Who,
    Whole,
)

T = TypeVar("T")
PARTS: Final = ("study_edits", "study_people", "study_nodes", "study_chapters")
DOWN: Final = (
    "WITH RECURSIVE down (id) AS (SELECT id FROM study_nodes WHERE study = ? AND id = ? "
    "UNION ALL SELECT n.id FROM study_nodes n JOIN down ON n.parent = down.id WHERE n.study = ?) "
)


class Studies:
    def __init__(self, store: Store) -> None:
        self.store = store

    # --- reading -----------------------------------------------------------------------------

    async def row(self, study: str, who: Who) -> StudyRow:
        return await self.store.read(lambda c: entered(c, study, who))

    async def rows(self, study: str, whos: Iterable[Who]) -> dict[Who, StudyRow | None]:
        """The same for many at once; None for whoever may not read it."""
        return await self.store.read(lambda c: entered_all(c, study, whos))

    async def whole(self, study: str, who: Who) -> Whole:
        return await self.store.read(lambda c: whole(c, entered(c, study, who)))

    async def path(self, study: str, who: Who, node: int) -> Path:
        return await self.store.read(lambda c: path(c, entered(c, study, who).id, node))

    async def with_starts(self, study: str, who: Who) -> tuple[Whole, dict[int, str]]:
        """The same with the save that each chapter begins from."""
        return await self.store.read(lambda c: (whole(c, entered(c, study, who)), starts(c, study)))

    async def children(self, study: str, node: int) -> list[NodeRow]:
        return await self.store.read(lambda c: children(c, study, node))

    async def of(self, person: str) -> list[Listed]:
        """Somebody's own studies and those they have joined, the newest change first."""
        sql = (
            f"SELECT {ROW}, m.link {FROM} LEFT JOIN study_people m ON m.study = s.id AND m.person = ? WHERE s.gone IS "
            "NULL AND (s.owner = ? OR (m.link IS NOT NULL AND m.link IN (s.read, s.write))) ORDER BY s.changed DESC"
        )

        def work(c: Connection) -> list[Listed]:
            rows = [study_row(tuple(r), Who(person, link)) for *r, link in c.rows(sql, (person, person))]
            return listed(c, [r for r in rows if r is not None])

        return await self.store.read(work)

    async def edits(self, study: str, after: int) -> list[Json]:
        """Changes after a revision, as far as they are kept."""
        return await self.store.read(lambda c: edits(c, study, after))

    async def revisions(self, studies: list[str]) -> dict[str, int]:
        """How far each of these is; what is deleted is not among them."""
        if not studies:
            return {}
        marks = ", ".join("?" * len(studies))
        sql = f"SELECT id, revision FROM studies WHERE gone IS NULL AND id IN ({marks})"
        return {str(r[0]): int(r[1]) for r in await self.store.read(lambda c: c.rows(sql, studies))}

    # --- writing -----------------------------------------------------------------------------

    async def add(self, study: str, owner: str, title: str, chapters: list[NewChapter], at: float) -> None:
        def work(c: Connection) -> None:
            one_more(c, owner)
            whole_fits(chapters)
            pen = Pen.fresh(c, study, owner, title, at)
            for chapter in chapters:
                pen.chapter(chapter)
            pen.put_down()

        async with self.store.bulk:
            await self._written(work)

    async def change(self, study: str, who: Who, nonce: str, at: float, make: Callable[[Pen], int | None]) -> Changed:
        """Whatever `make` writes, if the nonce is a new one. It refuses before it writes anything."""

        def work(c: Connection) -> Changed:
            lock(c, study)
            row = entered(c, study, who)
            if row.may == "read" or who.person is None:
                raise NotYours("server-refuse-study-read")
            pen = Pen.taken(c, row, who.person, nonce, at)
            if row.may == "write" and not pen.by:
                raise NotYours("server-refuse-nameless")
            if pen.repeated:
                return Changed(row.revision, pen.before)
            node = make(pen)
            pen.put_down()
            return Changed(pen.revision, pen.edits, node)

        return await self._written(work)

    async def copy(self, study: str, who: Who, fresh: str, at: float) -> None:
        """All that is in a study, as a new one of one's own."""

        def work(c: Connection) -> None:
            row = entered(c, study, who)
            assert who.person is not None
            one_more(c, who.person)
            found = whole(c, row)
            pen = Pen.fresh(c, fresh, who.person, row.title, at)
            chapters = "place, title, game, options, pack, seats, origin, start"
            nodes = "chapter, parent, place, seat, text, lots, says, comment, author, verdict, marks"
            for name, columns, ids in (
                ("study_chapters", chapters, [chapter.id for chapter in found.chapters]),
                ("study_nodes", nodes, [node.id for rows in found.nodes.values() for node in rows]),
            ):
                sql = f"INSERT INTO {name} (study, id, {columns}) SELECT ?, id, {columns} FROM {name} "
                c.run_many(f"{sql} WHERE study = ? AND id = ?", [(fresh, study, key) for key in ids])
            last = c.rows("SELECT last FROM studies WHERE id = ?", (study,))[0][0]
            pen.last = last
            pen.put_down()

        async with self.store.bulk:
            await self._written(work)

    async def share(self, study: str, who: Who, what: Link, link: str | None) -> StudyRow:
        """A link by which others come in, the one that is there if there is one; None: no longer."""

        def work(c: Connection) -> StudyRow:
            row = owned(c, study, who)
            known = row.read if what == "read" else row.write
            new = (known or link) if link is not None else None
            c.run(f"UPDATE studies SET {what} = ? WHERE id = ?", (new, study))
            if new is None:
                c.run("DELETE FROM study_people WHERE study = ? AND link = ?", (study, known))
            return msgspec.structs.replace(row, **{what: new})

        return await self._written(work)

    async def join(self, study: str, who: Who) -> None:
        sql = (
            "INSERT INTO study_people (study, person, link) VALUES (?, ?, ?) "
            "ON CONFLICT (study, person) DO UPDATE SET link = excluded.link"
        )

        def work(c: Connection) -> None:
            row = entered(c, study, who)
            if row.owner != who.person:
                c.run(sql, (study, who.person, row.write if row.may == "write" else row.read))

        await self._written(work)

    async def leave(self, study: str, person: str) -> None:
        sql = "DELETE FROM study_people WHERE study = ? AND person = ?"
        await self.store.write(lambda c: c.run(sql, (study, person)))

    async def shelve(self, study: str, who: Who, at: float | None, now: float) -> None:
        """Delete a study, or bring it back in time."""

        def work(c: Connection) -> None:
            rows = c.rows("SELECT owner, gone FROM studies WHERE id = ?", (study,))
            if not rows or rows[0][0] != who.person or (rows[0][1] or now) < now - UNDO:
                raise NoStudy("server-refuse-study")
            c.run("UPDATE studies SET gone = ? WHERE id = ?", (at, study))

        await self._written(work)

    async def _written(self, work: Callable[[Connection], T]) -> T:
        """What is refused is told to whoever asked, and spoils nothing for others whose changes are written with it."""

        def caught(c: Connection) -> T | Refusal:
            try:
                return work(c)
            except Refusal as refusal:
                return refusal

        found = await self.store.write(caught)
        if isinstance(found, Refusal):
            raise found
        return found

    # --- erasing -----------------------------------------------------------------------------

    async def sweep(self, now: float, limit: int = 100) -> None:
        """Erase what was deleted more than a minute ago, each by itself: nobody's move waits for all of it."""
        late = now - UNDO

        def found(c: Connection) -> tuple[list[Row], list[Row]]:
            return (
                c.rows("SELECT id FROM studies WHERE gone <= ? ORDER BY id LIMIT ?", (late, limit)),
                c.rows("SELECT study, id FROM study_nodes WHERE gone <= ? ORDER BY study, id LIMIT ?", (late, limit)),
            )

        def one_study(c: Connection, study: str) -> None:
            if c.rows("SELECT 1 FROM studies WHERE id = ? AND gone <= ?", (study, late)):
                remove(c, study)

        def one_node(c: Connection, study: str, node: int) -> None:
            lock(c, study)
            if c.rows("SELECT 1 FROM study_nodes WHERE study = ? AND id = ? AND gone <= ?", (study, node, late)):
                erase(c, study, node)

        studies, nodes = await self.store.read(found)
        for (study,) in studies:
            await self.store.write(partial(one_study, study=study))
        for study, node in nodes:
            await self.store.write(partial(one_node, study=study, node=node))

    async def remove_all(self, owner: str) -> None:
        """What somebody owns, each by itself."""
        for (study,) in await self.store.read(lambda c: c.rows("SELECT id FROM studies WHERE owner = ?", (owner,))):
            await self.store.write(partial(remove, study=study))

    async def comments(self, person: str) -> list[Json]:
        """What somebody has written in studies of others."""
        sql = (
            "SELECT n.study, n.id, n.comment FROM study_nodes n JOIN studies s ON s.id = n.study "
            "WHERE n.author = ? AND s.owner <> ? ORDER BY n.study, n.id"
        )
        rows = await self.store.read(lambda c: c.rows(sql, (person, person)))
        return [{"study": study, "node": node, "comment": comment} for study, node, comment in rows]


def lock(c: Connection, study: str) -> None:
    """Nobody else changes the study until this is committed."""
    c.run("UPDATE studies SET changed = changed WHERE id = ?", (study,))


def one_more(c: Connection, owner: str) -> None:
    if c.rows("SELECT count(*) FROM studies WHERE owner = ?", (owner,))[0][0] >= MOST_STUDIES:
        raise Full("server-refuse-study-many", most=MOST_STUDIES)


def remove(c: Connection, study: str) -> None:
    """The study and all that is known of it."""
    for part in PARTS:
        c.run(f"DELETE FROM {part} WHERE study = ?", (study,))
    c.run("DELETE FROM studies WHERE id = ?", (study,))


def erase(c: Connection, study: str, node: int) -> None:
    """A node with all that follows; of the first of a chapter also the chapter."""
    ids = [r[0] for r in c.rows(f"{DOWN} SELECT id FROM down", (study, node, study))]
    c.run_many("DELETE FROM study_nodes WHERE study = ? AND id = ?", [(study, key) for key in ids])
    c.run("DELETE FROM study_chapters WHERE study = ? AND id = ?", (study, node))


def forget(c: Connection, person: str) -> None:
    """Own studies go; in those of others nothing stays that somebody has written."""
    for (study,) in c.rows("SELECT id FROM studies WHERE owner = ?", (person,)):
        remove(c, study)
    c.run("DELETE FROM study_people WHERE person = ?", (person,))
    mine = c.rows("SELECT DISTINCT study FROM study_nodes WHERE author = ?", (person,))
    c.run("UPDATE study_nodes SET comment = '', author = NULL WHERE author = ?", (person,))
    c.run("DELETE FROM study_edits WHERE person = ?", (person,))
    for (study,) in mine:  # whoever has it open reads it again
        c.run("DELETE FROM study_edits WHERE study = ?", (study,))
        c.run("UPDATE studies SET revision = revision + 1 WHERE id = ?", (study,))
