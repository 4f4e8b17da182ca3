"""Changes of a study: each in one transaction, numbered without gaps, told to everybody as it was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arenarium.core.data import pack_hash
from arenarium.core.game import Json
from arenarium.store.changes import dumped
from arenarium.store.database import Connection
from arenarium.store.rows import UNDO
from arenarium.store.store import decode_json
from arenarium.store.study_reading import branch, told_chapter, told_origin
from arenarium.store.study_rows import (
    KEPT_EDITS,
    LARGE,
    MOST_CHAPTERS,
    MOST_LETTERS,
    MOST_NODES,
    Full,
    Moved,
    NewChapter,
    NewNode,
    NoStudy,
    StudyRow,
)

NODES: Final = "study, id, chapter, parent, place, seat, text, lots, says, comment, author, verdict, marks"
INTO: Final = f"INSERT INTO study_nodes ({NODES}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


class Pen:
    """Whoever holds it is the only one who writes in that study. What cannot be is refused before it is written."""

    def __init__(self, c: Connection, study: str, person: str, at: float) -> None:
        self.c, self.study, self.person, self.at = c, study, person, at
        self.by = self.nonce = ""
        self.revision = self.last = 0
        self.edits: list[Json] = []
        self.repeated = False  # the same message was carried out before
        self.before: list[Json] = []  # and did this

    @staticmethod
    def fresh(c: Connection, study: str, owner: str, title: str, at: float) -> Pen:
        """A new study."""
        pen = Pen(c, study, owner, at)
        sql = "INSERT INTO studies (id, owner, title, revision, last, created, changed) VALUES (?, ?, ?, 0, 0, ?, ?)"
        c.run(sql, (study, owner, title, at, at))
        return pen

    @staticmethod
    def taken(c: Connection, row: StudyRow, person: str, nonce: str, at: float) -> Pen:
        pen = Pen(c, row.id, person, at)
        pen.nonce, pen.revision = nonce, row.revision
        pen.last = c.rows("SELECT last FROM studies WHERE id = ?", (row.id,))[0][0]
        names = c.rows("SELECT name FROM people WHERE id = ?", (person,))
        pen.by = names[0][0] if names else ""
        sql = "SELECT revision, kind, data FROM study_edits WHERE study = ? AND person = ? AND nonce = ? ORDER BY 1"
        for revision, kind, data in c.rows(sql, (row.id, person, nonce)):
            pen.repeated = True
            if data:
                pen.before.append({"revision": revision, "kind": kind, "by": pen.by, "n": nonce, **decode_json(data)})
        return pen

    def put_down(self) -> None:
        """The study is as far as was written."""
        sql = "UPDATE studies SET revision = ?, last = ?, changed = ? WHERE id = ?"
        if self.edits or not self.nonce:
            self.c.run(sql, (self.revision, self.last, self.at, self.study))
        if self.edits:
            sql = "DELETE FROM study_edits WHERE study = ? AND revision <= ?"
            self.c.run(sql, (self.study, self.revision - KEPT_EDITS))

    def _tell(self, kind: str, node: int | None = None, **data: object) -> None:
        """One change more. A new study has nobody to tell."""
        if not self.nonce:
            return
        self.revision += 1
        sql = "INSERT INTO study_edits (study, revision, person, nonce, kind, node, data) VALUES (?, ?, ?, ?, ?, ?, ?)"
        told = data if node is None else {**data, "node": node}
        kept = dumped(told)
        kept = kept if len(kept) <= LARGE else ""
        self.c.run(sql, (self.study, self.revision, self.person, self.nonce, kind, node, kept))
        self.edits.append({"revision": self.revision, "kind": kind, "by": self.by, "n": self.nonce, **told})

    def _id(self) -> int:
        self.last += 1
        return self.last

    # --- what there is -----------------------------------------------------------------------

    def _node(self, node: int) -> tuple[int, int | None]:
        """The chapter of a node and its parent, if nothing on the way to it is deleted."""
        sql = (
            "WITH RECURSIVE up (id, parent, chapter, gone, far) AS (SELECT id, parent, chapter, gone, 0 "
            "FROM study_nodes WHERE study = ? AND id = ? UNION ALL SELECT n.id, n.parent, n.chapter, n.gone, far + 1 "
            "FROM study_nodes n JOIN up ON n.id = up.parent WHERE n.study = ?) SELECT parent, chapter, gone FROM up "
            "ORDER BY far"
        )
        rows = self.c.rows(sql, (self.study, node, self.study))
        if not rows:
            raise NoStudy("server-refuse-study-node")
        if any(gone is not None for _, _, gone in rows):
            raise Moved("server-refuse-study-gone")
        parent, chapter, _ = rows[0]
        return chapter, parent

    def _children(self, node: int) -> list[int]:
        sql = "SELECT id FROM study_nodes WHERE study = ? AND parent = ? AND gone IS NULL ORDER BY place, id"
        return [int(r[0]) for r in self.c.rows(sql, (self.study, node))]

    def _chapters(self) -> list[int]:
        sql = (
            "SELECT c.id FROM study_chapters c JOIN study_nodes n ON n.study = c.study AND n.id = c.id "
            "WHERE c.study = ? AND n.gone IS NULL ORDER BY c.place, c.id"
        )
        return [int(r[0]) for r in self.c.rows(sql, (self.study,))]

    def _room_for(self, letters: int, nodes: int = 0) -> None:
        """Refuses what is more than a study holds."""
        if nodes:
            sql = "SELECT count(*) FROM study_nodes WHERE study = ? AND parent IS NOT NULL"
            if self.c.rows(sql, (self.study,))[0][0] + nodes > MOST_NODES:
                raise Full("server-refuse-study-nodes", most=MOST_NODES)
        sql = "SELECT coalesce(sum(length(text) + length(lots) + length(comment) + length(marks)), 0) FROM study_nodes"
        of_all = self.c.rows(f"{sql} WHERE study = ?", (self.study,))[0][0]
        sql = "SELECT coalesce(sum(length(origin) + length(options)), 0) FROM study_chapters WHERE study = ?"
        if of_all + self.c.rows(sql, (self.study,))[0][0] + letters > MOST_LETTERS:
            raise Full("server-refuse-study-long", most=MOST_LETTERS)

    # --- the study and its chapters ------------------------------------------------------------

    def title(self, title: str) -> None:
        if self.c.rows("SELECT title FROM studies WHERE id = ?", (self.study,))[0][0] != title:
            self.c.run("UPDATE studies SET title = ? WHERE id = ?", (title, self.study))
            self._tell("study", title=title)

    def chapter(self, new: NewChapter) -> int:
        """A new chapter at the end; the id of its first node."""
        if len(self._chapters()) >= MOST_CHAPTERS:
            raise Full("server-refuse-study-chapters", most=MOST_CHAPTERS)
        origin, options = dumped(new.origin), dumped(new.options)
        self._room_for(len(origin) + len(options) + letters(new.nodes), len(new.nodes) - 1)
        first, pack = self.last + 1, keep_pack(self.c, new.pack)
        sql = "SELECT coalesce(max(place), 0) + 1 FROM study_chapters WHERE study = ?"
        place = self.c.rows(sql, (self.study,))[0][0]
        sql = (
            "INSERT INTO study_chapters (study, id, place, title, game, options, pack, seats, origin, start) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        values = (self.study, first, place, new.title, new.game, options, pack, new.seats, origin, new.start)
        self.c.run(sql, values)
        nodes = self._grow(first, None, new.nodes)
        opened = {
            "id": first, "title": new.title, "game": new.game, "options": new.options, "pack": pack,
            "seats": new.seats, "origin": told_origin(new.origin), "nodes": nodes,
        }  # fmt: skip
        self._tell("chapter", opened=opened, order=self._chapters())
        return first

    def rename(self, chapter: int, title: str) -> None:
        if self._node(chapter)[1] is not None:
            raise NoStudy("server-refuse-study-node")
        sql = "UPDATE study_chapters SET title = ? WHERE study = ? AND id = ? AND title <> ?"
        if self.c.run(sql, (title, self.study, chapter, title)):
            self._tell("name", chapter=chapter, title=title)

    def order(self, chapters: list[int]) -> None:
        now = self._chapters()
        if sorted(chapters) != sorted(now):
            raise Moved("server-refuse-study-order")
        if chapters != now:
            rows = [(place, self.study, key) for place, key in enumerate(chapters, 1)]
            self.c.run_many("UPDATE study_chapters SET place = ? WHERE study = ? AND id = ?", rows)
            self._tell("chapters", order=chapters)

    # --- nodes -------------------------------------------------------------------------------

    def grow(self, node: int, line: Sequence[NewNode], exact: bool) -> int:
        """Answers one below the other; the last of them. Those that are there already, by now perhaps, are followed;
        with other lots only where the lots do not matter (`exact`) and nothing follows on them."""
        chapter, _ = self._node(node)
        left = list(line)
        while left and (known := self._same(node, left[0], exact or len(left) > 1)) is not None:
            node = known
            left.pop(0)
        if left:
            self._room_for(letters(left), len(left))
            chained = [NewNode(n - 1, x.seat, x.text, x.lots, x.says) for n, x in enumerate(left)]
            nodes = self._grow(chapter, node, chained)
            self._tell("add", chapter=chapter, nodes=nodes)
            node = nodes[-1]["id"]
        return node

    def _same(self, parent: int, node: NewNode, exact: bool) -> int | None:
        """The child that is that answer, with those lots."""
        lots = "AND lots = ? " if exact else ""
        sql = f"SELECT id FROM study_nodes WHERE study = ? AND parent = ? AND seat = ? AND text = ? {lots}"
        values = (self.study, parent, node.seat, node.text, *((dumped(node.lots),) if exact else ()))
        rows = self.c.rows(f"{sql} AND gone IS NULL ORDER BY place, id", values)
        return int(rows[0][0]) if rows else None

    def _grow(self, chapter: int, parent: int | None, nodes: Sequence[NewNode]) -> list[Json]:
        """New nodes as they are told; each is the last among its siblings."""
        ids: list[int] = []
        rows: list[tuple[object, ...]] = []
        told: list[Json] = []
        for n, new in enumerate(nodes):
            key = self._id()
            above = ids[new.parent] if new.parent >= 0 else parent
            ids.append(key)
            author = self.person if new.comment else None
            lots, says, marks = dumped(new.lots), dumped(new.says), dumped(new.marks)
            place = n + 1 if new.parent >= 0 or parent is None else self._place(parent)
            rows.append(
                (self.study, key, chapter, above, place, new.seat, new.text, lots, says, new.comment, author)
                + (new.verdict, marks)
            )
            told.append(
                {
                    "id": key, "parent": above, "seat": new.seat, "text": new.text, "lots": new.lots,
                    "says": new.says, "comment": new.comment, "verdict": new.verdict, "marks": new.marks,
                }
            )  # fmt: skip
        self.c.run_many(INTO, rows)
        return told

    def _place(self, parent: int) -> int:
        sql = "SELECT coalesce(max(place), 0) + 1 FROM study_nodes WHERE study = ? AND parent = ?"
        return int(self.c.rows(sql, (self.study, parent))[0][0])

    def note(self, node: int, seen: int, said: Json) -> None:
        """What is said of a node: `comment`, `verdict`, `marks`. Refused where somebody else has said something else of
        it than whoever writes has seen."""
        chapter, _ = self._node(node)
        sql = "SELECT comment, verdict, marks FROM study_nodes WHERE study = ? AND id = ?"
        ((comment, verdict, marks),) = self.c.rows(sql, (self.study, node))
        now = {"comment": comment, "verdict": verdict, "marks": marks}
        new = {k: v if k != "marks" else dumped(v) for k, v in said.items()}
        new = {k: v for k, v in new.items() if v != now[k]}
        if not new:
            return
        sql = (
            "SELECT e.data FROM study_edits e WHERE e.study = ? AND e.revision > ? AND e.node = ? AND e.kind = 'note' "
            "AND e.person <> ?"
        )
        oldest = self.c.rows("SELECT min(revision) FROM study_edits WHERE study = ?", (self.study,))[0][0]
        others = [decode_json(r[0]) for r in self.c.rows(sql, (self.study, seen, node, self.person))]
        if (seen < self.revision and (oldest is None or oldest > seen + 1)) or any(k in x for x in others for k in new):
            raise Moved("server-refuse-study-noted")
        self._room_for(sum(len(v) - len(now[k]) for k, v in new.items()))
        values: list[object] = [*new.values()]
        sets = [f"{k} = ?" for k in new]
        if "comment" in new:
            sets.append("author = ?")
            values.append(self.person if new["comment"] else None)
        sql = f"UPDATE study_nodes SET {', '.join(sets)} WHERE study = ? AND id = ?"
        self.c.run(sql, (*values, self.study, node))
        self._tell("note", node, chapter=chapter, **{k: said[k] for k in new})

    def first(self, node: int, all_the_way: bool = False) -> None:
        """Before its siblings; `all_the_way`: all on the way to it too, so that it is on the main line."""
        chapter, parent = self._node(node)
        while parent is not None:
            order = self._children(parent)
            if order[0] != node:
                sql = "SELECT min(place) - 1 FROM study_nodes WHERE study = ? AND parent = ?"
                place = self.c.rows(sql, (self.study, parent))[0][0]
                sql = "UPDATE study_nodes SET place = ? WHERE study = ? AND id = ?"
                self.c.run(sql, (place, self.study, node))
                order = [node, *(x for x in order if x != node)]
                self._tell("order", parent, chapter=chapter, order=order)
            if not all_the_way:
                return
            node, parent = parent, self._node(parent)[1]

    def gone(self, node: int) -> None:
        """A node with all that follows, or a chapter, is deleted; for a minute it can be brought back."""
        sql = "SELECT gone FROM study_nodes WHERE study = ? AND id = ?"
        if any(r[0] is not None for r in self.c.rows(sql, (self.study, node))):
            return
        chapter, parent = self._node(node)
        if parent is None and len(self._chapters()) == 1:
            raise Full("server-refuse-study-last")
        self.c.run("UPDATE study_nodes SET gone = ? WHERE study = ? AND id = ?", (self.at, self.study, node))
        self._tell("gone", node, chapter=chapter)

    def back(self, node: int) -> None:
        """What was deleted is there again, if its time is not over."""
        sql = "SELECT parent, chapter, gone FROM study_nodes WHERE study = ? AND id = ?"
        rows = self.c.rows(sql, (self.study, node))
        parent, chapter, gone = rows[0] if rows else (None, None, 0)
        if not rows or (gone is not None and gone < self.at - UNDO):
            raise NoStudy("server-refuse-study-node")
        if parent is not None:
            self._node(parent)
        elif gone is not None and len(self._chapters()) >= MOST_CHAPTERS:
            raise Full("server-refuse-study-chapters", most=MOST_CHAPTERS)
        if gone is None:
            return
        self.c.run("UPDATE study_nodes SET gone = NULL WHERE study = ? AND id = ?", (self.study, node))
        row, nodes = branch(self.c, self.study, chapter, node)
        if parent is None:
            self._tell("back", chapter=chapter, opened=told_chapter(row, nodes), order=self._chapters())
        else:
            self._tell("back", parent, chapter=chapter, nodes=nodes, order=self._children(parent))


def whole_fits(chapters: Sequence[NewChapter]) -> None:
    """Refuses a new study that is more than one holds."""
    if len(chapters) > MOST_CHAPTERS:
        raise Full("server-refuse-study-chapters", most=MOST_CHAPTERS)
    if sum(len(x.nodes) - 1 for x in chapters) > MOST_NODES:
        raise Full("server-refuse-study-nodes", most=MOST_NODES)
    if sum(len(dumped(x.origin)) + len(dumped(x.options)) + letters(x.nodes) for x in chapters) > MOST_LETTERS:
        raise Full("server-refuse-study-long", most=MOST_LETTERS)


def keep_pack(c: Connection, pack: Json | None) -> str | None:
    if pack is None:
        return None
    hashed = pack_hash(pack)
    c.run("INSERT INTO packs (hash, data) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", (hashed, dumped(pack)))
    return hashed


def letters(nodes: Sequence[NewNode]) -> int:
    return sum(len(x.text) + len(x.comment) + len(dumped(x.lots)) + len(dumped(x.marks)) for x in nodes)
