"""What goes over the wire is typed once: the client's types are written from the declarations and are current."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from arenarium.core import wire

SCRIPT = Path(__file__).parents[2] / "scripts" / "wire-types"


def script() -> ModuleType:
    loader = SourceFileLoader("wire_types", str(SCRIPT))
    spec = importlib.util.spec_from_loader("wire_types", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_the_types_of_the_client_are_current() -> None:
    run = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_declarations_become_typescript(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = script()
    monkeypatch.setattr(made, "TOP", tmp_path)
    file = tmp_path / "wire.py"
    file.write_text(
        "Hex = Annotated[str, 'hex']  # where a tile lies\n"
        "# A tile that went.\n"
        "Moved = TypedDict('Moved', {'kind': Literal['moved'], 'from': Hex, 'to': 'Hex | None'})\n"
        "class Row(TypedDict):\n"
        '    """One row."""\n'
        "    hp: NotRequired[int]  # what is left\n"
        "    under: list[Moved | None]\n"
        "    left: dict[str, tuple[int, str]]\n"
        "class Longer(Row, total=False):\n"
        "    more: bool\n"
        "Told = Moved | Longer\n",
        encoding="utf-8",
    )
    text = made.Source(file).typescript()
    assert text.split("\n", 2)[2] == (
        "/** where a tile lies */\nexport type Hex = string;\n\n"
        "/** A tile that went. */\nexport type Moved = {\n  kind: 'moved';\n  from: Hex;\n  to: Hex | null;\n};\n\n"
        "/** One row. */\nexport type Row = {\n  /** what is left */\n  hp?: number;\n  under: (Moved | null)[];\n"
        "  left: Record<string, [number, string]>;\n};\n\n"
        "export type Longer = Row & {\n  more?: boolean;\n};\n\n"
        "export type Told = Moved | Longer;\n"
    )


def test_declarations_in_several_files_become_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = script()
    monkeypatch.setattr(made, "TOP", tmp_path)
    words, events = tmp_path / "wire.py", tmp_path / "wire_events.py"
    words.write_text("from core.wire import Seat\nclass OfHex(TypedDict):\n    hex: str\n", encoding="utf-8")
    events.write_text(
        "from core.wire import Question, Seat\nfrom game.wire import OfHex\nclass Fell(OfHex):\n    seat: Seat\n",
        encoding="utf-8",
    )
    head, _, text = made.Source(words, events).typescript().partition("\n\n")
    assert "wire.py, wire_events.py" in head
    assert text == (
        "import type { Seat } from '../../core/told.ts';\n\n"
        "export type OfHex = {\n  hex: string;\n};\n\n"
        "export type Fell = OfHex & {\n  seat: Seat;\n};\n"
    )


def test_what_has_no_words_in_typescript_is_refused(tmp_path: Path) -> None:
    made = script()
    file = tmp_path / "wire.py"
    file.write_text("class Row(TypedDict):\n    when: Callable[[], int]\n", encoding="utf-8")
    with pytest.raises(made.Untranslatable, match=r"wire\.py:2"):
        made.Source(file).typescript()


Hex = Annotated[str, "hex"]


class Fell(TypedDict):
    kind: Literal["fell"]
    seat: wire.Seat
    hex: Hex
    wounds: NotRequired[int]


class Over(TypedDict):
    kind: Literal["over", "drawn"]


def test_fields_of_events_come_from_their_declaration() -> None:
    assert wire.fields(Fell | Over) == {
        "fell": (("seat", "seat"), ("hex", "hex"), ("wounds", "")),
        "over": (),
        "drawn": (),
    }


@pytest.mark.parametrize(
    "value",
    [
        {"kind": "fell", "seat": 0},
        {"kind": "fell", "seat": "0", "hex": "a1"},
        {"kind": "fell", "seat": 0, "hex": "a1", "colour": "red"},
        {"kind": "rose", "seat": 0, "hex": "a1"},
    ],
)
def test_what_is_not_of_its_type_is_found(value: dict[str, object]) -> None:
    wire.check({"kind": "fell", "seat": 0, "hex": "a1"}, Fell)
    with pytest.raises(wire.Mistyped):
        wire.check(value, Fell)
