"""Every fact of a game's box: what ships, what may stand there, and what a pack says instead.

A thing is a tile, a card, an area, a table of prices: whatever a data file has an entry for. Its facts are the fields
of that entry. Packs that people make in the browser hold facts and marks of where they are from, and nothing else;
each value is checked here by its kind, before the game's own reading checks what facts have to do with one another.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, NotRequired, TypedDict

from arenarium.core.data import SEEN, SOURCES, source_of
from arenarium.core.readable import readable
from arenarium.core.refusal import Refusal, quoted

Json = dict[str, Any]
MOST_TEXT = 4000  # letters of one fact that is written as text
MOST_DEEP = 8  # lists and tables within one fact
MOST_NAME = 40  # letters of what somebody calls a thing of their own
MOST_WORDS = 300  # letters of what they say it does
MOST_LANGUAGES = 12
LANGUAGE = re.compile(r"[a-z]{2,3}")


class FieldKind(TypedDict):
    """What may stand in a field."""

    kind: Literal[
        "number", "flag", "choice", "six", "numbers", "counts", "names", "list", "grid", "table", "rows", "raw", "text"
    ]
    low: NotRequired[int]
    high: NotRequired[int]
    of: NotRequired[list[str]]  # choices; names that are counted; letters of a grid
    keys: NotRequired[list[str]]  # places that take one of the choices each
    least: NotRequired[int]  # how many there are
    most: NotRequired[int]
    different: NotRequired[bool]
    fields: NotRequired[dict[str, FieldKind]]
    blocks: NotRequired[Mapping[str, Mapping[str, Iterable[object]]]]  # steps to be put together, and what they take
    ways: NotRequired[list[str]]  # steps between which a step may let one choose
    only: NotRequired[dict[str, list[str]]]  # the field belongs to things with one of these values there


Fields = dict[str, FieldKind]


class Fact(TypedDict):
    value: Any  # None: nothing is said
    kind: FieldKind
    mark: str


class Thing(TypedDict):
    file: str
    path: list[str]  # from the top of the file; the last is its id
    rows: bool  # it is an entry of a list, found by its id
    about: Json  # what else the file says of it: which faction, which kind
    facts: dict[str, Fact]


def number(low: int, high: int) -> FieldKind:
    return {"kind": "number", "low": low, "high": high}


def choice(of: Iterable[str]) -> FieldKind:
    return {"kind": "choice", "of": list(of)}


def counts(of: Iterable[str], low: int, high: int) -> FieldKind:
    return {"kind": "counts", "of": list(of), "low": low, "high": high}


def only(kind: FieldKind, /, **fields: list[str]) -> FieldKind:
    return {**kind, "only": fields}


FLAG: FieldKind = {"kind": "flag"}
RAW: FieldKind = {"kind": "raw"}
OWN: Fields = {"names": {"kind": "text", "most": MOST_NAME}, "texts": {"kind": "text", "most": MOST_WORDS}}


def things(files: Mapping[str, Json], tables: Mapping[str, Fields]) -> list[Thing]:
    """Every thing of the data files, in their order. `tables` has the fields by the table's name: "tile" is a list of
    entries or one table, "train.*" a table of tables, "" the top of a file, "number:dice" the one entry of that id."""
    found: list[Thing] = []
    for file, content in files.items():
        if "" in tables and any(field in content for field in tables[""]):
            found.append(_thing(file, [], False, content, tables[""], content))
        for key, value in content.items():
            if f"{key}.*" in tables:
                found += [_thing(file, [key, name], False, row, tables[f"{key}.*"], row) for name, row in value.items()]
            elif key in tables and isinstance(value, dict):
                found.append(_thing(file, [key], False, value, tables[key], value))
            elif key in tables:
                for row in value:
                    fields = tables.get(f"{key}:{row['id']}", tables[key])
                    found.append(_thing(file, [key, row["id"]], True, row, fields, content))
    return found


def _thing(file: str, path: list[str], rows: bool, row: Json, fields: Fields, content: Json) -> Thing:
    facts: dict[str, Fact] = {}
    for name, kind in fields.items():
        if all(row.get(key) in values for key, values in kind.get("only", {}).items()):
            mark = source_of(row, name) if "source" in row else source_of(content, path[0] if path else name)
            facts[name] = {"value": row.get(name), "kind": kind, "mark": mark}
    about = {key: value for key, value in row.items() if key not in fields and key != "source"} if path else {}
    return {"file": file, "path": path, "rows": rows, "about": about, "facts": facts}


# --- packs -----------------------------------------------------------------------------------


class BadFact(Refusal):
    """A pack says what no box can say."""

    kind = "bad_data"


class Difference(TypedDict):
    """One fact of a pack beside what ships."""

    file: str
    path: list[str]
    field: str
    old: Any
    new: Any
    mark: str  # where the shipped one is from
    seen: bool  # in a box


def said(pack: Mapping[str, Any], all_things: list[Thing]) -> Iterator[tuple[Thing, Json]]:
    """What a pack says of each thing. Raises BadFact where it speaks of none."""
    known = {(t["file"], *t["path"]): t for t in all_things}
    for file, content in pack.items():
        if not any(key[0] == file for key in known):
            raise BadFact("core-fact-file", file=quoted(file), known=sorted({str(key[0]) for key in known}))
        if not isinstance(content, dict):
            raise BadFact("core-fact-table", file=file, where="", field="")
        top = {k: v for k, v in content.items() if (file,) in known and (k == "source" or k in known[file,]["facts"])}
        if top:
            yield known[file,], top
        for key, value in content.items():
            if key not in top:
                yield from _said_in(known, file, key, value)


def _said_in(known: dict[tuple[str, ...], Thing], file: str, key: str, value: Any) -> Iterator[tuple[Thing, Json]]:
    if (file, key) in known:
        if not isinstance(value, dict):
            raise BadFact("core-fact-table", file=file, where=quoted(key), field="")
        yield known[file, key], value
        return
    rows: list[Any] = value if isinstance(value, list) else []
    if isinstance(value, dict):
        rows = [{**row, "id": name} if isinstance(row, dict) else None for name, row in value.items()]
    if not rows and value:
        raise BadFact("core-fact-table", file=file, where=quoted(key), field="")
    met: set[str] = set()
    for row in rows:
        name = row.get("id") if isinstance(row, dict) else None
        thing = known.get((file, key, name)) if isinstance(name, str) else None
        if thing is None or thing["rows"] != isinstance(value, list):
            raise BadFact("core-fact-unknown", file=file, where=quoted(f"{key}.{name}"))
        if name in met:
            raise BadFact("core-fact-twice", file=file, where=quoted(f"{key}.{name}"))
        met.add(str(name))
        yield thing, {field: v for field, v in row.items() if field != "id"}


def check(pack: Mapping[str, Any], all_things: list[Thing]) -> None:
    """Every field that the pack names is a fact of that thing, and its value of the fact's kind. Raises BadFact."""
    for thing, row in said(pack, all_things):
        for field, value in row.items():
            place = {"file": thing["file"], "where": ".".join(thing["path"]), "field": quoted(field)}
            if field == "source":
                sources = list(value.values()) if isinstance(value, dict) else [value]
                if len(sources) > 40 or any(mark not in SOURCES for mark in sources):
                    raise BadFact("core-fact-source", **place, known=list(SOURCES))
            elif field not in thing["facts"]:
                raise BadFact("core-fact-field", **place, known=list(thing["facts"]))
            else:
                check_value(value, thing["facts"][field]["kind"], place)


def check_value(value: Any, kind: FieldKind, place: Json) -> None:
    """Raises BadFact where a value is not of its kind."""
    low, high, of = kind.get("low", 0), kind.get("high", 0), kind.get("of", [])
    match kind["kind"]:
        case "number":
            _number(value, low, high, place)
        case "flag":
            if not isinstance(value, bool):
                raise BadFact("core-fact-flag", **place)
        case "choice":
            if value not in of or not isinstance(value, str):
                raise BadFact("core-fact-choice", **place, value=quoted(value), known=of)
        case "six" | "numbers":
            least, most = (6, 6) if kind["kind"] == "six" else (kind.get("least", 0), kind.get("most", 9))
            for v in _listed(value, least, most, place):
                _number(v, low, high, place)
            if kind.get("different") and len(set(value)) < len(value):
                raise BadFact("core-fact-different", **place)
        case "counts" | "names":
            names = of if kind["kind"] == "counts" else kind.get("keys", [])
            if not isinstance(value, dict):
                raise BadFact("core-fact-table", **place)
            for name, v in value.items():
                if name not in names:
                    raise BadFact("core-fact-choice", **place, value=quoted(name), known=names)
                if kind["kind"] == "counts":
                    _number(v, low, high, place)
                elif v not in of or not isinstance(v, str):
                    raise BadFact("core-fact-choice", **place, value=quoted(v), known=of)
        case "list":
            for v in _listed(value, kind.get("least", 0), kind.get("most", 40), place):
                if v not in of or not isinstance(v, str):
                    raise BadFact("core-fact-choice", **place, value=quoted(v), known=of)
        case "grid":
            lines = _listed(value, kind.get("least", 1), kind.get("most", 9), place)
            letters = set(of)
            if any(not isinstance(v, str) or not 1 <= len(v) <= 9 or set(v) - letters for v in lines):
                raise BadFact("core-fact-grid", **place, known=of)
        case "table" | "rows":
            rows = [value] if kind["kind"] == "table" else _listed(value, 0, kind.get("most", 12), place)
            _plain(rows, place)
            for row in rows:
                _row(row, kind.get("fields", {}), place)
        case "raw":
            _plain(value, place)
        case "text":
            check_text(value, kind.get("most", MOST_NAME), place)


def check_text(value: Any, most: int, place: Json) -> None:
    """One line in each language, shown as it stands: nothing that hides in it or turns it round. Raises BadFact."""
    if not isinstance(value, dict) or not 1 <= len(value) <= MOST_LANGUAGES:
        raise BadFact("core-fact-text", **place, most=most)
    for lang, text in value.items():
        odd = not isinstance(text, str) or not 1 <= len(text.strip()) <= len(text) <= most or readable(text) != text
        if not isinstance(lang, str) or not LANGUAGE.fullmatch(lang) or odd:
            raise BadFact("core-fact-text", **place, most=most)


def _row(row: Any, fields: Fields, place: Json) -> None:
    if not isinstance(row, dict):
        raise BadFact("core-fact-table", **place)
    for name, v in row.items():
        if name not in fields:
            raise BadFact("core-fact-field", **{**place, "field": quoted(name)}, known=list(fields))
        inner = fields[name]
        if name == "of" and inner["kind"] == "rows":  # a choice between steps, each of which is a step
            inner = {**inner, "fields": fields}
        check_value(v, inner, place)


def _number(value: Any, low: int, high: int, place: Json) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadFact("core-fact-number", **place, low=low, high=high, value=quoted(value))


def _listed(value: Any, least: int, most: int, place: Json) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise BadFact("core-fact-list", **place, least=least, most=most)
    return value


def _plain(value: Any, place: Json) -> None:
    """Nothing that is too long or too deep to be read."""
    if deep(value) > MOST_DEEP or len(json.dumps(value)) > MOST_TEXT:
        raise BadFact("core-fact-long", **place, most=MOST_TEXT)


def deep(value: Any) -> int:
    """How many lists and tables lie within one another, at most one more than can be taken."""
    level, inside = 0, [value]
    while inside and level <= MOST_DEEP:
        nested = [x for x in inside if isinstance(x, (list, dict))]
        inside = [y for x in nested for y in (x.values() if isinstance(x, dict) else x)]
        level += bool(nested)
        if not nested:
            break
    return level


def words_of(game: str, pack: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """What a pack calls its own, by the keys of texts, in each language."""
    found: dict[str, dict[str, str]] = {}
    for content in pack.values() if isinstance(pack, Mapping) else ():
        tops = [content] if isinstance(content, dict) else []
        tables = [row for value in content.values() if isinstance(value, list) for row in value] if tops else []
        for row in [*tops, *tables]:
            if isinstance(row, dict) and isinstance(row.get("id"), str):
                for field, attribute in (("names", ""), ("texts", ".text")):
                    texts = row.get(field)
                    if isinstance(texts, dict) and texts and all(isinstance(x, str) for x in texts.values()):
                        found[f"{game}-{row['id']}{attribute}"] = texts
    return found


def differences(pack: Mapping[str, Any], all_things: list[Thing]) -> list[Difference]:
    """The facts of a pack that are not as they ship, or that it marks as seen in a box."""
    found: list[Difference] = []
    for t, row in said(pack, all_things):
        sources = row.get("source")
        for field, fact in t["facts"].items():
            new = row.get(field, fact["value"])
            seen = isinstance(sources, dict) and sources.get(field) == SEEN
            if seen or new != fact["value"]:
                place = {"file": t["file"], "path": t["path"], "field": field}
                found.append({**place, "old": fact["value"], "new": new, "mark": fact["mark"], "seen": seen})  # type: ignore[typeddict-item]
    return found


# --- edits -----------------------------------------------------------------------------------


class Edit(TypedDict):
    """One fact that somebody corrects, or says to have seen."""

    file: str
    path: list[str]
    field: str
    value: NotRequired[Any]
    reset: NotRequired[bool]  # as it ships, and not seen
    seen: NotRequired[bool]


def edited(pack: Mapping[str, Any], all_things: list[Thing], edits: list[Edit]) -> Json:
    """The pack with these edits. What is as it ships is not said in it. Raises BadFact."""
    known = {(t["file"], *t["path"]): t for t in all_things}
    rows = {(t["file"], *t["path"]): dict(row) for t, row in said(pack, all_things)}
    for edit in edits:
        key = (edit["file"], *edit["path"])
        thing = known.get(key)
        where = quoted(".".join(edit["path"]))
        if thing is None:
            raise BadFact("core-fact-unknown", file=quoted(edit["file"]), where=where)
        field = edit["field"]
        if field not in thing["facts"]:
            place = {"file": thing["file"], "where": where, "field": quoted(field)}
            raise BadFact("core-fact-field", **place, known=list(thing["facts"]))
        row = rows.setdefault(key, {})
        source = row.get("source")
        sources = dict(source) if isinstance(source, dict) else {}
        if edit.get("reset"):
            row.pop(field, None)
            sources.pop(field, None)
        if "value" in edit:
            row[field] = edit["value"]
        if "seen" in edit:
            sources.pop(field, None)
            if edit["seen"]:
                sources[field] = SEEN
        if row.get(field) == thing["facts"][field]["value"]:
            row.pop(field, None)
        row["source"] = sources
    return laid_out({key: row for key, row in rows.items() if row.get("source") or set(row) - {"source"}}, known)


def laid_out(rows: Mapping[tuple[str, ...], Json], known: Mapping[tuple[str, ...], Thing]) -> Json:
    """A pack of what is said of each thing, in the order of the data files."""
    pack: Json = {}
    for key, thing in known.items():
        if key not in rows:
            continue
        row = {field: value for field, value in rows[key].items() if field != "source" or value}
        content = pack.setdefault(thing["file"], {})
        match thing["path"]:
            case []:
                content.update(row)
            case [name]:
                content[name] = row
            case [table, name] if thing["rows"]:
                content.setdefault(table, []).append({"id": name, **row})
            case [table, name]:
                content.setdefault(table, {})[name] = row
    return pack
