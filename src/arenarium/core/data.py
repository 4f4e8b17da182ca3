"""Facts from TOML with provenance, and packs that correct them.

A data file holds tables of facts. Each fact (a tile, a card, an area) is a table with an `id`; a
`source` says where it is from: "rulebook", "published" elsewhere, "reconstructed", "doubtful" (sources differ),
"box": somebody has seen it in theirs, or "own": somebody made it up. It may be a string for the whole fact or a table
by field, with "*" for the rest.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Hashable, Iterable, Mapping
from hashlib import sha256
from importlib import resources
from pathlib import Path
from threading import Lock
from typing import Any, Final, Generic, TypeVar

from arenarium.core.refusal import BadData, quoted

B = TypeVar("B")
SEEN = "box"
OWN = "own"
SOURCES = ("rulebook", "published", "reconstructed", "doubtful", SEEN, OWN)


# What the reader of TOML says, by how it begins, and the key that says it to players.
TOML_FAULTS: Final = {
    "Expected '='": "core-refuse-toml-equals",
    "Expected ']": "core-refuse-toml-bracket",
    "Expected newline": "core-refuse-toml-line",
    "Invalid statement": "core-refuse-toml-statement",
    "Invalid value": "core-refuse-toml-value",
    "Invalid initial character": "core-refuse-toml-key",
    "Invalid hex": "core-refuse-toml-escape",
    "Escaped character": "core-refuse-toml-escape",
    "Unescaped": "core-refuse-toml-escape",
    "Invalid date": "core-refuse-toml-date",
    "Unclosed array": "core-refuse-toml-list",
    "Unclosed inline": "core-refuse-toml-table",
    "Unterminated string": "core-refuse-toml-text",
    "Expected": "core-refuse-toml-text",
    "Illegal character": "core-refuse-toml-letter",
    "Found invalid character": "core-refuse-toml-letter",
    "Cannot": "core-refuse-toml-twice",
    "Duplicate": "core-refuse-toml-twice",
}


def toml_fault(said: str) -> tuple[str, int]:
    """The key of what is wrong, and how far along its line; 0: where the text ends."""
    column = re.search(r"column (\d+)\)$", said)
    key = next((key for begun, key in TOML_FAULTS.items() if said.startswith(begun)), "core-refuse-toml-other")
    return key, int(column[1]) if column else 0


def read_toml(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:  # also for a number of thousands of digits
        fault, column = toml_fault(str(error))
        raise BadData(
            file, "", f"not TOML: {error}", "core-refuse-read-toml", fault=f"@{fault}", column=column
        ) from None
    except RecursionError:
        raise BadData(
            file, "", "not TOML: lists or tables are nested too deeply", "core-refuse-read-toml-deep"
        ) from None


def read_resource(package: str, name: str) -> dict[str, Any]:
    """A data file shipped inside `package`, for example ("arenarium.games.monolith", "data/tiles.toml")."""
    return read_toml(resources.files(package).joinpath(name).read_text(encoding="utf-8"), name)


def check_keys(
    row: Mapping[str, Any], file: str, where: str, required: Mapping[str, type], optional: Mapping[str, type]
) -> None:
    """Every required key is there, none is unknown, each has its type."""
    for key in required:
        if key not in row:
            raise BadData(file, where, f"the field '{key}' is missing", "core-refuse-read-field-missing", field=key)
    for key, value in row.items():
        kind = required.get(key) or optional.get(key)
        if kind is None:
            known = ", ".join(sorted({*required, *optional}))
            raise BadData(
                file, where, f"unknown field '{key}' (known: {known})", "core-refuse-read-field", field=key, known=known
            )
        if kind is not object and (not isinstance(value, kind) or (kind is int and isinstance(value, bool))):
            raise BadData(
                file,
                where,
                f"field '{key}' must be {kind.__name__}, not {type(value).__name__}: {value!r}",
                "core-refuse-read-kind",
                field=key,
                kind=kind.__name__,
                value=quoted(value),
            )


def check_known(keys: Iterable[str], known: Iterable[str], file: str, above: str = "") -> None:
    """That a table, which lies below `above`, has no other keys. Raises BadData."""
    names = list(known)
    for key in keys:
        if key not in names:
            all_names = ", ".join(names)
            reason = f"unknown key (known: {all_names})"
            raise BadData(file, f"{above}.{key}" if above else key, reason, "core-refuse-read-key", known=all_names)


def check_files(given: Iterable[str], known: Iterable[str]) -> None:
    """That a pack changes no data files but those of the game. Raises BadData."""
    names = list(known)
    for name in given:
        if name not in names:
            all_names = ", ".join(names)
            reason = f"no such data file (known: {all_names})"
            raise BadData(name, "", reason, "core-refuse-read-file", known=all_names)


def check_choice(value: object, known: Iterable[str], file: str, where: str, what: str) -> None:
    """One of some words; the empty one is not named. Raises BadData."""
    words = list(known)
    if value not in words:
        names = ", ".join(word for word in words if word)
        raise BadData(
            file,
            where,
            f"unknown {what} {value!r} (known: {names})",
            "core-refuse-read-choice",
            known=names,
            value=quoted(value),
        )


def check_source(row: Mapping[str, Any], file: str, where: str) -> None:
    source = row.get("source")
    sources: Iterable[Any] = source.values() if isinstance(source, dict) else [source]
    for mark in sources:
        check_choice(mark, SOURCES, file, where, "source")


def source_of(row: Mapping[str, Any], field: str) -> str:
    """Where one field of a fact is from."""
    source = row.get("source", "reconstructed")
    if isinstance(source, dict):
        return str(source.get(field, source.get("*", "reconstructed")))
    return str(source)


def read_pack(folder: Path) -> dict[str, dict[str, Any]]:
    """A data pack: every TOML file of a folder by its name, or one file that holds them all."""
    if folder.is_file():
        from arenarium.core import packfile

        try:
            return packfile.read(folder.read_bytes().decode("utf-8"), str(folder))[2]
        except UnicodeDecodeError:
            raise BadData(str(folder), "", "not a text in UTF-8", "core-refuse-read-utf8") from None
    if not folder.is_dir():
        raise BadData(str(folder), "", "no such folder")
    files = sorted(folder.glob("*.toml"))
    if not files:
        raise BadData(str(folder), "", "the folder holds no TOML file")
    pack = {}
    for f in files:
        try:
            pack[f.name] = read_toml(f.read_bytes().decode("utf-8"), str(f))
            pack_hash(pack[f.name])
        except UnicodeDecodeError:
            raise BadData(str(f), "", "not a text in UTF-8", "core-refuse-read-utf8") from None
        except TypeError:
            reason = "holds a date or a time, which is no fact of a game"
            raise BadData(str(f), "", reason, "core-pack-plain", where=f.name) from None
    return pack


def pack_hash(pack: Mapping[str, Any]) -> str:
    """A pack is known by its content."""
    import json

    return sha256(json.dumps(pack, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


class Kept(Generic[B]):
    """What was read from packs, by their content: of those used last, so that many packs do not fill the memory."""

    def __init__(self, most: int = 64) -> None:
        self.most: Final = most
        self._kept: dict[Hashable, B] = {}
        self._turn = Lock()  # a server reads packs on threads beside its loop

    def get(self, key: Hashable, read: Callable[[], B]) -> B:
        with self._turn:
            found = self._kept.pop(key, None)
            if found is not None:
                self._kept[key] = found
                return found
        found = read()
        with self._turn:
            self._kept[key] = found
            if len(self._kept) > self.most:
                del self._kept[next(iter(self._kept))]
        return found

    def __len__(self) -> int:
        return len(self._kept)


def overlay(base: dict[str, Any], pack: Mapping[str, Any], file: str) -> dict[str, Any]:
    """`base` with the facts of a pack laid over it.

    Lists of tables with an `id` are merged by id and field; a fact the base does not have is refused,
    because a correction of nothing is a misspelling. Other tables merge by key, other values replace.
    """
    merged = dict(base)
    for key, value in pack.items():
        if key == "source":
            merged[key] = merged_source(base.get(key), value)
            continue
        if key not in base:
            raise BadData(file, key, "the base data has no such table or field", "core-refuse-read-base-table")
        old = base[key]
        if isinstance(old, list) and old and isinstance(old[0], dict) and "id" in old[0]:
            merged[key] = _overlay_rows(old, value, file, key)
        elif isinstance(old, dict):
            if not isinstance(value, dict):
                raise BadData(file, key, "must be a table", "core-refuse-read-table")
            merged[key] = overlay(old, value, file)
        else:
            merged[key] = value
    return merged


def _overlay_rows(old: list[dict[str, Any]], rows: Any, file: str, key: str) -> list[dict[str, Any]]:
    if not isinstance(rows, list):
        raise BadData(file, key, "must be a list of tables, each with an id", "core-refuse-read-rows")
    changes: dict[str, dict[str, Any]] = {}
    known = {r["id"] for r in old}
    for row in rows:
        name = row.get("id") if isinstance(row, dict) else None
        if name not in known:
            raise BadData(file, f"{key}.{name}", "the base data has no such id", "core-refuse-read-base-id")
        changes[str(name)] = row
    return [_overlay_row(r, changes[r["id"]]) if r["id"] in changes else r for r in old]


def _overlay_row(old: dict[str, Any], row: dict[str, Any]) -> dict[str, Any]:
    return {**old, **row, **({"source": merged_source(old.get("source"), row["source"])} if "source" in row else {})}


def merged_source(old: Any, new: Any) -> Any:
    """Marks by field beside those of the rest."""
    if not isinstance(new, dict):
        return new
    return {**(old if isinstance(old, dict) else {} if old is None else {"*": old}), **new}
