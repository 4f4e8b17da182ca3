"""A scenario file as it is read, checked for shape. The format is docs/notation.md."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeGuard

import yaml

from arenarium.core.data import check_known, read_toml
from arenarium.core.game import Json
from arenarium.core.language import FALLBACK
from arenarium.core.refusal import BadData
from arenarium.core.scenario_lines import heads, keys, line_of
from arenarium.core.scenario_time import span

TOP = {"game", "title", "rules", "text", "options", "position", "impossible", "lots", "seed", "step", "expect"}
DEEDS = ("do", "refused", "asked", "lots", "expect", "saw", "view", "undo", "resign")
EXTRAS = {"do": {"seat"}, "refused": {"seat", "kind", "rule"}, "asked": {"seat"}, "undo": {"seat"}}
SAY = "say"  # what a guide tells the reader before this step; any step may have it
AFTER = "after"  # the time that passes before this step, for games that keep time; any step may have it
KINDS = ("unreadable", "not_allowed", "stale")
ASKED = {"seat", "ask", "options", "includes", "excludes", "count", "nobody"}
SAW = {"seat", "event", "count", "since"}
VIEW = {"seat", "path", "equals", "absent"}
SPECTATOR = "spectator"
START = "start"  # of the whole scenario


@dataclass(frozen=True)
class Scenario:
    file: str
    game: str
    title: str
    titles: dict[str, str]  # by language, where the file has more than one
    rules: tuple[str, ...]
    text: dict[str, str]
    options: Json
    position: Json | None
    lots: tuple[str, ...]
    seed: str | None
    steps: tuple[Json, ...]
    impossible: bool = False  # the position is one that no game comes to, and is meant so
    lines: tuple[int, ...] = field(default=())  # the line of each step in the file
    keys: dict[str, int] = field(default_factory=dict)  # the line of each key in the file

    def where(self, step: int) -> str:
        line = f", line {self.lines[step]}" if step < len(self.lines) else ""
        return f"{self.file}, step {step + 1}{line}"

    def place(self, table: str, where: str) -> str:
        """What stands in that table of the file under that key."""
        line = line_of(self.keys, table, where)
        return f"{self.file}, line {line}" if line else self.file


def read(path: Path) -> Scenario:
    """A scenario file, checked for shape. Raises BadData."""
    text = path.read_text(encoding="utf-8")
    if path.suffix in (".yaml", ".yml"):
        data = _read_yaml(text, str(path))
    else:
        data = read_toml(text, str(path))
    return parse(data, str(path), text)


def _read_yaml(text: str, file: str) -> Json:
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise BadData(file, "", f"not YAML: {error}") from None
    if not isinstance(data, dict):
        raise BadData(file, "", "a scenario is a table of keys")
    return data


def parse(data: Json, file: str, text: str = "", *, bare: bool = False) -> Scenario:
    """What a file says. `bare`: a position alone will do, without a title or a step."""
    check_known(data, sorted(TOP), file)
    if not isinstance(data.get("game"), str):
        raise BadData(file, "game", "is missing or not a text", "core-refuse-read-game")
    title = data.get("title", "" if bare else None)
    titles: dict[str, str] = {FALLBACK: title} if isinstance(title, str) else title if _by_language(title) else {}
    if FALLBACK not in titles:
        raise BadData(
            file,
            "title",
            f"is missing; it is a text, or a table of texts by language, '{FALLBACK}' among them",
            "core-refuse-read-title",
            lang=FALLBACK,
        )
    for key in ("options", "position", "text", "expect"):
        if not isinstance(data.get(key, {}), dict):
            raise BadData(file, key, "must be a table", "core-refuse-read-table")
    if not isinstance(data.get("step", []), list):
        raise BadData(file, "step", "must be a list of tables, each under [[step]]", "core-refuse-read-steps")
    for key in ("rules", "lots"):
        if not _texts(data.get(key, [])):
            raise BadData(file, key, "must be a list of texts", "core-refuse-read-texts")
    if not isinstance(data.get("seed", ""), str):
        raise BadData(file, "seed", "must be a text", "core-refuse-read-text")
    if not isinstance(data.get("impossible", False), bool):
        raise BadData(file, "impossible", "must be true or false", "core-refuse-read-flag")
    steps = list(data.get("step", []))
    lines = heads(text, "[[step]]")
    if len(lines) != len(steps):
        lines = ()
    if "expect" in data:
        steps.append({"expect": data["expect"]})
        lines = (*lines, *heads(text, "[expect]")) if len(lines) == len(steps) - 1 else lines
    for n, step in enumerate(steps):
        _check_step(step, f"{file}, step {n + 1}" + (f", line {lines[n]}" if n < len(lines) else ""))
    if not steps and not bare:
        raise BadData(
            file, "step", "a scenario without a step or an expectation shows nothing", "core-refuse-read-no-step"
        )
    return Scenario(
        file,
        data["game"],
        titles[FALLBACK],
        titles,
        tuple(data.get("rules", [])),
        data.get("text", {}),
        data.get("options", {}),
        data.get("position"),
        tuple(data.get("lots", [])),
        data.get("seed"),
        tuple(steps),
        data.get("impossible", False),
        lines,
        keys(text),
    )


def _by_language(value: Any) -> TypeGuard[dict[str, str]]:
    return isinstance(value, dict) and all(isinstance(v, str) for v in [*value, *value.values()])


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(v, str) for v in value)


def _check_step(step: Any, where: str) -> None:
    if not isinstance(step, dict):
        raise BadData(where, "", "a step is a table", "core-refuse-read-table")
    deeds = [d for d in DEEDS if d in step]
    if len(deeds) != 1:
        raise BadData(
            where,
            "",
            f"a step has exactly one of {', '.join(DEEDS)}; this one has {deeds or 'none'}",
            "core-refuse-read-deeds",
            known=", ".join(DEEDS),
        )
    deed = deeds[0]
    if not isinstance(step.get(SAY, ""), str) and not _by_language(step[SAY]):
        raise BadData(
            where,
            SAY,
            "must be a table of texts by language, or the name of a sentence of the lesson",
            "core-refuse-read-say",
        )
    for key in step:
        if key not in (deed, SAY, AFTER) and key not in EXTRAS.get(deed, set()):
            raise BadData(where, key, f"a step with '{deed}' has no such key", "core-refuse-read-step-key", deed=deed)
    if AFTER in step:
        span(step[AFTER], where)
    value = step[deed]
    if deed == "do" and not isinstance(value, str) and not _texts(value):
        raise BadData(where, "do", "must be an action or a list of actions", "core-refuse-read-actions")
    if deed == "refused" and not isinstance(value, str):
        raise BadData(where, "refused", "must be an action", "core-refuse-read-actions")
    if deed == "refused" and step.get("kind", KINDS[0]) not in KINDS:
        raise BadData(
            where, "kind", f"must be one of {', '.join(KINDS)}", "core-refuse-read-one-of", known=", ".join(KINDS)
        )
    if deed == "lots" and not _texts(value):
        raise BadData(where, "lots", "must be a list of texts", "core-refuse-read-texts")
    if deed in ("asked", "expect", "saw", "view") and not isinstance(value, dict):
        raise BadData(where, deed, "must be a table", "core-refuse-read-table")
    for table, known in (("asked", ASKED), ("saw", SAW), ("view", VIEW)):
        if deed == table:
            check_known(value, sorted(known), where, table)
    if deed == "asked":
        for key in ("options", "includes", "excludes"):
            if not _texts(value.get(key, [])):
                raise BadData(where, f"asked.{key}", "must be a list of actions", "core-refuse-read-actions")
    if deed == "expect" and not value:
        raise BadData(where, "expect", "an expectation without a fact holds always", "core-refuse-read-expect")
    if deed == "saw":
        _check_saw(value, where)
    if deed == "view":
        _check_view(value, where)
    if deed == "undo" and (not isinstance(value, int) or value < 1):
        raise BadData(where, "undo", "must be a number of actions", "core-refuse-read-number")


def _check_saw(saw: Json, where: str) -> None:
    wanted = saw.get("event")
    for event in wanted if isinstance(wanted, list) and wanted else [wanted]:
        if not isinstance(event, str) and not (isinstance(event, dict) and isinstance(event.get("kind"), str)):
            raise BadData(
                where,
                "saw.event",
                "must be a kind of event, a table with a kind, or a list of these",
                "core-refuse-read-event",
            )
    if "seat" not in saw:
        raise BadData(where, "saw.seat", "is missing", "core-refuse-read-missing")
    count = saw.get("count", 0)
    if not isinstance(count, int) or isinstance(count, bool) or count < 0:
        raise BadData(where, "saw.count", "must be a number", "core-refuse-read-number")
    if "count" in saw and isinstance(wanted, list):
        raise BadData(where, "saw.count", "goes with one event; a list is an order", "core-refuse-read-count")
    if saw.get("since", START) != START:
        raise BadData(
            where,
            "saw.since",
            f"must be '{START}'; without it what the last action brought is looked at",
            "core-refuse-read-since",
            word=START,
        )


def _check_view(view: Json, where: str) -> None:
    if "seat" not in view:
        raise BadData(where, "view.seat", "is missing", "core-refuse-read-missing")
    if not isinstance(view.get("path"), str):
        raise BadData(where, "view.path", "must be a text such as 'hands.0'", "core-refuse-read-path")
    if ("equals" in view) == (view.get("absent") is True):
        raise BadData(where, "view", "has either 'equals' or 'absent = true'", "core-refuse-read-view")


def find(paths: list[Path]) -> list[Path]:
    """Scenario files among files and folders, in order of their names."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(p for p in path.rglob("*") if p.suffix in (".toml", ".yaml", ".yml"))
        else:
            found.append(path)
    return found
