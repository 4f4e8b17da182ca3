"""Studies read from the database: who may come in, what is in them, the way to a node, what was changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from arenarium.core.game import Json
from arenarium.store.database import Connection, Row
from arenarium.store.store import decode_json
from arenarium.store.study_rows import ChapterRow, Listed, May, NodeRow, NoStudy, NotYours, Path, StudyRow, Who, Whole

ROW: Final = "s.id, s.owner, p.name, s.title, s.revision, s.read, s.write, s.created, s.changed"
FROM: Final = "FROM studies s JOIN people p ON p.id = s.owner"
CHAPTER: Final = "id, title, game, options, pack, seats, origin"
NODE: Final = "id, parent, seat, text, lots, says, comment, verdict, marks"
MAY: Final = ("own", "write", "read")
UP: Final = (
    "WITH RECURSIVE up (id, parent, gone) AS (SELECT id, parent, gone FROM study_nodes WHERE study = ? AND id = ? "
    "UNION ALL SELECT n.id, n.parent, n.gone FROM study_nodes n JOIN up ON n.id = up.parent WHERE n.study = ?) "
)


def entered(c: Connection, study: str, who: Who) -> StudyRow:
    """The study, for somebody who may read it."""
    sql = f"SELECT {ROW} {FROM} WHERE s.id = ? AND s.gone IS NULL"
    rows = c.rows(sql, (study,)) if study.isprintable() else []
    found = None
    if rows:
        joined = c.rows("SELECT link FROM study_people WHERE study = ? AND person = ?", (study, who.person or ""))
        found = best(rows[0], who, [r[0] for r in joined])
    if found is None:
        raise NoStudy("server-refuse-study")
    return found


def entered_all(c: Connection, study: str, whos: Iterable[Who]) -> dict[Who, StudyRow | None]:
    """The study for each of many; None for whoever may not read it."""
    sql = f"SELECT {ROW} {FROM} WHERE s.id = ? AND s.gone IS NULL"
    rows = c.rows(sql, (study,))
    joined: dict[str | None, str] = dict(c.rows("SELECT person, link FROM study_people WHERE study = ?", (study,)))
    return {who: best(rows[0], who, [joined.get(who.person)]) if rows else None for who in whos}


def best(row: Row, who: Who, joined: Sequence[str | None]) -> StudyRow | None:
    """By whichever way somebody may do most: as its owner, by a link said now, or by the one they joined with."""
    ways = [study_row(row, Who(who.person, link)) for link in (who.link, *joined)]
    return next((found for may in MAY for found in ways if found is not None and found.may == may), None)


def owned(c: Connection, study: str, who: Who) -> StudyRow:
    row = entered(c, study, who)
    if row.may != "own":
        raise NotYours("server-refuse-study-own")
    return row


def study_row(r: Row, who: Who) -> StudyRow | None:
    """A study as somebody may know of it; None: not at all."""
    study, owner, name, title, revision, read, write, created, changed = r
    may: May | None = None
    if who.person is not None and who.person == owner:
        may = "own"
    elif who.link is not None and who.link == write:
        may = "write"
    elif who.link is not None and who.link == read:
        may = "read"
    return None if may is None else StudyRow(study, owner, name, title, revision, read, write, created, changed, may)


def listed(c: Connection, rows: list[StudyRow]) -> list[Listed]:
    ids = [r.id for r in rows]
    marks = ", ".join("?" * len(ids)) or "NULL"
    alive = "JOIN study_nodes n ON n.study = c.study AND n.id = c.id AND n.gone IS NULL"
    sql = f"SELECT c.study, c.game FROM study_chapters c {alive} WHERE c.study IN ({marks}) ORDER BY c.place"
    games: dict[str, dict[str, None]] = {key: {} for key in ids}
    for study, game in c.rows(sql, ids):
        games[study][game] = None
    sql = f"SELECT study, count(*) FROM study_nodes WHERE parent IS NOT NULL AND study IN ({marks}) GROUP BY study"
    counts = {str(study): int(n) for study, n in c.rows(sql, ids)}
    return [Listed(r, list(games[r.id]), counts.get(r.id, 0)) for r in rows]


def whole(c: Connection, row: StudyRow) -> Whole:
    sql = f"SELECT {NODE} FROM study_nodes WHERE study = ? AND gone IS NULL ORDER BY place, id"
    below: dict[int | None, list[NodeRow]] = {}
    for r in c.rows(sql, (row.id,)):
        node = node_row(r)
        below.setdefault(node.parent, []).append(node)
    first = {node.id: node for node in below.get(None, [])}
    sql = f"SELECT {CHAPTER} FROM study_chapters WHERE study = ? ORDER BY place, id"
    chapters = [found for r in c.rows(sql, (row.id,)) if (found := chapter_row(r)).id in first]
    return Whole(row, chapters, {chapter.id: in_order(first[chapter.id], below) for chapter in chapters})


def in_order(first: NodeRow, below: dict[int | None, list[NodeRow]]) -> list[NodeRow]:
    """A tree, every node before its children; what hangs on a deleted one is not in it."""
    found: list[NodeRow] = []
    left = [first]
    while left:
        node = left.pop()
        found.append(node)
        left += reversed(below.get(node.id, ()))
    return found


def branch(c: Connection, study: str, chapter: int, node: int) -> tuple[ChapterRow, list[NodeRow]]:
    """A node with all that follows, and the chapter it is in."""
    rows = c.rows(
        f"SELECT {NODE} FROM study_nodes WHERE study = ? AND chapter = ? AND gone IS NULL ORDER BY place, id",
        (study, chapter),
    )
    below: dict[int | None, list[NodeRow]] = {}
    first: NodeRow | None = None
    for r in rows:
        found = node_row(r)
        below.setdefault(found.parent, []).append(found)
        first = found if found.id == node else first
    assert first is not None
    row = c.rows(f"SELECT {CHAPTER} FROM study_chapters WHERE study = ? AND id = ?", (study, chapter))[0]
    return chapter_row(row), in_order(first, below)


def path(c: Connection, study: str, node: int) -> Path:
    """The way to a node, which is there whole or not at all."""
    sql = f"{UP} SELECT {', '.join('n.' + x for x in NODE.split(', '))}, n.gone FROM study_nodes n "
    rows = c.rows(f"{sql} JOIN up ON n.id = up.id WHERE n.study = ?", (study, node, study, study))
    if not rows or any(gone is not None for *_, gone in rows):
        raise NoStudy("server-refuse-study-node")
    by_id = {found.id: found for found in (node_row(tuple(r)) for *r, _ in rows)}
    way = [by_id[node]]
    while (parent := way[-1].parent) is not None:
        way.append(by_id[parent])
    sql = f"SELECT {CHAPTER}, start FROM study_chapters WHERE study = ? AND id = ?"
    ((*chapter, start),) = c.rows(sql, (study, way[-1].id))
    return Path(chapter_row(tuple(chapter)), start, way[::-1])


def children(c: Connection, study: str, node: int) -> list[NodeRow]:
    sql = f"SELECT {NODE} FROM study_nodes WHERE study = ? AND parent = ? AND gone IS NULL ORDER BY place, id"
    return [node_row(r) for r in c.rows(sql, (study, node))]


def edits(c: Connection, study: str, after: int) -> list[Json]:
    """Changes after a revision. Those that were too large to be kept are missing."""
    sql = (
        "SELECT e.revision, e.kind, p.name, e.nonce, e.data FROM study_edits e LEFT JOIN people p ON p.id = e.person "
        "WHERE e.study = ? AND e.revision > ? AND e.data <> '' ORDER BY e.revision"
    )
    return [
        {"revision": revision, "kind": kind, "by": name or "", "n": nonce, **decode_json(data)}
        for revision, kind, name, nonce, data in c.rows(sql, (study, after))
    ]


def starts(c: Connection, study: str) -> dict[int, str]:
    """The save that each chapter begins from."""
    rows = c.rows("SELECT id, start FROM study_chapters WHERE study = ?", (study,))
    return {int(chapter): str(start) for chapter, start in rows}


def node_row(r: Row) -> NodeRow:
    raw = msgspec.Raw
    node, parent, seat, text, lots, says, comment, verdict, marks = r
    return NodeRow(node, parent, seat, text, raw(lots), raw(says), comment, verdict, raw(marks))


def chapter_row(r: Row) -> ChapterRow:
    chapter, title, game, options, pack, seats, origin = r
    return ChapterRow(chapter, title, game, decode_json(options), pack, seats, decode_json(origin))


def told_chapter(chapter: ChapterRow, nodes: list[NodeRow]) -> Json:
    """A chapter as it goes over the wire."""
    told: Json = msgspec.to_builtins(chapter)
    return {**told, "origin": told_origin(chapter.origin), "nodes": nodes}


def told_origin(origin: Json) -> Json:
    return {k: v for k, v in origin.items() if k in ("kind", "text", "table", "at")}
