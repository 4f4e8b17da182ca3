"""Studies as files: written with all that is in them, read again answer by answer, in another process.

Nothing in a file is believed: positions are read as the editor reads them, matches played again from their start, every
answer given. Only the save of a match that began from another one cannot be checked, so it bears the server's seal.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from arenarium.bots.contract import find_game
from arenarium.core import codec
from arenarium.core.game import AnyGame, Json, checked_options
from arenarium.core.kernel import CHANCE, State
from arenarium.core.refusal import NONSENSE, BadData, Refusal, quoted, reason_of
from arenarium.core.table import ACT, DRAW, LOT, RESIGN, Entry, play_entry
from arenarium.server import boxes
from arenarium.server.api.study_origins import chapter, of_text
from arenarium.server.api.studying import Given, grown
from arenarium.server.reasons import Reason
from arenarium.server.refusals import Malformed, TooMuch, Unknown
from arenarium.server.unreadable import reason_for
from arenarium.server.wire.messages import one_line
from arenarium.server.wire.studies import AnswerText, StudyComment, StudyMarks, StudyTitle, StudyVerdict
from arenarium.store.seal import SEAL, public_key, signed, signer
from arenarium.store.study_rows import MOST_CHAPTERS, MOST_NODES, Full, NewChapter, NewNode, Whole

FORMAT: Final = "arenarium-study"
NAMED: Final = re.compile(r"field `([^`]*)")
# What the reader of JSON says, by how it begins, and the key that says it to people.
SHAPES: Final = {
    "JSON is malformed": "core-refuse-read-json",
    "Input data was truncated": "core-refuse-read-json",
    "Object missing required field": "core-refuse-read-json-missing",
    "Expected `array` of": "core-refuse-read-json-long",
    "Expected `str` of": "core-refuse-read-json-long",
    "Expected `int` >": "core-refuse-read-json-long",
    "Expected `int` <": "core-refuse-read-json-long",
    "Expected": "core-refuse-read-json-kind",
    "Invalid": "core-refuse-read-json-choice",
}
PARENTLESS: Final = BadData("", "", "its parent is not before it", "core-refuse-read-parent")
VERSION: Final = 1
LARGEST: Final = 10 * 1024 * 1024  # bytes
Lot = Annotated[str, Meta(max_length=4000)]
Played = tuple[Annotated[int, Meta(ge=-1, le=7)], Literal["act", "lot", "resign", "draw"], Lot]


class FileNode(Struct):
    """`parent` is the place of another node of the chapter, which comes before it."""

    parent: Annotated[int, Meta(ge=-1, le=1_000_000)]
    seat: Annotated[int, Meta(ge=-1, le=7)]
    text: Annotated[str, Meta(max_length=4000)]
    lots: Annotated[list[AnswerText], Meta(max_length=1000)] = []
    comment: StudyComment = ""
    verdict: StudyVerdict = ""
    marks: StudyMarks = []


class FileOrigin(Struct):
    kind: Literal["position", "match", "start"]
    text: Annotated[str, Meta(max_length=100_000)] = ""
    options: Json = {}
    line: Annotated[list[Played], Meta(max_length=100_000)] | None = None
    table: Annotated[str, Meta(max_length=64)] = ""
    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class FileChapter(Struct):
    title: StudyTitle
    game: Annotated[str, Meta(max_length=40)]
    rules: Annotated[int, Meta(ge=0, le=1_000_000)]
    origin: FileOrigin
    nodes: Annotated[list[FileNode], Meta(min_length=1, max_length=MOST_NODES + 1)]
    save: Json | None = None
    seal: Json | None = None


class StudyFile(Struct):
    format: Literal["arenarium-study"]
    version: int
    title: StudyTitle
    chapters: Annotated[list[FileChapter], Meta(min_length=1, max_length=MOST_CHAPTERS)]


class Head(Struct):
    format: str = ""
    version: int = 0


@dataclass(frozen=True)
class Read:
    title: str
    chapters: list[NewChapter]


# --- out -------------------------------------------------------------------------------------------


def export(whole: Whole, starts: dict[int, str], packs: dict[str, Json], rules: dict[str, int], key: str) -> bytes:
    """The study as a file."""
    chapters = []
    for row in whole.chapters:
        places = {node.id: n for n, node in enumerate(whole.nodes[row.id])}
        pack = {} if row.pack is None else {"pack": packs[row.pack]}
        origin = {**row.origin}
        if "options" in origin:
            origin["options"] = {**origin["options"], **pack}
        one: Json = {"title": row.title, "game": row.game, "rules": rules.get(row.game, 0), "origin": origin}
        if row.origin["kind"] == "match" and "line" not in row.origin:
            one = sealed({**one, "save": msgspec.json.decode(starts[row.id])}, key)
        one["nodes"] = [
            {
                "parent": -1 if node.parent is None else places[node.parent],
                "seat": node.seat,
                "text": node.text,
                **({"lots": node.fallen()} if node.fallen() else {}),
                **({"comment": node.comment} if node.comment else {}),
                **({"verdict": node.verdict} if node.verdict else {}),
                **({"marks": node.marks} if bytes(node.marks) != b"[]" else {}),
            }
            for node in whole.nodes[row.id]
        ]
        chapters.append(one)
    file = {"format": FORMAT, "version": VERSION, "title": whole.row.title, "chapters": chapters}
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def sealed(one: Json, key: str) -> Json:
    """A chapter with this server's word for the save it begins from."""
    return {**one, SEAL: signed(vouched(one), key)[SEAL]}


def vouched(one: Json) -> Json:
    return {"game": one["game"], "options": one["origin"]["options"], "save": one["save"]}


# --- in --------------------------------------------------------------------------------------------


def unread(error: Exception) -> Malformed:
    """What is wrong with the shape of a file, with the place where there is one."""
    said, _, where = str(error).partition(" - at ")
    reason = shape_of(said)
    if not where:
        return Malformed("server-refuse-study-unread", reason=reason)
    return Malformed("server-refuse-study-file", where=reason_of(where), reason=reason)


def shape_of(said: str) -> Reason:
    """What the reader of JSON says."""
    key = next((key for begun, key in SHAPES.items() if said.startswith(begun)), "core-refuse-read-unreadable")
    named = NAMED.search(said)
    return {"line": 0, "where": "", "key": key, "args": {"field": quoted(named[1]) if named else ""}}


def read(games: dict[str, str], sent: Path, key: str) -> Read:
    """What a file says, if all of it can be played. Raises Malformed with the place."""
    data = sent.read_bytes()
    if len(data) > LARGEST:
        raise TooMuch("server-refuse-study-file-long", most=LARGEST // 1024 // 1024)
    try:
        head = msgspec.json.decode(data, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise unread(error) from None
    if head.format != FORMAT:
        raise Malformed("server-refuse-study-format")
    if head.version != VERSION:
        raise Malformed("server-refuse-study-version", version=head.version, known=VERSION)
    try:
        file = msgspec.json.decode(data, type=StudyFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise unread(error) from None
    if sum(len(one.nodes) - 1 for one in file.chapters) > MOST_NODES:
        raise Full("server-refuse-study-nodes", most=MOST_NODES)
    chapters = [read_chapter(games, one, n, key) for n, one in enumerate(file.chapters, 1)]
    return Read(one_line(file.title), chapters)


def read_chapter(games: dict[str, str], one: FileChapter, number: int, key: str) -> NewChapter:
    if one.game not in games:
        raise Malformed("server-refuse-study-file", where=place(number), reason=reason_for(no_game(games, one.game)))
    game = find_game(games[one.game])
    try:
        fresh = begun(games, game, one, key)
    except (Refusal, BadData, *NONSENSE) as error:
        raise fault_of(error, place(number), game, one) from None
    return msgspec.structs.replace(fresh, title=one_line(one.title), nodes=replayed(game, one, fresh.start, number))


def place(chapter: int, node: int | None = None) -> str:
    return f"$.chapters[{chapter - 1}]" + ("" if node is None else f".nodes[{node}]")


def fault_of(error: Exception, where: str, game: AnyGame, one: FileChapter) -> Malformed:
    """What is wrong there, and that the rules have changed since, if they have."""
    if one.rules == game.rules:
        return Malformed("server-refuse-study-file", where=where, reason=reason_for(error))
    return Malformed(
        "server-refuse-study-file-rules", where=where, reason=reason_for(error), rules=one.rules, known=game.rules
    )


def no_game(games: dict[str, str], name: str) -> Unknown:
    return Unknown("server-refuse-game", game=quoted(name), known=list(games))


def begun(games: dict[str, str], game: AnyGame, one: FileChapter, key: str) -> NewChapter:
    """The chapter with nothing but its first position."""
    origin = one.origin
    if origin.kind == "position":
        fresh = of_text(games, origin.text, one.title, False)
        if fresh.game != game.name:
            raise BadData(
                "",
                "game",
                f"the position is of {fresh.game!r}",
                "core-refuse-read-position-game",
                game=quoted(fresh.game),
            )
        return fresh
    if origin.kind == "match" and origin.line is None:
        return vouched_for(game, one, key)
    pack = origin.options.get("pack")
    if pack is not None:
        if not isinstance(pack, dict):
            raise BadData("", "pack", "is no table of facts", "core-refuse-read-table")
        boxes.checked(games[one.game], pack)
    options = checked_options(game, origin.options)
    s: State = game.start(options)
    for n, (seat, kind, text) in enumerate(origin.line or ()):
        if kind not in (ACT, LOT, RESIGN, DRAW) or (kind == RESIGN and not 0 <= seat < s.seats):
            raise BadData("", f"line[{n}]", "is no entry of a match", "core-refuse-read-entry")
        s = play_entry(game, s, Entry(n, seat, kind, text, (), False))
    kept = {k: v for k, v in options.items() if k != "pack"}
    known: Json = {"kind": origin.kind, "options": kept}
    if origin.kind == "match":
        known |= {"table": one_line(origin.table), "at": origin.at, "line": [list(x) for x in origin.line or ()]}
    return chapter(game, one.title, options, known, s, [], False)


def vouched_for(game: AnyGame, one: FileChapter, key: str) -> NewChapter:
    """A chapter that begins from a save this server has written itself."""
    said: Json = {"game": one.game, "options": one.origin.options, "save": one.save}
    if one.save is None or one.seal is None or signer({**said, SEAL: one.seal}) != public_key(key):
        raise BadData(
            "",
            "save",
            "only the server that wrote this file can read where the chapter begins",
            "core-refuse-read-save",
        )
    s: State = codec.load(game, one.save)
    shown = {k: v for k, v in one.origin.options.items() if k != "pack"}
    origin = {"kind": "match", "table": one_line(one.origin.table), "at": one.origin.at, "options": shown}
    return chapter(game, one.title, one.origin.options, origin, s, [], False)


def replayed(game: AnyGame, one: FileChapter, start: str, number: int) -> list[NewNode]:
    """The nodes of a chapter, each answer given again."""
    left = [0] * len(one.nodes)  # how many nodes still begin from each
    for n, node in enumerate(one.nodes):
        if (node.parent < 0) != (n == 0) or node.parent >= n or (n == 0) != (node.seat == CHANCE):
            raise Malformed("server-refuse-study-file", where=place(number, n), reason=reason_for(PARENTLESS))
        if n:
            left[node.parent] += 1
    states: dict[int, State] = {}
    found: list[NewNode] = []
    for n, node in enumerate(one.nodes):
        if n == 0:
            s: State = codec.load(game, msgspec.json.decode(start))
        else:
            left[node.parent] -= 1
            s = states[node.parent].clone() if left[node.parent] else states.pop(node.parent)
        try:
            made = grown(game, s, node.parent, Given(node.seat, node.text, node.lots), whole=True)
        except (Refusal, *NONSENSE) as error:
            raise fault_of(error, place(number, n), game, one) from None
        if left[n]:
            states[n] = s
        said: Json = {"comment": lines(node.comment), "verdict": node.verdict, "marks": node.marks}
        found.append(msgspec.structs.replace(made, **said))
    return found


def lines(text: str) -> str:
    """A text of several lines, each without control characters."""
    return "\n".join(map(one_line, text.replace("\r\n", "\n").split("\n"))).strip()
